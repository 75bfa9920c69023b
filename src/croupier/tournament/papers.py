"""What is printed: seat cards, receipts, the payout sheet; as values, and line by line in English or Russian."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from decimal import Decimal
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from croupier.text import say
from croupier.tournament import facts
from croupier.tournament.prizes.places import places, prizes_now

if TYPE_CHECKING:
    from croupier.tournament.event import Event

Purchase: TypeAlias = Literal["entry", "re-entry", "rebuy", "add-on", "refund", "prize"]

MONEY: Final = frozenset({"amount"})
"""The values of a line that are cents, and are written in whole units."""


class Line(msgspec.Struct, frozen=True):
    """A line of a paper: a message code with its values, amounts in cents."""

    code: str
    params: dict[str, str | int] = {}

    def say(self, lang: str = "en") -> str:
        """The line in a language."""
        params = {
            name: Decimal(value) / 100 if name in MONEY else value for name, value in self.params.items()
        }
        return say(f"tournament-paper-{self.code}", lang, **params)


class SeatCard(msgspec.Struct, frozen=True):
    """What a player takes to his seat: the event, his name, table, seat and chips."""

    event: str
    player: str
    name: str
    table: int
    seat: int
    chips: int

    def lines(self) -> tuple[Line, ...]:
        """What stands on it.

        >>> [line.say() for line in SeatCard("Friday", "ann", "Ann", 4, 7, 20_000).lines()]
        ['Friday', 'Ann', 'Table 4, seat 7', '20,000 in chips']
        """
        return (
            Line("title", {"event": self.event}),
            Line("name", {"name": self.name}),
            Line("seat", {"table": self.table, "seat": self.seat}),
            Line("chips", {"chips": self.chips}),
        )


class Receipt(msgspec.Struct, frozen=True):
    """What a player paid or was paid for what, in cents; `number` and the time `at` in milliseconds are the log's.

    `parts` say where the money goes: the pool, the bounty, the staff, the fee. A prize names the places in `first`
    and `last`.
    """

    event: str
    number: int
    at: int
    kind: Purchase
    player: str
    name: str
    amount: int
    parts: tuple[tuple[str, int], ...] = ()
    first: int = 0
    last: int = 0

    def lines(self) -> tuple[Line, ...]:
        """What stands on it."""
        whole: list[Line] = [
            Line("title", {"event": self.event}),
            Line(f"receipt-{self.kind}", {"number": self.number}),
            Line("name", {"name": self.name}),
        ]
        if self.first:
            whole.append(Line("place", {"places": _places(self.first, self.last)}))
        whole += [Line(f"part-{part}", {"amount": cents}) for part, cents in self.parts if cents]
        return (*whole, Line("total", {"amount": self.amount}))


class PaidRow(msgspec.Struct, frozen=True):
    """A row of the payout sheet: the places, who took them (empty while nobody has), the prize and the bounties."""

    first: int
    last: int
    name: str
    amount: int
    bounties: int = 0

    def line(self) -> Line:
        """The row as one line."""
        code = "row" if self.name else "row-open"
        params: dict[str, str | int] = {
            "places": _places(self.first, self.last),
            "amount": self.amount,
        }
        return Line(code, {**params, "name": self.name} if self.name else params)


class PayoutSheet(msgspec.Struct, frozen=True):
    """What is paid to whom, with the pool it comes from and the fee and the staff's part beside it, in cents."""

    event: str
    entries: int
    pool: int
    overlay: int
    fees: int
    staff: int
    rows: tuple[PaidRow, ...]
    final: bool

    def lines(self) -> tuple[Line, ...]:
        """What stands on it."""
        head = [Line("title", {"event": self.event}), Line("entries", {"entries": self.entries})]
        head.append(Line("pool", {"amount": self.pool}))
        if self.overlay:
            head.append(Line("overlay", {"amount": self.overlay}))
        head += [Line("fees", {"amount": self.fees}), Line("staff", {"amount": self.staff})]
        if not self.final:
            head.append(Line("provisional"))
        return (*head, *[row.line() for row in self.rows], Line("total", {"amount": self.total}))

    @property
    def total(self) -> int:
        """All prizes together, in cents."""
        return sum([row.amount for row in self.rows])


def _places(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def seat_cards(event: Event, tables: Iterable[int] | None = None) -> tuple[SeatCard, ...]:
    """The cards of everybody seated, table by table; of some `tables` only, where they are named."""
    named = sorted(event.tables) if tables is None else list(tables)
    return tuple(
        [
            SeatCard(event.terms.name, entrant.id, entrant.name, table, seat, entrant.stack)
            for table in named
            for seat, entrant in event.at(table)
        ]
    )


def receipts(event: Event, number: int, at: int, told: Iterable[facts.Fact]) -> Iterator[Receipt]:
    """The receipts of one command: its number and time in the log, and the facts it led to."""
    terms = event.terms
    entry = {
        "pool": terms.to_pool,
        "bounty": terms.bounties.amount if terms.bounties else 0,
        "staff": terms.staff,
    }
    for fact in told:
        made: tuple[Purchase, int, dict[str, int], int, int] | None = None
        match fact:
            case facts.Registered(price=price):
                made = ("entry", price, entry | {"fee": price - terms.buy_in}, 0, 0)
            case facts.Reentered(price=price):
                made = ("re-entry", price, entry | {"fee": price - terms.buy_in}, 0, 0)
            case facts.Bought(kind=kind, price=price, fee=fee):
                made = (kind, price + fee, {"pool": price, "fee": fee}, 0, 0)
            case facts.Unregistered(refund=refund):
                made = ("refund", refund, {}, 0, 0)
            case facts.PrizePaid(first=first, last=last, amount=amount):
                made = ("prize", amount, {}, first, last)
        if made is not None:
            player = getattr(fact, "player", "")
            purchase, cents, parts, first, last = made
            name = event.entrants[player].name
            yield Receipt(
                terms.name, number, at, purchase, player, name, cents, tuple(parts.items()), first, last
            )


def payout_sheet(event: Event) -> PayoutSheet:
    """The sheet as it stands: places taken with who took them, the others open; provisional before the prizes are.

    After a deal it has what the players agreed on.
    """
    rows: list[PaidRow] = []
    taken = {player: place for place in places(event) for player in place.players}
    for player, paid in event.paid.items():
        entrant = event.entrants[player]
        place = taken.get(player)
        first, last = (place.first, place.last) if place else (paid.first, paid.last)
        rows.append(PaidRow(first, last, entrant.name, paid.amount, max(entrant.won - paid.amount, 0)))
    prizes = prizes_now(event) if event.entries else ()
    settled = {at for row in rows for at in range(row.first, row.last + 1)}
    still = event.agreed and event.phase != "finished"
    for place_number, amount in enumerate(prizes, 1):
        if place_number not in settled and not still:
            rows.append(PaidRow(place_number, place_number, "", amount))
    if still:
        rows += [
            PaidRow(1, event.left, event.entrants[player].name, amount)
            for player, amount in event.agreed.items()
            if player not in event.paid
        ]
        rows += [PaidRow(1, 1, "", event.kept)] if event.kept else []
    rows.sort(key=lambda row: (row.first, row.last, row.name))
    money = event.money
    overlay = money.overlay
    if not event.ladder and event.guaranteed:
        overlay = max(event.terms.guarantee - money.pool, 0)
    return PayoutSheet(
        event=event.terms.name,
        entries=event.entries,
        pool=money.pool + overlay,
        overlay=overlay,
        fees=money.fees,
        staff=money.staff,
        rows=tuple(rows),
        final=bool(event.ladder),
    )
