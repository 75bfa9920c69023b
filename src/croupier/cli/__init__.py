"""The `croupier` command."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

__all__ = ["main"]

_NOBODY_READS: Final = 141
"""The exit code where whoever was to read has gone (`croupier rule … | head`): the shell's for a broken pipe."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the `croupier` command with these arguments, else with those of the process.

    Exit codes: 0 fine, 1 a check failed, 2 wrong input, 130 interrupted, 141 nobody reads any more.

    >>> try:
    ...     main(["odds", "evaluate", "AhKhQhJhTh", "--json"])
    ... except SystemExit as end:
    ...     print(end.code)
    {"ranking": "high", "classes": 7462, "hands": [{"hand": "AhKhQhJhTh", "strength": 7462, "name": "a royal flush"}]}
    0
    """
    import sys

    given = list(sys.argv[1:] if arguments is None else arguments)
    out = sys.stdout
    try:
        try:
            _run(given)
        finally:
            out.flush()
            if sys.stdout is not out:  # Typer has met a broken pipe, and hides it.
                raise BrokenPipeError
    except BrokenPipeError:
        import os

        os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())
        sys.exit(_NOBODY_READS)


def _run(given: Sequence[str]) -> None:
    """A plain call without the command line's library, any other with it."""
    import sys

    from croupier.cli.quick import plain, ruled

    call = plain(given)
    if call is not None:
        sys.exit(ruled(call, given))

    from croupier.cli.app import main

    main(given)
