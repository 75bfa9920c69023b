"""What may happen at a table that somebody has to rule on: values, each with typed fields.

Forms, the schema of scenario files and `incident_kinds` are all made from these definitions.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec


class Seat(int):
    """A chair number; in a scenario file it is written as the name the table gives that seat.

    >>> from croupier.floor import Seat, Situation
    >>> from croupier.play import Hand
    >>> hand = Hand.new("nl-holdem", [5_000] * 3, blinds=(50, 100), seed=7)
    >>> Situation(hand, names={3: "Cid"}).name(Seat(3), "en")
    'Cid'
    """

    __slots__ = ()


Chips: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
"""An amount of chips."""

CardCount: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=52)]
"""So many cards of a hand."""

Motion: TypeAlias = tuple[Annotated[int, msgspec.Meta(ge=1)], ...]
"""The chips of one motion, by denomination."""

ActionKind: TypeAlias = Literal["fold", "check", "call", "bet", "raise"]
"""What an act can count as."""


class Incident(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="what"):
    """Something that happened. Each kind is one subclass with one function that rules on it.

    >>> from croupier.floor import Situation, incident_kinds, rule
    >>> from croupier.play import Hand
    >>> lost = incident_kinds()["lost-chips"](amount=500)
    >>> rule(Situation(Hand.new("nl-holdem", [5_000] * 3, blinds=(50, 100), seed=7)), lost).verdict
    'stands'
    """


class Did(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action that was taken and accepted: who, what, and to which total of the street.

    >>> from croupier.floor import Did, Seat
    >>> Did(Seat(3), "raise", 300).to
    300
    """

    seat: Seat
    action: ActionKind
    to: Chips = 0


class Act(Incident, frozen=True, kw_only=True, tag="act"):
    """What a player physically did: words, chips, a gesture, or several of them.

    `words` are as they were said, in English or Russian; `readings` the amounts they can be taken for, where the
    words leave it open. `chips` are the denominations put out in one motion, `motions` those of several, `total`
    the sum where the denominations are not known. `first` says which came first where there are words and chips;
    `landed`, that the words came when the chips already lay. `unclear`: not everybody could hear or see it.
    `back` are chips of an earlier bet he took back before. `quoted` is the amount he was told he had to call.
    `prompted`: the dealer asked him to act. `last`: these are all the chips he has. `meant`: what he said was a joke
    or a slip, as he has it.

    >>> Act(seat=1, words="raise", chips=(1000,)).chips
    (1000,)
    """

    seat: Seat
    words: str = ""
    readings: tuple[Chips, ...] = ()
    chips: Motion = ()
    motions: tuple[Motion, ...] = ()
    total: Chips = 0
    first: Literal["words", "chips", "together"] = "words"
    landed: bool = False
    unclear: bool = False
    gesture: Literal["", "tap", "push-all", "gather", "token"] = ""
    back: Motion = ()
    quoted: Chips = 0
    prompted: bool = False
    deliberate: bool = False
    last: bool = False
    meant: Literal["", "joke", "slip"] = ""

    @property
    def moved(self) -> tuple[Motion, ...]:
        """The chips of each motion, in order; a sum whose denominations are not known is one chip less than none."""
        if self.motions:
            return self.motions
        return (self.chips,) if self.chips else ()

    @property
    def put_out(self) -> int:
        """All the chips put out, over all motions."""
        return sum(map(sum, self.moved)) or self.total
