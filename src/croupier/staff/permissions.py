"""What there is to be allowed: one word for each kind of work that a book or a house gives to somebody."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Permission: TypeAlias = Literal[
    "see",
    "rule",
    "talk",
    "seat",
    "run",
    "clock",
    "plan",
    "money",
    "correct",
    "deal",
    "host",
    "inspect",
    "pit",
    "audit",
    "people",
    "house",
    "own",
]
"""`see` what the floor sees (hidden cards are nobody's); `rule` on an incident and impose what the book says; `talk` to
be judged; `seat` people and move them; `run` the hands and tables of an event; the `clock`; `plan` what is opened, its
terms and prizes, and call it off; take `money` and pay it; `correct` what was entered; `deal` at a table;
be the `host` of one that was opened among friends; `inspect` a
casino table; lead the `pit`; `audit` what others did; give `people` roles; keep the `house` running; `own` it.
"""

PERMISSIONS: Final[tuple[Permission, ...]] = get_args(Permission)
"""All of them, in the order of the pages."""
