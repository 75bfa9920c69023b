"""Every reason and refusal of the direction has its words, with the values the code gives them."""

import ast
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import croupier.tournament
from croupier.text import codes

HOME = Path(croupier.tournament.__file__).parent
CATALOGUE = HOME.parent / "text" / "en" / "tournament.ftl"
SAID = {
    "why": "tournament-why-",
    "by_policy": "tournament-why-",
    "refuse": "tournament-",
    "refused": "tournament-",
}


def said() -> Iterator[tuple[str, set[str]]]:
    """The codes the code says, with the names of the values it puts in."""
    for file in sorted(HOME.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            first = node.args[0].value if node.args and isinstance(node.args[0], ast.Constant) else None
            if name in ("Refusal", "Mistake", "Broken") and str(first).startswith("tournament-"):
                yield str(first), {keyword.arg for keyword in node.keywords if keyword.arg}
            at = 1 if name == "refused" else 0
            words = node.args[at] if len(node.args) > at else None
            if name in SAID and isinstance(words, ast.Constant):
                code = SAID[name] + str(words.value)
                yield code, {keyword.arg for keyword in node.keywords if keyword.arg}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def reasons() -> set[str]:
    """The codes of reasons that are made where no command is being decided."""
    return {
        str(node.args[0].value)
        for file in sorted(HOME.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "Why"
        and isinstance(node.args[0], ast.Constant)
    }


def test_every_reason_and_refusal_has_words_in_both_languages() -> None:
    wanted = {code for code, _ in said()} | reasons()
    assert len(wanted) > 60
    assert {lang: wanted - codes(lang) for lang in ("en", "ru")} == {"en": set(), "ru": set()}


def test_every_text_gets_the_values_it_asks_for() -> None:
    asked = {}
    for entry in FluentParser().parse(CATALOGUE.read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            seen = _Variables()
            seen.visit(entry)
            asked[entry.id.name] = seen.found
    assert [(code, asked[code] - given) for code, given in said() if not asked[code] <= given] == []
