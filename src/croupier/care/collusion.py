"""Signs of collusion, and of help by programs, in closed hands: figures with the hands behind them.

Nothing here punishes anybody: people judge. Each sign says how two players dealt with one another, or how one played,
beside how the same players deal with everybody else: how rarely would honest play look like it? The bounds are values
of the house's policy. Nothing is known here of a game: a hand comes as who won what, who raised whom, and who checked
with whom.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from math import exp, lgamma, log, log1p
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

import msgspec

from croupier.care.times import HOUR, MINUTE

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

Kind: TypeAlias = Literal[
    "device", "address", "together", "away", "raises", "checks", "flow", "hours", "pace"
]
"""Of what a sign is.

`device` and `address`: two played from one browser or one address; `together`: they are always at the same tables;
`away`: they leave the game at the same time (ONLINE:disc-8); `raises`: they hardly ever raise one another; `checks`:
alone, they check to the end (soft play, TDA-2022:69.1); `flow`: chips go one way (chip dumping, TDA-2022:69.2);
`hours`: one plays for hours on end; `pace`: one needs the same time for every decision (TELLS:28).
"""

KINDS: Final[tuple[Kind, ...]] = (
    "device",
    "flow",
    "checks",
    "raises",
    "away",
    "together",
    "address",
    "pace",
    "hours",
)
"""The order in which signs are told: those that say most first."""

BREAK: Final = 10 * MINUTE
"""Who ends no hand for longer has had a break, in ms."""

NEAR: Final = 1
"""Two who leave the game within so many hands of one another leave together."""

ONE_WAY: Final = 10
"""Chips go one way where no more than one part in so many of what passed between two went back."""

CROWD: Final = 6
"""An address, or a browser, from which more people came says nothing of two of them."""

MOST_HANDS: Final = 8
"""How many hands are named with a sign: those that show it best."""

FEWEST_ACTS: Final = 100
"""Of fewer decisions nothing is said of their pace."""


class Terms(NamedTuple):
    """When something is a sign; all of it is off unless the house looks for `signs`.

    Two players are looked at from so many `hands` together on, in the last `days`. Where `odds` count, honest play
    would look like the sign once in so many pairs. `flow` is in big blinds, `together` and `spread` in hundredths,
    `hours` in hours; `spread` is how far apart the middle half of all times to act lies, beside the middle one.
    """

    signs: bool = False
    days: int = 30
    hands: int = 50
    odds: int = 10_000
    flow: int = 200
    together: int = 90
    hours: int = 12
    spread: int = 15


class Answered(NamedTuple):
    """Somebody answered the bet or raise of another: whether he raised."""

    person: str
    by: str
    raised: bool


class Alone(NamedTuple):
    """Two were left with chips as a street began: whether nobody bet on it."""

    one: str
    other: str
    checked: bool


class Conduct(NamedTuple):
    """What a closed hand says of how its players dealt with one another.

    `ended` is when (ms since 1970), `unit` its big blind in chips, `nets` what each won or lost, in chips. `thought` is
    how long each needed for each of his decisions, in ms, where it is known. A hand that was decided without a showdown
    was not `shown`.
    """

    table: str
    number: int
    ended: int
    unit: int
    nets: Mapping[str, int]
    answers: tuple[Answered, ...] = ()
    alone: tuple[Alone, ...] = ()
    shown: bool = False
    thought: Mapping[str, Sequence[int]] = {}


class Ties(NamedTuple):
    """From where people came: by person the marks of his browsers, and of his addresses."""

    browsers: Mapping[str, Collection[str]] = {}
    addresses: Mapping[str, Collection[str]] = {}


class HandOf(msgspec.Struct, frozen=True):
    """A closed hand by its table and number."""

    table: str
    number: int


class Sign(msgspec.Struct, frozen=True):
    """A sign of something: of whom, in which figures, and the hands that show it best, the strongest first."""

    kind: Kind
    people: tuple[str, ...]
    figures: dict[str, int]
    hands: tuple[HandOf, ...] = ()


class _Passed(NamedTuple):
    """Chips that one lost to another in a hand, in big blinds."""

    hand: Conduct
    blinds: float


@dataclass(slots=True)
class _Pair:
    """What two players did with one another; `answers` and `alone` are theirs against each other alone."""

    hands: list[Conduct] = field(default_factory=list)
    passed: list[_Passed] = field(default_factory=list)
    answered: int = 0
    raised: int = 0
    alone: list[tuple[Conduct, bool]] = field(default_factory=list)


class _Counts(NamedTuple):
    """How often something was possible, and how often it was done."""

    chances: int = 0
    done: int = 0

    def plus(self, chances: int, done: int) -> _Counts:
        return _Counts(self.chances + chances, self.done + done)

    def without(self, other: _Counts) -> _Counts:
        return _Counts(self.chances - other.chances, self.done - other.done)


NO_TIES: Final = Ties()


def signs(
    hands: Iterable[Conduct],
    terms: Terms,
    ties: Ties = NO_TIES,
    ours: Callable[[str], bool] = lambda _: False,
) -> tuple[Sign, ...]:
    """Return every sign that the hands show, the strongest kinds first.

    Whoever is one of `ours` is one of the house's own players: his hands count as what others do, he shows no signs.

    >>> dumped = [Conduct("oak", n, n, 100, {"ann": -10_000, "bob": 10_000}) for n in range(60)]
    >>> [(sign.kind, sign.people, sign.figures["blinds"]) for sign in signs(dumped, Terms(signs=True))]
    [('flow', ('ann', 'bob'), 6000)]
    """
    if not terms.signs:
        return ()
    ties = Ties(_fewer(ties.browsers), _fewer(ties.addresses))
    looked = _Looked()
    for hand in hands:
        looked.at(hand)
    found = [
        *[sign for pair in looked.pairs for sign in _of_pair(looked, pair, terms, ties)],
        *[sign for person in looked.people for sign in _of_one(looked, person, terms)],
    ]
    theirs = [sign for sign in found if not any(ours(person) for person in sign.people)]
    return tuple(sorted(theirs, key=lambda sign: (KINDS.index(sign.kind), sign.people)))


class _Looked:
    """Everything that was counted in the hands."""

    def __init__(self) -> None:
        self.pairs: dict[tuple[str, str], _Pair] = defaultdict(_Pair)
        self.people: dict[str, list[Conduct]] = defaultdict(list)
        self.answers: Counter[str] = Counter()
        self.raises: Counter[str] = Counter()
        self.streets: Counter[str] = Counter()
        self.checks: Counter[str] = Counter()
        self._tables: dict[str, list[Conduct]] = defaultdict(list)
        self._absences: dict[str, dict[str, list[int]]] | None = None

    def at(self, hand: Conduct) -> None:
        """Count a hand."""
        self._tables[hand.table].append(hand)
        for person in hand.nets:
            self.people[person].append(hand)
        for pair in combinations(sorted(hand.nets), 2):
            self.pairs[pair].hands.append(hand)
        self._chips(hand)
        for person, by, raised in hand.answers:
            self.answers[person] += 1
            self.raises[person] += raised
            both = self.pairs[_pair(person, by)]
            both.answered += 1
            both.raised += raised
        for one, other, checked in hand.alone:
            for person in (one, other):
                self.streets[person] += 1
                self.checks[person] += checked
            self.pairs[_pair(one, other)].alone.append((hand, checked))

    def _chips(self, hand: Conduct) -> None:
        """What each lost went to the winners, in the proportion of what they won."""
        won = {person: chips for person, chips in hand.nets.items() if chips > 0}
        total = sum(won.values())
        for person, chips in hand.nets.items():
            if chips >= 0:
                continue
            for winner, theirs in won.items():
                blinds = -chips * theirs / total / hand.unit
                first, _ = pair = _pair(person, winner)
                self.pairs[pair].passed.append(_Passed(hand, blinds if person == first else -blinds))

    def absences(self, table: str) -> Mapping[str, list[int]]:
        """At which of a table's hands each was dealt in no more, who came back to it later."""
        if self._absences is None:
            self._absences = {each: _absences(hands) for each, hands in self._tables.items()}
        return self._absences[table]


