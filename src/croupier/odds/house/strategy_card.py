"""Strategy cards: how a game is played, as rules in a file that a player could hold in his hand."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, cast

from croupier.cards import RANKS, Cards, mask, parse
from croupier.errors import FileMistake, Mistake
from croupier.odds.errors import OddsError
from croupier.odds.house.hand_parts import PARTS
from croupier.odds.house.solution import Decision, Sight
from croupier.odds.ranges import Range
from croupier.pit import Game, Offer
from croupier.pit.category import BEST_OF, CATEGORIES, category
from croupier.pit.three_card import combination
from croupier.pit.video import Machine
from croupier.ranks import HIGH, THREE_CARD
from croupier.rulebook.toml_lines import line_of, lines_of, unreadable
from croupier.text import toml

_OF_THREE: Final = ("high-card", "pair", "flush", "straight", "three-of-a-kind", "straight-flush")

_RANKED: Final = re.compile(rf"[{RANKS}](-[{RANKS}])+")


@dataclass(frozen=True, slots=True)
class Play:
    """One rule of a card: when it fits, and what is then done.

    `has` and `keep` are parts of the hand (`croupier.odds.house.hand_parts`); a rule fits where both are there.
    `size` is what is put down, in first stakes, or the `most` or `least` that may be.
    """

    do: str
    stage: str = ""
    hand: tuple[str, ...] = ()
    has: str = ""
    at_least: int = 0
    dealer: tuple[int, int] | None = None
    above_dealer: bool = False
    own_pair: bool = False
    hole: frozenset[int] | None = None
    outs_below: int = 0
    size: int | str = 0
    keep: str = ""

    @property
    def unconditional(self) -> bool:
        """Whether the rule fits every hand of its stage."""
        known = Play(self.do, self.stage, size=self.size, keep=self.keep)
        return self == known and (not self.keep or self.keep in ("all", "none"))


@dataclass(frozen=True, slots=True)
class StrategyCard:
    """A way to play a game: at every stage the first rule that fits and whose decision is open.

    >>> from croupier.pit import game
    >>> card = read_card('[[rule]]\\nat-least = "Q-6-4"\\ndo = "play"\\n[[rule]]\\ndo = "fold"', "mine.toml",
    ...                  game("three-card"))
    >>> len(card.plays)
    2
    """

    name: str
    first: str
    plays: tuple[Play, ...]
    machine: Machine | None = None

    def __call__(self, sight: Sight) -> Decision:
        """What the card says a box does with what it sees."""
        for play in self.plays:
            if play.stage in ("", sight.options.stage) and self._fits(play, sight):
                decision = self._decided(play, sight)
                if decision:
                    return decision
        raise Mistake("pit-card-silent", file=self.name, stage=sight.options.stage)

    def _fits(self, play: Play, sight: Sight) -> bool:
        cards = sight.cards + sight.board
        return (
            (not play.hand or self._name(cards) in play.hand)
            and (not play.has or bool(self._part(play.has, sight.cards)))
            and (play.keep in ("", "none") or bool(self._part(play.keep, sight.cards)))
            and (not play.at_least or _strength(cards) >= play.at_least)
            and (play.dealer is None or play.dealer[0] <= sight.dealer[-1] >> 2 <= play.dealer[1])
            and (not play.above_dealer or _paired(sight.cards) > sight.dealer[-1] >> 2)
            and (not play.own_pair or _own_pair(sight))
            and (play.hole is None or mask(sight.cards) in play.hole)
            and (not play.outs_below or _outs(sight) < play.outs_below)
        )

    def _name(self, cards: Cards) -> str:
        if self.machine:
            return self.machine.combination(cards)
        if len(cards) == 3:
            return combination(THREE_CARD.strength(cards))
        return category(cards) if len(cards) >= 5 else ""

    def _part(self, name: str, cards: Cards) -> Cards:
        """A part of the cards that are not wild."""
        wild = self.machine.wild if self.machine else ()
        return PARTS[name](tuple([card for card in cards if card not in wild]))

    def _decided(self, play: Play, sight: Sight) -> Decision | None:
        """The decision of a rule in chips and cards, wild cards always kept; None where it is not open."""
        choice = next((one for one in sight.options.choices if one.kind == play.do), None)
        if choice is None:
            return None
        cards: Cards = ()
        if play.keep:
            kept = {*self._part(play.keep, sight.cards), *(self.machine.wild if self.machine else ())}
            cards = tuple([card for card in sight.cards if (card in kept) == (play.do == "hold")])
        amount = play.size * sight.staked[self.first] if isinstance(play.size, int) else 0
        if choice.high:
            amount = choice.low if play.size == "least" else choice.high
        fits = choice.cards[0] <= len(cards) <= choice.cards[1] and (
            not amount or choice.high or amount in choice.amounts
        )
        return Decision(play.do, amount, cards) if fits else None


def _strength(cards: Cards) -> int:
    return THREE_CARD.strength(cards) if len(cards) == 3 else HIGH.strength(cards) if len(cards) >= 5 else 0


def _paired(cards: Cards) -> int:
    """The rank of the highest pair held, -1 for none."""
    return max([card >> 2 for card in PARTS["pair"](cards)], default=-1)


def _own_pair(sight: Sight) -> bool:
    """Whether a card of one's own pairs, with the other or with the board."""
    one, other = (card >> 2 for card in sight.cards[:2])
    return one == other or any(card >> 2 in (one, other) for card in sight.board)


