"""A hand as one viewer may have it: of hands that differ in cards he never saw, the same is made."""

from random import Random
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from croupier.cards import UNKNOWN
from croupier.errors import Mistake
from croupier.play import Hand, Operation
from croupier.records.seen import as_seen
from tests.records.test_writing import hands, unseen

VIEWERS = st.integers(0, 4)


def hidden_from(hand, viewer):
    """Every card the viewer never saw: burnt, thrown away, dealt to others who did not show it."""
    eyes, seen = {viewer}, set()
    for kind, seat, _, cards in hand.log:
        if kind == "show":
            eyes.add(seat)
        if kind in OPEN or (seat and seat in eyes):
            seen.update(cards)
    every = {card for _, _, _, cards in hand.log for card in cards}
    return sorted(every - seen)


OPEN = {"board", "up", "show", "expose"}


def with_others(hand, hidden, chance):
    """The same hand with its hidden cards dealt otherwise; only where the players can have done the same."""
    others = list(hidden)
    chance.shuffle(others)
    now = dict(zip(hidden, others, strict=True))
    log = [
        Operation(kind, seat, amount, tuple([now.get(card, card) for card in cards]))
        for kind, seat, amount, cards in hand.log
    ]
    try:
        return Hand.replay(hand.setup, log, asked=hand.asked)
    except Mistake:
        assume(False)


@given(hands(), VIEWERS, st.integers(0, 2**32))
def test_cards_nobody_saw_may_be_any_and_nothing_changes(hand, number, seed):
    viewer = hand.seats[number] if number < len(hand.seats) else None
    hidden = hidden_from(hand, viewer)
    assume(len(hidden) > 1)
    other = with_others(hand, hidden, Random(seed))
    assume(other.log != hand.log)
    assert as_seen(hand, viewer).log == as_seen(other, viewer).log
    known = {card for _, _, _, cards in as_seen(hand, viewer).log for card in cards}
    assert known & set(hidden) == set()
    assert known & unseen(hand, viewer) == set()


@given(hands(), VIEWERS)
def test_it_is_the_same_hand_to_the_chip(hand, number):
    viewer: Any = hand.seats[number] if number < len(hand.seats) else "all"
    seen = as_seen(hand, viewer)
    assert dict(seen.result.stacks) == dict(hand.result.stacks)
    assert seen.result.pots == hand.result.pots
    assert seen.boards == hand.boards
    if viewer == "all":
        assert [seen.player(seat).cards for seat in seen.seats] == [
            hand.player(seat).cards for seat in hand.seats
        ]
    else:
        assert UNKNOWN not in seen.player(viewer).cards
