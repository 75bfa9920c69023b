from decimal import Decimal
from hashlib import sha256
from typing import Literal

import pytest

from croupier.tournament import BeginHand, EndHand, Event
from croupier.tournament.bounties.heads import envelopes
from croupier.tournament.facts import BountyWon, HeadPaid, Sealed
from croupier.tournament.terms import Bounties, Prizes
from tests.tournament.desk import after, facts_of, standing, terms

Kind = Literal["fixed", "progressive", "accumulate", "mystery"]
SEATS = dict(zip("ABCDEFGHI", range(1, 10), strict=True))


def knocked(event: Event, *outs: tuple[str, str]) -> Event:
    """Knock-outs one hand after another: who took whom."""
    for taker, out in outs:
        held = {seat: entrant.stack for seat, entrant in event.at(1)}
        one, other = SEATS[taker], SEATS[out]
        stacks = {**held, one: held[one] + held[other], other: 0}
        event = after(event, BeginHand(1), EndHand(1, stacks, {other: (one,)}))
    return event


def credits(event: Event) -> dict[str, int]:
    """What bounties alone have brought."""
    names = {f"1-{seat}": name for name, seat in SEATS.items()}
    won = {
        names[player]: entrant.won - (event.paid[player].amount if player in event.paid else 0)
        for player, entrant in event.entrants.items()
    }
    return {name: cents for name, cents in won.items() if cents}


def hunt(players: int, kind: Kind, places: int, **given) -> Event:
    return standing(
        {1: range(1, players + 1)},
        buy_in=1_000,
        fee=0,
        prizes=Prizes(ladder=tuple([Decimal(1)] * places)),
        bounties=Bounties(amount=500, kind=kind, **given),
    )


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:bounty-1")
def test_a_part_of_the_buy_in_is_the_bounty() -> None:
    """ON-BTY-05."""
    event = hunt(9, "fixed", 3)
    assert event.money.bounties == 4_500
    assert event.money.pool == 4_500


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:bounty-2")
@pytest.mark.clause("ONLINE:bounty-3")
def test_bounties_pile_up_and_whoever_is_left_in_the_money_is_paid_his_own() -> None:
    """ON-BTY-03."""
    event = knocked(
        hunt(9, "accumulate", 3), ("A", "D"), ("A", "E"), ("B", "F"), ("A", "G"), ("B", "H"), ("C", "I")
    )
    assert credits(event) == {"A": 2_000, "B": 1_500, "C": 1_000}
    assert event.money.bounties == 0


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:bounty-2")
def test_a_bounty_that_has_piled_up_passes_on_whole() -> None:
    """ON-BTY-04."""
    event = knocked(hunt(4, "accumulate", 2), ("A", "D"), ("B", "A"))
    assert credits(event) == {"B": 1_500, "C": 500}


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:bounty-4")
def test_two_equal_hands_share_the_bounties_of_both_who_went_out() -> None:
    """ON-BTY-02: bounties of 5.00 and 10.00 fall to two holders, 7.50 each."""
    event = knocked(hunt(6, "accumulate", 1), ("E", "F"))
    assert event.entrants["1-5"].head == 1_000
    held = {seat: entrant.stack for seat, entrant in event.at(1)}
    stacks = {**held, 1: 25_000, 2: 25_000, 4: 0, 5: 0}
    won = facts_of(after(event, BeginHand(1)), EndHand(1, stacks, {4: (1, 2), 5: (1, 2)}), BountyWon)
    assert {taker: sum([fact.head for fact in won if fact.taker == taker]) for taker in ("1-1", "1-2")} == {
        "1-1": 750,
        "1-2": 750,
    }


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:payout-3")
def test_the_odd_cent_of_a_split_bounty_stays_with_the_house() -> None:
    event = standing(
        {1: range(1, 6)}, buy_in=1_000, prizes=Prizes(ladder=(1,)), bounties=Bounties(amount=501)
    )
    held = {**dict.fromkeys(range(1, 5), 10_000), 1: 15_000, 2: 15_000, 5: 0}
    event = after(event, BeginHand(1), EndHand(1, held, {5: (1, 2)}))
    assert (event.entrants["1-1"].won, event.entrants["1-2"].won, event.money.odd_bounties) == (250, 250, 1)


def test_the_odd_cent_of_a_bounty_is_nobodys_prize() -> None:
    event = standing(
        {1: range(1, 4)}, buy_in=1_000, prizes=Prizes(ladder=(1,)), bounties=Bounties(amount=501)
    )
    event = after(event, BeginHand(1), EndHand(1, {1: 15_000, 2: 15_000, 3: 0}, {3: (1, 2)}))
    event = after(event, BeginHand(1), EndHand(1, {1: 30_000, 2: 0}, {2: (1,)}))
    assert event.phase == "finished"
    assert (event.money.paid, event.money.pool, event.money.rounding) == (1_497, 1_497, 0)
    assert event.paid["1-1"].amount == 1_497


def test_a_progressive_bounty_is_half_paid_and_half_put_on_the_takers_head() -> None:
    event = knocked(hunt(4, "progressive", 1), ("A", "D"), ("A", "C"))
    assert credits(event) == {"A": 500}
    assert event.entrants["1-1"].head == 1_000
    event = knocked(event, ("A", "B"))
    assert event.phase == "finished"
    assert credits(event) == {"A": 2_000}


def test_the_winner_of_fixed_bounties_keeps_his_own() -> None:
    event = knocked(hunt(3, "fixed", 1), ("A", "B"))
    held = EndHand(1, {1: 30_000, 3: 0}, {3: (1,)})
    assert [fact.amount for fact in facts_of(after(event, BeginHand(1)), held, HeadPaid)] == [500]


def test_mystery_bounties_are_sealed_when_the_money_is_reached_and_can_be_checked_afterwards() -> None:
    event = hunt(6, "mystery", 4, parts=(Decimal(50),))
    event = knocked(event, ("A", "F"))
    assert credits(event) == {}
    event = after(event, BeginHand(1))
    held = {seat: entrant.stack for seat, entrant in event.at(1)}
    bubble = EndHand(1, {**held, 1: 30_000, 5: 0}, {5: (1,)})
    [sealed] = facts_of(event, bubble, Sealed)
    assert sha256(sealed.order.encode()).hexdigest() == sealed.seal
    assert sorted(sealed.amounts, reverse=True) == [1_500, 500, 500, 500]
    event = knocked(after(event, bubble), ("A", "B"))
    assert credits(event) == {"A": sealed.amounts[0]}
    event = knocked(event, ("A", "C"), ("A", "D"))
    assert credits(event) == {"A": 3_000}
    assert event.money.bounties == 0


def test_envelopes_hold_the_whole_pool() -> None:
    assert sum(envelopes(10_001, 7, (Decimal(30), Decimal(10)))) == 10_001
    assert envelopes(1_000, 1, (Decimal(30),)) == (1_000,)
    assert terms().bounties is None
