"""A round of Russian Poker, from the first ante to the last chip: who may do what, and what is refused."""

from dataclasses import replace

import pytest

from croupier.cards import UNKNOWN, parse, rank_of, show
from croupier.errors import Mistake
from croupier.pit import BetRefused, DecisionRefused, PitRefusal, Round, game, view, with_options
from croupier.pit.announcing import announcements, explained
from tests.pit.cases import case
from tests.pit.table import RUSSIAN, deal, one_box, seat

NO_GAME = "Ac Qd Jh 9s 4c"
GAME = "4c 4d Jh 9s 2c"


def refused(refusal: pytest.ExceptionInfo[PitRefusal]) -> tuple[str, str | None]:
    return refusal.value.code, refusal.value.clause


# Stakes


@pytest.mark.clause("RUSPOK:1.8.a", "RUSPOK:1.2.c")
def test_ante_bet_and_bonus_lie_on_fields_of_their_own() -> None:
    round = seat({"ann": {1: 10}}, bonus=[1])
    deal(round, {1: "Qs Qd 8h 6c 3d"}, GAME)
    round.decide("close")
    assert {line.field: line.stake for line in round.settlements[1].lines} == {
        "ante": 10,
        "bet": 20,
        "bonus": 5,
    }


@pytest.mark.clause("RUSPOK:1.8.b", "RUSPOK:1.8.c", "RUSPOK:1.6.6")
@pytest.mark.parametrize("amount", [4, 501])
def test_an_ante_off_the_plate_is_refused(amount: int) -> None:
    round = seat({"ann": {}})
    with pytest.raises(BetRefused) as refusal:
        round.bet("ann", 1, amount)
    assert refused(refusal) == ("pit-off-the-plate", "RUSPOK:1.8.b")
    assert (round.boxes, round.purses) == ({}, {"ann": 10_000})


@pytest.mark.clause("RUSPOK:1.8.b")
def test_the_plate_s_own_limits_are_good() -> None:
    round = seat({"ann": {1: 5}, "bob": {2: 500}})
    assert [round.stake(box) for box in round.boxes] == [5, 500]


@pytest.mark.clause("RUSPOK:1.9")
def test_a_player_stakes_the_same_on_each_of_his_boxes() -> None:
    round = seat({"ann": {1: 10}, "bob": {}})
    with pytest.raises(BetRefused) as refusal:
        round.bet("ann", 2, 15)
    assert refused(refusal) == ("pit-unequal", "RUSPOK:1.9")
    round.bet("bob", 2, 15)
    assert round.purses == {"ann": 9_990, "bob": 9_985}


@pytest.mark.clause("RUSPOK:1.4.b", "RUSPOK:1.2.b")
def test_there_is_no_fifth_box() -> None:
    round = seat({"ann": {1: 10, 2: 10}, "bob": {4: 10, 6: 10}, "cat": {}})
    with pytest.raises(BetRefused) as refusal:
        round.bet("cat", 3, 10)
    assert refused(refusal) == ("pit-boxes-full", "RUSPOK:1.4.b")
    with pytest.raises(BetRefused) as refusal:
        round.bet("cat", 7, 10)
    assert refused(refusal) == ("pit-no-such-box", "RUSPOK:1.2.b")


@pytest.mark.clause("RUSPOK:1.4.c")
def test_one_player_may_hold_all_four_boxes() -> None:
    round = seat({"ann": {1: 10, 2: 10, 3: 10, 4: 10}})
    round.close_bets()
    assert [box.blind for box in round.boxes.values()] == [False, False, True, True]


@pytest.mark.clause("RUSPOK:1.4.d", "RUSPOK:1.4.e")
def test_the_third_and_fourth_box_are_closed_before_the_deal() -> None:
    round = seat({"ann": {1: 10, 3: 10, 4: 10, 6: 10}})
    round.close_bets()
    assert [box.staked for box in round.boxes.values()] == [
        {"ante": 10},
        {"ante": 10},
        {"ante": 10, "bet": 20},
        {"ante": 10, "bet": 20},
    ]
    assert round.purses == {"ann": 10_000 - 80}


@pytest.mark.clause("RUSPOK:1.8.e")
def test_a_player_may_not_bet_across_another_s_box() -> None:
    round = seat({"ann": {1: 10, 3: 10}, "bob": {2: 10}})
    with pytest.raises(BetRefused) as refusal:
        round.close_bets()
    assert refused(refusal) == ("pit-cross-bet", "RUSPOK:1.8.e")
    round.take_back("ann", 3)
    round.close_bets()
    assert round.phase == "shuffle"


@pytest.mark.clause("RUSPOK:1.8.e")
def test_a_house_may_let_players_bet_across() -> None:
    table = game("russian-poker", options=replace(RUSSIAN.options, neighbours=False))
    seat({"ann": {1: 10, 3: 10}, "bob": {2: 10}}, table).close_bets()


@pytest.mark.clause("RUSPOK:1.8.d")
def test_an_ante_after_the_closing_call_comes_back() -> None:
    round = seat({"ann": {1: 10}, "bob": {}})
    round.close_bets()
    with pytest.raises(BetRefused) as refusal:
        round.bet("bob", 2, 10)
    assert refused(refusal) == ("pit-bets-closed", "RUSPOK:1.8.d")
    assert round.purses["bob"] == 10_000


@pytest.mark.clause("RUSPOK:1.4.a")
def test_without_an_ante_there_is_no_round() -> None:
    with pytest.raises(BetRefused) as refusal:
        seat({"ann": {}}).close_bets()
    assert refused(refusal) == ("pit-no-bets", "RUSPOK:1.4.a")


