"""The live cash room as it stands: tables, lists, money, dealers, and what was done since the shift began."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

from croupier.cash import BuyIn, CashGame, CashRoom, Departure, Move, Shift, TimeCharge, WaitingList, acts
from croupier.cash.buying import check_top_up
from croupier.cash.dealers import Roster
from croupier.cash.shift import lammer
from croupier.cash.waiting import Waiting
from croupier.errors import Broken, Refusal
from croupier.play import Stakes, catalogue
from croupier.room import cash_asks as asks
from croupier.room import cash_rows as rows
from croupier.room.commit import JournalRow
from croupier.room.mixes import stakes
from croupier.rulebook import profile

PLAYERS: Final = ""
"""In the shift's book: the players of a table together, for nobody follows whose chip is whose from hand to hand."""


class Kept(msgspec.Struct, frozen=True):
    """What outlives a shift: who is on which list, whose chips the cage keeps, who has left with what, all names."""

    shift: str = ""
    lists: dict[str, tuple[Waiting, ...]] = {}
    cage: dict[str, int] = {}
    departed: tuple[tuple[str, str, int, int], ...] = ()
    names: dict[str, str] = {}


class DeckSeen(NamedTuple):
    """A deck as it was found: when (ms), on what occasion, and which cards were not as they should be."""

    at: int
    when: str
    missing: tuple[str, ...] = ()


class Slip(NamedTuple):
    """A dealer's error on record."""

    at: int
    table: str
    dealer: str
    what: str


class TableCall(NamedTuple):
    """A dealer calls the floor: since when, and why."""

    at: int
    why: str


class Entry(NamedTuple):
    """One row of the shift: its number in the journal, and what was done."""

    number: int
    row: rows.Done


@dataclass(slots=True)
class CashState:
    """The room. It is changed by rows only, and `done` are those of the shift that count."""

    kept: Kept = field(default_factory=Kept)
    version: int = 0
    room: CashRoom = field(default_factory=CashRoom)
    shift: Shift = field(default_factory=lambda: Shift(""))
    roster: Roster = field(default_factory=Roster)
    titles: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    wishes: dict[str, asks.Wish] = field(default_factory=dict)
    calls: dict[str, TableCall] = field(default_factory=dict)
    decks: dict[str, DeckSeen] = field(default_factory=dict)
    notes: dict[str, list[str]] = field(default_factory=dict)
    slips: list[Slip] = field(default_factory=list)
    done: list[Entry] = field(default_factory=list)
    stopped: str | None = None

    def keeps(self) -> Kept:
        """What is left of the shift for the next one."""
        return Kept(
            self.shift.name,
            {name: tuple(waiting.entries) for name, waiting in self.room.lists.items() if waiting.entries},
            dict(self.room.cage),
            tuple([(*who, each.chips, each.at) for who, each in self.room.departed.items()]),
            dict(self.names),
        )


def begun(kept: Kept, version: int) -> CashState:
    """The room as a shift begins in it."""
    state = CashState(kept, version, shift=Shift(kept.shift), names=dict(kept.names))
    for name, entries in kept.lists.items():
        state.room.lists[name] = WaitingList(name, entries=list(entries))
    for person, chips in kept.cage.items():
        state.room.cage[person] = chips
        state.shift.keep(person, chips)
    state.room.departed.update(
        {(person, game): Departure(chips, at) for person, game, chips, at in kept.departed}
    )
    return state


def folded(journal: Iterable[JournalRow], state: CashState | None = None) -> CashState:
    """Read the rows from the first one, or go on from a state."""
    state = state or CashState()
    for version, _, text in journal:
        if version != state.version + 1:
            raise Broken("room-journal-gap", stream="cash", version=state.version + 1)
        state = apply(state, rows.read(text))
    return state


def apply(state: CashState, row: rows.Row) -> CashState:
    """The room after its next row. `Refusal` when it may not be; the state given is then as it was, or is not to be
    used any more: `again` makes it anew.
    """
    match row:
        case rows.Done(ask=asks.NewShift(name)):
            if state.room.tables:
                raise Refusal("cash-tables-open", tables=len(state.room.tables))
            state = begun(msgspec.structs.replace(state.keeps(), shift=name), state.version + 1)
        case rows.Done():
            _do(state, row)
            state.version += 1
            state.done.append(Entry(state.version, row))
        case rows.Undone(number=number):
            state = _without(state, number)
            state.version += 1
        case rows.Stopped(code):
            state.stopped = code
            state.version += 1
    return state


