"""A chair at a cash table and what goes with it: who sits there, who has left, what the house took."""

from __future__ import annotations

from dataclasses import dataclass, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from croupier.cash.debts import NEWCOMER, Debt

ChairState: TypeAlias = Literal["playing", "sitting-out", "away", "leaving"]

AtBigBlind: TypeAlias = Literal["", "sit-out", "leave"]
"""What a player does who is reached by the big blind: he posts it, sits out or leaves."""

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.play import Positions


@dataclass(slots=True)
class Chair:
    """A person in a seat. `chips` lie in front of him; `announced` were bought during the hand and play next.

    `state` is `playing`, `sitting-out` by his own word, `away` without one, or `leaving` after this hand.
    `since` is when he went (ms), `rounds` how many big blinds went by since, `sat` when he took a seat
    at this table. `straddles` and `twice` are switches of his own: he straddles when he is first to act; he runs the
    board twice when he is all-in, or once, or, with `None`, he wants to be asked. `at_big_blind` says whether he plays
    on when the big blind comes to him, `keeps` up to how many chips his stack is filled between hands; 0: not at all.

    >>> from croupier.cash import BuyIn, CashGame, CashTable, acts
    >>> from croupier.play import Stakes
    >>> table = CashTable(CashGame("nl-holdem", Stakes(25, 50), BuyIn(1_000, 5_000)))
    >>> table.do(acts.Sit(at=0, seat=4, person="ann", chips=1_000))
    >>> chair = table.chairs[4]
    >>> chair.state, chair.debt.coming, chair.absent_button
    ('playing', 'new', False)
    """

    person: str
    chips: int
    sat: int = 0
    debt: Debt = NEWCOMER
    waits: bool = True
    state: ChairState = "playing"
    announced: int = 0
    since: int | None = None
    rounds: int = 0
    straddles: bool = False
    twice: bool | None = None
    at_big_blind: AtBigBlind = ""
    keeps: int = 0

    def copy(self) -> Chair:
        """The chair as another value."""
        return Chair(*_FIELDS(self))

    @property
    def absent_button(self) -> bool:
        """Whether the chair carries an absence button (FSPR:term-absent-button)."""
        return self.since is not None

    @property
    def missed_button(self) -> bool:
        """Whether the chair carries a missed-blind button (FSPR:term-missed-blind-button)."""
        return self.debt.missed


_FIELDS: Final = attrgetter(*[each.name for each in fields(Chair)])
"""All that a chair is, in the order in which one is made of it."""


class CashedOut(NamedTuple):
    """A person and the whole stack that left the table with him (FSPR:chips-10); `to_cage` waits for him there.

    >>> from croupier.cash import BuyIn, CashGame, CashTable, acts
    >>> from croupier.play import Stakes
    >>> table = CashTable(CashGame("nl-holdem", Stakes(25, 50), BuyIn(1_000, 5_000)))
    >>> table.do(acts.Sit(at=0, seat=4, person="ann", chips=1_000)); table.do(acts.Leave(at=9, seat=4))
    >>> table.out
    [CashedOut(person='ann', chips=1000, at=9, to_cage=False)]
    """

    person: str
    chips: int
    at: int
    to_cage: bool = False


class Charged(NamedTuple):
    """What the house took, in chips: from the pots, for the jackpot, by the clock.

    >>> Charged(rake=5, jackpot=1).rake
    5
    """

    rake: int = 0
    jackpot: int = 0
    time: int = 0


NOT_CHARGED: Final = Charged()


class Before(NamedTuple):
    """What a void hand gives back: where the button stood, and what each chair owed."""

    positions: Positions | None
    owed: Mapping[int, tuple[Debt, int]]
