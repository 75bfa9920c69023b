"""Several at work in one database: each writes the streams that it has leased, and no other."""

import asyncio
import os
import signal
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from croupier.errors import CroupierError, Mistake
from croupier.ledger import HOUSE_ISSUE, table_chips, transfer, wallet
from croupier.room.journal import leases
from croupier.room.journal.engine import EngineFault
from croupier.room.journal.lines import LEASE, done, line_to, loop
from croupier.room.journal.postgres import Postgres
from croupier.room.journal.store import Store
from tests.room.journal.writing import row, write
from tests.servers import Server
from tests.servers import postgres as own_server
from tests.waiting import PATIENCE

pytestmark = pytest.mark.xdist_group("postgres")

OAK, ELM = "table/oak", "table/elm"


@pytest.fixture
def place(postgres_server: Server) -> str:
    return postgres_server.place()


class At:
    """One of several at work in a database."""

    def __init__(self, place: str, path: Path) -> None:
        self.engine = Postgres(place, path, shares=True)
        self.store = Store(self.engine)

    def takes(self, *streams: str) -> dict[str, int]:
        return done(self.engine.lease.take_streams(streams))

    def gives_back(self, *streams: str) -> None:
        done(self.engine.lease.give_back_streams(streams))

    def free(self) -> list[str]:
        return done(self.engine.lease.free_streams())

    def written(self, *commits) -> list[str]:
        """What became of each commit."""
        return [
            outcome.code if isinstance(outcome, CroupierError) else "written"
            for outcome in write(self.store, *commits)
        ]


@pytest.fixture
def two(place: str, tmp_path: Path):
    pair = At(place, tmp_path / "a"), At(place, tmp_path / "b")
    yield pair
    for each in pair:
        each.store.close()


def test_each_stream_is_leased_by_one_and_written_by_nobody_else(two: tuple[At, At]) -> None:
    a, b = two
    assert a.takes(OAK, "") == {OAK: 1, "": 1}
    assert b.takes(OAK, ELM, "") == {ELM: 1}
    assert a.written(row(1)) == ["written"]
    assert b.written(row(2), row(1, stream=ELM)) == ["room-lease-lost", "written"]
    assert a.written(row(2, stream=ELM), row(1, stream="people")) == ["room-lease-lost", "written"]
    # Whatever is no table goes together.
    assert b.written(row(2, stream="people")) == ["room-lease-lost"]
    assert not b.engine.lost


def test_who_has_given_a_stream_back_writes_it_no_more_and_whoever_follows_goes_on(
    two: tuple[At, At],
) -> None:
    a, b = two
    a.takes(OAK)
    assert a.written(row(1), row(2)) == ["written", "written"]
    assert b.free() == [""]
    a.gives_back(OAK)
    assert b.free() == ["", OAK]
    assert b.takes(OAK) == {OAK: 2}
    assert a.written(row(3)) == ["room-lease-lost"]
    assert b.written(row(3)) == ["written"]
    # Back again: he does not go on from the hash that he had written last himself.
    b.gives_back(OAK)
    assert a.takes(OAK) == {OAK: 3}
    assert a.written(row(4)) == ["written"]
    assert len(list(a.store.proved_rows(OAK))) == 4


def test_whose_lease_has_run_out_loses_all_of_it_and_can_write_nothing_more(
    two: tuple[At, At], place: str, postgres_server: Server
) -> None:
    a, b = two
    a.takes(OAK, ELM)
    assert b.takes(OAK) == {}
    postgres_server.ask(
        f"UPDATE leases SET expires = 0 WHERE stream = 'worker/{a.engine.lease.owner}'", place
    )
    assert b.takes(OAK) == {OAK: 2}
    assert b.written(row(1)) == ["written"]
    # What is still in his name is of no use to him any more: he is declared dead.
    assert a.written(row(1, stream=ELM)) == ["room-lease-lost"]
    assert a.engine.lost


