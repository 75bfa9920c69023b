"""Every sentence of an explanation exists in both languages and gets the values it takes."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from croupier.floor import VERDICTS, By
from croupier.floor.forms import AREAS
from croupier.text import LANGUAGES, codes
from tests.text.test_catalogues import variables

FLOOR = Path(__file__).parents[2] / "src" / "croupier" / "floor"


def sentences() -> Iterator[tuple[str, str, set[str] | None]]:
    for path in sorted(FLOOR.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="because"), args=[code, *_]):
                    given = {keyword.arg for keyword in node.keywords}
                    known = None if None in given else {name for name in given if name}
                    for each in ast.walk(code):
                        if (
                            isinstance(each, ast.Constant)
                            and isinstance(each.value, str)
                            and "-" in each.value
                        ):
                            yield f"{path.name}:{node.lineno}", each.value, known


def test_there_are_sentences() -> None:
    assert len(list(sentences())) > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_said_in_code_is_in_the_catalogue_with_its_values(lang: str) -> None:
    wrong = []
    for where, code, given in sentences():
        if code not in codes(lang):
            if code.startswith("floor-"):
                wrong.append((where, code))
        elif given is not None and not variables(code, lang) <= given:
            wrong.append((where, code))
    assert not wrong


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verdict_area_and_person_has_a_name(lang: str) -> None:
    wanted = {f"floor-verdict-{verdict}" for verdict in VERDICTS}
    wanted |= {f"floor-area-{area}" for area in AREAS}
    wanted |= {f"floor-by-{by}" for by in get_args(By)}
    assert wanted <= codes(lang)
