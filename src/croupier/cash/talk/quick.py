"""Quick words and reactions: a closed set, told by its code, so that each reads it in his own language.

What somebody feels about a hand tells something of it: while one is live only what has nothing to do with it can be
said. All-in, in a flood, or muted one is as silent as with words of one's own.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Quick: TypeAlias = Literal[
    "hello",
    "good-luck",
    "one-moment",
    "back",
    "bye",
    "thanks",
    "well-played",
    "sorry",
    "laughs",
    "claps",
    "amazed",
    "toasts",
]
"""What is said or shown with one tap."""

AT_ANY_TIME: Final[frozenset[Quick]] = frozenset(("hello", "good-luck", "one-moment", "back", "bye"))
"""What tells nothing of a hand even while one is live: greetings, and whether one is there."""
