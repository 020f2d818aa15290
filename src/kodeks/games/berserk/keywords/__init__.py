"""The keywords of the glossary: features with a name of their own, one class for each (BRS-KW-imennaya)."""
