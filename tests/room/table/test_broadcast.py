"""The stream of a table: late, as everybody sees it, and with cards only where that was chosen and the hand is over."""

from pathlib import Path
from typing import Any

from croupier.room.house.house import House
from croupier.room.house.opening import OpenTable
from croupier.room.journal.commit import Person
from croupier.room.table import asks as commands
from croupier.room.table.broadcast import Broadcast, picture
from tests.room.evening import Clock, Witness, club, join, open_house
from tests.room.says import asks, says
from tests.room.table.felt import Felt
from tests.waiting import loop_turns, run_story, until


def cards_of(view: dict[str, Any]) -> list[Any]:
    return [seat["cards"] for seat in view["seats"]]


def story_of(tmp_path: Path, clock: Clock, terms: dict[str, object], story) -> None:
    async def evening() -> None:
        (table,) = club(0, **terms)
        async with open_house(tmp_path, table, clock=clock) as house:
            people = []
            for name, seat in (("Ann", 1), ("Boris", 2)):
                person = await join(house, name)
                await asks(house, "oak", says(person.id, commands.Sit(seat, 5_000), name), f"sit-{name}")
                people.append(person)
            await until(lambda: house.tables["oak"].state.in_hand)
            await story(house, people)

    run_story(evening())


def follow(house: House, stream: str) -> None:
    """Time has passed, and the stream looks what of it may be seen."""
    found = house.actor(stream)
    assert isinstance(found, Broadcast)
    found.follow()


async def look(house: House) -> Witness:
    stream = Witness(None, "oak/tv")
    house.actor("oak/tv").watch(stream, None)
    await until(lambda: bool(stream.heard))
    return stream


async def fold(house: House, people: list[Person], table: str = "oak") -> None:
    state = house.tables[table].state
    person = next(each for each in people if each.id == state.players[state.hand.actor].person)
    act = commands.Act(state.number, len(state.hand.log), "fold")
    await asks(house, table, says(person.id, act, person.name), f"fold-{state.number}")


def test_a_stream_shows_the_hand_so_much_later_and_no_hole_card(tmp_path: Path) -> None:
    clock = Clock()

    async def story(house: House, people: list[Person]) -> None:
        stream = await look(house)
        assert stream.last["view"]["hand"] is None
        assert stream.last["view"]["seats"] == []
        for person in people:
            await asks(house, "oak", says(person.id, commands.SitOut(), person.name), f"out-{person.id}")
        over = house.tables["oak"].version
        await fold(house, people)
        clock.now += 59_999
        house.tables["oak"].nudge()
        follow(house, "oak/tv")
        await loop_turns()
        assert len(stream.heard) == 1
        clock.now += 1
        follow(house, "oak/tv")
        await until(lambda: stream.last["version"] > over)
        assert stream.last["view"]["hand"]["over"]
        assert {card for held in cards_of(stream.last["view"]) if held for card in held} <= {"??"}

    story_of(tmp_path, clock, {}, story)


def test_cards_are_in_the_picture_of_a_hand_that_is_over_and_of_no_other() -> None:
    felt = Felt(stream="cards")
    felt.sit_all(3)
    felt.deal()
    while felt.state.in_hand:
        held = [each.cards for each in picture(felt.state).seats]
        assert all(cards is None or set(cards) == {"??"} for cards in held)
        felt.act("fold")
    held = [each.cards for each in picture(felt.state).seats]
    assert all(cards is not None and "??" not in cards for cards in held)
    # Nobody at the table is shown them for it.
    assert all(cards is None or "??" in cards for cards in cards_of(felt.view(None)))


def private(**terms: Any) -> Felt:
    felt = Felt(private=True, opened_by="ann", **terms)
    felt.tell(commands.Welcome("boris", "Boris"))
    felt.sit_all(2)
    return felt


def test_a_private_table_shows_nothing_unless_its_host_streams_it() -> None:
    felt = private()
    felt.deal()
    assert (picture(felt.state).door, picture(felt.state).seats) == ("shut", ())
    felt = private(stream="table")
    felt.deal()
    assert len(picture(felt.state).seats) == 2


def test_another_choice_throws_away_what_was_kept_under_the_one_before(tmp_path: Path) -> None:
    clock = Clock()

    async def story() -> None:
        async with open_house(tmp_path, clock=clock) as house:
            ann, boris = await join(house, "Ann"), await join(house, "Boris")
            wish = OpenTable("Elm", "nl-holdem", 2, 50, 100, stream="cards")
            id = str(await asks(house, "house", says(ann.id, wish, "Ann"), "open"))
            for seat, person in enumerate((ann, boris), 1):
                await asks(house, id, says(person.id, commands.Sit(seat, 5_000), person.name), f"sit-{seat}")
            table = house.tables[id]
            stream = Witness(None, f"{id}/tv")
            house.actor(f"{id}/tv").watch(stream, None)
            clock.now += 10_000
            table.nudge()
            await until(lambda: table.state.in_hand)
            await fold(house, [ann, boris], id)
            off = says(ann.id, commands.SetTerms(stream="table"), "Ann")
            await asks(house, id, off, "terms")
            assert table.state.terms.stream == "table"
            clock.now += 60_000
            follow(house, f"{id}/tv")
            await loop_turns()
            shown = [held for each in stream.messages for held in cards_of(each["view"])]
            assert all(held is None or set(held) <= {"??"} for held in shown)

    run_story(story())
