"""A ruling without the command line's own library, where the call is plain.

`croupier rule` with files or lines and its own options needs no help, completion or types: typer takes longer to read
the call than the floor to rule. Any other call is left to the whole command, which explains what is wrong with it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

from croupier.cli.language import preferred
from croupier.errors import CroupierError, Mistake
from croupier.text import LANGUAGES, say

_VALUES: Final = ("--under", "--lang", "--find")
_FLAGS: Final = ("--check", "--json")


class Call(NamedTuple):
    """A plain call: the files and lines, and the options by their names."""

    files: tuple[str, ...]
    options: dict[str, str]


def plain(arguments: Sequence[str]) -> Call | None:
    """The call, or None where it is not plainly one of `rule`.

    >>> plain(["rule", "a.yaml", "--check", "--under=tda-2022"])
    Call(files=('a.yaml',), options={'--check': '', '--under': 'tda-2022'})
    >>> plain(["rule", "--help"]) is plain(["deal"]) is None
    True
    """
    if not arguments or arguments[0] != "rule":
        return None
    files: list[str] = []
    options: dict[str, str] = {}
    rest = iter(arguments[1:])
    for each in rest:
        name, equals, value = each.partition("=")
        if each in _FLAGS:
            options[each] = ""
        elif each.startswith("-") and name in _VALUES:
            value = value if equals else next(rest, "-")
            if value.startswith("-"):
                return None
            options[name] = value
        elif each.startswith("-"):
            return None
        else:
            files.append(each)
    known = options.get("--lang", "en") in LANGUAGES
    finding = "--find" in options and not files and not options.keys() & {"--under", "--check"}
    ruling = bool(files) and "--find" not in options
    return Call(tuple(files), options) if (finding or ruling) and known else None


def ruled(call: Call, arguments: Sequence[str]) -> int:
    """Print the rulings of a call, or what is wrong with it; return the exit code."""
    lang = preferred(arguments, os.environ)
    if "--find" in call.options:
        from croupier.cli.finding import tell_nearest

        try:
            return tell_nearest(call.options["--find"], lang, as_json="--json" in call.options)
        except CroupierError as error:
            return failed(error, lang)
    from croupier.cli.ruling import ask_the_floor

    under, checking, as_json = (
        call.options.get("--under", ""),
        "--check" in call.options,
        "--json" in call.options,
    )
    try:
        return ask_the_floor(call.files, under, lang, checking=checking, as_json=as_json)
    except CroupierError as error:
        return failed(error, lang)


def failed(error: CroupierError, lang: str) -> int:
    """Say in one line what was wrong; return the exit code, 2 for wrong input."""
    print(say("cli-error", lang, problem=" ".join(error.say(lang).splitlines())), file=sys.stderr)
    return 2 if isinstance(error, Mistake) else 1
