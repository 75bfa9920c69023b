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
    from croupier.odds.kernels.given import Standing

EIGHTHS: Final = 8

MOST_COMPARED: Final = 2
"""Of opponents who show cards only so many are dealt to, those who show the most."""

_SEEDS: Final = 64

Sample = tuple[int, int, int]
"""How many ways the cards to come are dealt, how many hands an opponent, and of how many each is the middle one."""

CLOSED: Final[tuple[Sample, ...]] = ((1, 112, 1), (23, 16, 3), (23, 16, 3), (32, 16, 1))
"""What is dealt where nobody shows a card, by how many streets board cards come in."""

OPEN: Final[Sample] = (20, 12, 2)
"""What each opponent is dealt who shows cards."""

SETTLED: Final[Sample] = (1, 96, 1)
"""The same when all cards are dealt."""

_BITS: Final = {FACE_DOWN: 0, **{name: 1 << card for name, card in CARDS_BY_NAME.items()}}

UNKNOWN: Final[Standing] = ((0.5,) * EIGHTHS, 0.5, (1.0, 1.0), 0.5)
"""Of a hand that nothing can be said of."""


class Stood(NamedTuple):
    """How a hand does against the opponents: standings, and which of them is whose, in the order of `Spot.others`."""

    standings: Sequence[Standing]
    whose: Sequence[int]

    @property
    def each(self) -> list[Standing]:
        """The standing against each opponent."""
        return [self.standings[at] for at in self.whose]


def stand(spot: Spot) -> Stood:
    """How the hand does against each opponent.

    Opponents who show nothing are all alike; of those who show cards the ones who show least stand as the last of
    the others.
    """
    others, game = spot.others, game_of(spot.sight.game)
    alike = [0] * len(others)
    if game is None:
        return Stood((UNKNOWN,), alike)
    hand = spot.hand
    lying = [_mask(board) for board in hand.boards or (hand.board,)]
    names = spot.own.cards or ()
    own = _mask(names) if len(names) <= game.own else mask(kept(spot.cards, game.own))
    data = _with_board(game.data, lying, game.boards)
    held = data[3]
    shown = [up(other) for other in others]
    gone = 0
    if any(shown):
        order = sorted(range(len(others)), key=lambda at: -shown[at].bit_count())[:MOST_COMPARED]
        asked = [(shown[at], min(len(others[at].cards or ()) - shown[at].bit_count(), held)) for at in order]
        gone = _together(shown) & ~_together([cards for cards, _ in asked])
        settled = own.bit_count() == held and all([cards.bit_count() + down == held for cards, down in asked])
        sample = SETTLED if settled else OPEN
        last = len(order) - 1
        whose = [order.index(at) if at in order else last for at in range(len(others))]
    else:
        asked = [(0, min(len(others[0].cards or ()), held))]
        sample = CLOSED[_left(spot, game)]
        whose = alike
    rows = fast.stands(data, own, lying, asked, gone, spot.randomness.getrandbits(_SEEDS), *sample)
    if rows is None:
        return Stood((UNKNOWN,), alike)
    return Stood(rows, whose)


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


def _with_board(data: GameData, boards: list[int], played: int) -> GameData:
    """The game as it is dealt now: a card that had to go to the board for everybody is everybody's last card."""
    lying = boards[0].bit_count()
    if lying <= data[2]:
        boards.extend([0] * (played - len(boards)))
        return data
    high, low, board, held, exactly_two, deck = data
    return high, low, lying, held - (lying - board), exactly_two, deck


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