def test_who_was_stopped_for_as_long_as_a_lease_lasts_is_not_sure_of_it_any_more(
    two: tuple[At, At], monkeypatch: pytest.MonkeyPatch
) -> None:
    a, _ = two
    assert a.engine.lease.sure
    now = time.monotonic()
    monkeypatch.setattr(leases, "time", SimpleNamespace(monotonic=lambda: now + LEASE))
    assert not a.engine.lease.sure


def test_a_stream_in_which_somebody_is_still_in_the_middle_of_writing_is_not_waited_for(
    two: tuple[At, At], place: str
) -> None:
    a, b = two
    a.takes(OAK)

    async def taken() -> None:
        line = await line_to(place)
        async with line.transaction():
            await line.execute("SELECT 1 FROM leases WHERE stream = $1 FOR SHARE", OAK)
            await line.execute(
                "SELECT 1 FROM leases WHERE stream = $1 FOR UPDATE", f"worker/{a.engine.lease.owner}"
            )
            await b.engine.lease.take_streams([ELM])
            with pytest.raises(Exception, match="lock timeout"):
                await asyncio.wait_for(b.engine.lease.take_streams([OAK]), PATIENCE)
        await line.close()

    a.gives_back(OAK)
    done(taken())
    assert b.takes(OAK) == {OAK: 2}


