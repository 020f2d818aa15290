"""What texts say that always holds, for a time or under a condition; how uses are worded."""