@pytest.mark.clause("RUSPOK:1.4.a")
def test_four_players_fill_the_table() -> None:
    round = seat({"ann": {1: 10}, "bob": {2: 10}, "cat": {3: 10}, "dan": {4: 10}, "eve": {}})
    with pytest.raises(BetRefused):
        round.bet("eve", 5, 10)


@pytest.mark.clause("RUSPOK:1.22.a")
@pytest.mark.parametrize(("box", "amount", "code"), [(1, 4, "amount"), (1, 10, "amount"), (2, 5, "alone")])
def test_a_bonus_is_one_token_beside_an_ante(box: int, amount: int, code: str) -> None:
    round = seat({"ann": {1: 10}})
    with pytest.raises(BetRefused) as refusal:
        round.bet("ann", box, amount, "bonus")
    assert refused(refusal) == (f"pit-side-{code}", "RUSPOK:1.22.a")


@pytest.mark.clause("RUSPOK:1.11.1.b")
def test_an_ante_must_leave_chips_for_the_bet() -> None:
    round = seat({"ann": {}}, purse=29)
    with pytest.raises(BetRefused) as refusal:
        round.bet("ann", 1, 10)
    assert refused(refusal) == ("pit-short-purse", "RUSPOK:1.11.1.b")


def test_someone_without_chips_at_the_table_cannot_bet() -> None:
    with pytest.raises(Mistake, match="no chips at this table"):
        seat({"ann": {}}).bet("zoe", 1, 10)


# Shuffle, cut, deal


@pytest.mark.clause("RUSPOK:1.10.b", "RUSPOK:1.10.c")
def test_the_largest_ante_cuts_and_of_equal_ones_the_leftmost() -> None:
    round = seat({"ann": {1: 10}, "bob": {2: 25}, "cat": {3: 25}})
    assert round.cutters == ("bob", "cat", "ann")
    round.close_bets()
    round.shuffle(range(52))
    with pytest.raises(BetRefused) as refusal:
        round.cut("cat", 20)
    assert refused(refusal) == ("pit-not-your-cut", "RUSPOK:1.10.c")
    round.cut("bob", 20)
    assert round.phase == "decisions"


@pytest.mark.clause("RUSPOK:1.10.d", "RUSPOK:1.10.a")
def test_after_an_improper_cut_the_deck_is_shuffled_again_and_the_next_player_cuts() -> None:
    round = seat({"ann": {1: 10}, "bob": {2: 25}})
    round.close_bets()
    round.shuffle(range(52))
    round.improper_cut("bob")
    assert (round.phase, round.cutters) == ("shuffle", ("ann",))
    round.shuffle(range(51, -1, -1))
    round.cut("ann", 1)
    assert show(round.boxes[1].cards) == "AhKsKcQdJh"


@pytest.mark.clause("RUSPOK:1.3.a")
def test_the_deck_is_52_cards_once_each() -> None:
    for deck in ([*range(51), 50], range(51), [*range(51), 52]):
        round = seat({"ann": {1: 10}})
        round.close_bets()
        with pytest.raises(Mistake, match="holds each of its cards once"):
            round.shuffle(deck)


@pytest.mark.clause("RUSPOK:1.10.e", "RUSPOK:1.10.f")
def test_cards_go_round_one_by_one_and_the_dealer_s_last_is_open() -> None:
    round = seat({"ann": {1: 10}, "bob": {4: 10}})
    round.close_bets()
    round.shuffle(range(52))
    round.cut("", 0)
    assert round.boxes[1].cards == (0, 3, 6, 9, 12)
    assert round.boxes[4].cards == (1, 4, 7, 10, 13)
    assert view(round, "ann").dealer == (UNKNOWN,) * 4 + (14,)


@pytest.mark.clause("RUSPOK:1.10.e")
def test_a_house_may_deal_packets() -> None:
    table = game("russian-poker", options=replace(RUSSIAN.options, packets=True))
    round = seat({"ann": {1: 10}}, table)
    round.close_bets()
    round.shuffle(range(52))
    round.cut("", 0)
    assert (round.boxes[1].cards, round.dealer) == ((0, 1, 2, 3, 4), (5, 6, 7, 8, 9))


@pytest.mark.clause("RUSPOK:1.4.b")
def test_four_boxes_can_never_run_the_deck_out() -> None:
    assert RUSSIAN.cards_needed(4) == 47
    assert RUSSIAN.cards_needed(5) == 57


# Decisions

STATES = [
    ("7h 7s 7d Jc 3d", "", ["sixth", "close", "exchange", "fold", "insure"]),
    ("Qs Qd 8h 6c 3d", "", ["sixth", "close", "exchange", "fold"]),
    ("Qs Qd 8h 6c 3d", "2h", ["close", "fold"]),
    ("Kd Jd 9d 6d 3h", "3d", ["close", "fold", "insure"]),
]


@pytest.mark.clause("RUSPOK:1.1.b", "RUSPOK:1.11.0", "RUSPOK:1.14.0", "RUSPOK:1.14.2", "RUSPOK:1.14.3")
@pytest.mark.parametrize(("hand", "drawn", "open_to"), STATES)
def test_every_option_of_the_moment_is_offered(hand: str, drawn: str, open_to: list[str]) -> None:
    round = one_box(hand, GAME, drawn)
    if drawn:
        round.decide("exchange", cards=parse(hand)[-1:])
    assert sorted(round.options.kinds) == sorted(open_to)


