"""Star Wars: The Card Game as a game of Kodeks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kodeks.games.starwars import moves
from kodeks.games.starwars.cards.catalogue import catalogue
from kodeks.games.starwars.cards.kind import ABILITY_NAMES
from kodeks.games.starwars.cards.words import DARK, LIGHT
from kodeks.games.starwars.decks import Deck, faults, kinds_of, read_deck
from kodeks.games.starwars.judge import judge
from kodeks.games.starwars.piece import Layer
from kodeks.games.starwars.position import position
from kodeks.games.starwars.rules import OPTIONS, Rules
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.steps.edge import EdgeBattle
from kodeks.games.starwars.steps.setup import Setup
from kodeks.kernel.errors import BadOption
from kodeks.kernel.events import NEXT, write_next
from kodeks.kernel.game import Game
from kodeks.kernel.note import Note
from kodeks.kernel.state import State


class StarWarsGame(Game):
    def __init__(self) -> None:
        super().__init__("starwars", "Star Wars: The Card Game", 2, 2, str(Path(__file__).parent), OPTIONS)

    def settle(self, seats: int, given: dict[str, Any]) -> dict[str, Any]:
        """SWC-RES-1: tournaments heed the restricted list."""
        settled = super().settle(seats, given)
        if settled["tournament"]:
            for name in ("lightDeck", "darkDeck"):
                wrong = faults(read_deck(settled[name]), settled["ruleset"], True)
                if wrong:
                    raise BadOption(f"{name} is not legal in a tournament. {'; '.join(str(fault) for fault in wrong)}")
        return settled

    def start(self, seats: int, options: dict[str, Any]) -> State:
        rules = Rules(options)
        state = StarWars(rules)
        state.new_piece(rules.kinds[0], DARK)
        lay_out(state, LIGHT, rules.light)
        lay_out(state, DARK, rules.dark)
        state.frames = [Setup()]
        return state

    def position(self, data: dict[str, Any], seats: int, options: dict[str, Any]) -> State:
        return position(data, Rules(options))

    def write(self, move: int) -> str:
        return write_next(move) if move <= NEXT else moves.write(move)

    def read(self, text: str) -> int:
        word, _, number = text.partition(" ")
        if word == "next" and number.isdigit() and len(number) < 4:
            return NEXT - int(number) + 1
        return moves.read(text)

    def space(self) -> list[int]:
        return moves.space()

    def label(self, move: int) -> Note:
        return label(move)

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, StarWars)
        return judge(state, seat)

    def bluffs(self, state: State) -> bool:
        """What is placed for the edge should not follow from the hand alone."""
        return isinstance(state.frames[-1], EdgeBattle)

    def cards(self, options: dict[str, Any]) -> Any:
        """Everything that the cards of both decks say and do."""
        found: list[Any] = []
        for name in ("lightDeck", "darkDeck"):
            for numbers in kinds_of(read_deck(options[name])):
                for number in sorted(set(numbers)):
                    kind = catalogue().kinds[number]
                    texts = [one.text for one in kind.abilities] + [one.text for one in kind.constants]
                    facts = [kind.cost, kind.resources, kind.force, kind.icons, kind.capacity, kind.priority]
                    found.append([kind.name, kind.type, kind.affiliation, facts, kind.traits, kind.keywords, texts])
        return found


def lay_out(state: StarWars, seat: int, deck: Deck) -> None:
    """SWC-CORE-SETUP-2 to SETUP-5: the affiliation card in play, two shuffled decks."""
    objectives, others = kinds_of(deck)
    affiliation = state.rules.kinds[deck.affiliation]
    state.new_piece(affiliation, seat)
    state.objectives[seat] = [Layer(sorted(objectives))]
    state.decks[seat] = [Layer(sorted(others))]
    state.rules.fill(seat, objectives + others + [affiliation.number])
    watch(state, seat)


def watch(state: StarWars, seat: int) -> None:
    """What cards of this player wait for from hand or discard pile."""
    bits = 0
    for number in state.rules.pool[seat]:
        kind = state.kind(number)
        bits |= kind.waits_hand | kind.waits_discard
    state.watch[seat] = bits


def label(move: int) -> Note:
    """The move in words, with the rule that it is played by."""
    if move <= NEXT:
        return Note("SWC-TM-12", "Event {number} first", {"number": NEXT - move + 1})
    if move < len(WORDS):
        return WORDS[move]
    if move < moves.ORDER:
        return Note("SWC-CORE-KEY-PRO", "{number}", {"number": move - moves.NUMBER})
    if move < moves.REPEAT:
        return Note("SWC-D-68", "Ability {number} first", {"number": move - moves.ORDER + 1})
    if move < moves.VERB:
        return Note("SWC-FAQ-2.1b", "Repeat {number} times", {"number": move - moves.REPEAT})
    verb = moves.verb_of(move)
    card = moves.handle(moves.kind_of(move), moves.nth_of(move))
    extra = moves.extra_of(move)
    clause, text = VERB_LABELS[verb]
    args: dict[str, object] = {"card": card}
    if verb == moves.PAY:
        args["number"] = extra
    if verb == moves.USE:
        kind = catalogue().kinds[moves.kind_of(move)]
        if extra < len(kind.abilities):
            args["ability"] = ABILITY_NAMES[kind.abilities[extra].kind]
        else:
            args["ability"] = ""
    return Note(clause, text, args)


WORDS = [
    Note("SWC-TIM-8", "Pass"),
    Note("SWC-EXT-ER", "Done"),
    Note("SWC-CORE-SHD-2", "Yes"),
    Note("SWC-CORE-SHD-2", "No"),
    Note("SWC-CORE-SETUP-9", "Take a mulligan"),
    Note("SWC-CORE-SETUP-9", "Keep the hand"),
    Note("SWC-CORE-CARD-7", "Unit damage"),
    Note("SWC-CORE-CARD-7", "Tactics"),
    Note("SWC-CORE-CARD-7", "Blast damage"),
    Note("SWC-CORE-TERM-4", "Put it into play"),
    Note("SWC-CORE-CAP-5", "Take it into hand"),
    Note("SWC-CORE-FOR-1", "Commit it to the Force"),
    Note("SWC-CORE-FOR-4", "Take it off the Force"),
    Note("SWC-EXT-Q25", "Damage it"),
    Note("SWC-EXT-Q25", "Heal it"),
    Note("SWC-CORE-TERM-11", "The light side's deck"),
    Note("SWC-CORE-TERM-11", "The dark side's deck"),
]

VERB_LABELS = {
    moves.PLAY: ("SWC-CORE-TERM-3", "Play {card}"),
    moves.REPLAY: ("SWC-FAQ-3.5c", "Play {card} from the discard pile"),
    moves.PILOT: ("SWC-EXT-PIL-1", "Play {card} as an enhancement"),
    moves.USE: ("SWC-EXT-ER", "{card}: {ability}"),
    moves.FROM_HAND: ("SWC-FAQ-3.5c", "Use {card} from hand"),
    moves.RECALL: ("SWC-FAQ-3.5c", "Use {card} from the discard pile"),
    moves.CHOOSE: ("SWC-CORE-TERM-11", "{card}"),
    moves.TAKE: ("SWC-EXT-ER", "Take {card}"),
    moves.PLACE: ("SWC-CORE-EDGE-1", "Place {card} for the edge"),
    moves.ENGAGE: ("SWC-CORE-CON-1", "Engage {card}"),
    moves.ATTACK: ("SWC-CORE-ENG-3", "Attack with {card}"),
    moves.DEFEND: ("SWC-CORE-ENG-5", "Defend with {card}"),
    moves.STRIKE: ("SWC-CORE-STR-1", "Strike with {card}"),
    moves.COMMIT: ("SWC-CORE-FOR-1", "Commit {card} to the Force"),
    moves.PAY: ("SWC-CORE-RES-3", "Pay {number} with {card}"),
    moves.REJECT: ("SWC-CORE-SETUP-7", "Put {card} away"),
    moves.FLIP: ("SWC-CORE-SETUP-10", "Turn up {card}"),
    moves.RESOLVE: ("SWC-CORE-EDGE-7", "Resolve {card} first"),
    moves.DEALT: ("SWC-TM-52", "{card} is dealt"),
    moves.REPILOT: ("SWC-EXT-PIL-1", "Play {card} from the discard pile as an enhancement"),
}

GAME = StarWarsGame()
