"""What is known of people in a house open to the public: each fact as it is written down."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from croupier.care.complaints import ComplaintFact

LimitKind: TypeAlias = Literal[
    "deposit-day",
    "deposit-week",
    "deposit-month",
    "money-day",
    "money-week",
    "money-month",
    "loss-day",
    "loss-week",
    "loss-month",
    "stake",
    "buy-in",
    "time-day",
]
"""What a limit is of: in play chips, of `money` brought to the club in cents, of time in minutes."""


class Told(msgspec.Struct, frozen=True, tag="told"):
    """Somebody has told when he was born, and the countries where he lives, is, and usually is."""

    person: str
    born: str
    residence: str = ""
    location: str = ""
    habitual: str = ""

    @property
    def countries(self) -> tuple[str, ...]:
        """The countries that apply to him."""
        return tuple([each for each in (self.residence, self.location, self.habitual) if each])


class Barred(msgspec.Struct, frozen=True, tag="barred"):
    """Somebody turned out to be under age: he never plays here (ONLINE:age-3)."""

    person: str


class Limited(msgspec.Struct, frozen=True, tag="limited"):
    """A limit counts from now on; 0 is none."""

    person: str
    kind: LimitKind
    most: int


class RaiseAsked(msgspec.Struct, frozen=True, tag="raise-asked"):
    """Somebody wants a limit higher, or gone (0): he is asked again when the time is over."""

    person: str
    kind: LimitKind
    most: int
    earliest: int
    """Ms since 1970."""


class RaiseDropped(msgspec.Struct, frozen=True, tag="raise-dropped"):
    """Somebody does not want a limit higher any more."""

    person: str
    kind: LimitKind


class Excluded(msgspec.Struct, frozen=True, tag="excluded"):
    """Somebody plays nothing until then (ms since 1970); it is never shortened."""

    person: str
    until: int


class Deposited(msgspec.Struct, frozen=True, tag="deposited"):
    """Chips came to somebody who has set himself limits; he had `held` in all before."""

    person: str
    chips: int
    held: int


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    """A period of somebody's limits begins: he has so many chips in all."""

    person: str
    held: int


class CountriesRefused(msgspec.Struct, frozen=True, tag="countries-refused"):
    """From now on nobody plays who lives, is or usually is in one of these countries."""

    countries: tuple[str, ...]


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Somebody is here and has `held` chips in all; since the last row of this kind he played and staked so much."""

    person: str
    held: int
    played: int = 0
    """Ms."""
    staked: int = 0


class Noticed(msgspec.Struct, frozen=True, tag="noticed"):
    """Somebody has read how long he is here, and what he staked and won or lost."""

    person: str


class EdgeRead(msgspec.Struct, frozen=True, tag="edge-read"):
    """Somebody has read what the house keeps of the first stake at a casino game, as a decimal text (CASINO:gen-2)."""

    person: str
    game: str
    edge: str


class RulesAccepted(msgspec.Struct, frozen=True, tag="rules-accepted"):
    """Somebody has accepted the house's rules as they stand in this version (ONLINE:scope-2)."""

    person: str
    version: str


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """Somebody was offered limits of his own, and has answered."""

    person: str


class Came(msgspec.Struct, frozen=True, tag="came"):
    """Somebody came in a browser, and from an address, known here by marks alone; empty where nothing is known."""

    person: str
    browser: str
    address: str


class HandOpened(msgspec.Struct, frozen=True, tag="hand-opened"):
    """Somebody of the house looked at every card of a closed hand, `by` his id."""

    by: str
    table: str
    number: int


Fact = (
    Told
    | Barred
    | Limited
    | RaiseAsked
    | RaiseDropped
    | Excluded
    | Deposited
    | Looked
    | CountriesRefused
    | Here
    | Noticed
    | Offered
    | EdgeRead
    | RulesAccepted
    | Came
    | HandOpened
    | ComplaintFact
)
