"""`croupier pit verify` as it is typed."""

import json
from pathlib import Path
from typing import Any

import msgspec
from typer.testing import CliRunner

from croupier.cli.pit import app
from croupier.errors import Mistake
from tests.room.pit.test_seal import finished


def told() -> dict[str, Any]:
    """A finished round as a table tells it: a pair of kings against the dealer's aces."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(finished().history("ann")))
    return found


def written(folder: Path, proof: object) -> str:
    file = folder / "round.json"
    file.write_text(json.dumps(proof), "utf-8")
    return str(file)


def test_a_round_is_held_against_its_seal(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["verify", written(tmp_path, told())])
    assert done.exit_code == 0
    assert done.output.splitlines()[:3] == [
        "proved: pit/ruby#1 — the seal holds. 10 cards are open:",
        "1. Kh",
        "3. As",
    ]


def test_its_fairness_alone_will_do(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["verify", "--json", written(tmp_path, told()["fairness"])])
    found = json.loads(done.output)
    assert (found["round"], found["holds"], found["dealt"]["0"]) == ("pit/ruby#1", True, "Kh")


def test_another_card_does_not_fit_the_seal(tmp_path: Path) -> None:
    proof = told()
    proof["fairness"]["revealed"]["opened"][0]["card"] = "2s"
    done = CliRunner().invoke(app, ["verify", "--lang", "ru", written(tmp_path, proof)])
    assert done.exit_code == 1
    assert done.output.startswith("2s — не та карта")
    done = CliRunner().invoke(app, ["verify", "--json", written(tmp_path, proof)])
    assert (done.exit_code, json.loads(done.output)["holds"]) == (1, False)


def test_a_file_nested_without_end_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "round.json"
    file.write_text('{"a":' * 5_000, "utf-8")
    done = CliRunner().invoke(app, ["verify", str(file)])
    assert isinstance(done.exception, Mistake)
    assert done.exception.code == "cli-pit-verify-unreadable"


def test_what_is_no_proof_is_refused(tmp_path: Path) -> None:
    closed = told()
    closed["fairness"]["revealed"] = None
    for wrong, code in (
        ({"of": "pit/ruby#1"}, "cli-pit-verify-unreadable"),
        (closed, "cli-pit-verify-closed"),
    ):
        done = CliRunner().invoke(app, ["verify", written(tmp_path, wrong)])
        assert isinstance(done.exception, Mistake)
        assert done.exception.code == code
    done = CliRunner().invoke(app, ["verify", str(tmp_path / "none.json")])
    assert isinstance(done.exception, Mistake)
    assert done.exception.code == "cli-verify-cannot-read"
