"""The standby of the compose file: what is acknowledged lies on two machines, and a copy in the making is none."""

import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from tests.servers import STANDBY, Server, program
from tests.waiting import wait_until

pytestmark = pytest.mark.xdist_group("postgres")

DEPLOY = Path(__file__).parents[2] / "deploy"

COPIED = "SELECT application_name, sync_state FROM pg_stat_replication WHERE flush_lsn IS NOT NULL"


# The tests' server knows one user only.
SCRIPT = (DEPLOY / "postgres" / "standby.sh").read_text("utf-8").replace("user=standby", "user=house")


def given(programs: Path, data: Path, primary: Server) -> dict[str, str]:
    """What the compose file gives the script, with programs of one's own before all others."""
    return {
        "PATH": f"{programs}:{Path(program('pg_basebackup')).parent}:{os.environ['PATH']}",
        "PGDATA": str(data),
        "PRIMARY": primary.folder,
        "PGPASSWORD": "x",
    }


@pytest.fixture
def primary(postgres_server: Server) -> Iterator[Server]:
    """A primary that waits for its standby with every commit, and has a slot for it."""
    ask = postgres_server.ask
    ask(f"SELECT pg_create_physical_replication_slot('{STANDBY}')")
    ask(f"ALTER SYSTEM SET synchronous_standby_names = 'FIRST 1 ({STANDBY})'")
    ask("SELECT pg_reload_conf()")
    try:
        wait_until(lambda: ask("SHOW synchronous_standby_names") == [(f"FIRST 1 ({STANDBY})",)])
        yield postgres_server
    finally:
        ask("ALTER SYSTEM RESET synchronous_standby_names")
        ask("SELECT pg_reload_conf()")
        wait_until(lambda: ask("SHOW synchronous_standby_names") == [("",)])
        wait_until(lambda: ask("SELECT 1 FROM pg_replication_slots WHERE NOT active"))
        ask(f"SELECT pg_drop_replication_slot('{STANDBY}')")


def test_no_commit_counts_on_a_copy_that_is_still_being_made(tmp_path: Path, primary: Server) -> None:
    """So slow a copy is in the making for as long as one likes; what was written meanwhile has come there."""
    slow = tmp_path / "pg_basebackup"
    slow.write_text(f'#!/bin/bash\nexec {program("pg_basebackup")} --max-rate=32k "$@"\n')
    slow.chmod(0o755)
    data = tmp_path / "data"
    data.mkdir()
    copying = subprocess.Popen(
        ["bash", "-c", SCRIPT], env=given(tmp_path, data, primary), start_new_session=True
    )
    try:
        wait_until(lambda: primary.ask(COPIED))
        ((name, state),) = primary.ask(COPIED)
    finally:
        os.killpg(copying.pid, signal.SIGKILL)
        copying.wait()
    assert name != STANDBY
    assert state == "async"
    # Nothing of it lies where a server would begin with it the next time.
    assert [lying.name for lying in data.iterdir()] == ["copy"]


def test_a_whole_copy_lies_where_the_server_begins(tmp_path: Path, primary: Server) -> None:
    begun = tmp_path / "docker-entrypoint.sh"
    begun.write_text('#!/bin/bash\nls -A "$PGDATA"\n')
    begun.chmod(0o755)
    data = tmp_path / "data"
    data.mkdir()
    (data / "half").write_text("of a copy that was ended")
    done = subprocess.run(
        ["bash", "-c", SCRIPT], env=given(tmp_path, data, primary), check=True, capture_output=True, text=True
    )
    names = set(done.stdout.split())
    assert {"PG_VERSION", "standby.signal", "global", "pg_wal"} <= names
    assert not {"copy", "half"} & names


def test_the_standby_is_known_by_its_name_once_it_follows() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    assert services["standby"]["command"] == ["postgres", "-c", f"cluster_name={STANDBY}"]
