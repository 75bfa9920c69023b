"""Shootouts and heads-up brackets: tables to their winner, rounds drawn, seeds, byes, places."""

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
    Register,
    Rounds,
    Start,
    Terms,
    Tournament,
    Unregister,
)
from croupier.tournament.commands import (
    BreakTable,
    Bust,
    CallHandForHand,
    Move,
    NextRound,
    OpenTable,
    Pair,
    Penalise,
    Seed,
)
from croupier.tournament.due import due
from croupier.tournament.facts import RoundDrawn
from croupier.tournament.prizes.places import places
from croupier.tournament.rounds.drawing import bracket_of, slots
from croupier.tournament.seen import seen
from croupier.tournament.simulation.event import Simulation
from croupier.tournament.terms import Entries, Prizes
from tests.tournament.desk import MINUTE, after, facts_of, terms
from tests.tournament.test_simulation import SUNDAY, in_order

SHOOTOUT = Rounds(kind="shootout")
BRACKET = Rounds(kind="bracket")


def event_of(players: int, rounds: Rounds, *seeds: str, **given) -> Event:
    direction = Tournament(terms(rounds=rounds, **given))
    for number in range(1, players + 1):
        direction.do(Register(str(number)), now=0)
    for number, player in enumerate(seeds, 1):
        direction.do(Seed(player, number), now=0)
    direction.do(Start(), now=0, seed="lot")
    return direction.event


def won(event: Event, table: int, winner: str) -> Event:
    """The table's other players lose everything to its winner, one hand after the other."""
    stage = event.stage
    while event.stage == stage and table in event.tables and event.phase == "running":
        event = after(event, BeginHand(table))
        seats = event.tables[table].seats
        lost = next(seat for seat in sorted(seats) if seats[seat] != winner)
        held = {seat: event.entrants[seats[seat]].stack for seat in event.tables[table].dealt}
        taker = next(seat for seat in seats if seats[seat] == winner)
        held[taker], held[lost] = held[taker] + held[lost], 0
        event = after(event, EndHand(table, held, {lost: (taker,)}))
    return event


def players_at(event: Event, table: int) -> list[str]:
    return [event.tables[table].seats[seat] for seat in sorted(event.tables[table].seats)]


def test_the_best_two_seeds_can_meet_in_the_last_match_only() -> None:
    assert slots(16) == (1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11)
    assert bracket_of(["A", "B", "C", "D", "E"]) == ("A", "", "D", "E", "B", "", "C", "")


def test_the_best_seeds_have_the_byes() -> None:
    event = event_of(5, BRACKET, "3", "1", "5", seats=2)
    assert (event.bracket[0], event.bracket[4], event.bracket[6]) == ("3", "1", "5")
    assert set(event.through) == {"3", "1", "5"}
    assert len(event.tables) == 1
    assert seen(event, 0).stage.rounds == 3


def test_the_winner_of_a_match_meets_the_winner_of_the_next_one() -> None:
    event = event_of(8, BRACKET, *"12345678", seats=2)
    assert [set(players_at(event, table)) for table in (1, 2, 3, 4)] == [
        {"1", "8"},
        {"4", "5"},
        {"2", "7"},
        {"3", "6"},
    ]
    for table, winner in ((3, "7"), (1, "1"), (4, "3")):
        event = won(event, table, winner)
        assert winner in event.through
    assert event.stage == 1
    event = won(event, 2, "5")
    assert event.stage == 2
    assert [set(players_at(event, table)) for table in (5, 6)] == [{"1", "5"}, {"7", "3"}]
    assert [(place.first, place.last) for place in places(event)] == [(5, 8)]
    assert [event.entrants[player].stack for player in "1573"] == [10_000] * 4
    event = won(won(event, 5, "1"), 6, "3")
    event = won(event, 7, "3")
    assert event.phase == "finished"
    assert [(place.first, place.last, place.players) for place in places(event)][:2] == [
        (2, 2, ("1",)),
        (3, 4, ("7", "5")),
    ]


def test_losers_of_a_round_share_its_prizes() -> None:
    event = event_of(4, BRACKET, *"1234", seats=2, prizes=Prizes(ladder=(50, 30, 10, 10)))
    event = won(won(event, 1, "1"), 2, "2")
    assert {player: event.paid[player].amount for player in "34"} == {"3": 4_000, "4": 4_000}
    event = won(event, 3, "2")
    assert {player: event.paid[player].amount for player in "12"} == {"1": 12_000, "2": 20_000}


