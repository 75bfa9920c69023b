"""Caribbean Stud and Cyber Stud, exactly: every hand against every open card and the dealer's other four."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from math import comb
from typing import Final

from croupier.cards import RANKS, Cards, mask, parse
from croupier.odds.house.question import ask
from croupier.odds.house.solution import Advice, Decision, Job, Sight, Solution, Strategy, Told, Valued
from croupier.odds.house.solvers import Solver
from croupier.odds.kernels import fast
from croupier.pit import BoxHand, DealerHand, Game
from croupier.pit.category import BEST_OF, CATEGORIES, GAME, rung
from croupier.ranks import HIGH

Counted = tuple[Sequence[Sequence[int]], int]
"""How often hands that were raised came to what, by category and end, and how often they were folded."""

UNIT: Final = 60
"""The ante settlements are asked about, so large that no odds of a table need rounding."""

ENDS: Final = ("no-game", "win", "tie", "lose")

RULE: Final = HIGH.strength(parse("AhKdJc8s3h"))
"""The weakest hand of the simple rule: raise with A-K-J-8-3 or better."""

BY: Final = ("up-card", "action", "first")
"""What the figures can be told by."""

OTHER_FOUR: Final = comb(46, 4)

_EXAMPLES: Final = {
    "high-card": "QhJd9c6s3h",
    "ace-king": "AhKd9c6s3h",
    "pair": "9h9dAc6s3h",
    "two-pair": "9h9d6c6s3h",
    "three-of-a-kind": "9h9d9c6s3h",
    "straight": "9h8d7c6s5h",
    "flush": "9h8h7h6h2h",
    "full-house": "9h9d9c6s6h",
    "four-of-a-kind": "9h9d9c9s6h",
    "straight-flush": "9h8h7h6h5h",
    "royal-flush": "AhKhQhJhTh",
}
_NO_GAME: Final = parse("Jh9d7c5s3h")
_QUALIFIES_LOWEST: Final = parse("AdKs4c3s2d")


def decides(game: Game) -> bool:
    """Whether a box has anything to decide."""
    return bool(game.stages)


def _staked(game: Game) -> dict[str, int]:
    """What lies on a box that is played: the bet too, where there is one."""
    return {"ante": UNIT, "bet": 2 * UNIT} if decides(game) else {"ante": UNIT}


def _net(game: Game, cards: Cards, dealer: Cards, *, folded: bool = False) -> int:
    staked = {"ante": UNIT} if folded else _staked(game)
    return game.settle(BoxHand(staked, cards, cards, folded=folded), DealerHand(dealer)).net


@cache
def _endings(name: str) -> dict[str, tuple[Cards, Cards]]:
    """A hand of each category and one of the dealer's for each end; who beats whom is all that counts."""
    cards = parse(_EXAMPLES[name])
    strength = HIGH.strength(cards)
    stronger = parse("AsKsQsJsTs")
    weaker = _QUALIFIES_LOWEST if strength > GAME else parse("8d7h4c3s2d")
    ends = {
        "no-game": (cards, _NO_GAME),
        "win": (cards, weaker),
        "tie": (cards, cards),
        "lose": (cards, stronger),
    }
    if name == "royal-flush":
        del ends["lose"]
    return ends


def nets(game: Game) -> list[list[int]]:
    """What a raised hand nets by category and end, on an ante of `UNIT`; what cannot happen nets 0."""
    rows = []
    for name in CATEGORIES:
        ends = _endings(name)
        rows.append([_net(game, *ends[end]) if end in ends else 0 for end in ENDS])
    return rows


def lowest_game(game: Game) -> int:
    """The strength of the weakest hand the dealer plays with, 0 where he always does."""
    box = BoxHand(_staked(game), parse("AhAdAcAs2c"))
    always = game.settle(box, DealerHand(_NO_GAME)).qualified
    return 0 if always else GAME


def fold_net(game: Game) -> int:
    """What a folded hand nets, on an ante of `UNIT`."""
    cards = parse(_EXAMPLES["high-card"])
    return _net(game, cards, (), folded=True) if decides(game) else -10 * UNIT


def solve(game: Game, _told: Told | None = None, *, raises: int = 0) -> Solution:
    """The figures of the best play, or of raising with every hand from the strength `raises` up (1: always)."""
    table = nets(game)
    house = (lowest_game(game), table, fold_net(game), raises if decides(game) else 1)
    return figures(game, fast.stud_counts(house, list(BEST_OF), os.cpu_count() or 1), table, fold_net(game))


def figures(game: Game, by_up: Sequence[Counted], table: Sequence[Sequence[int]], fold: int) -> Solution:
    """A solution from how often each category comes to each end, for each rank of the open card."""
    raised, folded = added(by_up)
    total = folded + sum([sum(row) for row in raised])
    pairs = [(folded, fold)] if folded else []
    counts = {"fold": folded} if folded else {}
    for end, place in zip(ENDS, range(4), strict=True):
        for name, row, paid in zip(CATEGORIES, raised, table, strict=True):
            if row[place]:
                pairs.append((row[place], paid[place]))
                counts[end] = counts.get(end, 0) + row[place]
                if end == "win":
                    counts[f"win-{name}"] = row[place]
    expected = Fraction(sum([count * net for count, net in pairs]), total * UNIT)
    squares = Fraction(sum([count * net**2 for count, net in pairs]), total * UNIT**2)
    staked = 3 if decides(game) else 1
    wagered = Fraction(staked * (total - folded) + folded, total)
    shares = {name: Fraction(count, total) for name, count in counts.items() if not name.startswith("win-")}
    sides = {"progressive": progressive(game)} if "progressive" in game.tables else {}
    meter = {"break-even-meter": break_even_meter(game)} if sides else {}
    return Solution(
        game.id,
        expected,
        wagered,
        squares - expected**2,
        shares,
        sides,
        house=game.house,
        counts=counts,
        more=meter,
        tables={"up-card": {RANKS[up]: _mean(one, table, fold) for up, one in enumerate(by_up)}}
        | ({"action": _first(raised, folded)} if decides(game) else {}),
        grids={"first": {RANKS[up]: _first(*one) for up, one in enumerate(by_up)}} if decides(game) else {},
    )


