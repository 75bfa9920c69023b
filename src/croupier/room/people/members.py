"""Everybody who has a name in the house, and the play chips the house gives them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from croupier.errors import Refusal
from croupier.ledger import HOUSE_ISSUE, transfer, wallet
from croupier.room.bounds import LONGEST_OF_DESK
from croupier.room.journal.codec import Codec
from croupier.room.journal.commit import Commit, Person, in_order
from croupier.room.people.ids import free_id, made_up
from croupier.room.people.names import (
    check_not_the_houses,
    clean_name,
    guest,
    join_key,
    looks,
    name_key,
    token_for,
    token_hash,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable

    from croupier.cards.deck import Randomness
    from croupier.ledger import Book, Transaction
    from croupier.room.journal.commit import JournalRow
    from croupier.room.journal.store import Store

T = TypeVar("T")

STREAM: Final = "people"

ISSUE: Final = 100_000
"""The play chips the house gives to a new wallet, and up to which it fills an empty one."""


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """Somebody has a name, and a wallet of play chips unless it was the desk that wrote him down."""

    person: str
    name: str
    bot: bool


class Refilled(msgspec.Struct, frozen=True, tag="refilled"):
    """Somebody was given play chips."""

    person: str
    chips: int


Row = Joined | Refilled

CODEC: Final[Codec[Row]] = Codec(STREAM, Row)
"""How these rows are written, and what has changed in them since."""


@dataclass(slots=True)
class PeopleState:
    """Who has a name here, by id, as the journal tells it."""

    version: int = 0
    stopped: str | None = None
    names: dict[str, str] = field(default_factory=dict)


def folded(stream: Iterable[JournalRow]) -> PeopleState:
    """The people out of their journal."""
    state = PeopleState()
    for version, _, text in in_order(stream, state.version, STREAM):
        row = CODEC.read(text)
        if isinstance(row, Joined):
            state.names[row.person] = row.name
        state.version = version
    return state


class Members:
    """The people of the house. New names and new chips are journaled like everything else."""

    def __init__(self, store: Store, book: Book, clock: Callable[[], int], entropy: Randomness) -> None:
        self._store = store
        self._book = book
        self._clock = clock
        self._entropy = entropy
        self._version = store.version(STREAM)
        self._writing = asyncio.Lock()
        self._by_id: dict[str, Person] = {}
        self._by_name: dict[str, Person] = {}
        self._looks: set[str] = set()
        self._by_token: dict[str, Person] = {}
        for person in store.people():
            self._remember(person)

    def holder(self, token: str | None) -> Person | None:
        """Whose token this is."""
        return self._by_token.get(token_hash(token)) if token else None

    def get(self, id: str) -> Person | None:
        """The person of an id."""
        return self._by_id.get(id)

    def joined_as(self, join_id: str, name: str) -> Person | None:
        """Who an earlier `join` of this id and name made."""
        return self.holder(token_for(join_id, clean_name(name)))

    async def join(self, join_id: str, name: str) -> tuple[Person, str]:
        """Give a name to whoever asks first, with a token and a wallet of play chips.

        The same `join` again gets the same answer. Raises `Refusal` for a name that is taken or is none.
        """
        self._store.check_not_held()
        name = clean_name(name)
        if self.joined_as(join_id, name) is None:
            check_not_the_houses(name, [person.name for person in self._by_id.values() if person.bot])
        key = join_key(join_id)
        token = token_for(join_id, name)
        newcomer = Person(made_up(self._entropy, 8), name, name_key(name), token_hash(token), bot=False)
        return await self._alone(self._admit(newcomer, key)), token

    async def join_bot(self, name: str) -> Person:
        """A bot's place among the people; the same bot again when it has one."""
        key = name_key(name)
        known = self._by_id.get(f"bot-{key}")
        if known is not None:
            return known
        return await self._alone(self._admit(Person(f"bot-{key}", name, key, None, bot=True), f"bot/{key}"))

    async def enrol(self, id: str, name: str) -> Person:
        """Somebody the desk writes down: a person without an account, who brings his money in cash.

        The same again when he is known by this id, or without an id by this very name; who is known by neither gets an
        id of his name. Raises `Refusal` for a name or an id that is none.
        """
        known = self._by_id.get(id) if id else self._named(name)
        if known is not None:
            return known
        return await self._alone(self._write_down(id, name))

    def _named(self, name: str) -> Person | None:
        """The first who was written down by this name, and no bot."""
        key = name_key(clean_name(name, LONGEST_OF_DESK))
        people = (person for person in self._by_id.values() if not person.bot)
        return next((person for person in people if name_key(person.name) == key), None)

    def find(self, begins: str, most: int) -> list[Person]:
        """People, not bots, whose name or a part of it begins so, in the order of their names."""
        key = name_key(begins.strip())
        found = [
            person
            for person in self._by_id.values()
            if not person.bot and (not key or any(end.startswith(key) for end in _ends_of(person.name)))
        ]
        return sorted(found, key=lambda person: _ends_of(person.name)[:1])[:most]

    async def refill(self, person: str, held: Callable[[], int], least: int) -> bool:
        """Fill a wallet whose owner has fewer than `least` chips in all; False when he has enough.

        `held` counts what he has. The house brings it up to its first issue.
        """
        return await self._alone(self._refill(person, held, least))

    async def _alone(self, work: Coroutine[None, None, T]) -> T:
        """Write one thing after the other, to the end even when whoever asked has gone."""

        async def in_turn() -> T:
            async with self._writing:
                return await work

        return await asyncio.shield(asyncio.ensure_future(in_turn()))

    async def _admit(self, newcomer: Person, key: str) -> Person:
        known = self._by_token.get(newcomer.token_hash or "")
        if known is not None:
            return known
        if self._store.was_written(STREAM, key):
            raise Refusal("room-command-reused")
        # A bot is refused a name that somebody has, and nobody for looking like him.
        taken = set() if newcomer.bot else looks(newcomer.name) & self._looks
        if newcomer.name_key in self._by_name or taken:
            raise Refusal("room-name-taken", name=newcomer.name)
        row = CODEC.write(Joined(newcomer.id, newcomer.name, newcomer.bot))
        await self._write(row, key, self._issue(newcomer.id, ISSUE), newcomer)
        self._remember(newcomer)
        return newcomer

    async def _write_down(self, id: str, name: str) -> Person:
        # Somebody else may have written him down while this waited for its turn.
        known = self._by_id.get(id) if id else self._named(name)
        if known is not None:
            return known
        newcomer = guest(id or free_id(name, self._by_id, "player"), name)
        row = CODEC.write(Joined(newcomer.id, newcomer.name, bot=False))
        await self._write(row, f"desk/{newcomer.id}", None, newcomer)
        self._remember(newcomer)
        return newcomer

    async def _refill(self, person: str, held: Callable[[], int], least: int) -> bool:
        if held() >= least:
            return False
        chips = max(ISSUE, least) - held()
        row = CODEC.write(Refilled(person, chips))
        await self._write(row, None, self._issue(person, chips))
        return True

    def _issue(self, person: str, chips: int) -> Transaction:
        return transfer(f"{STREAM}/{self._version + 1}", HOUSE_ISSUE, wallet(person), chips)

    async def _write(
        self, row: str, key: str | None, transaction: Transaction | None, person: Person | None = None
    ) -> None:
        version = self._version + 1
        commit = Commit(STREAM, version, self._clock(), row, key, transaction, person=person)
        await self._store.commit(commit)
        self._version = version
        if transaction is not None:
            self._book.post(transaction)

    def _remember(self, person: Person) -> None:
        self._by_id[person.id] = person
        self._by_name[person.name_key] = person
        if not person.name_key.startswith("desk/"):
            self._looks |= looks(person.name)
        if person.token_hash is not None:
            self._by_token[person.token_hash] = person


@lru_cache(100_000)
def _ends_of(name: str) -> tuple[str, ...]:
    """A name's key from each of its words on."""
    words = name_key(name).split()
    return tuple([" ".join(words[at:]) for at in range(len(words))])
