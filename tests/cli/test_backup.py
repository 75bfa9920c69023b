"""A house copied while it plays, and opened again out of the copy."""

import sqlite3
from contextlib import closing
from pathlib import Path

from croupier.room.journal.backup import back_up
from tests.cli.test_process import croupier
from tests.server.house import QUICK, Client, RunningHouse


def balances(database: Path) -> dict[str, int]:
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as reading:
        return dict(reading.execute("SELECT account, balance FROM ledger_balances"))


def test_a_house_is_copied_while_it_plays_and_opens_out_of_the_copy(tmp_path: Path) -> None:
    copy, lost = tmp_path / "copy.db", tmp_path / "croupier.db"
    house = RunningHouse(lost, f"act_seconds=600, {QUICK}")
    with Client(house) as hero:
        hero.join("Hero")
        hero.watch("oak")
        hero.sit("oak", 3, 10_000)
        for _ in range(3):
            hero.check_or_fold()
        secret, number = hero.secret, hero.view["hand"]["number"]
        done = croupier("backup", lost, copy)
        assert (done.returncode, done.stderr) == (0, "")
        while hero.view["hand"]["number"] <= number:
            hero.check_or_fold()
        in_use = croupier("restore", copy, lost)
        assert in_use.returncode == 2
    house.kill()
    assert copy.stat().st_mode & 0o777 == 0o600
    kept = balances(copy)
    assert sum(kept.values()) == 0

    done = croupier("restore", copy, lost)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.rstrip().endswith(", 0 faults")
    assert balances(lost) == kept
    # What lay there is kept, with all it had.
    assert croupier("check", str(tmp_path / "croupier.db.replaced")).returncode == 0
    house = RunningHouse(lost, f"act_seconds=600, {QUICK}")
    with Client(house, secret) as hero:
        assert hero.name == "Hero"
        hero.watch("oak")
        number = hero.view["hand"]["number"]
        while hero.view["hand"]["number"] <= number:
            hero.check_or_fold()
        hero.leave("oak")
    assert house.close() == (0, "")
    assert sum(balances(lost).values()) == 0


def test_a_copy_is_never_written_over_anything(tmp_path: Path) -> None:
    database, there = tmp_path / "house.db", tmp_path / "there.db"
    RunningHouse(database, "seed_demo=False").close()
    there.write_text("somebody's")
    refused = croupier("backup", str(database), str(there))
    assert (refused.returncode, there.read_text()) == (2, "somebody's")
    assert "there.db" in refused.stderr
    assert croupier("backup", str(tmp_path / "none.db"), str(tmp_path / "copy.db")).returncode == 2
    assert croupier("backup", str(database), str(tmp_path / "no" / "where.db")).returncode == 2


def test_a_copy_that_is_not_right_is_not_restored(tmp_path: Path) -> None:
    database, copy = tmp_path / "house.db", tmp_path / "copy.db"
    house = RunningHouse(database)
    with Client(house) as ann:
        ann.join("Ann")
    house.close()
    back_up(database, copy)
    with closing(sqlite3.connect(copy)) as changed:
        changed.execute("UPDATE ledger_balances SET balance = balance + 1 WHERE account LIKE 'wallet:%'")
        changed.commit()
    before = database.read_bytes()
    refused = croupier("restore", copy, database)
    assert refused.returncode == 1
    assert database.read_bytes() == before


def test_cards_in_play_are_in_no_copy_and_the_key_brings_them_back(tmp_path: Path) -> None:
    database, copy, kept = tmp_path / "house.db", tmp_path / "copy.db", tmp_path / "kept"
    key, safe = tmp_path / "house.db.house-key", tmp_path / "safe"
    house = RunningHouse(database, f"act_seconds=600, {QUICK}")
    with Client(house) as hero:
        hero.join("Hero")
        hero.watch("oak")
        hero.sit("oak", 3, 10_000)
        hero.check_or_fold()
        done = croupier("backup", database, copy)
        assert str(key) in done.stdout
    house.kill()
    signed = croupier("check", database, "--keep", kept)
    assert signed.returncode == 0
    assert "1" in kept.read_text()
    assert croupier("check", database, "--kept", kept).returncode == 0

    key.rename(safe)
    without = croupier("check", database)
    assert without.returncode == 0
    assert "cards in play hidden" in without.stdout
    lost = croupier("serve", "--port", 0, "--database", database)
    assert (lost.returncode, str(key) in lost.stderr) == (2, True)
    assert not key.exists()
    elsewhere = croupier("check", database, "--house-key", safe)
    assert (elsewhere.returncode, "cards in play hidden" in elsewhere.stdout) == (0, False)
    assert croupier("restore", copy, database, "--house-key", safe).returncode == 0
    safe.rename(key)
    house = RunningHouse(database, f"act_seconds=600, {QUICK}")
    with Client(house, hero.secret) as hero:
        hero.watch("oak")
        assert hero.view["stopped"] is False
    house.close()
    kept.write_text("{}\n")
    wrong = croupier("check", database, "--kept", kept)
    assert (wrong.returncode, "line 1" in wrong.stderr) == (2, True)
