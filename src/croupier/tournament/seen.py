"""What of an event may be seen, and by whom: the only way from its state to a page.

Nobody sees what is in an envelope before it is drawn, nor its salt, nor the order; an event knows no seed of a draw to
come. What concerns one player (his penalties, his shares) he and the floor see.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from croupier.tournament import facts
from croupier.tournament.bounties.seen import envelopes_seen
from croupier.tournament.chips.stacks import big_blinds
from croupier.tournament.clock.seen import clock_seen, level_seen, playing_level
from croupier.tournament.due import due
from croupier.tournament.hands.seen import hand_for_hand_seen, table_seen
from croupier.tournament.picture import (
    DoneSeen,
    DueSeen,
    May,
    MeSeen,
    OfferSeen,
    Picture,
    RecordSeen,
)
from croupier.tournament.prizes.places import places
from croupier.tournament.prizes.seen import award_seen, certain, money_seen, payouts, prizes_seen, results
from croupier.tournament.rounds.seen import stage_seen
from croupier.tournament.selling import add_on_open, rebuys_open
from croupier.tournament.staking.seen import shares_seen

if TYPE_CHECKING:
    from croupier.tournament.direction import Entry
    from croupier.tournament.event import Entrant, Event
    from croupier.tournament.fact import Happened
    from croupier.tournament.news import Announcement

__all__ = ["done", "level_seen", "own", "public", "seen", "the_floors"]

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

    >>> from croupier.tournament import Tournament, Register, Start, read_event
    >>> terms = read_event('name="Friday"\\nstack=5000\\nbuy_in=20\\n[[level]]\\nsmall_blind=25\\nbig_blind=50')
    >>> friday = Tournament(terms)
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
        money=money_seen(event),
        payouts=tuple(payouts(event)),
        payouts_final=bool(event.ladder),
        results=results(event),
        tables=tuple([table_seen(event, number) for number in shown]),
        players={each.id: each.name for each in everybody.values() if each.status != "gone"},
        alternates=event.alternates,
        final=event.final,
        hand_for_hand=hand_for_hand_seen(event),
        offer=OfferSeen(*event.offer) if event.offer else None,
        agreed=event.agreed,
        kept=event.kept,
        envelopes=envelopes_seen(event),
        stage=stage_seen(event),
        news=tuple(news),
        why=event.why,
        record=(),
        shares=(),
        due=(),
        log=(),
        me=None,
        award=award_seen(event),
        prizes=None,
        on_sale=tuple(_on_sale(event)),
    )
    if floor:
        picture = the_floors(picture, event, log)
    return own(picture, event, player) if player in everybody else picture


def the_floors(picture: Picture, event: Event, log: Sequence[Entry] = ()) -> Picture:
    """Everybody's picture of an event with what the floor sees besides."""
    return replace(
        picture,
        record=tuple([RecordSeen(*told) for told in event.record]),
        shares=tuple(shares_seen(event, None)),
        due=tuple([DueSeen(*each) for each in due(event)]),
        log=done(log),
        prizes=prizes_seen(event),
    )


def own(picture: Picture, event: Event, player: str) -> Picture:
    """Everybody's picture of an event with what one player sees besides: his seat, his money, his own record.

    Where many look at once the picture is made once, and this for each of them.
    """
    record = [RecordSeen(*told) for told in event.record if told.player == player and told.kind != "notice"]
    return replace(
        picture,
        record=picture.record or tuple(record),
        shares=picture.shares or tuple(shares_seen(event, player)),
        me=_me(event, event.entrants[player]),
    )


def public(fact: Happened, *, player: str = "", floor: bool = False) -> Happened | None:
    """A fact as one who looks may see it, None where it is not his to see.

    >>> from croupier.tournament import facts
    >>> public(facts.Sealed((500, 900), "seed:500,900", "8f2a", ("a1", "b2"), ("s1", "s2")))
    Sealed(amounts=(), order='', seal='8f2a', seals=('a1', 'b2'), salts=())
    """
    return fact.shown(player, floor=floor)


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
                *_what(entry),
            )
            for entry in log[: -last - 1 : -1]
        ]
    )


def _what(entry: Entry) -> tuple[str, int]:
    """What a command in the log led to, where its kind alone does not say it, and what that cost."""
    for fact in entry.facts:
        match fact:
            case facts.Bought(kind=kind, price=price, fee=fee):
                return kind, price + fee
            case facts.Broke():
                return "broke", 0
            case _:
                pass
    return "", 0


def _on_sale(event: Event) -> Iterator[Literal["rebuy", "add-on"]]:
    if rebuys_open(event):
        yield "rebuy"
    if add_on_open(event):
        yield "add-on"


def _registered(event: Event) -> int:
    return len([each for each in event.entrants.values() if each.status == "registered" or each.in_play])


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
        certain=certain(event, entrant, first, last),
        at_break=event.at_break.get(entrant.id, 0),
        may=tuple(_may(event, entrant)),
        award=entrant.award,
    )


def _may(event: Event, entrant: Entrant) -> Iterator[May]:
    rules = event.terms.entries
    won = entrant.won_seat and rules.won_seats_stay
    early = event.phase == "registering" and (entrant.status == "registered" or entrant.in_play)
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
