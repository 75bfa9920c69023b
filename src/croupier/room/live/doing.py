"""What each ask does to the live cash room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from croupier.cash import BuyIn, CashGame, Move, TimeCharge, acts
from croupier.cash.buying import check_top_up
from croupier.errors import Refusal
from croupier.play import Stakes, catalogue
from croupier.room.hand.mixes import stakes
from croupier.room.live import asks, rows, taking
from croupier.room.live.state import PLAYERS, CashState, DeckSeen, Slip, TableCall
from croupier.rulebook import profile


def carry_out(state: CashState, row: rows.Done) -> None:
    """Do what was asked; `Refusal` when it may not be, and the state is then not to be used any more."""
    ask = row.ask
    person = getattr(ask, "person", "")
    # What the floor asks about somebody without naming him leaves him his name.
    name = getattr(ask, "name", "") or (row.name if row.by == person else "")
    if person and name:
        state.names[person] = name
    state.at = row.at
    _DO[type(ask)](state, ask, row.at)
    state.kitty.hours.keep(taking.playing(state), row.at)
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
    if ask.table in state.kitty.pit.tables:
        raise Refusal("cash-table-open", table=ask.table)
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
    if ask.rakes:
        taking.rake_by(state, ask.table, ask.rakes)


def _break(state: CashState, ask: asks.BreakTable, at: int) -> None:
    for move in state.room.breaks(ask.table):
        _bring(state, move, at)


def _close(state: CashState, ask: asks.CloseTable, _: int) -> None:
    state.room.close(ask.table)
    state.shift.walk(ask.table, PLAYERS)
    state.shift.close(ask.table, counted=ask.rack)
    for kept in (state.calls, state.decks, state.notes, state.kitty.raked):
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
    _none_coming(state, ask.table, person, ask.seat)
    state.room.do(ask.table, acts.Count(at, ask.seat, ask.chips))
    state.room.do(ask.table, acts.Leave(at, ask.seat))
    state.shift.buy_back(ask.table, PLAYERS, ask.chips)
    state.wishes.pop(person, None)


def _pick_up(state: CashState, ask: asks.PickUp, at: int) -> None:
    person = _person(state, ask.table, ask.seat)
    _none_coming(state, ask.table, person, ask.seat)
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
    _none_coming(state, move.table, move.person, table.seat_of(move.person) or 0)
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
    taking.tipped(state, ask.table, ask.chips)


def _fill(state: CashState, ask: asks.Fill, _: int) -> None:
    if ask.chips < 0:
        state.shift.credit(ask.table, -ask.chips)
    else:
        state.shift.fill(ask.table, ask.chips)
        call = state.calls.get(ask.table)
        if call is not None and call.why == "fill":
            del state.calls[ask.table]


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


def _ruled(state: CashState, ask: asks.Ruled, _: int) -> None:
    """A ruling stands in the log, and changes nothing else."""
    _table(state, ask.table)


def _count_box(state: CashState, ask: asks.CountBox, _: int) -> None:
    state.shift.count(ask.table, ask.fee, ask.counted, by=ask.by)


# Dealers and the floor


def _call_floor(state: CashState, ask: asks.CallFloor, at: int) -> None:
    _table(state, ask.table)
    state.calls[ask.table] = TableCall(at, ask.why, ask.chips)


def _answer(state: CashState, ask: asks.Answer, _: int) -> None:
    if state.calls.pop(ask.table, None) is None:
        raise Refusal("cash-floor-not-called", table=ask.table)


def _dealer_in(state: CashState, ask: asks.DealerIn, at: int) -> None:
    state.roster.clock_in(ask.dealer, at)


def _dealer_out(state: CashState, ask: asks.DealerOut, at: int) -> None:
    dealt = state.kitty.dealt
    dealt[ask.dealer] = dealt.get(ask.dealer, 0) + state.roster.clock_out(ask.dealer, at).dealt


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


def _none_coming(state: CashState, table: str, person: str, seat: int) -> None:
    """Nobody goes while chips are on their way to him."""
    if state.shift.coming(table, person):
        raise Refusal("cash-chips-coming", seat=seat)


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
    asks.Ruled: _ruled,
    asks.CountBox: _count_box,
    asks.CallFloor: _call_floor,
    asks.Answer: _answer,
    asks.DealerIn: _dealer_in,
    asks.DealerOut: _dealer_out,
    asks.Push: _push,
    **taking.DO,
}
