"""What an edition, the house and the event say, laid over each other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

import msgspec

from croupier.errors import Mistake
from croupier.rulebook.choices import Field, Value, field
from croupier.rulebook.clauses import registry
from croupier.rulebook.tables import names, rows

EDITION = "edition"
DEFAULT = "default"
GIVEN = "given"


class Layer(NamedTuple):
    """What a house, an event or a gaming agency has chosen: its answers by field.

    >>> from croupier.rulebook import profile
    >>> profile("tda-2022").laid_over(Layer("house", "Oak", (("raise_cap", 3),))).raise_cap
    3
    """

    kind: str
    name: str
    answers: tuple[tuple[str, Value], ...]


class Source(NamedTuple):
    """Where an answer comes from.

    `layer` is `edition` when the profile's own book says so, `default` where it is silent, `house`, `event` or
    `agency` for what was laid over it, and `given` for an answer put in by hand. `by` names the profile or the
    layer; `clause` is the clause that says so or, for a house's own answer, the one that lets the house choose.

    >>> from croupier.rulebook import profile
    >>> profile("tda-2022").source("losers_may_muck").layer
    'edition'
    """

    field: str
    value: Value
    layer: str
    by: str
    clause: str


class Profile(msgspec.Struct, frozen=True):
    """A rulebook, or two, ready to play by.

    `books` are asked in their order; a part follows a slash (`FSPR/manual`). `layers` go from the weakest to the
    strongest, which is itself a rule of the book: `layers_by` is its clause, where there is one.

    >>> profiles()["tda-2022"].layers
    ('edition', 'house', 'event', 'agency')
    >>> profiles()["tda-2022"].layers_by
    'TDA-2022:PRE'
    """

    id: str
    title_en: str
    title_ru: str
    books: tuple[str, ...]
    layers: tuple[str, ...]
    layers_by: str

    def title(self, lang: str = "en") -> str:
        """The profile's name, in English (`en`) or Russian (`ru`)."""
        return {"en": self.title_en, "ru": self.title_ru}[lang]


@cache
def profiles() -> Mapping[str, Profile]:
    """The profiles by id.

    >>> list(profiles())[:3]
    ['tda-2015', 'tda-2017', 'tda-2022']
    """
    return {row["id"]: _profile(row) for row in rows("profiles")}


def _profile(row: Mapping[str, str]) -> Profile:
    books, layers = names(row["books"]), names(row["layers"])
    return Profile(row["id"], row["title_en"], row["title_ru"], books, layers, row["layers_by"])


def profile_named(name: str) -> Profile:
    """The profile of that name; raises `Mistake` with the names there are when there is none."""
    found = profiles().get(name)
    if found is None:
        from croupier.rulebook.nearest import nearest

        known = nearest(name, profiles(), most=len(profiles()))
        raise Mistake("policy-no-such-profile", profile=name, known=", ".join(known))
    return found


NO_LONGER_ASKED = frozenset(
    {"rake", "bounty", "bounty_paid", "unregister_minutes", "crash_cash", "reconnect_extra"}
)
"""Fields there were, which the terms of a table or an event say now; rows that answer them can be read for ever."""


def checked(profile: str, layer: Layer) -> Layer:
    """The layer, if the profile's book knows its kind and every answer is one its field takes; without answers to
    what is no longer asked."""
    known = profile_named(profile).layers[1:]
    if layer.kind not in known:
        raise Mistake("policy-no-such-layer", layer=layer.kind, profile=profile, known=", ".join(known))
    answers = tuple([(name, value) for name, value in layer.answers if name not in NO_LONGER_ASKED])
    for name, value in answers:
        field(name).check(value)
    return layer._replace(answers=answers)


class Said(dict[str, tuple[Source, ...]]):
    """All that is said about a field, the strongest first: that one is in force. It is worked out when it is asked for;
    raises `Mistake` for a field that does not exist.
    """

    def __init__(self, base: Profile, layers: tuple[Layer, ...]) -> None:
        super().__init__()
        self._base = base
        self._strongest_first = sorted(layers, key=lambda layer: base.layers.index(layer.kind))[::-1]

    def __missing__(self, name: str) -> tuple[Source, ...]:
        asked = field(name)
        over = [
            Source(name, value, layer.kind, layer.name, _clause(asked, value, self._base, layer.kind))
            for layer in self._strongest_first
            for answered, value in layer.answers
            if answered == name
        ]
        self[name] = said = (*over, _base(asked, self._base))
        return said


@lru_cache(maxsize=256)
def sources(profile: str, layers: tuple[Layer, ...] = ()) -> Said:
    """All that is said under a profile with layers over it."""
    return Said(profile_named(profile), layers)


def given(name: str, value: Value, profile: str) -> Source:
    """The source of an answer put in by hand."""
    return Source(name, value, GIVEN, "", _clause(field(name), value, profile_named(profile), GIVEN))


def _base(asked: Field, base: Profile) -> Source:
    if base.id in asked.profiles:
        value = asked.profiles[base.id]
        return Source(asked.name, value, EDITION, base.id, _clause(asked, value, base, EDITION))
    value = asked.advised.get(base.id, asked.default)
    return Source(asked.name, value, DEFAULT, base.id, _clause(asked, value, base, DEFAULT))


def _clause(asked: Field, value: Value, base: Profile, layer: str) -> str:
    """The clause to cite: the books' own for the answer, one that leaves it open, else who else says so."""
    answer = asked.answer(value)
    saying = answer.clauses if answer else ()
    own = [*_within(saying, base), *_within(asked.left_to_house, base)]
    if layer not in (EDITION, DEFAULT, GIVEN) and base.layers_by:
        own.append(base.layers_by)
    return next(iter([*own, *saying, *asked.left_to_house, *asked.clauses]))


def _within(clauses: Iterable[str], base: Profile) -> list[str]:
    return [clause for book in base.books for clause in clauses if _of(clause, book)]


def _of(clause: str, book: str) -> bool:
    rulebook, _, part = book.partition("/")
    return clause.startswith(f"{rulebook}:") and (not part or registry()[clause].part == part)
