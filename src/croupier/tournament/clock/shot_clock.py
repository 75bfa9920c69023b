"""The time for one action: by the stage of the event, and a bank that grows with the hands played."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from croupier.errors import Mistake

Stage: TypeAlias = Literal["cash", "mtt", "fast", "final-table"]


class Bank(NamedTuple):
    """A player's time bank, in seconds: what he has, and how many hands he has played towards more."""

    seconds: int
    hands: int = 0


class ShotClock(NamedTuple):
    """The times of an event, in seconds: to act, and the bank (ONLINE:time-1, ONLINE:time-4).

    The book gives no numbers; these are the advised ones. A bank begins with `bank`, grows by `more` after every
    `every` hands, and never holds more than `most`. Live events hand out cards of `card` seconds instead.
    """

    act: int = 15
    fast: int = 8
    final_table: int = 20
    bank: int = 60
    more: int = 15
    every: int = 10
    most: int = 120
    card: int = 30

    def seconds(self, stage: Stage) -> int:
        """How long an action may take.

        >>> [ShotClock().seconds(stage) for stage in ("cash", "mtt", "fast", "final-table")]
        [15, 15, 8, 20]
        """
        return {"cash": self.act, "mtt": self.act, "fast": self.fast, "final-table": self.final_table}[stage]

    def opened(self) -> Bank:
        """A bank at the start."""
        return Bank(self.bank)

    def played(self, bank: Bank) -> Bank:
        """The bank after one more hand.

        >>> ShotClock().played(Bank(20, 9))
        Bank(seconds=35, hands=0)
        """
        hands = bank.hands + 1
        if hands < self.every:
            return Bank(bank.seconds, hands)
        return Bank(min(bank.seconds + self.more, max(self.most, bank.seconds)), 0)


def spent(bank: Bank, seconds: int) -> Bank:
    """The bank after so many seconds of it; raises `Mistake` for more than it holds.

    >>> spent(Bank(30), 5)
    Bank(seconds=25, hands=0)
    """
    if not 0 <= seconds <= bank.seconds:
        raise Mistake("tournament-bank-too-small", held=bank.seconds, seconds=seconds)
    return bank._replace(seconds=bank.seconds - seconds)
