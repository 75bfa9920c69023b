"""An event of one's own: opened by a player, behind its door, begun, paid and closed by itself; its host's word."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest

from croupier.errors import Refusal
from croupier.ledger import wallet
from croupier.room.actors.asks import By
from croupier.room.actors.opening import DESERTED, Times
from croupier.room.event import asks as of_event
from croupier.room.event.actor import EventActor
from croupier.room.event.own import LONGEST_PAUSE, MOST_PAUSED, WAITS_FOR
from croupier.room.event.stream import EVENT
from croupier.room.hand.state import Seated
from croupier.room.house.house import House
from croupier.room.house.opening import DEAREST, OpenEvent
from croupier.room.house.pace import RUSHED
from croupier.room.journal.commit import Person
from croupier.room.people.credentials import FREE_TRIES
from croupier.room.table.asks import Knock, LetIn, TurnAway
from croupier.staff import Grant, Powers
from croupier.tournament import Register, Start, commands
from croupier.tournament.presets import BLINDS, PRESETS, preset_terms
from tests.room.evening import Clock, Witness, join, open_house
from tests.room.event.test_actor import told
from tests.waiting import until

PASSWORD = "seven two off"
NOT_ALLOWED = "staff-not-allowed"


class Friends:
    """Ann, who opens events, and who comes to them."""

    def __init__(self, house: House, ann: Person) -> None:
        self.house = house
        self.ann = ann
        self._asked = 0

    async def opens(self, person: Person | None = None, **how: object) -> EventActor:
        wish = OpenEvent(**{"name": "Ann's duel", **how})  # type: ignore[arg-type]
        id = await self.asks(person or self.ann, wish, "house")
        assert isinstance(id, str)
        return self.house.events.event(id)

    async def asks(self, person: Person, ask: msgspec.Struct, to: EventActor | str) -> int | str | None:
        self._asked += 1
        by = By.of(person, self.house.staff.powers(person.id), "phone")
        of = to if isinstance(to, str) else to.id
        return await self.house.ask(of, by, msgspec.json.encode(ask), f"ask-{self._asked}")

    async def refused(self, person: Person, ask: msgspec.Struct, to: EventActor | str) -> str:
        with pytest.raises(Refusal) as refused:
            await self.asks(person, ask, to)
        return refused.value.code

    def chips(self, person: Person) -> int:
        return self.house.book.balance(wallet(person.id))


@asynccontextmanager
async def friends_at(path: Path, clock: Clock | None = None) -> AsyncIterator[Friends]:
    async with open_house(path, clock=clock or Clock()) as house:
        house.times = Times(act=60_000, pause=0)
        yield Friends(house, await join(house, "Ann"))


def seated(house: House, event: EventActor) -> dict[int, Seated]:
    """Who sits at the first table of an event."""
    table = house.events.table(f"{event.state.id}-1")
    return dict(table.state.seated) if table is not None else {}


def entering(person: Person) -> Register:
    return Register(person.id, person.name, "wallet")


def phase(event: EventActor) -> str:
    return event.state.event.phase


@told
async def test_a_sit_and_go_begins_when_it_is_full_pays_all_that_was_paid_in_and_is_gone(
    tmp_path: Path,
) -> None:
    house = await House.open(tmp_path / "house.db", pace=RUSHED, entropy=Random(3))
    house.times = Times(act=100, pause=0)
    house.start()
    try:
        friends = Friends(house, await join(house, "Ann"))
        event = await friends.opens(preset="hyper", seats=3, bots=2, price=500, level="easy", style="bold")
        assert phase(event) == "registering"
        assert [each.opened_by for each in house.events.lines] == ["Ann"]
        had = {person: house.book.balance(wallet(person)) for person in event.state.event.entrants}
        await friends.asks(friends.ann, entering(friends.ann), event)
        had[friends.ann.id] = 100_000 - 500
        await until(lambda: bool(seated(house, event)))
        assert {each.plays for each in seated(house, event).values()} == {"", "easy-bold"}
        await until(lambda: phase(event) == "finished" or bool(event.state.stopped))
        assert event.state.event.money.paid == 1_500
        held = {person: house.book.balance(wallet(person)) for person in had}
        assert sum(held.values()) == sum(had.values()) + 1_500
        assert house.book.total() == 0
        # Nobody looks for what is over in the lobby; its page still says how it went.
        await until(lambda: not house.events.lines)
        assert house.events.watched(event.id) is event
        # So does its table, which says that nothing more is played there and is nobody's any more.
        witness = Witness(friends.ann.id, f"{event.state.id}-1")
        house.table(f"{event.state.id}-1").watch(witness, None)
        await until(lambda: bool(witness.heard) and witness.last["view"]["closed"])
        assert (witness.last["view"]["event"], witness.last["view"]["seats"]) == (event.state.id, [])
        await until(lambda: house.seats_of(friends.ann.id) == ())
        assert EVENT.fold(house.store.rows(event.stream)).event == event.state.event
    finally:
        await house.close()


@told
async def test_two_tables_filled_by_bots_are_played_down_to_one_and_to_a_winner(tmp_path: Path) -> None:
    house = await House.open(tmp_path / "house.db", pace=RUSHED, entropy=Random(3))
    house.times = Times(act=100, pause=0)
    house.start()
    try:
        friends = Friends(house, await join(house, "Ann"))
        event = await friends.opens(preset="hyper", seats=4, players=6, bots=5, price=500)
        assert phase(event) == "registering"
        await friends.asks(friends.ann, entering(friends.ann), event)
        await until(lambda: phase(event) == "running")
        assert len(event.state.event.tables) == 2
        await until(lambda: len(event.state.event.tables) == 1 or bool(event.state.stopped))
        await until(lambda: phase(event) == "finished" or bool(event.state.stopped))
        assert event.state.event.money.paid == 3_000
        assert house.book.total() == 0
    finally:
        await house.close()


@told
async def test_before_the_door_of_a_private_event_nobody_is_seen_and_nothing_is_read(tmp_path: Path) -> None:
    async with friends_at(tmp_path) as friends:
        house, bob = friends.house, await join(friends.house, "Bob")
        event = await friends.opens(seats=3, bots=1, private=True, password=PASSWORD)
        await friends.asks(friends.ann, entering(friends.ann), event)
        stranger, host = Witness(None, event.id), Witness(friends.ann.id, event.id)
        guest = Witness(bob.id, event.id)
        for each in (stranger, host, guest):
            event.watch(each, None)
        await until(lambda: bool(stranger.heard and host.heard and guest.heard))
        for outside in (stranger, guest):
            view = outside.last["view"]
            assert (view["about"]["door"], view["picture"]["entries"], view["picture"]["players"]) == (
                "shut",
                0,
                {},
            )
            assert view["about"]["password"]
        assert host.last["view"]["picture"]["entries"] == 2
        assert (host.last["view"]["about"]["door"], guest.last["view"]["own"]) == ("", None)
        assert house.events.lines == ()
        assert await friends.refused(bob, entering(bob), event) == "room-private-table"
        # By the word of the host alone.
        await friends.asks(bob, Knock(), event)
        assert await friends.refused(bob, LetIn(1), event) == NOT_ALLOWED
        await friends.asks(friends.ann, LetIn(1), event)
        await friends.asks(bob, entering(bob), event)
        await until(lambda: phase(event) == "running" and bool(event.state.event.tables))
        table = f"{event.state.id}-1"
        await until(lambda: house.events.table(table) is not None)
        actor = house.events.table(table)
        assert actor is not None
        eve, inside = await join(house, "Eve"), Witness(bob.id, table)
        outside = Witness(eve.id, table)
        actor.watch(outside, None)
        actor.watch(inside, None)
        await until(lambda: bool(inside.heard and outside.heard))
        assert (outside.last["view"]["door"], outside.last["view"]["seats"]) == ("shut", [])
        assert outside.last["events"] == []
        assert len(inside.last["view"]["seats"]) == 3
        for read in (
            lambda: house.hands(table, eve.id, None),
            lambda: house.events.tables_of(event.state.id, eve.id),
        ):
            with pytest.raises(Refusal, match="private"):
                read()
        assert house.events.tables_of(event.state.id, bob.id)


@told
async def test_who_knows_the_password_comes_in_and_who_guesses_waits(tmp_path: Path) -> None:
    async with friends_at(tmp_path) as friends:
        bob, eve = await join(friends.house, "Bob"), await join(friends.house, "Eve")
        event = await friends.opens(seats=4, private=True, password=PASSWORD)
        await friends.asks(bob, Knock(PASSWORD), event)
        await friends.asks(bob, entering(bob), event)
        refusals = [await friends.refused(eve, Knock(f"guess {n}"), event) for n in range(FREE_TRIES + 1)]
        assert refusals == [*["room-password-of-table"] * FREE_TRIES, "room-log-in-later"]
        assert await friends.refused(eve, entering(eve), event) == "room-private-table"
    written = b"".join([file.read_bytes() for file in tmp_path.iterdir() if file.is_file()])
    assert b"seven two" not in written


@told
async def test_a_host_calls_his_event_off_before_it_begins_and_everybody_has_his_chips_back(
    tmp_path: Path,
) -> None:
    async with friends_at(tmp_path) as friends:
        bob = await join(friends.house, "Bob")
        event = await friends.opens(seats=6, price=5_000, preset="bounty")
        for person in (friends.ann, bob):
            await friends.asks(person, entering(person), event)
            assert friends.chips(person) == 95_000
        assert await friends.refused(bob, commands.Cancel(), event) == NOT_ALLOWED
        await friends.asks(friends.ann, commands.Cancel(), event)
        assert phase(event) == "cancelled"
        assert friends.chips(friends.ann) == friends.chips(bob) == 100_000
        # Once it has begun, others have paid to play it.
        second = await friends.opens(seats=6, price=5_000)
        for person in (friends.ann, bob):
            await friends.asks(person, entering(person), second)
        assert await friends.refused(bob, Start(), second) == NOT_ALLOWED
        await friends.asks(friends.ann, Start(), second)
        assert phase(second) == "running"
        for too_late in (commands.Cancel(), commands.Unregister(bob.id), Start()):
            assert await friends.refused(friends.ann, too_late, second) == "event-host-begun"
        assert await friends.refused(friends.ann, of_event.BringBots(1), second) == "event-host-begun"


@told
async def test_who_opened_an_event_has_no_other_word_in_it_and_none_elsewhere(tmp_path: Path) -> None:
    async with friends_at(tmp_path) as friends:
        bob = await join(friends.house, "Bob")
        event = await friends.opens(seats=6)
        for person in (friends.ann, bob):
            await friends.asks(person, entering(person), event)
        forbidden = [
            commands.SetStack(bob.id, 1, "found"),
            commands.Penalise(bob.id, "dodging", "disqualified"),
            commands.SetPrizes((100,)),
            commands.Move(bob.id, 1, 2),
            commands.NextLevel(1),
            commands.SetClock(1),
            commands.CloseRegistration(),
            commands.Bust(bob.id, (friends.ann.id,)),
            of_event.Schedule(1),
            of_event.SeatsIn("other"),
            of_event.Undo(2),
        ]
        for ask in forbidden:
            assert await friends.refused(friends.ann, ask, event) == NOT_ALLOWED, ask
        # Nobody is entered by his host, neither for money nor for nothing.
        await friends.refused(friends.ann, Register("carl", "Carl", "desk"), event)
        assert set(event.state.event.entrants) == {friends.ann.id, bob.id}
        # Another's event, and one of the house's, are as anybody's.
        others = await friends.opens(bob, name="Bob's duel", seats=6)
        terms = preset_terms("turbo", "House", "nl-holdem", price=100, seats=6, players=6, timed=False)
        house_s = await friends.house.events.open(terms, "house-turbo")
        for theirs in (others, house_s):
            for ask in (Start(), commands.Cancel(), commands.Stop(), of_event.BringBots(1)):
                assert await friends.refused(friends.ann, ask, theirs) == NOT_ALLOWED
        # Who is given the role of a host by the staff hosts no event of the house.
        host = By.of(bob, Powers((Grant("1", bob.id, "host"),)), "phone")
        with pytest.raises(Refusal) as refused:
            await friends.house.ask(house_s.id, host, msgspec.json.encode(commands.Cancel()), "as-host")
        assert refused.value.code == "event-no-host-here"
        assert phase(house_s) == "registering"


@told
async def test_whom_the_host_sends_away_has_his_entry_back_and_does_not_come_again(tmp_path: Path) -> None:
    async with friends_at(tmp_path) as friends:
        bob = await join(friends.house, "Bob")
        event = await friends.opens(seats=6, price=2_000)
        await friends.asks(bob, entering(bob), event)
        await friends.asks(friends.ann, entering(friends.ann), event)
        # Whom a guest names, he takes back no entry but his own; so does the host, who is not sent away by that.
        await friends.asks(bob, commands.Unregister(friends.ann.id), event)
        assert event.state.event.entrants[friends.ann.id].status == "registered"
        await friends.asks(friends.ann, commands.Unregister(friends.ann.id), event)
        await friends.asks(friends.ann, entering(friends.ann), event)
        await friends.asks(bob, entering(bob), event)
        await friends.asks(friends.ann, commands.Unregister(bob.id), event)
        assert friends.chips(bob) == 100_000
        assert await friends.refused(bob, entering(bob), event) == "room-sent-away"
        guest = Witness(bob.id, event.id)
        event.watch(guest, None)
        await until(lambda: bool(guest.heard))
        assert guest.last["view"]["about"]["door"] == "sent-away"
        await friends.asks(friends.ann, LetIn(1), event)
        await friends.asks(bob, entering(bob), event)
        assert await friends.refused(friends.ann, TurnAway(1), event) == "event-guest-plays"


@told
async def test_a_host_s_pause_is_over_by_itself_and_he_has_half_an_hour_of_them_at_most(
    tmp_path: Path,
) -> None:
    clock = Clock()
    async with friends_at(tmp_path, clock) as friends:
        bob = await join(friends.house, "Bob")
        event = await friends.opens(seats=6)
        for person in (friends.ann, bob):
            await friends.asks(person, entering(person), event)
        await friends.asks(friends.ann, Start(), event)
        await friends.asks(friends.ann, commands.Stop(), event)
        clock.now += 60_000
        await friends.asks(friends.ann, commands.Resume(), event)
        assert event.state.paused == 60_000
        paused = 60_000
        while paused < MOST_PAUSED:
            await friends.asks(friends.ann, commands.Stop(), event)
            clock.now += LONGEST_PAUSE
            event.nudge()
            await until(lambda: event.state.event.clock.running)
            paused += min(LONGEST_PAUSE, MOST_PAUSED - paused)
        assert event.state.paused >= MOST_PAUSED
        assert await friends.refused(friends.ann, commands.Stop(), event) == "event-host-paused"


@told
async def test_an_event_nobody_comes_to_is_called_off_and_paid_back(tmp_path: Path) -> None:
    clock = Clock()
    async with friends_at(tmp_path, clock) as friends:
        event = await friends.opens(seats=6, price=2_000)
        await friends.asks(friends.ann, entering(friends.ann), event)
        timed = await friends.opens(name="At nine", seats=4, players=8, starts_in=30, bots=6)
        clock.now += 30 * 60_000
        timed.nudge()
        # Bots do not play among themselves.
        await until(lambda: phase(timed) == "cancelled")
        clock.now += WAITS_FOR
        event.nudge()
        await until(lambda: phase(event) == "cancelled")
        assert friends.chips(friends.ann) == 100_000
        assert friends.house.book.total() == 0


@told
async def test_what_lies_in_an_event_of_one_s_own_is_not_given_again(tmp_path: Path) -> None:
    async with friends_at(tmp_path) as friends:
        first = await friends.opens(seats=6, price=DEAREST)
        second = await friends.opens(name="Second", seats=6, price=DEAREST)
        bob = await join(friends.house, "Bob")
        third = await friends.opens(bob, name="Third", seats=6, price=DEAREST)
        fourth = await friends.opens(bob, name="Fourth", seats=6, price=DEAREST)
        for event in (first, second, third, fourth):
            await friends.asks(friends.ann, entering(friends.ann), event)
        assert friends.chips(friends.ann) == 20_000
        assert friends.house.held(friends.ann.id) == 100_000
        assert not await friends.house.refill(friends.ann.id)
        for event in (first, second):
            await friends.asks(friends.ann, commands.Cancel(), event)
        assert friends.house.held(friends.ann.id) == 100_000
        assert friends.chips(friends.ann) == 60_000


@told
async def test_two_events_a_person_and_nothing_out_of_bounds(tmp_path: Path) -> None:
    async with friends_at(tmp_path) as friends:
        ann = friends.ann
        wrong = {
            "event-own-price": {"price": 9},
            "event-own-start": {"starts_in": 121},
            "event-own-players": {"players": 31},
            "room-too-many-bots": {"bots": 6},
            "room-bad-seats": {"seats": 1},
            "room-no-such-game": {"game": "whist"},
        }
        for code, how in wrong.items():
            assert await friends.refused(ann, OpenEvent("Ann's", **how), "house") == code  # type: ignore[arg-type]
        assert await friends.refused(ann, OpenEvent("Ann's", price=DEAREST + 1), "house") == "event-own-price"
        await friends.opens()
        assert await friends.refused(ann, OpenEvent("Ann's duel"), "house") == "room-name-taken"
        second = await friends.opens(name="Two")
        assert await friends.refused(ann, OpenEvent("Three"), "house") == "room-events-of-one"
        await friends.asks(ann, commands.Cancel(), second)
        third = await friends.opens(name="Three", seats=4)
        assert await friends.refused(ann, of_event.BringBots(4), third) == "room-too-many-bots"
        await friends.asks(ann, of_event.BringBots(3), third)
        assert await friends.refused(ann, Start(), third) == "event-bots-alone"
        # A stranger without a name opens nothing.
        with pytest.raises(Refusal) as refused:
            await friends.house.ask("house", By.of(None), msgspec.json.encode(OpenEvent("No one")), "x")
        assert refused.value.code == "room-not-joined"


@told
async def test_an_event_of_one_s_own_outlives_the_house_and_is_put_away_when_it_is_long_over(
    tmp_path: Path,
) -> None:
    clock = Clock()
    async with friends_at(tmp_path, clock) as friends:
        bob = await join(friends.house, "Bob")
        event = await friends.opens(seats=6, private=True, password=PASSWORD)
        await friends.asks(bob, Knock(), event)
        other = await friends.opens(name="Other")
        await friends.asks(friends.ann, commands.Cancel(), other)
        ids = event.state.id, other.state.id
    async with open_house(tmp_path, clock=clock) as house:
        state = house.events.event(ids[0]).state
        assert (state.own, state.guests[bob.id].admitted) == (event.state.own, "asked")
        clock.now += DESERTED
        friends = Friends(house, friends.ann)
        await friends.asks(friends.ann, commands.Cancel(), f"event/{ids[0]}")
        await friends.opens(name="Third")
        assert [actor.state.id for actor in house.events.actors if actor.state.id == ids[1]] == []
        # Who asks for it is shown it.
        assert house.events.watched(f"event/{ids[1]}") is not None
        assert house.events.event(ids[1]).state.event.phase == "cancelled"


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_pays_out_what_is_paid_in_and_rises(preset: str) -> None:
    terms = preset_terms(preset, "One", "seven-stud", price=1_001, seats=2, players=2, timed=False)  # type: ignore[arg-type]
    heads = terms.bounties.amount if terms.bounties else 0
    assert (terms.fee, terms.guarantee, terms.staff, terms.to_pool + heads) == (0, 0, 0, 1_001)
    assert [level.big_blind for level in terms.levels] == [big for _, big in BLINDS]
    assert terms.stack >= 20 * terms.levels[0].big_blind
    assert json.loads(msgspec.json.encode(terms))["played_for"] == "play"
