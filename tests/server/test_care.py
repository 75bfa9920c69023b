"""A house open to the public asks again at every seat, entry and bet; one that is not asks nobody for anything."""

import asyncio
import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any, get_args

import pytest

from croupier.care.decide import Terms
from croupier.care.facts import Barred, Deposited, Excluded, LimitKind, RulesAccepted
from croupier.care.state import Known
from croupier.care.times import DAY, HOUR, MINUTE
from croupier.ledger import HOUSE_ISSUE, transfer, wallet
from croupier.room.care.actor import terms_of
from croupier.room.care.rows import CODEC
from croupier.room.care.stream import CARE
from croupier.room.house.house import House
from croupier.room.house.rules import Rules
from croupier.room.journal.acts import Wanted
from croupier.room.journal.commit import Commit
from croupier.room.people.members import ISSUE
from croupier.room.people.rows import CODEC as PEOPLE
from croupier.room.people.rows import Joined
from croupier.room.pit.terms import RULES
from croupier.rulebook import Layer, profile
from tests.server.test_left_alone import looking
from tests.server.within import AS_OWNER, Within

SWITCHED_ON = (
    ("least_age", 18),
    ("countries_asked", True),
    ("personal_limits", True),
    ("self_exclusion", True),
)
TOLD_HOURLY = Layer("house", "Riverside", (("session_notice_minutes", 60),))
PUBLIC = Rules(profile("online-cash").laid_over(Layer("house", "Riverside", SWITCHED_ON)))
OF_AGE = {"born": "1990-05-01", "residence": "LV", "location": "LV", "habitual": "LV"}
NUMBERS = count()


class Guest:
    """Somebody with a name in a house; what he is told is its code, empty where it is done."""

    def __init__(self, within: Within, name: str = "Boris") -> None:
        self.within = within
        self.shown = {"cookie": f"croupier-session={within.secrets[name]}"}

    def post(self, path: str, /, **body: Any) -> dict[str, Any]:
        text = json.dumps(body).encode()
        told: dict[str, Any] = json.loads(
            self.within.asked("POST", f"http://localhost/api/{path}", self.shown, text).body
        )
        return told

    def read(self, path: str) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(
            self.within.asked("GET", f"http://localhost/api/{path}", self.shown).body
        )
        return told

    def ask(self, to: str, type: str, /, **ask: Any) -> str:
        told = self.post("asks", t="ask", id=f"ask-{next(NUMBERS)}", to=to, ask={"type": type, **ask})
        return str(told.get("code", ""))

    def care(self, path: str, /, **body: Any) -> str:
        return str(self.post(f"people/care/{path}", **body).get("code", ""))


def of_floor(within: Within, path: str, /, **body: Any) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(
        within.asked("POST", f"http://localhost/api/{path}", AS_OWNER, json.dumps(body).encode()).body
    )
    return told


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[[Rules | None], Within]]:
    houses: list[Within] = []

    def open_it(rules: Rules | None) -> Within:
        houses.append(Within(tmp_path / f"house-{len(houses)}.db", players=2, hands=0))
        if rules is not None:
            # Its guests had sat down before it was opened to the public.
            houses[-1].house.care.terms = terms_of(rules.policy)
            houses[-1].house.care.policy = rules.policy
        return houses[-1]

    yield open_it
    for house in houses:
        house.close()


def pit_of(within: Within) -> str:
    return next(iter(within.house.pit.tables))


Doors = dict[str, Callable[[Guest], str]]

DOORS: Doors = {
    "a seat": lambda guest: guest.ask("oak", "sit", seat=2, chips=5_000),
    "more chips": lambda guest: guest.ask("oak", "top-up", chips=10),
    "an event": lambda guest: guest.ask("event/turbo", "register", player="", source="wallet"),
    "the pit": lambda guest: guest.ask(pit_of(guest.within), "buy-in", chips=1_000),
    "a list": lambda guest: guest.ask("cash", "join-list", game="nl-holdem 1-2"),
}


