"""What each ask does to what a live room takes and gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from croupier.cash.jackpots import Shown, shared
from croupier.cash.raking import RakeSchedule
from croupier.errors import Refusal
from croupier.room.live import takings as asks
from croupier.room.live.kitty import TipsPaid, Won

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from croupier.cash import CashTable
    from croupier.room.live.state import CashState

MINUTE: Final = 60_000


def playing(state: CashState) -> set[str]:
    """Whose time runs: everybody who sits at a table and is there."""
    return {
        chair.person
        for table in state.room.tables.values()
        for chair in table.chairs.values()
        if chair.state == "playing"
    }


def dealt_in(table: CashTable) -> int:
    """How many a hand is dealt to now: those who are there, two at the least."""
    return max(sum([chair.state == "playing" for chair in table.chairs.values()]), 2)


def schedule_of(state: CashState, table: str) -> RakeSchedule | None:
    """The table of rake that a table goes by."""
    return state.kitty.rakes.get(state.kitty.raked.get(table, ""))


def time_dealt(state: CashState, at: int) -> dict[str, int]:
    """How long each dealer of the shift has dealt, in ms."""
    found = dict(state.kitty.dealt)
    for on in state.roster.on_shift.values():
        running = at - on.now.since if on.now.table else 0
        found[on.dealer] = found.get(on.dealer, 0) + on.dealt + running
    return found


def tipped(state: CashState, table: str, chips: int) -> None:
    """A tip fell at a table; it is noted for who deals there."""
    dealer = next((on.dealer for on in state.roster.on_shift.values() if on.now.table == table), "")
    state.kitty.tipped[dealer] = state.kitty.tipped.get(dealer, 0) + chips


# Rake


def _set_rake(state: CashState, ask: asks.SetRake, _: int) -> None:
    kitty = state.kitty
    if ask.rows:
        kitty.rakes[ask.name] = RakeSchedule(ask.rows, ask.no_flop_no_drop)
    elif kitty.rakes.pop(ask.name, None) is None:
        raise Refusal("cash-no-rake-table", name=ask.name)
    kitty.raked = {table: name for table, name in kitty.raked.items() if name in kitty.rakes}


def rake_by(state: CashState, table: str, name: str) -> None:
    """A table goes by a table of rake; by none where there is no name."""
    if table not in state.room.tables:
        raise Refusal("cash-table-not-open", table=table)
    if name and name not in state.kitty.rakes:
        raise Refusal("cash-no-rake-table", name=name)
    if name and state.room.tables[table].game.time_charge is not None:
        raise Refusal("cash-two-charges")
    state.kitty.raked.pop(table, None)
    if name:
        state.kitty.raked[table] = name


def _rake_by(state: CashState, ask: asks.RakeBy, _: int) -> None:
    rake_by(state, ask.table, ask.name)


# Jackpots


def _set_jackpot(state: CashState, ask: asks.SetJackpot, _: int) -> None:
    state.kitty.bad_beat = ask.rules


def _seed(state: CashState, ask: asks.SeedJackpot, _: int) -> None:
    state.shift.to_jackpot(ask.chips)


def _hit(state: CashState, ask: asks.HitJackpot, at: int) -> None:
    rules = state.kitty.bad_beat
    if rules is None:
        raise Refusal("cash-no-jackpot")
    chairs = _chairs(state, ask.table)
    dealt = ask.dealt or [seat for seat, chair in chairs.items() if chair.state == "playing"]
    people = {seat: _sits(chairs, seat) for seat in {*dealt, ask.loser, ask.winner}}
    if ask.loser == ask.winner:
        raise Refusal("cash-jackpot-not-beaten", cards=ask.loser_cards)
    rules.check(ask.board, ask.loser_cards, ask.winner_cards, len(people))
    others = [people[seat] for seat in sorted(people) if seat not in (ask.loser, ask.winner)]
    shares = rules.paid(state.shift.jackpot(), people[ask.loser], people[ask.winner], others)
    for person, chips in shares.items():
        _wins(state, Won(at, "bad-beat", person, chips, ask.board))


def _set_high(state: CashState, ask: asks.SetHighHand, at: int) -> None:
    kitty = state.kitty
    kitty.high, kitty.best, kitty.rolled = ask.rules, None, 0
    kitty.until = at + ask.rules.minutes * MINUTE if ask.rules.minutes > 0 else 0


def _show_high(state: CashState, ask: asks.ShowHighHand, at: int) -> None:
    kitty = state.kitty
    if not kitty.until or at >= kitty.until:
        raise Refusal("cash-no-high-hand")
    person = _sits(_chairs(state, ask.table), ask.seat)
    strength = kitty.high.strength(ask.cards, ask.board)
    if kitty.best is not None and strength <= kitty.best.strength:
        raise Refusal("cash-not-the-high-hand", name=state.names.get(kitty.best.person, kitty.best.person))
    kitty.best = Shown(person, ask.cards, strength)


def _hour_over(state: CashState, _: asks.HourOver, at: int) -> None:
    kitty = state.kitty
    if not kitty.until or at < kitty.until:
        raise Refusal("cash-no-high-hand")
    prize = min(kitty.high.prize * (1 + kitty.rolled), state.shift.jackpot())
    if kitty.best is not None:
        _wins(state, Won(at, "high-hand", kitty.best.person, prize, kitty.best.cards))
        kitty.rolled = 0
    elif kitty.high.rolls:
        kitty.rolled += 1
    kitty.best = None
    while kitty.until <= at:
        kitty.until += kitty.high.minutes * MINUTE


def _wins(state: CashState, won: Won) -> None:
    """The cage keeps for somebody what he has won."""
    if won.chips:
        state.shift.pay_jackpot(won.person, won.chips)
        state.room.cage[won.person] = state.room.cage.get(won.person, 0) + won.chips
    state.kitty.won.append(won)


# Points and tips


def _set_points(state: CashState, ask: asks.SetPoints, at: int) -> None:
    state.kitty.hours.pay(ask.rate, at)


def _give_points(state: CashState, ask: asks.GivePoints, _: int) -> None:
    state.kitty.hours.give(ask.person, ask.points)


def _spend_points(state: CashState, ask: asks.SpendPoints, at: int) -> None:
    state.kitty.hours.spend(ask.person, ask.points, at)


def _share_tips(state: CashState, ask: asks.ShareTips, at: int) -> None:
    kitty, chips = state.kitty, state.shift.tips()
    times = time_dealt(state, at)
    by_time = {dealer: time - kitty.had.get(dealer, 0) for dealer, time in times.items()}
    by_table = {dealer: fell for dealer, fell in kitty.tipped.items() if dealer}
    parts = shared(chips, by_table if ask.how == "own" and by_table else by_time)
    if not parts or not chips:
        raise Refusal("cash-no-tips")
    state.shift.pay_tips(chips)
    kitty.paid += [TipsPaid(at, dealer, part) for dealer, part in parts.items()]
    kitty.tipped, kitty.had = {}, times


# Casino tables


def _open_pit(state: CashState, ask: asks.OpenPit, _: int) -> None:
    if ask.table in state.room.tables:
        raise Refusal("cash-table-open", table=ask.table)
    pit, terms = state.kitty.pit, (ask.table, ask.name, ask.game)
    pit.open(state.shift, *terms, pace=ask.pace, edge=ask.edge, rack=ask.rack)


def _buy(state: CashState, ask: asks.BuyAtPit, _: int) -> None:
    state.kitty.pit.buy(state.shift, ask.table, ask.chips)


def _fill(state: CashState, ask: asks.FillPit, _: int) -> None:
    state.kitty.pit.fill(state.shift, ask.table, ask.chips)


def _rate(state: CashState, ask: asks.RatePlayer, at: int) -> None:
    state.kitty.pit.rate(ask.table, ask.person, ask.bet, at)


def _close_pit(state: CashState, ask: asks.ClosePit, at: int) -> None:
    state.kitty.pit.close(state.shift, ask.table, counted=ask.rack, at=at)


def _count_drop(state: CashState, ask: asks.CountDrop, _: int) -> None:
    if len(set(ask.by)) < 2 or not all(ask.by):
        raise Refusal("cash-two-signatures")
    state.kitty.pit.count_drop(ask.table, ask.counted)


def _chairs(state: CashState, table: str) -> Mapping[int, Any]:
    found = state.room.tables.get(table)
    if found is None:
        raise Refusal("cash-table-not-open", table=table)
    return found.chairs


def _sits(chairs: Mapping[int, Any], seat: int) -> str:
    if seat not in chairs:
        raise Refusal("cash-nobody-there", seat=seat)
    person: str = chairs[seat].person
    return person


DO: Final[Mapping[type, Callable[[CashState, Any, int], None]]] = {
    asks.SetRake: _set_rake,
    asks.RakeBy: _rake_by,
    asks.SetJackpot: _set_jackpot,
    asks.SeedJackpot: _seed,
    asks.HitJackpot: _hit,
    asks.SetHighHand: _set_high,
    asks.ShowHighHand: _show_high,
    asks.HourOver: _hour_over,
    asks.SetPoints: _set_points,
    asks.GivePoints: _give_points,
    asks.SpendPoints: _spend_points,
    asks.ShareTips: _share_tips,
    asks.OpenPit: _open_pit,
    asks.BuyAtPit: _buy,
    asks.FillPit: _fill,
    asks.RatePlayer: _rate,
    asks.ClosePit: _close_pit,
    asks.CountDrop: _count_drop,
}
