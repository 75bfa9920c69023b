"""Which clauses every scenario's ruling names, under every book: those it is to name, and no other.

A clause may be named too often as well as too seldom; a scenario expects only that it is named, and only under the
books it speaks of. What is written in `tests/data/citations.tsv` is all that is named, in its order:
`.venv/bin/python -m tests.floor.citations` writes it anew, and what changed in it is to be read.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from croupier.errors import CroupierError
from croupier.records.scenarios import Scenario, policy_of, read_scenarios
from croupier.rulebook import profiles

DATA: Final = Path(__file__).parents[1] / "data"
FILE: Final = DATA / "citations.tsv"
HEAD: Final = "scenario\thouse\tprofiles\tclauses"


def all_scenarios() -> Iterator[Scenario]:
    """Every scenario of the house."""
    for file in sorted((DATA / "scenarios").rglob("*.yaml")):
        yield from read_scenarios(file.read_text("utf-8"), file.name)


def rows_of(scenario: Scenario) -> Iterator[str]:
    """The lines of a scenario: what the house answers itself, the profiles whose rulings name the same clauses, these.

    A house's own answers are asked for only under the profiles it lays them over.
    """
    houses: dict[tuple[tuple[str, Any], ...], list[str]] = {}
    for answer in scenario.answers:
        houses.setdefault(tuple(sorted(answer.policy.items())), []).extend(answer.under)
    for laid, under in houses.items():
        house = " ".join([f"{name}={str(value).lower()}" for name, value in laid])
        alike: dict[str, list[str]] = {}
        for name in dict.fromkeys(under) if laid else sorted(profiles()):
            with contextlib.suppress(CroupierError):
                ruling = scenario.ruling(policy_of(name, dict(laid)))
                alike.setdefault(" ".join(ruling.cites), []).append(name)
        for clauses, names in alike.items():
            yield f"{scenario.id}\t{house}\t{' '.join(names)}\t{clauses}"


def written() -> dict[str, list[str]]:
    """The lines that are written down, by scenario."""
    found: dict[str, list[str]] = {}
    for line in FILE.read_text("utf-8").splitlines()[1:]:
        found.setdefault(line.partition("\t")[0], []).append(line)
    return found


def otherwise(scenario: Scenario, known: dict[str, list[str]]) -> list[str]:
    """What the rulings of a scenario name now and did not, or did and do not."""
    before = known.get(scenario.id, [])
    now = list(rows_of(scenario))
    return [f"- {line}" for line in before if line not in now] + [
        f"+ {line}" for line in now if line not in before
    ]


if __name__ == "__main__":
    lines = [HEAD, *[row for scenario in all_scenarios() for row in rows_of(scenario)]]
    FILE.write_text("\n".join(lines) + "\n", "utf-8")
