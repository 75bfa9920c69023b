"""When rebuys are over: for a player who says no, for a table, and for the event once nobody else can come in."""

from collections.abc import Mapping

import pytest

from croupier.bots.quick import play
from croupier.errors import Refusal
from croupier.tournament import BeginHand, Buy, EndHand, Event, Level, Register, Start, Tournament
from croupier.tournament.commands import Bust, CloseRebuys, NoRebuy
from croupier.tournament.due import due
from croupier.tournament.facts import RebuysClosed, RegistrationClosed
from croupier.tournament.hands.playing import holds
from croupier.tournament.prizes.places import places
from croupier.tournament.seen import seen
from croupier.tournament.simulation.event import Simulation
from croupier.tournament.terms import AddOn, Entries, Flights, Prizes, Rebuys
from tests.tournament.desk import after, facts_of, running, terms

HANDS = tuple([Level(small_blind=50 * n, big_blind=100 * n, hands=50) for n in (1, 2, 3)])
REBUYS = Rebuys(price=5_000, chips=10_000, levels=3)
NIGHT = {"levels": HANDS, "rebuys": REBUYS, "prizes": Prizes(ladder=(50, 30, 20))}


def hand(event: Event, stacks: Mapping[str, int], takers: Mapping[str, str]) -> Event:
    """One hand at table 1 that leaves these stacks."""
    seat = {player: event.entrants[player].seat for player in stacks}
    left = {seat[player]: chips for player, chips in stacks.items()}
    won: dict[int, tuple[int, ...]] = {seat[lost]: (seat[taker],) for lost, taker in takers.items()}
    return after(event, BeginHand(1), EndHand(1, left, won))


def last_standing(**given) -> Event:
    """Levels by hands, rebuys open: 2 and 3 lose all they have to 1 on one hand, 2 with more than 3."""
    event = hand(running(3, **(NIGHT | given)).event, {"1": 5_000, "2": 15_000, "3": 10_000}, {})
    return hand(event, {"1": 30_000, "2": 0, "3": 0}, {"2": "1", "3": "1"})


def placed(event: Event) -> list[tuple[int, tuple[str, ...]]]:
    return [(place.first, place.players) for place in places(event)]


def test_the_event_is_over_when_nobody_rebuys_against_the_last_player() -> None:
    event = last_standing()
    assert (event.phase, holds(event, 1)) == ("running", "too-few-players")
    # Their time is over: the room asks for the next hand, and nobody is there to play it with.
    event = after(event, BeginHand(1))
    assert (event.phase, event.left) == ("finished", 1)
    assert placed(event) == [(2, ("2",)), (3, ("3",))]
    assert event.paid["2"].amount == 9_000
    assert event.money.paid == event.money.pool == 30_000


def test_a_rebuy_in_time_and_play_goes_on() -> None:
    event = after(last_standing(), Buy("3"), BeginHand(1))
    assert event.phase == "running"
    assert event.tables[1].playing
    assert event.entrants["2"].status == "out"


def test_a_no_is_that_players_alone_and_at_once_and_the_order_of_the_answers_is_not_the_order_of_places() -> (
    None
):
    event = after(last_standing(), NoRebuy("2"))
    assert (event.phase, event.entrants["2"].status, event.entrants["3"].status) == (
        "running",
        "out",
        "broke",
    )
    assert (event.entrants["2"].table, placed(event)) == (0, [(3, ("2",))])
    assert "no-rebuy" in seen(event, 0, player="3").me.may
    assert "no-rebuy" not in seen(event, 0, player="2").me.may
    [closed] = facts_of(event, NoRebuy("3"), RebuysClosed)
    assert closed.why.say("en") == "one player has all the chips: nobody is left to buy more"
    event = after(event, NoRebuy("3"))
    assert (event.phase, placed(event)) == ("finished", [(2, ("2",)), (3, ("3",))])


def test_who_rebuys_while_another_says_no_plays_on() -> None:
    event = after(last_standing(), NoRebuy("2"), Buy("3"))
    assert (event.phase, event.left, event.entrants["3"].stack) == ("running", 2, 10_000)
    with pytest.raises(Refusal, match="2 is out"):
        after(event, Buy("2"))


def test_who_had_as_much_shares_his_place_though_he_says_no_later() -> None:
    event = hand(running(3, **NIGHT).event, {"1": 30_000, "2": 0, "3": 0}, {"2": "1", "3": "1"})
    event = after(event, NoRebuy("3"), NoRebuy("2"))
    assert placed(event) == [(2, ("3", "2"))]


def test_no_rebuy_acts_at_once_beside_another_who_is_broke_at_a_live_table() -> None:
    """Two of one table are without chips, one of them since an earlier hand: each is out by his own word."""
    event = running(4, live=True, **NIGHT).event
    event = after(event, Bust("4", ("1",)), Bust("3", ("1",)), NoRebuy("3"))
    assert [event.entrants[player].status for player in "1234"] == ["playing", "playing", "out", "broke"]
    assert placed(after(event, NoRebuy("4"))) == [(3, ("4",)), (4, ("3",))]


