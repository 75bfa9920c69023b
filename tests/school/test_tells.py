"""The notebook, and what decisions say: proven clause by clause of the book of tells."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.errors import Mistake, Refusal
from croupier.odds.sureness import around_median, level, middle, share, wilson
from croupier.school.tells.notes import (
    CHANNELS,
    KINDS,
    MOODS,
    MOST_NOTES,
    TYPES,
    Channel,
    Crossed,
    Emptied,
    Fact,
    Kind,
    Mood,
    Notebooks,
    Noted,
    Reviewed,
    Sat,
    Type,
    advice,
    cross,
    note,
    review,
    settle,
)
from croupier.school.tells.pattern import Decision, out_of_size, out_of_time, profile
from croupier.school.tells.variance import outlook
from croupier.school.tells.worked import HANDS, judge, steps, weigh, worked

LENA = Noted("ann", "n1", "Lena", "physical", "weakness", "Looks away and fidgets", "hands")


def filled(*facts: Fact) -> Notebooks:
    books: Notebooks = {}
    for at, fact in enumerate(facts):
        settle(books, fact, at)
    return books


def refused(wished: Noted, books: Notebooks | None = None) -> str:
    with pytest.raises(Refusal) as said:
        note(books or {}, wished)
    return said.value.code


def decided(number: int, /, **other: Any) -> Decision:
    usual: dict[str, Any] = {
        "street": 0,
        "facing": False,
        "action": "raise",
        "size": 0.8,
        "ms": 2_000,
    }
    return Decision("oak", number, **{**usual, **other})


# Notes


@pytest.mark.clause("TELLS:5")
def test_a_note_is_of_one_of_three_types_and_of_no_other() -> None:
    assert set(get_args(Type)) == set(TYPES) == {"betting-pattern", "physical", "table-talk"}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "noted", **msgspec.structs.asdict(LENA), "tell": "hunch"}, Noted)


@pytest.mark.clause("TELLS:14")
def test_what_is_seen_is_seen_by_one_of_five_channels() -> None:
    assert {*get_args(Channel)} - {""} == {*CHANNELS} == {"eyes", "face", "posture", "hands", "breathing"}
    for channel in CHANNELS:
        made = msgspec.structs.replace(LENA, channel=channel)
        assert note({}, made).channel == channel
    assert refused(msgspec.structs.replace(LENA, channel="")) == "tells-channel"
    # What is said, and how one bets, is seen by none of them.
    assert refused(msgspec.structs.replace(LENA, tell="table-talk")) == "tells-channel"
    assert note({}, msgspec.structs.replace(LENA, tell="betting-pattern", channel="")).channel == ""


@pytest.mark.clause("TELLS:18")
def test_that_somebody_has_no_reliable_tell_is_a_note_and_needs_no_words() -> None:
    assert "none" in KINDS
    assert {*get_args(Kind)} == {*KINDS}
    assert note({}, msgspec.structs.replace(LENA, kind="none", text="", channel="")).kind == "none"
    assert refused(msgspec.structs.replace(LENA, text=" ")) == "tells-no-text"


@pytest.mark.clause("TELLS:30")
def test_a_notebook_is_its_authors_and_he_crosses_out_what_he_likes() -> None:
    theirs = msgspec.structs.replace(LENA, person="bob", text="Mine")
    books = filled(LENA, theirs, Sat("bob", "anger", "Lost"))
    assert (books["ann"].notes["n1"].noted.text, books["ann"].sessions) == ("Looks away and fidgets", ())
    assert books["bob"].notes["n1"].noted.text == "Mine"
    settle(books, Crossed("ann", "n1"), 9)
    assert ({*books["ann"].notes}, {*books["bob"].notes}) == (set(), {"n1"})
    # Somebody else's is answered as one that is none.
    with pytest.raises(Refusal, match="no such note"):
        cross(books, Crossed("ann", "n1"))
    with pytest.raises(Refusal, match="no such note"):
        review(books, Reviewed("ann", "n1", True))
    settle(books, Emptied("bob"), 10)
    assert (books["bob"].notes, books["bob"].sessions) == ({}, ())


@pytest.mark.clause("TELLS:19")
def test_a_review_of_one_opponents_note_says_nothing_of_anothers() -> None:
    misha = msgspec.structs.replace(LENA, id="n2", opponent="Misha", confidence="high")
    books = filled(LENA, misha, *[Reviewed("ann", "n1", True)] * 30)
    assert (books["ann"].notes["n1"].held, books["ann"].notes["n2"].held) == (30, 0)
    assert books["ann"].notes["n2"].sure == "low"


@pytest.mark.clause("TELLS:20")
def test_a_note_is_no_surer_than_it_was_seen_nor_than_its_author_says() -> None:
    assert [level(each) for each in (0, 12, 19, 20, 99, 100)] == [
        *["low"] * 3,
        *["medium"] * 2,
        "high",
    ]
    sure = msgspec.structs.replace(LENA, confidence="high")
    seen = [Reviewed("ann", "n1", held) for held in [True] * 15 + [False] * 5]
    assert filled(sure, *seen[:12])["ann"].notes["n1"].sure == "low"
    assert filled(sure, *seen)["ann"].notes["n1"].sure == "medium"
    assert filled(sure, *seen * 5)["ann"].notes["n1"].sure == "high"
    assert filled(LENA, *seen * 5)["ann"].notes["n1"].sure == "low"
    # That somebody fidgets may be nerves.
    assert "nerves" in KINDS
    held = filled(sure, *seen)["ann"].notes["n1"].share
    assert (held.seen, held.of, held.between) == (15, 20, wilson(15, 20))
    assert filled(sure, *seen[:19])["ann"].notes["n1"].share.between is None


def test_a_note_written_anew_keeps_when_it_was_made_and_how_it_held() -> None:
    again = msgspec.structs.replace(LENA, text="Only when tired")
    books = filled(LENA, Reviewed("ann", "n1", False), again)
    kept = books["ann"].notes["n1"]
    assert (kept.noted.text, kept.at, kept.failed) == ("Only when tired", 0, 1)


def test_a_notebook_is_of_somebody_and_ends_somewhere() -> None:
    assert refused(msgspec.structs.replace(LENA, opponent="  ")) == "tells-no-opponent"
    full = filled(*[msgspec.structs.replace(LENA, id=str(each)) for each in range(MOST_NOTES)])
    assert refused(LENA, full) == "tells-too-many"
    # What is there can be written anew.
    assert note(full, msgspec.structs.replace(LENA, id="3")).id == "3"


@pytest.mark.clause("TELLS:23")
def test_three_moods_give_one_away_and_after_anger_one_takes_a_break() -> None:
    assert {*get_args(Mood)} - {""} == {*MOODS} == {"anxiety", "anger", "excitement"}
    for mood in MOODS:
        assert filled(Sat("ann", mood))["ann"].sessions[0].mood == mood
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "sat", "person": "ann", "mood": "boredom"}, Sat)
    assert advice("anger") == "tells-mood-break"
    assert advice("") == ""


# Patterns


@pytest.mark.clause("TELLS:6")
def test_a_size_that_departs_from_the_usual_one_is_found_and_only_with_enough_to_compare() -> None:
    usual = [decided(number) for number in range(1, 20)]
    assert profile([*usual[:18], decided(19, size=2.0)]).departures == ()
    (found,) = profile([*usual, decided(20, size=2.0)]).departures
    assert (found.hand, found.by, found.times) == (20, "size", 2.5)
    (spot,) = profile([*usual, decided(20, size=2.0)]).situations
    assert (spot.sizes.median, spot.actions["raise"].seen, spot.actions["check"].seen) == (0.8, 20, 0)
    # Where sizes spread, half as much again as the middle half is still usual: from 0.4 to 1.2.
    wide = [decided(number, size=0.7 + (number % 2) * 0.2) for number in range(1, 21)]
    found_wide = profile([*wide, decided(21, size=1.19), decided(22, size=1.21), decided(23, size=0.39)])
    assert [(each.hand, each.by) for each in found_wide.departures] == [(22, "size"), (23, "size")]
    # Another street, or a bet to answer, is another situation.
    elsewhere = [*usual, decided(20, size=2.0, street=1), decided(21, size=2.0, facing=True)]
    assert profile(elsewhere).departures == ()
    assert [(each.street, each.facing, each.sizes.median) for each in profile(elsewhere).situations] == [
        (0, False, None),
        (0, True, None),
        (1, False, None),
    ]


@pytest.mark.clause("TELLS:7")
def test_who_always_raises_is_told_with_how_sure_that_is_and_never_as_a_fact() -> None:
    always = profile([decided(number) for number in range(60)]).situations[0].actions["raise"]
    assert always.between is not None
    # Sixty of sixty are still no certainty.
    assert (always.seen, always.of) == (60, 60)
    assert 0.9 < always.between.low < 1.0
    limp = worked("limp")
    assert (limp.clause, limp.bluffs) == ("TELLS:7", 20)
    assert weigh(limp).before < weigh(limp).after < 1


@pytest.mark.clause("TELLS:28")
def test_a_time_stands_out_beyond_twice_or_half_the_median() -> None:
    assert [out_of_time(each, 2.0) for each in (5.0, 4.0, 1.0, 0.9)] == [True, False, False, True]
    usual = [decided(number) for number in range(1, 20)]
    slow, fast = decided(20, ms=4_001), decided(21, ms=999)
    times = [(each.hand, each.by) for each in profile([*usual, slow, fast]).departures]
    assert times == [(20, "time"), (21, "time")]
    assert profile([*usual, decided(20, ms=4_000), decided(21, ms=1_000)]).departures == ()
    assert profile([*usual[:17], slow, fast]).departures == ()


@pytest.mark.clause("TELLS:29")
def test_sizes_of_shown_bluffs_and_of_shown_winners_are_told_apart_and_not_below_enough() -> None:
    sizes = [decided(number, size=0.75, shown="lost") for number in range(6)]
    sizes += [decided(number, size=0.5, shown="won") for number in range(6, 26)]
    sizes += [decided(number, size=9.0) for number in range(26, 60)]
    found = profile(sizes)
    assert (found.bluffs.of, found.bluffs.mean, found.bluffs.level) == (6, None, "low")
    assert (found.value.of, found.value.mean, found.value.deviation) == (20, 0.5, 0.0)


@given(st.integers(0, 400), st.integers(0, 400))
def test_an_interval_holds_what_was_seen_and_narrows_with_more(seen: int, others: int) -> None:
    of = seen + others
    low, high = wilson(seen, of)
    assert 0 <= low <= high <= 1
    if of:
        assert low - 1e-12 <= seen / of <= high + 1e-12
        wider = wilson(seen, of)
        more = wilson(seen * 4, of * 4)
        assert more.high - more.low < wider.high - wider.low
    assert (share(seen, of).between is None) is (of < 20)


def test_the_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """By simulation, with a seed: 95 of 100, give or take what 2,000 samples leave to luck."""
    luck = Random(5)
    held = {"share": 0, "median": 0}
    for _ in range(2_000):
        low, high = wilson(sum(luck.random() < 0.3 for _ in range(40)), 40)
        held["share"] += low <= 0.3 <= high
        between = around_median([luck.expovariate(1) for _ in range(40)])
        assert between is not None
        held["median"] += between.low <= 0.6931471805599453 <= between.high
    assert all(1_860 <= count <= 1_960 for count in held.values()), held


@pytest.mark.parametrize(("size", "expected"), [(5, None), (6, (0, 5)), (20, (5, 14)), (21, (5, 15))])
def test_the_median_lies_between_order_statistics(size: int, expected: tuple[int, int] | None) -> None:
    assert around_median(range(size)) == expected
    assert (middle(range(size)).median is None) is (size < 20)
    assert not out_of_size(1e9, [1.0] * 19)


# Variance


@pytest.mark.clause("TELLS:24")
def test_who_decides_well_may_lose_for_long_and_wins_in_the_end() -> None:
    short, long = outlook(5, 80, 1_000, 7), outlook(5, 80, 1_000_000, 7)
    assert (short.mean, long.mean) == (50, 50_000)
    assert round(short.deviation, 3) == 252.982
    assert 0.41 < short.down < 0.43
    assert long.down < 1e-9
    for found in (short, long):
        assert abs(found.down - found.down_counted) < 0.04
    assert outlook(5, 80, 1_000, 7) == short
    assert outlook(5, 80, 1_000, 8).courses != short.courses
    assert outlook(-5, 80, 1_000_000, 7).down > 1 - 1e-9
    assert short.quantiles[2] == pytest.approx(50)
    assert [*short.quantiles] == sorted(short.quantiles)
    assert short.deepest > 0
    assert (short.hands[0], short.hands[-1], {course[0] for course in short.courses}) == (0, 1_000, {0.0})


@pytest.mark.parametrize(
    ("rate", "deviation", "hands"), [(5, 0, 10), (5, 80, 0), (2_000, 80, 10), (5, 80, 10**9)]
)
def test_what_cannot_be_drawn_is_said(rate: int, deviation: int, hands: int) -> None:
    with pytest.raises(Mistake):
        outlook(rate, deviation, hands, 1)


# Worked hands


@pytest.mark.clause("TELLS:16")
def test_the_tired_home_game_is_called_and_the_base_rate_told() -> None:
    hand = worked("home-game")
    assert (hand.clause, hand.cues, hand.tilt) == ("TELLS:16", ("eyes", "hands"), False)
    assert judge(hand, "call") == (True, ("tells-says-base-rate",))
    assert judge(hand, "fold") == (False, ("tells-says-base-rate",))
    weighed = weigh(hand)
    # Without the cues it would be a fold: 1 in 4 bluffs where 9 in 28 are asked for.
    assert weighed.before < weighed.needed < weighed.after
    assert "base-rate" in steps(hand)


@pytest.mark.clause("TELLS:17")
def test_who_has_just_lost_looks_at_himself_first() -> None:
    hand = worked("after-a-loss")
    assert (hand.clause, hand.tilt, steps(hand)[0]) == ("TELLS:17", True, "mood")
    assert judge(hand, "call") == (True, ("tells-says-base-rate", "tells-says-tilt"))
    assert [steps(each)[0] == "mood" for each in HANDS] == [each.tilt for each in HANDS]


@pytest.mark.clause("TELLS:20")
def test_a_cue_that_is_seen_as_often_without_a_bluff_says_nothing() -> None:
    nerves = worked("nerves")
    assert weigh(nerves).after == weigh(nerves).before
    assert judge(nerves, "fold").right
    with pytest.raises(Mistake):
        worked("none-such")
