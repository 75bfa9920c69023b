"""Drawing lots so that anyone can draw again: by SHA-256 of a seed and a name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from operator import itemgetter
from typing import Final, TypeVar

from croupier.cards import DECK_52

Drawn = TypeVar("Drawn")

_DECK: Final = DECK_52.cards


def lots(seed: str, names: Iterable[Drawn]) -> list[Drawn]:
    """The names in the order of the SHA-256 of `seed:name`, the smallest first.

    Whoever knows the seed draws the same with any tool: `printf 'seed:name' | sha256sum`.

    >>> lots("bubble", ["Ann", "Bob", "Cid"]) == lots("bubble", ["Cid", "Ann", "Bob"])
    True
    """
    return sorted(names, key=lambda name: sha256(f"{seed}:{name}".encode()).digest())


def seat_cards(seed: str, seats: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """A stack of seat cards, table and seat on each, scrambled: each is named `table-seat`.

    >>> sorted(seat_cards("start", [(1, 1), (1, 2), (2, 1)]))
    [(1, 1), (1, 2), (2, 1)]
    """
    named = {f"{table}-{seat}": (table, seat) for table, seat in seats}
    return [named[name] for name in lots(seed, named)]


def face_up(seed: str, players: Sequence[object]) -> tuple[int, ...]:
    """One card for each player from a scrambled deck, in the order of the players: the second step of the draw."""
    scrambled = lots(f"{seed}:deck", _DECK)
    return tuple(scrambled[: len(players)])


def by_card(players: Sequence[Drawn], cards: Sequence[int]) -> list[Drawn]:
    """The players, or the seats, by their cards, the highest first; suits break ties (TDA-2022:ILL-10-1,
    TDA-2017:ILL-9-1).

    >>> from croupier.cards import parse
    >>> by_card(["Ann", "Bob", "Cid"], parse("KhKs2d"))
    ['Bob', 'Ann', 'Cid']
    """
    ranked = sorted(zip(cards, players, strict=True), key=itemgetter(0), reverse=True)
    return [player for _, player in ranked]
