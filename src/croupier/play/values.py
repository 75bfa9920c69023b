"""The values a hand shows: operations, options, players, pots, the result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from croupier.cards import Cards
from croupier.ranks import HandName


class Operation(NamedTuple):
    """One entry of a hand's log.

    `kind` is a forced bet (`ante`, `small-blind`, `big-blind`, `straddle`, `post`, `dead-ante`, `dead-post`),
    the dealer's work (`deal`, `burn`, `board`, `return`, `push`) or a player's (`fold`, `check`, `call`, `raise`,
    `show`, `muck`). `seat` is 0 where no seat is meant. `amount` is what was put in or paid out, for a `raise`
    the total it was raised to.
    """

    kind: str
    seat: int = 0
    amount: int = 0
    cards: Cards = ()


class Options(NamedTuple):
    """All a player may do now, in chips.

    `call` is what he adds to call, 0 when there is nothing to call. `raise_min` and `raise_max` are the totals he
    may raise to on this street, 0 when he may not; with `opens` such a raise is the first bet of the street.
    `show` and `muck` are open at the showdown only.
    """

    seat: int
    fold: bool = False
    check: bool = False
    call: int = 0
    raise_min: int = 0
    raise_max: int = 0
    opens: bool = False
    show: bool = False
    muck: bool = False


class Dealing(NamedTuple):
    """Cards the dealer owes: to a seat, or to the board with `seat` 0."""

    kind: str
    seat: int
    due: int


class Player(NamedTuple):
    """A player in the hand, chips and cards. Never shown to anybody else as it is: it holds his hidden cards."""

    seat: int
    stack: int
    bet: int
    put_in: int
    cards: Cards
    folded: bool
    all_in: bool
    shown: bool
    mucked: bool


class Pot(NamedTuple):
    """A pot and the seats that can win it."""

    amount: int
    seats: tuple[int, ...]


class Award(NamedTuple):
    """A share of a pot pushed to a seat; `name` is the winning hand, None where none was shown."""

    pot: int
    seat: int
    amount: int
    name: HandName | None


@dataclass(frozen=True, slots=True)
class Result:
    """How a hand ended: its pots, who won what with which hand, and the stacks."""

    pots: tuple[Pot, ...]
    awards: tuple[Award, ...]
    stacks: Mapping[int, int]
