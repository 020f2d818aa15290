"""What abilities are made of, as numbers: conditions, counts, effects, constants, durations."""

from __future__ import annotations

from typing import Final

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
