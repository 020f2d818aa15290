"""SWC-FAQ-2.1, SWC-TM-49: a loop that was shown once may be repeated by its number.

A window keeps a trail: for each time that somebody is asked after an Action four numbers: who, the position without
its counters (damage and dial), its counters, and how many answers had been given.
"""

from __future__ import annotations

from kodeks.games.starwars.constants.costs import FirstCheaper
from kodeks.games.starwars.moves import CHOOSE, PASS, verb_of
from kodeks.games.starwars.state import DRAWN_GAME, LONGEST, PRIVATE, StarWars
from kodeks.games.starwars.timing import checks
from kodeks.games.starwars.values import capacity
from kodeks.kernel.state import CHANCE, OVER

WIDTH = 4
LONGEST_TRAIL = 40 * WIDTH
FARTHEST = 500  # positions of a loop that are looked at


def mark(state: StarWars, trail: list[int], seat: int, undone: int = 0) -> None:
    """`undone`: answers that are noted already but not yet carried out."""
    if len(trail) >= LONGEST_TRAIL:
        del trail[:WIDTH]
    trail += [seat, fingerprint(state), counters(state), len(state.recent) - undone]


def fingerprint(state: StarWars) -> int:
    """Everything but the counters and the order of decks."""
    seen: list[int] = [state.balance, state.engaged, state.holder_of_edge, len(state.lasting), len(state.titles)]
    for piece in state.cards:
        if piece is not None:
            seen += [piece.uid, piece.focus, piece.shields, piece.control, piece.host, piece.role]
            seen += [int(piece.committed), len(piece.captured), len(piece.fates), *piece.uses]
    for seat in range(2):
        for pile in (sorted(state.hands[seat]), state.discards[seat], state.victory[seat]):
            seen.append(hash(tuple(pile)))
        if FirstCheaper in state.rules.said:  # only such a card asks what was played in this turn
            seen.append(hash(tuple(sorted(set(state.played[seat])))))
    return hash(tuple(seen))


def counters(state: StarWars) -> int:
    seen = [state.dial]
    for piece in state.cards:
        if piece is not None:
            seen += [piece.damage, capacity(state, piece) if piece.damage else 0]
    return hash(tuple(seen))


def began(trail: list[int]) -> int:
    """Where the last complete cycle of the player who is asked began; -1 when there is none."""
    for i in range(len(trail) - 2 * WIDTH, -1, -WIDTH):
        if trail[i : i + 2] == trail[-WIDTH:-2]:
            return i
    return -1


def cycle(state: StarWars, trail: list[int]) -> list[int]:
    """The answers of that cycle."""
    return state.recent[trail[began(trail) + 3] : trail[-1]]


def refusal(state: StarWars, trail: list[int]) -> str:
    at = began(trail)
    if at < 0 or PRIVATE in cycle(state, trail) or all(answer == PASS for answer in cycle(state, trail)):
        return "SWC-FAQ-2.1a"
    return "" if trail[at + 2] != trail[-2] else "SWC-FAQ-2.1e"


def repeat(state: StarWars, trail: list[int], times: int) -> None:
    """SWC-FAQ-2.1c, 2.1d: as if played one by one, until the game ends or the cycle can not go on.

    A card that can no longer be chosen is replaced by the first that can (SWC-D-76). Any other answer that is not
    possible ends the loop: nobody wanted another.
    """
    answers, seat = cycle(state, trail), trail[-WIDTH]
    state.recent.pop()
    state.tell("SWC-FAQ-2.1c", "{seat} repeats the loop: {number}", {"seat": seat, "number": times})
    state.turn = seat
    for _ in range(times):
        for answer in answers:
            if state.turn in (OVER, CHANCE):
                return
            possible = state.moves()
            if answer not in possible:
                if verb_of(answer) != CHOOSE:
                    return
                possible = [move for move in possible if verb_of(move) == CHOOSE]
                if not possible:  # a single card was left, and nobody was asked
                    continue
                answer = possible[0]
            state.play(answer)


def look_for_an_end(state: StarWars) -> None:
    """SWC-D-89: what has gone on for so long is a draw, unless some answer leads on to an action window."""
    if endless(state):
        state.finish(DRAWN_GAME, "SWC-D-89")
        checks.settle(state)
    else:
        state.steps = 0


def endless(state: StarWars) -> bool:
    """Looks at what every answer leads to, now at the first that was found, now at the last: far, and on all sides."""
    seen: set[int] = set()
    waiting = [state]
    for n in range(FARTHEST):
        if not waiting:
            break
        now = waiting.pop(-(n % 2))
        for move in now.moves():
            ahead = now.copy()
            ahead.steps = -LONGEST  # only an action window counts from 0
            ahead.play(move)
            if ahead.turn == OVER and ahead.winner == DRAWN_GAME:
                continue
            if ahead.turn == OVER or ahead.steps >= 0:
                return False
            key = hash((fingerprint(ahead), counters(ahead), ahead.turn, tuple(ahead.moves())))
            if key not in seen:
                seen.add(key)
                waiting.append(ahead)
    return True