def _outs(sight: Sight) -> int:
    """How many cards in the dealer's hand would by themselves beat the box on the board."""
    own, known = _strength(sight.cards + sight.board), {*sight.cards, *sight.board}
    return sum([HIGH.strength((*sight.board, card)) > own for card in range(52) if card not in known])


def read_card(text: str, source: str, game: Game) -> StrategyCard:
    """A strategy card for a game, from a file; `FileMistake` says which line is wrong and what would be right.

    Every stage in which something is decided must end in a rule without conditions.
    """
    try:
        data = toml.loads(text)
    except tomllib.TOMLDecodeError as error:
        line, reason = unreadable(error, text)
        raise FileMistake(Mistake("pit-card-not-toml", reason=reason), source, line) from None
    lines = lines_of(text)

    def wrong(way: tuple[str | int, ...], problem: Mistake) -> FileMistake:
        return FileMistake(problem, source, line_of(lines, way))

    for key in data:
        if key not in ("game", "name", "rule"):
            raise wrong((key,), Mistake("pit-card-key", key=key, keys="game, name, rule"))
    if data.get("game", game.id) != game.id:
        raise wrong(("game",), Mistake("pit-card-game", game=str(data["game"])[:40], wanted=game.id))
    rules = data.get("rule")
    if not isinstance(rules, list) or not all(isinstance(rule, dict) for rule in rules):
        raise wrong((), Mistake("pit-card-no-rules"))
    reader = _Reader(game)
    plays = []
    for place, rule in enumerate(rules):
        try:
            plays.append(reader.play(rule))
        except _Wrong as error:
            raise wrong(("rule", place, error.key), error.problem) from None
    for stage in reader.stages:
        if not any(play.unconditional and play.stage in ("", stage) for play in plays):
            raise wrong((), Mistake("pit-card-open", stage=stage))
    return StrategyCard(str(data.get("name", source)), game.first, tuple(plays), reader.machine)


class _Wrong(Exception):
    """What is wrong with a key of a rule."""

    def __init__(self, key: str, problem: Mistake) -> None:
        super().__init__(key)
        self.key = key
        self.problem = problem


