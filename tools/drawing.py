"""Writes docs/house.md: the house drawn from its import graph, with its arrows counted.

    .venv/bin/python tools/drawing.py            write the page
    .venv/bin/python tools/drawing.py --check    exit 1 when the page is stale

A file is a module, a folder is a package. The floors are the layers that import-linter holds the house to
(`pyproject.toml`); an arrow runs back when it leads to a floor above, or to a neighbour its floor must not know. An
import that only the type checker follows counts like any other.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import grimp

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = "docs/house.md"
HOUSE: Final = "croupier"
INSIDE: Final = ("room", "tournament", "floor")
"""Whose folders are drawn besides, where they have any."""

Arrow: TypeAlias = tuple[str, str]
"""Who imports, and what."""


class Floors(NamedTuple):
    """The floors of a contract, the highest first: on each the names that do not know each other."""

    container: str
    floors: tuple[tuple[str, ...], ...]

    def above(self) -> Mapping[str, int]:
        """The place of every module that stands on a floor, 0 the highest."""
        return {name: place for place, names in enumerate(self.floors) for name in names}


class House(NamedTuple):
    """The files, which of them are folders, the arrows between files, and the floors."""

    files: frozenset[str]
    folders: frozenset[str]
    arrows: frozenset[Arrow]
    floors: tuple[Floors, ...]

    def folder(self, file: str) -> str:
        """The folder a file lies in; a folder's own file lies in the folder."""
        return file if file in self.folders else file.rpartition(".")[0]

    def between(self, names: Iterable[str]) -> frozenset[Arrow]:
        """The arrows between some files or folders, whichever of the files inside draw them."""
        known = frozenset(names)
        found = [(_inside(one, known), _inside(other, known)) for one, other in self.arrows]
        return frozenset([(one, other) for one, other in found if one and other and one != other])

    def folders_of(self, folder: str) -> tuple[str, ...]:
        """The folders directly in one."""
        return tuple(sorted([each for each in self.folders if each.rpartition(".")[0] == folder]))

    def back(self) -> list[Arrow]:
        """The arrows between files that run back against the floors."""
        found: set[Arrow] = set()
        for floors in self.floors:
            above = floors.above()
            known = frozenset(above)
            for arrow in self.arrows:
                one, other = (_inside(each, known) for each in arrow)
                if one and other and one != other and above[one] >= above[other]:
                    found.add(arrow)
        return sorted(found)


def _inside(file: str, names: frozenset[str]) -> str:
    """The name among `names` that a file is or lies in, empty where there is none."""
    while file and file not in names:
        file = file.rpartition(".")[0]
    return file


def circles(arrows: Iterable[Arrow]) -> list[tuple[str, ...]]:
    """The circles: groups in which everybody can be reached from everybody, each in order of the alphabet."""
    follows: dict[str, set[str]] = {}
    for one, other in arrows:
        follows.setdefault(one, set()).add(other)
    reached = {name: _reached(name, follows) for name in follows}
    groups = {
        tuple(sorted({name, *[other for other in reached[name] if name in reached.get(other, ())]}))
        for name in follows
        if name in reached[name]
    }
    return sorted(groups)


