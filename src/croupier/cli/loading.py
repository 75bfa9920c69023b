"""Commands that are loaded when they are asked for: the others cost nothing at the start."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from croupier.cli.language import translate


class Unloaded(TyperCommand):
    """A command as the list of commands names it; `place` is the module it is in, and its name there."""

    def __init__(self, name: str, place: str) -> None:
        super().__init__(name=name)
        self._place = place

    def loaded(self, lang: str) -> Any:
        """The command itself, or the group of commands, with its help in a language."""
        module, _, attribute = self._place.partition(":")
        found = getattr(import_module(module), attribute)
        if isinstance(found, typer.Typer):
            command: Any = typer.main.get_group(found)
            command.name = self.name
        else:
            alone = typer.Typer(add_completion=False)
            alone.command(self.name)(found)
            command = typer.main.get_command(alone)
        translate(command, lang, f"cli-{self.name}")
        return command


class Commands(TyperGroup):
    """Commands of which one is loaded: that which is asked for."""

    lang: str = "en"

    def offer(self, places: Mapping[str, str], lang: str) -> None:
        """Take in commands by their names and places, to be explained in a language."""
        self.lang = lang
        for name, place in places.items():
            self.add_command(Unloaded(name, place))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that was asked for, loaded."""
        name, command, rest = super().resolve_command(ctx, args)
        return name, command.loaded(self.lang) if isinstance(command, Unloaded) else command, rest
