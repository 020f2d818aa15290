"""Part C of the rules: events and their windows, the use of abilities, damage, leaving play, state checks."""
