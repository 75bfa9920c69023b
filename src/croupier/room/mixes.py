"""Tables where the game changes: rotations and dealer's choice, their games, and the stakes each is played for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from croupier.play import catalogue, rotations

if TYPE_CHECKING:
    from croupier.cash import Lineup
    from croupier.play import Variant
    from croupier.room.state import TableState

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


# A table of a mix from one hand to the next


def next_game(state: TableState) -> str:
    """The game of the next hand: the table's own, what was named, or what comes in the rotation."""
    terms = state.terms
    games = terms.games
    if not games:
        return terms.game
    if not state.game:
        return state.chosen or games[0]
    if terms.choice:
        return state.chosen or state.game
    if state.dealt_of_game < terms.hands_of_each:
        return state.game
    return games[(games.index(state.game) + 1) % len(games)]


def coming(state: TableState, game: str | None = None) -> Lineup | None:
    """Who is dealt into the next hand, of the game that comes or another; `None` when there are fewer than two."""
    dealt = state.terms.cash(game or next_game(state))
    return state.cash.next_hand_of(dealt, frozen=lies_still(state))


def lies_still(state: TableState) -> bool:
    """Whether the button stays where it is for the next hand.

    In a rotation it moves once more when stud begins and lies still while stud is dealt (TDA-2022:11B.1); the first
    hand after stud is played from there (TDA-2022:11B.3). Under dealer's choice it moves with every hand.
    """
    rotates = bool(state.terms.mix) and not state.terms.choice and bool(state.game)
    return rotates and state.cash.positions is not None and not catalogue[state.game].has_button


def chooser(state: TableState) -> int | None:
    """The seat that names the next game: the one the button comes to; None where it comes to nobody's chair."""
    if not state.terms.choice or state.in_hand:
        return None
    dealt_in = coming(state)
    button = dealt_in.positions.button if dealt_in is not None else None
    return button if dealt_in is not None and button in dealt_in.seats else None
