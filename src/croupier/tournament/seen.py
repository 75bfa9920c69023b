"""What of an event may be seen, and by whom: the only way from its state to a page.

Nobody sees what is in an envelope before it is drawn, nor its salt, nor the order; an event knows no seed of a draw to
come. What concerns one player (his penalties, his shares) he and the floor see.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from croupier.tournament import facts
from croupier.tournament.busts import places, prizes_now
from croupier.tournament.due import due
from croupier.tournament.entries import add_on_open, rebuys_open
from croupier.tournament.hand_for_hand import to_play
from croupier.tournament.hands import holds
from croupier.tournament.picture import (
    AwardSeen,
    DoneSeen,
    DueSeen,
    EnvelopesSeen,
    HandForHandSeen,
    May,
    MeSeen,
    MoneySeen,
    OfferSeen,
    Payout,
    Picture,
    PrizesSeen,
    RecordSeen,
    Result,
    SeatSeen,
    ShareSeen,
    TableSeen,
)
from croupier.tournament.prize_change import closed, least, to_share
from croupier.tournament.prizes import shared
from croupier.tournament.seen_clock import clock_seen, level_seen, playing_level
from croupier.tournament.stacks import big_blinds
from croupier.tournament.stages import stage_seen

if TYPE_CHECKING:
    from croupier.tournament.direction import Entry
    from croupier.tournament.event import Entrant, Event
    from croupier.tournament.news import Announcement

__all__ = ["done", "level_seen", "own", "public", "seen", "the_floors"]

LAST_OUT = 12
"""So many of those who went out last are shown, besides everybody in the money."""

LAST_DONE = 100
"""So many of the last commands the floor sees."""


def seen(
    event: Event,
    now: int,
    *,
    player: str = "",
    floor: bool = False,
    news: Sequence[Announcement] = (),
    log: Sequence[Entry] = (),
    tables: Collection[int] | None = None,
) -> Picture:
    """The event as everybody sees it at a time in milliseconds, or with a `player`'s own, or all the `floor` needs.

    `news` are the last announcements, `log` the commands so far, for the floor alone; `tables` limits which
    tables are shown, all of them where it is None.

    >>> from croupier.tournament import Direction, Register, Start, read_event
    >>> terms = read_event('name="Friday"\\nstack=5000\\nbuy_in=20\\n[[level]]\\nsmall_blind=25\\nbig_blind=50')
    >>> friday = Direction(terms)
    >>> for name in ("ann", "bob", "cid"):
    ...     _ = friday.do(Register(name), now=0)
    >>> _ = friday.do(Start(), now=0, seed="lot")
    >>> picture = seen(friday.event, 60_000, player="ann")
    >>> picture.left, picture.average, picture.average_big_blinds, picture.money.pool, picture.me.stack
    (3, 5000, 100.0, 6000, 5000)
    >>> picture.clock.remaining // 1000, [(row.first, row.amount) for row in picture.payouts]
    (1140, [(1, 6000)])
    """
    shown = [number for number in sorted(event.tables) if tables is None or number in tables]
    everybody = event.entrants
    level = playing_level(event)
    big_blind = level.big_blind or level.small_bet
    average = event.in_chips // event.left if event.left else 0
    results = _results(event)
    unique = event.unique
    picture = Picture(
        name=event.terms.name,
        phase=event.phase,
        live=event.terms.live,
        profile=event.terms.profile,
        game=event.terms.game,
        clock=clock_seen(event, now),
        entries=event.entries,
        unique=unique,
        left=event.left if event.phase != "registering" else _registered(event),
        reentries=event.entries - unique,
        rebuys=sum([each.rebuys for each in everybody.values()]),
        add_ons=sum([each.add_ons for each in everybody.values()]),
        open=event.open,
        late_levels=event.terms.entries.late_levels,
        in_play=event.in_chips,
        average=average,
        average_big_blinds=big_blinds(average, big_blind),
        chips=tuple([chip for chip in event.terms.chips if chip not in event.withdrawn]),
        money=_money(event),
        payouts=tuple(_payouts(event)),
        payouts_final=bool(event.ladder),
        results=results,
        tables=tuple([_table(event, number) for number in shown]),
        players={each.id: each.name for each in everybody.values() if each.status != "gone"},
        alternates=event.alternates,
        final=event.final,
        hand_for_hand=_hand_for_hand(event),
        offer=OfferSeen(*event.offer) if event.offer else None,
        agreed=event.agreed,
        kept=event.kept,
        envelopes=_envelopes(event),
        stage=stage_seen(event),
        news=tuple(news),
        why=event.why,
        record=(),
        shares=(),
        due=(),
        log=(),
        me=None,
        award=_award(event),
        prizes=None,
    )
    if floor:
        picture = the_floors(picture, event, log)
    return own(picture, event, player) if player in everybody else picture


def the_floors(picture: Picture, event: Event, log: Sequence[Entry] = ()) -> Picture:
    """Everybody's picture of an event with what the floor sees besides."""
    return replace(
        picture,
        record=tuple([RecordSeen(*told) for told in event.record]),
        shares=tuple(_shares(event, None)),
        due=tuple([DueSeen(*each) for each in due(event)]),
        log=done(log),
        prizes=_prizes(event),
    )


