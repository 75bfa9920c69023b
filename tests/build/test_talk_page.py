"""docs/talk.md says what the code reads."""

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_of_the_talk_is_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("talk_page", ROOT / "tools" / "talk.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert (ROOT / "docs" / "talk.md").read_text(encoding="utf-8") == module.page()
