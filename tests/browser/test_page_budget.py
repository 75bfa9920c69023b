"""What a browser loads before it can show the room: no more than 70 KB of script, in any language."""

import gzip
import re
from pathlib import Path

import pytest

from croupier import server
from croupier.text import LANGUAGES

STATIC = Path(server.__file__).parent / "static"
BUDGET = 70_000


def imported(script: Path) -> set[Path]:
    """A script and all it imports at once."""
    found = {script}
    for name in re.findall(r'(?:from|import)\s*["`\']\./([\w.-]+\.js)["`\']', script.read_text("utf-8")):
        found |= imported(script.parent / name)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["Lobby", "Table"])
def test_the_room_is_there_for_seventy_kilobytes_of_script(page, language):
    """The lobby, or one of its tables: what is loaded behind it for later does not keep anybody waiting."""
    html = (STATIC / "index.html").read_text("utf-8")
    named = {STATIC / path.lstrip("/") for path in re.findall(r'(?:src|href)="(/assets/[^"]+\.js)"', html)}
    said = "".join(script.read_text("utf-8") for script in named)
    words = [each for each in (STATIC / "assets").glob(f"{language}-*.js") if each.name in said]
    assert len(words) == 2, "what every page says, and what lobby and table say"
    (shown,) = [each for each in (STATIC / "assets").glob(f"{page}-*.js") if each.name in said]
    scripts = set().union(*[imported(script) for script in {*named, *words, shown}])
    size = sum(len(gzip.compress(script.read_bytes(), 9)) for script in scripts)
    assert 30_000 < size <= BUDGET, sorted((script.name, script.stat().st_size) for script in scripts)


def test_nobody_loads_the_words_of_another_language():
    page = (STATIC / "index.html").read_text("utf-8")
    named = {STATIC / path.lstrip("/") for path in re.findall(r'(?:src|href)="(/assets/[^"]+\.js)"', page)}
    first = "".join(script.read_text("utf-8") for root in named for script in imported(root))
    assert "Покер строго по правилам" not in first
    assert "Poker, run by the book" not in first
