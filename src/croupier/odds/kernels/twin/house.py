"""The counts of the casino games once more, in Python."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb, lcm

from croupier.odds.kernels.twin.table import members
from croupier.ranks import HIGH, THREE_CARD

__all__ = ["holdem_ends", "stud_ends", "three_card_hands", "video_draws", "video_holds", "video_played"]

MachineData = tuple[int, bool, int, Sequence[int], Sequence[int]]


def _deck(machine: MachineData) -> list[int]:
    return list(range(4 * machine[0], 52 + machine[1]))


def _rung(machine: MachineData, cards: Sequence[int]) -> int:
    wild = machine[2]
    naturals = [card for card in cards if not wild >> card & 1]
    ranks = sorted([13 if wild >> card & 1 else card >> 2 for card in cards])
    suited = len({card & 3 for card in naturals}) <= 1
    return machine[3][2 * sum([comb(rank + place, place + 1) for place, rank in enumerate(ranks)]) + suited]


def video_draws(machine: MachineData, hand: Sequence[int]) -> list[list[int]]:
    """What each of the 32 holds of a hand can end in: how many draws, by rung."""
    stub = [card for card in _deck(machine) if card not in hand]
    found = []
    for hold in range(32):
        kept = [card for place, card in enumerate(hand) if hold >> place & 1]
        counts = [0] * len(machine[4])
        for drawn in combinations(stub, 5 - len(kept)):
            counts[_rung(machine, (*kept, *drawn))] += 1
        found.append(counts)
    return found


def _best(machine: MachineData, draws: Sequence[Sequence[int]], unit: int) -> int:
    def worth(hold: int) -> tuple[int, int]:
        paid = sum([count * one for count, one in zip(draws[hold], machine[4], strict=True)])
        return paid * (unit // sum(draws[hold])), hold

    return max(range(32), key=worth)


def _unit(machine: MachineData) -> int:
    return lcm(*[comb(len(_deck(machine)) - 5, drawn) for drawn in range(6)])


def video_played(machine: MachineData) -> tuple[list[int], int, int]:
    """All hands played as well as can be: counts by rung, hands, and draws to each hand."""
    counts = [0] * len(machine[4])
    unit = _unit(machine)
    hands = 0
    for hand in combinations(_deck(machine), 5):
        hands += 1
        draws = video_draws(machine, hand)
        best = draws[_best(machine, draws, unit)]
        for rung, count in enumerate(best):
            counts[rung] += count * (unit // sum(best))
    return counts, hands, unit


def video_holds(machine: MachineData) -> bytes:
    """The best hold of every hand, by the hand's number."""
    unit = _unit(machine)
    found = bytearray(comb(53, 5))
    for hand in combinations(_deck(machine), 5):
        number = sum([comb(card, place + 1) for place, card in enumerate(hand)])
        found[number] = _best(machine, video_draws(machine, hand), unit)
    return bytes(found)


def _stub(*sets: int) -> list[int]:
    known = 0
    for cards in sets:
        known |= cards
    return [card for card in range(52) if not known >> card & 1]


def stud_ends(cards: int, up: int, gone: int, game: int) -> list[int]:
    """The ends of one hand against an open card: no game, win, tie, lose."""
    own = HIGH.strength(members(cards))
    ends = [0, 0, 0, 0]
    for four in combinations(_stub(cards, gone, 1 << up), 4):
        theirs = HIGH.strength((up, *four))
        ends[0 if theirs < game else 1 if theirs < own else 2 if theirs == own else 3] += 1
    return ends


def holdem_ends(cards: int, board: int, game: int) -> list[int]:
    """The ends of two cards on a board of five: win, tie and lose, each with a game of the dealer's and without."""
    common = members(board)
    own = HIGH.strength((*members(cards), *common))
    ends = [0] * 6
    for two in combinations(_stub(cards, board), 2):
        theirs = HIGH.strength((*two, *common))
        ends[2 * (0 if own > theirs else 1 if own == theirs else 2) + (theirs < game)] += 1
    return ends


def three_card_hands(game: int) -> list[tuple[list[int], int, list[int]]]:
    """Every three cards up to suits, how many hands they stand for, and the ends of the dealer's hands."""
    strengths = three_card_strengths()
    weights: dict[tuple[int, ...], int] = {}
    for hand in strengths:
        suits: dict[int, int] = {}
        named = tuple(sorted([card & ~3 | suits.setdefault(card & 3, len(suits)) for card in reversed(hand)]))
        weights[named] = weights.get(named, 0) + 1
    return [(list(hand), weight, three_card_ends(strengths, hand, game)) for hand, weight in weights.items()]


def three_card_strengths() -> dict[tuple[int, ...], int]:
    """The strength of every three cards."""
    return {hand: THREE_CARD.strength(hand) for hand in combinations(range(52), 3)}


def three_card_ends(strengths: dict[tuple[int, ...], int], hand: tuple[int, ...], game: int) -> list[int]:
    """The ends of one hand: no game, win, tie, lose."""
    own = strengths[hand]
    ends = [0, 0, 0, 0]
    for dealer, theirs in strengths.items():
        if not set(dealer) & set(hand):
            ends[0 if theirs < game else 1 if theirs < own else 2 if theirs == own else 3] += 1
    return ends
