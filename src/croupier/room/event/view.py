"""The only door out of an event: what a viewer may see of it.

A viewer is the floor, a member, or `None` for anybody else. What `croupier.tournament.seen` shows of the event itself
is all that is shown of it; `croupier.room.event.screens` makes the messages.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from croupier.room.event.messages import (
    About,
    BountyTerms,
    EventLine,
    EventView,
    FlightSeen,
    OwnSeen,
    SeatWon,
    TermsSeen,
    YouSeen,
)
from croupier.room.event.own import MOST_PAUSED
from croupier.room.table.door import door_for, guests_seen
from croupier.rulebook import profiles
from croupier.tournament import begin
from croupier.tournament.deals.amounts import too_early
from croupier.tournament.seen import level_seen, seen

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from croupier.room.event.messages import SeatsInSeen, SeriesSeen
    from croupier.room.event.state import EventState
    from croupier.tournament.picture import LevelSeen, Picture
    from croupier.tournament.terms import Terms

_FOR_A_GUEST: Final = ("answer-deal", "no-rebuy")
"""What somebody may ask who is a player by his code: what costs money is asked at the desk."""


def public(state: EventState, now: int) -> Picture:
    """What everybody sees of an event at a time in milliseconds."""
    return seen(state.event, now, news=state.news)


class Links(NamedTuple):
    """What an event has to do with others: its poker tables by their numbers, its flights, where its seats are.

    `names` are those of people it owes money to who do not play, `owed` what it owes to whom, in cents,
    `tickets` who has tickets to it, by name; `opened_by` is what the player is called who opened it, `bots` how many
    of its house it takes yet.
    """

    tables: Mapping[int, str] = {}
    series: SeriesSeen | None = None
    seats_in: SeatsInSeen | None = None
    names: Mapping[str, str] = {}
    owed: Mapping[str, int] = {}
    tickets: Mapping[str, str] = {}
    opened_by: str = ""
    bots: int = 0


class Fixed(NamedTuple):
    """What the terms of an event show once and for all."""

    terms: TermsSeen
    structure: tuple[LevelSeen, ...]


def fixed(terms: Terms) -> Fixed:
    """What the terms of an event show once and for all."""
    return Fixed(terms_seen(terms), structure(terms))


def about(state: EventState, links: Links, shown: Fixed) -> About:
    """What of an event hardly changes."""
    return About(
        id=state.id,
        name=state.terms.name,
        starts_at=state.starts_at,
        stopped=state.stopped is not None,
        terms=shown.terms,
        structure=shown.structure,
        table_ids=dict(links.tables),
        series=links.series,
        seats_in=links.seats_in,
        deal_wanted=state.wanted.player if state.wanted is not None else None,
        seats_won=tuple(
            [SeatWon(player, seat.state, seat.amount, seat.why) for player, seat in state.won.items()]
        ),
        opened_by=links.opened_by,
        password=bool(state.own and state.own.proof),
        calls=dict(state.calls),
    )


def shut(state: EventState, what: About, now: int, viewer: str | None) -> EventView:
    """A private event as it is seen from before its door: what it costs, and nothing of who plays, or how."""
    empty = msgspec.structs.replace(begin(state.terms), phase=state.event.phase)
    door = door_for(state, viewer or "")
    outside = msgspec.structs.replace(what, table_ids={}, door=door)
    return EventView(
        seen(empty, now), outside, YouSeen(None, claimed=False, may=()) if viewer else None, None
    )


def own_seen(state: EventState, links: Links) -> OwnSeen:
    """What the host of an event sees of it besides."""
    waiting = state.event.phase == "registering"
    here = {each.id: each.name for each in state.event.entrants.values() if each.status == "registered"}
    return OwnSeen(
        guests_seen(state),
        state.private,
        links.bots if waiting else 0,
        bool(state.paused_at),
        max(MOST_PAUSED - state.paused, 0),
        here if waiting else {},
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
        deals_at_final_table=terms.deals_at_final_table,
        minutes=terms.minutes,
        equal=terms.prizes.equal,
        played_for=terms.kind,
        books=tuple([book.partition("/")[0] for book in profiles()[terms.policy.profile].books]),
    )


def structure(terms: Terms) -> tuple[LevelSeen, ...]:
    """Every level and break of an event, as the clock announces them."""
    return tuple([level_seen(terms, index) for index in range(len(terms.levels))])


def line(state: EventState, opened_by: str = "") -> EventLine:
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
        played_for=terms.kind,
        opened_by=opened_by,
    )


def flight_seen(state: EventState, carried: Collection[str]) -> FlightSeen:
    """A flight as the others of its series show it."""
    flight = state.terms.flight
    told = line(state)
    bagged = len(state.event.bags)
    return FlightSeen(
        flight, state.id, told.phase, told.entries, told.left, bagged, carried=flight in carried
    )


def you(state: EventState, viewer: str, picture: Picture, links: Links) -> YouSeen:
    """Who a member is in an event, and what he may ask of it now."""
    ticket = viewer in links.tickets
    claimed = viewer in state.claims
    me = picture.me
    if me is None:
        if viewer in state.reserved:
            return YouSeen(None, claimed=False, may=("unregister",), reserved=True, ticket=ticket)
        enters = state.event.open and state.event.phase in ("registering", "running")
        return YouSeen(None, claimed=False, may=("register",) if enters else (), ticket=ticket)
    may: tuple[str, ...] = tuple([each for each in me.may if not claimed or each in _FOR_A_GUEST])
    return YouSeen(me.player, claimed, (*may, *_talk(state, me.player)), ticket=ticket)


def _talk(state: EventState, player: str) -> Iterator[str]:
    event = state.event
    entrant = event.entrants[player]
    if event.phase == "running":
        dealing = event.terms.deals and event.ladder and not too_early(event)
        if entrant.in_play and dealing and event.offer is None:
            yield "offer-deal"
        yield "protest"
