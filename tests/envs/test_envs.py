"""Environments for learning: their makers' own tests, chips, masks, and nothing of a hidden card."""

import warnings
from random import Random

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from hypothesis import given
from hypothesis import strategies as st
from pettingzoo.test import api_test, seed_test

from croupier.cards import DECK_52
from croupier.envs import Actions, Observer, aec, single
from croupier.envs.actions import FOLD, STAY
from croupier.errors import Mistake
from croupier.play import Hand, Operation, Setup, catalogue

SMALL = ("kuhn", "leduc")


def chosen(mask, chance):
    return int(chance.choice(np.flatnonzero(mask).tolist()))


def played(env, chance):
    """Play an episode anyhow, and return what each agent got."""
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        got[agent] += reward
        env.step(None if ended else chosen(seen["action_mask"], chance))
    return got


@pytest.mark.parametrize("game", catalogue)
def test_every_game_passes_the_makers_tests_for_several_agents(game):
    with warnings.catch_warnings():
        # It wonders at observations that have a mask beside them, as its own classic games do.
        warnings.simplefilter("ignore", UserWarning)
        api_test(aec(game, 2), num_cycles=40)
        seed_test(lambda: aec(game, 2), 5)


@pytest.mark.parametrize("game", ["kuhn", "nl-holdem", "seven-stud-8", "2-7-triple-draw"])
def test_one_seat_against_bots_passes_the_makers_tests(game):
    check_env(single(game, bots="easy"), skip_render_check=True)


@given(st.sampled_from(sorted(set(catalogue) - set(SMALL))), st.integers(2, 5), st.integers(0, 2**32))
def test_what_some_win_others_lose_and_every_open_action_is_taken(game, players, seed):
    env = aec(game, players)
    env.reset(seed=seed)
    chance = Random(seed)
    for _ in range(3):
        assert sum(played(env, chance).values()) == 0
        env.reset()


def test_every_action_that_is_open_can_be_taken_and_no_other():
    env = aec("nl-crazy-pineapple", 3)
    chance = Random(5)
    for seed in range(30):
        env.reset(seed=seed)
        while not env.hand.over:
            mask = env.observe(env.agent_selection)["action_mask"]
            for action in range(env.table.actions.size):
                twin = env.hand.copy()
                if mask[action]:
                    twin.apply(env.table.actions.operation(twin, action))
                    continue
                before = len(env.hand.log)
                with pytest.raises(Mistake, match=f"action {action} is closed now"):
                    env.step(action)
                assert len(env.hand.log) == before
            env.step(chosen(mask, chance))


def test_raises_are_counted_with_the_call_and_two_that_are_one_are_one():
    hand = Hand.new("nl-holdem", [10_000] * 3, blinds=(50, 100), seed=1)
    actions = Actions.of(hand.setup.variant)
    # The pot with the call is 250: half of it on top of the 100 is 225, all of it 350.
    assert actions.totals(hand) == [200, 225, 350, 10_000]
    hand.raise_to(300)
    short = Hand.new("nl-holdem", [10_000, 150, 10_000], blinds=(50, 100), seed=1)
    short.raise_to(120 + 80)
    assert actions.totals(short) == [0, 0, 0, 0]
    assert actions.mask(short).tolist() == [1, 1, 0, 0, 0, 0]


def test_cards_are_thrown_away_by_the_bits_of_an_action():
    hand = Hand.new("badugi", [1000, 1000], bets=(100, 200), seed=3)
    hand.call()
    hand.check()
    actions = Actions.of(hand.setup.variant)
    low, *_, high = sorted(hand.player(2).cards)
    assert actions.operation(hand, actions.discards + 0b1001) == Operation("discard", 2, 0, (low, high))
    assert not actions.mask(hand)[: actions.discards].any()


@pytest.mark.parametrize(("seat", "offered"), [(1, [FOLD, STAY]), (2, [STAY])])
def test_a_bet_in_kuhn_leaves_a_call_or_a_fold(seat, offered):
    env = aec("kuhn")
    env.reset(seed=1)
    assert env.agent_selection == "seat_2"
    if seat == 1:
        env.step(2)
    mask = env.observe(env.agent_selection)["action_mask"]
    assert [each for each in (FOLD, STAY) if mask[each]] == offered


