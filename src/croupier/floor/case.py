"""A case before the floor: what is asked, and the ruling as it is being made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from croupier.errors import Mistake
from croupier.floor.incident import Incident
from croupier.floor.points import FALLBACK, citation, is_own, of_the_game, within
from croupier.floor.ruling import Discretion, Outcome, Reason, Ruling
from croupier.floor.situation import Situation
from croupier.play import Hand, Variant
from croupier.rulebook import Policy, registry
from croupier.rulebook.choices import field as field_named
from croupier.rulebook.layers import profile_named

MOST_CITED: Final = 5
"""A ruling names so many clauses at the most, the central ones first."""


def cited(*clauses: Iterable[str]) -> tuple[str, ...]:
    """The clauses a ruling names of all that it rests on: each once, the first few."""
    return tuple(dict.fromkeys([each for some in clauses for each in some]))[:MOST_CITED]


def _game(variant: Variant) -> tuple[str, str]:
    """The family and the betting structure of a game, as clauses speak of them."""
    betting = variant.betting
    structure = "FL" if betting.fixed else "NL"
    if betting.pot is not None:
        structure = "PL" if betting.pot == (1, 1) else "HP"
    family = "stud" if not variant.has_button else "draw"
    if variant.has_button and any([street.board for street in variant.streets]):
        family = "flop"
    return family, structure


class Case:
    """A situation, what happened in it in order, the policy in force; citations and reasons are collected here.

    `later` is what happened after the incident that is ruled on; a function that has taken it into account calls
    `took_later`.
    """

    __slots__ = (
        "_because",
        "_beside",
        "_central",
        "_cites",
        "_custom",
        "_facts",
        "_game",
        "_house",
        "_lent",
        "_other_games",
        "later",
        "policy",
        "situation",
    )

    def __init__(self, situation: Situation, later: tuple[Incident, ...], policy: Policy) -> None:
        self.situation: Final = situation
        self.later: tuple[Incident, ...] = later
        self.policy: Policy = policy
        self._game: Final = None if situation.hand is None else _game(situation.hand.setup.variant)
        self._central: list[str] = []
        self._beside: list[str] = []
        self._cites: list[str] = []
        self._lent: list[str] = []
        self._other_games: list[str] = []
        self._custom: list[str] = []
        self._because: list[Reason] = []
        self._facts: dict[str, int | float | str | bool] = {}
        self._house = False

    @property
    def hand(self) -> Hand:
        """The hand; raises `Mistake` where the situation has none."""
        if self.situation.hand is None:
            raise Mistake("floor-needs-a-hand")
        return self.situation.hand

    def took_later(self, count: int | None = None) -> None:
        """All that happened later, or the first `count` of it, is part of this ruling."""
        self.later = () if count is None else self.later[count:]

    def cite(self, *points: str) -> None:
        """Rest the ruling on points of the rules: the clauses of the policy's own books, else another's custom."""
        for point in points:
            clauses, own = citation(point, self.policy.profile)
            here = self._of_the_game(clauses)
            (self._cites if own else self._custom).extend(here)
            if own and not here:
                self._other_games.extend(clauses)

    def centre(self, *points: str) -> None:
        """Rest the ruling on points of the rules before all others: those that answer what was asked."""
        for point in points:
            clauses, own = citation(point, self.policy.profile)
            if own:
                self._central.extend(self._of_the_game(clauses))
        self.cite(*points)

    @contextmanager
    def beside(self) -> Iterator[None]:
        """What the ruling rests on meanwhile was asked on the way, and is named after what was asked for."""
        self._cites, self._beside = self._beside, self._cites
        try:
            yield
        finally:
            self._cites, self._beside = self._beside, self._cites

    def _of_the_game(self, clauses: tuple[str, ...]) -> tuple[str, ...]:
        """The clauses that speak of the game that is played, or of all games."""
        return clauses if self._game is None else of_the_game(clauses, *self._game)

    def _of_its_other_part(self) -> bool:
        """Whether another part of the book speaks of this very betting structure (FSPR:struct-hp): that is nearer than
        what this part says of other structures."""
        book = profile_named(self.policy.profile).books[0].partition("/")[0]
        structures = [registry()[each].structure for each in self._custom if within(each, book)]
        return self._game is not None and any(self._game[1] in each.split(",") for each in structures)

    def cite_clause(self, clause: str) -> None:
        """Rest the ruling on one clause of the policy's own books."""
        self._cites.append(clause)

    def cite_clauses(self, clauses: tuple[str, ...]) -> None:
        """Rest the ruling on clauses that another ruling rests on."""
        for clause in clauses:
            (self._cites if is_own(clause, self.policy) else self._lent).append(clause)

    def lend(self, clause: str) -> None:
        """Name a clause of another book, whose custom is taken."""
        self._lent.append(clause)

    def by(self, name: str) -> None:
        """Rest the ruling on a policy field: its clause, and for a house's own answer the clauses that give it."""
        source = self.policy.source(name)
        clauses = [source.clause]
        if source.layer not in ("edition", "default"):
            self._house = True
            answer = field_named(name).answer(source.value)
            clauses += answer.clauses[:1] if answer else ()
        for clause in clauses:
            (self._cites if is_own(clause, self.policy) else self._lent).append(clause)

    def because(self, code: str, **params: Any) -> None:
        """Add a sentence to the explanation; seats are given as `Seat`."""
        self._because.append(Reason(code, params))

    def explain(self, reason: Reason) -> None:
        """Add a reason of another make to the explanation."""
        self._because.append(reason)

    def fact(self, **named: float | str | bool) -> None:
        """Note numbers the ruling rests on."""
        self._facts.update(named)

    def _note_fallback(self) -> None:
        """Where only a book behind the first one answers, name the clause that lets it (CLUB-7:7.1.2)."""
        books = profile_named(self.policy.profile).books
        source = self.policy.source("fallback")
        own = [*self._cites, *self._beside]
        if own and source.layer == "edition" and not any(within(each, books[0]) for each in own):
            self._cites.append(source.clause)

    def ruled(
        self,
        verdict: str,
        *,
        discretion: Discretion | None = None,
        then: Mapping[str, Outcome] | None = None,
        **outcome: Any,
    ) -> Ruling:
        """The ruling, with all that was collected."""
        if not self._cites and not self._beside and not self._of_its_other_part():
            # What the book says of other games is nearer than what other books say.
            self._cites += self._other_games
        self._note_fallback()
        no_book = not self._cites and not self._beside
        if no_book:
            if self._house:
                self.because("floor-house-rule")
            if (not self._lent and not self._custom) or citation(FALLBACK, self.policy.profile).own:
                self.cite(FALLBACK)
            self._lent += self._custom
        return Ruling(
            verdict=verdict,
            situation=self.situation,
            facts=self._facts,
            discretion=discretion,
            then=then or {},
            cites=cited(self._central, self._cites, self._beside, self._lent),
            because=tuple(self._because),
            silent=no_book and not self._house,
            **outcome,
        )
