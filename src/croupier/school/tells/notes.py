"""A notebook on opponents: what somebody noted for himself, how his notes held, and in what mood he sat down.

It is for its author alone (TELLS:30). Facts in, state out; times are ms since 1970.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from croupier.errors import Refusal
from croupier.odds.sureness import Level, Share, lesser, level, share

Type: TypeAlias = Literal["betting-pattern", "physical", "table-talk"]
"""The three types of tells (TELLS:5)."""

Channel: TypeAlias = Literal["", "eyes", "face", "posture", "hands", "breathing"]
"""By which of the five channels something was seen (TELLS:14); a betting pattern and talk have none."""

Kind: TypeAlias = Literal["strength", "weakness", "hides", "nerves", "none"]
"""What it may indicate: a strong hand, a weak one, that something is hidden, plain nerves (TELLS:20), or nothing:
no reliable tell is a note, too (TELLS:18)."""

Mood: TypeAlias = Literal["", "anxiety", "anger", "excitement"]
"""The three emotions that give one away (TELLS:23), or none of them."""

Colour: TypeAlias = Literal["", "red", "orange", "yellow", "green", "blue", "violet"]
"""The colour an opponent is marked with; none where it is empty."""

TYPES: Final[tuple[Type, ...]] = ("betting-pattern", "physical", "table-talk")
CHANNELS: Final[tuple[Channel, ...]] = ("eyes", "face", "posture", "hands", "breathing")
KINDS: Final[tuple[Kind, ...]] = ("strength", "weakness", "hides", "nerves", "none")
MOODS: Final[tuple[Mood, ...]] = ("anxiety", "anger", "excitement")

MOST_NOTES: Final = 500
MOST_SESSIONS: Final = 1_000
"""How many notes and sessions one notebook holds."""


class Noted(msgspec.Struct, frozen=True, tag="noted"):
    """Somebody notes something of an `opponent`, as he calls him; the same `id` again rewrites the note.

    `baseline` is what the opponent usually does there, `text` how he departed from it, `context` in what situation;
    `confidence` is the author's own, `hand` is a hand of a table one played (`oak/12`), where it is about one.
    """

    person: str
    id: str
    opponent: str
    tell: Type
    kind: Kind
    text: str
    channel: Channel = ""
    baseline: str = ""
    context: str = ""
    confidence: Level = "low"
    hand: str = ""


class Reviewed(msgspec.Struct, frozen=True, tag="reviewed"):
    """After a session its author says whether a note held when cards were shown."""

    person: str
    id: str
    held: bool


class Crossed(msgspec.Struct, frozen=True, tag="crossed"):
    """Somebody crosses a note of his out."""

    person: str
    id: str


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """Somebody closes a session: in what mood he played, and what he writes of it."""

    person: str
    mood: Mood = ""
    text: str = ""


class Emptied(msgspec.Struct, frozen=True, tag="emptied"):
    """Somebody throws his notebook away."""

    person: str


class Labelled(msgspec.Struct, frozen=True, tag="labelled"):
    """Somebody marks an opponent with a colour for himself, or takes it off again."""

    person: str
    opponent: str
    colour: Colour


Fact: TypeAlias = Labelled | Noted | Reviewed | Crossed | Sat | Emptied


class Note(msgspec.Struct, frozen=True):
    """A note as it stands: when it was made, and how often it held and failed when it was looked at again."""

    noted: Noted
    at: int
    held: int = 0
    failed: int = 0

    @property
    def sure(self) -> Level:
        """How far it may be relied on: as far as its author says, and no further than it was seen (TELLS:20)."""
        return lesser(self.noted.confidence, level(self.held + self.failed))

    @property
    def share(self) -> Share:
        """How often it held."""
        return share(self.held, self.held + self.failed)


class Session(msgspec.Struct, frozen=True):
    """A session as its player tagged it."""

    at: int
    mood: Mood
    text: str


class Notebook(msgspec.Struct, frozen=True):
    """All that one person has noted: notes by their ids, the oldest first, sessions, and opponents' colours by name."""

    notes: dict[str, Note] = {}
    sessions: tuple[Session, ...] = ()
    labels: dict[str, Colour] = {}


