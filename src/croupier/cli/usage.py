"""What the command says when it was not called the way it wants to be called."""

from __future__ import annotations

from typing import Any

from typer._click.exceptions import (
    BadOptionUsage,
    BadParameter,
    ClickException,
    MissingParameter,
    NoArgsIsHelpError,
    NoSuchOption,
    UsageError,
)

from croupier.text import say

__all__ = ["ClickException", "explained"]


def explained(error: ClickException, lang: str) -> str:
    """What is wrong with a call, what would be right, and where to read on; nothing where the help is shown anyway."""
    context = getattr(error, "ctx", None)
    if isinstance(error, NoArgsIsHelpError):
        return ""
    lines = [say("cli-error", lang, problem=_problem(error, context, lang))]
    if context is not None:
        lines.append(say("cli-usage-help", lang, command=context.command_path))
    return "\n".join(lines)


def _problem(error: ClickException, context: Any, lang: str) -> str:
    match error:
        case MissingParameter(param=parameter) if parameter is not None:
            return say("cli-usage-missing", lang, name=_name(parameter), wanted=_wanted(parameter, context))
        case BadParameter(param=parameter) if parameter is not None:
            return say("cli-usage-value", lang, name=_name(parameter), wanted=_wanted(parameter, context))
        case NoSuchOption(option_name=name, possibilities=near):
            near = sorted(near or ())
            return say("cli-usage-no-option", lang, name=name, near=", ".join(near), many=len(near))
        case BadOptionUsage(option_name=name):
            return say("cli-usage-switch", lang, name=name)
        case UsageError() if context is not None:
            known = ", ".join(getattr(context.command, "commands", {}))
            return say("cli-usage-no-command", lang, known=known) if known else say("cli-usage-extra", lang)
    return error.format_message()


def _name(parameter: Any) -> str:
    """The name a parameter goes by on the line."""
    return str(parameter.opts[0] if parameter.param_type_name == "option" else parameter.display_name_raw)


def _wanted(parameter: Any, context: Any) -> str:
    """What a parameter takes: its help, the choices there are, and how far numbers go."""
    form = parameter.display_type_rich(ctx=context)
    least, most = parameter.min, parameter.max
    reach = (
        ""
        if least is None and most is None
        else f"({least if least is not None else ''}…{most if most is not None else ''})"
    )
    return " ".join([part for part in (parameter.help, form if "|" in form else "", reach) if part])
