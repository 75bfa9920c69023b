"""A told hand as a picture: one SVG that stands by itself, with no script, no font and nothing to be loaded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING, Final

from croupier.cards import SUIT_SIGNS

if TYPE_CHECKING:
    from croupier.records.story import Chair, Line, Scene, Story

WIDTH: Final = 1080
MOST_LINES: Final = 90
"""So many lines of what happened are drawn; of a longer hand the rest is left to those who open it."""

_MARGIN: Final = 48
_LINE: Final = 34
_CARD: Final = (50, 56)
_CARDS: Final = re.compile(rf"[2-9TJQKA][{SUIT_SIGNS}]|\?\?|Jk")
_COLOURS: Final = dict(zip(SUIT_SIGNS, ("#1b7a3f", "#1f5fbf", "#c0282d", "#16181a"), strict=True))
_STYLE: Final = (
    "text{font-family:'Source Sans 3','Noto Sans','Segoe UI',Helvetica,Arial,sans-serif;fill:#eef2ea}"
    ".s{font-family:Lora,'Noto Serif',Georgia,serif}.b{font-weight:600}.d{fill:#a9b8ad}.g{fill:#e0bd6a}"
    ".r{text-anchor:end}.m{text-anchor:middle}"
)
_BRIGHT: Final = {"win": "g b", "fold": "d", "muck": "d", "post": "d", "dealer": "d"}


def picture(story: Story, hand: str = "", details: str = "") -> str:
    """A story under a title as SVG, `WIDTH` wide and as high as it is long.

    >>> from croupier.records import play, read, tell
    >>> record, = read('''
    ... variant = "NT"
    ... antes = [0, 0]
    ... blinds_or_straddles = [50, 100]
    ... min_bet = 100
    ... starting_stacks = [10000, 10000]
    ... actions = ["d dh p1 ????", "d dh p2 AsKs", "p2 cbr 300", "p1 f"]
    ... ''')
    >>> drawn = picture(tell(play(record).hand), "Hand 7")
    >>> drawn.startswith("<svg "), "Hand 7" in drawn, drawn.count("<rect")
    (True, True, 5)
    """
    drawing = _Drawing()
    drawing.title(
        story.game[:1].upper() + story.game[1:], " · ".join([each for each in (hand, details) if each])
    )
    drawing.players(story)
    for scene, lines in _within(story):
        drawing.scene(scene, lines)
    return drawing.whole()


def _within(story: Story) -> Iterator[tuple[Scene, list[Line]]]:
    left = MOST_LINES
    for scene in story.scenes:
        if left <= 0:
            return
        yield scene, scene.lines[:left]
        left -= len(scene.lines)


class _Drawing:
    """What is drawn, and how far down the page."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.y = _MARGIN

    def whole(self) -> str:
        high = self.y + _MARGIN // 2
        ground = f'<rect width="{WIDTH}" height="{high}" fill="#0f241c"/>'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{high}" viewBox="0 0 {WIDTH} {high}">'
            f"<style>{_STYLE}</style>{ground}{''.join(self.parts)}</svg>"
        )

    def write(self, x: int, text: str, size: int, style: str = "") -> None:
        self.parts.append(
            f'<text x="{x}" y="{self.y}" font-size="{size}" class="{style}">{escape(text)}</text>'
        )

    def title(self, game: str, details: str) -> None:
        for line in _wrapped(game, 52):
            self.y += 38
            self.write(_MARGIN, line, 34, "s")
        for line in _wrapped(details, 84):
            self.y += 32
            self.write(_MARGIN, line, 22, "d")
        self.y += 22

    def players(self, story: Story) -> None:
        changes = {balance.name: balance.change for balance in story.balances}
        for chair in story.chairs:
            self.player(chair, changes.get(chair.name or chair.seat, ""))
        self.y += 12

    def player(self, chair: Chair, change: str) -> None:
        self.y += _CARD[1] + 12
        self.write(_MARGIN, _short(chair.name or chair.seat, 22), 26, "b")
        self.write(340, chair.stack, 24, "d r")
        self.write(360, _short(chair.position, 22), 20, "d")
        self.cards(560, chair.cards)
        self.write(WIDTH - _MARGIN, change, 26, "b r g" if change.startswith("+") else "b r d")

    def scene(self, scene: Scene, lines: list[Line]) -> None:
        self.y += _CARD[1] + 16
        self.parts.append(f'<path d="M{_MARGIN} {self.y - 50}H{WIDTH - _MARGIN}" stroke="#2f4a3e"/>')
        self.write(_MARGIN, scene.name, 26, "s g")
        self.cards(340, scene.board)
        self.write(WIDTH - _MARGIN, scene.pot, 22, "r d")
        self.y += 8
        for line in lines:
            self.line(line)

    def line(self, line: Line) -> None:
        style = _BRIGHT.get(line.kind, "")
        for number, text in enumerate(_wrapped(line.text, 62)):
            self.y += _LINE
            if not number:
                self.write(_MARGIN, _short(line.who, 22), 22, "d")
                self.write(WIDTH - _MARGIN, line.pot, 20, "r d")
            self.write(340, text, 22, style)

    def cards(self, x: int, text: str) -> None:
        """Cards side by side, closer where there are many of them."""
        found = _CARDS.findall(text)
        wide, high = _CARD
        step = min(wide + 5, (WIDTH - _MARGIN - 150 - x) // max(len(found), 1))
        for card in found:
            top = self.y - high + 12
            if card == "??":
                self.parts.append(
                    f'<rect x="{x}" y="{top}" width="{wide}" height="{high}" rx="6" fill="#7a2a2f" stroke="#e9d9b0"/>'
                )
            else:
                colour = _COLOURS.get(card[-1], "#16181a")
                self.parts.append(
                    f'<rect x="{x}" y="{top}" width="{wide}" height="{high}" rx="6" fill="#fbfaf4" stroke="#16181a"/>'
                    f'<text x="{x + wide // 2}" y="{top + 37}" font-size="24" class="b m" style="fill:{colour}">'
                    f"{card}</text>"
                )
            x += step


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def _wrapped(text: str, most: int) -> list[str]:
    """A text in lines of at most so many letters, words kept whole where they can be."""
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return [_short(line, most) for line in lines if line]
