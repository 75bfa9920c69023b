"""What `import croupier` promises, as a listing: every name, every public method, its parameters and what it answers.

    .venv/bin/python tools/api.py    writes docs/api.txt

A test compares the listing with the code: a change of a promise is seen in review, as a line that changes.
"""

from __future__ import annotations

import argparse
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import croupier

LISTING: Final = Path(__file__).parents[1] / "docs" / "api.txt"


def listing() -> str:
    """The lines of the listing, in the order of `croupier.__all__`."""
    return (
        "\n".join(line for name in croupier.__all__ for line in _told(name, getattr(croupier, name))) + "\n"
    )


def _told(name: str, value: Any) -> Iterator[str]:
    if inspect.isclass(value):
        bases = ", ".join(base.__name__ for base in value.__bases__ if base is not object)
        yield f"class {name}({bases})"
        for member, (home, held) in sorted(_members(value).items()):
            # Where it stands, so that it is found in one step.
            stands = "" if home == value.__module__ else f"  # {home}"
            yield f"    {name}.{_member(member, held)}{stands}"
    elif callable(value):
        yield f"{name}{_signature(value)}"
    else:
        yield f"{name}: {type(value).__name__}"


def _members(value: type) -> dict[str, tuple[str, Any]]:
    """What is public of a class, its bases' too, as far as they are ours, each with the module it stands in."""
    ours = [base for base in reversed(value.__mro__) if base.__module__.startswith("croupier")]
    return {
        name: (base.__module__, held)
        for base in ours
        for name, held in vars(base).items()
        if name == "__init__" or name[0] != "_"
    }


def _member(name: str, held: Any) -> str:
    if isinstance(held, property):
        answer = inspect.signature(held.fget).return_annotation if held.fget else ""
        return f"{name}: {_plain(answer)}"
    function = held.__func__ if isinstance(held, classmethod | staticmethod) else held
    return f"{name}{_signature(function)}" if inspect.isfunction(function) else name


class _Value:
    """Stands for a default that is no plain value."""

    def __repr__(self) -> str:
        return "…"


def _signature(function: Any) -> str:
    try:
        told = inspect.signature(function)
    except ValueError:
        return "(…)"  # a kernel's function
    given = [
        each
        if each.default is each.empty or isinstance(each.default, str | int | float | tuple | None)
        else each.replace(default=_Value())
        for each in told.parameters.values()
    ]
    return _plain(told.replace(parameters=given))


def _plain(told: Any) -> str:
    """A signature or type without the quotes of annotations and the names of modules."""
    text = re.sub(r"""(: |-> )(?:'([^']*)'|"([^"]*)")""", r"\1\2\3", str(told))
    return text.replace("typing.", "").replace("collections.abc.", "")


def main(arguments: list[str]) -> None:
    """Write the listing."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.parse_args(arguments)
    LISTING.write_text(listing(), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
