"""Letters as a reader takes them: what looks alike (UTS 39), what cannot be seen, what stands for what in Russian.

The table of look-alikes is that of `confusable-homoglyphs`; it is read when it is first asked for.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

_PAIRS: Final = (
    "аa бb вv гg дd еe ёe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch "
    "шsh щshch ъ ыy ь эe юyu яya"
)
LATIN: Final[Mapping[str, str]] = {pair[0]: pair[1:] for pair in _PAIRS.split()}
"""A small letter of Russian, and what stands for it in Latin letters."""

_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that Unicode counts among letters and signs, and that show nothing."""

_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def invisible(character: str) -> bool:
    """Whether a character shows nothing, or only changes how others look.

    >>> [invisible(each) for each in ("a", "\\u200b", "\\u3164", "\\ufe0f")]
    [False, True, True, True]
    """
    return (
        unicodedata.category(character) in _UNSEEN
        or character in _BLANK
        or "\ufe00" <= character <= "\ufe0f"
        or "\U000e0100" <= character <= "\U000e01ef"
        or character == "\u034f"
    )


def plain(text: str) -> str:
    """A text without what cannot be seen and without marks on its letters; only й keeps its own.

    >>> plain("fo\\u200bl\\u0336d ＡＣＥ й")
    'fold ACE й'
    """
    composed = unicodedata.normalize("NFKC", "".join([c for c in text if not invisible(c)]))
    kept = [c if c in "йЙ" else unicodedata.normalize("NFD", c)[0] for c in composed]
    return "".join([c for c in kept if not unicodedata.combining(c) and unicodedata.category(c) != "Me"])


def skeleton(text: str) -> str:
    """What a text looks like: two texts of one skeleton can be taken for each other (UTS 39, 4).

    >>> skeleton("Flооr") == skeleton("Floor"), skeleton("Anna") == skeleton("Hanna")
    (True, False)
    """
    seen = unicodedata.normalize("NFD", "".join([c for c in text if not invisible(c)]))
    return unicodedata.normalize("NFD", "".join([prototype(c) for c in seen]))


@cache
def prototype(character: str) -> str:
    """What stands for a character and all that look like it."""
    from confusable_homoglyphs.confusables import confusables_data

    alike: list[str] = [each["c"] for each in confusables_data.get(character, ())]
    if len(alike) != 1:
        return character  # nothing looks like it, or it stands for several others itself
    back = [each["c"] for each in confusables_data.get(alike[0], ())]
    # Of two that stand for each other alone the table does not say which is which.
    return min(character, alike[0]) if back == [character] else alike[0]


@cache
def cyrillic_alike() -> Mapping[str, str]:
    """What the letters and digits that look like a letter of Russian are taken for.

    >>> [cyrillic_alike()[each] for each in "apxyke"]
    ['а', 'р', 'х', 'у', 'к', 'е']
    """
    alike: dict[str, str] = {}
    for letter in LATIN:
        for form in (letter, letter.upper()):
            looks = prototype(form).casefold()
            if looks != letter and len(looks) == 1:
                alike.setdefault(looks, letter)
    return alike


def in_latin(text: str) -> str:
    """A small text of Russian letters in Latin ones.

    >>> in_latin("крупье")
    'krupe'
    """
    return "".join([LATIN.get(letter, letter) for letter in text])
