"""Oasis solved: exact with one card exchanged, every exchange of a hand exact."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from math import sqrt
from random import Random
from statistics import mean, stdev

import numpy as np
import pytest

from croupier.cards import RANKS, parse, show
from croupier.errors import Mistake
from croupier.odds.house import first_play, oasis_play
from croupier.odds.house.lesson import lesson, read_off, sight
from croupier.odds.house.oasis import without
from croupier.odds.house.oasis_node import advise, data_of, exchanges, weigh
from croupier.odds.house.oasis_play import EXCHANGES, best, draws_to, first, laid_out, plan_of, play
from croupier.odds.house.russian_shapes import rank_sets, shapes
from croupier.odds.house.simulate import simulate
from croupier.odds.house.solution import Decision, Job
from croupier.odds.house.solvers import solver
from croupier.odds.house.stud import raised
from croupier.odds.kernels import fast
from croupier.odds.kernels.twin import stud as twin_stud
from croupier.pit import Round, chosen, game
from croupier.pit.category import BEST_OF
from croupier.pit.houses import houses
from tests.depth import NIGHTLY, nightly

OASIS = game("oasis")
SOLVED = solver(OASIS).solve(OASIS, None)


def test_one_card_for_one_ante_brings_the_edge_down_to_1_0372_percent() -> None:
    assert SOLVED.exact
    assert f"{float(SOLVED.house_edge):.8f}" == "0.01037153"
    assert f"{float(SOLVED.element_of_risk):.6f}" == "0.004749"
    assert f"{float(SOLVED.outcomes['exchange']):.6f}" == "0.083974"
    ends = sum(share for name, share in SOLVED.outcomes.items() if name != "exchange")
    assert ends == 1


def test_who_forgets_what_he_threw_away_loses_little_by_it() -> None:
    forgets = without(OASIS, frozenset({"discards"}))
    assert SOLVED.expected - forgets.expected == Fraction(86873443, 1585597882050)
    assert forgets.outcomes["exchange"] < SOLVED.outcomes["exchange"]
    by_up = forgets.tables["up-card"]
    assert all(by_up[up] < worth for up, worth in SOLVED.tables["up-card"].items())
    assert SOLVED.tables["without"]["discards"] == forgets.expected


def test_who_exchanges_nothing_plays_caribbean_stud() -> None:
    table = game("caribbean-stud")
    plain = without(OASIS, frozenset({"exchange", "discards"}))
    assert plain.expected == SOLVED.tables["without"]["exchange"] == solver(table).solve(table, None).expected


def test_what_is_not_there_cannot_be_left_out() -> None:
    with pytest.raises(Mistake, match="exchange, discards"):
        without(OASIS, frozenset({"sixth"}))
    with pytest.raises(Mistake, match="by default"):
        without(
            game("oasis", options=chosen(OASIS.options, {"prices": "1-2-3-2-1"})), frozenset({"discards"})
        )


@nightly
def test_what_forgetting_costs_in_hands_drawn_is_what_the_whole_game_says() -> None:
    """Only hands that exchange lose by it, and none more than by keeping its cards."""
    chance, costs = Random(5), []
    while len(costs) < 300:
        up, *cards = chance.sample(range(52), 6)
        hand = tuple(sorted(cards))
        found = first(OASIS, hand, (up,))
        if not found or found.kind != "exchange":
            continue
        kept = [card for card in hand if card not in found.cards]
        lost = 0.0
        for card in range(52):
            if card != up and card not in hand:
                true = float(raised(OASIS, (*kept, card), up, found.cards))
                believed = raised(OASIS, (*kept, card), up)
                lost += max(true, -1) - (true if believed > -1 else -1)
        stays = max(Fraction(-1), raised(OASIS, hand, up))
        costs.append(min(lost / 46, float(exchanges(OASIS, hand, up, [1])[found.cards] - stays)))
    cost = SOLVED.expected - without(OASIS, frozenset({"discards"})).expected
    error = stdev(costs) / sqrt(len(costs))
    assert abs(mean(costs) - float(cost / SOLVED.outcomes["exchange"])) < 3 * error


def test_an_exchange_is_the_mean_over_the_cards_that_come() -> None:
    hand, up = parse("Kd9d6d4dAs"), parse("8c")[0]
    found = exchanges(OASIS, hand, up, [1])[parse("As")]
    stub = [card for card in range(52) if card not in (*hand, up)]
    worth = [max(Fraction(-1), raised(OASIS, (*hand[:4], card), up, parse("As"))) for card in stub]
    assert found == sum(worth) / len(stub) - 1


def test_more_than_one_card_is_worth_less_than_its_price() -> None:
    for text, up in (("7h7s7dJc3d", "4s"), ("Ac9d7h5s2c", "2d"), ("KhQhJh4c2d", "8s")):
        hand, card = parse(text), parse(up)[0]
        stays = max(Fraction(-1), raised(OASIS, hand, card))
        assert max(exchanges(OASIS, hand, card, [2, 3, 4, 5]).values()) < stays


def test_all_31_exchanges_are_advised() -> None:
    found = solver(OASIS).advise(OASIS, parse("Kd9d6d4dAs"), parse("8c"))
    assert len(found.choices) == 2 + sum(1 for n in range(1, 6) for _ in combinations(range(5), n))
    assert (found.best.decision.kind, show(found.best.decision.cards)) == ("exchange", "As")


def test_where_five_cards_cost_one_ante_the_figure_is_an_estimate() -> None:
    cheap = game("oasis", options=chosen(OASIS.options, {"prices": "1-2-3-2-1"}))
    run = solver(cheap).run
    assert run is not None
    kept: dict[str, list[list[int]]] = {}
    found = run(cheap, Job(nodes=3, workers=1), kept, None)
    assert not found.exact
    assert found.standard_error > 0
    assert found.house_edge <= SOLVED.house_edge
    assert run(cheap, Job(nodes=3, workers=1), kept, None) == found
    with pytest.raises(Mistake, match="--nodes"):
        run(cheap, Job(every=True), None, None)


def test_the_card_beside_a_draw() -> None:
    hands = {"Kd9d6d4dAs": "As", "9hQsAsThJs": "As", "AcKd2h3s4d": "Kd", "9h9d2c5sKd": "", "AsKdJcTh2c": "2c"}
    assert {text: show(draws_to(parse(text))) for text in hands} == hands


def test_the_table_agrees_with_the_solver() -> None:
    found = simulate(OASIS, rounds=500, seed=2)
    assert abs(found.mean - float(SOLVED.expected)) < 3 * found.error
    assert houses("oasis") == ()


@nightly
def test_the_play_planned_for_all_hands_is_the_play_that_was_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plan exchanges as often as the figure says, and a round comes out as where its hands are worked out alone."""
    plan = plan_of(OASIS)
    hands = np.array([list(hand) for hand in plan])
    named = [np.sort(hands & ~3 | np.array(suits)[hands & 3]) for suits in permutations(range(4))]
    numbers = np.stack([np.polyval(cards.T, 52) for cards in named])
    examples, first = np.unique(numbers.min(axis=0), return_index=True)
    alike = 24 // (numbers == numbers.min(axis=0)).sum(axis=0)[first]
    rows = np.array([list(row) for row in plan.values()])[first]
    assert (len(examples), alike.sum()) == (134_459, 2_598_960)
    assert ((rows >= EXCHANGES).sum(axis=1) * alike).sum() == SOLVED.counts["exchange"]

    lowest, paid, fold, fee = data_of(OASIS)
    hand = next(hand for hand, row in plan.items() if len(set(row)) > 2)
    twin = twin_stud.oasis_plan((lowest, paid, fold, 0), fee, BEST_OF, 1, some=[hand], count=fast.stud_ends)
    assert twin == hand + plan[hand]

    # A house of which no table ships plays by the plan, after hands worked out one by one.
    alone = simulate(OASIS, best(OASIS), rounds=400, seed=3)
    monkeypatch.setattr(oasis_play, "ships", lambda _game: False)
    assert simulate(OASIS, best(OASIS), rounds=400, seed=3) == alone
    monkeypatch.setattr(oasis_play, "PLANNED", 0)
    assert simulate(OASIS, best(OASIS), rounds=400, seed=3) == alone
    assert laid_out(OASIS) == play()


