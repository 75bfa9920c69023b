"""A table at which a hand that was played is shown again: the seats as they were dealt in, and no clocks."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING

from croupier.cash import Chair, Debt
from croupier.play import Positions, plain_name
from croupier.records.games import variant_named
from croupier.room.hand.state import Dealt, HandTable, Seated
from croupier.room.hand.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.play import Hand, Setup, Variant

SIZES = (2, 6, 8, 9, 10)
"""Tables are drawn with so many chairs, the smallest on which every number has one."""


class ReplayTerms(Terms, frozen=True):
    """The terms a hand was played on, as far as it tells; its game may be one that the house does not deal."""

    @property
    def variant(self) -> Variant:
        """The game of the hand."""
        return variant_named(self.game)


@dataclass(slots=True)
class ReplayTable(HandTable):
    """The table, with the hand as far as it has been shown."""

    setup: Setup
    _: KW_ONLY

    @property
    def stream(self) -> str:
        """Nothing is written of it."""
        return "replay"

    @property
    def positions(self) -> Positions:
        """Where the button and the blinds stood."""
        posted = {bet.kind: bet.seat for bet in self.setup.forced}
        return Positions(self.setup.button, posted.get("small-blind", 0), posted.get("big-blind", 0))

    def shows(self, hand: Hand, version: int) -> None:
        """Let a hand lie on the table as it stands now."""
        self.hand: Hand | None = hand
        self.version: int = version
        if hand.over:
            for seat, seated in self.seated.items():
                seated.chair.chips = hand.result.stacks[seat]


def person_in(seat: int) -> str:
    """By which word a seat's player is known at the table.

    >>> person_in(3)
    'seat-3'
    """
    return f"seat-{seat}"


def table_for(setup: Setup, names: Mapping[int, str], *, number: int, title: str) -> ReplayTable:
    """The table of a hand that begins with this setup; `names` are the players' by seat."""
    terms = _terms(setup, title)
    table = ReplayTable(terms, setup=setup, number=number)
    for seat, chips in setup.stacks.items():
        person, name = person_in(seat), names.get(seat, "")
        table.seated[seat] = Seated(name, False, Chair(person, chips, debt=Debt(), waits=False))
        table.players[seat] = Dealt(person, name, bot=False)
    return table


def _terms(setup: Setup, title: str) -> ReplayTerms:
    posted = {bet.kind: bet.amount for bet in setup.forced}
    fixed = setup.variant.betting.fixed or setup.variant.betting.spread
    small, big = (setup.bets[0], setup.bets[-1]) if fixed else (0, 0)
    highest = max(setup.stacks)
    return ReplayTerms(
        "replay",
        title,
        small_blind=posted.get("small-blind", 0),
        big_blind=0 if setup.bring_in else posted.get("big-blind", 0) or (0 if fixed else setup.bets[-1]),
        game=plain_name(setup.variant.id),
        ante=posted.get("ante", 0),
        seats=next((size for size in SIZES if size >= highest), highest),
        small_bet=small,
        big_bet=big,
        bring_in=setup.bring_in,
    )