def own(picture: Picture, event: Event, player: str) -> Picture:
    """Everybody's picture of an event with what one player sees besides: his seat, his money, his own record.

    Where many look at once the picture is made once, and this for each of them.
    """
    record = [RecordSeen(*told) for told in event.record if told.player == player and told.kind != "notice"]
    return replace(
        picture,
        record=picture.record or tuple(record),
        shares=picture.shares or tuple(_shares(event, player)),
        me=_me(event, event.entrants[player]),
    )


def public(fact: facts.Fact, *, player: str = "", floor: bool = False) -> facts.Fact | None:
    """A fact as one who looks may see it, None where it is not his to see.

    >>> public(facts.Sealed((500, 900), "seed:500,900", "8f2a", ("a1", "b2"), ("s1", "s2")))
    Sealed(amounts=(), order='', seal='8f2a', seals=('a1', 'b2'), salts=())
    """
    match fact:
        case facts.Sealed():
            return replace(fact, amounts=(), order="", salts=())
        case facts.Penalised() | facts.Noted():
            return fact if floor or (player and fact.player == player) else None
        case facts.ShareSold() | facts.ShareReturned():
            return fact if floor or (player and player in (fact.player, fact.backer)) else None
        case facts.BlindEscaped():
            return fact if floor else None
        case _:
            return fact


def done(log: Sequence[Entry], last: int = LAST_DONE) -> tuple[DoneSeen, ...]:
    """Who did what when: the last commands, the newest first, with those that were taken back."""
    return tuple(
        [
            DoneSeen(
                entry.number,
                entry.at,
                entry.by,
                str(entry.command.__struct_config__.tag),
                getattr(entry.command, "player", ""),
                getattr(entry.command, "table", 0),
                entry.undone_by,
            )
            for entry in log[: -last - 1 : -1]
        ]
    )


def _money(event: Event) -> MoneySeen:
    terms, money = event.terms, event.money
    return MoneySeen(
        price=terms.price,
        to_pool=terms.to_pool,
        fee=terms.fee,
        staff=terms.staff,
        bounty=terms.bounties.amount if terms.bounties else 0,
        guarantee=terms.guarantee,
        pool=money.pool + money.overlay,
        overlay=money.overlay,
        fees=money.fees,
        staff_total=money.staff,
        bounties=money.bounties,
        paid=money.paid,
        rounding=money.rounding + money.odd_bounties,
    )


def _award(event: Event) -> AwardSeen | None:
    award, equal = event.terms.prizes.award, event.terms.prizes.equal
    return AwardSeen(award.name, equal or award.value, 0 if equal else award.places) if award else None


def _prizes(event: Event) -> PrizesSeen:
    return PrizesSeen(event.ladder, least(event), to_share(event), closed(event))


def _payouts(event: Event) -> Iterator[Payout]:
    """The ladder in rows of equal prizes."""
    first, before = 1, 0
    prizes = prizes_now(event) if event.entries else ()
    for place, amount in enumerate((*prizes, 0), 1):
        if amount != before:
            if before:
                yield Payout(first, place - 1, before)
            first, before = place, amount


def _results(event: Event) -> tuple[Result, ...]:
    """Everybody with a prize, and the last who went out, the best first."""
    found: list[Result] = []
    if event.phase == "finished":
        left = [each.id for each in event.entrants.values() if each.in_play]
        found += [_result(event, player, 1, len(left)) for player in left]
    money = len(event.ladder)
    for place in places(event):
        for player in place.players:
            if place.first <= money or len(found) < money + LAST_OUT:
                found.append(_result(event, player, place.first, place.last))
    return tuple(found)


def _result(event: Event, player: str, first: int, last: int) -> Result:
    entrant = event.entrants[player]
    paid = event.paid.get(player)
    prize = paid.amount if paid else 0
    bounties = max(entrant.won - prize, 0)
    return Result(player, entrant.name, first, last, prize, bounties, entrant.award)


