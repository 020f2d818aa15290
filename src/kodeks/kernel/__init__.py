"""What every game is made of. Standard library only; the same source compiles with mypyc."""
