"""Card files become cards: lines, facts, phrases, errata. docs/cards.md tells how to write one."""
