"""Everybody who has a name in the house, the devices they are signed in on, and the play chips the house gives them."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

import msgspec

from croupier.errors import Refusal
from croupier.ledger import (
    HOUSE_ISSUE,
    kind_of,
    may_owe,
    moved,
    of_kind,
    owner_of,
    ticket,
    ticket_of,
    transfer,
    wallet,
    wallet_of,
)
from croupier.room.bounds import LONGEST_OF_DESK
from croupier.room.journal.commit import Commit, Credential, KeptRecord, Person, Session
from croupier.room.people.codes import Codes
from croupier.room.people.credentials import PASSWORD, PIN, RECOVERY, Credentials, Tries, recovery
from croupier.room.people.ids import free_id, made_up
from croupier.room.people.names import (
    OF_DESK,
    came_himself,
    check_not_the_houses,
    clean_name,
    guest,
    join_key,
    looks,
    name_key,
    token_for,
    token_hash,
)
from croupier.room.people.passkeys import MOST_PASSKEYS, PASSKEY, Challenges, kept, read
from croupier.room.people.players import PHOTO_MOST, Records
from croupier.room.people.rows import (
    CODEC,
    STREAM,
    HadBack,
    Joined,
    Merged,
    PasskeyMade,
    PasskeyRemoved,
    PinSet,
    Proved,
    RecordKept,
    Recovered,
    Refilled,
    Reset,
    Row,
    Secured,
    SeenAgain,
    SignedIn,
    SignedOut,
)
from croupier.room.people.sessions import LONGEST_DEVICE, MOST_DEVICES, SEEN_EVERY, Ends, Sessions

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
    from contextlib import AbstractContextManager

    from croupier.cards.deck import Randomness
    from croupier.ledger import Account, Book, Transaction
    from croupier.room.journal.acts import Act
    from croupier.room.journal.store import Store
    from croupier.room.people.passkeys import Passkey
    from croupier.room.people.players import PlayerRecord

T = TypeVar("T")

ISSUE: Final = 100_000
"""The play chips the house gives to a new wallet, and up to which it fills an empty one."""


class Means(Protocol):
    """What they work with, as every actor of the house does."""

    @property
    def store(self) -> Store:
        """Where it is written."""

    @property
    def book(self) -> Book:
        """What everybody holds."""

    @property
    def clock(self) -> Callable[[], int]:
        """The time, in ms since 1970."""

    @property
    def entropy(self) -> Randomness:
        """What secrets are drawn from."""

    async def commit(self, commit: Commit) -> None:
        """Write a row with all that goes with it."""

    def promise(self, account: Account, chips: int) -> AbstractContextManager[None]:
        """Keep chips of an account from being brought elsewhere while they are on their way."""


class Members:
    """The people of the house. New names and new chips are journaled like everything else."""

    def __init__(self, tools: Means, ends: Ends | None = None) -> None:
        self._tools = tools
        self._store = store = tools.store
        self._book = tools.book
        self._clock = clock = tools.clock
        self._entropy = entropy = tools.entropy
        self._version = store.version(STREAM)
        self._writing = asyncio.Lock()
        self._by_id: dict[str, Person] = {}
        self._by_name: dict[str, Person] = {}
        self._looks: set[str] = set()
        self.sessions: Final = Sessions(store.sessions(), clock, ends or Ends(), self._comes_again)
        self.codes: Final = Codes(clock, entropy)
        self.challenges: Final = Challenges(clock, entropy)
        self.credentials: Final = Credentials(store.credentials())
        self.tries: Final = Tries(clock)
        self.records: Final = Records(store.player_records())
        for person in store.people():
            self._remember(person)

    @property
    def now(self) -> int:
        """The house's time, in ms since 1970."""
        return self._clock()

    def _comes_again(self, person: str) -> bool:
        return bool(self.credentials.of(person, PASSWORD, PASSKEY))

    def holder(self, secret: str | None) -> Person | None:
        """Who is signed in with this secret."""
        session = self.sessions.of(secret)
        return self.of(session) if session is not None else None

    def get(self, id: str) -> Person | None:
        """The person of an id."""
        return self._by_id.get(id)

    def of(self, session: Session) -> Person:
        """Who is signed in."""
        return self._by_id[session.person]

    def called(self, id: str) -> str:
        """The name of somebody; the id itself where nobody has it."""
        known = self._by_id.get(id)
        return known.name if known is not None else id

    def named(self, name: str) -> Person | None:
        """Whoever has this name, and took it himself."""
        found = self._by_name.get(name_key(name.strip()))
        return found if found is not None and came_himself(found) else None

    def joined_as(self, join_id: str, name: str) -> Person | None:
        """Who an earlier `join` of this id and name made."""
        return self.holder(token_for(join_id, clean_name(name)))

    async def join(self, join_id: str, name: str, device: str = "") -> tuple[Person, str]:
        """Give a name to whoever asks first, with a wallet of play chips, and sign him in; returns the secret of that.

        The same `join` again gets the same answer. Raises `Refusal` for a name that is taken or is none.
        """
        name = clean_name(name)
        if self.joined_as(join_id, name) is None:
            check_not_the_houses(name, [person.name for person in self._by_id.values() if person.bot])
        key = join_key(join_id)
        secret = token_for(join_id, name)
        newcomer = Person(made_up(self._entropy, 8), name, name_key(name), bot=False)
        return await self._alone(self._join(newcomer, key, secret, device)), secret

    async def sign_in(self, person: Person, device: str, passkey: Credential | None = None) -> str:
        """Sign somebody in on one more device; returns the secret that proves it.

        `passkey` is the one that did, one signature later; raises `Refusal` where it has been removed meanwhile.
        """
        secret = made_up(self._entropy, 32)
        await self._alone(self._sign_in(self._new_session(person.id, secret, device), passkey))
        return secret

    def last_seen(self, person: str) -> Session | None:
        """The device somebody was on last, of those he is signed in on."""
        return next(iter(self.sessions.of_person(person)), None)

    async def add_passkey(self, person: Person, id: str, passkey: Passkey) -> list[str]:
        """Give somebody one more passkey; returns codes for when all are lost where he had none, to be shown once.

        Raises `Refusal` for one that is known already, and for one too many.
        """
        return await self._alone(self._add_passkey(person.id, id, passkey))

    async def remove_passkey(self, person: str, id: str) -> None:
        """Take a passkey off somebody, if it is his."""
        await self._alone(self._remove_passkey(person, id))

    async def have_pin(self, person: Person, proof: str) -> None:
        """Give somebody a PIN by its `proof`, in place of any he had."""
        await self._alone(self._have_pin(person.id, proof))

    async def use_passkey(self, passkey: Credential) -> None:
        """Keep how often a passkey has signed; raises `Refusal` where it has been removed meanwhile."""
        await self._alone(self._use_passkey(passkey))

    async def secure(self, person: Person, proof: str) -> list[str]:
        """Give somebody a password by its `proof`; returns new codes for when he forgets it, to be shown once."""
        return await self._alone(self._secure(person.id, Secured(person.id), proof))

    async def recover(self, person: Person, shown: str, proof: str) -> list[str]:
        """Give somebody a new password who knows one of his codes; all his devices are signed out.

        Returns new codes. Raises `Refusal` for a code that is none of his.
        """
        return await self._alone(self._recover(person.id, shown, proof))

    async def reset(self, person: str, why: str, act: Act) -> list[str]:
        """Let nothing prove somebody any more but new codes, to be shown once; all his devices are signed out."""
        return await self._alone(self._reset(person, why, act))

    async def seen(self, session: Session) -> None:
        """Somebody is back on his device; he waits for no disk that is held."""
        if self._store.held is None and self._clock() - session.seen >= SEEN_EVERY:
            await self._alone(self._seen(session.id))

    async def sign_out(self, person: str, ids: Iterable[str]) -> None:
        """End sessions of somebody, those that are his; whoever speaks in them is told at once."""
        await self._alone(self._sign_out(person, list(ids)))

    async def join_bot(self, name: str) -> Person:
        """A bot's place among the people; the same bot again when it has one."""
        key = name_key(name)
        known = self._by_id.get(f"bot-{key}")
        if known is not None:
            return known
        return await self._alone(self._admit(Person(f"bot-{key}", name, key, bot=True), f"bot/{key}"))

    async def enrol(self, id: str, name: str) -> Person:
        """Somebody the desk writes down: a person without an account, who brings his money in cash.

        The same again when he is known by this id, or without an id by this very name; who is known by neither gets an
        id of his name. Raises `Refusal` for a name or an id that is none.
        """
        known = self.known_as(id, name)
        if known is not None:
            return known
        return await self._alone(self._write_down(self.records.now(id), name))

    def known_as(self, id: str, name: str) -> Person | None:
        """Whoever the desk knows by this id, or without an id by this very name; `None` where nobody is."""
        id = self.records.now(id)
        return self._by_id.get(id) if id else self._named(name)

    def alone_named(self, name: str) -> Person | None:
        """Whoever alone has this name; `None` where nobody has, or several."""
        key = name_key(clean_name(name, LONGEST_OF_DESK))
        found = [
            each
            for each in self._by_id.values()
            if not each.bot and name_key(each.name) == key and self.records.now(each.id) == each.id
        ]
        return found[0] if len(found) == 1 else None

    async def keep_record(
        self, person: str, record: PlayerRecord, act: Act | None, photo: bytes | None = None
    ) -> PlayerRecord:
        """Write down what the club keeps of somebody; he has a number from then on.

        `photo` is a JPEG, `None` where it stays as it is. Raises `Refusal` for who is not here, for a number or a
        document that is another's, and for what is no date or photo.
        """
        return await self._alone(self._keep_record(person, record.clean, act, photo))

    async def merge(self, person: str, into: str, act: Act | None) -> None:
        """Two people were found to be one: what the club holds for the one is the other's, and he alone is found.

        Raises `Refusal` for who is not here, and for one who has an account: he took his name himself.
        """
        await self._alone(self._merge(person, into, act))

    async def another(self, name: str, key: str) -> Person:
        """Write down somebody else of a name the house knows already; the same again for the same `key`.

        Raises `Refusal` for a name that is none.
        """
        return await self.enrol(f"p-{sha256(key.encode()).hexdigest()[:12]}", name)

    def _named(self, name: str) -> Person | None:
        """The first who was written down by this name, and no bot."""
        key = name_key(clean_name(name, LONGEST_OF_DESK))
        people = (
            person
            for person in self._by_id.values()
            if not person.bot and self.records.now(person.id) == person.id
        )
        return next((person for person in people if name_key(person.name) == key), None)

    def find(self, begins: str, most: int) -> list[Person]:
        """People, not bots, by any part of a name in either script, a number in the club, a phone or what a card says.

        Who has the number comes first, then whose name begins so, then the others; each in the order of their names.
        """
        people = [
            person
            for person in self._by_id.values()
            if not person.bot and self.records.now(person.id) == person.id
        ]
        fits = [(self.records.has(person, begins), name_key(person.name), person) for person in people]
        found = [(how, name, person.id, person) for how, name, person in fits if how is not None]
        return [person for *_, person in sorted(found)[:most]]

    async def refill(
        self,
        person: str,
        held: Callable[[], int],
        least: int,
        allowed: Callable[[int], Awaitable[None]] | None = None,
    ) -> bool:
        """Fill a wallet whose owner has fewer than `least` chips in all; False when he has enough.

        `held` counts what he has. The house brings it up to its first issue; where so many chips are not `allowed`,
        that raises `Refusal`.
        """
        return await self._alone(self._refill(person, held, least, allowed))

    async def have_back(self, person: str, account: Account) -> bool:
        """Bring to somebody's wallet what lies on its way to a table where nobody waits for it; False for nothing."""
        return await self._alone(self._have_back(person, account))

    async def _alone(self, work: Coroutine[None, None, T]) -> T:
        """Write one thing after the other, to the end even when whoever asked has gone.

        Raises `Refusal` while the disk takes nothing, as every actor does.
        """

        async def in_turn() -> T:
            async with self._writing:
                return await work

        try:
            self._store.check_not_held()
        except Refusal:
            work.close()
            raise
        return await asyncio.shield(asyncio.ensure_future(in_turn()))

    async def _join(self, newcomer: Person, key: str, secret: str, device: str) -> Person:
        known = self.holder(secret)
        if known is not None:
            return known
        await self._admit(newcomer, key, self._new_session(newcomer.id, secret, device))
        return newcomer

    def _new_session(self, person: str, secret: str, device: str) -> Session:
        now = self._clock()
        return Session(
            made_up(self._entropy, 8), token_hash(secret), person, device[:LONGEST_DEVICE], now, now
        )

    async def _add_passkey(self, person: str, id: str, passkey: Passkey) -> list[str]:
        if self.credentials.passkey(id) is not None:
            raise Refusal("room-passkey-known")
        if len(self.credentials.of(person, PASSKEY)) >= MOST_PASSKEYS:
            raise Refusal("room-passkeys-too-many", most=MOST_PASSKEYS)
        has_codes = bool(self.credentials.of(person, RECOVERY))
        codes, proofs = ([], []) if has_codes else recovery(person, self._entropy)
        proofs = [*proofs, kept(person, id, passkey)]
        await self._write(CODEC.write(PasskeyMade(person, passkey.device)), credentials=proofs)
        for each in proofs:
            self.credentials.put(each)
        return codes

    async def _remove_passkey(self, person: str, id: str) -> None:
        found = self.credentials.passkey(id)
        if found is None or found.person != person:
            return
        await self._write(CODEC.write(PasskeyRemoved(person, read(found).device)), withdrawn=[id])
        self.credentials.withdraw(person, [id])

    async def _use_passkey(self, used: Credential) -> None:
        if self.credentials.passkey(used.id) is None:
            raise Refusal("room-passkey-unknown")
        await self._write(CODEC.write(Proved(used.person)), credentials=[used], withdrawn=[used.id])
        self.credentials.put(used)

    async def _have_pin(self, person: str, proof: str) -> None:
        withdrawn = [each.id for each in self.credentials.of(person, PIN)]
        pin = Credential(made_up(self._entropy, 8), person, PIN, proof)
        await self._write(CODEC.write(PinSet(person)), credentials=[pin], withdrawn=withdrawn)
        self.credentials.withdraw(person, withdrawn)
        self.credentials.put(pin)

    async def _sign_in(self, session: Session, passkey: Credential | None) -> None:
        used = [passkey] if passkey is not None else []
        if any(self.credentials.passkey(each.id) is None for each in used):
            raise Refusal("room-passkey-unknown")
        too_many = [each.id for each in self.sessions.of_person(session.person)[MOST_DEVICES - 1 :]]
        row = CODEC.write(SignedIn(session.person, session.id, session.device))
        withdrawn = [each.id for each in used]
        await self._write(row, session=session, ended=too_many, credentials=used, withdrawn=withdrawn)
        for each in used:
            self.credentials.put(each)
        self.sessions.put(session)
        self.sessions.end(too_many)

    async def _secure(
        self, person: str, row: Row, proof: str = "", ended: Sequence[str] = (), act: Act | None = None
    ) -> list[str]:
        codes, proofs = recovery(person, self._entropy)
        if proof:
            proofs.append(Credential(made_up(self._entropy, 8), person, PASSWORD, proof))
        # Who had lost his password may have lost the devices with his passkeys on them.
        gone = (PASSWORD, RECOVERY) if isinstance(row, Secured) else (PASSWORD, RECOVERY, PASSKEY, PIN)
        withdrawn = [each.id for each in self.credentials.of(person, *gone)]
        await self._write(CODEC.write(row), credentials=proofs, withdrawn=withdrawn, ended=ended, act=act)
        self.credentials.withdraw(person, withdrawn)
        for each in proofs:
            self.credentials.put(each)
        self.sessions.end(ended)
        return codes

    async def _recover(self, person: str, shown: str, proof: str) -> list[str]:
        if not self.credentials.recovers(person, shown):
            raise Refusal("room-log-in-wrong")
        return await self._secure(person, Recovered(person), proof, self._devices(person))

    async def _reset(self, person: str, why: str, act: Act) -> list[str]:
        return await self._secure(person, Reset(person, why), ended=self._devices(person), act=act)

    def _devices(self, person: str) -> list[str]:
        return [each.id for each in self.sessions.of_person(person)]

    async def _seen(self, id: str) -> None:
        session = self.sessions.get(id)
        if session is None:
            return
        session = replace(session, seen=self._clock())
        await self._write(CODEC.write(SeenAgain(id)), session=session)
        self.sessions.put(session)

    async def _sign_out(self, person: str, ids: list[str]) -> None:
        own = [each.id for each in self.sessions.of_person(person) if each.id in ids]
        if own:
            await self._write(CODEC.write(SignedOut(person, tuple(own))), ended=own)
            self.sessions.end(own)

    async def _admit(self, newcomer: Person, key: str, session: Session | None = None) -> Person:
        if self._store.was_written(STREAM, key):
            raise Refusal("room-command-reused")
        # A bot is refused a name that somebody has, and nobody for looking like him.
        taken = set() if newcomer.bot else looks(newcomer.name) & self._looks
        if newcomer.name_key in self._by_name or taken:
            raise Refusal("room-name-taken", name=newcomer.name)
        row = CODEC.write(Joined(newcomer.id, newcomer.name, newcomer.bot, session.id if session else ""))
        issue = self._issue(newcomer.id, ISSUE)
        await self._write(row, key, issue, person=newcomer, session=session)
        self._remember(newcomer)
        if session is not None:
            self.sessions.put(session)
        return newcomer

    async def _write_down(self, id: str, name: str) -> Person:
        # Somebody else may have written him down while this waited for its turn.
        known = self._by_id.get(id) if id else self._named(name)
        if known is not None:
            return known
        newcomer = guest(id or free_id(name, self._by_id, "player"), name)
        row = CODEC.write(Joined(newcomer.id, newcomer.name, bot=False))
        await self._write(row, f"desk/{newcomer.id}", person=newcomer)
        self._remember(newcomer)
        return newcomer

    async def _keep_record(
        self, person: str, record: PlayerRecord, act: Act | None, photo: bytes | None
    ) -> PlayerRecord:
        known = self._by_id.get(person)
        if known is None or known.bot or self.records.now(person) != person:
            raise Refusal("people-nobody")
        if photo and not (photo.startswith(b"\xff\xd8") and len(photo) <= PHOTO_MOST):
            raise Refusal("people-photo", most=PHOTO_MOST // 1000)
        before = self.records.of(person)
        if not record.number:
            record = msgspec.structs.replace(record, number=before.number or self.records.free_number())
        self.records.check(person, record)
        fields = (*record.changed(before), *(("photo",) if photo is not None else ()))
        if not fields:
            return record
        text = msgspec.json.encode(record).decode()
        kept = KeptRecord(person, record.number.casefold(), text, photo=photo)
        await self._write(CODEC.write(RecordKept(person, fields)), records=[kept], act=act)
        self.records.put(kept)
        return record

    async def _merge(self, person: str, into: str, act: Act | None) -> None:
        known, other = self._by_id.get(person), self._by_id.get(into)
        if known is None or other is None or other.bot or person == into:
            raise Refusal("people-nobody")
        if self.records.now(person) != person or self.records.now(into) != into:
            raise Refusal("people-nobody")
        if not known.name_key.startswith(OF_DESK):
            raise Refusal("people-merge-account", name=known.name)
        amounts: dict[Account, int] = {}
        for account, amount in self._book.accounts():
            mine = amount and kind_of(account) != "play" and owner_of(account) == person
            if mine and (wallet_of(account) or ticket_of(account)):
                his = ticket_of(account)
                to = ticket(his[0], into) if his is not None else of_kind("club", wallet(into))
                amounts[account] = amounts.get(account, 0) - amount
                amounts[to] = amounts.get(to, 0) + amount
        transaction, tickets = moved(f"{STREAM}/{self._version + 1}", amounts)
        kept = KeptRecord(person, merged_into=into)
        row = CODEC.write(Merged(person, into))
        await self._write(row, transaction=transaction, tickets=tickets, records=[kept], act=act)
        self.records.put(kept)

    async def _refill(
        self,
        person: str,
        held: Callable[[], int],
        least: int,
        allowed: Callable[[int], Awaitable[None]] | None,
    ) -> bool:
        if held() >= least:
            return False
        chips = max(ISSUE, least) - held()
        if allowed is not None:
            await allowed(chips)
        row = CODEC.write(Refilled(person, chips))
        await self._write(row, transaction=self._issue(person, chips))
        return True

    async def _have_back(self, person: str, account: Account) -> bool:
        chips = self._book.balance(account)
        if not chips:
            return False
        row = CODEC.write(HadBack(person, account, chips))
        back = transfer(f"{STREAM}/{self._version + 1}", account, wallet(person), chips)
        await self._write(row, transaction=back)
        return True

    def _issue(self, person: str, chips: int) -> Transaction:
        return transfer(f"{STREAM}/{self._version + 1}", HOUSE_ISSUE, wallet(person), chips)

    async def _write(
        self,
        row: str,
        key: str | None = None,
        transaction: Transaction | None = None,
        *,
        person: Person | None = None,
        session: Session | None = None,
        ended: Sequence[str] = (),
        credentials: Sequence[Credential] = (),
        withdrawn: Sequence[str] = (),
        act: Act | None = None,
        tickets: Transaction | None = None,
        records: Sequence[KeptRecord] = (),
    ) -> None:
        version = self._version + 1
        commit = Commit(
            STREAM,
            version,
            self._clock(),
            row,
            key,
            transaction,
            person=person,
            session=session,
            ended=tuple(ended),
            credentials=tuple(credentials),
            withdrawn=tuple(withdrawn),
            act=act,
            tickets=tickets,
            records=tuple(records),
        )
        with ExitStack() as promises:
            for account, chips in _leaving(commit):
                promises.enter_context(self._tools.promise(account, chips))
            await self._tools.commit(commit)
        self._version = version

    def _remember(self, person: Person) -> None:
        self._by_id[person.id] = person
        self._by_name[person.name_key] = person
        if not person.name_key.startswith(OF_DESK):
            self._looks |= looks(person.name)


def _leaving(commit: Commit) -> Iterator[tuple[Account, int]]:
    """What a row takes from accounts that may owe nothing, and how much."""
    changes: dict[Account, int] = {}
    for transaction in commit.transactions:
        for posting in transaction.postings:
            changes[posting.account] = changes.get(posting.account, 0) + posting.amount
    return ((account, -amount) for account, amount in changes.items() if amount < 0 and not may_owe(account))
