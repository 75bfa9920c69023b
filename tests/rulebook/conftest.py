"""The matrix of the whole checkout: seconds go into reading it, so it is read once for all who ask."""

from pathlib import Path

import pytest

from tools.matrix import Matrix


@pytest.fixture(scope="session")
def matrix() -> Matrix:
    return Matrix.of(Path(__file__).parents[2])
