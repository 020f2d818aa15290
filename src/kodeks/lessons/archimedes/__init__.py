"""The lesson of Archimedes: scenario files."""
