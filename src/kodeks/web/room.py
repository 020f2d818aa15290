"""A table with the people and bots who sit at it, made from its rows: the same rows give the same room.

Nothing is read or written here. An action (`sit`, `move`, …) checks itself and gives the row to write;
`apply` takes each row once it is written, on this server or another.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable, Mapping
from contextlib import suppress

from kodeks import own_cards
from kodeks.bots.catalogue import BOTS
from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.entries import Entry
from kodeks.kernel.errors import UnknownMove
from kodeks.kernel.fair import seal
from kodeks.kernel.game import Game, game
from kodeks.kernel.note import WATCHER
from kodeks.kernel.table import BARS, NOTHING, Table
from kodeks.languages import mark
from kodeks.languages.players import level_of
from kodeks.rules_version import rules_version
from kodeks.store.kept import NO_SEAT, OPEN, OVER, PLAYING, Header, Result, Row
from kodeks.web import limits
from kodeks.web.chair import Chair, Said
from kodeks.web.clock import Clock
from kodeks.web.damage import MISSING, NEWER_ROW, Damage, row_damage
from kodeks.web.dice import Dice
from kodeks.web.errors import TOO_LARGE, BadRequest, NotYours, Refused, TooLarge
from kodeks.web.hearing import forget, told
from kodeks.web.pauses import NORMAL, SPEEDS, pause
from kodeks.web.taking_back import last_decision
from kodeks.web.times import Timeline, Times
from kodeks.windows import CHOICES, DEFAULT, MOOT, NEVER, PASS, in_window, lasts, moot, passed

LEVELS = ("random", "greedy", "search:100ms", "search:1s", "novice")
assert all(level.partition(":")[0] in BOTS for level in LEVELS)
MOST_CHAT = 60  # lines that a table remembers in memory
CUT = "cut"
MOST_AT_ONCE = 20  # moves of which each is the only one
MORE_THAN_TOLD = 1000  # lines of the log that one row brings
CHANGING = ("start", "number", "move", "ask", "agree", "cut")  # rows that may bring another question

TAKEN = mark("Somebody sits there already.")
NOT_SEATED = mark("You do not sit at this table.")
NOT_OPEN = mark("The game has begun: seats are taken over, not set up.")
NOT_PLAYING = mark("The game is not being played.")
MOVED_ON = mark("The table has moved on: look again.")


class Room:
    def __init__(self, header: Header, secret: str, times: Times | None = None) -> None:
        self.header = header
        self.time = Timeline(times or Times())
        self.game: Game = game_of(header)
        self.secret = secret
        self.sealed = seal(secret)
        self.dice = Dice(self.sealed)
        self.chairs = [Chair() for _ in range(header.seats)]
        self.table: Table | None = None
        self.chat: deque[Said] = deque(maxlen=MOST_CHAT)
        self.asker = NO_SEAT  # who wants to take a move back
        self.agreed: set[int] = set()
        self.clock = Clock(header.clock, header.seats)
        self.written = 0  # rows so far
        self.noticed = [0] * header.seats  # by each seat: its own answers and what it was told; it never goes down
        self.last_at = 0.0  # when the last row was written
        self.asked_at = 0.0  # since when the present question waits for its answer
        self.questions = 0  # so far: pauses are drawn by this number
        self.held = False  # a move was taken back: its person is asked, whatever they chose
        self.unseen = 0  # rows that nobody may learn of but the person who made them
        self.moves = 0  # rows that are moves
        self.speed = NORMAL  # of bots
        self.again = ""  # the table of the rematch
        self.offered: list[str] | None = None  # moves in the present window, listed once: others could tell by the time
        self.moot: str | None = None  # an answer to the present question where all come to the same, looked for once
        self.spared: set[int] = set()  # the places of answers that the table gave where all came to the same

    # asking

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def phase(self) -> str:
        if self.table is None:
            return OVER if self.dice.annulled else OPEN
        return OVER if self.table.turn is None else PLAYING

    @property
    def players(self) -> list[str]:
        return [chair.player for chair in self.chairs]

    @property
    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.bot]

    def seat_of(self, person: str) -> int | None:
        if not person:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == person), None)

    def alone(self, seat: int | None) -> bool:
        """Whether nobody but bots sits with this person."""
        return seat is not None and seat in self.people and not self._others(seat)

    def waits_for_nobody(self) -> bool:
        """Every seat is taken, and the game has not begun."""
        return self.table is None and not self.dice.commits and not any(chair.free for chair in self.chairs)

    def bot_to_move(self) -> str:
        """The level of the bot that is asked now, or ''."""
        turn = None if self.table is None else self.table.turn
        return "" if turn is None else self.chairs[turn].bot

    def asks(self, seat: int | None) -> dict[str, str]:
        """When this seat wants to be asked; for its own eyes."""
        return {} if seat is None else {kind: self.chairs[seat].asks.get(kind, DEFAULT) for kind in self.game.windows()}

    def passes(self) -> str:
        """Why the table answers for the person who is asked now, or ''; for their own eyes."""
        turn = self._turn()
        if self.table is None or turn is None or self.held or self.asker != NO_SEAT:
            return ""
        chair = self.chairs[turn]
        if not chair.person or chair.bot:
            return ""
        if self.alone(turn) and self._moot():
            return MOOT
        if self.offered is None:
            self.offered = in_window(self.table)
        how = passed(self.table, chair.asks, self.offered)
        return NEVER if not how and PASS in self.offered and lasts(self.table, chair.until) else how

    def due(self, key: str) -> float | None:
        """When the table passes for the person who is asked, before their time is up; None when it does not."""
        how, turn = self.passes(), self._turn()
        if not how or turn is None:
            return None
        # bots learn nothing by the time that it takes
        rest = pause(how, key, self.id, self.questions) if self._others(turn) else 0.0
        left = self.clock.left(turn, self.asked_at) if self.clock.stand_in else None
        return self.asked_at + (rest if left is None else max(0.0, min(rest, left)))

    def answers(self) -> list[int]:
        """All answers so far, chance's among them."""
        return [] if self.table is None else self.table.entries.moves.tolist()

    def result(self) -> Result | None:
        """How the game ended; None while it goes on, and where none was played."""
        if self.table is None or self.table.turn is not None:
            return None
        people = [chair.person for chair in self.chairs]
        return Result(self.players, people, self.table.winners(), self.table.scores(), self.last_at)

    def playing(self) -> Table:
        if self.table is None or self.table.turn is None:
            raise Refused(NOT_PLAYING)
        return self.table

    # actions: each gives the row to write

    def sit(self, person: str, name: str, seat: int, commit: str = "") -> Row:
        chair = self._chair(seat)
        mine = self.seat_of(person)
        if mine is not None and mine != seat:
            raise Refused(mark("You sit at this table already, as {name}."), name=self.chairs[mine].name)
        if not chair.free and mine != seat:
            raise Refused(TAKEN)
        self.dice.check_promise(commit)
        return self._row("sit", seat, json.dumps({"name": name, "commit": commit}), person)

    def promise(self, seat: int, commit: str) -> Row:
        """Another number, while none is opened: the person may sit at another browser by now."""
        self._chair(seat)
        if self.table is not None:
            raise Refused(NOT_OPEN)
        self.dice.check_promise(commit)
        return self._row("promise", seat, commit, self.chairs[seat].person)

    def open_number(self, seat: int, number: str) -> Row:
        """The number that the seat has promised; with the last of them the game begins."""
        self.dice.check_number(seat, number)
        return self._row("number", seat, number, self.chairs[seat].person)

    def annul(self, seat: int, now: float) -> Row:
        """Somebody does not open a number: no game is played at this table."""
        self.dice.check_late(now)
        return self._row("annul", seat, "", self.chairs[seat].person)

    def seat_bot(self, person: str, seat: int, level: str) -> Row:
        """Before the game by the host; later anybody who sits here fills an empty seat."""
        chair = self._chair(seat)
        if level not in LEVELS:
            raise Refused(mark("There is no such bot."))
        if self.table is None:
            self._host(person)
            if chair.person and chair.person != person:
                raise Refused(TAKEN)
        elif chair.person == person:
            pass  # a bot stands in for me
        elif not chair.free:
            raise Refused(TAKEN)
        elif self.seat_of(person) is None:
            raise NotYours(NOT_SEATED)
        return self._row("bot", seat, level)

    def stand(self, person: str, seat: int) -> Row:
        """I leave, or the host clears a seat before the game."""
        chair = self._chair(seat)
        if chair.person != person:
            if self.table is not None:
                raise NotYours(NOT_OPEN)
            self._host(person)
        return self._row("stand", seat)

    def start(self, person: str) -> Row:
        if self.seat_of(person) is None:
            self._host(person)
        if self.table is not None:
            raise Refused(mark("The game has begun already."))
        self.dice.check_open()
        if any(chair.free for chair in self.chairs):
            raise Refused(mark("Every seat needs a person or a bot first."))
        return self._row("start", NO_SEAT)

    def reopen(self, players: list[str]) -> list[Row]:
        """A journal that was brought along: its bots sit down again, its people's seats are free to take."""
        rows = []
        for seat, player in enumerate(players):
            level = level_of(player)
            known = next((one for one in LEVELS if one.startswith(level)), LEVELS[1])
            text = known if level else json.dumps({"name": player})
            rows.append(self._row("bot" if level else "sit", seat, text))
        rows.append(self._row("start", NO_SEAT))
        for number, row in enumerate(rows, start=self.written):
            row.number = number
        return rows

    def move(self, seat: int, text: str, at: int) -> Row:
        """`at` is how much the seat has noticed: a click on an old page does nothing.

        The number of all answers would tell how often somebody has chosen in private.
        """
        if self.chairs[seat].bot:
            raise Refused(mark("A bot plays for you: sit down again first."))
        return self._move(seat, text, at)

    def move_on(self, seat: int, text: str, at: int) -> list[Row]:
        """The move, and what follows from it as the only thing that could: the one target, the one payment.

        Against bots alone: people could tell by the time that there was nothing to choose.
        """
        rows = [self.move(seat, text, at)]
        state, game = self.playing().state.copy(), self.playing().game
        if not self.alone(seat) or game.speaker(game.read(text)) is not None:
            return rows
        with suppress(Exception):  # rules that break are told where the rows are applied
            state.play(game.read(text))
            while state.turn == seat and not state.window() and game.follows(state) and len(rows) < MOST_AT_ONCE:
                only = state.moves()
                if len(only) != 1:
                    break
                rows.append(self._row("move", seat, game.write(only[0]), self.chairs[seat].person))
                rows[-1].number += len(rows) - 1
                state.play(only[0])
        return rows

    def bot_move(self, seat: int, level: str, text: str, at: int) -> Row:
        """A bot's answer, unless a person has taken the seat while it was thinking."""
        if self.chairs[seat].bot != level:
            raise Refused(MOVED_ON)
        return self._move(seat, text, at)

    def auto_pass(self, key: str, now: float) -> Row:
        """A pass for the person, like one of their own. Its time is when it was due: no more is on their clock.

        Where all answers come to the same it is one of them, and nobody's: the row names no person.
        """
        due, turn = self.due(key), self._turn()
        if due is None or turn is None or now < due:
            raise Refused(MOVED_ON)
        spared = self.passes() == MOOT
        row = self._move(turn, self._moot() if spared else PASS, self.noticed[turn])
        row.person = "" if spared else row.person
        row.at = max(due, self.last_at)  # rows are in the order of their times
        return row

    def set_asks(self, seat: int, given: Mapping[str, str]) -> Row:
        """When the person at this seat wants to be asked, by the kind of window."""
        if self.phase == OVER:
            raise Refused(NOT_PLAYING)
        if not all(kind in self.game.windows() for kind in given):
            raise Refused(mark("This game has no such window."))
        if not all(choice in CHOICES for choice in given.values()):
            raise BadRequest(mark("This form is broken: load the page again."))
        return self._row("asks", seat, json.dumps(dict(given)), self.chairs[seat].person)

    def pass_until(self, seat: int, name: str) -> Row:
        """The table passes for the person as long as this stretch lasts; '' to be asked again."""
        table = self.playing()
        if name and name not in self.game.stretches():
            raise BadRequest(mark("This form is broken: load the page again."))
        number = table.game.stretch(table.state, name) if name else -1
        if name and number < 0:
            raise Refused(MOVED_ON)
        return self._row("until", seat, json.dumps([name, number] if name else None), self.chairs[seat].person)

    def set_speed(self, seat: int, speed: str) -> Row:
        """How fast bots move at this table."""
        if speed not in SPEEDS:
            raise BadRequest(mark("This form is broken: load the page again."))
        return self._row("speed", seat, speed, self.chairs[seat].person)

    def _move(self, seat: int, text: str, at: int) -> Row:
        table = self.playing()
        if at != self.noticed[seat]:
            raise Refused(MOVED_ON)
        if len(text) > limits.MOVE:
            raise TooLarge(TOO_LARGE)
        try:
            refused = table.why_not(text, seat)
        except UnknownMove:
            examples = ", ".join(table.moves()[:4]) if table.turn == seat else ""
            sentence = mark("“{text}” is no move. Moves look like this: {moves}")
            raise BadRequest(sentence, text=text[:40], moves=examples) from None
        if refused:
            raise Refused(mark("{move} is not allowed:"), refused, move=text[:40])
        return self._row("move", seat, table.game.write(table.game.read(text)), self.chairs[seat].person)

    def ask_back(self, seat: int) -> Row:
        """At once where nothing was seen since, or only bots could mind; else all others are asked.

        Between people it is the last answer, whoever gave it: which passes were the table's is nobody's business.
        """
        table = self.playing()  # after the end the secret is out: nothing goes back then
        if table.undo_bar(seat) == NOTHING:
            raise Refused(mark("This can not be taken back: {reason}."), reason=table.undo_reason(seat))
        if self._others(seat):
            return self._row("ask", seat)
        return self._row("ask", seat, str(last_decision(table, seat, self.chairs[seat].asks, self.spared)))

    def no_back(self, seat: int) -> str:
        """Why this seat can take nothing back now, or ''."""
        if self.table is None or self.table.turn is None:
            return NOT_PLAYING
        if self.asker != NO_SEAT:
            return mark("Somebody asks to take a move back.")
        return BARS[NOTHING] if self.table.undo_bar(seat) == NOTHING else ""

    def answer_back(self, seat: int, yes: bool) -> Row:
        if self.asker == NO_SEAT or seat == self.asker or seat not in self.people:
            raise Refused(mark("Nobody asks you to take a move back."))
        return self._row("agree" if yes else "decline", seat)

    def play_again(self, person: str, table: str) -> Row:
        """Another table, at which those who sat here go on; the first one stands."""
        if self.seat_of(person) is None:
            raise NotYours(NOT_SEATED)
        if self.phase != OVER or self.again:
            raise Refused(MOVED_ON)
        return self._row("again", NO_SEAT, table, person)

    def say(self, person: str, name: str, text: str) -> Row:
        text = " ".join(text.split())[: limits.CHAT]
        if not text:
            raise Refused(mark("Write something first."))
        seat = self.seat_of(person)
        said = json.dumps({"name": name, "text": text})
        return self._row("say", NO_SEAT if seat is None else seat, said, person)

    def cut(self, person: str, first: Row, last: int) -> Row:
        """Play on from before the row `first`, which the rules no longer allow; `last` is the last one written."""
        seat = self.seat_of(person)
        if seat is None:
            raise NotYours(NOT_SEATED)
        row = self._row(CUT, seat, str(first.number), person)
        row.number = last + 1
        return row

    def late(self, now: float) -> Row:
        """The clock of the seat that decides has run out."""
        turn = self.playing().turn
        if turn is None or self.chairs[turn].bot or not self.clock.is_out(turn, now):
            raise Refused(MOVED_ON)
        return self._row("late", turn)

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused(mark("There is no such seat."))
        self.dice.check_open()
        return self.chairs[seat]

    def _host(self, person: str) -> None:
        if not person or person != self.header.host:
            raise NotYours(mark("Only the host of the table does this."))
        if self.table is not None:
            raise NotYours(NOT_OPEN)

    def _row(self, kind: str, seat: int, text: str = "", person: str = "") -> Row:
        return Row(self.written, kind, seat, text, person, self.time.now(), rules_version(self.game))

    # rows

    def apply(self, rows: Iterable[Row]) -> None:
        """Damage tells the first row that does not fit; the room is of no use then."""
        for row in rows:
            if row.number != self.written:
                raise Damage(MISSING, number=self.written)
            happens = getattr(self, f"_on_{row.kind}", None)
            if happens is None:
                raise Damage(NEWER_ROW, row, number=row.number)
            try:
                happens(row)
            except Exception as error:
                raise row_damage(row, error, self.moves, self.game) from error
            if row.kind in CHANGING:
                self.offered = self.moot = None
            self.written += 1
            self.moves += row.kind == "move"
            self.last_at = row.at
            self.time.heard(row.at)

    def _on_sit(self, row: Row) -> None:
        chair, told = self.chairs[row.seat], json.loads(row.text)
        if chair.person != row.person:
            chair.asks, chair.until = {}, None
        chair.person, chair.name, chair.bot = row.person, told["name"], ""
        self._wait_anew(row)
        if self.table is None:
            chair.number, chair.commit = told.get("number", ""), told.get("commit", "")
        self._name_players()

    def _on_bot(self, row: Row) -> None:
        chair = self.chairs[row.seat]
        chair.bot = row.text
        if self.table is None:
            chair.person = chair.name = chair.number = chair.commit = ""
            chair.asks = {}
        self._name_players()
        self._gone(row)

    def _on_stand(self, row: Row) -> None:
        self.chairs[row.seat] = Chair()
        self._name_players()
        self._gone(row)

    def _on_promise(self, row: Row) -> None:
        self.chairs[row.seat].commit = row.text

    def _on_start(self, row: Row) -> None:
        self.dice.close(self.chairs, row.at)
        self._begin(row)

    def _on_number(self, row: Row) -> None:
        self.dice.open(row.seat, row.text)
        self._begin(row)

    def _on_annul(self, row: Row) -> None:
        self.dice.annulled = self.dice.waits_for()

    def _begin(self, row: Row) -> None:
        if self.dice.waits_for():
            return
        head = self.header
        seed = self.dice.seed(self.secret)
        given = [self.game.read(text) for text in head.given]
        self.table = Table(self.game, head.seats, seed, head.options, head.position, given=given)
        self.table.sealed, self.table.commits = self.sealed, self.dice.promises()
        self._name_players()
        forget(self.table.entries)
        self._ask(row)
        self.clock.turn(self._turn(), row.at)

    def _on_move(self, row: Row) -> None:
        assert self.table is not None
        before, turn = len(self.table.entries), self._turn()
        self.table.play(row.text, row.seat)
        new = self.table.entries[before:]
        if not row.person and row.seat in self.people:
            self.spared.add(before)
        for chair in self.chairs:
            chair.until = chair.until if lasts(self.table, chair.until) else None
        for seat in range(self.header.seats):
            self.noticed[seat] += told(new, seat) + (seat == row.seat)
        forget(self.table.entries)
        self._ask(row)
        self._show(new, turn, row)

    def _on_ask(self, row: Row) -> None:
        assert self.table is not None
        if row.text or not self.table.undo_bar(row.seat):
            self._take_back(row, row.seat, int(row.text) if row.text else None)
        else:
            self.asker, self.agreed = row.seat, set()

    def _on_agree(self, row: Row) -> None:
        self.agreed.add(row.seat)
        if all(seat in self.agreed for seat in self._others(self.asker)):
            self._take_back(row, self.asker)

    def _on_decline(self, row: Row) -> None:
        self.asker, self.agreed = NO_SEAT, set()
        self.asked_at = row.at  # nothing was passed while people talked

    def _on_asks(self, row: Row) -> None:
        self.unseen += 1
        self.chairs[row.seat].asks.update(json.loads(row.text))
        self._wait_anew(row)

    def _on_until(self, row: Row) -> None:
        self.unseen += 1
        told = json.loads(row.text)
        self.chairs[row.seat].until = None if told is None else (told[0], told[1])
        self.held = self.held and told is None
        self._wait_anew(row)

    def _on_speed(self, row: Row) -> None:
        self.speed = row.text

    def _on_again(self, row: Row) -> None:
        self.again = row.text

    def _on_say(self, row: Row) -> None:
        told = json.loads(row.text)
        self.chat.append(Said(told["name"], told["text"], row.seat, row.at))

    def _on_late(self, row: Row) -> None:
        self.chairs[row.seat].bot = self.clock.stand_in
        self._name_players()
        self._gone(row)

    def _on_void(self, row: Row) -> None:
        """It was a move after one that the rules no longer allow (see assembling.py)."""

    def _on_cut(self, row: Row) -> None:
        """The game goes on from before a move that the rules no longer allow."""
        gone = MORE_THAN_TOLD * (row.number - int(row.text))
        self.noticed = [seen + gone for seen in self.noticed]  # a click on a page of before does nothing
        self._ask(row)
        self.held = True
        self.clock.turn(self._turn(), row.at)

    def _take_back(self, row: Row, asker: int, at: int | None = None) -> None:
        assert self.table is not None
        before, turn = self.table.entries, self._turn()
        self.table.undo(asker, consent=True, at=at)
        gone = before[len(self.table.entries) :]
        self.spared = {place for place in self.spared if place < len(self.table.entries)}
        if asker == self.asker:
            self.asker, self.agreed = NO_SEAT, set()
        for seat in range(self.header.seats):
            self.noticed[seat] += seat == asker or told(gone, seat) > 0
        forget(self.table.entries)
        self._ask(row)
        self.held = True  # or a pass would come again at once
        self._show(gone, turn, row)

    def _show(self, changed: list[Entry], turn: int | None, row: Row) -> None:
        """A choice in private, given or taken back, moves nothing that others see."""
        if told(changed, WATCHER) or turn != self._turn() or row.seat == self.asker:
            self.asker, self.agreed = NO_SEAT, set()
            self.clock.turn(self._turn(), row.at)

    def _ask(self, row: Row) -> None:
        """A question, new or come back."""
        self.asked_at, self.held = row.at, False
        self.questions += 1

    def _gone(self, row: Row) -> None:
        """A request dies with who made it, and where nobody is left to answer it."""
        if self.asker != NO_SEAT and (row.seat == self.asker or not self._others(self.asker)):
            self.asker, self.agreed = NO_SEAT, set()
            self.asked_at = row.at

    def _others(self, seat: int) -> list[int]:
        """The other people who decide for themselves."""
        return [other for other in self.people if other != seat]

    def _wait_anew(self, row: Row) -> None:
        """The person who is asked is here again, or has chosen anew when to be asked."""
        if row.seat == self._turn():
            self.asked_at = row.at

    def _moot(self) -> str:
        if self.moot is None:
            self.moot = "" if self.table is None else moot(self.table)
        return self.moot

    def _turn(self) -> int | None:
        return None if self.table is None else self.table.turn

    def _name_players(self) -> None:
        if self.table is not None:
            self.table.players = self.players


def game_of(header: Header) -> Game:
    """The game with the cards that this table was opened with, whatever else the server knows by now."""
    if header.cards is None:
        known = own_cards.game(header.game)
    else:
        known = game(header.game).with_cards([CardFile(name, text) for name, text in header.cards])
    return known.for_table(known.settle(header.seats, header.options), header.position)


def cards_of(made: Game) -> list[list[str]]:
    """As the header of a table keeps them; those of a position are in the position."""
    return [[file.name, file.text] for file in made.added if file.in_sets]