@pytest.mark.clause("RUSPOK:1.11.1.b")
def test_the_bet_is_exactly_two_antes() -> None:
    tries = case("RP-TBL-14")
    for amount, accepted in zip(tries["given"]["tries"], tries["expect"]["accepted"], strict=True):
        round = one_box("Qs Qd 8h 6c 3d", GAME)
        if accepted:
            round.decide("close", amount)
            continue
        with pytest.raises(DecisionRefused) as refusal:
            round.decide("close", amount)
        assert refused(refusal) == ("pit-amount", "RUSPOK:1.11.1.b")
        assert round.purses == {"ann": 9_990}


@pytest.mark.clause("RUSPOK:1.11.2", "RUSPOK:1.18.0")
def test_when_all_fold_the_dealer_does_not_open() -> None:
    round = one_box("Qs Jd 8h 6c 3d", GAME)
    round.decide("fold")
    assert (round.phase, round.revealed, round.purses) == ("over", False, {"ann": 9_990})


@pytest.mark.clause("RUSPOK:1.11.3.a", "RUSPOK:1.11.3.b", "RUSPOK:1.11.3.c")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_an_exchange_of_any_number_of_cards_costs_one_ante(count: int) -> None:
    round = one_box("Qs Jd 8h 6c 3d", GAME, "2h 3h 5h 7h 9h")
    round.decide("exchange", cards=parse("Qs Jd 8h 6c 3d")[:count])
    assert round.boxes[1].cards == parse("QsJd8h6c3d")[count:] + parse("2h3h5h7h9h")[:count]
    assert round.purses == {"ann": 9_980}


@pytest.mark.clause("RUSPOK:1.11.3.a")
def test_no_cards_and_six_cards_are_no_exchange() -> None:
    round = one_box("Qs Jd 8h 6c 3d", GAME, "2h")
    for thrown in ((), parse("Qs Jd 8h 6c 3d 2h")):
        with pytest.raises(DecisionRefused) as refusal:
            round.decide("exchange", cards=thrown)
        assert refused(refusal) == ("pit-card-count", "RUSPOK:1.11.3.a")
    with pytest.raises(Mistake, match="does not hold these cards"):
        round.decide("exchange", cards=parse("2h"))
    assert (round.purses, len(round.boxes[1].cards)) == ({"ann": 9_990}, 5)


@pytest.mark.clause("RUSPOK:1.11.3.a")
@pytest.mark.parametrize(("count", "allowed"), [(1, False), (2, True), (3, True), (4, False)])
def test_a_house_may_want_more_cards_exchanged_at_least_or_fewer_at_most(count: int, allowed: bool) -> None:
    house = with_options(RUSSIAN, {"exchange-least": "2", "exchange-most": "3"})
    round = seat({"ann": {1: 10}}, table=house)
    deal(round, {1: "Qs Jd 8h 6c 3d"}, GAME, "2h 3h 5h 7h")
    thrown = parse("Qs Jd 8h 6c 3d")[:count]
    if allowed:
        round.decide("exchange", cards=thrown)
        assert round.boxes[1].cards == parse("QsJd8h6c3d")[count:] + parse("2h3h5h7h")[:count]
    else:
        with pytest.raises(DecisionRefused) as refusal:
            round.decide("exchange", cards=thrown)
        assert refused(refusal) == ("pit-card-count", "RUSPOK:1.11.3.a")
        assert round.purses == {"ann": 9_990}


@pytest.mark.clause("RUSPOK:1.13", "RUSPOK:1.11.4.a")
@pytest.mark.parametrize("again", ["exchange", "sixth"])
def test_a_box_draws_only_once(again: str) -> None:
    round = one_box("Qs Jd 8h 6c 3d", GAME, "2h 3h")
    round.decide("exchange", cards=parse("3d"))
    with pytest.raises(DecisionRefused) as refusal:
        round.decide(again, cards=parse("Qs") if again == "exchange" else ())
    assert refused(refusal) == ("pit-not-open-drew", "RUSPOK:1.13")
    assert round.purses == {"ann": 9_980}


@pytest.mark.clause("RUSPOK:1.11.4.a", "RUSPOK:1.11.4.b", "RUSPOK:1.13")
def test_after_a_sixth_card_there_is_no_exchange() -> None:
    round = one_box("Qs Jd 8h 6c 3d", GAME, "2h 3h")
    round.decide("sixth")
    assert (len(round.boxes[1].cards), round.purses) == (6, {"ann": 9_980})
    with pytest.raises(DecisionRefused) as refusal:
        round.decide("exchange", cards=parse("Qs"))
    assert refused(refusal) == ("pit-not-open-drew", "RUSPOK:1.13")


@pytest.mark.clause("RUSPOK:1.14.1")
def test_folding_after_a_draw_loses_ante_and_fee() -> None:
    round = one_box("Qs Jd 8h 6c 3d", GAME, "2h")
    round.decide("sixth")
    round.decide("fold")
    assert round.settlements[1].changes == {"ante": -10, "draw": -10}


@pytest.mark.clause("RUSPOK:1.12.b", "RUSPOK:1.12.a")
def test_draws_are_served_from_the_leftmost_box_when_all_have_asked() -> None:
    given, expected = case("RP-DRW-14")["given"], case("RP-DRW-14")["expect"]["assigned"]
    table = game("russian-poker", options=replace(RUSSIAN.options, one_by_one=False))
    round = seat({"ann": {1: 10}, "bob": {3: 10}, "cat": {4: 10}}, table)
    hands = {1: "As Qs 8s 6d 2d", 3: "Ad Kd 8d 6c 3c", 4: "Ac Kc 8c 6h 3h"}
    deal(round, hands, "4c 4d Jh 9s 5c", " ".join(given["stub"]))
    for request in given["requests"]:
        held = round.boxes[request["box"]].cards
        round.decide("exchange", cards=held[: request["cards"]], box=request["box"])
    for box, drawn in expected.items():
        assert round.boxes[int(box)].cards[-len(drawn) :] == parse(" ".join(drawn))


