from typing import Literal

import pytest

from croupier.ledger import Book, Posting, Transaction, wallet
from croupier.tournament import BeginHand, EndHand, Register, Start, Tournament, begin, fold
from croupier.tournament.commands import Cancel, Penalise
from croupier.tournament.deals.amounts import proposal
from croupier.tournament.direction import decide
from croupier.tournament.ending.refunds import before_start, before_the_money, in_the_money, preview
from croupier.tournament.money import DESK, GUARANTEE, ROUNDING, SEATS, bounties, movement, pool
from croupier.tournament.money import staff as staff_of
from croupier.tournament.terms import Bounties, Entries, Prizes
from tests.tournament.desk import after, entered, standing


@pytest.mark.every_book
@pytest.mark.clause("ONLINE:refund-3")
def test_before_the_start_everybody_gets_buy_in_and_fee_back() -> None:
    """ON-REF-02."""
    refunds = before_start(["A", "B", "C"], 1_000, 100)
    assert {player: refund.total for player, refund in refunds.items()} == {"A": 1100, "B": 1100, "C": 1100}


@pytest.mark.every_book
@pytest.mark.clause("ONLINE:refund-5")
def test_before_the_money_half_goes_evenly_and_half_by_chips() -> None:
    """ON-REF-04."""
    chips = {
        "P01": 40_000,
        **{f"P{n:02}": 20_000 for n in range(2, 28)},
        "P28": 15_000,
        "P29": 15_000,
        "P30": 10_000,
    }
    refunds, rest = before_the_money(chips, 120_000, 100)
    assert [refunds[player].total for player in ("P01", "P02", "P28", "P30")] == [6100, 4100, 3600, 3100]
    assert sum([refund.total for refund in refunds.values()]) == 123_000
    assert rest == 0


@pytest.mark.every_book
@pytest.mark.clause("ONLINE:refund-6")
@pytest.mark.clause("ONLINE:refund-7")
def test_in_the_money_everybody_gets_the_next_prize_and_the_rest_by_chips() -> None:
    """ON-REF-05."""
    chips = {"A": 300_000, "B": 150_000, "C": 90_000, "D": 60_000}
    refunds, rest = in_the_money(chips, 120_000 - 31_200, 12_000, 100)
    assert {player: refund.total for player, refund in refunds.items()} == {
        "A": 32_500,
        "B": 22_300,
        "C": 18_220,
        "D": 16_180,
    }
    assert rest == 0


@pytest.mark.every_book
@pytest.mark.clause("ONLINE:refund-7")
def test_credits_are_rounded_down_and_the_cent_left_over_is_told() -> None:
    """ON-REF-06."""
    refunds, rest = in_the_money({"A": 70_001, "B": 29_999}, 8_500, 2_000, 100)
    assert (refunds["A"].total, refunds["B"].total, rest) == (5250, 3449, 1)


@pytest.mark.every_book
@pytest.mark.clause("ONLINE:refund-7")
@pytest.mark.clause("ONLINE:end-2")
def test_with_equal_prizes_nothing_is_left_for_the_chips() -> None:
    """ON-REF-07."""
    chips = {"A": 50_000, "B": 20_000, "C": 15_000, "D": 10_000, "E": 5_000}
    refunds, rest = in_the_money(chips, 5_000, 1_000, 100)
    assert {refund.total for refund in refunds.values()} == {1_100}
    assert rest == 0


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:refund-4")
def test_the_fee_of_the_live_entry_alone_comes_back() -> None:
    """ON-REF-10: three entries, two of them busted, a fee of 1.00."""
    direction = entered(4, fee=100, entries=Entries(late_levels=3, reentries=2), prizes=Prizes(ladder=(100,)))
    direction.do(Start(), now=0, seed="lot")
    for _ in range(2):
        event = direction.event
        seat = event.entrants["4"].seat
        held = {each: entrant.stack for each, entrant in event.at(1)}
        winner = next(each for each in held if each != seat)
        direction.do(BeginHand(1), now=0)
        direction.do(EndHand(1, {**held, winner: held[winner] + held[seat], seat: 0}), now=0)
        direction.do(Register("4"), now=0)
    assert direction.event.entrants["4"].entries == 3
    assert preview(direction.event).refunds["4"].fee == 100


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:start-2")
@pytest.mark.clause("ONLINE:refund-1")
@pytest.mark.requirement("INC-2")
@pytest.mark.parametrize("hands", [0, 1, 2])
def test_a_cancellation_pays_exactly_its_preview_and_leaves_nothing_in_the_pool(hands: int) -> None:
    event = standing(
        {1: range(1, 6)},
        prizes=Prizes(ladder=(50, 30, 20)),
        staff=300,
        bounties=Bounties(amount=1_000),
        guarantee=60_000,
    )
    book, number = Book(), 0

    def heard(before, fact) -> None:
        nonlocal number
        made = movement("friday", str(number), before, fact)
        if made is not None:
            book.post(made)
            number += 1

    # What stood before the test began to listen.
    standing_pool, heads, staff = event.money.pool, event.money.bounties, event.money.staff
    book.post(
        Transaction(
            "before",
            (
                Posting(DESK, -(standing_pool + heads + staff)),
                Posting(pool("friday"), standing_pool),
                Posting(bounties("friday"), heads),
                Posting(staff_of("friday"), staff),
            ),
        )
    )
    outs = [(5, 1), (4, 1)][:hands]
    for out, taker in outs:
        held = {seat: entrant.stack for seat, entrant in event.at(1)}
        event, _ = decide(event, BeginHand(1), now=0, seed="lot", heard=heard)
        lost = EndHand(1, {**held, taker: held[taker] + held[out], out: 0}, {out: (taker,)})
        event, _ = decide(event, lost, now=0, heard=heard)
    found = preview(event)
    before = {player: book.balance(wallet(player)) for player in found.refunds}
    event, _ = decide(event, Cancel(), now=0, heard=heard)
    assert event.phase == "cancelled"
    for player, refund in found.refunds.items():
        assert book.balance(wallet(player)) - before[player] == refund.total
    assert book.balance(pool("friday")) == 0
    assert book.total() == 0


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:start-2")
def test_called_off_before_the_start_buy_in_and_fee_go_back() -> None:
    direction = entered(3)
    assert {refund.total for refund in preview(direction.event).refunds.values()} == {11_000}
    assert after(direction.event, Cancel()).phase == "cancelled"


