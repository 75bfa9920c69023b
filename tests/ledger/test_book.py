import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, invariant, rule

from croupier.errors import Broken, Refusal
from croupier.ledger import (
    HOUSE_ISSUE,
    KINDS,
    TICKETS,
    Account,
    Book,
    Kind,
    Posting,
    Transaction,
    bonus_float,
    display,
    kind_of,
    moved,
    of_kind,
    pot,
    table_chips,
    ticket,
    transfer,
    wallet,
)


def book_with(**wallets: int) -> Book:
    book = Book()
    for person, chips in wallets.items():
        book.post(transfer(f"issue-{person}", HOUSE_ISSUE, wallet(person), chips))
    return book


def test_the_house_issues_play_chips_to_a_new_wallet() -> None:
    book = book_with(ann=10_000)
    assert book.balance(wallet("ann")) == 10_000
    assert book.balance(HOUSE_ISSUE) == -10_000


def test_money_and_tickets_of_one_thing_move_in_a_transaction_each() -> None:
    money, tickets = moved(
        "sat/7", {wallet("ann"): -30, pot("oak"): 30, TICKETS: -1, ticket("sunday", "ann"): 1}
    )
    assert money == Transaction("sat/7", (Posting(wallet("ann"), -30), Posting(pot("oak"), 30)))
    assert tickets is not None
    assert [each.account for each in tickets.postings] == [TICKETS, ticket("sunday", "ann")]
    assert moved("sat/8", {wallet("ann"): 0, pot("oak"): 0}) == (None, None)


def test_a_buy_in_larger_than_the_wallet_is_refused_and_moves_nothing() -> None:
    book = book_with(ann=1_000)
    with pytest.raises(Refusal) as refused:
        book.post(transfer("buy-in", wallet("ann"), table_chips("oak", "ann"), 1_001))
    assert refused.value.code == "ledger-overdraft"
    assert refused.value.params["short"] == 1
    assert book.balance(wallet("ann")) == 1_000
    assert book.balance(table_chips("oak", "ann")) == 0


def test_table_chips_cannot_go_below_zero_either() -> None:
    book = book_with(ann=1_000)
    with pytest.raises(Refusal):
        book.post(transfer("lost", table_chips("oak", "ann"), pot("oak"), 1))


def test_the_same_transaction_again_moves_nothing() -> None:
    book = book_with(ann=1_000)
    buy_in = transfer("buy-in", wallet("ann"), table_chips("oak", "ann"), 400)
    assert book.post(buy_in)
    assert not book.post(buy_in)
    assert book.balance(wallet("ann")) == 600


def test_one_id_for_two_movements_is_our_own_bug() -> None:
    book = book_with(ann=1_000)
    book.post(transfer("t-1", wallet("ann"), table_chips("oak", "ann"), 400))
    with pytest.raises(Broken, match="two different"):
        book.post(transfer("t-1", wallet("ann"), table_chips("oak", "ann"), 500))


def test_what_leaves_must_arrive() -> None:
    with pytest.raises(Broken) as broken:
        Transaction("t", (Posting(wallet("ann"), -10), Posting(wallet("boris"), 11)))
    assert broken.value.params["amount"] == 1
    assert "не сходится на 1" in broken.value.say("ru")


@pytest.mark.parametrize("amount", [0, -5])
def test_nothing_is_no_transfer(amount: int) -> None:
    with pytest.raises(Broken):
        transfer("t", wallet("ann"), wallet("boris"), amount)


def test_a_hand_is_settled_through_the_pot_and_leaves_it_empty() -> None:
    book = book_with(ann=500, boris=500)
    for person in ("ann", "boris"):
        book.post(transfer(f"sit-{person}", wallet(person), table_chips("oak", person), 500))
    settled = (
        Posting(table_chips("oak", "ann"), -300),
        Posting(table_chips("oak", "boris"), -300),
        Posting(pot("oak"), 600),
        Posting(pot("oak"), -600),
        Posting(table_chips("oak", "boris"), 600),
    )
    book.post(Transaction("oak/1", settled))
    assert book.balance(pot("oak")) == 0
    assert book.balance(table_chips("oak", "ann")) == 200
    assert book.balance(table_chips("oak", "boris")) == 800


