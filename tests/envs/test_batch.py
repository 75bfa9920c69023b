"""Many hands at once: the same hands, chip for chip, as the engine's own, and what the arrays say of them."""

from dataclasses import replace
from threading import Thread
from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.testing import assert_array_equal

from croupier.cards import parse
from croupier.envs import HandBatch, batch, kernel, many
from croupier.envs.dealing import Table, usual_stakes
from croupier.envs.rows import EngineRows
from croupier.errors import Mistake
from croupier.play import Rake, catalogue
from croupier.ranks import ACE_TO_FIVE, EIGHT_OR_BETTER, SHORT_DECK
from croupier.rulebook import DEFAULT
from tests.depth import nightly

GAMES = [name for name, variant in catalogue.items() if kernel.covered(variant)]


def by_the_engine(*told, **said):
    """The same batch, its hands played by the engine itself."""
    with pytest.MonkeyPatch.context() as here:
        here.setattr(many, "NATIVE", False)
        return batch(*told, **said)


def played_alike(game, size, players, *, seed, steps, stack=None, look_every=1):
    """Play the same hands in the kernel and by the engine, any open action as likely; how many came to their end."""
    hands, twins = (make(game, size, players, stack=stack, seed=seed) for make in (batch, by_the_engine))
    assert [type(each._hands) is EngineRows for each in (hands, twins)] == [False, True]
    chance, finished = np.random.default_rng(seed), 0
    for number in range(steps):
        assert_array_equal(hands.decks, twins.decks)
        assert_array_equal(hands.seats, twins.seats)
        assert_array_equal(hands.mask, twins.mask)
        if number % look_every == 0:
            assert_array_equal(hands.observe(), twins.observe())
        actions = (chance.random(hands.mask.shape) * hands.mask).argmax(1)
        (won, over), (by_engine, ended) = hands.step(actions), twins.step(actions)
        assert_array_equal(won, by_engine)
        assert_array_equal(over, ended)
        finished += int(over.sum())
    return finished


@given(st.data())
def test_every_hand_is_the_engines_own_at_every_decision(data):
    variant = catalogue[data.draw(st.sampled_from(GAMES))]
    stakes = usual_stakes(variant)
    put_in = max(stakes.get("ante", 0), *stakes.get("blinds", (0, 0)))
    stack = data.draw(st.integers(put_in + 1, 30 * max(put_in, stakes.get("bring_in", 0))))
    players = data.draw(st.integers(*variant.players))
    seed = data.draw(st.integers(0, 2**32))
    played_alike(variant.id, 2, players, stack=stack, seed=seed, steps=25)


@nightly
@pytest.mark.parametrize("game", GAMES)
def test_a_million_hands_are_the_engines_own(game):
    finished, seed = 0, 0
    while finished < 1_000_000:
        seed += 1
        players = 2 + seed % min(5, catalogue[game].players[1] - 1)
        finished += played_alike(game, 5_000, players, seed=seed, steps=100, look_every=50)


def test_every_game_of_the_catalogue_is_played():
    assert [*catalogue] == GAMES


SHORT = [
    ("seven-stud-8", 8, True),
    ("five-stud", 10, False),
    ("2-7-triple-draw", 6, False),
    ("badugi", 8, False),
]


@pytest.mark.parametrize(("game", "players", "to_all"), SHORT)
def test_a_stub_that_runs_short_is_shuffled_as_the_engine_has_it(game, players, to_all):
    """Everybody stays to the end and draws all he may; in stud the last card is everybody's then."""
    hands, twins = (make(game, 4, players, seed=1) for make in (batch, by_the_engine))
    told = set()
    for _ in range(70):
        assert_array_equal(hands.mask, twins.mask)
        assert_array_equal(hands.observe(), twins.observe())
        told |= {entry.kind for hand in twins._hands.hands for entry in hand.log}
        actions = np.where(hands.mask[:, 1], 1, hands.mask.shape[1] - 1)
        (won, over), (by_engine, ended) = hands.step(actions), twins.step(actions)
        assert_array_equal(won, by_engine)
        assert_array_equal(over, ended)
    assert ("shuffle" in told, "board" in told) == (True, to_all)


