"""House ways: how a house sets seven cards, as rules in a file, and the cards set by them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from croupier.cards import JOKER, RANKS, Cards, rank_of, suit_of
from croupier.errors import Mistake
from croupier.pit.pai_gow.hands import high, low, rank
from croupier.text import toml

HOLDS: Final = (
    "five-aces",
    "quads",
    "two-trips",
    "full-house",
    "trips",
    "three-pair",
    "two-pair",
    "pair",
    "no-pair",
)
"""What seven cards can hold by ranks, the best first."""

_BY_GROUPS: Final = {
    (5,): 0, (4,): 1, (3, 3): 2, (3, 2): 3, (3, 2, 2): 3, (3,): 4, (2, 2, 2): 5, (2, 2): 6, (2,): 7, (): 8,
}  # fmt: skip


class Rule(NamedTuple):
    """One rule: when it fits, and what goes low; ranks are the lowest and the highest it is for."""

    holds: str
    low: tuple[str, ...]
    complete: bool = False
    rank: tuple[int, int] = (0, 12)
    beside: tuple[int, int] | None = None
    low_from: int = 0
    next_from: int = 0


@dataclass(frozen=True, slots=True)
class HouseWay:
    """How a house sets seven cards: the first rule that fits says what goes low."""

    name: str
    rules: tuple[Rule, ...]


class Read(NamedTuple):
    """Seven cards as the rules read them: groups of a rank, the largest and highest first, and the single cards."""

    cards: Cards
    groups: tuple[Cards, ...]
    singles: Cards

    @property
    def holds(self) -> str:
        """What the cards hold by ranks."""
        sizes = tuple([len(group) for group in self.groups])
        return HOLDS[1 if sizes[:1] == (4,) else _BY_GROUPS.get(sizes, 0)]


def read(cards: Sequence[int]) -> Read:
    """Seven cards sorted into groups of a rank and single cards, the highest first."""
    by_rank: dict[int, list[int]] = {}
    held = sorted(cards, reverse=True)
    for card in held:
        by_rank.setdefault(rank(card), []).append(card)
    groups = sorted([tuple(group) for group in by_rank.values() if len(group) > 1], key=lambda one: -len(one))
    return Read(
        tuple(held), tuple(groups), tuple([group[0] for group in by_rank.values() if len(group) == 1])
    )


def complete(cards: Sequence[int]) -> bool:
    """Whether seven cards hold a straight or a flush, with the joker if need be."""
    needed, ranks, suits = 5, 0, [0, 0, 0, 0]
    for card in cards:
        if card == JOKER:
            needed = 4
        else:
            ranks |= 1 << rank_of(card)
            suits[suit_of(card)] += 1
    return max(suits) >= needed or any([(ranks & run).bit_count() >= needed for run in _RUNS])


_RUNS: Final = (*[0x1F << bottom for bottom in range(9)], 0x100F)
"""The ranks of every straight as bits, the wheel last."""


def set_low(way: HouseWay, cards: Sequence[int]) -> Cards:
    """The two cards that go low when seven are set by a house way: CASINO:pg-3.

    >>> from croupier.cards import parse, show
    >>> show(set_low(house_way("foxwoods"), parse("JhJd8s8cAdKh2s"))), show(
    ...     set_low(house_way("foxwoods"), parse("9h9d8s8cAdKh2s")))
    ('8s8c', 'AdKh')
    """
    hand = read(cards)
    for rule in _by_holds(way.rules)[hand.holds]:
        if _fits(rule, hand):
            found = [_LOW[name](hand) for name in rule.low]
            return max(found, key=low) if len(found) > 1 else found[0]
    raise AssertionError("a house way that was read has a rule for all cards")


@cache
def _by_holds(rules: tuple[Rule, ...]) -> dict[str, tuple[Rule, ...]]:
    return {holds: tuple([rule for rule in rules if rule.holds == holds]) for holds in HOLDS}


def _fits(rule: Rule, hand: Read) -> bool:
    if hand.groups and not rule.rank[0] <= rank(hand.groups[0][0]) <= rule.rank[1]:
        return False
    if rule.beside and not (
        len(hand.groups) > 1 and rule.beside[0] <= rank(hand.groups[1][0]) <= rule.beside[1]
    ):
        return False
    if rule.low_from and not (hand.singles and rank(hand.singles[0]) >= rule.low_from):
        return False
    if rule.next_from and not (len(hand.singles) > 1 and rank(hand.singles[1]) >= rule.next_from):
        return False
    return not rule.complete or complete(hand.cards)


def _left_complete(hand: Read) -> Cards:
    """The best two cards that leave a straight or a flush; of equal ones, those that leave the higher hand."""
    best: tuple[int, int] = (0, 0)
    found: Cards = ()
    for two in combinations(hand.cards, 2):
        value = low(two)
        if value < best[0]:
            continue
        five = [card for card in hand.cards if card not in two]
        if complete(five) and (value, high(five)) > best:
            best, found = (value, high(five)), two
    return found


def _others(hand: Read) -> Cards:
    """The best two cards of no group; where there are not two, the best outside the first group."""
    if len(hand.singles) > 1:
        return hand.singles[:2]
    rest = [card for card in hand.cards if card not in hand.groups[0]]
    return tuple(rest[:2])


_LOW: Final[Mapping[str, Callable[[Read], Cards]]] = MappingProxyType(
    {
        "split": lambda hand: hand.groups[0][:2],
        "other-pair": lambda hand: hand.groups[1][:2],
        "others": _others,
        "second-third": lambda hand: hand.singles[1:3],
        "one-and-next": lambda hand: (hand.groups[0][0], hand.singles[0]),
        "complete": _left_complete,
    }
)


LOWS: Final = tuple(_LOW)
"""What a rule may say goes low."""


@cache
def house_way(name: str) -> HouseWay:
    """A house way that comes with Croupier; `Mistake` when there is none of that name."""
    folder = files("croupier.pit") / "data" / "house-ways"
    known = sorted([one.name.removesuffix(".toml") for one in folder.iterdir() if one.name.endswith(".toml")])
    if name not in known:
        raise Mistake("pit-no-such-way", way=name[:40], ways=", ".join(known))
    return read_way((folder / f"{name}.toml").read_text("utf-8"), f"{name}.toml")


def read_way(text: str, source: str) -> HouseWay:
    """A house way from a file; `Mistake` says which rule is wrong, and what no rule is for.

    >>> read_way('name = "mine"\\n[[rule]]\\nholds = "quads"\\nlow = "split"', "mine.toml")
    Traceback (most recent call last):
    croupier.errors.Mistake: mine.toml has no rule for all of five-aces: the last rule for it has no conditions
    """
    try:
        data = toml.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Mistake("pit-house-not-toml", source=source, reason=str(error)) from None
    given = data.get("rule", [])
    rows = given if isinstance(given, list) else []
    rules = tuple([_rule(source, number, row) for number, row in enumerate(rows, 1)])
    for holds in HOLDS:
        own = [rule for rule in rules if rule.holds == holds]
        if not own or own[-1][2:] != Rule("", ())[2:]:
            raise Mistake("pit-way-open", source=source, holds=holds)
    return HouseWay(str(data.get("name", source)), rules)


_KEYS: Final = frozenset(("holds", "low", "complete", "rank", "beside", "low-from", "next-from"))


def _rule(source: str, number: int, row: Mapping[str, Any]) -> Rule:
    def wrong(key: str, right: str) -> Mistake:
        return Mistake("pit-way-rule", source=source, rule=number, key=key, right=right)

    unknown = [key for key in row if key not in _KEYS]
    if unknown:
        raise wrong(unknown[0], ", ".join(sorted(_KEYS)))
    holds = row.get("holds")
    if holds not in HOLDS:
        raise wrong("holds", ", ".join(HOLDS))
    given = row.get("low", ())
    lows = (given,) if isinstance(given, str) else tuple(given)
    fits = [name for name in _LOW if _enough(holds, name, row)]
    if not lows or not set(lows) <= set(fits):
        raise wrong("low", ", ".join(fits))
    if not isinstance(row.get("complete", False), bool):
        raise wrong("complete", "true, false")
    ranks = {}
    for key in ("rank", "beside", "low-from", "next-from"):
        text = str(row.get(key, "2-A"))
        first, _, last = text.partition("-")
        if first not in RANKS or (last or first) not in RANKS:
            raise wrong(key, "7, 7-T")
        ranks[key] = (RANKS.index(first), RANKS.index(last or first))
    return Rule(
        holds,
        lows,
        row.get("complete", False),
        ranks["rank"],
        ranks["beside"] if "beside" in row else None,
        ranks["low-from"][0],
        ranks["next-from"][0],
    )


def _enough(holds: str, name: str, row: Mapping[str, Any]) -> bool:
    """Whether cards for which a rule is have what it says goes low."""
    if name == "other-pair":
        return holds in ("two-trips", "full-house", "three-pair", "two-pair") or "beside" in row
    if name == "second-third":
        return holds in ("no-pair", "pair", "two-pair", "trips")
    if name == "one-and-next":
        return holds in ("pair", "two-pair", "three-pair", "trips", "two-trips")
    return row.get("complete") is True if name == "complete" else name == "others" or holds != "no-pair"
