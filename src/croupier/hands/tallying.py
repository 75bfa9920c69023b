"""Statistics of hands that lie in no store: the same figures, counted one by one."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, TypeAlias

from croupier.hands.group import COLUMNS, STACKS, By, Group, Which, bands, grouped, order

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.hands.line import HandLine, SeatLine

Row: TypeAlias = "tuple[HandLine, SeatLine]"
"""A hand as somebody played it."""


def tally(rows: Iterable[Row], which: Which = Which(), by: By | None = None) -> tuple[Group, ...]:  # noqa: B008  # a tuple
    """The statistics of some hands: one group, or one for each of what they are told apart `by`.

    They are those that `croupier.hands.counting.count` has of a store that holds these hands.
    """
    sums: dict[str, list[float]] = {}
    money: dict[str, dict[str, float]] = {}
    for hand, seat in rows:
        if not which.fits(hand, seat):
            continue
        name = _name(hand, seat, by)
        won, fair = seat.won / hand.bet, seat.adjusted / hand.bet
        columns = [getattr(seat, column) for column in COLUMNS]
        row = [1, won, won * won, fair, fair * fair, seat.rake / hand.bet, *columns]
        before = sums.get(name)
        sums[name] = row if before is None else [a + b for a, b in zip(before, row, strict=True)]
        if not hand.event:
            by_currency = money.setdefault(name, {})
            by_currency[hand.currency] = by_currency.get(hand.currency, 0) + seat.won / hand.unit
    groups = [
        grouped(
            (name, int(row[0]), *row[1:]), {sign: round(won, 2) for sign, won in money.get(name, {}).items()}
        )
        for name, row in sums.items()
    ]
    return tuple(sorted(groups, key=lambda group: order(group, by)))


def course_of(rows: Iterable[Row], which: Which, points: int = 1_000) -> list[tuple[int, float, float]]:
    """How the winnings went: after how many hands, what was won in bets, and what by the odds; about so many points."""
    fitting = sorted([row for row in rows if which.fits(*row)], key=_when)
    step = max(len(fitting) // points, 1)
    found = []
    won = fair = 0.0
    for number, (hand, seat) in enumerate(fitting, 1):
        won += seat.won / hand.bet
        fair += seat.adjusted / hand.bet
        if number % step == 0 or number == len(fitting):
            found.append((number, won, fair))
    return found


def _when(row: Row) -> tuple[bool, datetime]:
    at = row[0].at
    return (at is not None, at or datetime.min)


def _name(hand: HandLine, seat: SeatLine, by: By | None) -> str:
    if by == "stack":
        return next(
            (f"{low}-{most}" for low, most in bands() if seat.stack <= most * hand.bet), f"{STACKS[-1]}-"
        )
    if by == "stakes":
        return f"{hand.bet / hand.unit:.2f} {hand.currency}"
    if by == "month":
        return "" if hand.at is None else f"{hand.at:%Y-%m}"
    if by in ("player", "position"):
        return str(getattr(seat, by))
    return "" if by is None else str(getattr(hand, by))
