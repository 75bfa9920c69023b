"""Games small enough to be solved, such as Kuhn and Leduc: played by their equilibrium.

The tree of bets is the engine's own: every decision that is legal, at the stakes of the table, with stacks that never
run out. The solver is `croupier.odds.kernels`' counterfactual regret.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.bots.sight import CARDS_BY_NAME
from croupier.bots.spot import Action
from croupier.odds.kernels import fast
from croupier.play import Hand, Positions, Setup, Stakes, catalogue
from croupier.play.perft import after, decisions

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from croupier.bots.spot import Spot
    from croupier.play import Variant

MOST_DEALS: Final = 400
"""Of how many ways to deal a game there may be at most to be solved."""

ROUNDS: Final = 3_000
"""How often the solver goes through the tree."""

_DEEP: Final = 1_000
_FIRST, _SECOND = 1, 2

Path = tuple[str, ...]
"""What was done so far; a stroke stands between rounds."""


class Node(NamedTuple):
    """A decision: of which player, 0 or 1, how many board cards lie, and his actions with what they lead to."""

    player: int
    board: int
    kinds: tuple[str, ...]
    next: tuple[int, ...]


class SmallGame(NamedTuple):
    """A game as the solver takes it.

    `deals` are the cards of both players and the board, each card a class of cards that are as good, with the
    `weight` of each deal; `nodes` the decisions by their number, `at` their numbers by what was done before; `ends`
    what the first player wins in each deal at every end, in chips; `views` the class of each deal at every node, by
    what its player sees.
    """

    deals: tuple[tuple[int, ...], ...]
    weight: tuple[float, ...]
    nodes: tuple[Node, ...]
    at: Mapping[Path, int]
    ends: tuple[tuple[float, ...], ...]
    views: tuple[Mapping[tuple[int, ...], int], ...]

    def seen(self, node: int) -> list[int]:
        """The class of each deal at a node."""
        view, found = self.views[node], self.nodes[node]
        return [view[_view(deal, found)] for deal in self.deals]


Strategy = list[list[float]]
"""For each node how often each action is taken, class by class."""


@cache
def can_be_solved(game: str) -> bool:
    """Whether a game is small enough, and of a kind the solver knows: two players with a card each, fixed bets.

    >>> [game for game in catalogue if can_be_solved(game)]
    ['kuhn', 'leduc']
    """
    variant = catalogue[game]
    cards = len(variant.deck.cards)
    board = sum([street.board for street in variant.streets])
    deals = 1
    for card in range(2 + board):
        deals *= cards - card
    one_each = variant.streets[0].down == 1 and all([not street.down for street in variant.streets[1:]])
    plain = not any([street.up or street.draw or street.discard for street in variant.streets])
    return (
        deals <= MOST_DEALS and one_each and plain and variant.betting.cap > 0 and variant.players == (2, 2)
    )


def by_equilibrium(spot: Spot) -> Action | None:
    """The action the equilibrium takes here; None where chips are short or something else was done than it knows."""
    hand = spot.hand
    put_in = sum([seat.bet for seat in spot.sight.seats])
    for acts in hand.rounds[:-1]:
        put_in += 2 * max([act.to for act in acts if act.kind == "raise"], default=0)
    game, strategy = solved(spot.sight.game, (hand.total - put_in) // 2, spot.sight.bets)
    path: list[str] = []
    for acts in hand.rounds[:-1]:
        path += [*[act.kind for act in acts], "/"]
    at = game.at.get((*path, *[act.kind for act in hand.rounds[-1]]))
    if at is None:
        return None
    node = game.nodes[at]
    cards = [*spot.cards, *[CARDS_BY_NAME[card] for card in hand.board]]
    row = game.views[at][tuple([card >> 2 for card in cards])]
    luck = spot.luck()
    kind = node.kinds[-1]
    for each, often in zip(node.kinds, strategy[at][row * len(node.kinds) :], strict=False):
        luck -= often
        if luck < 0:
            kind = each
            break
    return _legal(spot, kind)


def _legal(spot: Spot, kind: str) -> Action | None:
    options = spot.options
    if kind == "raise":
        return Action("raise", options.raise_min) if options.raise_max else None
    allowed = {"fold": options.fold, "check": options.check, "call": options.call > 0}
    return Action(kind) if allowed[kind] else None  # type: ignore[arg-type]  # a kind of the tree is one of an action


@cache
def solved(game: str, ante: int, bets: tuple[int, ...]) -> tuple[SmallGame, Strategy]:
    """A game of the catalogue at some stakes, and its equilibrium."""
    small = small_game(catalogue[game], ante, bets)
    nodes = range(len(small.nodes))
    strategy = fast.equilibrium(
        small.weight,
        [node.player for node in small.nodes],
        [node.next for node in small.nodes],
        [small.seen(node) for node in nodes],
        small.ends,
        ROUNDS,
    )
    return small, strategy


def small_game(variant: Variant, ante: int, bets: tuple[int, ...]) -> SmallGame:
    """A game as the solver takes it, played for an ante and bets in chips."""
    deals, weight = _deals(variant)
    stakes = Stakes(0, 0, ante=ante, small_bet=bets[0], big_bet=bets[-1])
    stack = _DEEP * (ante + max(bets))
    setup = Setup.deal_in(
        variant, stakes, {_FIRST: stack, _SECOND: stack}, Positions(_SECOND, _SECOND, _FIRST)
    )
    tree = _Tree(variant, stack, deals)
    tree.grow(Hand(setup, variant.deck.cards), ())
    views = [_views(deals, node) for node in tree.nodes]
    return SmallGame(deals, weight, tuple(tree.nodes), tree.at, tuple(tree.ends), tuple(views))


def exploitability(game: SmallGame, strategy: Strategy) -> float:
    """What a player who knows a strategy wins against it, in chips a hand, the mean over both seats.

    0 is an equilibrium. It is reckoned by the best answer to the strategy, without the solver.
    """
    return sum([best_answer(game, strategy, player) for player in (0, 1)]) / 2


def worth(game: SmallGame, strategy: Strategy) -> float:
    """What the first player wins where both play a strategy, in chips a hand.

    >>> game, strategy = solved("kuhn", 1, (1, 1))
    >>> abs(worth(game, strategy) + 1 / 18) < 0.001
    True
    """
    every = sum(game.weight)

    def walk(at: int, reach: list[float]) -> float:
        """What is won from here on, over all deals, each weighed with how often it comes here."""
        if at < 0:
            return sum([won * often for won, often in zip(game.ends[-1 - at], reach, strict=True)])
        node, seen, row = game.nodes[at], game.seen(at), strategy[at]
        kinds = len(node.kinds)
        return sum(
            [
                walk(
                    child, [often * row[view * kinds + way] for often, view in zip(reach, seen, strict=True)]
                )
                for way, child in enumerate(node.next)
            ]
        )

    return walk(0, list(game.weight)) / every


def best_answer(game: SmallGame, strategy: Strategy, player: int) -> float:
    """What player 0 or 1 wins who knows the strategy of the other, in chips a hand.

    What player 0 wins so is never less than the game is worth to him, and the loss of player 1 never more.
    """
    every = sum(game.weight)

    def walk(at: int, reach: list[float]) -> list[float]:
        """What is won in each deal, weighed with how often the other player comes here with it."""
        if at < 0:
            sign = -1 if player else 1
            return [sign * won * often for won, often in zip(game.ends[-1 - at], reach, strict=True)]
        node, seen = game.nodes[at], game.seen(at)
        kinds = len(node.kinds)
        if node.player != player:
            worth = [0.0] * len(reach)
            for number, child in enumerate(node.next):
                row = strategy[at]
                there = [often * row[view * kinds + number] for often, view in zip(reach, seen, strict=True)]
                worth = [one + more for one, more in zip(worth, walk(child, there), strict=True)]
            return worth
        ways = [walk(child, reach) for child in node.next]
        best = {
            view: max(range(kinds), key=lambda way: sum([ways[way][deal] for deal in deals]))
            for view, deals in _by_view(seen).items()
        }
        return [ways[best[view]][deal] for deal, view in enumerate(seen)]

    return sum(walk(0, list(game.weight))) / every


def _by_view(seen: Sequence[int]) -> dict[int, list[int]]:
    deals: dict[int, list[int]] = {}
    for deal, view in enumerate(seen):
        deals.setdefault(view, []).append(deal)
    return deals


def _deals(variant: Variant) -> tuple[tuple[tuple[int, ...], ...], tuple[float, ...]]:
    """Every deal by the ranks of both players' cards and of the board, and of how many ways it comes."""
    board = sum([street.board for street in variant.streets])
    ways: dict[tuple[int, ...], int] = {}
    for cards in permutations(variant.deck.cards, 2 + board):
        deal = tuple([card >> 2 for card in cards])
        ways[deal] = ways.get(deal, 0) + 1
    every = sum(ways.values())
    return tuple(ways), tuple([count / every for count in ways.values()])


