"""Every clause of every rulebook, read once, when first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from itertools import chain
from typing import Any

import msgspec

from croupier.errors import Mistake
from croupier.rulebook.clause import Clause, Conflict
from croupier.rulebook.tables import names, rows


class Rulebook(msgspec.Struct, frozen=True):
    """One edition of one rulebook.

    `follows` is the edition before it. `amends` is the edition whose clauses stay in force where this one does
    not replace them.

    >>> registry().rulebooks["TDA-2024"].amends
    'TDA-2022'
    """

    id: str
    title_en: str
    title_ru: str
    follows: str
    amends: str

    def title(self, lang: str = "en") -> str:
        """The rulebook's name, in English (`en`) or Russian (`ru`)."""
        return {"en": self.title_en, "ru": self.title_ru}[lang]


class Registry(Mapping[str, Clause]):
    """The clauses by id, in the order of the books, newest edition first.

    >>> registry()["TDA-2022:47A.1"].title
    'Reopening in NL/PL'
    >>> [clause.id for clause in registry().history("TDA-2022:47A.1")]
    ['TDA-2015:44.1', 'TDA-2017:48A', 'TDA-2022:47A.1']
    """

    def __init__(self, rulebooks: Mapping[str, Rulebook]) -> None:
        self.rulebooks = rulebooks

    def __getitem__(self, id: str) -> Clause:
        if id not in self:
            from croupier.rulebook.nearest import nearest

            raise Mistake("clause-no-such-id", id=id, nearest=", ".join(nearest(id, self)))
        return _clause(id)

    def __contains__(self, id: object) -> bool:
        rulebook = str(id).partition(":")[0]
        return rulebook in self.rulebooks and id in _written(rulebook)

    def __iter__(self) -> Iterator[str]:
        return chain.from_iterable(map(_written, self.rulebooks))

    def __len__(self) -> int:
        return sum([len(_written(rulebook)) for rulebook in self.rulebooks])

    @cached_property
    def _replaced(self) -> Mapping[str, tuple[Clause, ...]]:
        replaced: dict[str, tuple[Clause, ...]] = {}
        for clause in self.values():
            for old in clause.replaces:
                replaced[old] = (*replaced.get(old, ()), clause)
        return replaced

    def replaced_by(self, id: str) -> tuple[Clause, ...]:
        """The clauses of the next edition that took this one's place; none when it is in force or gone.

        >>> [clause.id for clause in registry().replaced_by("TDA-2017:11.1")]
        ['TDA-2022:RP9.1', 'TDA-2022:RP9.2']
        """
        return self._replaced.get(self[id].id, ())

    def history(self, id: str) -> tuple[Clause, ...]:
        """The clause between all it replaced, oldest edition first, and all that replaced it."""
        return (*dict.fromkeys(self._before(id)), self[id], *dict.fromkeys(self._after(id)))

    def _before(self, id: str) -> Iterator[Clause]:
        for old in self[id].replaces:
            yield from self._before(old)
            yield self[old]

    def _after(self, id: str) -> Iterator[Clause]:
        for new in self.replaced_by(id):
            yield new
            yield from self._after(new.id)

    def in_force(self, rulebook: str) -> tuple[Clause, ...]:
        """The clauses of an edition, with those of the edition it amends that it leaves as they were.

        >>> "TDA-2022:32" in [clause.id for clause in registry().in_force("TDA-2024")]
        True
        """
        book = self.rulebooks[rulebook]
        own = [self[id] for id in _written(rulebook)]
        if not book.amends:
            return tuple(own)
        replaced = {old for clause in own for old in clause.replaces}
        return (*own, *(clause for clause in self.in_force(book.amends) if clause.id not in replaced))


@cache
def registry() -> Registry:
    """The registry of all clauses.

    >>> registry()["TDA-2022:51A"].id
    'TDA-2022:51A'
    """
    return Registry({row["id"]: Rulebook(**row) for row in rows("rulebooks")})


@cache
def _written(rulebook: str) -> Mapping[str, Mapping[str, str]]:
    """The rows of one edition's table by the clause's id."""
    return {row["id"]: row for row in rows(f"clauses/{rulebook.lower()}")}


@cache
def kinds() -> Mapping[str, Mapping[str, str]]:
    """The kinds of clause, with their titles by language.

    >>> kinds()["pot"]["ru"]
    'Банки'
    """
    return {row["id"]: {"en": row["title_en"], "ru": row["title_ru"]} for row in rows("kinds")}


_EMPTY = dict.fromkeys(Clause.__struct_fields__, "")


@cache
def _clause(id: str) -> Clause:
    row = _written(id.partition(":")[0])[id]
    cells: dict[str, Any] = {**_EMPTY, **row}
    cells["testable"] = row["testable"] == "yes"
    cells["params"] = tuple(cells["params"].split("; ")) if cells["params"] else ()
    cells["replaces"] = names(cells["replaces"]) if cells["replaces"] else ()
    cells["see"] = names(cells["see"]) if cells["see"] else ()
    sides = cells["conflicts"].split(" | ") if cells["conflicts"] else ()
    cells["conflicts"] = tuple([_conflict(side) for side in sides if side])
    return Clause(**cells)


def _conflict(side: str) -> Conflict:
    number, _, clauses = side.partition(": ")
    return Conflict(number, names(clauses))
