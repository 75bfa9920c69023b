"""Who is signed in on which device: sessions of the house's own, proved by a secret that only a cookie holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.room.people.followers import Followers
from croupier.room.people.names import token_hash

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from croupier.room.journal.commit import Session

DAY: Final = 24 * 60 * 60 * 1000
"""In ms, as all times here."""

IDLE: Final = 180 * DAY
"""A session nobody has come with for so long is at its end; a guest who comes has no other way to be known."""

ABSOLUTE: Final = 365 * DAY
"""A session of somebody who can sign in again is at its end after so long, however often he comes."""


class Ends(NamedTuple):
    """When sessions end by themselves, in ms: after nobody came for so long, and in any case."""

    idle: int = IDLE
    absolute: int = ABSOLUTE


SEEN_EVERY: Final = DAY // 2
"""That somebody is here again is written down once in so long."""

MOST_DEVICES: Final = 20
"""With one device more the one that was away for longest is signed out."""

LONGEST_DEVICE: Final = 200


class Sessions:
    """The sessions that stand, by their secrets, and who has to be told when one ends.

    Who `comes_again` can prove who he is without one.
    """

    def __init__(
        self,
        sessions: Iterable[Session],
        clock: Callable[[], int],
        ends: Ends,
        comes_again: Callable[[str], bool],
    ) -> None:
        self._clock = clock
        self._ends = ends
        self._comes_again = comes_again
        self._by_hash: dict[str, Session] = {}
        self._by_id: dict[str, Session] = {}
        self.followers: Final = Followers()
        """Who hears when a session has ended."""
        for each in sessions:
            self.put(each)

    def of(self, secret: str | None) -> Session | None:
        """The session this secret proves; none where it has ended."""
        found = self._by_hash.get(token_hash(secret)) if secret else None
        return found if found is not None and not self._over(found) else None

    def _over(self, session: Session) -> bool:
        now = self._clock()
        if now - session.seen >= self._ends.idle:
            return True
        # A guest whose session ends is nobody for ever: only who can prove himself is asked to.
        return now - session.began >= self._ends.absolute and self._comes_again(session.person)

    def get(self, id: str) -> Session | None:
        """A session by its id, which proves nothing."""
        return self._by_id.get(id)

    def of_person(self, person: str) -> list[Session]:
        """The devices of somebody, the one last seen first."""
        own = [each for each in self._by_id.values() if each.person == person]
        return sorted(own, key=lambda each: (-each.seen, each.id))

    def put(self, session: Session) -> None:
        """A session begins, or its device is seen again."""
        self._by_id[session.id] = self._by_hash[session.hash] = session

    def end(self, ids: Iterable[str]) -> None:
        """Sessions are no more, and whoever speaks in one is told at once."""
        for id in ids:
            session = self._by_id.pop(id)
            del self._by_hash[session.hash]
            self.followers.tell_last(id)
