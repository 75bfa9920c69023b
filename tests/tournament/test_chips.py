import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.cards import DECK_52, parse
from croupier.errors import Mistake, Refusal
from croupier.tournament import BeginHand, Register, Tick
from croupier.tournament.chips.colour_up import not_needed, plan_colour_ups, starting_stack
from croupier.tournament.chips.race import odd_chips, race
from croupier.tournament.commands import Bust, CloseRebuys, ColourUp, SetStack
from croupier.tournament.facts import ColouredUp, Race, StackSet
from croupier.tournament.page import read_event
from croupier.tournament.terms import Entries, Level, Rebuys
from tests.tournament.desk import MINUTE, after, facts_of, running, standing
from tests.tournament.test_prizes import EXAMPLES
from tests.under import policy


@pytest.mark.every_book
@pytest.mark.clause("TDA-2015:23A.1", "TDA-2017:24A.1")
@pytest.mark.clause("CLUB-7:7.4.1-a")
@pytest.mark.clause("TDA-2022:24A.1")
def test_leftovers_of_three_two_and_three_are_raced_for_two_chips() -> None:
    """TOUR-AU-7: 8 chips of 25 make two of 100."""
    cards = {1: parse("2c3c4c"), 2: parse("KhQh"), 3: parse("As5d6d")}
    raced = race({1: 1_075, 2: 1_050, 3: 1_075}, 25, 100, cards, most=0)
    assert raced.won == {3: 1, 2: 1}
    assert raced.stacks == {1: 1_000, 2: 1_100, 3: 1_100}
    assert raced.more == 0


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2022:24A.2")
@pytest.mark.clause("TDA-2017:24A.2")
@pytest.mark.clause("TDA-2015:23A.2")
def test_nobody_wins_two_chips_but_by_the_older_way() -> None:
    cards = {1: parse("2c3c4c"), 2: parse("KhQh"), 3: parse("AsAd6d")}
    stacks = {1: 1_075, 2: 1_050, 3: 1_075}
    assert race(stacks, 25, 100, cards, most=policy().number("chip_race_limit")).won == {3: 1, 2: 1}
    assert race(stacks, 25, 100, cards, most=0).won == {3: 2}


@pytest.mark.every_book
@pytest.mark.clause("TDA-2015:23A.3", "TDA-2017:24A.3")
@pytest.mark.clause("CLUB-7:7.4.1-b")
@pytest.mark.clause("TDA-2022:24A.3")
def test_who_would_be_raced_out_keeps_one_chip_of_the_lowest_in_play() -> None:
    """TOUR-AU-8."""
    raced = race({1: 25, 2: 1_075}, 25, 100, {1: parse("2c"), 2: parse("AsKsQs")})
    assert raced.won == {2: 1}
    assert raced.saved == (1,)
    assert raced.stacks == {1: 100, 2: 1_100}
    assert raced.more == 100


def test_suits_break_ties_in_the_race() -> None:
    raced = race({1: 125, 2: 125, 3: 150}, 25, 100, {1: parse("Kh"), 2: parse("Ks"), 3: parse("2c3c")})
    assert raced.won == {2: 1}


def test_a_race_needs_a_card_for_every_odd_chip() -> None:
    with pytest.raises(Mistake, match="seat 1 has 3 odd chips"):
        race({1: 75}, 25, 100, {1: parse("Kh")})
    with pytest.raises(Mistake, match="do not make chips of 40"):
        race({1: 75}, 25, 40, {})


@given(stacks=st.lists(st.integers(1, 400), min_size=2, max_size=9), deck=st.permutations(DECK_52.cards))
def test_every_race_leaves_whole_chips_and_nobody_without(stacks: list[int], deck: list[int]) -> None:
    held = {seat: 25 * chips for seat, chips in enumerate(stacks, 1)}
    cards = {}
    for seat, stack in held.items():
        count = odd_chips(stack, 25, 100)
        cards[seat], deck = tuple(deck[:count]), deck[count:]
    raced = race(held, 25, 100, cards)
    assert all(stack >= 100 and stack % 100 == 0 for stack in raced.stacks.values())
    assert max(raced.won.values(), default=0) <= 1
    assert -100 < sum(raced.stacks.values()) - sum(held.values()) - 100 * len(raced.saved) < 100
    assert raced.more == sum(raced.stacks.values()) - sum(held.values())


# When a denomination leaves


@pytest.mark.every_book
@pytest.mark.clause("CLUB-7:7.1.9-a")
def test_a_denomination_leaves_when_no_blind_to_come_needs_it() -> None:
    """CHIP-AU-4: 25s with blinds of 100, 200 and 300 to come."""
    assert not_needed(100, [100, 200, 300])
    assert not not_needed(100, [100, 150, 300])