def _table(event: Event, number: int) -> TableSeen:
    table, terms = event.tables[number], event.terms
    stood = table.positions
    # A hand that waits for the button to be drawn has no game of its own yet: it is the one of the next hand.
    hand = max(table.hands - 1, 0) if table.playing else table.hands
    return TableSeen(
        number=number,
        seats=event.seats,
        taken=tuple([_seat(event, seat, entrant) for seat, entrant in event.at(number)]),
        button=stood.button if stood else 0,
        small_blind=stood.small_blind if stood else 0,
        big_blind=stood.big_blind if stood else 0,
        hand=table.hands,
        level=table.level,
        game=terms.variant(hand, event.clock.index).id,
        playing=table.playing,
        halted=table.halted,
        closing=event.breaking == number,
        pushing=table.pushing,
        waits="" if terms.live else holds(event, number),
    )


def _seat(event: Event, seat: int, entrant: Entrant) -> SeatSeen:
    return SeatSeen(
        seat,
        entrant.id,
        entrant.name,
        entrant.stack,
        entrant.status,
        entrant.waiting,
        entrant.missing,
        entrant.locked,
        entrant.id in event.lost,
        entrant.head,
    )


def _hand_for_hand(event: Event) -> HandForHandSeen:
    on = event.hand_for_hand
    playing = [
        number for number, table in event.tables.items() if on and (table.playing or to_play(event, number))
    ]
    return HandForHandSeen(
        on=on,
        called=event.called,
        round=event.round,
        playing=tuple(sorted(playing)),
        done=tuple(sorted([number for number in event.tables if on and number not in playing])),
        out=tuple([player for finish in event.round_out for player in finish.players]),
        to_money=max(event.left - len(event.ladder), 0) if event.ladder else 0,
    )


def _envelopes(event: Event) -> EnvelopesSeen | None:
    if not event.sealed:
        return None
    left = tuple(sorted(event.envelopes, reverse=True))
    order = "" if event.envelopes else event.envelope_order
    return EnvelopesSeen(event.seal, event.seals, event.drawn, left, order)


def _shares(event: Event, whose: str | None) -> Iterator[ShareSeen]:
    for player, sold in sorted(event.shares.items()):
        for sale in sold:
            if whose is None or whose in (player, sale.backer):
                yield ShareSeen(player, *sale)


def _registered(event: Event) -> int:
    return len([each for each in event.entrants.values() if each.status == "registered"])


def _me(event: Event, entrant: Entrant) -> MeSeen:
    place = next((place for place in places(event) if entrant.id in place.players), None)
    first, last = (place.first, place.last) if place else (0, 0)
    if event.phase == "finished" and entrant.in_play:
        first, last = 1, event.left
    paid = event.paid.get(entrant.id)
    return MeSeen(
        player=entrant.id,
        name=entrant.name,
        status=entrant.status,
        stack=entrant.stack,
        table=entrant.table,
        seat=entrant.seat,
        entries=entrant.entries,
        rebuys=entrant.rebuys,
        add_ons=entrant.add_ons,
        first=first,
        last=last,
        prize=paid.amount if paid else 0,
        won=entrant.won,
        head=entrant.head,
        missing=entrant.missing,
        certain=_certain(event, entrant, first, last),
        at_break=event.at_break.get(entrant.id, 0),
        may=tuple(_may(event, entrant)),
        award=entrant.award,
    )


def _certain(event: Event, entrant: Entrant, first: int, last: int) -> int:
    """The prize a player still in has for certain: that of the place he would take if he went out now, in cents."""
    if not entrant.in_play or not event.ladder or first or last:
        return 0
    return shared(event.ladder, event.left, 1).each if event.left <= len(event.ladder) else 0


def _may(event: Event, entrant: Entrant) -> Iterator[May]:
    rules = event.terms.entries
    won = entrant.won_seat and rules.won_seats_stay
    early = event.phase == "registering" and entrant.status == "registered"
    if event.open and entrant.status == "gone":
        yield "register"
    if early and rules.unregister and not won:
        yield "unregister"
    if event.open and entrant.status == "out" and entrant.entries <= rules.reentries:
        yield "re-enter"
    if _may_rebuy(event, entrant):
        yield "rebuy"
    if entrant.status == "broke" and not entrant.declined:
        yield "no-rebuy"
    if event.terms.add_on and add_on_open(event) and entrant.table and not entrant.add_ons:
        yield "add-on"
    if event.offer is not None and entrant.id in event.offer.amounts and entrant.id not in event.offer.yes:
        yield "answer-deal"


def _may_rebuy(event: Event, entrant: Entrant) -> bool:
    rules = event.terms.rebuys
    if rules is None or not rebuys_open(event) or not entrant.table:
        return False
    in_hand = entrant.seat in event.tables[entrant.table].dealt
    return not in_hand and entrant.stack <= rules.up_to and not (rules.most and entrant.rebuys >= rules.most)
