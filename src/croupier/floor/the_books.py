"""What the books in force say about a question they answer differently."""

from __future__ import annotations

from croupier.floor.by_the_book import TheBook
from croupier.floor.case import Case
from croupier.floor.incident import Incident
from croupier.floor.registry import rules
from croupier.floor.ruling import Ruling


class AsksTheBook(Incident, frozen=True, kw_only=True, tag="asks-the-book"):
    """What does the book in force say? `questions` are names of policy fields, as in `balance_threshold`."""

    questions: tuple[str, ...]


@rules(AsksTheBook)
def asks_the_book(case: Case, asked: AsksTheBook) -> Ruling:
    """The answers in force, each with its clause; raises `Mistake` for a question there is not."""
    for name in asked.questions:
        value = case.policy[name]
        case.by(name)
        case.explain(TheBook("floor-the-book", {"field": name, "value": value}))
        case.fact(**{name: value})
    return case.ruled("stands")
