"""What a plain sentence says of the fields of an incident's form: `data/details.tsv` has the words of the answers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from croupier.floor.declaration import declaration
from croupier.floor.forms import Field, Form
from croupier.floor.hearing import sentences
from croupier.floor.lists import lines
from croupier.floor.plain_words import Concept, concepts

_FLAGS: Final = {"yes": True, "no": False}
_ACTIONS: Final = ("raise", "call", "bet", "fold", "check", "all-in")
_SEAT_WORDS: Final = frozenset({"seat", "box", "place", "место", "места", "боксе", "бокс", "бокса"})
_CYRILLIC: Final = str.maketrans("АВСЕНКМОРТХ", "ABCEHKMOPTX")
"""Capital letters that look the same in both alphabets."""

_ACT: Final = "act"
_DOES: Final = frozenset({"words", "chips", "motions", "total", "gesture"})
_NO_WORDS: Final = frozenset({"silent", "big-chip", "motions", "less", "unclear"})
"""What is said where an action that is named was not spoken, or not as it is told."""

_SEATED: Final = re.compile(r"\b(?:seat|box|place|мест[оа]|бокс[еа]?)\s+\d+", re.IGNORECASE)
_QUOTED: Final = re.compile('[“"«„]([^”"»“]{1,80})[”"»“]')
_SAID: Final = re.compile(
    r"\b(?:says?|said|announce[sd]?|declare[sd]?|сказал[аи]?|говорит|объявил[аи]?|объявляет)\b[:,]?\s*([^.;,«“\"]+)",
    re.IGNORECASE,
)
_CHIPS: Final = re.compile(
    r"(?:\b(one|a|an|two|three|2|3|одн\w+|дв[аеу]\w*|тр[иё]\w*)\s+)?(?:\w+\s+)?"
    r"(?:(\d[\d.,]*[kк]?)[ -]?(?:chips?\b|фиш\w+)|(?:chips?|фиш\w+)\s+(?:of\s+|по\s+|в\s+)?(\d[\d.,]*[kк]?)\b)",
    re.IGNORECASE,
)
_MOST_CHIPS: Final = 10


def filled(form: Form, said: str, seats: Sequence[str] = ()) -> dict[str, Any]:
    """Return the fields of a form that a sentence answers, as scenario files write them; what is not sure is left out.

    >>> from croupier.floor.forms import forms
    >>> act = next(form for form in forms() if form.kind == "act")
    >>> filled(act, "B put in two 1000 chips and said nothing", ("A", "B"))
    {'seat': 'B', 'chips': [1000, 1000]}
    >>> filled(act, "место 3 сказало «рейз до 1500»", ("1", "2", "3"))
    {'seat': '3', 'words': 'рейз до 1500'}
    """
    heard = frozenset(concepts(said, mend=True))
    found: dict[str, Any] = {}
    named = [each.name for each in form.fields if each.sort == "seat"]
    found.update(zip(named, _seats(said, seats), strict=False))
    if form.kind != _ACT:
        money = [each.name for each in form.fields if each.sort == "chips"]
        found.update(zip(money, _amounts(_SEATED.sub("", said)), strict=False))
    for each in form.fields:
        if each.name not in found and (value := _answer(form.kind, each, heard)) is not None:
            found[each.name] = value
    if form.kind == _ACT:
        found.update(_acted(said, heard, told="gesture" in found))
    return {each.name: found[each.name] for each in form.fields if each.name in found}


def missing(form: Form, fields: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the fields that must still be told before anything can be ruled; an act needs words, chips or a gesture.

    >>> from croupier.floor.forms import forms
    >>> act = next(form for form in forms() if form.kind == "act")
    >>> missing(act, {"seat": "B"}), missing(act, {"chips": [500]})
    (('words',), ('seat',))
    """
    needed = [each.name for each in form.fields if each.required]
    if form.kind == _ACT and not fields.keys() & _DOES:
        needed.append("words")
    return tuple([name for name in needed if name not in fields])


def _answer(kind: str, asked: Field, heard: frozenset[Concept]) -> Any:
    """What is said of a field: the answer of which most was said."""
    best: tuple[int, Any] = (0, None)
    for value, said in _details().get(f"{kind}.{asked.name}", _details().get(f"*.{asked.name}", ())):
        if said <= heard and len(said) > best[0]:
            best = (len(said), value)
    value = best[1]
    if value is None or (asked.choices and value not in asked.choices):
        return None
    if asked.sort == "flag":
        return _FLAGS[value]
    return int(value) if asked.sort == "number" else value


@cache
def _details() -> Mapping[str, tuple[tuple[str, frozenset[Concept]], ...]]:
    """The answers to a field, by `kind.field`, and what is said of each."""
    found: dict[str, list[tuple[str, frozenset[Concept]]]] = {}
    for field, value, sayings in lines("details"):
        found.setdefault(field, []).extend(
            [(value, frozenset(concepts(said))) for said in sayings.split(", ")]
        )
    return {field: tuple(rows) for field, rows in found.items()}


def _seats(said: str, seats: Sequence[str]) -> Iterator[str]:
    """The seats of the table that a sentence names, in order, each once."""
    words = re.findall(r"[^\W_]+", said)
    found: dict[str, None] = {}
    for at, word in enumerate(words):
        name = word.translate(_CYRILLIC) if len(word) == 1 else word
        if name not in seats or (name == "A" and word == "A" and _article(words, at)):
            continue
        if name.isdigit() and (at == 0 or words[at - 1].casefold() not in _SEAT_WORDS):
            continue
        found[name] = None
    yield from found


def _article(words: Sequence[str], at: int) -> bool:
    """Whether the “A” that begins a sentence is no player: “A player …”, not “A raises …”."""
    after = words[at + 1] if at + 1 < len(words) else ""
    return (
        at == 0
        and after.isascii()
        and not after.endswith(("s", "ed"))
        and after not in ("threw", "put", "bet")
    )


def _amounts(said: str) -> Iterator[int]:
    """The amounts of chips a sentence names; of a number without a unit nobody knows what is counted."""
    for sentence in sentences(said):
        for each in sentence.heard:
            if each.meaning == "amount":
                yield each.value


def _acted(said: str, heard: frozenset[Concept], *, told: bool) -> Iterator[tuple[str, Any]]:
    """What was said and put out: the words between quotes or after “said”, else the action that is told of."""
    chips = _chips(_SEATED.sub("", said))
    if chips:
        yield "chips", chips
    for quoted in (_QUOTED, _SAID):
        for words in quoted.findall(said):
            spoken = re.split(r"\b(?:and|but|а|и|но)\b", words)[0] if quoted is _SAID else words
            if declaration(spoken.strip()).certain:
                yield "words", spoken.strip()
                return
    if told or chips or heard & _NO_WORDS:
        return
    done = [each for each in _ACTIONS if each in heard]
    if len(done) == 1:
        amounts = list(_amounts(said)) if done[0] in ("raise", "bet") else []
        yield "words", " ".join([done[0].replace("-", " "), *map(str, amounts[:1])])


def _chips(said: str) -> list[int]:
    """The chips of which a sentence names number and value: “two 1000 chips”, “одну фишку 5000”."""
    for count, before, after in _CHIPS.findall(said):
        value = next(iter(_amounts(before or after)), 0)
        many = {"t": 2, "д": 2, "2": 2, "3": 3}.get(count[:1].casefold(), 1)
        if count.casefold().startswith(("thr", "тр")):
            many = 3
        if value:
            return [value] * min(many, _MOST_CHIPS)
    return []
