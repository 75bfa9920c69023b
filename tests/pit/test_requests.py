"""The worked cases of what a player asks for: what is taken, and what is refused with its clause."""

from dataclasses import replace
from typing import Any

import pytest

from croupier.cards import UNKNOWN, parse, show
from croupier.errors import Mistake
from croupier.pit import BetRefused, DecisionRefused, PitRefusal, Round, game, view
from croupier.pit.staff import plate_of
from tests.pit.cases import cards, cases
from tests.pit.casino import of_type as of_casino
from tests.pit.table import RUSSIAN, deal, one_box, seat

GAME = "4c 4d Jh 9s 2c"


def stub(*dealt: str, first: str = "") -> str:
    """The cards that are left, one of them on top."""
    used = parse(" ".join((*dealt, first)))
    return first + show(tuple(card for card in range(52) if card not in used))


def of_type(kind: str) -> list[Any]:
    return [
        pytest.param(one, id=one["id"], marks=pytest.mark.clause(*one["clauses"]))
        for one in cases().values()
        if one["type"] == kind
    ]


@pytest.mark.parametrize("case", of_type("rp_insurance_request"))
def test_an_insurance_is_taken_or_refused(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]
    hand = " ".join(given["cards"])
    table = RUSSIAN.laid(RUSSIAN.tables, replace(RUSSIAN.plate, max_payout=given["table_max_payout"]), "")
    # Two players, so that one may try to insure the other's box; who insures after a draw changes his last card.
    after = given["box_state"] == "POST_DRAW"
    dealt = hand if not after else hand.rsplit(" ", 1)[0] + " 3h"
    other = "Ah Qs 8h 6c 5d"
    round = deal(
        seat({"P1": {1: given["ante"]}, "P2": {2: given["ante"]}}, table),
        {1: dealt, 2: other},
        GAME,
        stub(dealt, other, GAME, first=given["cards"][4] if after else ""),
    )
    if after:
        round.decide("exchange", cards=cards(["3h"]))
        round.decide("fold", box=2)
    if given["box_state"] == "CLOSED":
        round.decide("close")
    before = (round.log, dict(round.purses))
    if expected["accepted"]:
        round.decide("insure", given["stake"], box=1, player=given["actor"])
        assert round.boxes[1].staked["insurance"] == given["stake"]
        return
    with pytest.raises(PitRefusal) as refusal:
        round.decide("insure", given["stake"], box=1, player=given["actor"])
    clauses = {
        "below_min": "1.17.2.a",
        "above_max": "1.17.2.b",
        "bet_already_placed": "1.17.1.b",
        "not_owner": "1.16.b",
    }
    assert refusal.value.clause == f"RUSPOK:{clauses[expected['reason']]}"
    assert (round.log, dict(round.purses)) == before


@pytest.mark.parametrize("case", of_type("rp_draw"))
def test_a_draw_is_taken_at_its_price_or_refused(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]
    boxes = (
        {1: given["ante"], 2: given["ante"], 3: given["ante"]}
        if given.get("closed_box")
        else {1: given["ante"]}
    )
    hands = {1: "Qs Qd 8h 6c 3d", 2: "Js Jd 8c 6h 3s", 3: "Ts Td 8d 6d 3h"}
    held = {box: hands[box] for box in boxes}
    none = "Ac Qc Jh 9s 4c"
    round = deal(seat({"P1": boxes}), held, none, stub(*held.values(), none))
    number = max(boxes)
    if given.get("closed_box"):
        round.decide("fold")
        round.decide("fold")
    own = round.boxes[number].cards
    named = (own * 2)[: given["count"]] if given["request"] == "exchange" else ()
    before = round.purses["P1"]
    if expected["accepted"]:
        round.decide(given["request"], cards=named, box=number)
    else:
        with pytest.raises((DecisionRefused, Mistake)):
            round.decide(given["request"], cards=named, box=number)
    assert before - round.purses["P1"] == expected["fee"]
    assert len(round.boxes[number].cards) == expected["cards_after"]


@pytest.mark.parametrize("case", of_type("rp_stake"))
def test_antes_are_taken_or_refused(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]
    low, high = given["limits"]
    table = RUSSIAN.laid(RUSSIAN.tables, replace(RUSSIAN.plate, minimum=low, maximum=high), "")
    antes = {
        player: {int(box): amount for box, amount in own.items()} for player, own in given["antes"].items()
    }
    if expected["accepted"]:
        seat(antes, table).close_bets()
        return
    with pytest.raises(BetRefused) as refusal:
        seat(antes, table).close_bets()
    clauses = {"above_max": "RUSPOK:1.8.b", "cross_bet": "RUSPOK:1.8.e"}
    assert refusal.value.clause == clauses[expected["reason"]]


