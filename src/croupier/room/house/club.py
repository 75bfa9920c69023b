"""The demo club: the tables a new house opens with, those of the pit too, and the bots that sit there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from croupier.room.hand.terms import Terms, banked
from croupier.room.pit.terms import PitTerms, paced

if TYPE_CHECKING:
    from croupier.room.actors.opening import Times


class ClubBot(NamedTuple):
    """A bot and its seat."""

    seat: int
    name: str
    temperament: str


class ClubTable(NamedTuple):
    """A table and the bots that play there; the other seats are for people."""

    terms: Terms
    bots: tuple[ClubBot, ...]


_CLUB: Final = (
    ClubTable(
        Terms("oak", "Oak", small_blind=50, big_blind=100, seats=6),
        (
            ClubBot(1, "Nora", "steady"),
            ClubBot(2, "Felix", "loose"),
            ClubBot(4, "Iris", "bold"),
            ClubBot(5, "Hugo", "careful"),
        ),
    ),
    ClubTable(
        Terms(
            "willow",
            "Willow",
            small_blind=25,
            big_blind=50,
            seats=9,
            straddle=True,
            house=(("straddle", "live"),),
        ),
        (
            ClubBot(1, "Vera", "careful"),
            ClubBot(2, "Otto", "loose"),
            ClubBot(3, "Dora", "steady"),
            ClubBot(5, "Leo", "bold"),
            ClubBot(6, "Mila", "steady"),
            ClubBot(7, "Artur", "loose"),
            ClubBot(9, "Greta", "careful"),
        ),
    ),
    ClubTable(
        Terms("cedar", "Cedar", small_blind=100, big_blind=200, seats=2),
        (ClubBot(1, "Boris", "bold"),),
    ),
    ClubTable(
        Terms(
            "maple",
            "Maple",
            small_blind=200,
            big_blind=400,
            ante=400,
            ante_by="big-blind",
            seats=8,
            most_big_blinds=150,
        ),
        (
            ClubBot(1, "Sofia", "bold"),
            ClubBot(3, "Anton", "steady"),
            ClubBot(4, "Clara", "careful"),
            ClubBot(6, "Emil", "loose"),
            ClubBot(7, "Lena", "steady"),
        ),
    ),
    ClubTable(
        Terms("birch", "Birch", game="pl-omaha", small_blind=25, big_blind=50, seats=6),
        (
            ClubBot(1, "Rosa", "steady"),
            ClubBot(2, "Viktor", "loose"),
            ClubBot(4, "Selma", "careful"),
            ClubBot(5, "Oskar", "bold"),
        ),
    ),
    ClubTable(
        Terms(
            "elm",
            "Elm",
            small_blind=0,
            big_blind=0,
            game="seven-stud-8",
            ante=12,
            bring_in=25,
            small_bet=100,
            big_bet=200,
            seats=8,
        ),
        (
            ClubBot(1, "Ada", "careful"),
            ClubBot(3, "Bruno", "steady"),
            ClubBot(4, "Zoya", "loose"),
            ClubBot(6, "Pavel", "bold"),
            ClubBot(7, "Helga", "steady"),
        ),
    ),
    ClubTable(
        Terms(
            "larch",
            "Larch",
            small_blind=50,
            big_blind=100,
            game="2-7-triple-draw",
            small_bet=100,
            big_bet=200,
            seats=6,
        ),
        (
            ClubBot(2, "Tilda", "steady"),
            ClubBot(3, "Maxim", "careful"),
            ClubBot(5, "Edda", "loose"),
            ClubBot(6, "Roman", "bold"),
        ),
    ),
    ClubTable(
        Terms(
            "rowan",
            "Rowan",
            small_blind=25,
            big_blind=50,
            game="badugi",
            small_bet=50,
            big_bet=100,
            seats=6,
        ),
        (
            ClubBot(1, "Lukas", "careful"),
            ClubBot(2, "Nina", "steady"),
            ClubBot(4, "Frida", "bold"),
        ),
    ),
)

DEMO_CLUB: Final = tuple(
    table._replace(terms=banked(msgspec.structs.replace(table.terms, run_it=2))) for table in _CLUB
)
"""Four hold'em tables (short-handed, full, heads-up, one with a big-blind ante), Omaha, stud and two draw games."""

VISITORS: Final = (
    ("Alma", "steady"),
    ("Igor", "loose"),
    ("Thea", "bold"),
    ("Kurt", "careful"),
    ("Rita", "steady"),
    ("Denis", "bold"),
    ("Elsa", "careful"),
    ("Gleb", "loose"),
    ("Marta", "steady"),
)
"""Bots that come to the tables people open, with how they like to play."""

_PIT: Final = (
    ("ruby", "Ruby", "russian-poker", "", 100, 2_000),
    ("onyx", "Onyx", "ultimate-texas-holdem", "", 50, 1_000),
    ("jade", "Jade", "three-card", "", 50, 1_000),
    ("topaz", "Topaz", "caribbean-stud", "", 100, 1_000),
    ("opal", "Opal", "texas-holdem-bonus", "", 50, 1_000),
    ("amber", "Amber", "oasis", "", 50, 1_000),
    ("pearl", "Pearl", "pai-gow", "", 50, 1_000),
    ("jacks", "Jacks or Better 9/6", "jacks-or-better", "", 20, 100),
    ("deuces", "Deuces Wild", "deuces-wild", "", 20, 100),
    ("joker", "Joker Poker", "joker-poker", "", 20, 100),
)
"""The pit's tables and machines: id, name, game, house, and the smallest and the largest first stake."""

_AFTER_GAMES: Final = frozenset({"deuces", "joker"})
"""Those of them that have no other name than their game's."""


def demo_pit(times: Times) -> tuple[PitTerms, ...]:
    """The casino tables and machines of a new house, with their times."""
    tables = []
    for id, name, game, house, minimum, maximum in _PIT:
        terms = PitTerms(
            f"pit/{id}",
            name,
            game,
            minimum,
            maximum,
            house,
            token=minimum // 5,
            side_maximum=maximum,
            alone_waits=True,
            nth=int(id in _AFTER_GAMES),
        )
        terms = msgspec.structs.replace(terms, **paced(times))
        if not terms.machine:
            terms = msgspec.structs.replace(terms, max_payout=100 * maximum)
        tables.append(msgspec.structs.replace(terms, display=200 * minimum) if terms.has_fund else terms)
    return tuple(tables)


TEMPERAMENTS: Final = {bot.name: bot.temperament for table in _CLUB for bot in table.bots} | dict(VISITORS)
"""How each of the club's bots likes to play."""