def told_of(game, players, choose):
    """What the kernel plays as the engine does, as kinds: one deal to its end, `choose` naming the actions."""
    hands, twins = (make(game, 2, players, seed=1) for make in (batch, by_the_engine))
    dealt, over = [*twins._hands.hands], np.zeros(2, np.bool_)
    while not over[0]:
        assert_array_equal(hands.mask, twins.mask)
        assert_array_equal(hands.observe(), twins.observe())
        actions = np.array([choose(hand, mask) for hand, mask in zip(dealt, hands.mask, strict=True)])
        (won, over), (by_engine, ended) = hands.step(actions), twins.step(actions)
        assert_array_equal(won, by_engine)
        assert_array_equal(over, ended)
    return [entry.kind for entry in dealt[0].log]


@pytest.mark.parametrize(
    ("thrown", "shuffles"),
    [
        ([5, 5, 5, 5], 0),
        ([5, 5, 5, 1, 4], 0),
        ([5, 5, 5, 1, 5], 1),
        ([5, 5, 5, 0, 0, 0, 4], 0),
        ([5, 5, 5, 0, 0, 0, 5], 1),
    ],
)
def test_the_last_card_of_a_stub_is_not_drawn(thrown, shuffles):
    """Of 22 cards one is burned for each draw; of the six left the first to draw again may have four, and not five."""

    def throws(hand, mask):
        if not hand.options.discards:
            return 1
        before = sum(entry.kind == "discard" for entry in hand.log)
        return mask.size - 32 + (1 << (thrown[before] if before < len(thrown) else 0)) - 1

    assert told_of("2-7-triple-draw", 6, throws).count("shuffle") == shuffles


@pytest.mark.parametrize(
    ("in_hand", "shuffled", "to_all"),
    [
        ((7, 7, 7, 2), False, False),
        ((7, 7, 7, 3), True, False),
        ((8, 8, 8, 2), True, False),
        ((8, 8, 8, 3), True, True),
        ((8, 8, 7, 6), True, True),
        ((8, 8, 6, 6), False, True),
    ],
)
def test_a_stub_of_stud_that_has_just_enough_and_one_that_lacks_one_card(in_hand, shuffled, to_all):
    """Of eight so many are in from fourth to seventh street: a burn and a card each, and one card stays."""

    def folds(hand, mask):
        if hand.street == len(in_hand) or len(hand.live) == in_hand[hand.street]:
            return 1
        return 0 if mask[0] else 2 if mask[2] else 1

    told = told_of("seven-stud", 8, folds)
    assert ("shuffle" in told, "board" in told) == (shuffled, to_all)


@pytest.mark.parametrize("make", [batch, by_the_engine])
@pytest.mark.parametrize(("odd_chip", "takes"), [("high-card", 3), ("left", 2)])
def test_an_odd_chip_of_razz_goes_to_the_highest_card_or_to_the_left_as_the_policy_has_it(
    make, odd_chip, takes
):
    """All three put in 101 chips; seats 2 and 3 both make 6-4-3-2-A, seat 3 with the six of diamonds."""
    dealt = [*parse("AcAdKc 2d2cKd 3h3sKh 9c 4s4hKs 9d 6c6d9h 9s QcQdJc 8c QhQsJd")]
    deck = [*dealt, *sorted({*range(52)} - {*dealt})]
    policy = replace(DEFAULT, odd_chip_stud=odd_chip)
    with pytest.MonkeyPatch.context() as here:
        rigged = SimpleNamespace(permuted=lambda rows, axis: np.array([deck], np.uint8).repeat(len(rows), 0))  # noqa: ARG005
        here.setattr(np.random, "default_rng", lambda _: rigged)
        stakes = {"ante": 1, "bring_in": 2, "bets": (50, 100), "policy": policy}
        hands = make("razz", 1, 3, stack=101, stakes=stakes)
        over = [False]
        while not over[0]:
            won, over = hands.step(np.flatnonzero(hands.mask[0])[-1])
    assert won[0].tolist() == [-101, 50 + (takes == 2), 50 + (takes == 3)]


def test_a_pot_that_does_not_divide_gives_its_odd_chip_to_the_left_of_the_button():
    """All three put in 101 chips; where two share the 303, one of them gets 152, the first left of the button."""
    hands = batch("nl-holdem", 4_000, 3, stack=101, seed=5)
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
    one, other = batch("pl-omaha", 50, 6, seed=9), batch("pl-omaha", 50, 6, seed=9)
    assert np.array_equal(one.observe(), other.observe())
    one.step(np.full(50, 1))
    before, mask, seats = one.observe(), one.mask, one.seats
    with pytest.raises(Mistake, match="action 6 is closed"):
        one.step(np.full(50, 6))
    assert np.array_equal(one.observe(), before)
    assert one.mask is mask
    assert one.seats is seats


