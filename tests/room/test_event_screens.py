"""What many look at is encoded once: every screen hears exactly what it would hear alone."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import asdict

from croupier.errors import Refusal
from croupier.room.event_codes import code_of
from croupier.room.event_messages import EntrantSeen, EventMessage, FloorSeen
from croupier.room.event_screens import Screens
from croupier.room.event_state import EventState
from croupier.room.event_view import FLOOR, Links, about, fixed, you
from croupier.tournament import Register, Start
from croupier.tournament.busts import places
from croupier.tournament.commands import Bust
from croupier.tournament.seen import done, seen
from croupier.tournament.terms import Bounties, Entries
from tests.room.evening import Clock
from tests.room.test_event_actor import _anything, directed, entered, house_at, told


def alone(state: EventState, viewer: str | None, now: int) -> EventMessage:
    """The message made for one viewer from nothing."""
    event, floor = state.event, None
    player = state.player_of(viewer)
    picture = seen(event, now, news=state.news, player=player)
    if viewer == FLOOR:
        picture = seen(event, now, floor=True, news=state.news, log=tuple(state.log))
        shared = {each: (place.first, place.last) for place in places(event) for each in place.players}
        last = state.last
        floor = FloorSeen(
            undo=done((last,))[0] if last is not None else None,
            entrants=tuple(
                [EntrantSeen(**asdict(e), place=shared.get(e.id)) for e in event.entrants.values()]
            ),
            codes={each: code_of(state.secret, each) for each in event.entrants},
            owed={each: cents for each, cents in state.owed.items() if cents > 0},
        )
    mine = you(state, viewer, picture) if viewer not in (None, FLOOR) else None
    what = about(state, Links(), fixed(state.terms))
    return EventMessage(f"event/{state.id}", state.version, now, picture, what, mine, floor)


@told
async def test_every_screen_hears_what_it_would_hear_alone(tmp_path: Path) -> None:
    clock, luck, screens = Clock(), Random(7), Screens()
    names = [f"player-{n}" for n in range(9)]
    async with house_at(tmp_path, clock) as house:
        actor = await entered(
            house, *names[:7], entries=Entries(late_levels=2), bounties=Bounties(amount=2_00)
        )
        guest, _ = await house.members.join("g" * 32, "Guest")
        for step in range(120):
            clock.now += luck.randrange(40_000)
            command: Any = Start() if step == 20 else _anything(actor, luck, names)
            try:
                await directed(house, command)
            except Refusal:
                continue
            for viewer in (FLOOR, None, names[0], names[3], guest.id):
                text = screens.message(actor.state, viewer, clock.now, Links())
                plain = msgspec.json.encode(alone(actor.state, viewer, clock.now))
                assert json.loads(text) == json.loads(plain)
                assert len(text) == len(plain)
        assert actor.version > 40


@told
async def test_a_late_entry_moves_the_places_of_those_who_are_out(tmp_path: Path) -> None:
    clock, screens = Clock(), Screens()
    async with house_at(tmp_path, clock) as house:
        actor = await entered(house, "ann", "bob", "cid", "eve", "fay", entries=Entries(late_levels=2))
        await directed(house, Start(), Bust("cid", ("ann",)))
        for place in ([5, 5], [6, 6]):
            message = json.loads(screens.message(actor.state, FLOOR, clock.now, Links()))
            assert [each["place"] for each in message["floor"]["entrants"] if each["id"] == "cid"] == [place]
            if place == [5, 5]:
                await directed(house, Register("dan", "Dan"))
