"""§5 Przebieg rundy: its seven Steps in the order of the book, and what frames them.

course            how Rounds and Steps follow each other (§1, §4, §5, §6)
s1_allocation     1) Alokacja
s2_roll           2) Rzut
s3_activation     3) Aktywacja
s4_adjustment     4) Adjustacja
s5_bidding        5) Licytacja
s6_judgement      6) Osąd
s7_summation      7) Sumowanie
stack             §3 5) and 6): Priority, Stack and Resolution, for Bidding and Judgement
"""
