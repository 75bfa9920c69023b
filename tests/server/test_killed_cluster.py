"""By night workers and gateways are killed under load, one by one: nothing acknowledged is lost, or done twice."""

from pathlib import Path

import pytest

from tests.depth import nightly
from tests.server.killed_cluster import killed
from tests.servers import NatsServer, Server
from tests.simulation.invariants import Found

pytestmark = [nightly, pytest.mark.xdist_group("postgres")]

KILLS = 10
"""In an evening; `python -m tests.server.killed_cluster --kills 200` kills more, and tells how long each was missed."""

EVENINGS = 2


@pytest.mark.parametrize("seed", range(EVENINGS))
def test_whoever_is_killed_nothing_acknowledged_is_lost_or_done_twice(
    tmp_path: Path, postgres_server: Server, nats_server: NatsServer, seed: int
) -> None:
    try:
        told = killed(KILLS, seed, tmp_path, postgres_server, nats_server)
    except Found as found:
        pytest.fail(
            f"python -m tests.server.killed_cluster --kills {KILLS} --seed {seed}  # {found}", pytrace=False
        )
    assert told.killed.total() == KILLS
    assert told.taken_over
    assert max(told.taken_over) < 15
