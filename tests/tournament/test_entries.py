import pytest

from croupier.errors import Refusal
from croupier.ledger import HOUSE_ISSUE, Book, transfer, wallet
from croupier.tournament import BeginHand, Buy, EndHand, Event, Register, Start, Tick, Unregister, begin
from croupier.tournament.clock.schedule import Schedule
from croupier.tournament.facts import Bought, Registered, RegistrationClosed, Unregistered
from croupier.tournament.fold import fold
from croupier.tournament.hands.playing import setup
from croupier.tournament.money import movement
from croupier.tournament.prizes.places import prizes_now
from croupier.tournament.seen import seen
from croupier.tournament.terms import AddOn, Entries, Prizes, Rebuys
from tests.tournament.desk import HOUR, MINUTE, after, entered, facts_of, running, terms

# Price and purse


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:reentry-1")
@pytest.mark.parametrize(("balance", "accepted"), [(1_099, False), (1_100, True), (5_000, True)])
def test_an_entry_needs_its_whole_price_in_the_wallet(balance: int, accepted: bool) -> None:
    """ON-REG-01."""
    event = begin(terms(buy_in=1_000, fee=100))
    book = Book()
    book.post(transfer("paid in", HOUSE_ISSUE, wallet("ann"), balance))
    entry = movement("friday", "1", event, Registered("ann", "Ann", event.terms.price, "wallet"))
    assert entry is not None
    if accepted:
        assert book.post(entry)
        assert book.balance(wallet("ann")) == balance - 1_100
    else:
        with pytest.raises(Refusal) as refusal:
            book.post(entry)
        assert refusal.value.code == "ledger-overdraft"


# Taking an entry back


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:unreg-1")
def test_until_five_minutes_before_the_start_the_whole_price_comes_back() -> None:
    direction = entered(3)
    told = direction.do(Unregister("1", starts_in=5 * MINUTE), now=0)
    assert told == (Unregistered("1", 11_000),)
    assert direction.event.money.pool == 20_000
    with pytest.raises(Refusal, match="until 5 minutes before the start") as refusal:
        direction.do(Unregister("2", starts_in=5 * MINUTE - 1), now=0)
    assert refusal.value.clause == "ONLINE:unreg-1"
    for late in (1, -1, -HOUR):
        with pytest.raises(Refusal, match="until 5 minutes before the start"):
            direction.do(Unregister("2", starts_in=late), now=0)
    direction.do(Start(), now=0, by="floor", seed="lot")
    with pytest.raises(Refusal, match="until 5 minutes before the start"):
        direction.do(Unregister("2", starts_in=5 * MINUTE), now=0)


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:unreg-2")
def test_each_event_has_its_own_time_for_taking_entries_back() -> None:
    """Ten minutes before the start: late for an event that says fifteen, early for one that says five."""
    entered(2, entries=Entries(unregister_minutes=5)).do(Unregister("1", starts_in=10 * MINUTE), now=0)
    with pytest.raises(Refusal, match="until 15 minutes before the start"):
        entered(2, entries=Entries(unregister_minutes=15)).do(Unregister("1", starts_in=10 * MINUTE), now=0)


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:unreg-3")
def test_some_events_do_not_give_entries_back() -> None:
    """ON-REG-03."""
    with pytest.raises(Refusal, match="cannot be taken back") as refusal:
        entered(2, entries=Entries(unregister=False)).do(Unregister("1", starts_in=HOUR), now=0)
    assert refusal.value.clause == "ONLINE:unreg-3"


@pytest.mark.clause("ONLINE:unreg-4")
def test_a_seat_that_was_won_stays() -> None:
    """ON-REG-04."""
    direction = entered(1, entries=Entries(won_seats_stay=True))
    direction.do(Register("won", source="seat"), now=0)
    with pytest.raises(Refusal, match="won this seat") as refusal:
        direction.do(Unregister("won", starts_in=HOUR), now=0)
    assert refusal.value.clause == "ONLINE:unreg-4"
    direction.do(Unregister("1", starts_in=HOUR), now=0)


@pytest.mark.every_book
@pytest.mark.clause("ONLINE:start-1")
@pytest.mark.clause("ONLINE:start-2")
def test_an_event_starts_at_its_time_is_put_off_or_called_off() -> None:
    """ON-START-01."""
    eight, quarter_past = 20 * HOUR, 20 * HOUR + 15 * MINUTE
    assert Schedule(eight).state(eight - 1_000) == "registering"
    assert Schedule(eight).state(eight) == "due"
    assert Schedule(eight, quarter_past).state(eight) == "delayed"
    assert Schedule(eight, cancelled=True).state(eight - 5 * MINUTE) == "cancelled"
    assert Schedule(eight, quarter_past).starts_in(eight) == 15 * MINUTE