def test_every_match_begins_at_the_first_level_again() -> None:
    event = event_of(4, BRACKET, *"1234", seats=2)
    event = won(event, 1, "1")
    event = after(event, now=0)
    again = won(replace(event, clock=replace(event.clock, index=1)), 2, "2")
    assert (again.stage, again.clock.index) == (2, 0)
    kept = event_of(4, Rounds(kind="bracket", restart=False), *"1234", seats=2)
    kept = won(won(replace(kept, clock=replace(kept.clock, index=1)), 1, "1"), 2, "2")
    assert (kept.stage, kept.clock.index) == (2, 1)


@pytest.mark.parametrize(("stacks", "each"), [("fresh", 10_000), ("carried", 40_000)])
def test_a_shootout_goes_on_with_fresh_chips_or_with_those_won(stacks, each: int) -> None:
    event = event_of(16, Rounds(kind="shootout", stacks=stacks), seats=4)
    assert [len(table.seats) for table in event.tables.values()] == [4, 4, 4, 4]
    winners = [players_at(event, table)[0] for table in (1, 2, 3, 4)]
    for table, winner in enumerate(winners, 1):
        event = won(event, table, winner)
    assert sorted(players_at(event, 5)) == sorted(winners)
    assert {event.entrants[winner].stack for winner in winners} == {each}
    assert event.in_chips == event.issued - event.removed


def test_whoever_has_the_same_place_at_his_table_shares_it() -> None:
    event = event_of(6, SHOOTOUT, seats=3)
    first, second = players_at(event, 1), players_at(event, 2)
    event = won(won(event, 1, first[2]), 2, second[2])
    assert [(each.first, each.last, set(each.players)) for each in places(event)] == [
        (3, 4, {first[1], second[1]}),
        (5, 6, {first[0], second[0]}),
    ]
    timed = event_of(6, Rounds(kind="shootout", places="time"), seats=3)
    timed = won(won(timed, 1, first[2]), 2, second[2])
    assert [each.players for each in places(timed)] == [
        (second[1],),
        (second[0],),
        (first[1],),
        (first[0],),
    ]


def test_a_live_floor_is_told_and_draws_the_next_round_itself() -> None:
    event = event_of(4, BRACKET, *"1234", seats=2, live=True)
    event = after(event, Bust("4", ("1",)), Bust("3", ("2",)))
    assert (event.tables, event.through) == ({}, ("1", "2"))
    assert [each.kind for each in due(event)] == ["round"]
    [drawn] = facts_of(event, NextRound(), RoundDrawn)
    assert (drawn.number, set(drawn.seats)) == (2, {"1", "2"})
    with pytest.raises(Refusal, match="1 table plays still"):
        after(event, NextRound(), NextRound())


def test_a_disqualified_opponent_leaves_the_table_to_the_other() -> None:
    event = event_of(4, BRACKET, *"1234", seats=2)
    event = after(event, Penalise("1", "cheats", "disqualified", by="director"))
    assert event.through == ("4",)
    assert set(won(event, 2, "2").tables[3].seats.values()) == {"4", "2"}


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (Move("1", 2, 1), "played to their winner"),
        (OpenTable(), "played to their winner"),
        (BreakTable(1), "played to their winner"),
        (CallHandForHand(), "played to their winner"),
        (Seed("1", 4), "a bracket that has not been drawn"),
        (Register("late"), "registration is closed"),
    ],
)
def test_nobody_moves_and_nobody_comes_once_a_round_is_drawn(asked, why: str) -> None:
    with pytest.raises(Refusal, match=why):
        after(event_of(4, BRACKET, *"1234", seats=2), asked)


def duel(*players: str) -> Tournament:
    direction = Tournament(terms(rounds=BRACKET, seats=2))
    for player in players:
        direction.do(Register(player), now=0)
    return direction


def test_the_floor_pairs_a_bracket_by_hand() -> None:
    direction = duel(*"abcde")
    direction.do(Pair(("e", "a", "b", "", "c", "", "d", "")), now=0, by="floor")
    assert seen(direction.event, 0).stage.pairs == ("e", "a", "b", "", "c", "", "d", "")
    direction.do(Start(), now=0, seed="lot")
    assert direction.event.bracket == ("e", "a", "b", "", "c", "", "d", "")
    assert [set(table.seats.values()) for table in direction.event.tables.values()] == [{"e", "a"}]
    assert set(direction.event.through) == {"b", "c", "d"}