@pytest.mark.clause("RUSPOK:1.4.d", "RUSPOK:1.12.b")
def test_boxes_decide_one_after_the_other() -> None:
    round = deal(seat({"ann": {1: 10, 2: 10}}), {1: "QsJd8h6c3d", 2: "QhJc8s6d3h"}, GAME)
    with pytest.raises(DecisionRefused) as refusal:
        round.decide("close", box=2)
    assert refused(refusal) == ("pit-out-of-turn", "RUSPOK:1.12.b")


@pytest.mark.clause("RUSPOK:1.11.3.c")
def test_a_request_may_be_taken_back_until_the_dealer_comes() -> None:
    round = deal(seat({"ann": {1: 10}, "bob": {2: 10}}), {1: "QsJd8h6c3d", 2: "QhJc8s6d3h"}, GAME, "2h 5h")
    round.decide("exchange", cards=parse("3d"))
    round.withdraw(1)
    assert (round.purses["ann"], round.actor) == (9_990, 1)
    round.decide("sixth")
    round.decide("fold")
    with pytest.raises(DecisionRefused):
        round.withdraw(1)


@pytest.mark.clause("RUSPOK:1.10.k")
def test_the_pit_boss_may_refuse_a_player_the_draw_in_this_round() -> None:
    round = one_box("7h 7s 7d Jc 3d", GAME, "2h")
    round.refuse_draw(1)
    assert round.options.kinds == ("close", "fold", "insure")
    with pytest.raises(DecisionRefused) as refusal:
        round.decide("sixth")
    assert refused(refusal) == ("pit-not-open-barred", "RUSPOK:1.10.k")


@pytest.mark.clause("RUSPOK:1.16.b", "RUSPOK:1.17.4")
def test_only_who_staked_the_ante_decides_for_a_box() -> None:
    round = one_box("7h 7s 7d Jc 3d", GAME)
    with pytest.raises(DecisionRefused) as refusal:
        round.decide("insure", 30, player="bob")
    assert refused(refusal) == ("pit-not-your-box", "RUSPOK:1.16.b")


@pytest.mark.clause("RUSPOK:1.11.1.a", "RUSPOK:1.15")
def test_a_closed_box_is_final() -> None:
    round = deal(seat({"ann": {1: 10}, "bob": {2: 10}}), {1: "QsJd8h6c3d", 2: "QhJc8s6d3h"}, GAME)
    round.decide("close")
    for kind in ("fold", "exchange", "sixth", "insure"):
        with pytest.raises(DecisionRefused) as refusal:
            round.decide(kind, box=1)
        assert refusal.value.code == "pit-not-open-done"
        assert refusal.value.clause in {"RUSPOK:1.11.1.a", "RUSPOK:1.17.1.b"}


@pytest.mark.clause("RUSPOK:1.15")
@pytest.mark.parametrize("covered", [False, True])
def test_who_has_bet_looks_at_his_cards_again_when_the_dealer_opens_his(covered: bool) -> None:
    table = game("russian-poker", options=replace(RUSSIAN.options, covered=covered))
    round = seat({"ann": {1: 10}, "bob": {2: 10}}, table)
    deal(round, {1: "QsJd8h6c3d", 2: "QhJc8s6d3h"}, "AcTdJh9s4c", "2h 5h")

    def seen(viewer: str) -> str:
        return next(show(box.cards) for box in view(round, viewer).boxes if box.player == viewer)

    round.decide("exchange", cards=parse("6c3d"))
    assert seen("bob") == "QhJc8s6d3h"
    round.decide("close")
    assert seen("bob") == ("??????????" if covered else "QhJc8s6d3h")
    assert seen("ann") == "QsJd8h2h5h"
    round.decide("close")
    assert round.stage == "purchase"
    assert (seen("ann"), seen("bob")) == ("QsJd8h2h5h", "QhJc8s6d3h")


@pytest.mark.clause("RUSPOK:1.15")
def test_cards_that_were_bet_on_are_no_more_in_the_log_than_on_the_felt() -> None:
    table = game("russian-poker", options=replace(RUSSIAN.options, covered=True))
    round = seat({"ann": {1: 10, 2: 10}}, table)
    deal(round, {1: "QsJd8h6c3d", 2: "QhJc8s6d3h"}, "AcTdJh9s4c", "2h 5h 7d 8c")
    round.decide("exchange", cards=parse("6c3d"))
    round.decide("exchange", cards=parse("6d3h"))
    round.decide("close")
    told = [
        [show(entry.cards) for entry in view(round, "ann").log if entry.box == box and entry.cards]
        for box in (1, 2)
    ]
    assert told == [["??????????", "????", "????"], ["QhJc8s6d3h", "6d3h", "7d8c"]]


# Blind boxes


def blind_box() -> Round:
    round = seat({"ann": {1: 10, 2: 10, 3: 10}})
    hands = {1: "QsJd8h6c3d", 2: "QhJc8s6d3h", 3: "7h7s7dTc2d"}
    return deal(round, hands, NO_GAME, "2h 5h")


