"""Players of the club: what they have played, and two records that turn out to be one person's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier.errors import Refusal
from croupier.ledger import of_kind, ticket_of, wallet
from croupier.room.seasons.actor import Counting, Table, table_of
from croupier.tournament.leagues import results

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.ledger import Kind
    from croupier.room.house.house import House
    from croupier.room.seasons.rows import Season


class Played(msgspec.Struct, frozen=True):
    """An event somebody entered: when it ended or begins (ms since 1970, `None` unknown), his place once it is over.

    `won` is what prizes and bounties brought him, in cents or play chips by `played_for`.
    """

    event: str
    name: str
    at: int | None
    phase: str
    played_for: Kind
    entries: int
    rebuys: int
    add_ons: int
    place: int | None
    of: int
    won: int


class Held(msgspec.Struct, frozen=True):
    """What somebody has at the cage: his balance in cents, and his tickets by event."""

    balance: int
    tickets: dict[str, int]


def played(house: House, person: str) -> list[Played]:
    """Every event somebody entered under any of his ids, the latest first."""
    found = [one for id in house.members.records.aliases(person) for one in _entered(house, id)]
    return sorted(found, key=lambda one: (one.at or 0, one.event), reverse=True)


def held(house: House, person: str) -> Held:
    """What the cage holds for somebody."""
    tickets = {
        of[0]: amount
        for account, amount in house.book.accounts()
        if amount and (of := ticket_of(account)) is not None and of[1] == person
    }
    return Held(house.book.balance(of_kind("club", wallet(person))), tickets)


def check_not_playing(house: House, person: str) -> None:
    """Refuse to merge somebody who plays, or waits to: what he does would go on under a name that is gone."""
    for actor in house.events.entered(person):
        entrant = actor.state.event.entrants[person]
        if not actor.state.over and (entrant.in_play or entrant.status in ("registered", "bagged")):
            raise Refusal("people-merge-playing", where=actor.state.terms.name)
    for actor in house.events.waiting:
        if person in actor.state.reserved:
            raise Refusal("people-merge-playing", where=actor.state.terms.name)
    if house.cash.has(person) or house.cash.keeps_for(person):
        raise Refusal("people-merge-playing", where="cash")


def season_table(house: House, season: Season) -> Table:
    """The table of a season out of the events of the house; bots have no place in it."""
    members = house.members

    def who(entrant: str) -> str | None:
        known = members.get(members.records.now(entrant))
        return None if known is not None and known.bot else members.records.now(entrant)

    return table_of(season, list(_over(house)), who)


def _over(house: House) -> Iterator[Counting]:
    for actor in house.events.events:
        if actor.state.over:
            yield Counting(actor.state.id, actor.state.over_at or actor.state.at, actor.state.event)


def _entered(house: House, id: str) -> Iterator[Played]:
    for actor in house.events.entered(id):
        state, event = actor.state, actor.state.event
        entrant = event.entrants[id]
        if entrant.status == "gone":
            continue
        place = results(event).get(id) if event.phase == "finished" else None
        yield Played(
            state.id,
            state.terms.name,
            state.over_at or state.starts_at or state.at,
            event.phase,
            state.terms.kind,
            entrant.entries,
            entrant.rebuys,
            entrant.add_ons,
            place,
            event.entries,
            entrant.won,
        )
