"""The text of a file as sites, trackers and mailboxes leave them: the encoding is found out, nothing stops it."""

from __future__ import annotations

import codecs
import email
import email.policy
import re
from typing import Final

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
_MAILS: Final = re.compile(rb"^(?=From [^\n]*\d{4}\s*$)", re.MULTILINE)


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
    mailed = _MAIL.match(data[:10_000])
    text = "\n".join(map(_mailed, filter(None, _MAILS.split(data)))) if mailed else _plain(data)
    return text.replace("\0", "").replace("\r\n", "\n").replace("\r", "\n")


def _plain(data: bytes) -> str:
    for mark, encoding in _BOMS:
        if data.startswith(mark):
            return data.removeprefix(mark).decode(encoding, "replace")
    try:
        text = data.decode()
    except UnicodeDecodeError:
        pass
    else:
        if "\0" not in text[:200]:
            return text
    start = data[:200]
    if start and start.count(0) > len(start) // 5:
        return data.decode("utf-16-be" if start[0] == 0 else "utf-16-le", "replace")
    lines = data.splitlines(keepends=True)
    page = "cp1251" if any(_CYRILLIC.search(_line(line, "cp1251")) for line in lines) else "cp1252"
    return "".join(_line(line, page) for line in lines)


def _line(data: bytes, page: str) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data.decode(page, "replace")


def _mailed(data: bytes) -> str:
    message = email.message_from_bytes(data, policy=email.policy.compat32)
    texts = []
    for part in message.walk():
        if part.get_content_type() == "text/plain":
            payload = part.get_payload(decode=True)
            if isinstance(payload, bytes):
                texts.append(_plain(payload))
    return "\n".join(texts)
