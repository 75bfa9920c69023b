from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from croupier.server.limits import A_SECOND, AT_ONCE, PATIENCE, Allowance, Door
from tests.server.house import Client, RunningHouse


def test_an_allowance_fills_again_with_time() -> None:
    now = 0.0
    allowance = Allowance(lambda: now)
    assert [allowance.take() for _ in range(AT_ONCE + 1)] == [True] * AT_ONCE + [False]
    now = 1.0
    assert sum(allowance.take() for _ in range(AT_ONCE)) == A_SECOND
    now = 3_600.0
    assert sum(allowance.take() for _ in range(2 * AT_ONCE)) == AT_ONCE


def test_patience_ends_with_one_who_goes_on_regardless() -> None:
    allowance = Allowance(lambda: 0.0)
    for _ in range(AT_ONCE + PATIENCE):
        allowance.take()
    assert not allowance.spent
    allowance.take()
    assert allowance.spent


def test_the_door_counts_each_address_and_all_together() -> None:
    door = Door(most=3, most_an_address=2, most_names_an_address=60, most_requests_an_address=10)
    assert [door.enter("a"), door.enter("a"), door.enter("a")] == [True, True, False]
    assert [door.enter("b"), door.enter("c")] == [True, False]
    door.leave("a")
    assert door.enter("c")


def test_an_address_takes_only_so_many_names() -> None:
    door = Door(most=3, most_an_address=2, most_names_an_address=60, most_requests_an_address=10)
    assert sum(door.names("a").take() for _ in range(100)) == 60
    assert door.names("b").take()


def test_a_full_house_lets_nobody_else_in(tmp_path: Path) -> None:
    settings = "most_sockets_an_address=2"
    house = RunningHouse(tmp_path / "croupier.db", settings)
    with Client(house), Client(house):
        with pytest.raises(InvalidStatus) as refused:
            Client(house)
        assert refused.value.response.status_code == 403
    with Client(house) as guest:
        assert guest.name is None
    assert house.close() == (0, "")