def test_a_book_is_not_opened_on_balances_that_do_not_sum_to_zero() -> None:
    with pytest.raises(Broken, match="out by 5"):
        Book({wallet("ann"): 5})


def test_a_book_is_not_opened_on_a_person_in_debt() -> None:
    with pytest.raises(Broken, match="only the house"):
        Book({wallet("ann"): -5, wallet("boris"): 5})


class ClubNight(RuleBasedStateMachine):
    """People buy in, win, lose, cash out and repeat themselves, in any order."""

    people = Bundle("people")

    def __init__(self) -> None:
        super().__init__()
        self.book = Book()
        self.count = 0
        self.model: dict[Account, int] = {}
        self.last: Transaction | None = None

    def _post(self, giver: Account, taker: Account, amount: int) -> None:
        self.count += 1
        move = transfer(f"t-{self.count}", giver, taker, amount)
        if giver != HOUSE_ISSUE and self.model.get(giver, 0) < amount:
            with pytest.raises(Refusal):
                self.book.post(move)
            return
        assert self.book.post(move)
        self.last = move
        self.model[giver] = self.model.get(giver, 0) - amount
        self.model[taker] = self.model.get(taker, 0) + amount

    @rule(target=people, name=st.sampled_from(["ann", "boris", "vera", "gleb"]), chips=st.integers(1, 1_000))
    def arrives(self, name: str, chips: int) -> str:
        self._post(HOUSE_ISSUE, wallet(name), chips)
        return name

    @rule(person=people, chips=st.integers(1, 800))
    def buys_in(self, person: str, chips: int) -> None:
        self._post(wallet(person), table_chips("oak", person), chips)

    @rule(person=people, chips=st.integers(1, 800))
    def cashes_out(self, person: str, chips: int) -> None:
        self._post(table_chips("oak", person), wallet(person), chips)

    @rule(loser=people, winner=people, chips=st.integers(1, 800))
    def plays_a_pot(self, loser: str, winner: str, chips: int) -> None:
        if loser != winner:
            self._post(table_chips("oak", loser), table_chips("oak", winner), chips)

    @rule()
    def repeats_the_last(self) -> None:
        if self.last is not None:
            assert not self.book.post(self.last)

    @invariant()
    def balances_are_those_of_a_plain_sum(self) -> None:
        assert dict(self.book.accounts()) == {
            account: chips for account, chips in self.model.items() if chips
        }

    @invariant()
    def the_book_sums_to_zero(self) -> None:
        assert self.book.total() == 0


TestClubNight = ClubNight.TestCase


@given(
    st.lists(
        st.tuples(st.sampled_from(KINDS), st.sampled_from(["ann", "bob"]), st.integers(-9, 9)), max_size=5
    )
)
def test_a_transaction_of_more_than_one_kind_of_money_cannot_be_made(
    sides: list[tuple[Kind, str, int]],
) -> None:
    postings = [Posting(of_kind(kind, wallet(who)), amount) for kind, who, amount in sides if amount]
    left_over = -sum(posting.amount for posting in postings)
    if left_over:
        postings.append(Posting(of_kind("club", Account("house:desk")), left_over))
    kinds = {kind_of(posting.account) for posting in postings}
    if len(kinds) == 1:
        assert Transaction("t", tuple(postings)).postings == tuple(postings)
    elif kinds:
        with pytest.raises(Broken) as mixed:
            Transaction("t", tuple(postings))
        assert mixed.value.code == "ledger-kinds-mixed"


def test_a_book_whose_kinds_make_zero_only_together_is_broken() -> None:
    with pytest.raises(Broken):
        Book({HOUSE_ISSUE: -5, of_kind("club", wallet("ann")): 5})


def club_of_two() -> Book:
    """Play chips at a table, 50.00 of the club's money before Ann and 20.00 that the house owes Boris."""
    book = book_with(ann=500, boris=500)
    book.post(transfer("sit", wallet("ann"), table_chips("oak", "ann"), 300))
    desk = of_kind("club", Account("house:desk"))
    book.post(transfer("paid-in", desk, of_kind("club", wallet("ann")), 50_00))
    book.post(transfer("kept", desk, of_kind("club", wallet("boris")), 20_00))
    return book


