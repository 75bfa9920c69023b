"""One atomic rule of one edition of one rulebook."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec


class Conflict(NamedTuple):
    """A contradiction by its number (`K72`) and the clauses that answer it differently."""

    number: str
    clauses: tuple[str, ...]


class Clause(msgspec.Struct, frozen=True):
    """One rule, in our own words.

    `id` is the rulebook and the rule's number in it. `discretion` names who decides where the book leaves the
    answer to a person (`director`, `floor`), else it is empty. `mode`, `family` and `structure` say where the
    clause applies when the book says so (`cash`, `stud`, `NL,PL`). `replaces` are clauses of the edition before,
    `change` says whether the rule stayed the `same`, `changed` or is `new`, `note` how. `conflicts` are the
    contradictions the clause is a side of, `see` other clauses that bear on it.

    >>> from croupier.rulebook import registry
    >>> clause = registry()["TDA-2022:32"]
    >>> clause.title, clause.kind, clause.replaces
    ('Dead button', 'button-blinds', ('TDA-2017:32',))
    """

    id: str
    title: str
    kind: str
    part: str
    summary_en: str
    summary_ru: str
    testable: bool
    discretion: str
    mode: str
    family: str
    structure: str
    actor: str
    inputs: str
    outcome: str
    params: tuple[str, ...]
    replaces: tuple[str, ...]
    change: Literal["", "same", "changed", "new"]
    note: str
    conflicts: tuple[Conflict, ...]
    see: tuple[str, ...]
    ambiguity: str
    example: str

    @property
    def rulebook(self) -> str:
        """The rulebook's id, with its edition: `TDA-2022`."""
        return self.id.partition(":")[0]

    @property
    def number(self) -> str:
        """The clause's number in its rulebook: `47A.1`."""
        return self.id.partition(":")[2]

    def say(self, lang: str = "en") -> str:
        """What the clause says, in English (`en`) or Russian (`ru`).

        >>> from croupier.rulebook import registry
        >>> registry()["TDA-2022:34.1"].say("ru")[:36]
        'В хедз-апе баттон ставит малый блайн'
        """
        return {"en": self.summary_en, "ru": self.summary_ru}[lang]
