"""Signs of collusion as staff sees them: with their hands, without a word to anybody else, and without their own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.care.collusion import Terms
from croupier.room.care.actor import looks_for
from croupier.room.hand.record import summary
from croupier.room.journal.acts import Wanted
from croupier.room.table.asks import Act
from croupier.rulebook import Layer, profile
from croupier.staff import Grant
from tests.room.says import asks, says
from tests.server.test_care import Guest
from tests.server.within import Within
from tests.waiting import until

LOOKS = Terms(signs=True, hands=10, flow=30)
DUMPED = 4
FOLDED = 6


async def dumped(within: Within) -> None:
    """Ann puts a thousand in and folds to Boris, hand after hand."""
    table = within.house.table("oak")
    first = table.state.number
    while table.state.number < first + DUMPED:
        await until(lambda: table.state.hand is not None and table.state.hand.options is not None)
        state = table.state
        hand, options = state.hand, state.hand.options
        player = state.players[options.seat]
        put_in = hand.setup.stacks[options.seat] - hand.player(options.seat).stack
        if player.name == "Ann":
            action = Act(state.number, len(hand.log), *(("fold", 0) if put_in > 100 else ("raise", 1_000)))
        elif options.raise_max and hand.total > 1_000:
            action = Act(state.number, len(hand.log), "raise", options.raise_max)
        else:
            action = Act(state.number, len(hand.log), "call" if options.call else "check")
        key = f"{state.number}-{len(hand.log)}"
        await asks(within.house, "oak", says(player.person, action, player.name), key)


@pytest.fixture
def within(tmp_path: Path) -> Iterator[Within]:
    house = Within(tmp_path / "house.db", players=2, hands=FOLDED)
    house.house.care.looks_for = LOOKS
    house.loop.run_until_complete(dumped(house))
    yield house
    house.close()


def staff(within: Within, name: str, role: str, place: str = "") -> Guest:
    """Somebody who works here."""
    person, within.secrets[name] = within.loop.run_until_complete(
        within.house.members.join(f"{name:_>32}", name)
    )
    grants = within.house.staff.state.grants
    grants[name] = Grant(name, person.id, role, place)
    return Guest(within, name)


def found(guest: Guest) -> list[tuple[str, list[str]]]:
    return [
        (each["kind"], [who["name"] for who in each["people"]]) for each in guest.read("house/signs")["signs"]
    ]


def cards_of(told: dict[str, Any]) -> str:
    return " ".join(told["scenes"][0]["lines"])


@pytest.mark.requirement("COL-1")
def test_staff_sees_signs_with_their_hands_and_nobody_else_does(within: Within) -> None:
    olga = Guest(within, "owner")
    told = olga.read("house/signs")
    (sign,) = told["signs"]
    assert (sign["kind"], [each["name"] for each in sign["people"]]) == ("flow", ["Ann", "Boris"])
    assert sign["figures"]["blinds"] >= 10 * DUMPED
    table = within.house.table("oak")
    stored = within.house.store.hands(table.stream, before=100, limit=100)
    assert (told["hands"], told["bounds"]["flow"], told["opens"]) == (len(stored), 30, True)
    # The hands that show it best come first.
    ann = within.person("Ann")
    dumps = {("oak", each.number) for each in stored if (summary(each, ann).net or 0) <= -1_000}
    assert len(dumps) == DUMPED
    assert {(each["table"], each["number"]) for each in sign["hands"][:DUMPED]} == dumps
    for guest in (Guest(within), staff(within, "Cora", "cashier")):
        assert guest.read("house/signs")["code"] == "staff-not-allowed"
        assert guest.read("house/hands/oak/8")["code"] == "staff-not-allowed"
    assert found(staff(within, "Fred", "floor")) == [("flow", ["Ann", "Boris"])]
    assert found(staff(within, "Tess", "floor", "tables/oak")) == [("flow", ["Ann", "Boris"])]
    # Who works at another place has nothing to do with these tables.
    dora = staff(within, "Dora", "director", "event/night")
    assert found(dora) == []
    assert dora.read("house/hands/oak/8")["code"] == "staff-not-allowed"


@pytest.mark.requirement("COL-1")
def test_cards_that_nobody_showed_are_opened_by_who_audits_and_that_is_logged(within: Within) -> None:
    olga, fred = Guest(within, "owner"), staff(within, "Fred", "floor")
    assert cards_of(fred.read("house/hands/oak/8")).count("?? ??") == 2
    assert fred.post("house/hands/open", table="oak", number=8)["code"] == "staff-not-allowed"
    assert "opens" in fred.read("house/signs")
    assert fred.read("house/signs")["opens"] is False
    before = len(list(within.house.store.acts(Wanted(stream="care"))))
    assert "??" not in json.dumps(olga.post("house/hands/open", table="oak", number=8))
    (act,) = list(within.house.store.acts(Wanted(stream="care")))[before:]
    assert act.act.person == within.person("Olga")
    assert json.loads(act.act.ask) == {"type": "open-hand", "table": "oak", "number": 8}
    assert olga.post("house/hands/open", table="oak", number=99)["code"] == "room-no-such-hand"


@pytest.mark.requirement("COL-1")
def test_nobody_judges_where_he_plays_himself(within: Within) -> None:
    boris = Guest(within)
    person = within.person("Boris")
    within.house.staff.state.grants["b"] = Grant("b", person, "manager")
    assert found(boris) == []
    assert boris.read("house/hands/oak/8")["code"] == "staff-not-allowed"
    assert boris.post("house/hands/open", table="oak", number=8)["code"] == "care-hand-own"
    # So it is with whoever sits down now, and with whoever was in the hand and sits there no more.
    fred = staff(within, "Fred", "floor")
    assert found(fred) == [("flow", ["Ann", "Boris"])]
    assert fred.ask("oak", "sit", seat=1, chips=5_000) == ""
    assert found(fred) == []
    seats = within.house.table("oak").state.seated
    del seats[next(seat for seat, each in seats.items() if each.person == person)]
    assert boris.post("house/hands/open", table="oak", number=8)["code"] == "care-hand-own"


@pytest.mark.requirement("COL-1")
def test_two_names_in_one_browser_are_tied_by_marks_that_tell_no_address(within: Within) -> None:
    signs = within.house.signs

    async def come() -> None:
        for name, browser, address in (
            ("Ann", "b1", "192.0.2.7"),
            ("Boris", "b1", "198.51.100.9"),
            ("Boris", "b1", "198.51.100.9"),
        ):
            await signs.came(within.person(name), browser, address)

    version = within.house.care.version
    within.loop.run_until_complete(come())
    # Whoever comes again as before is not written down again.
    assert within.house.care.version == version + 2
    within.house.members._clock.now += 60_000  # type: ignore[attr-defined]
    assert found(Guest(within, "owner"))[0] == ("device", ["Ann", "Boris"])
    rows = "".join([row.row for row in within.house.store.rows("care")])
    assert "192.0.2" not in rows
    assert '"b1"' not in rows


def cookie_of(within: Within, path: str, **shown: str) -> str:
    asked = {"accept-encoding": "gzip", **shown}
    return within.asked("GET", f"http://localhost{path}", asked).headers.get("set-cookie", "")


@pytest.mark.requirement("COL-1")
def test_a_browser_is_marked_in_such_a_house_alone_and_once(within: Within) -> None:
    given = cookie_of(within, "/pit")
    assert given.startswith("croupier-browser=")
    assert "HttpOnly" in given
    assert cookie_of(within, "/pit", cookie=given.partition(";")[0]) == ""
    assert cookie_of(within, "/api/pit") == ""
    within.house.care.looks_for = Terms()
    assert cookie_of(within, "/pit") == ""


def test_a_house_that_does_not_look_tells_staff_so_and_notes_nothing(within: Within) -> None:
    within.house.care.looks_for = looks_for(profile("online-cash"))
    assert within.house.care.looks_for == Terms()
    told = Guest(within, "owner").read("house/signs")
    assert (told["signs"], told["hands"], told["bounds"]["signs"]) == ([], 0, False)
    version = within.house.care.version
    within.loop.run_until_complete(within.house.signs.came(within.person("Ann"), "b1", "192.0.2.7"))
    assert within.house.care.version == version


def test_every_bound_is_a_value_of_the_policy() -> None:
    answers = {
        "collusion_signs": True,
        "collusion_days": 7,
        "collusion_hands": 20,
        "collusion_odds": 500,
        "collusion_flow": 90,
        "collusion_together": 80,
        "program_hours": 9,
        "program_spread": 25,
    }
    policy = profile("online-cash").laid_over(Layer("house", "Riverside", tuple(answers.items())))
    assert tuple(looks_for(policy)) == tuple(answers.values())


def test_what_is_older_than_the_days_looked_at_says_nothing(within: Within) -> None:
    within.house.members._clock.now += 30 * 24 * 3_600_000 + 1  # type: ignore[attr-defined]
    told = Guest(within, "owner").read("house/signs")
    assert (told["signs"], told["hands"]) == ([], 0)
