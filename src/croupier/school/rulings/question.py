"""A question of the school: a situation, rulings to choose from, and clauses one of which is why.

The floor itself makes them all: the right ruling is the one of the book that is asked, the others are those of other
books, of what a person may choose instead, of another policy, or of like situations. So a question is always right.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from croupier.errors import CroupierError, Mistake
from croupier.floor import Act, Ruling
from croupier.floor.ruling import Counted, Outcome
from croupier.floor.telling import consequences
from croupier.records.scenarios import policy_of
from croupier.rulebook import fields, profiles
from croupier.rulebook.layers import Layer
from croupier.school.rulings.situations import Card, Level, situations

if TYPE_CHECKING:
    from croupier.records.scenarios import Scenario
    from croupier.rulebook import Policy

CHOICES: Final = 4
"""So many rulings, and so many clauses, to choose from."""

_LOOKED_AT: Final = 12
"""So many like situations are ruled on for the sake of a plausible ruling."""


class Choice(msgspec.Struct, frozen=True):
    """A ruling to choose; `book` is whose it is where another book rules so."""

    outcome: Outcome
    book: str = ""


class RulingQuestion(msgspec.Struct, frozen=True):
    """What is asked of a card: the true ruling, rulings and clauses to choose from, and which of them are right."""

    card: Card
    level: Level
    ruling: Ruling
    choices: tuple[Choice, ...]
    right: int
    clauses: tuple[str, ...]
    why: int

    def told(self, at: int, lang: str) -> str:
        """A ruling to choose, as it is read aloud."""
        return " ".join(consequences(self.choices[at].outcome, self.ruling.situation, lang))


def ask(card: Card, seed: int = 0) -> RulingQuestion:
    """The question of a card; the number shuffles what is chosen from.

    >>> question = ask(Card("dispute-01", "tda-2022"))
    >>> question.told(question.right, "en")
    'Stands — B: a call, 400 in all, adds 400. 600 goes back to B.'
    >>> question.clauses[question.why]
    'TDA-2022:44.1'
    """
    ruling, others, clauses = _made(card)
    dice = Random(f"{card.key}/{seed}")
    choices = [Choice(ruling), *others]
    dice.shuffle(choices)
    named = [ruling.cites[0], *clauses]
    dice.shuffle(named)
    right = next(at for at, each in enumerate(choices) if each.outcome is ruling)
    level = situations()[card.situation].under[card.book][0]
    return RulingQuestion(
        card,
        level,
        ruling,
        tuple(choices),
        right,
        tuple(named),
        named.index(ruling.cites[0]),
    )


def by_the_books(card: Card) -> dict[str, Ruling]:
    """What every book says of a card's situation, the asked one first; without those that cannot be asked."""
    scenario = situations()[card.situation].scenario()
    return {card.book: _asked(card, scenario), **_elsewhere(card, scenario)}


def _elsewhere(card: Card, scenario: Scenario) -> dict[str, Ruling]:
    found = {}
    for book in profiles():
        if book == card.book:
            continue
        try:
            ruling = scenario.ruling(policy_of(book))
        except CroupierError:
            # A book that plays this game otherwise cannot come to the same table.
            continue
        if not ruling.silent:
            found[book] = ruling
    return found


def _asked(card: Card, scenario: Scenario) -> Ruling:
    return scenario.ruling(policy_of(card.book))


@lru_cache(maxsize=512)
def _made(card: Card) -> tuple[Ruling, tuple[Choice, ...], tuple[str, ...]]:
    scenario = situations()[card.situation].scenario()
    ruling = _asked(card, scenario)
    known = [_essence(ruling)]
    told = {" ".join(consequences(ruling, ruling.situation, lang)) for lang in ("en", "ru")}
    others: list[Choice] = []
    for each in _plausible(card, scenario, ruling):
        essence = _essence(each.outcome)
        words = {" ".join(consequences(each.outcome, ruling.situation, lang)) for lang in ("en", "ru")}
        if essence in known or words & told:
            continue
        known.append(essence)
        told |= words
        others.append(each)
        if len(others) == CHOICES - 1:
            break
    return ruling, tuple(others), _other_clauses(card, ruling)


_CONSEQUENCES: Final = (
    "counts_as",
    "returned",
    "owed",
    "forfeited",
    "left_in",
    "hands",
    "order",
    "awarded",
    "steps",
)


def _essence(outcome: Outcome) -> tuple[object, ...]:
    """What two rulings have to differ in to be two: what is done, or where nothing is, the verdict alone."""
    done = [dict(each) if hasattr(each, "keys") else each for each in _parts(outcome)]
    choice = outcome.discretion if isinstance(outcome, Ruling) else None
    options = tuple(choice.options) if choice is not None else ()
    if any(done) or options:
        return (*done, options)
    may = tuple([(seat, each) for seat, each in outcome.may.items()])
    penalties = tuple(
        [(seat, tuple([one.sanction for one in each])) for seat, each in outcome.penalties.items()]
    )
    return (outcome.verdict, may, penalties)


def _parts(outcome: Outcome) -> Iterator[Any]:
    for name in _CONSEQUENCES:
        yield getattr(outcome, name)


