"""A casino table of the room: bets, clocks, chips; what is refused loses nobody a chip."""

from random import Random

import pytest

from croupier.ledger import bank, bonus_float, box_chips, display, table_chips, wallet
from croupier.room.actors.rows import Resumed
from croupier.room.pit import asks, rows
from croupier.room.pit.asks import LaidBox
from croupier.room.pit.decide import Do
from tests.room.pit.pit_table import PitTable
from tests.room.pit.stacked import Stacked, dealt

ANTE = {"ante": 100}
TRIPS = "7h7s7dJc3d"
NO_GAME = "4c5dJh9sQs"


def laid(box: int, **staked: int) -> LaidBox:
    return LaidBox(box, staked)


@pytest.fixture
def table() -> PitTable:
    return PitTable()


def test_chips_come_from_the_wallet_and_go_back_to_it(table: PitTable) -> None:
    table.buy_in("ann", chips=5_000)
    assert table.book.balance(wallet("ann")) == 995_000
    assert table.view("ann")["you"]["purse"] == 5_000
    table.ask("ann", asks.Leave())
    assert table.book.balance(wallet("ann")) == 1_000_000
    assert table.refuses("ann", asks.Leave()).code == "room-pit-no-chips"


def test_bets_lie_on_boxes_in_the_ledger(table: PitTable) -> None:
    table.buy_in("ann", "boris")
    table.open_bets()
    table.bets("ann", {1: {"ante": 100, "bonus": 5}, 2: ANTE})
    table.bets("boris", {4: {"ante": 50}})
    held = table.accounts()
    assert held[box_chips("pit/ruby", 1, "ann")] == 105
    assert held[box_chips("pit/ruby", 2, "ann")] == 100
    assert held[box_chips("pit/ruby", 4, "boris")] == 50
    assert held[table_chips("pit/ruby", "ann")] == 9_795
    table.bets("ann", {})
    assert box_chips("pit/ruby", 1, "ann") not in table.accounts()
    assert table.view("ann")["you"]["purse"] == 10_000


@pytest.mark.clause("RUSPOK:1.8.b")
def test_a_bet_off_the_plate_is_refused(table: PitTable) -> None:
    table.buy_in("ann")
    table.open_bets()
    assert table.refuses("ann", asks.Bets((laid(1, ante=9),))).clause == "RUSPOK:1.8.b"
    assert table.refuses("ann", asks.Bets((laid(1, ante=501),))).clause == "RUSPOK:1.8.b"


@pytest.mark.clause("RUSPOK:1.9")
def test_unequal_antes_of_a_player_are_refused_together(table: PitTable) -> None:
    table.buy_in("ann")
    table.open_bets()
    refused = table.refuses("ann", asks.Bets((laid(1, ante=100), laid(2, ante=150))))
    assert refused.clause == "RUSPOK:1.9"
    assert table.view("ann")["boxes"] == []


@pytest.mark.clause("RUSPOK:1.4.b")
def test_a_fifth_box_is_refused(table: PitTable) -> None:
    table.buy_in("ann", "boris")
    table.open_bets()
    table.bets("ann", dict.fromkeys((1, 2, 3, 4), ANTE))
    assert table.refuses("boris", asks.Bets((laid(5, ante=50),))).clause == "RUSPOK:1.4.b"


@pytest.mark.clause("RUSPOK:1.8.e")
def test_a_box_between_the_boxes_of_another_is_refused(table: PitTable) -> None:
    table.buy_in("ann", "boris")
    table.open_bets()
    table.bets("ann", {1: ANTE, 3: ANTE})
    refused = table.refuses("boris", asks.Bets((laid(2, ante=50),)))
    assert refused.clause == "RUSPOK:1.8.e"
    assert "Ann" in str(refused)


@pytest.mark.clause("RUSPOK:1.8.d")
def test_a_late_bet_is_refused(table: PitTable) -> None:
    table.deal(ann={1: ANTE})
    table.buy_in("boris")
    assert table.refuses("boris", asks.Bets((laid(2, ante=50),))).clause == "RUSPOK:1.8.d"


@pytest.mark.clause("RUSPOK:1.22.a")
def test_a_bonus_is_one_token_and_goes_with_an_ante(table: PitTable) -> None:
    table.buy_in("ann")
    table.open_bets()
    assert table.refuses("ann", asks.Bets((laid(1, ante=100, bonus=10),))).clause == "RUSPOK:1.22.a"
    assert table.refuses("ann", asks.Bets((laid(1, bonus=5),))).clause == "RUSPOK:1.22.a"


