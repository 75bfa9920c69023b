"""The rules core as machine code: mypyc compiles what deals, bets and reads hands into `build/compiled`.

`python tools/compiled.py` builds it (`make compiled`). Whoever imports this module before `croupier` gets the
compiled modules in place of the interpreted ones; nothing in the working tree changes:

    PYTHONPATH=tools python -c "import compiled, croupier.play.hand; print(croupier.play.hand.__file__)"
    PYTHONPATH=tools pytest -p compiled tests/play

`python tools/compiled.py --into FOLDER` builds what a wheel carries: the core without the benchmark's table, in one
shared module called `croupier__mypyc`. The build of a wheel asks for it (CMakeLists.txt). `CROUPIER_COMPILED` says
`never`, or `always`, where the build is to stop when the core does not compile; else the wheel is made without.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).parents[1]
BUILT = HERE / "build" / "compiled"

# Tuples and structs stay interpreted, they are no classes of mypyc's, and so does what only reads a hand.
VALUES = {"__init__", "amended", "catalogue", "errors", "perft", "picture", "values"}


# Of the pit only the round itself: its games are values, and their settlements little beside it.
PIT = ("betting", "category", "felt", "round")


def modules(benchmark: bool = True) -> list[Path]:
    """The files that are compiled: the core, the round of the pit, and the table of the benchmark that plays on it."""
    source = HERE / "src" / "croupier"
    found = [source / "cards" / f"{name}.py" for name in ("card", "twin")]
    for package in ("ranks", "play"):
        found += sorted(file for file in (source / package).glob("*.py") if file.stem not in VALUES)
    found += [source / "pit" / f"{name}.py" for name in PIT]
    if benchmark:
        found += [HERE / "benchmarks" / "engine" / f"{name}.py" for name in ("croupier_table", "policies")]
    return [file.relative_to(HERE) for file in found]


def build(into: Path = BUILT, files: list[Path] | None = None, group: str | None = None) -> None:
    """Compile, at the level `MYPYC_OPT_LEVEL` says (3 unless told otherwise)."""
    from mypyc.build import mypycify
    from setuptools import setup

    level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    with TemporaryDirectory(prefix="croupier-") as work:
        os.chdir(HERE)
        os.environ["MYPYPATH"] = "src"
        options = ["--strict", "--follow-imports=silent", "--explicit-package-bases", "--config-file="]
        options.append(f"--cache-dir={work}/mypy")
        extensions = mypycify(
            [*options, *map(str, files or modules())],
            opt_level=level,
            target_dir=f"{work}/c",
            verbose=False,
            group_name=group,
        )
        if sys.platform != "win32":
            # No other library puts a function in place of one of these, so that they may be inlined.
            # All share one list.
            extensions[0].extra_compile_args.append("-fno-semantic-interposition")
        places = [f"--build-lib={into}", f"--build-temp={work}/o"]
        setup(
            name="croupier-compiled",
            packages=[],
            ext_modules=extensions,
            script_args=["--quiet", "build_ext", *places],
        )


def build_for_wheel(into: Path) -> None:
    """Compile what a wheel carries, or leave `into` empty and say why."""
    asked = os.environ.get("CROUPIER_COMPILED", "")
    try:
        if asked == "never":
            raise RuntimeError("CROUPIER_COMPILED=never")
        build(into, modules(benchmark=False), "croupier")
    # mypyc ends the process where a type is wrong, setuptools where there is no compiler.
    except (Exception, SystemExit) as why:
        if asked == "always":
            raise
        shutil.rmtree(into, ignore_errors=True)
        into.mkdir(parents=True)
        print(f"croupier: the rules core stays interpreted: {why}", file=sys.stderr)


# Whose modules are taken compiled; who measures an interpreted driver leaves the benchmark's out.
PACKAGES = {"croupier", "benchmarks"}


class _Compiled:
    """Finds the compiled modules of `croupier`, and only them."""

    @staticmethod
    def find_spec(name: str, *_: object) -> ModuleSpec | None:
        packages = name.split(".")[:-1]
        if not PACKAGES.issuperset(packages[:1]):
            return None
        spec = PathFinder.find_spec(name, [str(BUILT.joinpath(*packages))])
        return spec if spec is not None and spec.loader is not None else None


def pytest_report_header() -> str:
    """Says that the tests run compiled code; fails where they would not."""
    from croupier.play import hand

    if not str(hand.__file__).endswith(tuple(EXTENSION_SUFFIXES)):
        raise RuntimeError("nothing is compiled: make compiled")
    return f"croupier: compiled, {BUILT}"


def main(arguments: list[str]) -> None:
    """Compile, for this checkout or for a wheel."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--into", type=Path, metavar="FOLDER", help="build what a wheel carries")
    told = asked.parse_args(arguments)
    if told.into is not None:
        build_for_wheel(told.into.absolute())
    else:
        build()


if __name__ == "__main__":
    main(sys.argv[1:])
else:
    sys.path.append(str(BUILT))
    sys.meta_path.insert(0, _Compiled)
