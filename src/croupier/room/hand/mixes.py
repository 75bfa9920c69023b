"""Tables where the game changes: rotations and dealer's choice, their games, and the stakes each is played for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from croupier.play import catalogue, rotations

if TYPE_CHECKING:
    from croupier.play import Variant

DEALERS_CHOICE: Final = "dealers-choice"
"""The mix in which the player on the button names the game of each hand."""

FEWEST_CHAIRS: Final = 6
"""Dealer's choice offers the games that this many can be dealt into."""


def games_of(mix: str) -> tuple[str, ...]:
    """The games of a mix in their order; empty when there is no such mix.

    >>> games_of("hose")
    ('fl-holdem', 'fl-omaha-8', 'seven-stud', 'seven-stud-8')
    """
    if mix == DEALERS_CHOICE:
        return tuple([variant.id for variant in catalogue.values() if variant.players[1] >= FEWEST_CHAIRS])
    return tuple(rotations.get(mix, ()))


def players_of(games: tuple[str, ...]) -> tuple[int, int]:
    """The fewest and the most players that every game of a mix can be dealt to.

    >>> players_of(games_of("horse"))
    (2, 8)
    """
    dealt_to = [catalogue[game].players for game in games]
    return max([fewest for fewest, _ in dealt_to]), min([most for _, most in dealt_to])


def stakes(variant: Variant, small: int, big: int) -> dict[str, Any]:
    """The stakes of a game by the two amounts it is called by.

    Limit games are called by their bets: the blinds are half the small bet and the small bet, a stud ante is an
    eighth of it and the bring-in a quarter.
    """
    betting = variant.betting
    bets = {"small_bet": small, "big_bet": big} if betting.fixed or betting.spread else {}
    blinds = (max(small // 2, 1), small) if bets else (small, big)
    opener = variant.streets[0].opener
    if opener == "left-of-blinds":
        return {"small_blind": blinds[0], "big_blind": blinds[1], **bets}
    no_blinds = {"small_blind": 0, "big_blind": 0, **bets}
    if opener == "bring-in":
        return {"ante": max(small // 8, 1), "bring_in": max(small // 4, 1), **no_blinds}
    return {"ante": small, **no_blinds}


def stakes_in_mix(variant: Variant, small: int, big: int) -> dict[str, Any]:
    """The stakes of a game in a mix that is called by its limit bets.

    Where bets are not fixed the big blind is half the small bet, so that a pot grows to about the same size.

    >>> stakes_in_mix(catalogue["pl-omaha"], 100, 200)
    {'small_blind': 25, 'big_blind': 50}
    """
    if variant.betting.fixed or variant.betting.spread:
        return stakes(variant, small, big)
    return stakes(variant, max(small // 4, 1), max(small // 2, 2))
