"""Whether a table accepts a command, and the journal row it becomes. Nothing changes here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.cards import show, shuffled
from croupier.cash import Departure, acts, required
from croupier.errors import Refusal
from croupier.play import Operation, catalogue
from croupier.room import commands, rows
from croupier.room.deal import deal_of
from croupier.room.decide_floor import decide_floor
from croupier.room.mixes import chooser, coming, next_game
from croupier.room.run_out import asked

if TYPE_CHECKING:
    from croupier.cards.deck import Randomness
    from croupier.room.state import TableState


BRING_IN: Final = "bring-in"
"""The engine's word for it; the wire says `bring_in`."""

LONGEST_WORD: Final = 200
"""The most characters of a message at the table."""


def decide(state: TableState, command: commands.Command, entropy: Randomness, at: int) -> rows.Row:
    """The row that a command becomes at this table `at` (ms since 1970); `Refusal` when it may not.

    What may be done in a hand is for the hand to say, what at a chair for the cash table, whether the wallet holds the
    chips for the ledger.
    """
    if state.stopped is not None:
        raise Refusal("room-table-stopped")
    if state.closed:
        raise Refusal("room-table-closed")
    if isinstance(command, commands.Seating):
        return _seating(state, command, at)
    if isinstance(command, commands.Floor):
        return decide_floor(state, command, entropy, at)
    if isinstance(command, commands.Own):
        return _of_the_house(state, command, entropy, at)
    row: rows.Row
    match command:
        case commands.Choose(person, game):
            row = _choose(state, person, game)
        case commands.Act():
            row = _act(state, command)
        case commands.Agree():
            row = _agree(state, command)
        case commands.Say(person, text):
            row = _say(state, person, text, at)
        case commands.Rabbit(person):
            own_seat(state, person)
            raise Refusal("room-no-rabbit-hunt", clause=state.terms.policy.clause("rabbit_hunt"))
    return row


def try_out(state: TableState, act: acts.AnyAct) -> None:
    """Raise what the cash table would say to an act; nothing is done."""
    state.cash.copy().do(act)


def own_seat(state: TableState, person: str) -> int:
    """The seat a person holds; `Refusal` when he has none."""
    seat = state.seat_of(person)
    if seat is None:
        raise Refusal("room-not-seated")
    return seat


def _of_the_house(state: TableState, command: commands.Own, entropy: Randomness, at: int) -> rows.Row:
    row: rows.Row
    match command:
        case commands.Deal():
            row = _deal(state, entropy)
        case commands.Shuffle():
            row = _shuffle(state, entropy)
        case commands.TimeOut():
            row = rows.TimedOut(_actor(state))
        case commands.NotAgreed():
            if not asked(state):
                raise Refusal("room-not-asked")
            row = rows.NotAgreed()
        case commands.Reconnect():
            row = rows.Reconnecting(_actor(state))
        case commands.Close():
            if state.in_hand or any(not seated.bot for seated in state.seated.values()):
                raise Refusal("room-table-not-empty")
            row = rows.Closed()
        case commands.Charge():
            try_out(state, acts.Charge(at))
            row = rows.Charged()
        case commands.Release(seat):
            row = _release(state, seat)
        case commands.Resume():
            row = rows.Resumed()
    return row


def _seating(state: TableState, command: commands.Seating, at: int) -> rows.Row:
    if isinstance(command, commands.Sit):
        return _sit(state, command, at)
    seat = own_seat(state, command.person)
    row: rows.Row
    act: acts.AnyAct | None = None
    match command:
        case commands.Leave():
            _by_himself(state)
            row = rows.Left(seat)
        case commands.SitOut():
            row = rows.SatOut(seat, marked=not state.terms.open_to_all)
        case commands.SitIn(_, waits):
            if not state.seated[seat].chips and not state.playing(seat):
                raise Refusal("room-no-chips-to-sit-in")
            row = rows.SatIn(seat, waits)
        case commands.Wait(_, waits):
            row = _wait(state, seat, waits=waits)
        case commands.TopUp(_, chips):
            _by_himself(state)
            row, act = rows.ToppedUp(seat, chips), acts.TopUp(at, seat, chips)
        case commands.Change(_, to):
            _by_himself(state)
            row, act = rows.Changed(seat, to), acts.Change(at, seat, to)
        case commands.Straddle(_, on):
            row, act = rows.Switched(seat, "straddle", on), acts.Straddle(at, seat, on)
        case commands.RunTwice(_, on):
            row, act = rows.Switched(seat, "run-twice", on), acts.RunTwice(at, seat, on)
    if act is not None:
        try_out(state, act)
    return row


def _by_himself(state: TableState) -> None:
    """Refuse what people do not do by themselves at a table where the house seats them."""
    if not state.terms.open_to_all:
        raise Refusal("room-seated-by-the-house")


def _sit(state: TableState, sit: commands.Sit, at: int) -> rows.Row:
    _by_himself(state)
    if sit.person in state.coming:
        raise Refusal("room-being-brought")
    departure = state.departed.get(sit.person)
    least = max(sit.least, brings(state, departure, at))
    row = rows.Sat(sit.person, sit.name, sit.bot, sit.seat, sit.chips, sit.waits, least)
    try_out(state, acts.Sit(at, sit.seat, sit.person, sit.chips, least=least, waits=sit.waits))
    return row


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


def _say(state: TableState, person: str, text: str, at: int) -> rows.Row:
    seat = own_seat(state, person)
    text = " ".join(text.split())
    if not 0 < len(text) <= LONGEST_WORD or not text.isprintable():
        raise Refusal("room-nothing-said", most=LONGEST_WORD)
    if person in state.muted:
        raise Refusal("room-muted", clause="ONLINE:chat-3")
    state.talk.check(person, text, at // 1000, state.hand)
    return rows.Said(seat, text)


def _act(state: TableState, act: commands.Act) -> rows.Row:
    seat = own_seat(state, act.person)
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


def _agree(state: TableState, agree: commands.Agree) -> rows.Row:
    seat = own_seat(state, agree.person)
    if agree.hand != state.number or seat not in asked(state):
        raise Refusal("room-not-asked")
    return rows.Agreed(seat, agree.on)


def _deal(state: TableState, entropy: Randomness) -> rows.Row:
    if state.in_hand:
        raise Refusal("room-hand-in-progress")
    if state.held:
        raise Refusal("room-table-held")
    game = next_game(state)
    dealt = coming(state, game)
    if dealt is None:
        raise Refusal("room-too-few-players")
    deck = show(shuffled(catalogue[game].deck, entropy))
    named = game if state.terms.mix else ""
    seats, posts, straddled = deal_of(dealt)
    return rows.Dealt(state.number + 1, deck, *dealt.positions, seats, posts, straddled, named)


def _choose(state: TableState, person: str, game: str) -> rows.Row:
    seat = own_seat(state, person)
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


def _actor(state: TableState) -> int:
    seat = state.hand.actor if state.hand is not None else None
    if seat is None:
        raise Refusal("room-nobody-to-act")
    return seat