def _reached(name: str, follows: Mapping[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = [name]
    while waiting:
        for other in follows.get(waiting.pop(), ()):
            if other not in found:
                found.add(other)
                waiting.append(other)
    return found


def reduced(arrows: Iterable[Arrow]) -> list[Arrow]:
    """The arrows without those that can be walked over others; arrows of a circle all stay."""
    arrows = frozenset(arrows)
    follows: dict[str, set[str]] = {}
    for one, other in arrows:
        follows.setdefault(one, set()).add(other)
    reached = {name: _reached(name, follows) for name in {name for arrow in arrows for name in arrow}}
    return sorted(
        [
            (one, other)
            for one, other in arrows
            if one in reached[other]
            or not any(
                [other in reached[way] for way in follows[one] if way != other and one not in reached[way]]
            )
        ]
    )


def floors_of(contracts: Sequence[Mapping[str, Any]]) -> tuple[Floors, ...]:
    """The floors of the layer contracts in import-linter's part of `pyproject.toml`."""
    found = []
    for contract in contracts:
        if contract["type"] != "layers":
            continue
        for container in contract.get("containers", ("",)):
            floors = [
                tuple([f"{container}.{name}" if container else name for name in _names(layer)])
                for layer in contract["layers"]
            ]
            found.append(Floors(container or HOUSE, tuple(floors)))
    return tuple(found)


def _names(layer: str) -> list[str]:
    return [name.strip().strip("()") for name in layer.replace(":", "|").split("|")]


def house(root: Path = ROOT) -> House:
    """The house as it stands."""
    graph = grimp.build_graph(HOUSE, cache_dir=None)
    files = frozenset(graph.modules)
    folders = frozenset([file for file in files if graph.find_children(file)])
    arrows = [
        (file, other)
        for file in files
        for other in graph.find_modules_directly_imported_by(file)
        # What is compiled is no file of the graph: whoever imports it seems to import its folder.
        if file != other
    ]
    contracts = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    return House(files, folders, frozenset(arrows), floors_of(contracts))


def page(drawn: House) -> str:
    """The page."""
    return "\n".join(_page(drawn)) + "\n"


def _page(drawn: House) -> Iterator[str]:
    yield from ("<!-- Made by tools/drawing.py; changes are overwritten. -->", "", "# The house, drawn", "")
    yield "Made from the imports. A box is a folder with the number of its files; an arrow points to what is imported."
    yield "An arrow that can be walked over others is left out. Arrows of a circle are dotted."
    yield from ("", *_figures(drawn), "", "## The floors", "")
    yield from _drawing(drawn, drawn.folders_of(HOUSE) + _single(drawn))
    for name in INSIDE:
        inside = drawn.folders_of(f"{HOUSE}.{name}")
        if len(inside) > 1:
            yield from ("", f"## Inside `{name}`", "", *_drawing(drawn, inside))


def _single(drawn: House) -> tuple[str, ...]:
    """The files that stand on a floor of the house themselves."""
    named = {name for floors in drawn.floors if floors.container == HOUSE for name in floors.above()}
    return tuple(sorted(named & drawn.files - drawn.folders))


def _figures(drawn: House) -> Iterator[str]:
    between = frozenset(
        [
            (drawn.folder(one), drawn.folder(other))
            for one, other in drawn.arrows
            if drawn.folder(one) != drawn.folder(other)
        ]
    )
    found = circles(drawn.arrows)
    back = drawn.back()
    rows = {
        "files": len(drawn.files),
        "folders": len(drawn.folders),
        "arrows between folders": len(between),
        "arrows that run back": len(back),
        "circles of files": len(found),
    }
    yield from ("| | |", "|---|--:|", *[f"| {name} | {count} |" for name, count in rows.items()])
    for circle in found:
        yield from ("", "A circle: " + ", ".join([f"`{_short(name)}`" for name in circle]) + ".")
    for one, other in back:
        yield from ("", f"Runs back: `{_short(one)}` to `{_short(other)}`.")


def _drawing(drawn: House, names: Sequence[str]) -> Iterator[str]:
    arrows = drawn.between(names)
    round_in = {name: number for number, group in enumerate(circles(arrows)) for name in group}
    yield from ("```mermaid", "flowchart TD")
    for name in names:
        files = len([file for file in drawn.files if file == name or file.startswith(f"{name}.")])
        yield f'    {_id(name)}["{name.rpartition(".")[2]}<br/>{files}"]'
    for one, other in reduced(arrows):
        dotted = one in round_in and round_in[one] == round_in.get(other)
        yield f"    {_id(one)} {'-.->' if dotted else '-->'} {_id(other)}"
    yield "```"


def _id(name: str) -> str:
    # `end` and the like are mermaid's own words: no box has a bare name.
    return "at_" + _short(name).replace(".", "_")


def _short(name: str) -> str:
    return name.removeprefix(f"{HOUSE}.")


def main(arguments: list[str]) -> int:
    """Write the page, or check it; the exit code."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--check", action="store_true", help="write nothing; exit 1 when the page is stale")
    told = asked.parse_args(arguments)
    wanted, path = page(house()), ROOT / PAGE
    if not told.check:
        path.write_text(wanted, "utf-8")
        return 0
    stale = not path.is_file() or path.read_text("utf-8") != wanted
    print(f"{PAGE} is stale" if stale else "the drawing is what the imports say")
    return int(stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
