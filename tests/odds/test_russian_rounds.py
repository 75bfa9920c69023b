"""Rounds of Russian Poker and of Oasis in machine code against those of the table's own, card by card."""

import signal
from collections import Counter
from time import process_time
from types import FrameType

import pytest

from croupier.odds.house.lesson import sight
from croupier.odds.house.simulate import RESULTS, played, simulate
from croupier.odds.house.solution import Dealing
from croupier.odds.house.solvers import solver
from croupier.odds.kernels.twin.ranges import Draw
from croupier.pit import Game, Round, game, with_options, with_pays
from tests.depth import NIGHTLY

RUSSIAN, OASIS = game("russian-poker"), game("oasis")
DEALT = 17
"""Five and five, five drawn, two bought; of Oasis the last six are not needed."""

ROUNDS = 20_000 if NIGHTLY else 100


def deck(draw: Draw) -> list[int]:
    """The deck of a round: its first seventeen cards are drawn, in their order."""
    cards = list(range(52))
    for at in range(DEALT):
        other = at + draw.below(52 - at)
        cards[at], cards[other] = cards[other], cards[at]
    return cards


def by_table(game: Game) -> Dealing | None:
    """Who deals rounds of a game in machine code."""
    known = solver(game).by_table
    return known(game) if known else None


def at_the_table(game: Game, cards: list[int]) -> tuple[int, int, int]:
    """How a round of these cards ends at the table, played as well as can be: result, net, chips staked."""
    best = played(game, "best")
    round = Round(game, {"ann": 60_000}, inspected=False)
    round.bet("ann", 1, 60)
    round.close_bets()
    round.shuffle(cards)
    round.cut("", 0)
    while (seen := sight(round)) is not None:
        decision = best(seen)
        round.decide(decision.kind, decision.amount, decision.cards)
    settled = round.settlements[1]
    return RESULTS.index(settled.result), settled.net, sum(line.stake for line in settled.lines)


@pytest.mark.parametrize("game", [RUSSIAN, OASIS], ids=lambda one: one.id)
@pytest.mark.parametrize("block", [0, 1])
def test_rounds_end_as_at_the_table(game: Game, block: int) -> None:
    dealing = by_table(game)
    assert dealing
    draw = Draw(3, block)
    table = Counter(at_the_table(game, deck(draw)) for _ in range(ROUNDS))
    assert {tuple(row[:3]): row[3] for row in dealing(3, block, ROUNDS)} == table


def test_rounds_by_the_table_are_dealt_for_the_house_of_which_it_ships() -> None:
    assert by_table(RUSSIAN)
    assert by_table(with_options(RUSSIAN, {"boxes": "4"}))
    assert by_table(with_options(RUSSIAN, {"redraw": "no"})) is None
    assert by_table(OASIS)
    assert by_table(with_options(OASIS, {"prices": "1-2-3-2-1"})) is None
    assert by_table(with_pays(OASIS, {"bet.flush": 6})) is None
    assert by_table(game("caribbean-stud")) is None


def test_a_stop_is_heard_within_a_unit() -> None:
    """Not at the end of a million rounds: what asks for it is thrown out of the machine code."""

    class Stopped(Exception):
        pass

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise Stopped

    dealing = by_table(RUSSIAN)
    assert dealing
    dealing(3, 0, 1)
    before = signal.signal(signal.SIGVTALRM, stop)
    begun = process_time()
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.05)
        with pytest.raises(Stopped):
            dealing(3, 0, 1_000_000)
        # All of them would take some ten seconds of the processor.
        assert process_time() - begun < 2
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def test_the_same_seed_deals_the_same_rounds_whoever_plays_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.odds.house.simulate.TABLE_BLOCK", 2_000)
    alone = simulate(RUSSIAN, "table", rounds=5_000, seed=1)
    assert alone.rounds == sum(alone.results.values()) == 5_000
    assert [point.rounds for point in alone.course] == [2_000, 4_000, 5_000]
    assert simulate(RUSSIAN, "table", rounds=5_000, seed=1, workers=2) == alone
    assert simulate(RUSSIAN, "table", rounds=5_000, seed=2) != alone
