"""The cards: their language, their facts, the catalogue."""
