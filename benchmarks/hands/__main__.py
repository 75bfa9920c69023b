"""Reading PokerStars text beside other readers in Python, taking hands into a store, and asking it for statistics.

    .venv/bin/python -m benchmarks.hands --hands 20000

The readers are given the same real hands of no-limit hold'em, written as the site writes them; each of them plays every
round in turn. Croupier plays a hand through its engine and compares every chip; `poker` splits the text into fields;
PokerKit makes a record of it and plays that. Peers that are not installed are left out.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import process_time

from croupier.hands.counting import count
from croupier.hands.group import By, Which
from croupier.hands.importing import take_in
from croupier.hands.store import Store
from croupier.records import Played, decode, pieces, write_as

PHH = Path("tests/data/phh")
ROUNDS = 5
AT_ONCE = 100


def texts(number: int) -> list[str]:
    """So many hands as PokerStars text: real ones over and over, each under a number and at a date of its own."""
    real = [
        played
        for file in sorted([*PHH.rglob("*.phhs"), *PHH.rglob("*.phh")])
        for piece in pieces(decode(file.read_bytes()))
        if (played := piece.play()).exact and _plain(played)
    ]
    made = []
    for at in range(number):
        played = real[at % len(real)]
        record = replace(played.record, hand=at + 1, year=2026, month=1 + at % 12, day=1 + at % 28)
        made.append(write_as("pokerstars", [replace(played, record=record)]))
    return made


def _plain(played: Played) -> bool:
    """Whether it is a hand that every reader here takes: no-limit hold'em in whole chips, without antes."""
    setup = played.hand.setup
    return setup.variant.id == "nl-holdem" and played.record.unit == 1 and not any(played.record.antes)


def croupier(hands: Iterable[str]) -> None:
    for text in hands:
        if not pieces(text)[0].play().exact:
            raise SystemExit(f"not exact:\n{text}")


def poker(hands: Iterable[str]) -> None:
    kind = import_module("poker.room.pokerstars").PokerStarsHandHistory
    for text in hands:
        kind(text).parse()


def pokerkit(hands: Iterable[str]) -> None:
    parse = import_module("pokerkit").PokerStarsParser()
    for text in hands:
        if not list(parse(text)):
            raise SystemExit(f"not taken:\n{text}")


def readers(hands: list[str]) -> None:
    """Hands a CPU second, the median of interleaved rounds."""
    peers: dict[str, Callable[[Iterable[str]], None]] = {"poker": poker, "pokerkit": pokerkit}
    found = {"Croupier": croupier, **{name: peer for name, peer in peers.items() if find_spec(name)}}
    took: dict[str, list[float]] = {name: [] for name in found}
    for number in range(ROUNDS + 1):
        for name, read in found.items():
            start = process_time()
            read(hands)
            if number:
                took[name].append(process_time() - start)
    for name, times in took.items():
        print(f"{name:10} {len(hands) / median(times):8,.0f} hands a CPU second")


def storing(hands: list[str]) -> None:
    """Taking hands into a store, and what it says of everybody by position and of one player."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "hands.txt"
        file.write_text("\n\n".join(hands), "utf-8")
        with Store(Path(folder) / "hands.duckdb", new=True) as store:
            start = process_time()
            new = sum([taken.new for taken in take_in(store, [file])])
            spent = process_time() - start
            print(f"imported   {new:8,} hands, {new / spent:,.0f} a CPU second")
            asked: tuple[tuple[str, Which, By | None], ...] = (
                ("everybody by position", Which(), "position"),
                ("one player", Which(player="Pluribus"), None),
            )
            for name, which, by in asked:
                start = process_time()
                count(store, which, by)
                print(f"{name:21} {1_000 * (process_time() - start):6.1f} ms of CPU")


def main() -> None:
    """Read, take in, ask."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=2_000)
    asked = parser.parse_args()
    hands = texts(asked.hands)
    readers(hands[:AT_ONCE])
    storing(hands)


if __name__ == "__main__":
    main()