def test_a_house_that_is_not_open_to_the_public_asks_nobody_for_anything(
    opened: Callable[[Rules | None], Within],
) -> None:
    boris = Guest(opened(None))
    asks = boris.read("people/care")["asks"]
    off = dict.fromkeys(("countries", "limits", "exclusion", "signs"), False)
    assert asks == {"least_age": 0, "notice": 0, **off}
    assert boris.care("exclude", days=3) == "care-no-exclusion"
    assert not [code for code in (door(boris) for door in DOORS.values()) if code.startswith("care")]
    # Whoever has no name is asked who he is first.
    boris.shown = {}
    assert boris.read("people/care")["code"] == "room-not-joined"


@pytest.mark.clause("ONLINE:age-1", "ONLINE:rg-1")
@pytest.mark.requirement("RG-4")
def test_every_door_asks_who_may_play(opened: Callable[[Rules | None], Within]) -> None:
    within = opened(PUBLIC)
    boris = Guest(within)
    assert {name: door(boris) for name, door in DOORS.items()} == dict.fromkeys(DOORS, "care-tell-first")
    assert boris.care("tell", **OF_AGE) == ""
    assert not [code for code in (door(boris) for door in DOORS.values()) if code.startswith("care")]
    assert boris.care("exclude", days=3) == ""
    assert {name: door(boris) for name, door in DOORS.items()} == dict.fromkeys(DOORS, "care-excluded")
    # Nor does the floor seat him by hand.
    person = within.house.members.named("Boris")
    assert person is not None
    asked = {"type": "register", "player": person.id}
    sold = {"type": "sell", "event": "night", "what": asked}
    for to, ask in (("event/night", asked), ("cage", sold)):
        told = of_floor(within, "asks", t="ask", id=f"by-hand-{to}", to=to, ask=ask)
        assert told["code"] == "care-excluded"
    # Whom the floor knows by his papers alone has nothing to tell in a browser.
    asked = {"type": "unregister", "player": "p1"}
    for ask in (asked, {**asked, "type": "register"}):
        told = of_floor(within, "asks", t="ask", id=ask["type"], to="event/night", ask=ask)
        assert not told.get("code", "").startswith("care")
    within.house.members._clock.now += 3 * DAY  # type: ignore[attr-defined]
    assert not [code for code in (door(boris) for door in DOORS.values()) if code.startswith("care")]


@pytest.mark.clause("ONLINE:scope-2", "LIVE-TIPS:10.5")
def test_nobody_plays_who_has_not_accepted_the_rules_as_they_stand(
    opened: Callable[[Rules | None], Within],
) -> None:
    asked = Layer("house", "Riverside", (("rules_acceptance", True),))
    within = opened(Rules(profile("online-cash").laid_over(asked)))
    boris = Guest(within)
    assert {name: door(boris) for name, door in DOORS.items()} == dict.fromkeys(DOORS, "care-rules-first")
    rules = boris.read("people/care/rules")
    assert (rules["title"], rules["due"]) == ("Cash games online", True)
    (mine,) = [each for each in rules["answers"] if each["asks"].startswith("Players accept the house")]
    assert mine["says"] == "the rules stand on the page, and which version was accepted is kept"
    assert boris.care("accept", version="0" * 12) == "care-rules-changed"
    assert boris.care("accept", version=rules["version"]) == ""
    assert not [code for code in (door(boris) for door in DOORS.values()) if code.startswith("care")]
    assert not boris.read("people/care/rules")["due"]
    # Whoever changes an answer changes the rules: everybody is asked again.
    within.house.care.terms = terms_of(profile("online-tournament").laid_over(asked))
    assert DOORS["a seat"](boris) == "care-rules-first"
    assert boris.care("accept", version=rules["version"]) == "care-rules-changed"
    rows = [CODEC.read(row.row) for row in within.house.store.rows(CARE)]
    assert [row for row in rows if isinstance(row, RulesAccepted)] == [
        RulesAccepted(within.person("Boris"), rules["version"])
    ]


