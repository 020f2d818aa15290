"""When a feature works, one class for each condition."""
