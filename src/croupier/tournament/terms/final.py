"""How many sit down at the final table."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from croupier.play import catalogue

if TYPE_CHECKING:
    from croupier.rulebook import Policy
    from croupier.tournament.terms.whole import Terms

MOST: Final = 10

_NINE_OR_SEVEN: Final[Mapping[int, int]] = MappingProxyType({6: 7, 7: 7, 8: 9, 9: 9})
_HEADS_UP: Final = 2


def final_table_seats(terms: Terms, policy: Policy) -> int:
    """How many players the final table begins with.

    By the policy's `final_table`: one more than a table has seats, ten at most (TDA-2017:11.1); nine in 8- and
    9-handed events, seven in 6- and 7-handed ones (TDA-2022:RP9.1, TDA-2022:RP9.2); or ten, nine in stud, seven in
    6-handed events (CLUB-7:7.2.6). Where the book is silent about a size it is one more than a table, in a
    heads-up event two (TDA-2017:11.3). No table has more seats than its games can be dealt to.

    >>> from croupier.rulebook import profile
    >>> from croupier.tournament.terms.whole import Level, Terms
    >>> blinds = (Level(small_blind=50, big_blind=100),)
    >>> nine = Terms(name="Nine", seats=9, stack=10_000, buy_in=100, levels=blinds)
    >>> [final_table_seats(nine, profile(book)) for book in ("tda-2017", "tda-2022", "club-tournament")]
    [10, 9, 10]
    """
    return min(_by_the_book(terms, policy), terms.most_seats)


def _by_the_book(terms: Terms, policy: Policy) -> int:
    seats = terms.seats
    if seats == _HEADS_UP:
        return seats
    answer = policy.choice("final_table")
    if answer == "ten-nine-seven":
        stud = not any([catalogue[game].has_button for game in terms.games])
        return 7 if seats == 6 else 9 if stud else MOST
    one_more = min(seats + 1, MOST)
    return _NINE_OR_SEVEN.get(seats, one_more) if answer == "nine-or-seven" else one_more