@pytest.mark.parametrize("make", [batch, by_the_engine])
def test_hands_that_are_over_take_no_action_where_a_step_was_broken_off_before_the_new_deal(make):
    def broken_off(_rows):
        raise KeyboardInterrupt

    hands = make("nl-holdem", 3, seed=2)
    with pytest.MonkeyPatch.context() as here:
        here.setattr(hands, "_deal", broken_off)
        with pytest.raises(KeyboardInterrupt):
            hands.step(np.zeros(3))
    with pytest.raises(Mistake, match="action 0 is closed"):
        hands.step(np.zeros(3))


def test_what_was_seen_before_a_step_is_kept_by_whoever_keeps_it():
    hands = batch("nl-holdem", 20, 3, seed=1)
    mask, seats = hands.mask, hands.seats
    kept = mask.copy(), seats.copy()
    hands.step(np.ones(20))
    assert_array_equal(mask, kept[0])
    assert_array_equal(seats, kept[1])
    assert not np.array_equal(hands.seats, seats)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"size": 0}, "one hand or more"),
        ({"size": 5, "stack": 100}, "the blinds and antes of 100 do not use up"),
    ],
)
def test_a_batch_nobody_can_be_dealt_in_at_is_refused(wrong, why):
    with pytest.raises(Mistake, match=why):
        batch("nl-holdem", **wrong)


def test_an_ante_that_one_pays_for_all_is_refused():
    with pytest.raises(Mistake, match="nl-holdem at these stakes"):
        batch("nl-holdem", 5, 3, stakes={"blinds": (50, 100), "ante": 100, "ante_by": "big-blind"})


RULES = [
    ("nl-holdem", {"rake": Rake(5, cap=300)}, "rake"),
    ("nl-holdem", {"chip": 25}, "chip"),
    ("nl-holdem", {"run_it": 2}, "run_it"),
    ("nl-holdem", {"policy": replace(DEFAULT, raise_step="last-bet")}, "raise_step"),
    ("pl-omaha", {"policy": replace(DEFAULT, odd_chip="high-card")}, "odd_chip"),
    ("pl-omaha", {"policy": replace(DEFAULT, short_opening="full-bet")}, "short_opening"),
    ("pl-omaha-8", {"policy": replace(DEFAULT, odd_chip_high_low="low")}, "odd_chip_high_low"),
    ("pl-omaha-8", {"policy": "fspr-manual"}, "odd_chip_again"),
    ("pl-omaha-8", {"policy": "tda-2015"}, "odd_chip_same_winners"),
    ("nl-double-board-holdem", {"policy": replace(DEFAULT, odd_chip_again=False)}, "odd_chip_again"),
    ("nl-2-7-single-draw", {"policy": replace(DEFAULT, draw_limp=False)}, "draw_limp"),
    ("razz", {"policy": replace(DEFAULT, open_pair_doubles=True)}, "open_pair_doubles"),
    ("razz", {"policy": replace(DEFAULT, stud_folded_seat_dealt=True)}, "stud_folded_seat_dealt"),
]


@pytest.mark.parametrize(("game", "rules", "name"), RULES)
def test_what_the_kernel_does_not_play_is_refused_by_name(game, rules, name):
    with pytest.raises(Mistake, match=name):
        batch(game, 5, 3, stakes={**usual_stakes(catalogue[game]), **rules})


def test_how_a_short_stub_is_dealt_matters_where_it_may_run_short():
    stakes = {**usual_stakes(catalogue["razz"]), "policy": replace(DEFAULT, stud_short_stub="burns")}
    assert batch("razz", 5, 6, stakes=stakes).players == 6
    with pytest.raises(Mistake, match="stud_short_stub"):
        batch("razz", 5, 7, stakes=stakes)


def test_a_policy_whose_odd_chips_no_half_can_meet_is_played():
    played = batch("nl-holdem", 5, 3, stakes={"blinds": (50, 100), "policy": "fspr-manual"})
    assert played.mask.shape == (5, 6)


def test_stacks_that_differ_are_refused():
    with pytest.raises(Mistake, match="stacks"):
        HandBatch(Table("nl-holdem", 2, [200, 300]), 5, 1)


def test_more_chips_than_are_told_apart_are_refused():
    most = 2**52 - 50
    assert batch("nl-holdem", 2, stack=most).seats.tolist() == [1, 1]
    for more in ({"stack": most + 1}, {"stakes": {"blinds": (50, 2**53)}, "stack": 2**54}, {"stack": 2**62}):
        with pytest.raises(Mistake, match="no more than 9,007,199,254,740,992 chips"):
            batch("nl-holdem", 2, **more)


