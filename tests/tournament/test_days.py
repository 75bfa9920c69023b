"""Flights and the second day: when a flight is over, what is bagged and counted, whose bag goes on."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.bots.quick import play
from croupier.errors import Refusal
from croupier.tournament import BeginHand, Direction, EndHand, Event, Flights, Register, Start, Tick
from croupier.tournament.commands import BagUp, Cancel, SetStack
from croupier.tournament.days import carried, earlier, flight_of, target
from croupier.tournament.due import due
from croupier.tournament.facts import Moved, Seated
from croupier.tournament.hands import holds
from croupier.tournament.invariants import across
from croupier.tournament.refunds import preview
from croupier.tournament.seen import seen
from croupier.tournament.simulate_days import play_days
from croupier.tournament.terms import Bounties, Entries, Level, Prizes, Terms
from tests.tournament.desk import HOUR, MINUTE, after, facts_of, terms
from tests.tournament.test_simulation import SUNDAY

TWO = Flights(names=("1A", "1B"), percent=50)
LEVELS = tuple([Level(small_blind=50 * n, big_blind=100 * n) for n in range(1, 9)])


def main_event(**given) -> Terms:
    return terms(name="Main", **({"flights": TWO, "levels": LEVELS} | given))


def flight(name: str, *players: str, whole: Terms | None = None, **given) -> Direction:
    direction = Direction(flight_of(whole or main_event(**given), name))
    for player in players:
        direction.do(Register(player), now=0)
    direction.do(Start(), now=0, seed=name)
    return direction


def lose(event: Event, player: str, taker: str) -> Event:
    """One hand in which a player loses all he has to another at his table."""
    table = event.entrants[player].table
    event = after(event, BeginHand(table), now=MINUTE)
    held = {seat: event.entrants[event.tables[table].seats[seat]].stack for seat in event.tables[table].dealt}
    lost, won = event.entrants[player].seat, event.entrants[taker].seat
    held[won], held[lost] = held[won] + held[lost], 0
    return after(event, EndHand(table, held, {lost: (won,)}), now=MINUTE)


def played(name: str, players: str, through: str, **given) -> Event:
    """A flight of one table in which all but some lose to the first of them, and these bag."""
    event = flight(name, *players, **given).event
    for player in players:
        if player not in through:
            event = lose(event, player, through[0])
    return after(event, BagUp("Main"))


def second_day(*flights: Event, **given) -> Event:
    direction = Direction(main_event(**given))
    for event in flights:
        direction.do(carried(event), now=0, by="floor")
    direction.do(Start(), now=HOUR, seed="two")
    return direction.event


def test_a_flight_is_over_once_its_percentage_is_left() -> None:
    event = flight("1A", *"abcdef").event
    assert target(event) == 3
    for player in "ef":
        event = lose(event, player, "a")
    assert (event.left, event.day_over) == (4, False)
    event = lose(event, "d", "b")
    assert (event.day_over, holds(event, 1), event.clock.running) == (True, "day-over", False)
    assert [each.kind for each in due(event)] == ["day-over"]
    with pytest.raises(Refusal, match="the day is over"):
        after(event, BeginHand(1))
    assert event.why is None
    assert seen(event, 0).stage.over


def test_a_flight_is_over_after_its_level_and_the_hand_in_progress_is_played() -> None:
    direction = flight("1A", *"abcd", flights=replace(TWO, percent=0, after_level=2))
    direction.do(BeginHand(1), now=39 * MINUTE)
    direction.do(Tick(), now=40 * MINUTE)
    assert direction.event.day_over
    with pytest.raises(Refusal, match="wait until they are over"):
        direction.do(BagUp("Main"), now=40 * MINUTE)
    held = dict.fromkeys(direction.event.tables[1].dealt, 10000)
    direction.do(EndHand(1, held), now=41 * MINUTE)
    direction.do(BagUp("Main"), now=42 * MINUTE)
    assert len(direction.event.bags) == 4
    assert carried(direction.event).level == 3
    direction.undo()
    assert (direction.event.phase, direction.event.bags) == ("running", {})


def test_bags_are_counted_and_are_all_the_chips_in_play() -> None:
    event = flight("1A", *"abcd", live=True).event
    event = replace(event, day_over=True)
    with pytest.raises(Refusal, match="40000 chips are in play and 39900 in the bags") as refusal:
        after(event, BagUp("Main", {"a": 9_900}))
    assert refusal.value.clause == "CUSTOM:souvenir-1"
    bagged = after(event, BagUp("Main", {"a": 3_000, "b": 17_000}))
    assert bagged.bags == {"b": 17_000, "c": 10_000, "d": 10_000, "a": 3_000}
    counted = after(event, SetStack("a", 9_900), BagUp("Main", {"a": 9_900}))
    assert sum(counted.bags.values()) == 39_900


def test_nobody_bags_before_the_day_is_over() -> None:
    with pytest.raises(Refusal, match="nobody bags"):
        flight("1A", *"abcd").do(BagUp("Main"), now=0)


def test_no_prize_is_paid_in_a_flight() -> None:
    event = played("1A", "abcd", "ab")
    assert (event.ladder, event.paid, event.money.pool) == ((), {}, 40_000)


def test_the_second_day_has_everybodys_money_and_those_who_bagged() -> None:
    one, two = played("1A", "abcd", "ab"), played("1B", "efgh", "ef")
    event = second_day(one, two)
    assert (event.entries, event.left, event.money.pool, event.money.fees) == (8, 4, 80_000, 8_000)
    assert {player: event.entrants[player].stack for player in "abef"} == {
        "a": 30_000,
        "b": 10_000,
        "e": 30_000,
        "f": 10_000,
    }
    assert across([one, two], event) == []
    assert not event.open
    picture = seen(event, HOUR)
    assert (picture.entries, picture.unique, picture.reentries) == (8, 8, 0)
    assert (picture.stage.kind, picture.stage.carried) == ("day-two", ("1A", "1B"))


def test_seats_of_the_second_day_are_drawn_and_a_full_stack_is_nobodys() -> None:
    one, two = played("1A", "abcd", "ab"), played("1B", "efgh", "ef")
    direction = Direction(main_event())
    for event in (one, two):
        direction.do(carried(event), now=0)
    told = direction.do(Start(), now=0, seed="two")
    seats = [fact for fact in told if isinstance(fact, Seated)]
    assert sorted([fact.chips for fact in seats]) == [10_000, 10_000, 30_000, 30_000]
    assert {fact.why.code for fact in seats} == {"tournament-why-day-two-seat"}


@pytest.mark.parametrize(("counts", "stack", "dropped"), [("best", 30_000, 20_000), ("sum", 50_000, 0)])
def test_of_two_bags_the_larger_counts_or_both(counts, stack: int, dropped: int) -> None:
    rules = replace(TWO, several="again", counts=counts)
    one = played("1A", "abcd", "ab", flights=rules)
    two = played("1B", "aefg", "ea", flights=rules)
    two = replace(two, bags={"e": 20_000, "a": 20_000})
    two = replace(two, entrants={**two.entrants, **{p: replace(two.entrants[p], stack=20_000) for p in "ea"}})
    event = second_day(one, two, flights=rules)
    assert (event.entrants["a"].stack, event.dropped, event.left) == (stack, dropped, 3)
    picture = seen(event, 0)
    assert (picture.entries, picture.unique, picture.reentries) == (8, 7, 1)
    assert across([one, two], event) == []


@pytest.mark.parametrize(
    ("several", "ended", "why"),
    [
        ("no", "out", "here everybody plays one"),
        ("no", "bagged", "here everybody plays one"),
        ("out", "bagged", "another flight is for who is out"),
        ("out", "out", ""),
        ("again", "bagged", ""),
    ],
)
def test_who_may_play_another_flight(several, ended, why: str) -> None:
    one = played("1A", "abcd", "ab")
    assert [earlier([one], player) for player in "adx"] == ["bagged", "out", ""]
    direction = Direction(flight_of(main_event(flights=replace(TWO, several=several)), "1B"))
    player = {"out": "d", "bagged": "a"}[ended]
    asked = Register(player, earlier=earlier([one], player))
    if not why:
        direction.do(asked, now=0)
        return
    with pytest.raises(Refusal, match=why):
        direction.do(asked, now=0)


def test_whoever_still_plays_in_a_flight_has_not_ended_it() -> None:
    assert earlier([flight("1A", *"abcd").event], "a") == "bagged"


def test_nobody_enters_the_second_day_and_it_waits_for_every_flight() -> None:
    direction = Direction(main_event())
    with pytest.raises(Refusal, match=r"enter a flight \(1A, 1B\)"):
        direction.do(Register("a"), now=0)
    one = played("1A", "abcd", "ab")
    direction.do(carried(one), now=0)
    with pytest.raises(Refusal, match="flight 1A is in already"):
        direction.do(carried(one), now=0)
    with pytest.raises(Refusal, match="flight 1B has not bagged"):
        direction.do(Start(), now=0)


def test_no_more_places_are_paid_than_bagged() -> None:
    rules = {"prizes": Prizes(places=6)}
    event = second_day(played("1A", "abcd", "ab", **rules), played("1B", "efgh", "ef", **rules), **rules)
    assert (len(event.ladder), sum(event.ladder)) == (4, 80_000)


def test_the_second_day_begins_where_the_first_flight_stopped() -> None:
    assert second_day(played("1A", "abcd", "ab"), played("1B", "efgh", "ef")).clock.index == 0
    one = played("1A", "abcd", "ab")
    later = replace(one, clock=replace(one.clock, index=5))
    two = replace(played("1B", "efgh", "ef"), clock=replace(one.clock, index=3))
    assert second_day(later, two).clock.index == 3
    assert second_day(two, later).clock.index == 3


def test_a_chip_that_left_in_one_flight_only_is_raced_off_before_the_second_day() -> None:
    levels = (*LEVELS[:2], Level(pause=10, colour_up=(25,)), *LEVELS[2:])
    rules = {"levels": levels, "chips": (25, 100, 500), "stack": 10_000}
    one, two = played("1A", "abcd", "ab", **rules), played("1B", "efgh", "ef", **rules)
    one = replace(one, withdrawn=(25,), clock=replace(one.clock, index=4))
    two = replace(
        two,
        clock=replace(two.clock, index=4),
        bags={"e": 30_025, "f": 9_975},
    )
    event = second_day(one, two, **rules)
    assert event.withdrawn == (25,)
    assert all(event.entrants[player].stack % 100 == 0 for player in "abef")
    assert event.in_chips == event.issued - event.removed


def test_bounties_go_on_with_the_heads() -> None:
    rules = {"bounties": Bounties(amount=2_000, kind="progressive")}
    one, two = played("1A", "abcd", "ab", **rules), played("1B", "efgh", "ef", **rules)
    assert one.entrants["a"].head == 4_000
    event = second_day(one, two, **rules)
    assert event.entrants["a"].head == 4_000
    assert sum([each.head for each in event.entrants.values()]) == event.money.bounties == 12_000


def test_a_second_day_called_off_pays_by_the_bags() -> None:
    direction = Direction(main_event())
    for event in (played("1A", "abcd", "ab"), played("1B", "efgh", "ef")):
        direction.do(carried(event), now=0)
    found = preview(direction.event)
    assert found.state == "running"
    assert {player: refund.even + refund.by_chips for player, refund in found.refunds.items()} == {
        "a": 25_000,
        "b": 15_000,
        "e": 25_000,
        "f": 15_000,
    }
    direction.do(Cancel(), now=0)
    assert direction.event.phase == "cancelled"


def test_a_flight_breaks_its_tables_and_forms_no_final_table() -> None:
    event = flight("1A", *[f"{n:02}" for n in range(12)], flights=replace(TWO, percent=10)).event
    assert len(event.tables) == 2
    assert not event.final
    while len(event.tables) > 1:
        lost, taker = list(event.tables[1].seats.values())[:2]
        event = lose(event, lost, taker)
    assert event.left == 9
    assert len(event.tables) == 1
    assert not event.final


@settings(max_examples=6)
@given(
    seed=st.integers(0, 10**6),
    several=st.sampled_from(["no", "out", "again"]),
    counts=st.sampled_from(["best", "sum"]),
    ends=st.sampled_from([{"percent": 20}, {"after_level": 6}]),
)
def test_flights_of_any_kind_fit_together(seed: int, several, counts, ends) -> None:
    flights = Flights(names=("1A", "1B", "1C"), several=several, counts=counts, **ends)
    days = play_days(
        replace(SUNDAY, flights=flights, entries=Entries(late_levels=3, reentries=1)), 90, seed, play
    )
    assert [part.watch.broken for part in (*days.flights, days.second)] == [[]] * 4
    event = days.second.event
    assert event.phase == "finished"
    assert event.money.paid + event.money.rounding == event.money.pool + event.money.overlay
    assert sum([flight.event.entries for flight in days.flights]) == event.entries


def test_the_watch_between_the_days_notices_what_does_not_fit() -> None:
    one, two = played("1A", "abcd", "ab"), played("1B", "efgh", "ef")
    event = second_day(one, two)
    assert across([one, two], event) == []
    assert {code for code, _ in across([one, replace(two, bags={"e": 1})], event)} == {"bags", "flights"}
    short = replace(event, money=replace(event.money, pool=1))
    assert [code for code, _ in across([one, two], short)] == ["flights"]
    rich = replace(event.entrants["a"], stack=30_100)
    richer = replace(event, entrants={**event.entrants, "a": rich})
    assert across([one, two], richer) == [("bags", "a bagged 30000 and has 30100")]
    assert facts_of(event, Tick(), Moved) == []
