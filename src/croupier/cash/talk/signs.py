"""Cards as they are written in signs: `AhKh`, `A♥`, `AKs`, `T♠`, and the Russian first letters."""

from __future__ import annotations

from typing import Final

SUITS: Final = frozenset("♠♥♦♣♤♡♢♧")
_RANKS: Final = frozenset("23456789TJQKA")
_FACES: Final = frozenset("TJQKA")
_RUSSIAN: Final = str.maketrans("ТКДВА", "AKQJA")
"""Туз, король, дама, валет; А is the ace of the Latin letters."""

_DAY_TO_DAY: Final = frozenset(
    {"asks", "at", "AT", "ta", "TA", "ja", "JA", "ka", "KA", "aa", "kk", "qq", "tt", "aj", "ak"}
)
_LOWER: Final = frozenset({"kq", "aq", "kj", "qj", "jj", "aks", "ako", "aqs", "aqo", "ajs", "kqs", "kqo"})


def names_cards(token: str) -> int:
    """How surely a piece of a message names cards by signs: 2 surely, 1 perhaps, 0 not at all.

    >>> [names_cards(each) for each in ("AhKh", "A♥", "K♦Q♦", "Т♠К♠", "AKs", "kq", "АК", "Ah", "7s", "asks", "LAN")]
    [2, 2, 2, 2, 2, 2, 2, 1, 1, 0, 0]
    """
    if any(sign in SUITS for sign in token):
        left = [sign for sign in token.upper().replace("10", "T").translate(_RUSSIAN) if sign not in SUITS]
        return 2 if left and all(sign in _RANKS for sign in left) else 0
    latin = token.translate(str.maketrans("АКТВДа", "AKAJQa")) if not token.isascii() else token
    if not latin.isascii() or not 2 <= len(latin) <= 10:
        return 0
    latin = latin.replace("10", "T")
    return 0 if latin in _DAY_TO_DAY else max(_with_suits(latin), _pair_of_ranks(latin))


def _with_suits(token: str) -> int:
    pairs = [token[at : at + 2] for at in range(0, len(token), 2)]
    if len(token) % 2 or not all(pair[0].upper() in _RANKS and pair[1] in "cdhs" for pair in pairs):
        return 0
    if len(pairs) > 1:
        return 2
    # Ah, As and Ad begin sentences; 3d, 5s and 2h are things and times.
    return 2 if token[0] in "KQJT" else 1 if token[0] in "A23456789" else 0


def _pair_of_ranks(token: str) -> int:
    if token in _LOWER:
        return 2
    ranks, rest = token[:2], token[2:]
    if (
        len(ranks) < 2
        or rest not in ("", "s", "o", "+")
        or not all(rank in _RANKS for rank in ranks)
        or ranks in _DAY_TO_DAY
    ):
        return 0
    if all(rank in _FACES for rank in ranks):
        return 2
    return 1 if any(rank in _FACES for rank in ranks) else 0