@pytest.mark.clause("RUSPOK:1.4.e", "RUSPOK:1.4.f")
def test_a_blind_box_can_buy_a_sixth_card_and_nothing_else() -> None:
    round = blind_box()
    round.decide("fold")
    round.decide("fold")
    assert round.options.kinds == ("sixth", "stand")
    for kind, clause in (
        ("fold", "RUSPOK:1.4.e"),
        ("exchange", "RUSPOK:1.4.f"),
        ("insure", "RUSPOK:1.17.1.b"),
    ):
        with pytest.raises(DecisionRefused) as refusal:
            round.decide(kind)
        assert refused(refusal) == ("pit-not-open-blind", clause)
    round.decide("sixth")
    assert len(round.boxes[3].cards) == 6
    assert view(round, "ann").boxes[2].cards == (UNKNOWN,) * 6


@pytest.mark.clause("RUSPOK:1.11.4.a", "RUSPOK:1.4.f")
@pytest.mark.parametrize("sold", [True, False])
def test_a_blind_box_buys_its_sixth_card_for_an_ante_where_the_house_sells_it(sold: bool) -> None:
    table = game("russian-poker", options=replace(RUSSIAN.options, blind_sixth=sold))
    round = seat({"ann": {1: 10, 2: 10, 3: 10}}, table)
    deal(round, {1: "QsJd8h6c3d", 2: "QhJc8s6d3h", 3: "7h7s7dTc2d"}, NO_GAME, "2h 5h")
    before = round.purses["ann"]
    round.decide("fold")
    round.decide("fold")
    assert ("sixth" in round.options.kinds) == sold
    if sold:
        round.decide("sixth")
        assert (len(round.boxes[3].cards), round.purses["ann"]) == (6, before - 10)


@pytest.mark.clause("RUSPOK:1.4.f")
def test_the_owner_of_a_blind_box_may_buy_the_dealer_s_card() -> None:
    round = blind_box()
    for kind in ("fold", "fold", "stand", "buy"):
        round.decide(kind)
    assert round.settlements[3].changes == {"ante": 0, "bet": 0, "purchase": -10}
    barred = game("russian-poker", options=replace(RUSSIAN.options, blind_purchase=False))
    round = seat({"ann": {1: 10, 2: 10, 3: 10}}, barred)
    deal(round, {1: "QsJd8h6c3d", 2: "QhJc8s6d3h", 3: "7h7s7dTc2d"}, NO_GAME, "2h")
    for kind in ("fold", "fold", "stand"):
        round.decide(kind)
    assert round.settlements[3].changes == {"ante": 10, "bet": 0}


# Insurance


@pytest.mark.clause("RUSPOK:1.17.2.a", "RUSPOK:1.17.2.b", "RUSPOK:1.17.3")
@pytest.mark.parametrize(
    ("hand", "cap", "most"),
    [("7h 7s 7d Jc 3d", 0, 60), ("7h 7s 7d Ac Kd", 10_000, 80), ("Th Td Tc Ts 6d", 300, 300)],
)
def test_insurance_goes_from_one_ante_to_what_the_bet_would_win(hand: str, cap: int, most: int) -> None:
    table = replace(RUSSIAN, plate=replace(RUSSIAN.plate, max_payout=cap))
    round = deal(seat({"ann": {1: 10}}, table), {1: hand}, "4c 4d Jh 9s 2c")
    offered = next(choice for choice in round.options.choices if choice.kind == "insure")
    assert (offered.low, offered.high) == (10, most)
    for amount, clause in ((9, "RUSPOK:1.17.2.a"), (most + 1, "RUSPOK:1.17.2.b")):
        with pytest.raises(DecisionRefused) as refusal:
            round.decide("insure", amount)
        assert refused(refusal) == ("pit-amount", clause)
    assert round.purses == {"ann": 9_990}


@pytest.mark.clause("RUSPOK:1.17.0")
@pytest.mark.parametrize("id", ["RP-INS-12", "RP-INS-14"])
def test_insurance_is_offered_from_three_of_a_kind_up(id: str) -> None:
    given, expected = case(id)["given"], case(id)["expect"]
    round = one_box(" ".join(given["cards"]), "4c 4h Jh 9s 2c")
    offered = {choice.kind: (choice.low, choice.high) for choice in round.options.choices}
    if expected["offered"]:
        assert offered["insure"] == (expected["min"], expected["max"])
        return
    with pytest.raises(DecisionRefused) as refusal:
        round.decide("insure", 20)
    assert refused(refusal) == ("pit-not-open-hand", "RUSPOK:1.17.0")


@pytest.mark.clause("RUSPOK:1.17.1.a", "RUSPOK:1.17.1.b")
def test_an_insured_box_can_only_be_closed() -> None:
    round = one_box("7h 7s 7d Jc 3d", NO_GAME, "2h")
    round.decide("insure", 60)
    assert round.options.kinds == ("close",)
    with pytest.raises(DecisionRefused) as refusal:
        round.decide("sixth")
    assert refused(refusal) == ("pit-not-open-committed", "RUSPOK:1.17.1.b")
    round.decide("close")
    round.decide("decline")
    assert round.settlements[1].changes == {"ante": 0, "bet": 0, "insurance": 60}


@pytest.mark.clause("RUSPOK:1.17.1.a")
def test_nobody_insures_once_the_dealers_cards_are_open() -> None:
    round = one_box("7h 7s 7d Jc 3d", NO_GAME, "2h")
    round.decide("close")
    for code in ("pit-not-open-opened", "pit-not-now"):
        with pytest.raises(DecisionRefused) as refusal:
            round.decide("insure", 60)
        assert refused(refusal) == (code, "RUSPOK:1.17.1.a")
        if round.options:
            round.decide("decline")
    assert round.phase == "over"