def _absences(hands: Iterable[Conduct]) -> dict[str, list[int]]:
    left: dict[str, list[int]] = defaultdict(list)
    last: dict[str, int] = {}
    for hand in sorted(hands, key=lambda each: each.number):
        for person in hand.nets:
            if person in last and hand.number - last[person] > 1:
                left[person].append(last[person] + 1)
            last[person] = hand.number
    return left


def _pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)


# Of two


def _of_pair(looked: _Looked, who: tuple[str, str], terms: Terms, ties: Ties) -> Iterator[Sign]:
    pair = looked.pairs[who]
    yield from _ties(who, pair, terms, ties)
    if len(pair.hands) < terms.hands:
        return
    for sign in (
        _flow(who, pair, terms),
        _checks(looked, who, pair, terms),
        _raises(looked, who, pair, terms),
        _away(looked, who, pair, terms),
        _together(looked, who, pair, terms),
    ):
        if sign is not None:
            yield sign


def _ties(who: tuple[str, str], pair: _Pair, terms: Terms, ties: Ties) -> Iterator[Sign]:
    one, other = who
    figures = {"hands": len(pair.hands)}
    browsers = len(_common(ties.browsers, one, other))
    if pair.hands and browsers:
        yield Sign("device", who, {**figures, "devices": browsers}, _latest(pair.hands))
    addresses = len(_common(ties.addresses, one, other))
    if len(pair.hands) >= terms.hands and addresses and not browsers:
        yield Sign("address", who, {**figures, "addresses": addresses}, _latest(pair.hands))


