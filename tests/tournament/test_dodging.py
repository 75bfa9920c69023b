"""Blinds that pass a player by: counted by the book in force, told to the director from the second time on."""

import pytest

from croupier.tournament import Event
from croupier.tournament.commands import BlindMissed, Move, Penalise
from croupier.tournament.discipline.penalties import advice, offences
from croupier.tournament.due import due
from croupier.tournament.facts import BlindEscaped
from croupier.tournament.seen import seen
from tests.tournament.desk import after, facts_of, standing

# Button 1, blinds 2 and 3: seat 4 posts the big blind next; at table 2 it comes to seat 9 after five others.
TWO = {1: range(1, 9), 2: range(1, 9)}
BUTTONS = {1: (1, 2, 3), 2: (1, 2, 3)}


def room(**given) -> Event:
    return standing(TWO, BUTTONS, **({"seats": 9, "live": True} | given))


@pytest.mark.clause("TDA-2022:33")
def test_whoever_moves_away_from_his_big_blind_twice_is_told_to_the_director() -> None:
    event = after(room(), Move("1-4", 2, 9))
    assert [(told.kind, told.text, told.hands) for told in event.record] == [("notice", "moved", 1)]
    assert "dodging" not in [each.kind for each in due(event)]
    event = after(event, BlindMissed("1-4", "late"))
    assert [(told.text, told.hands, told.offence) for told in event.record[1:]] == [
        ("late", 2, "dodges-blinds")
    ]
    [notice] = [each for each in due(event) if each.kind == "dodging"]
    assert (notice.why.clause, notice.why.say()) == (
        "TDA-2022:33",
        "a blind has passed 1-4 by 2 times: dodging blinds on purpose is penalised",
    )


def test_a_move_far_from_the_blinds_is_nothing_to_notice() -> None:
    assert facts_of(room(), Move("1-8", 2, 9), BlindEscaped) == []


def test_a_move_into_the_next_big_blind_escapes_nothing() -> None:
    event = standing({1: range(1, 9), 2: [1, 2, 3, 5, 6, 7, 8]}, BUTTONS, seats=9, live=True)
    assert facts_of(event, Move("1-4", 2, 4), BlindEscaped) == []


@pytest.mark.clause("TDA-2017:33")
@pytest.mark.clause("TDA-2015:32")
@pytest.mark.clause("CLUB-7:7.6.2")
@pytest.mark.parametrize(
    ("book", "clause"),
    [("tda-2015", "TDA-2015:32"), ("tda-2017", "TDA-2017:33"), ("club-tournament", "CLUB-7:7.6.2")],
)
def test_older_books_count_only_the_way_from_a_broken_table(book: str, clause: str) -> None:
    """DISC-AU-11."""
    event = room(profile=book)
    assert facts_of(event, BlindMissed("1-4", "absent"), BlindEscaped) == []
    [escaped] = facts_of(event, BlindMissed("1-4", "broken-table"), BlindEscaped)
    assert (escaped.times, escaped.why.clause) == (1, clause)


@pytest.mark.clause("TDA-2024:33")
def test_by_the_newest_book_any_way_counts_and_a_penalty_ends_the_notice() -> None:
    event = room(profile="tda-2024")
    event = after(event, BlindMissed("1-4", "late"), BlindMissed("1-4", "absent"))
    assert [each.kind for each in due(event)] == ["dodging"]
    assert advice(event, "1-4", "dodges-blinds").verdict == "penalty"
    assert offences(event, "1-4", "dodges-blinds") == 0
    event = after(event, Penalise("1-4", "dodges-blinds", "rounds", 1, "floor"))
    assert due(event) == ()
    assert offences(event, "1-4", "dodges-blinds") == 1


def test_only_the_floor_sees_the_notice() -> None:
    event = after(room(), BlindMissed("1-4", "late"))
    assert seen(event, 0).record == seen(event, 0, player="1-4").record == ()
    assert [each.text for each in seen(event, 0, floor=True).record] == ["late"]