def again(state: CashState) -> CashState:
    """The state made anew from what was done."""
    fresh = begun(state.kept, state.version)
    for entry in state.done:
        _do(fresh, entry.row)
    fresh.done, fresh.stopped = list(state.done), state.stopped
    return fresh


def last_of(state: CashState) -> Entry | None:
    """The last entry somebody can take back: what the room did of itself does not count."""
    return next((entry for entry in reversed(state.done) if entry.row.by != "house"), None)


def _without(state: CashState, number: int) -> CashState:
    last = last_of(state)
    if last is None or last.number != number:
        raise Refusal("cash-not-the-last", number=number)
    state.done = [entry for entry in state.done if entry.number < number]
    return again(state)


def _do(state: CashState, row: rows.Done) -> None:
    ask = row.ask
    person, name = getattr(ask, "person", ""), getattr(ask, "name", "") or row.name
    if person and name:
        state.names[person] = name
    _DO[type(ask)](state, ask, row.at)
    state.room.prove()
    for table in state.room.tables.values():
        table.log.clear()


# Lists


def _join(state: CashState, ask: asks.JoinList, at: int) -> None:
    state.room.join(ask.person, ask.game, at, ask.wants)


def _leave_list(state: CashState, ask: asks.LeaveList, at: int) -> None:
    if ask.game not in state.room.lists:
        raise Refusal("cash-not-on-the-list", game=ask.game)
    state.room.lists[ask.game].leave(ask.person)
    for table in state.room.tables.values():
        for seat in [seat for seat, person in table.reserved.items() if person == ask.person]:
            table.do(acts.Release(at, seat))


def _wish(state: CashState, ask: asks.Wish, _: int) -> None:
    if not ask.table:
        state.wishes.pop(ask.person, None)
        return
    _table(state, ask.table)
    if not state.room.seats_of(ask.person):
        raise Refusal("cash-nobody-there", seat=0)
    state.wishes[ask.person] = ask


def _call(state: CashState, ask: asks.CallNext, at: int) -> None:
    if ask.game not in state.room.lists or not state.room.call(ask.game, at, most=1):
        raise Refusal("cash-nobody-to-call", game=ask.game)


def _lapse(state: CashState, _: asks.Lapse, at: int) -> None:
    for name in state.room.lists:
        state.room.lapse(name, at)


# Tables


def _open(state: CashState, ask: asks.OpenTable, _: int) -> None:
    variant = catalogue.get(ask.variant)
    if variant is None:
        raise Refusal("room-no-such-game", game=ask.variant)
    if not 0 < ask.small <= ask.big:
        raise Refusal("room-bad-stakes", least=1, most=ask.big)
    called = f"{ask.variant} {ask.small}-{ask.big}"
    bounds = BuyIn(ask.least, ask.most)
    charge = TimeCharge(ask.time_fee, ask.time_minutes) if ask.time_fee else None
    game = CashGame(
        ask.variant,
        Stakes(**stakes(variant, ask.small, ask.big)),
        bounds,
        ask.seats,
        profile(ask.profile),
        time_charge=charge,
    )
    state.room.open(ask.table, called, game, feeds=ask.feeds)
    state.shift.open(ask.table, rack_of=ask.rack)
    state.titles[ask.table] = ask.name


def _break(state: CashState, ask: asks.BreakTable, at: int) -> None:
    for move in state.room.breaks(ask.table):
        _bring(state, move, at)


def _close(state: CashState, ask: asks.CloseTable, _: int) -> None:
    state.room.close(ask.table)
    state.shift.walk(ask.table, PLAYERS)
    state.shift.close(ask.table, counted=ask.rack)
    for kept in (state.calls, state.decks, state.notes):
        kept.pop(ask.table, None)


# Seats


def _sit(state: CashState, ask: asks.Sit, at: int) -> None:
    state.room.sit(ask.person, ask.table, ask.seat, ask.chips, at, waits=ask.waits)
    state.shift.sell(ask.table, PLAYERS, ask.chips)


def _reserve(state: CashState, ask: asks.Reserve, at: int) -> None:
    state.room.do(ask.table, acts.Reserve(at, ask.seat, ask.person))


