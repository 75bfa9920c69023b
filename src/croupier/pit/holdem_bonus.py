"""Texas Hold'em Bonus, as it is played and as it is described.

As played, there are bets on the flop, the turn and the river, and the dealer always plays. As described, nobody
decides: the stake wins by the blind's table of Ultimate when the box beats the dealer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from croupier.cards import Cards, rank_of, suit_of
from croupier.pit.category import BEST_OF, category
from croupier.pit.game import Dealt, Game, Offer, Stage, Stake
from croupier.pit.options import option
from croupier.pit.paytable import PayTable
from croupier.pit.settlement import BoxHand, DealerHand, Line, Settlement
from croupier.pit.ultimate import BLIND
from croupier.ranks import HIGH

BETS: Final = ("flop", "turn", "river")
"""The bets made after the deal, each for the cards that come next."""

_BONUS: Final = PayTable.of(
    {
        "aces-against-aces": 1000,
        "aces": 30,
        "ace-king-suited": 25,
        "ace-queen-or-jack-suited": 20,
        "ace-king-offsuit": 15,
        "kings-queens-or-jacks": 10,
        "ace-queen-or-jack-offsuit": 5,
        "tens-to-twos": 3,
    }
)


@dataclass(frozen=True, slots=True)
class HoldemBonusOptions:
    """What the text leaves open: the game as it is played or as described, the least hand the ante is paid for, and
    what the flop costs.
    """

    mode: Literal["standard", "simplified"] = option("standard", "CASINO:thb-1")
    ante_from: Literal["straight", "flush"] = option("straight", "CASINO:thb-1")
    flop_bet: Literal["two-antes", "one-ante"] = option("two-antes", "CASINO:thb-1")

    @property
    def flop_antes(self) -> int:
        """What the flop costs, in antes."""
        return {"two-antes": 2, "one-ante": 1}[self.flop_bet]


def bonus_hand(cards: Cards, dealer: Cards) -> str:
    """What the bonus pays two cards for, empty for nothing; two aces are more against two aces.

    >>> from croupier.cards import parse
    >>> bonus_hand(parse("AhQh"), ())
    'ace-queen-or-jack-suited'
    """
    high, low = sorted([rank_of(card) for card in cards], reverse=True)
    if high == low == 12:
        return "aces-against-aces" if dealer and {rank_of(card) for card in dealer} == {12} else "aces"
    if high == low:
        return "kings-queens-or-jacks" if high >= 9 else "tens-to-twos"
    if high < 12 or low < 9:
        return ""
    suited = "suited" if suit_of(cards[0]) == suit_of(cards[1]) else "offsuit"
    return f"ace-king-{suited}" if low == 11 else f"ace-queen-or-jack-{suited}"


def settle(game: Game, box: BoxHand, dealer: DealerHand, _meter: int = 0) -> Settlement:
    """What a box wins and loses: bets one to one, the ante only from a straight (or a flush) up; equal hands push."""
    cards = box.cards + dealer.board
    held = (category(cards),) if dealer.board else ()
    fields = ["ante", *[field for field in BETS if box.staked.get(field)]]
    if box.folded:
        result, changes = "fold", {field: -box.staked[field] for field in fields}
    else:
        own, theirs = HIGH.strength(cards), HIGH.strength(dealer.cards + dealer.board)
        sign = (own > theirs) - (own < theirs)
        result = ("tie", "win", "lose")[sign]
        changes = {field: sign * box.staked[field] for field in fields}
        if sign > 0 and own <= BEST_OF[{"straight": 4, "flush": 5}[game.options.ante_from]]:
            changes["ante"] = 0
    lines = [Line(field, box.staked[field], change, shows=change > 0) for field, change in changes.items()]
    if side := box.staked.get("bonus", 0):
        paid = game.tables["bonus"].wins(bonus_hand(box.cards, dealer.cards), side)
        lines.append(Line("bonus", side, paid or -side, shows=True))
    return Settlement(result, tuple(lines), held)


def settle_simplified(game: Game, box: BoxHand, dealer: DealerHand, _meter: int = 0) -> Settlement:
    """What the stake wins where nobody decides, CASINO:thb-1; a winner outside the table gets it back, CASINO:thb-2."""
    ante = box.staked["ante"]
    cards = box.cards + dealer.board
    held = category(cards)
    own, theirs = HIGH.strength(cards), HIGH.strength(dealer.cards + dealer.board)
    table = game.tables["blind"]
    if own == theirs:
        result, change = "tie", 0
    else:
        result, change = ("win", table.wins(held, ante)) if own > theirs else ("lose", -ante)
    return Settlement(result, (Line("ante", ante, change, shows=change > 0),), (held,), table.odds(held))


def _bet(kind: str, stage: str, field: str, times: int, board: int, *, folds: bool = False) -> Stage:
    passes = Offer("fold", "out") if folds else Offer("check", "next")
    return Stage(stage, (passes, Offer(kind, "next", field, times=(times,))), board=board)


def texas_holdem_bonus(options: HoldemBonusOptions | None = None) -> Game:
    """Texas Hold'em Bonus: the flop costs two antes, or one, turn and river one each and may be checked."""
    chosen = options or HoldemBonusOptions()
    dealt = Dealt(own=2, dealer=2, board=5, packets=True)
    if chosen.mode == "simplified":
        return Game(
            "texas-holdem-bonus",
            stakes=(Stake("ante"),),
            stages=(Stage("river", (), board=5),),
            settlement=settle_simplified,
            tables={"blind": BLIND},
            options=chosen,
            dealt=dealt,
            clauses={"play": "CASINO:thb-1"},
        )
    return Game(
        "texas-holdem-bonus",
        stakes=(Stake("ante"), Stake("bonus")),
        stages=(
            _bet("play", "preflop", "flop", chosen.flop_antes, 0, folds=True),
            _bet("play", "flop", "turn", 1, 3),
            _bet("play", "turn", "river", 1, 1),
            Stage("river", (), board=1),
        ),
        settlement=settle,
        tables={"bonus": _BONUS},
        options=chosen,
        dealt=dealt,
        cover=1 + chosen.flop_antes,
        clauses={"play": "CASINO:thb-1"},
    )
