"""Doubling up at a machine: what was won is staked on one card against another, at even chances.

The house turns a card, four more lie closed, and the player picks one: a higher one doubles what he has, a lower
one takes it, one of the same rank changes nothing. All come from what is left of the deck. Of cards that nobody has
seen any two are as likely to lie one way round as the other, whatever is known of the rest: it costs nothing, and
gains nothing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from croupier.pit.game import Offer, Stage
from croupier.pit.settlement import DealerHand

if TYPE_CHECKING:
    from croupier.pit.game import Game
    from croupier.pit.settlement import BoxHand, Settlement

CLOSED: Final = 4
"""How many cards lie closed to pick from."""

TURNED: Final = 1 + CLOSED
"""How many cards one doubling takes."""

MOST: Final = 2**5
"""How many times what was won may be won in all: five doublings in a row."""


def after(gained: int, dealers: int, own: int) -> int:
    """How many times what was won is there after a card against another; the joker is above the ace.

    >>> from croupier.cards import parse
    >>> king, queen, other = parse("KhQdKs")
    >>> after(2, queen, king), after(2, king, other), after(2, king, queen)
    (4, 2, 0)
    """
    mine, theirs = own >> 2, dealers >> 2
    return gained if mine == theirs else 2 * gained if mine > theirs else 0


def won(game: Game, box: BoxHand) -> bool:
    """Whether a box has anything to double."""
    return any(line.back for line in game.settle(box, DealerHand()).lines)


def doubled(game: Game, box: BoxHand, settled: Settlement) -> int:
    """What doubling made of what a settled box had won, in chips: below zero where it was lost in that.

    >>> from croupier.pit import Round, game, with_options
    >>> table = with_options(game("jacks-or-better"), {"double-up": "yes"})
    >>> round = Round.deal(table, "JsJd4c7h9s", then="2d3c8h 5h6dKs4s3h", stakes={"coins": 5})
    >>> round.decide("hold", cards="JsJd")
    >>> round.decide("double")
    >>> round.decide("pick", 2)
    >>> round.decide("collect")
    >>> doubled(table, round.boxes[1].hand(), round.settlements[1])
    5
    """
    staked = {line.field: line.stake for line in settled.lines}
    return settled.net - game.settle(replace(box, staked=staked, gained=1), DealerHand()).net


def stage() -> Stage:
    """The time to take what was won, or to double it.

    >>> [offer.kind for offer in stage().offers]
    ['collect', 'double', 'pick']
    """
    return Stage(
        "double-up",
        (
            Offer("collect", "done", silence=True),
            Offer("double", "again", cards="double"),
            Offer("pick", "done", cards="pick", silence=True),
        ),
        open_to=won,
    )
