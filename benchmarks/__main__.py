"""Every benchmark, one after the other: `python -m benchmarks`, or `make bench`."""

from __future__ import annotations

from benchmarks.engine.__main__ import main as engine
from benchmarks.floor.__main__ import main as floor
from benchmarks.odds.__main__ import main as odds
from benchmarks.room.__main__ import main as room

engine()
odds()
floor()
room()
