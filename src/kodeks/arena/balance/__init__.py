"""For designers: decks, seats, house rules and cards, each with how sure it is."""
