"""Event files as the commands take them."""

from __future__ import annotations

from pathlib import Path

from croupier.errors import Mistake
from croupier.tournament import Terms, read_event


def terms_of(file: Path) -> Terms:
    """The terms in an event's file; raises `Mistake` when it cannot be read or taken."""
    return read_event(text_of(file), str(file))


def text_of(file: Path) -> str:
    """What a file says; raises `Mistake` when it cannot be read."""
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise Mistake("tournament-file-cannot-open", file=str(file), reason=error.strerror) from None
    except UnicodeDecodeError as error:
        raise Mistake("tournament-file-not-utf8", file=str(file), at=error.start) from None
