import pytest

from croupier.errors import Refusal
from croupier.tournament import BeginHand, EndHand, Event, Tick
from croupier.tournament.commands import CallHandForHand
from croupier.tournament.facts import PrizePaid
from croupier.tournament.hands.hand_for_hand import time_off
from croupier.tournament.prizes.places import places
from croupier.tournament.terms import Prizes
from tests.tournament.desk import MINUTE, after, facts_of, standing

LEVEL = 17 * MINUTE + 30_000
PAYS_ELEVEN = Prizes(ladder=(30, 20, 10, 8, 7, 6, 5, 5, 4, 3, 2))


def bubble(stacks: dict[str, int] | None = None, **given) -> Event:
    """Twelve left, six at each of two tables, eleven places paid: announced during a hand at table 2, at 17:30."""
    event = standing({1: range(1, 8), 2: range(1, 7)}, prizes=PAYS_ELEVEN, stacks=stacks, **given)
    event = after(event, BeginHand(1), BeginHand(2))
    held = {seat: entrant.stack for seat, entrant in event.at(1)}
    lost = EndHand(1, {**held, 1: held[1] + held[7], 7: 0})
    event = after(event, lost, now=2 * MINUTE + 30_000)
    assert event.hand_for_hand
    return event


def first_round(event: Event) -> Event:
    """The hand in progress at the announcement is over, and the next one is dealt at both tables."""
    held = {seat: entrant.stack for seat, entrant in event.at(2)}
    return after(event, EndHand(2, held), BeginHand(1), BeginHand(2), now=3 * MINUTE)


def kept(event: Event, table: int, *lost: int) -> EndHand:
    """A hand that leaves the stacks as they were, but for those who lost theirs to the first seat."""
    held = {seat: entrant.stack for seat, entrant in event.at(table)}
    won = sum([held[seat] for seat in lost])
    return EndHand(table, {**held, **dict.fromkeys(lost, 0), 1: held[1] + won})


@pytest.mark.clause("TDA-2017:RP8C")
@pytest.mark.clause("TDA-2022:RP8B")
@pytest.mark.clause("TDA-2017:RP8B")
@pytest.mark.clause("TDA-2022:RP8C")
@pytest.mark.parametrize("book", ["tda-2022", "tda-2017"])
def test_two_minutes_come_off_the_clock_for_every_hand_the_current_one_first(book: str) -> None:
    """TDA-2017:EX-RP8B, TDA-2022:EX-RP8B."""
    event = bubble(profile=book)
    assert event.clock.remaining(5 * MINUTE) == LEVEL
    event = first_round(event)
    assert event.clock.remaining(0) == 15 * MINUTE + 30_000
    event = after(event, kept(event, 1), kept(event, 2), now=9 * MINUTE)
    assert event.clock.remaining(0) == 13 * MINUTE + 30_000


@pytest.mark.clause("TDA-2024:RP8B")
def test_by_the_book_of_2024_a_hand_of_four_minutes_takes_three() -> None:
    """AUTH-090."""
    event = bubble(profile="tda-2024")
    assert time_off(event, 4 * MINUTE) == 3 * MINUTE
    assert time_off(event, 100_000) == 100_000


@pytest.mark.under("tda-2022", "tda-2017")
@pytest.mark.clause("TDA-2017:RP8D")
@pytest.mark.clause("TDA-2022:RP8D")
def test_levels_go_on_rising_while_hands_use_up_the_clock() -> None:
    event = first_round(bubble())
    for _ in range(8):
        event = after(event, kept(event, 1), kept(event, 2), BeginHand(1), BeginHand(2), now=9 * MINUTE)
    assert event.clock.index == 1
    assert event.clock.remaining(0) == 19 * MINUTE + 30_000


@pytest.mark.clause("TDA-2022:RP8A")
def test_a_table_that_has_played_waits_for_the_other() -> None:
    event = first_round(bubble())
    event = after(event, kept(event, 1))
    with pytest.raises(Refusal, match="waits for the others"):
        after(event, BeginHand(1))
    event = after(event, kept(event, 2))
    assert after(event, BeginHand(1)).tables[1].playing


