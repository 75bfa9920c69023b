"""A simulated learner: with FSRS he keeps what he wants to keep, and sees far fewer cards than day by day."""

from __future__ import annotations

from random import Random
from statistics import mean

from croupier.school.progress import Learner, following
from croupier.school.rulings.question import Judged
from croupier.school.rulings.schedule import LONGEST, RETENTION, Memory, after, grade, remembered
from croupier.school.rulings.situations import Card, cards

DAY = 24 * 60 * 60 * 1000
DAYS = 180
NEW_A_DAY = 5
CARDS = cards("club-cash", "dealer")


class Head:
    """Somebody whose memory of a card is known: he forgets it as `remembered` of what he has been through says."""

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)
        self._true: dict[str, Memory] = {}
        self.reviews = 0
        self.held: list[bool] = []

    def rules(self, card: Card, now: int) -> Judged:
        known = self._true.get(card.key)
        right = known is not None and self._dice.random() < remembered(known, now)
        if known is not None and now - known.seen >= DAY:
            self.held.append(right)
        self._true[card.key] = after(known, "good" if right else "again", now)
        self.reviews += 1
        return Judged(right, right)

    def knows(self, now: int) -> float:
        return mean([remembered(each, now) for each in self._true.values()])


def by_fsrs(head: Head) -> int:
    """He does what the school asks for, day by day: whatever is due, and five new situations."""
    learner, now = Learner(), 0
    for day in range(DAYS):
        now, new = day * DAY, 0
        while (card := following(learner, "club-cash", "dealer", now)) is not None:
            new += card.key not in learner.cards
            if new > NEW_A_DAY:
                break
            judged = head.rules(card, now)
            kept = after(learner.cards.get(card.key), grade(judged), now)
            learner = Learner({**learner.cards, card.key: kept})
            now += 60_000
    return now


def every_day(head: Head) -> int:
    """He rules on everything he has met, every day."""
    now = 0
    for day in range(DAYS):
        for at, card in enumerate(CARDS[: (day + 1) * NEW_A_DAY]):
            now = day * DAY + at * 60_000
            while not head.rules(card, now).right:
                now += 60_000
    return now


def test_a_learner_keeps_nine_of_ten_with_a_tenth_of_the_reviews_of_daily_repetition() -> None:
    spaced, daily = Head(1), Head(1)
    end, _ = by_fsrs(spaced), every_day(daily)
    assert len(spaced._true) == len(CARDS)
    assert abs(mean(spaced.held) - RETENTION) < 0.04
    assert spaced.knows(end) > RETENTION
    assert spaced.reviews < daily.reviews / 10


def test_what_was_forgotten_comes_again_within_minutes_and_what_is_known_ever_later() -> None:
    known = after(None, "good", 0)
    gaps = []
    for _ in range(5):
        gaps.append((known.due - known.seen) // DAY)
        known = after(known, "good", known.due)
    assert gaps == sorted({*gaps})
    lapsed = after(known, "again", known.due)
    assert lapsed.due - lapsed.seen == 10 * 60 * 1000
    second = after(after(None, "good", 0), "good", 2 * DAY)
    assert after(second, "hard", second.due).due < after(second, "good", second.due).due
    assert known.due - known.seen == LONGEST * DAY


def test_the_likeliest_forgotten_of_what_is_due_comes_first_then_what_is_new() -> None:
    first, second, third = CARDS[:3]
    weak, strong = Memory(1.0, 5.0, DAY, 0, 2), Memory(50.0, 5.0, DAY, 0, 2)
    learner = Learner({first.key: strong, second.key: weak})
    assert following(learner, "club-cash", "dealer", 2 * DAY) == second
    assert following(learner, "club-cash", "dealer", 0) == third
