"""What each step of an ability does."""

from __future__ import annotations

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.kind import ANYONE, NONE, YOU, Step
from kodeks.games.starwars.cards.words import LIGHT, UNIT
from kodeks.games.starwars.effects import decks, hands, piles, special
from kodeks.games.starwars.modifiers import (
    END_OF_STRIKE,
    CannotBeDeclared,
    CannotDefend,
    GainsForce,
    GainsIcons,
    Lasting,
    NextCheaper,
    NoMatch,
)
from kodeks.games.starwars.moves import COMMIT_IT, DAMAGE_IT, DONE, HEAL_IT, ICON, UNCOMMIT_IT
from kodeks.games.starwars.piece import BYSTANDER, Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import means
from kodeks.games.starwars.timing.damage import MOVED, DamageComing, Dealing, deal, heal
from kodeks.games.starwars.timing.drawing import COMMAND, RandomCard, Surface, draw, take_top
from kodeks.games.starwars.timing.effect import TakesEffect
from kodeks.games.starwars.timing.entering import enter
from kodeks.games.starwars.timing.focusing import TokenOff, put_focus, take_focus
from kodeks.games.starwars.timing.force import commit
from kodeks.games.starwars.timing.leaving import Leaving, destroy_all, send
from kodeks.games.starwars.timing.occurrence import announce, occur
from kodeks.games.starwars.timing.reckoning import Reckoning
from kodeks.games.starwars.timing.use import Use
from kodeks.games.starwars.values import can_carry_damage, room
from kodeks.kernel.state import Frame


def perform(state: StarWars, use: Use, step: Step, first: list[Piece], second: list[Piece], part: int) -> int:
    """Do the step, or the next part of it; the part to do when control comes back, or 0 when it is done."""
    op = step.op
    seat = use.seat
    this = state.get(use.card)
    n = step.amount.worth(state, this, seat, use.x)
    if step.may and step.cards is not None and part == 0 and not first:
        use.success = False
        return 0
    if op <= ops.DO_SACRIFICE:
        on_cards(state, use, step, first, n)
        return 0
    if op == ops.DO_DIAL:
        turn_dial(state, use, step, n)
    elif op in (ops.DO_CANCEL, ops.DO_PREVENT, ops.DO_REDIRECT, ops.DO_TO_HAND, ops.DO_LESS):
        on_event(state, use, step, first, n)
    elif op == ops.DO_ENGAGE_THIS:
        state.engaged = use.card
        if this is not None:
            state.tell("SWC-FAQ-2.8c", "The engagement is now against {card}", {"card": this.kind.title})
    elif op == ops.DO_CAPTURE:
        capture(state, first)
    elif op in (ops.DO_CAPTURE_HAND, ops.DO_DISCARD_RANDOM):
        return random_card(state, use, step, n, part)
    elif op == ops.DO_RESCUE:
        return special.rescue_step(state, use, step, part)
    elif op == ops.DO_MOVE_DAMAGE:
        move_damage(state, use, first, second, n)
    elif op == ops.DO_SWITCH:
        switch(state, use, first, second)
    elif op == ops.DO_CONTROL:
        for piece in first:
            change_control(state, piece, seat)
    elif op in (ops.DO_GAIN, ops.DO_FORCE, ops.DO_BAR, ops.DO_BAR_DEFENCE):
        lasting_on(state, step, first, n)
    elif op == ops.DO_GAIN_CHOSEN:
        return gain_chosen(state, use, step, first, n, part)
    elif op == ops.DO_GAIN_TOP:
        return gain_top(state, use, part)
    elif op == ops.DO_NEXT_CHEAPER:
        state.lasting.append(NextCheaper(seat, n, step.until))
    elif op == ops.DO_NO_MATCH:
        state.lasting.append(NoMatch(seat, step.until))
    elif op == ops.DO_AGAIN:
        engaged = state.get(state.engaged)
        if engaged is not None:
            engaged.extra += 1  # SWC-D-36
    elif op in DECK_OPS:
        return decks.deck_step(state, use, step, n, part)
    elif op == ops.DO_KEEP_THREE:
        state.push(special.KeepUnits(seat, n))
    elif op == ops.DO_UNDER_DECK:
        decks.under_decks(state, first)
    elif op in (ops.DO_TAKE_TOP, ops.DO_TAKE, ops.DO_TAKE_FATE, ops.DO_SHUFFLE_IN):
        piles.from_discard(state, use, step, n)
    elif op == ops.DO_BURY:
        state.push(hands.HandChoice(seat, seat, 1, True))
    elif op == ops.DO_DISCARD:
        who = seat if step.who == YOU else 1 - seat
        state.push(hands.HandChoice(who, who, n))
    elif op == ops.DO_LOOK_DISCARD:
        hands.look_at(state, 1 - seat, seat)
        state.push(hands.HandChoice(seat, 1 - seat, n))
    elif op == ops.DO_STRIP:
        if first:
            state.push(special.Strip(seat, first[0].uid))
    elif op == ops.DO_PUT:
        piles.put_step(state, use, step)
    elif op == ops.DO_PUT_THIS:
        put_this(state, use, step)
    elif op == ops.DO_PLAY_THIS:
        if use.number in state.limbo[seat]:
            enter(state, use.number, seat, seat, NONE, True)
    elif op == ops.DO_ATTACH:
        attach_fate(state, use)
    elif op in (ops.DO_COMMIT_OR_NOT, ops.DO_DAMAGE_OR_HEAL):
        return one_or_other(state, use, step, first, n, part)
    elif op == ops.DO_NEW_EDGE:
        special.new_edge(state)
    elif op == ops.DO_CHEAPEST:
        special.cheapest(state, use, step)
    return 0


