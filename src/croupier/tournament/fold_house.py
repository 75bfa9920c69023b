"""How facts about the clock, money, chips and discipline change an event."""

from __future__ import annotations

from msgspec.structs import replace

from croupier.tournament import facts
from croupier.tournament.event import Clock, Event, Money, Offer, Paid, Told
from croupier.tournament.fold_people import people, tables, unseated

# The clock


def level_began(event: Event, fact: facts.LevelBegan) -> Event:
    """The clock stands at another level or break; every table counts its hands from here."""
    clock = _at_level(event.clock, fact)
    tables = {table.number: replace(table, since=table.hands) for table in event.tables.values()}
    at_break = event.at_break
    if fact.on_break:
        at_break = _stacks(event)
    return replace(event, clock=clock, tables=tables, at_break=at_break)


def _at_level(clock: Clock, fact: facts.LevelBegan) -> Clock:
    # A common break goes on whatever level is announced: the level begins after it.
    match clock.rest:
        case "called":
            return replace(clock, index=fact.index, left=fact.length)
        case "on":
            return replace(clock, index=fact.index, held=fact.length)
        case _:
            ends = fact.at + fact.length
            return Clock(fact.index, ends, fact.length, clock.running, fact.on_break, since=clock.since)


def break_called(event: Event, fact: facts.BreakCalled) -> Event:
    """The clock of the level stands, and no hand begins."""
    left = event.clock.remaining(fact.at)
    clock = replace(event.clock, running=False, left=left, on_break=True, rest="called", since=fact.at)
    return replace(event, clock=clock)


def break_began(event: Event, fact: facts.BreakBegan) -> Event:
    """The clock runs for the break, and what its level has left is kept."""
    clock = replace(
        event.clock,
        running=True,
        ends=fact.at + fact.length,
        left=fact.length,
        rest="on",
        held=event.clock.left,
    )
    return replace(event, clock=clock, at_break=_stacks(event))


def break_over(event: Event, fact: facts.BreakOver) -> Event:
    """The level goes on."""
    held = event.clock.held
    clock = replace(
        event.clock, running=True, ends=fact.at + held, left=held, on_break=False, rest="", held=0
    )
    return replace(event, clock=clock)


def _stacks(event: Event) -> dict[str, int]:
    return {each.id: each.stack for each in event.entrants.values() if each.in_play}


def stopped(event: Event, fact: facts.Stopped) -> Event:
    """The clock keeps what is left."""
    clock = replace(event.clock, running=False, left=event.clock.remaining(fact.at))
    return replace(event, clock=clock)


def resumed(event: Event, fact: facts.Resumed) -> Event:
    """The clock runs towards a new deadline."""
    clock = replace(event.clock, running=True, ends=fact.at + event.clock.left)
    return replace(event, clock=clock)


def clock_set(event: Event, fact: facts.ClockSet) -> Event:
    """Another time is left."""
    return replace(event, clock=replace(event.clock, left=fact.left, ends=fact.at + fact.left))


def pushed(event: Event, fact: facts.Pushed) -> Event:
    """Dealers change, or have changed."""
    return replace(event, tables=tables(event, replace(event.tables[fact.table], pushing=fact.pushing)))


def hand_for_hand(event: Event, fact: facts.HandForHand) -> Event:
    """Tables play one hand each, or each its own pace again."""
    # Hands that are being played at the announcement are the first round, and the other tables wait for them.
    number = event.round + 1
    waits = any([table.playing for table in event.tables.values()])
    played = number if waits else number - 1
    tables = {table.number: replace(table, round=played) for table in event.tables.values()}
    return replace(
        event, hand_for_hand=fact.on, called=fact.called, round=number, round_at=fact.at, tables=tables
    )


def round_over(event: Event, fact: facts.Round) -> Event:
    """The next hand of hand for hand may begin everywhere."""
    return replace(event, round=fact.number, round_at=fact.at)


# Money


def registration_closed(event: Event, fact: facts.RegistrationClosed) -> Event:
    """Nobody enters any more."""
    return replace(event, open=False, guaranteed=fact.guaranteed)


def rebuys_closed(event: Event, _: facts.RebuysClosed) -> Event:
    """Nobody buys more chips."""
    return replace(event, rebuys_closed=True)


def prizes_set(event: Event, fact: facts.PrizesSet) -> Event:
    """The prizes stand; what the house adds is noted."""
    money = replace(
        event.money,
        overlay=event.money.overlay + fact.overlay,
        rounding=event.money.rounding + fact.rounding,
    )
    return replace(event, ladder=fact.ladder, money=money)


def prize_paid(event: Event, fact: facts.PrizePaid) -> Event:
    """A player has his prize."""
    entrant = event.entrants[fact.player]
    money = replace(
        event.money,
        paid=event.money.paid + fact.amount,
        rounding=event.money.rounding + fact.rounding,
    )
    before = event.paid.get(fact.player, Paid(0, 0, 0)).amount
    paid = {**event.paid, fact.player: Paid(fact.first, fact.last, before + fact.amount)}
    entrant = replace(entrant, won=entrant.won + fact.amount, award=entrant.award + fact.award)
    return replace(event, entrants=people(event, entrant), money=money, paid=paid)


def cashed(event: Event, fact: facts.Cashed) -> Event:
    """A player has money in place of what he had won."""
    entrant = event.entrants[fact.player]
    won = entrant.won - fact.value + fact.amount
    return replace(event, entrants=people(event, replace(entrant, won=won, award=entrant.award - fact.value)))


