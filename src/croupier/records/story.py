"""A hand told as a reporter would: who sits where, street by street, one line an action, and who won.

A story is words and their order; how they are coloured and laid out is the teller's affair.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import TYPE_CHECKING, Any, Final

from croupier.cards import Cards, signs
from croupier.play.forced import DEAD, LIVE
from croupier.records.amounts import ENDLESS, MOST_PLACES, Amounts
from croupier.records.naming import names_made
from croupier.text import knows, say

if TYPE_CHECKING:
    from croupier.play import Award, Hand, Operation

_BETTING: Final = frozenset({"fold", "check", "call", "raise", "bring-in"})
_SHOWDOWN: Final = frozenset({"show", "muck", "push"})
_BEHIND: Final = DEAD | {"ante"}
_FORCED: Final = LIVE | _BEHIND | {"bring-in"}
_FLOOR_CHIPS: Final = frozenset({"return-bet", "late-post", "award"})
_FLOOR: Final = _FLOOR_CHIPS | {"kill", "restore", "turn", "stands", "expose", "replace", "void"}
_DEALT: Final = frozenset({"deal", "up"})


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that happened: who, what in words, and the chips in the middle after it, when they changed."""

    who: str
    text: str
    pot: str = ""
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Chair:
    """A player as the hand begins: seat, name, stack, position and cards, in words."""

    seat: str
    name: str
    stack: str
    position: str
    cards: str


@dataclass(slots=True)
class Scene:
    """A street, or the showdown: its name, its board and what happened on it."""

    name: str
    board: str = ""
    pot: str = ""
    lines: list[Line] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Balance:
    """A player as the hand ends: name, stack and what he won or lost, in words."""

    name: str
    stack: str
    change: str


@dataclass(frozen=True, slots=True)
class Story:
    """A hand in words.

    >>> from croupier.play import Hand
    >>> from croupier.records import tell
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=4)
    >>> hand.fold()
    >>> story = tell(hand, names={1: "Ann", 2: "Bob"})
    >>> story.game, [chair.name for chair in story.chairs], len(story.scenes)
    ('no-limit hold’em, blinds 1/2', ['Ann', 'Bob'], 1)
    """

    game: str
    chairs: tuple[Chair, ...]
    scenes: tuple[Scene, ...]
    balances: tuple[Balance, ...]


def tell(
    hand: Hand,
    lang: str = "en",
    *,
    names: Mapping[int, str] | None = None,
    unit: int = 1,
    tabled: Mapping[int, Cards] | None = None,
) -> Story:
    """The story of a hand, as far as it has been played, in English (`en`) or Russian (`ru`).

    `names` are the players' names by seat, `unit` the chips in one unit of the amounts told, `tabled` the hands
    that were shown, by seat, when all was over. Every card in the
    hand is told: give it a hand with `UNKNOWN` for the cards that the listener may not see.

    >>> import croupier
    >>> hand = croupier.Hand.new("nl-holdem", [500, 500], blinds=(5, 10), seed=7)
    >>> hand.fold()
    >>> [line.text for line in tell(hand).scenes[0].lines][2:]
    ['folds', 'takes back 5 that nobody called', 'wins 10']
    """
    return _Telling(hand, lang, names or {}, unit).story(tabled or {})


