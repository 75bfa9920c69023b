"""What every round keeps, whatever the game: chips, log, replay, undo, hidden cards."""

import pickle
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import UNKNOWN
from croupier.errors import Mistake
from croupier.pit import GAMES, DecisionRefused, Round, game, view

SEEDS = st.integers(0, 2**32)
PURSES = {"ann": 5_000, "bob": 5_000}


def started(name: str, seed: int) -> tuple[Round, Random]:
    """A round of one or two players on a shuffled deck."""
    randomness = Random(seed)
    table = game(name)
    round = Round(table, PURSES, meter=randomness.choice([0, 20_000]))
    stake = 2 * table.plate.minimum
    round.bet("ann", 1, stake)
    if table.boxes.active > 1 and randomness.random() < 0.7:
        round.bet("bob", 2, stake)
    for side in table.stakes[1:]:
        if not side.with_first and randomness.random() < 0.5:
            round.bet("ann", 1, stake if side.bank else table.plate.token, side.field)
    round.close_bets()
    deck = list(table.deck.cards)
    randomness.shuffle(deck)
    round.shuffle(deck)
    round.cut("", randomness.randrange(len(deck)))
    return round, randomness


def step(round: Round, randomness: Random) -> None:
    options = round.options
    assert options is not None
    choice = randomness.choice(options.choices)
    box = round.boxes[options.box]
    cards = randomness.sample(box.cards, randomness.randint(*choice.cards))
    if (
        choice.kind == "set"
        and round.game.may_set
        and not round.game.may_set(round.game, box.cards, tuple(cards))
    ):
        cards = list(round.game.way(round.game, box.cards)) if round.game.way else cards
    amount = randomness.randint(choice.low, choice.high) if choice.high else 0
    if len(choice.amounts) > 1:
        amount = randomness.choice(choice.amounts)
    round.decide(choice.kind, amount, cards, player=options.player)


def all_chips(round: Round) -> int:
    lying = sum(sum(box.staked.values()) for box in round.boxes.values())
    return sum(round.purses.values()) + lying + round.bank + round.meter + round.float


@pytest.mark.parametrize("name", GAMES)
@given(seed=SEEDS)
def test_chips_are_conserved_and_the_log_is_the_round(name: str, seed: int) -> None:
    round, randomness = started(name, seed)
    total = all_chips(round)
    while round.phase == "decisions":
        step(round, randomness)
        assert all_chips(round) == total
    assert round.phase == "over"
    meter = round._first_meter
    again = Round.replay(round.game, PURSES, round.log, meter=meter)
    assert (again.log, again.purses, again.settlements) == (round.log, round.purses, round.settlements)


@pytest.mark.parametrize("name", GAMES)
@given(seed=SEEDS)
def test_undo_takes_back_exactly_one_decision(name: str, seed: int) -> None:
    round, randomness = started(name, seed)
    if round.phase != "decisions":
        return
    before, purses, options = round.log, dict(round.purses), round.options
    step(round, randomness)
    round.undo()
    assert (round.log, round.purses, round.options) == (before, purses, options)


@pytest.mark.parametrize("name", GAMES)
@given(seed=SEEDS)
def test_nobody_sees_a_card_that_is_not_his(name: str, seed: int) -> None:
    """A spectator's view holds no card but those open to all, in the boxes and in the log."""
    round, _ = started(name, seed)
    if round.phase != "decisions":
        return
    seen = view(round, "zoe")
    up = set(round.dealer[len(round.dealer) - round.game.dealt.up :]) | set(round.board)
    told = {card for entry in seen.log for card in entry.cards} | {
        card for box in seen.boxes for card in box.cards
    }
    assert (told | set(seen.dealer)) - {UNKNOWN} <= up
    assert seen.options is None


def test_a_log_that_does_not_fit_is_refused_with_its_place() -> None:
    round, randomness = started("three-card", 7)
    while round.phase == "decisions":
        step(round, randomness)
    log = list(round.log)
    at = next(at for at, entry in enumerate(log) if entry.kind == "deal")
    log[at] = log[at]._replace(cards=log[at].cards[::-1])
    with pytest.raises(Mistake, match=f"from entry {at + 1} on"):
        Round.replay(round.game, PURSES, log, meter=round._first_meter)


def test_a_round_with_nothing_done_has_nothing_to_undo() -> None:
    with pytest.raises(DecisionRefused, match="nothing has happened yet"):
        Round(game("three-card"), PURSES).undo()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_a_value_that_can_be_sent_to_another_process(name: str) -> None:
    table = game(name)
    sent = pickle.loads(pickle.dumps(table))
    assert replace(sent, settlement=table.settlement) == table
