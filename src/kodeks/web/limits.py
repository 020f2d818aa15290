"""How large anything may be that comes in. Letters, unless it says otherwise."""

from __future__ import annotations

# requests
BYTES = 400_000  # of a request: a journal many times as long as any game's; everything else is far smaller
ADDRESS = 200_000  # a page's address: a question to the judge in Cyrillic takes six letters for one

# people
NAME = 24
CHAT = 300  # a line of it

# tables
MOVE = 200  # a notation
PROMISE = 64  # a hash, or the number behind it
OPTION = 8_000  # the value of a house rule; the longest are decks
BROUGHT = 20_000  # the cards that a host brings along
ANSWERS = 10_000  # of a journal that becomes a table; the longest games have a third of it
HEAD = (
    40_000  # a journal's lines above its moves: its position and the cards that it carries; two decks have a half of it
)
DECISIONS = 400  # of a seat that are analysed; of more every second, third …

# pages
QUESTION = 20_000  # to the judge
SEARCH = 100  # in a rulebook
CARD = 2_000  # one of one's own, all of its fields together
DECK = 8_000  # as text
DECK_LINE = 1_500  # as it is shown: its links hold it again and again
LESSON = 200  # moves of a step
