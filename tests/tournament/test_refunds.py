import pytest

from croupier.ledger import Book, Posting, Transaction, wallet
from croupier.tournament import BeginHand, EndHand, Register, Start
from croupier.tournament.commands import Cancel
from croupier.tournament.direction import decide
from croupier.tournament.money import DESK, bounties, movement, pool
from croupier.tournament.money import staff as staff_of
from croupier.tournament.refunds import before_start, before_the_money, in_the_money, preview
from croupier.tournament.terms import Bounties, Entries, Prizes
from tests.tournament.desk import after, entered, standing


@pytest.mark.clause("ONLINE:refund-3")
def test_before_the_start_everybody_gets_buy_in_and_fee_back() -> None:
    """ON-REF-02."""
    refunds = before_start(["A", "B", "C"], 1_000, 100)
    assert {player: refund.total for player, refund in refunds.items()} == {"A": 1100, "B": 1100, "C": 1100}


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


@pytest.mark.clause("ONLINE:refund-7")
def test_credits_are_rounded_down_and_the_cent_left_over_is_told() -> None:
    """ON-REF-06."""
    refunds, rest = in_the_money({"A": 70_001, "B": 29_999}, 8_500, 2_000, 100)
    assert (refunds["A"].total, refunds["B"].total, rest) == (5250, 3449, 1)


@pytest.mark.clause("ONLINE:refund-7")
@pytest.mark.clause("ONLINE:end-2")
def test_with_equal_prizes_nothing_is_left_for_the_chips() -> None:
    """ON-REF-07."""
    chips = {"A": 50_000, "B": 20_000, "C": 15_000, "D": 10_000, "E": 5_000}
    refunds, rest = in_the_money(chips, 5_000, 1_000, 100)
    assert {refund.total for refund in refunds.values()} == {1_100}
    assert rest == 0


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


@pytest.mark.clause("ONLINE:start-2")
@pytest.mark.clause("ONLINE:refund-1")
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


@pytest.mark.clause("ONLINE:start-2")
def test_called_off_before_the_start_buy_in_and_fee_go_back() -> None:
    direction = entered(3)
    assert {refund.total for refund in preview(direction.event).refunds.values()} == {11_000}
    assert after(direction.event, Cancel()).phase == "cancelled"
