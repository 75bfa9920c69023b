"""How somebody proves who he is on a device that does not know him: a passkey, a password, or a code he kept."""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from typing import TYPE_CHECKING, Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from argon2.profiles import RFC_9106_LOW_MEMORY

from croupier.errors import Refusal
from croupier.room.journal.commit import Credential
from croupier.room.people.codes import code, written
from croupier.room.people.names import name_key, token_hash
from croupier.room.people.passkeys import PASSKEY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from croupier.cards.deck import Randomness

PASSWORD: Final = "password"
RECOVERY: Final = "recovery"
PIN: Final = "pin"

SHORTEST: Final = 8
"""NIST SP 800-63B, 5.1.1.1; it asks for no digits and no signs."""

PIN_LENGTHS: Final = range(4, 9)
"""It is good at the house's own devices only, and for proving oneself where one is signed in."""

RECOVERY_CODES: Final = 8
RECOVERY_LENGTH: Final = 12

FREE_TRIES: Final = 3
FIRST_WAIT: Final = 30_000
LONGEST_WAIT: Final = 15 * 60_000
"""After so many wrong tries one waits, in ms, twice as long after each further one."""

REMEMBERED: Final = 10_000

_HASHER: Final = PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY)
_NOBODY: Final = (
    "$argon2id$v=19$m=65536,t=3,p=4$tkpw4lo88eGnWs1MOtTFOw$E+kv3x87Fn3id17Oj9njZpEHbvY4846PjY/fhUJmi/k"
)
"""What a password is held against where there is none: who tries names learns nothing by how long it takes."""


def hashed(password: str) -> str:
    """What the house keeps of a password; it takes 64 MB and a good while on purpose."""
    return _HASHER.hash(_composed(password))


def holds(proof: str, password: str) -> bool:
    """Whether a password is the one that was hashed."""
    try:
        return _HASHER.verify(proof or _NOBODY, _composed(password)) and bool(proof)
    except VerificationError:
        return False


def check(password: str, name: str) -> None:
    """Raise `Refusal` for a password that is too short, or is the name."""
    if len(_composed(password)) < SHORTEST:
        raise Refusal("room-password-short", shortest=SHORTEST)
    if name_key(name) in name_key(password):
        raise Refusal("room-password-name")


def check_pin(pin: str) -> None:
    """Raise `Refusal` for what is no PIN: too short, too long, other than digits, or one digit only."""
    if not (pin.isascii() and pin.isdigit() and len(pin) in PIN_LENGTHS and len(set(pin)) > 1):
        raise Refusal("staff-pin-none", shortest=PIN_LENGTHS[0], longest=PIN_LENGTHS[-1])


def _composed(password: str) -> str:
    return unicodedata.normalize("NFKC", password)


def recovery(person: str, entropy: Randomness) -> tuple[list[str], list[Credential]]:
    """New codes for somebody, to be shown once, and what is kept of them."""
    codes = [code(entropy, RECOVERY_LENGTH) for _ in range(RECOVERY_CODES)]
    return codes, [Credential(_id_of(person, each), person, RECOVERY, "") for each in codes]


def _id_of(person: str, shown: str) -> str:
    return token_hash(f"{person}/{written(shown)}")


class Credentials:
    """What is kept of everybody's, by person."""

    def __init__(self, credentials: Iterable[Credential]) -> None:
        self._by_person: dict[str, dict[str, Credential]] = {}
        self._passkeys: dict[str, Credential] = {}
        for each in credentials:
            self.put(each)

    def put(self, credential: Credential) -> None:
        """One more."""
        self._by_person.setdefault(credential.person, {})[credential.id] = credential
        if credential.kind == PASSKEY:
            self._passkeys[credential.id] = credential

    def withdraw(self, person: str, ids: Iterable[str]) -> None:
        """They prove nothing any more."""
        for id in ids:
            del self._by_person[person][id]
            self._passkeys.pop(id, None)

    def of(self, person: str, *kinds: str) -> list[Credential]:
        """All of somebody, or those of these kinds."""
        own = self._by_person.get(person, {}).values()
        return [each for each in own if not kinds or each.kind in kinds]

    def passkey(self, id: str) -> Credential | None:
        """The passkey of this id, whosever it is."""
        return self._passkeys.get(id)

    def proof(self, person: str) -> str:
        """What his password is held against, empty where he has none."""
        return next((each.proof for each in self.of(person, PASSWORD)), "")

    def proves(self, person: str) -> bool:
        """Whether somebody has anything to prove himself by a second time."""
        return bool(self.of(person, PASSWORD, PASSKEY, PIN))

    def recovers(self, person: str, shown: str) -> bool:
        """Whether this is one of his codes."""
        return _id_of(person, shown) in self._by_person.get(person, {})


class _Wrong(NamedTuple):
    tries: int
    until: int


class Tries:
    """Wrong tries by whom they are against: after a few of them everybody waits, whoever he is."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._wrong: OrderedDict[str, _Wrong] = OrderedDict()

    def take(self, against: str) -> None:
        """One more try, which counts as wrong until it was right; `Refusal` while one has to wait, with the seconds."""
        wrong = self._wrong.get(against) or _Wrong(0, 0)
        left = wrong.until - self._clock()
        if left > 0:
            raise Refusal("room-log-in-later", seconds=-(-left // 1000))
        self._wrong.pop(against, None)
        tries = wrong.tries + 1
        over = tries - FREE_TRIES
        wait = min(LONGEST_WAIT, FIRST_WAIT << min(over, 10)) if over >= 0 else 0
        self._wrong[against] = _Wrong(tries, self._clock() + wait)
        while len(self._wrong) > REMEMBERED:
            self._wrong.popitem(last=False)

    def right(self, against: str) -> None:
        """It was he."""
        self._wrong.pop(against, None)
