"""Flights and the second day: when a flight is over, what is bagged and counted, whose bag goes on."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.bots.quick import play
from croupier.errors import Refusal
from croupier.tournament import (
    BeginHand,
    EndHand,
    Event,
    Flights,
    Register,
    Start,
    Tick,
    Tournament,
    read_event,
)
from croupier.tournament.clock.ahead import breaks_ahead
from croupier.tournament.commands import BagUp, Cancel, CarryIn, SetPrizes, SetStack
from croupier.tournament.days.day import carried, earlier, flight_of, target
from croupier.tournament.due import due
from croupier.tournament.ending.refunds import preview
from croupier.tournament.facts import Moved, Seated
from croupier.tournament.hands.playing import holds
from croupier.tournament.seen import seen
from croupier.tournament.simulation.days import play_days
from croupier.tournament.simulation.invariants import across
from croupier.tournament.terms import Bounties, Breaks, Entries, Level, Prizes, Terms
from tests.tournament.desk import HOUR, MINUTE, after, facts_of, terms
from tests.tournament.test_simulation import SUNDAY

EXAMPLES = Path(__file__).parents[2] / "examples"
TWO = Flights(names=("1A", "1B"), percent=50)
LEVELS = tuple([Level(small_blind=50 * n, big_blind=100 * n) for n in range(1, 9)])


def main_event(**given) -> Terms:
    return terms(name="Main", **({"flights": TWO, "levels": LEVELS} | given))


def flight(name: str, *players: str, whole: Terms | None = None, **given) -> Tournament:
    direction = Tournament(flight_of(whole or main_event(**given), name))
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
    direction = Tournament(main_event(**given))
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
    # Level 3 has been announced and nobody has played it: the second day begins with it.
    assert carried(direction.event).level == 2
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
    direction = Tournament(main_event())
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
    direction = Tournament(flight_of(main_event(flights=replace(TWO, several=several)), "1B"))
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
    direction = Tournament(main_event())
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


def test_the_floor_pays_no_more_places_than_bagged_either() -> None:
    event = second_day(played("1A", "abcd", "ab"), played("1B", "efgh", "ef"))
    with pytest.raises(Refusal, match="5 prizes are too many: 4 players take places"):
        after(event, SetPrizes((40_000, 20_000, 10_000, 5_000, 5_000)))
    assert after(event, SetPrizes((40_000, 20_000, 10_000, 10_000))).ladder[-1] == 10_000


def test_the_second_day_begins_where_the_first_flight_stopped() -> None:
    assert second_day(played("1A", "abcd", "ab"), played("1B", "efgh", "ef")).clock.index == 0
    one = played("1A", "abcd", "ab")
    later = replace(one, clock=replace(one.clock, index=5))
    two = replace(played("1B", "efgh", "ef"), clock=replace(one.clock, index=3))
    assert second_day(later, two).clock.index == 3
    assert second_day(two, later).clock.index == 3


def test_a_break_common_to_all_events_does_not_end_a_flight_in_its_last_level() -> None:
    ends = replace(TWO, percent=0, after_level=3)
    day = flight("1A", *"abcd", flights=ends, breaks=Breaks(minute=55, length=5))
    day.do(Tick(), now=55 * MINUTE)
    assert (day.event.clock.index, day.event.clock.on_break, day.event.day_over) == (2, True, False)
    day.do(Tick(), now=65 * MINUTE)
    assert day.event.day_over
    assert breaks_ahead(day.event, 65 * MINUTE) == ()


def test_the_second_day_begins_with_cards_not_with_the_break_the_flight_ended_in() -> None:
    levels = (*LEVELS[:2], Level(pause=10), *LEVELS[2:])
    day = flight("1A", *"abcd", levels=levels, flights=replace(TWO, percent=0, after_level=2))
    day.do(Tick(), now=40 * MINUTE)
    assert day.event.day_over
    assert day.event.clock.on_break
    day.do(BagUp("Main"), now=40 * MINUTE)
    assert carried(day.event).level == 3
    last_hand = played("1A", "abcd", "ab", levels=levels)
    assert carried(replace(last_hand, clock=replace(last_hand.clock, index=2))).level == 3


def test_a_flight_left_to_one_player_early_does_not_take_the_second_day_back_to_low_blinds() -> None:
    rules = {"flights": replace(TWO, percent=0, after_level=2)}
    event = played("1A", "abcd", "a", **rules)
    assert (event.clock.index, carried(event).level) == (0, 2)


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
    direction = Tournament(main_event())
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


def test_a_flight_nobody_came_to_comes_in_empty_and_changes_nothing() -> None:
    """The second day goes on at the level of the flight that was played, with its chips."""
    three = Flights(names=("1A", "1B", "1C"), after_level=2)
    one = flight("1A", *"abcd", flights=three)
    one.do(Tick(), now=40 * MINUTE)
    one.do(BagUp("Main"), now=40 * MINUTE)
    nobody = CarryIn("1B", (), 0, (), 0, 0, 0, 0, 0)
    direction = Tournament(main_event(flights=three))
    for told in (nobody, carried(one.event), replace(nobody, flight="1C")):
        direction.do(told, now=0)
    direction.do(Start(), now=HOUR, seed="two")
    event = direction.event
    assert (event.clock.index, event.left, event.money.pool) == (2, 4, 40_000)
    assert across([one.event], event) == []


def test_a_file_of_flights_is_played_from_its_first_entry_to_its_last_prize_by_commands_alone() -> None:
    """As a room plays it: an event for each flight and one for the second day, and nothing passes but commands."""
    whole = read_event((EXAMPLES / "main-event-flights.toml").read_text("utf-8"))
    flights = {name: Tournament(flight_of(whole, name)) for name in ("1A", "1B", "1C")}
    for name, direction in flights.items():
        # Whoever loses a first day comes to the next one: he is the same person in all of them.
        for player in ("x", *[f"{name}-{number}" for number in range(1, 8)]):
            others = [other.event for other in flights.values() if other is not direction]
            direction.do(Register(player, earlier=earlier(others, player)), now=0)
        direction.do(Start(), now=0, seed=name)
        _play(direction)
        assert (direction.event.entrants["x"].status, len(direction.event.bags)) == ("out", 2)
    second = Tournament(whole)
    for direction in flights.values():
        second.do(carried(direction.event), now=0)
    second.do(Start(), now=HOUR, seed="second")
    assert across([direction.event for direction in flights.values()], second.event) == []
    assert (second.event.entries, second.event.unique, second.event.left) == (24, 22, 6)
    _play(second)
    money = second.event.money
    assert (second.event.phase, money.pool + money.overlay) == ("finished", 10_000_000)
    assert money.paid + money.rounding == sum(second.event.ladder) == 10_000_000


def _play(direction: Tournament) -> None:
    """The clock runs through breaks and late registration; then whoever is last by name loses, hand by hand."""
    while direction.event.phase == "running":
        event = direction.event
        if event.day_over:
            direction.do(BagUp("main"), now=event.clock.ends)
        elif event.clock.on_break or event.open:
            direction.do(Tick(), now=event.clock.ends)
        else:
            _lose(direction)


def _lose(direction: Tournament) -> None:
    event = direction.event
    table = max(event.tables, key=lambda number: len(event.tables[number].seats))
    direction.do(BeginHand(table), now=event.clock.ends - 1, seed="button")
    event = direction.event
    here = {event.tables[table].seats[seat]: seat for seat in event.tables[table].dealt}
    held = {seat: event.entrants[player].stack for player, seat in here.items()}
    won, *_, lost = [here[player] for player in sorted(here)]
    held[won], held[lost] = held[won] + held[lost], 0
    direction.do(EndHand(table, held, {lost: (won,)}), now=event.clock.ends - 1)
