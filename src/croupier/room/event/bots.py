"""The bots that the house brings to its online events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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


def bots(regulars: Collection[str], taken: Collection[str]) -> Iterator[str]:
    """Names of bots that are not `taken`, without end: the `regulars` first.

    >>> next(bots(("Nora", "Otto"), ("Nora",)))
    'Otto'
    """
    yield from [name for name in regulars if name not in taken]
    number = 1
    while True:
        for name in _FIRST:
            called = name if number == 1 else f"{name} {number}"
            if called not in taken:
                yield called
        number += 1
