"""Every game by every book and any house: chips, replay, undo and what is written of it hold after every step."""

from __future__ import annotations

import pickle
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from croupier.cards import shuffled
from croupier.errors import Broken, CroupierError
from croupier.play import Hand, Operation, Setup, decided
from tests.play.any_hand import RULINGS, next_ruling, next_step, setups

LONG = 120
"""A hand that has been ruled on forever is played to its end."""


class AnyGame(RuleBasedStateMachine):
    """Plays a hand of any game, lets the floor interfere, takes things back, and reads it from its log again."""

    hand: Hand

    @initialize(
        setup=setups(),
        seed=st.integers(0, 2**32),
        asked=st.booleans(),
        how=st.sampled_from(["deck", "seen", "hidden"]),
    )
    def deal_in(self, setup: Setup, seed: int, asked: bool, how: str) -> None:
        self.chance = Random(seed)
        self.hidden = how == "hidden"
        deck = shuffled(setup.variant.deck, self.chance) if how == "deck" else None
        self.hand = Hand(setup, deck, asked=asked)

    def goes_on(self) -> bool:
        return not self.hand.over

    @precondition(goes_on)
    @rule(steps=st.integers(1, 8))
    def play_on(self, steps: int) -> None:
        """Several decisions, the last one undone and done again."""
        for _ in range(steps):
            operation = next_step(self.hand, self.chance, hidden=self.hidden)
            if operation is None:
                return
            before = self.hand.copy()
            self.hand.apply(operation)
            self.chips_are_all_there()
        self.undone_it_is(before)

    @precondition(lambda self: self.goes_on() and len(self.hand.log) < LONG)
    @rule(kind=st.sampled_from(RULINGS))
    def the_floor_rules(self, kind: str) -> None:
        """Whatever the floor does is done whole or not at all."""
        before = self.hand.copy()
        operation = next_ruling(self.hand, kind, self.chance)
        try:
            self.hand.apply(operation)
        except Broken:
            raise
        except CroupierError:
            assert self.hand == before
        else:
            assert self.hand.log[len(before.log)] == operation
            self.undone_it_is(before)

    def undone_it_is(self, before: Hand) -> None:
        twin = self.hand.copy()
        twin.undo()
        assert twin == before

    @precondition(lambda self: bool(decided(self.hand)))
    @rule()
    def take_back(self) -> None:
        self.hand.undo()

    @rule()
    def read_it_from_its_log(self) -> None:
        hand = self.hand
        assert Hand.replay(hand.setup, hand.log, hand.deck, asked=hand.asked) == hand
        assert pickle.loads(pickle.dumps(hand)) == hand
        seen = Hand.replay(hand.setup, hand.log, asked=hand.asked)
        assert seen.log == hand.log
        assert [seen.player(seat) for seat in seen.seats] == [hand.player(seat) for seat in hand.seats]
        assert (seen.boards, seen.pots, seen.actor, seen.over) == (
            hand.boards,
            hand.pots,
            hand.actor,
            hand.over,
        )

    @invariant()
    def chips_are_all_there(self) -> None:
        hand = self.hand
        players = [hand.player(seat) for seat in hand.seats]
        assert min(player.stack for player in players) >= 0
        began = hand.setup.stacks
        thrown_in = 0 if hand.voided else hand.setup.splash
        chips = sum(began.values()) + thrown_in
        assert sum(player.stack for player in players) + hand.total + hand._raked == chips
        if hand.setup.most and not hand.over:
            assert max(began[player.seat] - player.stack for player in players) <= hand.setup.most
        if hand.over:
            result = hand.result
            assert hand.total == 0
            assert sum(result.stacks.values()) + result.rake == chips
            assert sum(award.amount for award in result.awards) == sum(pot.amount for pot in result.pots)
        else:
            assert sum(pot.amount for pot in hand.pots) + sum(player.bet for player in players) == hand.total

    @invariant()
    def somebody_is_asked_or_nothing_is_left_to_do(self) -> None:
        hand = self.hand
        waits = hand.options is not None or hand.dealing is not None
        assert waits is not hand.over or any(entry.kind == "award" for entry in hand.log)
        if hand.options is not None:
            assert hand.options.seat == hand.actor in hand.live

    def teardown(self) -> None:
        """Every hand comes to its end."""
        if not hasattr(self, "hand"):
            return
        if any(entry.kind == "award" for entry in self.hand.log) and not self.hand.over:
            self.hand.apply(Operation("award", self.hand.seats[0], self.hand.total))
        for _ in range(400):
            operation = next_step(self.hand, self.chance, hidden=self.hidden)
            if operation is None:
                break
            self.hand.apply(operation)
        assert self.hand.over
        self.chips_are_all_there()


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(stateful_step_count=min(settings().stateful_step_count, 60))
