"""The command speaks the language asked for, and every command, option and argument has its words in both."""

import pytest

from croupier.cli import main
from croupier.cli.app import COMMANDS, command
from croupier.cli.language import preferred
from croupier.cli.loading import Unloaded


def all_of(whole, lang):
    """The command with all its commands, and all of theirs."""
    whole = whole.loaded(lang) if isinstance(whole, Unloaded) else whole
    yield whole
    for inner in getattr(whole, "commands", {}).values():
        yield from all_of(inner, lang)


@pytest.mark.parametrize(
    ("arguments", "environ", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "ru_RU.UTF-8"}, "ru"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "en_US.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        (["replay", "x.phh", "--lang", "ru"], {}, "ru"),
        (["--lang=en", "replay"], {"LANG": "ru_RU.UTF-8"}, "en"),
        (["--lang"], {}, "en"),
        (["--lang", "xx"], {}, "en"),
    ],
)
def test_the_language_is_asked_for_or_that_of_the_locale(arguments, environ, lang):
    assert preferred(arguments, environ) == lang


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everything_the_command_takes_is_explained(lang):
    every = list(all_of(command(lang), lang))
    assert len(every) > len(COMMANDS) + 10
    assert [
        (each.name, parameter.name) for each in every for parameter in each.params if not parameter.help
    ] == []
    assert [each.name for each in every if not each.help] == []


def test_every_command_is_listed_in_the_words_it_says_of_itself():
    listed = command("ru").commands
    assert list(listed) == list(COMMANDS)
    assert {each.rich_help_panel for each in listed.values()} == {"Команды"}
    assert all(each.help == each.loaded("ru").help for each in listed.values())


def test_help_is_in_the_language_asked_for(capsys):
    for arguments, words in (
        (["--lang", "ru", "--help"], "Покер по книге."),
        (["replay", "--lang", "ru", "--help"], "Показать эту справку и выйти."),
        (["replay", "--help"], "Show this help and exit."),
    ):
        with pytest.raises(SystemExit) as end:
            main(arguments)
        assert end.value.code == 0
        assert words in capsys.readouterr().out


def test_the_locale_gives_the_language(capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    with pytest.raises(SystemExit):
        main(["replay", "/nowhere.phh"])
    assert capsys.readouterr().err == "/nowhere.phh: такого файла или папки нет\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["perft"], "croupier: не хватает VARIANT. Игра, например nl-holdem."),
        (["perft", "kuhn", "--stacks", "2,2", "--depth", "0"], "--depth: такое значение не подходит"),
        (["perft", "kuhn", "--stacks", "2,2", "--depth", "1", "more"], "аргументов больше"),
        (["perft", "--dept", "1"], "параметра --dept нет; похожие: --bets, --depth, --help"),
        (["pit", "solve", "jacks-or-better", "--json=3"], "здесь --json написан иначе"),
        (["convert", "a", "b", "--to", "doc"], "<phh|pokerstars|ohh|json>"),
        (["odds", "nothing"], "нужна одна из команд: equity, "),
        (["nothing"], "нужна одна из команд: replay, "),
    ],
)
def test_a_call_that_cannot_be_taken_is_explained_in_the_language_asked_for(arguments, words, capsys):
    with pytest.raises(SystemExit) as end:
        main(["--lang", "ru", *arguments])
    assert end.value.code == 2
    out, told = capsys.readouterr()
    assert out == ""
    assert words in told
    assert "rror" not in told


def test_a_command_of_commands_without_one_shows_its_help(capsys):
    with pytest.raises(SystemExit) as end:
        main(["--lang", "ru", "odds"])
    told = capsys.readouterr()
    assert end.value.code == 2
    assert "Вызов: croupier odds" in told.out + told.err
