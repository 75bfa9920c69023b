"""What is made from the floor and its scenarios is what they say now."""

import json
from importlib.resources import files

import jsonschema
import pytest
import yaml

from croupier.floor import incident_kinds
from croupier.floor.forms import AREAS, forms
from croupier.records.scenarios import read_scenarios
from tests.floor.test_scenarios import FILES
from tools import scenarios as made


def test_the_pages_are_up_to_date() -> None:
    stale = [path for path, text in made.pages() if (made.ROOT / path).read_text("utf-8") != text]
    assert stale == [], "run tools/scenarios.py"


def test_the_page_has_the_56_most_common_disputes_under_four_profiles() -> None:
    page = (made.ROOT / made.PAGES["en"]).read_text("utf-8")
    assert page.count("\n## ") == 56
    assert {len(each.profiles) for each in disputes()} == {4}


def disputes():
    return read_scenarios((made.ROOT / made.DISPUTES).read_text("utf-8"))


@pytest.fixture(scope="module")
def published() -> jsonschema.Draft202012Validator:
    schema = json.loads((files("croupier.records") / "scenario.schema.json").read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_published_schema_takes_every_scenario_file(file, published) -> None:
    published.validate(yaml.safe_load(file.read_text("utf-8")))


@pytest.mark.parametrize(
    "wrong",
    [
        {"title": "no id"},
        {"id": "x", "tabel": {}},
        {"id": "x", "table": {"pot": -1}},
        {"id": "x", "happened": [{"what": "no-such-thing"}]},
        {"id": "x", "happened": [{"what": "act", "words": "nobody says it"}]},
        {"id": "x", "happened": ["no colon"]},
    ],
)
def test_the_published_schema_refuses_what_reading_refuses(wrong, published) -> None:
    with pytest.raises(jsonschema.ValidationError):
        published.validate(wrong)


def test_a_form_can_be_made_of_every_kind_of_incident() -> None:
    made = forms()
    assert {form.kind for form in made} == set(incident_kinds())
    assert {form.area for form in made} == set(AREAS)
    for form in made:
        assert form.title("en")
        assert form.title("ru") != form.title("en")
        for field in form.fields:
            assert set(field.schema) & {"type", "enum", "anyOf", "$ref"}, (form.kind, field)
