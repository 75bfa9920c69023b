"""A finished hand or round in words, for who has to judge it: as a player of it knew it, or with every card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier.records import play, tell
from croupier.records import read as read_phh
from croupier.room.hand.record import read, text
from croupier.text import say

if TYPE_CHECKING:
    from croupier.records import Story
    from croupier.room.journal.commit import StoredHand


class ToldScene(msgspec.Struct, frozen=True):
    """A part of it: a street, a box, the dealer; the cards that lie there, and what happened, a sentence each."""

    name: str
    cards: str = ""
    lines: tuple[str, ...] = ()


class ToldHand(msgspec.Struct, frozen=True):
    """A finished hand or round: its number at the table, when it ended (ms since 1970), its game, and its parts."""

    number: int
    ended: int
    game: str
    scenes: tuple[ToldScene, ...]


def told(stored: StoredHand, viewer: str | None, lang: str = "en", *, whole: bool = False) -> ToldHand:
    """A finished hand as a viewer knew it, every card of it where it is told `whole`."""
    kept = read(stored)
    if whole:
        names = {seat: player.name for seat, player in kept.players.items()}
        story = tell(kept.hand(), lang, names=names)
    else:
        # What a viewer may keep for himself is all that is told of it.
        (record,) = read_phh(text(stored, viewer, ""))
        played = play(record)
        names = dict(zip(record.seats, record.players, strict=True))
        story = tell(played.hand, lang, names=names, tabled=played.tabled)
    return ToldHand(stored.number, stored.ended, story.game, tuple(_scenes(story, lang)))


def _scenes(story: Story, lang: str) -> list[ToldScene]:
    seats = tuple(
        [_in_a_row(each.seat, each.name, each.stack, each.position, each.cards) for each in story.chairs]
    )
    ends = tuple([_in_a_row(each.name, each.stack, each.change) for each in story.balances])
    return [
        ToldScene(say("room-told-seats", lang), "", seats),
        *[
            ToldScene(
                scene.name,
                scene.board,
                tuple([f"{line.who}: {line.text}" if line.who else line.text for line in scene.lines]),
            )
            for scene in story.scenes
        ],
        *([ToldScene(say("room-told-stacks", lang), "", ends)] if ends else []),
    ]


def _in_a_row(*parts: str) -> str:
    return ", ".join([part for part in parts if part])
