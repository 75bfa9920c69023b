"""Runs the notebooks of `docs/notebooks` in a kernel of their own, and writes what came of it into them.

    .venv/bin/python tools/notebooks.py            all of them
    .venv/bin/python tools/notebooks.py equity     only these

The documentation site shows them as pages (`page` makes one), tests run them and compare what they print.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import nbformat
from nbclient import NotebookClient

NOTEBOOKS: Final = Path(__file__).parents[1] / "docs" / "notebooks"

PATIENCE: Final = 600
"""Seconds a cell may take."""


def ran(path: Path) -> Any:
    """A notebook, run from its first cell to its last in a kernel of its own, in its own folder.

    Raises `nbclient.exceptions.CellExecutionError` where a cell fails.
    """
    book = nbformat.read(path, as_version=4)
    NotebookClient(
        book,
        timeout=PATIENCE,
        kernel_name="python3",
        extra_arguments=["--log-level=ERROR"],
        resources={"metadata": {"path": str(path.parent)}},
    ).execute()
    for cell in book.cells:
        cell.metadata.clear()
    book.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    return book


def printed(book: Any) -> list[str]:
    """What the cells of a notebook print and answer, cell by cell, pictures left out."""
    return ["".join(_texts(cell)) for cell in book.cells if cell.cell_type == "code"]


def _texts(cell: Any) -> Iterator[str]:
    for output in cell.outputs:
        if output.output_type == "stream":
            yield output.text
        elif "data" in output and not _picture(output):
            yield output.data["text/plain"] + "\n"


def _picture(output: Any) -> str:
    """What an output draws: SVG, or nothing."""
    for kind in ("image/svg+xml", "text/html"):
        if kind in output.get("data", {}):
            return str(output.data[kind])
    return ""


def as_page(path: Path) -> str:
    """A notebook as a page of Markdown: its texts, its code, what it prints and draws."""
    parts = []
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type == "markdown":
            parts.append(cell.source)
            continue
        code = "\n".join(line for line in cell.source.splitlines() if not line.startswith("%")).strip()
        if code:
            parts.append(f"```python\n{code}\n```")
        text = "".join(_texts(cell)).rstrip()
        if text:
            parts.append(f"```text\n{text}\n```")
        parts += [_drawn(_picture(output)) for output in cell.outputs if _picture(output)]
    return "\n\n".join(parts) + "\n"


def _drawn(picture: str) -> str:
    """A drawing as it may stand in Markdown: one block, no empty line in it."""
    svg = picture[picture.index("<svg") : picture.rindex("</svg>") + len("</svg>")]
    return "<figure>" + re.sub(r"\s*\n\s*", " ", svg) + "</figure>"


def main(arguments: list[str]) -> None:
    """Run those that are asked for, all where none is."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("names", nargs="*", help="the notebooks; all where none is named")
    names = asked.parse_args(arguments).names
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        if not names or path.stem in names:
            nbformat.write(ran(path), path)
            print(path.name)


if __name__ == "__main__":
    main(sys.argv[1:])
