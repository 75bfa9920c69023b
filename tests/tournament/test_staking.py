from decimal import Decimal

import pytest

from croupier.errors import Mistake, Refusal
from croupier.ledger import HOUSE_ISSUE, Book, transfer, wallet
from croupier.tournament import BeginHand, EndHand, Start, Tournament, Unregister, begin, fold
from croupier.tournament.commands import ReturnShare, SellShare
from croupier.tournament.event import Sale
from croupier.tournament.money import movement
from croupier.tournament.staking.shares import divide, price, sell, unsold
from croupier.tournament.terms import Prizes
from tests.tournament.desk import entered


@pytest.mark.every_book
@pytest.mark.clause("ONLINE:staking-1")
def test_half_an_entry_at_a_mark_up_of_a_tenth() -> None:
    """ON-STK-01."""
    assert price(11_000, 50, Decimal("1.10")) == 6_050


@pytest.mark.every_book
@pytest.mark.clause("ONLINE:staking-1")
def test_shares_are_sold_before_the_start_and_never_twice() -> None:
    sold = sell((), "X", 60, 6_600, started=False)
    with pytest.raises(Refusal, match="50 % cannot be sold: 40 % are left"):
        sell(sold, "Y", 50, 5_500, started=False)
    with pytest.raises(Refusal, match="between registration and the start"):
        sell(sold, "Y", 10, 1_100, started=True)


@pytest.mark.every_book
@pytest.mark.clause("ONLINE:staking-2")
def test_backers_get_everything_back_mark_up_included() -> None:
    assert unsold((Sale("X", 50, 6_050), Sale("Y", 10, 1_210))) == {"X": 6_050, "Y": 1_210}


@pytest.mark.every_book
@pytest.mark.clause("ONLINE:staking-3")
@pytest.mark.clause("ONLINE:payout-3")
def test_a_prize_is_divided_by_shares_and_the_seller_keeps_the_rest() -> None:
    """ON-STK-03."""
    assert divide(10_001, {"X": 25, "Y": 25}) == ({"X": 2_500, "Y": 2_500}, 5_001)


def test_nobody_sells_more_than_all_of_himself() -> None:
    with pytest.raises(Mistake):
        divide(10_000, {"X": 60, "Y": 60})


def posted(direction: Tournament) -> Book:
    """What all the facts of an event have moved between accounts."""
    book, event, number = Book(), begin(direction.terms), 0
    book.post(transfer("paid in", HOUSE_ISSUE, wallet("X"), 50_000))
    for fact in [fact for entry in direction.log for fact in entry.facts]:
        made = movement("friday", str(number), event, fact)
        if made is not None:
            book.post(made)
        event, number = fold(event, fact), number + 1
    return book


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:staking-1")
@pytest.mark.clause("ONLINE:staking-2")
def test_who_takes_his_entry_back_gives_the_shares_back() -> None:
    direction = entered(2)
    direction.do(SellShare("1", "X", 50, markup=10), now=0)
    assert posted(direction).balance(wallet("1")) == 6_050
    direction.do(Unregister("1", starts_in=3_600_000), now=0)
    book = posted(direction)
    assert (book.balance(wallet("X")), book.balance(wallet("1"))) == (50_000, 11_000)
    assert direction.event.shares == {}


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:staking-3")
def test_a_backer_is_paid_with_the_prize() -> None:
    direction = entered(2, prizes=Prizes(ladder=(100,)))
    direction.do(SellShare("1", "X", 25), now=0)
    direction.do(Start(), now=0, seed="lot")
    with pytest.raises(Refusal, match="between registration and the start"):
        direction.do(SellShare("1", "X", 25), now=0)
    seat, other = direction.event.entrants["1"].seat, direction.event.entrants["2"].seat
    direction.do(BeginHand(1), now=0)
    direction.do(EndHand(1, {seat: 20_000, other: 0}, {other: (seat,)}), now=0)
    book = posted(direction)
    assert book.balance(wallet("X")) == 50_000 - 2_750 + 5_000
    assert book.balance(wallet("1")) == 2_750 + 15_000
    assert book.total() == 0


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:staking-1")
@pytest.mark.clause("ONLINE:staking-2")
def test_a_backer_gives_his_share_back_before_the_start_and_the_next_one_buys_it() -> None:
    direction = entered(2)
    for percent in (50, 10):
        direction.do(SellShare("1", "X", percent, markup=10), now=0)
    direction.do(SellShare("1", "Y", 20, source="desk", name="Yan"), now=0)
    with pytest.raises(Refusal, match="no share of 2 is theirs"):
        direction.do(ReturnShare("2", "X"), now=0)
    direction.do(ReturnShare("1", "X"), now=0, by="floor")
    book = posted(direction)
    assert (book.balance(wallet("X")), book.balance(wallet("1")), book.total()) == (50_000, 2_200, 0)
    assert direction.event.shares == {"1": (Sale("Y", 20, 2_200, "Yan"),)}
    direction.do(SellShare("1", "X", 80), now=0)
    with pytest.raises(Refusal, match="10 % cannot be sold: 0 % are left"):
        direction.do(SellShare("1", "Y", 10), now=0)
    direction.do(Start(), now=0, seed="lot")
    with pytest.raises(Refusal, match="between registration and the start"):
        direction.do(ReturnShare("1", "X"), now=0)


def test_who_paid_in_cash_has_the_money_on_his_account_when_the_share_comes_back() -> None:
    direction = entered(2)
    direction.do(SellShare("1", "Y", 20, source="desk"), now=0)
    direction.do(ReturnShare("1", "Y"), now=0)
    book = posted(direction)
    assert (book.balance(wallet("Y")), book.balance(wallet("1")), direction.event.shares) == (2_200, 0, {})


def test_a_sale_and_a_return_are_taken_back() -> None:
    direction = entered(2)
    direction.do(SellShare("1", "X", 25), now=0, by="floor")
    sold = direction.event
    direction.do(ReturnShare("1", "X"), now=0, by="floor")
    direction.undo(by="floor")
    assert direction.event == sold
    direction.undo(by="floor")
    assert direction.event.shares == {}


def test_nobody_backs_himself() -> None:
    with pytest.raises(Refusal, match="cannot sell a share to himself"):
        entered(2).do(SellShare("1", "1", 25), now=0)
