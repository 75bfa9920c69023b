"""The balances, and the one door through which they change."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from croupier.errors import Broken, Refusal
from croupier.ledger.account import KINDS, kind_of, may_owe, owner_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.ledger.account import Account, Kind
    from croupier.ledger.transaction import Transaction

REMEMBERED: Final = 10_000
"""How many of the last transactions a book knows by heart; whoever stores them refuses an older repeat."""


class Book:
    """What every account holds, in chips. Whatever happens, the whole book sums to zero.

    >>> from croupier.ledger import HOUSE_ISSUE, transfer, wallet
    >>> book = Book()
    >>> book.post(transfer("issue", HOUSE_ISSUE, wallet("ann"), 300))
    True
    >>> book.post(transfer("issue", HOUSE_ISSUE, wallet("ann"), 300))
    False
    >>> book.balance(wallet("ann"))
    300
    """

    __slots__ = ("_balances", "_not_play", "_posted")

    def __init__(self, balances: Mapping[Account, int] | None = None) -> None:
        """Open a book on `balances`. Raises `Broken` when they do not sum to zero or someone is overdrawn."""
        self._balances: dict[Account, int] = {a: chips for a, chips in (balances or {}).items() if chips}
        # There are many accounts of play chips, and few others, which are looked for more often.
        self._not_play = dict.fromkeys([each for each in self._balances if kind_of(each) != "play"])
        self._posted: OrderedDict[str, Transaction] = OrderedDict()
        for kind in KINDS:
            if total := self.total(kind):
                raise Broken("ledger-book-unbalanced", amount=total)
        for account, chips in self._balances.items():
            if chips < 0 and not may_owe(account):
                raise Broken("ledger-account-below-zero", account=account, amount=chips)

    def copy(self) -> Book:
        """A book with the same balances that remembers no transaction: only new ones may be posted there."""
        twin = Book()
        twin._balances, twin._not_play = dict(self._balances), dict(self._not_play)
        return twin

    def balance(self, account: Account) -> int:
        """What an account holds, in chips; an account nobody has used holds nothing."""
        return self._balances.get(account, 0)

    def total(self, kind: Kind | None = None) -> int:
        """The sum of all balances, or of those of one kind of money: zero, or the book is broken."""
        if kind is None:
            return sum(self._balances.values())
        return sum([held for account, held in self._balances.items() if kind_of(account) == kind])

    def accounts(self, kind: Kind | None = None) -> Iterator[tuple[Account, int]]:
        """Every account that is not empty, or every one of a kind of money, with what it holds."""
        if kind is None:
            return iter(self._balances.items())
        held = self._balances
        names = held if kind == "play" else self._not_play
        return ((account, held[account]) for account in names if kind_of(account) == kind)

    def owned(self, person: str, kind: Kind) -> Iterator[tuple[Account, int]]:
        """Every account that holds money of one kind of a person's, with what it holds."""
        held, names = self._balances, self._balances if kind == "play" else self._not_play
        for account in names:
            # The end of the name is looked at first, for a book of a large house has many accounts.
            if account.endswith(person) and owner_of(account) == person and kind_of(account) == kind:
                yield account, held[account]

    def after(self, transaction: Transaction) -> dict[Account, int]:
        """What the accounts of a transaction would hold if it were posted; nothing changes."""
        after: dict[Account, int] = {}
        for posting in transaction.postings:
            account = posting.account
            after[account] = after.get(account, self.balance(account)) + posting.amount
        return after

    def reread(self, balances: Mapping[Account, int]) -> None:
        """Take what accounts hold from where several books are kept together: another of them has moved chips there.

        >>> from croupier.ledger import wallet
        >>> book = Book()
        >>> book.reread({wallet("ann"): 300})
        >>> book.balance(wallet("ann"))
        300
        """
        for account, chips in balances.items():
            self._balances.pop(account, None)
            if chips:
                self._balances[account] = chips
            if kind_of(account) != "play":
                self._not_play.pop(account, None)
                if chips:
                    self._not_play[account] = None

    def check(self, transaction: Transaction) -> None:
        """Refuse (`Refusal`) a transaction that would overdraw an account; change nothing."""
        for account, chips in self.after(transaction).items():
            if chips < 0 and not may_owe(account):
                held = self.balance(account)
                raise Refusal("ledger-overdraft", account=account, held=held, short=-chips)

    def post(self, transaction: Transaction) -> bool:
        """Move the chips; `False` when this very transaction was posted before, and nothing moved.

        Raises `Refusal` when an account would be overdrawn, `Broken` when the id was used
        for another movement.
        """
        earlier = self._posted.get(transaction.id)
        if earlier is not None:
            if earlier != transaction:
                raise Broken("ledger-id-used-twice", transaction=transaction.id)
            return False
        self.check(transaction)
        for account, chips in self.after(transaction).items():
            if chips:
                self._balances[account] = chips
            else:
                self._balances.pop(account, None)
            if kind_of(account) != "play":
                self._not_play[account] = None
                if not chips:
                    del self._not_play[account]
        self._posted[transaction.id] = transaction
        if len(self._posted) > REMEMBERED:
            self._posted.popitem(last=False)
        return True
