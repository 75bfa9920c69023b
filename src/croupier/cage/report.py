"""What a club hands to its accountant: receipts and drawers as CSV, and sums by what they are for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from croupier.cage.drawer import METHODS
from croupier.text.sheet import sheet as csv
from croupier.text.sheet import units

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from croupier.cage.drawer import Drawer, Receipt

By = Literal["event", "person", "drawer", "what", "method"]

SHEET: Final = (
    "number", "at", "drawer", "by", "person", "name", "what", "amount", "method", "event", "why",
)  # fmt: skip

DRAWERS: Final = (
    "drawer", "name", "opened", "closed", "float",
    *[f"{method} {way}" for method in METHODS for way in ("taken", "paid")],
    "expected", "counted", "difference", "signed",
)  # fmt: skip


class Line(NamedTuple):
    """What was taken and paid under one heading, in cents, with a name where it has one."""

    of: str
    receipts: int
    taken: int
    paid: int
    name: str = ""


def lines(receipts: Iterable[Receipt], by: By) -> list[Line]:
    """What went through the drawers by event, person, drawer, method or what it was for, in their order."""
    found: dict[str, Line] = {}
    for receipt in receipts:
        of = str(getattr(receipt, by))
        line = found.get(of, Line(of, 0, 0, 0))
        taken, paid = max(receipt.amount, 0), max(-receipt.amount, 0)
        # What the club itself spends is nobody's: only the receipt says who had it.
        named = {"person": receipt.name if receipt.person else "", "drawer": receipt.by}
        name = named.get(by, "")
        found[of] = Line(of, line.receipts + 1, line.taken + taken, line.paid + paid, name)
    return [found[of] for of in sorted(found)]


def sheet(receipts: Iterable[Receipt], when: Callable[[int], str]) -> str:
    """Receipts as CSV, amounts in whole units; `when` writes a time in ms."""
    told = (each._asdict() | {"at": when(each.at), "amount": units(each.amount)} for each in receipts)
    return "".join(csv(SHEET, ([each[name] for name in SHEET] for each in told)))


def lines_sheet(found: Iterable[Line], by: By) -> str:
    """Sums as CSV, under the name of what they are by."""
    rows = ([each.of, each.name, each.receipts, units(each.taken), units(each.paid)] for each in found)
    return "".join(csv([by, "name", "receipts", "taken", "paid"], rows))


def drawers_sheet(drawers: Iterable[Drawer], when: Callable[[int], str]) -> str:
    """Closed and open drawers as CSV: float, what came and went by each method, what was counted, who signed."""
    return "".join(csv(DRAWERS, (_row(each, when) for each in drawers)))


def _row(drawer: Drawer, when: Callable[[int], str]) -> list[object]:
    ways = [cents for method in METHODS for cents in (drawer.taken(method), drawer.paid(method))]
    return [
        drawer.number,
        drawer.name,
        when(drawer.opened),
        when(drawer.closed) if drawer.closed else "",
        units(drawer.float),
        *map(units, ways),
        units(drawer.held("cash")),
        "" if drawer.counted is None else units(drawer.counted),
        units(drawer.difference),
        " / ".join(drawer.signed),
    ]
