"""Who gets how many chips: the worked cases of the books, in their own numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from croupier.cards import parse
from croupier.play import Forced, Hand, Pot, Setup, catalogue
from croupier.rulebook import profile
from tests.play.table import deal, play, table
from tests.under import book


def all_in(
    game: str,
    put_in: dict[int, int],
    holes: dict[int, str],
    board: str = "",
    *,
    book: str = "tda-2022",
    chip: int = 1,
    dead: int = 0,
    **otherwise: Any,
) -> Hand:
    """Everybody antes all he has and the cards are dealt out; seat 1 is the first to the left of the button.

    The hands are settled as soon as the cards are out, so that only the split is seen. `dead` money is seat 1's.
    """
    variant = catalogue[game]
    stacks = put_in | {1: put_in[1] + dead}
    antes = [Forced(seat, chips, "ante") for seat, chips in put_in.items()]
    dead_money = [Forced(1, dead, "dead-ante")] if dead else []
    policy = replace(profile(book), **otherwise)
    setup = Setup(variant, stacks, max(stacks), (*dead_money, *antes), (10, 20), policy, 5, chip)
    hand = Hand(setup)
    wanted = {seat: list(parse(cards)) for seat, cards in holes.items()}
    middle = list(parse(board))
    while not hand.over:
        due = hand.dealing
        assert due is not None
        cards = wanted[due.seat] if due.kind == "deal" else middle
        hand.deal(tuple(cards[: due.due]))
        del cards[: due.due]
    return hand


def won(hand: Hand) -> dict[int, int]:
    """What each winner was pushed, all pots and halves together."""
    total: dict[int, int] = {}
    for award in hand.result.awards:
        total[award.seat] = total.get(award.seat, 0) + award.amount
    return total


SIX_HIGH = {1: "6s5sKdQd", 2: "6c5cKhQh"}
"""With 2-3-4 on the board: the six-high straight both ways, the first of spades."""
WHEELS = "2h3d4cTsTh"


@pytest.mark.clause("TDA-2017:20D", "TDA-2015:19D", "TDA-2017:ILL-20-1")
@pytest.mark.parametrize("book", ["tda-2017", "tda-2015"])
@pytest.mark.parametrize(("units", "shares"), [(66, {1: 33, 2: 33}), (67, {1: 34, 2: 33})])
def test_two_players_tied_both_ways_split_the_whole_pot(
    book: str, units: int, shares: dict[int, int]
) -> None:
    """TDA-2017:ILL-20-1, TDA-2015:EX-19D, AUTH-063."""
    hand = all_in("fl-omaha-8", {1: 33, 2: 33}, SIX_HIGH, WHEELS, book=book, dead=units - 66)
    assert won(hand) == shares


@pytest.mark.clause("TDA-2022:20D", "TDA-2022:20C", "TDA-2022:ILL-20D")
def test_in_2022_each_half_is_split_on_its_own() -> None:
    """AUTH-064, 66 units: 33 for high and 33 for low, and the odd one of both goes to the first left of the button."""
    assert won(all_in("fl-omaha-8", {1: 33, 2: 33}, SIX_HIGH, WHEELS)) == {1: 34, 2: 32}


@pytest.mark.clause("TDA-2017:20D", "TDA-2017:ILL-20-2")
def test_in_stud_too_the_tie_both_ways_is_split_evenly() -> None:
    """TDA-2017:ILL-20-2: no odd chips to the spades."""
    holes = {1: "6s5s4s3d2dKhKc", 2: "6c5c4c3h2hQdQc"}
    assert won(all_in("seven-stud-8", {1: 33, 2: 33}, holes, book="tda-2017")) == {1: 33, 2: 33}


@pytest.mark.clause("TDA-2022:20C", "TDA-2017:20C", "TDA-2015:19C")
@pytest.mark.parametrize("book", ["tda-2015", "tda-2017", "tda-2022"])
def test_the_odd_chip_of_a_high_low_pot_goes_to_the_high(book: str) -> None:
    """AUTH-062, 25 units: 13 for the high hand, 12 for the low one."""
    holes = {1: "AhAdKsQs", 2: "2c3cJdTd"}
    hand = all_in("fl-omaha-8", {1: 12, 2: 12}, holes, "AsTs5h7d8h", book=book, dead=1)
    assert won(hand) == {1: 13, 2: 12}


@pytest.mark.clause("FSPR:oddchip-3", "CLUB-7:7.3.5-b")
@pytest.mark.parametrize("book", ["fspr-manual", "club-tournament"])
def test_the_high_half_takes_what_cannot_be_split_in_the_chips_in_play(book: str) -> None:
    """SHOW-AU-3."""
    holes = {1: "AhAdKsQs", 2: "2c3cJdTd"}
    hand = all_in("fl-omaha-8", {1: 500, 2: 500}, holes, "AsTs5h7d8h", book=book, chip=25, dead=25)
    assert won(hand) == {1: 525, 2: 500}


@pytest.mark.under("fspr-manual", "fspr-competition")
@pytest.mark.clause("FSPR:split-1", "FSPR:oddchip-1")
def test_a_pot_for_three_is_split_down_to_the_smallest_chip() -> None:
    """SHOW-AU-19."""
    holes = {1: "AhKh", 2: "AsKs", 3: "AcKc"}
    hand = all_in("nl-holdem", {1: 325, 2: 325, 3: 325}, holes, "2d3d7h8cTs", book=book(), chip=25, dead=25)
    assert won(hand) == {1: 350, 2: 325, 3: 325}


@pytest.mark.clause("TDA-2022:21", "TDA-2017:21", "TDA-2015:20")
@pytest.mark.parametrize("book", ["tda-2015", "tda-2017", "tda-2022"])
def test_each_pot_is_split_on_its_own(book: str) -> None:
    """AUTH-065, with pots of 40 and 15 for its 30 and 11: the main pot tied by three, the side pot by two of them."""
    holes = {1: "AsKs", 2: "AcKc", 3: "AhKh", 4: "2h7c"}
    hand = all_in("nl-holdem", {1: 15, 2: 15, 3: 10, 4: 15}, holes, "3d4d8h9cJs", book=book)
    main, side = hand.result.pots
    assert (main.amount, side.amount) == (40, 15)
    shares = [(award.pot, award.seat, award.amount) for award in hand.result.awards]
    assert sorted(shares) == [(0, 1, 14), (0, 2, 13), (0, 3, 13), (1, 1, 8), (1, 2, 7)]


@pytest.mark.clause("FSPR:oddchip-2", "CLUB-7:7.3.5-c")
@pytest.mark.parametrize(
    ("book", "shares"), [("fspr-manual", {2: 50, 1: 25}), ("fspr-competition", {1: 50, 2: 25})]
)
def test_the_odd_chip_of_stud_goes_by_suit_or_to_the_left(book: str, shares: dict[int, int]) -> None:
    """POT-AU-3: equal straights to the queen, the queen of seat 2 of spades; the competition gives it to the left."""
    holes = {1: "QhJcTd9c8h2d3d", 2: "QsJdTh9d8s2c3c"}
    hand = all_in("seven-stud", {1: 25, 2: 25}, holes, book=book, chip=25, dead=25)
    assert won(hand) == shares


@pytest.mark.clause("FSPR:split-2")
def test_the_competition_gives_the_odd_chip_of_stud_to_the_left_of_the_button() -> None:
    assert profile("fspr-competition").odd_chip_stud == "left"
    assert profile("fspr-competition").clause("odd_chip_stud") == "FSPR:split-2"


@pytest.mark.clause("FSPR:term-sidepot", "FSPR:allin-2", "CLUB-7:7.3.6")
def test_two_side_pots() -> None:
    """POT-AU-1."""
    holes = {1: "AhAs", 2: "KhKs", 3: "QhQs", 4: "JhJs"}
    hand = all_in("nl-holdem", {1: 100, 2: 300, 3: 500, 4: 500}, holes, "2d3d7h8cTs")
    assert hand.result.pots == (Pot(400, (1, 2, 3, 4)), Pot(600, (2, 3, 4)), Pot(400, (3, 4)))
    assert won(hand) == {1: 400, 2: 600, 3: 400}


@pytest.mark.clause("FSPR:allin-1", "FSPR:term-sidepot")
def test_a_short_call_wins_so_much_from_each_opponent() -> None:
    """BET-AU-5: 500 is bet, 120 called: 120 of the bet can be won, the rest comes back."""
    holes = {1: "KhKs", 2: "AhAs"}
    hand = all_in("nl-holdem", {1: 500, 2: 120}, holes, "2d3d7h8cTs")
    assert won(hand) == {2: 240}
    assert hand.result.stacks == {1: 380, 2: 240}


@pytest.mark.clause("FSPR:he-6")
def test_a_royal_flush_on_the_board_is_split_by_all_that_are_left() -> None:
    """FSPR-EX-BOARD-1."""
    holes = {1: "AhAd", 2: "2c3c", 3: "9h9d"}
    assert won(all_in("nl-holdem", {1: 50, 2: 50, 3: 50}, holes, "AsKsQsJsTs")) == {1: 50, 2: 50, 3: 50}


@pytest.mark.clause("FSPR:omaha-2")
def test_omaha_takes_two_cards_of_the_hand_and_three_of_the_board() -> None:
    """SHOW-AU-17: four spades on the board are no flush for the one spade, however high."""
    holes = {1: "As2s3d4c", 2: "Ah7sJhJd"}
    hand = all_in("pl-omaha", {1: 50, 2: 50}, holes, "KsQsJs9s5s")
    (award,) = hand.result.awards
    assert award.seat == 1
    assert award.name is not None
    assert award.name.code == "hand-flush"
    assert [made.name.say() for made in hand.names(2)] == ["three of a kind, jacks"]


@pytest.mark.clause("FSPR:fold-1", "FSPR:term-fold", "FSPR:term-dead-hand", "CLUB-2:2.9.2-a")
def test_a_folded_hand_wins_nothing_even_if_it_is_the_best() -> None:
    """TERM-AU-9."""
    hand = deal(table([500] * 3), {1: "KhKd", 2: "AhAs", 3: "QhQs"})
    play(hand, "seat 1 folds, seat 2 calls, seat 3 checks")
    play(hand, ", ".join(["seat 2 checks, seat 3 checks"] * 3))
    assert hand.result.stacks == {1: 500, 2: 600, 3: 400}


@pytest.mark.clause("TDA-2022:20B", "TDA-2017:20B", "TDA-2015:19B", "FSPR:suit-2")
@pytest.mark.parametrize("book", ["tda-2015", "tda-2017", "tda-2022"])
def test_without_a_button_the_odd_chip_goes_to_the_highest_card_by_suit(book: str) -> None:
    """Equal straights to the queen: the queen of spades takes it, wherever she sits."""
    holes = {1: "QhJcTd9c8h2d3d", 2: "QsJdTh9d8s2c3c"}
    assert won(all_in("seven-stud", {1: 25, 2: 25}, holes, book=book, dead=1)) == {2: 26, 1: 25}


@pytest.mark.parametrize("higher", [1, 2])
def test_a_house_that_ranks_suits_looks_at_the_hand_as_omaha_makes_it(higher: int) -> None:
    """Two straights to the nine of the board: the eight of spades tells them apart, the idle nine of hearts nothing."""
    holes = {higher: "8s7h2d4h", 3 - higher: "9h8d7sKs"}
    hand = all_in("pl-omaha", {1: 25, 2: 25}, holes, "5c9d5sAh6s", dead=1, odd_chip="high-card")
    assert won(hand) == {higher: 26, 3 - higher: 25}


@pytest.mark.clause("TDA-2022:20.0", "TDA-2017:20.0", "TDA-2015:19.0")
@pytest.mark.parametrize("book", ["tda-2015", "tda-2017", "tda-2022"])
def test_odd_chips_are_the_smallest_in_play_one_each(book: str) -> None:
    """350 for three in chips of 25: fourteen chips, two of them odd."""
    holes = {1: "AhKh", 2: "AsKs", 3: "AcKc"}
    hand = all_in("nl-holdem", {1: 100, 2: 100, 3: 100}, holes, "2d3d7h8cTs", book=book, chip=25, dead=50)
    assert won(hand) == {1: 125, 2: 125, 3: 100}


@pytest.mark.clause("FSPR:oddchip-4")
@pytest.mark.parametrize(("again", "shares"), [(False, {1: 100, 2: 100}), (True, {1: 125, 2: 75})])
def test_a_second_odd_chip_goes_to_the_next_player_or_to_the_same(
    again: bool, shares: dict[int, int]
) -> None:
    """Side pot 75, main pot 125, both split in chips of 25."""
    holes = {1: "AhKh", 2: "AsKs", 3: "2h7c", 4: "2s7d"}
    put_in = {1: 50, 2: 50, 3: 25, 4: 50}
    hand = all_in(
        "nl-holdem", put_in, holes, "3d4d8h9cJs", book="fspr-manual", chip=25, dead=25, odd_chip_again=again
    )
    assert [pot.amount for pot in hand.result.pots] == [125, 75]
    assert won(hand) == shares


@pytest.mark.clause("FSPR:rank-0")
def test_of_seven_cards_five_count() -> None:
    holes = {1: "AhKd", 2: "AcQd"}
    assert won(all_in("nl-holdem", {1: 50, 2: 50}, holes, "2s2h3d3cAs")) == {1: 100}


@pytest.mark.clause("FSPR:rank-intro-1")
def test_five_cards_of_nothing_are_a_hand_too() -> None:
    (award,) = all_in("five-stud", {1: 50, 2: 50}, {1: "KhJd8s5c2h", 2: "QhJs8h5d2c"}).result.awards
    assert award.name is not None
    assert award.name.say() == "king high"
    assert "король" in award.name.say("ru")