def booked(direction: Tournament) -> Book:
    """The ledger of an event from its first entry on."""
    book, event = Book(), begin(direction.terms)
    for entry in direction.log:
        for number, fact in enumerate(entry.facts):
            made = movement("friday", f"{entry.number}/{number}", event, fact)
            if made is not None:
                book.post(made)
            event = fold(event, fact)
    return book


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:refund-3", "ONLINE:refund-5")
def test_alternates_who_never_had_a_seat_have_buy_in_and_fee_back() -> None:
    """One table of two seats, three entries: the third has waited for nothing, and the pool is that of the two."""
    direction = entered(2, seats=2, entries=Entries(late_levels=3, tables=1), prizes=Prizes(ladder=(100,)))
    direction.do(Start(), now=0, seed="lot")
    direction.do(Register("late"), now=0)
    assert direction.event.alternates == ("late",)
    found = preview(direction.event)
    assert {player: refund.total for player, refund in found.refunds.items()} == {
        "1": 11_000,
        "2": 11_000,
        "late": 11_000,
    }
    assert found.refunds["late"].entry == 10_000
    assert found.rounding == 0


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:refund-1", "ONLINE:refund-5")
@pytest.mark.parametrize("kind", ["fixed", "mystery"])
def test_bounties_on_nobodys_head_any_more_are_shared_by_those_who_are_left(
    kind: Literal["fixed", "mystery"],
) -> None:
    """Of four one is disqualified: his bounty of 10.00 is 3.33 for each of the three, and a cent does not divide."""
    direction = entered(4, bounties=Bounties(amount=1_000, kind=kind), prizes=Prizes(ladder=(100,)))
    direction.do(Start(), now=0, seed="lot")
    direction.do(Penalise("4", "collusion", "disqualified"), now=0)
    found = preview(direction.event)
    assert {refund.bounty for refund in found.refunds.values()} == {1_333}
    direction.do(Cancel(), now=0)
    book = booked(direction)
    assert book.balance(bounties("friday")) == book.balance(pool("friday")) == 0
    assert book.balance(ROUNDING) == found.rounding
    assert book.balance(GUARANTEE) == book.total() == 0


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:refund-3")
def test_called_off_before_the_start_a_seat_that_was_won_is_free_to_be_used_again() -> None:
    direction = entered(2)
    direction.do(Register("won", source="seat"), now=0)
    direction.do(Cancel(), now=0)
    book = booked(direction)
    assert book.balance(SEATS) == book.balance(wallet("won")) == 0
    assert book.balance(wallet("1")) == 11_000


@pytest.mark.under("online-tournament")
@pytest.mark.clause("ONLINE:refund-4", "ONLINE:refund-5")
@pytest.mark.parametrize(
    ("house", "parts"),
    [({}, [13_333, 10_000, 6_666]), ({"crash_not_in_money": "chips"}, [16_666, 10_000, 3_333])],
)
def test_before_the_money_half_goes_evenly_or_all_of_it_by_chips(
    house: dict[str, str | int | bool], parts: list[int]
) -> None:
    stacks = {"1-1": 25_000, "1-2": 15_000, "1-3": 5_000}
    event = standing({1: [1, 2, 3]}, stacks=stacks, prizes=Prizes(ladder=(100,)), house=house)
    found = preview(event)
    assert found.state == "running"
    assert [each.even + each.by_chips for each in found.refunds.values()] == parts
    assert {each.fee for each in found.refunds.values()} == {1_000}
    assert sum(parts) + found.rounding == event.money.pool


@pytest.mark.under("online-tournament")
@pytest.mark.clause("ONLINE:refund-6", "ONLINE:refund-7")
@pytest.mark.parametrize("house", [{}, {"crash_in_money": "icm"}])
def test_in_the_money_the_next_prize_and_chips_or_what_the_model_says(
    house: dict[str, str | int | bool],
) -> None:
    event = standing({1: range(1, 6)}, prizes=Prizes(ladder=(50, 30, 20)), house=house)
    for out, taker in ((5, 1), (4, 1)):
        held = {seat: entrant.stack for seat, entrant in event.at(1)}
        lost = EndHand(1, {**held, taker: held[taker] + held[out], out: 0}, {out: (taker,)})
        event = after(event, BeginHand(1), lost)
    found = preview(event)
    assert found.state == "in-the-money"
    paid = {player: each.even + each.by_chips for player, each in found.refunds.items()}
    # 500.00: 250.00, 150.00 and 100.00 for stacks of 30,000, 10,000 and 10,000.
    by_the_book = [22_000, 14_000, 14_000]
    assert list(paid.values()) == (
        list(proposal("icm", [30_000, 10_000, 10_000], [25_000, 15_000, 10_000])) if house else by_the_book
    )
    assert list(paid.values()) != by_the_book or not house
    assert sum(paid.values()) + found.rounding == event.money.pool
