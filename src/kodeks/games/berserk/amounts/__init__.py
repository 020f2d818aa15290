"""How much, one class for each way to say it."""
