"""Leaves that hide their cards altogether, for tests that ask whether anything else tells of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from croupier.cards import seal

HASH: Final = re.compile(rb'"[0-9a-f]{32}(?:[0-9a-f]{32})?"|"proof":"[A-Za-z0-9+/=]+"')
"""Hashes, salts and random numbers, in which letters and digits stand beside each other as in a card."""


@contextmanager
def ideal_leaves() -> Iterator[None]:
    """Seal decks by leaves of which the card is no part.

    A salt of 128 bits hides a card from whoever cannot count that far; here from everybody. So whatever still differs
    when hidden cards change places tells of them by another way than the hash of a leaf.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seal, "leaf", lambda of, place, _card, salted: seal._sha256(f"{of}|{place}|{salted}"))
        seal._tree.cache_clear()
        yield
    seal._tree.cache_clear()
