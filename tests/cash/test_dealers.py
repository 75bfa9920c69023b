"""Dealers: pushes, breaks, who may go home when."""

import pytest

from croupier.cash.dealers import MINUTE, Roster
from croupier.errors import Refusal


@pytest.mark.every_book
@pytest.mark.clause("FSPR:push-3")
def test_nobody_is_relieved_in_the_middle_of_a_hand() -> None:
    roster = Roster(down=30)
    for dealer in ("d1", "d2"):
        roster.clock_in(dealer, 0)
    roster.push(("oak",), 0)
    assert roster.push(("oak",), 30 * MINUTE, in_hand=("oak",)) == []
    assert roster.push(("oak",), 32 * MINUTE) == [("oak", "d2", "d1")]
    with pytest.raises(Refusal, match="push the table first"):
        roster.clock_out("d2", 33 * MINUTE)


def test_breaks_go_round_fairly() -> None:
    roster = Roster(down=30)
    tables = tuple(f"t{number}" for number in range(4))
    for number in range(5):
        roster.clock_in(f"d{number}", 0)
    for half_hour in range(20):
        roster.push(tables, half_hour * 30 * MINUTE)
    breaks = [on.breaks for on in roster.on_shift.values()]
    assert max(breaks) - min(breaks) <= 1
    assert all(any(on.now.table == table for on in roster.on_shift.values()) for table in tables)
