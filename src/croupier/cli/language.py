"""Which language the command speaks, and its help in that language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from croupier.text import LANGUAGES, say

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def preferred(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language asked for with `--lang`, else the one of the locale, else English.

    >>> preferred(["replay", "--lang", "ru"], {})
    'ru'
    >>> preferred([], {"LANG": "ru_RU.UTF-8"})
    'ru'
    """
    for at, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            value = value or next(iter(arguments[at + 1 : at + 2]), "")
            return value if value in LANGUAGES else "en"
    chosen = next((environ[name] for name in _VARIABLES if environ.get(name)), "")
    lang = chosen[:2].lower()
    return lang if lang in LANGUAGES else "en"


def translate(command: Any, lang: str, code: str = "cli") -> None:
    """Put the help of a command, its options and its commands into a language.

    The texts have the codes `cli-<command>` and `cli-<command>-<option>`.
    """
    command.help = say(code, lang)
    command.short_help = None
    _translate_help_option(command, lang)
    for parameter in command.params:
        panel = "arguments" if parameter.param_type_name == "argument" else "options"
        parameter.rich_help_panel = say(f"cli-panel-{panel}", lang)
        known = "cli" if parameter.name in {"help", "lang"} else code
        parameter.help = say(f"{known}-{parameter.name.replace('_', '-')}", lang)
    for name, inner in getattr(command, "commands", {}).items():
        inner.rich_help_panel = say("cli-panel-commands", lang)
        translate(inner, lang, f"{code}-{name}")


def _translate_help_option(command: Any, lang: str) -> None:
    """The `--help` option is made only when help is asked for, so its text is put in as it is made."""
    make, usage = command.get_help_option, command.get_usage

    def made(context: Any) -> Any:
        option = make(context)
        if option is not None:
            option.help = say("cli-help", lang)
            option.rich_help_panel = say("cli-panel-options", lang)
        return option

    def used(context: Any) -> str:
        from typer import rich_utils

        rich_utils.REQUIRED_LONG_STRING = say("cli-usage-required", lang)
        return str(usage(context)).replace("Usage:", say("cli-usage", lang), 1)

    command.get_help_option, command.get_usage = made, used
