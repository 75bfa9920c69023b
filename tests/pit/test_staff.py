"""Dealer, inspector, pit boss and manager; the plate, the fund, the rules of conduct."""

import pytest

from croupier.errors import Mistake
from croupier.floor import Ruling
from croupier.pit import PitRefusal, game
from croupier.pit.duty import RulesSheet, Shift
from croupier.pit.fund import Fund
from croupier.pit.game import Plate
from croupier.pit.staff import ESCALATION, Staff, changed_chips, may_play, plate_of, relief_due
from tests.floor.desk import ruled
from tests.pit.cases import case
from tests.pit.table import one_box

BREACHES = {
    "leave_with_live_box": "leaves",
    "cards_out_of_sight": "hides",
    "shows_cards_to_neighbour": "tells",
    "swaps_card": "swaps",
}


def first_of(ruling: Ruling) -> str:
    """What follows first on a breach, in the words of the cases."""
    if ruling.discretion is not None and "draw-refused" in ruling.discretion.options:
        return f"{ruling.discretion.by.replace('-', '_')}_may_refuse_draw"
    for (penalty,) in ruling.penalties.values():
        return penalty.sanction
    return {"wait-for-round-end": "queued_to_round_end"}[ruling.steps[0]]


@pytest.mark.clause("RUSPOK:1.5.c")
def test_the_staff_is_relieved_between_rounds_at_equal_intervals_or_by_order() -> None:
    given, expected = case("RP-PRO-09")["given"], case("RP-PRO-09")["expect"]
    relieved = [
        relief_due(
            event["minute"],
            given["interval_min"],
            between_rounds=event["between_rounds"],
            ordered=event.get("manager_order", False),
        )
        for event in given["events"]
    ]
    assert relieved == expected["relief"]


@pytest.mark.clause("RUSPOK:1.5.a")
@pytest.mark.parametrize("staff", [("D1", ""), ("", "I1"), ("D1", "D1")])
def test_a_table_needs_a_dealer_and_another_to_inspect(staff: tuple[str, str]) -> None:
    Staff("D1", "I1").check()
    with pytest.raises(PitRefusal, match="a dealer and an inspector") as refusal:
        Staff(*staff).check()
    assert refusal.value.clause == "RUSPOK:1.5.a"


@pytest.mark.clause("RUSPOK:1.5.b")
def test_disputes_go_up_from_the_dealer_to_the_manager() -> None:
    assert ESCALATION == ("dealer", "inspector", "pit-boss", "manager")


@pytest.mark.clause("RUSPOK:1.6.4.a", "RUSPOK:1.6.4.b", "RUSPOK:1.10.j", "RUSPOK:1.10.k", "RUSPOK:1.5.b")
def test_what_follows_first_on_a_breach() -> None:
    given, expected = case("RP-PRO-12")["given"], case("RP-PRO-12")["expect"]
    rulings = [ruled("casino-conduct", "tda-2022", does=BREACHES[event]) for event in given["events"]]
    assert [first_of(ruling) for ruling in rulings] == expected["outcome"]


@pytest.mark.clause("RUSPOK:1.6.1")
def test_only_who_accepted_the_rules_in_force_may_play() -> None:
    given, expected = case("RP-PRO-13")["given"], case("RP-PRO-13")["expect"]
    allowed = {who: may_play(version, given["current_version"]) for who, version in given["players"].items()}
    assert allowed == expected["may_play"]


@pytest.mark.clause("RUSPOK:1.8.c", "RUSPOK:1.22.c")
def test_the_plate_shows_limits_payout_and_display() -> None:
    table = game("russian-poker")
    capped = table.laid(table.tables, Plate(minimum=5, maximum=500, max_payout=10_000), table.house)
    told = {"minimum": 5, "maximum": 500, "max-payout": 10_000, "display": 20_000}
    assert plate_of(capped, 20_000) == told
    with pytest.raises(Mistake, match="display"):
        plate_of(game("russian-poker"))
    assert "display" not in plate_of(game("three-card"))


@pytest.mark.clause("RUSPOK:1.6.2")
def test_a_change_of_chips_keeps_its_value() -> None:
    changed_chips({100: 1}, {25: 4})
    with pytest.raises(PitRefusal, match="100 chips"):
        changed_chips({100: 1}, {25: 3})


@pytest.mark.clause("RUSPOK:1.22.i", "RUSPOK:1.22.j", "RUSPOK:1.22.k")
def test_stakes_gather_in_the_float_and_come_on_the_display_at_the_hour() -> None:
    given, expected = case("RP-BON-09")["given"], case("RP-BON-09")["expect"]
    fund = Fund(given["display"], given["float"] + 11 * given["token"])
    round = one_box("Kd 8d 7d 5d 2d", "Qs Jh 9s 4c 2c", meter=fund.display, bonus=[1])
    round.decide("close")
    round.decide("decline")
    fund = fund.after(round)
    assert fund == Fund(19_400, 60)
    assert fund.topped_up() == Fund(expected["display"], expected["float"])


@pytest.mark.clause("RUSPOK:1.22.j")
def test_the_hour_is_the_wall_clock_s() -> None:
    assert [Fund.hours_due(3_599, now) for now in (3_599, 3_600, 7_199, 7_200)] == [0, 1, 1, 2]


@pytest.mark.clause("RUSPOK:1.6.1")
def test_who_has_not_accepted_the_rules_in_force_may_not_stake() -> None:
    sheet = RulesSheet(3).read_by("ann")
    sheet.check("ann")
    with pytest.raises(PitRefusal, match="bob has not accepted") as refusal:
        sheet.check("bob")
    assert refusal.value.clause == "RUSPOK:1.6.1"
    revised = sheet.revised()
    with pytest.raises(PitRefusal, match="ann has not accepted"):
        revised.check("ann")
    assert revised.read_by("ann").accepted == {"ann": 4}


@pytest.mark.clause("RUSPOK:1.5.c", "RUSPOK:1.5.a")
def test_a_shift_ends_at_the_half_hour_or_by_order_and_never_within_a_round() -> None:
    shift, by = Shift(Staff("D1", "I1"), since=7 * 60, interval=30), Staff("D2", "I2")
    assert [shift.due(60 * minute) for minute in (8, 29, 30, 31)] == [False, False, True, True]
    with pytest.raises(PitRefusal, match="12 more minutes") as refusal:
        shift.relieved(by, 18 * 60 + 5, between_rounds=True)
    assert refusal.value.clause == "RUSPOK:1.5.c"
    with pytest.raises(PitRefusal, match="between rounds"):
        shift.relieved(by, 30 * 60, between_rounds=False)
    assert shift.relieved(by, 31 * 60, between_rounds=True) == Shift(by, 31 * 60, 30)
    assert shift.order().relieved(by, 10 * 60, between_rounds=True).next_at == 30 * 60
    with pytest.raises(PitRefusal, match="a dealer and an inspector"):
        shift.relieved(Staff("D2", "D2"), 30 * 60, between_rounds=True)
