"""One evening, three books: the same people do the same things, and each book answers as it is written."""

from typing import Any

import pytest

from croupier.cash import Post, acts
from croupier.errors import Refusal
from tests.cash.evening import Evening

BOOKS = ("fspr-manual", "club-cash", "online-cash")

ANSWERS: dict[str, dict[str, Any]] = {
    # What a newcomer behind the blinds posts when he does not wait.
    "newcomer": {"fspr-manual": Post(50), "club-cash": Post(50), "online-cash": Post(25)},
    # Whether one who stood up without a word gets cards in the next hand.
    "absent": {"fspr-manual": False, "club-cash": True, "online-cash": False},
    # What one posts who was away for a round: both blinds went by.
    "both": {"fspr-manual": Post(50, 25), "club-cash": Post(50), "online-cash": Post(50, 25)},
    # Whether he comes in at once, or only when the button stands on his left.
    "at-once": {"fspr-manual": False, "club-cash": True, "online-cash": True},
    # Moving from the seat the big blind comes to next to the one it comes to last.
    "far-seat": {
        "fspr-manual": "cash-seat-of-another-class",
        "club-cash": "changed",
        "online-cash": "changed",
    },
    # Half a buy-in after losing everything.
    "half": {
        "fspr-manual": "cash-rebuy-too-small",
        "club-cash": "bought",
        "online-cash": "cash-rebuy-too-small",
    },
    # Half an hour after leaving with 3000, the least he may come back with.
    "back": {"fspr-manual": 3000, "club-cash": 3000, "online-cash": 3000},
    # How many minutes a stack may lie before it is taken up.
    "kept": {"fspr-manual": 60, "club-cash": 60, "online-cash": 10},
    # Where the button goes when the next player has left.
    "button": {"fspr-manual": 2, "club-cash": 3, "online-cash": 2},
}


def opened(book: str, *seats: int) -> Evening:
    evening = Evening(book)
    evening.sit(*seats)
    evening.hands()
    return evening


def refused(evening: Evening, act: acts.AnyAct, otherwise: str) -> str:
    try:
        evening.table.do(act)
    except Refusal as refusal:
        return refusal.code
    return otherwise


def newcomer(book: str) -> Post:
    evening = opened(book, 1, 2, 3, 4)
    evening.sit(8, waits=False)
    evening.deal()
    return evening.post(8)


def absent(book: str) -> bool:
    evening = opened(book, 1, 2, 3, 4, 5)
    evening.do(acts.StepAway, 5)
    evening.deal()
    return 5 in evening.dealt_in


def both(book: str) -> Post:
    return came_back(book)[0]


def at_once(book: str) -> bool:
    return came_back(book)[1] == 1


def came_back(book: str) -> tuple[Post, int]:
    """What one posts who sat out until both blinds had gone by, and in which hand he comes in."""
    evening = opened(book, 1, 2, 3, 4, 5)
    evening.do(acts.SitOut, 5)
    while not (evening.table.chairs[5].debt.small and evening.table.chairs[5].debt.big):
        evening.hands()
    evening.hands()
    evening.do(acts.Return, 5)
    for hand in range(1, 9):
        evening.deal()
        if 5 in evening.dealt_in:
            return evening.post(5), hand
        evening.finish()
    raise AssertionError("he never came in")


def far_seat(book: str) -> str:
    evening = opened(book, 1, 2, 4, 5)
    # The big blind is 4: it comes to seat 5 next, and last of all to seat 3.
    return refused(evening, acts.Change(evening.at, 5, 3), "changed")


def half(book: str) -> str:
    evening = opened(book, 1, 2, 3)
    evening.deal()
    evening.table.do(acts.Finish(evening.at, {1: 4000, 2: 0, 3: 2000}))
    return refused(evening, acts.TopUp(evening.at, 2, 500), "bought")


def back(book: str) -> int:
    from croupier.cash import BuyIn, Departure, required

    evening = Evening(book)
    return required(BuyIn(1000), Departure(3000, 0), 30 * 60_000, evening.table.game.policy).least


def kept(book: str) -> int:
    evening = opened(book, 1, 2, 3)
    evening.do(acts.StepAway, 3)
    minutes = 0
    while True:
        minutes += 5
        evening.wait(5)
        if refused(evening, acts.PickUp(evening.at, 3, waiting=1), "picked up") == "picked up":
            return minutes


def button(book: str) -> int:
    evening = opened(book, 1, 2, 3, 4)
    evening.do(acts.Leave, 2)
    evening.deal()
    return evening.positions.button


ASKED = {
    "newcomer": newcomer,
    "absent": absent,
    "both": both,
    "at-once": at_once,
    "far-seat": far_seat,
    "half": half,
    "back": back,
    "kept": kept,
    "button": button,
}


@pytest.mark.clause("FSPR:newcomer-2", "CLUB-2:2.11.4-1", "ONLINE:join-1")
@pytest.mark.clause("FSPR:absent-5", "ONLINE:missed-0", "FSPR:seat-3", "FSPR:absent-2", "FSPR:absent-3")
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("question", ANSWERS)
def test_the_same_evening_has_three_answers(question: str, book: str) -> None:
    assert ASKED[question](book) == ANSWERS[question][book]
