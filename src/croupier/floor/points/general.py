"""Points of the rules that belong to no area."""

from __future__ import annotations

from typing import Final

POINTS: Final = {
    "fairness": (
        "TDA-2022:1.1 TDA-2017:1.1 TDA-2015:1.1 FSPR:fair-1 FSPR:staff-2 CLUB-7:7.1.3-a ONLINE:scope-2"
    ),
}
