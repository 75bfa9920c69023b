"""How facts about people, seats and hands change an event."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from croupier.tournament import facts
from croupier.tournament.event import Clock, Entrant, Event, Finish, Sale, Table


def people(event: Event, *changed: Entrant) -> dict[str, Entrant]:
    """The players, with some changed."""
    entrants = event.entrants.copy()
    for entrant in changed:
        entrants[entrant.id] = entrant
    return entrants


def tables(event: Event, *changed: Table) -> dict[int, Table]:
    """The tables, with some changed."""
    tables = event.tables.copy()
    for table in changed:
        tables[table.number] = table
    return tables


def sit(table: Table, seat: int, player: str) -> Table:
    """A table with one more player."""
    stood = tuple([other for other in table.stood if other != seat])
    return replace(table, seats={**table.seats, seat: player}, stood=stood)


def stand(table: Table, seats: Iterable[int]) -> Table:
    """A table with some seats empty."""
    left = tuple(seats)
    taken = {seat: player for seat, player in table.seats.items() if seat not in left}
    stood = tuple([seat for seat in table.stood if seat not in left])
    return replace(table, seats=taken, stood=stood + left)


def unseated(event: Event, players: Iterable[str], **changes: Any) -> Event:
    """The players get up from their seats, whatever they hold."""
    entrants, tables = event.entrants.copy(), event.tables.copy()
    for player in players:
        entrant = entrants[player]
        if entrant.table:
            tables[entrant.table] = stand(tables[entrant.table], (entrant.seat,))
        entrants[player] = replace(entrant, table=0, seat=0, arrived="", waiting=False, **changes)
    return replace(event, entrants=entrants, tables=tables)


# Getting in


def registered(event: Event, fact: facts.Registered) -> Event:
    """A player is in, and his money is collected."""
    entrant = Entrant(fact.player, fact.name, won_seat=fact.source == "seat", picked=fact.picked)
    return collected(replace(event, entrants=people(event, entrant), pairs=()), fact.player, fact.price)


def collected(event: Event, player: str, price: int) -> Event:
    """An entry’s money, shared out between pool, fee, staff and bounty."""
    terms = event.terms
    head = terms.bounties.amount if terms.bounties else 0
    money = replace(
        event.money,
        pool=event.money.pool + terms.to_pool,
        fees=event.money.fees + price - terms.buy_in,
        staff=event.money.staff + terms.staff,
        bounties=event.money.bounties + head,
    )
    entrant = replace(event.entrants[player], head=head)
    return replace(event, entrants=people(event, entrant), money=money)


def unregistered(event: Event, fact: facts.Unregistered) -> Event:
    """A player is out again, and his money is not ours."""
    terms, money = event.terms, event.money
    head = terms.bounties.amount if terms.bounties else 0
    money = replace(
        money,
        pool=money.pool - terms.to_pool,
        fees=money.fees - terms.fee,
        staff=money.staff - terms.staff,
        bounties=money.bounties - head,
    )
    alternates = tuple([player for player in event.alternates if player != fact.player])
    gone = replace(event.entrants[fact.player], status="gone", head=0)
    shares = {player: sold for player, sold in event.shares.items() if player != fact.player}
    entrants = people(event, gone)
    return replace(event, entrants=entrants, money=money, alternates=alternates, shares=shares, pairs=())


def share_sold(event: Event, fact: facts.ShareSold) -> Event:
    """A part of a player's prizes is a backer's."""
    sold = (*event.shares.get(fact.player, ()), Sale(fact.backer, fact.percent, fact.price, fact.name))
    return replace(event, shares={**event.shares, fact.player: sold})


def share_returned(event: Event, fact: facts.ShareReturned) -> Event:
    """A backer has no part in a player's prizes any more."""
    kept = tuple([sale for sale in event.shares.get(fact.player, ()) if sale.backer != fact.backer])
    shares = {player: sold for player, sold in event.shares.items() if player != fact.player}
    return replace(event, shares=shares | {fact.player: kept} if kept else shares)


