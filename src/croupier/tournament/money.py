"""Every fact that moves money, as a movement between accounts; all of them together sum to zero.

| account | holds, in cents |
|---|---|
| `house:desk` | what the desk has taken in and paid out in cash: the other side of it |
| `wallet:<person>` | a person's money with the house |
| `pool:<event>` | what has been collected for prizes |
| `bounties:<event>` | what stands on the heads |
| `house:fees`, `staff:<event>` | the house's fee and the staff's part |
| `house:guarantee` | what the house has added to pools |
| `house:rounding` | cents that did not divide |
| `house:seats` | seats and other prizes that are not money, at their value, until they are used |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.ledger import Account, Posting, Transaction, wallet
from croupier.tournament import facts
from croupier.tournament.staking import divide, shares_of, unsold

if TYPE_CHECKING:
    from croupier.tournament.event import Event, Refund
    from croupier.tournament.terms import Terms

DESK: Final = Account("house:desk")
FEES: Final = Account("house:fees")
GUARANTEE: Final = Account("house:guarantee")
ROUNDING: Final = Account("house:rounding")
SEATS: Final = Account("house:seats")


def pool(event: str) -> Account:
    """What an event has collected for prizes."""
    return Account(f"pool:{event}")


def bounties(event: str) -> Account:
    """What stands on the heads of an event's players."""
    return Account(f"bounties:{event}")


def staff(event: str) -> Account:
    """The staff's part of an event's buy-ins."""
    return Account(f"staff:{event}")


def paid_from(player: str, source: str) -> Account:
    """Where an entry's money comes from."""
    return {"desk": DESK, "wallet": wallet(player), "seat": SEATS}[source]


def movement(name: str, id: str, event: Event, fact: facts.Fact) -> Transaction | None:
    """The movement of money a fact is in the event named so; None where it moves none.

    `event` is the event before the fact, `id` the transaction's own. Prizes go to the players' wallets.

    >>> from croupier.tournament import Level, Terms, begin
    >>> terms = Terms(name="Friday", stack=5_000, buy_in=9_000, fee=1_000, staff=500,
    ...               levels=(Level(small_blind=25, big_blind=50),))
    >>> made = movement("friday", "1", begin(terms), facts.Registered("ann", "Ann", 10_000))
    >>> [(posting.account, posting.amount) for posting in made.postings]
    [('house:desk', -10000), ('pool:friday', 8500), ('house:fees', 1000), ('staff:friday', 500)]
    """
    sides = _sides(name, event, fact)
    sums: dict[Account, int] = {}
    for account, amount in sides:
        sums[account] = sums.get(account, 0) + amount
    postings = [Posting(account, amount) for account, amount in sums.items() if amount]
    return Transaction(id, tuple(postings)) if postings else None


def _entry(name: str, terms: Terms, price: int, payer: Account) -> list[tuple[Account, int]]:
    head = terms.bounties.amount if terms.bounties else 0
    return [
        (payer, -price),
        (pool(name), terms.to_pool),
        (FEES, price - terms.buy_in),
        (staff(name), terms.staff),
        (bounties(name), head),
    ]


def _sides(name: str, event: Event, fact: facts.Fact) -> list[tuple[Account, int]]:
    terms = event.terms
    match fact:
        case facts.Registered(player=player, price=price, source=source):
            return _entry(name, terms, price, paid_from(player, source))
        case facts.Reentered(player=player, price=price, source=source):
            return _entry(name, terms, price, paid_from(player, source))
        case facts.Unregistered(player=player, refund=refund):
            back = [(account, -amount) for account, amount in _entry(name, terms, refund, wallet(player))]
            return back + _shares_back(event, player)
        case facts.ShareSold(player=player, backer=backer, price=price, source=source):
            return [(paid_from(backer, source), -price), (wallet(player), price)]
        case facts.ShareReturned(player=player, backer=backer, price=price):
            return [(wallet(player), -price), (wallet(backer), price)]
        case facts.Bought(player=player, price=price, fee=fee, source=source):
            return [(paid_from(player, source), -price - fee), (pool(name), price), (FEES, fee)]
        case facts.Cancelled(refunds=refunds, rounding=odd):
            return _refunded(name, event, refunds, odd)
        case facts.Bagged(to=to, pool=collected, bounties=heads):
            away = [(pool(name), -collected), (bounties(name), -heads)]
            return [*away, (pool(to), collected), (bounties(to), heads)]
        case _:
            return _winnings(name, event, fact)


def _winnings(name: str, event: Event, fact: facts.Fact) -> list[tuple[Account, int]]:
    match fact:
        case facts.PrizesSet(overlay=overlay):
            return [(GUARANTEE, -overlay), (pool(name), overlay)]
        case facts.PrizePaid(player=player, amount=amount, rounding=odd, award=award):
            paid = [*_by_shares(event, player, amount - award), (SEATS, award)]
            return [(pool(name), -amount - odd), *paid, (ROUNDING, odd)]
        case facts.Cashed(player=player, amount=amount, value=value):
            return [(SEATS, -value), (GUARANTEE, value - amount), *_by_shares(event, player, amount)]
        case facts.BountyWon(taker=taker, cash=cash, rounding=odd):
            return [(bounties(name), -cash - odd), (wallet(taker), cash), (ROUNDING, odd)]
        case facts.HeadPaid(player=player, amount=amount):
            return [(bounties(name), -amount), (wallet(player), amount)]
        case _:
            return []


def _refunded(
    name: str, event: Event, refunds: dict[str, Refund], rounding: int
) -> list[tuple[Account, int]]:
    """Refunds out of what was collected; what the house had added to the pool goes back to it."""
    terms, money = event.terms, event.money
    entries = len([refund for refund in refunds.values() if refund.entry])
    fees = sum([refund.fee for refund in refunds.values()])
    standing = money.pool + money.overlay - money.paid - money.rounding
    given = sum([refund.total for refund in refunds.values()])
    return [
        *_to_players(event, refunds),
        (pool(name), -standing),
        (staff(name), -terms.staff * entries),
        (bounties(name), -money.bounties),
        (FEES, -fees),
        (ROUNDING, rounding),
        (GUARANTEE, standing + terms.staff * entries + money.bounties + fees - given - rounding),
    ]


def _by_shares(event: Event, player: str, amount: int) -> list[tuple[Account, int]]:
    """A prize to a player and his backers, each backer's part rounded down (ONLINE:staking-3)."""
    divided = divide(amount, shares_of(event.shares.get(player, ())))
    return [
        (wallet(player), divided.seller),
        *[(wallet(backer), cents) for backer, cents in divided.backers.items()],
    ]


def _shares_back(event: Event, player: str) -> list[tuple[Account, int]]:
    """What backers paid goes back to them when there is no entry any more (ONLINE:staking-2)."""
    back = unsold(event.shares.get(player, ()))
    return [
        (wallet(player), -sum(back.values())),
        *[(wallet(backer), cents) for backer, cents in back.items()],
    ]


def _to_players(event: Event, refunds: dict[str, Refund]) -> list[tuple[Account, int]]:
    """Refunds to players: before the start shares are unsold, later backers get their part of the credit.

    Whoever came in on a seat he had won has that seat again.
    """
    sides: list[tuple[Account, int]] = []
    for player, refund in refunds.items():
        if refund.entry:
            to = SEATS if event.entrants[player].won_seat else wallet(player)
            sides += [(to, refund.total), *_shares_back(event, player)]
        else:
            sides += _by_shares(event, player, refund.total)
    return sides
