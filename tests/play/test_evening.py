"""Whole evenings at one table: players bust, leave and join, and the button goes round."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import DECK_52, shuffled
from croupier.play import NL_HOLDEM, Hand, Positions, Setup, Stakes, next_positions


@pytest.mark.clause("TDA-2022:34.2")
@pytest.mark.clause("TDA-2022:32")
@given(st.lists(st.sets(st.integers(1, 10), min_size=2, max_size=10), min_size=2, max_size=30))
def test_nobody_posts_the_big_blind_twice_running_whoever_leaves_and_joins(tables: list[set[int]]) -> None:
    positions: Positions | None = None
    for seats in tables:
        taken = sorted(seats)
        before, positions = positions, next_positions(positions, taken)
        assert positions.big_blind in taken
        assert positions.small_blind != positions.big_blind
        if len(taken) == 2:
            assert positions.button == positions.small_blind
            assert {positions.button, positions.big_blind} == seats
        if before is None:
            continue
        assert positions.big_blind != before.big_blind
        passed = range(before.big_blind + 1, before.big_blind + 10)
        skipped = [(seat - 1) % 10 + 1 for seat in passed]
        assert positions.big_blind == next(seat for seat in skipped if seat in seats)
        if len(taken) > 2:
            assert positions.small_blind == before.big_blind


@pytest.mark.clause("CLUB-2:2.11.1-b")
@given(st.lists(st.sets(st.integers(1, 10), min_size=3, max_size=10), min_size=2, max_size=30))
def test_with_three_or_more_the_button_goes_where_the_small_blind_was(tables: list[set[int]]) -> None:
    positions = next_positions(None, sorted(tables[0]))
    for seats in tables[1:]:
        before, positions = positions, next_positions(positions, sorted(seats))
        assert positions.button != positions.big_blind
        if before.small_blind != positions.big_blind:
            assert positions.button == before.small_blind


def one_hand(chance: random.Random, positions: Positions, stacks: dict[int, int], stakes: Stakes) -> Hand:
    setup = Setup.deal_in(NL_HOLDEM, stakes, stacks, positions)
    hand = Hand(setup, shuffled(DECK_52, chance))
    while not hand.over:
        options = hand.options
        assert options is not None
        if options.raise_max and chance.random() < 0.25:
            hand.raise_to(chance.choice([options.raise_min, options.raise_max]))
        elif options.check:
            hand.check()
        elif chance.random() < 0.4:
            hand.fold()
        else:
            hand.call()
    return hand


@pytest.mark.parametrize("seed", range(20))
def test_a_sit_and_go_ends_with_all_the_chips_before_one_player(seed: int) -> None:
    chance = random.Random(seed)
    stacks = dict.fromkeys(chance.sample(range(1, 11), chance.randint(2, 10)), 1500)
    all_chips = sum(stacks.values())
    positions: Positions | None = None
    posted: list[int] = []
    level = 0
    while len(stacks) > 1:
        stakes = Stakes(10 << level // 8, 20 << level // 8, 5 * (level // 8))
        level += 1
        positions = next_positions(positions, sorted(stacks))
        hand = one_hand(chance, positions, stacks, stakes)
        [big_blind] = [entry.seat for entry in hand.log if entry.kind == "big-blind"] or [positions.big_blind]
        assert posted[-1:] != [big_blind]
        posted.append(big_blind)
        stacks = {seat: chips for seat, chips in hand.result.stacks.items() if chips}
        assert sum(stacks.values()) == all_chips
    assert list(stacks.values()) == [all_chips]


@pytest.mark.clause("CLUB-2:2.11.1-c")
@pytest.mark.parametrize("players", range(2, 11))
def test_over_one_round_everybody_pays_the_same_blinds(players: int) -> None:
    stacks = dict.fromkeys(range(1, players + 1), 1000)
    positions: Positions | None = None
    for _ in range(players):
        positions = next_positions(positions, sorted(stacks))
        setup = Setup.deal_in(NL_HOLDEM, Stakes(50, 100), stacks, positions)
        hand = Hand(setup, DECK_52.cards)
        while not hand.over:
            hand.fold()
        stacks = dict(hand.result.stacks)
    assert set(stacks.values()) == {1000}
