"""A YAML file with the line of every value, so that what is wrong in it can be pointed at."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from croupier.errors import FileMistake, Mistake

_PATH: Final = re.compile(r" - at `(?:key in )?(\$[^`]*)`$")
_UNKNOWN: Final = re.compile(r"(Object contains unknown field `([^`]*)`)(?: - at `([^`]*)`)?$")


class PageError(FileMistake):
    """A file that cannot be taken: `file` and `line` are where, `problem` what is wrong there."""


class Page:
    """A text as plain values, and the line each of them stands on by its path (`$[0].table.seats`).

    >>> page = Page("- id: one\\n  pot: 5\\n", "f.yaml")
    >>> page.data, page.lines["$[0].pot"]
    ([{'id': 'one', 'pot': 5}], 2)
    """

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.lines: dict[str, int] = {"$": 1}
        self.data: Any = None
        if not text:
            return
        import yaml

        loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)(text)
        try:
            root = loader.get_single_node()
            if root is not None:
                for path, node in _nodes(root, "$"):
                    if path in self.lines and path != "$":
                        raise PageError(_twice(path), file, node.start_mark.line + 1)
                    self.lines[path] = node.start_mark.line + 1
            self.data = loader.construct_document(root) if root is not None else None
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            line = mark.line + 1 if mark is not None else 1
            problem = Mistake("scenario-not-yaml", problem=error.problem or error.context or "")
            raise PageError(problem, file, line) from None
        except yaml.YAMLError as error:
            problem = Mistake("scenario-not-yaml", problem=" ".join(str(error).split()))
            raise PageError(problem, file, 1) from None
        finally:
            loader.dispose()

    def wrong(self, error: Exception, at: str = "$", known: Iterable[str] = ()) -> PageError:
        """The error with its place in the file: msgspec's own path below `at`, or `at` itself.

        `known` are the fields there are at `at`, told where one is not among them.
        """
        if isinstance(error, PageError):
            return error
        if isinstance(error, Mistake):
            return PageError(error, self.file, self.line(at))
        text = str(error)
        if unknown := _UNKNOWN.search(text):
            if known and (unknown[3] or "$") == "$":
                mistake = Mistake("scenario-unknown-field", field=unknown[2], known=", ".join(known))
                return PageError(mistake, self.file, self.line(f"{at}.{unknown[2]}"))
            text = text.replace(unknown[0], f"{unknown[1]} - at `{(unknown[3] or '$')}.{unknown[2]}`")
        found = _PATH.search(text)
        path = at + found[1].removeprefix("$") if found else at
        where = path.removeprefix(at).lstrip(".")
        return PageError(
            Mistake("scenario-wrong-value", key=where or "–", problem=_PATH.sub("", text)),
            self.file,
            self.line(path),
        )

    def line(self, path: str) -> int:
        """The line of a path, or of the nearest that holds it."""
        while path not in self.lines:
            path = re.sub(r"(\.[^.\[]*|\[[^\]]*\])$", "", path) if re.search(r"[.\[]", path) else "$"
        return self.lines[path]


def _twice(path: str) -> Mistake:
    return Mistake("scenario-key-twice", key=path.rpartition(".")[2])


def _nodes(node: Any, path: str) -> Iterator[tuple[str, Any]]:
    import yaml

    yield path, node
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            name = f"{path}.{key.value}"
            for at, inner in _nodes(value, name):
                yield at, key if at == name else inner
    elif isinstance(node, yaml.SequenceNode):
        for place, value in enumerate(node.value):
            yield from _nodes(value, f"{path}[{place}]")
