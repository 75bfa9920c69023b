"""Passkeys (WebAuthn): a key that a device or its keychain holds, and signs the house's challenges with."""

from __future__ import annotations

import base64
import binascii
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from croupier.errors import Refusal
from croupier.room.journal.commit import Credential

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from croupier.cards.deck import Randomness
    from croupier.room.journal.commit import Person

PASSKEY: Final = "passkey"

GOOD_FOR: Final = 5 * 60 * 1000
"""How long a challenge may be answered, in ms."""

REMEMBERED: Final = 10_000
"""How many challenges may stand at once; the oldest goes where one more is given."""

MOST_PASSKEYS: Final = 10
"""How many somebody may have."""

CHALLENGE: Final = 32
"""In bytes; the specification asks for 16."""

HOUSE: Final = "Croupier"


class Site(NamedTuple):
    """Where a passkey is good: the house's own name, and the address of its pages as a browser writes it."""

    name: str
    origin: str


class Passkey(msgspec.Struct, frozen=True):
    """What is kept of a passkey: its public key, where it is good, how often it has signed, what made it and when."""

    site: str
    public: bytes
    signed: int
    device: str
    made: int


def read(credential: Credential) -> Passkey:
    """What the proof of a passkey says."""
    return msgspec.json.decode(credential.proof, type=Passkey)


class NewKey(NamedTuple):
    """A browser's answer to a challenge to make a passkey; everything in base64url, as browsers write it."""

    id: str
    client: str
    attestation: str


class SignedKey(NamedTuple):
    """A browser's answer to a challenge to sign in; everything in base64url. `user` is whom the key was made for."""

    id: str
    client: str
    authenticator: str
    signature: str
    user: str


class _Given(NamedTuple):
    what: str
    until: int


class Challenges:
    """The challenges that wait for their answer, each good once; a restart forgets them.

    One given for something (a session's new passkey, an ask's second signature) is good for that alone, one without
    signs anybody in.
    """

    def __init__(self, clock: Callable[[], int], entropy: Randomness) -> None:
        self._clock = clock
        self._entropy = entropy
        self._given: OrderedDict[bytes, _Given] = OrderedDict()

    def give(self, what: str = "") -> bytes:
        """A new challenge."""
        challenge = self._entropy.randrange(256**CHALLENGE).to_bytes(CHALLENGE, "big")
        self._given[challenge] = _Given(what, self._clock() + GOOD_FOR)
        while len(self._given) > REMEMBERED:
            self._given.popitem(last=False)
        return challenge

    def take(self, client: str, what: str = "") -> bytes:
        """The challenge that a browser's answer names; it is good no more.

        Raises `Refusal` for one that was never given, was answered, is too old or was given for something else.
        """
        try:
            challenge = unpacked(msgspec.json.decode(unpacked(client), type=_Client).challenge)
        except msgspec.MsgspecError:
            raise Refusal("room-passkey-wrong") from None
        given = self._given.pop(challenge, None)
        if given is None or given.until <= self._clock() or given.what != what:
            raise Refusal("room-passkey-late")
        return challenge


class _Client(msgspec.Struct):
    challenge: str


def unpacked(text: str) -> bytes:
    """The bytes of a text in base64url; raises `Refusal` where it is none.

    >>> unpacked("AQI")
    b'\\x01\\x02'
    """
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise Refusal("room-passkey-wrong") from None


# The library brings OpenSSL's certificates along, which nobody needs who has no passkey: it is loaded when one is used.


def to_make(site: Site, person: Person, challenge: bytes, has: Iterable[Credential]) -> dict[str, Any]:
    """What a browser is asked for so that somebody has one more passkey."""
    from webauthn import generate_registration_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    return options_to_json_dict(
        generate_registration_options(
            rp_id=site.name,
            rp_name=HOUSE,
            user_name=person.name,
            user_id=person.id.encode(),
            challenge=challenge,
            timeout=GOOD_FOR,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                require_resident_key=True,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(unpacked(each.id)) for each in has],
        )
    )


def to_sign(site: Site, challenge: bytes) -> dict[str, Any]:
    """What a browser is asked for so that somebody signs in with whichever passkey he has here."""
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import UserVerificationRequirement

    return options_to_json_dict(
        generate_authentication_options(
            rp_id=site.name,
            challenge=challenge,
            timeout=GOOD_FOR,
            user_verification=UserVerificationRequirement.REQUIRED,
        )
    )


def made(site: Site, challenge: bytes, answer: NewKey, device: str, at: int) -> tuple[str, Passkey]:
    """The passkey a browser made for a challenge, and its id; raises `Refusal` for one made elsewhere or otherwise."""
    from webauthn import verify_registration_response
    from webauthn.helpers.structs import AuthenticatorAttestationResponse, RegistrationCredential

    response = AuthenticatorAttestationResponse(unpacked(answer.client), unpacked(answer.attestation))
    try:
        found = verify_registration_response(
            credential=RegistrationCredential(answer.id, unpacked(answer.id), response),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    # What a stranger sent is read as CBOR and ASN.1 here: it fails in as many ways as it may be wrong.
    except Exception:
        raise Refusal("room-passkey-wrong") from None
    key = Passkey(site.name, found.credential_public_key, found.sign_count, device, at)
    if packed(found.credential_id) != answer.id:
        raise Refusal("room-passkey-wrong")
    return answer.id, key


def signed(site: Site, credential: Credential, challenge: bytes, answer: SignedKey) -> Credential:
    """The passkey, one signature later; raises `Refusal` where it did not sign this challenge here for its owner.

    A signature whose count is behind the one before is that of a copy of the key.
    """
    from webauthn import verify_authentication_response
    from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse

    key = read(credential)
    if key.site != site.name or unpacked(answer.user) != credential.person.encode():
        raise Refusal("room-passkey-wrong")
    response = AuthenticatorAssertionResponse(
        unpacked(answer.client), unpacked(answer.authenticator), unpacked(answer.signature)
    )
    try:
        found = verify_authentication_response(
            credential=AuthenticationCredential(answer.id, unpacked(answer.id), response),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=key.public,
            credential_current_sign_count=key.signed,
            require_user_verification=True,
        )
    except Exception:
        raise Refusal("room-passkey-wrong") from None
    now = msgspec.structs.replace(key, signed=found.new_sign_count)
    return kept(credential.person, credential.id, now)


def kept(person: str, id: str, key: Passkey) -> Credential:
    """A passkey of somebody as the house keeps it."""
    return Credential(id, person, PASSKEY, msgspec.json.encode(key).decode())


def packed(id: bytes) -> str:
    """Bytes in base64url, as browsers write them.

    >>> packed(b"\\x01\\x02")
    'AQI'
    """
    return base64.urlsafe_b64encode(id).rstrip(b"=").decode()
