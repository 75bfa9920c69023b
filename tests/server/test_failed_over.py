"""By night the primary falls under load, its standby promoted: nothing acknowledged is lost, or done twice."""

from pathlib import Path

import pytest

from tests.depth import nightly
from tests.server.failed_over import failed_over
from tests.servers import NatsServer, a_pair
from tests.simulation.invariants import Found

pytestmark = [nightly, pytest.mark.xdist_group("postgres")]

FAILOVERS = 3
"""In an evening; `python -m tests.server.failed_over --failovers 50` has more, and tells how long each took."""


def test_whatever_was_acknowledged_is_there_once_the_primary_has_fallen(
    tmp_path: Path, nats_server: NatsServer
) -> None:
    with a_pair() as pair:
        try:
            told = failed_over(FAILOVERS, 0, tmp_path, pair, nats_server)
        except Found as found:
            pytest.fail(
                f"python -m tests.server.failed_over --failovers {FAILOVERS} --seed 0  # {found}",
                pytrace=False,
            )
    assert len(told.taken_over) == FAILOVERS
    assert told.killed.total() == 2 * FAILOVERS