@pytest.mark.clause("RUSPOK:1.4.e")
def test_the_third_box_of_a_player_is_closed_and_blind(table: PitTable) -> None:
    table.deal(ann={1: ANTE, 2: ANTE, 3: ANTE})
    boxes = table.view("ann")["boxes"]
    assert [box["blind"] for box in boxes] == [False, False, True]
    assert boxes[2]["staked"] == {"ante": 100, "bet": 200}
    assert boxes[2]["cards"] == ["??"] * 5
    assert "??" not in boxes[0]["cards"] + boxes[1]["cards"]


@pytest.mark.clause("RUSPOK:1.13")
def test_a_second_exchange_and_a_sixth_card_after_one_are_refused() -> None:
    table = PitTable(luck=Stacked(dealt(["2h7s9dJc3d"], NO_GAME, "4s")))
    table.deal(ann={1: ANTE})
    table.decides(1, "exchange", 100, "2h")
    assert table.refuses("ann", table.decision(1, "exchange", 100, "7s")).clause == "RUSPOK:1.13"
    assert table.refuses("ann", table.decision(1, "sixth")).clause == "RUSPOK:1.13"


@pytest.mark.clause("RUSPOK:1.17.2.b")
def test_insurance_above_its_cap_is_refused() -> None:
    table = PitTable(luck=Stacked(dealt([TRIPS], NO_GAME)))
    table.deal(ann={1: ANTE})
    (insure,) = [each for each in table.view("ann")["options"]["choices"] if each["kind"] == "insure"]
    assert (insure["low"], insure["high"]) == (100, 600)
    assert table.refuses("ann", table.decision(1, "insure", 601)).clause == "RUSPOK:1.17.2.b"
    assert table.refuses("ann", table.decision(1, "insure", 99)).clause == "RUSPOK:1.17.2.a"


def test_only_the_owner_decides_and_only_at_the_moment_he_sees() -> None:
    table = PitTable()
    table.deal(ann={1: ANTE}, boris={2: ANTE})
    late = table.decision(1, "fold")
    assert table.refuses("boris", late).clause == "RUSPOK:1.16.b"
    table.decides(1, "close")
    assert table.refuses("ann", late).code == "room-stale-action"
    assert table.refuses("ann", asks.Decide(7, late.turn, 1, "fold")).code == "room-stale-action"


def test_what_is_no_card_and_no_field_is_refused_like_anything_else() -> None:
    table = PitTable()
    table.buy_in("ann")
    table.open_bets()
    assert table.refuses("ann", asks.Bets((laid(1, ante=100, mascot=5),))).code == "pit-no-such-field"
    twice = asks.Bets((laid(1, ante=100), laid(1, ante=100)))
    assert table.refuses("ann", twice).code == "room-pit-box-twice"
    assert table.refuses("ann", asks.Bets((laid(7, ante=100),))).clause == "RUSPOK:1.2.b"
    assert table.refuses("boris", asks.Bets((laid(1, ante=100),))).code == "room-pit-no-chips"
    table.bets("ann", {1: ANTE})
    table.close()
    assert table.refuses("ann", asks.Cut(52)).code == "pit-bad-cut"
    table.dealers_cut()
    missing = next(card for card in ("2c", "3c") if card not in table.view("ann")["boxes"][0]["cards"])
    assert table.refuses("ann", table.decision(1, "exchange", 100, missing)).code == "pit-card-not-held"


# Bets taken back, undone and repeated


def test_a_bet_is_laid_chip_by_chip_undone_and_taken_back(table: PitTable) -> None:
    table.buy_in("ann")
    table.open_bets()
    for _ in range(3):
        table.ask("ann", asks.Bet(1, 50))
    assert table.view("ann")["boxes"][0]["staked"] == {"ante": 150}
    table.ask("ann", asks.Undo())
    assert table.view("ann")["boxes"][0]["staked"] == {"ante": 100}
    table.ask("ann", asks.Bet(2, 100))
    table.ask("ann", asks.TakeBack(2))
    assert [box["box"] for box in table.view("ann")["boxes"]] == [1]
    table.ask("ann", asks.Undo())
    assert [box["box"] for box in table.view("ann")["boxes"]] == [1, 2]
    table.ask("ann", asks.TakeBack())
    assert table.view("ann")["boxes"] == []
    assert table.refuses("ann", asks.TakeBack(1)).clause == "RUSPOK:1.16.b"


