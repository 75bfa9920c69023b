"""Words of either language brought to their stems."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import snowballstemmer

_STEMMERS: Final = {
    lang: snowballstemmer.stemmer(name) for lang, name in (("en", "english"), ("ru", "russian"))
}


@lru_cache(20_000)
def stem(word: str) -> str:
    """The stem of a small word of either language.

    >>> stem("folding") == stem("folded"), stem("тузами") == stem("туз")
    (True, True)
    """
    lang = "ru" if any("а" <= letter <= "я" for letter in word) else "en"
    return str(_STEMMERS[lang].stemWord(word))


def small(word: str) -> str:
    """A word in small letters, ё as е.

    >>> small("Тёрн")
    'терн'
    """
    return word.casefold().replace("ё", "е")