def waits(event: Event, fact: facts.Waits) -> Event:
    """A player is an alternate."""
    entrant = replace(event.entrants[fact.player], status="alternate")
    return replace(event, entrants=people(event, entrant), alternates=(*event.alternates, fact.player))


def reentered(event: Event, fact: facts.Reentered) -> Event:
    """A player who was out is in again, and loses his place."""
    entrant = event.entrants[fact.player]
    entrant = replace(entrant, entries=entrant.entries + 1, status="registered")
    event = replace(event, entrants=people(event, entrant), out=without(event.out, fact.player))
    return collected(event, fact.player, fact.price)


def without(finishes: tuple[Finish, ...], player: str) -> tuple[Finish, ...]:
    """Finishes without a player who came back."""
    left = [
        replace(finish, players=tuple([other for other in finish.players if other != player]))
        for finish in finishes
    ]
    return tuple([finish for finish in left if finish.players])


def bought(event: Event, fact: facts.Bought) -> Event:
    """A stack has grown."""
    entrant = event.entrants[fact.player]
    again = fact.kind == "rebuy"
    entrant = replace(
        entrant,
        stack=entrant.stack + fact.chips,
        status="playing",
        declined=False,
        rebuys=entrant.rebuys + again,
        add_ons=entrant.add_ons + (not again),
    )
    money = replace(event.money, pool=event.money.pool + fact.price, fees=event.money.fees + fact.fee)
    return replace(event, entrants=people(event, entrant), money=money, issued=event.issued + fact.chips)


# Seats


def started(event: Event, fact: facts.Started) -> Event:
    """The clock runs."""
    first = event.first_level
    length = event.terms.length(first)
    on_break = bool(event.terms.level(first).pause)
    clock = Clock(first, fact.at + length, length, True, on_break, since=fact.at)
    return replace(event, phase="running", clock=clock)


def opened(event: Event, fact: facts.Opened) -> Event:
    """One more table."""
    return replace(event, tables=tables(event, Table(fact.table)), opened=max(event.opened, fact.table))


def drawn(event: Event, _: facts.Drawn) -> Event:
    """Lots are never drawn twice from one seed."""
    return replace(event, draws=event.draws + 1)


def seated(event: Event, fact: facts.Seated) -> Event:
    """A player sits with new chips."""
    entrant = replace(
        event.entrants[fact.player],
        status="playing",
        stack=event.entrants[fact.player].stack + fact.chips,
        table=fact.table,
        seat=fact.seat,
        arrived="draw",
    )
    alternates = tuple([player for player in event.alternates if player != fact.player])
    return replace(
        event,
        entrants=people(event, entrant),
        tables=tables(event, sit(event.tables[fact.table], fact.seat, fact.player)),
        issued=event.issued + fact.chips,
        alternates=alternates,
    )


def moved(event: Event, fact: facts.Moved) -> Event:
    """A player sits elsewhere with his chips."""
    tables = event.tables.copy()
    if fact.kind != "final":
        tables[fact.old_table] = stand(tables[fact.old_table], (fact.old_seat,))
    tables[fact.table] = sit(tables[fact.table], fact.seat, fact.player)
    arrived = "broke" if fact.kind == "final" else fact.kind
    entrant = replace(
        event.entrants[fact.player], table=fact.table, seat=fact.seat, arrived=arrived, waiting=False
    )
    return replace(event, entrants=people(event, entrant), tables=tables)


def broken(event: Event, fact: facts.Broken) -> Event:
    """A table is gone."""
    tables = {number: table for number, table in event.tables.items() if number != fact.table}
    breaking = 0 if event.breaking == fact.table else event.breaking
    return replace(event, tables=tables, breaking=breaking)


