"""The whole table: where the game stands, the stack, both sides and the battlefield between them."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from kodeks.games.berserk.face import words
from kodeks.games.berserk.face.terminal.board import board
from kodeks.games.berserk.face.terminal.foresight import odds
from kodeks.games.berserk.face.terminal.pieces import BOLD, COLOURS, LEGEND, whole
from kodeks.games.berserk.face.terminal.squad import deal, to_deploy
from kodeks.games.berserk.game import BerserkGame
from kodeks.kernel.game import Game
from kodeks.kernel.note import letter
from kodeks.languages import Language, mark
from kodeks.terminal.cards import GREY, stacked, styled
from kodeks.terminal.flow import flow

SHOWN = 4  # of the stack
BUILDING = ("deal", "squad")
DICE = {"white": mark("attack"), "black": mark("defence")}


def draw(view: dict[str, Any], names: list[str], reader: Language, width: int, game: Game) -> Text:
    assert isinstance(game, BerserkGame)
    near = 0 if view["seat"] is None else view["seat"]
    known = game.catalogue().by_name
    lines = [*headline(view["table"], names, reader, width), *stack(view["table"], names, reader, width)]
    if view["table"]["phase"] in BUILDING and "deal" in view["table"]:
        return stacked(lines + deal(view["table"], known, reader, width))
    lines += flow([styled(part.strip(), GREY) for part in reader.say(LEGEND).split(";")], width, start="")
    lines += side(view, 1 - near, names, reader, width)
    lines += board(view, near, reader, width)
    lines += to_deploy(view["table"], known, reader, width)
    lines += on_cards(view, near, reader, width, game)
    lines += side(view, near, names, reader, width)
    return stacked(lines)


def own_below(view: dict[str, Any]) -> bool:
    """Whether the drawing ends with the own side, and not with a deal that is read from its top."""
    return view["table"]["phase"] not in BUILDING


def headline(table: dict[str, Any], names: list[str], reader: Language, width: int) -> list[Text]:
    if table["phase"] == "battle":
        turn = reader.say("Turn {number}: {name}", number=table["turn"], name=names[table["active"]])
        said = [turn, reader.say(words.STEPS[table["step"]][0]) if table["step"] else ""]
    else:
        said = [reader.say(words.PHASES[table["phase"]][0])]
    pieces = [styled(part, BOLD) for part in said if part]
    return flow(pieces + [die(one, reader) for one in table["dice"]], width, "")


def die(one: dict[str, Any], reader: Language) -> Text:
    """The last throw: who rolled which die, and what it shows."""
    return Text(f"{reader.word(one['name'])}: {reader.say(DICE[one['die']])} {one['number']}")


def stack(table: dict[str, Any], names: list[str], reader: Language, width: int) -> list[Text]:
    """The newest, which is executed first, stands first."""
    lines: list[Text] = []
    waiting = list(enumerate(table["stack"], start=1))
    for number, item in reversed(waiting[-SHOWN:]):
        head = styled(f"{reader.say('Stack')} {number}: ", BOLD)
        head.append(f"{reader.word(item['name'])} ({letter(item['seat'])})", COLOURS[item["seat"]])
        said = f" {reader.say(words.ABILITIES[item['type']])}"
        said += f" {'-'.join(map(str, item['amounts']))}" if "odds" in item else ""
        goals = item["targets"] + item["cells"]
        aimed = [f"{place} {reader.word(name_at(table, place))}".strip() for place in goals if place]
        head.append(said + (f" → {', '.join(aimed)}" if aimed else ""))
        lines += flow([head], width, "")
        if item.get("odds"):
            lives = table["cards"].get(item["targets"][0], {}).get("lives", 0)
            lines += flow(odds(item["odds"], lives, reader), width)
    if len(waiting) > SHOWN:
        lines.append(styled(reader.say("and {count} more below", count=len(waiting) - SHOWN), GREY))
    return lines


def name_at(table: dict[str, Any], place: str) -> str:
    name: str = table["cards"].get(place, {}).get("name", "")
    return name


# one side


def side(view: dict[str, Any], seat: int, names: list[str], reader: Language, width: int) -> list[Text]:
    """Who it is, the piles, and the additional zone."""
    table = view["table"]
    lines = flow([*title(view, seat, names, reader), *piles(table, seat, reader)], width, "")
    aloft = [place for place, card in table["cards"].items() if place[0] == "z" and card["control"] == seat]
    near = 0 if view["seat"] is None else view["seat"]
    pieces = [whole(view, place, near, reader) for place in aloft]
    return lines + flow(pieces, width, gap="  ")


def title(view: dict[str, Any], seat: int, names: list[str], reader: Language) -> list[Text]:
    table = view["table"]
    head = f"{'▶' if view['turn'] == seat else '─'} {letter(seat)} {names[seat]}"
    if table["phase"] != "initiative":
        first = seat == table["first"]
        head += f" ({reader.say('First player') if first else reader.say('Second player')})"
    return [styled(head, COLOURS[seat] + BOLD)]


def piles(table: dict[str, Any], seat: int, reader: Language) -> list[Text]:
    found = [Text(f"{reader.say('deck')} {table['deck_sizes'][seat]}")]
    dead = [grave["name"] for grave in table["graves"][str(seat)]]
    if dead:
        found.append(Text(f"{reader.say('graveyard')} {len(dead)}: {reader.word(dead[-1])}"))
        found += [Text(reader.word(name)) for name in dead[-2::-1]]
    return found


# what lies on cards


def on_cards(view: dict[str, Any], near: int, reader: Language, width: int, game: Game) -> list[Text]:
    """Riders of each host, then the states of each card."""
    cards = view["table"]["cards"]
    riders = [whole(view, place, near, reader) for place in cards if "+" in place]
    lines = flow(riders, width, "", gap="  ")
    for place, card in cards.items():
        said = [state(one, reader, game) for one in card.get("states", [])]
        said += [reader.say("without: {feature}", feature=feature(one, reader, game)) for one in card.get("lost", [])]
        if said:
            head = styled(f"{place} ", GREY).append(f"{reader.word(card['name'])}: {said[0]}")
            lines += flow([head, *map(Text, said[1:])], width, "", gap=", ")
    return lines


def state(one: dict[str, Any], reader: Language, game: Game) -> str:
    said = feature(one, reader, game)
    if not one["until"]:
        return said
    turn = one["until"]
    until = (
        reader.say("to the end of turn {turn}", turn=turn) if one["end"] else reader.say("to turn {turn}", turn=turn)
    )
    return f"{said} ({until})"


def feature(one: dict[str, Any], reader: Language, game: Game) -> str:
    word = words.called(game, one["name"], reader)
    return f"{word} {one['n']}" if one["n"] else word
