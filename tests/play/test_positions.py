from collections import Counter

import pytest

from croupier.errors import Mistake
from croupier.play import NL_HOLDEM, Hand, Positions, Setup, Stakes, next_positions
from croupier.rulebook import profile
from tests.under import policy


def test_the_button_starts_at_the_lowest_seat() -> None:
    assert next_positions(None, [7, 4, 1]) == Positions(1, 4, 7)


@pytest.mark.clause("TDA-2022:34.1")
def test_heads_up_the_first_button_has_the_small_blind() -> None:
    assert next_positions(None, [3, 8]) == Positions(3, 3, 8)


def test_button_and_blinds_move_one_player_on() -> None:
    assert next_positions(Positions(1, 2, 3), [1, 2, 3, 4]) == Positions(2, 3, 4)
    assert next_positions(Positions(2, 3, 4), [1, 2, 3, 4]) == Positions(3, 4, 1)


# Players leave


@pytest.mark.under("tda-2022", "club-tournament", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2022:32")
@pytest.mark.clause("TDA-2017:32")
@pytest.mark.clause("TDA-2015:31")
@pytest.mark.clause("CLUB-7:7.6.1", "CLUB-2:2.11.1-b")
def test_the_small_blind_busts_and_the_button_stands_at_his_empty_seat() -> None:
    assert next_positions(Positions(1, 2, 3), [1, 3, 4, 5, 6], policy()) == Positions(2, 3, 4)


@pytest.mark.clause("FSPR:term-dead-button")
def test_with_a_dead_button_everybody_pays_as_many_blinds_as_the_others() -> None:
    """Seat 2 goes out as small blind: the button rests on his empty seat, and each of the five pays both once."""
    stood, seats = Positions(1, 2, 3), [1, 3, 4, 5, 6]
    small, big = Counter[int](), Counter[int]()
    buttons = []
    for _ in range(len(seats)):
        stood = next_positions(stood, seats, profile("fspr-manual"))
        buttons.append(stood.button)
        small[stood.small_blind] += 1
        big[stood.big_blind] += 1
    assert buttons == [2, 3, 4, 5, 6]
    assert small == big == Counter(seats)


@pytest.mark.clause("CLUB-2:2.11.1-b")
def test_the_big_blind_busts_and_nobody_posts_the_small_blind() -> None:
    assert next_positions(Positions(1, 2, 3), [1, 2, 4, 5, 6]) == Positions(2, 3, 4)


def test_both_blinds_bust_and_button_and_small_blind_are_dead() -> None:
    assert next_positions(Positions(1, 2, 3), [1, 4, 5, 6]) == Positions(2, 3, 4)


@pytest.mark.clause("CLUB-2:2.11.1-b")
def test_with_a_dead_button_one_player_acts_last_twice() -> None:
    first = next_positions(Positions(1, 2, 3), [1, 3, 4, 5])
    assert first.button == 2
    assert next_positions(first, [1, 3, 4, 5]) == Positions(3, 4, 5)


def test_the_next_to_post_busts_and_the_one_after_him_posts() -> None:
    assert next_positions(Positions(1, 2, 3), [1, 2, 3, 5, 6]) == Positions(2, 3, 5)


def test_the_button_player_busts() -> None:
    assert next_positions(Positions(1, 2, 3), [2, 3, 4, 5]) == Positions(2, 3, 4)


def test_two_busts_in_a_row_leave_two_dead_buttons() -> None:
    first = next_positions(Positions(1, 2, 3), [1, 3, 4, 5, 6])
    second = next_positions(first, [1, 4, 5, 6])
    assert first == Positions(2, 3, 4)
    assert second == Positions(3, 4, 5)


# Heads-up


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2022:34.2")
@pytest.mark.clause("TDA-2017:34.2")
@pytest.mark.clause("TDA-2015:33.2")
@pytest.mark.clause("CLUB-7:7.6.3-b")
@pytest.mark.parametrize(
    ("left", "expected"),
    [
        ([1, 3], Positions(3, 3, 1)),
        ([2, 3], Positions(3, 3, 2)),
        ([1, 2], Positions(2, 2, 1)),
    ],
)
def test_three_become_two_and_nobody_posts_the_big_blind_twice(left: list[int], expected: Positions) -> None:
    assert next_positions(Positions(1, 2, 3), left, policy()) == expected


@pytest.mark.clause("TDA-2022:34.2")
@pytest.mark.parametrize("left", [[1, 4], [2, 4], [3, 4], [1, 2], [1, 3], [2, 3]])
def test_four_become_two_and_nobody_posts_the_big_blind_twice(left: list[int]) -> None:
    positions = next_positions(Positions(1, 2, 3), left)
    assert positions.big_blind != 3
    assert positions.button == positions.small_blind
    assert {positions.button, positions.big_blind} == set(left)


def test_heads_up_the_blinds_change_places_every_hand() -> None:
    first = Positions(4, 4, 9)
    second = next_positions(first, [4, 9])
    assert second == Positions(9, 9, 4)
    assert next_positions(second, [4, 9]) == first


def test_a_third_player_joins_two() -> None:
    assert next_positions(Positions(1, 1, 5), [1, 5, 8]) == Positions(1, 5, 8)


def test_a_third_player_joins_two_on_the_other_side() -> None:
    positions = next_positions(Positions(1, 1, 5), [1, 3, 5])
    assert (positions.small_blind, positions.big_blind) == (5, 1)
    assert positions.button == 3


# A moving button


@pytest.mark.under("fspr-competition", "club-cash")
@pytest.mark.clause("CLUB-2:2.11.1-a")
@pytest.mark.clause("FSPR:button-3")
def test_a_moving_button_goes_to_the_next_player() -> None:
    assert next_positions(Positions(1, 2, 3), [1, 3, 4, 5], policy()) == Positions(3, 4, 5)
    assert next_positions(Positions(1, 2, 3), [1, 2, 4, 5], policy()) == Positions(2, 4, 5)


# Many hands


def big_blinds(seats: list[int], hands: int, start: Positions | None = None) -> list[int]:
    posted, positions = [], start
    for _ in range(hands):
        positions = next_positions(positions, seats)
        posted.append(positions.big_blind)
    return posted


@pytest.mark.parametrize("players", range(2, 11))
def test_everybody_posts_the_big_blind_once_a_round(players: int) -> None:
    seats = list(range(1, players + 1))
    posted = big_blinds(seats, players)
    assert sorted(posted) == seats


@pytest.mark.clause("CLUB-2:2.11.1-c")
@pytest.mark.parametrize("players", range(2, 11))
def test_everybody_has_every_position_once_a_round(players: int) -> None:
    seats, positions = list(range(1, players + 1)), None
    seen = []
    for _ in seats:
        positions = next_positions(positions, seats)
        seen.append(positions)
    for held in zip(*seen, strict=True):
        assert sorted(held) == seats


@pytest.mark.parametrize("seats", [[], [5], [5, 5]])
def test_one_player_is_no_table(seats: list[int]) -> None:
    with pytest.raises(Mistake) as mistake:
        next_positions(None, seats)
    assert mistake.value.code == "play-too-few-seats"


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022", "tda-2024", "club-cash", "club-tournament")
@pytest.mark.clause("TDA-2015:33.1", "TDA-2017:34.1", "TDA-2022:34.1", "CLUB-2:2.11.3")
def test_of_two_the_button_has_the_small_blind_and_acts_first() -> None:
    """The big blind of the last hand has the button now, and the other the big blind."""
    positions = next_positions(Positions(2, 2, 1), [1, 2], policy())
    assert positions == Positions(1, 1, 2)
    setup = Setup.deal_in(NL_HOLDEM, Stakes(50, 100), {1: 500, 2: 500}, positions, policy=policy())
    assert {bet.seat: bet.amount for bet in setup.forced} == {1: 50, 2: 100}
    assert Hand(setup, range(52)).actor == 1
