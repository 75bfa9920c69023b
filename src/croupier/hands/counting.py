"""Statistics of the hands of a store: of whom, in which hands, by what, with how sure they are."""

from __future__ import annotations

from datetime import datetime
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from croupier.hands.measures import MEASURES
from croupier.odds.sureness import Interval, wilson, within

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier.hands.measures import Measure
    from croupier.hands.store import Store

By: TypeAlias = Literal["player", "position", "game", "stack", "seats", "stakes", "month", "site"]

STACKS: Final = (20, 40, 75, 150)
"""Up to how many bets a stack counts as short, and so on; the last are deeper than all of them."""

_PLACES: Final = ("small-blind", "big-blind", "early", "lojack", "hijack", "cutoff", "button", "bring-in", "")
_COLUMNS: Final = tuple(dict.fromkeys([name for each in MEASURES for name in (*each.made, *each.chances)]))


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

    `sums` are the chips won by currency, in its units.
    """

    per_100: float
    between: Interval
    adjusted_per_100: float
    adjusted_between: Interval
    rake_per_100: float
    sums: dict[str, float]


class Group(NamedTuple):
    """The statistics of some hands: what they have in common, how many, what was won, and what was counted."""

    name: str
    hands: int
    winnings: Winnings
    counted: tuple[Counted, ...]


def count(store: Store, which: Which = Which(), by: By | None = None) -> tuple[Group, ...]:  # noqa: B008  a tuple
    """The statistics of the hands of a store: one group, or one for each of what they are told apart `by`."""
    where, values = which.where()
    name = "''" if by is None else _group(by)
    sums = ", ".join([f'coalesce(sum(seats."{column}"), 0)' for column in _COLUMNS])
    won, fair = "(seats.won / hands.bet)", "(seats.adjusted / hands.bet)"
    rows = store.connection.execute(
        f"select {name} as named, count(*), sum({won}), sum({won} * {won}), sum({fair}), sum({fair} * {fair}),"
        f" sum(seats.rake / hands.bet), {sums} from seats join hands on hands.id = seats.hand"
        f" where {where} group by named",
        values,
    ).fetchall()
    money = _money(store, where, values, name)
    groups = [_grouped(row, money.get(row[0], {})) for row in rows if row[1]]
    return tuple(sorted(groups, key=lambda group: _order(group, by)))


def _group(by: By) -> str:
    if by == "stack":
        cases = " ".join(
            [f"when seats.stack <= {most} * hands.bet then '{low}-{most}'" for low, most in _bands()]
        )
        return f"case {cases} else '{STACKS[-1]}-' end"
    return {
        "player": "seats.player",
        "position": "seats.position",
        "game": "hands.game",
        "seats": "cast(hands.seats as varchar)",
        "stakes": "format('{:.2f} {}', hands.bet / hands.unit, hands.currency)",
        "month": "coalesce(strftime(hands.at, '%Y-%m'), '')",
        "site": "hands.site",
    }[by]


def _bands() -> Iterator[tuple[int, int]]:
    yield from zip((0, *STACKS), STACKS, strict=False)


def _money(store: Store, where: str, values: dict[str, Any], name: str) -> dict[str, dict[str, float]]:
    rows = store.connection.execute(
        f"select {name} as named, hands.currency, sum(seats.won / hands.unit) from seats"
        f" join hands on hands.id = seats.hand where {where} and hands.event = '' group by named, hands.currency",
        values,
    ).fetchall()
    money: dict[str, dict[str, float]] = {}
    for named, currency, won in rows:
        money.setdefault(named, {})[currency] = round(won, 2)
    return money


def _grouped(row: Sequence[Any], money: dict[str, float]) -> Group:
    name, hands, won, won_squared, fair, fair_squared, rake, *sums = row
    columns = dict(zip(_COLUMNS, map(int, sums), strict=True))
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


def _mean_between(number: int, total: float, squares: float) -> Interval:
    """The interval of a mean for each hundred hands, the hands being independent of each other."""
    mean = total / number
    variance = max(squares / number - mean * mean, 0.0) * number / max(number - 1, 1)
    return within(100 * mean, 100 * sqrt(variance / number))


def _order(group: Group, by: By | None) -> tuple[Any, ...]:
    if by == "position":
        return (_PLACES.index(group.name) if group.name in _PLACES else len(_PLACES),)
    if by == "stack":
        return (int(group.name.split("-")[0]),)
    if by in ("month", "seats"):
        return (group.name.zfill(10),)
    return (-group.hands, group.name)


def course(store: Store, which: Which, points: int = 1_000) -> list[tuple[int, float, float]]:
    """How the winnings went: after how many hands, what was won in bets, and what by the odds; about so many points."""
    where, values = which.where()
    return [
        (int(hand), float(won), float(fair))
        for hand, won, fair in store.connection.execute(
            "with each as (select row_number() over w as hand, sum(seats.won / hands.bet) over w as won,"
            " sum(seats.adjusted / hands.bet) over w as fair, count(*) over () as every"
            " from seats join hands on hands.id = seats.hand"
            f" where {where}"
            " window w as (order by hands.at nulls first, hands.id, seats.seat rows unbounded preceding))"
            f" select hand, won, fair from each where hand = every or hand % greatest(every // {points}, 1) = 0"
            " order by hand",
            values,
        ).fetchall()
    ]


def texts(store: Store, which: Which) -> Iterator[str]:
    """The hands as they stood in their files, oldest first."""
    where, values = which.where()
    cursor = store.connection.cursor()
    cursor.execute(
        "select text from hands where id in (select hands.id from seats join hands on hands.id = seats.hand"
        f" where {where}) order by hands.at nulls first, hands.id",
        values,
    )
    while rows := cursor.fetchmany(1_000):
        yield from [text for (text,) in rows]
