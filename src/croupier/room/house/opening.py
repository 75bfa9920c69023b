"""Tables that people open: which games and stakes they may have, and the bots that come along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from croupier.cash.talk.ladder import CHAT
from croupier.errors import Refusal
from croupier.room.actors.asks import Ask, GiveUp, Reopen, reader
from croupier.room.actors.opening import Times
from croupier.room.bounds import Chips, Name, Number, Secret, Word
from croupier.room.hand.terms import Streamed, Terms, banked
from croupier.room.house.club import VISITORS, ClubBot, ClubTable
from croupier.room.house.rules import USUAL
from croupier.room.people.names import clean_name
from croupier.room.table.arranging import check_game, check_stakes, played, rabbit_hunted
from croupier.room.table.asks import Level, Style
from croupier.rulebook import profile

if TYPE_CHECKING:
    from croupier.room.hand.terms import Answer
    from croupier.rulebook import Policy


class OpenTable(Ask, frozen=True):
    """Open a poker table of one's own. `small` and `big` are the blinds, in limit games the two bets, in chips.

    To a `private` one come those whom its host lets in, and who knows its `password`, where it has one.
    Its bots play at a `level` and all in one `style`, or each in its own.
    At one for `learning` whoever faces a bet is told the odds that the pot lays him.
    At one for `rabbit` hunting the cards that would have come are shown to all, once the hand is over, to who asks.
    One that is not private is streamed as everybody sees it, or with its cards once a hand is over (`stream`).
    """

    name: Name
    game: Word
    seats: Number
    small: Chips
    big: Chips
    bots: Number = 0
    private: bool = False
    password: Secret = ""
    learning: bool = False
    rabbit: bool = False
    level: Level = "hard"
    style: Style | None = None
    stream: Streamed = ""


AnyAsk: TypeAlias = OpenTable | Reopen | GiveUp
"""What is asked of the house itself."""


def wished(
    wish: OpenTable, person: str, id: str, times: Times, policy: Policy | None = None, *, proof: str = ""
) -> ClubTable:
    """The table that is wished for, with its bots; how talk is judged at it says the house's `policy`.

    `proof` is what is kept of its password.

    Raises `Refusal` for a game, a name, a number of seats or stakes that cannot be.

    >>> table = wished(OpenTable("Ash", "razz", 6, 100, 200, 2), "ann", "ash", Times())
    >>> table.terms.ante, table.terms.bring_in, table.terms.bets, len(table.bots)
    (12, 25, (100, 200), 2)
    """
    check_game(wish.game, wish.seats)
    if not 0 <= wish.bots < wish.seats:
        raise Refusal("room-too-many-bots", bots=wish.bots, most=wish.seats - 1)
    check_stakes(wish.small, wish.big)
    terms = Terms(
        id,
        clean_name(wish.name),
        seats=wish.seats,
        act=times.act,
        pause=times.pause,
        run_it=2,
        opened_by=person,
        private=wish.private and bool(person),
        proof=proof,
        learning=wish.learning,
        stream=wish.stream,
        house=_answers(policy) if policy is not None else (),
        **played(wish.game, wish.small, wish.big),
    )
    if wish.rabbit:
        terms = msgspec.structs.replace(terms, house=rabbit_hunted(terms, wanted=True))
    return ClubTable(banked(terms), _bots(id, wish))


def _answers(policy: Policy) -> tuple[Answer, ...]:
    """What a house's policy says of talk, where it says another thing than the book that its tables are played by."""
    book = profile(USUAL)
    return tuple([(field, policy[field]) for field in CHAT if policy[field] != book[field]])


def _bots(id: str, wish: OpenTable) -> tuple[ClubBot, ...]:
    """So many visitors, every second seat first, others at another table."""
    seats = [*range(2, wish.seats + 1, 2), *range(3, wish.seats + 1, 2)]
    first = sum(id.encode())
    visitors = [VISITORS[(first + number) % len(VISITORS)] for number in range(wish.bots)]
    return tuple(
        [
            ClubBot(seat, name, f"{wish.level}-{wish.style or how}")
            for seat, (name, how) in zip(seats, visitors, strict=False)
        ]
    )


read: Final = reader(AnyAsk)
