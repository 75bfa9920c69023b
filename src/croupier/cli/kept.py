"""Units of work that outlive the process: one line of JSON each, appended as they get done."""

from __future__ import annotations

import json
from collections.abc import Iterator, MutableMapping
from pathlib import Path

from croupier.errors import Mistake

Rows = list[list[int]]


class Kept(MutableMapping[str, Rows]):
    """What was done, by name, in a file; a last line that a crash cut short is left out.

    Raises `Mistake` when the file cannot be read or written, or holds something else.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._rows: dict[str, Rows] = {}
        try:
            text = file.read_text("utf-8") if file.exists() else ""
            for line in text.splitlines(keepends=True):
                if line.endswith("\n"):
                    unit = json.loads(line)
                    self._rows[unit["unit"]] = unit["rows"]
            if text and not text.endswith("\n"):
                file.write_text(text[: text.rfind("\n") + 1], "utf-8")
            file.open("a").close()
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise Mistake("odds-not-kept", file=str(file), reason=_why(error)) from None

    def __setitem__(self, name: str, rows: Rows) -> None:
        self._rows[name] = rows
        try:
            with self._file.open("a", encoding="utf-8") as out:
                out.write(json.dumps({"unit": name, "rows": rows}) + "\n")
        except OSError as error:
            raise Mistake("odds-not-kept", file=str(self._file), reason=_why(error)) from None

    def __getitem__(self, name: str) -> Rows:
        return self._rows[name]

    def __delitem__(self, name: str) -> None:
        raise TypeError("work that was done stays done")

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)


def _why(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