def _fewer(of: Mapping[str, Collection[str]]) -> Mapping[str, Collection[str]]:
    """The marks of each without those that many share."""
    people = Counter([mark for marks in of.values() for mark in set(marks)])
    return {who: [mark for mark in marks if people[mark] <= CROWD] for who, marks in of.items()}


def _common(of: Mapping[str, Collection[str]], one: str, other: str) -> set[str]:
    return set(of.get(one, ())) & set(of.get(other, ()))


def _flow(who: tuple[str, str], pair: _Pair, terms: Terms) -> Sign | None:
    net = sum([each.blinds for each in pair.passed])
    back = sum([abs(each.blinds) for each in pair.passed if (each.blinds > 0) != (net > 0)])
    if abs(net) < terms.flow or back * ONE_WAY > abs(net) + 2 * back:
        return None
    giver, taker = who if net > 0 else who[::-1]
    ways = [each for each in pair.passed if (each.blinds > 0) == (net > 0)]
    best = sorted(ways, key=lambda each: (each.hand.shown, -abs(each.blinds)))
    figures = {
        "hands": len(pair.hands),
        "blinds": round(abs(net)),
        "back": round(back),
        "times": len(ways),
        "unshown": sum([not each.hand.shown for each in ways]),
    }
    return Sign("flow", (giver, taker), figures, _named([each.hand for each in best]))


def _checks(looked: _Looked, who: tuple[str, str], pair: _Pair, terms: Terms) -> Sign | None:
    """Alone on a street they check, where they bet against others."""
    both = _Counts(len(pair.alone), sum([checked for _, checked in pair.alone]))
    others = _Counts()
    for person in who:
        others = others.plus(looked.streets[person], looked.checks[person]).without(both)
    rate = _rate(others, terms)
    if rate is None or _at_least(both.done, both.chances, rate) > log(1 / terms.odds):
        return None
    figures = {"streets": both.chances, "checked": both.done, **_against(others)}
    return Sign("checks", who, figures, _named([hand for hand, checked in reversed(pair.alone) if checked]))


def _raises(looked: _Looked, who: tuple[str, str], pair: _Pair, terms: Terms) -> Sign | None:
    """They call and fold to one another, where they raise others."""
    both = _Counts(pair.answered, pair.raised)
    others = _Counts()
    for person in who:
        others = others.plus(looked.answers[person], looked.raises[person])
    others = others.without(both)
    rate = _rate(others, terms)
    if rate is None:
        return None
    if _at_least(both.chances - both.done, both.chances, 1 - rate) > log(1 / terms.odds):
        return None
    faced = [
        hand
        for hand in reversed(pair.hands)
        if any(_pair(each.person, each.by) == who and not each.raised for each in hand.answers)
    ]
    return Sign("raises", who, {"bets": both.chances, "raised": both.done, **_against(others)}, _named(faced))