DECK_OPS = (ops.DO_FETCH_OBJECTIVE, ops.DO_FETCH, ops.DO_SORT_TOP, ops.DO_SLICE, ops.DO_CAPTURE_TOP, ops.DO_LUCK)


def on_cards(state: StarWars, use: Use, step: Step, cards: list[Piece], n: int) -> None:
    """The plain effects on cards in play."""
    op = step.op
    seat = use.seat
    if op == ops.DO_DRAW:
        if step.who != YOU:
            draw(state, 1 - seat, n)
        if step.who in (YOU, ANYONE):  # SWC-FAQ-2.2: who plays the effect comes first; pushed last, so done first
            draw(state, seat, n)
            use.drawn += n
        return
    if not cards:
        use.success = False
        return
    made: list[Frame[StarWars]] = []  # what may be answered, all at one moment
    if op == ops.DO_FOCUS:
        put_focus(state, cards, n, seat)
    elif op == ops.DO_UNFOCUS:
        for piece in cards:
            take_focus(state, piece, n, made)
    elif op == ops.DO_DAMAGE:
        deal(state, cards, n, use.card, seat)
    elif op == ops.DO_HEAL:
        for piece in cards:
            heal(state, piece, n, made)
    elif op == ops.DO_SHIELD:
        for piece in cards:
            if means.effective(state, seat, step, piece, True):
                piece.shields += 1
                state.tell("SWC-CORE-SHD-1", "{card} gets a shield", {"card": piece.kind.title})
    elif op == ops.DO_DESTROY:
        destroy_all(state, cards)
    elif op == ops.DO_RETURN:
        send(state, cards, ops.TO_HAND_ZONE)
    elif op == ops.DO_DISCARD_CARD:
        send(state, cards, ops.TO_DISCARD)
    elif op == ops.DO_SACRIFICE:
        send(state, cards, ops.TO_DISCARD)
    announce(state, made)


def turn_dial(state: StarWars, use: Use, step: Step, n: int) -> None:
    """SWC-D-47: a lower bound never raises the dial."""
    before = state.dial
    low = int(step.word) if step.word else 0
    state.dial = max(before + n, min(before, low)) if n < 0 else before + n
    use.success = state.dial != before
    state.tell("SWC-CORE-COMP-4", "The dial stands at {dial}", {"dial": state.dial})


