"""What a move would do, told while it is chosen: the odds of a strike, or what the card says."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from kodeks.games.berserk.face.terminal.cards import cost, numbers, text_of
from kodeks.games.berserk.face.terminal.pieces import BOLD, HURT
from kodeks.games.berserk.game import BerserkGame
from kodeks.kernel.game import Game
from kodeks.languages import Language
from kodeks.terminal.cards import GREY, styled

FACES = 6


def foresee(view: dict[str, Any], move: str, reader: Language, game: Game) -> Text:
    strike = view["table"]["strikes"].get(move)
    if strike is not None:
        target = view["table"]["cards"].get(move.split()[-1], {})
        return Text(" · ", GREY).join(odds(strike, target.get("lives", 0), reader))
    return about(view, move, reader, game)


def about(view: dict[str, Any], move: str, reader: Language, game: Game) -> Text:
    """The card that a move is about, in short."""
    assert isinstance(game, BerserkGame)
    known = game.catalogue().by_name
    named = [name for name in card_names(view, move) if name in known]
    if not named:
        return Text()
    kind = known[named[0]]
    return styled(f"{cost(kind)} {numbers(kind)}".strip(), BOLD).append("  " + text_of(kind, reader))


def card_names(view: dict[str, Any], move: str) -> list[str]:
    """The cards that a move names, or that stand where it names places."""
    verb, _, rest = move.partition(" ")
    if verb in ("take", "drop"):
        return [rest]
    if verb == "deploy":
        return [rest.rpartition(" ")[0]]
    cards = view["table"]["cards"]
    return [cards[place]["name"] for place in rest.split() if "name" in cards.get(place, {})]


def odds(strike: dict[str, Any], lives: int, reader: Language) -> list[Text]:
    """`1 wound 33 % · 2 wounds 22 % · 3 † 11 % · both miss 17 % · strikes back by 1: 17 %`."""
    black = strike["black"] or [FACES, 0, 0]
    passes, miss, back = (faces / FACES for faces in black)
    parts: list[Text] = []
    for faces, wounds in outcomes(strike):
        said = reader.say("{count} wounds", count=wounds)
        deadly = 0 < lives <= wounds
        parts.append(Text(f"{said}{' †' if deadly else ''} {percent(passes * faces / FACES)}", HURT if deadly else ""))
    if miss:
        parts.append(Text(f"{reader.say('both miss')} {percent(miss)}"))
    if back:
        parts.append(Text(reader.say("strikes back by {number}", number=strike["back"]) + f" {percent(back)}"))
    white, last = strike["rerolls"]
    if white or last:
        parts.append(Text(reader.say("re-rolls: attack {white}, defence {black}", white=white, black=last)))
    return parts


def outcomes(strike: dict[str, Any]) -> list[tuple[int, int]]:
    """How many faces of the attack die come to how many wounds."""
    faces = strike["white"] or [FACES, 0, 0]
    found: dict[int, int] = {}
    for count, wounds in zip(faces, strike["wounds"], strict=True):
        if count:
            found[wounds] = found.get(wounds, 0) + count
    return [(count, wounds) for wounds, count in found.items()]


def percent(chance: float) -> str:
    return f"{round(100 * chance)} %"
