"""A hand's story laid out for a terminal: columns that line up, cards in four colours."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from croupier.cards import SUIT_SIGNS
from croupier.records.story import Line, Scene, Story

_CARD: Final = re.compile(f"[2-9TJQKA][{SUIT_SIGNS}]")
_COLOURS: Final = dict(zip(SUIT_SIGNS, ("green", "bright_blue", "bright_red", "bold"), strict=True))
_STYLES: Final = {
    "fold": "dim",
    "muck": "dim",
    "post": "dim",
    "dealer": "dim",
    "bet": "bold",
    "raise": "bold",
    "win": "bold green",
}


def lay_out(story: Story, hand: str = "", details: str = "") -> Iterator[Text]:
    """The lines of a story under a title, ready to print."""
    title = f"{hand}: {story.game}" if hand else story.game[:1].upper() + story.game[1:]
    yield Text(title, "bold")
    if details:
        yield Text(details, "dim")
    yield Text()
    rows = [(chair.seat, chair.name, chair.stack, chair.position, chair.cards) for chair in story.chairs]
    yield from _columns(rows, right=(2,))
    for scene in story.scenes:
        yield Text()
        yield _scene_title(scene)
        yield from _lines(scene.lines, _widths(story))
    if story.balances:
        yield Text()
        yield from _columns(
            [(balance.name, balance.stack, balance.change) for balance in story.balances], right=(1, 2)
        )


def coloured(text: str, style: str = "") -> Text:
    """A text with its cards in the four colours of the suits."""
    line = Text(text, style)
    for card in _CARD.finditer(text):
        line.stylize(_COLOURS[card[0][1]], card.start(), card.end())
    return line


def _scene_title(scene: Scene) -> Text:
    title = Text(scene.name, "bold")
    if scene.board:
        title.append("  ").append_text(coloured(scene.board))
    if scene.pot:
        title.append(f"  ({scene.pot})", "dim")
    return title


def _widths(story: Story) -> tuple[int, int, int]:
    """How wide names, deeds and pots are in the whole story, so that every street lines up."""
    lines = [line for scene in story.scenes for line in scene.lines]
    who = max((cell_len(line.who) for line in lines), default=0)
    text = max((cell_len(line.text) for line in lines if line.pot), default=0)
    pot = max((cell_len(line.pot) for line in lines), default=0)
    return who, text, pot


def _lines(lines: Sequence[Line], widths: tuple[int, int, int]) -> Iterator[Text]:
    who, text, pot = widths
    for line in lines:
        told = (
            Text("  ").append(line.who.ljust(who + len(line.who) - cell_len(line.who)), "cyan").append("  ")
        )
        told.append_text(coloured(line.text, _STYLES.get(line.kind, "")))
        if line.pot:
            told.append(" " * (text - cell_len(line.text) + 2))
            told.append(" " * (pot - cell_len(line.pot)) + line.pot, "dim")
        yield told


def _columns(rows: Sequence[tuple[str, ...]], right: tuple[int, ...]) -> Iterator[Text]:
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        told = Text()
        for at, (cell, width) in enumerate(zip(row, widths, strict=True)):
            gap = " " * (width - cell_len(cell))
            if width:
                told.append("  ").append_text(coloured(gap + cell if at in right else cell + gap))
        told.rstrip()
        yield told
