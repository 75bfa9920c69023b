"""Where chips can be. An account is its name, and the name says what it is, and of which kind of money.

Kinds of money never turn into each other: play chips are worth nothing, club money is cents of a currency, tickets are
rights to enter events. `club:wallet:ann` and `house:club:desk` hold club money, `ticket:entry:sunday:ann` tickets, and
every name without a kind holds play chips.

| account | holds |
|---|---|
| `house:issue` | what the house has issued: the other side of every play chip, so it stands below zero |
| `wallet:<person>` | a person's chips away from the tables |
| `table:<table>:<person>` | the chips a person has brought to a table |
| `moving:<table>:<person>` | the chips a person is brought to a table with, from another one |
| `pot:<table>` | the middle of a table while a hand is being settled |
| `box:<table>:<box>:<person>` | the chips a person has on a box of a casino table |
| `display:<table>` | the amount a bonus is paid from |
| `float:<table>` | the stakes that feed the display |
| `house:bank:<table>` | what the house has won at a casino table, below zero when it has lost |
| `house:seats` | what tickets and prizes that are not money are worth, until they are used |
| `ticket:entry:<event>:<person>` | how many tickets to an event a person has |
| `ticket:entered:<event>` | how many of its entries are on tickets |
| `house:ticket:issue` | the house's issue of tickets, below zero by all there are |
"""

from __future__ import annotations

from typing import Final, Literal, NewType, TypeAlias

Kind: TypeAlias = Literal["play", "club", "ticket"]
"""A kind of money: play chips, club money in cents, tickets by number."""

KINDS: Final[tuple[Kind, ...]] = ("play", "club", "ticket")

Account = NewType("Account", str)
"""The name of an account."""

_HOUSE: Final = "house:"

HOUSE_ISSUE: Final = Account("house:issue")
"""The house's issue of play chips."""

SEATS: Final = Account("house:seats")
"""What tickets, and prizes that are not money, are worth in the money of their event, until they are used."""


def wallet(person: str) -> Account:
    """A person's chips away from the tables.

    >>> wallet("ann")
    'wallet:ann'
    """
    return Account(f"wallet:{person}")


def of_kind(kind: Kind, account: Account) -> Account:
    """Return the account of this name that holds the given kind of money.

    >>> of_kind("club", wallet("ann")), of_kind("club", Account("house:desk")), of_kind("play", wallet("ann"))
    ('club:wallet:ann', 'house:club:desk', 'wallet:ann')
    """
    name = _name(account)
    if kind == "play":
        return Account(name)
    of_house = name.startswith(_HOUSE)
    return Account(f"{_HOUSE}{kind}:{name.removeprefix(_HOUSE)}" if of_house else f"{kind}:{name}")


def kind_of(account: Account) -> Kind:
    """Return which kind of money an account holds.

    >>> [kind_of(of_kind(kind, wallet("ann"))) for kind in KINDS]
    ['play', 'club', 'ticket']
    """
    first, _, _ = account.removeprefix(_HOUSE).partition(":")
    return "club" if first == "club" else "ticket" if first == "ticket" else "play"


def _name(account: Account) -> str:
    """An account's name without the kind of its money."""
    kind = kind_of(account)
    if kind == "play":
        return account
    of_house = account.startswith(_HOUSE)
    return (_HOUSE if of_house else "") + account.removeprefix(_HOUSE).removeprefix(f"{kind}:")


TICKETS: Final = of_kind("ticket", HOUSE_ISSUE)
"""The house's issue of tickets."""


def ticket(event: str, person: str) -> Account:
    """A person's tickets to an event, by number.

    >>> ticket("sunday", "ann"), kind_of(ticket("sunday", "ann"))
    ('ticket:entry:sunday:ann', 'ticket')
    """
    return of_kind("ticket", Account(f"entry:{event}:{person}"))


def entered_on(event: str) -> Account:
    """The tickets that are entries of an event.

    >>> entered_on("sunday")
    'ticket:entered:sunday'
    """
    return of_kind("ticket", Account(f"entered:{event}"))


def ticket_of(account: Account) -> tuple[str, str] | None:
    """Return to which event the tickets of an account are, and whose they are; `None` for any other account.

    >>> ticket_of(ticket("sunday", "ann")), ticket_of(entered_on("sunday"))
    (('sunday', 'ann'), None)
    """
    if not account.startswith("ticket:entry:"):
        return None
    event, _, person = account.removeprefix("ticket:entry:").partition(":")
    return event, person


def wallet_of(account: Account) -> str | None:
    """Return whose wallet an account is, of whatever kind of money; `None` for any other account.

    >>> wallet_of(wallet("ann")), wallet_of(of_kind("club", wallet("ann"))), wallet_of(pot("oak"))
    ('ann', 'ann', None)
    """
    kind, _, person = _name(account).partition(":")
    return person if kind == "wallet" else None


def owner_of(account: Account) -> str | None:
    """Return to whom the money of an account belongs: in a wallet, at a table or on the way to one, on a box, a ticket.

    `None` for any other account.

    >>> owner_of(wallet("ann")), owner_of(table_chips("oak", "ann")), owner_of(pot("ann"))
    ('ann', 'ann', None)
    """
    kind, _, rest = _name(account).partition(":")
    return rest.rpartition(":")[2] if kind in ("wallet", "table", "moving", "box", "entry") else None


def table_chips(table: str, person: str) -> Account:
    """The chips a person has brought to a table, in front of the person or bet in the hand being played.

    >>> table_chips("oak", "ann")
    'table:oak:ann'
    """
    return Account(f"table:{table}:{person}")


def moving(table: str, person: str) -> Account:
    """The chips a person is brought to a table with, from another one, until he is seated there.

    >>> moving("elm", "ann"), owner_of(moving("elm", "ann"))
    ('moving:elm:ann', 'ann')
    """
    return Account(f"moving:{table}:{person}")


def way_of(account: Account) -> tuple[str, str] | None:
    """Return to which table the chips of an account are on their way, and whose they are; `None` for any other account.

    The accounts of before named no table.

    >>> way_of(moving("elm", "ann")), way_of(Account("moving:ann")), way_of(wallet("ann"))
    (('elm', 'ann'), ('', 'ann'), None)
    """
    kind, _, rest = account.partition(":")
    table, _, person = rest.rpartition(":")
    return (table, person) if kind == "moving" else None


def pot(table: str) -> Account:
    """The middle of a table: empty before and after every hand's settlement.

    >>> pot("oak")
    'pot:oak'
    """
    return Account(f"pot:{table}")


def box_chips(table: str, box: int, person: str) -> Account:
    """The chips a person has on a box of a casino table.

    >>> box_chips("pit/ruby", 2, "ann")
    'box:pit/ruby:2:ann'
    """
    return Account(f"box:{table}:{box}:{person}")


def display(table: str) -> Account:
    """The amount on the display, from which a bonus is paid.

    >>> display("russian-1")
    'display:russian-1'
    """
    return Account(f"display:{table}")


def bonus_float(table: str) -> Account:
    """The stakes on a bonus since the display was topped up last.

    >>> bonus_float("russian-1")
    'float:russian-1'
    """
    return Account(f"float:{table}")


def bank(table: str) -> Account:
    """The house's bank at a casino table.

    >>> bank("pit/ruby")
    'house:bank:pit/ruby'
    """
    return Account(f"house:bank:{table}")


def may_owe(account: Account) -> bool:
    """Whether an account may stand below zero: the house's own may, a person's and a table's never.

    >>> may_owe(HOUSE_ISSUE), may_owe(wallet("ann"))
    (True, False)
    """
    return account.startswith(_HOUSE)
