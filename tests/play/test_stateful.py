"""Whatever is played, in whatever order: what must hold after every operation of a hand."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from croupier.cards import DECK_52, UNKNOWN, Cards, shuffled
from croupier.errors import CroupierError
from croupier.play import NL_HOLDEM, BadAmount, Hand, Options, Positions, Setup, Stakes
from croupier.rulebook import Policy

SEATS = range(1, 11)


policies = st.builds(
    Policy,
    big_blind_option=st.booleans(),
    big_blind_ante_first=st.booleans(),
    short_blind_call=st.sampled_from(["full", "full-unless-heads-up"]),
    raise_step=st.sampled_from(["last-increment", "last-bet"]),
    reopen_adds_up=st.booleans(),
    reopen_after_raise=st.booleans(),
    raise_over_short=st.sampled_from(["all-in-and-step", "level-and-step"]),
    short_opening=st.sampled_from(["matched", "full-bet"]),
    all_in_face_up=st.booleans(),
    losers_may_muck=st.booleans(),
    winner_shows=st.sampled_from(["never", "if-called", "always"]),
    show_side_pots_first=st.booleans(),
    stud_all_in_opens_last=st.booleans(),
    odd_chip=st.sampled_from(["left", "high-card"]),
    odd_chip_again=st.booleans(),
)
"""Every house that could be."""


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """A hand about to be dealt: 2 to 10 seats, any stacks, blinds and antes, the button dead or not."""
    seats = sorted(draw(st.sets(st.sampled_from(SEATS), min_size=2, max_size=10)))
    button = draw(st.sampled_from(seats if len(seats) == 2 else SEATS))
    left = [seat for seat in seats if seat > button] + [seat for seat in seats if seat <= button]
    if len(left) == 2:
        positions = Positions(button, button, left[0])
    elif draw(st.booleans()):
        positions = Positions(button, left[0], left[1])
    else:
        positions = Positions(button, max(seats) + 1, left[0])
    small_blind = draw(st.integers(0, 50))
    stakes = Stakes(
        small_blind,
        draw(st.integers(max(1, small_blind), 100)),
        draw(st.sampled_from([0, 0, 1, 10, 100])),
        draw(st.sampled_from(["all", "big-blind", "button"])),
    )
    chips = st.one_of(st.integers(1, 250), st.integers(1, 20_000))
    stacks = {seat: draw(chips) for seat in seats}
    newcomers = set(seats) - set(positions)
    posts = {seat: stakes.big_blind for seat in newcomers if draw(st.integers(0, 9)) == 0}
    policy = draw(policies)
    return Setup.deal_in(NL_HOLDEM, stakes, stacks, positions, posts=posts, policy=policy)


class AnyHand(RuleBasedStateMachine):
    """Plays a hand, takes actions back, leaves it and comes again, and checks it after every step."""

    hand: Hand

    @initialize(
        setup=setups(),
        seed=st.integers(0, 2**32),
        asked=st.booleans(),
        from_deck=st.booleans(),
        seen=st.booleans(),
    )
    def deal_in(self, setup: Setup, seed: int, asked: bool, from_deck: bool, seen: bool) -> None:
        self.deck = shuffled(DECK_52, random.Random(seed))
        self.given = 0
        self.seen = seen
        self.hand = Hand(setup, self.deck if from_deck else None, asked=asked)
        self.from_deck = from_deck

    # What is done

    def next_cards(self, count: int) -> Cards:
        self.given += count
        return self.deck[self.given - count : self.given]

    def named(self, hand: Hand) -> Cards:
        """The cards of the player in turn, those nobody has seen turned over."""
        assert hand.actor is not None
        held = hand.player(hand.actor).cards
        return tuple(self.next_cards(1)[0] if card == UNKNOWN else card for card in held)

    @precondition(lambda self: self.hand.dealing)
    @rule(one_by_one=st.booleans(), burn=st.booleans())
    def give_cards(self, one_by_one: bool, burn: bool) -> None:
        due = self.hand.dealing
        assert due is not None
        count = 1 if one_by_one else due.due
        if due.kind == "board" and burn and self.hand.log[-1].kind not in ("burn", "board"):
            self.changes(lambda hand: hand.burn(*self.next_cards(1)))
        hidden = due.kind != "board" and not self.seen
        cards = (UNKNOWN,) * count if hidden else self.next_cards(count)
        self.changes(lambda hand: hand.deal(cards))

    def acts(self) -> bool:
        options = self.hand.options
        return options is not None and options.fold

    @precondition(acts)
    @rule()
    def fold(self) -> None:
        self.changes(Hand.fold)

    @precondition(acts)
    @rule()
    def check_or_call(self) -> None:
        options = self.hand.options
        assert options is not None
        self.changes(Hand.check if options.check else Hand.call)

    @precondition(lambda self: self.hand.options and self.hand.options.raise_max)
    @rule(share=st.one_of(st.just(0.0), st.just(1.0), st.floats(0, 1)))
    def bet_or_raise(self, share: float) -> None:
        options = self.hand.options
        assert options is not None
        total = options.raise_min + int((options.raise_max - options.raise_min) * share)
        self.changes(lambda hand: hand.raise_to(total))

    @precondition(lambda self: self.hand.options and self.hand.options.show)
    @rule(muck=st.booleans())
    def show_or_muck(self, muck: bool) -> None:
        options = self.hand.options
        assert options is not None
        if muck and options.muck:
            self.changes(Hand.muck)
        elif UNKNOWN in self.hand.player(options.seat).cards:
            self.changes(lambda hand: hand.show(self.named(hand)))
        else:
            self.changes(Hand.show)

    @precondition(lambda self: self.hand.actor and not self.hand.dealing)
    @rule(place=st.integers(0, 9), amount=st.integers(1, 300))
    def is_ruled_to_post_late(self, place: int, amount: int) -> None:
        seat = self.hand.seats[place % len(self.hand.seats)]
        if amount <= self.hand.player(seat).stack:
            self.changes(lambda hand: hand.post(seat, amount))

    @precondition(acts)
    @rule(place=st.integers(0, 9), share=st.floats(0, 1))
    def is_given_back_a_bet(self, place: int, share: float) -> None:
        seat = self.hand.seats[place % len(self.hand.seats)]
        if amount := int(self.hand.player(seat).bet * share):
            self.changes(lambda hand: hand.return_bet(seat, amount))

    @precondition(lambda self: len(self.hand.log) > 30)
    @rule()
    def take_back(self) -> None:
        self.hand.undo()

    @rule()
    def leave_and_come_back(self) -> None:
        again = pickle.loads(pickle.dumps(self.hand))
        assert again == self.hand
        self.hand = again

    def changes(self, operation: Callable[[Hand], Any]) -> None:
        """Do it; undone and done again it comes to the same."""
        before, given = self.hand.copy(), self.given
        operation(self.hand)
        taken_back = self.hand.copy()
        taken_back.undo()
        assert taken_back == before
        self.given, given = given, self.given
        operation(taken_back)
        assert taken_back == self.hand
        self.given = given

    # What holds

    @invariant()
    def no_chip_is_made_or_lost(self) -> None:
        hand = self.hand
        players = [hand.player(seat) for seat in hand.seats]
        assert sum(player.stack for player in players) + hand.total == hand.setup.chips
        assert min(player.stack for player in players) >= 0
        if hand.over:
            assert hand.total == 0
            assert sum(hand.result.stacks.values()) == hand.setup.chips
        else:
            assert sum(pot.amount for pot in hand.pots) + sum(player.bet for player in players) == hand.total

    @invariant()
    def setup_and_log_are_the_hand(self) -> None:
        hand = self.hand
        again = Hand.replay(hand.setup, hand.log, self.deck if self.from_deck else None, asked=hand._asked)
        assert again == hand

    @invariant()
    def whoever_is_not_short_can_answer(self) -> None:
        """As far as the shortest stack goes nobody asks what others have left."""
        hand = self.hand
        if hand.actor is None:
            return
        for seat in hand.live:
            player = hand.player(seat)
            assert player.stack + player.bet >= hand._shortest

    @invariant()
    def no_card_is_dealt_twice(self) -> None:
        hand = self.hand
        out = [card for seat in hand.seats for card in hand.player(seat).cards] + list(hand.board)
        known = [card for card in out if card != UNKNOWN]
        assert len(known) == len(set(known))

    @invariant()
    def the_options_are_all_there_is(self) -> None:
        options = self.hand.options
        if options is None:
            assert self.hand.over or self.hand.dealing is not None
            return
        assert options.seat == self.hand.actor
        self.is_possible(options.fold, Hand.fold)
        self.is_possible(options.check, Hand.check)
        self.is_possible(options.call > 0, Hand.call)
        self.is_possible(options.muck, Hand.muck)
        if options.fold:
            self.calls_are_what_they_say(options)
            self.raises_are_what_they_say(options)

    def is_possible(self, possible: bool, operation: Callable[[Hand], Any]) -> None:
        twin = self.hand.copy()
        if possible:
            operation(twin)
            assert len(twin.log) > len(self.hand.log)
            return
        with pytest.raises(CroupierError):
            operation(twin)
        assert twin == self.hand

    def calls_are_what_they_say(self, options: Options) -> None:
        player = self.hand.player(options.seat)
        assert options.check is (options.call == 0)
        assert 0 <= options.call <= player.stack
        if options.call:
            twin = self.hand.copy()
            twin.call()
            assert (options.seat, options.call) in [(e.seat, e.amount) for e in twin.log if e.kind == "call"]

    def raises_are_what_they_say(self, options: Options) -> None:
        hand, least, most = self.hand, options.raise_min, options.raise_max
        player = hand.player(options.seat)
        if not most:
            assert least == 0
            for total in (hand.to_call, hand.to_call + 1, player.stack + player.bet, 10**9):
                self.is_possible(False, partial(Hand.raise_to, total=total))
            return
        assert hand.to_call < least <= most == player.stack + player.bet
        for total in (least, most, (least + most) // 2):
            self.is_possible(True, partial(Hand.raise_to, total=total))
        for total in (least - 1, most + 1, 0, -1):
            twin = hand.copy()
            with pytest.raises(BadAmount):
                twin.raise_to(total)
            assert twin == hand

    def teardown(self) -> None:
        """Every hand comes to an end, and in few steps when nobody raises."""
        if not hasattr(self, "hand"):
            return
        for _ in range(150):
            options = self.hand.options
            if self.hand.over:
                break
            if self.hand.dealing is not None:
                self.hand.deal(self.next_cards(self.hand.dealing.due))
            elif options is not None and options.show:
                self.hand.show(self.named(self.hand))
            else:
                assert options is not None
                self.hand.check() if options.check else self.hand.call()
        assert self.hand.over


TestAnyHand = AnyHand.TestCase
