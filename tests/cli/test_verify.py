"""`croupier verify` as it is typed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from croupier.cli.app import main
from tests.cli.test_pit_verify import told

HAND: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "data" / "shuffle.json").read_text(encoding="utf-8")
)["hand"]


def run(arguments: list[str]) -> int:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    code = ended.value.code
    assert isinstance(code, int)
    return code


def written(path: Path, proof: Any) -> str:
    file = path / "hand.json"
    file.write_text(proof if isinstance(proof, str) else json.dumps(proof), encoding="utf-8")
    return str(file)


def test_a_hand_that_fits_is_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", written(tmp_path, HAND)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("proved: table/oak#1")
    assert said[1:] == ["cut by the house and seats 1, 3", "not there in time for the cut: 2"]
    assert run(["verify", "--json", written(tmp_path, HAND)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found == {
        "hand": "table/oak#1", "holds": True, "decks": 1, "dealt": 14, "opened": 9, "cut_by": [1, 3], "late": [2],
    }  # fmt: skip


def test_what_does_not_fit_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    card = HAND["opened"][0] | {"card": "2c"}
    other = HAND | {"opened": [card, *HAND["opened"][1:]]}
    assert run(["verify", written(tmp_path, other)]) == 1
    assert "2c is not the card that was sealed" in capsys.readouterr().out
    assert run(["--lang", "ru", "verify", written(tmp_path, other)]) == 1
    assert "2c — не та карта" in capsys.readouterr().out
    assert run(["verify", "--json", written(tmp_path, other)]) == 1
    assert json.loads(capsys.readouterr().out)["code"] == "cards-shuffle-card"


@pytest.mark.parametrize("text", ["", "[]", "nonsense", '{"format": "croupier-shuffle"}', "[" * 100_000])
def test_what_is_no_proof_is_wrong_input(text: str, tmp_path: Path) -> None:
    assert run(["verify", written(tmp_path, text)]) == 2


def test_a_file_that_is_not_there_is_wrong_input(tmp_path: Path) -> None:
    assert run(["verify", str(tmp_path / "none.json")]) == 2


def test_a_casino_round_is_taken_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", written(tmp_path, told())]) == 0
    assert "the seal holds" in capsys.readouterr().out
