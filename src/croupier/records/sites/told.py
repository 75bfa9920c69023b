"""What the text of a site tells of a hand: its game, its table, who sits there, and what happened, line by line.

Every reader of a site makes a `Told` of its text; `croupier.records.sites.reading` plays it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from croupier.cards import Cards
    from croupier.play import Variant
    from croupier.records.sites.money import Money


@dataclass(frozen=True, slots=True)
class Heading:
    """What the first lines of a hand say of its game.

    `small` and `big` are the blinds, in limit games the bets, in cents or chips; `cap` is the most that anybody may
    put in, 0 without.
    """

    variant: Variant
    money: Money
    small: int
    big: int
    button_blind: bool
    tournament: bool
    about: dict[str, Any] = field(default_factory=dict)
    cap: int = 0


@dataclass(frozen=True, slots=True)
class TableLine:
    """The table: its name, its seats and where the button is, 0 where that is not told."""

    name: str
    seats: int
    button: int


class Said(NamedTuple):
    """What a line says.

    `kind` is a forced bet (`ante`, `small-blind`, `big-blind`, `button-blind`, `straddle`, `both-blinds`,
    `missed-blind`), chips that the house throws into the pot (`splash`), what a player did (`fold`, `check`, `call`,
    `bet`, `raise`, `bring-in`, `discard`, `show`, `muck`), the dealer's work (`dealt`, `street`, `return`, `collect`,
    `cash-out`, `board`: all of it, where no street tells its cards), `nothing`, or one of the summary (`pot`, `total`
    where not all of the rake is told, `mucked`). `amount` is in cents or chips, a raise's the total;
    `number` the count of a discard, the `by` of a raise or the board of a street, 0 for the only one. `pots` are the
    main pot and the side pots of the summary,
    without the house's part, where there are several.
    """

    line: int
    kind: str
    seat: int = 0
    amount: int = 0
    cards: Cards = ()
    number: int = 0
    all_in: bool = False
    what: str = ""
    pots: tuple[int, ...] = ()


class Seat(NamedTuple):
    """A seat of the list above a hand."""

    seat: int
    name: str
    chips: int
    out: bool


class Told(NamedTuple):
    """A hand as a text tells it. `lines` are the text's own, by number, for those that the rules do not allow."""

    heading: Heading
    table: TableLine
    seats: list[Seat]
    said: list[Said]
    lines: dict[int, str]
