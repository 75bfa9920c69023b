"""Prizes that are not money: seats and packages, and money given in their place."""

import pytest

from croupier.errors import Mistake, Refusal
from croupier.ledger import wallet
from croupier.tournament import BeginHand, EndHand, Register, Start, Tournament, begin, read_event
from croupier.tournament.commands import CashInstead, SellShare
from croupier.tournament.money import GUARANTEE, SEATS, movement, pool
from croupier.tournament.seen import seen
from croupier.tournament.terms import Award, Prizes
from tests.tournament.desk import terms
from tests.tournament.test_staking import posted

PACKAGE = Award(name="Package to the Grand Final", value=120_000)


def won(direction: Tournament, players: int) -> Tournament:
    """Everybody loses to the lowest seat, one after the other, and the event is over."""
    for number in range(1, players + 1):
        direction.do(Register(str(number)), now=0)
    direction.do(Start(), now=0, seed="lot")
    while direction.event.phase == "running":
        direction.do(BeginHand(1), now=0)
        table = direction.event.tables[1]
        held = {seat: direction.event.entrants[table.seats[seat]].stack for seat in table.dealt}
        low, high = min(held), max(held)
        direction.do(EndHand(1, {**held, low: held[low] + held[high], high: 0}, {high: (low,)}), now=0)
    return direction


def winner(direction: Tournament) -> str:
    return next(each.id for each in direction.event.entrants.values() if each.in_play)


def event_of(players: int = 20, **given) -> Tournament:
    whole = {"seats": 9, "buy_in": 20_000, "prizes": Prizes(ladder=(80, 20), award=PACKAGE)} | given
    return won(Tournament(terms(**whole)), players)


@pytest.mark.clause("ONLINE:payout-2")
def test_money_in_place_of_the_main_prize_is_worth_as_much_at_least() -> None:
    """A package worth 1,200: cash of 1,200 will do, 1,199.99 will not."""
    direction = event_of(9)
    first = winner(direction)
    assert direction.event.entrants[first].award == 120_000
    with pytest.raises(Refusal, match=r"worth 1200.00: less money cannot be given") as refused:
        direction.do(CashInstead(first, 119_999), now=0)
    assert refused.value.clause == "ONLINE:payout-2"
    direction.do(CashInstead(first, 120_000), now=0, by="director")
    assert direction.event.entrants[first].award == 0
    with pytest.raises(Refusal, match="has won nothing that money could be given for"):
        direction.do(CashInstead(first, 120_000), now=0)


def test_a_package_goes_out_of_the_pool_at_its_value_and_the_rest_of_the_prize_is_money() -> None:
    direction = event_of(9)
    first, book = winner(direction), posted(direction)
    # 1,800 in the pool: 1,440 for the first, of it the package.
    assert direction.event.paid[first].amount == 144_000
    assert (book.balance(wallet(first)), book.balance(SEATS), book.balance(pool("friday"))) == (
        24_000,
        120_000,
        0,
    )
    shown = seen(direction.event, 0)
    assert (shown.award.name, shown.award.value, shown.award.places) == (PACKAGE.name, 120_000, 1)
    assert [(each.prize, each.award) for each in shown.results[:2]] == [(144_000, 120_000), (36_000, 0)]


@pytest.mark.clause("ONLINE:payout-2")
def test_what_money_is_given_above_the_value_is_the_houses() -> None:
    direction = event_of(9)
    first = winner(direction)
    direction.do(CashInstead(first, 125_000), now=0)
    book = posted(direction)
    assert book.balance(wallet(first)) == 24_000 + 125_000
    assert (book.balance(SEATS), book.balance(GUARANTEE), book.total()) == (0, -5_000, 0)
    assert direction.event.entrants[first].won == 144_000 + 5_000
    direction.undo(by="director")
    assert direction.event.entrants[first].award == 120_000


def test_a_satellite_pays_seats_that_pay_for_entries() -> None:
    satellite = Prizes(equal=100_000, award=Award(name="Seat in the Main Event"))
    direction = event_of(9, buy_in=25_000, prizes=satellite)
    assert direction.event.ladder == (100_000, 100_000, 25_000)
    through = [each.id for each in direction.event.entrants.values() if each.in_play]
    assert [direction.event.entrants[player].award for player in through] == [100_000] * 2
    book = posted(direction)
    assert book.balance(SEATS) == 200_000
    main = begin(terms(buy_in=95_000, fee=5_000))
    direction = Tournament(main.terms)
    [entered] = direction.do(Register(through[0], source="seat"), now=0)
    made = movement("main", "seat", main, entered)
    assert made is not None
    book.post(made)
    assert (book.balance(SEATS), book.balance(pool("main"))) == (100_000, 95_000)


def test_a_prize_that_does_not_reach_the_value_is_money() -> None:
    direction = event_of(3)
    assert direction.event.entrants[winner(direction)].award == 0


def test_backers_have_their_part_of_the_money_and_of_the_cash_given_for_the_rest() -> None:
    whole = terms(seats=9, buy_in=100_000, prizes=Prizes(ladder=(100,), award=PACKAGE))
    direction = Tournament(whole)
    for number in "12":
        direction.do(Register(number), now=0)
        direction.do(SellShare(number, "X", 25, source="desk"), now=0)
    direction.do(Start(), now=0, seed="lot")
    direction.do(BeginHand(1), now=0)
    (low, one), (high, _) = sorted((each.seat, each.id) for each in direction.event.entrants.values())
    direction.do(EndHand(1, {low: 20_000, high: 0}, {high: (low,)}), now=0)
    assert posted(direction).balance(wallet("X")) == 50_000 + 20_000
    direction.do(CashInstead(one, 120_000), now=0)
    assert posted(direction).balance(wallet("X")) == 50_000 + 20_000 + 30_000


def test_a_prize_that_is_not_money_has_a_value() -> None:
    text = 'name="Friday"\nstack=5000\nbuy_in=20\n[[level]]\nsmall_blind=25\nbig_blind=50\n[prizes]\n'
    with pytest.raises(Mistake, match="needs its value"):
        read_event(text + '[prizes.award]\nname="Seat"\n')
    with pytest.raises(Mistake, match="where prizes are equal it is theirs"):
        read_event(text + 'equal=100\n[prizes.award]\nname="Seat"\nvalue=90\n')
    assert read_event(text + '[prizes.award]\nname="Seat"\nvalue=109.50\n').prizes.award.value == 10_950