@pytest.mark.clause("RUSPOK:1.17.1.b")
def test_a_house_may_insure_only_what_was_drawn_to() -> None:
    table = game("russian-poker", options=replace(RUSSIAN.options, insurance_before_draw=False))
    round = deal(seat({"ann": {1: 10}}, table), {1: "7h 7s 7d Jc 3d"}, NO_GAME, "2h")
    assert "insure" not in round.options.kinds
    round.decide("sixth")
    assert "insure" in round.options.kinds


@pytest.mark.clause("RUSPOK:1.17.2.b")
def test_a_house_may_sell_no_insurance() -> None:
    table = with_options(RUSSIAN, {"insurance-most": "none"})
    round = deal(seat({"ann": {1: 10}}, table), {1: "7h 7s 7d Jc 3d"}, NO_GAME, "2h")
    assert set(round.options.kinds) == {"close", "fold", "exchange", "sixth"}
    round.decide("sixth")
    assert set(round.options.kinds) == {"close", "fold"}
    with pytest.raises(DecisionRefused):
        round.decide("insure", 60)


# The dealer's card


@pytest.mark.clause("RUSPOK:1.21.a", "RUSPOK:1.21.c", "RUSPOK:1.21.d", "RUSPOK:1.21.e", "RUSPOK:1.21.g")
def test_one_bought_card_serves_all_buyers_and_decliners_have_been_paid() -> None:
    round = seat({"ann": {1: 10}, "bob": {2: 20}, "cat": {3: 30}})
    hands = {1: "Kd8d7d5d2d", 2: "8h8s6h5c2h", 3: "QsQh7s6c3d"}
    deal(round, hands, NO_GAME, "9h 3s")
    for kind in ("close", "close", "close", "buy", "buy", "decline"):
        round.decide(kind)
    assert round.changed == parse("QdJh9s4c9h")
    assert [one.net for one in round.settlements.values()] == [90, -80, 30]
    assert [one.result for one in round.settlements.values()] == ["win", "lose", "no-game"]
    assert round.bank == -90 + 80 - 30


@pytest.mark.clause("RUSPOK:1.21.f")
def test_a_bought_card_of_the_same_rank_is_changed_once_more() -> None:
    round = one_box("Kd 8d 7d 5d 2d", "Kc Qs 9h 5s 3c", "Kh 9c")
    round.decide("close")
    round.decide("buy")
    assert (round.changed, round.settlements[1].net) == (parse("Qs9h5s3c9c"), 90)
    once = game("russian-poker", options=replace(RUSSIAN.options, redraw=False))
    round = deal(seat({"ann": {1: 10}}, once), {1: "Kd 8d 7d 5d 2d"}, "Kc Qs 9h 5s 3c", "Kh 9c")
    round.decide("close")
    round.decide("buy")
    assert (round.changed, round.settlements[1].net) == (parse("Qs9h5s3cKh"), -10)


@pytest.mark.clause("RUSPOK:1.21.f", "RUSPOK:1.21.e")
def test_every_card_the_dealer_drew_for_the_buyers_is_in_the_log_and_seen_by_all() -> None:
    round = one_box("Kd 8d 7d 5d 2d", "Kc Qs 9h 5s 3c", "Kh 9c")
    round.decide("close")
    round.decide("buy")
    assert round.drawn == parse("Kh9c")
    told = [(each.kind, each.cards) for each in view(round, "eve").log if each.kind in ("redraw", "change")]
    assert told == [("redraw", parse("Kh")), ("change", parse("Qs9h5s3c9c"))]
    again = Round.replay(RUSSIAN, {"ann": 10_000}, round.log)
    assert (again.drawn, again.log) == (round.drawn, round.log)
    plain = one_box("Kd 8d 7d 5d 2d", "Kc Qs 9h 5s 3c", "9c Kh")
    plain.decide("close")
    plain.decide("buy")
    assert plain.drawn == parse("9c")
    assert "redraw" not in [each.kind for each in plain.log]


@pytest.mark.clause("RUSPOK:1.21.a")
def test_a_folded_box_has_no_say_in_the_purchase() -> None:
    round = deal(seat({"ann": {1: 10}, "bob": {2: 10}}), {1: "QsJd8h6c3d", 2: "QhJc8s6d3h"}, NO_GAME)
    round.decide("fold")
    round.decide("close")
    assert round.options == round.options_of(2)
    with pytest.raises(DecisionRefused) as refusal:
        round.decide("buy", box=1)
    assert refused(refusal) == ("pit-not-open-out", "RUSPOK:1.21.a")


# What is seen


@pytest.mark.clause(
    "RUSPOK:1.16.b", "RUSPOK:1.7.2.a", "RUSPOK:1.7.2.b", "RUSPOK:1.10.f", "RUSPOK:1.15", "RUSPOK:1.10.g"
)
def test_a_player_sees_his_open_boxes_and_the_dealer_s_open_card() -> None:
    round = seat({"ann": {1: 10, 2: 10, 3: 10}, "bob": {4: 10}})
    deal(round, {1: "QsJd8h6c3d", 2: "QhJc8s6d3h", 3: "7h7s7dTc2d", 4: "2s3s5h9hTd"}, GAME)
    seen = {viewer: view(round, viewer) for viewer in ("ann", "bob", "zoe")}
    shown = {who: [UNKNOWN not in box.cards for box in found.boxes] for who, found in seen.items()}
    assert shown == {
        "ann": [True, True, False, False],
        "bob": [False, False, False, True],
        "zoe": [False, False, False, False],
    }
    assert all(found.dealer == (UNKNOWN,) * 4 + parse("2c") for found in seen.values())
    assert (seen["ann"].options is None, seen["bob"].options) == (False, None)


