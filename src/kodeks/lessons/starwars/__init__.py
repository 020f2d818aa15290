"""The lesson of Star Wars: The Card Game."""
