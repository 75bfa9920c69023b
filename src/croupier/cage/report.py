"""What a club hands to its accountant: receipts and drawers as CSV, and sums by what they are for."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from croupier.cage.drawer import METHODS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from croupier.cage.drawer import Drawer, Receipt

By = Literal["event", "person", "drawer", "what", "method"]

SHEET: Final = (
    "number", "at", "drawer", "by", "person", "name", "what", "amount", "method", "event", "why",
)  # fmt: skip


class Line(NamedTuple):
    """What was taken and paid under one heading, in cents."""

    of: str
    receipts: int
    taken: int
    paid: int


def lines(receipts: Iterable[Receipt], by: By) -> list[Line]:
    """What went through the drawers by event, person, drawer, method or what it was for, in the order of the names."""
    found: dict[str, Line] = {}
    for receipt in receipts:
        of = str(getattr(receipt, by))
        line = found.get(of, Line(of, 0, 0, 0))
        taken, paid = max(receipt.amount, 0), max(-receipt.amount, 0)
        found[of] = Line(of, line.receipts + 1, line.taken + taken, line.paid + paid)
    return [found[of] for of in sorted(found)]


def sheet(receipts: Iterable[Receipt], when: Callable[[int], str]) -> str:
    """Receipts as CSV, amounts in whole units; `when` writes a time in ms."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(SHEET)
    for each in receipts:
        row = each._asdict() | {"at": when(each.at), "amount": f"{each.amount / 100:.2f}"}
        writer.writerow([_safe(row[name]) for name in SHEET])
    return out.getvalue()


def lines_sheet(found: Iterable[Line], by: By) -> str:
    """Sums as CSV, under the name of what they are by."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([by, "receipts", "taken", "paid"])
    writer.writerows(
        [[_safe(each.of), each.receipts, _units(each.taken), _units(each.paid)] for each in found]
    )
    return out.getvalue()


def drawers_sheet(drawers: Iterable[Drawer], when: Callable[[int], str]) -> str:
    """Closed and open drawers as CSV: float, what came and went by each method, what was counted, who signed."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    columns = [f"{method} {way}" for method in METHODS for way in ("taken", "paid")]
    writer.writerow(
        [
            "drawer",
            "name",
            "opened",
            "closed",
            "float",
            *columns,
            "expected",
            "counted",
            "difference",
            "signed",
        ]
    )
    for each in drawers:
        ways = [cents for method in METHODS for cents in (each.taken(method), each.paid(method))]
        counted = "" if each.counted is None else _units(each.counted)
        row = [each.number, each.name, when(each.opened), when(each.closed) if each.closed else ""]
        row += [_units(each.float), *map(_units, ways), _units(each.held("cash")), counted]
        writer.writerow([_safe(cell) for cell in [*row, _units(each.difference), " / ".join(each.signed)]])
    return out.getvalue()


def _units(cents: int) -> str:
    return f"{cents / 100:.2f}"


def _safe(cell: object) -> object:
    """A cell that a spreadsheet takes for text where people wrote it, and for nothing to be worked out."""
    text = str(cell)
    is_number = text.replace(".", "", 1).lstrip("-").isdigit()
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") and not is_number else cell