def final_table(event: Event, fact: facts.FinalTable) -> Event:
    """One table is left, and nobody sits at it yet."""
    # Everybody draws anew, so nobody owes or is owed a blind from before.
    return replace(
        event,
        tables={fact.table: Table(fact.table, hands=event.tables[fact.table].hands)},
        final=True,
        breaking=0,
    )


def halted(event: Event, fact: facts.Halted) -> Event:
    """A table stops, or goes on."""
    return replace(event, tables=tables(event, replace(event.tables[fact.table], halted=fact.halted)))


def buttoned(event: Event, fact: facts.Buttoned) -> Event:
    """Where the blinds stood is known."""
    table = replace(event.tables[fact.table], positions=fact.positions)
    return replace(event, tables=tables(event, table))


def locked(event: Event, fact: facts.Locked) -> Event:
    """A player keeps his seat, or no longer."""
    entrant = replace(event.entrants[fact.player], locked=fact.locked)
    return replace(event, entrants=people(event, entrant))


def connection(event: Event, fact: facts.Connection) -> Event:
    """A player can be reached, or not."""
    lost = tuple([player for player in event.lost if player != fact.player])
    return replace(event, lost=(*lost, fact.player) if fact.lost else lost)


# Hands


def hand_begun(event: Event, fact: facts.HandBegun) -> Event:
    """A hand is being played, and whoever is dealt in is no newcomer any more."""
    table = event.tables[fact.table]
    entrants = event.entrants.copy()
    for seat in fact.seats:
        entrant = entrants[table.seats[seat]]
        posts = fact.button and seat == fact.positions.big_blind
        entrants[entrant.id] = replace(
            entrant,
            arrived="",
            waiting=False,
            dealt=entrant.dealt + 1,
            missing=max(entrant.missing - 1, 0),
            big_blind_at=entrant.dealt if posts else entrant.big_blind_at,
        )
    for seat in fact.waiting:
        entrant = entrants[table.seats[seat]]
        entrants[entrant.id] = replace(entrant, waiting=True)
    table = replace(
        table,
        positions=fact.positions if fact.button else table.positions,
        dealt=fact.seats,
        missed=tuple([seat for seat in fact.seats if event.entrants[table.seats[seat]].missing]),
        level=fact.level,
        hands=table.hands + 1,
        halted=False,
        round=event.round,
    )
    return replace(event, entrants=entrants, tables=tables(event, table))


def hand_over(event: Event, fact: facts.HandOver) -> Event:
    """Stacks after a hand."""
    table = event.tables[fact.table]
    entrants = event.entrants.copy()
    for seat, chips in fact.stacks.items():
        entrant = entrants[table.seats[seat]]
        entrants[entrant.id] = replace(entrant, stack=chips)
    return replace(event, entrants=entrants, tables=tables(event, replace(table, dealt=())))


def broke(event: Event, fact: facts.Broke) -> Event:
    """Players without chips keep their seats until the next hand."""
    number = event.brokes + 1
    stacks = fact.stacks or (0,) * len(fact.players)
    changed = [
        replace(event.entrants[player], status="broke", broke=number, had=had, declined=False)
        for player, had in zip(fact.players, stacks, strict=True)
    ]
    return replace(event, entrants=people(event, *changed), brokes=number)


def declined(event: Event, fact: facts.Declined) -> Event:
    """A player without chips buys none."""
    return replace(event, entrants=people(event, replace(event.entrants[fact.player], declined=True)))


def busted(event: Event, fact: facts.Busted) -> Event:
    """Players are out, with their places."""
    gone = [player for finish in fact.finishes for player in finish.players]
    event = unseated(event, gone, status="out")
    return replace(event, out=(*event.out, *fact.finishes), round_out=())


def held(event: Event, fact: facts.Held) -> Event:
    """Players are out, and their places wait for the other tables."""
    gone = [player for finish in fact.finish for player in finish.players]
    event = unseated(event, gone, status="out")
    return replace(event, round_out=(*event.round_out, *fact.finish))
