from math import isclose
from random import Random
from typing import Any

import pytest

from croupier.errors import Mistake, Refusal
from croupier.odds import icm
from croupier.tournament import BeginHand, EndHand, Event
from croupier.tournament.commands import Deal, EndByDeal
from croupier.tournament.deals.amounts import MOST_BY_ICM, proposal, state, to_divide, wrong
from croupier.tournament.prizes.places import places
from croupier.tournament.terms import Bounties, Prizes
from tests.tournament.desk import after, standing

FOUR = ("1-1", "1-2", "1-3", "1-4")


def final_four(**given) -> Event:
    event = standing(
        {1: range(1, 6)}, prizes=Prizes(ladder=(40, 30, 20, 10)), profile="online-tournament", **given
    )
    return after(event, BeginHand(1), EndHand(1, {1: 20_000, 2: 12_000, 3: 10_000, 4: 8_000, 5: 0}))


@pytest.mark.clause("ONLINE:deal-2")
@pytest.mark.clause("ONLINE:deal-3")
def test_without_everybody_play_goes_on() -> None:
    """ON-DEAL-01."""
    assert state([True, True, True, False], None) == "play"
    assert state([True] * 4, [True, True, False, True]) == "play"
    assert state([True] * 4, [True] * 4) == "agreed"


@pytest.mark.clause("ONLINE:deal-3")
def test_amounts_that_do_not_sum_to_the_pool_are_refused() -> None:
    """ON-DEAL-04."""
    amounts = {"A": 32_000, "B": 22_000, "C": 19_000, "D": 15_700}
    assert wrong(amounts, 88_800, 12_000) == "deal-wrong-sum"
    assert wrong({**amounts, "D": 15_800}, 88_800, 12_000) == ""
    assert wrong({**amounts, "A": 42_000, "D": 5_800}, 88_800, 12_000) == "deal-below-next-prize"


@pytest.mark.clause("FSPR:reg-14")
@pytest.mark.clause("ONLINE:deal-3")
def test_a_deal_replaces_the_prizes_and_the_event_is_played_for_what_was_left() -> None:
    event = final_four()
    assert to_divide(event) == (20_000, 15_000, 10_000, 5_000)
    amounts = dict(zip(FOUR, (14_000, 12_000, 11_000, 9_000), strict=True))
    event = after(event, Deal(amounts, FOUR, left=4_000))
    for lost, taker in ((4, 1), (3, 1), (2, 1)):
        held = {seat: entrant.stack for seat, entrant in event.at(1)}
        event = after(event, BeginHand(1), EndHand(1, {**held, taker: held[taker] + held[lost], lost: 0}))
    assert event.phase == "finished"
    assert {player: event.paid[player].amount for player in FOUR} == {**amounts, "1-1": 18_000}
    assert event.money.paid == 50_000


@pytest.mark.parametrize(
    ("deal", "why"),
    [
        (Deal(dict.fromkeys(FOUR, 12_500), FOUR[:3]), "1-4 has not agreed"),
        (Deal(dict.fromkeys(FOUR, 12_500), FOUR, disconnected=("1-2",)), "1-2 is disconnected"),
        (Deal(dict.fromkeys(FOUR, 12_000), FOUR), "no more and no less"),
        (Deal(dict.fromkeys(FOUR[:3], 10_000), FOUR[:3], left=20_000), "names every player left"),
    ],
)
def test_a_deal_that_is_not_everybodys_is_refused_with_its_clause(deal: Deal, why: str) -> None:
    with pytest.raises(Refusal, match=why) as refusal:
        after(final_four(), deal)
    assert refusal.value.clause in ("ONLINE:deal-2", "ONLINE:deal-3")


@pytest.mark.clause("ONLINE:deal-1")
def test_a_deal_is_there_in_the_events_that_offer_it() -> None:
    even = Deal(dict.fromkeys(FOUR, 12_500), FOUR)
    assert after(final_four(), even).agreed == dict.fromkeys(FOUR, 12_500)
    with pytest.raises(Refusal, match="no deals are made in this event"):
        after(final_four(deals=False), even)


@pytest.mark.clause("ONLINE:deal-1")
@pytest.mark.parametrize("final_only", [False, True])
def test_an_event_may_make_its_deals_at_the_final_table_only(final_only: bool) -> None:
    two_by_two = {1: (1, 2), 2: (1, 2)}
    paid = Prizes(ladder=(40, 30, 20, 10))
    terms: dict[str, Any] = {
        "profile": "online-tournament",
        "deals_at_final_table": final_only,
        "seats": 2,
    }
    players = ("1-1", "1-2", "2-1", "2-2")
    even = Deal(dict.fromkeys(players, 10_000), players)
    event = standing(two_by_two, prizes=paid, **terms)
    event = after(event, BeginHand(1), EndHand(1, {1: 10_000, 2: 10_000}))
    if not final_only:
        assert set(after(event, even).agreed) == set(players)
        return
    with pytest.raises(Refusal, match="at the final table only") as refusal:
        after(event, even)
    assert refusal.value.clause == "ONLINE:deal-1"
    assert after(final_four(deals_at_final_table=True), Deal(dict.fromkeys(FOUR, 12_500), FOUR)).agreed


@pytest.mark.clause("CLUB-7:7.1.14")
def test_the_club_makes_no_deals() -> None:
    event = standing({1: range(1, 5)}, prizes=Prizes(ladder=(40, 30, 20, 10)), profile="club-tournament")
    with pytest.raises(Refusal, match="no deals are made") as refusal:
        after(event, Deal(dict.fromkeys(FOUR, 10_000), FOUR))
    assert refusal.value.clause == "CLUB-7:7.1.14"


