"""`croupier shuffles`: it passes the house's shuffle, goes on where it was, and fails a house that does not shuffle."""

import json
from pathlib import Path

import pytest

from croupier.cli import app, shuffles


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        app.main(["shuffles", "--decks", "4000", *arguments])
    return int(ended.value.code or 0)


@pytest.mark.requirement("RNG-2")
def test_the_houses_shuffle_passes_and_what_was_kept_is_not_counted_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept.jsonl"
    monkeypatch.setattr(shuffles, "PIECE", 2_000)
    assert run("--seed", "7", "--keep", str(kept), "--json") == 0
    first = capsys.readouterr().out
    told = json.loads(first)
    assert told["decks"] == 4_000
    assert len(told["tests"]) == 68
    assert told["control"]["failed"] > 0
    lines = kept.read_text("utf-8").splitlines(keepends=True)
    assert len(lines) == 2
    # Stopped in the middle of the second piece.
    kept.write_text(lines[0] + lines[1][:40], "utf-8")
    assert run("--seed", "7", "--keep", str(kept), "--json") == 0
    assert capsys.readouterr().out == first
    assert kept.read_text("utf-8") == "".join(lines)


@pytest.mark.requirement("RNG-2")
def test_a_house_that_does_not_shuffle_is_found_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shuffles, "shuffled", lambda deck, _chance: deck.cards)
    assert run("--lang", "ru") == 1
    assert "неравновероятно" in capsys.readouterr().out
