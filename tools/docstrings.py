"""Examples in docstrings and guides are code: what begins with `>>>` is put between fences.

mkdocstrings loads this as an extension of griffe (zensical.toml); tools/docs.py uses `fenced` for the pages.
"""

from __future__ import annotations

from typing import Any

from griffe import Extension, Object


def fenced(text: str) -> str:
    """Markdown in which every doctest that stands bare, to the next blank line, is a fence of Python."""
    lines: list[str] = []
    fence = bare = False
    for line in text.splitlines():
        plain = line.lstrip()
        if plain.startswith("```") and not bare:
            fence = not fence
        if not fence and not bare and plain.startswith(">>> "):
            bare = True
            if lines and lines[-1].strip():
                lines.append("")
            lines.append("```pycon")
        if bare and not plain:
            bare = False
            lines.append("```")
        lines.append(plain if bare else line)
    return "\n".join([*lines, *(["```"] if bare else [])])


class Doctests(Extension):
    """Puts the doctests of every docstring between fences."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """One object that was read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
