"""The table of Star Wars, drawn from a view: the middle, the own side and hand, the other side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from kodeks.games.starwars.cards.kind import Kind
from kodeks.games.starwars.cards.words import ENHANCEMENT, EVENT, UNIT
from kodeks.games.starwars.cards.words import SIDES as NAMES
from kodeks.games.starwars.face.web.cards import printed
from kodeks.games.starwars.face.words import PHASES, SIDES, STATES
from kodeks.games.starwars.game import StarWarsGame
from kodeks.kernel.game import Game
from kodeks.kernel.note import letter
from kodeks.languages import Language, mark
from kodeks.terminal.cards import GREY, stacked, styled
from kodeks.terminal.flow import flow

LAST = 12  # of the dial
HIDDEN = "▒"
COLOURS = (Style(color="#4a7fb5"), Style(color="#d1495b"))
BOLD = Style(bold=True)
HURT = Style(color="#b5651d", bold=True)
ROLES = {"attacker": "▲", "defender": "▼"}
LEGEND = mark(
    "UD unit damage; T tactics; BD blast; e[ ] with the edge; F Force; ✦ committed; ● focus; ◇ shields; [ ] cost"
)


def draw(view: dict[str, Any], names: list[str], reader: Language, width: int, game: Game) -> Text:
    table, near = view["table"], 0 if view["seat"] is None else view["seat"]
    lines = [*headline(table, names, reader, width), *resolving(table, reader, width)]
    lines += engagement(table, near, names, reader, width)
    lines += side(view, near, names, reader, width)
    lines += hand(view, reader, width, game) if "hand" in table else []
    lines += side(view, 1 - near, names, reader, width)
    lines += flow([styled(part.strip(), GREY) for part in reader.say(LEGEND).split(";")], width, start="")
    return stacked(lines)


def card(name: str, reader: Language, game: Game) -> Text:
    """A card to read: its facts and what it says, in the reader's language, with the rules that speak of it."""
    assert isinstance(game, StarWarsGame)
    face = printed(reader, game.catalogue().by_name[name])
    facts = [*face["facts"], *filter(None, [face["traits"], *face["keywords"], face["host"]])]
    text = styled(f"{name}\n", BOLD).append(" · ".join(facts) + "\n", GREY)
    text.append("".join(f"\n{sentence}\n" for sentence in face["says"]))
    for clause in next(sheet["rules"] for sheet in game.sheets(name) if sheet["name"] == name):
        text.append(f"\n{clause} ", GREY).append(game.rulebook[clause].text(reader.code) + "\n")
    return text


# pieces and lines


def listed(heading: str, names: Sequence[str], width: int, start: str = "  ", style: Style = GREY) -> list[Text]:
    """Names after a heading, and the backs of what is not known; nothing where there are none."""
    pieces = [Text(name or HIDDEN) for name in names]
    return (
        flow([styled(f"{heading.rstrip(':')}: ", style).append_text(pieces[0]), *pieces[1:]], width, start)
        if pieces
        else []
    )


# the middle


def headline(table: dict[str, Any], names: list[str], reader: Language, width: int) -> list[Text]:
    first = [styled(part, BOLD) for part in standing(table, names, reader)]
    dial = next((name for name, card in table["cards"].items() if card["type"] == "dial"), "")
    ring = "▮" * table["dial"] + "▯" * (LAST - table["dial"])
    said = styled(f"{reader.say('Death Star dial')} {ring} {table['dial']}/{LAST}", BOLD)
    if dial and table["cards"][dial]["damage"]:
        said.append(" " + reader.say("damage {number}", number=table["cards"][dial]["damage"]), HURT)
    holder = NAMES.index(table["balance"])
    balance = reader.say("Balance of the Force: {side}", side=reader.say(SIDES[table["balance"]]))
    pieces = [said, *guests(dial, table, reader, width), styled(balance, COLOURS[holder])]
    light, dark = table["struggle"]
    if light or dark:
        pieces.append(Text(reader.say("Force struggle: light {light}, dark {dark}", light=light, dark=dark)))
    return flow(first, width, "") + flow(pieces, width, "")


def standing(table: dict[str, Any], names: list[str], reader: Language) -> list[str]:
    """Whose turn, the phase, and the state of the chart."""
    if table["state"] == "setup":
        return [reader.say("Before the first turn")]
    said = [reader.say("Turn {number}: {name}", number=table["turn_number"], name=names[table["active"]])]
    phase, state = PHASES.get(table["phase"], ""), STATES[table["state"]][0]
    said += [reader.say(phase)] if phase != state else []
    return [*said, f"{reader.say(state)} {table['state']}"]


