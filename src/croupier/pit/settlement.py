"""What the settlement is asked and what it answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from croupier.cards import Cards
from croupier.pit.paytable import NOTHING


@dataclass(frozen=True, slots=True)
class BoxHand:
    """A box as the settlement finds it.

    `staked` is what lies on each field, in chips; `first` the cards as first dealt, `cards` those held now, `low` those
    set apart as the low hand. `drew` is the kind of draw, empty for none. `blind`: never seen by its owner.

    `others` are the cards of other players' boxes by their numbers, where the game pays for those. Against a player's
    bank `covered` is how many chips of the first stake the bank can answer for; `taken` is what the bank has won from
    the other boxes, or lost to them when below zero. At a machine what comes back does so `gained` times: it was
    doubled, or lost.

    >>> from croupier.cards import parse
    >>> from croupier.pit import BoxHand, DealerHand, game
    >>> box = BoxHand({"ante": 5, "play": 5, "pair-plus": 5}, parse("AhAdQs"))
    >>> game("three-card").settle(box, DealerHand(parse("Kc8d2h"))).changes
    {'ante': 5, 'play': 5, 'pair-plus': 5}
    """

    staked: Mapping[str, int]
    cards: Cards
    first: Cards = ()
    low: Cards = ()
    folded: bool = False
    drew: str = ""
    blind: bool = False
    others: tuple[tuple[int, Cards], ...] = ()
    covered: int | None = None
    taken: int = 0
    gained: int = 1


@dataclass(frozen=True, slots=True)
class DealerHand:
    """The other side: the cards as first opened, the board, and the cards after a change that was paid for.

    `low` are those set low by a player who banks; empty where the house sets them.

    >>> from croupier.cards import parse
    >>> from croupier.pit import BoxHand, DealerHand, game
    >>> box = BoxHand({"ante": 5, "play": 5}, parse("AhKdQs"))
    >>> game("three-card").settle(box, DealerHand(parse("9c8d2h"))).qualified
    False
    """

    cards: Cards = ()
    board: Cards = ()
    changed: Cards | None = None
    low: Cards = ()


@dataclass(frozen=True, slots=True)
class Line:
    """What becomes of the chips of one field.

    `change` is what the box wins, or loses when below zero; 0 when the stake comes back. Of it `from_meter` chips are
    taken from the display, and `to_float` chips of the stake go to the float that feeds it. `from_boxes` chips come
    from other boxes, or go to them when below zero: over a round these sum to nothing. `commission` is what the house
    kept of a win. `shows`: the box must be opened for it to be paid.

    >>> from croupier.pit import Line
    >>> line = Line("ante", stake=10, change=10)
    >>> line.back, line.house
    (20, -10)
    """

    field: str
    stake: int
    change: int
    shows: bool = False
    from_meter: int = 0
    to_float: int = 0
    from_boxes: int = 0
    commission: int = 0

    @property
    def back(self) -> int:
        """The chips that go to the player: the stake that comes back and what it won."""
        return self.stake + self.change

    @property
    def house(self) -> int:
        """What the house's bank gains by this field."""
        return self.from_meter + self.from_boxes - self.to_float - self.change


@dataclass(frozen=True, slots=True)
class Settlement:
    """What a box won and lost, field by field.

    `result` is `win`, `lose`, `tie`, `fold`, `no-game` or another word of the game; `combinations` what the box is
    paid for, the best first, and `odds` what they pay to one. `qualified` says whether the dealer had a game.
    `envy` is what hands of other players paid: box, combination and chips. Where a box has a high and a low hand,
    `hands` says of each how it stood to the other side's: `win`, `lose` or `copy`. At a machine what the odds paid came
    back `gained` times, 0 where it was lost in doubling.

    >>> from croupier.pit import Round, game
    >>> round = Round.deal(game("three-card"), "AhAdQs", dealer="Kc8d2h", stakes={"ante": 10, "pair-plus": 5})
    >>> round.decide("play")
    >>> settled = round.settlements[1]
    >>> settled.result, settled.combinations, settled.net
    ('win', ('pair',), 25)
    """

    result: str
    lines: tuple[Line, ...]
    combinations: tuple[str, ...] = ()
    odds: Fraction = field(default=NOTHING)
    qualified: bool = True
    envy: tuple[tuple[int, str, int], ...] = ()
    hands: tuple[tuple[str, str], ...] = ()
    gained: int = 1

    @property
    def net(self) -> int:
        """What the box won or lost in all, in chips."""
        return sum([line.change for line in self.lines])

    @property
    def changes(self) -> dict[str, int]:
        """What each field won or lost, in chips."""
        return {line.field: line.change for line in self.lines}
