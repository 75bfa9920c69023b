"""Words of either language brought to their stems."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any


@cache
def _stemmer(language: str) -> Any:
    import snowballstemmer  # All its languages are loaded with it.

    return snowballstemmer.stemmer(language)


@lru_cache(20_000)
def stem(word: str) -> str:
    """The stem of a small word of either language.

    >>> stem("folding") == stem("folded"), stem("тузами") == stem("туз")
    (True, True)
    """
    language = "russian" if any("а" <= letter <= "я" for letter in word) else "english"
    return str(_stemmer(language).stemWord(word))


def small(word: str) -> str:
    """A word in small letters, ё as е.

    >>> small("Тёрн")
    'терн'
    """
    return word.casefold().replace("ё", "е")
