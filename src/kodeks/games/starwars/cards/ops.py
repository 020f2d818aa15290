"""What abilities are made of, as numbers: events, conditions, counts, effects, constants, durations."""

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

# effects and costs
DO_DRAW: Final = 0
DO_FOCUS: Final = 1
DO_UNFOCUS: Final = 2
DO_DAMAGE: Final = 3
DO_HEAL: Final = 4
DO_SHIELD: Final = 5
DO_DESTROY: Final = 6
DO_RETURN: Final = 7
DO_DISCARD_CARD: Final = 8  # from play
DO_SACRIFICE: Final = 9
DO_DIAL: Final = 10
DO_CANCEL: Final = 11
DO_PREVENT: Final = 12
DO_REDIRECT: Final = 13
DO_TO_HAND: Final = 14  # instead of where it goes
DO_ENGAGE_THIS: Final = 15
DO_CAPTURE: Final = 16
DO_CAPTURE_HAND: Final = 17
DO_CAPTURE_TOP: Final = 18
DO_RESCUE: Final = 19
DO_MOVE_DAMAGE: Final = 20
DO_SWITCH: Final = 21
DO_CONTROL: Final = 22
DO_GAIN: Final = 23  # icons for a time
DO_GAIN_CHOSEN: Final = 24
DO_GAIN_TOP: Final = 25
DO_FORCE: Final = 26
DO_BAR: Final = 27  # may not be declared
DO_BAR_DEFENCE: Final = 28
DO_RESERVE: Final = 29
DO_NEXT_CHEAPER: Final = 30
DO_NO_MATCH: Final = 31
DO_AGAIN: Final = 32  # engage once more
DO_FETCH_OBJECTIVE: Final = 33
DO_FETCH: Final = 34  # search the deck for a card into play
DO_SORT_TOP: Final = 35
DO_SLICE: Final = 36
DO_KEEP_THREE: Final = 37
DO_UNDER_DECK: Final = 38
DO_TAKE_TOP: Final = 39
DO_TAKE: Final = 40  # a card from the discard pile
DO_TAKE_FATE: Final = 41
DO_BURY: Final = 42  # a hand card under the deck
DO_DISCARD: Final = 43  # from a hand
DO_DISCARD_RANDOM: Final = 44
DO_LOOK_DISCARD: Final = 45
DO_STRIP: Final = 46
DO_PUT: Final = 47  # into play from somewhere
DO_PUT_THIS: Final = 48
DO_PLAY_THIS: Final = 49
DO_LESS: Final = 50
DO_ATTACH: Final = 51
DO_COMMIT_OR_NOT: Final = 52
DO_DAMAGE_OR_HEAL: Final = 53
DO_NEW_EDGE: Final = 54
DO_LUCK: Final = 55
DO_CHEAPEST: Final = 56
DO_SPEND: Final = 57
DO_SHUFFLE_IN: Final = 58

# zones that a card is put into play from
HAND_BIT: Final = 1
DISCARD_BIT: Final = 2

# where a card goes that leaves play
TO_DISCARD: Final = 0
TO_HAND_ZONE: Final = 1
TO_CAPTURE: Final = 2
TO_VICTORY: Final = 3
TO_UNDER: Final = 4  # below its owner's deck