@pytest.mark.clause("RUSPOK:1.7.2.b")
def test_hidden_cards_change_nothing_that_another_can_see() -> None:
    """Ann's and the dealer's hidden cards are swapped among themselves and with the stub: Bob sees the same."""
    seen = []
    for ann, dealer, stub in (
        ("QsJd8h6c3d", "4c4dJh9s2c", "5s5c"),
        ("5s5c8h6cQs", "4hJd3dJh2c", "9s4c"),
    ):
        round = deal(seat({"ann": {1: 10}, "bob": {2: 10}}), {1: ann, 2: "2s3s5h9hTd"}, dealer, stub)
        round.decide("exchange", cards=round.boxes[1].cards[:2])
        seen.append(view(round, "bob"))
    assert seen[0] == seen[1]


@pytest.mark.clause("RUSPOK:1.18.3.b")
def test_boxes_are_opened_to_be_compared_and_folded_ones_never() -> None:
    round = deal(seat({"ann": {1: 10}, "bob": {2: 10}}), {1: "QsJd8h6c3d", 2: "QhQc8s6d3h"}, GAME)
    round.decide("fold")
    round.decide("close")
    opened = view(round, "zoe")
    assert [UNKNOWN in box.cards for box in opened.boxes] == [True, False]
    assert opened.dealer == parse(GAME)


@pytest.mark.clause("RUSPOK:1.21.g")
def test_boxes_that_did_not_buy_are_not_opened() -> None:
    round = one_box("QsJd8h6c3d", NO_GAME)
    round.decide("close")
    round.decide("decline")
    assert view(round, "zoe").boxes[0].cards == (UNKNOWN,) * 5


# The bonus


@pytest.mark.clause("RUSPOK:1.22.c", "RUSPOK:1.22.i", "RUSPOK:1.22.k")
def test_a_hit_is_paid_from_the_display_and_the_token_goes_to_the_float() -> None:
    round = one_box("Kd 8d 7d 5d 2d", "Qs Jh 9s 4c 2c", meter=20_000, bonus=[1])
    round.decide("close")
    round.decide("decline")
    assert (round.meter, round.float, round.bank) == (19_400, 5, -10)
    assert round.purses == {"ann": 10_605}


@pytest.mark.clause("RUSPOK:1.22.k")
def test_several_hits_are_paid_from_one_snapshot_or_in_sequence() -> None:
    given, expected = case("RP-BON-12")["given"], case("RP-BON-12")["expect"]
    hands = {1: "Kd 8d 7d 5d 2d", 2: "Th Ts Tc 6c 6s"}
    for answer, paid in (("snapshot", [600, 1000]), ("sequence", expected["paid"])):
        table = game("russian-poker", options=replace(RUSSIAN.options, bonus_several=answer))
        round = seat({"ann": {1: 10}, "bob": {2: 10}}, table, meter=given["display"], bonus=[1, 2])
        deal(round, hands, "Qs Jh 9s 4c 2c")
        for kind in ("close", "close", "decline", "decline"):
            round.decide(kind)
        assert [one.changes["bonus"] + 5 for one in round.settlements.values()] == paid
        assert round.meter == given["display"] - sum(paid)


@pytest.mark.clause("RUSPOK:1.22.k")
def test_hits_that_pass_the_display_share_it() -> None:
    hands = {1: "AdKdQdJdTd", 2: "AhKhQhJhTh", 3: "9s8s7s6s5s"}
    round = seat({"ann": {1: 10}, "bob": {2: 10}, "cat": {3: 10}}, meter=1_000, bonus=[1, 2, 3])
    deal(round, hands, "Qs Jc 9c 4c 2c")
    for kind in ("close", "close", "close", "decline", "decline", "decline"):
        round.decide(kind)
    assert [one.changes["bonus"] + 5 for one in round.settlements.values()] == [416, 416, 166]
    assert round.meter == 2


@pytest.mark.clause("RUSPOK:1.22.b")
def test_a_house_may_judge_the_bonus_by_the_first_five_cards() -> None:
    for answer, paid in (("final", 600), ("first", 0)):
        table = game("russian-poker", options=replace(RUSSIAN.options, bonus_hand=answer))
        round = seat({"ann": {1: 10}}, table, meter=20_000, bonus=[1])
        deal(round, {1: "Kd 8d 7d 5d 2s"}, GAME, "9d")
        round.decide("sixth")
        round.decide("close")
        assert round.settlements[1].changes["bonus"] == paid - 5


# The inspector


@pytest.mark.clause("RUSPOK:1.7.1.c")
def test_the_inspector_holds_a_settlement_that_differs_and_no_chip_moves() -> None:
    wrong = replace(
        RUSSIAN,
        settlement=lambda _, box, dealer, meter: RUSSIAN.settle(
            replace(box, cards=parse("AhKhQhJhTh")), dealer, meter
        ),
    )
    round = deal(seat({"ann": {1: 10}}, wrong), {1: "QsQd8h6c3d"}, GAME)
    round.decide("close")
    assert (round.phase, round.differences, round.settlements) == ("held", (1,), {})
    assert (round.purses, round.boxes[1].staked) == ({"ann": 9_970}, {"ante": 10, "bet": 20})


