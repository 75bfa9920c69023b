"""What may be asked of an event about penalties, protests and rulings."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from croupier.text import InEach

__all__ = ["BlindMissed", "LiftPenalty", "Penalise", "Protest", "Ruled", "ServePenalty"]


class Penalise(msgspec.Struct, frozen=True, tag="penalise"):
    """A sanction the floor has found: a warning, hands or rounds to be missed, disqualification.

    `by` is the office that imposes it.

    >>> from croupier.tournament import Penalise, dry_run
    >>> night = dry_run(9)
    >>> _ = night.do(Penalise("4", "talks", "hands", 2, by="floor"))
    >>> night.event.entrants["4"].missing
    2
    """

    player: str
    offence: str
    sanction: Literal["warning", "hands", "rounds", "disqualified"]
    number: int = 0
    by: Literal["", "dealer", "floor", "judge", "director", "chief-judge", "federation"] = "director"


class ServePenalty(msgspec.Struct, frozen=True, tag="serve-penalty"):
    """A player has missed so many of his `hands`, as the director says; 0 means all of them.

    >>> from croupier.tournament import Penalise, ServePenalty, dry_run
    >>> night = dry_run(9, live=True)
    >>> _ = night.do(Penalise("4", "talks", "hands", 3)), night.do(ServePenalty("4", hands=2))
    >>> night.event.entrants["4"].missing
    1
    """

    player: str
    hands: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0


class LiftPenalty(msgspec.Struct, frozen=True, tag="lift-penalty"):
    """The hands that a player has yet to miss are let off him.

    >>> from croupier.tournament import LiftPenalty, Penalise, dry_run
    >>> night = dry_run(9)
    >>> _ = night.do(Penalise("4", "talks", "hands", 3)), night.do(LiftPenalty("4", reason="provoked"))
    >>> night.event.entrants["4"].missing
    0
    """

    player: str
    reason: Annotated[str, msgspec.Meta(max_length=200)] = ""


class BlindMissed(msgspec.Struct, frozen=True, tag="blind-missed"):
    """A blind passed a player by who was not in his seat: on his way from a broken table, `absent`, or `late`.

    >>> from croupier.tournament import BlindMissed, dry_run
    >>> night = dry_run(9)
    >>> _ = night.do(BlindMissed("4", "absent")), night.do(BlindMissed("4", "late"))
    >>> [(told.kind, told.text, told.hands) for told in night.event.record]
    [('notice', 'absent', 1), ('notice', 'late', 2)]
    """

    player: str
    how: Literal["broken-table", "absent", "late"]


class Protest(msgspec.Struct, frozen=True, tag="protest"):
    """A player protests a ruling, in writing or by word of mouth.

    >>> from croupier.tournament import Protest, dry_run
    >>> night = dry_run(9, profile="fspr-competition")
    >>> _ = night.do(Protest("4", "the raise was out of turn"))
    >>> night.event.record[-1].kind, night.event.record[-1].text
    ('protest', 'the raise was out of turn')
    """

    player: str
    text: str
    written: bool = True


class Ruled(msgspec.Struct, frozen=True, tag="ruled"):
    """A ruling of the floor, for the log: at which table, in which of its hands, what was asked and answered.

    `said` is the same in each language, as the floor desk words it; without it everybody reads `text`.

    >>> from croupier.tournament import Ruled, dry_run
    >>> night = dry_run(9)
    >>> _ = night.do(Ruled(1, "One chip without a word: a call.", ("TDA-2022:45A",)))
    >>> night.event.record[-1].table, night.event.record[-1].clauses
    (1, ('TDA-2022:45A',))
    """

    table: int
    text: str
    clauses: tuple[str, ...] = ()
    said: InEach | None = None


Commands: TypeAlias = Penalise | ServePenalty | LiftPenalty | BlindMissed | Protest | Ruled
"""Everything that can be asked about penalties, protests and rulings."""
