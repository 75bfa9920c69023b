"""The heads of all journals, signed by the house once a day: who keeps elsewhere what it signed need not believe it.

A chain (`room.journal.chain`) shows every change but one: that it was made anew from some row on, or cut off. So the
house writes down how far each journal goes and its hash there, signs that, and chains it too. One such statement,
kept where the house cannot reach it, holds all that was written before.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from croupier.errors import Broken, CroupierError, Mistake
from croupier.room.actors.actor import Actor, Tools
from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.actors.stream import NOTHING, Effect, StreamKind
from croupier.room.journal.codec import Codec

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.room.actors.watched import Eyes
    from croupier.room.journal.house_key import HouseKey
    from croupier.room.journal.reader import Reader

HEADS: Final = "heads"
"""The name of their journal."""

DAY: Final = 86_400_000
"""How often they are signed, in ms."""

Heads = dict[str, tuple[int, str]]
"""The version of a stream's last row, and its hash in hex."""


class Signed(msgspec.Struct, frozen=True, tag="signed"):
    """The heads of the streams that have grown since, with the house's public key and its signature, in hex."""

    heads: Heads
    key: str
    signature: str


Row = Signed | Resumed | Stopped

CODEC: Final[Codec[Row]] = Codec("heads", Row)


class Statement(msgspec.Struct, frozen=True):
    """What is to be kept elsewhere: the row, its version, and the hash of the one before it, in hex.

    >>> from croupier.room.journal.house_key import HouseKey
    >>> said = stated(HouseKey(bytes(32)), 1, bytes(32), {"table/oak": (7, "ab" * 32)})
    >>> said.is_signed(), msgspec.structs.replace(said, version=2).is_signed()
    (True, False)
    """

    version: int
    previous: str
    heads: Heads
    key: str
    signature: str

    def is_signed(self) -> bool:
        """Whether whoever has the key signed just this."""
        try:
            key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(self.key))
            key.verify(bytes.fromhex(self.signature), _said(self.version, self.previous, self.heads))
        except (InvalidSignature, ValueError):
            return False
        return True


def stated(key: HouseKey, version: int, previous: bytes, heads: Heads) -> Statement:
    """Return what the house says, signed."""
    signature = key.sign(_said(version, previous.hex(), heads))
    return Statement(version, previous.hex(), heads, key.public.hex(), signature.hex())


def _said(version: int, previous: str, heads: Heads) -> bytes:
    return b"croupier heads 1\n" + msgspec.json.encode((version, previous, sorted(heads.items())))


@dataclass(slots=True)
class HeadsState:
    """How far each stream was when it was last signed, and when that was."""

    version: int = 0
    stopped: str | None = None
    told: dict[str, int] = field(default_factory=dict)
    at: int = 0

    @property
    def stream(self) -> str:
        """The name of their journal."""
        return HEADS

    def copy(self) -> HeadsState:
        """Return them as another value."""
        return HeadsState(self.version, self.stopped, dict(self.told), self.at)


def _apply(state: HeadsState, row: Row, at: int) -> Effect:
    if isinstance(row, Signed):
        state.told |= {stream: version for stream, (version, _) in row.heads.items()}
        state.at = at
    return NOTHING


KIND: Final[StreamKind[HeadsState, Row]] = StreamKind(
    CODEC.read, CODEC.write, _apply, lambda _row, _at: HeadsState(), opens=False
)
"""How their journal is kept."""


class HeadsView(msgspec.Struct, frozen=True):
    """How many rows their journal has."""

    version: int


class Sign(msgspec.Struct, frozen=True):
    """Sign how far all journals are."""


class HeadsActor(Actor[HeadsState, Sign, Row]):
    """Signs the heads when the house opens, and once a day."""

    kind: ClassVar[StreamKind[Any, Any]] = KIND

    def __init__(self, tools: Tools, key: HouseKey) -> None:
        super().__init__(tools.reopened(KIND, HEADS) or HeadsState(), tools)
        self._key = key

    @property
    def id(self) -> str:
        """What they are called."""
        return HEADS

    def _due(self) -> tuple[int, Sign] | None:
        return self.state.at + DAY, Sign()

    def _decide(self, _: Sign) -> Row:
        state, store = self.state, self._tools.store
        grown = {
            stream: (version, store.head(stream, version).hex())
            for stream in store.streams()
            if stream != HEADS and (version := store.version(stream)) > state.told.get(stream, 0)
        }
        said = stated(self._key, state.version + 1, store.head(HEADS, state.version), grown)
        return Signed(said.heads, said.key, said.signature)

    def _eyes(self) -> Eyes:
        return lambda _: HeadsView(self.state.version)


def statements(reader: Reader) -> Iterable[Statement]:
    """Return everything the house has signed, the last one last; `Broken` at a row that cannot be read."""
    for each in reader.rows(HEADS):
        row = CODEC.read(each.row)
        if isinstance(row, Signed):
            previous = reader.head(HEADS, each.version - 1).hex()
            yield Statement(each.version, previous, row.heads, row.key, row.signature)


def wrong_with(said: Statement, reader: Reader) -> list[CroupierError]:
    """Return what in a database is not as the house signed it."""
    if not said.is_signed():
        return [Broken("check-signature-wrong", version=said.version)]
    return [
        Broken("check-head-differs", stream=stream, version=version)
        for stream, (version, hash) in said.heads.items()
        if not reader.stands(stream, version, hash)
    ]


def wrong_with_kept(text: bytes, reader: Reader) -> list[CroupierError]:
    """Return what is not as in statements kept elsewhere, one a line; `Mistake` for a line that is none."""
    wrong: list[CroupierError] = []
    known = {each.version: each for each in statements(reader)}
    for number, line in enumerate(text.splitlines(), 1):
        try:
            kept = msgspec.json.decode(line, type=Statement)
        except msgspec.DecodeError as error:
            raise Mistake("check-no-statement", line=number) from error
        if not kept.is_signed():
            wrong.append(Broken("check-signature-wrong", version=kept.version))
        elif known.get(kept.version) != kept:
            wrong.append(Broken("check-head-differs", stream=HEADS, version=kept.version))
    return wrong