def test_a_server_that_says_nothing_keeps_nobody_waiting_for_ever(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a = At(place, tmp_path / "a")
    a.takes(OAK)
    lease = a.engine.lease

    async def silent() -> None:
        line = await line_to(place)
        with monkeypatch.context() as patch:
            patch.setattr(leases, "LEASE", 0.1)
            patch.setattr(leases, "PATIENCE", 0.1)
            async with line.transaction():
                await line.execute("LOCK TABLE leases")
                with pytest.raises(EngineFault) as fault:
                    await asyncio.wait_for(lease.own_streams(), PATIENCE)
                assert fault.value.passes
        # Once it answers again it is asked as ever.
        assert await lease.own_streams() == {OAK}
        with monkeypatch.context() as patch:
            patch.setattr(leases, "PATIENCE", 0.1)
            async with line.transaction():
                await line.execute("LOCK TABLE leases")
                # Who closes meanwhile gives nothing back: he is followed once his line is gone.
                await asyncio.wait_for(lease.give_back(), PATIENCE)
        await line.close()

    done(silent())
    a.store.close()


def test_a_server_that_falls_silent_in_the_middle_of_a_lease_keeps_nobody_waiting_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with own_server() as server:
        a = At(server.place(), tmp_path / "a")
        lease = a.engine.lease
        assert lease._line is not None
        backend, asked = lease._line.get_server_pid(), lease._may_follow_others

        async def stopped(line: Any) -> bool:
            # The transaction has begun, and can be neither ended nor taken back.
            os.kill(backend, signal.SIGSTOP)
            return await asked(line)

        async def silent() -> None:
            with monkeypatch.context() as patch:
                patch.setattr(leases, "LEASE", 0.1)
                patch.setattr(lease, "_may_follow_others", stopped)
                try:
                    with pytest.raises(EngineFault) as fault:
                        await asyncio.wait_for(lease.take_streams([OAK]), PATIENCE)
                finally:
                    os.kill(backend, signal.SIGCONT)
                assert fault.value.passes

        done(silent())
        assert a.takes(OAK) == {OAK: 1}
        a.store.close()


def test_where_the_server_has_fallen_everybody_keeps_what_he_has_leased(tmp_path: Path) -> None:
    with own_server() as server:
        place = server.place()
        a, b = At(place, tmp_path / "a"), At(place, tmp_path / "b")
        a.takes(OAK)
        b.takes(ELM)
        server.stop(signal.SIGQUIT)
        server.start()
        # Neither has renewed anything yet, and the line of neither stands any more.
        assert b.takes(OAK) == a.takes(ELM) == {}
        assert a.written(row(1)) == b.written(row(1, stream=ELM)) == ["written"]
        for each in (a, b):
            each.store.close()


def test_where_nobody_could_renew_anything_whoever_is_back_first_takes_nothing_from_the_others(
    two: tuple[At, At], place: str, postgres_server: Server
) -> None:
    a, b = two
    a.takes(OAK)
    b.takes(ELM)
    for each in two:
        loop().call_soon_threadsafe(each.engine.lease._renewing.cancel)
    postgres_server.ask("UPDATE leases SET expires = 0 WHERE stream LIKE 'worker/%'", place)
    # What nobody has had is no matter of anybody's.
    assert b.takes(OAK, "table/yew") == {"table/yew": 1}
    assert a.takes(ELM) == {}
    assert a.written(row(1)) == b.written(row(1, stream=ELM)) == ["written"]


def test_chips_that_two_tables_want_at_once_come_to_one_of_them(two: tuple[At, At]) -> None:
    a, b = two
    a.takes(OAK, "")
    b.takes(ELM)
    ann = wallet("ann")
    issued = row(1, stream="people", transaction=transfer("people/1", HOUSE_ISSUE, ann, 300))
    to_oak = row(1, transaction=transfer("table/oak/1", ann, table_chips("oak", "ann"), 200))
    to_elm = row(1, stream=ELM, transaction=transfer("table/elm/1", ann, table_chips("elm", "ann"), 200))
    assert a.written(issued, to_oak) == ["written", "written"]
    assert b.written(to_elm) == ["room-wallet-moved"]
    assert b.store.balances() == {HOUSE_ISSUE: -300, ann: 100, table_chips("oak", "ann"): 200}
    assert b.store.version(ELM) == 0


def test_one_who_has_closed_leaves_everything_to_others(place: str, tmp_path: Path) -> None:
    a, b = At(place, tmp_path / "a"), At(place, tmp_path / "b")
    a.takes(OAK)
    a.store.close()
    assert b.takes(OAK) == {OAK: 2}
    b.store.close()


def test_a_house_that_has_all_of_it_and_several_that_share_it_keep_each_other_out(
    place: str, tmp_path: Path
) -> None:
    a = At(place, tmp_path / "a")
    a.takes(OAK, "")
    with pytest.raises(Mistake) as held:
        Store(Postgres(place, tmp_path / "whole"))
    assert held.value.code == "room-database-held"
    a.store.close()
    whole = Store(Postgres(place, tmp_path / "whole"))
    with pytest.raises(Mistake) as held:
        At(place, tmp_path / "a")
    assert held.value.code == "room-database-held"
    assert write(whole, row(1)) == [None]
    whole.close()
    b = At(place, tmp_path / "b")
    assert b.takes(OAK, "") == {OAK: 1, "": 3}
    b.store.close()


def test_shares_are_counted_by_who_is_at_work(two: tuple[At, At]) -> None:
    a, b = two
    a.takes(OAK, ELM, "")
    counted = done(b.engine.lease.shares())
    assert counted == {a.engine.lease.owner: 3, b.engine.lease.owner: 0}


def test_a_line_over_tcp_notices_a_network_that_swallows_what_is_sent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The options are set on the very socket; what a network does with them is the system's own."""
    import socket

    from croupier.room.journal.lines import LEASE, _notice_silence

    async def told() -> dict[str, int]:
        server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())

        class Line:
            _transport = writer.transport

        _notice_silence(Line())  # type: ignore[arg-type]  # no server of PostgreSQL is needed for it
        end = writer.get_extra_info("socket")
        found = {
            name: end.getsockopt(socket.IPPROTO_TCP, getattr(socket, name))
            for name in ("TCP_USER_TIMEOUT", "TCP_KEEPIDLE")
        }
        writer.close()
        server.close()
        return found

    assert asyncio.run(told()) == {"TCP_USER_TIMEOUT": LEASE * 1000, "TCP_KEEPIDLE": LEASE / 2}
