"""The waiting list."""

import pytest

from croupier.cash import WaitingList
from croupier.errors import Refusal


@pytest.fixture
def waiting() -> WaitingList:
    waiting = WaitingList("nl-holdem 25-50", to_come=180_000)
    for at, person in enumerate(("ann", "boris", "vera", "gleb")):
        waiting.join(person, at)
    return waiting


def test_first_come_first_called(waiting: WaitingList) -> None:
    assert [waiting.call(10).person, waiting.call(11).person] == ["ann", "boris"]


def test_who_wants_another_seat_is_passed_over_and_keeps_his_place() -> None:
    waiting = WaitingList("plo 5-5")
    waiting.join("ann", 0, wants=1)
    waiting.join("boris", 1)
    assert waiting.call(5, seat=7).person == "boris"
    assert waiting.place("ann").before == 0


def test_who_does_not_come_goes_to_the_end_and_the_second_time_off_the_list(waiting: WaitingList) -> None:
    waiting.call(0)
    assert waiting.lapse(179_999) == []
    assert waiting.lapse(180_000) == ["ann"]
    assert waiting.place("ann").before == 3
    for _ in range(4):
        waiting.call(200_000)
    waiting.take("boris", 210_000)
    waiting.lapse(380_000)
    assert [entry.person for entry in waiting.entries] == ["vera", "gleb"]


def test_a_seat_is_taken_by_one_who_was_called(waiting: WaitingList) -> None:
    with pytest.raises(Refusal, match="not been called"):
        waiting.take("ann", 5)
    waiting.call(5)
    waiting.take("ann", 6)
    with pytest.raises(Refusal, match="not on the list"):
        waiting.place("ann")


def test_the_pace_of_the_last_seatings_tells_how_long(waiting: WaitingList) -> None:
    assert waiting.place("vera").expected is None
    for at in (60_000, 360_000):
        waiting.call(at)
        waiting.take(waiting.entries[0].person, at)
    # A seat every five minutes: vera is next, gleb the one after.
    assert waiting.place("vera").expected == 300_000
    assert waiting.place("gleb").expected == 600_000


def test_an_interest_list_opens_a_game_when_enough_wait(waiting: WaitingList) -> None:
    assert not waiting.ready
    waiting.join("dora", 9)
    assert waiting.ready