SHEET_2018 = (
    *((75, 150, 25), (100, 200, 25), (150, 300, 50), (200, 400, 50), (250, 500, 75), (300, 600, 75)),
    *((400, 800, 100), (500, 1_000, 100), (600, 1_200, 200), (800, 1_600, 200)),
    *((1_000, 2_000, 300), (1_200, 2_400, 400), (1_500, 3_000, 500), (2_000, 4_000, 500)),
    *((2_500, 5_000, 500), (3_000, 6_000, 1_000), (4_000, 8_000, 1_000), (5_000, 10_000, 1_000)),
    *((6_000, 12_000, 2_000), (8_000, 16_000, 2_000), (10_000, 20_000, 3_000), (12_000, 24_000, 4_000)),
    *((15_000, 30_000, 5_000), (20_000, 40_000, 5_000), (25_000, 50_000, 5_000)),
    *((30_000, 60_000, 10_000), (40_000, 80_000, 10_000), (50_000, 100_000, 15_000)),
)
"""Small blind, big blind and ante of the 28 levels on the sheet of the tour's championship of 2018."""


def test_the_structure_of_the_tour_championship_of_2018_is_reproduced() -> None:
    event = read_event((EXAMPLES / "tournament-of-champions-2018.toml").read_text("utf-8"))
    played = [level for level in event.levels if not level.pause]
    assert tuple([(each.small_blind, each.big_blind, each.ante) for each in played]) == SHEET_2018
    assert (event.stack, event.seats, event.minutes, event.buy_in) == (50_000, 8, 60, 1_500_000)
    # Registration until the start of level 5; breaks after levels 4, 6, 10, 12, 16 and 22, two of them for dinner.
    assert (event.entries.late_levels, event.entries.reentries) == (4, 0)
    breaks = {event.number(index): level.pause for index, level in enumerate(event.levels) if level.pause}
    assert breaks == {4: 15, 6: 75, 10: 15, 12: 15, 16: 75, 22: 15}


def test_the_planner_removes_chips_where_the_tour_championship_of_2018_did() -> None:
    """Its sheet removes 25s after level 6, 100s after 12, 500s after 16, 1,000s after 22."""
    event = read_event((EXAMPLES / "tournament-of-champions-2018.toml").read_text("utf-8"))
    printed = {index: level.colour_up for index, level in enumerate(event.levels) if level.colour_up}
    assert plan_colour_ups(event) == printed
    assert [event.number(index) for index in printed] == [6, 12, 16, 22]
    assert (event.level(0).big_blind, event.level(33).big_blind) == (150, 100_000)


def test_at_its_break_the_event_races_by_itself_and_the_chips_in_play_are_known() -> None:
    levels = (
        Level(small_blind=25, big_blind=50),
        Level(pause=10, colour_up=(25,)),
        Level(small_blind=100, big_blind=200),
    )
    event = standing(
        {1: range(1, 7), 2: range(1, 7)},
        stacks={"1-1": 10_025, "1-2": 9_975, "2-6": 75, "2-5": 19_925},
        chips=(25, 100, 500),
        levels=levels,
    )
    raced, _ = facts_of(event, Tick(), Race, now=20 * MINUTE)
    assert (raced.table, raced.chip, set(raced.cards)) == (1, 25, set(range(1, 7)))
    [up] = facts_of(event, Tick(), ColouredUp, now=20 * MINUTE)
    assert up.why.clause == "TDA-2022:24A.2"
    event = after(event, Tick(), now=20 * MINUTE)
    assert event.smallest_chip == 100
    assert all(entrant.stack % 100 == 0 and entrant.stack for entrant in event.entrants.values())
    assert event.in_chips == event.issued - event.removed


@pytest.mark.clause("TDA-2022:24A.1")
def test_a_colour_up_waits_for_the_hand() -> None:
    event = standing({1: range(1, 7), 2: range(1, 7)}, chips=(25, 100))
    with pytest.raises(Refusal, match="between hands"):
        after(event, BeginHand(1), ColourUp(25))
    with pytest.raises(Refusal, match="chips of 100 cannot leave"):
        after(event, ColourUp(100))


@pytest.mark.every_book
@pytest.mark.clause("CLUB-7:7.1.9-b")
def test_what_makes_a_larger_chip_is_changed_at_once_and_only_the_rest_is_raced() -> None:
    """Seven chips of 25 are one of 100; the three left over are two short of what the neighbour puts up."""
    assert odd_chips(175, 25, 100) == 3
    raced = race({1: 175, 2: 125}, 25, 100, {1: parse("2c3c4c"), 2: parse("As")})
    assert raced.won == {2: 1}
    assert raced.stacks == {1: 100, 2: 200}


