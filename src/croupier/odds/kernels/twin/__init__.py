"""The kernels once more, in Python: plain, slow and the measure of the compiled ones.

Every function takes and returns what the compiled one of its name does, down to the last whole number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from croupier.cards import CardError, parse
from croupier.odds.games import HAND_SIZES, KERNEL_RANKINGS, GameData
from croupier.odds.kernels.twin.bots import best_draw, equilibrium, low_table, stands
from croupier.odds.kernels.twin.holdem import (
    bonus_plan,
    bonus_starts,
    ultimate_flop,
    ultimate_plan,
    ultimate_starts,
)
from croupier.odds.kernels.twin.house import (
    holdem_ends,
    stud_ends,
    three_card_hands,
    video_draws,
    video_holds,
    video_played,
)
from croupier.odds.kernels.twin.pai_gow import (
    pai_gow_best,
    pai_gow_census,
    pai_gow_low,
    pai_gow_makes,
    pai_gow_sample,
    pai_gow_settings,
    up_to_suits,
)
from croupier.odds.kernels.twin.ranges import (
    board_units,
    boards,
    bounties,
    completions,
    fill,
    finishes,
    icm,
    preflop_ranges,
    product_ranges,
    sample,
    sweep_ranges,
    two_boards,
)
from croupier.odds.kernels.twin.russian import (
    russian_bound,
    russian_census,
    russian_groups,
    russian_hands,
    russian_node,
    russian_stand,
)
from croupier.odds.kernels.twin.stud import oasis_counts, oasis_plan, stud_counts
from croupier.odds.kernels.twin.table import BY_ID, Count, Table, TallyData, members, whole_boards
from croupier.odds.kernels.twin.worth import worth

__all__ = [
    "best_draw",
    "board_units",
    "boards",
    "bonus_plan",
    "bonus_starts",
    "bounties",
    "completions",
    "equilibrium",
    "evaluate",
    "fill",
    "finishes",
    "future",
    "holdem_ends",
    "icm",
    "known_hands",
    "low_table",
    "matchup",
    "oasis_counts",
    "oasis_plan",
    "omaha",
    "on_bad_input",
    "pai_gow_best",
    "pai_gow_census",
    "pai_gow_low",
    "pai_gow_makes",
    "pai_gow_sample",
    "pai_gow_settings",
    "preflop_ranges",
    "product_ranges",
    "russian_bound",
    "russian_census",
    "russian_groups",
    "russian_hands",
    "russian_node",
    "russian_stand",
    "sample",
    "stands",
    "stud_counts",
    "stud_ends",
    "sweep_ranges",
    "three_card_hands",
    "two_boards",
    "ultimate_flop",
    "ultimate_plan",
    "ultimate_starts",
    "up_to_suits",
    "video_draws",
    "video_holds",
    "video_played",
    "worth",
]

Refuse = Callable[[object, str | None], int]

_refuse: list[Refuse] = []


def on_bad_input(function: Refuse) -> None:
    """Whom `evaluate` gives what it cannot read."""
    _refuse[:] = [function]


def evaluate(cards: str | Sequence[int] | int, ranking: str = "high") -> int:
    """The strength of a hand in a ranking of `croupier.ranks`, by its name: 1 is worst, equal ties.

    The hand is text, card numbers or a mask of cards. Raises `OddsError` when it is no hand of that ranking.

    >>> evaluate("AhKhQhJhTh2c2d")
    7462
    >>> evaluate("2h3d4c5s7h", "deuce-to-seven")
    7462
    """
    held = _cards(cards)
    if ranking not in HAND_SIZES or held is None:
        return _refuse[0](cards, ranking)
    fewest, most = HAND_SIZES[ranking]
    if not fewest <= len(held) <= most or (ranking == "short-deck" and min(held) < 16):
        return _refuse[0](cards, ranking)
    return BY_ID[ranking].strength(held)


def _cards(cards: object) -> list[int] | None:
    if isinstance(cards, str):
        try:
            held = list(parse(cards)) if " " not in cards else []
        except CardError:
            return None
    elif isinstance(cards, list | tuple):
        held = list(cards)
    elif isinstance(cards, int) and 0 <= cards < 1 << 52:
        held = members(cards)
    else:
        return None
    numbers = all(isinstance(card, int) and 0 <= card < 52 for card in held)
    return held if numbers and len(set(held)) == len(held) else None


def known_hands(
    game: GameData, hands: Sequence[int], board: int, dead: int, _threads: int
) -> list[TallyData]:
    """Known hands over every board that may still come."""
    taken = dead
    for hand in hands:
        taken |= hand
    table, count = Table(game, hands), Count(len(hands))
    for whole in whole_boards(game, taken, board):
        count.add(table.show_down(whole))
    return count.tallies()


def omaha(hole: int, board: int) -> tuple[int, int]:
    """High strength and eight-or-better strength of an Omaha hand."""
    table = Table((0, 3, 5, hole.bit_count(), True, 0), [hole])
    (strength,), (low,) = table.show_down(members(board))
    return strength, low


def matchup(one: int, two: int) -> tuple[int, int]:
    """Boards the first of two hold'em hands wins and ties, of 1,712,304."""
    whole_deck = (1 << 52) - 1
    first, _ = known_hands((0, -1, 5, 2, False, whole_deck), [one, two], 0, 0, 1)
    return first[0], first[1]


def future(game: GameData, hand: int, board: int, dead: int, _threads: int) -> list[int]:
    """How many of the boards to come, or of the cards a hand may draw, end in each strength."""
    counts = [0] * (BY_ID[KERNEL_RANKINGS[game[0]]].classes + 1)
    rest = game[3] + game[2] - (hand | board).bit_count()
    for cards in combinations(members(game[5] & ~(hand | board | dead)), rest):
        own = hand if game[2] else hand | sum(1 << card for card in cards)
        whole = (*members(board), *cards) if game[2] else ()
        counts[Table(game, [own]).show_down(whole)[0][0]] += 1
    return counts