def test_money_of_each_kind_is_listed_by_itself() -> None:
    book = club_of_two()
    assert dict(book.accounts("play")) == {
        HOUSE_ISSUE: -1000,
        wallet("ann"): 200,
        wallet("boris"): 500,
        table_chips("oak", "ann"): 300,
    }
    assert dict(book.accounts("club")) == {
        of_kind("club", Account("house:desk")): -70_00,
        of_kind("club", wallet("ann")): 50_00,
        of_kind("club", wallet("boris")): 20_00,
    }
    assert (book.total("play"), book.total("club")) == (0, 0)


def test_a_person_owns_what_lies_in_the_wallet_and_on_the_tables() -> None:
    book = club_of_two()
    assert dict(book.owned("ann", "play")) == {wallet("ann"): 200, table_chips("oak", "ann"): 300}
    assert dict(book.owned("ann", "club")) == {of_kind("club", wallet("ann")): 50_00}
    assert dict(book.owned("nn", "play")) == {}


def test_an_account_that_is_empty_again_is_listed_no_more() -> None:
    book = club_of_two()
    money = of_kind("club", wallet("boris"))
    book.post(transfer("paid-out", money, of_kind("club", Account("house:desk")), 20_00))
    assert money not in dict(book.accounts("club"))
    assert dict(book.owned("boris", "club")) == {}


def test_what_is_posted_to_a_copy_is_not_posted_to_the_book() -> None:
    book = club_of_two()
    twin = book.copy()
    twin.post(transfer("away", wallet("ann"), wallet("boris"), 200))
    assert (twin.balance(wallet("ann")), book.balance(wallet("ann"))) == (0, 200)
    assert dict(twin.accounts("club")) == dict(book.accounts("club"))


def test_a_posting_moves_something() -> None:
    for postings in ((), (Posting(wallet("ann"), 0),)):
        with pytest.raises(Broken) as broken:
            Transaction("t", postings)
        assert broken.value.code == "ledger-empty-posting"


def test_a_book_knows_only_the_last_transactions_by_heart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.ledger.book.REMEMBERED", 2)
    book = Book()
    moves = [transfer(f"t-{number}", HOUSE_ISSUE, wallet("ann"), number) for number in (1, 2, 3)]
    for move in moves:
        assert book.post(move)
    assert not book.post(moves[1])
    # The house, which stores them all, refuses the repeat of one that is forgotten.
    assert book.post(moves[0])


def test_a_bonus_is_staked_kept_and_shown_at_its_own_table() -> None:
    assert (display("pit/ruby"), bonus_float("pit/ruby")) == ("display:pit/ruby", "float:pit/ruby")


def test_a_book_is_opened_on_the_balances_of_another() -> None:
    book = club_of_two()
    again = Book(dict(book.accounts()))
    assert dict(again.accounts("club")) == dict(book.accounts("club"))
    assert again.balance(HOUSE_ISSUE) == -1000


def test_what_another_book_has_moved_is_taken_over_kind_by_kind() -> None:
    book, other = club_of_two(), club_of_two()
    desk, ann, boris = (
        of_kind("club", each) for each in (Account("house:desk"), wallet("ann"), wallet("boris"))
    )
    other.post(transfer("out", boris, desk, 20_00))
    other.post(transfer("gift", wallet("ann"), wallet("boris"), 200))
    new = of_kind("club", wallet("cid"))
    other.post(transfer("in", desk, new, 5_00))
    moved_there = (desk, ann, boris, new, wallet("ann"), wallet("boris"))
    book.reread({account: other.balance(account) for account in moved_there})
    for kind in ("play", "club"):
        assert dict(book.accounts(kind)) == dict(other.accounts(kind))
    assert dict(book.owned("boris", "club")) == {}
    assert dict(book.owned("cid", "club")) == {new: 5_00}
    book.post(transfer("paid-out", new, desk, 5_00))
    assert dict(book.accounts("club")) == {desk: -50_00, ann: 50_00}
