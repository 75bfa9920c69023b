"""Russian Poker for who leaves a part out: nothing exchanged, no sixth card, no card bought, no insurance."""

from fractions import Fraction
from random import Random

import pytest

from croupier.cards import parse
from croupier.errors import Mistake
from croupier.odds.house import russian_forgets
from croupier.odds.house.russian import House, advise, node, purchase, stand
from croupier.odds.house.russian_forgets import forgotten, lost
from croupier.odds.house.russian_nodes import DEALS, make
from croupier.odds.house.russian_poker import without
from croupier.odds.house.russian_table import first, shipped
from croupier.odds.house.russian_without import (
    changed,
    house_without,
    kind_of,
    left_out_by,
    named,
    strata,
    work_out,
)
from croupier.odds.house.solution import Job, Rows
from croupier.odds.house.solvers import solver
from croupier.odds.kernels.given import SIXTH
from croupier.pit import game, with_options

RUSSIAN = game("russian-poker")
FULL = House.of(RUSSIAN)


def test_a_flush_draw_without_a_sixth_card_exchanges_one() -> None:
    """Nobody who may take a sixth card does that; so the exact sums, which leave it out, are for who does neither."""
    found = advise(RUSSIAN, parse("2s7s9sJs3d"), parse("7h"))
    but_sixth = [one for one in found.choices if one.decision.kind != "sixth"]
    assert found.best.decision.kind == "sixth"
    assert len(but_sixth[0].decision.cards) == 1
    assert but_sixth[0].value > but_sixth[1].value + Fraction(1, 2)
    assert "sixth-and-one" in shipped()["without"]
    assert "sixth" in shipped()["sampled"]["without"]


def test_without_a_sixth_card_a_flush_draw_loses_what_the_exchange_of_one_card_is_worth_less() -> None:
    cards, (up,) = parse("2s7s9sJs3d"), parse("7h")
    found = {
        (one.decision.kind, len(one.decision.cards)): one.value
        for one in advise(RUSSIAN, cards, (up,)).choices[::-1]
    }
    lost = changed(FULL, FULL, cards, up, deeper=False)
    assert lost == (Fraction(0), found["exchange", 1] - found["sixth", 0])


def test_four_of_a_kind_loses_the_purchase_and_a_pair_nothing() -> None:
    unbought = house_without(RUSSIAN, ["purchase"])
    (up,) = parse("2c")
    quads, pair = parse("9h9s9d9cKd"), parse("9h9sQd7c4d")
    assert changed(FULL, unbought, pair, up, deeper=True) == (Fraction(0), Fraction(0))
    lost, _ = changed(FULL, unbought, quads, up, deeper=False)
    assert lost == stand(unbought, quads, up).best - stand(FULL, quads, up).best < Fraction(-1)


def test_who_never_exchanges_has_a_sixth_card_or_what_he_holds() -> None:
    less = house_without(RUSSIAN, ["exchange", "purchase"])
    cards, (up,) = parse("9h8s7d6c5s"), parse("Kd")
    values = []
    for house in (house_without(RUSSIAN, ["exchange"]), less):
        held, drawn = stand(house, cards, up).best, node(house, cards, up, [SIXTH], 1)[SIXTH]
        values.append((max(held, drawn), held))
    (both, held), (both_less, held_less) = values
    assert changed(house_without(RUSSIAN, ["exchange"]), less, cards, up, deeper=False) == (
        both_less - both,
        held_less - held,
    )


def test_another_choice_found_in_one_hand_of_eight_counts_for_all_of_them() -> None:
    """A made straight that would take a sixth card stays as it is where that costs nine antes."""
    dear = house_without(with_options(RUSSIAN, {"sixth-price": "9"}), ["purchase"])
    cards, (up,) = parse("9h8s7d6c5s"), parse("2d")
    assert first(cards, up).kind == "sixth"
    plain, _ = changed(FULL, dear, cards, up, deeper=False)
    deep, _ = changed(FULL, dear, cards, up, deeper=True)
    held, drawn = stand(dear, cards, up).best, node(dear, cards, up, [SIXTH], 1)[SIXTH]
    assert deep - plain == 8 * (held - drawn) > 8


def test_who_forgets_the_five_he_threw_away_folds_what_closes_against_a_five() -> None:
    """With a five gone the dealer has a game less often, and ace-high is worth closing; dealt so it is not."""
    cards, (up,), thrown = parse("KcJs7cAhQh"), parse("5d"), parse("2d5s8h9d")
    known = stand(FULL, cards, up, thrown).bare
    assert stand(FULL, cards, up).bare < -1 < known
    for dealer in ("5d 5h 3c 4c 9c", "5d 6h 3c 4c 9c"):
        assert lost(FULL, cards, up, thrown, parse(dealer)) == known + 1


def test_who_forgets_the_king_he_threw_away_closes_a_pair_of_twos_that_folds() -> None:
    cards, (up,), thrown = parse("2h2sQdTc8d"), parse("7h"), parse("5cJsKh")
    known = stand(FULL, cards, up, thrown).bare
    assert known < -1 < stand(FULL, cards, up).bare
    assert lost(FULL, cards, up, thrown, parse("7h7d3c4c9c")) == -1 - known


