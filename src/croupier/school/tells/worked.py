"""Hands worked through step by step: what is seen, how often it would be seen anyway, and what the pot asks for.

A cue is weighed as evidence is: the odds that it is a bluff, before, times how much likelier the cue is with a bluff
than without. One hand proves nothing, so the base rate is always told (TELLS:16).
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, Literal, NamedTuple, TypeAlias

from croupier.errors import Mistake

Answer: TypeAlias = Literal["call", "fold"]


class Worked(NamedTuple):
    """A hand to work through: the pot before the bet and the bet, in big blinds.

    `bluffs` of a hundred such bets are bluffs whatever is seen; with a bluff the cues are seen in `seen_bluffing` of a
    hundred, without in `seen_otherwise`. `tilt`: first one asks in what mood one is oneself.
    """

    id: str
    clause: str
    cues: tuple[str, ...]
    pot: int
    bet: int
    bluffs: int
    seen_bluffing: int
    seen_otherwise: int
    tilt: bool = False


HANDS: Final = (
    Worked("home-game", "TELLS:16", ("eyes", "hands"), 20, 18, 25, 60, 30),
    Worked("after-a-loss", "TELLS:17", ("breathing", "posture"), 30, 24, 25, 50, 25, tilt=True),
    Worked("nerves", "TELLS:20", ("face", "hands"), 20, 20, 20, 40, 40),
    Worked("limp", "TELLS:7", (), 12, 9, 20, 70, 25),
)


class Weighed(NamedTuple):
    """A hand weighed, in parts of one: how often a call has to win, how often it does before and after the cues."""

    needed: Fraction
    before: Fraction
    after: Fraction
    answer: Answer


def weigh(hand: Worked) -> Weighed:
    """What the pot asks for, and what the cues make of the base rate (Bayes).

    >>> weigh(HANDS[0]).answer, str(weigh(HANDS[0]).after)
    ('call', '2/5')
    """
    needed = Fraction(hand.bet, hand.pot + 2 * hand.bet)
    bluff = hand.bluffs * hand.seen_bluffing
    other = (100 - hand.bluffs) * hand.seen_otherwise
    after = Fraction(bluff, bluff + other)
    return Weighed(needed, Fraction(hand.bluffs, 100), after, "call" if after >= needed else "fold")


def steps(hand: Worked) -> tuple[str, ...]:
    """In what order a hand is worked through, as codes; one who has just lost looks at himself first (TELLS:17)."""
    first = ("mood",) if hand.tilt else ()
    return (*first, "cues", "base-rate", "price", "decide")


def worked(id: str) -> Worked:
    """Return the hand of this id; raises `Mistake` where there is none."""
    found = next((each for each in HANDS if each.id == id), None)
    if found is None:
        raise Mistake("tells-no-such-hand", id=id)
    return found


class Judged(NamedTuple):
    """An answer judged: whether it is the one the numbers give, and what has to be said with it, as codes."""

    right: bool
    says: tuple[str, ...]


def judge(hand: Worked, answer: Answer) -> Judged:
    """Whether an answer is the one the numbers give; the base rate is told whatever it was.

    >>> judge(HANDS[0], "call")
    Judged(right=True, says=('tells-says-base-rate',))
    """
    tilt = ("tells-says-tilt",) if hand.tilt else ()
    return Judged(answer == weigh(hand).answer, ("tells-says-base-rate", *tilt))
