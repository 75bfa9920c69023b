"""The `croupier` command."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the `croupier` command with these arguments, else with those of the process."""
    from croupier.cli.app import main

    main(arguments)
