"""The kernels of the casino games against their twins, and hands against the open card one by one."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from hashlib import sha256
from math import comb
from random import Random
from typing import Any

import pytest

from croupier.cards import JOKER, RANKS, mask, parse, parse_with_joker
from croupier.odds.house import holdem_bonus, oasis, oasis_node, pai_gow, stud, ultimate
from croupier.odds.house.holdem import PAIRS, planned, rungs
from croupier.odds.kernels import fast
from croupier.odds.kernels.twin import holdem as twin_holdem
from croupier.odds.kernels.twin import house as twin_house
from croupier.odds.kernels.twin import pai_gow as twin_pai_gow
from croupier.odds.kernels.twin import stud as twin_stud
from croupier.pit import chosen, game
from croupier.pit.category import BEST_OF, GAME
from croupier.pit.pai_gow.way import house_way
from croupier.pit.three_card import QUALIFIES
from croupier.pit.ultimate import QUALIFIES as PAIR
from tests.depth import NIGHTLY, nightly

GONE = mask(parse("2c2d2h2s3c3d3s4c4d4h4s5c5d5h5s7c7d7h7s8c8d8h8s9c9d"))

FLOPS = range(0, 1755, 97)
"""The flops after which everything is compared, beside those the tests name: seven to ten minutes a night."""
MADE = {
    ("ultimate", 0): "28fbacf68d83dbb1f43c3322b55e02b0",
    ("bonus", 700): "448e8f26b71184249e63b6bc1852c3ba",
}
"""What the twins make of a flop, as a digest: by day the kernel alone is asked, every night the twins make it anew."""
HANDS = 100 if NIGHTLY else 2
SHORTEST = 24 if NIGHTLY else 18


def test_the_ends_of_a_stud_hand() -> None:
    cards, up = mask(parse("AhKdQc6s3h")), parse("6c")[0]
    assert list(fast.stud_ends(cards, up, GONE, GAME)) == twin_house.stud_ends(cards, up, GONE, GAME)
    assert list(fast.stud_ends(cards, up, GONE, 0)) == twin_house.stud_ends(cards, up, GONE, 0)


def test_the_ends_of_a_holdem_hand() -> None:
    for own, board in (("AhKd", "Qc6s3h2d9c"), ("7h7s", "7d9c9hKsKd"), ("2c3d", "AhKhQhJhTh")):
        cards, common = mask(parse(own)), mask(parse(board))
        assert list(fast.holdem_ends(cards, common, PAIR)) == twin_house.holdem_ends(cards, common, PAIR)


def test_three_cards_against_the_dealer() -> None:
    hands = fast.three_card_hands(QUALIFIES)
    assert sum(weight for _, weight, _ in hands) == 22100
    strengths = twin_house.three_card_strengths()
    for cards, _, ends in hands[::97]:
        assert list(ends) == twin_house.three_card_ends(strengths, tuple(cards), QUALIFIES)


def test_stud_deals_one_by_one() -> None:
    value = game("caribbean-stud")
    house = (GAME, stud.nets(value), stud.fold_net(value), 0)
    deals = [(mask(parse(hand)), parse(up)[0]) for hand, up in (("AhKdQc6s3h", "6c"), ("QhJd9c6s3h", "2c"))]
    by_up = twin_stud.stud_counts(house, BEST_OF, 1, deals)
    assert by_up[RANKS.index("6")][0][1] == list(fast.stud_ends(*deals[0], 0, GAME))
    assert by_up[RANKS.index("2")][1] == 163185
    assert sum(sum(map(sum, raised)) + folded for raised, folded in by_up) == 2 * 163185


def test_oasis_deals_one_by_one() -> None:
    value = game("oasis")
    lowest, paid, fold, fee = oasis_node.data_of(value)
    house = (lowest, paid, fold, 0)
    for hand, up, exchanges in (
        ("Kd9d6d4dAs", "8c", True),
        ("Kd9d6d4sAs", "8c", False),
        ("9h9d6d4sAs", "8c", False),
    ):
        deal = (mask(parse(hand)), parse(up)[0])
        by_up = twin_stud.oasis_counts(house, fee, False, BEST_OF, 1, some=[deal], count=fast.stud_ends)
        kept, drawn, times = by_up[RANKS.index("8")]
        assert times == exchanges
        ends = sum(map(sum, (drawn if exchanges else kept)[0])) + (drawn if exchanges else kept)[1]
        assert ends == (oasis.AFTER if exchanges else oasis.OTHERS)
        if exchanges:
            worth = drawn[1] * fold + sum(
                count * net
                for row, line in zip(drawn[0], paid, strict=True)
                for count, net in zip(row, line, strict=True)
            )
            found = oasis_node.exchanges(value, parse(hand), parse(up)[0], [1])[parse("As")]
            assert found == Fraction(worth, oasis.AFTER * stud.UNIT) - 1


def digest(starts: Iterable[Sequence[int]], plan: bytes) -> str:
    """What is made of a flop in full, shortened."""
    return sha256(repr([tuple(row) for row in starts]).encode() + plan).hexdigest()[:32]


def ultimate_of(kernel: Any, flop: int) -> tuple[list[tuple[int, ...]], bytes]:
    """All hands over all turns and rivers, with bets and squares, and the plan of all."""
    house = ultimate.data_of(game("ultimate-texas-holdem"))
    starts = kernel.ultimate_starts(house, rungs(), flop, flop + 1, 1)
    return list(map(tuple, starts)), kernel.ultimate_plan(house, rungs(), flop, flop + 1, 1)


def bonus_of(kernel: Any, flop: int) -> tuple[list[tuple[int, ...]], bytes]:
    """All hands over all turns and rivers, and with which of them the turn and the river are bet."""
    house = holdem_bonus.data_of(game("texas-holdem-bonus"))
    starts = kernel.bonus_starts(house, rungs(), flop, flop + 1, 1)
    return list(map(tuple, starts)), kernel.bonus_plan(house, flop, flop + 1, 1)


def test_a_flop_of_ultimate_in_full_is_what_the_twin_makes_of_it() -> None:
    """After three deuces."""
    made = ultimate_of(fast, 0)
    assert any(made[1])
    assert digest(*made) == MADE["ultimate", 0]


def test_a_flop_of_texas_holdem_bonus_in_full_is_what_the_twin_makes_of_it() -> None:
    made = bonus_of(fast, 700)
    assert any(made[1])
    assert digest(*made) == MADE["bonus", 700]


@nightly
@pytest.mark.parametrize("flop", FLOPS)
def test_ultimate_after_a_flop_in_full(flop: int) -> None:
    made = ultimate_of(twin_holdem, flop)
    assert made == ultimate_of(fast, flop)
    assert digest(*made) == MADE.get(("ultimate", flop), digest(*made))


def test_two_cards_of_ultimate_after_a_flop() -> None:
    house = ultimate.data_of(game("ultimate-texas-holdem"))
    randomness = Random(13)
    for _ in range(HANDS):
        *own, one, two, three = randomness.sample(range(52), 5)
        cards, flop = mask(own), mask((one, two, three))
        twins = twin_holdem.ultimate_flop(house, rungs(), cards, flop)
        assert twins == list(fast.ultimate_flop(house, rungs(), cards, flop))


@nightly
@pytest.mark.parametrize("flop", [700, *FLOPS])
def test_texas_holdem_bonus_after_a_flop_in_full(flop: int) -> None:
    made = bonus_of(twin_holdem, flop)
    assert made == bonus_of(fast, flop)
    assert digest(*made) == MADE.get(("bonus", flop), digest(*made))


SHORT = parse_with_joker("AhAdAcAsKhKdKcKsQhQdJhTh9h8h5c4d3s2h 7h7d6h6c5h3d")[:SHORTEST]
"""A deck in which everything can be made that seven cards make, the joker beside it."""


def test_pai_gow_on_a_short_deck_in_full() -> None:
    """Eighteen cards (at night 24), the joker among them or not: every hand of seven, every setting against all."""
    for joker in (JOKER, None):
        cards_in = SHORT if joker is None else (*SHORT, joker)
        deck = pai_gow.mask_of(cards_in)
        assert fast.pai_gow_census(deck, 2) == twin_pai_gow.pai_gow_census(deck, 1)
        value = game(
            "pai-gow", options=chosen(game("pai-gow").options, {"joker": "no" if joker is None else "yes"})
        )
        way = pai_gow.way_data(house_way("foxwoods"), value.options)
        held = Random(len(cards_in)).sample(cards_in, 7)
        cards = pai_gow.mask_of(tuple(held))
        found = fast.pai_gow_settings(way, cards, deck, 2)
        twins = twin_pai_gow.pai_gow_settings(way, cards, deck, 1)
        assert sorted([(two, list(ends)) for two, ends in found]) == sorted(twins)


def test_cards_up_to_suits_stand_for_all() -> None:
    for cards in range(1, 5):
        found = fast.up_to_suits(cards, 0, 1)
        assert found == twin_pai_gow.up_to_suits(cards, 0, 1)
        assert sum(times for _, times in found) == comb(52, cards)
    assert len(fast.up_to_suits(3, 0, 1)) == 1_755
    assert fast.up_to_suits(4, 1, 7) == twin_pai_gow.up_to_suits(4, 1, 7)


@pytest.mark.parametrize("options", [{}, {"joker": "no"}, {"copy": "push", "wheel": "lowest"}])
def test_pai_gow_is_set_best_alike_by_the_twin(options: dict[str, str]) -> None:
    """Forty hands, chosen by few hands of the house and by more, so that settings fall out one after the other."""
    value = game("pai-gow", options=chosen(game("pai-gow").options, options))
    way, paid = pai_gow.way_data(house_way("foxwoods"), value.options), pai_gow.nets(value)
    randomness = Random(5)
    hands = [
        (pai_gow.mask_of(tuple(randomness.sample(value.deck.cards, 7))), 1 + number % 3)
        for number in range(40)
    ]
    for pools, words in ((1, 1), (3, 2), (2, 6)):
        found = fast.pai_gow_best(way, paid, hands, 7, 3, pools, words)
        assert [list(row) for row in found] == [
            list(row) for row in twin_pai_gow.pai_gow_best(way, paid, hands, 7, 3, pools, words)
        ]


def test_what_a_plan_bets_is_what_is_worth_most() -> None:
    """Every flop up to suits has its place in the plan: hands drawn at random find theirs."""
    value, bonus = game("ultimate-texas-holdem"), game("texas-holdem-bonus")
    house, bets = ultimate.data_of(value), holdem_bonus.data_of(bonus)
    randomness = Random(3)
    for _ in range(4):
        *cards, turn = randomness.sample(range(52), 6)
        own, flop = tuple(sorted(cards[:2])), tuple(cards[2:])
        place, named = planned(own, flop, turn)
        number, pair = divmod(place, PAIRS)
        now, wait = fast.ultimate_flop(house, rungs(), mask(own), mask(flop))
        assert bool(fast.ultimate_plan(house, rungs(), number, number + 1, 1)[pair]) == (now > wait)
        row = fast.bonus_plan(bets, number, number + 1, 1)[8 * pair : 8 * pair + 8]
        plan = int.from_bytes(row, "little")
        assert (plan >> 63) == (holdem_bonus.advise(bonus, own, flop).best.decision.kind == "play")
        river = holdem_bonus.advise(bonus, own, (*flop, turn)).best.decision.kind
        assert (plan >> named & 1) == (river == "play")