def _release(state: CashState, ask: asks.Release, at: int) -> None:
    state.room.do(ask.table, acts.Release(at, ask.seat))


def _top_up(state: CashState, ask: asks.TopUp, at: int) -> None:
    state.room.do(ask.table, acts.TopUp(at, ask.seat, ask.chips))
    state.shift.sell(ask.table, PLAYERS, ask.chips)


def _count(state: CashState, ask: asks.Count, at: int) -> None:
    state.room.do(ask.table, acts.Count(at, ask.seat, ask.chips))


def _away(state: CashState, ask: asks.Away, at: int) -> None:
    state.room.do(ask.table, acts.SitOut(at, ask.seat) if ask.word else acts.StepAway(at, ask.seat))


def _back(state: CashState, ask: asks.Back, at: int) -> None:
    state.room.do(ask.table, acts.Return(at, ask.seat, ask.waits))


def _change(state: CashState, ask: asks.Change, at: int) -> None:
    table = _table(state, ask.table)
    state.room.do(ask.table, acts.Change(at, ask.seat, ask.to, by_floor=True))
    state.wishes.pop(table.chairs[ask.to].person, None)


def _cash_out(state: CashState, ask: asks.CashOut, at: int) -> None:
    person = _person(state, ask.table, ask.seat)
    if state.shift.book.balance(lammer(ask.table, person)):
        raise Refusal("cash-chips-coming", seat=ask.seat)
    state.room.do(ask.table, acts.Count(at, ask.seat, ask.chips))
    state.room.do(ask.table, acts.Leave(at, ask.seat))
    state.shift.buy_back(ask.table, PLAYERS, ask.chips)
    state.wishes.pop(person, None)


def _pick_up(state: CashState, ask: asks.PickUp, at: int) -> None:
    person = _person(state, ask.table, ask.seat)
    if state.shift.book.balance(lammer(ask.table, person)):
        raise Refusal("cash-chips-coming", seat=ask.seat)
    state.room.do(ask.table, acts.Count(at, ask.seat, ask.chips))
    state.room.pick_up(ask.table, ask.seat, at)
    state.shift.to_cage(ask.table, PLAYERS, ask.chips, owner=person)
    state.wishes.pop(person, None)


def _fetch(state: CashState, ask: asks.Fetch, _: int) -> None:
    state.shift.fetch(ask.person, state.room.fetch(ask.person))


def _move(state: CashState, ask: asks.Move, at: int) -> None:
    seats = state.room.seats_of(ask.person)
    if not seats:
        raise Refusal("cash-nobody-there", seat=0)
    _table(state, ask.to)
    _bring(state, Move(ask.person, seats[0][0], ask.to, ask.seat), at)


def _bring(state: CashState, move: Move, at: int) -> None:
    table = state.room.tables[move.table]
    if state.shift.book.balance(lammer(move.table, move.person)):
        raise Refusal("cash-chips-coming", seat=table.seat_of(move.person))
    chips = table.chairs[table.seat_of(move.person) or 0].chips
    state.room.move(move, at)
    state.shift.carry(move.table, move.to, PLAYERS, chips)
    state.wishes.pop(move.person, None)


# Hands, racks and boxes


def _hand(state: CashState, ask: asks.Hand, at: int) -> None:
    table = _table(state, ask.table)
    state.room.do(ask.table, acts.Deal(at))
    state.room.do(ask.table, acts.Finish(at, dict(table.stacks)))
    state.shift.drop(ask.table, {"rake": ask.rake, "jackpot": ask.jackpot}, {PLAYERS: ask.rake + ask.jackpot})


def _tip(state: CashState, ask: asks.Tip, _: int) -> None:
    state.shift.drop(ask.table, {"tips": ask.chips}, {PLAYERS: ask.chips})


def _fill(state: CashState, ask: asks.Fill, _: int) -> None:
    if ask.chips < 0:
        state.shift.credit(ask.table, -ask.chips)
    else:
        state.shift.fill(ask.table, ask.chips)


def _order(state: CashState, ask: asks.OrderChips, _: int) -> None:
    table = _table(state, ask.table)
    person = _person(state, ask.table, ask.seat)
    chair = table.chairs[ask.seat]
    if chair.chips:
        check_top_up(ask.chips, chair.chips, table.game.buy_in, table.game.policy)
    state.shift.order(ask.table, person, ask.chips)


