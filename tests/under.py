"""The book a test runs under: `@pytest.mark.under("tda-2017", "tda-2022")` runs it once under each profile.

Helpers that make a table, a hand or an event take the profile from here where a test names none. What takes no policy
is the same under every book: its test is marked with `every_book`, and fails once it asks for an answer of any.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import pytest

from croupier.floor.points import is_own
from croupier.rulebook import DEFAULT, Policy, profile

_BOOK: ContextVar[list[str]] = ContextVar("book")


def book() -> str:
    """The profile in force, that of the default policy where a test does not say."""
    under = _BOOK.get([])
    under.append("asked")
    return under[0] if len(under) > 1 else DEFAULT.profile


def policy() -> Policy:
    """The policy of the profile in force."""
    name = book()
    return profile(name)


def own(*clauses: str) -> str:
    """The one among these clauses that stands in a book of the profile in force."""
    [clause] = [each for each in clauses if is_own(each, policy())]
    return clause


@contextmanager
def running_under(name: str) -> Iterator[None]:
    """Run a test under a profile; one that never asks which book it is under does not run under any."""
    under = [name]
    token = _BOOK.set(under)
    try:
        yield
    finally:
        _BOOK.reset(token)
    assert len(under) > 1, f"the test says that it runs under {name}, and never asks"


def _asked(_policy: Policy, field: str) -> None:
    raise AssertionError(f"the test says that it is the same under every book, and asks for {field}")


def same_under_every_book(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on nothing is answered by any book."""
    for asked in ("source", "sources", "_of_type"):
        monkeypatch.setattr(Policy, asked, _asked)
