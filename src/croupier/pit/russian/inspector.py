"""The inspector of Russian Poker: every settlement reckoned a second time, from the cards themselves.

Nothing here is shared with the settlement it checks: hands are read rank by rank, combinations are found by
trying every set of cards. A difference holds the round (RUSPOK:1.7.1.c).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations as sets_of
from typing import Final

from croupier.cards import Cards
from croupier.pit.game import Game
from croupier.pit.paytable import PayTable
from croupier.pit.russian.options import RussianOptions
from croupier.pit.settlement import BoxHand, DealerHand, Line, Settlement

_ORDER: Final = (
    "ace-king",
    "pair",
    "two-pair",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "straight-flush",
    "royal-flush",
)

Hand = tuple[int, list[int]]


def inspect(game: Game, box: BoxHand, dealer: DealerHand, meter: int = 0) -> Settlement:
    """What the lines of a box ought to be."""
    options: RussianOptions = game.options
    staked = box.staked
    won = dict.fromkeys(staked, 0)
    for fee in ("draw", "purchase"):
        if fee in staked:
            won[fee] = -staked[fee]
    result = "fold"
    if box.folded:
        won["ante"] = -staked["ante"]
    else:
        game_first = _read(dealer.cards)[0] > 0
        theirs = dealer.changed if "purchase" in staked and not game_first else dealer.cards
        game_now = theirs is not None and _read(theirs)[0] > 0
        result = "no-game-after-purchase" if "purchase" in staked else "no-game"
        if theirs is not None and game_now:
            result = _compared(box.cards, theirs, options)
        if result == "lose":
            won["ante"], won["bet"] = -staked["ante"], -staked["bet"]
        if result == "win":
            won["bet"] = _payout(game, box.cards, staked["bet"])
        waived = "insurance" in staked and options.insured_ante == "returned"
        if not game_first and "purchase" not in staked and not waived:
            won["ante"] = staked["ante"]
        if "insurance" in staked:
            against = game_now if options.insurance_settles == "after-purchase" else game_first
            kept = options.insurance_beaten == "returned" and result != "win"
            won["insurance"] = staked["insurance"] * (0 if against and kept else -1 if against else 1)
    hit = 0
    if "bonus" in staked:
        judged = box.first if options.bonus_hand == "first" else box.cards
        hit = 0 if box.folded else _bonus(game.tables["bonus"], judged, meter)
        won["bonus"] = hit - staked["bonus"]
    names = [name for name in ("ante", "draw", "bet", "insurance", "purchase", "bonus") if name in staked]
    return Settlement(
        result,
        tuple(
            Line(
                name,
                staked[name],
                won[name],
                from_meter=hit if name == "bonus" else 0,
                to_float=staked[name] if name == "bonus" else 0,
            )
            for name in names
        ),
    )


def _bonus(table: PayTable, cards: Cards, meter: int) -> int:
    rung = _read(cards)[0]
    percent = table.odds(_ORDER[rung - 1]) if rung else Fraction(0)
    return int(meter * percent / 100)


def _payout(game: Game, cards: Cards, bet: int) -> int:
    paid = paid_for(cards, game.tables["bet"], straight_twice=game.options.straight_twice)
    whole = bet * sum((game.tables["bet"].odds(one) for one in paid), Fraction(0))
    cap = game.plate.max_payout
    if cap and whole > cap and (game.options.cap == "any" or len(paid) == 2):
        return cap
    return int(whole)


def _compared(mine: Cards, theirs: Cards, options: RussianOptions) -> str:
    one, other = _read(mine), _read(theirs)
    if options.kickers == "first":
        one, other = _shortened(one), _shortened(other)
    return "win" if one > other else "lose" if one < other else "tie"


def _shortened(hand: Hand) -> Hand:
    """A hand without its second and later side cards."""
    combined = {0: 0, 1: 2, 2: 1, 3: 2, 4: 1, 5: 0, 6: 0, 7: 0, 8: 1, 9: 0, 10: 0}[hand[0]]
    return hand[0], hand[1][: combined + 1]


def _read(cards: Sequence[int]) -> Hand:
    """The best five of five or six cards: the combination (0: none), then the ranks that decide, the first first."""
    return max(_five(five) for five in sets_of(cards, 5))


def _five(cards: Sequence[int]) -> Hand:
    ranks = sorted([card // 4 for card in cards], reverse=True)
    held = Counter(ranks)
    shape = sorted(held.values(), reverse=True)
    by_count = sorted(held, key=lambda rank: (-held[rank], -rank))
    flush = len({card % 4 for card in cards}) == 1
    top = 3 if ranks == [12, 3, 2, 1, 0] else ranks[0] if len(held) == 5 and ranks[0] - ranks[4] == 4 else -1
    if flush and top >= 0:
        return (10 if top == 12 else 9), [top]
    if shape[0] == 4:
        return 8, by_count
    if shape == [3, 2]:
        return 7, by_count
    if flush:
        return 6, ranks
    if top >= 0:
        return 5, [top]
    named = {(3, 1, 1): 4, (2, 2, 1): 3, (2, 1, 1, 1): 2}.get(tuple(shape))
    if named:
        return named, by_count
    return (1 if ranks[:2] == [12, 11] else 0), ranks


def paid_for(cards: Sequence[int], pays: PayTable, *, straight_twice: bool = True) -> tuple[str, ...]:
    """The combinations five or six cards are paid for, found by trying every set of two to five cards."""
    found = list(_cores(cards))
    if not found:
        return ()
    highest = max(found, key=lambda core: (_ORDER.index(core[0]), core[2]))
    best: tuple[Fraction, int, str] | None = None
    for name, core, top in found:
        if not core - highest[1]:
            continue
        again = (
            name == "straight"
            and top == highest[2]
            and highest[0] in ("straight", "straight-flush", "royal-flush")
        )
        if again and not straight_twice:
            continue
        worth = (pays.odds(name), _ORDER.index(name), name)
        best = worth if best is None else max(best, worth)
    return (highest[0],) if best is None else (highest[0], best[2])


def _cores(cards: Sequence[int]) -> Iterator[tuple[str, frozenset[int], list[int]]]:
    """Every combination the cards hold: its name, its cards, and its deciding ranks."""
    for size in (2, 3, 4, 5):
        for core in sets_of(cards, size):
            name = _named(core)
            if name:
                yield (
                    name,
                    frozenset(core),
                    _five(core)[1] if size == 5 else sorted([c // 4 for c in core])[::-1],
                )


def _named(core: Sequence[int]) -> str:
    ranks = sorted([card // 4 for card in core])
    shape = sorted(Counter(ranks).values())
    if len(core) == 5:
        rung = _five(core)[0]
        return _ORDER[rung - 1] if rung in (5, 6, 7, 9, 10) else ""
    if ranks == [11, 12]:
        return "ace-king"
    return {(2,): "pair", (3,): "three-of-a-kind", (4,): "four-of-a-kind", (2, 2): "two-pair"}.get(
        tuple(shape), ""
    )
