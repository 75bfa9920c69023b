"""A dealer who lays out the payouts by hand: the inspector reckons them again, and a difference stops the round."""

from typing import Any

import pytest

from croupier.ledger import bank, bonus_float, box_chips, display, table_chips
from croupier.room.pit import asks, rows
from croupier.room.pit.decide import Do
from croupier.room.pit.history import shown
from croupier.room.pit.stream import PIT
from tests.room.pit.pit_table import PitTable
from tests.room.pit.stacked import Stacked, dealt

ANTE = {"ante": 100}
KINGS = dealt(["KhKd9c9s2h", "2c7s9dJc3d"], "AsKs8c5c4d")
"""Ann's two pair against ace-king, and a hand Boris folds."""

RIGHT: dict[int, dict[str, int]] = {1: {"ante": 0, "bet": 400}, 2: {"ante": -100}}


def phase(table: PitTable) -> str:
    """Where the round stands now."""
    return table.state.phase


def served(game: str = "russian-poker", order: str = KINGS, **terms: Any) -> PitTable:
    """A table at which Lena deals and pays by hand, and Oleg inspects."""
    table = PitTable(game, luck=Stacked(order), **terms)
    table.ask("vera", asks.Relieve("Lena", "Oleg", by_hand=True), floor=True)
    return table


def to_pay(**more: int) -> PitTable:
    table = served()
    table.deal(ann={1: ANTE | more}, boris={2: ANTE})
    table.decides(1, "close")
    table.decides(2, "fold")
    return table


def pay(payouts: dict[int, dict[str, int]]) -> asks.Pay:
    return asks.Pay(tuple([asks.PaidBox(box, changes) for box, changes in payouts.items()]))


def lays_out(table: PitTable, payouts: dict[int, dict[str, int]]) -> None:
    table.ask("lena", pay(payouts), floor=True)


@pytest.mark.clause("RUSPOK:1.6.3.a", "RUSPOK:1.6.3.b")
def test_the_round_waits_for_the_dealer_and_no_chip_moves() -> None:
    table = to_pay()
    assert phase(table) == "payout"
    assert table.accounts()[box_chips("pit/ruby", 1, "ann")] == 300
    view = table.view(None)
    assert view["phase"] == "payout"
    assert (view["deadline"], view["inspector"], view["fairness"]["revealed"]) == (None, None, None)
    # He has opened his own hand and the box he compares it with; the folded one is in the muck.
    assert view["dealer"]["cards"] == ["As", "Ks", "8c", "5c", "4d"]
    assert view["boxes"][0]["cards"] == ["Kh", "Kd", "9c", "9s", "2h"]
    assert view["boxes"][1]["cards"] == ["??"] * 5
    assert [box["settlement"] for box in view["boxes"]] == [None, None]
    lays_out(table, RIGHT)
    assert phase(table) == "over"
    assert table.accounts()[table_chips("pit/ruby", "ann")] == 10_400
    assert table.accounts()[table_chips("pit/ruby", "boris")] == 9_900
    assert table.view(None)["inspector"]["held"] is False
    assert [act["what"] for act in table.view(None)["acts"]] == ["relief", "payout", "payout"]


@pytest.mark.clause("RUSPOK:1.7.1.c")
@pytest.mark.parametrize(("settlement", "won"), [("table", 390), ("inspector", 400)])
def test_a_payout_one_chip_wrong_is_stopped_until_the_pit_boss_decides(settlement: str, won: int) -> None:
    table = to_pay()
    lays_out(table, RIGHT | {1: {"ante": 0, "bet": 390}})
    assert phase(table) == "held"
    assert table.accounts()[box_chips("pit/ruby", 1, "ann")] == 300
    lines = {line["field"]: line for line in table.view("ann")["inspector"]["boxes"][0]["lines"]}
    assert (lines["bet"]["table"], lines["bet"]["inspector"], lines["bet"]["agrees"]) == (390, 400, False)
    assert table.refuses("lena", pay(RIGHT), floor=True).code == "room-stale-action"
    table.ask("vera", asks.Resume(settlement), floor=True)  # type: ignore[arg-type]  # one of the two
    assert table.accounts()[table_chips("pit/ruby", "ann")] == 10_000 + won
    # What is told of the round later is what was paid, and who laid it out.
    kept = table.history("ann")
    assert kept.net == won
    assert (kept.staff.dealer, kept.staff.inspector) == ("Lena", "Oleg")
    assert kept.inspector is not None
    assert [line.table for line in kept.inspector.boxes[0].lines] == [0, 390]
    assert table.view(None)["said"][-2]["amount"] == won
    assert kept.said[-2].amount == won
    assert [(act["by"], act["what"], act["params"]) for act in table.view(None)["acts"]][1:] == [
        ("Lena", "payout", {"box": 1, "amount": 390}),
        ("Lena", "payout", {"box": 2, "amount": -100}),
        ("", "held", {"boxes": "1"}),
        ("Vera", "resume", {"settlement": settlement}),
    ]


