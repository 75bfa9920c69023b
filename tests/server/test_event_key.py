"""The floor's key outlives the house that made it."""

import stat
from pathlib import Path

import pytest

from croupier.errors import Mistake
from croupier.server.floor_key import kept_key


def test_the_key_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    database = tmp_path / "var" / "croupier.db"
    key = kept_key(database)
    assert len(key) >= 12
    assert kept_key(database) == key
    assert kept_key(tmp_path / "other.db") != key
    (kept,) = database.parent.glob("*")
    assert kept.name == "croupier.db.key"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600


def test_a_key_that_cannot_be_read_is_one_clear_mistake(tmp_path: Path) -> None:
    (tmp_path / "croupier.db.key").mkdir()
    with pytest.raises(Mistake) as refused:
        kept_key(tmp_path / "croupier.db")
    assert refused.value.code == "server-key-unusable"
    assert "croupier.db.key" in refused.value.say("ru")
