"""The values a hand shows: operations, options, players, pots, the result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from croupier.cards import Cards
from croupier.ranks import HandName


class Operation(NamedTuple):
    """One entry of a hand's log.

    `kind` is a forced bet (`ante`, `small-blind`, `big-blind`, `button-blind`, `straddle`, `post`, `dead-ante`,
    `dead-post`), the dealer's work (`deal` down, `up`, `burn`, `board`, `shuffle`, `return`, `rake`, `push`), the
    table's (`run`, the board `amount` times) or a player's (`bring-in`, `fold`, `check`, `call`, `raise`,
    `discard`, `show`, `muck`), or the floor's, by a ruling (`kill`, `restore`, `turn`, `stands`, `return-bet`,
    `late-post`, `expose`, `scrap`, `replace`, `put-back`, `restack`, `award`, `void`; docs/play-operations.md says
    what each does). `seat` is 0 where no seat is meant. `amount` is what was put in or paid out, for a
    `raise` the total it was raised to, for a `board` the number of the board, the first one 0.

    >>> from croupier.play import Hand
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=7)
    >>> hand.raise_to(6)
    >>> hand.log[-1]
    Operation(kind='raise', seat=1, amount=6, cards=())
    """

    kind: str
    seat: int = 0
    amount: int = 0
    cards: Cards = ()


class Options(msgspec.Struct, frozen=True, gc=False):
    """All a player may do now, in chips.

    `call` is what he adds to call, 0 when there is nothing to call. `raise_min` and `raise_max` are the totals he
    may raise to on this street, 0 when he may not; with `opens` such a raise is the first bet of the street. In
    fixed-limit games only these two totals are open, usually one and the same. `bring_in` is what he posts to
    bring it in, where he must do that or raise. `discards` are the fewest and the most cards he may throw away or
    exchange, None when it is not the time. `show` and `muck` are open at the showdown only.

    >>> import croupier
    >>> options = croupier.Hand.new("nl-holdem", [500, 500], blinds=(5, 10), seed=7).options
    >>> options.call, options.raise_min, options.raise_max
    (5, 20, 500)
    """

    seat: int
    fold: bool = False
    check: bool = False
    call: int = 0
    raise_min: int = 0
    raise_max: int = 0
    opens: bool = False
    bring_in: int = 0
    discards: tuple[int, int] | None = None
    show: bool = False
    muck: bool = False


class Dealing(NamedTuple):
    """What the dealer must be given.

    `due` cards for a seat (`deal`) or for a `board`, whose number then stands in `seat`; a `shuffle` of `due` cards;
    or a `run`, how many times the board is to be run out, at most `due`.

    >>> from croupier.play import Hand
    >>> Hand.new("nl-holdem", [500, 500], blinds=(1, 2)).dealing
    Dealing(kind='deal', seat=2, due=2)
    """

    kind: str
    seat: int
    due: int


class Player(msgspec.Struct, frozen=True, gc=False):
    """A player in the hand, chips and cards, `up` those that lie face up, `exposed` those shown by mishap.

    Never shown to anybody else as it is: it holds his hidden cards.

    >>> from croupier.play import Hand
    >>> player = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=7).player(2)
    >>> player.stack, player.bet, player.folded
    (498, 2, False)
    """

    seat: int
    stack: int
    bet: int
    put_in: int
    cards: Cards
    up: Cards
    folded: bool
    all_in: bool
    shown: bool
    mucked: bool
    exposed: Cards = ()


class Pot(msgspec.Struct, frozen=True, gc=False):
    """A pot and the seats that can win it.

    >>> from croupier.play import Hand
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=7)
    >>> hand.call()
    >>> hand.check()
    >>> hand.pots
    (Pot(amount=4, seats=(2, 1)),)
    """

    amount: int
    seats: tuple[int, ...]


class Award(NamedTuple):
    """A share of a pot pushed to a seat; `name` is the winning hand, None where none was shown.

    >>> from croupier.play import Hand
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=7)
    >>> hand.fold()
    >>> [(award.seat, award.amount, award.name) for award in hand.result.awards]
    [(2, 2, None)]
    """

    pot: int
    seat: int
    amount: int
    name: HandName | None
    board: int = 0
    ranking: int = 0


@dataclass(frozen=True, slots=True)
class Result:
    """How a hand ended: its pots, who won what with which hand, and the stacks.

    >>> from croupier.play import Hand
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=7)
    >>> hand.fold()
    >>> dict(hand.result.stacks)
    {1: 499, 2: 501}
    """

    pots: tuple[Pot, ...]
    awards: tuple[Award, ...]
    stacks: Mapping[int, int]
    rake: int = 0
