"""A table as its talk sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from croupier.cash.talk import Talk
    from croupier.room.talk.lines import Manners


class TalkTable(Protocol):
    """A table at which people talk: of what is played there its talk knows nothing.

    `version` counts its rows; `talk` is how much everybody has said of late, `muted` are those whose word the floor
    took away, `manners` all else that is known of how they talk.
    """

    version: int
    talk: Talk
    muted: set[str]
    manners: Manners
