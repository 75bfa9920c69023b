"""The bots that the house brings to its online events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.room.club import TEMPERAMENTS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

_FIRST: Final = (
    "Agnes",
    "Anders",
    "Anouk",
    "Basil",
    "Bela",
    "Celia",
    "Cyril",
    "Dalia",
    "Damir",
    "Edgar",
    "Elvira",
    "Enzo",
    "Esme",
    "Fedor",
    "Flora",
    "Gerda",
    "Goran",
    "Gustav",
    "Hanna",
    "Henrik",
    "Ilse",
    "Irma",
    "Ivan",
    "Jakob",
    "Janis",
    "Jonas",
    "Juna",
    "Karel",
    "Katja",
    "Kira",
    "Lars",
    "Lidia",
    "Livia",
    "Ludo",
    "Magda",
    "Marek",
    "Matteo",
    "Mirko",
    "Nadia",
    "Nils",
    "Olga",
    "Orla",
    "Osip",
    "Paula",
    "Petra",
    "Piet",
    "Raisa",
    "Remy",
    "Rolf",
    "Runa",
    "Sander",
    "Silja",
    "Sonja",
    "Stefan",
    "Svea",
    "Tamara",
    "Taras",
    "Timo",
    "Tova",
    "Ulla",
    "Uwe",
    "Valja",
    "Vito",
    "Wanda",
    "Wim",
    "Xenia",
    "Yann",
    "Yara",
    "Zdenko",
    "Zelda",
)
_HOW: Final = ("steady", "loose", "careful", "bold")


def bots(taken: Collection[str]) -> Iterator[tuple[str, str]]:
    """Names of bots that are not `taken`, each with how it plays, without end: the club's own first.

    >>> next(bots(()))
    ('Nora', 'steady')
    """
    yield from [(name, how) for name, how in TEMPERAMENTS.items() if name not in taken]
    number = 1
    while True:
        for at, name in enumerate(_FIRST):
            called = name if number == 1 else f"{name} {number}"
            if called not in taken:
                yield called, _HOW[at % len(_HOW)]
        number += 1
