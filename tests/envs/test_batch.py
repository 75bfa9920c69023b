"""Many hands at once: the same hands, chip for chip, as the engine's own, and what the arrays say of them."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.envs import batch
from croupier.errors import Mistake
from croupier.play import Hand, Setup


def engine_hand(hands, row, button):
    """The engine's hand of a row, from the same deck."""
    stacks = [hands.table.setup.stacks[seat] for seat in sorted(hands.table.setup.stacks)]
    setup = Setup.new("nl-holdem", stacks, blinds=(50, 100), button=button)
    return Hand(setup, hands.decks[row].tolist())


@given(players=st.integers(2, 9), stack=st.integers(101, 3_000), seed=st.integers(0, 2**32))
def test_every_hand_is_the_engines_own_at_every_decision(players, stack, seed):
    hands = batch(3, players, stack=stack, seed=seed)
    chance = np.random.default_rng(seed)
    buttons = [1] * hands.size
    twins = [engine_hand(hands, row, 1) for row in range(hands.size)]
    actions, observer = hands.table.actions, hands.table.observer
    for _ in range(60):
        seen = hands.observe()
        for row, twin in enumerate(twins):
            assert twin.actor == hands.seats[row]
            assert actions.mask(twin).tolist() == hands.mask[row].tolist()
            of_button = type(observer)(twin.setup)
            assert np.array_equal(of_button.see(twin, twin.actor), seen[row])
        done = np.array([chance.choice(np.flatnonzero(mask)) for mask in hands.mask])
        for twin, action in zip(twins, done, strict=True):
            twin.apply(actions.operation(twin, int(action)))
        won, over = hands.step(done)
        for row, twin in enumerate(twins):
            assert twin.over == over[row]
            if twin.over:
                assert [twin.result.stacks[seat] - stack for seat in sorted(twin.seats)] == won[row].tolist()
                buttons[row] = buttons[row] % players + 1
                twins[row] = engine_hand(hands, row, buttons[row])
            else:
                assert not won[row].any()


def test_a_pot_that_does_not_divide_gives_its_odd_chip_to_the_left_of_the_button():
    """All three put in 101 chips; where two share the 303, one of them gets 152, the first left of the button."""
    hands = batch(4_000, 3, stack=101, seed=5)
    button, odd = 1, set()
    for _ in range(12):
        # Everybody puts in all he has: the largest of the actions that are open.
        won, over = hands.step(hands.mask.shape[1] - 1 - hands.mask[:, ::-1].argmax(1))
        assert over.all() or not over.any()
        for shared in won[over & ((won == -101).sum(1) == 1) & (won > 0).all(1, where=won != -101)].tolist():
            seats = [seat for seat in (button % 3 + 1, (button + 1) % 3 + 1, button) if shared[seat - 1] > 0]
            assert [shared[seat - 1] for seat in seats] == [51, 50]
            odd.add(seats[0])
        button = button % 3 + 1 if over.all() else button
    assert odd == {1, 2, 3}


def test_the_same_seed_gives_the_same_hands_and_a_closed_action_moves_none():
    one, other = batch(50, 6, seed=9), batch(50, 6, seed=9)
    assert np.array_equal(one.observe(), other.observe())
    one.step(np.full(50, 1))
    before = one.observe()
    with pytest.raises(Mistake, match="action 6 is closed"):
        one.step(np.full(50, 6))
    assert np.array_equal(one.observe(), before)


@pytest.mark.parametrize("wrong", [{"size": 0}, {"size": 5, "stack": 100}])
def test_a_batch_nobody_can_be_dealt_in_at_is_refused(wrong):
    with pytest.raises(Mistake, match="a batch"):
        batch(**wrong)
