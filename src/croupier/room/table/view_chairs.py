"""What the view says of chairs: their states in the book's words, what is owed, who waits, what the house takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.cash import required
from croupier.cash.clock import on_timeout
from croupier.cash.debts import post
from croupier.room.hand.messages import HouseTerms, KeptView, Owed, PlaceView, ReservedView, WaitingView

if TYPE_CHECKING:
    from croupier.cash import Waiting
    from croupier.room.hand.messages import Missed, SeatStatus, Standing
    from croupier.room.hand.state import HandTable, Seated
    from croupier.room.table.waiting import Line


def status(state: HandTable, seat: int, seated: Seated) -> SeatStatus:
    """The plain state of a seat: `playing`, `waiting`, `sitting_out` or `leaving`."""
    if seated.leaving:
        return "leaving"
    if seated.sitting_out or (not seated.chips and not state.playing(seat)):
        return "sitting_out"
    return "waiting" if seated.waiting else "playing"


def standing(state: HandTable, seat: int, seated: Seated) -> Standing:
    """What a seat is just now, in the words of the book's own states."""
    plain = status(state, seat, seated)
    if plain == "sitting_out" and seated.absent:
        return "away"
    if plain != "waiting":
        return "active" if plain == "playing" else plain
    if state.begins_anew:
        return "active"
    if seated.chair.debt.missed:
        return "returning"
    return "waiting" if seated.chair.waits or not seated.chair.debt.owes else "posting"


def missed(seated: Seated) -> Missed:
    """Which blinds went by a seat."""
    small, big = seated.chair.debt.small, seated.chair.debt.big
    if small and big:
        return "both"
    return "small" if small else "big" if big else ""


def owes(state: HandTable, seated: Seated) -> Owed | None:
    """What a seat posts to come in, unless the big blind reaches it first; nothing where nobody posts."""
    if not seated.chair.debt.owes:
        return None
    game = state.terms.cash(state.game)
    if not game.stakes.big_blind or state.begins_anew:
        return None
    owed = post(seated.chair.debt, game.policy, game.stakes)
    return Owed(owed.live, owed.dead)


def waiting(line: Line | None) -> tuple[WaitingView, ...]:
    """Those who wait for a seat at this game, in order."""
    if line is None:
        return ()
    return tuple(
        [
            WaitingView(line.names[each.person], each.since, each.wants, _kept(line, each))
            for each in line.waiting.entries
        ]
    )


def place(line: Line | None, viewer: str | None) -> PlaceView | None:
    """The viewer's own place on the list."""
    entry = line.waiting.entry(viewer) if line is not None else None
    if line is None or entry is None:
        return None
    before, expected = line.waiting.place(entry.person)
    return PlaceView(before, expected, _kept(line, entry))


def _kept(line: Line, entry: Waiting) -> KeptView | None:
    """The seat kept for somebody on the list, and until when."""
    kept = line.kept.get(entry.person)
    if kept is None or entry.called is None:
        return None
    return KeptView(kept.table, kept.seat, entry.called + line.waiting.to_come)


def house_terms(state: HandTable) -> HouseTerms:
    """What the house offers at a table, and what it takes."""
    terms = state.terms
    rake, charge = terms.rake, terms.time_charge
    offers = terms.straddle and terms.policy.straddle != "none"
    return HouseTerms(
        offers,
        terms.run_it,
        rake.percent if rake else 0,
        rake.caps if rake else (),
        rake.jackpot if rake else 0,
        charge.fee if charge else 0,
        charge.minutes if charge else 0,
        terms.bank // 1000,
        terms.reconnect // 1000,
        on_timeout(0, terms.policy),
        terms.stream,
        terms.stream_delay // 1000,
    )


def back(state: HandTable, viewer: str | None, now: int) -> int:
    """What somebody must bring who has left this game within the hour, in chips; 0 for the usual."""
    departure = state.departed.get(viewer) if viewer is not None else None
    if departure is None:
        return 0
    least, _ = required(state.terms.cash(state.game).buy_in, departure, now, state.terms.policy)
    return least if least > state.terms.min_buy_in else 0


def reserved(state: HandTable) -> tuple[ReservedView, ...]:
    """The empty seats that are kept for somebody."""
    return tuple([ReservedView(seat, name) for seat, name in sorted(state.reserved.items())])
