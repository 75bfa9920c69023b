"""Ids made of names: what the floor calls somebody or something, in small Latin letters, digits and hyphens.

Pages send names. What stands for them in addresses and journals is made here and nowhere else.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import count
from typing import TYPE_CHECKING, Final

from croupier.text.letters import in_latin

if TYPE_CHECKING:
    from collections.abc import Container

    from croupier.cards.deck import Randomness

LONGEST: Final = 30
"""The most letters of a name that go into its id."""


def stem(name: str, otherwise: str) -> str:
    """The beginning of an id out of a name, `otherwise` where no letter of it is known.

    >>> stem("  Юлия Щ. Zoë!", "player")
    'yuliya-shch-zoe'
    >>> stem("李雷", "player")
    'player'
    """
    # A letter with an accent is the letter; й is one letter, and not an и with an accent.
    letters = unicodedata.normalize("NFC", name.lower())
    plain = unicodedata.normalize("NFKD", in_latin(letters))
    plain = "".join([letter for letter in plain if not unicodedata.combining(letter)])
    return re.sub("[^a-z0-9]+", "-", plain).strip("-")[:LONGEST].strip("-") or otherwise


def free_id(name: str, taken: Container[str], otherwise: str) -> str:
    """The id of a name that nobody has: the second of a name has a number behind it.

    >>> free_id("Глеб", {"gleb"}, "player")
    'gleb-2'
    """
    first = stem(name, otherwise)
    tried = (first if number == 1 else f"{first}-{number}" for number in count(1))
    return next(id for id in tried if id not in taken)


def made_up(entropy: Randomness, size: int) -> str:
    """A word nobody can guess: so many bytes, as hexadecimal digits.

    >>> from random import Random
    >>> made_up(Random(1), 4)
    'c386bbc4'
    """
    return f"{entropy.randrange(256**size):0{2 * size}x}"
