"""A command taken back from under later ones: what does not stand on it stays, the rest is worked out anew."""

import pytest

from croupier.errors import Refusal
from croupier.tournament import Buy, Register, Start, Tournament
from croupier.tournament.commands import (
    Bust,
    ColourUp,
    Command,
    Move,
    NoRebuy,
    Penalise,
    Stop,
    Unregister,
)
from croupier.tournament.prizes.places import places
from croupier.tournament.terms import Bounties, Entries, Prizes, Rebuys, Seating
from tests.tournament.desk import MINUTE, running, terms


def number(direction: Tournament, command: object) -> int:
    return next(entry.number for entry in direction.log if entry.command == command)


def do(direction: Tournament, *commands: Command) -> None:
    for at, command in enumerate(commands):
        direction.do(command, now=MINUTE + at, by="floor", seed=f"lot {at}")


def sound(direction: Tournament) -> None:
    """Chips are those in play, and the log says the same as the state."""
    event = direction.event
    assert event.in_chips == event.issued - event.removed
    assert Tournament(direction.terms, direction.log).event == event
    for table in event.tables.values():
        for seat, player in table.seats.items():
            assert (event.entrants[player].table, event.entrants[player].seat) == (table.number, seat)


def at_one_table(direction: Tournament, table: int) -> list[str]:
    return list(direction.event.tables[table].seats.values())


def test_a_wrong_bust_is_taken_back_after_five_other_acts() -> None:
    direction = running(18, live=True, entries=Entries(late_levels=4))
    a, b, c, d, e, f, *_ = at_one_table(direction, 1)
    do(direction, Bust(a, (b,)), Bust(c, (b,)), Penalise(d, "talks", "warning"), Stop(), Bust(e, (f,)))
    do(direction, Register("late"))
    before = direction.event
    direction.undo(by="director", number=number(direction, Bust(a, (b,))))
    event = direction.event
    assert (event.entrants[a].status, event.entrants[a].stack) == ("playing", 10_000)
    # Who won his chips keeps those of the others.
    assert (event.entrants[b].stack, event.entrants[f].stack) == (20_000, 20_000)
    assert event.left == before.left + 1
    assert [place.players for place in places(event)] == [(e,), (c,)]
    assert not event.clock.running
    assert len(event.record) == 1
    late = event.entrants["late"]
    assert (late.table, late.seat) == (before.entrants["late"].table, before.entrants["late"].seat)
    sound(direction)


def test_whoever_is_back_draws_another_seat_where_his_has_been_given_away() -> None:
    direction = running(18, live=True, entries=Entries(late_levels=4))
    a, b, *_ = at_one_table(direction, 1)
    seat = direction.event.entrants[a].seat
    mover = at_one_table(direction, 2)[0]
    do(direction, Bust(a, (b,)), Move(mover, 1, seat))
    direction.undo(number=number(direction, Bust(a, (b,))))
    event = direction.event
    assert (event.entrants[mover].table, event.entrants[mover].seat) == (1, seat)
    # His table is full with the one who came, so that he goes where a seat became empty.
    assert (event.entrants[a].table, event.entrants[a].status) == (2, "playing")
    ways = [fact for fact in direction.log[-1].facts if fact.why.code == "tournament-why-makes-way"]
    assert (ways[-1].table, ways[-1].seat) == (2, event.entrants[a].seat)
    sound(direction)


def test_prizes_and_places_are_paid_as_they_are_without_the_bust() -> None:
    ladder = Prizes(ladder=(40, 25, 20, 15))
    direction = running(5, live=True, prizes=ladder)
    a, b, c, _, e = at_one_table(direction, 1)
    do(direction, Bust(a, (e,)), Bust(b, (e,)), Bust(c, (e,)))
    assert {each: direction.event.paid[each].amount for each in (b, c)} == {b: 7_500, c: 10_000}
    direction.undo(number=number(direction, Bust(a, (e,))))
    event = direction.event
    assert {each: event.paid[each].amount for each in event.paid} == {c: 7_500}
    assert (event.money.paid, event.left, event.entrants[e].stack) == (7_500, 3, 30_000)
    sound(direction)


