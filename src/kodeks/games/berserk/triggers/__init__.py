"""What sets features off, one class for each."""
