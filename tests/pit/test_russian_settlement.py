"""Every worked settlement of Russian Poker, by the table's settlement, the inspector's and the slow one."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.pit import BoxHand, DealerHand, Game, Settlement, game
from croupier.pit.russian.game import change_highest
from croupier.pit.russian.inspector import inspect
from croupier.pit.russian.settle import standing
from croupier.ranks import HIGH
from tests.pit import slow_russian as slow
from tests.pit.cases import cards, case

RUSSIAN = game("russian-poker")
FIELDS = {"ante": "ante", "draw": "draw_fee", "bet": "bet", "insurance": "insurance", "purchase": "purchase"}

BOXES = [
    pytest.param(
        "RP-DBL-01",
        marks=pytest.mark.clause("RUSPOK:1.19.ex01", "RUSPOK:1.19.a", "RUSPOK:1.19.f", "RUSPOK:1.18.6.a"),
    ),
    pytest.param(
        "RP-DBL-02",
        marks=pytest.mark.clause("RUSPOK:1.19.ex02", "RUSPOK:1.19.a", "RUSPOK:1.19.f", "RUSPOK:1.18.6.a"),
    ),
    pytest.param(
        "RP-DBL-03",
        marks=pytest.mark.clause("RUSPOK:1.19.ex03", "RUSPOK:1.19.a", "RUSPOK:1.19.f", "RUSPOK:1.18.6.a"),
    ),
    pytest.param(
        "RP-DBL-04",
        marks=pytest.mark.clause("RUSPOK:1.19.ex04", "RUSPOK:1.19.a", "RUSPOK:1.19.f", "RUSPOK:1.18.6.a"),
    ),
    pytest.param(
        "RP-DBL-05",
        marks=pytest.mark.clause("RUSPOK:1.19.ex05", "RUSPOK:1.19.a", "RUSPOK:1.19.f", "RUSPOK:1.18.6.a"),
    ),
    pytest.param(
        "RP-DBL-06",
        marks=pytest.mark.clause("RUSPOK:1.19.ex06", "RUSPOK:1.19.a", "RUSPOK:1.19.f", "RUSPOK:1.18.6.a"),
    ),
    pytest.param(
        "RP-DBL-07",
        marks=pytest.mark.clause("RUSPOK:1.19.ex07", "RUSPOK:1.19.a", "RUSPOK:1.19.f", "RUSPOK:1.18.6.a"),
    ),
    pytest.param(
        "RP-DBL-08",
        marks=pytest.mark.clause("RUSPOK:1.19.ex08", "RUSPOK:1.19.a", "RUSPOK:1.19.f", "RUSPOK:1.18.6.a"),
    ),
    pytest.param(
        "RP-DBL-09",
        marks=pytest.mark.clause("RUSPOK:1.19.ex09", "RUSPOK:1.19.a", "RUSPOK:1.19.f", "RUSPOK:1.18.6.a"),
    ),
    pytest.param(
        "RP-DBL-10",
        marks=pytest.mark.clause("RUSPOK:1.19.ex10", "RUSPOK:1.19.a", "RUSPOK:1.19.f", "RUSPOK:1.18.6.a"),
    ),
    pytest.param(
        "RP-DBL-11",
        marks=pytest.mark.clause("RUSPOK:1.19.ex11", "RUSPOK:1.19.a", "RUSPOK:1.19.f", "RUSPOK:1.18.6.a"),
    ),
    pytest.param(
        "RP-DBL-12",
        marks=pytest.mark.clause("RUSPOK:1.19.ex12", "RUSPOK:1.19.a", "RUSPOK:1.19.f", "RUSPOK:1.18.6.a"),
    ),
    pytest.param(
        "RP-DBL-13",
        marks=pytest.mark.clause("RUSPOK:1.19.ex13", "RUSPOK:1.19.a", "RUSPOK:1.19.f", "RUSPOK:1.18.6.a"),
    ),
    pytest.param(
        "RP-DBL-14",
        marks=pytest.mark.clause("RUSPOK:1.19.ex14", "RUSPOK:1.19.a", "RUSPOK:1.19.f", "RUSPOK:1.18.6.a"),
    ),
    pytest.param(
        "RP-DBL-15",
        marks=pytest.mark.clause("RUSPOK:1.19.ex15", "RUSPOK:1.19.a", "RUSPOK:1.19.f", "RUSPOK:1.18.6.a"),
    ),
    pytest.param(
        "RP-PAY-01",
        marks=pytest.mark.clause("RUSPOK:1.23.1", "RUSPOK:1.23.0", "RUSPOK:1.18.6.a", "RUSPOK:1.18.6.b"),
    ),
    pytest.param(
        "RP-PAY-02",
        marks=pytest.mark.clause("RUSPOK:1.23.2", "RUSPOK:1.23.0", "RUSPOK:1.18.6.a", "RUSPOK:1.18.6.b"),
    ),
    pytest.param(
        "RP-PAY-03",
        marks=pytest.mark.clause("RUSPOK:1.23.3", "RUSPOK:1.23.0", "RUSPOK:1.18.6.a", "RUSPOK:1.18.6.b"),
    ),
    pytest.param(
        "RP-PAY-04",
        marks=pytest.mark.clause("RUSPOK:1.23.4", "RUSPOK:1.23.0", "RUSPOK:1.18.6.a", "RUSPOK:1.18.6.b"),
    ),
    pytest.param(
        "RP-PAY-05",
        marks=pytest.mark.clause("RUSPOK:1.23.5", "RUSPOK:1.23.0", "RUSPOK:1.18.6.a", "RUSPOK:1.18.6.b"),
    ),
    pytest.param(
        "RP-PAY-06",
        marks=pytest.mark.clause("RUSPOK:1.23.6", "RUSPOK:1.23.0", "RUSPOK:1.18.6.a", "RUSPOK:1.18.6.b"),
    ),
    pytest.param(
        "RP-PAY-07",
        marks=pytest.mark.clause("RUSPOK:1.23.7", "RUSPOK:1.23.0", "RUSPOK:1.18.6.a", "RUSPOK:1.18.6.b"),
    ),
    pytest.param(
        "RP-PAY-08",
        marks=pytest.mark.clause("RUSPOK:1.23.8", "RUSPOK:1.23.0", "RUSPOK:1.18.6.a", "RUSPOK:1.18.6.b"),
    ),
    pytest.param(
        "RP-PAY-09",
        marks=pytest.mark.clause("RUSPOK:1.23.9", "RUSPOK:1.23.0", "RUSPOK:1.18.6.a", "RUSPOK:1.18.6.b"),
    ),
    pytest.param("RP-PAY-10", marks=pytest.mark.clause("RUSPOK:1.23.10", "RUSPOK:1.18.4", "RUSPOK:1.18.7")),
    pytest.param("RP-DBL-U02", marks=pytest.mark.clause("RUSPOK:1.19.g", "RUSPOK:1.19.e", "RUSPOK:1.19.f")),
    pytest.param("RP-DBL-U03", marks=pytest.mark.clause("RUSPOK:1.19.g", "RUSPOK:1.19.e", "RUSPOK:1.19.f")),
    pytest.param("RP-DBL-U04", marks=pytest.mark.clause("RUSPOK:1.19.g", "RUSPOK:1.19.e", "RUSPOK:1.19.f")),
    pytest.param("RP-DBL-U06", marks=pytest.mark.clause("RUSPOK:1.19.g", "RUSPOK:1.19.e", "RUSPOK:1.19.f")),
    pytest.param("RP-ONE-02", marks=pytest.mark.clause("RUSPOK:1.19.b")),
    pytest.param("RP-ONE-06", marks=pytest.mark.clause("RUSPOK:1.19.e")),
    pytest.param(
        "RP-SET-01", marks=pytest.mark.clause("RUSPOK:1.18.2.a", "RUSPOK:1.18.2.b", "RUSPOK:1.18.2.c")
    ),
    pytest.param("RP-SET-02", marks=pytest.mark.clause("RUSPOK:1.18.2.c")),
    pytest.param("RP-SET-03", marks=pytest.mark.clause("RUSPOK:1.18.2.b", "RUSPOK:1.18.5")),
    pytest.param("RP-SET-04", marks=pytest.mark.clause("RUSPOK:1.18.5")),
    pytest.param("RP-SET-05", marks=pytest.mark.clause("RUSPOK:1.11.2")),
    pytest.param(
        "RP-SET-07",
        marks=pytest.mark.clause("RUSPOK:1.18.5", "RUSPOK:1.11.4.b", "RUSPOK:1.14.3", "RUSPOK:1.11.1.b"),
    ),
    pytest.param("RP-SET-08", marks=pytest.mark.clause("RUSPOK:1.18.10", "RUSPOK:1.3.c")),
    pytest.param("RP-SET-10", marks=pytest.mark.clause("RUSPOK:1.18.10", "RUSPOK:1.19.d")),
    pytest.param("RP-SET-12", marks=pytest.mark.clause("RUSPOK:1.19.d", "RUSPOK:1.18.5")),
    pytest.param("RP-SET-14", marks=pytest.mark.clause("RUSPOK:1.18.1")),
    pytest.param("RP-SET-15", marks=pytest.mark.clause("RUSPOK:1.18.1", "RUSPOK:1.18.10")),
    pytest.param("RP-INS-01", marks=pytest.mark.clause("RUSPOK:1.17.5", "RUSPOK:1.17.6")),
    pytest.param("RP-INS-02", marks=pytest.mark.clause("RUSPOK:1.17.7", "RUSPOK:1.18.6.a")),
    pytest.param("RP-INS-04", marks=pytest.mark.clause("RUSPOK:1.17.7", "RUSPOK:1.18.10")),
    pytest.param("RP-INS-05", marks=pytest.mark.clause("RUSPOK:1.17.5", "RUSPOK:1.14.2", "RUSPOK:1.11.3.b")),
    pytest.param("RP-INS-06", marks=pytest.mark.clause("RUSPOK:1.17.2.a", "RUSPOK:1.17.5")),
    pytest.param("RP-INS-09", marks=pytest.mark.clause("RUSPOK:1.21.h", "RUSPOK:1.17.6")),
    pytest.param("RP-INS-10", marks=pytest.mark.clause("RUSPOK:1.17.6", "RUSPOK:1.21.j")),
    pytest.param("RP-CAP-01", marks=pytest.mark.clause("RUSPOK:1.20")),
    pytest.param("RP-CAP-02", marks=pytest.mark.clause("RUSPOK:1.20")),
    pytest.param("RP-CAP-03", marks=pytest.mark.clause("RUSPOK:1.20", "RUSPOK:1.17.3")),
    pytest.param("RP-BUY-01", marks=pytest.mark.clause("RUSPOK:1.21.b", "RUSPOK:1.21.e", "RUSPOK:1.21.g")),
    pytest.param("RP-BUY-02", marks=pytest.mark.clause("RUSPOK:1.21.g", "RUSPOK:1.18.5")),
    pytest.param("RP-BUY-03", marks=pytest.mark.clause("RUSPOK:1.21.h")),
    pytest.param("RP-BUY-04", marks=pytest.mark.clause("RUSPOK:1.21.f")),
    pytest.param("RP-BUY-05", marks=pytest.mark.clause("RUSPOK:1.21.f")),
    pytest.param("RP-BUY-08", marks=pytest.mark.clause("RUSPOK:1.21.g", "RUSPOK:1.18.10")),
    pytest.param("RP-BUY-09", marks=pytest.mark.clause("RUSPOK:1.21.j", "RUSPOK:1.21.i")),
    pytest.param("RP-BON-01", marks=pytest.mark.clause("RUSPOK:1.22.d", "RUSPOK:1.22.b", "RUSPOK:1.22.a")),
    pytest.param("RP-BON-02", marks=pytest.mark.clause("RUSPOK:1.22.e", "RUSPOK:1.22.b", "RUSPOK:1.22.a")),
    pytest.param("RP-BON-04", marks=pytest.mark.clause("RUSPOK:1.22.g", "RUSPOK:1.22.b", "RUSPOK:1.22.a")),
    pytest.param("RP-BON-05", marks=pytest.mark.clause("RUSPOK:1.22.h", "RUSPOK:1.22.b", "RUSPOK:1.22.a")),
    pytest.param("RP-BON-06", marks=pytest.mark.clause("RUSPOK:1.22.b")),
    pytest.param("RP-BON-07", marks=pytest.mark.clause("RUSPOK:1.22.a", "RUSPOK:1.22.d")),
]

COMPARED = [
    pytest.param("RP-CMP-02", marks=pytest.mark.clause("RUSPOK:1.18.7")),
    pytest.param("RP-CMP-04", marks=pytest.mark.clause("RUSPOK:1.18.7")),
    pytest.param("RP-CMP-06", marks=pytest.mark.clause("RUSPOK:1.18.7")),
    pytest.param("RP-CMP-07", marks=pytest.mark.clause("RUSPOK:1.18.7", "RUSPOK:1.23.10")),
    pytest.param("RP-CMP-08", marks=pytest.mark.clause("RUSPOK:1.18.7")),
    pytest.param("RP-CMP-09", marks=pytest.mark.clause("RUSPOK:1.18.8")),
    pytest.param("RP-CMP-10", marks=pytest.mark.clause("RUSPOK:1.18.8")),
    pytest.param("RP-CMP-11", marks=pytest.mark.clause("RUSPOK:1.18.8", "RUSPOK:1.3.d")),
    pytest.param("RP-CMP-12", marks=pytest.mark.clause("RUSPOK:1.18.8", "RUSPOK:1.18.10")),
    pytest.param("RP-CMP-13", marks=pytest.mark.clause("RUSPOK:1.18.9")),
    pytest.param("RP-CMP-14", marks=pytest.mark.clause("RUSPOK:1.3.d")),
    pytest.param("RP-CMP-16", marks=pytest.mark.clause("RUSPOK:1.18.5")),
]


def table(given: dict[str, Any]) -> Game:
    return replace(RUSSIAN, plate=replace(RUSSIAN.plate, max_payout=given.get("table_max_payout", 0)))


def box_of(given: dict[str, Any]) -> BoxHand:
    ante = given["ante"]
    staked = {"ante": ante}
    if given["draw"] != "none":
        staked["draw"] = ante
    if given["action"] == "close":
        staked["bet"] = 2 * ante
    others = {
        "insurance": given.get("insurance"),
        "purchase": ante if given.get("purchase") == "buy" else 0,
        "bonus": given.get("bonus_token"),
    }
    staked |= {field: amount for field, amount in others.items() if amount}
    held = cards(given.get("cards", []))
    return BoxHand(staked, held, held[:5], folded=given["action"] == "fold", drew=given["draw"])


def dealer_of(given: dict[str, Any]) -> DealerHand:
    dealer = cards(given.get("dealer", []))
    if given.get("purchase") != "buy":
        return DealerHand(dealer)
    stub = iter(cards(given["dealer_stub"]))
    return DealerHand(dealer, changed=change_highest(RUSSIAN, dealer, lambda: next(stub)))


def lines(settlement: Settlement) -> dict[str, int]:
    changes = settlement.changes
    told = {name: changes.get(field, 0) for field, name in FIELDS.items()}
    return told | {"bonus": changes.get("bonus", 0)}


@pytest.mark.parametrize("id", BOXES)
def test_a_box_is_settled_as_the_book_works_it_out(id: str) -> None:
    given, expected = case(id)["given"], case(id)["expect"]
    box, dealer = box_of(given), dealer_of(given)
    found = table(given).settle(box, dealer, given.get("display", 0))
    assert (found.result.replace("-", "_"), lines(found), found.net) == (
        expected["result"],
        expected["lines"],
        expected["net"],
    )
    if "combos" in expected:
        assert [one.replace("-", "_") for one in found.combinations] == expected["combos"]
    if "odds" in expected:
        assert found.odds == expected["odds"]
    if "dealer_game" in expected:
        assert found.qualified == expected["dealer_game"]
    if "dealer_after_purchase" in expected:
        assert dealer.changed == cards(expected["dealer_after_purchase"])
    if "display_after" in expected:
        assert given["display"] - sum(line.from_meter for line in found.lines) == expected["display_after"]


@pytest.mark.parametrize("id", BOXES)
def test_the_inspector_and_the_slow_settlement_come_to_the_same(id: str) -> None:
    given = case(id)["given"]
    box, dealer, meter = box_of(given), dealer_of(given), given.get("display", 0)
    expected = case(id)["expect"]["lines"]
    inspected = inspect(table(given), box, dealer, meter)
    assert lines(inspected) == expected
    assert inspected.result == table(given).settle(box, dealer, meter).result
    assert (
        slow.settled(slow_box(box), dealer.cards, dealer.changed, meter, given.get("table_max_payout", 0))
        == expected
    )


def slow_box(box: BoxHand) -> slow.Box:
    staked = box.staked
    return slow.Box(
        box.cards,
        staked["ante"],
        staked.get("draw", 0),
        box.folded,
        staked.get("insurance", 0),
        "purchase" in staked,
        staked.get("bonus", 0),
    )


@pytest.mark.parametrize("id", COMPARED)
def test_two_hands_are_compared(id: str) -> None:
    given, expected = case(id)["given"], case(id)["expect"]
    box = BoxHand({"ante": 10, "bet": 20}, cards(given["player"]))
    found = RUSSIAN.settle(box, DealerHand(cards(given["dealer"])))
    assert (found.result, found.qualified) == (expected["result"], expected["dealer_game"])


@st.composite
def endings(draw: st.DrawFn) -> tuple[BoxHand, DealerHand]:
    deck = draw(st.permutations(range(52)))
    near = draw(st.sampled_from([52, 20]))
    deck = [card for card in deck if card >= 52 - near] + [card for card in deck if card < 52 - near]
    size = draw(st.sampled_from([5, 6]))
    held, dealer, stub = tuple(deck[:size]), tuple(deck[size : size + 5]), iter(deck[size + 5 :])
    staked = {"ante": 10}
    if size == 6:
        staked["draw"] = 10
    folded = draw(st.booleans()) and draw(st.booleans())
    changed = None
    if not folded:
        staked["bet"] = 20
        if draw(st.booleans()):
            staked["insurance"] = draw(st.integers(10, 60))
        if not slow.has_game(dealer) and draw(st.booleans()):
            staked["purchase"] = 10
            changed = change_highest(RUSSIAN, dealer, lambda: next(stub))
    if draw(st.booleans()):
        staked["bonus"] = 5
    return BoxHand(staked, held, held[:5], folded=folded), DealerHand(dealer, changed=changed)


@pytest.mark.clause("RUSPOK:1.7.1.c")
@given(endings())
def test_three_settlements_never_differ(ending: tuple[BoxHand, DealerHand]) -> None:
    box, dealer = ending
    expected = slow.settled(slow_box(box), dealer.cards, dealer.changed, 20_000)
    assert lines(RUSSIAN.settle(box, dealer, 20_000)) == expected
    assert lines(inspect(RUSSIAN, box, dealer, 20_000)) == expected


# What houses answer differently


def settled(text: str, dealer: str, **changes: Any) -> Settlement:
    options = replace(RUSSIAN.options, **changes)
    staked = {"ante": 10, "draw": 10, "bet": 20, "insurance": 30}
    return game("russian-poker", options=options).settle(
        BoxHand(staked, cards(text.split())), DealerHand(cards(dealer.split()))
    )


@pytest.mark.clause("RUSPOK:1.19.ex08")
def test_a_house_may_pay_a_paired_straight_as_straight_and_pair() -> None:
    paired, pair = "Kh Qs Jd Tc 9h 9d", "4c 4d Jh 8s 2c"
    assert settled(paired, pair).changes["bet"] == 160
    assert settled(paired, pair, straight_twice=False).changes["bet"] == 100


@pytest.mark.clause("RUSPOK:1.17.6")
def test_a_house_may_pay_the_ante_of_an_insured_box() -> None:
    trips, nothing = "7h 7s 7d Jc 3d 2c", "Ac Qd Jh 9s 4c"
    assert settled(trips, nothing).changes["ante"] == 0
    assert settled(trips, nothing, insured_ante="paid").changes["ante"] == 10


@pytest.mark.clause("RUSPOK:1.17.7")
def test_a_house_may_return_the_insurance_of_a_beaten_box() -> None:
    trips, better, worse = "7h 7s 7d Jc 3d 2c", "8c 8d 8h 9s 4c", "6c 6d 6h 9s 4c"
    assert settled(trips, better).changes["insurance"] == -30
    assert settled(trips, better, insurance_beaten="returned").changes["insurance"] == 0
    assert settled(trips, worse, insurance_beaten="returned").changes["insurance"] == -30


@pytest.mark.clause("RUSPOK:1.18.7")
def test_a_house_may_look_at_the_first_side_card_only() -> None:
    one, other = (
        HIGH.strength(cards(["9h", "9d", "Ac", "7s", "2h"])),
        HIGH.strength(cards(["9s", "9c", "Ad", "6s", "5h"])),
    )
    strict, loose = RUSSIAN.options, replace(RUSSIAN.options, kickers="first")
    assert standing(one, strict) > standing(other, strict)
    assert standing(one, loose) == standing(other, loose)


@pytest.mark.clause("RUSPOK:1.20")
def test_a_house_may_cap_double_combinations_only() -> None:
    four, flushes = "Th Td Tc Ts 6d", "Kd Qd Jd Td 9d 8d"
    for answer, capped in (("any", 300), ("doubles", 400)):
        table = replace(
            game("russian-poker", options=replace(RUSSIAN.options, cap=answer)),
            plate=replace(RUSSIAN.plate, max_payout=300),
        )
        dealer = DealerHand(cards(["4c", "4d", "Jh", "9s", "2c"]))
        assert table.settle(BoxHand({"ante": 10, "bet": 20}, cards(four.split())), dealer).net == capped
        assert table.settle(BoxHand({"ante": 10, "bet": 20}, cards(flushes.split())), dealer).net == 300
