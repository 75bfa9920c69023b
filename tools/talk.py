"""Writes docs/talk.md: what the chat reads as talk of a hand, from the vocabulary itself, and the ladder of measures.

.venv/bin/python tools/talk.py            write the page
.venv/bin/python tools/talk.py --check    exit 1 when it is stale
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from croupier.cash.talk import CLAUSES
from croupier.cash.talk.ladder import DAY, LADDERS, ladder_of
from croupier.cash.talk.words import RULES, SUPPORT, WORDS
from croupier.rulebook import profile

PAGE: Final = Path(__file__).parents[1] / "docs" / "talk.md"

HEAD: Final = """# Talk at the tables

Made by `tools/talk.py` from the code: not to be edited.

While a hand is live nobody, in it or not, speaks of it; between hands everything may be said. A message of the
chat is read before it is told (`croupier.cash.talk`). One that speaks of the hand is held back: its sender
alone is told, with the kind of thing that was read in it and the clause; its words are kept nowhere. While a
player is all-in nobody speaks at all, and three messages in ten seconds are enough.

## How a message is read

1. What cannot be seen is taken out, marks are taken off the letters, and letters of other forms become plain
   (NFKC).
2. Cards in signs are read: `AhKh`, `A♥`, `AKs`, `A K`, `Т♠К♠`.
3. Each word is read in every way it can be meant: letters that look alike (Unicode TR 39) in either alphabet,
   figures for letters, a letter held down, Russian in Latin letters, letters set apart. What was disguised
   weighs one more.
4. Its stems (Snowball) are looked up below. A word weighs 1 or 2; whatever of its column *beside* the message
   says weighs one more, so does another word of the hand. One of the words under *unless* in the message takes
   the weight away. From a weight of 2 the message is held back.
5. Who asks for a rule names hands freely, unless the message says that somebody holds one.

The names of the ranks are those of the catalogues, in all their forms.
"""


USUAL: Final = ladder_of(profile("online-cash"))

TAIL: Final = f"""
The floor gives the next step for talk of a live hand, insults or spam; the filter gives it by itself to whoever
it has held back {USUAL.hits} times within {USUAL.within} minutes. Whoever was given none for {
    USUAL.forgets // DAY
} days begins at the bottom again. Each step is told with its clause; one review of it may be asked
for, and the floor upholds or lifts it. A step that is lifted is not counted. It is climbed at each table by itself.
A house chooses its ladder in its policy (`chat_ladder`), as it does after how many messages the filter gives a step
(`chat_filter_hits`, 1 to 10), and after how many days without one somebody is at the bottom again
(`chat_forgotten_days`): tables that people open from then on have it.

A player hears another no more by *Mute* beside a line of the log, and reports a line by *Report*: the floor
sees it in its sheet of the table, with the three lines before and after it. Nobody else is told of either.

At the casino tables it is the same talk ([the pit](pit.md), *As a guest*): cards are live from the deal until all
boxes are settled, and a message is held back by the clause of the game's own rules where they have one
(RUSPOK:1.10.j).
"""


def page() -> str:
    """The page as it should be."""
    rows = [
        f"| {each.kind} | {each.weight} | {_listed(each.words)} | {', '.join(each.by)} | {each.unless} |"
        for each in WORDS
    ]
    beside = [f"| {what} | {_listed(words)} |" for what, words in SUPPORT.items()]
    clauses = [f"| {kind} | `{clause}` |" for kind, clause in CLAUSES.items()]
    steps = [
        f"| `{name}` | {number} | {step.measure} | {step.minutes or ''} |"
        for name, steps in LADDERS.items()
        for number, step in enumerate(steps, 1)
    ]
    return "\n".join(
        [
            HEAD,
            "| kind | clause |\n|---|---|",
            *clauses,
            "\n## The words\n\n| kind | weight | words | beside | unless |\n|---|--:|---|---|---|",
            *rows,
            "\n## What stands beside a word\n\n| what | words |\n|---|---|",
            *beside,
            f"\nA rule is asked for by: {_listed(RULES)}.",
            "\n## Measures\n\n| `chat_ladder` | step | measure | minutes |\n|---|--:|---|--:|",
            *steps,
            TAIL,
        ]
    )


def _listed(words: str) -> str:
    return ", ".join([word.strip() for word in words.split(";") if word.strip()])


def main(arguments: list[str]) -> int:
    """Write the page, or say whether it is as it should be."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--check", action="store_true", help="write nothing; exit 1 when the page is stale")
    told = asked.parse_args(arguments)
    made = page()
    if told.check:
        return int(made != PAGE.read_text("utf-8"))
    PAGE.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
