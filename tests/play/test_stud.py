"""Stud: who brings it in and opens, what is dealt to whom, and what is done when the cards run out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from croupier.cards import DECK_52, parse
from croupier.errors import Mistake
from croupier.play import NL_HOLDEM, Dealing, Hand, Positions, Setup, Stakes, catalogue
from croupier.rulebook import profile
from tests import under
from tests.play.table import bounds, offered

STUD = Stakes(0, 0, ante=2, bring_in=5, small_bet=10, big_bet=20)


def seven_stud(players: int, book: str = "", **otherwise: Any) -> Hand:
    """A hand of seven-card stud, everybody with 1,000, the deck in its own order."""
    policy = replace(profile(book or under.book()), **otherwise)
    seats = dict.fromkeys(range(1, players + 1), 1000)
    setup = Setup.deal_in(catalogue["seven-stud"], STUD, seats, Positions(players, 1, 2), policy=policy)
    return Hand(setup, DECK_52.cards)


def shown(
    up: dict[int, str], stacks: dict[int, int] | None = None, book: str = "", game: str = "seven-stud"
) -> Hand:
    """Third street with these up-cards, the down-cards unseen; the last seat has the button."""
    seats = stacks or dict.fromkeys(up, 1000)
    setup = Setup.deal_in(
        catalogue[game], STUD, seats, Positions(max(up), 1, 2), policy=profile(book or under.book())
    )
    hand = Hand(setup)
    for seat in setup.order:
        hand.deal(parse("????" + up[seat]), seat)
    return hand


def to_seventh(hand: Hand, folds: tuple[int, ...] = ()) -> Hand:
    """Bring it in, let some fold to it and the others call; then everybody checks until the cards are short."""
    assert hand.options is not None
    hand.bring_in()
    while hand.street == 0:
        assert hand.options is not None
        hand.fold() if hand.options.seat in folds else hand.call()
    while hand.options is not None and hand.street < 4:
        hand.check()
    return hand


def given(hand: Hand) -> list[tuple[str, int]]:
    """What was dealt, burned and shuffled since the last action."""
    last = max(at for at, entry in enumerate(hand.log) if entry.kind in ("check", "call", "fold"))
    return [(entry.kind, entry.seat) for entry in hand.log[last + 1 :] if entry.kind != "show"]


# The deal


@pytest.mark.clause("FSPR:stud7-1")
def test_eight_players_are_dealt_twenty_four_cards_eight_of_them_open() -> None:
    """STUD-AU-11."""
    hand = seven_stud(8)
    assert sum(len(hand.player(seat).cards) for seat in hand.seats) == 24
    assert sum(len(hand.player(seat).up) for seat in hand.seats) == 8


@pytest.mark.clause("FSPR:stud7-7")
def test_a_full_hand_has_three_cards_down_and_four_up() -> None:
    """STUD-AU-14."""
    hand = to_seventh(seven_stud(3))
    assert {(len(hand.player(seat).cards), len(hand.player(seat).up)) for seat in hand.seats} == {(7, 4)}


@pytest.mark.under("tda-2022", "fspr-competition", "fspr-manual")
@pytest.mark.clause("FSPR:term-ante", "FSPR:ante-1")
def test_eight_antes_make_the_pot() -> None:
    """TERM-AU-11."""
    assert seven_stud(8).pots[0].amount == 16


# Who opens


@pytest.mark.clause("FSPR:stud7-2", "FSPR:bringin-1")
def test_of_two_deuces_the_club_brings_it_in() -> None:
    """STUD-AU-1."""
    hand = shown({1: "2d", 2: "2c", 3: "Kd"}, book="fspr-competition")
    assert offered(hand) == {"seat": 2, "raise_min": 10, "raise_max": 10, "bring_in": 5}


@pytest.mark.clause("TDA-2022:17A.3")
def test_in_razz_the_highest_card_brings_it_in_and_the_ace_is_low() -> None:
    assert shown({1: "Kd", 2: "Ac", 3: "Kh"}, game="razz").actor == 3


@pytest.mark.clause("FSPR:fl-5")
def test_the_bring_in_is_half_the_lower_bet_where_the_house_says_so() -> None:
    """FSPR-AU-FL-7: 10 and 20, so 5; stated otherwise it is 5 all the same only by chance."""
    stakes = Stakes(0, 0, ante=2, bring_in=3, small_bet=10, big_bet=20)
    chips = {1: 1000, 2: 1000}
    half = replace(profile("fspr-competition"), bring_in="half-small-bet")
    assert Setup.deal_in(catalogue["razz"], stakes, chips, Positions(1, 1, 2), policy=half).bring_in == 5


@pytest.mark.clause("FSPR:bringin-1")
def test_the_bring_in_is_what_the_stakes_state() -> None:
    stakes = Stakes(0, 0, ante=2, bring_in=3, small_bet=10, big_bet=20)
    policy = profile("fspr-competition")
    assert (
        Setup.deal_in(catalogue["razz"], stakes, {1: 9, 2: 9}, Positions(1, 1, 2), policy=policy).bring_in
        == 3
    )


@pytest.mark.under("fspr-manual", "fspr-competition")
@pytest.mark.clause("FSPR:stud-2", "FSPR:studfix-4")
def test_a_low_card_all_in_for_the_ante_leaves_the_bring_in_to_the_next_lowest() -> None:
    hand = shown({1: "2c", 2: "9d", 3: "3d"}, {1: 2, 2: 500, 3: 500})
    assert (hand.actor, hand.options and hand.options.bring_in) == (3, 5)


@pytest.mark.under("tda-2022", "tda-2017")
@pytest.mark.clause("TDA-2017:RP9D")
@pytest.mark.clause("TDA-2022:RP10E")
def test_a_low_card_all_in_for_the_ante_opens_the_betting_to_its_left() -> None:
    hand = shown({1: "2c", 2: "9d", 3: "3d"}, {1: 2, 2: 500, 3: 500})
    assert offered(hand) == {"seat": 2, "fold": True, "call": 5, "raise_min": 10, "raise_max": 10}


@pytest.mark.clause("FSPR:stud7-4")
def test_the_best_board_opens_fourth_street() -> None:
    """STUD-AU-13."""
    hand = shown({1: "4s", 2: "9c"}, book="fspr-competition")
    hand.bring_in()
    hand.call()
    hand.deal(parse("Kd"), 1)
    hand.deal(parse("9h"), 2)
    assert hand.actor == 2


@pytest.mark.clause("FSPR:studfix-4", "FSPR:stud-1")
def test_where_the_best_board_is_all_in_the_turn_is_its_left_neighbours() -> None:
    """STUD-AU-3."""
    hand = shown({1: "Ks", 2: "9c", 3: "8c"}, {1: 7, 2: 500, 3: 500}, "fspr-competition")
    hand.bring_in()
    hand.call()
    hand.call()
    for seat, card in ((1, "Kd"), (2, "2h"), (3, "3h")):
        hand.deal(parse(card), seat)
    assert hand.player(1).all_in
    assert hand.actor == 2


def test_where_nobody_saw_the_up_cards_the_left_of_the_button_opens() -> None:
    hand = shown({1: "??", 2: "??", 3: "??"})
    assert offered(hand)["seat"] == 1


def test_without_a_bring_in_the_low_card_may_check() -> None:
    stakes = replace(STUD, bring_in=0)
    chips = {1: 1000, 2: 1000}
    hand = Hand(Setup.deal_in(catalogue["seven-stud"], stakes, chips, Positions(2, 1, 2)))
    hand.deal("????Kd", 1)
    hand.deal("????2c", 2)
    assert offered(hand) == {
        "seat": 2,
        "fold": True,
        "check": True,
        "raise_min": 10,
        "raise_max": 10,
        "opens": True,
    }


# Bets


@pytest.mark.clause("FSPR:stud7-3")
def test_the_bring_in_is_called_or_completed() -> None:
    hand = shown({1: "2c", 2: "9d", 3: "3d"}, book="fspr-competition")
    hand.bring_in()
    assert bounds(hand) == (5, 10, 10)
    hand.raise_to(10)
    assert bounds(hand) == (10, 20, 20)


def with_a_pair(book: str = "fspr-competition") -> Hand:
    hand = shown({1: "4s", 2: "9c"}, book=book)
    hand.bring_in()
    hand.call()
    hand.deal(parse("Kd"), 1)
    hand.deal(parse("9h"), 2)
    return hand


@pytest.mark.clause("FSPR:stud7-5", "FSPR:fl-4")
def test_an_open_pair_on_fourth_street_bets_the_lower_or_the_upper() -> None:
    """FSPR-EX-STUD-PAIR-1."""
    hand = with_a_pair()
    assert offered(hand) == {
        "seat": 2,
        "fold": True,
        "check": True,
        "raise_min": 10,
        "raise_max": 20,
        "opens": True,
    }


@pytest.mark.clause("FSPR:stud7-6")
def test_the_choice_passes_on_when_the_pair_checks_and_stays_for_the_raise() -> None:
    """FSPR-EX-STUD-PAIR-2."""
    hand = with_a_pair()
    hand.check()
    assert bounds(hand) == (0, 10, 20)
    hand = with_a_pair()
    hand.raise_to(10)
    assert bounds(hand) == (10, 20, 30)


@pytest.mark.clause("TDA-2022:RP10F")
def test_by_tda_an_open_pair_changes_nothing() -> None:
    assert bounds(with_a_pair("tda-2022")) == (0, 10, 10)


# Folded without a bet


def folded_free(book: str, **otherwise: Any) -> Hand:
    """Four players; on fourth street, checked to him, one folds all the same, and nobody bets."""
    hand = seven_stud(4, book, **otherwise)
    hand.bring_in()
    for _ in range(3):
        hand.call()
    hand.fold()
    for _ in range(3):
        hand.check()
    return hand


@pytest.mark.clause("FSPR:stud-5")
def test_a_seat_folded_without_a_bet_keeps_its_cards_coming_until_there_is_one() -> None:
    """STUD-AU-6."""
    hand = folded_free("fspr-manual")
    (out,) = [seat for seat in hand.seats if hand.player(seat).folded]
    assert len(hand.player(out).cards) == 5
    assert out not in hand.live
    hand.raise_to(20)
    hand.call()
    hand.call()
    assert hand.street_name == "sixth"
    assert len(hand.player(out).cards) == 5
    assert Hand.replay(hand.setup, hand.log, DECK_52.cards) == hand


@pytest.mark.clause("TDA-2022:RP10C")
def test_by_tda_a_dead_hand_gets_no_more_cards() -> None:
    hand = folded_free("tda-2022")
    (out,) = [seat for seat in hand.seats if hand.player(seat).folded]
    assert len(hand.player(out).cards) == 4


def test_a_game_with_a_button_deals_a_folded_seat_no_more_cards() -> None:
    """A hold'em of one's own, a third card down on the flop."""
    third = replace(NL_HOLDEM.streets[1], down=1, board=0)
    variant = replace(NL_HOLDEM, id="third-card", streets=(NL_HOLDEM.streets[0], third))
    policy = replace(profile("fspr-manual"), stud_folded_seat_dealt=True)
    hand = Hand.new(variant, [1000] * 3, blinds=(5, 10), policy=policy)
    for seat in hand.setup.order:
        hand.deal("????", seat)
    hand.fold()
    hand.call()
    hand.check()
    assert hand.dealing == Dealing("deal", 2, 1)
    hand.deal("??", 2)
    hand.deal("??", 3)
    assert hand.actor == 2


def test_a_seat_folded_without_a_bet_is_due_a_card_where_they_are_given_as_they_fall() -> None:
    hand = shown({1: "2c", 2: "9d", 3: "3d"}, book="fspr-manual")
    hand.bring_in()
    hand.call()
    hand.call()
    for seat in hand.setup.order:
        hand.deal("??" if seat != 2 else "Kd", seat)
    hand.fold()
    hand.check()
    hand.check()
    assert hand.live == (1, 3)
    for seat in (1, 2, 3):
        assert hand.dealing == Dealing("deal", seat, 1)
        hand.deal("??")
    assert len(hand.player(2).cards) == 5


# Too few cards


@pytest.mark.clause("TDA-2022:RP10H.0", "TDA-2022:RP10H.B")
def test_seven_on_seventh_street_share_one_card() -> None:
    """Eight dealt, one folds on third: four cards are left, with the burns seven; nine are wanted."""
    hand = to_seventh(seven_stud(8), folds=(8,))
    assert hand.street_name == "seventh"
    assert len(hand.board) == 1
    assert given(hand) == [("burn", 0), ("board", 0)]
    assert {len(hand.player(seat).cards) for seat in hand.live} == {6}


@pytest.mark.clause("TDA-2022:RP10H.A", "TDA-2022:RP10H.0")
def test_the_burns_are_shuffled_in_where_they_make_it_enough() -> None:
    """Seven dealt: seven cards are left, ten with the burns; nine are wanted."""
    hand = to_seventh(seven_stud(7))
    assert hand.dealing is not None
    assert (hand.dealing.kind, hand.dealing.due) == ("shuffle", 10)
    hand.shuffle(hand.to_shuffle)
    assert {len(hand.player(seat).cards) for seat in hand.live} == {7}
    assert not hand.board


@pytest.mark.clause("TDA-2022:RP10H.C", "TDA-2022:RP10H.0")
def test_with_fewer_than_three_cards_the_burns_go_in_before_the_common_card() -> None:
    """Eight all the way: one card is left, four with the burns."""
    hand = to_seventh(seven_stud(8))
    assert hand.dealing is not None
    assert (hand.dealing.kind, hand.dealing.due) == ("shuffle", 4)
    order = hand.to_shuffle
    hand.shuffle(order)
    assert hand.board == order[1:2]
    assert Hand.replay(hand.setup, hand.log, DECK_52.cards) == hand


@pytest.mark.under("tda-2022", "tda-2024")
@pytest.mark.clause("TDA-2022:RP10H.0")
def test_the_last_card_of_the_stub_is_never_dealt_and_starts_the_procedure() -> None:
    """Eight dealt, two fold on third: seven cards are left for six players and a burn."""
    hand = to_seventh(seven_stud(8), folds=(7, 8))
    assert hand.dealing is not None
    assert (hand.dealing.kind, hand.dealing.due) == ("shuffle", 10)
    # One player fewer on sixth street, and the last card may stay where it lies.
    enough = seven_stud(8)
    enough.bring_in()
    while enough.street < 4:
        assert enough.options is not None
        if enough.street == 0:
            enough.fold() if enough.options.seat in (7, 8) else enough.call()
        elif enough.street == 3 and len(enough.live) == 6:
            enough.fold()
        else:
            enough.check()
    assert given(enough) == [("burn", 0), *[("deal", seat) for seat in enough.live]]
    assert not enough.board
    # Where the book has no last card that stays, all seven are dealt.
    all_dealt = to_seventh(seven_stud(8, "fspr-manual"), folds=(7, 8))
    assert ("shuffle", 0) not in given(all_dealt)


@pytest.mark.clause("FSPR:studfix-3")
def test_the_competition_deals_the_stub_out_and_then_the_burns() -> None:
    """DEAL-AU-29: eight dealt, one folds on third: four from the stub, three from the shuffled burns."""
    hand = to_seventh(seven_stud(8, "fspr-competition"), folds=(8,))
    assert given(hand) == [("deal", seat) for seat in (1, 2, 3, 4)]
    assert hand.dealing is not None
    assert (hand.dealing.kind, hand.dealing.due) == ("shuffle", 3)
    hand.shuffle(hand.to_shuffle)
    assert given(hand)[4:] == [("shuffle", 0), *[("deal", seat) for seat in (5, 6, 7)]]
    assert hand.actor is not None
    assert Hand.replay(hand.setup, hand.log, DECK_52.cards) == hand


@pytest.mark.clause("FSPR:extra-1", "FSPR:stud-4")
def test_the_manual_shuffles_the_stub_and_deals_one_card_for_all() -> None:
    hand = to_seventh(seven_stud(8, "fspr-manual"), folds=(8,))
    assert hand.dealing is not None
    assert (hand.dealing.kind, hand.dealing.due) == ("shuffle", 4)
    hand.shuffle(hand.to_shuffle[::-1])
    assert len(hand.board) == 1
    assert {len(hand.player(seat).cards) for seat in hand.live} == {6}


@pytest.mark.clause("FSPR:stud-4")
def test_the_common_card_does_not_count_for_who_opens() -> None:
    """STUD-AU-8: a nine for all pairs the nine of seat 1, but king-queen opens."""
    hand = shown({1: "9s", 2: "Kc"}, book="fspr-manual")
    hand.bring_in()
    hand.call()
    for first, second in (("5d", "Qd"), ("4h", "7h"), ("2h", "3c")):
        hand.deal(parse(first), 1)
        hand.deal(parse(second), 2)
        hand.check()
        hand.check()
    hand.deal(parse("9h"), 0)
    assert hand.board == parse("9h")
    assert hand.actor == 2


@pytest.mark.clause("TDA-2022:RP10D", "TDA-2017:RP9C")
@pytest.mark.parametrize("book", ["tda-2017", "tda-2022"])
def test_of_equal_boards_the_highest_card_by_suit_opens(book: str) -> None:
    hand = shown({1: "4s", 2: "9c", 3: "9h"}, book=book)
    hand.bring_in()
    hand.call()
    hand.call()
    for seat, card in ((1, "2d"), (2, "Kh"), (3, "Kd")):
        hand.deal(parse(card), seat)
    assert hand.actor == 2


@pytest.mark.clause("FSPR:suit-1")
def test_suits_decide_who_opens_and_not_who_wins() -> None:
    hand = shown({1: "Kd", 2: "2c", 3: "2d"}, book="fspr-competition")
    assert hand.actor == 2


# Who opens first when somebody is all-in


def opened_after_all_in(book: str) -> list[int]:
    """Two raise with all they have, a third calls with chips left. In which order the hands open."""
    hand = seven_stud_of({1: 40, 2: 1000, 3: 60}, book)
    hand.bring_in()
    while hand.options is not None:
        if hand.options.seat != 2 and hand.options.raise_max:
            hand.raise_to(hand.options.raise_max)
        else:
            hand.call() if hand.options.call else hand.check()
    return list(dict.fromkeys(entry.seat for entry in hand.log if entry.kind == "show"))


def seven_stud_of(stacks: dict[int, int], book: str) -> Hand:
    policy = replace(profile(book), losers_may_muck=False)
    setup = Setup.deal_in(catalogue["seven-stud"], STUD, stacks, Positions(3, 1, 2), policy=policy)
    return Hand(setup, DECK_52.cards)


@pytest.mark.clause("TDA-2022:RP10B.2")
def test_who_is_not_at_risk_opens_before_those_all_in() -> None:
    assert opened_after_all_in("tda-2022")[0] == 2
    assert opened_after_all_in("tda-2024")[0] == 2


@pytest.mark.clause("TDA-2017:RP9A")
def test_the_book_before_opened_all_ins_in_the_usual_order() -> None:
    assert opened_after_all_in("tda-2017")[0] != 2


@pytest.mark.clause("TDA-2022:RP10B.2")
def test_seventh_is_dealt_down_though_nobody_can_bet() -> None:
    hand = seven_stud_of({1: 40, 2: 1000, 3: 40}, "tda-2022")
    hand.bring_in()
    while hand.options is not None:
        hand.raise_to(hand.options.raise_max) if hand.options.raise_max else hand.call()
    assert all(len(hand.player(seat).up) == 4 for seat in hand.seats)


def test_where_cards_are_given_a_shuffle_lets_those_that_were_out_come_again() -> None:
    hand = shown({1: "2c", 2: "9d", 3: "3d"})
    hand.bring_in()
    hand.call()
    hand.call()
    hand.burn("Th")
    with pytest.raises(Mistake):
        hand.deal("Th", 1)
    hand.shuffle("")
    hand.deal("Th", 1)
    assert hand.player(1).up[-1:] == parse("Th")
