"""The lesson of Arcanon: scenario files."""
