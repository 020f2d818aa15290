"""Many games at once between bots: who wins, how often, and how sure that is."""
