"""The chapters of the rulebook in their order: setup, the six phases, the engagement."""