def on_event(state: StarWars, use: Use, step: Step, cards: list[Piece], n: int) -> None:
    """Interrupts that change what they interrupt."""
    occ = use.occurrence(state)
    if isinstance(occ, TakesEffect):
        use.success = occ.cancel()
    elif isinstance(occ, Leaving):
        occ.goes_to_hand()
    elif isinstance(occ, Reckoning):
        occ.lower(state, use.x, int(step.word))
    elif isinstance(occ, DamageComing):
        if step.op == ops.DO_PREVENT:
            occ.prevent(state, n)
        elif cards:
            occ.redirect(state, n, cards[0], use.seat)
        else:
            use.success = False


def capture(state: StarWars, cards: list[Piece]) -> None:
    """SWC-CORE-CAP-6: a unit that is captured leaves play."""
    send(state, [piece for piece in cards if piece.owner == LIGHT], ops.TO_CAPTURE)


def random_card(state: StarWars, use: Use, step: Step, n: int, part: int) -> int:
    """SWC-TM-52: chance picks; parts count the cards."""
    other = 1 - use.seat
    if part:
        number = state.result
        if step.op == ops.DO_DISCARD_RANDOM:
            hands.discard_from_hand(state, other, number)
        else:
            cell = state.get(use.card)
            if cell is not None:
                hands.capture_from_hand(state, number, cell)
    if part >= n or not state.hands[other]:
        return 0
    state.push(RandomCard(other))
    return part + 1


def move_damage(state: StarWars, use: Use, first: list[Piece], second: list[Piece], n: int) -> None:
    """SWC-FAQ-4.3, SWC-TM-32: taken off one card, placed on another; not dealt."""
    if not first or not second:
        use.success = False
        return
    n = min(n, first[0].damage, room(state, second[0]))
    first[0].damage -= n
    made = Dealing(use.card, use.seat, MOVED)
    made.add(second[0].uid, n)
    state.push(made)
    occur(state, TokenOff(first[0].uid, first[0].control))


def switch(state: StarWars, use: Use, first: list[Piece], second: list[Piece]) -> None:
    """SWC-FAQ-4.9: one of each, or nothing."""
    if not first or not second:
        use.success = False
        return
    second[0].damage -= 1
    made = Dealing(use.card, use.seat, MOVED)
    made.add(first[0].uid, 1)
    put_focus(state, [second[0]], 1, use.seat)
    state.push(made)
    off: list[Frame[StarWars]] = []
    take_focus(state, first[0], 1, off)
    if state.hears(TokenOff.NAME):
        off.append(TokenOff(second[0].uid, second[0].control))
    announce(state, off)


def change_control(state: StarWars, piece: Piece, seat: int) -> None:
    """SWC-TM-45."""
    if piece.committed:  # SWC-FAQ-2.6
        state.force[piece.control] += 1
        piece.committed = False
    piece.control = seat
    piece.role = BYSTANDER  # SWC-EXT-2.18
    state.tell("SWC-TM-45", "{seat} takes control of {card}", {"seat": seat, "card": piece.kind.title})


def lasting_on(state: StarWars, step: Step, cards: list[Piece], n: int) -> None:
    """SWC-TM-42: the cards are fixed now."""
    for piece in cards:
        made: Lasting
        if step.op == ops.DO_GAIN:
            made = GainsIcons(piece.uid, step.icons, step.until)
        elif step.op == ops.DO_FORCE:
            made = GainsForce(piece.uid, n, step.until)
        elif step.op == ops.DO_BAR:
            made = CannotBeDeclared(piece.uid, step.until)
        else:
            made = CannotDefend(piece.uid, step.until)
        state.lasting.append(made)


