"""One class for one condition."""