@pytest.mark.clause("RUSPOK:1.6.3.a", "RUSPOK:1.6.3.b", "RUSPOK:1.18.3.a")
def test_every_chip_is_somewhere() -> None:
    round = deal(
        seat({"ann": {1: 10, 2: 10}, "bob": {5: 20}}, bonus=[5], meter=700),
        {1: "QsQd8h6c3d", 2: "AhKs8c6d3h", 5: "9s8s7s6s5s"},
        "4c 4d Jh 9c 2c",
    )
    for kind in ("close", "fold", "close"):
        round.decide(kind)
    assert [one.net for one in round.settlements.values()] == [20, -10, 2_135]
    assert sum(round.purses.values()) + round.bank + round.meter + round.float == 20_000 + 700


# What is said, and the order of things


@pytest.mark.clause("RUSPOK:1.6.5.a", "RUSPOK:1.6.5.b", "RUSPOK:1.18.3.a")
def test_the_dealer_names_combinations_odds_and_amount() -> None:
    given, message = case("RP-PRO-05")["given"], case("RP-PRO-05")["expect"]["message"]
    cards = given["cards"]
    round = deal(seat({"ann": {given["box"]: 10}}), {2: " ".join(cards[:5])}, "4c 4d Jh 9s 2c", cards[5])
    assert [one.code for one in announcements(round)] == ["pit-says-place-bets", "pit-says-no-more-bets"]
    round.decide("sixth")
    round.decide("close")
    told = announcements(round)[-1]
    assert told[1:] == (message["box"], tuple(message["combos"]), message["odds"], message["amount"])
    assert told.say() == "Box 2: a flush and a pair, 6 to 1, wins 120."
    assert told.say("ru") == "Бокс 2: флеш и пара, 6 к 1, выигрыш 120."


@pytest.mark.clause("RUSPOK:1.7.1.a")
def test_nothing_happens_out_of_its_order() -> None:
    round = seat({"ann": {1: 10}})
    with pytest.raises(BetRefused):
        round.shuffle(range(52))
    with pytest.raises(BetRefused):
        round.cut("", 0)
    with pytest.raises(DecisionRefused):
        round.decide("close", box=1)
    round.close_bets()
    with pytest.raises(BetRefused):
        round.close_bets()
    assert round.log[-1].kind == "close-bets"


@pytest.mark.clause("RUSPOK:1.7.1.b")
def test_the_inspector_finds_every_wrong_step_of_the_dealer() -> None:
    round = one_box("Kd 8d 7d 5d 2d", "Kc Qs 9h 5s 3c", "Kh 9c")
    round.decide("close")
    round.decide("buy")
    purses = {"ann": 10_000}
    assert Round.replay(RUSSIAN, purses, round.log).settlements == round.settlements
    for kind in ("deal", "dealer", "reveal", "change", "settle"):
        at, entry = next((at, entry) for at, entry in enumerate(round.log) if entry.kind == kind)
        wrong = [*round.log]
        wrong[at] = entry._replace(cards=entry.cards[::-1], amount=entry.amount + 1)
        with pytest.raises(Mistake, match=f"from entry {at + 1} on"):
            Round.replay(RUSSIAN, purses, wrong)


@pytest.mark.clause("RUSPOK:1.22.f")
def test_four_of_a_kind_wins_a_tenth_of_the_display() -> None:
    round = one_box("Th Td Tc Ts 6d", "Qs Jh 9s 4c 2c", meter=20_000, bonus=[1])
    round.decide("close")
    round.decide("decline")
    assert (round.settlements[1].changes["bonus"], round.meter) == (1_995, 18_000)


@pytest.mark.clause("RUSPOK:1.3.b", "RUSPOK:1.3.c")
def test_ranks_fall_from_the_ace_to_the_deuce_and_suits_are_equal() -> None:
    for pair, higher in zip(
        case("RP-PRO-16")["given"]["pairs"], case("RP-PRO-16")["expect"]["higher"], strict=True
    ):
        one, other = (parse(name)[0] for name in pair)
        found = None if rank_of(one) == rank_of(other) else pair[rank_of(other) > rank_of(one)]
        assert found == higher


@pytest.mark.clause("RUSPOK:1.21.i", "RUSPOK:1.11.0")
def test_silence_folds_and_after_no_game_it_declines() -> None:
    round = seat({"ann": {1: 10, 2: 10, 3: 10}})
    deal(round, {1: "QsQh8h6c3d", 2: "7h7s7dJc2d", 3: "2s2h9h9dTc"}, NO_GAME, "2c")
    round.say_nothing()
    round.decide("insure", 60)
    round.say_nothing()
    round.say_nothing()
    assert round.options_of(2).kinds == ("buy", "decline")
    round.say_nothing()
    round.say_nothing()
    assert [one.result for one in round.settlements.values()] == ["fold", "no-game", "no-game"]
    assert round.purses == {"ann": 10_000 - 10 + 60 + 10}


@pytest.mark.clause("RUSPOK:1.6.3.a", "RUSPOK:1.6.3.b")
def test_a_payout_is_laid_out_field_by_field() -> None:
    round = one_box("Kd 8d 7d 5d 2c", NO_GAME, "2d 9h", bonus=[1], meter=1_000)
    for kind in ("sixth", "close", "buy"):
        round.decide(kind)
    assert explained(round.settlements[1]) == (
        "ante: 10 goes back",
        "draw: 10 lost",
        "bet: 20 wins 120",
        "dealer’s card: 10 lost",
        "bonus: 5 wins 25",
    )
    assert explained(round.settlements[1], "ru")[2] == "бет: 20 выигрывает 120"