@pytest.mark.parametrize("case", of_type("rp_cut"))
def test_the_right_to_cut(case: dict[str, Any]) -> None:
    antes = case["given"]["antes_in_deal_order"]
    round = seat({player: {box: ante} for box, (player, ante) in enumerate(antes, 1)})
    assert round.cutters[0] == case["expect"]["cutter"]


@pytest.mark.parametrize("case", of_type("view_permission"))
def test_who_sees_which_cards_before_the_reveal(case: dict[str, Any]) -> None:
    # P1 plays three boxes here, so that the third is blind, and P2 the one beside them.
    round = seat({"P1": {1: 10, 3: 10, 4: 10}, "P2": {5: 10}})
    round.close_bets()
    round.shuffle(range(52))
    round.cut("", 0)
    boxes = {"1": 1, "2": 5, "3": 4}
    assert {number: box.blind for number, box in round.boxes.items()} == {
        1: False,
        3: False,
        4: True,
        5: False,
    }
    found = []
    for who, what in case["given"]["queries"]:
        shown = view(round, who)
        if what.startswith("dealer"):
            seen = shown.dealer[-1:] if what == "dealer_up" else shown.dealer[:-1]
        else:
            seen = next(box.cards for box in shown.boxes if box.box == boxes[what])
        found.append(UNKNOWN not in seen)
    assert found == case["expect"]["visible"]


@pytest.mark.clause("RUSPOK:1.8.c", "RUSPOK:1.22.c")
def test_the_plate_shows_all_that_must_be_shown() -> None:
    case = cases()["RP-PRO-14"]
    names = {
        "minimum": "ante_min",
        "maximum": "ante_max",
        "max-payout": "max_payout",
        "display": "bonus_display",
    }
    shown = [names[name] for name in plate_of(RUSSIAN, 20_000)]
    assert shown == case["given"]["shown"]["ruspok"]
    with pytest.raises(Mistake):
        plate_of(RUSSIAN)


@pytest.mark.clause("RUSPOK:1.1.b", "RUSPOK:1.4.e", "RUSPOK:1.21.a")
def test_what_is_open_to_a_box_in_each_of_its_states() -> None:
    case = cases()["RP-PRO-01"]
    words = {"sixth": "buy_sixth", "buy": "buy_game", "stand": "", "decline": "decline"}
    expected = iter(case["expect"]["actions"])
    for box in case["given"]["boxes"][:4]:
        hand, after = " ".join(box["cards"]), box["state"] == "POST_DRAW"
        dealt = hand if not after else hand.rsplit(" ", 1)[0] + " 2h"
        dealer = "4h 4d Jh 9s 2c"
        round = one_box(dealt, dealer, stub(dealt, dealer, first=box["cards"][4] if after else ""))
        if after:
            round.decide("exchange", cards=cards(["2h"]))
        assert sorted(words.get(kind, kind) for kind in round.options.kinds) == next(expected)
    blind = deal(
        seat({"P1": {1: 10, 2: 10, 3: 10}}),
        {1: "Qs Qd 8h 6c 3d", 2: "Js Jd 8c 6h 3s", 3: "Ts Td 8d 6d 3h"},
        "Ac Qc Jh 9s 4c",
    )
    blind.decide("close")
    assert blind.options_of(1) is None
    blind.decide("fold")
    assert [words[kind] for kind in blind.options.kinds if words[kind]] == next(expected)
    assert next(expected) == []
    blind.decide("stand")
    assert blind.stage == "purchase"
    assert sorted(words[kind] for kind in blind.options_of(1).kinds) == next(expected)
    with pytest.raises(DecisionRefused) as refusal:
        blind.decide("buy", box=2)
    assert refusal.value.clause == "RUSPOK:1.21.a"
    assert next(expected) == []


def machine(coins: int) -> Round:
    round = Round(game("jacks-or-better"), {"ann": 100})
    round.bet("ann", 1, coins)
    round.close_bets()
    round.shuffle(range(52))
    round.cut("", 0)
    return round


@pytest.mark.parametrize("case", of_casino("coin_range"))
def test_coins_before_the_deal(case: dict[str, Any]) -> None:
    taken = []
    for coins in case["given"]["coins"]:
        try:
            machine(coins)
            taken.append(True)
        except BetRefused:
            taken.append(False)
    assert taken == case["expect"]["accepted"]


@pytest.mark.parametrize("case", of_casino("video_poker_draw"))
def test_nought_to_five_cards_are_drawn_once(case: dict[str, Any]) -> None:
    taken = []
    for drawn in case["given"]["tries"]:
        round = machine(1)
        held = round.boxes[1].cards
        kept = held[drawn:] if drawn <= 5 else (*held, 51)
        try:
            round.decide("hold", cards=kept)
            taken.append(True)
        except DecisionRefused:
            taken.append(False)
            continue
        with pytest.raises(DecisionRefused):
            round.decide("hold", cards=())
    assert taken == case["expect"]["accepted"]
