"""The `croupier` command."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the `croupier` command with these arguments, else with those of the process."""
    import sys

    from croupier.cli.quick import plain, ruled

    given = list(sys.argv[1:] if arguments is None else arguments)
    call = plain(given)
    if call is not None:
        sys.exit(ruled(call, given))

    from croupier.cli.app import main

    main(given)