@given(st.sampled_from(sorted(set(catalogue) - set(SMALL))), st.integers(0, 2**32))
def test_hidden_cards_change_nothing_of_what_an_agent_sees(game, seed):
    """The same hand with the others' hidden cards and the stub exchanged is the same row of numbers."""
    chance = Random(seed)
    env = aec(game, 3)
    env.reset(seed=seed)
    for _ in range(chance.randrange(12)):
        if env.hand.over:
            break
        env.step(chosen(env.observe(env.agent_selection)["action_mask"], chance))
    hand = env.hand
    viewer = chance.choice(hand.seats)
    known = {*hand.player(viewer).cards, *(card for board in hand.boards for card in board)}
    known |= {card for seat in hand.seats for card in hand.player(seat).up}
    known |= {card for entry in hand.log if entry.kind in ("show", "discard") for card in entry.cards}
    hidden = [card for card in hand.setup.variant.deck.cards if card not in known]
    shuffled = [*hidden]
    chance.shuffle(shuffled)
    other = dict(zip(hidden, shuffled, strict=True))
    twin = _with_cards(hand, other)
    if twin is None or twin.over or hand.over:
        return
    observer = Observer(hand.setup)
    assert np.array_equal(observer.see(hand, viewer), observer.see(twin, viewer))


def _with_cards(hand, other):
    """The same decisions from the deck with cards exchanged; None where the cards decide otherwise what may be done."""
    deck = [other.get(card, card) for card in hand.deck]
    twin = Hand(hand.setup, deck)
    for entry in hand.log:
        if entry.kind in ("fold", "check", "call", "raise", "bring-in", "discard"):
            if twin.actor != entry.seat:
                return None
            twin.apply(entry._replace(cards=tuple(other.get(card, card) for card in entry.cards)))
    return twin if len(twin.log) == len(hand.log) else None


def test_a_card_for_everybody_in_stud_is_seen():
    """Eight stay to the end of seven-card stud: the stub is short, and the last card lies in the middle."""
    env = aec("seven-stud", 8)
    env.reset(seed=1)
    while not env.hand.board:
        env.step(STAY)
    (card,) = env.hand.board
    seen = env.observe(env.agent_selection)["observation"]
    assert np.flatnonzero(seen[env.table.observer.parts["board-1"]]).tolist() == [card]


def test_an_observation_has_its_parts_where_it_says():
    setup = Setup.new("nl-holdem", [10_000, 5_000, 5_000], blinds=(50, 100))
    hand = Hand(setup, DECK_52.cards)
    observer = Observer(setup)
    row = observer.see(hand, 2)
    parts = observer.parts
    assert np.flatnonzero(row[parts["cards"]]).tolist() == sorted(hand.player(2).cards)
    assert row[parts["stacks"]].tolist() == pytest.approx([0.2475, 0.245, 0.5])
    assert row[parts["button"]].tolist() == [0, 0, 1]
    assert row[parts["to-call"]].tolist() == pytest.approx([50 / 20_000])
    assert row.shape == (observer.size,)
    assert row.dtype == np.float32


def test_a_closed_action_of_a_lone_agent_counts_as_the_nearest_and_is_told():
    env = single("fl-holdem", bots="always-call")
    env.reset(seed=2)
    before = env.hand.player(1).put_in
    # In limit the largest raise is the smallest one, and closed.
    _, _, _, _, info = env.step(3)
    assert info == {"instead_of": 3}
    raises = [entry for entry in env.hand.log if entry.kind == "raise" and entry.seat == 1]
    assert (len(raises), env.hand.player(1).put_in > before) == (1, True)


def test_the_button_goes_round_and_a_seed_begins_anew():
    env = aec("razz", 3)
    env.reset(seed=9)
    first = [env.hand.setup.button, env.hand.log]
    env.reset()
    assert env.hand.setup.button == 2
    env.reset(seed=9)
    assert [env.hand.setup.button, env.hand.log] == first
