"""Drawers, receipts and balances: whatever is done, money is where the drawers say it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cage import METHODS, Cage, balance, difference, drawer_account, safe
from croupier.cage.report import Line, drawers_sheet, lines, lines_sheet, sheet
from croupier.errors import Refusal
from croupier.ledger import KINDS, Book, Transaction, kind_of, ticket


def posted(cage: Cage) -> Book:
    book = Book()
    for kind in KINDS:
        moved = tuple(each for each in cage.postings if kind_of(each.account) == kind)
        if moved:
            book.post(Transaction(kind, moved))
    return book


def test_a_drawer_that_counts_right_needs_one_signature() -> None:
    cage = Cage()
    drawer = cage.open("kim", "Kim", 200_00, at=1)
    assert cage.take(drawer, "ann", "Ann", 50_00, "cash", at=2).number == 1
    assert cage.take(drawer, "bob", "Bob", 70_00, "card", at=3).number == 2
    assert cage.pay(drawer, "ann", "Ann", 20_00, "cash", at=4).amount == -20_00
    closed = cage.close(drawer, 230_00, by="Kim", witness="", at=5)
    assert (closed.held("cash"), closed.held("card"), closed.difference) == (230_00, 70_00, 0)
    book = posted(cage)
    assert (book.balance(balance("ann")), book.balance(balance("bob"))) == (30_00, 70_00)
    assert [book.balance(drawer_account(drawer, method)) for method in METHODS] == [0, 0, 0]
    # The safe gave 200 and has 230.
    assert book.balance(safe) == -30_00


def test_a_difference_is_signed_by_a_second_person_and_stands_in_the_book() -> None:
    cage = Cage()
    drawer = cage.open("kim", "Kim", 100_00, at=1)
    for witness in ("", "Kim"):
        with pytest.raises(Refusal) as alone:
            cage.copy().close(drawer, 95_00, by="Kim", witness=witness, at=2)
        assert alone.value.code == "cage-two-signatures"
    assert cage.close(drawer, 95_00, by="Kim", witness="Lee", at=2).signed == ("Kim", "Lee")
    assert posted(cage).balance(difference) == -5_00


def test_nothing_is_paid_in_cash_that_is_not_in_the_drawer() -> None:
    cage = Cage()
    drawer = cage.open("kim", "Kim", 10_00, at=1)
    cage.take(drawer, "ann", "Ann", 50_00, "card", at=2)
    with pytest.raises(Refusal) as short:
        cage.pay(drawer, "ann", "Ann", 11_00, "cash", at=3)
    assert short.value.code == "cage-drawer-short"


def test_a_person_has_one_drawer_at_a_time() -> None:
    cage = Cage()
    cage.open("kim", "Kim", 0, at=1)
    with pytest.raises(Refusal) as second:
        cage.open("kim", "Kim", 0, at=2)
    assert second.value.code == "cage-drawer-open"


def test_the_sheets_are_what_an_accountant_reads() -> None:
    cage = Cage()
    drawer = cage.open("kim", "Kim", 100_00, at=1)
    cage.take(drawer, "ann", "=Ann", 55_00, "cash", at=2, what="entry", event="friday")
    cage.spend(drawer, "Shop", 5_50, "cash", at=3, why="Water")
    receipts = cage.drawers[drawer].receipts
    assert sheet(receipts, str).splitlines()[1:] == [
        "1,2,1,Kim,ann,'=Ann,entry,55.00,cash,friday,",
        "2,3,1,Kim,,Shop,spent,-5.50,cash,,Water",
    ]
    assert lines(receipts, "event") == [Line("", 1, 0, 5_50), Line("friday", 1, 55_00, 0)]
    assert lines(receipts, "person")[0] == Line("", 1, 0, 5_50)
    assert lines(receipts, "person")[1] == Line("ann", 1, 55_00, 0, "=Ann")
    closed = cage.close(drawer, 149_50, by="Kim", witness="", at=4)
    (line,) = drawers_sheet([closed], str).splitlines()[1:]
    assert line == "1,Kim,1,4,100.00,55.00,5.50,0.00,0.00,0.00,0.00,149.50,149.50,0.00,Kim"


def test_a_ticket_is_sold_exchanged_and_cashed_and_its_worth_goes_with_it() -> None:
    cage = Cage()
    drawer = cage.open("kim", "Kim", 0, at=1)
    cage.take(drawer, "bob", "Bob", 100_00, "card", at=2)
    sold = cage.sell_ticket(drawer, "ann", "Ann", 100_00, "cash", at=3, event="friday")
    assert sold is not None
    assert (sold.what, sold.amount, cage.drawers[drawer].held("cash")) == ("ticket", 100_00, 100_00)
    assert cage.sell_ticket(drawer, "bob", "Bob", 100_00, "balance", at=4, event="friday") is None
    cage.exchange_ticket("ann", event="friday", to="sunday")
    cage.give_ticket("club", "eve", 100_00, event="friday")
    cage.cash_ticket("club", "bob", 100_00, event="friday")
    book = posted(cage)
    held = {
        who: book.balance(ticket(event, who))
        for who, event in (("ann", "sunday"), ("bob", "friday"), ("eve", "friday"))
    }
    assert held == {"ann": 1, "bob": 0, "eve": 1}
    assert book.balance(balance("bob")) == 100_00
    assert [book.total(kind) for kind in KINDS] == [0] * len(KINDS)


def test_nothing_is_spent_without_a_reason() -> None:
    cage = Cage()
    drawer = cage.open("kim", "Kim", 50_00, at=1)
    with pytest.raises(Refusal) as refused:
        cage.spend(drawer, "Shop", 5_00, "cash", at=2, why="")
    assert refused.value.code == "cage-why"


def test_sums_are_a_sheet_too() -> None:
    (line,) = lines_sheet([Line("friday", 2, 80_00, 5_50)], "event").splitlines()[1:]
    assert line == "friday,,2,80.00,5.50"


ACTS = st.lists(
    st.tuples(
        st.sampled_from(["take", "pay", "spend", "open", "close"]),
        st.integers(1, 3),
        st.sampled_from(["ann", "bob"]),
        st.integers(1, 90),
        st.sampled_from(METHODS),
    ),
    max_size=30,
)


@given(ACTS)
def test_whatever_is_done_drawers_and_book_tell_of_the_same_money(acts) -> None:
    cage, book = Cage(), Book()
    for at, (act, drawer, who, amount, method) in enumerate(acts):
        tried = cage.copy()
        try:
            match act:
                case "open":
                    tried.open(who, who, amount, at=at)
                case "take":
                    tried.take(drawer, who, who, amount, method, at=at)
                case "pay":
                    tried.pay(drawer, who, who, amount, method, at=at)
                case "spend":
                    tried.spend(drawer, who, amount, method, at=at, why="x")
                case "close":
                    tried.close(drawer, amount, by="k", witness="l", at=at)
            if tried.postings:
                book.post(Transaction(f"{at}", tried.postings))
        except Refusal:
            continue
        cage = tried
        for number, open in cage.drawers.items():
            assert [book.balance(drawer_account(number, each)) for each in METHODS] == [
                -open.held(each) for each in METHODS
            ]
        assert {kind_of(account) for account, _ in book.accounts()} <= {"club"}
        assert book.total("club") == 0
        assert all(book.balance(balance(person)) >= 0 for person in ("ann", "bob"))
