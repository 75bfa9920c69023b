"""A player's own code: on his seat card, to be who he is on his phone."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Final

from croupier.errors import Refusal

if TYPE_CHECKING:
    from croupier.room.event.state import EventState

ALPHABET: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Digits and letters that nobody mistakes for one another."""

_LETTERS: Final = 8


def code_of(secret: str, player: str) -> str:
    """The code of a player, in two groups of four.

    >>> code_of("house", "ann") == code_of("house", "ann") != code_of("house", "bob")
    True
    """
    drawn = int.from_bytes(hmac.digest(secret.encode(), player.encode(), hashlib.sha256), "big")
    letters = ""
    for _ in range(_LETTERS):
        drawn, letter = divmod(drawn, len(ALPHABET))
        letters += ALPHABET[letter]
    return f"{letters[:4]}-{letters[4:]}"


def player_of_code(state: EventState, code: str) -> str:
    """Whose code this is, however it was typed; raises `Refusal` where it is nobody's."""
    typed = "".join([letter for letter in code.upper() if letter.isalnum()])
    for player in state.event.entrants:
        if hmac.compare_digest(code_of(state.secret, player).replace("-", "").encode(), typed.encode()):
            return player
    raise Refusal("event-no-such-code")