def test_hands_worked_out_one_by_one_are_played_as_by_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    by_table = simulate(OASIS, best(OASIS), rounds=60, seed=3)
    monkeypatch.setattr(oasis_play, "ships", lambda _game: False)
    assert simulate(OASIS, best(OASIS), rounds=60, seed=3) == by_table


@pytest.mark.parametrize("seed", range(60 if NIGHTLY else 6))
def test_the_table_says_what_the_solver_of_one_hand_says(seed: int) -> None:
    """Every other hand is four to something, as few are."""
    chance = Random(seed)
    up, *cards = chance.sample(range(52), 6)
    while seed % 2 and not draws_to(tuple(cards)):
        up, *cards = chance.sample(range(52), 6)
    found = advise(OASIS, tuple(sorted(cards)), (up,))
    told = first(OASIS, found.cards, found.seen)
    assert told in [one.decision for one in found.choices if one.value == found.best.value]


@pytest.mark.parametrize("up", range(13) if NIGHTLY else [12])
def test_the_shares_of_the_first_decisions_are_those_of_the_table(up: int) -> None:
    codes = iter(play()[up * len(play()) // 13 :])
    counted: Counter[str] = Counter()
    for ranks in rank_sets(range(13), 5, up):
        for _, alike in shapes(ranks, up):
            code = next(codes)
            counted["exchange" if code >= first_play.EXCHANGE else ("fold", "raise")[code]] += alike
    shares = SOLVED.grids["first"][RANKS[up]]
    assert {name: Fraction(deals, counted.total()) for name, deals in counted.items()} == shares


def test_without_ace_king_a_hand_may_be_raised_that_threw_away_what_pairs_the_open_card() -> None:
    """The dealer has a game less often then: one nine is left."""
    round = Round(OASIS, {"ann": 1_000})
    round.bet("ann", 1, 10)
    round.close_bets()
    round.shuffle(parse("6s 4c 9h 4h Ts Jc Js 9s Ks 9d 9c 3h 8s 7s 2s"), whole=False)
    round.cut("", 0)
    round.decide("exchange", cards=parse("9h"))
    seen = sight(round)
    assert seen
    assert weigh(OASIS, seen).best.decision == best(OASIS)(seen) == Decision("raise")


def test_a_lesson_before_and_after_the_exchange() -> None:
    round = Round(OASIS, {"ann": 1_000})
    round.bet("ann", 1, 10)
    round.close_bets()
    round.shuffle(parse("Kd 4c 9d 4h 6d Js 4d 9s As 8c Qd 3h 8s 7s 6s"), whole=False)
    round.cut("", 0)
    before = sight(round)
    told = lesson(OASIS, before, Decision("stand"))
    assert before is not None
    assert told is not None
    assert read_off(OASIS, before) == told.best.decision
    assert show(told.best.decision.cards) == "As"
    assert told.taken.value == max(Fraction(-1), raised(OASIS, round.boxes[1].cards, parse("8c")[0]))
    round.decide("exchange", cards=parse("As"))
    then = sight(round)
    after = lesson(OASIS, then, Decision("fold"))
    assert then is not None
    assert after is not None
    assert after.best.value == raised(OASIS, round.boxes[1].cards, parse("8c")[0], parse("As"))
    assert read_off(OASIS, then) is None


@pytest.mark.parametrize("dealt", ["9d 4c 9h 4h 6d Js 4s 9s As 8c", "Qd 4c 9h 4h 6d Js 4s 9s 2s 8c"])
def test_a_hand_that_exchanges_nothing_stands_whether_it_is_raised_or_folded_then(dealt: str) -> None:
    round = Round(OASIS, {"ann": 1_000})
    round.bet("ann", 1, 10)
    round.close_bets()
    round.shuffle(parse(dealt), whole=False)
    round.cut("", 0)
    seen = sight(round)
    assert seen
    assert read_off(OASIS, seen) == Decision("stand")
