"""The floor sets the prizes anew: the pool to the cent, and nobody loses what is certain."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.errors import Refusal
from croupier.tournament import BeginHand, Buy, EndHand, Event, Tick, Tournament, begin, fold
from croupier.tournament.commands import OfferDeal, Penalise, SetPrizes
from croupier.tournament.facts import PrizePaid
from croupier.tournament.money import pool
from croupier.tournament.papers import payout_sheet
from croupier.tournament.prizes.changed import least, to_share
from croupier.tournament.seen import seen
from croupier.tournament.simulation.invariants import Watch
from croupier.tournament.terms import Prizes, Rebuys
from tests.tournament.desk import after, facts_of, running, standing


def nine(**given) -> Event:
    """Nine entries of 100, all of it for the prizes: 450, 270 and 180."""
    return after(standing({1: range(1, 10)}, prizes=Prizes(ladder=(50, 30, 20)), **given), Tick())


def lost(event: Event, *busted: int) -> Event:
    """One hand in which these seats lose what they have to seat 1."""
    here = event.tables[1].seats
    held = {seat: event.entrants[player].stack for seat, player in here.items()}
    won = sum(held[seat] for seat in busted)
    after_it = {seat: 0 if seat in busted else chips for seat, chips in held.items()}
    after_it[1] += won
    return after(event, BeginHand(1), EndHand(1, after_it, dict.fromkeys(busted, (1,))))


def paid(event: Event) -> dict[str, int]:
    return {player: each.amount for player, each in event.paid.items()}


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:payout-1")
def test_the_floor_pays_a_fourth_place_out_of_the_same_pool() -> None:
    event = after(nine(), SetPrizes((40_000, 25_000, 15_000, 10_000), "the players asked for it"))
    assert event.ladder == (40_000, 25_000, 15_000, 10_000)
    assert (event.why, event.money.pool) == (None, 90_000)
    assert [(row.first, row.amount) for row in seen(event, 0).payouts][-1] == (4, 10_000)


@pytest.mark.parametrize(
    ("amounts", "why"),
    [
        ((40_000, 25_000, 15_000), "100.00 is missing: the prizes sum to 800.00 and the pool is 900.00"),
        ((50_000, 27_000, 18_000), "50.00 is too much: the prizes sum to 950.00 and the pool is 900.00"),
        ((40_000, 20_000, 30_000), "place 3 cannot be worth more than place 2"),
        ((9_000,) * 10, "10 prizes are too many: 9 players take places"),
        ((), "900.00 is missing"),
    ],
)
def test_prizes_that_do_not_fit_are_refused_with_what_is_wrong(amounts: tuple[int, ...], why: str) -> None:
    with pytest.raises(Refusal, match=why) as refused:
        after(nine(), SetPrizes(amounts))
    assert refused.value.clause == "ONLINE:payout-1"
    assert refused.value.say("ru") != refused.value.say("en")


def test_in_the_money_nobody_is_left_with_less_than_the_next_prize() -> None:
    event = lost(nine(), 4, 5, 6, 7, 8, 9)
    assert least(event) == (18_000, 18_000, 18_000)
    with pytest.raises(Refusal, match=r"place 3 is worth 180.00 for certain: 100.00 is too little"):
        after(event, SetPrizes((60_000, 20_000, 10_000)))
    with pytest.raises(Refusal, match=r"place 3 is worth 180.00 for certain: 0.00 is too little"):
        after(event, SetPrizes((60_000, 30_000)))
    assert after(event, SetPrizes((48_000, 24_000, 18_000))).ladder == (48_000, 24_000, 18_000)


def test_what_has_been_paid_stays_paid() -> None:
    event = lost(lost(nine(), 4, 5, 6, 7, 8, 9), 3)
    assert paid(event) == {"1-3": 18_000}
    assert least(event) == (27_000, 27_000, 18_000)
    with pytest.raises(Refusal, match=r"place 3 is worth 180.00 for certain: 170.00 is too little"):
        after(event, SetPrizes((46_000, 27_000, 17_000)))
    event = after(event, SetPrizes((43_000, 27_000, 20_000)))
    assert paid(event) == {"1-3": 20_000}
    event = lost(event, 2)
    assert paid(event) == {"1-1": 43_000, "1-2": 27_000, "1-3": 20_000}
    assert event.phase == "finished"


def test_the_bubble_gets_his_money_back() -> None:
    event = lost(lost(nine(), 5, 6, 7, 8, 9), 4)
    assert paid(event) == {}
    event = after(event, SetPrizes((38_000, 24_000, 18_000, 10_000), "the bubble plays for free"))
    assert paid(event) == {"1-4": 10_000}


def test_places_that_are_shared_are_paid_to_the_cent() -> None:
    """Places 3 to 5 of 100.01 are shared by three: 33.33 each, two cents left; of 100.05 then 33.35."""
    event = standing({1: range(1, 6)}, prizes=Prizes(ladder=(50, 30, 20)))
    event = after(event, Tick(), SetPrizes((25_000, 14_999, 10_001)))
    event = lost(event, 3, 4, 5)
    assert (paid(event), event.money.rounding) == (dict.fromkeys(("1-3", "1-4", "1-5"), 3_333), 2)
    [first, second, third] = facts_of(event, SetPrizes((24_996, 14_999, 10_005)), PrizePaid)
    assert [each.amount for each in (first, second, third)] == [2, 2, 2]
    event = after(event, SetPrizes((24_996, 14_999, 10_005)))
    assert (paid(event)["1-3"], event.money.rounding) == (3_335, 0)
    ended = lost(event, 2)
    assert ended.money.paid + ended.money.rounding == ended.money.pool


def test_before_the_prizes_are_final_and_once_there_is_a_deal_they_stay() -> None:
    rebuys = running(6, rebuys=Rebuys(price=5_000, chips=10_000, levels=2, up_to=10_000)).event
    with pytest.raises(Refusal, match="entries, rebuys or add-ons are still sold"):
        after(rebuys, Buy("1"), SetPrizes((65_000,)))
    three = lost(nine(), 4, 5, 6, 7, 8, 9)
    with pytest.raises(Refusal, match="the prizes are theirs to share"):
        after(three, OfferDeal("even"), SetPrizes((48_000, 24_000, 18_000)))
    assert seen(rebuys, 0, floor=True).prizes.closed == "prizes-not-yet"
    assert seen(three, 0, floor=True).prizes.total == to_share(three) == 90_000
    assert seen(three, 0).prizes is None


def test_the_guarantee_of_the_house_is_shared_with_the_pool() -> None:
    direction = running(4, guarantee=100_000, prizes=Prizes(ladder=(60, 40)))
    assert direction.event.money.overlay == 60_000
    direction.do(SetPrizes((50_000, 30_000, 20_000)), now=0, by="director")
    assert sum(direction.event.ladder) == 100_000
    assert payout_sheet(direction.event).rows[2].amount == 20_000


def test_new_prizes_are_taken_back_with_the_money_they_moved() -> None:
    direction = running(3, prizes=Prizes(ladder=(70, 30)))
    direction.do(BeginHand(1), now=0, by="dealer")
    direction.do(SetPrizes((18_000, 9_000, 3_000), "fair"), now=1, by="director")
    assert (direction.log[-1].by, direction.event.ladder[-1]) == ("director", 3_000)
    said = direction.news[-1].why
    assert said.say("en") == "the floor sets the prizes anew, 3 places paid: fair"
    direction.undo(by="director")
    assert direction.event.ladder == (21_000, 9_000)


def test_a_place_moves_up_when_somebody_above_is_disqualified_and_is_paid_by_the_new_prizes() -> None:
    event = lost(lost(lost(nine(), 5, 6, 7, 8, 9), 4), 3)
    event = after(event, SetPrizes((43_000, 27_000, 20_000)), Penalise("1-2", "cheats", "disqualified"))
    assert (event.phase, paid(event)) == ("finished", {"1-1": 43_000, "1-3": 27_000, "1-4": 20_000})


@given(
    cuts=st.lists(st.integers(0, 90_000), min_size=1, max_size=8),
    busts=st.lists(st.sampled_from([(9,), (8, 9), (7, 8, 9)]), max_size=1),
)
def test_whatever_prizes_are_set_the_pool_is_paid_out(cuts: list[int], busts) -> None:
    event = nine()
    for seats in busts:
        event = lost(event, *seats)
    edges = [0, *sorted(cuts), 90_000]
    amounts = sorted([right - left for left, right in pairwise(edges)], reverse=True)
    event = after(event, SetPrizes(tuple(amounts)))
    assert sum(event.ladder) == 90_000
    while event.phase == "running":
        left = sorted(event.tables[1].seats)
        event = lost(event, left[-1])
    assert event.money.paid + event.money.rounding == event.money.pool


def test_the_ledger_follows_every_change_of_prizes() -> None:
    direction = running(5, prizes=Prizes(ladder=(50, 30, 20)))
    watch = Watch()
    _played(direction, 2)
    direction.do(SetPrizes((23_001, 14_999, 12_000)), now=0)
    _played(direction, 4)
    event = begin(direction.terms)
    for entry in direction.log:
        for fact in entry.facts:
            watch.fact(event, fact)
            event = fold(event, fact)
        watch.step(event)
    watch.end(event)
    assert (event.phase, watch.broken) == ("finished", [])
    assert watch.book.balance(pool("event")) == 0


def _played(direction: Tournament, busts: int) -> None:
    """Whoever sits highest loses all to the lowest seat, hand by hand, until so many are out in all."""
    while len(direction.event.out) < busts:
        direction.do(BeginHand(1), now=0)
        table = direction.event.tables[1]
        held = {seat: direction.event.entrants[table.seats[seat]].stack for seat in table.dealt}
        low, high = min(held), max(held)
        after_it = {**held, low: held[low] + held[high], high: 0}
        direction.do(EndHand(1, after_it, {high: (low,)}), now=0)
