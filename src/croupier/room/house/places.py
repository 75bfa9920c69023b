"""Who sits at which poker tables, so that a page can lead somebody to all of his."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.room.table.poker import AnyPoker

_NOBODY: Final[frozenset[str]] = frozenset()


class Places:
    """Keeps whose seats are where as tables change; `told` is called with whoever sat down somewhere or left.

    Bots need none of it, and are left out.
    """

    def __init__(self, told: Callable[[str], None]) -> None:
        self._told = told
        self._at: dict[str, frozenset[str]] = {}
        self._of: dict[str, dict[str, None]] = {}

    def of(self, person: str) -> tuple[str, ...]:
        """The tables at which somebody sits, in the order he came to them."""
        return tuple(self._of.get(person, ()))

    def look(self, actor: AnyPoker) -> None:
        """A table has changed."""
        state = actor.state
        here = frozenset([each.person for each in state.seated.values() if not each.bot])
        before = self._at.get(actor.id, _NOBODY)
        if here == before:
            return
        self._at[actor.id] = here
        for person in here - before:
            self._of.setdefault(person, {})[actor.id] = None
        for person in before - here:
            self._of[person].pop(actor.id, None)
            if not self._of[person]:
                del self._of[person]
        if not here:
            del self._at[actor.id]
        for person in here ^ before:
            self._told(person)
