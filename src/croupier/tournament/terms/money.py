"""What an event's money and chips buy: rebuys, add-ons, prizes, bounties."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Literal, TypeAlias

import msgspec

Cents: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10**14)]
"""An amount of money, in cents; an event's file has it in whole units, such as `buy_in = 109.50`."""

Chips: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10**12)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10**6)]
Some: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=10**6)]


class Rebuys(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """More chips for money while it is early: who has at most `up_to` chips buys `chips` for `price` and `fee`.

    Open through level `levels`; `most` times a player, 0 for any number.
    """

    price: Cents
    chips: Some
    levels: Some
    fee: Cents = 0
    up_to: Chips = 0
    most: Count = 0


class AddOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One purchase of `chips` for everybody, whatever his stack, in the break after level `after_level`."""

    price: Cents
    chips: Some
    after_level: Some
    fee: Cents = 0


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Up to so many `entries`, so many `places` are paid (ONLINE:prize-2)."""

    entries: Some
    places: Some


class Tier(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The places down to `to`, from those of the tier before, are each worth so much, as in a ladder."""

    to: Some
    part: Decimal | int


class Award(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A prize that is not money, such as a seat: so much of each of the first `places` prizes is its `value`.

    Where prizes are equal each of them is one, and worth what they are.
    """

    name: str
    value: Cents = 0
    places: Some = 1


class Prizes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the pool is shared.

    `steps` say how many places are paid by the number of entries. `ladder` gives the places their parts, in percent or
    amounts, first place first, and `tiers` those of many places at once. Without them a curve pays `paid_percent` of
    the entries, from `first` downwards to at least `least` (0: one and a half buy-ins), each prize a whole number of
    `unit`. With `equal` prizes each is worth so much and play stops when so many are left as there are prizes.
    """

    steps: tuple[Step, ...] = ()
    ladder: tuple[Decimal | int, ...] = ()
    tiers: tuple[Tier, ...] = ()
    paid_percent: Decimal | int = 15
    places: Count = 0
    first: Cents = 0
    least: Cents = 0
    unit: Cents = 1
    equal: Cents = 0
    award: Award | None = None

    @property
    def parts(self) -> tuple[Decimal | int, ...]:
        """The parts of the places, by the ladder and the tiers below it, the first place first.

        >>> Prizes(ladder=(50, 30), tiers=(Tier(to=4, part=10),)).parts
        (50, 30, 10, 10)
        """
        parts = list(self.ladder)
        for tier in self.tiers:
            parts += [tier.part] * (tier.to - len(parts))
        return tuple(parts)


BountyKind: TypeAlias = Literal["fixed", "progressive", "accumulate", "mystery"]


class Bounties(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of each buy-in on the player's head.

    `fixed` is paid to the taker; `progressive` pays him `cash` percent and puts the rest on his own head;
    `accumulate` puts all of it there, paid when the prizes begin; `mystery` puts all bounties into sealed envelopes
    when the prizes begin, one for each player left, drawn at every knock-out from then on: `parts` are the largest
    ones in percent, the others are alike.
    """

    amount: Cents
    parts: tuple[Decimal | int, ...] = ()
    kind: BountyKind = "fixed"
    cash: Annotated[int, msgspec.Meta(ge=0, le=100)] = 50
