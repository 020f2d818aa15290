"""How texts describe cards, one class for each word."""