def test_nothing_is_undone_that_was_not_done(table: PitTable) -> None:
    table.buy_in("ann")
    table.open_bets()
    assert table.refuses("ann", asks.Undo()).code == "room-pit-nothing-to-undo"
    assert table.refuses("ann", asks.Repeat()).code == "room-pit-nothing-to-repeat"


def test_the_bets_of_the_last_round_are_repeated(table: PitTable) -> None:
    table.deal(ann={1: {"ante": 100, "bonus": 5}, 2: ANTE})
    table.decides(1, "fold")
    table.decides(2, "fold")
    table.open_bets()
    table.ask("ann", asks.Repeat())
    staked = {box["box"]: box["staked"] for box in table.view("ann")["boxes"]}
    assert staked == {1: {"ante": 100, "bonus": 5}, 2: {"ante": 100}}
    assert table.view("ann")["you"]["last"][0] == {"box": 1, "staked": {"ante": 100, "bonus": 5}}


# Clocks


def test_the_clock_of_the_bets_runs_from_the_first_to_the_last_of_them(table: PitTable) -> None:
    table.buy_in("ann")
    table.open_bets()
    assert table.view("ann")["deadline"] is None
    table.bets("ann", {1: ANTE})
    assert table.view("ann")["deadline"] == table.now + 20_000
    table.now += 5_000
    table.bets("ann", {2: ANTE})
    assert table.view("ann")["deadline"] == table.now + 15_000
    table.bets("ann", {})
    assert table.view("ann")["deadline"] is None


def test_the_clock_of_a_decision_runs_when_the_dealers_hands_are_free(table: PitTable) -> None:
    table.deal(ann={1: ANTE}, boris={2: ANTE})
    view = table.view("ann")
    assert view["act_from"] == table.now + 15 * 250
    # Closing, changing cards and insuring are to be weighed: twice the usual time.
    assert view["deadline"] == view["act_from"] + 40_000
    table.now += 1_000
    table.decides(1, "close")
    view = table.view("boris")
    assert (view["act_from"], view["deadline"]) == (table.now, table.now + 40_000)


def test_silence_folds_and_the_round_goes_on(table: PitTable) -> None:
    table.deal(ann={1: ANTE}, boris={2: ANTE})
    table.tell(Do(rows.Silent(1)))
    assert table.view("ann")["boxes"][0]["state"] == "out"
    assert table.view("ann")["actor"] == 2


def test_a_clock_that_waited_gives_who_comes_back_his_full_time(table: PitTable) -> None:
    table.deal(ann={1: ANTE})
    before = table.state.deadline or 0
    table.tell(Do(rows.Waited("ann")))
    assert table.state.deadline == before + 60_000
    table.now += 30_000
    table.tell(Do(rows.CameBack("ann")))
    assert table.state.deadline == table.now + 40_000


def test_after_an_outage_every_running_clock_starts_afresh(table: PitTable) -> None:
    table.buy_in("ann")
    table.open_bets()
    table.bets("ann", {1: ANTE})
    table.now += 3_600_000
    table.tell(Do(Resumed()))
    assert table.state.deadline == table.now + 20_000
    table.close()
    table.now += 3_600_000
    table.tell(Do(Resumed()))
    assert table.state.deadline == table.now + 8_000
    table.dealers_cut()
    table.now += 3_600_000
    table.tell(Do(Resumed()))
    assert table.state.deadline == table.now + 40_000


@pytest.mark.parametrize(("game", "times"), [("pai-gow", 3), ("oasis", 2), ("three-card", 1)])
def test_where_there_is_more_to_weigh_the_clock_is_longer(game: str, times: int) -> None:
    table = PitTable(game, luck=Random(1))
    stake = {table.state.game.first: 50}
    table.deal(ann={1: stake}, boris={2: stake})
    view = table.view("ann")
    assert view["deadline"] - view["act_from"] == times * 20_000


