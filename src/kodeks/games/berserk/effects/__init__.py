"""What features do, one class for each effect."""