@pytest.mark.clause("ONLINE:age-2")
def test_who_is_in_estonia_plays_from_the_twenty_first_birthday_on(
    opened: Callable[[Rules | None], Within],
) -> None:
    within = opened(PUBLIC)
    ann, boris = Guest(within, "Ann"), Guest(within)
    today = datetime.fromtimestamp(within.house.now / 1000, UTC).date()
    birthday = today.replace(year=today.year - 21)
    there = {"residence": "LV", "location": "EE", "habitual": "LV"}
    assert ann.care("tell", born=birthday.isoformat(), **there) == ""
    assert not [code for code in (door(ann) for door in DOORS.values()) if code.startswith("care")]
    boris.care("tell", born=(birthday + timedelta(days=1)).isoformat(), **there)
    assert {name: door(boris) for name, door in DOORS.items()} == dict.fromkeys(DOORS, "care-barred")


@pytest.mark.clause("ONLINE:country-1", "ONLINE:country-3")
def test_the_floor_changes_the_countries_and_nobody_else(opened: Callable[[Rules | None], Within]) -> None:
    within = opened(PUBLIC)
    boris = Guest(within)
    assert boris.care("tell", **OF_AGE) == ""
    assert boris.post("house/countries", countries=["LV"])["code"] == "staff-not-allowed"
    assert of_floor(within, "house/countries", countries=["LV"]) == {"countries": ["LV"]}
    assert DOORS["a seat"](boris) == "care-country"
    assert "LV" not in boris.read("people/care")["countries"]
    of_floor(within, "house/countries", countries=[])
    assert not DOORS["the pit"](boris).startswith("care")


@pytest.mark.clause("ONLINE:country-3")
def test_entries_to_events_that_have_not_begun_are_given_back(
    opened: Callable[[Rules | None], Within],
) -> None:
    within = opened(PUBLIC)
    boris, ann = Guest(within), Guest(within, "Ann")
    boris.care("tell", **OF_AGE)
    ann.care("tell", born="1990-05-01", residence="LT", location="LT", habitual="LT")
    before = [guest.read("people/statement")["wallet"] for guest in (boris, ann)]
    for guest in (boris, ann):
        assert DOORS["an event"](guest) == ""
    event = within.house.events.event("turbo").state.event
    entered = {each.name for each in event.entrants.values() if each.status == "registered"}
    assert {"Ann", "Boris"} <= entered
    of_floor(within, "house/countries", countries=["LV"])
    event = within.house.events.event("turbo").state.event
    left = {each.name for each in event.entrants.values() if each.status == "registered"}
    assert entered - left == {"Boris"}
    after = [guest.read("people/statement")["wallet"] for guest in (boris, ann)]
    # A buy-in of 1,000 and a fee of 100.
    assert [then - now for then, now in zip(before, after, strict=True)] == [0, 1_100]


@pytest.mark.clause("ONLINE:age-3")
def test_who_is_found_to_be_a_minor_never_plays(opened: Callable[[Rules | None], Within]) -> None:
    within = opened(PUBLIC)
    ann, boris = Guest(within, "Ann"), Guest(within)
    ann.care("tell", **OF_AGE)
    person = within.house.members.named("Ann")
    assert person is not None
    assert boris.post("house/bar", person=person.id)["code"] == "staff-not-allowed"
    of_floor(within, "house/bar", person=person.id)
    assert DOORS["the pit"](ann) == "care-barred"
    boris.care("tell", **{**OF_AGE, "born": "2015-01-01"})
    assert (DOORS["the pit"](boris), boris.read("people/care")["barred"]) == ("care-barred", True)
    assert of_floor(within, "house/bar", person="nobody")["code"] == "room-not-joined"


