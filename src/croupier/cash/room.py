"""The cash room as a whole: tables, lists, must-move chains, the cage, who left with what."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from croupier.cash import acts
from croupier.cash.buying import Departure, required
from croupier.cash.table import CashTable
from croupier.cash.waiting import WaitingList
from croupier.errors import Broken, Refusal

if TYPE_CHECKING:
    from croupier.cash.buying import BuyIn
    from croupier.cash.game import CashGame
    from croupier.cash.waiting import Waiting


class Move(NamedTuple):
    """Somebody the house brings to another table, with all his chips.

    >>> from croupier.cash import BuyIn, CashGame, CashRoom, acts
    >>> from croupier.play import Stakes
    >>> room = CashRoom()
    >>> room.open("oak", "nl-holdem 25-50", CashGame("nl-holdem", Stakes(25, 50), BuyIn(1_000), seats=2))
    >>> room.open("elm", "nl-holdem 25-50", CashGame("nl-holdem", Stakes(25, 50), BuyIn(1_000), seats=2))
    >>> room.do("oak", acts.Sit(at=0, seat=1, person="ann", chips=1_000))
    >>> room.breaks("oak")
    [Move(person='ann', table='oak', to='elm', seat=1)]
    """

    person: str
    table: str
    to: str
    seat: int


class Called(NamedTuple):
    """Somebody called from a list to a seat that is kept for him.

    >>> from croupier.cash import BuyIn, CashGame, CashRoom
    >>> from croupier.play import Stakes
    >>> room = CashRoom()
    >>> room.open("oak", "nl-holdem 25-50", CashGame("nl-holdem", Stakes(25, 50), BuyIn(1_000), seats=2))
    >>> room.join("ann", "nl-holdem 25-50", at=0)
    >>> room.call("nl-holdem 25-50", at=5)
    [Called(person='ann', table='oak', seat=1)]
    """

    person: str
    table: str
    seat: int


class CashRoom:
    """The games of a room. A game is known by its name, `nl-holdem 25-50`; its tables share a waiting list.

    `most_tables` is how many tables a person may sit at: one in a club, more online. Chips that came in are at the
    tables, in the cage, with the house or gone, after every act.

    >>> from croupier.cash import BuyIn, CashGame
    >>> from croupier.play import Stakes
    >>> room = CashRoom()
    >>> room.open("oak", "nl-holdem 25-50", CashGame("nl-holdem", Stakes(25, 50), BuyIn(1000), seats=2))
    >>> for at, person in enumerate(("ann", "boris", "vera")):
    ...     room.join(person, "nl-holdem 25-50", at)
    >>> [called.person for called in room.call("nl-holdem 25-50", at=5)]
    ['ann', 'boris']
    """

    def __init__(self, most_tables: int = 1) -> None:
        self.most_tables = most_tables
        self.tables: dict[str, CashTable] = {}
        self.games: dict[str, str] = {}
        self.lists: dict[str, WaitingList] = {}
        self.feeds: dict[str, str] = {}
        self.cage: dict[str, int] = {}
        self.departed: dict[tuple[str, str], Departure] = {}

    def copy(self) -> CashRoom:
        """The room as another value."""
        twin = CashRoom(self.most_tables)
        twin.tables = {name: table.copy() for name, table in self.tables.items()}
        twin.games, twin.feeds = dict(self.games), dict(self.feeds)
        twin.lists = {name: waiting.copy() for name, waiting in self.lists.items()}
        twin.cage, twin.departed = dict(self.cage), dict(self.departed)
        return twin

    def open(self, table: str, name: str, game: CashGame, *, feeds: str = "") -> None:
        """Open a table of a game; one that `feeds` a main table sends its players there as seats come free."""
        if table in self.tables:
            raise Refusal("cash-table-open", table=table)
        if feeds and self.games.get(feeds) != name:
            raise Refusal("cash-feeds-another-game", table=table, to=feeds)
        self.tables[table], self.games[table] = CashTable(game), name
        self.lists.setdefault(name, WaitingList(name))
        if feeds:
            self.feeds[table] = feeds

    def join(self, person: str, name: str, at: int, wants: int = 0) -> None:
        """Put somebody on a game's list; with no table open it is the interest list."""
        self.lists.setdefault(name, WaitingList(name)).join(person, at, wants)

    def call(self, name: str, at: int, most: int = 0) -> list[Called]:
        """Call people from a game's list to its free seats and keep the seats for them, the fullest table first.

        `most` is how many are called, 0 for as many as there are seats.
        A main table takes its players from its must-move table, and nobody from the list while that has any.
        """
        called = []
        for table in self._by_players(name):
            if self._fed(table):
                continue
            for seat in self.tables[table].free:
                waiting = self.lists[name].call(at, seat)
                if waiting is None:
                    break
                self.tables[table].do(acts.Reserve(at, seat, waiting.person))
                called.append(Called(waiting.person, table, seat))
                if len(called) == most:
                    return called
        return called

    def lapse(self, name: str, at: int) -> list[str]:
        """Free the seats of those who did not come when called."""
        late = self.lists[name].lapse(at)
        for table in self._of(name):
            reserved = self.tables[table].reserved
            for seat in [seat for seat, person in reserved.items() if person in late]:
                self.tables[table].do(acts.Release(at, seat))
        return late

    def sit(self, person: str, table: str, seat: int, chips: int, at: int, *, waits: bool = True) -> None:
        """Somebody takes a seat with chips: one called from the list, or anybody when nobody waits.

        Who cashed out of this game within the hour brings the larger of the buy-in and what he took, whatever table
        of it he comes to (FSPR:absent-2).
        """
        name = self._game(table)
        if len(self.seats_of(person)) >= self.most_tables:
            raise Refusal("cash-too-many-tables", clause="FSPR:seat-1", most=self.most_tables)
        entries = self.lists[name].entries
        waited = next((entry for entry in entries if entry.person == person), None)
        if (entries and waited is None) or (waited is not None and waited.called is None):
            raise Refusal("cash-not-called", game=name)
        least = self.brings(person, table, at).least
        self.tables[table].do(acts.Sit(at, seat, person, chips, least=least, waits=waits))
        if waited is not None:
            self.lists[name].take(person, at)
        self.departed.pop((person, name), None)

    def brings(self, person: str, table: str, at: int) -> BuyIn:
        """What somebody may sit down with at a table now, coming back within the hour included."""
        game = self.tables[table].game
        return required(game.buy_in, self.departed.get((person, self._game(table))), at, game.policy)

    def do(self, table: str, act: acts.AnyAct) -> None:
        """An act at one table; who leaves is remembered, and a stack picked up lies in the cage."""
        self._game(table)
        gone = len(self.tables[table].out)
        self.tables[table].do(act)
        for person, chips, at, to_cage in self.tables[table].out[gone:]:
            if to_cage:
                self.cage[person] = self.cage.get(person, 0) + chips
            self.departed[person, self.games[table]] = Departure(chips, at)

    def fetch(self, person: str) -> int:
        """Somebody fetches his chips from the cage."""
        if person not in self.cage:
            raise Refusal("cash-nothing-in-cage")
        return self.cage.pop(person)

    def pick_up(self, table: str, seat: int, at: int) -> None:
        """Count an absent player's stack to the cage, if his time is up and somebody waits (FSPR:absent-3)."""
        waiting = len(self.lists[self._game(table)].entries)
        self.do(table, acts.PickUp(at, seat, waiting))

    def moves_due(self) -> list[Move]:
        """Who must move up now: who has sat longest at a must-move table, for each free seat of its main one."""
        due = []
        for feeder, main in self.feeds.items():
            longest = sorted(self._movable(feeder), key=lambda seat: self.tables[feeder].chairs[seat].sat)
            for seat, to in zip(longest, self.tables[main].free, strict=False):
                due.append(Move(self.tables[feeder].chairs[seat].person, feeder, main, to))
        return due

    def breaks(self, table: str) -> list[Move]:
        """Where the players of a table would go if it were broken; `Refusal` when there are too few seats."""
        name = self._game(table)
        seats = [
            (other, seat)
            for other in self._by_players(name)
            if other != table
            for seat in self.tables[other].free
        ]
        people = sorted(self.tables[table].chairs.items(), key=lambda chair: chair[1].sat)
        if len(seats) < len(people):
            raise Refusal("cash-too-few-seats", table=table, players=len(people), seats=len(seats))
        pairs = zip(people, seats, strict=False)
        return [Move(chair.person, table, to, seat) for (_, chair), (to, seat) in pairs]

    def move(self, move: Move, at: int) -> None:
        """Bring somebody to another table between hands; he posts nothing there (FSPR:mustmove-1)."""
        table = self.tables[move.table]
        seat = table.seat_of(move.person)
        if seat is None:
            raise Refusal("cash-nobody-there", seat=0)
        if table.dealt is not None and seat in table.dealt.seats:
            raise Refusal("cash-not-in-a-hand", clause="FSPR:stakes-1")
        if move.seat not in self.tables[move.to].free:
            raise Refusal("cash-seat-taken", seat=move.seat)
        table.do(acts.Leave(at, seat))
        chips = table.out[-1].chips
        self.tables[move.to].do(acts.Sit(at, move.seat, move.person, chips, moved=True))

    def close(self, table: str) -> CashTable:
        """Close a table nobody sits at."""
        self._game(table)
        if self.tables[table].chairs:
            raise Refusal("cash-players-at-table", table=table, players=len(self.tables[table].chairs))
        self.feeds = {feeder: main for feeder, main in self.feeds.items() if table not in (feeder, main)}
        del self.games[table]
        return self.tables.pop(table)

    def seats_of(self, person: str) -> list[tuple[str, int]]:
        """Every seat somebody holds in the room."""
        found = [(name, table.seat_of(person)) for name, table in self.tables.items()]
        return [(name, seat) for name, seat in found if seat is not None]

    def waiting_for(self, person: str) -> list[Waiting]:
        """Every list entry somebody has."""
        return [e for waiting in self.lists.values() for e in waiting.entries if e.person == person]

    def prove(self) -> None:
        """Raise `Broken` when anybody sits twice at one table, or holds more seats than he may."""
        for table in self.tables.values():
            people = [chair.person for chair in table.chairs.values()]
            if len(set(people)) < len(people):
                raise Broken("cash-seat-held-twice")

    def _movable(self, table: str) -> list[int]:
        dealt = self.tables[table].dealt
        in_hand = dealt.seats if dealt is not None else ()
        return [
            seat for seat, chair in self.tables[table].chairs.items() if chair.chips and seat not in in_hand
        ]

    def _fed(self, table: str) -> bool:
        return any(main == table and self.tables[feeder].chairs for feeder, main in self.feeds.items())

    def _of(self, name: str) -> list[str]:
        return [table for table, game in self.games.items() if game == name]

    def _by_players(self, name: str) -> list[str]:
        return sorted(self._of(name), key=lambda table: -len(self.tables[table].chairs))

    def _game(self, table: str) -> str:
        if table not in self.games:
            raise Refusal("cash-table-not-open", table=table)
        return self.games[table]
