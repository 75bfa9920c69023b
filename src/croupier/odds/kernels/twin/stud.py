"""The counts of Caribbean Stud and Oasis once more, in Python: every hand, open card and four others, one by one."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from croupier.cards import RANKS, rank_of
from croupier.odds.kernels.given import StudHouse
from croupier.odds.kernels.twin.house import stud_ends
from croupier.odds.kernels.twin.table import members
from croupier.ranks import HIGH

__all__ = ["oasis_counts", "oasis_plan", "stud_counts"]

Counted = tuple[list[list[int]], int]
Deal = tuple[int, int]
"""Five cards as a mask, and the open card."""

Count = Callable[[int, int, int, int], Sequence[int]]
"""What counts the ends of one hand."""


def deals() -> Iterable[Deal]:
    """Every hand against every open card."""
    for hand in combinations(range(52), 5):
        cards = sum([1 << card for card in hand])
        for up in range(52):
            if not cards >> up & 1:
                yield cards, up


def stud_counts(
    house: StudHouse, best_of: Sequence[int], _threads: int, some: Iterable[Deal] | None = None
) -> list[Counted]:
    """All deals, or some of them, by how they end: of raised hands by category, and how many are folded.

    For each rank of the open card.
    """
    raised, folded = [_none(best_of) for _ in RANKS], [0 for _ in RANKS]
    for cards, up in deals() if some is None else some:
        own = HIGH.strength(members(cards))
        ends = stud_ends(cards, up, 0, house[0])
        raises = own >= house[3] if house[3] else _worth(house, best_of, own, ends) > house[2] * sum(ends)
        if raises:
            _add(raised[rank_of(up)][bisect_left(best_of, own)], ends)
        else:
            folded[rank_of(up)] += sum(ends)
    return list(zip(raised, folded, strict=True))


class _Way(NamedTuple):
    """How Oasis is played: the house, the price of a card, whether what went is forgotten, and the categories."""

    house: StudHouse
    fee: int
    forgets: bool
    best_of: Sequence[int]

    def worth(self, own: int, ends: Sequence[int]) -> int:
        return _worth(self.house, self.best_of, own, ends)

    def raises(self, own: int, ends: Sequence[int]) -> bool:
        return self.worth(own, ends) > self.house[2] * sum(ends)


def oasis_counts(
    house: StudHouse,
    fee: int,
    forgets: bool,
    best_of: Sequence[int],
    _threads: int,
    *,
    some: Iterable[Deal] | None = None,
    count: Count = stud_ends,
) -> list[tuple[Counted, Counted, int]]:
    """All deals, or some of them, with at most one card exchanged: kept, drawn, and how many deals exchange.

    For each rank of the open card. Who `forgets` what he threw away decides after it as with five cards dealt.
    """
    way, given = _Way(house, fee, forgets, best_of), list(deals() if some is None else some)
    return [
        _exchanged(way, [deal for deal in given if rank_of(deal[1]) == rank], count)
        for rank in range(len(RANKS))
    ]


def _exchanged(way: _Way, some: Iterable[Deal], count: Count) -> tuple[Counted, Counted, int]:
    kept, drawn = _none(way.best_of), _none(way.best_of)
    kept_folds = drawn_folds = exchanged = 0
    for deal in some:
        own, ends, out, found = _played(way, deal, count)
        if out >= 0:
            exchanged += 1
            for strength, after, raises in found:
                if raises:
                    _add(drawn[bisect_left(way.best_of, strength)], after)
                else:
                    drawn_folds += sum(after)
        elif way.raises(own, ends):
            _add(kept[bisect_left(way.best_of, own)], ends)
        else:
            kept_folds += sum(ends)
    return (kept, kept_folds), (drawn, drawn_folds), exchanged


def oasis_plan(
    house: StudHouse,
    fee: int,
    best_of: Sequence[int],
    _threads: int,
    *,
    some: Iterable[Sequence[int]] | None = None,
    count: Count = stud_ends,
) -> bytes:
    """The play behind those counts: five cards, then what is best against each open card.

    0 is a fold, 1 a raise, 2 to 6 the exchange of a card, the lowest first. Of all hands, each by itself, or some.
    """
    way, rows = _Way(house, fee, forgets=False, best_of=best_of), bytearray()
    for hand in combinations(range(52), 5) if some is None else some:
        rows += bytes(hand)
        cards = sum([1 << card for card in hand])
        for up in range(52):
            if up in hand:
                rows.append(0)
                continue
            own, ends, out, _ = _played(way, (cards, up), count)
            rows.append(2 + hand.index(out) if out >= 0 else way.raises(own, ends))
    return bytes(rows)


Found = list[tuple[int, list[int], bool]]
"""For each card that may come the strength of the hand, its ends, and whether it is raised."""


def _played(way: _Way, deal: Deal, count: Count) -> tuple[int, Sequence[int], int, Found]:
    """The strength of a hand, its ends, the card that is best exchanged, -1 for none, and what then comes."""
    cards, up = deal
    own = HIGH.strength(members(cards))
    ends = count(cards, up, 0, way.house[0])
    stays = max(way.worth(own, ends), way.house[2] * sum(ends))
    exchanges = [_exchange(way, deal, out, count) for out in members(cards)]
    worth, out, found = max(exchanges, key=lambda one: one[0])
    units = len(found) * sum(found[0][1])
    return own, ends, out if (worth - way.fee * units) * sum(ends) > stays * units else -1, found


def _exchange(way: _Way, deal: Deal, out: int, count: Count) -> tuple[int, int, Found]:
    """What it is worth to exchange a card, the card, and what may come."""
    (cards, up), worth = deal, 0
    found: Found = []
    for card in range(52):
        if card == up or cards >> card & 1:
            continue
        hand = cards & ~(1 << out) | 1 << card
        strength = HIGH.strength(members(hand))
        ends = list(count(hand, up, 1 << out, way.house[0]))
        # Who forgets believes that the dealer may hold the card he threw away.
        raises = way.raises(strength, count(hand, up, 0, way.house[0]) if way.forgets else ends)
        found.append((strength, ends, raises))
        worth += way.worth(strength, ends) if raises else way.house[2] * sum(ends)
    return worth, out, found


def _none(best_of: Sequence[int]) -> list[list[int]]:
    return [[0] * 4 for _ in best_of]


def _add(row: list[int], ends: Sequence[int]) -> None:
    for place, count in enumerate(ends):
        row[place] += count


def _worth(house: StudHouse, best_of: Sequence[int], own: int, ends: Sequence[int]) -> int:
    return sum([count * net for count, net in zip(ends, house[1][bisect_left(best_of, own)], strict=True)])
