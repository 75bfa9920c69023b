"""A sealed deck cut by many hands: the order it is dealt in comes from numbers nobody could fit to it.

Whoever cuts has told the hash of a random number before the deck was sealed, and tells the number itself once the seal
is out. From all of them and the seal comes an order of the places: the card dealt at a step is the one that lies at
that place of the sealed deck. Who cannot see the deck cannot fit his number to it, and who sealed it did not know the
numbers.
"""

from __future__ import annotations

import hashlib
import hmac
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from croupier.cards.deck import reordered

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.cards.card import Cards

SUPPLY: Final = 1024
"""How many bytes an order is drawn from: many times what any deck takes."""


def commitment(nonce: str) -> str:
    """What is told of a nonce before the seal.

    >>> commitment("00")[:16]
    'ff16b7307fe33f32'
    """
    return hashlib.sha256(f"croupier-nonce-1|{nonce}".encode()).hexdigest()


@lru_cache(maxsize=512)
def order_of(of: str, cards: int, root: str, openings: tuple[str, ...]) -> Cards:
    """At which place of the sealed deck the card of each step lies.

    >>> order_of("table/oak#1", 5, "00", ("ab", "cd")) == order_of("table/oak#1", 5, "00", ("cd", "ab"))
    True
    """
    key = ",".join(sorted(openings)).encode()
    return reordered(range(cards), _Drawn(derived(key, root.encode(), f"croupier-cut-1|{of}".encode())))


def derived(key: bytes, salted: bytes, info: bytes) -> bytes:
    """The first `SUPPLY` bytes of HKDF with SHA-256 (RFC 5869)."""
    return b"".join(_expanded(hmac.digest(salted or bytes(32), key, hashlib.sha256), info))[:SUPPLY]


def _expanded(secret: bytes, info: bytes) -> Iterator[bytes]:
    block = b""
    for number in range(1, -(-SUPPLY // 32) + 1):
        block = hmac.digest(secret, block + info + bytes([number]), hashlib.sha256)
        yield block


class _Drawn:
    """Whole numbers out of bytes, every one equally likely: a byte cut to the bits needed, or else the next one."""

    def __init__(self, supply: Iterable[int]) -> None:
        self._bytes = iter(supply)

    def randrange(self, stop: int, /) -> int:
        bits = (stop - 1).bit_length()
        return next(number for byte in self._bytes if (number := byte & ((1 << bits) - 1)) < stop)
