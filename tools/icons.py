"""Draws the icons of the installed page from web/public/mark.svg, with the browser of the tests.

.venv/bin/python tools/icons.py
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
GROUND = "#0e2b23"

ICONS = {
    "192": (192, 1.0, ""),
    "512": (512, 1.0, ""),
    "maskable-512": (512, 0.76, GROUND),
    "180": (180, 0.84, GROUND),
}
"""Side in pixels, how much of it the mark takes, and what lies behind it: systems cut some into shapes of their own."""


def main(arguments: list[str]) -> None:
    """Write every icon."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.parse_args(arguments)
    mark = (PUBLIC / "mark.svg").read_text("utf-8")
    browser_at = shutil.which("chromium-headless-shell")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_at, args=["--no-sandbox"])
        for name, (side, part, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            style = (
                f"margin:0;display:grid;place-items:center;height:100vh;background:{ground or 'transparent'}"
            )
            drawn = mark.replace("<svg ", f'<svg width="{side * part:.0f}" height="{side * part:.0f}" ')
            page.set_content(f"<!doctype html><body style='{style}'>{drawn}</body>")
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