def resolving(table: dict[str, Any], reader: Language, width: int) -> list[Text]:
    """The newest, which is resolved first, stands first."""
    going = [*table["stack"][::-1], *table["resolving"]["0"], *table["resolving"]["1"]]
    lines = listed(reader.say("Being resolved"), list(dict.fromkeys(going)), width, "", BOLD)
    return lines + listed(reader.say("revealed"), [*table["revealed"]["0"], *table["revealed"]["1"]], width, "", BOLD)


def engagement(table: dict[str, Any], near: int, names: list[str], reader: Language, width: int) -> list[Text]:
    objective = table["engaged"] or table["declared"] or table["against"]
    if not objective and not any(card.get("role") for card in table["cards"].values()):
        return []
    lines = [styled(f"═ {reader.say('Engagement')}: ", BOLD)]
    if objective in table["cards"]:
        lines[0].append_text(entry(objective, table, width - lines[0].cell_len))
    for seat in (1 - near, near):
        lines += flow(fighters(table, seat, names, reader), width, "═ ")
        total = f"{reader.say('edge stack')} F{table['edge_totals'][seat]}"
        lines += listed(total, table["edge"][str(seat)], width)
    return lines


def fighters(table: dict[str, Any], seat: int, names: list[str], reader: Language) -> list[Text]:
    """Which side, whether it has the edge, and who takes part for it."""
    name, attacks = names[seat], seat == table["active"]
    said = reader.say("{name} attacks", name=name) if attacks else reader.say("{name} defends", name=name)
    pieces = [styled(f"{'▲' if attacks else '▼'} {said}", COLOURS[seat] + BOLD)]
    if table["edge_holder"] == seat:
        pieces.append(styled(f"★ {reader.say('the edge')}", BOLD))
    units = [one for one, card in table["cards"].items() if card.get("role") and card["controller"] == seat]
    none = reader.say("no attackers") if attacks else reader.say("no defenders")
    return pieces + [Text(unit) for unit in units or [none]]


# one side


def side(view: dict[str, Any], seat: int, names: list[str], reader: Language, width: int) -> list[Text]:
    table = view["table"]
    cards = {name: card for name, card in table["cards"].items() if card["controller"] == seat}
    homes = [name for name, card in cards.items() if card["type"] != "dial" and card["host"] not in table["cards"]]
    units = [name for name in homes if cards[name]["type"] == "unit"]
    lines = flow(title(view, seat, names, reader), width, "")
    lines += listed(reader.say("known:"), table.get("known_hands", {}).get(str(seat), []), width)
    lines += listed(reader.say("Chosen objectives"), chosen(view, seat), width)
    lines += flow(with_guests([name for name in homes if name not in units], table, reader, width), width, gap="  ")
    lines += flow(with_guests(units, table, reader, width), width, gap="  ")
    return lines + piles(table, seat, reader, width)


def title(view: dict[str, Any], seat: int, names: list[str], reader: Language) -> list[Text]:
    table = view["table"]
    bold = COLOURS[seat] + BOLD
    head = f"{'▶' if view['turn'] == seat else '─'} {letter(seat)} {names[seat]} ({reader.say(SIDES[NAMES[seat]])})"
    sources = [card for card in table["cards"].values() if card["controller"] == seat and card.get("resources")]
    ready = sum(card["resources"] for card in sources if not card["focus"])
    whole = sum(card["resources"] for card in sources)
    pieces = [styled(head, bold), Text(reader.say("resources ready {ready} of {whole}", ready=ready, whole=whole))]
    held = reader.say("{count} cards in hand", count=table["hand_sizes"][seat])
    force = reader.say("Force cards left: {number}", number=table["force_cards"][seat])
    return [*pieces, Text(held), Text(force)]


def chosen(view: dict[str, Any], seat: int) -> list[str]:
    """SWC-CORE-SETUP-7: objectives that still lie face down; only the own ones are named."""
    own: list[str] = view["table"].get("objectives", []) if seat == view["seat"] else []
    return own or [""] * view["table"]["chosen_sizes"][seat]


def with_guests(names: Sequence[str], table: dict[str, Any], reader: Language, width: int) -> list[Text]:
    found = []
    for name in names:
        found += [entry(name, table, width - 2), *guests(name, table, reader, width)]
    return found


