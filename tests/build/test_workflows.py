"""What a public host is asked to do: jobs that wait for jobs there are, commands and files that exist."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".github" / "workflows"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
WORKFLOWS = {path.name: yaml.safe_load(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.yml"))}


def steps(workflow):
    return [step for job in workflow["jobs"].values() for step in job.get("steps", ())]


def test_there_is_one_for_tests_wheels_documentation_and_release():
    assert set(WORKFLOWS) == {"tests.yml", "wheels.yml", "docs.yml", "release.yml"}
    # YAML 1.1 reads the key `on` as a truth.
    assert WORKFLOWS["release.yml"][True] == {"push": {"tags": ["v*"]}}


@pytest.mark.parametrize("name", WORKFLOWS)
def test_jobs_wait_for_jobs_there_are_and_may_no_more_than_they_need(name):
    workflow = WORKFLOWS[name]
    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        needs = job.get("needs", [])
        assert {needs} <= set(workflow["jobs"]) if isinstance(needs, str) else needs == []
        assert ("runs-on" in job) != ("uses" in job)
        called = job.get("uses", "").removeprefix("./")
        assert not called or (ROOT / called).is_file()


@pytest.mark.parametrize("name", WORKFLOWS)
def test_what_is_run_is_there(name):
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for step in steps(WORKFLOWS[name]):
        assert ("run" in step) != ("uses" in step)
        run = step.get("run", "")
        for target in re.findall(r"\bmake (?!procps)([a-z]+)", run):
            assert re.search(rf"^{target}:", makefile, re.M), target
        for path in re.findall(r"(?:tools|tests|\.ci)/[\w./-]+", run):
            assert (ROOT / path).exists(), path


def test_every_action_is_taken_at_a_version():
    for workflow in WORKFLOWS.values():
        for step in steps(workflow):
            if "uses" in step:
                assert re.search(r"(@(v\d+(\.\d+){0,2}|release/v\d+)|:\d+\.\d+\.\d+)$", step["uses"]), step[
                    "uses"
                ]


def test_the_library_is_tried_on_every_python_there_are_wheels_for():
    wheels = {f"{tag[2]}.{tag[3:-2]}" for tag in PROJECT["tool"]["cibuildwheel"]["build"].split()}
    assert set(WORKFLOWS["tests.yml"]["jobs"]["library"]["strategy"]["matrix"]["python"]) == wheels
    assert min(wheels, key=lambda version: int(version[2:])) == PROJECT["project"][
        "requires-python"
    ].removeprefix(">=")


def test_a_release_is_published_without_a_token_after_its_tag_was_compared():
    jobs = WORKFLOWS["release.yml"]["jobs"]
    assert jobs["publish"]["permissions"] == {"id-token": "write"}
    assert (jobs["publish"]["needs"], jobs["wheels"]["needs"]) == ("wheels", "same-version")
    assert "secrets." not in (FOLDER / "release.yml").read_text("utf-8")
