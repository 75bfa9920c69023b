"""A question of the school in words: what happened, what may be chosen, and the true ruling by every book."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier.floor.happening import happened
from croupier.floor.telling import aloud
from croupier.rulebook import registry
from croupier.rulebook.layers import profile_named
from croupier.school.rulings.question import by_the_books
from croupier.school.rulings.situations import situations

if TYPE_CHECKING:
    from croupier.floor import Ruling
    from croupier.school.rulings.question import RulingQuestion


class Clause(msgspec.Struct, frozen=True):
    """A clause: its id, and what it says."""

    id: str
    text: str


class BookSays(msgspec.Struct, frozen=True):
    """A ruling as it is read aloud, by the books that rule so, and the clauses it rests on.

    `same`: it is the ruling of the book that was asked.
    """

    books: tuple[str, ...]
    lines: tuple[str, ...]
    cites: tuple[Clause, ...]
    same: bool = False


def story(question: RulingQuestion, lang: str) -> tuple[str, ...]:
    """What happened: the story of the situation where it has one, then each act and incident, a line each."""
    situation = situations()[question.card.situation]
    told = [situation.story[lang]] if situation.story else []
    scenario = situation.scenario()
    return (*told, *[happened(each, question.ruling.situation, lang) for each in scenario.happened])


def clauses(ids: tuple[str, ...], lang: str) -> tuple[Clause, ...]:
    """Clauses with what they say."""
    return tuple([Clause(id, registry()[id].say(lang)) for id in ids])


def side_by_side(question: RulingQuestion, lang: str) -> tuple[BookSays, ...]:
    """What every book says of it, the asked one first and by itself; others that rule alike stand together."""
    asked, *others = by_the_books(question.card).items()
    groups: dict[str, tuple[list[str], list[str], Ruling]] = {}
    for book, ruling in others:
        names, cites, _ = groups.setdefault(_alike(ruling, lang), ([], [], ruling))
        names.append(profile_named(book).title(lang))
        cites += [each for each in ruling.cites if each not in cites]
    own = BookSays(
        (profile_named(asked[0]).title(lang),), aloud(asked[1], lang), clauses(asked[1].cites, lang), True
    )
    told = [
        BookSays(
            tuple(names), aloud(ruling, lang), clauses(tuple(cites), lang), alike == _alike(asked[1], lang)
        )
        for alike, (names, cites, ruling) in groups.items()
    ]
    return (own, *told)


def _alike(ruling: Ruling, lang: str) -> str:
    plain = {key: value for key, value in ruling.plain().items() if key != "cites"}
    return f"{plain}{ruling.explain(lang)}"
