"""Which kind of incident people mean by a plain sentence, in English or Russian: the nearest first.

`data/words.tsv` says which words mean the same, in both languages (`crimp*` stands for every word that begins so), and
`data/sayings.tsv` how the floor hears of every kind. A word nobody knows is taken for the nearest that is one or two
letters away. Nothing is drawn by lot or asked of anybody: the same sentence finds the same for ever.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from croupier.errors import Mistake
from croupier.floor.filling import filled, missing
from croupier.floor.forms import Form, forms
from croupier.floor.heard import LONGEST
from croupier.floor.lists import lines
from croupier.floor.plain_words import Concept, concepts

NEAREST: Final = 3
"""How many kinds are offered, unless more are asked for."""

_UNSAID: Final = 0.3
"""What a saying loses by what it says and the sentence does not, of the weight of that."""

_BESIDE: Final = 0.3
"""What the other sayings of a kind add, of the weight of what they share with the sentence."""

_ENOUGH: Final = 0.4
"""The share of its saying that a sentence must hold to count as read, and `_AT_LEAST` the weight."""

_AT_LEAST: Final = 2.4


class Nearest(msgspec.Struct, frozen=True):
    """A kind of incident a sentence may mean: how well it fits, the fields that were read, those still to be told.

    `fields` are values as scenario files write them; `missing` are the fields without which nothing can be ruled.
    """

    form: Form
    fits: float
    fields: Mapping[str, Any]
    missing: tuple[str, ...]


class Found(msgspec.Struct, frozen=True):
    """The nearest kinds, best first; `read` says whether the sentence was understood at all."""

    read: bool
    nearest: tuple[Nearest, ...]


def find(said: str, seats: Sequence[str] = (), most: int = NEAREST) -> Found:
    """Return the kinds of incident that are nearest to a sentence, `most` of them; `seats` are the names at the table.

    Raises `Mistake` for a sentence that is empty or longer than `LONGEST`.

    >>> found = find("two big chips without a word")
    >>> found.read, found.nearest[0].form.kind
    (True, 'act')
    >>> [each.form.kind for each in find("крупье отдал банк не тому").nearest][0]
    'pot-misread'
    >>> find("xyzzy").read
    False
    """
    if not said.strip():
        raise Mistake("floor-sentence-empty")
    if len(said) > LONGEST:
        raise Mistake("floor-sentence-too-long", most=LONGEST)
    heard = frozenset(concepts(said, mend=True))
    ranked = sorted(
        ((*_fit(heard, form.kind), place, form) for place, form in enumerate(forms())),
        key=lambda each: (-each[0], each[2]),
    )
    read = any(understood for _, understood, _, _ in ranked[:1])
    return Found(read, tuple([_near(form, score, said, seats) for score, _, _, form in ranked[:most]]))


def _near(form: Form, score: float, said: str, seats: Sequence[str]) -> Nearest:
    fields = filled(form, said, seats)
    return Nearest(form, round(max(score, 0.0), 2), fields, missing(form, fields))


def _fit(heard: frozenset[Concept], kind: str) -> tuple[float, bool]:
    """How well a kind fits what was heard, and whether enough of one of its sayings was heard."""
    weights = _weights()
    best, understood = -math.inf, False
    beside: set[Concept] = set()
    for saying, whole in _weighed()[kind]:
        shared = heard & saying
        beside |= shared
        known = sum([weights[each] for each in shared])
        score = known - _UNSAID * (whole - known)
        if score > best:
            best, understood = score, known >= _AT_LEAST and known >= _ENOUGH * whole
    return best + _BESIDE * sum([weights[each] for each in sorted(beside)]), understood


@cache
def _weighed() -> dict[str, tuple[tuple[frozenset[Concept], float], ...]]:
    """The sayings of every kind, each with the weight of all it says."""
    weights = _weights()
    return {
        kind: tuple([(saying, sum([weights[each] for each in sorted(saying)])) for saying in sayings])
        for kind, sayings in _sayings().items()
    }


@cache
def _sayings() -> dict[str, tuple[frozenset[Concept], ...]]:
    """How the floor hears of every kind: its sayings and its titles, as what their words mean."""
    told = {kind: said.split(", ") for kind, said in lines("sayings")}
    return {
        form.kind: tuple(
            [
                frozenset(concepts(said))
                for said in (*told.get(form.kind, ()), form.title("en"), form.title("ru"))
            ]
        )
        for form in forms()
    }


@cache
def _weights() -> dict[Concept, float]:
    """What a meaning weighs: the fewer kinds speak of it, the more."""
    spoken = [frozenset().union(*sayings) for sayings in _sayings().values()]
    every = frozenset().union(*spoken)
    return {each: math.log(1 + len(spoken) / sum(each in one for one in spoken)) for each in sorted(every)}