class _Telling:
    def __init__(self, hand: Hand, lang: str, names: Mapping[int, str], unit: int) -> None:
        self.hand = hand
        self.lang = lang
        self.names = names
        self.amounts = Amounts(unit)
        self.pot = 0
        self.to_call = 0
        self.bets = dict.fromkeys(hand.seats, 0)
        self.stacks = dict(hand.setup.stacks)
        self.streets = hand.setup.variant.streets
        self.first_cards: dict[int, Cards] = dict.fromkeys(hand.seats, ())
        self.boards: list[Cards] = [()] * hand.setup.variant.boards
        self.scenes: list[Scene] = []
        self.street = 0
        self.betting = False
        self.drawn: set[int] = set()
        self.showdown = False
        self.contested = len(hand.seats) - sum(operation.kind == "fold" for operation in hand.log) > 1
        self.awards = iter(hand.result.awards if hand.over else ())

    # Words

    def words(self, code: str, **params: Any) -> str:
        return say(f"records-{code}", self.lang, **params)

    def chips(self, chips: int) -> object:
        amount = self.amounts.amount(chips)
        if isinstance(amount, Decimal):
            from fluent.runtime.types import fluent_number

            return fluent_number(amount, maximumFractionDigits=MOST_PLACES)
        return amount

    def figure(self, chips: int) -> str:
        return self.words("figure", amount=self.chips(chips))

    def name(self, seat: int) -> str:
        return self.names.get(seat) or self.words("seat", seat=str(seat))

    # The story

    def story(self, tabled: Mapping[int, Cards]) -> Story:
        self.open_scene()
        if splash := self.hand.setup.splash:
            self.pot = splash
            told = self.words("splash", amount=self.chips(splash))
            self.scenes[-1].lines.append(Line("", told, self.figure(splash), "dealer"))
        for operation in self.hand.log:
            self.turn_street(operation)
            self.take(operation)
        for seat, cards in tabled.items():
            self.line(seat, self.words("show", cards=signs(cards)), kind="show")
        setup = self.hand.setup
        return Story(
            self.game(),
            tuple(self.chair(seat) for seat in sorted(setup.stacks)),
            tuple(self.scenes),
            tuple(self.balance(seat) for seat in sorted(setup.stacks)) if self.hand.over else (),
        )

    def game_name(self) -> str:
        """What the game is called; one that somebody added goes by its own name until the texts have another."""
        code = f"records-game-{self.hand.setup.variant.id}"
        return say(code, self.lang) if knows(code, self.lang) else self.hand.setup.variant.id

    def game(self) -> str:
        setup = self.hand.setup
        forced = setup.forced
        blinds = [bet.amount for bet in forced if bet.kind in LIVE and bet.kind != "post"]
        antes = [bet.amount for bet in forced if bet.kind in ("ante", "dead-ante")]
        parts = [self.game_name()]
        if blinds:
            parts.append(self.words("blinds", blinds="/".join(self.figure(blind) for blind in blinds)))
        if setup.bring_in:
            parts.append(self.words("bring-in", amount=self.chips(setup.bring_in)))
        if setup.variant.betting.fixed:
            parts.append(self.words("bets", bets="/".join(self.figure(bet) for bet in setup.bets)))
        if antes:
            code = "ante" if len(antes) > 1 else "table-ante"
            parts.append(self.words(code, amount=self.chips(max(antes))))
        return ", ".join(parts)

    def chair(self, seat: int) -> Chair:
        setup = self.hand.setup
        posts = [
            bet.kind for bet in setup.forced if bet.seat == seat and bet.kind in ("small-blind", "big-blind")
        ]
        positions = (["button"] if seat == setup.button and setup.variant.has_button else []) + posts
        return Chair(
            self.words("seat", seat=str(seat)),
            self.names.get(seat, ""),
            self.stack(seat, setup.stacks[seat]),
            ", ".join(self.words("position", position=position) for position in positions),
            signs(self.first_cards[seat]),
        )

    def balance(self, seat: int) -> Balance:
        stack = self.hand.player(seat).stack
        change = stack - self.hand.setup.stacks[seat]
        sign = "+" if change > 0 else "−" if change < 0 else ""
        told = self.stack(seat, stack)
        return Balance(self.name(seat), told, sign + self.figure(abs(change)) if change else "")

    def stack(self, seat: int, chips: int) -> str:
        """A stack in figures; of one that the record has no end of, that."""
        endless = self.hand.setup.stacks[seat] == ENDLESS * self.amounts.unit
        return "∞" if endless else self.figure(chips)

    # Streets

    def open_scene(self) -> None:
        self.open_scene_named(self.streets[self.street].name)

    def open_scene_named(self, name: str) -> None:
        pot = self.figure(self.pot) if self.pot else ""
        self.scenes.append(Scene(self.words(f"street-{name}"), self.board(), pot))

    def board(self) -> str:
        return " | ".join(signs(board) for board in self.boards if board)

    def turn_street(self, operation: Operation) -> None:
        if self.begins_street(operation):
            self.street += 1
            self.betting = False
            self.drawn = set()
            self.to_call = 0
            self.bets = dict.fromkeys(self.bets, 0)
            self.open_scene()
        kind = operation.kind
        self.betting |= kind in _BETTING
        if kind == "discard":
            self.drawn.add(operation.seat)
        last = self.street + 1 == len(self.streets)
        if kind in _SHOWDOWN and last and self.contested and not self.showdown:
            self.showdown = True
            self.open_scene_named("showdown")

    def begins_street(self, operation: Operation) -> bool:
        """A street begins with a draw, with its burn, or, where nothing is burnt, with a card after the betting."""
        if self.street + 1 == len(self.streets):
            return False
        now, after = self.streets[self.street : self.street + 2]
        kind, seat = operation.kind, operation.seat
        if after.draw or after.discard:
            first = not (now.draw or now.discard)
            return kind == "discard" and (first or self.betting or seat in self.drawn)
        if after.burn:
            return kind == "burn"
        return self.betting and kind in {"board", *_DEALT}

    # Operations

    def take(self, operation: Operation) -> None:
        kind, seat, amount, cards = operation
        if kind == "board":
            self.boards[amount] += cards
            self.scenes[-1].board = self.board()
        elif kind == "run":
            self.boards *= amount
        elif kind in _DEALT:
            self.deal(seat, cards)
        elif kind == "discard":
            code = "discard" if cards else "stand-pat"
            self.line(seat, self.words(code, cards=signs(cards)), kind="draw")
        elif kind in _FORCED:
            self.force(kind, seat, amount)
        elif kind in ("call", "raise"):
            self.bet(kind, seat, amount)
        elif kind == "rake":
            self.pot -= amount
            self.scenes[-1].lines.append(
                Line("", self.words("rake", amount=self.chips(amount)), kind="dealer")
            )
        elif kind == "return":
            self.pot -= amount
            self.stacks[seat] += amount
            self.line(seat, self.words("return", amount=self.chips(amount)), pot=True, kind="dealer")
        elif kind == "show":
            self.line(seat, self.shown(seat), kind="show")
        elif kind == "push":
            self.line(seat, self.won(next(self.awards), amount), kind="win")
        elif kind in ("fold", "check", "muck"):
            self.line(seat, self.words(kind), kind=kind)
        elif kind in _FLOOR:
            self.floor(operation)

    def floor(self, operation: Operation) -> None:
        """What a ruling did to the hand; the cards it moved face down are nobody's to be told of."""
        kind, seat, amount, cards = operation
        if kind in ("return-bet", "award"):
            self.pot -= amount
            self.stacks[seat] += amount
        elif kind == "late-post":
            self.pay(seat, amount)
        elif kind == "stands":
            self.bet("raise", seat, amount)
            return
        elif kind == "void":
            self.pot = 0
        elif kind == "replace" and not seat:
            gone, come = cards
            self.boards[amount] = tuple([come if card == gone else card for card in self.boards[amount]])
            self.scenes[-1].board = self.board()
        told = self.words(f"floor-{kind}", amount=self.chips(amount), cards=signs(cards))
        by_a_player = kind not in ("void", "replace") or seat
        if by_a_player:
            self.line(seat, told, pot=kind in _FLOOR_CHIPS, kind="dealer")
        else:
            self.scenes[-1].lines.append(Line("", told, kind="dealer"))

    def line(self, seat: int, text: str, *, pot: bool = False, kind: str = "") -> None:
        self.scenes[-1].lines.append(Line(self.name(seat), text, self.figure(self.pot) if pot else "", kind))

    def deal(self, seat: int, cards: Cards) -> None:
        if self.street == 0 and not self.betting:
            self.first_cards[seat] += cards
        else:
            self.line(seat, self.words("deal", cards=signs(cards)), kind="dealer")

    def pay(self, seat: int, chips: int) -> None:
        self.pot += chips
        self.stacks[seat] -= chips

    def force(self, kind: str, seat: int, amount: int) -> None:
        self.pay(seat, amount)
        if kind not in _BEHIND:
            self.bets[seat] += amount
            self.to_call = max(self.to_call, self.bets[seat])
        text = self.words("posts", kind=kind, amount=self.chips(amount))
        self.line(seat, self.all_in(seat, text), pot=True, kind="post")

    def bet(self, kind: str, seat: int, amount: int) -> None:
        adds = amount if kind == "call" else amount - self.bets[seat]
        code = kind if self.to_call else "bet"
        if code == "raise" and self.completes():
            code = "complete"
        self.pay(seat, adds)
        self.bets[seat] += adds
        self.to_call = max(self.to_call, self.bets[seat])
        text = self.words(code, amount=self.chips(amount))
        self.line(seat, self.all_in(seat, text), pot=True, kind=code)

    def completes(self) -> bool:
        """Whether a raise only fills up a bring-in to the full bet."""
        setup = self.hand.setup
        bet = setup.bets[min(self.streets[self.street].bet, len(setup.bets) - 1)]
        return bool(setup.bring_in) and self.to_call < bet

    def all_in(self, seat: int, text: str) -> str:
        return text if self.stacks[seat] else self.words("all-in", text=text)

    def shown(self, seat: int) -> str:
        cards = self.hand.player(seat).cards
        name = self.named(cards)
        code = "show-named" if name else "show"
        return self.words(code, cards=signs(cards), name=name)

    def named(self, cards: Cards) -> str:
        """What the hand is called as soon as there are cards enough for one, high before low."""
        variant = self.hand.setup.variant
        made = [name for board in self.boards for name in names_made(variant, cards, board, self.lang)]
        return ", ".join(made)

    def won(self, award: Award, amount: int) -> str:
        pots = len(self.hand.result.pots)
        code = "win" if pots == 1 else "win-side" if award.pot else "win-main"
        name = award.name.say(self.lang) if award.name else ""
        if name:
            code += "-named"
        return self.words(code, amount=self.chips(amount), pot=award.pot, pots=pots, name=name)