@pytest.mark.requirement("LOG-3")
def test_accounts_that_are_opened_and_closed_are_told_with_who_and_when(
    opened: Callable[[Rules | None], Within],
) -> None:
    within = opened(PUBLIC)
    house, boris = within.house, Guest(within)
    ann = within.person("Ann")
    joined = {
        row.person: kept.at
        for kept in house.store.rows("people")
        if isinstance(row := PEOPLE.read(kept.row), Joined)
    }
    assert {ann, within.person("Boris")} <= joined.keys()
    assert joined[ann] == house.now
    boris.care("tell", **OF_AGE)
    minutes_pass(within, 3)
    of_floor(within, "house/bar", person=ann)
    closed = house.now
    minutes_pass(within, 3)
    assert boris.care("exclude", days=30) == ""
    # The house's own doing is an act of somebody, a player's own a row of his.
    (act,) = house.store.acts(Wanted(stream=CARE))
    assert (act.act.person, act.act.role, act.at) == (within.person("Olga"), "owner", closed)
    assert json.loads(act.act.ask) == {"type": "bar", "person": ann}
    rows = [(kept.at, CODEC.read(kept.row)) for kept in house.store.rows(CARE)]
    assert [each for each in rows if isinstance(each[1], Barred | Excluded)] == [
        (closed, Barred(ann)),
        (house.now, Excluded(within.person("Boris"), house.now + 30 * DAY)),
    ]


@pytest.mark.clause("ONLINE:rg-2")
def test_the_page_on_responsible_play_is_whole_and_open_to_who_may_not_play(
    opened: Callable[[Rules | None], Within],
) -> None:
    within = opened(PUBLIC)
    boris, ann = Guest(within), Guest(within, "Ann")
    # Before anything is told the page says what the house asks for and what it offers.
    page = boris.read("people/care")
    offered = dict.fromkeys(("countries", "limits", "exclusion"), True)
    assert page["asks"] == {"least_age": 18, "notice": 0, "signs": False, **offered}
    assert {"EE", "LV"} <= set(page["countries"])
    nothing = {"told": None, "limits": {}, "raises": {}, "excluded_until": 0, "barred": False}
    assert {each: page[each] for each in nothing} == nothing
    boris.care("tell", **OF_AGE)
    for kind in get_args(LimitKind):
        assert boris.care("limit", kind=kind, most=500) == ""
    assert boris.care("limit", kind="loss-day", most=600) == ""
    assert boris.care("exclude", days=7) == ""
    of_floor(within, "house/bar", person=within.person("Ann"))
    # Whoever has excluded himself reads there until when, and everything that holds for him.
    now, page = within.house.now, boris.read("people/care")
    assert page["told"] == {"type": "told", "person": within.person("Boris"), **OF_AGE}
    assert page["limits"] == dict.fromkeys(get_args(LimitKind), 500)
    assert page["raises"] == {"loss-day": [600, now + DAY]}
    assert (page["excluded_until"], page["barred"]) == (now + 7 * DAY, False)
    assert DOORS["a seat"](boris) == "care-excluded"
    assert boris.read("people/statement")["wallet"] == ISSUE - 5_000
    # So does whoever is barred; and what the house's rules say of it stands there in both languages.
    assert ann.read("people/care")["barred"]
    for lang, asked, answers in (
        ("en", "Players may exclude themselves for a time they choose", "they may"),
        ("ru", "Игроки могут исключить себя на выбранный срок", "да"),
    ):
        rules = ann.read(f"people/care/rules?lang={lang}")["answers"]
        assert {each["asks"]: each["says"] for each in rules}[asked] == answers


