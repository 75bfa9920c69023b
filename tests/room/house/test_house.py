import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from croupier.errors import Broken, Refusal
from croupier.ledger import HOUSE_ISSUE, Posting, Transaction, table_chips, wallet
from croupier.room.hand.terms import Terms
from croupier.room.house import minder
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED, Pace
from croupier.room.journal.commit import Commit
from croupier.room.journal.store import Store
from croupier.room.people.members import ISSUE
from croupier.room.table import asks as commands
from croupier.room.table.stream import TABLE
from tests.room.evening import Clock, Witness, club, join, open_house, played, sit
from tests.room.says import asks, says
from tests.waiting import loop_turns, run_story, until

Story = Callable[[], Coroutine[None, None, None]]
EMPTY = club(0)[0]


def tell(story: Story) -> None:
    run_story(story())


def state_of(house: House, table: str = "oak"):
    return house.tables[table].state


# Repeats, races, money


def test_a_repeated_command_is_answered_again_and_done_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, EMPTY) as house:
            ann = await sit(house, "Ann", 3, 5_000)
            top_up = says(ann.id, commands.TopUp(1_000))
            for _ in range(3):
                await asks(house, "oak", top_up, "top-up-1")
            assert state_of(house).seated[3].chips == 6_000
            version = state_of(house).version
        async with open_house(tmp_path) as house:
            await asks(house, "oak", top_up, "top-up-1")
            assert state_of(house).seated[3].chips == 6_000
            assert state_of(house).version == version
            assert house.wallet(ann) == ISSUE - 6_000

    tell(story)


def test_the_ids_of_two_people_do_not_meet(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, EMPTY) as house:
            ann, boris = await join(house, "Ann"), await join(house, "Boris")
            for person, seat in ((ann, 1), (boris, 2)):
                await asks(house, "oak", says(person.id, commands.Sit(seat, 5_000), person.name), "1")
            assert set(state_of(house).seated) == {1, 2}

    tell(story)


def test_of_ten_who_want_one_seat_one_gets_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, EMPTY) as house:
            people = [await join(house, f"Guest {number}") for number in range(10)]
            asking = [
                asks(house, "oak", says(each.id, commands.Sit(4, 5_000), each.name), "sit") for each in people
            ]
            outcomes = await asyncio.gather(*asking, return_exceptions=True)
            assert outcomes.count(None) == 1
            assert {each.code for each in outcomes if isinstance(each, Refusal)} == {"cash-seat-taken"}
            assert sum(house.wallet(each) for each in people) == 10 * ISSUE - 5_000

    tell(story)


@pytest.mark.requirement("ACC-4")
def test_a_wallet_cannot_buy_in_at_two_tables_with_the_same_chips(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            for id in ("oak", "elm"):
                await house.open_table(Terms(id, id, small_blind=500, big_blind=1_000))
            ann = await join(house, "Ann")
            asking = [
                asks(house, table, says(ann.id, commands.Sit(1, 60_000), "Ann"), "sit")
                for table in ("oak", "elm")
            ]
            first, second = await asyncio.gather(*asking, return_exceptions=True)
            assert first is None
            assert isinstance(second, Refusal)
            assert second.code == "room-wallet-short"
            assert second.params == {"held": 40_000, "short": 20_000}
            assert house.wallet(ann) == 40_000

    tell(story)


def test_one_who_has_lost_everything_is_given_play_chips_again_and_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, EMPTY) as house:
            ann = await join(house, "Ann")
            assert not await house.refill(ann.id)
            lost = Transaction("lost", (Posting(wallet(ann.id), -97_000), Posting(HOUSE_ISSUE, 97_000)))
            await house.store.commit(Commit("lost", 1, 0, "", transaction=lost))
            house.book.post(lost)
            both = await asyncio.gather(house.refill(ann.id), house.refill(ann.id))
            assert sorted(both) == [False, True]
            assert house.wallet(ann) == ISSUE

    tell(story)