# Late registration


def bust(event: Event, out: str) -> Event:
    """A player loses his chips to the lowest other seat of his table."""
    entrant = event.entrants[out]
    held = {seat: each.stack for seat, each in event.at(entrant.table)}
    taker = next(seat for seat in held if seat != entrant.seat)
    stacks = {**held, taker: held[taker] + held[entrant.seat], entrant.seat: 0}
    return after(event, BeginHand(entrant.table), EndHand(entrant.table, stacks))


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:late-1")
@pytest.mark.clause("ONLINE:late-2")
def test_late_registration_closes_after_its_last_level() -> None:
    direction = running(10, entries=Entries(late_levels=1))
    direction.do(Register("late"), now=19 * MINUTE, seed="late")
    direction.do(Tick(), now=20 * MINUTE)
    with pytest.raises(Refusal, match="registration is closed"):
        direction.do(Register("later"), now=20 * MINUTE)
    assert direction.event.ladder


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:late-3")
@pytest.mark.clause("ONLINE:late-5")
def test_it_closes_early_when_the_prizes_begin_and_then_the_guarantee_is_gone() -> None:
    direction = running(
        5, entries=Entries(late_levels=3), guarantee=500_000, prizes=Prizes(ladder=(50, 30, 20))
    )
    event = direction.event
    assert sum(prizes_now(event)) == 500_000
    event = bust(event, "1")
    assert event.open
    event = bust(event, "2")
    assert not event.open
    assert sum(event.ladder) == 50_000
    assert event.money.overlay == 0


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:late-4")
def test_a_full_event_closes_and_keeps_its_guarantee() -> None:
    """ON-REG-07: twenty entries of 10.00 and no more, a guarantee of 500.00."""
    direction = entered(
        19,
        buy_in=1_000,
        fee=0,
        guarantee=50_000,
        entries=Entries(late_levels=3, most=20),
        prizes=Prizes(ladder=(50, 30, 20)),
    )
    direction.do(Start(), now=0, seed="lot")
    [closed] = [
        fact
        for fact in direction.do(Register("last"), now=0, seed="last")
        if isinstance(fact, RegistrationClosed)
    ]
    assert closed.guaranteed
    assert closed.why.clause == "ONLINE:late-4"
    assert sum(direction.event.ladder) == 50_000
    with pytest.raises(Refusal, match="registration is closed"):
        direction.do(Register("one too many"), now=0)


def test_a_late_player_finds_no_seat_and_waits_until_one_is_free() -> None:
    direction = running(4, seats=2, entries=Entries(late_levels=3, tables=2))
    direction.do(Register("late"), now=0)
    assert direction.event.alternates == ("late",)
    event = bust(direction.event, "1")
    assert event.alternates == ()
    assert event.entrants["late"].stack == 10_000


def test_where_tables_may_be_opened_one_is() -> None:
    direction = running(18, entries=Entries(late_levels=3))
    direction.do(Register("late"), now=0, seed="late")
    assert len(direction.event.tables) == 3
    sizes = sorted(len(table.seats) for table in direction.event.tables.values())
    assert sizes == [6, 6, 7]


# Again


def test_a_player_who_is_out_enters_again_as_often_as_the_event_allows() -> None:
    direction = running(6, entries=Entries(late_levels=3, reentries=1), prizes=Prizes(ladder=(100,)))
    event = bust(direction.event, "1")
    assert [finish.players for finish in event.out] == [("1",)]
    event = after(event, Register("1"))
    assert event.out == ()
    assert event.money.pool == 70_000
    assert event.entrants["1"].stack == 10_000
    event = bust(event, "1")
    with pytest.raises(Refusal, match="once only"):
        after(event, Register("1"))


@pytest.mark.clause("TDA-2022:27.1")
@pytest.mark.clause("CLUB-7:7.4.4-a")
def test_who_does_not_rebuy_before_the_next_hand_is_out() -> None:
    rebuys = Rebuys(price=5_000, chips=10_000, levels=2)
    event = running(6, rebuys=rebuys, prizes=Prizes(ladder=(100,))).event
    event = bust(event, "1")
    assert event.entrants["1"].status == "broke"
    assert after(event, BeginHand(1)).entrants["1"].status == "out"
    event = after(event, Buy("1"))
    assert event.entrants["1"].stack == 10_000
    assert event.money.pool == 65_000
    assert after(event, BeginHand(1)).entrants["1"].status == "playing"