def test_no_deal_during_a_hand() -> None:
    event = after(final_four(), BeginHand(1))
    with pytest.raises(Refusal, match="between hands"):
        after(event, Deal(dict.fromkeys(FOUR, 12_500), FOUR))


def plain_icm(stacks: tuple[int, ...], prizes: tuple[int, ...]) -> list[float]:
    """The model as it is defined: each place goes to each chip with the same chance."""
    worth = [0.0] * len(stacks)

    def place(left: list[int], chance: float, at: int) -> None:
        if at == len(prizes) or not left:
            return
        chips = sum([stacks[player] for player in left])
        for player in left:
            here = chance * stacks[player] / chips
            worth[player] += here * prizes[at]
            place([other for other in left if other != player], here, at + 1)

    place(list(range(len(stacks))), 1.0, 0)
    return worth


def test_icm_agrees_with_its_plain_definition_in_a_hundred_random_deals() -> None:
    randomness = Random(6)
    for _ in range(100):
        players = randomness.randrange(2, 7)
        stacks = tuple([randomness.randrange(1, 400) * 500 for _ in range(players)])
        prizes = tuple(sorted([randomness.randrange(1, 50_000) for _ in range(players)], reverse=True))
        plain = plain_icm(stacks, prizes)
        assert all(
            isclose(one, other, rel_tol=1e-9)
            for one, other in zip(icm(stacks, prizes).amounts, plain, strict=True)
        )
        dealt = proposal("icm", stacks, prizes)
        assert sum(dealt) == sum(prizes)
        assert all(abs(cents - exact) <= 1.01 for cents, exact in zip(dealt, plain, strict=True))


@pytest.mark.parametrize("kind", ["even", "chips", "icm"])
def test_every_kind_of_deal_shares_out_the_pool_to_the_cent(kind) -> None:
    for left in (0, 1_001):
        assert sum(proposal(kind, [7_100, 2_950, 3_333], [10_007, 5_003, 1_999], left)) == 17_009 - left


@pytest.mark.parametrize("kind", ["even", "chips", "icm"])
def test_a_deal_is_shared_out_in_what_is_paid_out_and_the_largest_stack_has_the_rest(kind) -> None:
    """170.09 in units of 5: the 9 cents that make none go to the 7,100."""
    first, *others = proposal(kind, [7_100, 2_950, 3_333], [100_07, 50_03, 19_99], unit=5_00)
    assert first + sum(others) == 170_09
    assert [amount % 5_00 for amount in (first, *others)] == [9, 0, 0]


def test_more_than_the_first_prize_cannot_be_left_for_the_first() -> None:
    with pytest.raises(Mistake, match="more cannot be left"):
        proposal("even", [1, 1], [100, 50], left=101)


def test_a_deal_by_icm_is_worked_out_among_so_many_players_as_take_no_time() -> None:
    stacks = list(range(1_000, 1_000 + MOST_BY_ICM))
    assert sum(proposal("icm", stacks, [500_00] * MOST_BY_ICM)) == 500_00 * MOST_BY_ICM
    with pytest.raises(Refusal, match="16 players at most"):
        proposal("icm", [*stacks, 5_000], [500_00] * (MOST_BY_ICM + 1))


def dealt(*cents: int, **given) -> tuple[Event, dict[str, int]]:
    amounts = dict(zip(FOUR, cents, strict=True))
    return after(final_four(live=True, **given), Deal(amounts, FOUR)), amounts


def test_after_a_deal_the_event_ends_in_one_act() -> None:
    event, amounts = dealt(15_000, 13_000, 12_000, 10_000)
    event = after(event, EndByDeal())
    assert (event.phase, event.left) == ("finished", 1)
    assert {player: event.paid[player].amount for player in FOUR} == amounts
    # Without an order the places are those of the chips: 20,000, 12,000, 10,000, 8,000.
    assert [(place.first, place.players) for place in places(event)] == [
        (2, ("1-2",)),
        (3, ("1-3",)),
        (4, ("1-4",)),
        (5, ("1-5",)),
    ]
    assert event.money.paid == event.money.pool
    assert event.in_chips == event.issued - event.removed


def test_a_deal_that_keeps_something_for_the_first_asks_who_that_is() -> None:
    event = final_four(live=True)
    amounts = dict(zip(FOUR, (14_000, 12_000, 11_000, 9_000), strict=True))
    event = after(event, Deal(amounts, FOUR, left=4_000))
    with pytest.raises(Refusal, match="say who is first"):
        after(event, EndByDeal())
    event = after(event, EndByDeal(("1-3", "1-1")))
    assert (event.paid["1-3"].amount, event.paid["1-1"].amount) == (15_000, 14_000)
    assert [place.players for place in places(event)][:3] == [("1-1",), ("1-2",), ("1-4",)]


def test_a_deal_ends_a_knockout_with_everybodys_own_bounty() -> None:
    event, _ = dealt(12_000, 11_000, 9_000, 8_000, bounties=Bounties(amount=2_000, kind="progressive"))
    heads = {player: event.entrants[player].head for player in FOUR}
    event = after(event, EndByDeal())
    # Nobody took the head of who went out before.
    assert event.money.bounties == event.entrants["1-5"].head
    assert all([event.entrants[player].won - event.paid[player].amount >= heads[player] for player in FOUR])


def test_without_a_deal_nothing_ends() -> None:
    with pytest.raises(Refusal, match="no deal has been made"):
        after(final_four(live=True), EndByDeal())
