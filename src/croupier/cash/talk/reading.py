"""Reading a message of the chat: whether it speaks of a hand, and of what in it.

A message is cut into words; each is read in every way it can be meant (look-alikes, digits for letters, Russian in
Latin letters, letters set apart), brought to its stems and looked up in the vocabulary. A word weighs what its entry
says, and more by what stands beside it. Every step is one pass over a message of bounded length: nothing backtracks.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.cash.talk.lexicon import lexicon
from croupier.cash.talk.signs import SUITS, names_cards
from croupier.text.letters import LATIN, cyrillic_alike, plain, prototype
from croupier.text.stems import small, stem

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from croupier.cash.talk.lexicon import Lexicon
    from croupier.cash.talk.words import Kind

ENOUGH: Final = 2
"""The weight from which a message speaks of a hand."""

LONGEST_RUN: Final = 4

_LEET: Final = str.maketrans("0134578@$|", "oleastbasl")
_LEET_RUSSIAN: Final = str.maketrans("01346@", "оиечба")
_PIECE: Final = re.compile(r"[^\W_][\w@$|]*")
_WITH_SUITS: Final = re.compile(f"[0-9A-Za-zА-я{''.join(sorted(SUITS))}]+")
_THRICE: Final = re.compile(r"(.)\1{2,}")
_APOSTROPHES: Final = str.maketrans("", "", "'’`´ʼ‘")
_BACK: Final = {latin: letter for letter, latin in LATIN.items() if latin and letter != "ё"} | {
    "e": "е", "y": "ы", "w": "в", "c": "к", "j": "й",
}  # fmt: skip


class _Word(NamedTuple):
    """A word by all it can be meant as: as written, then its stems; and whether somebody took pains to disguise it."""

    meant: tuple[str, ...]
    disguised: bool


def speaks_of(message: str) -> Kind | None:
    """What of a hand a message speaks of, `None` where it does not.

    >>> [speaks_of(each) for each in ("call me later", "I folded a king", "AhKh!", "он блефует")]
    [None, 'fold', 'cards', 'bluff']
    """
    shown = plain(message)
    signs = max([0, *map(names_cards, _WITH_SUITS.findall(shown))])
    if signs >= ENOUGH or _ranks_apart(shown):
        return "cards"
    words = [_read(piece) for piece in _pieces(shown)]
    if any(letter in message for letter in _joiners(message)):
        words = [word._replace(disguised=True) for word in words]
    return _heaviest(words, signs, lexicon())


def _joiners(message: str) -> Sequence[str]:
    """What hides between letters of a message: it has no place in a word, only in emoji."""
    return [mark for mark in ("\u200b", "\u2060", "\u00ad", "\ufeff", "\u200c", "\u2063") if mark in message]


def _ranks_apart(shown: str) -> bool:
    """Whether two capital ranks stand side by side: `A K`."""
    tokens = shown.split()
    return any(
        one in ("A", "K", "Q", "J") and other in ("K", "Q", "J", "T") for one, other in pairwise(tokens)
    )


def _pieces(shown: str) -> list[str]:
    """The words of a message; three letters or more that were set apart stand together again, behind a dot."""
    pieces: list[str] = []
    letters: list[str] = []
    for piece in [*_PIECE.findall(shown.translate(_APOSTROPHES)), ""]:
        if len(piece) == 1:
            letters.append(piece)
            continue
        pieces += [f".{''.join(letters)}"] if len(letters) > 2 else letters
        letters = []
        pieces.append(piece)
    return pieces[:-1]


@lru_cache(4096)
def _read(piece: str) -> _Word:
    """A word by every stem it can be meant to have."""
    apart = piece.startswith(".")
    piece = piece.lstrip(".")
    written = small(piece)
    latin = _latin(piece)
    russian = small(_russian(written))
    meant = [written]
    if not written.isdigit():
        meant += [
            latin,
            russian,
            _THRICE.sub(r"\1\1", latin),
            _THRICE.sub(r"\1", latin),
            _THRICE.sub(r"\1", russian),
        ]
    if written.isascii() and len(written) > 3 and (stem(written),) not in lexicon().found:
        meant.append(_back(written))
    if apart:
        meant += [word for word in lexicon().spelled if word in written or word in latin]
    mixed = any("а" <= c <= "я" for c in written) and any("a" <= c <= "z" for c in written)
    leet = written[0].isalpha() and any(c.isdigit() or c in "@$|" for c in written)
    return _Word((written, *dict.fromkeys([stem(each) for each in meant if each])), apart or mixed or leet)


def _latin(piece: str) -> str:
    """A word as it looks in small Latin letters; one that is small and Latin already looks as it is written."""
    looks = [c if c.islower() and c.isascii() else prototype(c) for c in piece]
    # A capital I in the middle of small letters is an l, at the beginning of a word it is itself.
    shown = "".join([c if len(look) > 1 else look for c, look in zip(piece, looks, strict=True)])
    return small(piece[0] + shown[1:] if piece[0].isascii() and piece[0].isalpha() else shown).translate(
        _LEET
    )


def _russian(written: str) -> str:
    alike = cyrillic_alike()
    return "".join([alike.get(c, c) for c in written.translate(_LEET_RUSSIAN)])


def _back(written: str) -> str:
    """A word of Russian that was written in Latin letters."""
    out, at = [], 0
    while at < len(written):
        size = next((size for size in (4, 3, 2, 1) if written[at : at + size] in _BACK), 0)
        out.append(_BACK[written[at : at + size]] if size else written[at])
        at += size or 1
    return "".join(out)


def _heaviest(words: Sequence[_Word], signs: int, known: Lexicon) -> Kind | None:
    """The kind of the entry that weighs most, if it weighs enough."""
    said = frozenset([meant for word in words for meant in word.meant])
    runs = list(_runs(words))
    beside = {what for _, run in runs for what in known.beside.get(run, ())}
    rule = any(run in known.rules for _, run in runs)
    disguised: dict[int, bool] = {}
    spoken: dict[int, set[int]] = {}
    for place, run in runs:
        for entry in known.found.get(run, ()):
            if known.unless[entry] & said or (
                rule and "holds" not in beside and known.entries[entry].kind != "bluff"
            ):
                continue
            spoken.setdefault(entry, set()).add(place)
            disguised[entry] = disguised.get(entry, False) or words[place].disguised
    heaviest: tuple[int, Kind | None] = (1, None)
    for entry, places in spoken.items():
        kind, weight, by = known.entries[entry].kind, known.entries[entry].weight, known.entries[entry].by
        total = weight + len(beside.intersection(by)) + disguised[entry]
        others = {
            place for other, at in spoken.items() for place in at if known.entries[other].kind != "advice"
        }
        total += bool(others - places) or (kind == "cards" and len(places) > 1)
        total += kind == "cards" and signs > 0
        total += kind in ("advice", "fold") and len(words) == 1
        if total > heaviest[0]:
            heaviest = (total, kind)
    return heaviest[1] if heaviest[0] >= ENOUGH else None


def _runs(words: Sequence[_Word]) -> Iterable[tuple[int, tuple[str, ...]]]:
    """Every word by all it can be meant as, and every run of two to four words, with the place of the first."""
    for place, word in enumerate(words):
        for meant in word.meant:
            yield place, (meant,)
    first = [word.meant[1] if len(word.meant) > 1 else word.meant[0] for word in words]
    for size in range(2, LONGEST_RUN + 1):
        for place in range(len(first) - size + 1):
            yield place, tuple(first[place : place + size])