@pytest.mark.under("tda-2022", "club-tournament", "online-tournament")
@pytest.mark.clause("CLUB-7:7.8.13")
@pytest.mark.clause("ONLINE:bust-1")
@pytest.mark.clause("ONLINE:bust-2")
def test_who_had_more_chips_is_placed_better_whichever_table_was_done_first() -> None:
    event = first_round(bubble({"1-6": 4_000, "2-6": 16_000}))
    event = after(event, kept(event, 2, 6))
    assert next(iter(places(event))).players != ("2-6",)
    event = after(event, kept(event, 1, 6))
    assert [(place.first, place.players) for place in places(event)][:2] == [(11, ("2-6",)), (12, ("1-6",))]
    assert "2-6" in event.paid
    assert "1-6" not in event.paid


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:bust-2")
def test_equal_stacks_at_two_tables_share_the_place_and_its_prize() -> None:
    event = first_round(bubble())
    event = after(event, kept(event, 1, 6), kept(event, 2, 5))
    assert next(places(event))[:2] == (11, 12)
    assert event.paid["1-6"].amount == event.paid["2-5"].amount == event.ladder[10] // 2
    assert not event.hand_for_hand


@pytest.mark.under("tda-2022", "tda-2017")
@pytest.mark.clause("TDA-2022:RP8A")
@pytest.mark.clause("TDA-2017:RP8A")
def test_where_the_policy_says_so_all_share_whatever_their_stacks() -> None:
    event = first_round(bubble({"1-6": 4_000, "2-6": 16_000}, event={"same_hand_bust": "equal"}))
    event = after(event, kept(event, 1, 6), kept(event, 2, 6))
    assert event.paid["1-6"] == event.paid["2-6"]


def test_with_the_bubble_burst_the_clock_runs_again() -> None:
    event = bubble()
    event = after(event, kept(event, 2, 6), now=9 * MINUTE)
    assert not event.hand_for_hand
    assert event.clock.running
    assert event.clock.remaining(9 * MINUTE) == LEVEL - 2 * MINUTE


def test_nobody_is_paid_before_the_other_table_is_done() -> None:
    event = first_round(bubble())
    assert facts_of(event, kept(event, 1, 5, 6), PrizePaid) == []


def test_the_director_calls_it_himself() -> None:
    event = standing({1: range(1, 7), 2: range(1, 7)}, hand_for_hand=0)
    event = after(event, CallHandForHand())
    assert event.hand_for_hand
    with pytest.raises(Refusal, match="hand for hand is on"):
        after(event, CallHandForHand())
    event = after(event, BeginHand(1), BeginHand(2))
    event = after(event, kept(event, 1), kept(event, 2))
    assert event.hand_for_hand
    assert not after(event, CallHandForHand(on=False)).hand_for_hand


def test_a_round_nobody_can_play_waits() -> None:
    """The director calls hand for hand while one of the last two has no chips and may still buy some."""
    event = standing({1: [1, 2]}, stacks={"1-2": 20_000, "1-1": 0}, hand_for_hand=0)
    event = after(event, CallHandForHand())
    assert event.hand_for_hand
    before = event.round
    assert after(event, Tick()).round == before


def test_who_waits_for_the_other_tables_has_his_place_when_the_director_ends_it() -> None:
    event = standing({1: range(1, 7), 2: range(1, 7)}, hand_for_hand=0)
    event = after(event, CallHandForHand(), BeginHand(1), BeginHand(2))
    event = after(event, EndHand(1, {1: 20_000, 2: 0, 3: 10_000, 4: 10_000, 5: 10_000, 6: 10_000}))
    assert [finish.players for finish in event.round_out] == [("1-2",)]
    event = after(event, CallHandForHand(on=False))
    assert (event.round_out, [place.players for place in places(event)]) == ((), [("1-2",)])


@pytest.mark.under("tda-2022", "tda-2017", "tda-2024")
@pytest.mark.clause("TDA-2022:RP8A", "TDA-2017:RP8A")
@pytest.mark.parametrize("first", [1, 2])
def test_ten_left_and_nine_paid_the_other_table_plays_its_hand_before_the_final_table(first: int) -> None:
    """One table's hand is over, and somebody out, before the other has dealt: it still deals, then nine sit down."""
    event = standing(
        {1: range(1, 7), 2: range(1, 6)},
        prizes=Prizes(ladder=(30, 20, 12, 10, 8, 7, 5, 5, 3)),
        seats=8,
    )
    event = after(event, BeginHand(1), kept(event, 1, 6))
    assert (event.hand_for_hand, event.left, event.final) == (True, 10, False)
    other = 3 - first
    event = after(event, BeginHand(first))
    event = after(event, kept(event, first, 5))
    assert not event.final
    event = after(event, BeginHand(other))
    event = after(event, kept(event, other))
    assert (event.final, event.left, len(event.tables)) == (True, 9, 1)
    assert event.issued == sum([entrant.stack for entrant in event.entrants.values()])
