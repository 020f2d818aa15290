"""How the use of features is worded, and features that are made of effects."""
