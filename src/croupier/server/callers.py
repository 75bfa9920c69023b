"""Whoever asks, over HTTP or a socket: known by the cookie of his session, or of a station, and by nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.errors import Refusal
from croupier.server.cookies import secrets_of
from croupier.server.origin import asked_by

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request

    from croupier.room.actors.asks import By
    from croupier.room.house.house import House
    from croupier.room.journal.commit import Person, Session
    from croupier.room.staff.rows import Station
    from croupier.staff import Permission

    Place = Callable[[Request], str]
    """Where in the house a request is about."""


class Callers:
    """Who speaks in a request, and whether what he may do for the house is enough."""

    def __init__(self, house: House) -> None:
        self._house = house

    def session(self, request: Request) -> Session | None:
        """The session of a request."""
        return self._house.shown(*secrets_of(request))[0]

    def station(self, request: Request) -> Station | None:
        """The station from which a request comes."""
        return self._house.shown(*secrets_of(request))[1]

    def person(self, request: Request) -> Person | None:
        """Who is signed in."""
        session = self.session(request)
        if session is None:
            return None
        asked_by(request.scope, session.person)
        return self._house.members.of(session)

    def viewer(self, request: Request) -> str | None:
        """The id of who is signed in."""
        person = self.person(request)
        return person.id if person is not None else None

    def by(self, request: Request) -> By:
        """Who asks, with all he may do for the house."""
        self.person(request)
        return self._house.speaks(*self._house.shown(*secrets_of(request)))

    def may(self, request: Request, permission: Permission, at: str = "") -> bool:
        """Whether a role lets him do something at a place."""
        return self.by(request).for_the_house((permission,), at, self._house.now) is not None

    def check(self, request: Request, permission: Permission, at: str = "") -> By:
        """Return who asks, as he speaks for the house.

        Raises `Refusal` where no role of his lets him, and for money and roles on a device that was left alone.
        """
        by = self.by(request).for_the_house((permission,), at, self._house.now)
        if by is None:
            raise Refusal("staff-not-allowed", needs=permission)
        if not self._house.unattended.shows(by, permission):
            raise self._house.unattended.refusal
        return by
