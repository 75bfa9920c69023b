"""Tables that people open: which games and stakes they may have, and the bots that come along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from croupier.cash.talk.ladder import other_answers
from croupier.errors import Refusal
from croupier.room.actors.asks import Ask, GiveUp, Reopen, reader
from croupier.room.actors.opening import Times
from croupier.room.bounds import Chips, Name, Number, Secret, Word
from croupier.room.event.own import Own
from croupier.room.hand.terms import Streamed, Terms, banked
from croupier.room.house.club import VISITORS, ClubBot, ClubTable
from croupier.room.house.rules import USUAL
from croupier.room.people.names import clean_name
from croupier.room.table.arranging import check_game, check_stakes, played, rabbit_hunted
from croupier.room.table.asks import Level, Style
from croupier.rulebook import profile
from croupier.tournament.presets import PRESETS, PresetName, preset_terms

if TYPE_CHECKING:
    from croupier.rulebook import Policy
    from croupier.tournament.terms import Terms as EventTerms

FEWEST_SEATS: Final = 2


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


class OpenEvent(Ask, frozen=True):
    """Open an event of one's own for play chips: a sit & go of one table, or a small event over several.

    `preset` says how deep and how quick it is, `price` what an entry costs, all of which goes to the prizes. It
    begins when so many `players` have entered, who sit `seats` to a table; or in `starts_in` minutes, with those there
    are. With 0 players it is one table. So many `bots` enter, at a `level` and all in one `style`, or each in its own.
    To a `private` one come those whom its host lets in, and who know its `password`, where it has one.
    """

    name: Name
    preset: PresetName = "turbo"
    game: Word = "nl-holdem"
    price: Chips = 1_000
    seats: Number = 6
    players: Number = 0
    starts_in: Number = 0
    bots: Number = 0
    private: bool = False
    password: Secret = ""
    level: Level = "medium"
    style: Style | None = None


AnyAsk: TypeAlias = OpenTable | OpenEvent | Reopen | GiveUp
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
        house=other_answers(policy, profile(USUAL)) if policy is not None else (),
        **played(wish.game, wish.small, wish.big),
    )
    if wish.rabbit:
        terms = msgspec.structs.replace(terms, house=rabbit_hunted(terms, wanted=True))
    return ClubTable(banked(terms), _bots(id, wish))


LEAST_PRICE: Final = 10
DEAREST: Final = 20_000
"""What an entry to an event of one's own may cost, in play chips."""

MOST_PLAYERS: Final = 30
"""How many may enter an event of one's own."""

LATEST: Final = 120
"""In how many minutes such an event may begin."""


def wished_event(wish: OpenEvent) -> EventTerms:
    """The terms of the event that is wished for.

    Raises `Refusal` for a game, a name, a number of seats, players or bots, a price or a time that cannot be.

    >>> wished_event(OpenEvent("Ann's duel", "heads-up", seats=9)).entries.most
    2
    """
    kind = PRESETS[wish.preset]
    # One of so many seats, whatever was said of them.
    seats = min(wish.seats, kind.seats) if kind.players else wish.seats
    players = kind.players or wish.players or seats
    check_game(wish.game, seats)
    if not seats <= players <= MOST_PLAYERS or not FEWEST_SEATS <= seats <= kind.seats:
        raise Refusal("event-own-players", least=FEWEST_SEATS, seats=kind.seats, most=MOST_PLAYERS)
    if not LEAST_PRICE <= wish.price <= DEAREST:
        raise Refusal("event-own-price", least=LEAST_PRICE, most=DEAREST)
    if wish.starts_in > LATEST:
        raise Refusal("event-own-start", most=LATEST)
    if wish.bots >= players:
        raise Refusal("room-too-many-bots", bots=wish.bots, most=players - 1)
    return preset_terms(
        wish.preset,
        clean_name(wish.name),
        wish.game,
        price=wish.price,
        seats=seats,
        players=players,
        timed=bool(wish.starts_in),
    )


def own_event(wish: OpenEvent, person: str, proof: str) -> Own:
    """Whose the event is, and who may come; `proof` is what is kept of its password."""
    how = f"{wish.level}-{wish.style}" if wish.style else wish.level
    return Own(person, wish.private, proof, how)


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
