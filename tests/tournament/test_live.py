"""A live floor: nobody moves by software, the floor is told what is due and does it when it is ready."""

import pytest

from croupier.errors import Refusal
from croupier.tournament import Event, Tick
from croupier.tournament.commands import (
    Balance,
    BreakTable,
    Bust,
    CallHandForHand,
    CloseRound,
    ColourUp,
    CountHands,
    FormFinalTable,
    OpenTable,
)
from croupier.tournament.due import due
from croupier.tournament.facts import Moved
from croupier.tournament.terms import Level, Prizes
from tests.tournament.desk import MINUTE, after, facts_of, running, standing


def kinds(event: Event) -> list[str]:
    return [each.kind for each in due(event)]


def floor(tables: dict[int, range], **given) -> Event:
    return standing(tables, live=True, prizes=Prizes(ladder=(50, 30, 20)), **given)


def test_a_bust_leaves_the_tables_as_they_are_and_the_move_is_told_with_its_clause() -> None:
    event = after(floor({1: range(1, 9), 2: range(1, 8)}), Bust("2-7", ("2-1",)))
    assert [len(table.seats) for table in event.tables.values()] == [8, 6]
    [move] = due(event)
    assert (move.kind, move.tables, move.why.clause) == ("move", (1, 2), "TDA-2022:11A.1")


@pytest.mark.clause("TDA-2022:11A.1")
@pytest.mark.clause("TDA-2022:11A.2")
def test_the_floor_says_where_the_buttons_stand_and_the_move_is_made_by_the_book() -> None:
    event = after(floor({1: range(1, 9), 2: range(1, 8)}), Bust("2-7", ("2-1",)))
    # Table 1: button 1, blinds 2 and 3, so seat 4 is next. Table 2: button 4, blinds 5 and 6, so seat 7 is the worst.
    [move] = facts_of(event, Balance({1: 1, 2: 4}), Moved)
    assert (move.player, move.table, move.seat) == ("1-4", 2, 7)
    event = after(event, Balance({1: 1, 2: 4}))
    assert kinds(event) == []
    with pytest.raises(Refusal, match="no player has to move"):
        after(event, Balance())


def test_the_chips_of_who_went_out_go_to_who_took_them() -> None:
    event = after(floor({1: range(1, 9)}), Bust("1-7", ("1-1", "1-2")))
    assert [event.entrants[player].stack for player in ("1-1", "1-2", "1-7")] == [15_000, 15_000, 0]
    with pytest.raises(Refusal, match="say who won them"):
        after(event, Bust("1-6"))


def test_a_table_breaks_when_the_floor_says_so() -> None:
    event = floor({1: range(1, 8), 2: range(1, 8), 3: range(1, 5)})
    assert kinds(event) == ["break"]
    assert due(event)[0].tables == (3,)
    assert sorted(after(event, BreakTable(3)).tables) == [1, 2]


@pytest.mark.clause("TDA-2022:RP9.1")
def test_the_final_table_is_drawn_when_the_floor_says_so() -> None:
    event = after(floor({1: range(1, 6), 2: range(1, 6)}), Bust("2-5", ("2-1",)))
    assert kinds(event) == ["final-table"]
    with pytest.raises(Refusal, match="the final table comes later"):
        after(floor({1: range(1, 6), 2: range(1, 7)}), FormFinalTable())
    event = after(event, FormFinalTable())
    assert event.final
    assert event.left == 9


@pytest.mark.clause("TDA-2022:RP8A")
def test_hand_for_hand_is_called_and_its_rounds_are_closed_by_the_floor() -> None:
    event = standing({1: range(1, 7), 2: range(1, 7)}, live=True, prizes=Prizes(ladder=tuple([1] * 11)))
    event = after(event, Tick())
    assert kinds(event) == ["hand-for-hand"]
    event = after(event, CallHandForHand(), now=2 * MINUTE)
    event = after(event, Bust("1-6", ("1-1",)), Bust("2-6", ("2-1",)), now=3 * MINUTE)
    assert event.paid == {}
    event = after(event, CloseRound(), now=4 * MINUTE)
    assert event.paid["1-6"].amount == event.paid["2-6"].amount
    assert event.clock.remaining(4 * MINUTE) == 16 * MINUTE
    # Everybody is in the money now: called when it was due, it ends with the bubble.
    assert not event.hand_for_hand


@pytest.mark.clause("TDA-2022:RP8A")
def test_hand_for_hand_goes_on_by_itself_as_every_table_reports_its_hand() -> None:
    event = standing({1: range(1, 7), 2: range(1, 7)}, live=True, prizes=Prizes(ladder=tuple([1] * 11)))
    event = after(event, Tick(), CallHandForHand(), CountHands(1), now=2 * MINUTE)
    first = event.round
    with pytest.raises(Refusal, match="waits for the others"):
        after(event, CountHands(1))
    event = after(event, CountHands(2), now=3 * MINUTE)
    # Two minutes are off the clock, and nobody is out: both tables play one more.
    assert (event.round, event.hand_for_hand, event.clock.remaining(0)) == (first + 1, True, 16 * MINUTE)
    event = after(event, CountHands(2), Bust("1-6", ("1-1",)), now=4 * MINUTE)
    assert event.paid == {}
    event = after(event, CountHands(1), now=5 * MINUTE)
    # The bubble has burst with the last report: the clock runs again, and the prizes are certain.
    assert not event.hand_for_hand
    assert event.clock.running
    assert event.left == 11


def test_chips_leave_at_the_break_when_the_floor_says_so() -> None:
    levels = (
        Level(small_blind=25, big_blind=50),
        Level(pause=10, colour_up=(25,)),
        Level(small_blind=100, big_blind=200),
    )
    event = after(floor({1: range(1, 9)}, chips=(25, 100), levels=levels), Tick(), now=20 * MINUTE)
    assert [(each.kind, each.chip) for each in due(event)] == [("colour-up", 25)]
    assert kinds(after(event, ColourUp(25), now=21 * MINUTE)) == []


def test_chips_go_to_somebody_who_sits_and_never_to_oneself() -> None:
    direction = running(4, live=True)
    direction.do(Bust("1", ("2",)), now=0)
    for taker in ("1", "3"):
        with pytest.raises(Refusal, match=f"{taker} has no seat to take chips at"):
            direction.do(Bust("3", (taker,)), now=0)
    assert direction.event.entrants["2"].stack == 20_000


def test_no_table_is_opened_beside_the_final_one() -> None:
    event = standing({1: [1, 2, 3, 4, 5], 2: [1, 2, 3, 4]})
    event = after(event, Tick())
    assert event.final
    with pytest.raises(Refusal, match="the final table plays"):
        after(event, OpenTable())