def gain_chosen(state: StarWars, use: Use, step: Step, cards: list[Piece], n: int, part: int) -> int:
    """Crossfire: the player names the icon."""
    if part == 0:
        if not cards:
            use.success = False
            return 0
        use.x = cards[0].uid
        state.push(special.Answer(use.seat, [ICON, ICON + 1, ICON + 2], "SWC-CORE-CARD-7"))
        return 1
    icons = [0] * 6
    icons[state.result - ICON] = step.amount.base
    state.lasting.append(GainsIcons(use.x, icons, step.until))
    return 0


def gain_top(state: StarWars, use: Use, part: int) -> int:
    """Vader's TIE Advanced: discarding from an empty deck is no draw (SWC-D-53)."""
    seat = use.seat
    if not state.decks[seat]:
        return 0
    if part == 0:
        state.push(Surface(seat, COMMAND, 1))
        return 1
    number = take_top(state, seat, COMMAND).cards[0]
    state.discards[seat].append(number)
    args: dict[str, object] = {"seat": seat, "card": state.kind(number).title}
    state.tell("SWC-CORE-TERM-7", "{seat} discards {card}", args, reveals=True)
    if state.kind(number).type == UNIT and state.get(use.card) is not None:
        state.lasting.append(GainsIcons(use.card, state.kind(number).icons, END_OF_STRIKE))
    return 0


def put_this(state: StarWars, use: Use, step: Step) -> None:
    """From hand or discard pile, wherever the ability works."""
    seat = use.seat
    if not means.may_enter(state, seat, use.kind(state)):
        use.success = False
        return
    if use.number in state.hands[seat] and use.kind(state).waits_hand:
        hands.from_hand(state, seat, use.number)
    elif use.number in state.discards[seat]:
        state.discards[seat].remove(use.number)
    else:
        use.success = False
        return
    state.limbo[seat].append(use.number)
    piles.into_play(state, seat, use.number, step.word == "participating")


def attach_fate(state: StarWars, use: Use) -> None:
    """SWC-ERR-0605: the discarded fate card lies on the unit from now on."""
    occ = use.occurrence(state)
    this = state.get(use.card)
    if occ is None or this is None or occ.what() not in state.discards[use.seat]:
        use.success = False
        return
    pile = state.discards[use.seat]
    for i in range(len(pile) - 1, -1, -1):
        if pile[i] == occ.what():
            del pile[i]
            break
    this.fates.append(occ.what())
    args: dict[str, object] = {"fate": state.kind(occ.what()).title, "card": this.kind.title}
    state.tell("SWC-ERR-0605", "{fate} is attached to {card}", args)


def one_or_other(state: StarWars, use: Use, step: Step, cards: list[Piece], n: int, part: int) -> int:
    """Fate cards that may do one thing or its opposite."""
    if part == 0:
        if not cards:
            use.success = False
            return 0
        piece = cards[0]
        use.x = piece.uid
        answers: list[int] = []
        if step.op == ops.DO_COMMIT_OR_NOT:
            answers.append(UNCOMMIT_IT if piece.committed else COMMIT_IT)
        else:
            if can_carry_damage(state, piece):
                answers.append(DAMAGE_IT)
            if piece.damage:
                answers.append(HEAL_IT)
        state.push(special.Answer(use.seat, [DONE, *answers] if step.may else answers, "SWC-EXT-Q25"))
        return 1
    target = state.get(use.x)
    answer = state.result
    if target is None or answer == DONE:
        return 0
    if answer == DAMAGE_IT:
        deal(state, [target], step.amount.base, use.card, use.seat)
    elif answer == HEAL_IT:
        made: list[Frame[StarWars]] = []
        heal(state, target, step.amount.base, made)
        announce(state, made)
    elif answer == COMMIT_IT:
        commit(state, target, use.seat)
    else:
        target.committed = False
        state.force[target.control] += 1
        state.tell("SWC-CORE-FOR-4", "{card} is no longer committed to the Force", {"card": target.kind.title})
    return 0