def added(parts: Iterable[Counted]) -> Counted:
    """Counts put together.

    >>> added([([[1, 2], [3, 4]], 5), ([[10, 20], [30, 40]], 50)])
    ([[11, 22], [33, 44]], 55)
    """
    raised, folded = zip(*parts, strict=True)
    rows = [[sum(column) for column in zip(*lines, strict=True)] for lines in zip(*raised, strict=True)]
    return rows, sum(folded)


def _mean(counted: Counted, table: Sequence[Sequence[int]], fold: int) -> Fraction:
    """What deals that were so counted are worth in the mean, in antes."""
    raised, folded = counted
    worth = folded * fold
    for row, paid in zip(raised, table, strict=True):
        worth += sum([count * net for count, net in zip(row, paid, strict=True)])
    return Fraction(worth, (folded + sum(map(sum, raised))) * UNIT)


def _first(raised: Sequence[Sequence[int]], folded: int) -> dict[str, Fraction]:
    """How often each first decision is best."""
    folds = Fraction(folded, folded + sum(map(sum, raised)))
    return {"raise": 1 - folds, "fold": folds}


_HANDS: Final = (1302540 - 167280, 167280, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4)
"""How many of the 2,598,960 hands are of each category."""


def progressive(game: Game, meter: Fraction = Fraction(0)) -> Solution:
    """The progressive by itself, per token, with so many tokens on the display."""
    prizes = [(count, _prize(game, name, meter)) for name, count in zip(CATEGORIES, _HANDS, strict=True)]
    total = sum(_HANDS)
    return Solution(game.id, sum([count * prize for count, prize in prizes], Fraction(0)) / total - 1)


def break_even_meter(game: Game) -> Fraction:
    """The display, in tokens, from which on the progressive favours the player."""
    without = progressive(game).expected
    more = progressive(game, Fraction(1)).expected - without
    return Fraction(-without / more)


def _prize(game: Game, name: str, meter: Fraction) -> Fraction:
    return game.tables["progressive"].odds(name) + game.tables["progressive-share"].odds(name) * meter / 100


def advise(game: Game, cards: Cards, seen: Cards) -> Advice:
    """What folding and raising a hand are worth against the dealer's open card."""
    ask(game, cards, 5, seen, (1,))
    choices = [Valued(Decision("raise"), raised(game, cards, seen[0]))]
    if decides(game):
        choices.append(Valued(Decision("fold"), Fraction(fold_net(game), UNIT)))
    return Advice(game.id, cards, seen, tuple(sorted(choices, key=lambda one: -one.value)))


def raised(game: Game, cards: Cards, up: int, gone: Cards = ()) -> Fraction:
    """What a raise is worth; `gone` cards are known to lie elsewhere."""
    return _raised(lowest_game(game), nets(game), cards, up, gone)


def _raised(lowest: int, paid: Sequence[Sequence[int]], cards: Cards, up: int, gone: Cards) -> Fraction:
    ends = fast.stud_ends(mask(cards), up, mask(gone), lowest)
    row = paid[rung(HIGH.strength(cards))]
    return Fraction(sum([count * net for count, net in zip(ends, row, strict=True)]), sum(ends) * UNIT)


def renaming(cards: Cards, others: Cards) -> dict[int, int]:
    """New names for the suits, as they appear from the highest of the cards down, then in others.

    Hands that are the same by new names are worth the same: there are far fewer.
    """
    names: dict[int, int] = {}
    for card in (*sorted(cards, reverse=True), *others):
        names.setdefault(card & 3, len(names))
    return names


def raises(game: Game) -> Callable[..., bool]:
    """Whether a hand is worth a raise against an open card, other cards being `gone`; hands met are kept."""
    lowest, paid, fold = lowest_game(game), nets(game), Fraction(fold_net(game), UNIT)

    @lru_cache(maxsize=1 << 20)
    def worth_it(cards: Cards, up: int, gone: Cards) -> bool:
        return _raised(lowest, paid, cards, up, gone) > fold

    def decide(cards: Cards, up: int, gone: Cards = ()) -> bool:
        names = renaming(cards, (up, *gone))
        seen, *rest = [card & ~3 | names[card & 3] for card in (up, *gone)]
        return worth_it(tuple(sorted([card & ~3 | names[card & 3] for card in cards])), seen, tuple(rest))

    return decide


def best(game: Game) -> Strategy:
    """Raise what is worth more than a fold. From a pair up that is every hand, below ace-king none."""
    worth_it = raises(game)

    def decide(sight: Sight) -> Decision:
        category = rung(HIGH.strength(sight.cards))
        if category != 1:
            return Decision("raise" if category > 1 else "fold")
        return Decision("raise" if worth_it(sight.cards, sight.dealer[0]) else "fold")

    return decide


def basic(_game: Game) -> Strategy:
    """Raise with A-K-J-8-3 or better."""

    def decide(sight: Sight) -> Decision:
        return Decision("raise" if HIGH.strength(sight.cards) >= RULE else "fold")

    return decide


def tables(game: Game, _job: Job | None) -> tuple[str, ...]:
    """What the figures are told by: where nobody decides by the open card alone."""
    return BY if decides(game) else ("up-card",)


SOLVER: Final = Solver(solve, advise, best, basic, by=BY, tables=tables)