def test_who_plays_alone_has_no_clock_until_somebody_comes() -> None:
    table = PitTable(alone_waits=True)
    table.deal(ann={1: ANTE})
    assert (table.state.phase, table.view("ann")["deadline"]) == ("decisions", None)
    table.now += 600_000
    table.buy_in("boris")
    assert table.view("ann")["deadline"] == table.now + 40_000
    table.decides(1, "fold")
    table.ask("boris", asks.Leave())
    table.deal(ann={1: ANTE})
    assert table.view("ann")["deadline"] is None


def test_time_that_ran_out_is_told_where_the_box_folded(table: PitTable) -> None:
    table.deal(ann={1: ANTE}, boris={2: ANTE})
    table.tell(Do(rows.Silent(1)))
    table.decides(2, "fold")
    assert [(box["box"], box["silent"]) for box in table.view("boris")["boxes"]] == [(1, True), (2, False)]
    assert [(box.box, box.silent) for box in table.history("boris").boxes] == [(1, True), (2, False)]
    table.deal(ann={1: ANTE}, boris={2: ANTE})
    assert not any(box["silent"] for box in table.view("ann")["boxes"])


def test_what_somebody_has_played_since_he_came_is_counted(table: PitTable) -> None:
    table.deal(ann={1: ANTE, 2: ANTE}, boris={3: ANTE})
    for box in (1, 2, 3):
        table.decides(box, "fold")
    table.deal(ann={1: ANTE})
    table.decides(1, "fold")
    none = {"doubles": 0, "doubled": 0}
    ann, boris = [table.view(person)["you"]["session"] for person in ("ann", "boris")]
    assert ann == {"rounds": 2, "first": 300, "staked": 300, "net": -300} | none
    assert boris == {"rounds": 1, "first": 100, "staked": 100, "net": -100} | none
    table.ask("ann", asks.Leave())
    assert table.view("ann")["you"]["session"]["rounds"] == 0
    assert table.resnapped().bench.sessions == table.state.bench.sessions


def test_cards_of_a_refusal_are_told_with_their_suits() -> None:
    table = PitTable("pai-gow", luck=Random(1))
    table.deal(ann={1: {"stake": 50}})
    other = next(card for card in ("6h", "6s", "5c") if card not in table.view("ann")["boxes"][0]["cards"])
    refused = table.refuses("ann", table.decision(1, "set", 0, other, "2d" if other != "2d" else "3d"))
    assert refused.params["cards"][:2] == other[0] + {"h": "♥", "s": "♠", "c": "♣"}[other[1]]


# Coming and going


@pytest.mark.clause("RUSPOK:1.6.4.a")
def test_who_leaves_with_a_live_box_leaves_when_the_round_is_over(table: PitTable) -> None:
    table.deal(ann={1: ANTE}, boris={2: ANTE})
    table.ask("ann", asks.Leave())
    assert table.view("ann")["you"]["leaving"] is True
    assert table.book.balance(wallet("ann")) == 990_000
    table.decides(1, "fold")
    table.decides(2, "fold")
    assert table.book.balance(wallet("ann")) == 999_900
    assert "ann" not in table.state.bench.purses


@pytest.mark.clause("RUSPOK:1.6.2")
def test_chips_are_not_changed_in_a_live_round(table: PitTable) -> None:
    table.deal(ann={1: ANTE})
    assert table.refuses("ann", asks.BuyIn(100)).clause == "RUSPOK:1.6.2"
    table.buy_in("boris", chips=700)
    assert table.view("boris")["you"]["purse"] == 700
    table.ask("boris", asks.Leave())
    assert table.book.balance(wallet("boris")) == 1_000_000


def test_who_leaves_before_the_bets_close_takes_his_bets_along(table: PitTable) -> None:
    table.buy_in("ann", "boris")
    table.open_bets()
    table.bets("ann", {1: ANTE})
    table.bets("boris", {2: ANTE})
    table.ask("ann", asks.Leave())
    assert [box["player"] for box in table.view(None)["boxes"]] == ["Boris"]
    assert table.book.balance(wallet("ann")) == 1_000_000


# The cut


@pytest.mark.clause("RUSPOK:1.10.c")
def test_the_player_with_the_largest_ante_cuts(table: PitTable) -> None:
    table.buy_in("ann", "boris")
    table.open_bets()
    table.bets("ann", {1: {"ante": 50}})
    table.bets("boris", {2: ANTE})
    table.close()
    assert table.view("boris")["you"]["cuts"] is True
    refused = table.refuses("ann", asks.Cut(5))
    assert refused.clause == "RUSPOK:1.10.c"
    assert "Boris" in str(refused)
    table.ask("boris", asks.Cut(5))
    assert table.view(None)["fairness"]["cut"] == {"player": "Boris", "at": 5}


