import pytest

from croupier.rulebook import profile
from croupier.tournament import BeginHand, EndHand
from croupier.tournament.facts import FinalTable
from croupier.tournament.terms.final import final_table_seats
from tests.tournament.desk import after, facts_of, standing, terms
from tests.under import policy


@pytest.mark.clause("TDA-2015:11.1")
@pytest.mark.clause("TDA-2015:11.2")
@pytest.mark.clause("TDA-2017:11.1")
@pytest.mark.clause("TDA-2017:11.2")
@pytest.mark.parametrize("book", ["tda-2015", "tda-2017"])
@pytest.mark.parametrize(("seats", "final"), [(9, 10), (8, 9), (6, 7), (10, 10)])
def test_one_more_than_a_table_sits_down_ten_at_most(book: str, seats: int, final: int) -> None:
    """TDA-2015:EX-11-9, TDA-2015:EX-11-8, TDA-2015:EX-11-6, TDA-2017:EX-11-9, TDA-2017:EX-11-8, TDA-2017:EX-11-6."""
    assert final_table_seats(terms(seats=seats), profile(book)) == final


@pytest.mark.clause("TDA-2022:RP9.1")
@pytest.mark.clause("TDA-2022:RP9.2")
@pytest.mark.parametrize(("seats", "final"), [(9, 9), (8, 9), (7, 7), (6, 7)])
def test_two_tables_of_five_make_nine_and_two_of_four_make_seven(seats: int, final: int) -> None:
    assert final_table_seats(terms(seats=seats), profile("tda-2022")) == final
    assert final_table_seats(terms(seats=seats), profile("tda-2024")) == final


@pytest.mark.clause("CLUB-7:7.2.6")
def test_the_club_sits_down_ten_or_seven() -> None:
    club = profile("club-tournament")
    assert final_table_seats(terms(seats=9), club) == 10
    assert final_table_seats(terms(seats=6), club) == 7


@pytest.mark.under("tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2017:11.3")
@pytest.mark.clause("TDA-2015:11.3")
def test_a_heads_up_event_ends_between_two() -> None:
    assert final_table_seats(terms(seats=2), policy()) == 2
    assert final_table_seats(terms(seats=3), policy()) == 4


@pytest.mark.under("club-tournament")
@pytest.mark.clause("CLUB-7:7.2.6")
def test_the_club_sits_down_nine_in_stud() -> None:
    """Seven cards for nine are more than a deck has: the club deals it to nine all the same, another book to eight."""
    club = {"profile": "club-tournament"}
    assert final_table_seats(terms(seats=8, game="five-stud", **club), policy()) == 9
    assert final_table_seats(terms(seats=8, game="seven-stud", **club), policy()) == 9
    assert final_table_seats(terms(seats=5, game="five-stud-32", **club), policy()) == 5
    assert final_table_seats(terms(seats=8, **club), policy()) == 10
    assert terms(seats=8, game="seven-stud", profile="tda-2022").most_seats == 8


@pytest.mark.clause("CLUB-7:7.2.6")
def test_the_club_forms_its_final_table_at_ten() -> None:
    """TOUR-AU-3."""
    event = standing({1: [1, 2, 3, 4, 5], 2: [1, 2, 3, 4, 5, 6]}, profile="club-tournament")
    event = after(event, BeginHand(2))
    lost = EndHand(2, {1: 20_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 10_000, 6: 0})
    formed = facts_of(event, lost, FinalTable)
    assert [fact.why.clause for fact in formed] == ["CLUB-7:7.2.6"]
    event = after(event, lost)
    assert event.final
    assert len(event.tables) == 1
    assert event.left == 10


@pytest.mark.clause("TDA-2022:RP9.1")
def test_by_the_book_of_2022_ten_play_on_at_two_tables() -> None:
    event = standing({1: [1, 2, 3, 4, 5], 2: [1, 2, 3, 4, 5, 6]})
    event = after(event, BeginHand(2))
    lost = EndHand(2, {1: 20_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 10_000, 6: 0})
    assert len(after(event, lost).tables) == 2


def test_the_final_table_waits_for_the_hand_at_the_other_table() -> None:
    event = standing({1: [1, 2, 3, 4], 2: [1, 2, 3, 4, 5, 6]})
    event = after(event, BeginHand(1), BeginHand(2))
    event = after(event, EndHand(2, {1: 20_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 10_000, 6: 0}))
    assert event.left == 9
    assert not event.final
    event = after(event, EndHand(1, {1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000}))
    assert event.final