class _Reader:
    """Reads the rules of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.stages = {stage.name: stage.offers for stage in game.stages if stage.offers}
        settlement = getattr(game.settlement, "args", ())
        self.machine = cast(Machine, settlement[0]) if settlement else None

    def play(self, rule: Mapping[str, Any]) -> Play:
        known = [field.name.replace("_", "-") for field in fields(Play)]
        for key in rule:
            if key not in known:
                raise _Wrong(key, Mistake("pit-card-key", key=key, keys=", ".join(known)))
        stage = self._one_of(rule, "stage", ("", *self.stages))
        offers = self._offers(stage)
        kinds = sorted({offer.kind for offer in offers})
        do = self._one_of(rule, "do", kinds, needed=True)
        offer = next(one for one in offers if one.kind == do)
        names = {"hold": "kept", "exchange": "kept"}
        if names.get(do) and "keep" not in rule:
            raise _Wrong("do", Mistake("pit-card-keep", do=do, parts=", ".join(PARTS)))
        return Play(
            do,
            stage,
            self._hands(rule),
            self._one_of(rule, "has", ("", *PARTS)),
            self._at_least(rule),
            self._dealer(rule),
            self._yes(rule, "above-dealer"),
            self._yes(rule, "own-pair"),
            self._hole(rule),
            self._number(rule, "outs-below", range(1, 46)),
            self._size(rule, offer),
            self._one_of(rule, "keep", ("", *PARTS)),
        )

    def _offers(self, stage: str) -> list[Offer]:
        return [offer for name, offers in self.stages.items() if stage in ("", name) for offer in offers]

    @staticmethod
    def _one_of(rule: Mapping[str, Any], key: str, words: Iterable[str], *, needed: bool = False) -> str:
        given = rule.get(key, "")
        if given not in words or (needed and not given):
            right = ", ".join([word for word in words if word])
            raise _Wrong(key, Mistake("pit-card-word", key=key, given=str(given)[:40] or "–", right=right))
        return str(given)

    @staticmethod
    def _yes(rule: Mapping[str, Any], key: str) -> bool:
        given = rule.get(key, False)
        if not isinstance(given, bool):
            raise _Wrong(key, Mistake("pit-card-word", key=key, given=str(given)[:40], right="true, false"))
        return given

    @staticmethod
    def _number(rule: Mapping[str, Any], key: str, allowed: range) -> int:
        given = rule.get(key, 0)
        if key in rule and (type(given) is not int or given not in allowed):
            right = f"{allowed[0]} – {allowed[-1]}"
            raise _Wrong(key, Mistake("pit-card-word", key=key, given=str(given)[:40], right=right))
        return int(given)

    def _hands(self, rule: Mapping[str, Any]) -> tuple[str, ...]:
        given = rule.get("hand", [])
        words = [given] if isinstance(given, str) else given
        names: Iterable[str] = CATEGORIES
        if self.machine:
            names = (*self.game.tables["paid"].names, "nothing")
        elif self.game.dealt.own == 3:
            names = _OF_THREE
        if not isinstance(words, list) or not set(map(str, words)) <= set(names):
            raise _Wrong(
                "hand", Mistake("pit-card-word", key="hand", given=str(given)[:40], right=", ".join(names))
            )
        return tuple(words)

    def _at_least(self, rule: Mapping[str, Any]) -> int:
        given = rule.get("at-least")
        if given is None:
            return 0
        text = str(given)
        if text in CATEGORIES and self.game.dealt.own != 3:
            place = CATEGORIES.index(text)
            return BEST_OF[place - 1] + 1 if place else 1
        ranks = text.split("-")
        needed = 3 if self.game.dealt.own == 3 else 5
        if not _RANKED.fullmatch(text) or len(ranks) != needed or len(set(ranks)) != needed:
            right = "Q-6-4" if needed == 3 else "A-K-J-8-3, " + ", ".join(CATEGORIES)
            raise _Wrong("at-least", Mistake("pit-card-word", key="at-least", given=text[:40], right=right))
        cards = parse("".join([rank + "cdhsc"[at] for at, rank in enumerate(ranks)]))
        return _strength(cards)

    def _dealer(self, rule: Mapping[str, Any]) -> tuple[int, int] | None:
        given = rule.get("dealer")
        if given is None:
            return None
        first, _, last = str(given).partition("-")
        if first not in RANKS or (last or first) not in RANKS or not first or not self.game.dealt.up:
            right = "2-Q" if self.game.dealt.up else "–"
            raise _Wrong("dealer", Mistake("pit-card-word", key="dealer", given=str(given)[:40], right=right))
        return RANKS.index(first), RANKS.index(last or first)

    def _hole(self, rule: Mapping[str, Any]) -> frozenset[int] | None:
        given = rule.get("hole")
        if given is None:
            return None
        try:
            return frozenset([combo for combo, _ in Range.parse(str(given)).combos])
        except OddsError as error:
            raise _Wrong("hole", error) from None

    def _size(self, rule: Mapping[str, Any], offer: Offer) -> int | str:
        given = rule.get("size", 0)
        right: list[Any] = ["most", "least"] if offer.limits else list(offer.times)
        if "size" in rule and given not in right:
            text = ", ".join(map(str, right)) or "–"
            raise _Wrong("size", Mistake("pit-card-word", key="size", given=str(given)[:40], right=text))
        return cast("int | str", given)