def _view(deal: tuple[int, ...], node: Node) -> tuple[int, ...]:
    """What the player of a node sees of a deal."""
    return deal[node.player], *deal[2 : 2 + node.board]


def _views(deals: Sequence[tuple[int, ...]], node: Node) -> dict[tuple[int, ...], int]:
    views: dict[tuple[int, ...], int] = {}
    for deal in deals:
        views.setdefault(_view(deal, node), len(views))
    return views


class _Tree:
    """The tree of bets, as it grows."""

    def __init__(self, variant: Variant, stack: int, deals: Sequence[tuple[int, ...]]) -> None:
        self.nodes: list[Node] = []
        self.at: dict[Path, int] = {}
        self.ends: list[tuple[float, ...]] = []
        self._stack = stack
        self._first = 0
        self._shown_down = [_better(variant, deal) for deal in deals]

    def grow(self, hand: Hand, path: Path) -> int:
        """Add a hand and all that may come of it; return its number, that of an end as -1 - its own."""
        if hand.over:
            return self._end(hand)
        at = len(self.nodes)
        self.at[path] = at
        actor = hand.actor or 0
        self._first = self._first or actor
        self.nodes.append(Node(0, 0, (), ()))
        kinds, following = [], []
        for decision in decisions(hand):
            later = after(hand, decision)
            turned = ("/",) if not later.over and later.street != hand.street else ()
            kinds.append(decision.kind)
            following.append(self.grow(later, (*path, decision.kind, *turned)))
        self.nodes[at] = Node(int(actor != self._first), len(hand.board), tuple(kinds), tuple(following))
        return at

    def _end(self, hand: Hand) -> int:
        if any([entry.kind == "fold" for entry in hand.log]):
            won = hand.result.stacks[self._first] - self._stack
            self.ends.append((float(won),) * len(self._shown_down))
        else:
            each = sum([pot.amount for pot in hand.result.pots]) / 2
            self.ends.append(tuple([each * better for better in self._shown_down]))
        return -len(self.ends)


def _better(variant: Variant, deal: tuple[int, ...]) -> int:
    """1 where the first player's hand is better, -1 where the second's is, 0 where they are alike."""
    left = list(variant.deck.cards)
    cards = []
    for rank in deal:
        card = next(card for card in left if card >> 2 == rank)
        left.remove(card)
        cards.append(card)
    first, second = [variant.rankings[0].strength((own, *cards[2:])) for own in cards[:2]]
    return (first > second) - (first < second)