def test_a_card_bought_as_if_nothing_were_gone_costs_what_it_is_worth_less(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Against no game: the two ways are weighed with what is gone and without; here they are made to differ."""
    cards, (up,), thrown, dealer = parse("9h9s9dKcQd"), parse("2c"), parse("3d4d"), parse("2c5h8sJhTd")

    def weighed(
        _: House, __: object, ___: object, gone: tuple[int, ...], ____: Fraction
    ) -> tuple[Fraction, ...]:
        return (Fraction(1), Fraction(3)) if gone else (Fraction(2), Fraction(1))

    before = lost(FULL, cards, up, thrown, dealer)
    monkeypatch.setattr(russian_forgets, "purchase", weighed)
    assert lost(FULL, cards, up, thrown, dealer) - before == 2
    with_game = parse("2c2d8sJhTd")
    assert lost(FULL, cards, up, thrown, with_game) == before


def test_nothing_is_forgotten_where_the_dealers_card_is_worth_much_more_than_its_price() -> None:
    cards, (up,), thrown, dealer = parse("9h9s9d9cQd"), parse("2c"), parse("3d"), parse("2c5h8sJhTd")
    buys, declines = purchase(FULL, cards, dealer, thrown)
    assert buys > declines + 5
    assert forgotten(FULL, cards, up, Random(1)) == 0 == lost(FULL, cards, up, thrown, dealer)


def test_the_strata_are_those_of_the_table() -> None:
    """Every deal is in one; the shares of decisions are those of the figures that ship."""
    assert sum(strata().values()) == DEALS
    action = shipped()["action"]
    for kind, name in enumerate(
        ("fold", "close", "insure", "sixth", "exchange-2", "exchange-3", "exchange-4")
    ):
        assert Fraction(sum(deals for (_, one), deals in strata().items() if one == kind), DEALS) == Fraction(
            action[name]
        )
    chance = Random(23)
    for _ in range(200):
        *cards, up = chance.sample(range(52), 6)
        hand = tuple(sorted(cards))
        assert (make(hand), kind_of(first(hand, up))) in strata()


def test_a_house_that_sells_no_insurance_is_one_that_leaves_it_out() -> None:
    asked = with_options(RUSSIAN, {"insurance-most": "none", "exchange-most": "0"})
    offered, gone = left_out_by(asked)
    assert (offered, gone) == (RUSSIAN, frozenset({"insurance", "exchange"}))
    assert house_without(RUSSIAN, gone).data == House.of(asked).data
    assert named(gone) == "exchange+insurance"


def test_an_estimate_is_called_one_and_depends_on_its_seed_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.odds.house.russian_without.LEAST", 2)
    gone, store = frozenset({"exchange", "insurance"}), dict[str, Rows]()
    found = work_out(RUSSIAN, gone, Job(nodes=1, seed=5, workers=1), store)
    again = work_out(RUSSIAN, gone, Job(nodes=1, seed=5, workers=1), dict(store))
    assert found == again
    assert found.error > 0 > found.mean
    solved = without(RUSSIAN, gone, Job(nodes=1, seed=5, workers=1), dict(store))
    assert not solved.exact
    assert solved.standard_error == found.error
    assert solved.expected == float(Fraction(shipped()["without"]["exchange"])) + found.mean


def test_what_ships_of_it_is_ordered_as_it_must_be() -> None:
    """Whoever leaves more out has less, within three errors."""
    found = solver(RUSSIAN).solve(RUSSIAN, None)
    table, errors = found.tables["without"], found.errors["without"]
    by_parts = {
        frozenset(name.split("+")): (float(value), errors.get(name, 0.0)) for name, value in table.items()
    }
    by_parts[frozenset()] = float(found.expected), 0.0
    for one, (value, error) in by_parts.items():
        for other, (less, besides) in by_parts.items():
            if one < other:
                assert less <= value + 3 * (error**2 + besides**2) ** 0.5, (one, other)


def test_without_exchanges_what_ships_is_exact_and_within_three_errors_of_the_samples_there_were() -> None:
    """970 hands each, by `--nodes 800 --seed 1`: what they lost more than who exchanges nothing, with the error."""
    samples = {
        "exchange+insurance": (-0.000692991, 0.000128196),
        "exchange+purchase": (-0.020354100, 0.000372340),
        "exchange+purchase+insurance": (-0.020689977, 0.000400797),
        "exchange+sixth+insurance": (-0.000284361, 0.000022229),
        "exchange+sixth+purchase": (-0.003882394, 0.000104351),
        "exchange+sixth+purchase+insurance": (-0.004067755, 0.000106580),
    }
    known = {one: Fraction(told) for one, told in shipped()["without"].items()}
    for name, (change, error) in samples.items():
        found = without(RUSSIAN, frozenset(name.split("+")))
        assert found.exact
        assert found.expected == known[name]
        rest = known["exchange+sixth" if "sixth" in name else "exchange"]
        assert abs(known[name] - rest - Fraction(change)) < 3 * error, name


def test_who_never_exchanges_has_nothing_to_forget() -> None:
    assert without(RUSSIAN, frozenset({"exchange", "discards"})) == without(RUSSIAN, frozenset({"exchange"}))


def test_forgetting_is_told_alone_and_by_a_sample() -> None:
    with pytest.raises(Mistake, match="forgotten alone"):
        without(RUSSIAN, frozenset({"discards", "insurance"}))
    with pytest.raises(Mistake, match="is a sample"):
        without(RUSSIAN, frozenset({"discards"}), Job(whole=True))


def test_what_cannot_be_left_out_exactly_or_elsewhere_is_refused() -> None:
    with pytest.raises(Mistake, match="one card"):
        without(RUSSIAN, frozenset({"sixth"}), Job(whole=True))
    with pytest.raises(Mistake, match="ships for the game as it is by default"):
        without(with_options(RUSSIAN, {"kickers": "first"}), frozenset({"purchase"}))
