"""Which game comes next at a cash table, who is dealt into it, and who names it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.play import catalogue, has_bomb_pots

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.cash import Lineup
    from croupier.room.table.state import TableState


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
    game = game or next_game(state)
    dealt = state.terms.cash(game, bomb=bomb_comes(state, game))
    return state.cash.next_hand_of(dealt, frozen=lies_still(state))


def has_big_blind(state: TableState) -> bool:
    """Whether any game of the table is played with a big blind."""
    terms = state.next_terms or state.terms
    return any([terms.playing(game).big_blind for game in terms.games or (terms.game,)])


def stops(state: TableState, *, due: bool = False) -> int | None:
    """The seat that the next hand's big blind comes to, where its player does not want to post it any more.

    While the next game can be named nobody stops for that of the last, until the hand is `due`.
    """
    if state.in_hand or not any([each.chair.at_big_blind for each in state.seated.values()]):
        return None
    if state.chosen is None and not due and chooser(state) is not None:
        return None
    game = next_game(state)
    dealt = coming(state, game)
    if dealt is None or bomb_comes(state, game) or not state.terms.playing(game).big_blind:
        return None
    seat = dealt.positions.big_blind
    return seat if seat in dealt.seats and state.seated[seat].chair.at_big_blind else None


def bomb_comes(state: TableState, game: str) -> bool:
    """Whether the next hand is a bomb pot: the host has called one, or so many hands have been dealt."""
    every = state.terms.bomb_every
    due = state.bomb_called or bool(every and (state.number + 1) % every == 0)
    return due and has_bomb_pots(catalogue[game])


def bombs_here(state: TableState) -> bool:
    """Whether any game of the table has bomb pots."""
    terms = state.next_terms or state.terms
    return any([has_bomb_pots(catalogue[game]) for game in terms.games or (terms.game,)])


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


def deal_of(dealt: Lineup) -> tuple[tuple[int, ...], tuple[tuple[int, int, int], ...], tuple[int, ...]]:
    """A deal as the journal writes it: who is in it, who posts what, who straddles."""
    return dealt.seats, _posts(dealt.posts), dealt.straddled


def _posts(posts: Mapping[int, tuple[int, int]]) -> tuple[tuple[int, int, int], ...]:
    return tuple([(seat, live, dead) for seat, (live, dead) in sorted(posts.items())])
