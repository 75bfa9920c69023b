"""How a hand stands: against each eighth of what every opponent may hold, from the weakest to the strongest.

One call of a kernel deals hands to the opponent and the cards to come, a number of times, and tells how one's own hand
does. What bets say of an opponent's hand is put on top as weights of the eighths.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.bots.sight import CARDS_BY_NAME, FACE_DOWN
from croupier.cards import mask
from croupier.odds.errors import OddsError
from croupier.odds.games import Game
from croupier.odds.kernels import fast
from croupier.play import catalogue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.bots.sight import SeatSeen, Sight
    from croupier.bots.spot import Spot
    from croupier.cards import Cards
    from croupier.odds.games import GameData

EIGHTHS: Final = 8

MOST_COMPARED: Final = 2
"""Of opponents who show cards only so many are dealt to, those who show the most."""

_SEEDS: Final = 64
_SCALE: Final = 1024

Sample = tuple[int, int, int]
"""How many ways the cards to come are dealt, how many hands an opponent, and of how many each is the middle one."""

CLOSED: Final[tuple[Sample, ...]] = ((1, 112, 1), (23, 16, 3), (23, 16, 3), (32, 16, 1))
"""What is dealt where nobody shows a card, by how many streets board cards come in."""

OPEN: Final[Sample] = (20, 12, 2)
"""What each opponent is dealt who shows cards."""

SETTLED: Final[Sample] = (1, 96, 1)
"""The same when all cards are dealt."""

_BITS: Final = {FACE_DOWN: 0, **{name: 1 << card for name, card in CARDS_BY_NAME.items()}}

EQUAL: Final = (0.5,) * EIGHTHS


class Standing(NamedTuple):
    """How a hand does against an opponent.

    `won` is the part of the pot it wins against each eighth of his hands, `place` the part of his hands that are
    weaker now. `together` is how much more often than by chance it wins against two, and against three or more, at
    once: a hand that wins on the same cards against everybody does.
    """

    won: tuple[float, ...]
    place: float
    together: tuple[float, float] = (1.0, 1.0)


UNKNOWN: Final = Standing(EQUAL, 0.5)
"""Of a hand that nothing can be said of."""


def standings(spot: Spot) -> list[Standing]:
    """How the hand does against each opponent, in the order of `Spot.others`.

    Opponents who show nothing are all alike; of those who show cards the ones who show least stand as the last of
    the others.
    """
    game = game_of(spot.sight.game)
    others = spot.others
    if game is None:
        return [UNKNOWN] * len(others)
    hand = spot.hand
    lying = [_mask(board) for board in hand.boards or (hand.board,)]
    shown = [up(other) for other in others]
    own = spot.cards if len(spot.cards) <= game.own else kept(spot.cards, game.own)
    data = _with_board(game.data, lying, game.boards)
    gone = 0
    if any(shown):
        order = sorted(range(len(others)), key=lambda at: -shown[at].bit_count())[:MOST_COMPARED]
        asked = [
            (shown[at], min(len(others[at].cards or ()) - shown[at].bit_count(), data[3])) for at in order
        ]
        gone = _together(shown) & ~_together([cards for cards, _ in asked])
        sample = SETTLED if _settled(data, own, asked) else OPEN
    else:
        order = [0]
        asked = [(0, min(len(others[0].cards or ()), data[3]))]
        sample = CLOSED[_left(spot, game)]
    seed = spot.randomness.getrandbits(_SEEDS)
    rows = fast.standing(data, mask(own), lying, asked, gone, seed, *sample)
    if rows is None:
        return [UNKNOWN] * len(others)
    found = [_read(row, *sample[:2]) for row in rows]
    if len(found) == 1:
        return found * len(others)
    by_seat = dict(zip(order, found, strict=True))
    return [by_seat.get(at, found[-1]) for at in range(len(others))]


def _left(spot: Spot, game: Game) -> int:
    """In how many streets board cards still come, three at most."""
    if not game.board:
        return 1
    return _boards_to_come(spot.sight.game)[spot.street]


@cache
def _boards_to_come(game: str) -> tuple[int, ...]:
    """For each street, in how many after it board cards come, three at most."""
    boards = [bool(street.board) for street in catalogue[game].streets]
    return tuple([min(sum(boards[at + 1 :]), 3) for at in range(len(boards))])


def _settled(data: GameData, own: Cards, asked: Sequence[tuple[int, int]]) -> bool:
    """Whether no cards come any more."""
    return len(own) == data[3] and all([cards.bit_count() + down == data[3] for cards, down in asked])


def _with_board(data: GameData, boards: list[int], played: int) -> GameData:
    """The game as it is dealt now: a card that had to go to the board for everybody is everybody's last card."""
    lying = boards[0].bit_count()
    if lying <= data[2]:
        boards.extend([0] * (played - len(boards)))
        return data
    high, low, board, held, exactly_two, deck = data
    return high, low, lying, held - (lying - board), exactly_two, deck


def _read(row: Sequence[int], ways: int, hands: int) -> Standing:
    won = tuple([part / met if met else 0.5 for part, met in zip(row[:8], row[8:16], strict=False)])
    once, twice, thrice = row[17:20]
    if not once:
        return Standing(won, 0.0)
    alone = once / ways
    two, three = twice / ways / (alone * alone), thrice / ways / (alone * alone * alone)
    return Standing(won, row[16] / (2 * hands), (two, three))


def _together(cards: Sequence[int]) -> int:
    union = 0
    for each in cards:
        union |= each
    return union


def up(seat: SeatSeen) -> int:
    """The cards of a seat that lie face up, as a mask."""
    cards = seat.cards
    return 0 if cards is None or cards.count(FACE_DOWN) == len(cards) else _mask(cards)


def _mask(names: Sequence[str]) -> int:
    cards = 0
    for name in names:
        cards |= _BITS[name]
    return cards


def named(names: Sequence[str]) -> Cards:
    """Cards by their names."""
    return tuple([CARDS_BY_NAME[name] for name in names])


def boards_of(sight: Sight) -> list[Cards]:
    """The boards as they lie."""
    hand = sight.hand
    return [named(board) for board in (hand.boards or (hand.board,))] if hand is not None else [()]


def kept(cards: Cards, held: int) -> Cards:
    """The cards that would be kept of those dealt: the highest pair, else those that go together best."""
    return max(combinations(cards, held), key=worth)


def worth(cards: Cards) -> int:
    """What a few cards are worth before there is a board: pairs first, then suits, closeness and height."""
    ranks = sorted([card >> 2 for card in cards], reverse=True)
    pair = 60 if len(set(ranks)) < len(ranks) else 0
    suited = 8 if len({card & 3 for card in cards}) == 1 else 0
    return pair + suited + 2 * sum(ranks) - 2 * (ranks[0] - ranks[-1])


@cache
def game_of(id: str) -> Game | None:
    """A game of the catalogue as the odds deal it; None for one they cannot read."""
    try:
        return Game.of(catalogue[id])
    except OddsError:
        return None
