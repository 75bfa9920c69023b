"""Who is who: names, and the tokens that prove them.

A name belongs to whoever holds its token. The token is drawn from the id of the `join` command, which only
its sender knows, so that a `join` repeated after a lost answer gets the same token; the house keeps hashes of
both and can make neither again.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from typing import Final

from croupier.errors import Refusal
from croupier.room.journal.commit import Person

SHORTEST_NAME: Final = 2
LONGEST_NAME: Final = 20
LONGEST_OF_DESK: Final = 60
"""A player stands on the desk's list with all his names."""

OF_DESK: Final = "desk/"
"""How the name keys of people begin whom the desk wrote down: two of them may have the same name."""

GUEST_ID: Final = re.compile("[a-z0-9][a-z0-9-]{0,47}")
SHORTEST_JOIN_ID: Final = 32
"""A `join` id is a secret, as long as a UUID."""

_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def clean_name(name: str, longest: int = LONGEST_NAME) -> str:
    """A name as it will stand: composed, single spaces, none at the ends.

    Raises `Refusal` unless it has 2 to 20 (or `longest`) visible characters, none of which controls how the others
    look.

    >>> clean_name("  Anna   K ")
    'Anna K'
    """
    cleaned = " ".join(unicodedata.normalize("NFC", name).split(" ")).strip()
    cleaned = " ".join(piece for piece in cleaned.split(" ") if piece)
    if any(unicodedata.category(character) in _UNSEEN for character in cleaned):
        raise Refusal("room-name-invisible")
    seen = [character for character in cleaned if unicodedata.category(character)[0] not in "MZ"]
    if len(seen) < SHORTEST_NAME or len(cleaned) > longest:
        raise Refusal("room-name-length", shortest=SHORTEST_NAME, longest=longest)
    return cleaned


def guest(id: str, name: str) -> Person:
    """Somebody without an account, as the desk writes him down: two of them may have the same name.

    Raises `Refusal` for an id of anything but small letters, digits and hyphens, or a name that is none.

    >>> guest("ann-k", " Ann  K ").name
    'Ann K'
    """
    if not GUEST_ID.fullmatch(id) or id.startswith("bot-"):
        raise Refusal("room-guest-id")
    return Person(id, clean_name(name, LONGEST_OF_DESK), f"{OF_DESK}{id}", bot=False)


def came_himself(person: Person) -> bool:
    """Whether a person took his name himself, so that he may be signed in; the desk wrote the others down."""
    return not person.bot and not person.name_key.startswith(OF_DESK)


def name_key(name: str) -> str:
    """What makes two names the same: neither case nor the form of a letter does.

    >>> name_key("ＡＮＮ") == name_key("ann")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def join_key(id: str) -> str:
    """The journal's name for a `join` command: its hash, since its id is a secret.

    Raises `Refusal` when the id is too short to be one.
    """
    if len(id) < SHORTEST_JOIN_ID:
        raise Refusal("room-join-id-short", shortest=SHORTEST_JOIN_ID)
    return _hash("join", id)


def token_for(join_id: str, name: str) -> str:
    """The token that the `join` command with this id earns for a name.

    >>> token_for("a" * 32, "Ann") == token_for("a" * 32, "ann")
    True
    """
    return _hash("token", f"{join_id}/{name_key(name)}")


def token_hash(token: str) -> str:
    """What the house keeps of a token."""
    return _hash("kept", token)


def _hash(purpose: str, secret: str) -> str:
    return hashlib.sha256(f"croupier/{purpose}/{secret}".encode()).hexdigest()
