"""One version: the package's, the changelog's, the page's."""

import json
import re
from importlib.metadata import version
from pathlib import Path

import croupier

ROOT = Path(__file__).parents[2]


def test_the_changelog_opens_with_what_is_unreleased_and_then_this_version():
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[:2] == ["Unreleased", croupier.__version__]


def test_the_installed_package_has_the_version_of_the_source():
    assert version("croupier") == croupier.__version__


def test_the_page_has_the_version_of_the_package():
    page = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    assert (page["version"], lock["version"]) == (croupier.__version__, croupier.__version__)
