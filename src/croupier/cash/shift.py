"""The house's money through a shift: racks, boxes, the cage, and a report that must balance.

Every movement has two sides in a `croupier.ledger.Book`. What is played with is one kind of money, the club's where
chips lie on a real table, and so are all accounts of a shift: `club:rack:oak`, `house:club:cage`.

| account | holds |
|---|---|
| `house:cage` | the cage; it stands below zero by what it has given out |
| `rack:<table>` | the dealer's rack |
| `box:<table>:<fee>` | what was dropped for one fee: `rake`, `jackpot`, `time`, `tips` |
| `table:<table>:<person>` | a player's chips at the table, in front or in the pot |
| `lammer:<table>:<person>` | chips on the way from the cage to a player, marked by a lammer (FSPR:equip-3) |
| `kept:<person>` | a stack the cage keeps for an absent player |
| `house:counted` | what was taken out of the boxes of rake and time and counted |
| `house:jackpot` | the other side of the jackpot: what came out of its boxes and into it, less what was won |
| `house:tips` | tips counted that no dealer has yet |
| `house:pit` | what left the racks of casino tables for their players, less what came back |
| `house:walked` | chips that left the room with a player |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from croupier.errors import Refusal
from croupier.ledger import Account, Book, Kind, Transaction, of_kind, table_chips
from croupier.ledger.transaction import Posting

if TYPE_CHECKING:
    from collections.abc import Mapping

Fee: TypeAlias = Literal["rake", "jackpot", "time", "tips"]
"""What a box is for (FSPR:rake-1 to FSPR:rake-3, FSPR:equip-5, FSPR:equip-6)."""

FEES: Final[tuple[Fee, ...]] = ("rake", "jackpot", "time", "tips")
CAGE: Final = Account("house:cage")
COUNTED: Final = Account("house:counted")
WALKED: Final = Account("house:walked")
JACKPOT: Final = Account("house:jackpot")
TIPS: Final = Account("house:tips")
PIT: Final = Account("house:pit")

_COUNTED: Final[Mapping[Fee, Account]] = {"rake": COUNTED, "time": COUNTED, "jackpot": JACKPOT, "tips": TIPS}
"""Where what was in a box goes when it is counted."""


def rack(table: str) -> Account:
    """A table's rack."""
    return Account(f"rack:{table}")


def box(table: str, fee: Fee) -> Account:
    """A table's box for one fee."""
    return Account(f"box:{table}:{fee}")


def kept(person: str) -> Account:
    """What the cage keeps for somebody."""
    return Account(f"kept:{person}")


def lammer(table: str, person: str) -> Account:
    """Chips on the way to a player."""
    return Account(f"lammer:{table}:{person}")


class Count(NamedTuple):
    """One box emptied and counted by two people: what should have been in it, and what was."""

    table: str
    fee: Fee
    expected: int
    counted: int
    by: tuple[str, str]

    @property
    def difference(self) -> int:
        """What is over, or short when below zero."""
        return self.counted - self.expected


class Out(NamedTuple):
    """Where a shift does not balance: a table's `place` (`rack`, or the fee of a box), what had to be there and was."""

    table: str
    place: Literal["rack"] | Fee
    expected: int
    counted: int
    by: tuple[str, ...] = ()

    @property
    def difference(self) -> int:
        """What is over, or short when below zero."""
        return self.counted - self.expected


