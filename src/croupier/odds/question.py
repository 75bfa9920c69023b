"""A question about equity, read and checked: who holds what, on which board, in which game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from croupier.cards import UNKNOWN, mask, parse, show
from croupier.odds.errors import OddsError
from croupier.odds.games import HOLDEM, Game, game_of
from croupier.odds.ranges import Range

HandGiven = str | Sequence[int] | Range
"""A hand as text, as card numbers, or a range."""

MOST_PLAYERS = 10


@dataclass(frozen=True)
class Question:
    """Two to ten players' hands or ranges, the board so far and the cards known to be out of the deck.

    A hand may be short of cards where the game deals a player more: they are still to come. `second` is the second
    board of a game that has two.

    >>> Question.ask(["AhKh", "QQ+"], board="2h7hTc").board == Question.ask(["AhKh", "KK"], "2h7hTc").board
    True
    """

    game: Game
    hands: tuple[Range, ...]
    board: int
    dead: int
    second: int = 0

    @classmethod
    def ask(
        cls,
        hands: Sequence[HandGiven],
        board: str | Sequence[int] = "",
        dead: str | Sequence[int] = "",
        game: str | Game = HOLDEM,
    ) -> Question:
        """Read a question; two boards are written with a stroke between them, `2h7hTc/3d9s4c`.

        Raises `OddsError` or `croupier.cards.CardError` for what cannot be read, a card in two places, a board no
        street has, and fewer than two or more than ten hands.
        """
        if not 2 <= len(hands) <= MOST_PLAYERS:
            raise OddsError("odds-players", given=len(hands), most=MOST_PLAYERS)
        return cls.look(hands, board, dead, game)

    @classmethod
    def look(
        cls,
        hands: Sequence[HandGiven],
        board: str | Sequence[int] = "",
        dead: str | Sequence[int] = "",
        game: str | Game = HOLDEM,
    ) -> Question:
        """The same for any number of hands, where nobody need be beaten."""
        played = game_of(game)
        first, *second = lying = _boards(board, played)
        out = _cards(dead, played)
        held = tuple(_hand(hand, played) for hand in hands)
        taken = _all_different(
            [
                *map(tuple, lying),
                tuple(out),
                *(_members(hand.combos[0][0]) for hand in held if len(hand) == 1),
            ]
        )
        fixed = tuple(hand if len(hand) == 1 else hand.without(taken) for hand in held)
        cls._enough_cards(played, len(fixed), mask(out))
        return cls(played, fixed, mask(first), mask(out), *map(mask, second))

    @staticmethod
    def _enough_cards(game: Game, players: int, dead: int) -> None:
        needed = game.own * players + game.board * game.boards
        there = (game.deck & ~dead).bit_count()
        if needed > there:
            raise OddsError("odds-deck-short", needed=needed, there=there)

    @property
    def known(self) -> bool:
        """Whether every player holds one whole hand."""
        return all(len(hand) == 1 and hand.combos[0][0].bit_count() == self.game.own for hand in self.hands)

    @property
    def boards(self) -> tuple[int, ...]:
        """The boards, as masks: one or two."""
        return (self.board,) if self.game.boards == 1 else (self.board, self.second)

    @property
    def to_come(self) -> int:
        """How many cards are still to come on a board."""
        return self.game.board - self.board.bit_count()

    @property
    def taken(self) -> int:
        """The cards that are surely out of the deck."""
        taken = self.board | self.second | self.dead
        for hand in self.hands:
            if len(hand) == 1:
                taken |= hand.combos[0][0]
        return taken


def _members(cards: int) -> tuple[int, ...]:
    return tuple(card for card in range(52) if cards >> card & 1)


def _all_different(places: Sequence[tuple[int, ...]]) -> int:
    taken = 0
    for cards in places:
        for card in cards:
            if taken >> card & 1:
                raise OddsError("odds-card-twice", card=show([card]))
            taken |= 1 << card
    return taken


def _boards(given: str | Sequence[int], game: Game) -> list[list[int]]:
    """The cards of each board; cards given as numbers are dealt to the boards in equal parts."""
    written = given.split("/") if isinstance(given, str) else [given]
    number = game.boards
    if len(written) == 1 < number:
        if isinstance(given, str) and given.strip():
            raise OddsError("odds-boards", given=1, boards=number)
        half = len(given) // number
        written = ["", ""] if isinstance(given, str) else [given[:half], given[half:]]
    if len(written) != number:
        raise OddsError("odds-boards", given=len(written), boards=number)
    boards = [_cards(each, game) for each in written]
    for board in boards:
        if len(board) not in game.streets or len(board) != len(boards[0]):
            sizes = ", ".join(map(str, game.streets))
            raise OddsError("odds-board-size", given=len(board), sizes=sizes)
    return boards


def _cards(given: str | Sequence[int], game: Game) -> list[int]:
    cards = list(parse(given)) if isinstance(given, str) else list(given)
    for card in cards:
        if not 0 <= card < 52:
            raise OddsError("odds-not-a-card", card=card)
        if not game.deck >> card & 1:
            raise OddsError("odds-not-in-deck", card=show([card]))
        if cards.count(card) > 1:
            raise OddsError("odds-card-twice", card=show([card]))
    return cards


def _hand(given: HandGiven, game: Game) -> Range:
    if isinstance(given, Range):
        return given
    if isinstance(given, str):
        if game.board:
            return Range.parse(given, game)
        cards = [card for card in parse(given) if card != UNKNOWN]
    else:
        cards = [card for card in given if card != UNKNOWN]
    if len(cards) > game.own or (game.board and len(cards) != game.own):
        raise OddsError("odds-hand-cards", given=len(cards), own=game.own)
    text = given if isinstance(given, str) else show(cards)
    return Range.of(mask(_cards(cards, game)), text)
