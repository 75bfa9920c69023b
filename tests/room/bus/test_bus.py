"""What any bus of the house must do: within one process, and over NATS."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from croupier.errors import Mistake
from croupier.room.bus import over_nats
from croupier.room.bus.over_nats import OverNats
from croupier.room.bus.port import LARGEST, Bus, Letter, Unanswered
from croupier.room.bus.within import WithinOne
from tests.servers import NatsServer
from tests.waiting import PATIENCE, run_story, until


@pytest.fixture(params=["within", pytest.param("nats", marks=pytest.mark.xdist_group("postgres"))])
def buses(request: pytest.FixtureRequest, monkeypatch):
    """How two processes of one house come to the bus, on a machine however busy."""
    monkeypatch.setattr(over_nats, "PATIENCE", PATIENCE)
    url = request.getfixturevalue("nats_server").house() if request.param == "nats" else ""

    @asynccontextmanager
    async def two():
        one: Bus = await OverNats.connect(url) if url else WithinOne()
        other: Bus = await OverNats.connect(url) if url else one
        yield one, other
        await one.close()
        await other.close()

    return two


def test_letters_come_in_order_to_everybody_who_listens_and_to_nobody_else(buses) -> None:
    async def story() -> None:
        async with buses() as (one, other):
            oak, oak_too, elm = [], [], []
            await one.listen("rows.oak", lambda letter: oak.append(letter.body))
            await other.listen("rows.oak", lambda letter: oak_too.append(letter.body))
            await other.listen("rows.elm", lambda letter: elm.append(letter.body))
            for number in range(50):
                one.tell("rows.oak", b"%d" % number)
            await until(lambda: len(oak) == len(oak_too) == 50)
            assert oak == oak_too == [b"%d" % number for number in range(50)]
            assert elm == []

    run_story(story())


def test_a_question_is_answered_after_what_was_told_before_it(buses) -> None:
    async def story() -> None:
        async with buses() as (one, other):
            heard = []
            await other.listen("rows", lambda letter: heard.append(letter.body))

            def answer(letter: Letter) -> None:
                letter.answer(letter.body + b"?")

            await other.listen("desk", answer)
            one.tell("rows", b"7")
            assert await one.ask("desk", b"fold") == b"fold?"
            await until(lambda: heard == [b"7"])

    run_story(story())


def test_whoever_listens_is_heard_from_then_on(buses) -> None:
    async def story() -> None:
        async with buses() as (one, other):
            for desk in range(100):
                await other.listen(f"desk.{desk}", lambda letter: letter.answer(b"here"))
                assert await one.ask(f"desk.{desk}", b"") == b"here"

    run_story(story())


def test_where_nobody_listens_or_answers_a_question_ends(buses) -> None:
    async def story() -> None:
        async with buses() as (one, other):
            with pytest.raises(Unanswered):
                await one.ask("nobody", b"")
            await other.listen("silent", lambda _: None)
            with pytest.raises(Unanswered):
                await one.ask("silent", b"", patience=0.05)

    run_story(story())


def test_whoever_has_stopped_listening_hears_nothing(buses) -> None:
    async def story() -> None:
        async with buses() as (one, other):
            heard, after = [], []
            stop = await other.listen("rows", lambda letter: heard.append(letter.body))
            await other.listen("rows", lambda letter: after.append(letter.body))
            one.tell("rows", b"1")
            await until(lambda: heard == after == [b"1"])
            stop()
            # The server may still have brought him what was told before it knew.
            one.tell("rows", b"2")
            await until(lambda: after[-1] == b"2")
            one.tell("rows", b"3")
            await until(lambda: after[-1] == b"3")
            assert b"3" not in heard

    run_story(story())


def test_a_letter_too_long_is_lost_and_hurts_nobody(buses) -> None:
    async def story() -> None:
        async with buses() as (one, other):
            heard = []
            await other.listen("rows", lambda letter: heard.append(len(letter.body)))
            one.tell("rows", bytes(LARGEST + 1))
            one.tell("rows", bytes(LARGEST))
            await until(lambda: heard)
            assert heard == [LARGEST]

    run_story(story())


@pytest.mark.xdist_group("postgres")
def test_two_houses_on_one_server_do_not_hear_each_other(nats_server) -> None:
    async def story() -> None:
        one, other = [await OverNats.connect(nats_server.house()) for _ in range(2)]
        with pytest.raises(Unanswered):
            await _answering(other, one)
        await one.close()
        await other.close()

    async def _answering(there: Bus, here: Bus) -> bytes:
        await there.listen("desk", lambda letter: letter.answer(b"here"))
        return await here.ask("desk", b"")

    run_story(story())


@pytest.mark.xdist_group("postgres")
def test_a_bus_goes_on_when_its_server_comes_back(nats_server) -> None:
    async def story() -> None:
        bus = await OverNats.connect(nats_server.house())
        heard = []
        await bus.listen("rows", lambda letter: heard.append(letter.body))
        nats_server.stop()
        bus.tell("rows", b"perhaps lost")
        nats_server.start()

        def heard_again() -> bool:
            bus.tell("rows", b"again")
            return b"again" in heard

        await until(heard_again)
        await bus.close()

    run_story(story())


def test_who_gives_no_answer_is_named_without_his_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(over_nats, "PATIENCE", 0.5)

    async def story() -> None:
        with pytest.raises(Mistake) as silent:
            await OverNats.connect("nats://house:secret@127.0.0.1:1/club")
        assert silent.value.code == "room-bus-silent"
        assert silent.value.params["at"] == "127.0.0.1:1"

    run_story(story())


@pytest.mark.xdist_group("postgres")
def test_who_asks_waits_no_longer_for_what_was_told_before_than_for_the_answer(
    nats_server: NatsServer,
) -> None:
    async def story() -> None:
        bus = await OverNats.connect(nats_server.house())
        # Nothing that was told leaves any more.
        bus._telling.cancel()
        bus.tell("rows", b"7")
        with pytest.raises(Unanswered):
            await asyncio.wait_for(bus.ask("desk", b"fold", patience=0.05), PATIENCE)
        await bus.close()

    run_story(story())


@pytest.mark.xdist_group("postgres")
def test_a_letter_that_cannot_be_taken_keeps_no_other_from_being_taken(
    nats_server: NatsServer, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        bus, heard = await OverNats.connect(nats_server.house()), []

        def take(letter: Letter) -> None:
            heard.append({b"7": "seven"}[letter.body])

        await bus.listen("rows", take)
        bus.tell("rows", b"hidden")
        bus.tell("rows", b"7")
        await until(lambda: heard == ["seven"])
        await bus.close()

    run_story(story())
    # Its words are told to nobody.
    assert [record.getMessage() for record in caplog.records] == ["a letter was not taken: KeyError"]


def test_a_subject_to_which_nobody_listens_any_more_is_not_kept() -> None:
    async def story() -> None:
        bus = WithinOne()
        for number in range(100):
            end = await bus.listen(f"gate.{number}", lambda _: None)
            end()
        assert bus._listening == {}

    run_story(story())
