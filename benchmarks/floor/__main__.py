"""Rulings per CPU second: `python -m benchmarks.floor`.

Every scenario of the tests is put to the floor under every profile it names: acts alone, and all kinds of incident.
What was said may be remembered, since people say the same at every table; so the acts are asked once more with words
that are written differently each time and mean the same.
"""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import msgspec

from benchmarks.rounds import Timed, here, machine, median, rates
from croupier.floor import Act, Incident, Ruling, Situation, rule
from croupier.records.scenarios import policy_of, read_scenarios
from croupier.rulebook import Policy

Question = tuple[Situation, Sequence[Incident], Policy]

SCENARIOS = Path(__file__).parents[2] / "tests" / "data" / "scenarios"
AT_LEAST = 1000
AT_MOST = 0.3
LINE = "NLHE 200-400 | A raises to 1200 | B: chips 1000+1000"


def questions() -> list[Question]:
    """Every scenario under every profile it names, ready to be asked."""
    asked: list[Question] = []
    for file in sorted(SCENARIOS.rglob("*.yaml")):
        for scenario in read_scenarios(file.read_text("utf-8"), str(file)):
            for answer in scenario.answers:
                for name in answer.under:
                    policy = policy_of(name, answer.policy)
                    asked.append((scenario.table.situation(policy), scenario.happened, policy))
    return asked


def in_new_words(question: Question, randomness: Random) -> Question:
    """The question with what was said spaced as nobody has written it yet: to be read from the first letter on."""
    situation, happened, policy = question
    spaced = f"{randomness.getrandbits(32):b}".replace("0", " ").replace("1", "\t")
    anew = [
        msgspec.structs.replace(each, words=each.words + spaced)
        if isinstance(each, Act) and each.words
        else each
        for each in happened
    ]
    return situation, anew, policy


def asking(
    asked: Sequence[Question],
    after: Callable[[Ruling], object] | None = None,
    before: Callable[[Question, Random], Question] | None = None,
) -> Timed:
    """A contestant: so many rulings, what is done with each, and with its question before."""

    def ask(count: int, randomness: Random) -> None:
        for number in range(count):
            question = asked[(number + randomness.randrange(len(asked))) % len(asked)]
            ruling = rule(*(question if before is None else before(question, randomness)))
            if after is not None:
                after(ruling)

    return here(ask)


def command() -> float:
    """The CPU seconds of `croupier rule` for one line, all of the process counted: the median of nine."""
    taken = []
    for _ in range(9):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-m", "croupier", "rule", LINE], check=True, capture_output=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        taken.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return median(taken)


def explained(ruling: Ruling) -> None:
    """Told in both languages."""
    ruling.explain("en")
    ruling.explain("ru")


def main() -> None:
    asked = questions()
    acts = [each for each in asked if each[1] and isinstance(each[1][0], Act)]
    contestants = {
        f"acts ({len(acts)})": asking(acts),
        f"all kinds ({len(asked)})": asking(asked),
        "acts, explained in both languages": asking(acts, explained),
        "the same, no words said twice": asking(acts, explained, in_new_words),
    }
    measured = rates(contestants, rounds=5, seconds=1.0, warm=0.5)
    print(machine())
    for name, values in measured.items():
        print(f"{name:36} {median(values):10,.0f} rulings/s  (at least {AT_LEAST:,} wanted)")
    print(f"{'croupier rule, one line':36} {command():10.3f} CPU seconds  (at most {AT_MOST} wanted)")


if __name__ == "__main__":
    main()
