"""The table in a terminal. Screens are built only from a seat's view, its offers and its log."""