def test_a_rebuy_is_for_short_stacks_and_not_during_a_hand() -> None:
    event = running(6, rebuys=Rebuys(price=5_000, chips=10_000, levels=2, up_to=10_000, most=1)).event
    with pytest.raises(Refusal, match="is in a hand"):
        after(event, BeginHand(1), Buy("1"))
    event = after(event, Buy("1"))
    with pytest.raises(Refusal, match="too many chips"):
        after(event, Buy("1"))


def test_rebuys_end_with_their_last_level() -> None:
    event = running(6, rebuys=Rebuys(price=5_000, chips=10_000, levels=1)).event
    with pytest.raises(Refusal, match="no rebuys are sold now"):
        after(after(event, Tick(), now=20 * MINUTE), Buy("1"), now=20 * MINUTE)


def test_the_add_on_is_sold_once_to_each_in_its_break() -> None:
    add_on = AddOn(price=5_000, chips=15_000, after_level=2)
    event = running(6, add_on=add_on).event
    # What is not sold is not offered either.
    assert seen(event, 0).on_sale == ()
    with pytest.raises(Refusal, match="no add-on is sold now"):
        after(event, Buy("1", "add-on"))
    event = after(event, Tick(), now=40 * MINUTE)
    assert seen(event, 41 * MINUTE).on_sale == ("add-on",)
    assert facts_of(event, Buy("1", "add-on"), Bought, now=41 * MINUTE)[0].chips == 15_000
    event = after(event, Buy("1", "add-on"), now=41 * MINUTE)
    with pytest.raises(Refusal, match="one for each player"):
        after(event, Buy("1", "add-on"), now=41 * MINUTE)
    assert event.ladder == ()
    assert after(event, Tick(), now=50 * MINUTE).ladder


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:prize-3")
def test_prizes_are_provisional_until_nothing_more_can_be_bought() -> None:
    direction = entered(6, entries=Entries(late_levels=1))
    assert direction.event.ladder == ()
    assert sum(prizes_now(direction.event)) == 60_000


def test_a_fact_is_all_an_event_is_made_of() -> None:
    direction = running(20, entries=Entries(late_levels=1))
    event = begin(direction.terms)
    for entry in direction.log:
        for fact in entry.facts:
            event = fold(event, fact)
    assert event == direction.event


@pytest.mark.clause("TDA-2022:27.2")
@pytest.mark.clause("TDA-2017:27.2")
@pytest.mark.clause("TDA-2015:26.2")
@pytest.mark.clause("CLUB-7:7.4.4-b")
@pytest.mark.parametrize(
    ("book", "clause"),
    [
        ("tda-2015", "TDA-2015:26.2"),
        ("tda-2017", "TDA-2017:27.2"),
        ("tda-2022", "TDA-2022:27.2"),
        ("club-tournament", "CLUB-7:7.4.4-b"),
    ],
)
def test_a_rebuy_said_before_the_hand_is_in_play_at_once_and_is_owed(book: str, clause: str) -> None:
    rebuys = Rebuys(price=5_000, chips=10_000, levels=2, up_to=10_000)
    event = running(6, rebuys=rebuys, profile=book).event
    before = event.money.pool
    event = after(event, Buy("1"), BeginHand(1))
    dealt = setup(event, 1)
    assert dealt.stacks[event.entrants["1"].seat] == 20_000
    assert event.money.pool == before + 5_000
    # Nothing said, the next chance is after the hand.
    with pytest.raises(Refusal, match="is in a hand") as refusal:
        after(event, Buy("2"))
    assert refusal.value.clause == clause


@pytest.mark.under("online-tournament")
@pytest.mark.clause("ONLINE:late-3", "ONLINE:late-4", "ONLINE:late-5")
@pytest.mark.parametrize(
    ("house", "open_then", "guaranteed"),
    [
        ({}, False, False),
        ({"late_close": "full"}, True, True),
        ({"guarantee_dropped": False}, False, True),
    ],
)
def test_a_house_may_leave_registration_open_in_the_money_or_keep_its_guarantee(
    house: dict[str, str | int | bool], open_then: bool, guaranteed: bool
) -> None:
    direction = running(
        5, entries=Entries(late_levels=3), guarantee=500_000, prizes=Prizes(ladder=(50, 30, 20)), house=house
    )
    event = bust(bust(direction.event, "1"), "2")
    assert (event.open, event.guaranteed) == (open_then, guaranteed)
