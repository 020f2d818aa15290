"""One class for one constant effect."""
