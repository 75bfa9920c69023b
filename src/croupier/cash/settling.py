"""Who owes whom when friends end their evening: every win is paid, by as few payments as there can be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.errors import Broken

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

MOST_EXACT: Final = 12
"""Among so many the fewest payments are found; among more, those who are even with each other, and then the largest."""


class Payment(NamedTuple):
    """Chips that one owes another."""

    payer: str
    payee: str
    chips: int


def settle(net: Mapping[str, int]) -> tuple[Payment, ...]:
    """The payments that bring everybody to nothing, of what each has won, or lost below nothing, in chips.

    Each group whose wins and losses are even settles among itself by one payment less than it has people; so the most
    groups make the fewest payments. `Broken` where the wins are not the losses.

    >>> settle({"ann": 300, "bob": -500, "eve": 500, "max": -300})
    (Payment(payer='max', payee='ann', chips=300), Payment(payer='bob', payee='eve', chips=500))
    >>> settle({"ann": 200, "bob": -50, "eve": -150})
    (Payment(payer='eve', payee='ann', chips=150), Payment(payer='bob', payee='ann', chips=50))
    """
    if sum(net.values()):
        raise Broken("cash-sheet-uneven", chips=sum(net.values()))
    owed = [(person, chips) for person, chips in net.items() if chips]
    pairs, rest = _even_pairs(owed) if len(owed) > MOST_EXACT else ([], owed)
    groups = [*pairs, *(_groups(rest) if len(rest) <= MOST_EXACT else [rest])]
    return tuple([payment for group in groups for payment in _among(group)])


_Owed = tuple[str, int]


def _even_pairs(owed: Sequence[_Owed]) -> tuple[list[list[_Owed]], list[_Owed]]:
    """Those of whom one has lost what the other has won, and the rest."""
    waiting: dict[int, list[_Owed]] = {}
    pairs: list[list[_Owed]] = []
    for each in owed:
        others = waiting.get(-each[1])
        if others:
            pairs.append([others.pop(0), each])
        else:
            waiting.setdefault(each[1], []).append(each)
    paired = {person for pair in pairs for person, _ in pair}
    return pairs, [each for each in owed if each[0] not in paired]


def _groups(owed: Sequence[_Owed]) -> list[list[_Owed]]:
    """The most groups that are even in themselves.

    Whatever order people are taken in, a group ends where their sum is nothing: the best order is found over all sets
    of them, each reached from one with one person less.
    """
    sets = 1 << len(owed)
    total, most, last = [0] * sets, [0] * sets, [0] * sets
    for people in range(1, sets):
        lowest = (people & -people).bit_length() - 1
        total[people] = total[people & (people - 1)] + owed[lowest][1]
        left = people
        best = -1
        while left:
            number = (left & -left).bit_length() - 1
            left &= left - 1
            before = most[people ^ (1 << number)]
            if before > best:
                best, last[people] = before, number
        most[people] = best + (total[people] == 0)
    groups: list[list[_Owed]] = []
    people = sets - 1
    while people:
        if total[people] == 0:
            groups.append([])
        groups[-1].append(owed[last[people]])
        people ^= 1 << last[people]
    return sorted([sorted(group, key=owed.index) for group in groups], key=lambda group: owed.index(group[0]))


def _among(group: Sequence[_Owed]) -> list[Payment]:
    """Payments among people who are even together: the largest loss to the largest win, until nothing is left."""
    net = dict(group)
    payments: list[Payment] = []
    while any(net.values()):
        payee = max(net, key=lambda person: net[person])
        payer = min(net, key=lambda person: net[person])
        chips = min(net[payee], -net[payer])
        payments.append(Payment(payer, payee, chips))
        net[payee] -= chips
        net[payer] += chips
    return payments