def _away(looked: _Looked, who: tuple[str, str], pair: _Pair, terms: Terms) -> Sign | None:
    """They leave the game at the same time, and come back to it."""
    one, other = who
    left = together = theirs = dealt = 0
    told: list[Conduct] = []
    for table in dict.fromkeys([hand.table for hand in pair.hands]):
        absences = looked.absences(table)
        near = [
            at
            for at in absences.get(one, ())
            if any(abs(at - each) <= NEAR for each in absences.get(other, ()))
        ]
        left += len(absences.get(one, ()))
        together += len(near)
        theirs += len(absences.get(other, ()))
        dealt += sum([hand.table == table for hand in looked.people[other]])
        told += [hand for hand in pair.hands if hand.table == table and hand.number + 1 in near]
    rate = min(1.0, (2 * NEAR + 1) * (theirs + 1) / (dealt + 2))
    if _at_least(together, left, rate) > log(1 / terms.odds):
        return None
    return Sign("away", who, {"away": left, "together": together}, _named(told[::-1]))


def _together(looked: _Looked, who: tuple[str, str], pair: _Pair, terms: Terms) -> Sign | None:
    """They are always at the same tables, of which there are several."""
    tables = {hand.table for hand in pair.hands}
    hands = [len(looked.people[person]) for person in who]
    shares = [len(pair.hands) * 100 // each for each in hands]
    if len(tables) < 2 or min(shares) < terms.together:
        return None
    figures = {"hands": len(pair.hands), "tables": len(tables), "of_one": shares[0], "of_other": shares[1]}
    return Sign("together", who, figures, _latest(pair.hands))


def _against(others: _Counts) -> dict[str, int]:
    return {"others": others.chances, "others_done": others.done}


def _rate(others: _Counts, terms: Terms) -> float | None:
    """How often they do it against others; none where they had too few chances to say."""
    return (others.done + 1) / (others.chances + 2) if others.chances >= terms.hands else None


# Of one


def _of_one(looked: _Looked, person: str, terms: Terms) -> Iterator[Sign]:
    hands = sorted(looked.people[person], key=lambda hand: hand.ended)
    first, last = _longest(hands)
    played = last.ended - first.ended
    if played >= terms.hours * HOUR:
        figures = {"hours": played // HOUR, "minutes": played % HOUR // MINUTE}
        yield Sign("hours", (person,), figures, _named([first, last]))
    thought = sorted([each for hand in hands for each in hand.thought.get(person, ())])
    if len(thought) < max(FEWEST_ACTS, terms.hands):
        return
    low, middle, high = (thought[len(thought) * part // 4] for part in (1, 2, 3))
    if middle and (high - low) * 100 <= terms.spread * middle:
        figures = {"acts": len(thought), "middle": middle, "low": low, "high": high}
        yield Sign("pace", (person,), figures, _latest([hand for hand in hands if hand.thought.get(person)]))


def _longest(hands: Sequence[Conduct]) -> tuple[Conduct, Conduct]:
    """The first and the last hand of the longest time without a break, out of hands in the order of their times."""
    begins = hands[0]
    longest = (begins, begins)
    for before, hand in pairwise(hands):
        if hand.ended - before.ended > BREAK:
            begins = hand
        if hand.ended - begins.ended > longest[1].ended - longest[0].ended:
            longest = (begins, hand)
    return longest


def _latest(hands: Sequence[Conduct]) -> tuple[HandOf, ...]:
    return _named(hands[::-1])


def _named(hands: Sequence[Conduct]) -> tuple[HandOf, ...]:
    once = dict.fromkeys([HandOf(hand.table, hand.number) for hand in hands])
    return tuple(once)[:MOST_HANDS]


def _at_least(done: int, chances: int, rate: float) -> float:
    """How likely it is, as a logarithm, that something with this rate is done so often or oftener.

    >>> round(exp(_at_least(5, 5, 0.5)), 5), round(exp(_at_least(1, 2, 0.5)), 5), _at_least(0, 9, 0.5)
    (0.03125, 0.75, 0.0)
    """
    if not done or rate >= 1:
        return 0.0
    terms = [
        lgamma(chances + 1)
        - lgamma(k + 1)
        - lgamma(chances - k + 1)
        + k * log(rate)
        + (chances - k) * log1p(-rate)
        for k in range(done, chances + 1)
    ]
    most = max(terms)
    return min(0.0, most + log(sum([exp(each - most) for each in terms])))