def test_only_who_has_no_chips_says_no() -> None:
    event = last_standing()
    with pytest.raises(Refusal, match="has chips, or has said no already"):
        after(event, NoRebuy("1"))
    with pytest.raises(Refusal, match="has chips, or has said no already"):
        after(event, NoRebuy("2"), NoRebuy("2"))


def test_the_director_closes_rebuys_and_who_has_no_chips_is_out() -> None:
    event = after(last_standing(), CloseRebuys())
    assert event.phase == "finished"
    playing = running(6, **NIGHT).event
    closed = after(playing, CloseRebuys())
    assert (playing.ladder, closed.ladder) == ((), (30_000, 18_000, 12_000))
    with pytest.raises(Refusal, match="no rebuys are sold now"):
        after(closed, Buy("1"))
    with pytest.raises(Refusal, match="no rebuys are sold now"):
        after(closed, CloseRebuys())


def test_rebuys_that_are_over_by_the_events_terms_are_not_closed_again() -> None:
    with pytest.raises(Refusal, match="no rebuys are sold now"):
        after(running(6).event, CloseRebuys())


def test_closing_rebuys_can_be_taken_back() -> None:
    direction = running(6, **NIGHT)
    before = direction.event
    direction.do(CloseRebuys(), now=0, by="director")
    direction.undo(by="director")
    assert direction.event == before
    assert seen(direction.event, 0, floor=True).prizes.closed == "prizes-not-yet"


def test_an_add_on_to_come_does_not_keep_the_winner_waiting() -> None:
    add_on = AddOn(price=5_000, chips=15_000, after_level=3)
    event = after(last_standing(add_on=add_on), BeginHand(1))
    assert event.phase == "finished"


def test_a_live_floor_is_told_and_ends_it_by_a_no_or_a_second_tap_of_bust() -> None:
    event = running(3, live=True, **NIGHT).event
    event = after(event, Bust("3", ("1",)), Bust("2", ("1",)))
    [asked] = due(event)
    assert (asked.kind, asked.tables, asked.why.clause) == ("rebuys", (1,), "TDA-2022:27.1")
    ended = after(event, NoRebuy("3"), Bust("2"))
    # Nobody counts chips hand by hand here: who lost his last ones later is placed better.
    assert (ended.phase, placed(ended)) == ("finished", [(2, ("2",)), (3, ("3",))])


def test_a_bust_that_two_directors_report_leaves_the_player_his_rebuy() -> None:
    event = after(running(3, live=True, **NIGHT).event, Bust("3", ("1",)))
    with pytest.raises(Refusal) as no:
        after(event, Bust("3", ("2",)))
    assert no.value.code == "tournament-bust-told-already"
    assert event.entrants["3"].status == "broke"
    assert (event.entrants["1"].stack, event.entrants["2"].stack) == (20_000, 10_000)


def test_late_registration_of_levels_by_hands_ends_with_one_player_left() -> None:
    event = running(2, levels=HANDS, entries=Entries(late_levels=3), prizes=Prizes(ladder=(100,))).event
    event = hand(event, {"1": 20_000, "2": 0}, {"2": "1"})
    assert event.phase == "finished"


def test_a_flight_by_hands_with_one_player_left_is_over() -> None:
    """In a flight prizes close nothing; nobody can be dealt a hand of its level any more."""
    flight = Flights(names=("1A",), percent=10, flight="1A")
    direction = Tournament(terms(levels=HANDS, entries=Entries(late_levels=3), flights=flight))
    for player in "123":
        direction.do(Register(player), now=0)
    direction.do(Start(), now=0, seed="lot")
    event = hand(direction.event, {"1": 20_000, "2": 0, "3": 10_000}, {"2": "1"})
    assert not event.day_over
    seat = {player: event.entrants[player].seat for player in "13"}
    event = after(event, BeginHand(1))
    end = EndHand(1, {seat["1"]: 30_000, seat["3"]: 0}, {seat["3"]: (seat["1"],)})
    [closed] = facts_of(event, end, RegistrationClosed)
    assert closed.why.code == "tournament-why-closed-nobody-left"
    assert after(event, end).day_over


@pytest.mark.parametrize("seed", range(4))
def test_a_rebuy_night_of_hands_only_always_ends(seed: int) -> None:
    levels = tuple([Level(small_blind=500 * n, big_blind=1_000 * n, hands=30) for n in (1, 2, 3)])
    night = terms(
        levels=levels, rebuys=REBUYS, entries=Entries(late_levels=3), prizes=Prizes(ladder=(60, 40))
    )
    told = Simulation(night, 4, seed, play).run()
    assert (told.event.phase, told.watch.broken) == ("finished", [])
