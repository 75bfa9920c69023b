"""Statistics of hands: of whom, in which hands, by what, with how sure they are."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from croupier.hands.measures import MEASURES
from croupier.odds.sureness import Interval, wilson, within

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.hands.line import HandLine, SeatLine
    from croupier.hands.measures import Measure

By: TypeAlias = Literal["player", "position", "game", "stack", "seats", "stakes", "month", "site"]

STACKS: Final = (20, 40, 75, 150)
"""Up to how many bets a stack counts as short, and so on; the last are deeper than all of them."""

_PLACES: Final = ("small-blind", "big-blind", "early", "lojack", "hijack", "cutoff", "button", "bring-in", "")
COLUMNS: Final = tuple(dict.fromkeys([name for each in MEASURES for name in (*each.made, *each.chances)]))
"""The columns of a seat of which sums are needed."""


class Which(NamedTuple):
    """Which hands are counted, and of whom; None is all of them.

    `since` is in, `until` is not; `stack` is from and to, in bets; `tournament` leaves only one kind of hand.
    """

    player: str | None = None
    game: str | None = None
    site: str | None = None
    position: str | None = None
    seats: int | None = None
    since: datetime | None = None
    until: datetime | None = None
    stack: tuple[int, int] | None = None
    tournament: bool | None = None

    def where(self) -> tuple[str, dict[str, Any]]:
        """The condition on `seats` and `hands`, and its values."""
        clauses = [
            (self.player, "seats.player = $player"),
            (self.game, "hands.game = $game"),
            (self.site, "hands.site = $site"),
            (self.position, "seats.position = $position"),
            (self.seats, "hands.seats = $seats"),
            (self.since, "hands.at >= $since"),
            (self.until, "hands.at < $until"),
        ]
        names = ("player", "game", "site", "position", "seats", "since", "until")
        values: dict[str, Any] = {
            name: value for name, (value, _) in zip(names, clauses, strict=True) if value is not None
        }
        said = [clause for value, clause in clauses if value is not None]
        if self.stack is not None:
            said.append("seats.stack between $least * hands.bet and $most * hands.bet")
            values |= {"least": self.stack[0], "most": self.stack[1]}
        if self.tournament is not None:
            said.append("hands.event <> ''" if self.tournament else "hands.event = ''")
        return " and ".join(said) or "true", values

    def fits(self, hand: HandLine, seat: SeatLine) -> bool:
        """Whether a hand of somebody is one of them: the same as `where` says."""
        wished = (
            (self.player, seat.player),
            (self.game, hand.game),
            (self.site, hand.site),
            (self.position, seat.position),
            (self.seats, hand.seats),
        )
        if any(wish is not None and wish != found for wish, found in wished):
            return False
        if self.stack is not None and not self.stack[0] * hand.bet <= seat.stack <= self.stack[1] * hand.bet:
            return False
        if self.tournament is not None and self.tournament != bool(hand.event):
            return False
        if self.since is not None and (hand.at is None or hand.at < self.since):
            return False
        return self.until is None or (hand.at is not None and hand.at < self.until)


class Counted(NamedTuple):
    """How often something was done of the times it could have been; a ratio has no interval."""

    measure: Measure
    made: int
    chances: int

    @property
    def value(self) -> float | None:
        """The share, or the ratio; None where it never could have been."""
        return self.made / self.chances if self.chances else None

    @property
    def between(self) -> Interval | None:
        """Wilson's interval of the share, in 95 of 100 samples."""
        return None if self.measure.ratio or not self.chances else wilson(self.made, self.chances)


class Winnings(NamedTuple):
    """What was won, in bets for each hundred hands: as it came, and as the odds had it; and the rake that was paid.

    The intervals are None for a single hand, which says nothing of others. `sums` are the chips won by currency, in its
    units.
    """

    per_100: float
    between: Interval | None
    adjusted_per_100: float
    adjusted_between: Interval | None
    rake_per_100: float
    sums: dict[str, float]


class Group(NamedTuple):
    """The statistics of some hands: what they have in common, how many, what was won, and what was counted."""

    name: str
    hands: int
    winnings: Winnings
    counted: tuple[Counted, ...]


def bands() -> Iterator[tuple[int, int]]:
    """From how many bets to how many a stack is, but for the deepest."""
    yield from zip((0, *STACKS), STACKS, strict=False)


def grouped(row: Sequence[Any], money: dict[str, float]) -> Group:
    """A group of the sums of its hands.

    They are its name, the hands, bets won and their squares, by the odds the same, rake in bets, then `COLUMNS`.
    """
    name, hands, won, won_squared, fair, fair_squared, rake, *sums = row
    columns = dict(zip(COLUMNS, map(int, sums), strict=True))
    counted = [
        Counted(
            each, sum([columns[name] for name in each.made]), sum([columns[name] for name in each.chances])
        )
        for each in MEASURES
    ]
    winnings = Winnings(
        100 * won / hands,
        _mean_between(hands, won, won_squared),
        100 * fair / hands,
        _mean_between(hands, fair, fair_squared),
        100 * rake / hands,
        money,
    )
    return Group(str(name), hands, winnings, tuple(counted))


def _mean_between(number: int, total: float, squares: float) -> Interval | None:
    """The interval of a mean for each hundred hands, the hands being independent of each other."""
    if number < 2:
        return None
    mean = total / number
    variance = max(squares / number - mean * mean, 0.0) * number / (number - 1)
    return within(100 * mean, 100 * sqrt(variance / number))


def order(group: Group, by: By | None) -> tuple[Any, ...]:
    """What groups stand in order by."""
    if by == "position":
        return (_PLACES.index(group.name) if group.name in _PLACES else len(_PLACES),)
    if by == "stack":
        return (int(group.name.split("-")[0]),)
    if by in ("month", "seats"):
        return (group.name.zfill(10),)
    return (-group.hands, group.name)
