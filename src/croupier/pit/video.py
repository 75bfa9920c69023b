"""Video poker: one to five coins, five cards, one draw, and a table that says what the last five are paid for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from croupier.cards import DECK_52, DECK_53, JOKER, Cards, Deck
from croupier.errors import Mistake
from croupier.pit import doubling
from croupier.pit.game import Boxes, Dealt, Game, Offer, Plate, Stage, Stake, Then
from croupier.pit.options import option
from croupier.pit.paytable import PayTable
from croupier.pit.settlement import BoxHand, DealerHand, Line, Settlement
from croupier.ranks.wild import wild_category

COINS: Final = "coins"
NOTHING: Final = "nothing"
FOUR_WILD: Final = "four-deuces"

MOST_HANDS: Final = 5
"""How many hands are played at once at most."""

_DEUCES: Final = (0, 1, 2, 3)


@dataclass(frozen=True, slots=True)
class MachineOptions:
    """What machines answer differently.

    `double_up`: what was won may be doubled before it is taken. `hands`: how many are played at once at most. They are
    dealt the same five cards, hold the same of them, and each draws from a deck of its own.
    """

    double_up: bool = option(False, "")
    hands: int = option(1, "")


@dataclass(frozen=True, slots=True)
class Machine:
    """How a machine reads five cards.

    `wild` are the cards that stand for any other. `pair` names the pairs that are paid, from the rank `pair_from` up;
    `quads` names four of a kind where they are not all paid alike: by their rank, and by that of the card beside
    them, any where none is given. The first that fits counts.
    """

    wild: Cards = ()
    pair: str = ""
    pair_from: int = 13
    quads: tuple[tuple[str, Cards, Cards], ...] = ()

    @property
    def deck(self) -> Deck:
        """The deck of the machine: with the joker where it is wild."""
        return DECK_53 if JOKER in self.wild else DECK_52

    def combination(self, cards: Cards) -> str:
        """What five cards are: the line they are paid by, or what they hold that is paid nothing.

        >>> from croupier.cards import parse
        >>> Machine(wild=(0, 1, 2, 3)).combination(parse("2s Ah Kh Qh Jh"))
        'wild-royal'
        """
        naturals = tuple([card for card in cards if card not in self.wild])
        wilds = len(cards) - len(naturals)
        if wilds == 4:
            return FOUR_WILD
        category, rank = wild_category(naturals, wilds)
        if category == "four-of-a-kind":
            return self._quads(naturals, rank)
        if category == "pair":
            return self.pair if rank >= self.pair_from else category
        return NOTHING if category == "high-card" else category

    def _quads(self, naturals: Cards, rank: int) -> str:
        beside = next((card >> 2 for card in naturals if card >> 2 != rank), -1)
        for name, ranks, kickers in self.quads:
            if rank in ranks and (not kickers or beside in kickers):
                return name
        return "four-of-a-kind"


def settle(machine: Machine, game: Game, box: BoxHand, _dealer: DealerHand, _meter: int = 0) -> Settlement:
    """What the coins come back as: the table says how many are paid for each one, CASINO:vp-5 to CASINO:vp-9.

    With fewer coins than the most, some combinations are paid by a smaller row. What comes back may have been doubled.
    """
    coins = box.staked[COINS]
    held = machine.combination(box.cards)
    fewer = game.tables["fewer-coins"]
    table = fewer if coins < game.plate.maximum and held in fewer else game.tables["paid"]
    back = table.wins(held, coins) * box.gained
    return Settlement(
        "paid" if back else "lose",
        (Line(COINS, coins, back - coins, shows=True),),
        (held,),
        table.odds(held),
        gained=box.gained,
    )


def with_coins(game: Game, coins: int) -> Game:
    """A machine as it pays when so many coins are in: with fewer than the most, its smaller row counts.

    >>> with_coins(jacks_or_better(), 1).tables["paid"].odds("royal-flush")
    Fraction(250, 1)
    """
    if coins >= game.plate.maximum:
        return game
    paid = {name: game.tables["fewer-coins"].odds(name) for name in game.tables["fewer-coins"].names}
    tables = dict(game.tables) | {"paid": PayTable.of(dict(game.tables["paid"].rows) | paid)}
    return game.laid(tables, game.plate, game.house)


def _machine(
    id: str, options: MachineOptions | None, machine: Machine, paid: dict[str, int], clause: str
) -> Game:
    answers = options or MachineOptions()
    if not 1 <= answers.hands <= MOST_HANDS:
        raise Mistake("pit-bad-answer", option="hands", answer=str(answers.hands), answers=f"1–{MOST_HANDS}")
    hands = answers.hands
    then: Then = "next" if answers.double_up else "done"
    draw = Stage("draw", (Offer("hold", then, cards="keep", count=(0, 5), clause="CASINO:vp-4"),))
    return Game(
        id,
        stakes=(Stake(COINS),),
        stages=(draw, doubling.stage()) if answers.double_up else (draw,),
        options=answers,
        settlement=partial(settle, machine),
        tables={
            "paid": PayTable.of(paid),
            "fewer-coins": PayTable.of({"royal-flush": 250}),
        },
        deck=machine.deck,
        dealt=Dealt(own=5, dealer=0),
        boxes=Boxes(printed=hands, active=hands, per_player=hands, open=hands),
        plate=Plate(minimum=1, maximum=5),
        alike=hands > 1,
        clauses={
            "plate": "CASINO:vp-2",
            "players": "CASINO:vp-2",
            "hold": "CASINO:vp-4",
            "game": clause,
        },
    )


def jacks_or_better(options: MachineOptions | None = None) -> Game:
    """Jacks or Better, 9/6."""
    paid = {
        "royal-flush": 800,
        "straight-flush": 50,
        "four-of-a-kind": 25,
        "full-house": 9,
        "flush": 6,
        "straight": 4,
        "three-of-a-kind": 3,
        "two-pair": 2,
        "jacks-or-better": 1,
    }
    return _machine(
        "jacks-or-better", options, Machine(pair="jacks-or-better", pair_from=9), paid, "CASINO:vp-9"
    )


def deuces_wild(options: MachineOptions | None = None) -> Game:
    """Deuces Wild, the full-pay table."""
    paid = {
        "royal-flush": 800,
        "four-deuces": 200,
        "wild-royal": 25,
        "five-of-a-kind": 15,
        "straight-flush": 9,
        "four-of-a-kind": 5,
        "full-house": 3,
        "flush": 2,
        "straight": 2,
        "three-of-a-kind": 1,
    }
    return _machine("deuces-wild", options, Machine(wild=_DEUCES), paid, "CASINO:vp-10")


def joker_poker(options: MachineOptions | None = None) -> Game:
    """Joker Poker with one joker, kings or better, quads paid 20."""
    paid = {
        "royal-flush": 800,
        "five-of-a-kind": 200,
        "wild-royal": 100,
        "straight-flush": 50,
        "four-of-a-kind": 20,
        "full-house": 7,
        "flush": 5,
        "straight": 3,
        "three-of-a-kind": 2,
        "two-pair": 1,
        "kings-or-better": 1,
    }
    machine = Machine(wild=(JOKER,), pair="kings-or-better", pair_from=11)
    return _machine("joker-poker", options, machine, paid, "CASINO:vp-11")


_TWOS_TO_FOURS: Final = (0, 1, 2)
_ACES: Final = ("four-aces", (12,), ())
_LOW: Final = ("four-twos-to-fours", _TWOS_TO_FOURS, ())
_QUADS: Final = (_ACES, _LOW)
_WITH_KICKERS: Final = (
    ("four-aces-low-kicker", (12,), _TWOS_TO_FOURS),
    _ACES,
    ("four-twos-to-fours-low-kicker", _TWOS_TO_FOURS, (12, *_TWOS_TO_FOURS)),
    _LOW,
)


def bonus_poker(options: MachineOptions | None = None) -> Game:
    """Bonus Poker, 8/5: four aces are paid 80, four deuces, threes or fours 40."""
    return _bonus("bonus-poker", options, _QUADS, (80, 40, 25), (8, 5, 4, 3, 2, 1))


def double_bonus(options: MachineOptions | None = None) -> Game:
    """Double Bonus, 10/7: four aces are paid 160, four deuces, threes or fours 80, two pair no more than the stake."""
    return _bonus("double-bonus", options, _QUADS, (160, 80, 50), (10, 7, 5, 3, 1, 1))


def double_double_bonus(options: MachineOptions | None = None) -> Game:
    """Double Double Bonus, 9/6: four aces beside a deuce, three or four are paid 400, and low quads beside one 160."""
    return _bonus("double-double-bonus", options, _WITH_KICKERS, (400, 160, 160, 80, 50), (9, 6, 4, 3, 1, 1))


def _bonus(
    id: str,
    options: MachineOptions | None,
    named: tuple[tuple[str, Cards, Cards], ...],
    quads: tuple[int, ...],
    rest: tuple[int, ...],
) -> Game:
    names = ("full-house", "flush", "straight", "three-of-a-kind", "two-pair", "jacks-or-better")
    paid = {"royal-flush": 800, "straight-flush": 50}
    paid |= dict(zip([*[name for name, _, _ in named], "four-of-a-kind"], quads, strict=True))
    paid |= dict(zip(names, rest, strict=True))
    machine = Machine(pair="jacks-or-better", pair_from=9, quads=named)
    return _machine(id, options, machine, paid, "CASINO:vp-9")
