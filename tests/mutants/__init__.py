"""What the tests do not notice: single breaks of the rules at random places, and which of them no test finds.

python -m tests.mutants --count 40 --seed 1 starwars/position.py kernel

A break is made in a scratch copy of the sources, then the tests that fit run there, interpreted, and stop at the first
failure: those that call the broken function first, then all. One that makes them take five times as long counts as
noticed. Results are kept in build/mutants: whoever stops the run and starts it again goes on where it stood, and a
break of unchanged source is not tried twice. Faces are no rules; they are broken only where they are named.
"""
