"""What many look at is made once: every screen sees exactly what it would see alone, and so do its changes."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import asdict

from croupier.errors import Refusal
from croupier.room.actors.changes import Changes, applied
from croupier.room.actors.watched import FLOOR
from croupier.room.event.codes import code_of
from croupier.room.event.messages import EntrantSeen, EventView, FloorSeen
from croupier.room.event.screens import Screens
from croupier.room.event.state import EventState
from croupier.room.event.view import Links, about, fixed, you
from croupier.tournament import Register, Start
from croupier.tournament.commands import Bust
from croupier.tournament.prizes.places import places
from croupier.tournament.seen import done, seen
from croupier.tournament.terms import Bounties, Entries
from tests.room.evening import Clock
from tests.room.event.test_actor import _anything, directed, entered, house_at, told


def alone(state: EventState, viewer: str | None, now: int, links: Links) -> EventView:
    """The view made for one viewer from nothing."""
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
            owed=dict(links.owed),
        )
    mine = you(state, viewer, picture, links) if viewer not in (None, FLOOR) else None
    what = about(state, links, fixed(state.terms))
    return EventView(picture, what, mine, floor)


@told
async def test_every_screen_hears_what_it_would_hear_alone(tmp_path: Path) -> None:
    clock, luck, screens = Clock(), Random(7), Screens()
    told: dict[str | None, EventView] = {}
    shown: dict[str | None, Any] = {}
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
            changes, links = Changes(), Links(owed=house.events.owing().get("friday", {}))
            for viewer in (FLOOR, None, names[0], names[3], guest.id):
                seen = screens.view(actor.state, viewer, clock.now, links)
                text = msgspec.json.encode(seen)
                assert text == msgspec.json.encode(alone(actor.state, viewer, clock.now, links))
                change = json.loads(changes.between(told.get(viewer), seen) or b"{}")
                told[viewer], shown[viewer] = seen, applied(shown.get(viewer), change)
                assert shown[viewer] == json.loads(text)
        assert actor.version > 40


@told
async def test_a_late_entry_moves_the_places_of_those_who_are_out(tmp_path: Path) -> None:
    clock, screens = Clock(), Screens()
    async with house_at(tmp_path, clock) as house:
        actor = await entered(house, "ann", "bob", "cid", "eve", "fay", entries=Entries(late_levels=2))
        await directed(house, Start(), Bust("cid", ("ann",)))
        for place in ((5, 5), (6, 6)):
            floor = screens.view(actor.state, FLOOR, clock.now, Links()).floor
            assert floor is not None
            assert [each.place for each in floor.entrants if each.id == "cid"] == [place]
            if place == (5, 5):
                await directed(house, Register("dan", "Dan"))
