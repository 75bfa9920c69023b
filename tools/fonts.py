"""Makes the fonts that printed papers are set in: DejaVu Sans without the letters that no name or paper here has.

    .venv/bin/python tools/fonts.py

The fonts are those that matplotlib brings; what comes out lies in the package beside their licence.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

import matplotlib as mpl
from fontTools import subset

ROOT = Path(__file__).parents[1]
FONTS = ROOT / "src" / "croupier" / "server" / "fonts"
LETTERS = (
    "U+0020-024F,U+02C6-02DD,U+0400-04FF,U+2010-2026,U+2030,U+2039-203A,U+20AC,U+20BD,U+2116,U+2122,"
    "U+2190-2193,U+2212,U+2660-2667"
)


def main(arguments: list[str]) -> None:
    """Write both weights and their licence."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.parse_args(arguments)
    brought = Path(mpl.get_data_path()) / "fonts" / "ttf"
    FONTS.mkdir(exist_ok=True)
    for name in ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"):
        wanted = [f"--unicodes={LETTERS}", "--no-hinting", "--layout-features=kern"]
        subset.main([str(brought / name), *wanted, f"--output-file={FONTS / name}"])
    shutil.copyfile(brought / "LICENSE_DEJAVU", FONTS / "LICENSE_DEJAVU")


if __name__ == "__main__":
    main(sys.argv[1:])
