"""The inspector reckons every settlement again; a difference holds the round until the pit boss has ruled."""

from dataclasses import replace

import pytest

from croupier.ledger import box_chips, table_chips
from croupier.pit import BoxHand, DealerHand, Game, Settlement
from croupier.pit import game as game_of
from croupier.pit.announcing import announcements
from croupier.room.pit import asks
from tests.room.pit.pit_table import PitTable
from tests.room.pit.stacked import Stacked, dealt

ANTE = {"ante": 100}
RUSSIAN = game_of("russian-poker")


def generous(game: Game, box: BoxHand, dealer: DealerHand, meter: int = 0) -> Settlement:
    """A settlement that pays ten chips too many on a bet that wins."""
    settled = RUSSIAN.settlement(game, box, dealer, meter)
    lines = tuple(
        [
            replace(line, change=line.change + 10) if line.field == "bet" and line.change > 0 else line
            for line in settled.lines
        ]
    )
    return Settlement(settled.result, lines, settled.combinations, settled.odds, settled.qualified)


def held() -> PitTable:
    """Ann has closed two pair against the dealer's game, and the dealer's table pays ten too many."""
    table = PitTable(luck=Stacked(dealt(["KhKd9c9s2h", "2c7s9dJc3d"], "AsKs8c5c4d")))
    table.state.game = replace(table.state.game, settlement=generous)
    table.deal(ann={1: ANTE}, boris={2: ANTE})
    table.decides(1, "close")
    table.decides(2, "fold")
    return table


@pytest.mark.clause("RUSPOK:1.7.1.c")
def test_a_difference_holds_the_round_and_no_chip_moves() -> None:
    table = held()
    assert table.state.phase == "held"
    assert table.accounts()[box_chips("pit/ruby", 1, "ann")] == 300
    view = table.view("ann")
    assert view["deadline"] is None
    assert view["fairness"]["revealed"] is None
    sheet = view["inspector"]
    assert sheet["held"] is True
    lines = {line["field"]: line for line in sheet["boxes"][0]["lines"]}
    assert lines["bet"] == {
        "field": "bet",
        "stake": 200,
        "table": 410,
        "inspector": 400,
        "agrees": False,
    }
    assert lines["ante"]["agrees"] is True


@pytest.mark.clause("RUSPOK:1.5.b")
@pytest.mark.parametrize(("settlement", "won"), [("table", 410), ("inspector", 400)])
def test_the_pit_boss_says_which_settlement_is_paid(settlement: str, won: int) -> None:
    table = held()
    ask = asks.Resume(settlement)  # type: ignore[arg-type]  # one of the two
    assert table.refuses("ann", ask).code == "staff-not-yours"
    table.ask("vera", ask, floor=True)
    assert table.state.phase == "over"
    assert table.accounts()[table_chips("pit/ruby", "ann")] == 10_000 + won
    assert table.accounts()[table_chips("pit/ruby", "boris")] == 9_900
    assert table.view(None)["acts"][-1] == {
        "at": table.now,
        "by": "Vera",
        "what": "resume",
        "params": {"settlement": settlement},
    }
    # It is told in words, whoever's chips were paid, and what is told of the round later is what was paid.
    assert table.state.round is not None
    said = [(each.code, each.combinations) for each in announcements(table.state.round)][2:]
    assert said == [("pit-says-win", ("two-pair",)), ("pit-says-fold", ())]
    assert table.history("ann").net == won
    sheet = table.view(None)["inspector"]
    assert sheet["held"] is False
    assert [line["agrees"] for line in sheet["boxes"][0]["lines"]] == [True, False]


def test_an_honest_table_is_never_held() -> None:
    table = PitTable(luck=Stacked(dealt(["KhKd9c9s2h"], "AsKs8c5c4d")))
    table.deal(ann={1: ANTE})
    table.decides(1, "close")
    sheet = table.view(None)["inspector"]
    assert sheet["held"] is False
    assert all(line["agrees"] for box in sheet["boxes"] for line in box["lines"])
    refused = table.refuses("vera", asks.Resume("table"), floor=True)
    assert refused.code == "room-stale-action"


def test_a_game_without_a_second_settlement_has_no_sheet() -> None:
    table = PitTable("three-card")
    table.deal(ann={1: ANTE})
    table.decides(1, "fold")
    assert table.view(None)["inspector"] is None
