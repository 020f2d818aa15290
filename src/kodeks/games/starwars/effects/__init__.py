"""What the steps of abilities do."""
