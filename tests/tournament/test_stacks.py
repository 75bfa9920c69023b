"""Stacks on the table: columns, big chips in front, what is gone after a break; and what an entry is made of."""

import pytest

from croupier.errors import Mistake
from croupier.tournament import Tick
from croupier.tournament.chips.stacks import big_blinds, columns, in_front, missing, worth
from croupier.tournament.commands import SetStack
from croupier.tournament.seen import seen
from croupier.tournament.terms import Level
from tests.tournament.desk import MINUTE, entered, running


@pytest.mark.clause("LIVE-TIPS:8.2")
def test_forty_seven_chips_are_two_columns_of_twenty_and_one_of_seven() -> None:
    """LV-COL-01."""
    assert columns(47) == (20, 20, 7)
    assert columns(47, 15) == (15, 15, 15, 2)
    assert columns(40) == (20, 20)
    with pytest.raises(Mistake, match="5, 10, 15 or 20, not of 7"):
        columns(47, 7)


@pytest.mark.clause("LIVE-TIPS:8.1")
@pytest.mark.clause("LIVE-TIPS:8.3")
def test_a_stack_is_told_in_big_blinds_with_its_big_chips_in_front() -> None:
    """LV-STK-01."""
    pieces = {100: 5, 1000: 4, 5000: 4}
    assert (worth(pieces), big_blinds(worth(pieces), 1_000), in_front(pieces)) == (
        24_500,
        24.5,
        (5000, 1000, 100),
    )
    assert in_front({100: 5, 1000: 0}) == (100,)


@pytest.mark.clause("LIVE-TIPS:7.1")
@pytest.mark.clause("LIVE-TIPS:7.2")
def test_what_is_gone_after_the_break_is_known_from_the_stack_before_it() -> None:
    """LV-BRK-01."""
    direction = running(
        3, stack=43_250, levels=(Level(small_blind=500, big_blind=1000), Level(pause=10)), live=True
    )
    assert missing(direction.event, "1", 41_250) == 0
    direction.do(Tick(), now=20 * MINUTE)
    assert direction.event.clock.on_break
    assert [missing(direction.event, "1", counted) for counted in (43_250, 41_250)] == [0, 2_000]
    direction.do(SetStack("1", 41_250), now=30 * MINUTE, by="floor")
    me = seen(direction.event, 30 * MINUTE, player="1").me
    assert (me.stack, me.at_break) == (41_250, 43_250)


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:fee-2")
@pytest.mark.clause("ONLINE:fee-3")
def test_an_entry_of_one_is_ninety_cents_for_the_pool_and_ten_of_fee() -> None:
    """ON-FEE-01: both amounts are kept and shown, never a percentage."""
    event = entered(250, buy_in=90, fee=10).event
    assert (event.money.pool, event.money.fees) == (22_500, 2_500)
    money = seen(event, 0).money
    assert (money.price, money.to_pool, money.fee) == (100, 90, 10)
