"""What the dealer says aloud: the bets, his own hand, each box with its combinations and what it wins."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from croupier.pit.felt import BETS
from croupier.pit.round import Round
from croupier.pit.settlement import Settlement
from croupier.text import codes, say


class Announcement(NamedTuple):
    """One sentence of the dealer: what it is about, and for a box its combinations, odds to one and chips won."""

    code: str
    box: int = 0
    combinations: tuple[str, ...] = ()
    odds: Fraction = Fraction(0)
    amount: int = 0

    def say(self, lang: str = "en") -> str:
        """The sentence in English (`en`) or Russian (`ru`)."""
        names = [_named(name, lang) for name in self.combinations or ("high-card",)]
        both = say("pit-and", lang, first=names[0], second=names[1]) if len(names) == 2 else names[0]
        # Where no one table says what was paid, nothing is said of odds.
        plain = f"{self.code}-plain"
        code = self.code if self.odds or plain not in codes(lang) else plain
        return say(code, lang, box=self.box, combination=both, odds=str(self.odds), amount=self.amount)


def _named(combination: str, lang: str) -> str:
    code = f"pit-combination-{combination}"
    return say(code if code in codes(lang) else f"pit-result-{combination}", lang)


def announcements(round: Round) -> tuple[Announcement, ...]:
    """What has been said so far in a round (RUSPOK:1.6.5.a, RUSPOK:1.6.5.b, RUSPOK:1.18.3.a).

    >>> from croupier.pit import game
    >>> [one.say() for one in announcements(Round(game("three-card"), {}))]
    ['Place your bets, please.']
    """
    told = [Announcement("pit-says-place-bets")]
    if round.phase != BETS:
        told.append(Announcement("pit-says-no-more-bets"))
    for box, settlement in round.settlements.items():
        told.append(_of_box(box, settlement))
    return tuple(told)


def _of_box(box: int, settlement: Settlement) -> Announcement:
    won = sum([line.change for line in settlement.lines if line.change > 0])
    shown = settlement.result not in ("fold", "no-game")
    return Announcement(
        f"pit-says-{settlement.result}",
        box,
        settlement.combinations if shown else (),
        settlement.odds if shown else Fraction(0),
        won,
    )


def explained(settlement: Settlement, lang: str = "en") -> tuple[str, ...]:
    """What becomes of each field of a box, one sentence each, as the dealer lays out the payout.

    >>> from croupier.pit import Line
    >>> explained(Settlement("win", (Line("ante", 10, 0), Line("bet", 20, 40))))
    ('ante: 10 goes back', 'bet: 20 wins 40')
    """
    sentences = []
    for line in settlement.lines:
        code = "won" if line.change > 0 else "lost" if line.change < 0 else "back"
        field = say(f"pit-field-{line.field}", lang)
        sentences.append(
            say(f"pit-line-{code}", lang, field=field, stake=line.stake, amount=abs(line.change))
        )
    return tuple(sentences)