@pytest.mark.clause("ONLINE:rg-1")
@pytest.mark.requirement("RG-1", "RG-2")
def test_limits_hold_at_the_tables_and_for_what_comes_in(opened: Callable[[Rules | None], Within]) -> None:
    within = opened(PUBLIC)
    boris = Guest(within)
    boris.care("tell", **OF_AGE)
    for kind, most in (("buy-in", 6_000), ("stake", 500), ("loss-day", 14_000), ("deposit-day", 10)):
        assert boris.care("limit", kind=kind, most=most) == ""
    assert boris.read("people/care")["limits"] == {
        "buy-in": 6_000,
        "stake": 500,
        "loss-day": 14_000,
        "deposit-day": 10,
    }
    pit = pit_of(within)
    assert boris.ask(pit, "buy-in", chips=6_001) == "care-over-limit"
    assert boris.ask(pit, "buy-in", chips=6_000) == ""
    # 6,000 lie there and 5,000 at the poker table: no more than 3,000 of the 14,000 may follow.
    assert boris.ask(pit, "buy-in", chips=3_001) == "care-over-limit"
    assert boris.ask(pit, "bet", box=1, amount=501) == "care-over-limit"
    assert (
        boris.ask(pit, "bets", boxes=[{"box": 1, "staked": {"ante": 300, "bonus": 300}}]) == "care-over-limit"
    )
    assert boris.care("limit", kind="stake", most=600) == ""
    assert boris.read("people/care")["limits"]["stake"] == 500
    assert boris.care("still", kind="stake", still=True) == "care-too-early"
    within.house.members._clock.now += DAY  # type: ignore[attr-defined]
    assert boris.care("still", kind="stake", still=True) == ""
    assert boris.read("people/care")["limits"]["stake"] == 600


@pytest.mark.requirement("RG-1")
def test_no_more_comes_in_than_a_limit_of_deposits_allows_and_its_owner_sees_the_lobby(
    opened: Callable[[Rules | None], Within],
) -> None:
    within = opened(PUBLIC)
    house, olga = within.house, Guest(within, "owner")
    known = house.members.holder(within.secrets["owner"])
    assert known is not None
    assert olga.care("limit", kind="deposit-week", most=50_000) == ""
    lost = transfer("lost", wallet(known.id), HOUSE_ISSUE, 97_000)

    async def story() -> list[str]:
        await house.store.commit(Commit("lost", 1, 0, "", transaction=lost))
        house.book.post(lost)
        async with looking(within, "owner", "oak") as (line, _):
            assert (await line.hears(t="welcome"))["you"] == {"name": known.name, "wallet": 3_000}
            line.say(t="lobby")
            told: dict[str, dict[str, Any]] = {}
            while not {"lobby", "refused"} <= told.keys():
                told |= {each["t"]: each for each in [await line.hears()]}
        assert house.wallet(known) == 3_000
        return [told["refused"]["code"], told["refused"]["clause"]]

    assert within.loop.run_until_complete(story()) == ["care-over-limit", "ONLINE:rg-1"]
    # A day later she is asked whether she still wants more, and has her chips again.
    assert olga.care("limit", kind="deposit-week", most=97_000) == ""
    within.house.members._clock.now += DAY  # type: ignore[attr-defined]
    assert olga.care("still", kind="deposit-week", still=True) == ""
    assert within.loop.run_until_complete(house.refill(known.id))
    assert house.wallet(known) == ISSUE


@pytest.mark.requirement("RG-1")
def test_two_refills_at_a_time_count_once(opened: Callable[[Rules | None], Within]) -> None:
    within = opened(PUBLIC)
    house, olga = within.house, within.person("Olga")
    assert Guest(within, "owner").care("limit", kind="deposit-day", most=10 * ISSUE) == ""
    lost = transfer("lost", wallet(olga), HOUSE_ISSUE, ISSUE)

    async def story() -> list[bool]:
        await house.store.commit(Commit("lost", 1, 0, "", transaction=lost))
        house.book.post(lost)
        return await asyncio.gather(*[house.refill(olga) for _ in range(3)])

    assert sorted(within.loop.run_until_complete(story())) == [False, False, True]
    assert house.book.balance(wallet(olga)) == ISSUE
    rows = [CODEC.read(row.row) for row in house.store.rows(CARE)]
    assert [row for row in rows if isinstance(row, Deposited)] == [Deposited(olga, ISSUE, 0)]
    period = house.care.of(olga).period("day", house.now)
    assert period is not None
    assert period.deposited == ISSUE