HOLDEM, OMAHA = catalogue["nl-holdem"], catalogue["pl-omaha"]
STUD, DRAW, PINEAPPLE = catalogue["seven-stud"], catalogue["five-draw"], catalogue["nl-pineapple"]


@pytest.mark.parametrize(
    "game",
    [
        replace(HOLDEM, streets=(replace(HOLDEM.streets[0], down=3), *HOLDEM.streets[1:])),
        replace(HOLDEM, streets=(*HOLDEM.streets[:-1], replace(HOLDEM.streets[-1], board=2))),
        replace(HOLDEM, rankings=(EIGHT_OR_BETTER,)),
        replace(HOLDEM, rankings=(SHORT_DECK,)),
        replace(OMAHA, rankings=(ACE_TO_FIVE,)),
        replace(OMAHA, hole_used=3),
        replace(OMAHA, streets=(replace(OMAHA.streets[0], down=7), *OMAHA.streets[1:]), players=(2, 6)),
        replace(OMAHA, streets=OMAHA.streets[:3]),
        replace(HOLDEM, boards=3, players=(2, 6)),
        replace(HOLDEM, streets=(replace(HOLDEM.streets[0], down=1, up=1), *HOLDEM.streets[1:])),
        replace(STUD, betting=HOLDEM.betting),
        replace(STUD, streets=(*STUD.streets[:4], replace(STUD.streets[4], down=0, board=1))),
        replace(STUD, streets=(*STUD.streets[:4], replace(STUD.streets[4], opener="left-of-button"))),
        replace(DRAW, streets=(replace(DRAW.streets[0], down=6), DRAW.streets[1])),
        replace(DRAW, streets=(replace(DRAW.streets[0], down=4), replace(DRAW.streets[1], down=1))),
        replace(PINEAPPLE, streets=(PINEAPPLE.streets[0], replace(PINEAPPLE.streets[1], board=3))),
    ],
    ids=[
        "eight cards to read",
        "six on the board",
        "a low alone",
        "a whole deck read as a short one",
        "two of one's own for a low",
        "three of one's own",
        "seven of one's own",
        "four on the board",
        "three boards",
        "a card up with a button",
        "stud without limits",
        "a board in stud",
        "stud opened by the button",
        "six cards to throw away",
        "cards dealt before a draw",
        "a flop before a card is thrown away",
    ],
)
def test_a_game_of_ones_own_whose_hands_the_kernel_cannot_read_is_refused(game):
    own = replace(game, id="own-game")
    with pytest.raises(Mistake, match="own-game at these stakes"):
        batch(own, 5)


@pytest.mark.parametrize(
    "game",
    [
        replace(HOLDEM, players=(2, 12)),
        replace(catalogue["pl-omaha-6"], players=(2, 9)),
        replace(DRAW, players=(2, 10)),
        replace(STUD, players=(2, 9)),
    ],
)
def test_a_table_of_more_seats_than_the_kernel_or_the_deck_has_is_refused(game):
    with pytest.raises(Mistake, match="players"):
        batch(replace(game, id="crowded"), 5, players=game.players[1])


def test_the_cards_are_shown_and_cannot_be_changed():
    hands = batch("pl-omaha", 5, seed=2)
    with pytest.raises(ValueError, match="read-only"):
        hands.decks[:] = 0
    assert sorted(hands.decks[0].tolist()) == list(range(52))


@pytest.mark.parametrize("action", [0.5, np.nan, -1, 6, 2**9])
def test_what_is_no_action_is_refused(action):
    hands = batch("nl-holdem", 3, seed=2)
    with pytest.raises(Mistake, match=f"action {action} is closed"):
        hands.step(np.array([1, action, 1]))
    assert hands.seats.tolist() == [1, 1, 1]


def test_threads_that_share_a_batch_take_their_steps_one_after_another():
    """Whoever calls and checks goes through the blinds and three more streets in eight steps."""
    hands, done = batch("nl-holdem", 3_000, seed=4), []

    def play():
        done.extend([hands.step(np.ones(3_000)) for _ in range(80)])

    threads = [Thread(target=play) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum([bool(over.all()) for _, over in done]) == 30
    assert all([over.all() or not over.any() for _, over in done])
    assert all([not won.sum(1).any() for won, _ in done])
