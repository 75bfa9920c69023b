"""What `croupier rule --find` does: the incidents a plain sentence may mean, the nearest first."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from croupier.floor.finding import Found, Nearest, find
from croupier.text import knows, say

_SEATS: Final = ("SB", "BB", *"ABCDEFGHIJ")
"""The names of seats in a line of `croupier rule`."""


def tell_nearest(said: str, lang: str, *, as_json: bool) -> int:
    """Print the nearest incidents to a sentence and return the exit code, 0; raises `Mistake` for an empty one."""
    found = find(said, _SEATS)
    if as_json:
        nearest = [_data(each) for each in found.nearest]
        print(json.dumps({"read": found.read, "nearest": nearest}, ensure_ascii=False))
    else:
        print("\n".join(_told(found, lang)))
    return 0


def _told(found: Found, lang: str) -> Iterator[str]:
    if not found.read:
        yield say("rule-find-unread", lang)
    for each in found.nearest:
        yield f"{each.form.kind}: {each.form.title(lang)}"
        titles = {field.name: field.title(lang) for field in each.form.fields}
        if each.fields:
            read = "; ".join(f"{titles[name]}: {_shown(value, lang)}" for name, value in each.fields.items())
            yield "  " + say("rule-find-read", lang, fields=read)
        if each.missing:
            yield "  " + say(
                "rule-find-missing", lang, fields=", ".join(titles[name] for name in each.missing)
            )


def _shown(value: Any, lang: str) -> str:
    if isinstance(value, bool):
        return say("rule-find-yes" if value else "rule-find-no", lang)
    if isinstance(value, list):
        return " + ".join(map(str, value))
    return say(f"floor-choice-{value}", lang) if knows(f"floor-choice-{value}") else str(value)


def _data(each: Nearest) -> dict[str, Any]:
    return {
        "kind": each.form.kind,
        "title": {lang: each.form.title(lang) for lang in ("en", "ru")},
        "fits": each.fits,
        "fields": dict(each.fields),
        "missing": list(each.missing),
    }