def minutes_pass(within: Within, minutes: int) -> None:
    """So many minutes go by, and the house looks after each who is here."""
    for _ in range(minutes):
        within.house.members._clock.now += MINUTE  # type: ignore[attr-defined]
        within.loop.run_until_complete(within.house.playtime.look())


@pytest.mark.requirement("RG-2")
def test_a_hand_goes_on_to_its_end_when_the_time_of_the_day_is_over(
    opened: Callable[[Rules | None], Within],
) -> None:
    within = opened(PUBLIC)
    boris = Guest(within)
    boris.care("tell", **OF_AGE)
    assert boris.care("limit", kind="time-day", most=30) == ""
    minutes_pass(within, 29)
    assert boris.read("people/care/session")["day"] == [28 * MINUTE, 30 * MINUTE]
    table = within.house.tables["oak"]
    seat = table.state.seat_of(within.person("Boris"))
    assert seat is not None
    hand, playing = table.state.number, table.state.playing(seat)
    assert playing
    assert not table.state.seated[seat].sitting_out
    minutes_pass(within, 3)
    # He has his cards in the same hand, and is dealt no other.
    assert (table.state.number, table.state.playing(seat)) == (hand, True)
    assert table.state.seated[seat].sitting_out
    assert {name: door(boris) for name, door in DOORS.items()} == dict.fromkeys(DOORS, "care-time-over")
    assert boris.ask("oak", "sit-in") == "care-time-over"
    assert boris.ask(pit_of(within), "bet", box=1, amount=5) == "care-time-over"
    # Ann has set herself no limit.
    assert Guest(within, "Ann").ask("oak", "sit-in") != "care-time-over"
    within.house.members._clock.now += DAY  # type: ignore[attr-defined]
    assert boris.ask("oak", "sit-in") == ""


@pytest.mark.requirement("RG-3")
def test_every_hour_a_player_reads_how_long_he_plays_and_what_he_staked(
    opened: Callable[[Rules | None], Within],
) -> None:
    plain, within = opened(None), opened(Rules(profile("online-cash").laid_over(TOLD_HOURLY)))
    for house in (plain, within):
        minutes_pass(house, 61)
    boris = Guest(within)
    told = boris.read("people/care/session")
    assert (told["due"], told["won"]) == (True, 0)
    assert told["now"] - told["began"] == HOUR
    assert boris.ask(pit_of(within), "buy-in", chips=1_000) == "care-notice-first"
    assert boris.care("noticed") == ""
    assert boris.ask(pit_of(within), "buy-in", chips=1_000) == ""
    assert boris.ask("event/turbo", "register", player="", source="wallet") == ""
    minutes_pass(within, 1)
    told = boris.read("people/care/session")
    # The entry is staked with its fee; what lies in the pit is not, before it lies on a box.
    assert (told["due"], told["staked"], told["won"]) == (False, 1_100, 0)
    assert boris.care("noticed") == "care-no-notice"
    # A house that tells nobody keeps no sessions.
    galina = Guest(plain)
    told = galina.read("people/care/session")
    assert (told["notice"], told["began"], told["due"]) == (0, None, False)
    assert plain.house.care.version == 0


@pytest.mark.requirement("RG-3")
def test_what_a_hand_took_is_staked_whether_it_was_won_or_lost(
    opened: Callable[[Rules | None], Within],
) -> None:
    within = opened(Rules(profile("online-cash").laid_over(TOLD_HOURLY)))
    minutes_pass(within, 1)
    table = within.house.tables["oak"]
    within.loop.run_until_complete(within._hands(table.state.number))
    told = {name: Guest(within, name).read("people/care/session") for name in ("Ann", "Boris")}
    # Each folded his small blind of 50 in one hand, and had as much of his big blind called in the other.
    assert {name: (each["staked"], each["won"]) for name, each in told.items()} == {
        "Ann": (100, 0),
        "Boris": (100, 0),
    }


