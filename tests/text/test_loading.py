"""A text costs what its own catalogue costs."""

import pkgutil
import subprocess
import sys

import pytest
from fluent.syntax import ast as ftl

from croupier.text import catalogue, pattern, say
from tests.text.test_catalogues import entries, files


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The catalogues that are opened, in a process that has said nothing yet."""
    names: list[str] = []

    def data(package: str, name: str) -> bytes | None:
        names.append(name)
        return pkgutil.get_data(package, name)

    monkeypatch.setattr(catalogue, "get_data", data)
    catalogue.sources.cache_clear()
    catalogue._pattern.cache_clear()
    return names


def test_the_first_text_opens_its_own_catalogue_and_no_other(opened: list[str]) -> None:
    say("play-not-over", "ru")
    say("play-empty-stack", "ru", seat=3, amount=0)
    assert opened == ["ru/play.ftl"]


@pytest.mark.usefixtures("opened")
def test_of_a_catalogue_only_the_text_that_is_said_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[str] = []

    def read(source: str) -> pattern.Pattern:
        texts.append(source)
        return pattern.read(source)

    monkeypatch.setattr(catalogue, "read", read)
    say("play-not-over")
    say("play-not-over")
    assert texts == [" the hand is not over yet"]


def test_whether_a_text_is_known_opens_one_catalogue_at_most(opened: list[str]) -> None:
    assert catalogue.knows("play-not-over")
    assert not catalogue.knows("play-no-such-text")
    assert not catalogue.knows("nowhere-no-such-text")
    assert opened == ["en/play.ftl"]


@pytest.mark.parametrize(
    "words",
    [
        "from croupier.text import say; say('chips', 'ru', amount=3)",
        "from croupier.errors import Mistake; str(Mistake('server-message-unreadable', why='x'))",
        "from croupier.cli import main; main(['rule', 'NLHE 200-400 | A bets 1200 | B: chips 1000+1000'])",
    ],
)
def test_the_library_is_not_loaded_for_words_whole_numbers_and_plurals(words: str) -> None:
    code = f"import atexit, sys; atexit.register(lambda: print('fluent.runtime' in sys.modules)); {words}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.stdout.splitlines()[-1:] == ["False"], run.stderr


def test_the_first_word_of_a_code_names_its_catalogue() -> None:
    astray = [
        (file, entry.id.name)
        for file in files("en")
        for entry in entries("en", file)
        if isinstance(entry, ftl.Message)
        and catalogue.CATALOGUES.get(entry.id.name.partition("-")[0]) != file.removesuffix(".ftl")
    ]
    assert astray == []


def test_every_first_word_is_some_codes() -> None:
    first_words = {
        entry.id.name.partition("-")[0]
        for file in files("en")
        for entry in entries("en", file)
        if isinstance(entry, ftl.Message)
    }
    assert first_words == set(catalogue.CATALOGUES)