def _plausible(card: Card, scenario: Scenario, ruling: Ruling) -> Iterator[Choice]:
    """Rulings somebody might think of, the likeliest first."""
    for book, each in _elsewhere(card, scenario).items():
        yield Choice(each, book)
    if ruling.discretion is not None:
        for option in ruling.discretion.options.values():
            yield Choice(option)
    for tried in _by_another_policy(card, scenario, ruling):
        yield Choice(tried)
    for outcome in (*_at_the_table(scenario, ruling), *_of_like_situations(card, ruling), *_any(ruling)):
        yield Choice(outcome)


def _by_another_policy(card: Card, scenario: Scenario, ruling: Ruling) -> Iterator[Outcome]:
    """What were ruled if the house answered otherwise the questions this ruling rests on."""
    policy = policy_of(card.book)
    for name, field in fields().items():
        if field.kind == "number" or policy.clause(name) not in ruling.cites:
            continue
        values: Iterable[Any] = (
            (not policy[name],) if field.kind == "flag" else [a.value for a in field.answers]
        )
        for value in values:
            if value != policy[name]:
                yield from _tried(scenario, policy, name, value)


def _tried(scenario: Scenario, policy: Policy, name: str, value: Any) -> Iterator[Outcome]:
    try:
        yield scenario.ruling(policy.laid_over(Layer("house", "school", ((name, value),))))
    except CroupierError:
        return


def _at_the_table(scenario: Scenario, ruling: Ruling) -> Iterator[Outcome]:
    """What else an act might be taken for: a call, the smallest raise, all that was put out, a fold."""
    hand, act = ruling.situation.hand, scenario.happened[0]
    if hand is None or not isinstance(act, Act) or act.seat not in hand.seats:
        return
    bet, options = hand.player(act.seat).bet, hand.options
    named: list[tuple[Any, int]] = []
    if hand.to_call > bet:
        named.append(("call", hand.to_call))
    if options is not None and options.seat == act.seat and options.raise_min:
        named.append(("bet" if options.opens else "raise", options.raise_min))
    if act.put_out and hand.to_call < bet + act.put_out:
        named.append(("raise" if hand.to_call else "bet", bet + act.put_out))
    for action, to in named:
        add = to - bet
        back = {int(act.seat): act.put_out - add} if act.put_out > add else {}
        counted = {int(act.seat): Counted(action, to=to, add=add)}
        yield Outcome(verdict="stands", counts_as=counted, returned=back)
    if hand.to_call > bet:
        yield Outcome(verdict="stands", counts_as={int(act.seat): Counted("fold")})


def _of_like_situations(card: Card, ruling: Ruling) -> Iterator[Outcome]:
    """How the same book rules on the same kind of thing elsewhere, where that names nobody."""
    own = situations()[card.situation]
    like = [
        each
        for each in situations().values()
        if each.area == own.area and card.book in each.under and each.id != own.id
    ]
    Random(card.key).shuffle(like)
    like.sort(key=lambda each: each.kind != own.kind)
    for each in like[:_LOOKED_AT]:
        other = _asked(Card(each.id, card.book), each.scenario())
        if other.verdict != ruling.verdict:
            yield Outcome(verdict=other.verdict, steps=other.steps)


def _any(ruling: Ruling) -> Iterator[Outcome]:
    """What is always thought of."""
    seats = [*ruling.hands, *ruling.counts_as, *ruling.penalties]
    if seats and not ruling.hands:
        yield Outcome(verdict="hand-dead", hands={seats[0]: "dead"})
    for verdict in ("stands", "floor-decides", "misdeal", "refused"):
        if verdict != ruling.verdict:
            yield Outcome(verdict=verdict)


def _other_clauses(card: Card, ruling: Ruling) -> tuple[str, ...]:
    """Clauses of the same book that decide other things like it, none of which this ruling cites."""
    own = situations()[card.situation]
    central = ruling.cites[0]
    like = [each for each in situations().values() if card.book in each.under]
    Random(f"{card.key}/why").shuffle(like)
    like.sort(key=lambda each: (each.area != own.area, each.kind == own.kind))
    found: dict[str, None] = {}
    for each in like:
        clause = each.under[card.book][1]
        related = clause.startswith(central) or central.startswith(clause)
        if clause not in ruling.cites and not related and clause.split(":")[0] == central.split(":")[0]:
            found[clause] = None
        if len(found) == CHOICES - 1:
            break
    return tuple(found)


class Judged(msgspec.Struct, frozen=True):
    """Whether the ruling chosen is right, and whether the clause is."""

    ruling: bool
    why: bool

    @property
    def right(self) -> bool:
        """Whether both are."""
        return self.ruling and self.why


def judge(question: RulingQuestion, chosen: int, why: int) -> Judged:
    """Judge a ruling and a clause chosen by their places; raises `Mistake` for a place there is not."""
    if not 0 <= chosen < len(question.choices) or not 0 <= why < len(question.clauses):
        raise Mistake("school-no-such-choice", most=CHOICES)
    return Judged(chosen == question.right, why == question.why)
