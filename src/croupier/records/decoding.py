"""The text of a file as sites, trackers and mailboxes leave them: the encoding is found out, nothing stops it."""

from __future__ import annotations

import codecs
import email
import email.policy
import io
import re
from typing import TYPE_CHECKING, BinaryIO, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

BLOCK: Final = 1 << 20
"""Bytes of a file that are read at once."""

_LONGEST: Final = 8 * BLOCK
"""Bytes in which some line ends, or what there is of it is taken for one."""

_LARGEST_MAIL: Final = 32 * BLOCK
"""Bytes of a message that are opened together; the rest of it is read as it stands."""

_BOMS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_CYRILLIC: Final = re.compile(r"[А-яЁё]{2}")
_MAIL: Final = re.compile(
    rb"\A\s*(?:From [^\n]*\n)?"
    rb"(?:(?:From|To|Date|Subject|Received|Return-Path|Delivered-To|Message-ID|MIME-Version|Content-[\w-]+|X-[\w-]+):"
    rb"[^\n]*\n(?:[ \t][^\n]*\n)*){2}",
    re.IGNORECASE,
)
_NEXT_MAIL: Final = re.compile(rb"From [^\n]*\d{4}\s*$")


def decode(data: bytes) -> str:
    r"""The text of a file of hand histories, in the encoding it is found to be in.

    UTF-8, UTF-16 and UTF-32, with their marks or without (UTF-32 with). Lines that are no UTF-8 are in the Russian code
    page (cp1251) when that makes Cyrillic letters stand beside one another in any of them, else in the western one
    (cp1252). A byte that is nothing anywhere costs no more than itself. What was sent by mail is the texts of the
    message, or of all those of a mailbox. Lines end in a line feed.

    >>> decode("Seat 1: Мышь ($5 in chips)\r\n".encode("cp1251"))
    'Seat 1: Мышь ($5 in chips)\n'
    >>> decode(b"calls \x800.05")
    'calls €0.05'
    """
    return "".join(decoded(io.BytesIO(data)))


def decoded(file: BinaryIO) -> Iterator[str]:
    """The same of an open file, block by block: of a file of any size only some blocks are held, or one message.

    It is read from its beginning, twice: first for its encoding.

    >>> "".join(decoded(io.BytesIO("Seat 1: Мышь ($5 in chips)\\r\\n".encode("cp1251"))))
    'Seat 1: Мышь ($5 in chips)\\n'
    """
    file.seek(0)
    mailed = _MAIL.match(file.read(10_000))
    newlines = io.IncrementalNewlineDecoder(None, translate=True)
    for text in _mails(file) if mailed else _plain(file):
        yield newlines.decode(text.replace("\0", ""))
    yield newlines.decode("", final=True)


def _plain(file: BinaryIO) -> Iterator[str]:
    file.seek(0)
    start = file.read(200)
    for mark, encoding in _BOMS:
        if start.startswith(mark):
            yield from _wide(file, len(mark), encoding)
            return
    if start.count(0) > len(start) // 5:
        yield from _wide(file, 0, "utf-16-be" if start[0] == 0 else "utf-16-le")
        return
    page = "cp1251" if any(map(_is_cyrillic, _lines(file))) else "cp1252"
    for lines in _lines(file):
        try:
            yield lines.decode()
        except UnicodeDecodeError:
            yield "".join([_line(line, page) for line in lines.splitlines(keepends=True)])


def _wide(file: BinaryIO, first: int, encoding: str) -> Iterator[str]:
    """A file in one encoding from this byte on."""
    file.seek(first)
    decoder = codecs.getincrementaldecoder(encoding)("replace")
    while block := file.read(BLOCK):
        yield decoder.decode(block)
    yield decoder.decode(b"", final=True)


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """A file from its beginning in blocks of whole lines."""
    file.seek(0)
    rest = b""
    while block := file.read(BLOCK):
        rest += block
        end = rest.rfind(b"\n") + 1 or rest.rfind(b"\r") + 1 or (_whole(rest) if len(rest) >= _LONGEST else 0)
        if end:
            yield rest[:end]
        rest = rest[end:]
    yield rest


def _whole(data: bytes) -> int:
    """How many bytes of a line that goes on are no part of a letter in UTF-8 whose last byte is still to come."""
    return next((len(data) - back for back in (1, 2, 3) if data[-back] >= 0xC0), len(data))


def _is_cyrillic(lines: bytes) -> bool:
    """Whether Cyrillic letters stand beside one another, what is no UTF-8 taken for the Russian code page."""
    return not lines.isascii() and any(
        _CYRILLIC.search(_line(line, "cp1251"))
        for line in lines.splitlines(keepends=True)
        if not line.isascii()
    )


def _line(data: bytes, page: str) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data.decode(page, "replace")


def _mails(file: BinaryIO) -> Iterator[str]:
    """The texts of a message, or of all those of a mailbox one after another, a line between them."""
    file.seek(0)
    for number, message in enumerate(_messages(iter(lambda: file.readline(BLOCK), b""))):
        yield "\n" * (number > 0) + _mailed(message)


def _messages(lines: Iterable[bytes]) -> Iterator[bytes]:
    message = bytearray()
    begins = True
    for line in lines:
        if message and ((begins and _NEXT_MAIL.match(line)) or len(message) >= _LARGEST_MAIL):
            yield bytes(message)
            message.clear()
        message += line
        begins = line.endswith(b"\n")
    if message:
        yield bytes(message)


def _mailed(data: bytes) -> str:
    message = email.message_from_bytes(data, policy=email.policy.compat32)
    texts = []
    for part in message.walk():
        if part.get_content_type() == "text/plain":
            payload = part.get_payload(decode=True)
            if isinstance(payload, bytes):
                texts.append("".join(_plain(io.BytesIO(payload))))
    return "\n".join(texts)
