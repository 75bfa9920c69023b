"""Pay tables: what each combination pays, to one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

NOTHING: Final = Fraction(0)


@dataclass(frozen=True, slots=True)
class PayTable:
    """What a stake wins with each combination, to one; what is not named pays nothing.

    `rows` are pairs of a combination and its odds, the best first.

    >>> blind = PayTable.of({"straight": 1, "flush": Fraction(3, 2)})
    >>> blind.wins("flush", 5), blind.wins("pair", 5)
    (7, 0)
    """

    rows: tuple[tuple[str, Fraction], ...]
    _named: Mapping[str, Fraction] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_named", dict(self.rows))

    @classmethod
    def of(cls, odds: Mapping[str, int | Fraction]) -> PayTable:
        """The table of these odds, as whole numbers or fractions."""
        return cls(tuple((name, Fraction(paid)) for name, paid in odds.items()))

    def odds(self, combination: str) -> Fraction:
        """What a combination pays to one; 0 when the table does not name it."""
        return self._named.get(combination, NOTHING)

    def wins(self, combination: str, stake: int) -> int:
        """The chips a stake wins, rounded down to the chip."""
        odds = self.odds(combination)
        return stake * odds.numerator // odds.denominator

    def __contains__(self, combination: str) -> bool:
        return combination in self._named

    @property
    def names(self) -> tuple[str, ...]:
        """The combinations of the table, in its order."""
        return tuple(name for name, _ in self.rows)
