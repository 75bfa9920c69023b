"""A finished hand step by step: what the table told, when it told it, and not a card more."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from croupier.cards import parse
from croupier.odds import equity
from croupier.play import NL_HOLDEM, Hand, Positions, Setup, Stakes, catalogue
from croupier.records.seen import as_seen
from croupier.room.replays import equities
from croupier.room.replays.frames import steps
from tests.records.test_seen import hidden_from, with_others
from tests.records.test_writing import hands

NAMES = {1: "Ann", 2: "Boris", 3: "Vera"}
DECK = parse("AsKd2cAhKc7d9sAdTs4h8s3c6sJh")
"""Ann's ace and ace, Boris' kings, Vera's deuce and seven, and the board behind a burnt nine."""


def all_in() -> Hand:
    """Ann, on the button, and Boris are all-in before the flop; Vera, in the big blind, folds."""
    setup = Setup.deal_in(NL_HOLDEM, Stakes(50, 100), {1: 5_000, 2: 4_000, 3: 6_000}, Positions(1, 2, 3))
    rest = [card for card in range(52) if card not in DECK]
    # Cards go round from the small blind on.
    order = parse("KdAs2c") + parse("Kc") + parse("Ah") + parse("7d")
    deck = [order[0], order[2], order[1], order[3], order[5], order[4], *DECK[6:], *rest]
    hand = Hand(setup, deck)
    hand.raise_to(300)
    hand.raise_to(4_000)
    hand.fold()
    hand.call()
    return hand


def test_each_decision_and_each_street_is_a_step() -> None:
    told = steps(as_seen(all_in(), 1), NAMES, 1)
    kinds = [[event.__struct_config__.tag for event in step.events] for step in told]
    assert kinds[0] == ["hand_started", "post", "post", "deal", "deal", "deal"]
    assert [each[0] for each in kinds[1:5]] == ["raise", "raise", "fold", "call"]
    assert [step.view.hand.street for step in told][:5] == ["preflop"] * 4 + ["flop"]
    assert told[-1].view.hand.over
    assert sum([seat.stack for seat in told[-1].view.seats]) == 15_000


def test_a_hand_is_seen_when_it_was_seen_and_with_all_open_from_the_beginning() -> None:
    seen = steps(as_seen(all_in(), 1), NAMES, 1)
    opened = steps(as_seen(all_in(), 1), NAMES, 1, opened=True)

    def cards(told, at):
        return {seat.name: seat.cards for seat in told[at].view.seats}

    assert cards(seen, 0) == {"Ann": ("As", "Ah"), "Boris": ("??", "??"), "Vera": ("??", "??")}
    assert cards(opened, 0) == {"Ann": ("As", "Ah"), "Boris": ("Kd", "Kc"), "Vera": ("??", "??")}
    assert cards(seen, -1)["Boris"] == ("Kd", "Kc")
    assert cards(seen, -1)["Vera"] is None


def test_what_a_call_costs_and_what_each_hand_is_worth() -> None:
    told = steps(as_seen(all_in(), 1), NAMES, 1)
    price = told[3].price
    assert price is not None
    # 3,700 more for the 4,000 of Boris, his own 300 and the big blind.
    assert (price.seat, price.call, price.plays_for) == (1, 3_700, 4_400)
    exact = equity(["AsAh", "KdKc"]).hands
    # As long as Vera is in nobody knows what she holds.
    assert told[2].shares == ()
    assert [(share.seat, share.exact) for share in told[3].shares] == [(1, True), (2, True)]
    assert [share.equity for share in told[3].shares] == pytest.approx([each.equity for each in exact])
    assert told[-1].shares == ()


def test_hands_of_stud_are_worth_what_their_cards_to_come_make_them() -> None:
    setup = Setup.deal_in(
        catalogue["razz"],
        Stakes(0, 0, ante=1, bring_in=2, small_bet=5, big_bet=10),
        {1: 500, 2: 500},
        Positions(1, 1, 2),
    )
    hand = Hand(setup, [*range(51, -1, -1)])
    while not hand.over:
        options = hand.options
        if options.bring_in:
            hand.bring_in()
        elif options.check:
            hand.check()
        else:
            hand.call()
    told = steps(as_seen(hand, 1), {1: "Ann", 2: "Boris"}, 1)
    # Until Boris shows his hand at the end its down cards are known to nobody; in the end they are.
    assert all(len(step.shares) == 2 for step in told if not step.view.hand.over)
    last = [step for step in told if step.shares][-1]
    assert sorted([share.equity for share in last.shares]) in ([0.0, 1.0], [0.5, 0.5])
    assert all(
        sum([share.equity for share in step.shares]) == pytest.approx(1) for step in told if step.shares
    )


@contextmanager
def rough_shares() -> Iterator[None]:
    """Shares of few deals, which take no time, and are kept for nobody else."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(equities, "_shares", equities._shares.__wrapped__)
        patch.setattr(equities, "MOST_COUNTED", 10_000)
        patch.setattr(equities, "DRAWN", 200)
        yield


@given(hands(), st.integers(0, 4), st.booleans(), st.integers(0, 2**32))
def test_cards_nobody_saw_may_be_any_and_no_byte_changes(hand, number, opened, seed):
    viewer = hand.seats[number] if number < len(hand.seats) else None
    hidden = hidden_from(hand, viewer)
    assume(len(hidden) > 1)
    other = with_others(hand, hidden, Random(seed))
    with rough_shares():
        told = [
            msgspec.json.encode(steps(as_seen(each, viewer), NAMES, viewer, opened=opened))
            for each in (hand, other)
        ]
    assert told[0] == told[1]


@given(hands(), st.integers(0, 4))
def test_every_game_is_told_to_its_end_and_chips_are_conserved(hand, number):
    viewer = hand.seats[number] if number < len(hand.seats) else None
    with rough_shares():
        told = steps(as_seen(hand, viewer), NAMES, viewer)
    assert told[-1].view.hand.over
    for step in told:
        lying = sum([seat.stack + seat.bet for seat in step.view.seats])
        middle = step.view.hand.total - sum([seat.bet for seat in step.view.seats])
        if not step.view.hand.over:
            assert lying + middle == sum(hand.setup.stacks.values()) + hand.setup.splash
    stacks = {seat.seat: seat.stack for seat in told[-1].view.seats}
    assert stacks == dict(hand.result.stacks)
    events = json.loads(msgspec.json.encode([step.events for step in told]))
    assert [each["kind"] for step in events for each in step].count("hand_over") == 1
