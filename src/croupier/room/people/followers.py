"""Who wants to hear of a person, a session or a station."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping


class Followers:
    """Whoever is called when there is something new of one of these, by its id; each is called once.

    >>> followers, heard = Followers(), []
    >>> followers.follow("ann", lambda: heard.append("ann"))
    >>> followers.tell("ann")
    >>> followers.tell("bob")
    >>> heard
    ['ann']
    """

    def __init__(self) -> None:
        self._by_id: dict[str, dict[Callable[[], None], None]] = {}

    @property
    def followed(self) -> Mapping[str, Collection[Callable[[], None]]]:
        """What anybody follows, and who does."""
        return self._by_id

    def follow(self, id: str, then: Callable[[], None]) -> None:
        """Call `then` whenever there is something new."""
        self._by_id.setdefault(id, {})[then] = None

    def unfollow(self, id: str, then: Callable[[], None]) -> None:
        """Call it no more."""
        followers = self._by_id.get(id, {})
        followers.pop(then, None)
        if not followers:
            self._by_id.pop(id, None)

    def tell(self, id: str) -> None:
        """There is something new of this one."""
        for then in tuple(self._by_id.get(id, ())):
            then()

    def tell_last(self, id: str) -> None:
        """The same, and it is over: nobody follows it any more."""
        for then in self._by_id.pop(id, {}):
            then()