def _bring_chips(state: CashState, ask: asks.BringChips, at: int) -> None:
    person = _person(state, ask.table, ask.seat)
    chips = state.shift.bring(ask.table, person, PLAYERS)
    state.room.do(ask.table, acts.TopUp(at, ask.seat, chips))


def _charge(state: CashState, ask: asks.ChargeTime, at: int) -> None:
    table = _table(state, ask.table)
    before = table.charged.time
    state.room.do(ask.table, acts.Charge(at))
    paid = table.charged.time - before
    state.shift.drop(ask.table, {"time": paid}, {PLAYERS: paid})


def _check_deck(state: CashState, ask: asks.CheckDeck, at: int) -> None:
    _table(state, ask.table)
    state.decks[ask.table] = DeckSeen(at, ask.when, ask.missing)


def _count_stub(state: CashState, ask: asks.CountStub, at: int) -> None:
    _table(state, ask.table)
    if ask.expected != ask.found:
        state.decks[ask.table] = DeckSeen(at, "stub", (f"{ask.found - ask.expected:+}",))


def _note(state: CashState, ask: asks.LeaveNote, _: int) -> None:
    _table(state, ask.table)
    if ask.text.strip():
        state.notes.setdefault(ask.table, []).append(ask.text.strip())
    else:
        state.notes.pop(ask.table, None)


def _error(state: CashState, ask: asks.DealerError, at: int) -> None:
    _table(state, ask.table)
    dealing = [on.dealer for on in state.roster.on_shift.values() if on.now.table == ask.table]
    state.slips.append(Slip(at, ask.table, dealing[0] if dealing else "", ask.what))


def _count_box(state: CashState, ask: asks.CountBox, _: int) -> None:
    state.shift.count(ask.table, ask.fee, ask.counted, by=ask.by)


# Dealers and the floor


def _call_floor(state: CashState, ask: asks.CallFloor, at: int) -> None:
    _table(state, ask.table)
    state.calls[ask.table] = TableCall(at, ask.why)


def _answer(state: CashState, ask: asks.Answer, _: int) -> None:
    if state.calls.pop(ask.table, None) is None:
        raise Refusal("cash-floor-not-called", table=ask.table)


def _dealer_in(state: CashState, ask: asks.DealerIn, at: int) -> None:
    state.roster.clock_in(ask.dealer, at)


def _dealer_out(state: CashState, ask: asks.DealerOut, at: int) -> None:
    state.roster.clock_out(ask.dealer, at)


def _push(state: CashState, _: asks.Push, at: int) -> None:
    if not state.roster.push(tuple(state.room.tables), at):
        raise Refusal("cash-no-push-due")


def _table(state: CashState, table: str) -> Any:
    found = state.room.tables.get(table)
    if found is None:
        raise Refusal("cash-table-not-open", table=table)
    return found


def _person(state: CashState, table: str, seat: int) -> str:
    chair = _table(state, table).chairs.get(seat)
    if chair is None:
        raise Refusal("cash-nobody-there", seat=seat)
    person: str = chair.person
    return person


_DO: Final[dict[type, Callable[[CashState, Any, int], None]]] = {
    asks.JoinList: _join,
    asks.LeaveList: _leave_list,
    asks.Wish: _wish,
    asks.CallNext: _call,
    asks.Lapse: _lapse,
    asks.OpenTable: _open,
    asks.BreakTable: _break,
    asks.CloseTable: _close,
    asks.Sit: _sit,
    asks.Reserve: _reserve,
    asks.Release: _release,
    asks.TopUp: _top_up,
    asks.Count: _count,
    asks.Away: _away,
    asks.Back: _back,
    asks.Change: _change,
    asks.CashOut: _cash_out,
    asks.PickUp: _pick_up,
    asks.Fetch: _fetch,
    asks.Move: _move,
    asks.Hand: _hand,
    asks.Tip: _tip,
    asks.Fill: _fill,
    asks.OrderChips: _order,
    asks.BringChips: _bring_chips,
    asks.ChargeTime: _charge,
    asks.CheckDeck: _check_deck,
    asks.CountStub: _count_stub,
    asks.LeaveNote: _note,
    asks.DealerError: _error,
    asks.CountBox: _count_box,
    asks.CallFloor: _call_floor,
    asks.Answer: _answer,
    asks.DealerIn: _dealer_in,
    asks.DealerOut: _dealer_out,
    asks.Push: _push,
}
