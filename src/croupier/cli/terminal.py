"""Where the command prints."""

from __future__ import annotations

from rich.console import Console


def console(*, stderr: bool = False) -> Console:
    """Where lines are printed: as they are, never wrapped; in colours on a terminal unless NO_COLOR is set."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True, stderr=stderr)
