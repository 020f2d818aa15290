"""One class for one word that says how a card must be."""
