"""Whoever leads a table hears of the desk who looks on at gateways."""

from types import SimpleNamespace
from typing import Any

from croupier.room.actors.watched import FROM_THE_START, Reached
from croupier.room.bus.within import WithinOne
from croupier.room.house.showing import Eye, Showing


def test_who_looks_on_is_shown_what_he_lacks_and_wallets_are_read_once_for_all() -> None:
    shown: list[tuple[str, int | None]] = []
    read: list[set[str]] = []

    def watch(viewer: Any, seen: int | None) -> None:
        shown.append((viewer.person, seen))

    oak: Any = SimpleNamespace(stream="table/oak", watch=watch, unwatch=lambda _: None)
    showing = Showing(WithinOne(), lambda: True, lambda _: 1)
    showing.knows = lambda people: read.append(set(people))
    showing.lead(oak, 100)

    def eye(who: str, *, floor: bool = False, count: int, at: int, held: int = 0) -> Eye:
        return Eye(Reached("west", who), who, floor, count, at, 7, held)

    # Boris was shown it by whoever led it before.
    showing.look(oak, [eye("ann", count=1, at=100), eye("boris", count=2, at=99)])
    assert shown == [("ann", 7), ("boris", FROM_THE_START)]
    showing.look(oak, [eye("ann", count=1, at=100), eye("boris", count=2, at=99, held=50)])
    assert len(shown) == 2
    assert read == [{"ann", "boris"}, {"boris"}]
    # Ann is of the floor now, and looks again later, knowing what happened up to then.
    showing.look(oak, [eye("ann", floor=True, count=1, at=100)])
    showing.look(oak, [eye("ann", floor=True, count=3, at=101)])
    assert shown[2:] == [("ann", FROM_THE_START), ("ann", 7)]
