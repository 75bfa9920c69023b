"""What the floor answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec

from croupier.floor.incident import Seat
from croupier.floor.situation import Situation
from croupier.play import Operation
from croupier.text import say

By = Literal[
    "director",
    "floor",
    "judge",
    "chief-judge",
    "federation",
    "manager",
    "dealer",
    "player",
    "pit-boss",
    "inspector",
]
"""Who decides or imposes."""


class Counted(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player's act counts as: the action, the total of the street it comes to, what he adds for it.

    `binding` is False where he may still choose again.

    >>> from croupier.floor import Act, Situation, rule
    >>> from croupier.play import Hand
    >>> hand = Hand.new("nl-holdem", [5_000] * 3, blinds=(50, 100), seed=7)
    >>> counted = rule(Situation(hand), Act(seat=1, chips=(500,))).counts_as[1]
    >>> counted.action, counted.to, counted.add
    ('call', 100, 100)
    """

    action: Literal["fold", "check", "call", "bet", "raise", "bring-in", "none"]
    to: int = 0
    add: int = 0
    all_in: bool = False
    binding: bool = True


class May(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player may do: totals of the street; 0 where it is not open; `bring_in` where he must do that or raise.

    >>> from croupier.floor import Act, Situation, rule
    >>> from croupier.play import Hand
    >>> hand = Hand.new("nl-holdem", [5_000] * 3, blinds=(50, 100), seed=7)
    >>> may = rule(Situation(hand), Act(seat=1, words="check")).may[1]
    >>> may.fold, may.call_to, may.may_raise
    (True, 100, False)
    """

    fold: bool = True
    check: bool = False
    call_to: int = 0
    call_add: int = 0
    min_raise_to: int = 0
    max_raise_to: int = 0
    may_raise: bool = False
    bring_in: int = 0


Sanction: TypeAlias = Literal[
    "penalty",
    "warning",
    "missed-hands",
    "missed-rounds",
    "time-out",
    "disqualification",
    "season",
    "ban",
    "forfeit",
    "pot-forfeit",
    "next-pot",
    "prize-void",
    "laid-out",
    "removal",
    "none",
]
"""What may be imposed; `none` is nothing."""


class Penalty(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sanction that may or must follow: `rounds` missed at the least and at the most, `by` whom it is imposed.

    >>> from croupier.floor import Act, Situation, rule
    >>> from croupier.play import Hand
    >>> hand = Hand.new("nl-holdem", [5_000] * 3, blinds=(50, 100), seed=7)
    >>> [penalty] = rule(Situation(hand), Act(seat=2, words="raise", chips=(500,))).penalties[2]
    >>> penalty.sanction, penalty.must, penalty.by
    ('penalty', False, 'floor')
    """

    sanction: Sanction
    must: bool = False
    rounds: tuple[int, int] = (0, 0)
    by: By = "floor"


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What follows: actions, chips, hands, the dealer's steps, and the engine operations that carry it out.

    Mappings are by seat. `returned` goes back to the player, `owed` he adds to what lies in front of him,
    `forfeited` stays in the pot although his hand is dead, `left_in` stays in it with a hand that is live, `awarded`
    is pushed to him. `order` is who opens or shows,
    one after the other, of a pot that is `contested` who may win it; `steps` are words of `croupier.floor.steps`.

    >>> from croupier.floor import Act, Situation, rule
    >>> from croupier.play import Hand
    >>> hand = Hand.new("nl-holdem", [5_000] * 3, blinds=(50, 100), seed=7)
    >>> ruling = rule(Situation(hand), Act(seat=1, words="call", chips=(500,)))
    >>> ruling.verdict, ruling.returned
    ('stands', {1: 400})
    """

    verdict: str
    counts_as: Mapping[int, Counted] = {}
    returned: Mapping[int, int] = {}
    owed: Mapping[int, int] = {}
    forfeited: Mapping[int, int] = {}
    left_in: Mapping[int, int] = {}
    may: Mapping[int, May] = {}
    hands: Mapping[int, Literal["live", "dead"]] = {}
    order: tuple[int, ...] = ()
    awarded: Mapping[int, int] = {}
    steps: tuple[str, ...] = ()
    penalties: Mapping[int, tuple[Penalty, ...]] = {}
    operations: tuple[Operation, ...] = ()


class Discretion(msgspec.Struct, frozen=True, kw_only=True):
    """A choice the book leaves to a person, and what each answer would bring; `seat` where a player chooses.

    >>> from croupier.floor import Act, Situation, rule
    >>> from croupier.play import Hand
    >>> hand = Hand.new("nl-holdem", [5_000] * 3, blinds=(50, 100), seed=7)
    >>> choice = rule(Situation(hand), Act(seat=1, words="check")).discretion
    >>> choice.by, choice.seat, list(choice.options)
    ('player', 1, ['call', 'fold'])
    """

    by: By
    options: Mapping[str, Outcome]
    seat: int = 0


class Reason(msgspec.Struct, frozen=True):
    """A sentence of the explanation: its message code and what is put into it; a `Seat` is put in by its name.

    >>> from croupier.floor import Act, Situation, rule
    >>> from croupier.play import Hand
    >>> hand = Hand.new("nl-holdem", [5_000] * 3, blinds=(50, 100), seed=7)
    >>> situation = Situation(hand)
    >>> ruling = rule(situation, Act(seat=1, words="raise", chips=(500,)))
    >>> ruling.because[0].say("en", situation)
    'A raise with one chip of 500 and no amount is as large as the chip allows.'
    """

    code: str
    params: Mapping[str, Any] = {}

    def say(self, lang: str, situation: Situation) -> str:
        """The sentence in a language."""
        named = {
            key: situation.name(value, lang) if isinstance(value, Seat) else value
            for key, value in self.params.items()
        }
        return say(self.code, lang, **named)


class Ruling(Outcome, frozen=True, kw_only=True):
    """The answer to a case.

    `verdict` is a word of `VERDICTS`. `facts` are the numbers it rests on, in chips. `discretion` is there when a
    person has to decide, and then nothing is decided. `then` is what follows from what others do next, by name.
    `cites` are clauses, those of the policy's own books first; `silent` says that neither these books answer nor
    the house's own policy, and another's custom was taken.

    >>> import croupier
    >>> ruling = croupier.rule_text("NLHE 200-400 | A bets 1200 | B: chips 1000+1000", under="tda-2022")
    >>> ruling.verdict, ruling.cites
    ('stands', ('TDA-2022:45A', 'TDA-2022:41D'))
    """

    situation: Situation
    facts: Mapping[str, int | float | str | bool] = {}
    discretion: Discretion | None = None
    then: Mapping[str, Outcome] = {}
    cites: tuple[str, ...] = ()
    because: tuple[Reason, ...] = ()
    silent: bool = False

    def explain(self, lang: str = "en") -> str:
        """Why, in a few sentences of English (`en`) or Russian (`ru`)."""
        said = [reason.say(lang, self.situation) for reason in self.because]
        if self.silent:
            said.append(say("floor-books-silent", lang))
        return " ".join(sentence[:1].upper() + sentence[1:] for sentence in said)

    def plain(self) -> dict[str, Any]:
        """The ruling in plain values, seats by their names; what is empty is left out.

        Scenario files compare with this, `--json` prints it.
        """
        return _plain_ruling(self)


VERDICTS: Final = (
    "stands",
    "corrected",
    "refused",
    "allowed",
    "back-to-skipped",
    "released",
    "player-chooses",
    "director-decides",
    "floor-decides",
    "options",
    "reminder",
    "out-of-turn",
    "misdeal",
    "no-misdeal",
    "redealt",
    "hand-live",
    "hand-dead",
    "violation",
    "penalty",
    "rejected",
    "heard",
    "void",
    "deck-fouled",
    "awarded",
    "split",
    "contested",
    "order",
    "answered",
    "right",
    "wrong",
)
"""Every verdict there is; the page and the documents list them from here."""


def _plain_ruling(ruling: Ruling) -> dict[str, Any]:
    situation = ruling.situation
    plain = _plain_outcome(ruling, situation)
    if ruling.facts:
        plain["facts"] = dict(ruling.facts)
    if ruling.discretion is not None:
        choice = ruling.discretion
        said: dict[str, Any] = {"by": choice.by}
        if choice.seat:
            said["seat"] = situation.name(choice.seat)
        said["options"] = {name: _plain_outcome(each, situation) for name, each in choice.options.items()}
        plain["discretion"] = said
    if ruling.then:
        plain["then"] = {name: _plain_outcome(each, situation) for name, each in ruling.then.items()}
    plain["cites"] = list(ruling.cites)
    if ruling.silent:
        plain["silent"] = True
    return plain


_BY_SEAT: Final = (
    "counts_as",
    "returned",
    "owed",
    "forfeited",
    "left_in",
    "may",
    "hands",
    "awarded",
    "penalties",
)


def _plain_outcome(outcome: Outcome, situation: Situation) -> dict[str, Any]:
    plain: dict[str, Any] = {"verdict": outcome.verdict}
    for name in _BY_SEAT:
        by_seat = getattr(outcome, name)
        if by_seat:
            plain[name] = {situation.name(seat): _value(value) for seat, value in by_seat.items()}
    if outcome.order:
        plain["order"] = [situation.name(seat) for seat in outcome.order]
    if outcome.steps:
        plain["steps"] = list(outcome.steps)
    if outcome.operations:
        plain["operations"] = [_operation(each, situation) for each in outcome.operations]
    return plain


def _value(value: Any) -> Any:
    if isinstance(value, msgspec.Struct):
        return {name: _value(getattr(value, name)) for name in value.__struct_fields__}
    return [_value(each) for each in value] if isinstance(value, tuple) else value


def _operation(operation: Operation, situation: Situation) -> dict[str, Any]:
    plain: dict[str, Any] = {"kind": operation.kind}
    if operation.seat:
        plain["seat"] = situation.name(operation.seat)
    if operation.amount:
        plain["amount"] = operation.amount
    if operation.cards:
        from croupier.cards import show

        plain["cards"] = show(operation.cards)
    return plain
