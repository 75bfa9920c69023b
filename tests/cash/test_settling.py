"""Who owes whom after an evening among friends."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cash.settling import MOST_EXACT, settle
from croupier.errors import Broken

NAMES = [f"p{number}" for number in range(20)]


@st.composite
def evenings(draw, most=MOST_EXACT):
    """What each has won, chips of few kinds so that some are even with each other."""
    won = draw(st.lists(st.integers(-6, 6).map(lambda n: n * 100), max_size=most - 1))
    return dict(zip(NAMES, [*won, -sum(won)], strict=False))


def after(net, payments):
    left = Counter(net)
    for payer, payee, chips in payments:
        assert chips > 0
        left[payer] += chips
        left[payee] -= chips
    return left


@given(net=evenings(most=20))
def test_everybody_is_even_when_all_have_paid_and_nobody_pays_who_has_won(net):
    payments = settle(net)
    assert not any(after(net, payments).values())
    assert {each.payer for each in payments} == {person for person, chips in net.items() if chips < 0}
    assert {each.payee for each in payments} == {person for person, chips in net.items() if chips > 0}
    assert len(payments) <= max(sum(1 for chips in net.values() if chips) - 1, 0)


def most_groups(owed):
    """The most even groups, by trying every group that the first of them could be in."""
    if not owed:
        return 0
    first, *others = owed
    best = 1
    for size in range(len(others)):
        for chosen in combinations(range(len(others)), size):
            if first + sum(others[number] for number in chosen) == 0:
                left = [chips for number, chips in enumerate(others) if number not in chosen]
                best = max(best, 1 + most_groups(left))
    return best


@given(net=evenings(most=8))
def test_no_fewer_payments_would_do(net):
    owed = [chips for chips in net.values() if chips]
    assert len(settle(net)) == len(owed) - most_groups(owed)


def test_many_who_are_even_in_pairs_pay_each_other():
    net = {name: (-1) ** number * (number // 2 + 1) * 100 for number, name in enumerate(NAMES)}
    assert len(settle(net)) == 10


def test_chips_that_came_from_nowhere_are_not_settled():
    with pytest.raises(Broken, match="100"):
        settle({"ann": 300, "bob": -200})
