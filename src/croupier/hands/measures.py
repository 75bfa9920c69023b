"""What players count, as data: how often somebody did something of the times he could have."""

from __future__ import annotations

from typing import Final, NamedTuple


class Measure(NamedTuple):
    """How often: `made` of `chances`, each one or several columns of `SeatLine` whose sums count.

    A `ratio` is a number of times rather than a share, and has no interval.

    >>> from croupier.hands import MEASURES
    >>> [measure.id for measure in MEASURES if measure.ratio]
    ['aggression']
    """

    id: str
    made: tuple[str, ...]
    chances: tuple[str, ...]
    ratio: bool = False


MEASURES: Final[tuple[Measure, ...]] = (
    Measure("vpip", ("voluntary",), ("acted",)),
    Measure("pfr", ("raised",), ("acted",)),
    Measure("three-bet", ("three_bet",), ("three_bet_chance",)),
    Measure("fold-to-three-bet", ("fold_three_bet",), ("fold_three_bet_chance",)),
    Measure("steal", ("steal",), ("steal_chance",)),
    Measure("c-bet", ("c_bet",), ("c_bet_chance",)),
    Measure("fold-to-c-bet", ("fold_c_bet",), ("fold_c_bet_chance",)),
    Measure("aggression", ("aggressive",), ("calls",), ratio=True),
    Measure("aggression-frequency", ("aggressive",), ("aggressive", "calls", "folds")),
    Measure("wtsd", ("showdown",), ("saw",)),
    Measure("wsd", ("won_showdown",), ("showdown",)),
)
"""What is counted, in every game: a street is a betting round, the first one that before the flop in hold'em.

- `vpip`: put chips in of his own will on the first street, of the hands in which he had to decide there;
- `pfr`: raised there (in stud: completed or raised);
- `three-bet`: raised the first raise, where he could; `fold-to-three-bet`: folded his own first raise to one;
- `steal`: raised as the first in from the cutoff, the button or the small blind;
- `c-bet`: bet the second street first, having raised last on the first one; `fold-to-c-bet`: folded to that bet;
- `aggression`: bets and raises for each call after the first street; `aggression-frequency`: of all but checks;
- `wtsd`: went to showdown, of the hands in which he was there for the second street;
- `wsd`: won a part of the pot there.
"""