@pytest.mark.clause("RUSPOK:1.10.d")
def test_an_improper_cut_means_another_deck_and_another_cutter(table: PitTable) -> None:
    table.buy_in("ann", "boris")
    table.open_bets()
    table.bets("ann", {1: ANTE})
    table.bets("boris", {2: {"ante": 50}})
    table.close()
    seal = table.view(None)["fairness"]["commitment"]
    assert table.refuses("boris", asks.ImproperCut()).code == "staff-not-yours"
    table.ask("vera", asks.ImproperCut(), floor=True)
    assert table.view(None)["fairness"]["commitment"] != seal
    assert table.view("boris")["you"]["cuts"] is True
    assert table.view(None)["acts"][-1]["what"] == "improper-cut"
    table.ask("boris", asks.Cut(1))
    assert table.state.phase == "decisions"


# Bank, display and float


@pytest.mark.clause("RUSPOK:1.22.i")
def test_a_bonus_goes_to_the_float_and_a_hit_leaves_the_display() -> None:
    table = PitTable(luck=Stacked(dealt(["2h7h9hJh3h", "2c7s9dJc3d"], "KsQs9c5c4d")))
    table.deal(ann={1: {"ante": 100, "bonus": 5}}, boris={2: {"ante": 100, "bonus": 5}})
    table.decides(1, "close")
    table.decides(2, "fold")
    table.decides(1, "decline")
    held = table.accounts()
    # A flush is paid 3 % of 20,000; both tokens go to the float.
    assert held[display("pit/ruby")] == 19_400
    assert held[bonus_float("pit/ruby")] == 10
    assert held[table_chips("pit/ruby", "ann")] == 10_000 + 100 + 600 - 5
    assert held[table_chips("pit/ruby", "boris")] == 10_000 - 105
    assert held[bank("pit/ruby")] == -20_000 - 100 + 100


@pytest.mark.clause("RUSPOK:1.22.j")
def test_the_float_comes_onto_the_display() -> None:
    table = PitTable()
    table.deal(ann={1: {"ante": 100, "bonus": 5}})
    assert table.refuses("vera", asks.TopUp(), floor=True).clause == "RUSPOK:1.22.j"
    table.decides(1, "fold")
    assert table.view(None)["fund"]["float"] == 5
    table.ask("vera", asks.TopUp(), floor=True)
    fund = table.view(None)["fund"]
    assert (fund["display"], fund["float"]) == (20_005, 0)
    assert fund["next_top_up_at"] == 3_600_000
    table.open_bets()
    assert table.view(None)["fund"]["display"] == 20_005


# The pit boss


@pytest.mark.clause("RUSPOK:1.10.k")
def test_the_pit_boss_refuses_a_box_the_draw() -> None:
    table = PitTable()
    table.deal(ann={1: ANTE})
    assert table.refuses("ann", asks.RefuseDraw(1)).code == "staff-not-yours"
    table.ask("vera", asks.RefuseDraw(1), floor=True)
    kinds = {each["kind"] for each in table.view("ann")["options"]["choices"]}
    assert "exchange" not in kinds
    assert "sixth" not in kinds
    one = table.decision(1, "exchange", 100, table.view("ann")["boxes"][0]["cards"][0])
    assert table.refuses("ann", one).clause == "RUSPOK:1.10.k"


def test_a_table_the_floor_has_stopped_takes_no_bets_until_it_is_opened_again(table: PitTable) -> None:
    table.buy_in("ann")
    table.open_bets()
    table.ask("vera", asks.Stop(), floor=True)
    assert table.view(None)["stopped"] is True
    assert table.refuses("ann", asks.Bets((laid(1, ante=100),))).code == "room-pit-halted"
    # Nor does anybody bring chips to it; those that lie there can be taken along.
    assert table.refuses("boris", asks.BuyIn(1_000)).code == "room-pit-halted"
    table.ask("ann", asks.Leave())
    table.ask("vera", asks.OpenAgain(), floor=True)
    table.buy_in("ann")
    table.bets("ann", {1: ANTE})
    assert [act["what"] for act in table.view(None)["acts"]] == ["stop", "open-again"]