def guests(host: str, table: dict[str, Any], reader: Language, width: int) -> list[Text]:
    """What lies on a card or under it."""
    if not host:
        return []
    cards = table["cards"]
    found = with_guests([name for name, card in cards.items() if card["host"] == host], table, reader, width)
    for key, word in (("captured", reader.say("captured")), ("fates", reader.say("fate card"))):
        found += [styled(f"↳ {word}: ", GREY).append(name or HIDDEN) for name in cards[host].get(key, [])]
    return found


def entry(name: str, table: dict[str, Any], width: int) -> Text:
    """`▲ Yoda (2) 0/2 UD2 T1 e[UD1] ✦F5 ●1`: a long name is cut, its number never."""
    card = table["cards"][name]
    here = name in (table["engaged"], table["declared"], table["against"])
    foreign = table["cards"].get(card["host"], card)["controller"] != card["controller"]
    sign = "↳" if card["host"] else ROLES.get(card.get("role", ""), "◎" if here else "")
    facts = marks(card, table["edge_holder"] == card["controller"] and bool(card.get("role")))
    kind, _, nth = name.partition(" #")
    after = (f" #{nth}" if nth else "") + (f" ({letter(card['controller'])})" if foreign else "")
    said = Text(kind, COLOURS[card["controller"]] + Style(bold=not card["focus"]))
    said.truncate(max(6, width - facts.cell_len - len(after) - 2), overflow="ellipsis")
    return Text(f"{sign} " if sign else "").append_text(said).append(after).append_text(facts)


def marks(card: dict[str, Any], lit: bool) -> Text:
    """Damage, icons, Force, tokens; icons that need the edge are bold when it is there."""
    line = Text()
    if card.get("capacity"):
        line.append(f" {card['damage']}/{card['capacity']}", HURT if card["damage"] else "")
    plain = [f"{icon}{count}" for icon, count in card.get("icons", {}).items() if count]
    edge = [f"{icon}{count}" for icon, count in card.get("edge_icons", {}).items() if count]
    line.append(" " + " ".join(plain) if plain else "")
    line.append(f" e[{' '.join(edge)}]" if edge else "", BOLD if lit else GREY)
    committed = "✦" if card.get("committed") else ""
    line.append(f" {committed}F{card['force']}" if card.get("force") else f" {committed}" if committed else "")
    line.append(f" ●{card['focus']}" if card["focus"] else "", "bold")
    return line.append(f" ◇{card['shields']}" if card["shields"] else "", "bold")


# hands and piles


def piles(table: dict[str, Any], seat: int, reader: Language, width: int) -> list[Text]:
    """Decks and their sizes, the top of the discard pile; then all that is known or open."""
    own = str(seat)
    decks = {
        f"{reader.say('deck')} {table['deck_sizes'][seat]}": order(table["decks"][own]),
        f"{reader.say('objective deck')} {table['objective_deck_sizes'][seat]}": order(table["objective_decks"][own]),
    }
    pieces = [Text(word) for word, known in decks.items() if not known]
    if table["discards"][own]:
        size, top = len(table["discards"][own]), table["discards"][own][-1]
        pieces.append(Text(f"{reader.say('discard pile')} {size}: {top}"))
    lines = flow(pieces, width)
    for word, known in decks.items():
        lines += listed(word, known, width)
    for word, names in (
        (reader.say("victory pile"), table["victory"]),
        (reader.say("out of the game"), table["scrap"]),
    ):
        lines += listed(f"{word} {len(names[own])}", names[own], width)
    return lines


def order(layers: list[list[str] | int]) -> list[str]:
    """From the top what is known of a deck, and how many cards lie between; empty where nothing is known."""
    if all(isinstance(layer, int) for layer in layers):
        return []
    return [name for layer in layers for name in ([f"{HIDDEN}{layer}"] if isinstance(layer, int) else layer)]


def hand(view: dict[str, Any], reader: Language, width: int, game: Game) -> list[Text]:
    assert isinstance(game, StarWarsGame)
    known = game.catalogue().by_name
    names = view["table"]["hand"]
    lines = [styled(reader.say("Your hand: {count} cards", count=len(names)), BOLD)]
    return lines + flow([held_card(known[name], COLOURS[view["seat"]]) for name in names], width, gap="  ")


def held_card(kind: Kind, style: Style) -> Text:
    cost = str(kind.cost) if kind.type in (UNIT, ENHANCEMENT, EVENT) else "–"
    line = styled(f"[{cost}] ", BOLD).append(kind.name, style)
    return line.append(f" F{kind.force}", GREY) if kind.force else line
