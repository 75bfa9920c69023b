"""Two who believe that they lead a table: nothing is lost, done twice, or seen of the one who was overtaken."""

import pytest

from tests.depth import nightly
from tests.server.split_brains import split
from tests.servers import Server
from tests.simulation.invariants import Found

pytestmark = pytest.mark.xdist_group("postgres")

BY_NIGHT = 50
"""`python -m tests.server.split_brains --runs 1000` plays more."""


def _played(seed: int, server: Server) -> None:
    try:
        split(seed, server)
    except Found as found:
        pytest.fail(f"python -m tests.server.split_brains --runs 1 --seed {seed}  # {found}", pytrace=False)


def test_whoever_is_overtaken_in_the_middle_of_a_row_shows_nobody_that_he_has_stopped(
    postgres_server: Server,
) -> None:
    """He is halted as he begins to write, and wakes when the table is another's."""
    _played(784, postgres_server)


@nightly
@pytest.mark.parametrize("seed", range(BY_NIGHT))
def test_wherever_one_is_halted_nothing_is_lost_or_done_twice(postgres_server: Server, seed: int) -> None:
    _played(seed, postgres_server)