@pytest.mark.requirement("RG-1", "RG-4")
def test_who_comes_is_offered_limits_once_and_hears_that_he_has_excluded_himself(
    opened: Callable[[Rules | None], Within],
) -> None:
    plain, within = opened(None), opened(PUBLIC)
    person = within.person("Boris")
    assert not plain.house.care.offers(plain.person("Boris"))
    assert Guest(plain).care("offered") == "care-no-limits"
    boris, care = Guest(within), within.house.care
    assert care.offers(person)
    assert boris.care("offered") == ""
    assert not care.offers(person)
    # Asked again, it is not written again.
    version = care.version
    assert (boris.care("offered"), care.version) == ("", version)
    ann, other = Guest(within, "Ann"), within.person("Ann")
    assert care.offers(other)
    ann.care("limit", kind="stake", most=50)
    assert (care.offers(other), care.excluded(other)) == (False, 0)
    ann.care("exclude", days=2)
    within.house.members._clock.now += 2 * DAY - 1  # type: ignore[attr-defined]
    assert care.excluded(other) == care.of(other).excluded_until > 0
    within.house.members._clock.now += 1  # type: ignore[attr-defined]
    assert care.excluded(other) == 0


@pytest.mark.clause("CASINO:gen-2")
def test_nobody_bets_who_has_not_read_what_the_house_keeps(opened: Callable[[Rules | None], Within]) -> None:
    told = Layer("house", "Riverside", (("edge_notice", True),))
    plain, within = opened(None), opened(Rules(profile("online-cash").laid_over(told)))
    for house in (plain, within):
        table = pit_of(house)
        boris = Guest(house)
        assert boris.ask(table, "buy-in", chips=1_000) == ""
        assert boris.ask(table, "read-rules", version=RULES) == ""
        due = house is within
        edge = boris.read(f"{table}/edge")
        assert edge == {"edge": "0.005650", "due": due}
        assert boris.ask(table, "bet", box=1, amount=100) == ("care-edge-first" if due else "")
    assert boris.care("edge", table=table.removeprefix("pit/")) == ""
    assert boris.ask(table, "bet", box=1, amount=100) == ""
    assert within.house.care.of(within.person("Boris")).edges == {"russian-poker": "0.005650"}
    assert boris.care("edge", table=table.removeprefix("pit/")) == "care-no-notice"


@pytest.mark.requirement("ACC-4")
def test_a_statement_tells_every_move_of_the_wallet(opened: Callable[[Rules | None], Within]) -> None:
    within = opened(None)
    boris = Guest(within)
    before = boris.read("people/statement")
    pit = pit_of(within)
    assert boris.ask(pit, "buy-in", chips=1_000) == ""
    told = boris.read("people/statement")
    assert told["wallet"] == before["wallet"] - 1_000
    assert sum(each["chips"] for each in told["moves"]) == told["wallet"]
    (newest,) = [each for each in told["moves"] if each not in before["moves"]]
    assert newest["chips"] == -1_000
    assert newest["what"].startswith("pit/")


def test_what_is_known_outlives_a_restart(tmp_path: Path) -> None:
    within = Within(tmp_path / "house.db", players=2, hands=0)
    within.house.care.terms = terms_of(PUBLIC.policy)
    boris = Guest(within)
    boris.care("tell", **OF_AGE)
    boris.care("exclude", days=9)
    known = within.house.care.state.known
    within.close()
    assert asyncio.run(known_of(tmp_path / "house.db")) == known


async def known_of(path: Path) -> Known:
    house = await House.open(path, rules=PUBLIC)
    try:
        assert house.care.terms == Terms(18, countries=True, limits=True, exclusion=True)
        return house.care.state.known
    finally:
        await house.close()
