"""What leaves the house runs in a clean environment, without compiler, Node or this checkout."""

import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.xdist_group("wheel")

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")
KERNELS = sorted((ROOT / "src" / "croupier" / "odds" / "kernels").rglob("*.cpp"))


def run(*command: str | Path, cwd: Path, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory) -> Path:
    out: Path = tmp_path_factory.mktemp("dist")
    # What is tried is that it is compiled, not how quick it is: the C compiler need not try hard.
    quick = os.environ | {"MYPYC_OPT_LEVEL": "0", "CROUPIER_COMPILED": "always"}
    run(UV, "build", "--quiet", "--out-dir", out, cwd=ROOT, env=quick)
    return out


@pytest.fixture(scope="module")
def wheel(built) -> Path:
    (path,) = built.glob("*.whl")
    return Path(path)


@pytest.fixture(scope="module")
def sdist(built) -> Path:
    (path,) = built.glob("*.tar.gz")
    return Path(path)


@pytest.fixture(scope="module")
def clean(tmp_path_factory, wheel) -> tuple[Path, dict[str, str]]:
    """A virtual environment with the wheel and what it asks for, and an environment whose PATH is empty."""
    home = tmp_path_factory.mktemp("clean")
    nothing = home / "nothing"
    nothing.mkdir()
    env = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))
    }
    env |= {"PATH": str(nothing)}
    assert shutil.which("g++", path=env["PATH"]) is None
    assert shutil.which("node", path=env["PATH"]) is None
    locked = home / "locked.txt"
    export = ("export", "--frozen", "--quiet", "--no-dev", "--no-emit-project", "--output-file")
    run(UV, *export, locked, cwd=ROOT)
    run(UV, "venv", "--quiet", "--python", sys.executable, home / "venv", cwd=home, env=env)
    python = home / "venv" / "bin" / "python"
    run(UV, "pip", "install", "--quiet", "--python", python, "-r", locked, cwd=home, env=env)
    run(UV, "pip", "install", "--quiet", "--python", python, "--no-deps", wheel, cwd=home, env=env)
    return home, env


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


def answers(address: str) -> bool:
    try:
        urlopen(address, timeout=PATIENCE).close()
    except URLError:
        return False
    return True


@contextmanager
def serving(home: Path, env: dict[str, str]) -> Iterator[str]:
    """The room, opened from the clean environment: its address, once it answers."""
    port = free_port()
    log = home / "serve.log"
    with log.open("wb") as out:
        command = (home / "venv" / "bin" / "croupier", "serve", "--host", "127.0.0.1", "--port", str(port))
        server = subprocess.Popen(command, cwd=home, env=env, stdout=out, stderr=subprocess.STDOUT)
        try:
            address = f"http://127.0.0.1:{port}/"
            wait_until(lambda: answers(address) or server.poll() is not None)
            assert server.poll() is None, log.read_text("utf-8")
            yield address
        finally:
            server.terminate()
            server.wait(timeout=PATIENCE)


def test_the_installed_wheel_serves_the_page(clean):
    with serving(*clean) as address:
        with urlopen(address) as answer:
            page = answer.read().decode()
        assert answer.status == 200
        parts = re.findall(r'(?:src|href)="\.?(/[^"]+\.(?:js|css))"', page)
        assert any(part.endswith(".js") for part in parts), page
        for part in parts:
            with urlopen(address.rstrip("/") + part) as answer:
                assert answer.status == 200
                assert len(answer.read()) > 100


def test_the_installed_wheel_speaks_both_languages(clean):
    home, env = clean
    say = "import croupier.text as t; print(t.say('chips', 'en', amount=3), t.say('chips', 'ru', amount=3))"
    assert run(home / "venv" / "bin" / "python", "-c", say, cwd=home, env=env) == "3 chips 3 фишки\n"


def test_the_installed_wheel_has_its_kernels_compiled(clean):
    home, env = clean
    for kernels in ("croupier.odds.kernels._kernels", "croupier.cards._native"):
        where = f"import {kernels} as k; print(k.__file__)"
        at = run(home / "venv" / "bin" / "python", "-c", where, cwd=home, env=env)
        assert at.startswith(str(home))


def test_the_wheel_carries_types_and_texts_and_no_sources_of_kernels(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    assert {"croupier/py.typed", "croupier/text/en/cards.ftl", "croupier/text/ru/cards.ftl"} <= set(names)
    assert [name for name in names if name.endswith((".cpp", ".hpp", ".h"))] == []
    assert {re.split(r"[-.]", name.split("/")[0])[0] for name in names} == {"croupier", "croupier__mypyc"}


def test_the_installed_wheel_has_its_rules_core_compiled(clean):
    home, env = clean
    env = {name: value for name, value in env.items() if name != "LANG"}
    told = run(home / "venv" / "bin" / "croupier", "--version", cwd=home, env=env)
    assert re.fullmatch(r"croupier [0-9.]+: rules core compiled, kernels (baseline|avx2|avx512)\n", told)
    run(home / "venv" / "bin" / "python", ROOT / "tools" / "installed.py", cwd=home, env=env)


def test_the_sdist_carries_the_page_and_the_sources_of_everything(sdist):
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    expected = {
        "src/croupier/server/static/index.html",
        "web/package-lock.json",
        "Makefile",
        "uv.lock",
        "LICENSE",
    }
    assert expected <= names
    assert {path.relative_to(ROOT).as_posix() for path in KERNELS} <= names
    made = ("node_modules/", ".venv/", ".make/", "var/", ".git/", "build/", "dist/")
    assert [name for name in names if name.startswith(made) or "/node_modules/" in name] == []


def test_a_checkout_without_page_compiler_and_node_is_installed_and_says_so(tmp_path, sdist, clean):
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    shutil.rmtree(source / "src" / "croupier" / "server" / "static")
    _, env = clean
    done = subprocess.run(
        [UV, "build", "--wheel", "--python", sys.executable, "--out-dir", tmp_path / "out"],
        cwd=source,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "installed without its page: no Node 20.19 or later" in done.stderr + done.stdout
    (wheel,) = (tmp_path / "out").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "croupier/play/hand.py" in names
    assert [name for name in names if name.endswith(".so") or "/static/" in name] == []


def test_an_sdist_is_made_with_the_page_or_not_at_all(tmp_path, sdist):
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    shutil.rmtree(source / "src" / "croupier" / "server" / "static")
    done = subprocess.run([UV, "build", "--sdist"], cwd=source, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "make web" in done.stderr
