"""Names: what one may be, whose it may look like, and the secrets a browser proves it with.

One rule holds for every name that is typed, of people, tables, events, shifts and dealers: `clean_name`. A name of
somebody who plays is nobody else's, nor looks like it, nor like the house's own. The secret of somebody's first
session is made of the id of the `join` that gave him his name, which only its sender knows: a `join` that is repeated
after a lost answer gets the same one. The house keeps hashes of secrets and ids, and can make neither again.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Final

from croupier.errors import Refusal
from croupier.room.bounds import LONGEST_NAME, LONGEST_OF_DESK
from croupier.room.journal.commit import Person
from croupier.text.letters import in_latin, invisible, skeleton

if TYPE_CHECKING:
    from collections.abc import Iterable

SHORTEST_NAME: Final = 2
OF_DESK: Final = "desk/"
"""How the name keys of people begin whom the desk wrote down: two of them may have the same name."""

GUEST_ID: Final = re.compile("[a-z0-9][a-z0-9-]{0,47}")
SHORTEST_JOIN_ID: Final = 32
"""A `join` id is a secret, as long as a UUID."""

MOST_MARKS: Final = 2
"""How many marks may stand on one letter: what languages need, and no tower."""

_ENGLISH: Final = (
    "floor dealer house admin administrator manager director croupier cashier staff moderator casino"
)
_RUSSIAN: Final = (
    "флор дилер админ администратор менеджер директор крупье кассир касса персонал модератор казино заведение"
)
HOUSE_WORDS: Final = (*_ENGLISH.split(), *_RUSSIAN.split())
"""Names by which the house and its people are called: nobody else has them, in whatever letters they are written."""


def clean_name(name: str, longest: int = LONGEST_NAME) -> str:
    """A name as it will stand: composed, single spaces, none at the ends. It is the rule for every name that is typed.

    Raises `Refusal` unless it has 2 to 20 (or `longest`) visible characters, none of which controls how the others
    look, with no more than two marks on a letter.

    >>> clean_name("  Anna   K ")
    'Anna K'
    """
    spaced = "".join(
        [" " if unicodedata.category(c) == "Zs" else c for c in unicodedata.normalize("NFC", name)]
    )
    cleaned = " ".join(piece for piece in spaced.split(" ") if piece)
    if any(invisible(character) for character in cleaned) or _stacked(cleaned):
        raise Refusal("room-name-invisible")
    seen = [character for character in cleaned if unicodedata.category(character)[0] not in "MZ"]
    if len(seen) < SHORTEST_NAME or len(cleaned) > longest:
        raise Refusal("room-name-length", shortest=SHORTEST_NAME, longest=longest)
    return cleaned


def _stacked(name: str) -> bool:
    """Whether more marks stand on one letter than any language puts there."""
    marks = 0
    for character in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks > MOST_MARKS:
            return True
    return False


def looks(name: str) -> frozenset[str]:
    """What a name looks like, as it is written and in small letters: names that share a look can be mistaken.

    >>> bool(looks("Anna") & looks("Аnnа")), bool(looks("Anna") & looks("Hanna"))
    (True, False)
    """
    written = unicodedata.normalize("NFKC", name)
    return frozenset([skeleton(form).casefold() for form in (written, written.casefold())])


def check_not_the_houses(name: str, bots: Iterable[str] = ()) -> None:
    """Refuse a name that stands for the house or one of its `bots`, in either alphabet and whatever disguise.

    A word of the house counts wherever it stands in a name, with figures behind it or its letters apart.
    """
    forms = {name, name.casefold()}
    words = {word for form in forms for word in re.split(r"[\W_]+", form)} | {re.sub(r"[\W_]+", "", name)}
    stripped = {word.strip("0123456789") for word in words}
    if any(looks(word) & _houses_looks() for word in words | stripped if word):
        raise Refusal("room-name-of-the-house", name=name)
    own = looks(name) | looks(_spelt(name))
    if any(own & (looks(bot) | looks(_spelt(bot))) for bot in bots):
        raise Refusal("room-name-taken", name=name)


def _spelt(name: str) -> str:
    """A name as it is spelt in Latin letters; Cyrillic has two for an x."""
    return in_latin(name.casefold()).replace("x", "ks")


@cache
def _houses_looks() -> frozenset[str]:
    words = [form for word in HOUSE_WORDS for form in (word, in_latin(word))]
    # A capital I looks like an l: a word in capitals has a look of its own.
    return frozenset([look for word in words for form in (word, word.upper()) for look in looks(form)])


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
    """The secret of the session that the `join` command with this id begins for a name.

    >>> token_for("a" * 32, "Ann") == token_for("a" * 32, "ann")
    True
    """
    return _hash("token", f"{join_id}/{name_key(name)}")


def token_hash(token: str) -> str:
    """What the house keeps of a secret that proves somebody: a session's, a code's."""
    return _hash("kept", token)


def _hash(purpose: str, secret: str) -> str:
    return hashlib.sha256(f"croupier/{purpose}/{secret}".encode()).hexdigest()