@pytest.mark.clause("TDA-2022:25B.1")
@pytest.mark.clause("TDA-2017:25B.1")
@pytest.mark.clause("TDA-2015:24B.1")
@pytest.mark.parametrize("book", ["tda-2015", "tda-2017", "tda-2022"])
def test_the_director_colours_up_when_he_sees_fit(book: str) -> None:
    """In the middle of a level, no break near, and blinds to come that are made of the chips he takes away."""
    levels = (Level(small_blind=25, big_blind=50), Level(small_blind=75, big_blind=150))
    stacks = {"1-1": 10_025, "1-2": 9_975}
    event = standing({1: range(1, 7)}, stacks=stacks, chips=(25, 100), levels=levels, profile=book)
    assert facts_of(event, Tick(), ColouredUp) == []
    event = after(event, ColourUp(25))
    assert event.smallest_chip == 100
    assert sorted(event.entrants[player].stack for player in stacks) == [10_000, 10_000]
    assert event.in_chips == 60_000


@pytest.mark.clause("TDA-2022:24C.1")
@pytest.mark.clause("TDA-2017:24C.1")
@pytest.mark.clause("TDA-2015:23C.1")
@pytest.mark.parametrize(
    ("book", "clause"),
    [("tda-2015", "TDA-2015:23C.1"), ("tda-2017", "TDA-2017:24C.1"), ("tda-2022", "TDA-2022:24C.1")],
)
@pytest.mark.parametrize(("found", "changed"), [(200, 200), (275, 200), (75, 0)])
def test_old_chips_found_after_the_race_are_changed_for_what_they_make(
    book: str, clause: str, found: int, changed: int
) -> None:
    event = after(standing({1: range(1, 7)}, chips=(25, 100), profile=book), ColourUp(25))
    [told] = facts_of(event, SetStack("1-1", 10_000 + found, "found"), StackSet)
    assert told.chips == 10_000 + changed
    assert told.why.clause == clause


@pytest.mark.clause("TDA-2022:8B")
@pytest.mark.clause("TDA-2017:7B")
@pytest.mark.parametrize(("book", "clause"), [("tda-2022", "TDA-2022:8B"), ("tda-2017", "TDA-2017:7B")])
def test_chips_given_up_for_a_fresh_stack_leave_play(book: str, clause: str) -> None:
    """A player with 2,300 left gives them up and enters again with 10,000."""
    entries = Entries(late_levels=3, reentries=1)
    event = standing({1: range(1, 7)}, stacks={"1-1": 2_300}, entries=entries, profile=book)
    # Late entries are still open: the desk closed nothing yet.
    event = replace(event, open=True)
    given_up = SetStack("1-1", 0, "surrendered")
    assert facts_of(event, given_up, StackSet)[0].why.clause == clause
    event = after(event, given_up)
    assert (event.removed, event.in_chips) == (2_300, 50_000)
    event = after(event, Bust("1-1"), Register("1-1"))
    assert event.entrants["1-1"].stack == 10_000
    assert event.in_chips == event.issued - event.removed == 60_000


# The starting stack


def test_a_starting_stack_makes_change_in_few_pieces() -> None:
    made = starting_stack(20_000, [25, 100, 500, 1_000, 5_000])
    assert made.counts == {25: 8, 100: 8, 500: 8, 1_000: 10, 5_000: 1}
    assert sum(chip * count for chip, count in made.counts.items()) == 20_000


def test_the_inventory_limits_the_stack() -> None:
    made = starting_stack(10_000, [100, 500, 1_000], players=20, inventory={100: 200, 500: 160, 1_000: 200})
    assert made.counts[100] <= 10
    assert sum(chip * count for chip, count in made.counts.items()) == 10_000
    with pytest.raises(Mistake, match="cannot be made"):
        starting_stack(10_000, [100, 500], players=20, inventory={100: 200, 500: 160})


def test_chips_counted_on_a_broke_player_make_him_live_again() -> None:
    """He is bust by mistake while rebuys are open, and 20,000 are counted before him."""
    event = running(3, live=True, rebuys=Rebuys(price=5_000, chips=10_000, levels=3)).event
    event = after(event, Bust("3", ("1",)), SetStack("3", 20_000), SetStack("1", 10_000))
    assert (event.entrants["3"].status, event.in_chips) == ("playing", 40_000)
    event = after(event, CloseRebuys())
    assert (event.left, event.entrants["3"].stack) == (3, 20_000)
    assert event.in_chips == event.issued - event.removed == sum([each.stack for _, each in event.at(1)])


def test_nobody_is_counted_more_chips_than_were_ever_given_out() -> None:
    """A zero too many, typed late at night."""
    event = running(3, live=True).event
    with pytest.raises(Refusal) as no:
        after(event, SetStack("1", 100_000))
    assert (no.value.code, no.value.params["all"]) == ("tournament-stack-beyond-all", 30_000)
    assert after(event, SetStack("1", 30_000)).entrants["1"].stack == 30_000
