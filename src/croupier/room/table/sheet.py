"""The sheet of a table that somebody opened: what each has brought and taken, and who owes whom when they part."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, Self

import msgspec

from croupier.cash.settling import settle

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.cash.settling import Payment


class Tally(NamedTuple):
    """Somebody's evening, in chips: all he has brought to the table, and all he has taken from it."""

    name: str
    brought: int = 0
    taken: int = 0


class Sheet:
    """A tally of everybody who has sat at the table, in the order they came.

    >>> sheet = Sheet()
    >>> sheet.brought("1", "Ann", 500)
    >>> sheet.brought("2", "Bob", 500)
    >>> sheet.taken("2", 800)
    >>> sheet.net({"1": 200})
    {'1': -300, '2': 300}
    """

    def __init__(self, tallies: Mapping[str, Tally] | None = None) -> None:
        self.tallies: Final = dict(tallies or {})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and self.tallies == other.tallies

    __hash__: ClassVar[None] = None  # type: ignore[assignment]  # a sheet changes

    def copy(self) -> Self:
        """The same as another value."""
        return type(self)(self.tallies)

    def brought(self, person: str, name: str, chips: int) -> None:
        """Somebody has come with chips, or bought more."""
        tally = self.tallies.get(person, Tally(name))
        self.tallies[person] = tally._replace(name=name, brought=tally.brought + chips)

    def taken(self, person: str, chips: int) -> None:
        """Somebody has gone with chips."""
        tally = self.tallies[person]
        self.tallies[person] = tally._replace(taken=tally.taken + chips)

    def net(self, stacks: Mapping[str, int]) -> dict[str, int]:
        """What each has won, or lost below nothing, by person, if the table ended with these `stacks` before them."""
        return {
            person: tally.taken + stacks.get(person, 0) - tally.brought
            for person, tally in self.tallies.items()
        }

    def payments(self, stacks: Mapping[str, int]) -> tuple[Payment, ...]:
        """Who would owe whom, by person, in as few payments as there can be."""
        return settle(self.net(stacks))


class SheetLine(msgspec.Struct, frozen=True):
    """Somebody on the sheet, by his number there: chips brought, taken away, lying before him, and what he has won."""

    number: int
    name: str
    brought: int
    taken: int
    stack: int
    won: int


class Owes(msgspec.Struct, frozen=True):
    """Chips that one owes another, by their numbers on the sheet."""

    payer: int
    payee: int
    chips: int


class SheetView(msgspec.Struct, frozen=True):
    """The sheet of a table, as everybody who may sit there may read it."""

    lines: tuple[SheetLine, ...]
    payments: tuple[Owes, ...]


def sheet_view(sheet: Sheet, stacks: Mapping[str, int]) -> SheetView:
    """The sheet with these `stacks` before them, by person; nobody's id is on it."""
    net = sheet.net(stacks)
    number = {person: place for place, person in enumerate(sheet.tallies, 1)}
    lines = [
        SheetLine(number[person], *tally, stacks.get(person, 0), net[person])
        for person, tally in sheet.tallies.items()
    ]
    payments = [Owes(number[each.payer], number[each.payee], each.chips) for each in sheet.payments(stacks)]
    return SheetView(tuple(lines), tuple(payments))
