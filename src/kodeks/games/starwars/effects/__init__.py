"""One class for one effect or cost of the card language; each file is a family."""
