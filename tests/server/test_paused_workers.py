"""By night workers are stopped in the middle of a hand until others lead what they led: nobody sees two of anything."""

from pathlib import Path

import pytest

from tests.depth import nightly
from tests.server.paused_workers import WAKES, paused
from tests.servers import NatsServer, Server
from tests.simulation.invariants import Found

pytestmark = [nightly, pytest.mark.xdist_group("postgres")]

PAUSES = 4
"""In an evening; `python -m tests.server.paused_workers --pauses 20` has more, and tells how long each took."""


def test_whoever_wakes_when_others_lead_what_he_led_shows_nobody_anything(
    tmp_path: Path, postgres_server: Server, nats_server: NatsServer
) -> None:
    try:
        told = paused(PAUSES, 0, tmp_path, postgres_server, nats_server)
    except Found as found:
        pytest.fail(
            f"python -m tests.server.paused_workers --pauses {PAUSES} --seed 0  # {found}", pytrace=False
        )
    assert {*told.killed} >= {*WAKES}
    assert told.taken_over
