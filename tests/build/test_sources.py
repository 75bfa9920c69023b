"""What the repository holds: no path of anyone's machine, no registry but the public ones, tidy files."""

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).parents[2]
MADE = {"dist", "var", "node_modules", "__pycache__", "static", "site", "test-results"}
SOMEONES = re.compile(r"(?<![\w.~])/(?:home|Users|root|work|mnt|media|srv)/[\w.-]+")
PUBLIC = {"uv.lock": {"pypi.org", "files.pythonhosted.org"}, "web/package-lock.json": {"registry.npmjs.org"}}
BINARY = {".gz", ".xz", ".png", ".ico", ".woff2", ".webp", ".jpg", ".so", ".ttf"}


def kept(folder: Path) -> bool:
    hidden = folder.name.startswith(".") and folder.name != ".ci"
    return not hidden and folder.name not in MADE and folder != ROOT / "build"


def walk() -> Iterator[Path]:
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [each for each in folders if kept(Path(folder, each))]
        # In a further worktree `.git` is a file, and says where the repository is.
        yield from (
            Path(folder, each) for each in names if Path(each).suffix not in BINARY and each != ".git"
        )


@cache
def texts() -> dict[str, str]:
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in walk()}


def test_the_walk_sees_the_house():
    assert {"Makefile", ".ci/run", "src/croupier/__init__.py", "web/package.json"} <= texts().keys()


def test_no_path_of_a_machine():
    here = {str(ROOT), str(Path.home()) + "/"} - {"//"}
    found = {
        file: hits
        for file, text in texts().items()
        if (hits := [*SOMEONES.findall(text), *(path for path in here if path in text)])
    }
    assert found == {}


def test_locks_name_public_registries_only():
    for file, hosts in PUBLIC.items():
        named = {
            urlsplit(url).hostname
            for url in re.findall(r'"(https?://[^"]+)"', texts()[file])
            if is_package(url)
        }
        assert named <= hosts, file


def is_package(url: str) -> bool:
    return bool(re.search(r"\.(?:whl|tgz|tar\.gz|zip)$|/simple/?$", url))


def test_no_registry_is_set_anywhere():
    setting = re.compile(
        r"index[-_]url|find[-_]links|extra[-_]index|^\s*registry\s*=\s*https?", re.IGNORECASE | re.M
    )
    here = Path(__file__).relative_to(ROOT).as_posix()
    assert [file for file, text in texts().items() if file != here and setting.search(text)] == []


def test_our_own_files_end_with_one_newline():
    ours = {file: text for file, text in texts().items() if text and not file.startswith("tests/data/")}
    assert [file for file, text in ours.items() if not text.endswith("\n") or text.endswith("\n\n")] == []


def test_ci_runs_make_test_and_nothing_else():
    run = [line for line in texts()[".ci/run"].splitlines() if line and not line.startswith("#")]
    assert run == ["set -euo pipefail", 'cd "$(dirname "$0")/.."', "exec make test </dev/null"]
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
