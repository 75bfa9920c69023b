"""The journal row that a command to a table becomes. Nothing changes here.

What may be done in a hand is for the hand to say, what at a chair for the cash table, whether the wallet holds the
chips for the ledger: they refuse when the row is tried on a copy of the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from croupier.cash import Departure, required
from croupier.errors import Refusal
from croupier.play import catalogue
from croupier.room.actors.asks import Asked
from croupier.room.hand import rows as played
from croupier.room.hand.after import rabbit
from croupier.room.hand.run_out import asked
from croupier.room.hand.seals import cut
from croupier.room.table import asks as commands
from croupier.room.table import rows
from croupier.room.table.decide_floor import decide_floor
from croupier.room.table.decide_hand import (
    OfClock,
    OfFloor,
    OfPlayers,
    decide_hand,
    own_seat,
    refuse_where_nothing_happens,
)
from croupier.room.table.decide_terms import decide_terms
from croupier.room.table.door import check_knock, check_let_in
from croupier.room.table.rotation import bomb_comes, chooser, coming, deal_of, has_big_blind, next_game, stops

if TYPE_CHECKING:
    from croupier.cards.deck import Randomness
    from croupier.room.actors.asks import By
    from croupier.room.table.state import TableState


_OfTheHouse: TypeAlias = (
    commands.Deal | commands.NotAgreed | commands.Close | commands.Charge | commands.Release
)
_OfTheChair: TypeAlias = (
    commands.Leave
    | commands.Wait
    | commands.TopUp
    | commands.ChangeSeat
    | commands.Straddle
    | commands.RunTwice
    | commands.OfTheStay
)


def decide(
    state: TableState, command: commands.Command, entropy: Randomness, at: int, brought: int = 0
) -> rows.Row:
    """The row that a command becomes at this table `at` (ms since 1970); `Refusal` when it may not.

    `brought` is the least that who sits down must bring for having left another table of this game.
    """
    refuse_where_nothing_happens(state)
    if isinstance(command, OfClock | OfFloor):
        return decide_hand(state, command, entropy, at)
    if isinstance(command, _OfTheHouse):
        return _of_the_house(state, command, entropy)
    if not isinstance(command, Asked):
        return decide_floor(state, command)
    by, ask = command
    _refuse_the_sent_away(state, by)
    if isinstance(ask, OfPlayers):
        return decide_hand(state, Asked(by, ask), entropy, at)
    if isinstance(ask, commands.Sit):
        return _sit(state, by, ask, brought, at)
    if isinstance(ask, commands.Knock):
        check_knock(state, by.person)
        return rows.Knocked(by.person, by.name)
    if isinstance(ask, commands.OfTheTerms):
        return decide_terms(state, by, ask)
    seat = own_seat(state, by.person)
    if isinstance(ask, _OfTheChair):
        return _seating(state, seat, ask)
    row: rows.Row
    match ask:
        case commands.Choose(game):
            row = _choose(state, seat, game)
        case commands.Agree():
            row = _agree(state, seat, ask)
        case commands.Rabbit():
            row = rabbit(state, seat)
    return row


def _refuse_the_sent_away(state: TableState, by: By) -> None:
    """Refuse whatever one asks who is still in the hand in which the host sent him away."""
    seat = state.seat_of(by.person)
    if seat is not None and state.seated[seat].sent_away:
        raise Refusal("room-sent-away")


def _of_the_house(state: TableState, command: _OfTheHouse, entropy: Randomness) -> rows.Row:
    row: rows.Row
    match command:
        case commands.Deal(opened):
            row = _deal(state, entropy, opened)
        case commands.NotAgreed():
            if not asked(state):
                raise Refusal("room-not-asked")
            row = played.NotAgreed()
        case commands.Close():
            people = not state.ended and any(not seated.bot for seated in state.seated.values())
            if state.in_hand or people:
                raise Refusal("room-table-not-empty")
            row = rows.Closed()
        case commands.Charge():
            row = rows.Charged()
        case commands.Release(seat):
            row = _release(state, seat)
    return row


def _seating(state: TableState, seat: int, ask: _OfTheChair) -> rows.Row:
    row: rows.Row
    match ask:
        case commands.Leave():
            _by_himself(state)
            row = rows.Left(seat)
        case commands.Wait(waits):
            row = _wait(state, seat, waits=waits)
        case commands.TopUp(chips):
            _by_himself(state)
            row = rows.ToppedUp(seat, chips)
        case commands.ChangeSeat(to):
            _by_himself(state)
            row = rows.Changed(seat, to)
        case commands.Straddle(on):
            row = rows.Switched(seat, "straddle", on)
        case commands.RunTwice(on):
            row = rows.Switched(seat, "run-twice", on)
        case commands.AtBigBlind(then):
            _by_himself(state)
            if then and not has_big_blind(state):
                raise Refusal("room-no-big-blind-here")
            row = rows.StopsAtBlind(seat, then)
        case commands.KeepStack(chips):
            _by_himself(state)
            row = rows.Keeps(seat, chips)
    return row


def _by_himself(state: TableState) -> None:
    """Refuse what people do not do by themselves at a table where the house seats them."""
    if not state.terms.open_to_all:
        raise Refusal("room-seated-by-the-house")


def _sit(state: TableState, by: By, sit: commands.Sit, brought: int, at: int) -> rows.Row:
    _by_himself(state)
    if by.person in state.coming:
        raise Refusal("room-being-brought")
    if not by.bot:
        check_let_in(state, by.person)
    if state.ended:
        raise Refusal("room-ended-already")
    least = max(brought, brings(state, state.departed.get(by.person), at))
    return rows.Sat(by.person, by.name, by.bot, sit.seat, sit.chips, sit.waits, least)


def brings(state: TableState, departure: Departure | None, at: int) -> int:
    """What somebody must bring who has cashed out of this game, in chips; 0 where the table's own bound is enough."""
    bounds = state.cash.game.buy_in
    least = required(bounds, departure, at, state.terms.policy).least
    return least if least > bounds.least else 0