@pytest.mark.parametrize(
    ("slots", "why"),
    [
        (("a", "b", "c"), "d has no place in the bracket"),
        (("a", "b", "c", "a"), "a stands in the bracket twice"),
        (("a", "b", "c", "d", "", ""), "has 4 slots, in pairs from the top"),
        (("a", "b", "c", "d", "", "", "", ""), "nobody’s bye meets a bye"),
        (("a", "b", "c", "nobody"), "there is no player “nobody”"),
    ],
)
def test_pairs_that_are_no_bracket_are_refused(slots: tuple[str, ...], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        duel(*"abcd").do(Pair(slots), now=0)


def test_pairs_go_with_whoever_comes_or_leaves_and_by_a_word() -> None:
    direction = duel(*"abcd")
    direction.do(Pair(tuple("dcba")), now=0)
    direction.do(Register("e"), now=0)
    assert direction.event.pairs == ()
    direction.undo()
    assert direction.event.pairs == tuple("dcba")
    direction.do(Unregister("a"), now=0)
    assert direction.event.pairs == ()
    direction.undo()
    direction.do(Pair(()), now=0)
    assert direction.event.pairs == ()


def test_everybody_sees_the_whole_bracket_with_its_winners() -> None:
    event = event_of(5, BRACKET, *"12345", seats=2)
    stage = seen(event, 0).stage
    assert stage.seeds == {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5}
    assert [len(matches) for matches in stage.matches] == [4, 2, 1]
    bye, played = stage.matches[0][:2]
    assert (bye.one, bye.other, bye.winner, bye.bye) == ("1", "", "1", True)
    assert (played.one, played.other, played.winner, played.table) == ("4", "5", "", 1)
    assert [(match.one, match.other) for match in stage.matches[1]] == [("1", ""), ("2", "3")]
    event = won(event, 1, "5")
    stage = seen(event, 0).stage
    assert [match.winner for match in stage.matches[0]] == ["1", "5", "2", "3"]
    assert [(match.one, match.other, match.winner, match.bye) for match in stage.matches[1]] == [
        ("1", "5", "", False),
        ("2", "3", "", False),
    ]
    event = won(won(event, 2, "1"), 3, "3")
    event = won(event, 4, "3")
    assert event.phase == "finished"
    stage = seen(event, 0).stage
    assert [match.winner for matches in stage.matches[1:] for match in matches] == ["1", "3", "3"]


def test_a_seed_is_one_players() -> None:
    direction = Tournament(terms(rounds=BRACKET, seats=2))
    for player in ("ann", "bob"):
        direction.do(Register(player), now=0)
    direction.do(Seed("ann", 1), now=0)
    with pytest.raises(Refusal, match="seed 1 is held by ann"):
        direction.do(Seed("bob", 1), now=0)
    direction.do(Seed("ann", 0), now=0)
    direction.do(Seed("bob", 1), now=0)
    assert direction.event.entrants["bob"].seeded == 1


def test_a_round_can_be_taken_back() -> None:
    direction = Tournament(terms(rounds=BRACKET, seats=2, live=True))
    for player in "1234":
        direction.do(Register(player), now=0)
    direction.do(Start(), now=0, seed="lot")
    drawn = direction.event
    direction.do(BeginHand(1), now=MINUTE)
    direction.undo()
    assert direction.event == drawn
    direction.undo()
    assert (direction.event.tables, direction.event.bracket) == ({}, ())


def rounds_of(event: Terms, rounds: Rounds, **changes) -> Terms:
    return replace(event, rounds=rounds, entries=Entries(), guarantee=0, **changes)


@settings(max_examples=10)
@given(
    players=st.integers(2, 40),
    seed=st.integers(0, 10**6),
    seats=st.sampled_from([3, 6, 9]),
    stacks=st.sampled_from(["fresh", "carried"]),
    ranks=st.sampled_from(["table", "time"]),
)
def test_a_shootout_of_any_size_comes_to_its_end(players: int, seed: int, seats: int, stacks, ranks) -> None:
    rounds = Rounds(kind="shootout", stacks=stacks, places=ranks)
    told = Simulation(rounds_of(SUNDAY, rounds, seats=seats), players, seed, play).run()
    in_order(told)
    taken = [place for each in places(told.event) for place in range(each.first, each.last + 1)]
    assert taken == list(range(2, players + 1))


@settings(max_examples=8)
@given(players=st.integers(2, 33), seed=st.integers(0, 10**6))
def test_a_bracket_of_any_size_has_as_many_rounds_as_it_needs(players: int, seed: int) -> None:
    told = Simulation(rounds_of(SUNDAY, BRACKET, seats=2), players, seed, play).run()
    in_order(told)
    assert told.event.stage == (players - 1).bit_length()