@pytest.mark.clause("RUSPOK:1.22.i")
def test_a_bonus_the_dealer_pays_by_hand_comes_from_the_display() -> None:
    # Two pair wins nothing from the bonus; he pays fifty by mistake, and the pit boss lets it stand.
    table = to_pay(bonus=5)
    lays_out(table, {1: {"ante": 0, "bet": 400, "bonus": 45}, 2: {"ante": -100}})
    assert phase(table) == "held"
    table.ask("vera", asks.Resume("table"), floor=True)
    accounts = table.accounts()
    assert accounts[display("pit/ruby")] == 20_000 - 50
    assert accounts[bonus_float("pit/ruby")] == 5
    assert accounts[table_chips("pit/ruby", "ann")] == 10_000 + 400 + 45
    assert accounts[bank("pit/ruby")] == -20_000 - 400 + 100


@pytest.mark.clause("RUSPOK:1.22.b")
def test_where_the_dealer_has_no_game_a_box_with_a_bonus_is_opened_to_be_judged_and_no_other() -> None:
    def cards() -> list[str]:
        return ["".join(box["cards"]) for box in table.view(None)["boxes"]]

    table = served(order=dealt(["KhKd9c9s2h", "AcAd7s5h3d"], "QsJs8c5c4d"))
    table.deal(ann={1: ANTE | {"bonus": 5}}, boris={2: ANTE})
    table.decides(1, "close")
    assert cards() == ["??" * 5, "??" * 5]
    table.decides(2, "close")
    table.decides(1, "decline")
    table.decides(2, "decline")
    # Two pair wins no bonus, but nobody could tell by the back of it; on Boris's hand no chip depends.
    assert (phase(table), cards()) == ("payout", ["KhKd9c9s2h", "??" * 5])
    lays_out(table, {1: {"ante": 100, "bet": 0, "bonus": 45}, 2: {"ante": 100, "bet": 0}})
    assert (phase(table), cards()) == ("held", ["KhKd9c9s2h", "??" * 5])
    table.ask("vera", asks.Resume("inspector"), floor=True)
    assert (phase(table), cards()) == ("over", ["KhKd9c9s2h", "??" * 5])
    assert [box.cards[0] for box in table.history("zoe").boxes] == ["Kh", "??"]


def test_a_game_without_a_second_settlement_is_inspected_by_its_own() -> None:
    table = served("three-card", dealt(["AhKd9c"], "8c5d2s"))
    table.deal(ann={1: {"ante": 100}})
    table.decides(1, "play")
    assert phase(table) == "payout"
    lays_out(table, {1: {"ante": 100, "play": 100}})
    assert phase(table) == "held"
    table.ask("vera", asks.Resume("inspector"), floor=True)
    assert table.history("ann").net == 100


STRAIGHT = dealt(["9h8d7c"], "KcQd2s")
"""A straight, which has a bonus of one ante, against king-high."""


def test_the_ante_bonus_is_laid_out_on_a_line_of_its_own() -> None:
    table = served("three-card", STRAIGHT)
    table.deal(ann={1: {"ante": 100}})
    table.decides(1, "play")
    lays_out(table, {1: {"ante": 100, "play": 100}})
    assert phase(table) == "held"
    assert [
        (line["field"], line["table"], line["inspector"])
        for line in table.view("ann")["inspector"]["boxes"][0]["lines"]
    ] == [("ante", 100, 100), ("play", 100, 100), ("ante-bonus", 0, 100)]
    table.ask("vera", asks.Resume("inspector"), floor=True)
    assert table.history("ann").net == 300
    assert table.view("ann")["boxes"][0]["staked"] == {"ante": 100, "play": 100}


def test_an_ante_bonus_laid_out_on_the_ante_before_it_had_a_line_is_paid_for_ever() -> None:
    table = served("three-card", STRAIGHT)
    table.deal(ann={1: {"ante": 100}})
    table.decides(1, "play")
    old = '{"v":1,"type":"laid-out","boxes":[{"box":1,"changes":{"ante":200,"play":100}}],"by":"Lena"}'
    table.tell(Do(rows.read(old)))
    assert phase(table) == "over"
    assert table.accounts()[table_chips("pit/ruby", "ann")] == 10_300
    # The round that was kept says so too, in a record of that time as well.
    assert table.history("ann").net == 300
    stored = table.kept[-1]
    before = stored._replace(record=stored.record.replace(',"joined":true', ""))
    assert before != stored
    assert shown(before, "ann") == shown(stored, "ann")


@pytest.mark.clause("RUSPOK:1.6.3.b")
@pytest.mark.parametrize(
    ("payouts", "code"),
    [
        ({1: {"ante": 0, "bet": 400}}, "room-pit-pay-boxes"),
        (RIGHT | {3: {"ante": 0}}, "room-pit-pay-boxes"),
        (RIGHT | {1: {"bet": 400}}, "room-pit-pay-field"),
        (RIGHT | {1: {"ante": 0, "bet": 400, "mascot": 5}}, "room-pit-pay-field"),
        (RIGHT | {2: {"ante": -101}}, "room-pit-pay-too-little"),
    ],
)
def test_payouts_that_leave_something_out_or_take_too_much_are_refused(
    payouts: dict[int, dict[str, int]], code: str
) -> None:
    table = to_pay()
    assert table.refuses("lena", pay(payouts), floor=True).code == code
    assert table.refuses("ann", pay(RIGHT)).code == "staff-not-yours"
    twice = asks.Pay((asks.PaidBox(1, RIGHT[1]), asks.PaidBox(1, RIGHT[1]), asks.PaidBox(2, RIGHT[2])))
    assert table.refuses("lena", twice, floor=True).code == "room-pit-box-twice"


