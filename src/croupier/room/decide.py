"""Whether a table accepts a command, and the journal row it becomes. Nothing changes here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.cards import show, shuffled
from croupier.errors import Refusal
from croupier.play import Operation, catalogue
from croupier.room import commands, rows
from croupier.room.lineup import chooser, lineup, next_game

if TYPE_CHECKING:
    from croupier.cards.deck import Randomness
    from croupier.room.state import TableState


BRING_IN: Final = "bring-in"
"""The engine's word for it; the wire says `bring_in`."""


def decide(state: TableState, command: commands.Command, entropy: Randomness) -> rows.Row:
    """The row that a command becomes at this table; `Refusal` when it may not.

    What may be done in a hand is for the hand to say, whether the wallet holds the chips for the ledger.
    """
    if state.stopped is not None:
        raise Refusal("room-table-stopped")
    row: rows.Row
    match command:
        case commands.Sit():
            row = _sit(state, command)
        case commands.Leave(person):
            row = rows.Left(_own_seat(state, person))
        case commands.SitOut(person):
            row = rows.SatOut(_own_seat(state, person))
        case commands.SitIn(person):
            row = _sit_in(state, person)
        case commands.TopUp(person, chips):
            row = _top_up(state, person, chips)
        case commands.Choose(person, game):
            row = _choose(state, person, game)
        case commands.Act():
            row = _act(state, command)
        case commands.Rule(profile, said, cites):
            row = rows.Ruled(profile, said, cites)
        case _:
            row = _of_the_house(state, command, entropy)
    return row


def _of_the_house(state: TableState, command: commands.Own, entropy: Randomness) -> rows.Row:
    row: rows.Row
    match command:
        case commands.Deal():
            row = _deal(state, entropy)
        case commands.Shuffle():
            row = _shuffle(state, entropy)
        case commands.TimeOut():
            row = rows.TimedOut(_actor(state))
        case commands.Release(seat):
            row = _release(state, seat)
        case commands.Resume():
            row = rows.Resumed()
    return row


def _sit(state: TableState, sit: commands.Sit) -> rows.Row:
    terms = state.terms
    if not 1 <= sit.seat <= terms.seats:
        raise Refusal("room-no-such-seat", seat=sit.seat, seats=terms.seats)
    if state.seat_of(sit.person) is not None:
        raise Refusal("room-already-seated", seat=state.seat_of(sit.person))
    if sit.seat in state.seated:
        raise Refusal("room-seat-taken", seat=sit.seat)
    if not terms.min_buy_in <= sit.chips <= terms.max_buy_in:
        raise Refusal("room-bad-buy-in", least=terms.min_buy_in, most=terms.max_buy_in)
    return rows.Sat(sit.person, sit.name, sit.bot, sit.seat, sit.chips)


def _sit_in(state: TableState, person: str) -> rows.Row:
    seat = _own_seat(state, person)
    seated = state.seated[seat]
    if not seated.chips and not state.playing(seat):
        raise Refusal("room-no-chips-to-sit-in")
    return rows.SatIn(seat)


def _top_up(state: TableState, person: str, chips: int) -> rows.Row:
    seat = _own_seat(state, person)
    if state.playing(seat):
        raise Refusal("room-top-up-in-hand")
    terms, held = state.terms, state.seated[seat].chips
    most = terms.max_buy_in - held
    least = max(1, terms.min_buy_in - held)
    if most < least:
        raise Refusal("room-stack-is-full", most=terms.max_buy_in)
    if not least <= chips <= most:
        raise Refusal("room-bad-top-up", least=least, most=most)
    return rows.ToppedUp(seat, chips)


def _act(state: TableState, act: commands.Act) -> rows.Row:
    seat = _own_seat(state, act.person)
    hand = state.hand
    if hand is None or hand.over or act.hand != state.number:
        raise Refusal("room-stale-action")
    if hand.actor != seat:
        raise Refusal("room-not-your-turn", clause="TDA-2022:50A")
    if act.turn != len(hand.log):
        raise Refusal("room-stale-action")
    if act.action == "discard":
        # A refusal names no card: what the player does not hold is for nobody to hear of.
        if len(set(act.cards)) < len(act.cards) or not set(act.cards) <= set(hand.player(seat).cards):
            raise Refusal("room-cards-not-yours")
        hand.copy().apply(Operation("discard", seat, 0, act.cards))
        return rows.Discarded(seat, show(act.cards))
    to = act.to if act.action == "raise" else 0
    kind = BRING_IN if act.action == "bring_in" else act.action
    hand.copy().apply(Operation(kind, seat, to))
    return rows.Acted(seat, kind, to)


def _deal(state: TableState, entropy: Randomness) -> rows.Row:
    if state.in_hand:
        raise Refusal("room-hand-in-progress")
    game = next_game(state)
    dealt_in = lineup(state, game)
    if dealt_in is None:
        raise Refusal("room-too-few-players")
    number, (seats, positions, posts) = state.number + 1, dealt_in
    deck = show(shuffled(catalogue[game].deck, entropy))
    named = game if state.terms.mix else ""
    return rows.Dealt(number, deck, *positions, seats, posts, named)


def _choose(state: TableState, person: str, game: str) -> rows.Row:
    seat = _own_seat(state, person)
    if not state.terms.choice:
        raise Refusal("room-no-choice-here")
    if chooser(state) != seat:
        raise Refusal("room-not-your-choice")
    if game not in state.terms.games:
        raise Refusal("room-no-such-game", game=game)
    return rows.Chosen(seat, game)


def _shuffle(state: TableState, entropy: Randomness) -> rows.Row:
    if not state.to_shuffle:
        raise Refusal("room-no-shuffle-due")
    order = list(state.to_shuffle)
    for last in range(len(order) - 1, 0, -1):
        other = entropy.randrange(last + 1)
        order[last], order[other] = order[other], order[last]
    return rows.Shuffled(show(order))


def _release(state: TableState, seat: int) -> rows.Row:
    seated = state.seated.get(seat)
    if seated is None or seated.release_at is None or state.playing(seat):
        raise Refusal("room-seat-not-idle", seat=seat)
    return rows.Released(seat)


def _own_seat(state: TableState, person: str) -> int:
    seat = state.seat_of(person)
    if seat is None:
        raise Refusal("room-not-seated")
    return seat


def _actor(state: TableState) -> int:
    seat = state.hand.actor if state.hand is not None else None
    if seat is None:
        raise Refusal("room-nobody-to-act")
    return seat