# On the disk first


class HeldStore(Store):
    """A store whose disk is slow: commits wait until they are let through, or fail where they are told to."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.gate = asyncio.Event()
        self.gate.set()
        self.broken: set[str] = set()
        self.waiting = 0

    async def commit(self, commit: Commit) -> None:
        self.waiting += not self.gate.is_set()
        await self.gate.wait()
        if commit.stream in self.broken:
            raise Broken("room-write-failed", stream=commit.stream, version=commit.version, why="disk full")
        await super().commit(commit)


def held_house(path: Path) -> tuple[House, HeldStore]:
    store = HeldStore(path / "house.db")
    return House(store, RUSHED, Clock(), Random(3), Random(4)), store


def test_nothing_is_acknowledged_or_shown_before_it_is_on_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        house, store = held_house(tmp_path)
        actor = await house.open_table(EMPTY.terms)
        ann = await join(house, "Ann")
        witness = Witness(None)
        actor.watch(witness, None)
        await until(lambda: witness.heard)
        heard = len(witness.heard)
        store.gate.clear()
        sitting = asyncio.create_task(sit(house, "Ann", 3, 5_000))
        latecomer = Witness(ann.id)
        await until(lambda: store.waiting)
        actor.watch(latecomer, None)
        await loop_turns()
        assert not sitting.done()
        assert len(witness.heard) == heard
        assert latecomer.heard == []
        assert house.wallet(ann) == ISSUE
        lobby: list[bytes] = []
        house.lobby.enter(lobby.append)
        assert b"Ann" not in lobby[0]
        store.gate.set()
        await sitting
        await until(lambda: latecomer.heard)
        assert witness.messages[heard]["events"] == [{"kind": "sat", "seat": 3, "name": "Ann"}]
        assert latecomer.last["view"]["you"]["seat"] == 3
        await house.close()

    tell(story)


def test_a_table_that_cannot_write_stops_and_the_chips_stay_where_they_were(tmp_path: Path) -> None:
    async def story() -> None:
        house, store = held_house(tmp_path)
        await house.open_table(EMPTY.terms)
        await house.open_table(Terms("elm", "Elm", small_blind=50, big_blind=100))
        ann = await sit(house, "Ann", 3, 5_000)
        store.broken.add("table/oak")
        with pytest.raises(Refusal) as refused:
            await asks(house, "oak", says(ann.id, commands.TopUp(1_000)), "more")
        assert refused.value.code == "room-table-stopped"
        await until(lambda: state_of(house).stopped is not None)
        assert state_of(house).seated[3].chips == 5_000
        assert house.wallet(ann) == ISSUE - 5_000
        await asks(house, "elm", says(ann.id, commands.Sit(1, 5_000), "Ann"), "elsewhere")
        await house.close()
        async with open_house(tmp_path) as house:
            assert state_of(house).stopped is None
            assert house.wallet(ann) == ISSUE - 10_000

    tell(story)


# A broken invariant


def test_a_broken_invariant_stops_that_table_alone_and_keeps_the_money(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            (oak,) = club(3)
            (elm,) = club(2, id="elm", name="Elm")
            elm = elm._replace(bots=tuple(bot._replace(name=f"{bot.name} II") for bot in elm.bots))
            await house.open_club([oak, elm])
            await played(house.tables["oak"], 3)
            theft = Transaction(
                "theft", (Posting(table_chips("oak", "bot-nora"), -1), Posting(HOUSE_ISSUE, 1))
            )
            house.book.post(theft)
            witness = Witness(None)
            house.tables["oak"].watch(witness, None)
            await until(lambda: state_of(house).stopped is not None)
            assert state_of(house).stopped == "room-chips-disagree"
            await until(lambda: witness.heard and witness.last["view"]["stopped"])
            number = state_of(house, "elm").number
            await played(house.tables["elm"], number + 5)
            version = state_of(house).version
            ann = await join(house, "Ann")
            with pytest.raises(Refusal) as refused:
                await sit(house, "Ann", 6)
            assert refused.value.code == "room-table-stopped"
            assert house.wallet(ann) == ISSUE
            house.book.post(Transaction("back", tuple(Posting(p.account, -p.amount) for p in theft.postings)))
        async with open_house(tmp_path) as house:
            assert state_of(house).version == version
            assert state_of(house).stopped == "room-chips-disagree"
            balances = house.store.balances()
            on_table = state_of(house).chips_on_table()
            assert {person: balances[table_chips("oak", person)] for person in on_table} == on_table

    tell(story)


def test_a_table_that_comes_back_with_other_chips_than_the_ledger_comes_back_stopped(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, EMPTY) as house:
            await sit(house, "Ann", 3, 5_000)
        with sqlite3.connect(tmp_path / "house.db") as database:
            database.execute("UPDATE ledger_balances SET balance = balance - 7 WHERE account LIKE 'table:%'")
            database.execute("UPDATE ledger_balances SET balance = balance + 7 WHERE account LIKE 'wallet:%'")
        async with open_house(tmp_path) as house:
            assert state_of(house).stopped == "room-chips-disagree"

    tell(story)


# Restarting


@pytest.mark.requirement("INC-1")
def test_a_restart_brings_back_the_very_same_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            await house.open_club(club(5))
            await played(house.tables["oak"], 25)
        live = state_of(house)
        store = Store(tmp_path / "house.db")
        whole = TABLE.fold(store.rows("table/oak"))
        assert whole == live
        assert TABLE.reload(store, "table/oak") == whole
        at, _ = store.snapshot("table/oak") or (0, "")
        assert 0 < whole.version - at < 60
        store.close()

    tell(story)


def test_after_a_restart_the_hand_goes_on_with_a_fresh_clock(tmp_path: Path) -> None:
    clock = Clock()
    terms = club(0, pause=1_000)[0]

    async def story() -> None:
        async with open_house(tmp_path, terms, clock=clock) as house:
            ann, boris = await sit(house, "Ann", 3), await sit(house, "Boris", 5)
            clock.now += 1_000
            house.tables["oak"].nudge()
            await until(
                lambda: (
                    house.tables["oak"].version == house.store.version("table/oak")
                    and state_of(house).in_hand
                )
            )
            before = state_of(house)
        clock.now += 3_600_000
        async with open_house(tmp_path, clock=clock) as house:
            await until(lambda: state_of(house).act_by == clock.now + state_of(house).terms.act)
            after = state_of(house)
            assert after.hand == before.hand
            assert not any(seated.sitting_out for seated in after.seated.values())
            actor = after.players[after.hand.actor].person
            person = ann if actor == ann.id else boris
            act = says(person.id, commands.Act(after.number, len(after.hand.log), "call"))
            await asks(house, "oak", act, "call")

    tell(story)


def test_an_untouched_table_writes_nothing_when_the_house_opens(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, EMPTY) as house:
            await sit(house, "Ann", 3)
            version = state_of(house).version
        async with open_house(tmp_path) as house:
            await loop_turns()
            assert state_of(house).version == version

    tell(story)


def test_the_club_opens_once(tmp_path: Path) -> None:
    async def story() -> None:
        for _ in range(2):
            async with open_house(tmp_path, *club(3, pause=3_600_000)) as house:
                assert len(state_of(house).seated) == 3
                assert house.book.balance(HOUSE_ISSUE) == -3 * ISSUE

    tell(story)


def test_a_bot_whose_name_a_person_has_stays_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            await join(house, "nora")
            await house.open_club(club(3, pause=3_600_000))
            assert {seated.name for seated in state_of(house).seated.values()} == {"Felix", "Iris"}

    tell(story)


# Clocks


def test_the_table_itself_times_a_player_out(tmp_path: Path) -> None:
    clock = Clock()

    async def story() -> None:
        async with open_house(tmp_path, EMPTY, clock=clock) as house:
            await sit(house, "Ann", 3)
            await sit(house, "Boris", 5)
            await until(lambda: state_of(house).in_hand)
            witness = Witness(None)
            actor = house.tables["oak"]
            actor.watch(witness, None)
            await until(lambda: bool(witness.heard))
            clock.now += 19_900
            actor.nudge()
            await loop_turns()
            assert "timed_out" not in str(witness.messages)
            clock.now += 200
            actor.nudge()
            await until(lambda: "timed_out" in str(witness.messages))

    tell(story)


def test_a_deadline_the_house_slept_through_is_not_held_against_the_player(tmp_path: Path) -> None:
    clock = Clock()

    async def story() -> None:
        async with open_house(tmp_path, EMPTY, clock=clock) as house:
            await sit(house, "Ann", 3)
            await sit(house, "Boris", 5)
            await until(lambda: state_of(house).in_hand)
            clock.now += 3_600_000
            house.tables["oak"].nudge()
            await until(lambda: state_of(house).act_by == clock.now + state_of(house).terms.act)
            state = state_of(house)
            assert state.in_hand
            assert not any(seated.sitting_out for seated in state.seated.values())

    tell(story)


# Bots, and who looks


def test_bots_without_chips_buy_in_again_through_the_ledger(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            (table,) = club(4, fewest_big_blinds=5, most_big_blinds=15)
            await house.open_club([table])
            actor = house.tables["oak"]
            witness = Witness(None)
            actor.watch(witness, None)
            await until(lambda: "topped_up" in str(witness.heard[-40:]))
            assert house.book.total() == 0
            await played(actor, actor.state.number + 5)

    tell(story)


@pytest.mark.parametrize("refused", ["chips for the wallet", "chips from the wallet"])
def test_a_bot_that_can_have_no_chips_at_the_moment_has_them_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refused: str
) -> None:
    monkeypatch.setattr(minder, "AGAIN", 0.01)

    async def story() -> None:
        async with open_house(tmp_path) as house:
            asked, back = Counter[str](), asyncio.Event()
            (table,) = club(2, fewest_big_blinds=5, most_big_blinds=5)
            await house.open_club([table])
            actor = house.tables["oak"]
            refill, obey = house.refill, actor.tell

            def held(person: str) -> None:
                asked[person] += 1
                if not back.is_set():
                    raise Refusal("room-held")

            async def refilled(person: str) -> bool:
                held(person)
                return await refill(person)

            async def told(command: Any, id: str | None = None) -> None:
                if isinstance(command.ask, commands.TopUp):
                    held(command.by.person)
                await obey(command, id)

            if refused == "chips for the wallet":
                monkeypatch.setattr(house._minder, "_refill", refilled)
            else:
                monkeypatch.setattr(actor, "tell", told)
            actor.watch(Witness(None), None)
            # One of the two has nothing: no hand is dealt before he has.
            await until(lambda: [each for each in actor.state.seated.values() if not each.chips])
            (broke,) = [each.person for each in actor.state.seated.values() if not each.chips]
            await until(lambda: not actor.state.in_hand and asked[broke] > 2)
            back.set()
            await played(actor, actor.state.number + 1)

    tell(story)


def test_a_bot_whose_action_is_not_taken_at_the_moment_acts_later_and_not_by_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minder, "AGAIN", 0.01)

    async def story() -> None:
        # Nobody's time runs out.
        async with open_house(tmp_path, clock=Clock()) as house:
            await house.open_club(club(2))
            actor = house.tables["oak"]
            obey, asked, back = actor.tell, Counter[int](), asyncio.Event()

            async def told(command: Any, id: str | None = None) -> None:
                asked[actor.state.number] += isinstance(command.ask, commands.Act)
                if not back.is_set():
                    raise Refusal("room-held")
                await obey(command, id)

            monkeypatch.setattr(actor, "tell", told)
            actor.watch(Witness(None), None)
            await until(lambda: asked[1] > 2)
            back.set()
            await until(lambda: not actor.state.in_hand)

    tell(story)


def test_bots_whom_nobody_sees_sleep_and_wake_when_somebody_comes(tmp_path: Path) -> None:
    pace = Pace(think_least=0, think_most=0, unwatched=5_000, sleep=True)
    clock = Clock()

    async def story() -> None:
        async with open_house(tmp_path, *club(3), clock=clock, pace=pace) as house:
            await loop_turns()
            actor = house.tables["oak"]
            asleep = actor.version
            assert actor.state.number == 0
            heard: list[bytes] = []
            house.lobby.enter(heard.append)
            await loop_turns()
            assert actor.version == asleep
            clock.now += 5_000
            actor.nudge()
            await until(lambda: actor.state.number == 1)
            house.lobby.leave(heard.append)
            witness = Witness(None)
            actor.watch(witness, None)
            await played(actor, 4)
            actor.unwatch(witness)
            # The deck of the next hand is sealed at once.
            await until(lambda: not actor.state.in_hand and actor.state.sealing is not None)
            await loop_turns()
            asleep = actor.version
            clock.now += 60_000
            actor.nudge()
            await loop_turns()
            assert actor.version == asleep

    tell(story)


def test_bots_pick_up_a_hand_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, *club(4)) as house:
            await played(house.tables["oak"], 2)
        async with open_house(tmp_path) as house:
            number = state_of(house).number
            await played(house.tables["oak"], number + 3)

    tell(story)


def test_a_player_nobody_is_connected_for_is_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, EMPTY) as house:
            ann = await sit(house, "Ann", 3)
            actor = house.tables["oak"]
            spectator, hers = Witness(None), Witness(ann.id)
            actor.watch(spectator, None)
            await until(lambda: bool(spectator.heard) and spectator.last["view"]["seats"][0]["away"])
            actor.watch(hers, None)
            await until(lambda: not spectator.last["view"]["seats"][0]["away"])
            actor.unwatch(hers)
            await until(lambda: spectator.last["view"]["seats"][0]["away"])
            assert spectator.last["events"] == []

    tell(story)


def test_one_who_leaves_before_the_table_could_answer_is_not_told_anything(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, EMPTY) as house:
            actor = house.tables["oak"]
            witness = Witness(None)
            actor.watch(witness, None)
            actor.unwatch(witness)
            await loop_turns()
            await sit(house, "Ann", 3)
            await loop_turns()
            assert witness.heard == []

    tell(story)


def test_the_lobby_hears_of_changes_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_house(tmp_path, EMPTY) as house:
            heard: list[bytes] = []
            house.lobby.enter(heard.append)
            later: list[Callable[[], None]] = []

            def keep(_: float, tell: Callable[[], None]) -> Callable[[], None]:
                later.append(tell)
                return tell

            with monkeypatch.context() as patched:
                patched.setattr(asyncio.get_running_loop(), "call_later", keep)
                await sit(house, "Ann", 3)
                assert len(heard) == 1
                await sit(house, "Boris", 5)
            (tell,) = later
            tell()
            assert len(heard) == 2
            assert b'{"seat":3,"name":"Ann","bot":false}' in heard[-1]
            assert b'{"seat":5,"name":"Boris","bot":false}' in heard[-1]

    tell(story)


def test_too_many_requests_at_once_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, EMPTY) as house:
            ann = await join(house, "Ann")
            asking = [
                asks(house, "oak", says(ann.id, commands.SitIn()), f"c{number}") for number in range(400)
            ]
            outcomes = await asyncio.gather(*asking, return_exceptions=True)
            codes = [each.code for each in outcomes if isinstance(each, Refusal)]
            assert codes.count("room-table-busy") == 400 - 256
            assert codes.count("room-not-seated") == 256

    tell(story)


def test_there_is_no_such_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            with pytest.raises(Refusal) as refused:
                house.table("elm")
            assert refused.value.code == "room-no-such-table"

    tell(story)
