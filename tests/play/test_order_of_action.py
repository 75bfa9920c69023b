import pytest

from croupier.play import Hand, Positions
from tests.play.table import deal, offered, play, table


def turns(hand: Hand) -> list[int]:
    """Who is asked until the street ends, when everybody calls or checks."""
    asked = []
    street = hand.street
    while hand.actor is not None and hand.street == street and not hand.over:
        asked.append(hand.actor)
        assert hand.options is not None
        if hand.options.check:
            hand.check()
        else:
            hand.call()
    return asked


@pytest.mark.clause("FSPR:he-2")
@pytest.mark.parametrize("players", range(4, 11))
def test_the_first_round_is_opened_left_of_the_big_blind(players: int) -> None:
    hand = deal(table([5000] * players))
    assert turns(hand) == [*range(4, players + 1), 1, 2, 3]


@pytest.mark.clause("FSPR:he-4")
@pytest.mark.parametrize("players", range(3, 11))
def test_later_rounds_are_opened_left_of_the_button(players: int) -> None:
    hand = deal(table([5000] * players))
    turns(hand)
    assert hand.street_name == "flop"
    assert turns(hand) == [*range(2, players + 1), 1]


def test_three_handed_the_button_opens_the_first_round() -> None:
    hand = deal(table([5000] * 3))
    assert turns(hand) == [1, 2, 3]


@pytest.mark.clause("TDA-2022:34.1")
@pytest.mark.clause("CLUB-7:7.6.3-a")
def test_heads_up_the_button_acts_first_before_the_flop_and_last_after_it() -> None:
    hand = deal(table([5000] * 2))
    assert turns(hand) == [1, 2]
    assert turns(hand) == [2, 1]
    assert turns(hand) == [2, 1]
    assert turns(hand) == [2, 1]
    assert hand.over


@pytest.mark.under("tda-2022", "fspr-manual")
@pytest.mark.clause("FSPR:term-dealer-button")
def test_the_last_word_after_the_flop_is_the_buttons() -> None:
    hand = deal(table([5000] * 6, button=3))
    turns(hand)
    assert turns(hand)[-1] == 3


@pytest.mark.clause("TDA-2022:32")
def test_with_a_dead_button_the_seat_before_it_has_the_last_word() -> None:
    hand = deal(table({1: 5000, 3: 5000, 4: 5000, 6: 5000}, positions=Positions(2, 3, 4)))
    assert turns(hand) == [6, 1, 3, 4]
    assert turns(hand) == [3, 4, 6, 1]


@pytest.mark.under("tda-2022", "club-cash")
@pytest.mark.clause("CLUB-2:2.11.2")
@pytest.mark.clause("FSPR:term-raise-no-look")
def test_the_big_blind_may_raise_when_everybody_has_called() -> None:
    hand = deal(table([5000] * 3))
    play(hand, "seat 1 calls 100, seat 2 calls 50")
    assert hand.street_name == "preflop"
    assert offered(hand) == {"seat": 3, "fold": True, "check": True, "raise_min": 200, "raise_max": 5000}
    play(hand, "seat 3 raises to 400")
    assert hand.actor == 1


def test_the_big_blind_closes_the_round_with_a_check() -> None:
    hand = deal(table([5000] * 3))
    play(hand, "seat 1 calls 100, seat 2 calls 50, seat 3 checks")
    assert hand.street_name == "flop"


def test_a_raise_gives_everybody_another_turn() -> None:
    hand = deal(table([5000] * 5))
    play(
        hand, "seat 4 calls, seat 5 raises to 300, seat 1 calls, seat 2 calls, seat 3 calls, seat 4 calls 200"
    )
    assert hand.street_name == "flop"


def test_checks_all_round_end_the_street() -> None:
    hand = deal(table([5000] * 3))
    play(hand, "seat 1 calls, seat 2 calls, seat 3 checks")
    play(hand, "seat 2 checks, seat 3 checks, seat 1 checks")
    assert hand.street_name == "turn"
    assert len(hand.board) == 4


def test_a_check_after_the_flop_may_become_a_raise() -> None:
    hand = deal(table([5000] * 3))
    play(hand, "seat 1 calls, seat 2 calls, seat 3 checks")
    play(hand, "seat 2 checks, seat 3 bets 100, seat 1 folds, seat 2 raises to 300, seat 3 calls 200")
    assert hand.street_name == "turn"


def test_folded_players_are_passed_over() -> None:
    hand = deal(table([5000] * 5))
    play(hand, "seat 4 folds, seat 5 calls, seat 1 folds, seat 2 folds, seat 3 checks")
    assert turns(hand) == [3, 5]


def test_all_in_players_are_passed_over() -> None:
    hand = deal(table([5000, 100, 5000, 5000]))
    play(hand, "seat 4 calls, seat 1 calls, seat 2 is all-in for 100, seat 3 checks")
    assert turns(hand) == [3, 4, 1]


def test_a_folded_small_blind_leaves_the_flop_to_the_next_seat() -> None:
    hand = deal(table([5000] * 3))
    play(hand, "seat 1 calls, seat 2 folds, seat 3 checks")
    assert hand.actor == 3


@pytest.mark.clause("FSPR:win-1")
def test_the_hand_ends_when_one_player_is_left() -> None:
    hand = deal(table([5000] * 3))
    play(hand, "seat 1 raises to 250, seat 2 folds, seat 3 folds")
    assert hand.over
    assert hand.actor is None
    assert hand.options is None
    assert hand.board == ()


def test_nobody_is_asked_twice_when_nobody_raised() -> None:
    hand = deal(table([5000] * 10))
    assert len(turns(hand)) == 10
    assert len(turns(hand)) == 10
