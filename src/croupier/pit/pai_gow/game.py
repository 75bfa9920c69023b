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

ENVY: Final = PayTable.of(
    {
        "seven-card-straight-flush": 5000,
        "royal-match": 1000,
        "seven-card-straight-flush-joker": 500,
        "five-aces": 250,
        "royal-flush": 50,
        "straight-flush": 20,
        "four-of-a-kind": 5,
    }
)
"""What a hand of another player pays to who has staked enough on the bonus, in chips, CASINO:pg-8."""

WIN: Final = PayTable.of({"win": Fraction(19, 20)})
"""What the stake wins: one to one less five hundredths, CASINO:pg-4."""


@dataclass(frozen=True, slots=True)
class PaiGowOptions:
    """What the text leaves open.

    - `joker`: the deck has one. `wheel`: where A-2-3-4-5 stands among the straights.
    - `copy`: an equal hand is the banker's, or any result but two hands won or lost is a push.
    - `foul`: a setting whose low hand is the higher one is refused, or loses.
    - `banker`: the house, or the box itself; then the house plays against it and a copy is the box's.
    - `player_bank`: a player may bank for the other boxes. `bank_short`: a bank that cannot answer for all of them
      plays in the order of the action as far as it reaches, or is refused.
    - `envy_from`: the smallest bonus that is paid for the hands of other players, in chips; 0 for none.
    - `way`: how the house sets its cards.
    """

    joker: bool = option(True, "CASINO:pg-7")
    wheel: Literal["second", "lowest"] = option("second", "CASINO:pg-2")
    copy: Literal["dealer", "push"] = option("dealer", "CASINO:pg-6")
    foul: Literal["refused", "loses"] = option("refused", "CASINO:pg-2")
    banker: Literal["house", "box"] = option("house", "CASINO:pg-4")
    player_bank: bool = option(True, "CASINO:pg-4")
    bank_short: Literal["action", "refused"] = option("action", "CASINO:pg-4")
    envy_from: int = option(5, "CASINO:pg-8")
    way: Literal["foxwoods", "claridge", "trump-plaza"] = option("foxwoods", "CASINO:pg-3")


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

    A foul setting loses both. Against a player's bank only what it covers is played for; of what a box wins, and of
    what a bank wins in all, the house keeps its commission. The bonus looks at all seven cards, however they are set.
    """
    two = box.low or by_house_way(game, box.cards)
    five = [card for card in box.cards if card not in two]
    hands = _stood(game, box, dealer, two)
    won, lost = _ends(game, box, hands)
    stake = box.staked["stake"]
    played = stake if box.covered is None else box.covered
    gross = played if won else -played if lost else 0
    lines = [*_stakes(game, box, gross), *_bonus(game, box)]
    result = "win" if won else "lose" if lost else "push"
    envied = _envy(game, box)
    if envied:
        lines.append(Line("envy", 0, sum([chips for _, _, chips in envied])))
    paid = won and bool(played) and "bank" not in box.staked
    return Settlement(
        result if played else "no-action",
        tuple(lines),
        (category(high(five)),),
        game.tables["win"].odds("win") if paid else NOTHING,
        envy=envied,
        hands=tuple([(name, _RESULTS[how]) for name, how in zip(("low", "high"), hands, strict=True)]),
    )


_RESULTS: Final = {1: "win", 0: "copy", -1: "lose"}


def _stood(game: Game, box: BoxHand, dealer: DealerHand, two: Cards) -> tuple[int, int]:
    """How a box's low and high hand stood to the other side's; a foul setting loses both, or is beaten by both."""
    if not legal([card for card in box.cards if card not in two], two):
        return -1, -1
    theirs = dealer.low or by_house_way(game, dealer.cards)
    if dealer.low and not legal([card for card in dealer.cards if card not in theirs], theirs):
        return 1, 1
    return compared(game, box.cards, two, dealer.cards, theirs)


def _ends(game: Game, box: BoxHand, hands: tuple[int, int]) -> tuple[bool, bool]:
    """Whether a box has won both hands, and whether it has lost both; a copy is the banker's."""
    copy = 0
    if game.options.copy == "dealer":
        copy = 1 if game.options.banker == "box" or "bank" in box.staked else -1
    ended = [how or copy for how in hands]
    return ended == [1, 1], ended == [-1, -1]


def _stakes(game: Game, box: BoxHand, gross: int) -> list[Line]:
    """The lines of the stake and of the bank; the commission is taken where there is a win to take it from."""
    bank = box.staked.get("bank", 0)
    net = gross + (box.taken if bank else 0)
    owed = net - game.tables["win"].wins("win", net) if net > 0 else 0
    from_stake = owed if gross >= box.taken or not bank else 0
    from_boxes = 0 if box.covered is None else gross
    stake = box.staked["stake"]
    lines = [
        Line("stake", stake, gross - from_stake, gross > 0, from_boxes=from_boxes, commission=from_stake)
    ]
    if bank:
        rest = owed - from_stake
        lines.append(
            Line("bank", bank, box.taken - rest, box.taken > 0, from_boxes=box.taken, commission=rest)
        )
    return lines


def _bonus(game: Game, box: BoxHand) -> list[Line]:
    side = box.staked.get("bonus", 0)
    if not side:
        return []
    odds = best_bonus(game, box.cards)[1]
    return [Line("bonus", side, int(side * odds) or -side, shows=True)]


def _envy(game: Game, box: BoxHand) -> tuple[tuple[int, str, int], ...]:
    """What other players' hands pay to a box whose bonus is large enough: the box, the combination, the chips."""
    least = game.options.envy_from
    if not least or box.staked.get("bonus", 0) < least:
        return ()
    table = game.tables["envy"]
    found = []
    for number, cards in box.others:
        name = max(bonus_hands(cards), key=table.odds)
        if chips := int(table.odds(name)):
            found.append((number, name, chips))
    return tuple(found)


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
        stakes=(
            Stake("stake"),
            Stake("bonus"),
            *((Stake("bank", bank=True),) if chosen.player_bank else ()),
        ),
        stages=(
            Stage(
                "set",
                (
                    Offer("set", "done", cards="low", count=(2, 2), clause="CASINO:pg-2"),
                    Offer("house-way", "done", cards="way", clause="CASINO:pg-3", silence=True),
                ),
                clock=3,
            ),
        ),
        settlement=settle,
        tables={"win": WIN, "bonus": BONUS, "envy": ENVY},
        options=chosen,
        deck=DECK_53 if chosen.joker else DECK_52,
        dealt=Dealt(own=7, dealer=7),
        boxes=Boxes(printed=6, active=6, per_player=6, open=6),
        plate=Plate(minimum=20, maximum=500),
        way=by_house_way,
        may_set=may_set,
        envious=chosen.envy_from > 0,
        bank_whole=chosen.bank_short == "refused",
        clauses={
            "side": "CASINO:pg-8",
            "foul": "CASINO:pg-2",
            "players": "CASINO:pg-1",
            "bank": "CASINO:pg-4",
        },
    )
