"""Events that are announced by a word: how deep one sits, how fast the levels rise, what is on each head."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from croupier.tournament.terms import Bounties, Entries, Level, Prizes, Step, Terms

if TYPE_CHECKING:
    from croupier.tournament.terms.money import BountyKind

PresetName: TypeAlias = Literal["regular", "turbo", "hyper", "heads-up", "bounty"]


class Preset(NamedTuple):
    """A kind of event.

    Everybody begins with `stack` chips, a level lasts so many `minutes`; `seats` at a table at the most, and so many
    `players` in all, 0 for as many as one likes. Of each entry `head` percent are a bounty of that kind.
    """

    stack: int
    minutes: int
    seats: int = 10
    players: int = 0
    head: int = 0
    heads: BountyKind = "progressive"


PRESETS: Final[dict[PresetName, Preset]] = {
    "regular": Preset(stack=3_000, minutes=8),
    "turbo": Preset(stack=1_500, minutes=4),
    "hyper": Preset(stack=500, minutes=2),
    "heads-up": Preset(stack=1_500, minutes=4, seats=2, players=2),
    "bounty": Preset(stack=3_000, minutes=5, head=50),
}

BLINDS: Final = (
    (10, 20),
    (15, 30),
    (25, 50),
    (50, 100),
    (75, 150),
    (100, 200),
    (150, 300),
    (200, 400),
    (300, 600),
    (400, 800),
    (600, 1_200),
    (1_000, 2_000),
)
"""The levels of all of them; after the last one the blinds go on doubling."""

ANTES_FROM: Final = 4
"""From this level on, counted from 0, the big blind posts an ante of his own size."""

PLACES: Final = tuple([Step(entries=most, places=paid) for most, paid in ((3, 1), (6, 2), (10, 3), (20, 4))])
"""How many places are paid, up to so many entries; of more, five."""

LATE: Final = 2
"""Through how many levels one may still enter an event that begins at a time; one that begins full takes nobody."""


def preset_terms(
    preset: PresetName, name: str, game: str, *, price: int, seats: int, players: int, timed: bool
) -> Terms:
    """The terms of an event of a kind for play chips: an entry costs `price`, all of it goes to the prizes.

    `players` enter at the most; a `timed` one begins at a time, any other when it is full. Nothing is guaranteed, no
    fee is taken, so that what is paid out is what was paid in. Raises `Mistake` for a game that there is not, or
    that is not dealt to so many seats.

    >>> terms = preset_terms("bounty", "Six", "nl-holdem", price=1_000, seats=6, players=6, timed=False)
    >>> terms.price, terms.to_pool, terms.bounties.amount, terms.entries.most
    (1000, 500, 500, 6)
    """
    kind = PRESETS[preset]
    head = price * kind.head // 100
    levels = tuple(
        [
            Level(small_blind=small, big_blind=big, ante=big if number >= ANTES_FROM else 0)
            for number, (small, big) in enumerate(BLINDS)
        ]
    )
    return Terms(
        name=name,
        levels=levels,
        stack=kind.stack,
        buy_in=price,
        profile="online-tournament",
        game=game,
        seats=seats,
        minutes=kind.minutes,
        entries=Entries(most=players, late_levels=LATE if timed else 0, unregister_minutes=0),
        prizes=Prizes(steps=(*PLACES, Step(entries=10**6, places=5)), least=price),
        bounties=Bounties(amount=head, kind=kind.heads) if head else None,
        played_for="play",
    )
