"""What the dealer says aloud: the bets, his own hand, each box with its combinations and what it wins."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from croupier.pit.felt import BETS
from croupier.pit.round import Round
from croupier.pit.settlement import Line, Settlement
from croupier.text import knows, say

_OF_MACHINES: Final = ("pit-says-paid", "pit-says-doubled", "pit-says-doubled-away")


class Announcement(NamedTuple):
    """One sentence of the dealer: what it is about, and for a box its combinations, odds to one and chips won.

    Of a win that was doubled, `amount` is what it came to.
    """

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
        code = self.code if self.odds or not knows(plain, lang) else plain
        odds = spoken(self.odds, lang, to="for" if self.code in _OF_MACHINES else "to")
        return say(code, lang, box=self.box, combination=both, odds=odds, amount=self.amount)


def spoken(odds: Fraction, lang: str = "en", *, to: str = "to") -> str:
    """Odds as a dealer says them; `to="for"` for a machine, whose pay includes the stake.

    Odds a little below even money are even money less what the house keeps of it, in hundredths.

    >>> spoken(Fraction(3, 2)), spoken(Fraction(1)), spoken(Fraction(19, 20))
    ('3 to 2', 'even money', 'even money less 5%')
    """
    kept = 100 * (1 - odds)
    if to == "to" and odds == 1:
        return say("pit-odds-even", lang)
    if to == "to" and 0 < kept <= 10 and kept.denominator == 1:
        return say("pit-odds-less", lang, percent=kept.numerator)
    return say(f"pit-odds-{to}", lang, paid=odds.numerator, staked=odds.denominator)


def _named(combination: str, lang: str) -> str:
    code = f"pit-combination-{combination}"
    return say(code if knows(code, lang) else f"pit-result-{combination}", lang)


def announcements(round: Round) -> tuple[Announcement, ...]:
    """What has been said so far in a round (RUSPOK:1.6.5.a, RUSPOK:1.6.5.b, RUSPOK:1.18.3.a).

    >>> from croupier.pit import game
    >>> [one.say() for one in announcements(Round(game("three-card"), {}))]
    ['Place your bets, please.']
    """
    told = [Announcement("pit-says-place-bets")]
    if round.phase != BETS:
        told.append(Announcement("pit-says-no-more-bets"))
        if round.banker:
            told.append(Announcement("pit-says-bank", round.banker))
    for box, settlement in round.settlements.items():
        told.append(announced(box, settlement))
    return tuple(told)


def announced(box: int, settlement: Settlement) -> Announcement:
    """What is said of a box that has been settled.

    >>> announced(2, Settlement("win", (Line("ante", 10, 20),), ("pair",), Fraction(2))).say()
    'Box 2: a pair, 2 to 1, wins 20.'
    """
    if settlement.gained != 1:
        back = sum([line.back for line in settlement.lines])
        code = "pit-says-doubled" if settlement.gained else "pit-says-doubled-away"
        return Announcement(code, box, settlement.combinations, settlement.odds, back)
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
    sentences = [_line(line, lang) for line in settlement.lines if line.field != "envy"]
    for box, combination, chips in settlement.envy:
        sentences.append(
            say("pit-line-envy", lang, box=box, combination=_named(combination, lang), amount=chips)
        )
    return tuple(sentences)


def _line(line: Line, lang: str) -> str:
    code = "won" if line.change > 0 else "lost" if line.change < 0 else "back"
    if line.change > 0 and not line.stake:
        code = "paid"
    elif line.change > 0 and line.commission:
        code = "won-less"
    return say(
        f"pit-line-{code}",
        lang,
        field=say(f"pit-field-{line.field}", lang),
        stake=line.stake,
        amount=abs(line.change),
        commission=line.commission,
    )
