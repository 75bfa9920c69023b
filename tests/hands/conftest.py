"""A store of hands to be filled."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier.hands.store import Store


@pytest.fixture
def store(tmp_path: Path):
    with Store(tmp_path / "hands.duckdb", new=True) as kept:
        yield kept
