"""The rulebook's chapters in its order; the numbers are those of the clauses.

match           how rounds follow each other (ARM-1, ARM-11)
s02_setup       PRZYGOTOWANIE RUNDY
s03_turn        PRZEBIEG: equation (ARM-4), equality (ARM-5), draw and pass (ARM-6)
equations       RÓWNANIA, with the Reiner card (ARM-12): beside this folder, the rules need them too
s08_round_end   ZAKOŃCZENIE RUNDY A and B (ARM-8, ARM-10)
s09_ties        Remis
s13_game_end    ZAKOŃCZENIE GRY
"""
