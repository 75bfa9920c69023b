"""Statistics of the hands of a store, counted by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from croupier.hands.group import COLUMNS, STACKS, By, Group, Which, bands, grouped, order

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.hands.store import Store


def count(store: Store, which: Which = Which(), by: By | None = None) -> tuple[Group, ...]:  # noqa: B008  a tuple
    """The statistics of the hands of a store: one group, or one for each of what they are told apart `by`."""
    where, values = which.where()
    name = "''" if by is None else _group(by)
    sums = ", ".join([f'coalesce(sum(seats."{column}"), 0)' for column in COLUMNS])
    won, fair = "(seats.won / hands.bet)", "(seats.adjusted / hands.bet)"
    rows = store.connection.execute(
        f"select {name} as named, count(*), sum({won}), sum({won} * {won}), sum({fair}), sum({fair} * {fair}),"
        f" sum(seats.rake / hands.bet), {sums} from seats join hands on hands.id = seats.hand"
        f" where {where} group by named",
        values,
    ).fetchall()
    money = _money(store, where, values, name)
    groups = [grouped(row, money.get(row[0], {})) for row in rows if row[1]]
    return tuple(sorted(groups, key=lambda group: order(group, by)))


def _group(by: By) -> str:
    if by == "stack":
        cases = " ".join(
            [f"when seats.stack <= {most} * hands.bet then '{low}-{most}'" for low, most in bands()]
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
