"""Tables that people open: which games and stakes they may have, and the bots that come along."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, Final

from croupier.errors import Refusal
from croupier.play import catalogue
from croupier.room.club import VISITORS, ClubBot, ClubTable
from croupier.room.mixes import games_of, players_of, stakes
from croupier.room.people import clean_name
from croupier.room.terms import Terms, banked

TABLES_OF_ONE: Final = 2
"""How many tables a person may have open."""

TABLES_OF_HOUSE: Final = 50
"""How many tables the house has room for, its own included."""

LARGEST_STAKE: Final = 2_000
WIDEST: Final = 10
"""How many times the small stake the large one may be."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody asks for. `small` and `big` are the blinds, in limit games the two bets, in chips."""

    name: str
    game: str
    seats: int
    small: int
    big: int
    bots: int


@dataclass(frozen=True, slots=True)
class Times:
    """The time for an action and the pause between hands at tables opened now, in milliseconds."""

    act: int = 20_000
    pause: int = 4_000


def table_id(person: str, command: str) -> str:
    """The id of the table that a command opens: the same for the same command again."""
    return hashlib.sha256(f"croupier/table/{person}/{command}".encode()).hexdigest()[:16]


def wished(wish: Wish, person: str, id: str, times: Times) -> ClubTable:
    """The table that is wished for, with its bots.

    Raises `Refusal` for a game, a name, a number of seats or stakes that cannot be.

    >>> table = wished(Wish("Ash", "razz", 6, 100, 200, 2), "ann", "ash", Times())
    >>> table.terms.ante, table.terms.bring_in, table.terms.bets, len(table.bots)
    (12, 25, (100, 200), 2)
    """
    games = games_of(wish.game) or (wish.game,)
    if not all(game in catalogue for game in games):
        raise Refusal("room-no-such-game", game=wish.game)
    fewest, most = players_of(games)
    if not fewest <= wish.seats <= most:
        raise Refusal("room-bad-seats", game=wish.game, fewest=fewest, most=most)
    if not 0 <= wish.bots < wish.seats:
        raise Refusal("room-too-many-bots", bots=wish.bots, most=wish.seats - 1)
    if not 0 < wish.small <= wish.big <= min(WIDEST * wish.small, LARGEST_STAKE):
        raise Refusal("room-bad-stakes", least=1, most=LARGEST_STAKE)
    terms = Terms(
        id,
        clean_name(wish.name),
        seats=wish.seats,
        act=times.act,
        pause=times.pause,
        run_it=2,
        opened_by=person,
        **_played(wish),
    )
    return ClubTable(banked(terms), _bots(id, wish))


def _played(wish: Wish) -> dict[str, Any]:
    """The game and its stakes; of a mix its games, the limit bets it is called by, and a game to begin with."""
    games = games_of(wish.game)
    if not games:
        return {"game": wish.game, **stakes(catalogue[wish.game], wish.small, wish.big)}
    bets = {"small_bet": wish.small, "big_bet": wish.big}
    blinds = {"small_blind": max(wish.small // 2, 1), "big_blind": wish.small}
    return {"game": games[0], "mix": wish.game, "games": games, **bets, **blinds}


def _bots(id: str, wish: Wish) -> tuple[ClubBot, ...]:
    """So many visitors, every second seat first, others at another table."""
    seats = [*range(2, wish.seats + 1, 2), *range(3, wish.seats + 1, 2)]
    first = sum(id.encode())
    visitors = [VISITORS[(first + number) % len(VISITORS)] for number in range(wish.bots)]
    return tuple([ClubBot(seat, name, how) for seat, (name, how) in zip(seats, visitors, strict=False)])
