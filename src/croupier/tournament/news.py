"""What is announced in the room: levels, moves, tables that break, who went out, each with its reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from croupier.tournament import facts
from croupier.tournament.why import Why

KEPT: Final = 40
"""So many announcements are shown."""


class Announcement(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing told to everybody, at a time in milliseconds; `kind` is the fact's own tag.

    `players` are whom it is about; a move goes from `old_table` and `old_seat` to `table` and `seat`. `amount` is in
    cents where it is money. `why` carries the text's code, its values and the clause.
    """

    at: int
    kind: str
    why: Why | None = None
    players: tuple[str, ...] = ()
    table: int = 0
    seat: int = 0
    old_table: int = 0
    old_seat: int = 0
    amount: int = 0
    chip: int = 0


def announced(at: int, told: Iterable[facts.Fact]) -> Iterator[Announcement]:
    """What of the facts of one command is announced; nothing that only the floor or one player may know.

    >>> from croupier.tournament import Level, Register, Start, Terms
    >>> from croupier.tournament import Direction
    >>> blinds = (Level(small_blind=25, big_blind=50),)
    >>> friday = Direction(Terms(name="Friday", stack=5_000, buy_in=0, levels=blinds))
    >>> for player in ("ann", "bob"):
    ...     _ = friday.do(Register(player), now=0)
    >>> [each.kind for each in announced(0, friday.do(Start(), now=0, seed="lot"))]
    ['started', 'registration-closed', 'prizes-set']
    """
    started = False
    for fact in told:
        started = started or isinstance(fact, facts.Started)
        # Everybody's first seat is on his seat card: hundreds of them would drown what is new.
        if not (started and isinstance(fact, facts.Seated)):
            made = _announcement(at, fact)
            if made is not None:
                yield made


def latest(before: tuple[Announcement, ...], at: int, told: Iterable[facts.Fact]) -> tuple[Announcement, ...]:
    """The last announcements after one more command, the oldest first."""
    return (*before, *announced(at, told))[-KEPT:]


def _announcement(at: int, fact: facts.Fact) -> Announcement | None:
    kind = str(fact.__struct_config__.tag)
    match fact:
        case facts.Penalised() | facts.Noted() | facts.StackSet() | facts.BlindEscaped() | facts.Cashed():
            return None
        case facts.Moved():
            return Announcement(
                at, kind, fact.why, (fact.player,), fact.table, fact.seat, fact.old_table, fact.old_seat
            )
        case facts.Busted(finishes=finishes, why=why):
            gone = tuple([player for finish in finishes for player in finish.players])
            return Announcement(at, kind, why, gone)
        case facts.BountyWon(inside=inside):
            named = (fact.taker, fact.busted)
            return Announcement(at, kind, None, named, amount=fact.cash) if inside else None
        case facts.Started() | facts.Stopped() | facts.Resumed() | facts.Sealed() | facts.BreakOver():
            return Announcement(at, kind)
        case facts.PrizePaid() | facts.Reentered() | facts.Waits():
            return Announcement(at, kind, None, (fact.player,), amount=getattr(fact, "amount", 0))
        case _:
            return _reasoned(at, kind, fact)


def _reasoned(at: int, kind: str, fact: facts.Fact) -> Announcement | None:
    """What has a reason is told, with whom and what it names."""
    why = getattr(fact, "why", None)
    if not isinstance(why, Why):
        return None
    player = getattr(fact, "player", "")
    return Announcement(
        at,
        kind,
        why,
        (player,) if player else (),
        table=getattr(fact, "table", 0),
        seat=getattr(fact, "seat", 0),
        amount=getattr(fact, "amount", 0),
        chip=getattr(fact, "chip", 0),
    )
