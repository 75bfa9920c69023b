"""Pai Gow in the room: the bank goes round the table, and great hands of the others are paid."""

import pytest

from croupier.cards import DECK_53
from croupier.ledger import bank, table_chips
from croupier.room.pit import asks
from tests.room.pit.pit_table import PitTable
from tests.room.pit.stacked import Stacked, dealt

ANN = "AhAdKcQs9h5d2c"
BOB = "JhTd8c6s4h3d2s"
CAT = "ThTsQc9c5h4d3c"
HOUSE = "KhKdJcTc7d6h4c"
QUADS = "9c9d9h9sKd4h2c"


def round_of(table: PitTable, **people: dict[int, dict[str, int]]) -> None:
    """A round in which the house's way sets every hand."""
    table.deal(**people)
    assert table.state.round is not None
    while actor := table.state.round.actor:
        table.decides(actor, "house-way")
    assert table.state.phase == "over"


def opened(*orders: str) -> PitTable:
    luck = Stacked(deck=DECK_53)
    for order in orders:
        luck.stack(order)
    return PitTable("pai-gow", luck=luck, token=0)


@pytest.mark.clause("CASINO:pg-4")
def test_who_banks_is_paid_by_the_others_less_his_commission() -> None:
    table = opened(dealt([BOB, ANN, CAT], HOUSE))
    round_of(table, ann={1: {"stake": 100}}, bob={2: {"stake": 20, "bank": 500}}, cat={3: {"stake": 40}})
    view = table.view("bob")
    assert view["bank"] == {"holder": 2, "last": 2}
    accounts = table.accounts()
    assert [accounts[table_chips("pit/ruby", who)] - 10_000 for who in ("ann", "bob", "cat")] == [
        -100,
        152,
        -40,
    ]
    assert accounts[bank("pit/ruby")] == 8 - 20
    (lines,) = [box["settlement"]["lines"] for box in view["boxes"] if box["box"] == 2]
    told = {line["field"]: (line["change"], line["from_boxes"], line["commission"]) for line in lines}
    assert told == {"stake": (20, 0, 0), "bank": (132, 140, 8)}
    # His cards were set by him, and opened against the others'.
    assert view["boxes"][1]["cards"] != ["??"] * 7
    assert table.history("ann").net == -100


@pytest.mark.clause("CASINO:pg-4")
def test_the_bank_goes_round_the_table_and_then_to_the_house() -> None:
    table = opened()
    stake = {"stake": 20}
    round_of(table, ann={2: stake | {"bank": 200}}, bob={4: stake})
    table.open_bets()
    refused = table.refuses("ann", asks.Bets((asks.LaidBox(2, {"stake": 20, "bank": 200}),)))
    assert (refused.code, refused.clause) == ("room-pit-bank-turn", "CASINO:pg-4")
    # The box beyond is asked next; two cannot bank at once.
    table.bets("bob", {4: stake | {"bank": 200}})
    refused = table.refuses("ann", asks.Bets((asks.LaidBox(5, {"stake": 20, "bank": 200}),)))
    assert (refused.code, refused.clause) == ("pit-bank-held", "CASINO:pg-4")
    table.ask("bob", asks.TakeBack())
    table.bets("bob", {4: stake})
    table.close()
    table.dealers_cut()
    table.decides(4, "house-way")
    # Nobody wanted it: the house banked, and the first box may again.
    assert table.view(None)["bank"] == {"holder": 0, "last": 0}
    table.open_bets()
    table.bets("ann", {2: stake | {"bank": 200}})
    assert table.refolded().bench == table.state.bench


@pytest.mark.clause("CASINO:pg-8")
def test_four_nines_of_another_player_are_paid_line_by_line() -> None:
    table = opened(dealt([QUADS, "JhTd8c6s4s3h2d"], "KsKhJcTc7d6h5s"))
    round_of(table, ann={1: {"stake": 100, "bonus": 10}}, cat={2: {"stake": 100, "bonus": 5}})
    (cat,) = [box for box in table.view("cat")["boxes"] if box["box"] == 2]
    assert cat["settlement"]["envy"] == [{"box": 1, "combination": "four-of-a-kind", "amount": 5}]
    changes = {line["field"]: line["change"] for line in cat["settlement"]["lines"]}
    assert changes["envy"] == 5
    history = table.history("cat")
    assert history.net == sum(changes.values())


def test_a_house_that_does_not_offer_the_bank_tells_of_none() -> None:
    table = PitTable("three-card")
    assert table.view(None)["bank"] is None


def test_a_hand_with_the_joker_is_called_by_its_category() -> None:
    table = opened(dealt(["JkThJcQc8c9c7d"], "KhKdJdTs7s6h4h"))
    table.deal(ann={1: {"stake": 20}})
    table.ask("ann", table.decision(1, "set", 0, "7d", "Th"))
    (box,) = table.view("ann")["boxes"]
    assert box["hand"] == {"code": "pit-combination-straight-flush", "params": {}}
