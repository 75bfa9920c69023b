"""The values a round shows: its operations, the choices of a box, what a viewer may see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from croupier.cards import Cards
from croupier.pit.settlement import Settlement


class Operation(NamedTuple):
    """One entry of a round's log.

    `kind` is a player's (`bet`, `take-back`, `cut`, or a decision by the name the game gives it), the pit's
    (`close-bets`, `shuffle`, `improper-cut`, `refuse-draw`) or the dealer's work (`deal`, `dealer`, `board`,
    `draw`, `reveal`, `redraw`, `change`, `against`, `turn`, `settle`; a `redraw` is a card the dealer drew and changed
    again, `against` the card that what was won is staked against, `turn` those that lay closed). `box` is 0 where no
    box is meant. `amount` is in chips, for a `cut` the number of cards lifted, for a `pick` the place of the card, for
    `settle` what the box won or lost in all.

    >>> from croupier.pit import Round, game
    >>> round = Round.deal(game("three-card"), "AhKdQs", dealer="9c8d2h", stakes={"ante": 10})
    >>> round.decide("play")
    >>> [(done.kind, done.amount) for done in round.log if done.kind in ("bet", "play", "settle")]
    [('bet', 10), ('play', 10), ('settle', 20)]
    """

    kind: str
    box: int = 0
    player: str = ""
    field: str = ""
    amount: int = 0
    cards: Cards = ()


class Choice(NamedTuple):
    """One thing a box may do.

    `amounts` are the chips it may cost, any one of them; with `low` and `high` any amount between. `cards` is how many
    cards are named with it, the fewest and the most; `fees` what each number of them costs.

    >>> from croupier.pit import Round, game
    >>> round = Round.deal(game("oasis"), "AhKdQs2c3c", dealer="9c8d2h5c4c", stakes={"ante": 10})
    >>> exchange = next(choice for choice in round.options.choices if choice.kind == "exchange")
    >>> exchange.cards, exchange.fees
    ((1, 5), (10, 20, 30, 40, 50))
    """

    kind: str
    amounts: tuple[int, ...] = ()
    low: int = 0
    high: int = 0
    cards: tuple[int, int] = (0, 0)
    fees: tuple[int, ...] = ()


class Options(NamedTuple):
    """All a box may do now, and who decides for it.

    >>> from croupier.pit import Round, game
    >>> round = Round.deal(game("three-card"), "AhKdQs", dealer="9c8d2h")
    >>> round.options.box, round.options.kinds
    (1, ('fold', 'play'))
    """

    box: int
    player: str
    stage: str
    choices: tuple[Choice, ...]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names of what may be done."""
        return tuple(choice.kind for choice in self.choices)


@dataclass(frozen=True, slots=True)
class BoxView:
    """A box as one viewer sees it; cards he may not see are `croupier.cards.UNKNOWN`. `low` are those set low.

    >>> from croupier.cards import show
    >>> from croupier.pit import Round, game, view
    >>> round = Round.deal(game("three-card"), {1: "AhKdQs", 2: "7h7s2c"}, dealer="9c8d2h")
    >>> [(box.box, box.staked, show(box.cards)) for box in view(round, "box-1").boxes]
    [(1, {'ante': 5}, 'AhKdQs'), (2, {'ante': 5}, '??????')]
    """

    box: int
    player: str
    staked: dict[str, int]
    cards: Cards
    state: str
    blind: bool
    settlement: Settlement | None
    low: Cards = ()


@dataclass(frozen=True, slots=True)
class View:
    """A round as one viewer sees it: `options` only where it is his box's turn.

    `dealer_low` are the dealer's cards that are set low, once he has opened them.

    >>> from croupier.cards import show
    >>> from croupier.pit import Round, game, view
    >>> round = Round.deal(game("caribbean-stud"), "AhKdQs2c3c", dealer="9c8d2h5c4c")
    >>> seen = view(round, "box-1")
    >>> seen.phase, seen.actor, show(seen.dealer)
    ('decisions', 1, '????????4c')
    """

    game: str
    phase: str
    stage: str
    actor: int
    boxes: tuple[BoxView, ...]
    dealer: Cards
    board: Cards
    meter: int
    options: Options | None
    log: tuple[Operation, ...]
    dealer_low: Cards = ()
