"""Pai Gow as a value: two hands of one's seven cards against two of the banker's."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal

from croupier.cards import DECK_52, DECK_53, Cards
from croupier.pit.game import Boxes, Dealt, Game, Offer, Plate, Stage, Stake
from croupier.pit.options import option
from croupier.pit.pai_gow.hands import bonus_hands, category, high, legal, low
from croupier.pit.pai_gow.way import house_way, set_low
from croupier.pit.paytable import NOTHING, PayTable
from croupier.pit.settlement import BoxHand, DealerHand, Line, Settlement

BONUS: Final = PayTable.of(
    {
        "seven-card-straight-flush": 8000,
        "royal-match": 2000,
        "seven-card-straight-flush-joker": 1000,
        "five-aces": 400,
        "royal-flush": 150,
        "straight-flush": 50,
        "four-of-a-kind": 25,
        "full-house": 5,
        "flush": 4,
        "three-of-a-kind": 3,
        "straight": 2,
    }
)
"""What the bonus pays for all seven cards, CASINO:pg-8."""

WIN: Final = PayTable.of({"win": Fraction(19, 20)})
"""What the stake wins: one to one less five hundredths, CASINO:pg-4."""


@dataclass(frozen=True, slots=True)
class PaiGowOptions:
    """What the text leaves open.

    - `joker`: the deck has one. `wheel`: where A-2-3-4-5 stands among the straights.
    - `copy`: an equal hand is the banker's, or any result but two hands won or lost is a push.
    - `foul`: a setting whose low hand is the higher one is refused, or loses.
    - `banker`: the house, or the box itself; then the house plays against it and a copy is the box's.
    - `way`: how the house sets its cards.
    """

    joker: bool = option(True, "CASINO:pg-7")
    wheel: Literal["second", "lowest"] = option("second", "CASINO:pg-2")
    copy: Literal["dealer", "push"] = option("dealer", "CASINO:pg-6")
    foul: Literal["refused", "loses"] = option("refused", "CASINO:pg-2")
    banker: Literal["house", "box"] = option("house", "CASINO:pg-4")
    way: Literal["foxwoods"] = option("foxwoods", "CASINO:pg-3")


def by_house_way(game: Game, cards: Cards) -> Cards:
    """The two cards that go low by the house's way."""
    return set_low(house_way(game.options.way), cards)


def may_set(game: Game, cards: Cards, two: Cards) -> bool:
    """Whether a box may set its cards so, two going low."""
    return game.options.foul == "loses" or legal([card for card in cards if card not in two], two)


def compared(game: Game, own: Cards, own_low: Cards, other: Cards, other_low: Cards) -> tuple[int, int]:
    """How a box's low and high hand stand to the other side's: 1 higher, 0 a copy, -1 lower."""
    up = game.options.wheel == "second"
    five, against = (
        [card for card in cards if card not in two] for cards, two in ((own, own_low), (other, other_low))
    )
    lows, highs = low(own_low) - low(other_low), high(five, wheel_up=up) - high(against, wheel_up=up)
    return (lows > 0) - (lows < 0), (highs > 0) - (highs < 0)


def settle(game: Game, box: BoxHand, dealer: DealerHand, _meter: int = 0) -> Settlement:
    """What a box wins: both hands, the stake; one, nothing; none, it loses: CASINO:pg-4 to CASINO:pg-6.

    A foul setting loses both. The bonus looks at all seven cards, however they are set.
    """
    two = box.low or by_house_way(game, box.cards)
    five = [card for card in box.cards if card not in two]
    if legal(five, two):
        hands = list(compared(game, box.cards, two, dealer.cards, by_house_way(game, dealer.cards)))
    else:
        hands = [-1, -1]
    if game.options.copy == "dealer":
        hands = [one or (1 if game.options.banker == "box" else -1) for one in hands]
    won, lost = hands == [1, 1], hands == [-1, -1]
    stake = box.staked["stake"]
    change = game.tables["win"].wins("win", stake) if won else -stake if lost else 0
    lines = [Line("stake", stake, change, shows=won)]
    if side := box.staked.get("bonus", 0):
        paid = int(side * best_bonus(game, box.cards)[1])
        lines.append(Line("bonus", side, paid or -side, shows=True))
    result = "win" if won else "lose" if lost else "push"
    return Settlement(
        result,
        tuple(lines),
        (category(high(five, wheel_up=game.options.wheel == "second")),),
        game.tables["win"].odds("win") if won else NOTHING,
    )


def best_bonus(game: Game, cards: Cards) -> tuple[str, Fraction]:
    """What the bonus is paid for, and its odds to one; nothing for what its table does not name."""
    table = game.tables["bonus"]
    name = max(bonus_hands(cards), key=table.odds)
    return name, table.odds(name)


def pai_gow(options: PaiGowOptions | None = None) -> Game:
    """Pai Gow with a joker, the house banking, and a bonus on all seven cards."""
    chosen = options or PaiGowOptions()
    return Game(
        "pai-gow",
        stakes=(Stake("stake"), Stake("bonus")),
        stages=(
            Stage(
                "set",
                (
                    Offer("set", "done", cards="low", count=(2, 2), clause="CASINO:pg-2"),
                    Offer("house-way", "done", cards="way", clause="CASINO:pg-3", silence=True),
                ),
            ),
        ),
        settlement=settle,
        tables={"win": WIN, "bonus": BONUS},
        options=chosen,
        deck=DECK_53 if chosen.joker else DECK_52,
        dealt=Dealt(own=7, dealer=7),
        boxes=Boxes(printed=6, active=6, per_player=6, open=6),
        plate=Plate(minimum=20, maximum=500),
        way=by_house_way,
        may_set=may_set,
        clauses={"side": "CASINO:pg-8", "foul": "CASINO:pg-2", "players": "CASINO:pg-1"},
    )
