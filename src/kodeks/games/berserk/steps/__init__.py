"""The chapters of the rulebook, in their order."""
