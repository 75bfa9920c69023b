"""Which clauses every scenario's ruling names, under every book: those it is to name, and no other.

A clause may be named too often as well as too seldom; a scenario expects only that it is named, and only under the
books it speaks of. What is written in `tests/data/citations.tsv` is all that is named, in its order:
`.venv/bin/python -m tests.floor.citations` writes it anew, and what changed in it is to be read.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from croupier.errors import CroupierError
from croupier.records.scenarios import Scenario, policy_of, read_scenarios
from croupier.rulebook import profiles

DATA: Final = Path(__file__).parents[1] / "data"
FILE: Final = DATA / "citations.tsv"
HEAD: Final = "scenario\tprofiles\tclauses"


def all_scenarios() -> Iterator[Scenario]:
    """Every scenario of the house."""
    for file in sorted((DATA / "scenarios").rglob("*.yaml")):
        yield from read_scenarios(file.read_text("utf-8"), file.name)


def rows_of(scenario: Scenario) -> Iterator[str]:
    """The lines of a scenario: the profiles whose rulings name the same clauses, and these.

    A house's own answers are asked for only under the profiles it lays them over.
    """
    houses = {tuple(answer.policy.items()): answer for answer in scenario.answers}
    for laid, answer in houses.items():
        alike: dict[str, list[str]] = {}
        for name in answer.under if laid else sorted(profiles()):
            with contextlib.suppress(CroupierError):
                ruling = scenario.ruling(policy_of(name, answer.policy))
                alike.setdefault(" ".join(ruling.cites), []).append(name)
        for clauses, names in alike.items():
            yield f"{scenario.id}\t{' '.join(names)}\t{clauses}"


def written() -> dict[str, list[str]]:
    """The lines that are written down, by scenario."""
    found: dict[str, list[str]] = {}
    for line in FILE.read_text("utf-8").splitlines()[1:]:
        found.setdefault(line.partition("\t")[0], []).append(line)
    return found


def otherwise(scenario: Scenario, known: dict[str, list[str]]) -> list[str]:
    """What the rulings of a scenario name now and did not, or did and do not; nothing where nothing is known of it."""
    before = known.get(scenario.id)
    now = list(rows_of(scenario))
    if before is None or before == now:
        return []
    return [f"- {line}" for line in before if line not in now] + [
        f"+ {line}" for line in now if line not in before
    ]


if __name__ == "__main__":
    lines = [HEAD, *[row for scenario in all_scenarios() for row in rows_of(scenario)]]
    FILE.write_text("\n".join(lines) + "\n", "utf-8")