def test_a_progressive_bounty_goes_back_on_the_head_of_who_is_back() -> None:
    direction = running(9, live=True, bounties=Bounties(amount=4_000, kind="progressive"))
    a, b, c, *_ = at_one_table(direction, 1)
    do(direction, Bust(a, (b,)), Bust(b, (c,)))
    assert direction.event.entrants[c].won == 3_000
    direction.undo(number=number(direction, Bust(a, (b,))))
    event = direction.event
    assert (event.entrants[a].head, event.entrants[c].won, event.entrants[c].head) == (4_000, 2_000, 6_000)
    assert (event.money.bounties, event.entrants[b].won) == (9 * 4_000 - 2_000, 0)
    sound(direction)


def test_one_cashiers_entry_is_taken_back_and_anothers_keeps_its_seat() -> None:
    direction = Tournament(terms(live=True, seating=Seating(at_entry=2)))
    for player in ("ann", "bob", "cid", "dan"):
        do(direction, Register(player))
    seats = {each.id: (each.table, each.seat) for each in direction.event.entrants.values()}
    direction.undo(number=number(direction, Register("bob")))
    event = direction.event
    assert {each.id: (each.table, each.seat) for each in event.entrants.values()} == {
        player: seat for player, seat in seats.items() if player != "bob"
    }
    assert (event.entries, event.money.pool) == (3, 30_000)
    sound(direction)


def test_what_was_done_with_the_player_since_stands_on_it() -> None:
    direction = running(
        9, live=True, entries=Entries(late_levels=4), rebuys=Rebuys(price=5_000, chips=10_000, levels=4)
    )
    a, b, c, *_ = at_one_table(direction, 1)
    do(direction, Bust(a, (b,)), Buy(a), Bust(c, (b,)))
    with pytest.raises(Refusal, match=f"stands on it \\({a}\\)"):
        direction.undo(number=number(direction, Bust(a, (b,))))
    direction.undo(number=number(direction, Buy(a)))
    direction.undo(number=number(direction, Bust(a, (b,))))
    assert (direction.event.entrants[a].stack, direction.event.entrants[b].stack) == (10_000, 20_000)
    sound(direction)


def test_a_colour_up_without_the_chips_of_a_player_stands_on_his_bust() -> None:
    direction = running(9, live=True, chips=(25, 100, 500), entries=Entries())
    a, b, *_ = at_one_table(direction, 1)
    do(direction, Bust(a, (b,)), ColourUp(25))
    with pytest.raises(Refusal, match="what floor did since stands on it"):
        direction.undo(number=number(direction, Bust(a, (b,))))


def test_the_start_is_not_taken_back_from_under_play() -> None:
    direction = running(9, live=True)
    a, b, *_ = at_one_table(direction, 1)
    do(direction, Bust(a, (b,)))
    with pytest.raises(Refusal, match="stands on it"):
        direction.undo(number=number(direction, Start()))


def test_no_rebuy_and_an_entry_taken_back_are_taken_back_alone() -> None:
    direction = running(9, live=True, rebuys=Rebuys(price=5_000, chips=10_000, levels=4))
    a, b, c, d, *_ = at_one_table(direction, 1)
    do(direction, Bust(a, (b,)), NoRebuy(a), Bust(c, (d,)))
    direction.undo(number=number(direction, NoRebuy(a)))
    assert (direction.event.entrants[a].status, direction.event.entrants[c].status) == ("broke", "broke")
    early = Tournament(terms())
    do(early, Register("ann"), Register("bob"), Unregister("ann"), Register("cid"))
    early.undo(number=2)
    assert (early.event.entries, early.event.entrants["ann"].status) == (3, "registered")
