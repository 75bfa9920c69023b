"""Where the command prints."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.progress import Progress


def console(*, stderr: bool = False) -> Console:
    """Where lines are printed: as they are, never wrapped; in colours on a terminal unless NO_COLOR is set."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True, stderr=stderr)


def progress(*, hidden: bool = False) -> Progress:
    """A bar on standard error with what is done, how far it is and how long it will take; on a terminal only."""
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    err = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=hidden or not err.is_terminal)


@contextmanager
def counting(what: str) -> Iterator[Callable[[int, int], None]]:
    """The same for one piece of work, of which is told how much of how much is done."""
    with progress() as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, every: bar.update(task, completed=done, total=every)
