"""A hand to walk about in: the engine's own at every decision, copied whole, dealt as it was told."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.testing import assert_array_equal

from croupier.cards import parse, show, shuffled
from croupier.envs import State, kernel, state, walking
from croupier.envs.dealing import Table, usual_stakes
from croupier.envs.rows import EngineHand
from croupier.errors import Mistake
from croupier.play import Hand, catalogue

GAMES = [name for name, variant in catalogue.items() if kernel.covered(variant)]
FOLD, STAY, SMALLEST, HALF, POT, LARGEST = range(6)


def by_the_engine(*told, **said):
    """The same state, its hand played by the engine itself."""
    with pytest.MonkeyPatch.context() as here:
        here.setattr(walking, "NATIVE", False)
        return state(*told, **said)


def told(here: State):
    return here.seat, here.open, here.actions, here.over, here.won, here.button


@given(st.data())
def test_every_game_is_the_engines_own_and_so_is_every_copy(data):
    variant = catalogue[data.draw(st.sampled_from(GAMES))]
    stakes = usual_stakes(variant)
    put_in = max(stakes.get("ante", 0), *stakes.get("blinds", (0, 0)))
    stack = data.draw(st.integers(put_in + 1, 30 * max(put_in, stakes.get("bring_in", 0))))
    players = data.draw(st.integers(*variant.players))
    seed = data.draw(st.integers(0, 2**32))
    here, there = (make(variant, players, stack=stack, seed=seed) for make in (state, by_the_engine))
    assert [type(each._hand) is EngineHand for each in (here, there)] == [False, True]
    chance, kept = Random(seed), []
    for _ in range(60):
        assert told(here) == told(there)
        assert_array_equal(here.observe(), there.observe())
        if here.over:
            assert sum(here.won) == 0
            here.deal()
            there.deal()
            continue
        if chance.random() < 0.1:
            kept.append((here, there))
            here, there = here.copy(), there.copy()
        action = chance.choice(here.actions)
        here.act(action)
        there.act(action)
    for one, other in kept:
        assert told(one) == told(other)
        assert_array_equal(one.observe(), other.observe())


def test_a_line_is_taken_in_a_copy_and_the_hand_stands_where_it_stood():
    here = state("nl-holdem", 3, stack=200, stakes={"blinds": (1, 2)}, seed=4)
    before, seen = told(here), here.observe()
    there = here.copy()
    there.act(LARGEST)
    there.act(FOLD)
    there.act(FOLD)
    assert (there.over, there.won) == (True, [3, -1, -2])
    assert told(here) == before
    assert_array_equal(here.observe(), seen)


def drawn_out(here):
    """Everybody stays and draws all he may, so that the stub runs short: what the seats held at each turn."""
    held = []
    while not here.over:
        held.append(here.observe().tolist())
        here.act(STAY if here.open >> STAY & 1 else here.actions[-1])
    return held


@pytest.mark.parametrize("make", [state, by_the_engine])
def test_a_copy_draws_from_a_short_stub_what_the_hand_itself_would(make):
    deck = shuffled(catalogue["2-7-triple-draw"].deck, Random(5))
    ends = []
    for seed in (1, 2):
        here = make("2-7-triple-draw", 6, seed=seed)
        here.deal(deck)
        there = here.copy()
        ends.append(drawn_out(there))
        assert drawn_out(here) == ends[-1]
        assert here.won == there.won
    # The deck is the same, the stub is shuffled by the luck of each.
    assert ends[0] != ends[1]


def test_aces_beat_kings_from_a_deck_that_was_told():
    here = state("nl-holdem", stack=200, stakes={"blinds": (1, 2)})
    deck = parse("Kh As Kd Ah 2c 7h 8d 9s 3c Jd 4c 2h")
    rest = tuple(card for card in range(52) if card not in deck)
    here.deal(deck + rest, button=2)
    assert (here.button, here.seat) == (2, 2)
    here.act(LARGEST)
    here.act(STAY)
    assert (here.over, here.won, here.seat, here.actions) == (True, [-200, 200], 0, [])


def test_the_button_goes_round_and_may_be_put_anywhere():
    here = state("nl-holdem", 3, seed=1)
    buttons = [here.button]
    for _ in range(3):
        here.deal()
        buttons.append(here.button)
    here.deal(button=2)
    buttons.append(here.button)
    here.deal()
    assert [*buttons, here.button] == [1, 2, 3, 1, 2, 3]


def test_a_seed_deals_the_same_hands_everywhere():
    def seen(seed):
        here = state("pl-omaha", 4, seed=seed)
        rows = []
        for _ in range(3):
            rows.append(here.observe().tolist())
            here.deal()
        return rows

    assert seen(7) == seen(7) != seen(8)


@pytest.mark.parametrize("action", [FOLD, -1, 6, 99, 2**40])
def test_a_closed_action_is_refused_and_nothing_moves(action):
    here = state("nl-holdem", seed=1)
    here.act(STAY)
    before = told(here)
    with pytest.raises(Mistake) as refused:
        here.act(action)
    assert (refused.value.code, refused.value.params["action"]) == ("envs-closed", action)
    assert told(here) == before


def test_who_acts_in_a_hand_that_is_over_is_refused():
    here = state("kuhn", seed=1)
    here.act(STAY)
    here.act(STAY)
    won = here.won
    with pytest.raises(Mistake, match="closed"):
        here.act(STAY)
    assert here.won == won
    assert not here.observe().any()


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        (show(shuffled(catalogue["nl-holdem"].deck, Random(1))[:-1]), "play-short-deck"),
        ((0, 0, *range(2, 52)), "play-bad-deck"),
    ],
)
def test_a_deck_that_is_not_the_games_is_refused_and_the_hand_stands(deck, code):
    here = state("nl-holdem", seed=1)
    before = told(here)
    with pytest.raises(Mistake) as refused:
        here.deal(deck)
    assert refused.value.code == code
    with pytest.raises(Mistake) as nowhere:
        here.deal(button=3)
    assert nowhere.value.code == "play-no-such-seat"
    assert told(here) == before


def test_what_a_batch_refuses_a_state_refuses():
    with pytest.raises(Mistake) as blinds:
        state("nl-holdem", stack=100)
    with pytest.raises(Mistake) as ante:
        state("nl-holdem", stakes={"blinds": (50, 100), "ante": 100, "ante_by": "big-blind"})
    assert [blinds.value.code, ante.value.code] == ["envs-batch-stack", "envs-batch-game"]


def test_a_state_is_a_hand_of_the_engine_chip_for_chip():
    """Not the stand-in, which shares the reading of actions: operations of `Hand` itself."""
    here = state("fl-holdem", 3, stack=400, seed=3)
    deck = shuffled(catalogue["fl-holdem"].deck, Random(9))
    here.deal(deck, button=1)
    hand = Hand(Table("fl-holdem", 3, [400] * 3).at_button(1), deck)
    for action, do in ((SMALLEST, lambda: hand.raise_to(200)), (STAY, hand.call), (FOLD, hand.fold)):
        here.act(action)
        do()
        assert here.seat == hand.actor
    while not hand.over:
        here.act(STAY)
        hand.check()
    assert here.won == [hand.payoffs[seat] for seat in (1, 2, 3)]
