"""Seat cards, receipts and the payout sheet: what stands on them, in both languages, to the cent."""

from croupier.tournament import BeginHand, EndHand
from croupier.tournament.commands import Buy, Deal, Unregister
from croupier.tournament.papers import payout_sheet, receipts, seat_cards
from croupier.tournament.terms import Bounties, Prizes, Rebuys
from tests.tournament.desk import after, entered, running
from tests.tournament.test_deals import FOUR, final_four


def lines(paper, lang: str = "en") -> list[str]:
    return [line.say(lang) for line in paper.lines()]


def test_everybody_seated_gets_a_card_with_table_and_seat() -> None:
    event = running(20).event
    cards = seat_cards(event)
    assert len(cards) == 20
    assert {(card.table, card.seat) for card in cards} == {
        (table, seat) for table in event.tables for seat in event.tables[table].seats
    }
    assert lines(cards[0], "ru")[0] == "Friday"
    assert lines(cards[0])[3] == "10,000 in chips"
    assert len(seat_cards(event, [2])) == len(event.tables[2].seats)


def test_a_receipt_shows_where_the_money_goes_and_its_parts_are_all_of_it() -> None:
    direction = entered(1, staff=500, bounties=Bounties(amount=2_000))
    [receipt] = receipts(direction.event, 7, 0, direction.log[0].facts)
    assert lines(receipt) == [
        "Friday",
        "Receipt no. 7: entry",
        "1",
        "To the prize pool: 75.00",
        "Bounty: 20.00",
        "To the staff: 5.00",
        "Fee: 10.00",
        "Total: 110.00",
    ]
    assert sum([cents for _, cents in receipt.parts]) == receipt.amount == 11_000


def test_a_rebuy_and_an_entry_taken_back_have_receipts() -> None:
    direction = entered(3, rebuys=Rebuys(price=5_000, fee=250, chips=10_000, levels=2, up_to=10_000))
    [back] = receipts(direction.event, 4, 0, direction.do(Unregister("3"), now=0))
    assert (back.kind, back.amount) == ("refund", 11_000)
    direction = running(3, rebuys=Rebuys(price=5_000, fee=250, chips=10_000, levels=2, up_to=10_000))
    [more] = receipts(direction.event, 5, 0, direction.do(Buy("2"), now=0))
    assert (more.kind, more.amount, more.parts) == ("rebuy", 5_250, (("pool", 5_000), ("fee", 250)))


def test_the_payout_sheet_fills_from_the_last_place_up() -> None:
    event = running(5, prizes=Prizes(ladder=(50, 30, 20))).event
    sheet = payout_sheet(event)
    assert [(row.first, row.name, row.amount) for row in sheet.rows] == [
        (1, "", 25_000),
        (2, "", 15_000),
        (3, "", 10_000),
    ]
    assert (sheet.total, sheet.pool, sheet.fees, sheet.final) == (50_000, 50_000, 5_000, True)
    for _ in range(3):
        event = after(event, BeginHand(1))
        held = {seat: event.entrants[event.tables[1].seats[seat]].stack for seat in event.tables[1].dealt}
        lost, taker = sorted(held)[-1], sorted(held)[0]
        event = after(event, EndHand(1, {**held, taker: held[taker] + held[lost], lost: 0}, {lost: (taker,)}))
    sheet = payout_sheet(event)
    assert [bool(row.name) for row in sheet.rows] == [False, False, True]
    assert sheet.total == 50_000
    assert lines(sheet, "ru")[-2].startswith("3. ")
    assert lines(sheet)[-1] == "Total: 500.00"


def test_before_entries_close_the_sheet_says_it_is_provisional() -> None:
    sheet = payout_sheet(entered(10).event)
    assert not sheet.final
    assert "Provisional: entries are still open" in lines(sheet)
    assert sheet.total == 100_000


def test_after_a_deal_the_sheet_has_what_was_agreed() -> None:
    event = after(final_four(), Deal(dict.fromkeys(FOUR, 11_500), FOUR, left=4_000))
    sheet = payout_sheet(event)
    assert sorted((row.name, row.amount) for row in sheet.rows) == [
        ("", 4_000),
        *[(player, 11_500) for player in FOUR],
    ]
    assert sheet.total == 50_000