Notebooks: TypeAlias = dict[str, Notebook]
"""By whose they are."""

EMPTY: Final = Notebook()


def note(books: Notebooks, wished: Noted) -> Noted:
    """Return the fact that a note is made or rewritten; raises `Refusal` for one that cannot be.

    >>> note({}, Noted("ann", "1", "Lena", "physical", "weakness", "Chips ready early", "hands")).channel
    'hands'
    """
    written = {name: getattr(wished, name).strip() for name in ("opponent", "text", "baseline", "context")}
    if not written["opponent"]:
        raise Refusal("tells-no-opponent")
    if not written["text"] and wished.kind != "none":
        raise Refusal("tells-no-text")
    if (wished.tell == "physical") is not bool(wished.channel) and wished.kind != "none":
        raise Refusal("tells-channel")
    notes = books.get(wished.person, EMPTY).notes
    if wished.id not in notes and len(notes) >= MOST_NOTES:
        raise Refusal("tells-too-many", most=MOST_NOTES)
    return msgspec.structs.replace(wished, **written)


def review(books: Notebooks, wished: Reviewed) -> Reviewed:
    """Return the fact that a note was looked at again; raises `Refusal` where there is none such."""
    _check_own(books, wished.person, wished.id)
    return wished


def cross(books: Notebooks, wished: Crossed) -> Crossed:
    """Return the fact that a note is crossed out; raises `Refusal` where there is none such."""
    _check_own(books, wished.person, wished.id)
    return wished


def _check_own(books: Notebooks, person: str, id: str) -> None:
    # Whoever asks for somebody else's hears the same as of one that is none.
    if id not in books.get(person, EMPTY).notes:
        raise Refusal("tells-no-such-note")


def settle(books: Notebooks, fact: Fact, at: int) -> None:
    """Put a fact into the notebook of whom it is of, at a time; no other notebook is touched (TELLS:19)."""
    book = books.get(fact.person, EMPTY)
    match fact:
        case Noted():
            known = book.notes.get(fact.id)
            made = Note(fact, at) if known is None else msgspec.structs.replace(known, noted=fact)
            book = _with(book, notes={**book.notes, fact.id: made})
        case Reviewed():
            known = book.notes[fact.id]
            held, failed = known.held + fact.held, known.failed + (not fact.held)
            seen = msgspec.structs.replace(known, held=held, failed=failed)
            book = _with(book, notes={**book.notes, fact.id: seen})
        case Crossed():
            left = {id: each for id, each in book.notes.items() if id != fact.id}
            book = _with(book, notes=left)
        case Sat():
            sat = (*book.sessions, Session(at, fact.mood, fact.text.strip()))
            book = _with(book, sessions=sat[-MOST_SESSIONS:])
        case Labelled(_, opponent, colour):
            others = {name: each for name, each in book.labels.items() if name != opponent}
            book = _with(book, labels={**others, opponent: colour} if colour else others)
        case Emptied():
            book = EMPTY
    books[fact.person] = book


def _with(book: Notebook, **changed: object) -> Notebook:
    return msgspec.structs.replace(book, **changed)


def label(books: Notebooks, wished: Labelled) -> Labelled:
    """Return the fact that an opponent is marked with a colour; raises `Refusal` for one too many."""
    opponent = wished.opponent.strip()
    if not opponent:
        raise Refusal("tells-no-opponent")
    labels = books.get(wished.person, EMPTY).labels
    if wished.colour and opponent not in labels and len(labels) >= MOST_NOTES:
        raise Refusal("tells-too-many", most=MOST_NOTES)
    return msgspec.structs.replace(wished, opponent=opponent)


def advice(mood: Mood) -> str:
    """What the school suggests after a session in a mood, as a code: a break after anger (TELLS:23).

    >>> advice("anger"), advice("")
    ('tells-mood-break', '')
    """
    return {
        "anger": "tells-mood-break",
        "anxiety": "tells-mood-breathe",
        "excitement": "tells-mood-breathe",
    }.get(mood, "")