def test_nothing_is_laid_out_before_the_round_is_played_or_after_it_is_paid() -> None:
    table = served()
    table.deal(ann={1: ANTE})
    assert table.refuses("lena", pay({1: {"ante": 0}}), floor=True).code == "room-stale-action"
    table.decides(1, "fold")
    lays_out(table, {1: {"ante": -100}})
    assert table.refuses("lena", pay({1: {"ante": -100}}), floor=True).code == "room-stale-action"


@pytest.mark.parametrize("moment", ["payout", "held", "over"])
def test_the_table_is_the_same_after_a_restart(moment: str) -> None:
    table = to_pay()
    if moment != "payout":
        lays_out(table, RIGHT if moment == "over" else RIGHT | {1: {"ante": 0, "bet": 401}})
    assert phase(table) == moment
    again = PIT.fold(table.rows)
    assert again.phase == moment
    assert again.compared == table.state.compared
    assert again.bench == table.state.bench
    assert again.acts == table.state.acts
    assert table.resnapped().bench == table.state.bench


@pytest.mark.clause("RUSPOK:1.5.a", "RUSPOK:1.5.c")
def test_staff_is_relieved_between_rounds_and_by_two_people() -> None:
    table = served()
    staff = table.view(None)["staff"]
    assert (staff["dealer"], staff["inspector"], staff["by_hand"]) == ("Lena", "Oleg", True)
    # At the full and at the half hour.
    assert staff["due_at"] == (staff["since"] // 1_800_000 + 1) * 1_800_000
    refused = table.refuses("vera", asks.Relieve("Lena", " Lena "), floor=True)
    assert (refused.code, refused.clause) == ("pit-table-unstaffed", "RUSPOK:1.5.a")
    assert table.refuses("vera", asks.Relieve("", "Oleg", by_hand=True), floor=True).clause == "RUSPOK:1.5.a"
    assert table.refuses("ann", asks.Relieve("Ann", "Oleg")).code == "staff-not-yours"
    table.deal(ann={1: ANTE}, boris={2: ANTE})
    refused = table.refuses("vera", asks.Relieve("Marta", "Oleg"), floor=True)
    assert (refused.code, refused.clause) == ("pit-relief-in-round", "RUSPOK:1.5.c")
    table.decides(1, "close")
    table.decides(2, "fold")
    lays_out(table, RIGHT)
    table.now += 60_000
    table.ask("vera", asks.Relieve("Marta", "Lena"), floor=True)
    assert table.view(None)["staff"] == {
        "dealer": "Marta",
        "inspector": "Lena",
        "by_hand": False,
        "since": table.now,
        "due_at": 1_800_000,
    }
    assert table.view(None)["acts"][-1]["params"] == {"dealer": "Marta", "inspector": "Lena"}
    # Now the server pays: nobody waits for anybody.
    table.open_bets()
    table.bets("ann", {1: ANTE})
    table.close()
    table.dealers_cut()
    table.decides(1, "fold")
    assert phase(table) == "over"
    assert table.history("ann").staff.dealer == "Marta"


@pytest.mark.requirement("FAIR-1")
@pytest.mark.clause("RUSPOK:1.6.1")
def test_no_first_stake_before_the_rules_are_accepted() -> None:
    table = PitTable()
    table.buy_in("ann")
    table.open_bets()
    del table.state.bench.read["ann"]
    assert table.view("ann")["you"]["rules_read"] is False
    refused = table.refuses("ann", asks.Bet(1, 100))
    assert (refused.code, refused.clause) == ("pit-rules-unread", "RUSPOK:1.6.1")
    other = table.refuses("ann", asks.ReadRules(99))
    assert (other.code, other.clause) == ("room-pit-other-rules", "RUSPOK:1.6.1")
    table.ask("ann", asks.ReadRules(table.view("ann")["rules"]["version"]))
    assert table.view("ann")["you"]["rules_read"] is True
    table.ask("ann", asks.Bet(1, 100))
    # Once is enough, also for who went and came back.
    table.ask("ann", asks.TakeBack())
    table.ask("ann", asks.Leave())
    table.ask("ann", asks.BuyIn(1_000))
    table.ask("ann", asks.Bet(1, 100))


def test_a_machine_has_no_dealer_to_read_the_rules_out() -> None:
    table = PitTable("jacks-or-better", minimum=20, maximum=100)
    table.buy_in("ann")
    table.open_bets()
    table.bets("ann", {1: {"coins": 20}})
    refused = table.refuses("vera", asks.Relieve("Lena", "Oleg", by_hand=True), floor=True)
    assert refused.code == "room-pit-no-dealer"
