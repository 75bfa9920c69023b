"""A device that makes passkeys and signs with them, as a browser hands its answers to the house."""

from __future__ import annotations

import hashlib
import json
from struct import pack
from typing import Any, Final

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256

from croupier.room.people.passkeys import packed, unpacked

PRESENT: Final = 1
VERIFIED: Final = 4
HAS_KEY: Final = 64
ES256: Final = -7


class Authenticator:
    """One passkey, and how often it has signed; `flags` say what the person did, `count` whether it counts at all."""

    def __init__(
        self, origin: str, *, flags: int = PRESENT | VERIFIED, id: bytes = b"key-one", count: bool = True
    ):
        self.origin = origin
        self.flags = flags
        self.id = id
        self.count = 1 if count else 0
        self.user = ""
        self._key = generate_private_key(SECP256R1())

    def makes(self, asked: dict[str, Any]) -> dict[str, str]:
        """The answer to being asked for a passkey."""
        self.user = asked["user"]["id"]
        at = self._key.public_key().public_numbers()
        cose = {1: 2, 3: ES256, -1: 1, -2: at.x.to_bytes(32, "big"), -3: at.y.to_bytes(32, "big")}
        key = bytes(16) + pack(">H", len(self.id)) + self.id + cbor2.dumps(cose)
        said = self._said(asked["rp"]["id"], HAS_KEY) + key
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": said})
        client = self._client("webauthn.create", asked["challenge"])
        return {"id": packed(self.id), "client": packed(client), "attestation": packed(attestation)}

    def signs(self, asked: dict[str, Any]) -> dict[str, str]:
        """The answer to being asked to sign."""
        self.count += 1 if self.count else 0
        said, client = self._said(asked["rpId"]), self._client("webauthn.get", asked["challenge"])
        signature = self._key.sign(said + hashlib.sha256(client).digest(), ECDSA(SHA256()))
        return {
            "id": packed(self.id),
            "client": packed(client),
            "authenticator": packed(said),
            "signature": packed(signature),
            "user": self.user,
        }

    def _said(self, site: str, more: int = 0) -> bytes:
        return hashlib.sha256(site.encode()).digest() + pack(">BI", self.flags | more, self.count)

    def _client(self, kind: str, challenge: str) -> bytes:
        assert unpacked(challenge)
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()