class TableLine(NamedTuple):
    """One table's line of the shift report, in chips.

    What it was opened with and filled, less what went back, is what it should close with, but for what was sold
    to players and bought back from them; `kept` went to the cage for absent players, `walked` left the room.

    >>> from croupier.cash import Shift
    >>> shift = Shift("friday")
    >>> shift.open("oak", rack_of=10_000)
    >>> shift.sell("oak", "ann", 2_000); shift.buy_back("oak", "ann", 2_000)
    >>> shift.close("oak", counted=9_940)
    >>> line, = shift.report()
    >>> line.rack, line.closed, line.difference, line.balances
    (10000, 9940, -60, False)
    """

    table: str
    opened: int
    filled: int
    credited: int
    sold: int
    bought_back: int
    kept: int
    rack: int
    closed: int | None
    fees: Mapping[Fee, int]
    counts: tuple[Count, ...]
    walked: int = 0

    @property
    def difference(self) -> int:
        """What the counts of rack and boxes are out by, together; what was not counted is out by nothing."""
        return sum([out.difference for out in self.outs])

    @property
    def outs(self) -> tuple[Out, ...]:
        """Every count that is out, by its place."""
        counts = [Out(self.table, each.fee, each.expected, each.counted, each.by) for each in self.counts]
        if self.closed is not None:
            counts.insert(0, Out(self.table, "rack", self.rack, self.closed))
        return tuple([each for each in counts if each.difference])

    @property
    def balances(self) -> bool:
        """Whether rack and boxes hold what they should."""
        return not self.outs


class _Tally:
    """What went through a table's rack."""

    __slots__ = (
        "bought_back",
        "closed",
        "counts",
        "credited",
        "fees",
        "filled",
        "kept",
        "left",
        "opened",
        "sold",
        "walked",
    )

    def __init__(self, opened: int) -> None:
        self.opened = opened
        self.filled = self.credited = self.sold = self.bought_back = self.kept = self.walked = 0
        self.closed: int | None = None
        self.left = 0
        self.fees: dict[Fee, int] = dict.fromkeys(FEES, 0)
        self.counts: list[Count] = []

    def copy(self) -> _Tally:
        twin = _Tally(self.opened)
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.fees, twin.counts = dict(self.fees), list(self.counts)
        return twin


