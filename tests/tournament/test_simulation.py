"""Whole events with real hands, and the watch that must notice whatever goes wrong in them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.bots.quick import play
from croupier.ledger import Book
from croupier.play import Positions
from croupier.tournament import Terms, read_event
from croupier.tournament import facts as told
from croupier.tournament.fold import fold, folded
from croupier.tournament.prizes.places import places
from croupier.tournament.simulation.event import Simulation, Told
from croupier.tournament.simulation.invariants import Watch
from croupier.tournament.terms import AddOn, Bounties, Entries, Gap, Prizes, Rebuys, Seating
from tests.tournament.desk import standing
from tests.tournament.test_prizes import EXAMPLES

SUNDAY = read_event((EXAMPLES / "sunday-hundred.toml").read_text("utf-8"))
BOOKS = (
    "tda-2015",
    "tda-2017",
    "tda-2022",
    "tda-2024",
    "club-tournament",
    "online-tournament",
    "fspr-competition",
)


def simulated(
    players: int, seed: int, /, *, keep_facts: bool = False, terms: Terms = SUNDAY, **changes
) -> Told:
    return Simulation(replace(terms, **changes), players, seed, play, keep_facts=keep_facts).run()


def in_order(event: Told) -> None:
    assert event.watch.broken == []
    assert event.event.phase == "finished"
    money = event.event.money
    assert money.paid + money.rounding == money.pool + money.overlay == sum(event.event.ladder)
    assert event.event.in_chips == event.event.issued - event.event.removed


@pytest.mark.parametrize("book", BOOKS)
def test_every_book_directs_an_event_to_its_end(book: str) -> None:
    in_order(simulated(60, 11, profile=book))


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": 6},
        {"seats": 8},
        {"seats": 2},
        {"seats": 4, "profile": "tda-2017"},
        {"game": "horse", "seats": 8},
        {"game": "seven-stud", "seats": 8},
        {"game": "8-game", "seats": 6},
        {"game": "pl-omaha"},
        {"prizes": Prizes(equal=100_000), "guarantee": 0},
        {"bounties": Bounties(amount=4_000, kind="progressive")},
        {"bounties": Bounties(amount=4_000, kind="accumulate")},
        {"bounties": Bounties(amount=4_000, kind="mystery")},
        {
            "rebuys": Rebuys(price=9_000, chips=20_000, levels=4),
            "add_on": AddOn(price=9_000, chips=30_000, after_level=4),
        },
        {"entries": Entries(late_levels=4, reentries=2, most=40)},
        {"entries": Entries(late_levels=4, tables=4)},
        {"event": {"same_hand_bust": "equal"}},
        {"seating": Seating(gaps=(Gap(tables=4, players=3),), break_order="first")},
        {"buy_in": 0, "fee": 0, "guarantee": 0},
    ],
    ids="-".join,
)
def test_every_kind_of_event_comes_to_its_end(changes: dict) -> None:
    in_order(simulated(50, 3, **changes))


@settings(max_examples=8)
@given(seed=st.integers(0, 10**9), entries=st.integers(2, 70), book=st.sampled_from(BOOKS))
def test_no_seed_breaks_an_invariant(seed: int, entries: int, book: str) -> None:
    in_order(simulated(entries, seed, profile=book))


def test_three_hundred_entries() -> None:
    event = simulated(300, 7)
    in_order(event)
    assert event.event.entries == 300
    assert event.watch.moves["balance"] > 50
    assert event.watch.moves["broke"] > 100


def test_the_same_seed_is_the_same_event() -> None:
    one, other = simulated(40, 5, keep_facts=True), simulated(40, 5, keep_facts=True)
    assert one.facts == other.facts
    assert simulated(40, 6).event.paid != one.event.paid


def test_an_event_folds_again_from_its_facts() -> None:
    event = simulated(40, 5, keep_facts=True)
    assert folded(SUNDAY, event.facts) == event.event


def test_every_place_is_given_once_or_shared() -> None:
    event = simulated(80, 9).event
    taken = [place for each in places(event) for place in range(each.first, each.last + 1)]
    assert taken == list(range(2, len(event.entrants) + 1))


# What the watch notices


def watch_of(event) -> Watch:
    watch = Watch()
    watch.step(event)
    return watch


def codes(watch: Watch) -> set[str]:
    return {code for code, _ in watch.broken}


def test_it_misses_no_chip() -> None:
    event = standing({1: range(1, 10)})
    assert codes(watch_of(event)) == set()
    assert codes(watch_of(replace(event, issued=event.issued + 1))) == {"chips"}


def test_it_sees_a_player_in_two_seats() -> None:
    event = standing({1: [1, 2, 3]})
    table = replace(event.tables[1], seats={**event.tables[1].seats, 4: "1-1"})
    assert codes(watch_of(replace(event, tables={1: table}))) == {"seats", "left"}


def test_it_sees_a_player_in_play_whom_no_table_knows() -> None:
    event = standing({1: [1, 2, 3]})
    lost = replace(event.entrants["1-1"], id="ghost", table=0, seat=0, stack=0)
    assert codes(watch_of(replace(event, entrants={**event.entrants, "ghost": lost}))) == {"left"}


def test_it_sees_a_move_that_was_not_made() -> None:
    assert codes(watch_of(standing({1: range(1, 10), 2: range(1, 8)}))) == {"balance"}
    assert codes(watch_of(standing({1: range(1, 10), 2: range(1, 9)}))) == set()


def test_it_sees_a_player_moved_into_the_small_blind() -> None:
    event = standing({1: range(1, 9)}, {1: (1, 2, 3)})
    moved = replace(event.entrants["1-3"], arrived="balance")
    event = replace(event, entrants={**event.entrants, "1-3": moved})
    watch = Watch()
    watch.fact(event, told.HandBegun(1, Positions(2, 3, 4), tuple(range(1, 9))))
    assert codes(watch) == {"small-blind"}


def test_it_sees_the_big_blind_twice() -> None:
    event = standing({1: range(1, 9)}, {1: (1, 2, 3)})
    begun = told.HandBegun(1, Positions(2, 3, 4), tuple(range(1, 9)))
    watch = Watch()
    watch.fact(event, begun)
    assert codes(watch) == set()
    watch.fact(fold(event, begun), begun)
    assert codes(watch) == {"big-blind-twice"}


def test_it_sees_prizes_that_are_not_the_pool_and_places_left_out() -> None:
    event = standing({1: range(1, 4)})
    watch = Watch()
    watch.book = Book()
    watch.end(event)
    assert codes(watch) == {"prizes"}
    lost = replace(
        event, entrants={**event.entrants, "ghost": replace(event.entrants["1-1"], id="ghost", status="out")}
    )
    watch = Watch()
    watch.end(lost)
    assert "places" in codes(watch)
