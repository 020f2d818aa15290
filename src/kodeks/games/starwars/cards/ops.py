"""What abilities are made of, as numbers: events, counts, constants."""

from __future__ import annotations

from typing import Final

# events that abilities wait for; SWC-TM-7 .. SWC-TM-12
ON_TURN: Final = 0  # a turn begins
ON_PHASE: Final = 1  # a phase begins
ON_PHASE_END: Final = 2
ON_REFRESH: Final = 3  # "after you refresh" (SWC-ERR-RB12)
ON_STRUGGLE: Final = 4
ON_DRAW: Final = 5
ON_PLAY: Final = 6  # a card is played, or an ability used
ON_COST: Final = 7  # the cost of a card is reckoned (step 3)
ON_ENTER: Final = 8
ON_LEAVE: Final = 9
ON_ENGAGED: Final = 10
ON_DECLARED: Final = 11
ON_FOCUSED: Final = 12  # focused to strike
ON_STRUCK: Final = 13
ON_DAMAGE: Final = 14  # is about to be dealt
ON_DAMAGED: Final = 15
ON_SURVIVED: Final = 16
ON_EDGE: Final = 17  # an edge battle is won
ON_EDGE_DISCARD: Final = 18
ON_FATE: Final = 19  # a fate card has resolved
ON_COMMIT: Final = 20
ON_GENERATE: Final = 21
ON_REVEAL: Final = 22
ON_COMPLETED: Final = 23
ON_READY: Final = 24
ON_TRIGGERED: Final = 25
ON_TOKEN_OFF: Final = 26
ON_PLACE: Final = 27  # an edge card would be placed

# marks of an event or trigger
AS_ATTACKER: Final = 1
DESTROYED: Final = 2
CAPTURED: Final = 4
IN_ENGAGEMENT: Final = 8
UNOPPOSED: Final = 16
IS_EVENT: Final = 32
IS_INTERRUPT: Final = 64
LOST: Final = 128
DRAWING: Final = 256
MOVED: Final = 512
BY_SOURCE: Final = 1024  # the trigger asks whether this card did it
AS_DEFENDER: Final = 2048
SACRIFICED: Final = 4096
DEALT: Final = 8192
IS_PLAYED: Final = 16384
CONTESTED: Final = 32768
ENHANCED: Final = 65536  # the card that left play was an enhancement, whatever it is else


# where a card goes that leaves play
TO_DISCARD: Final = 0
TO_HAND_ZONE: Final = 1
TO_CAPTURE: Final = 2
TO_VICTORY: Final = 3
TO_UNDER: Final = 4  # below its owner's deck