def same_game(one: TableState, other: TableState) -> bool:
    """Whether two tables are of one game at one limit, so that who leaves one comes back at the other."""
    mine, theirs = one.terms, other.terms
    return (mine.mix, mine.game, mine.stakes) == (theirs.mix, theirs.game, theirs.stakes)


def _wait(state: TableState, seat: int, *, waits: bool) -> rows.Row:
    policy = state.terms.policy
    if waits and not policy.flag("entry_wait"):
        raise Refusal("cash-no-waiting", clause=policy.clause("entry_wait"))
    if not state.seated[seat].waiting:
        raise Refusal("cash-nothing-owed")
    return rows.Waited(seat, waits)


def _agree(state: TableState, seat: int, agree: commands.Agree) -> rows.Row:
    if agree.hand != state.number or seat not in asked(state):
        raise Refusal("room-not-asked")
    return played.Agreed(seat, agree.on)


def _deal(state: TableState, entropy: Randomness, opened: tuple[str, ...]) -> rows.Row:
    if state.in_hand:
        raise Refusal("room-hand-in-progress")
    if state.held:
        raise Refusal("room-table-held")
    if state.ended:
        raise Refusal("room-ended-already")
    stopping = stops(state, due=True)
    if stopping is not None:
        # He waited for a game without a big blind, and nobody has named one.
        leaves = state.seated[stopping].chair.at_big_blind == "leave"
        return rows.Left(stopping) if leaves else rows.SatOut(stopping)
    game = next_game(state)
    dealt = coming(state, game)
    if dealt is None:
        raise Refusal("room-too-few-players")
    deck, made = cut(state.sealing, state.sealing_name, catalogue[game].deck.cards, entropy, opened)
    named = game if state.terms.mix else ""
    seats, posts, straddled = deal_of(dealt)
    bomb = bomb_comes(state, game)
    return rows.Dealt(
        state.number + 1, deck, *dealt.positions, seats, posts, straddled, named, made, bomb=bomb
    )


def _choose(state: TableState, seat: int, game: str) -> rows.Row:
    if not state.terms.choice:
        raise Refusal("room-no-choice-here")
    if chooser(state) != seat:
        raise Refusal("room-not-your-choice")
    if game not in state.terms.games:
        raise Refusal("room-no-such-game", game=game)
    return rows.Chosen(seat, game)


def _release(state: TableState, seat: int) -> rows.Row:
    seated = state.seated.get(seat)
    if seated is None or seated.release_at is None or state.playing(seat):
        raise Refusal("room-seat-not-idle", seat=seat)
    return rows.Released(seat)
