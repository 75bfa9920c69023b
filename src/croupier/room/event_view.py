"""The only door out of an event: what a viewer may see of it.

A viewer is the floor, a member, or `None` for anybody else. What `croupier.tournament.seen` shows of the event itself
is all that is shown of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import asdict

from croupier.room.event_codes import code_of
from croupier.room.event_messages import (
    About,
    BountyTerms,
    EntrantSeen,
    EventLine,
    EventMessage,
    FloorSeen,
    TermsSeen,
    YouSeen,
)
from croupier.tournament.busts import places
from croupier.tournament.seen import done, level_seen, own, seen

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.room.event_state import EventState
    from croupier.tournament.picture import LevelSeen, Picture
    from croupier.tournament.terms import Terms

FLOOR: Final = "\0floor"
"""The viewer who speaks for the floor: no person has such an id."""

_ENCODER: Final = msgspec.json.Encoder()
_FOR_A_GUEST: Final = ("answer-deal",)
"""What somebody may ask who is a player by his code: what costs money is asked at the desk."""


def public(state: EventState, now: int) -> Picture:
    """What everybody sees of an event at a time in milliseconds."""
    return seen(state.event, now, news=state.news)


def message(
    state: EventState,
    viewer: str | None,
    *,
    now: int,
    tables: Mapping[int, str],
    everybody: Picture | None = None,
) -> bytes:
    """The event for a viewer, as it goes over the wire; `tables` are its poker tables by their numbers.

    `everybody` is what everybody sees of this version, where that has been worked out already.
    """
    if viewer == FLOOR:
        picture = seen(state.event, now, floor=True, news=state.news, log=tuple(state.log))
        return _encoded(state, now, picture, tables, floor=_floor(state))
    picture = everybody or public(state, now)
    player = state.player_of(viewer)
    if player in state.event.entrants:
        picture = own(picture, state.event, player)
    return _encoded(state, now, picture, tables, you=_you(state, viewer, picture) if viewer else None)


def _encoded(
    state: EventState,
    now: int,
    picture: Picture,
    tables: Mapping[int, str],
    *,
    you: YouSeen | None = None,
    floor: FloorSeen | None = None,
) -> bytes:
    told = EventMessage(f"event/{state.id}", state.version, now, picture, about(state, tables), you, floor)
    return _ENCODER.encode(told)


def about(state: EventState, tables: Mapping[int, str]) -> About:
    """What of an event hardly changes."""
    return About(
        id=state.id,
        name=state.terms.name,
        starts_at=state.starts_at,
        stopped=state.stopped is not None,
        terms=terms_seen(state.terms),
        structure=structure(state.terms),
        table_ids=dict(tables),
    )


def terms_seen(terms: Terms) -> TermsSeen:
    """What an event costs, and how one gets in."""
    heads = terms.bounties
    return TermsSeen(
        profile=terms.profile,
        game=terms.game,
        games=terms.games,
        seats=terms.seats,
        live=terms.live,
        buy_in=terms.buy_in,
        fee=terms.fee,
        staff=terms.staff,
        guarantee=terms.guarantee,
        stack=terms.stack,
        chips=terms.chips,
        late_levels=terms.entries.late_levels,
        reentries=terms.entries.reentries,
        most=terms.entries.most,
        unregister=terms.entries.unregister,
        unregister_minutes=terms.entries.unregister_minutes,
        rebuys=terms.rebuys,
        add_on=terms.add_on,
        bounties=BountyTerms(heads.kind, heads.amount) if heads else None,
        deals=terms.deals,
        minutes=terms.minutes,
    )


def structure(terms: Terms) -> tuple[LevelSeen, ...]:
    """Every level and break of an event, as the clock announces them."""
    return tuple([level_seen(terms, index) for index in range(len(terms.levels))])


def line(state: EventState) -> EventLine:
    """An event's line in the lobby."""
    event, terms = state.event, state.terms
    return EventLine(
        id=state.id,
        name=terms.name,
        phase=event.phase,
        live=terms.live,
        game=terms.game,
        starts_at=state.starts_at,
        entries=event.entries,
        left=event.left if event.phase != "registering" else event.entries,
        most=terms.entries.most,
        price=terms.price,
        guarantee=terms.guarantee,
        pool=event.money.pool + event.money.overlay,
        level=terms.number(event.clock.index),
        seats=terms.seats,
        open=event.open and event.phase in ("registering", "running"),
    )


def _you(state: EventState, viewer: str, picture: Picture) -> YouSeen:
    claimed = viewer in state.claims
    me = picture.me
    if me is None:
        enters = state.event.open and state.event.phase in ("registering", "running")
        return YouSeen(None, claimed=False, may=("register",) if enters else ())
    may: tuple[str, ...] = tuple([each for each in me.may if not claimed or each in _FOR_A_GUEST])
    return YouSeen(me.player, claimed, (*may, *_talk(state, me.player)))


def _talk(state: EventState, player: str) -> Iterator[str]:
    event = state.event
    entrant = event.entrants[player]
    if event.phase == "running":
        if entrant.in_play and event.terms.deals and event.offer is None and event.ladder:
            yield "offer-deal"
        yield "protest"


def _floor(state: EventState) -> FloorSeen:
    last = state.last
    shared = {player: (place.first, place.last) for place in places(state.event) for player in place.players}
    return FloorSeen(
        undo=done((last,))[0] if last is not None else None,
        entrants=tuple(
            [EntrantSeen(**asdict(each), place=shared.get(each.id)) for each in state.event.entrants.values()]
        ),
        codes={player: code_of(state.secret, player) for player in state.event.entrants},
        owed={player: amount for player, amount in state.owed.items() if amount > 0},
    )
