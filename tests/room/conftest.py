import pytest

from tests.room.table.felt import Felt


@pytest.fixture
def felt() -> Felt:
    """A nine-handed table with blinds of 50 and 100, nobody there yet."""
    return Felt()
