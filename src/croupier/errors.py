"""What can go wrong, as a tree of three branches; where a type stands in a package of its own, that is named.

    CroupierError
    ├── Mistake      a person's: input that cannot be read, an impossible question (exit code 2)
    │   ├── CardError         cards: a text that is no card, or a card named twice
    │   ├── OddsError         odds: a question that has no answer
    │   ├── RecordError       records: a record that cannot be read
    │   └── FileMistake       the same in a file: says in which line
    │       ├── HouseError    rulebook: of a house's rules
    │       ├── EventError    tournament: of an event
    │       └── PageError     records: of a scenario in YAML
    ├── Refusal      a rule's: a legal-looking request that the rules do not allow; names the clause
    │   ├── IllegalAction     play: an action the rules do not allow
    │   │   ├── OutOfTurn     play: not the one who is asked, or not the time for it
    │   │   └── BadAmount     play: of a size the rules do not allow
    │   ├── PitRefusal        pit: the rules of a casino game do not allow it
    │   │   ├── BetRefused        pit: a stake that may not lie there
    │   │   └── DecisionRefused   pit: a decision that is not open now
    │   └── Deviation         records: a recorded hand that departs from the rules
    └── Broken       our own: an invariant that does not hold; stops the table and keeps the money

Every error carries a message code and the values to put into it; `str(error)` is the English sentence,
`error.say("ru")` the Russian one.
"""

from __future__ import annotations

from typing import Any


class CroupierError(Exception):
    """The root of every error Croupier raises.

    >>> Mistake("cards-not-a-card", text="1h").code
    'cards-not-a-card'
    """

    def __init__(self, code: str, *, clause: str | None = None, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.clause = clause
        self.params = params

    def say(self, lang: str = "en") -> str:
        """The error as one sentence in English (`en`) or Russian (`ru`)."""
        from croupier.text import say

        return say(self.code, lang, **self.params)

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.code, self.clause, self.params)


class Mistake(CroupierError, ValueError):
    """Input that cannot be read or does not make sense: it says what, where and what would be right.

    >>> from croupier.cards import cards_of
    >>> try:
    ...     cards_of("AhXx")
    ... except Mistake as mistake:
    ...     print(mistake)
    “Xx” at character 3 of “AhXx” is no card: write a rank 2–9, T, J, Q, K, A and a suit c, d, h, s, as in Ah
    """


class FileMistake(Mistake):
    """A file that cannot be taken: `file` and `line` are where, `problem` what is wrong there.

    >>> error = FileMistake(Mistake("policy-head-missing", key="name"), "house.toml", 7)
    >>> str(error).partition(" ")[0]
    'house.toml:7:'
    """

    def __init__(self, problem: Mistake, file: str, line: int) -> None:
        super().__init__(problem.code, clause=problem.clause, **problem.params)
        self.problem = problem
        self.file = file
        self.line = line

    def say(self, lang: str = "en") -> str:
        """Where in the file, what is wrong, and what would be right."""
        return f"{self.file}:{self.line}: {self.problem.say(lang)}"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.problem, self.file, self.line)


class Refusal(CroupierError):
    """A rule says no. `clause` is the id of the clause that does, where a clause does.

    >>> from croupier.play import OutOfTurn
    >>> issubclass(OutOfTurn, Refusal)
    True
    """


class Broken(CroupierError):
    """An invariant does not hold: the table stops and every chip stays where it was.

    >>> issubclass(Broken, CroupierError), issubclass(Broken, Refusal)
    (True, False)
    """


def _rebuild(
    kind: type[CroupierError], code: str, clause: str | None, params: dict[str, Any]
) -> CroupierError:
    return kind(code, clause=clause, **params)
