"""Every dependency has its reason in docs/architecture.md, and the package imports what it asks for."""

import ast
import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS = PROJECT["project"].get("optional-dependencies", {})
MODULES = {"argon2-cffi": "argon2", "fluent-runtime": "fluent", "tomli-w": "tomli_w", "pyyaml": "yaml"}
SPOKEN_THROUGH = {"websockets": "uvicorn"}


def name(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found, requirement
    return found[0].lower()


def required() -> set[str]:
    groups = [*PROJECT["dependency-groups"].values(), *EXTRAS.values()]
    lists = [PROJECT["project"]["dependencies"], PROJECT["build-system"]["requires"], *groups]
    page = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    return {name(requirement) for requirements in lists for requirement in requirements} | {
        *page.get("dependencies", {}),
        *page.get("devDependencies", {}),
    }


def explained() -> set[str]:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    table = text.partition("## Dependencies and why")[2].partition("\n## ")[0]
    return set(re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE))


def imported() -> set[str]:
    found = set()
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.partition(".")[0])
    return found


def test_every_dependency_is_explained_and_nothing_else_is():
    assert required() == explained()


def test_what_the_package_asks_for_it_imports():
    asked = {name(requirement) for requirement in PROJECT["project"]["dependencies"]}
    modules = {MODULES.get(each, each.replace("-", "_")) for each in asked - SPOKEN_THROUGH.keys()}
    assert modules - imported() == set()
    assert set(SPOKEN_THROUGH.values()) <= asked


def test_the_package_never_imports_what_only_tests_and_benchmarks_have():
    groups = {name(each) for group in PROJECT["dependency-groups"].values() for each in group}
    offered = {name(each) for extra in EXTRAS.values() for each in extra}
    assert {each.replace("-", "_") for each in groups - offered} & imported() == set()
