"""The key of a house, which lies apart from its database: who has the file alone sees no card that is still hidden."""

from __future__ import annotations

import hmac
import os
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from croupier.errors import Broken, Mistake
from croupier.room.journal.files import write_whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

LENGTH: Final = 32
NONCE: Final = 12


class HouseKey:
    """Encrypts what nobody may know yet, and signs what everybody may. `entropy` gives so many random bytes.

    >>> key = HouseKey(bytes(32))
    >>> key.opened(key.enclosed(b"AhKh", b"table/oak/3"), b"table/oak/3")
    b'AhKh'
    """

    def __init__(self, secret: bytes, entropy: Callable[[int], bytes] = os.urandom) -> None:
        self.id: Final = sha256(b"croupier house key" + secret).hexdigest()[:16]
        self._cipher = ChaCha20Poly1305(_derived(secret, b"croupier encrypts"))
        self._signer = Ed25519PrivateKey.from_private_bytes(_derived(secret, b"croupier signs"))
        self._marker = _derived(secret, b"croupier marks")
        self._entropy = entropy

    @property
    def public(self) -> bytes:
        """What a signature of this house is checked with."""
        return self._signer.public_key().public_bytes_raw()

    def sign(self, said: bytes) -> bytes:
        """Return the house's signature (Ed25519)."""
        return self._signer.sign(said)

    def mark(self, what: str) -> str:
        """Return a mark by which something is known again, and from which nobody without the key learns what it is.

        >>> key = HouseKey(bytes(32))
        >>> key.mark("192.0.2.7") == key.mark("192.0.2.7") != key.mark("192.0.2.8")
        True
        """
        return hmac.digest(self._marker, what.encode(), "sha256").hex()[:16]

    def fresh(self) -> bytes:
        """Return a new key for one thing."""
        return self._entropy(LENGTH)

    def enclosed(self, plain: bytes, of: bytes) -> bytes:
        """Return something encrypted (ChaCha20-Poly1305), which can be read as being `of` this alone."""
        nonce = self._entropy(NONCE)
        return nonce + self._cipher.encrypt(nonce, plain, of)

    def opened(self, enclosed: bytes, of: bytes) -> bytes:
        """Return what was encrypted; `Broken` for what was not encrypted by this key, or was changed."""
        try:
            return self._cipher.decrypt(enclosed[:NONCE], enclosed[NONCE:], of)
        except InvalidTag as error:
            raise Broken("room-row-enclosed") from error


def once(key: bytes, plain: bytes, of: bytes) -> bytes:
    """Return something encrypted with a key that encrypts nothing else."""
    return ChaCha20Poly1305(key).encrypt(bytes(NONCE), plain, of)


def opened_once(key: bytes, enclosed: bytes, of: bytes) -> bytes:
    """Return what `once` encrypted; `Broken` where it was changed."""
    try:
        return ChaCha20Poly1305(key).decrypt(bytes(NONCE), enclosed, of)
    except (InvalidTag, ValueError) as error:
        raise Broken("room-row-enclosed") from error


def beside(database: Path) -> Path:
    """Where the key of a database lies unless it is told otherwise."""
    return database.with_name(database.name + ".house-key")


def read(path: Path) -> HouseKey | None:
    """Return the key in a file; `None` where there is none, `Mistake` where it is no key or cannot be read."""
    try:
        secret = bytes.fromhex(path.read_text("ascii").strip())
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise Mistake("room-house-key-unusable", path=str(path), why=str(error)) from error
    if len(secret) != LENGTH:
        raise Mistake("room-house-key-unusable", path=str(path), why=f"{len(secret)} bytes")
    return HouseKey(secret)


def make(path: Path) -> HouseKey:
    """Make a new key in a new file that its owner alone can read; `Mistake` where it cannot be written."""
    secret = secrets.token_bytes(LENGTH)
    try:
        # What is encrypted with it is acknowledged soon: its name is on the disk before.
        write_whole(path, f"{secret.hex()}\n".encode(), over=False)
    except OSError as error:
        raise Mistake("room-house-key-unusable", path=str(path), why=str(error)) from error
    return HouseKey(secret)


def _derived(secret: bytes, use: bytes) -> bytes:
    return HKDF(SHA256(), LENGTH, None, use).derive(secret)
