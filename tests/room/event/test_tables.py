"""An online event and its poker tables: hands, moves, levels, prizes, and power cuts between any two rows."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from croupier.errors import Refusal
from croupier.ledger import wallet
from croupier.room.actors.actor import Elsewhere
from croupier.room.actors.asks import By
from croupier.room.actors.opening import Times
from croupier.room.event import rows as event_rows
from croupier.room.event import tables
from croupier.room.event.asks import BringBots
from croupier.room.event.stream import EVENT
from croupier.room.event.table import rows as table_rows
from croupier.room.event.table.stream import EVENT_TABLE
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.table import asks as at_table
from croupier.tournament import Level, Register, Start, Terms, facts
from croupier.tournament.commands import (
    AnswerDeal,
    Buy,
    CallHandForHand,
    Cancel,
    Move,
    OfferDeal,
    Penalise,
    Resume,
    Stop,
)
from croupier.tournament.ending.refunds import preview
from croupier.tournament.terms import Entries, Prizes, Rebuys
from tests.room.event.test_actor import told
from tests.room.says import says
from tests.told import Told
from tests.waiting import until

FLOOR = By("floor")
FAST = Times(act=3_000, pause=0)


def terms(**more: Any) -> Terms:
    given: dict[str, Any] = {
        "name": "Turbo",
        "stack": 1_000,
        "buy_in": 10_00,
        "fee": 1_00,
        "seats": 7,
        "prizes": Prizes(ladder=(50, 30, 20)),
        "levels": tuple([Level(small_blind=10 * 2**n, big_blind=20 * 2**n, hands=4) for n in range(8)]),
    } | more
    return Terms(**given)


async def opened(path: Path, seed: int = 3) -> House:
    house = await House.open(path / "house.db", pace=RUSHED, entropy=Random(seed))
    house.times = FAST
    house.start()
    return house


async def begun(house: House, bots: int, **more: Any) -> None:
    await house.events.open(terms(**more), "turbo")
    await house.events.ask("turbo", FLOOR, BringBots(bots), "bots")
    await house.events.ask("turbo", FLOOR, Start(), "start")


async def finished(house: House) -> None:
    """Wait until the event has been played to its end."""
    actor = house.events.event("turbo")
    await until(lambda: actor.state.event.phase == "finished" or actor.state.stopped is not None)
    assert actor.state.stopped is None


async def checked(house: House) -> None:
    """Places once each, prizes the whole pool, no chip left over, journals that give what stands."""
    actor = house.events.event("turbo")
    event = actor.state.event
    assert house.book.total() == 0
    assert event.money.paid == event.money.pool
    await until(lambda: not [each for each, _ in house.book.accounts() if "turbo" in each])
    assert EVENT.fold(house.store.rows(actor.stream)).event == event


@told
async def test_bots_play_an_event_over_several_tables_to_its_last_prize(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        await begun(house, 12, seats=4)
        assert len(house.events.event("turbo").state.event.tables) == 3
        await finished(house)
        await checked(house)
    finally:
        await house.close()


class Eyes:
    """Somebody at the tables of an event: keeps every message, and goes where he is sent."""

    def __init__(self, house: House, person: str | None = None) -> None:
        self.person = person
        self.house = house
        self.heard: list[bytes] = []

    def sees(self, _place: str, _permission: str = "see") -> bool:
        return False

    def hear(self, _table: str, message: bytes) -> None:
        self.heard.append(message)

    def of(self, kind: str) -> list[dict[str, Any]]:
        told = Told()
        messages = [told.whole(json.loads(each)) for each in self.heard]
        return [each for each in messages if kind in (each["t"], each.get("kind"))]

    def look(self, table: str) -> None:
        self.house.actor(table).watch(self, None)


async def member(house: House, name: str) -> By:
    person, _ = await house.members.join(f"{name:_>32}", name)
    return By("player", person.id, person.name)


async def entered(house: House, name: str) -> By:
    who = await member(house, name)
    await house.events.ask("turbo", who, Register(""), f"enter-{name}")
    return who


def seat_of(house: House, who: By) -> tuple[int, int]:
    entrant = house.events.event("turbo").state.event.entrants[who.person]
    return entrant.table, entrant.seat


def held(house: House, who: By) -> int:
    return house.book.balance(wallet(who.person))


async def ask(house: House, command: Any, by: By = FLOOR) -> int | None:
    event = house.events.event("turbo")
    return await house.events.ask("turbo", by, command, f"{event.version}/{type(command).__name__}")


async def stands(house: House) -> None:
    """Stop the clock and wait until no hand is being played."""
    event = house.events.event("turbo").state
    if event.event.clock.running:
        await ask(house, Stop())
    await until(lambda: not any(table.playing for table in event.event.tables.values()))


@told
async def test_a_player_who_is_moved_hears_where_to_and_why(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        await house.events.open(terms(seats=5), "turbo")
        hero = await entered(house, "Hero")
        await house.events.ask("turbo", FLOOR, BringBots(6), "bots")
        eyes = Eyes(house, hero.person)
        house.times = Times(act=50, pause=0)
        await ask(house, Start())
        await stands(house)
        table, seat = seat_of(house, hero)
        await until(lambda: house.events.table(f"turbo-{table}") is not None)
        eyes.look(f"turbo-{table}")
        other = 3 - table
        event = house.events.event("turbo").state.event
        if len(event.tables[table].seats) < len(event.tables[other].seats):
            # From the shorter table the tables would be balanced again, perhaps by him.
            third = next(iter(event.tables[other].seats.values()))
            await ask(house, Move(third, table, event.free(table)[0]))
        free = house.events.event("turbo").state.event.free(other)[0]
        await ask(house, Move(hero.person, other, free))
        await until(lambda: bool(eyes.of("moved")))
        (moved,) = eyes.of("moved")
        assert (moved["of"], moved["to"], moved["seat"]) == (f"turbo-{table}", f"turbo-{other}", free)
        assert "director" in moved["said"]["en"]
        assert moved["said"]["ru"] != moved["said"]["en"]
        assert moved["clause"]
        # Whoever comes back to the old table is sent on again.
        again = Eyes(house, hero.person)
        again.look(f"turbo-{table}")
        await until(lambda: bool(again.of("moved")))
        assert seat_of(house, hero) == (other, free)
        await until(lambda: house.events.table(f"turbo-{other}") is not None)
        await until(lambda: free in house.table(f"turbo-{other}").state.seated)
        chairs = house.table(f"turbo-{other}").state.seated
        assert chairs[free].person == hero.person
        assert chairs[free].chips == house.events.event("turbo").state.event.entrants[hero.person].stack
        assert seat not in house.table(f"turbo-{table}").state.seated
    finally:
        await house.close()


@pytest.mark.clause("ONLINE:disc-7")
@told
async def test_who_is_away_is_dealt_in_and_waited_for_once(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        house.times = Times(act=250, pause=0)
        await house.events.open(terms(seats=4), "turbo")
        hero = await entered(house, "Hero")
        await house.events.ask("turbo", FLOOR, BringBots(3), "bots")
        eyes = Eyes(house)
        await ask(house, Start())
        await until(lambda: house.events.table("turbo-1") is not None)
        eyes.look("turbo-1")
        event = house.events.event("turbo").state
        await until(lambda: event.event.entrants[hero.person].dealt >= 5 or event.event.left < 4)
        seat = house.table("turbo-1").state.seat_of(hero.person)
        timed_out = [
            each
            for message in eyes.of("table")
            for each in message["events"]
            if each["kind"] == "timed_out" and each["seat"] == seat_of(house, hero)[1]
        ]
        assert len(timed_out) <= 1
        hands = {message["view"]["hand"]["number"] for message in eyes.of("table") if message["view"]["hand"]}
        assert len(hands) >= 4
        await stands(house)
        if seat is not None and house.table("turbo-1").state.seated[seat].absent:
            await house.table("turbo-1").tell(says(hero.person, at_table.SitIn()))
            assert not house.table("turbo-1").state.seated[seat].absent
    finally:
        await house.close()


@told
async def test_at_an_events_table_nobody_sits_down_leaves_or_buys_chips(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        await house.events.open(terms(seats=4), "turbo")
        hero = await entered(house, "Hero")
        await house.events.ask("turbo", FLOOR, BringBots(2), "bots")
        await ask(house, Start())
        await until(lambda: house.events.table("turbo-1") is not None)
        table = house.table("turbo-1")
        other = await member(house, "Other")
        for command in (
            says(other.person, at_table.Sit(4, 1_000)),
            says(hero.person, at_table.Leave()),
            says(hero.person, at_table.TopUp(500)),
        ):
            with pytest.raises(Refusal):
                await table.tell(command)
        assert held(house, hero) == 100_000 - 11_00
    finally:
        await house.close()


@told
async def test_an_event_called_off_in_the_middle_of_a_hand_pays_back_and_clears_the_tables(
    tmp_path: Path,
) -> None:
    house = await opened(tmp_path)
    try:
        house.times = Times(act=60_000, pause=0)
        await house.events.open(terms(seats=3), "turbo")
        hero = await entered(house, "Hero")
        await house.events.ask("turbo", FLOOR, BringBots(2), "bots")
        await ask(house, Start())
        await until(lambda: house.events.table("turbo-1") is not None)
        state = house.events.table("turbo-1").state
        await until(lambda: state.in_hand and state.hand.actor == state.seat_of(hero.person))
        promised = preview(house.events.event("turbo").state.event)
        assert sum(each.total for each in promised.refunds.values()) + promised.rounding == 3 * 11_00
        await ask(house, Cancel())
        await until(lambda: state.closed)
        assert house.events.event("turbo").state.event.phase == "cancelled"
        await until(lambda: not [each for each, _ in house.book.accounts() if "turbo" in each])
        assert house.book.total() == 0
        # Nobody is in the money: the fee back, and of the pool what his chips and his being there are worth.
        refund = promised.refunds[hero.person]
        assert (refund.fee, refund.even > 0, refund.by_chips > 0) == (1_00, True, True)
        assert held(house, hero) == 100_000 - 11_00 + refund.total
    finally:
        await house.close()


@told
async def test_bots_take_a_fair_deal_and_refuse_a_bad_one_and_nobody_deals_with_who_is_not_there(
    tmp_path: Path,
) -> None:
    house = await opened(tmp_path)
    try:
        house.times = Times(act=50, pause=0)
        await house.events.open(terms(seats=3, stack=100_000), "turbo")
        hero = await entered(house, "Hero")
        await house.events.ask("turbo", FLOOR, BringBots(2), "bots")
        await ask(house, Start())
        await stands(house)
        event = house.events.event("turbo").state
        bots = [player for player in event.event.entrants if player != hero.person]
        mean = {hero.person: 18_00, bots[0]: 6_00, bots[1]: 6_00}
        absent = dict.fromkeys(mean, 1000)
        await ask(house, OfferDeal("custom", absent), hero)
        await until(lambda: event.event.offer is None)
        assert event.event.lost == (hero.person,)
        Eyes(house, hero.person).look("turbo-1")
        await until(lambda: not event.event.lost)
        await ask(house, OfferDeal("custom", mean), hero)
        await until(lambda: event.event.offer is None)
        assert not event.event.agreed
        await ask(house, OfferDeal("icm"), hero)
        number = event.event.offer.number
        await ask(house, AnswerDeal("", number, True), hero)
        await until(lambda: bool(event.event.agreed))
        assert sum(event.event.agreed.values()) == 30_00
    finally:
        await house.close()


@told
async def test_a_newcomer_in_late_registration_sits_down_and_is_dealt_in(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        house.times = Times(act=50, pause=0)
        slow = (Level(small_blind=10, big_blind=20, hands=400),)
        await house.events.open(terms(seats=4, levels=slow, entries=Entries(late_levels=1)), "turbo")
        await house.events.ask("turbo", FLOOR, BringBots(3), "bots")
        await ask(house, Start())
        hero = await entered(house, "Hero")
        event = house.events.event("turbo").state
        await until(lambda: event.event.entrants[hero.person].dealt > 0)
        await until(lambda: house.table("turbo-1").state.seat_of(hero.person) is not None)
        assert event.event.entries == 4
    finally:
        await house.close()


@pytest.mark.clause("ONLINE:disc-6")
@told
async def test_who_is_broke_may_buy_again_before_the_next_hand_or_is_out(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        house.times = Times(act=300, pause=0)
        steep = (Level(small_blind=250, big_blind=500, hands=400),)
        rebuys = Rebuys(price=10_00, chips=1_000, levels=1, most=1)
        await house.events.open(terms(seats=2, levels=steep, rebuys=rebuys), "turbo")
        hero = await entered(house, "Hero")
        await house.events.ask("turbo", FLOOR, BringBots(1), "bots")
        await ask(house, Start())
        event = house.events.event("turbo").state
        # He is away: the blinds take his chips.
        await until(lambda: event.event.entrants[hero.person].status == "broke")
        await ask(house, Buy(""), hero)
        assert event.event.entrants[hero.person].rebuys == 1
        assert held(house, hero) == 100_000 - 11_00 - 10_00
        await until(lambda: event.event.entrants[hero.person].status == "out")
        assert event.event.money.pool == 30_00
    finally:
        await house.close()


@told
async def test_a_hand_on_penalty_is_dealt_posts_and_is_dead(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        house.times = Times(act=50, pause=0)
        await begun(house, 3, seats=4)
        await stands(house)
        event = house.events.event("turbo").state
        player = next(each for each in event.event.entrants.values() if each.stack > 40)
        await ask(house, Penalise(player.id, "out-of-turn", "hands", 1))
        await ask(house, Resume())
        await until(lambda: penalised(house))
        dealt = penalised(house)
        assert [row.missing for row in dealt] == [(player.seat,)]
        assert not event.event.entrants[player.id].missing
        assert player.seat in dealt[0].stacks
        assert "deck" not in repr(dealt[0])
        assert dealt[0].deck not in repr(dealt[0])
    finally:
        await house.close()


def penalised(house: House) -> list[table_rows.HandDealt]:
    """The hands dealt to somebody on penalty."""
    read = [table_rows.read(each.row) for each in house.store.rows("event-table/turbo-1")]
    return [row for row in read if isinstance(row, table_rows.HandDealt) and row.missing]


@told
async def test_the_house_may_go_out_at_any_moment(tmp_path: Path) -> None:
    luck = Random(4)
    house = await opened(tmp_path)
    await begun(house, 11, seats=4)
    for _ in range(14):
        await until(_so_far(house, luck.randrange(40)))
        await house.close()
        house = await opened(tmp_path, seed=luck.randrange(1_000))
        assert house.book.total() == 0
    try:
        await finished(house)
        await checked(house)
        for stream in house.store.streams():
            if stream.startswith("event-table/"):
                numbers = [hand.number for hand in house.store.hands(stream, before=2**40, limit=1_000)]
                assert numbers == list(range(len(numbers), 0, -1))
                assert EVENT_TABLE.fold(house.store.rows(stream)).number == len(numbers)
    finally:
        await house.close()


@told
async def test_a_house_that_goes_out_as_the_event_ends_clears_its_tables_when_it_is_back(
    tmp_path: Path, monkeypatch: Any
) -> None:
    house = await opened(tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr("croupier.room.event.tables.EventTables._close", _lets_lie)
        await begun(house, 3, seats=4)
        await finished(house)
        await house.close()
    house = await opened(tmp_path)
    try:
        assert [account for account, _ in house.book.accounts() if account.startswith("table:turbo")]
        await until(lambda: not [each for each, _ in house.book.accounts() if "turbo" in each])
        await checked(house)
    finally:
        await house.close()


def _so_far(house: House, flushes: int) -> Callable[[], bool]:
    """Whether the house has written so often, or the event is over before."""
    actor = house.events.event("turbo")
    return lambda: house.store.flushes > flushes or actor.state.event.phase == "finished"


async def _lets_lie(*_: object) -> bool:
    return False


@told
async def test_hand_for_hand_every_table_plays_one_hand_and_waits_for_the_others(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        await begun(house, 12, seats=4, stack=5_000)
        event = house.events.event("turbo").state
        await ask(house, CallHandForHand())
        await until(lambda: event.event.round >= 5)
        await ask(house, CallHandForHand(on=False))
        played = _rounds(house)
        assert len(played) >= 3
        # Nobody plays two hands of one round, and in the first ones all three tables play.
        assert all(len(tables) == len(set(tables)) for tables in played.values())
        assert sorted(played[2]) == [1, 2, 3]
        await finished(house)
        await checked(house)
    finally:
        await house.close()


class Silent:
    """A process that leads tables and answers nothing."""

    async def tell(self, *_: object) -> None:
        await asyncio.get_running_loop().create_future()

    def here(self, *_: object) -> None:
        """Nobody is told who looks on."""

    def show(self, *_: object) -> Elsewhere:
        raise NotImplementedError


@told
async def test_a_table_that_is_silent_elsewhere_keeps_no_other_of_its_event_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "SILENT", 0.05)
    house = await opened(tmp_path)
    try:
        await begun(house, 8, seats=4, stack=50_000)
        event = house.events.event("turbo").state.event
        actors = house.events._tables["turbo"].actors
        await until(lambda: len(actors) == 2 and all(each.state.number > 1 for each in actors.values()))
        first, second = actors.values()
        await first.turn(Silent())
        stood, played = first.state.number, second.state.number
        await until(lambda: second.state.number > played + 3)
        assert first.state.number <= stood + 1
        await first.turn(None)
        await until(lambda: first.state.number > stood + 3 or event.phase == "finished")
    finally:
        await house.close()


def _rounds(house: House) -> dict[int, list[int]]:
    """The tables that began a hand in each round of hand for hand."""
    found: dict[int, list[int]] = {}
    on, number = False, 0
    stream = house.events.event("turbo").stream
    for row in map(event_rows.read, [each.row for each in house.store.rows(stream)]):
        for fact in row.facts if isinstance(row, event_rows.Done) else ():
            if isinstance(fact, facts.HandForHand):
                on = fact.on
            elif isinstance(fact, facts.Round):
                number = fact.number
            elif isinstance(fact, facts.HandBegun) and on and number:
                found.setdefault(number, []).append(fact.table)
    return found