def bounty_won(event: Event, fact: facts.BountyWon) -> Event:
    """A bounty goes to its taker, in cash, on his head, or out of an envelope."""
    taker, busted = event.entrants[fact.taker], event.entrants[fact.busted]
    given = 0 if fact.envelope else fact.cash + fact.head + fact.rounding
    taker = replace(taker, won=taker.won + fact.cash, head=taker.head + fact.head)
    busted = replace(busted, head=busted.head - given) if taker.id != busted.id else busted
    # The first taker of an envelope opens it; what he shares with others comes out of the same one.
    opened = fact.envelope == event.drawn + 1
    envelopes = event.envelopes[1:] if opened else event.envelopes
    money = replace(
        event.money,
        bounties=event.money.bounties - fact.cash - fact.rounding,
        odd_bounties=event.money.odd_bounties + fact.rounding,
    )
    return replace(
        event,
        entrants=people(event, busted, taker),
        money=money,
        envelopes=envelopes,
        drawn=event.drawn + opened,
    )


def sealed(event: Event, fact: facts.Sealed) -> Event:
    """Every head is bare: the bounties are in envelopes."""
    bare = [replace(entrant, head=0) for entrant in event.entrants.values() if entrant.head]
    return replace(
        event,
        entrants=people(event, *bare),
        envelopes=fact.amounts,
        envelope_salts=fact.salts,
        envelope_order=fact.order,
        seal=fact.seal,
        seals=fact.seals,
        sealed=True,
        draws=event.draws + 1,
    )


def head_paid(event: Event, fact: facts.HeadPaid) -> Event:
    """A player is paid for his own head."""
    entrant = event.entrants[fact.player]
    entrant = replace(entrant, head=entrant.head - fact.amount, won=entrant.won + fact.amount)
    money = replace(event.money, bounties=event.money.bounties - fact.amount)
    return replace(event, entrants=people(event, entrant), money=money)


# Chips


def coloured_up(event: Event, fact: facts.ColouredUp) -> Event:
    """Stacks after a race; the chips that came or went with it are noted."""
    changed = [replace(event.entrants[player], stack=chips) for player, chips in fact.stacks.items()]
    before = sum([event.entrants[player].stack for player in fact.stacks])
    more = sum(fact.stacks.values()) - before
    return replace(
        event,
        entrants=people(event, *changed),
        withdrawn=(*event.withdrawn, fact.chip),
        issued=event.issued + max(more, 0),
        removed=event.removed + max(-more, 0),
    )


def stack_set(event: Event, fact: facts.StackSet) -> Event:
    """One stack is another; the chips that came or went are noted."""
    entrant = event.entrants[fact.player]
    more = fact.chips - entrant.stack
    return replace(
        event,
        entrants=people(event, replace(entrant, stack=fact.chips)),
        issued=event.issued + max(more, 0),
        removed=event.removed + max(-more, 0),
    )


# Discipline and ends


def penalised(event: Event, fact: facts.Penalised) -> Event:
    """A penalty stands in the record, and its hands are to be missed."""
    entrant = event.entrants[fact.player]
    entrant = replace(entrant, missing=entrant.missing + fact.hands)
    told = Told(
        "penalty",
        fact.player,
        fact.table,
        fact.hand,
        fact.offence,
        fact.sanction,
        fact.hands,
        fact.by,
        clauses=(fact.why.clause,),
    )
    return replace(event, entrants=people(event, entrant), record=(*event.record, told))


def blind_escaped(event: Event, fact: facts.BlindEscaped) -> Event:
    """It stands in the record, for the director."""
    told = Told(
        "notice",
        fact.player,
        fact.table,
        fact.hand,
        "dodges-blinds",
        hands=fact.times,
        text=fact.how,
        clauses=(fact.why.clause,),
    )
    return replace(event, record=(*event.record, told))


def noted(event: Event, fact: facts.Noted) -> Event:
    """A ruling or a protest stands in the record."""
    told = Told(fact.kind, fact.player, fact.table, fact.hand, text=fact.text, clauses=fact.clauses)
    return replace(event, record=(*event.record, told))


def disqualified(event: Event, fact: facts.Disqualified) -> Event:
    """A player is gone and his chips with him."""
    chips = event.entrants[fact.player].stack
    event = unseated(event, (fact.player,), status="disqualified", stack=0)
    return replace(event, removed=event.removed + chips)


def deal_made(event: Event, fact: facts.DealMade) -> Event:
    """Other prizes are agreed."""
    return replace(event, agreed=fact.amounts, kept=fact.left, offer=None)


def deal_offered(event: Event, fact: facts.DealOffered) -> Event:
    """A deal is on offer, and whoever offers it has said yes to it."""
    yes = (fact.by,) if fact.by in fact.amounts else ()
    offer = Offer(fact.number, fact.kind, fact.amounts, fact.left, fact.by, yes)
    return replace(event, offer=offer, offers=fact.number)


def deal_answered(event: Event, fact: facts.DealAnswered) -> Event:
    """One more has said yes; a no ends the offer by a fact of its own."""
    offer = event.offer
    if offer is None or not fact.yes or fact.player in offer.yes:
        return event
    return replace(event, offer=offer._replace(yes=(*offer.yes, fact.player)))


def finished(event: Event, fact: facts.Finished) -> Event:
    """It is over."""
    clock = replace(event.clock, running=False)
    return replace(event, phase="finished", why=fact.why, clock=clock)


def cancelled(event: Event, fact: facts.Cancelled) -> Event:
    """It is called off, and everybody has his refund."""
    won = [
        replace(entrant, won=entrant.won + fact.refunds[player].total, head=0)
        for player, entrant in event.entrants.items()
        if player in fact.refunds
    ]
    clock = replace(event.clock, running=False)
    entrants = people(event, *won)
    return replace(event, phase="cancelled", why=fact.why, clock=clock, entrants=entrants, money=Money())