class Shift:
    """One shift of the room's money, of one `kind`. Chips are chips; every movement is one transaction of `book`.

    >>> shift = Shift("friday")
    >>> shift.open("oak", rack_of=10_000)
    >>> shift.sell("oak", "ann", 2_000)
    >>> shift.drop("oak", {"rake": 30}, {"ann": 30})
    >>> shift.buy_back("oak", "ann", 1_970)
    >>> shift.count("oak", "rake", 30, by=("d1", "floor"))
    Count(table='oak', fee='rake', expected=30, counted=30, by=('d1', 'floor'))
    >>> shift.close("oak", counted=9_970)
    >>> shift.report()[0].balances, shift.book.total()
    (True, 0)
    """

    def __init__(self, name: str, book: Book | None = None, kind: Kind = "club") -> None:
        self.name = name
        self.kind = kind
        self.book: Final = Book() if book is None else book
        self._tables: dict[str, _Tally] = {}
        self._over: list[tuple[str, _Tally]] = []
        self._posted = 0

    def copy(self) -> Shift:
        """The shift as another value."""
        twin = Shift(self.name, self.book.copy(), self.kind)
        twin._tables = {table: tally.copy() for table, tally in self._tables.items()}
        twin._over, twin._posted = list(self._over), self._posted
        return twin

    def open(self, table: str, *, rack_of: int) -> None:
        """Open a table with a rack counted out by the cage; one that was closed begins a line of its own."""
        before = self._tables.get(table)
        if before is not None and before.closed is None:
            raise Refusal("cash-table-open", table=table)
        if before is not None:
            self._over.append((table, before))
        self._move(CAGE, rack(table), rack_of)
        self._tables[table] = _Tally(rack_of)

    def fill(self, table: str, chips: int) -> None:
        """Chips come from the cage into a rack."""
        tally = self._open(table)
        self._move(CAGE, rack(table), chips)
        tally.filled += chips

    def credit(self, table: str, chips: int) -> None:
        """Chips go from a rack back to the cage."""
        tally = self._open(table)
        self._move(rack(table), CAGE, chips)
        tally.credited += chips

    def sell(self, table: str, person: str, chips: int) -> None:
        """A player buys chips out of the rack."""
        tally = self._open(table)
        self._move(rack(table), table_chips(table, person), chips)
        tally.sold += chips

    def order(self, table: str, person: str, chips: int) -> None:
        """A player buys chips the rack does not hold: a lammer marks them until a runner brings them."""
        self._open(table)
        self._move(CAGE, lammer(table, person), chips)

    def bring(self, table: str, person: str, to: str | None = None) -> int:
        """The runner is back: the lammer goes, the chips lie in front of the player (or are `to`'s)."""
        self._open(table)
        chips = self.coming(table, person)
        if not chips:
            raise Refusal("cash-no-lammer", table=table)
        self._move(lammer(table, person), table_chips(table, person if to is None else to), chips)
        return chips

    def buy_back(self, table: str, person: str, chips: int) -> None:
        """A player leaves: his chips go back into the rack (FSPR:chips-10)."""
        tally = self._open(table)
        self._move(table_chips(table, person), rack(table), chips)
        tally.bought_back += chips

    def hand(self, table: str, won: Mapping[str, int], fees: Mapping[Fee, int]) -> None:
        """A hand is over: what each player won or lost, and what was dropped from the pot."""
        tally = self._open(table)
        postings = [Posting(table_chips(table, person), chips) for person, chips in won.items() if chips]
        postings += [Posting(box(table, fee), chips) for fee, chips in fees.items() if chips]
        if postings:
            self._post(tuple(postings))
        for fee, chips in fees.items():
            tally.fees[fee] += chips

    def drop(self, table: str, fees: Mapping[Fee, int], paid: Mapping[str, int]) -> None:
        """Players pay fees straight from their stacks: the time charge, tips."""
        self.hand(table, {person: -chips for person, chips in paid.items()}, fees)

    def carry(self, table: str, to: str, person: str, chips: int) -> None:
        """A player is brought to another table with his chips: nothing goes through either rack."""
        self._open(table)
        self._open(to)
        self._move(table_chips(table, person), table_chips(to, person), chips)

    def in_box(self, table: str, fee: Fee) -> int:
        """What a box must hold."""
        return self._holds(box(table, fee))

    def in_rack(self, table: str) -> int:
        """What a rack must hold."""
        return self._holds(rack(table))

    def coming(self, table: str, person: str) -> int:
        """What is on its way from the cage to a player."""
        return self._holds(lammer(table, person))

    def in_front(self, table: str, person: str) -> int:
        """What a player has at a table, in front or in the pot."""
        return self._holds(table_chips(table, person))

    def to_cage(self, table: str, person: str, chips: int, owner: str = "") -> None:
        """A stack is counted to the cage, for its owner to fetch (FSPR:absent-3)."""
        tally = self._open(table)
        self._move(table_chips(table, person), kept(owner or person), chips)
        tally.kept += chips

    def keep(self, person: str, chips: int) -> None:
        """The cage keeps chips from an earlier shift for somebody."""
        self._move(CAGE, kept(person), chips)

    def fetch(self, person: str, chips: int) -> None:
        """Somebody fetches what the cage kept for him."""
        self._move(kept(person), CAGE, chips)

    def walk(self, table: str, person: str) -> int:
        """Chips that no player of a table holds any more have left the room with somebody: write them down as gone."""
        tally = self._open(table)
        chips = self.in_front(table, person)
        if chips:
            self._move(table_chips(table, person), WALKED, chips)
        tally.walked += chips
        return chips

    def count(self, table: str, fee: Fee, counted: int, *, by: tuple[str, str]) -> Count:
        """Empty a box and write down what was in it, under two signatures; the report shows any difference."""
        if len(set(by)) < 2 or not all(by):
            raise Refusal("cash-two-signatures")
        tally = self._known(table)
        expected = self.in_box(table, fee)
        if expected:
            self._move(box(table, fee), _COUNTED[fee], expected)
        found = Count(table, fee, expected, counted, by)
        tally.counts.append(found)
        return found

    def jackpot(self) -> int:
        """What the jackpot holds: counted out of its boxes or put in, and what lies in the boxes yet."""
        return self._holds(JACKPOT) + sum([self.in_box(table, "jackpot") for table in self._tables])

    def to_jackpot(self, chips: int) -> None:
        """The cage puts chips into the jackpot: the house's own, or what it held when the shift before ended."""
        self._move(CAGE, JACKPOT, chips)

    def pay_jackpot(self, person: str, chips: int) -> None:
        """The cage keeps chips out of the jackpot for somebody; `Refusal` for more than it holds."""
        if chips > self.jackpot():
            raise Refusal("cash-jackpot-too-small", amount=chips, holds=self.jackpot())
        self._move(JACKPOT, kept(person), chips)

    def tips(self) -> int:
        """Tips counted that no dealer has yet."""
        return self._holds(TIPS)

    def pay_tips(self, chips: int) -> None:
        """Counted tips are paid out to dealers."""
        if chips > self.tips():
            raise Refusal("cash-bad-count", amount=chips)
        self._move(TIPS, CAGE, chips)

    def to_pit(self, table: str, chips: int) -> None:
        """Chips come from the cage into the rack of a casino table; below zero they go back."""
        if chips < 0:
            self._move(rack(table), CAGE, -chips)
        else:
            self._move(CAGE, rack(table), chips)

    def over_pit(self, table: str, chips: int) -> None:
        """Chips are sold over a casino table."""
        self._move(rack(table), PIT, chips)

    def from_pit(self, table: str, counted: int) -> None:
        """The rack of a casino table, as it was counted, goes back to the cage."""
        won = counted - self.in_rack(table)
        if won < 0:
            self._move(rack(table), PIT, -won)
        else:
            self._move(PIT, rack(table), won)
        self._move(rack(table), CAGE, counted)

    def close(self, table: str, *, counted: int) -> None:
        """Close a table: its rack is counted and goes back to the cage; `Refusal` while players hold chips there."""
        tally = self._open(table)
        names = (of_kind(self.kind, table_chips(table, "")), of_kind(self.kind, lammer(table, "")))
        held = [account for account, _ in self.book.accounts() if account.startswith(names)]
        if held:
            raise Refusal("cash-chips-on-table", table=table, players=len(held))
        tally.closed, tally.left = counted, self.in_rack(table)
        if tally.left:
            self._move(rack(table), CAGE, tally.left)

    def outs(self) -> tuple[Out, ...]:
        """Where the shift does not balance, table by table."""
        return tuple([out for line in self.report() for out in line.outs])

    def report(self) -> tuple[TableLine, ...]:
        """Every table's line, in the order the tables were opened."""
        return tuple(self._line(table, tally) for table, tally in [*self._over, *self._tables.items()])

    def _line(self, table: str, tally: _Tally) -> TableLine:
        due = tally.opened + tally.filled - tally.credited - tally.sold + tally.bought_back
        assert due == (self.in_rack(table) if tally.closed is None else tally.left)
        return TableLine(
            table,
            tally.opened,
            tally.filled,
            tally.credited,
            tally.sold,
            tally.bought_back,
            tally.kept,
            due,
            tally.closed,
            dict(tally.fees),
            tuple(tally.counts),
            tally.walked,
        )

    def _move(self, giver: Account, taker: Account, chips: int) -> None:
        if chips < 0:
            raise Refusal("cash-bad-count", amount=chips)
        if not chips:
            return
        self._post((Posting(giver, -chips), Posting(taker, chips)))

    def _post(self, postings: tuple[Posting, ...]) -> None:
        self._posted += 1
        of = tuple([Posting(of_kind(self.kind, each.account), each.amount) for each in postings])
        self.book.post(Transaction(f"{self.name}/{self._posted}", of))

    def _holds(self, account: Account) -> int:
        return self.book.balance(of_kind(self.kind, account))

    def _known(self, table: str) -> _Tally:
        tally = self._tables.get(table)
        if tally is None:
            raise Refusal("cash-table-not-open", table=table)
        return tally

    def _open(self, table: str) -> _Tally:
        tally = self._known(table)
        if tally.closed is not None:
            raise Refusal("cash-table-not-open", table=table)
        return tally
