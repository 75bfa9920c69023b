import asyncio
import json
import socket
from pathlib import Path

from croupier.server.outbox import MOST_ANSWERS, MOST_BEHIND, Outbox
from tests.server.house import Client, RunningHouse
from tests.waiting import loop_turns, run_story

RUSH = "pause_seconds=0.0, pace=Pace(think_least=0, think_most=0)"


def sent(outbox: Outbox) -> list[bytes]:
    """Everything that waits, up to the first table to catch up with."""

    async def all_of_it() -> list[bytes]:
        messages = []
        while True:
            coming = asyncio.ensure_future(outbox.next())
            await loop_turns()
            if not coming.done():
                coming.cancel()
                return messages
            message = coming.result()
            if message is None:
                return messages
            messages.append(message)

    return run_story(all_of_it())


def test_messages_leave_in_the_order_they_came() -> None:
    outbox = Outbox()
    outbox.answer(b"1")
    outbox.table("oak", b"2")
    outbox.lobby(b"3")
    outbox.table("elm", b"4")
    outbox.answer(b"5")
    assert sent(outbox) == [b"1", b"2", b"3", b"4", b"5"]


def test_only_the_last_lobby_waits() -> None:
    outbox = Outbox()
    outbox.lobby(b"old")
    outbox.answer(b"answer")
    outbox.lobby(b"new")
    assert sent(outbox) == [b"answer", b"new"]


def test_a_table_too_far_behind_is_dropped_and_caught_up_with() -> None:
    outbox = Outbox()
    outbox.table("elm", b"elm")
    for number in range(MOST_BEHIND + 10):
        outbox.table("oak", str(number).encode())
    outbox.answer(b"answer")
    assert sent(outbox) == [b"elm", b"answer"]
    outbox.table("oak", b"still dropped")
    assert sent(outbox) == []
    assert outbox.catch_up() == {"oak"}
    outbox.table("oak", b"whole view")
    assert sent(outbox) == [b"whole view"]


def test_a_table_one_has_turned_away_from_is_forgotten() -> None:
    outbox = Outbox()
    outbox.table("oak", b"1")
    outbox.forget("oak")
    assert sent(outbox) == []


def test_who_reads_no_answers_is_given_up() -> None:
    outbox = Outbox()
    for _ in range(MOST_ANSWERS):
        outbox.answer(b"pong")
    assert not outbox.overrun
    outbox.answer(b"pong")
    assert outbox.overrun


def test_a_client_that_stops_reading_is_shown_the_table_anew_and_misses_nothing_after(
    tmp_path: Path,
) -> None:
    house = RunningHouse(tmp_path / "croupier.db", RUSH)
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65_536)
    host, _, port = house.host.rpartition(":")
    narrow.connect((host, int(port)))
    with Client(house, sock=narrow, max_queue=1, ping_interval=None) as slow, Client(house) as quick:
        for table in ("willow", "maple", "oak"):
            slow.watch(table)
        began = quick.watch("oak")["version"]
        # The slow one does not read, and the tables go on: far more than the buffers on the way hold.
        quick.hear_until(lambda message: message["version"] > began + 400)
        resynced = slow.hear_until(lambda message: message.get("resync", False))
        table, version = resynced["of"], resynced["version"]
        # His log begins anew, with the hand that is played and the one before.
        assert resynced["events"][0]["kind"] == "hand_started"
        before = [message for message in map(json.loads, slow.heard) if message.get("of") == table]
        assert version > before[-2]["version"] + MOST_BEHIND
        for _ in range(20):
            message = slow.hear_until(lambda message: message.get("of") == table)
            assert message["version"] == version + 1 or message.get("resync")
            version = message["version"]
    assert house.close() == (0, "")
