"""Three Card Poker: ante and play against a dealer who needs a queen; pair plus has nothing to do with him."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Final, Literal

from croupier.cards import parse
from croupier.pit.category import category
from croupier.pit.game import Dealt, Game, Offer, Stage, Stake
from croupier.pit.options import option
from croupier.pit.paytable import NOTHING, PayTable
from croupier.pit.settlement import BoxHand, DealerHand, Line, Settlement
from croupier.ranks import THREE_CARD

QUALIFIES: Final = THREE_CARD.strength(parse("Qc3d2h"))
"""The strength of the lowest hand the dealer plays with."""


ANTE_BONUS: Final = "ante-bonus"
"""The line of what the ante brings for a straight or better, whatever the dealer holds."""


@dataclass(frozen=True, slots=True)
class ThreeCardOptions:
    """What houses answer differently: whether pair plus stands when the box folds."""

    side_on_fold: Literal["lost", "stands"] = option("lost", "CASINO:tcp-4")


@cache
def combination(strength: int) -> str:
    """What a pay table calls a three-card hand of this strength."""
    return THREE_CARD.describe(strength).code.removeprefix("hand-")


def pair_plus(game: Game, strength: int) -> Fraction:
    """What pair plus pays a hand to one: ace-king-queen of a suit by itself where the house has odds for it."""
    mini = game.tables["mini-royal"].odds("mini-royal") if strength == THREE_CARD.classes else NOTHING
    return mini or game.tables["pair-plus"].odds(combination(strength))


def settle(game: Game, box: BoxHand, dealer: DealerHand, _meter: int = 0) -> Settlement:
    """What a box wins and loses: CASINO:tcp-8, CASINO:tcp-9, CASINO:tcp-10; the side stakes by table.

    The ante bonus (CASINO:tcp-7) has a line of its own, on which nothing is staked. The six-card bonus looks at the
    dealer's cards too, and is lost with a fold.
    """
    own = THREE_CARD.strength(box.cards)
    held = combination(own)
    lines = []
    bonus = 0
    if box.folded:
        result, qualified = "fold", True
        changes = {"ante": -box.staked["ante"]}
    else:
        theirs = THREE_CARD.strength(dealer.cards)
        qualified = theirs >= QUALIFIES
        result = "no-game" if not qualified else "win" if own > theirs else "lose" if own < theirs else "tie"
        sign = {"win": 1, "lose": -1, "tie": 0, "no-game": 1}[result]
        bonus = game.tables["ante-bonus"].wins(held, box.staked["ante"])
        changes = {
            "ante": sign * box.staked["ante"],
            "play": 0 if result == "no-game" else sign * box.staked["play"],
        }
    for field, change in changes.items():
        lines.append(Line(field, box.staked[field], change, shows=change > 0))
    if bonus:
        lines.append(Line(ANTE_BONUS, 0, bonus, shows=True))
    if side := box.staked.get("pair-plus", 0):
        paid = int(side * pair_plus(game, own))
        lost = box.folded and game.options.side_on_fold == "lost"
        lines.append(Line("pair-plus", side, paid if paid and not lost else -side, shows=True))
    if side := box.staked.get("six-card", 0):
        paid = 0 if box.folded else game.tables["six-card"].wins(category(box.cards + dealer.cards), side)
        lines.append(Line("six-card", side, paid or -side, shows=True))
    return Settlement(result, tuple(lines), (held,), game.tables["ante-bonus"].odds(held), qualified)


def three_card(options: ThreeCardOptions | None = None) -> Game:
    """Three Card Poker with the ante bonus 1-4-5, pair plus 1-4-6-30-40 and a bonus on the best of all six cards."""
    return Game(
        "three-card",
        stakes=(Stake("ante"), Stake("pair-plus"), Stake("six-card")),
        stages=(
            Stage(
                "play",
                (
                    Offer("fold", "out"),
                    Offer("play", "done", "play", times=(1,), clause="CASINO:tcp-4"),
                ),
            ),
        ),
        settlement=settle,
        tables={
            "ante-bonus": PayTable.of({"straight-flush": 5, "three-of-a-kind": 4, "straight": 1}),
            "pair-plus": PayTable.of(
                {"straight-flush": 40, "three-of-a-kind": 30, "straight": 6, "flush": 4, "pair": 1}
            ),
            "mini-royal": PayTable.of({"mini-royal": 0}),
            "six-card": PayTable.of(
                {
                    "royal-flush": 1000,
                    "straight-flush": 200,
                    "four-of-a-kind": 50,
                    "full-house": 25,
                    "flush": 20,
                    "straight": 10,
                    "three-of-a-kind": 5,
                }
            ),
        },
        options=options or ThreeCardOptions(),
        dealt=Dealt(own=3, dealer=3),
        cover=2,
        clauses={"side": "CASINO:tcp-3"},
    )
