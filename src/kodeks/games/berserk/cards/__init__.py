"""What is printed on a card."""
