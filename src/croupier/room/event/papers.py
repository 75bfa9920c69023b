"""The papers of an event as data: seat cards, receipts, the ranking, payouts, entries and money."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias, get_args

from croupier.room.event.codes import code_of
from croupier.tournament.prizes import places

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.cage import Receipt
    from croupier.room.event.state import EventState
    from croupier.tournament.event import Entrant

Of: TypeAlias = Literal["ranking", "payouts", "seats"]
OfMoney: TypeAlias = Literal["receipts", "report"]

PAPERS: Final[tuple[Of, ...]] = get_args(Of)
"""What everybody who sees the event's desk may print."""

OF_MONEY: Final[tuple[OfMoney, ...]] = get_args(OfMoney)
"""What whoever sees its money may print."""


class Paper(NamedTuple):
    """A paper as a table: codes of its columns, and its rows.

    Amounts in the columns of `money` are in cents, times in those of `times` in ms since 1970; cells of `said` are
    codes of words. Whoever prints it puts a line to sign at the end of each row where it is `signed`.
    """

    of: str
    columns: tuple[str, ...]
    rows: tuple[tuple[object, ...], ...]
    money: tuple[str, ...] = ()
    times: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    signed: bool = False


class Card(NamedTuple):
    """A player's seat card. Its `code` says on his own phone who he is: it is printed and never in an address."""

    name: str
    table: int
    seat: int
    code: str


class Took(NamedTuple):
    """A receipt, and whose drawer it went through."""

    receipt: Receipt
    cashier: str


def cards(state: EventState, only: str = "") -> list[Card]:
    """The seat cards of everybody who has a seat, by table and seat, and after them of who waits for one.

    With `only` the card of the player with this id alone.
    """
    playing = [
        each
        for each in state.event.entrants.values()
        if (each.table or each.status == "registered") and only in ("", each.id)
    ]
    playing.sort(key=lambda each: (each.table == 0, each.table, each.seat, each.name))
    return [Card(each.name, each.table, each.seat, code_of(state.secret, each.id)) for each in playing]


def ranking(state: EventState) -> Paper:
    """Everybody in the order in which he finished, whoever still plays first."""
    rows = [_line(state, who, first, last) for who, first, last in _ranked(state)]
    columns = ("place", "player", "entries", "rebuys", "add-ons", "prize", "bounties")
    return Paper("ranking", columns, tuple(rows), ("prize", "bounties"))


def payouts(state: EventState) -> Paper:
    """Whoever has won money, with what he is paid, to be signed for."""
    rows = [_line(state, who, first, last) for who, first, last in _ranked(state)]
    won = [(row[0], row[1], row[5], row[6]) for row in rows if row[5] or row[6]]
    return Paper(
        "payouts", ("place", "player", "prize", "bounties"), tuple(won), ("prize", "bounties"), signed=True
    )


def seats(state: EventState) -> Paper:
    """Who sits where."""
    rows = tuple([(card.table or "", card.seat or "", card.name) for card in cards(state)])
    return Paper("seats", ("table", "seat", "player"), rows)


def receipts(took: Iterable[Took]) -> Paper:
    """Every receipt of the event's money: number, when, who took it, from whom, what for, how much and how."""
    rows = [
        (
            each.number,
            each.at,
            cashier,
            each.name,
            f"paper-what-{each.what}",
            each.amount,
            f"paper-by-{each.method}",
        )
        for each, cashier in took
    ]
    columns = ("number", "time", "cashier", "player", "what", "amount", "method")
    return Paper("receipts", columns, tuple(rows), ("amount",), ("time",), ("what", "method"))


def report(state: EventState, took: Iterable[Took]) -> Paper:
    """Entries and money of the event, and what each cashier took and paid by each method."""
    event, money = state.event, state.event.money
    everybody = event.entrants.values()
    counted = [
        ("entries", event.entries),
        ("re-entries", event.entries - event.unique),
        ("rebuys", sum([each.rebuys for each in everybody])),
        ("add-ons", sum([each.add_ons for each in everybody])),
        ("on-tickets", sum([each.tickets for each in everybody])),
    ]
    amounts = [
        ("pool", money.pool),
        ("overlay", money.overlay),
        ("bounties", money.bounties),
        ("fees", money.fees),
        ("staff", money.staff),
        ("paid", money.paid),
    ]
    rows: list[tuple[object, ...]] = [(f"paper-line-{what}", "", count, "") for what, count in counted]
    rows += [(f"paper-line-{what}", "", "", amount) for what, amount in amounts]
    sums: dict[tuple[str, str, str], int] = {}
    for receipt, cashier in took:
        what = "taken" if receipt.amount > 0 else "paid-out"
        key = (f"paper-{what}-{receipt.method}", cashier, what)
        sums[key] = sums.get(key, 0) + receipt.amount
    rows += [(code, cashier, "", amount) for (code, cashier, _), amount in sorted(sums.items())]
    return Paper("report", ("line", "cashier", "count", "amount"), tuple(rows), ("amount",), said=("line",))


def _ranked(state: EventState) -> Iterator[tuple[Entrant, int, int]]:
    event = state.event
    left = sorted([each for each in event.entrants.values() if each.in_play], key=lambda each: -each.stack)
    for at, entrant in enumerate(left, 1):
        over = event.phase == "finished"
        yield (entrant, 1, len(left)) if over else (entrant, at, 0)
    for place in places(event):
        for player in place.players:
            yield event.entrants[player], place.first, place.last


def _line(state: EventState, entrant: Entrant, first: int, last: int) -> tuple[object, ...]:
    paid = state.event.paid.get(entrant.id)
    prize = paid.amount if paid else 0
    # Who still plays has no place yet, however many chips he holds.
    place = "" if not last else str(first) if first == last else f"{first}–{last}"
    won = max(entrant.won - prize, 0)
    return (place, entrant.name, entrant.entries, entrant.rebuys, entrant.add_ons, prize, won)
