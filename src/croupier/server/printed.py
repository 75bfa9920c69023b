"""Papers as PDF, set in the package's own font: tables, seat cards and receipts, in either language."""

from __future__ import annotations

from importlib.resources import files
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from croupier.text import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.room.event.papers import Card

PLAIN: Final = "DejaVuSans"
BOLD: Final = "DejaVuSans-Bold"
"""The fonts that lie in the package, made by `tools/fonts.py`: they have Latin and Cyrillic."""

MM: Final = 72 / 25.4
A4: Final = (210 * MM, 297 * MM)
MARGIN: Final = 14 * MM
LINE: Final = 7.2 * MM
TO_SIGN: Final = 12 * MM
"""As high is a row somebody signs in with a pen."""

GREY: Final = 0.45

CARD: Final = (91 * MM, 52 * MM)
ACROSS: Final = 2
CARDS_A_PAGE: Final = 10

MOST_OF_A_CELL: Final = 120
"""The most characters of a cell that are set; what a person wrote may be longer."""


class Column(NamedTuple):
    """A column of a printed table: its heading, how wide it is of the whole (1), and whether it is of figures."""

    title: str
    wide: float
    figures: bool = False


class Sheet(NamedTuple):
    """A table as it is printed: what stands above it, its columns and rows as texts, and the line at its foot.

    The rows of one that is `signed` are as high as a signature.
    """

    title: str
    under: str
    columns: Sequence[Column]
    rows: Sequence[Sequence[str]]
    foot: str = ""
    signed: bool = False


def table(sheet: Sheet) -> bytes:
    """A table on as many pages as it takes, with its headings on each."""
    out, pdf = _begun(sheet.title)
    whole = A4[0] - 2 * MARGIN
    widths = [column.wide * whole for column in sheet.columns]
    rows, page = list(sheet.rows), 1
    high = TO_SIGN if sheet.signed else LINE
    while True:
        y = _head(pdf, sheet, page) - LINE
        _row(pdf, [column.title for column in sheet.columns], sheet.columns, widths, y, bold=True)
        pdf.line(MARGIN, y - 2 * MM, A4[0] - MARGIN, y - 2 * MM)
        while rows and y > MARGIN + LINE + high:
            y -= high
            _row(pdf, rows.pop(0), sheet.columns, widths, y)
            pdf.setStrokeGray(0.8)
            pdf.line(MARGIN, y - 2 * MM, A4[0] - MARGIN, y - 2 * MM)
            pdf.setStrokeGray(0)
        pdf.setFont(PLAIN, 8)
        pdf.setFillGray(GREY)
        pdf.drawString(MARGIN, MARGIN - 4 * MM, sheet.foot)
        pdf.drawRightString(A4[0] - MARGIN, MARGIN - 4 * MM, str(page))
        pdf.setFillGray(0)
        pdf.showPage()
        if not rows:
            break
        page += 1
    pdf.save()
    return out.getvalue()


def cards(event: str, address: str, found: Sequence[Card], lang: str) -> bytes:
    """Seat cards to cut out: name, table and seat, the code, and a QR code of the player's page.

    The address says nothing of who holds the card: his code is typed in on his phone.
    """
    out, pdf = _begun(event)
    for at, card in enumerate(found):
        if at and at % CARDS_A_PAGE == 0:
            pdf.showPage()
        place = at % CARDS_A_PAGE
        x = MARGIN + place % ACROSS * CARD[0]
        y = A4[1] - MARGIN - (place // ACROSS + 1) * CARD[1]
        _card(pdf, (x, y), (event, address, lang), card)
    pdf.showPage()
    pdf.save()
    return out.getvalue()


def _card(pdf: Any, at: tuple[float, float], words: tuple[str, str, str], card: Card) -> None:
    (x, y), (event, address, lang) = at, words
    pdf.setStrokeGray(0.6)
    pdf.setDash(2, 2)
    pdf.rect(x, y, *CARD)
    pdf.setDash()
    pdf.setStrokeGray(0)
    left, side = x + 5 * MM, 26 * MM
    room = CARD[0] - 10 * MM
    pdf.setFillGray(GREY)
    pdf.setFont(PLAIN, 8)
    pdf.drawString(left, y + CARD[1] - 7 * MM, _fitting(pdf, event, room, PLAIN, 8))
    pdf.setFillGray(0)
    size = _size(pdf, card.name, room, BOLD, (16, 7))
    pdf.setFont(BOLD, size)
    pdf.drawString(left, y + CARD[1] - 15 * MM, _fitting(pdf, card.name, room, BOLD, size))
    if card.table:
        for index, (what, number) in enumerate((("table", card.table), ("seat", card.seat))):
            pdf.setFont(PLAIN, 9)
            pdf.drawString(left + index * 26 * MM, y + 28 * MM, say(f"paper-column-{what}", lang))
            pdf.setFont(BOLD, 24)
            pdf.drawString(left + index * 26 * MM, y + 18 * MM, str(number))
    else:
        pdf.setFont(PLAIN, 10)
        pdf.drawString(left, y + 24 * MM, say("paper-seat-later", lang))
    pdf.setFont(PLAIN, 7)
    pdf.drawString(left, y + 9 * MM, _fitting(pdf, address, room - side, PLAIN, 7))
    pdf.setFont(BOLD, 11)
    pdf.drawString(left, y + 4 * MM, card.code)
    _qr(pdf, address, x + CARD[0] - side - 4 * MM, y + 3 * MM, side)


def _qr(pdf: Any, address: str, x: float, y: float, side: float) -> None:
    from reportlab.graphics.barcode.qr import QrCodeWidget
    from reportlab.graphics.renderPDF import draw
    from reportlab.graphics.shapes import Drawing

    code = QrCodeWidget(address, barWidth=side, barHeight=side, barBorder=2)
    drawing = Drawing(side, side)
    drawing.add(code)
    draw(drawing, pdf, x, y)


def _begun(title: str) -> tuple[BytesIO, Any]:
    """A PDF to draw on. What makes one is loaded when somebody prints."""
    from reportlab.pdfbase.pdfmetrics import getRegisteredFontNames, registerFont
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.pdfgen.canvas import Canvas

    for name in (PLAIN, BOLD):
        if name not in getRegisteredFontNames():
            letters = (files("croupier.server") / "fonts" / f"{name}.ttf").read_bytes()
            registerFont(TTFont(name, BytesIO(letters)))
    out = BytesIO()
    # Nothing of the machine or the hour it was made in stands in the file: the same paper is the same bytes.
    pdf = Canvas(out, pagesize=A4, invariant=1)
    pdf.setTitle(title)
    return out, pdf


def _head(pdf: Any, sheet: Sheet, page: int) -> float:
    y = A4[1] - MARGIN - 6 * MM
    pdf.setFont(BOLD, 15)
    pdf.drawString(MARGIN, y, _fitting(pdf, sheet.title, A4[0] - 2 * MARGIN, BOLD, 15))
    if page > 1:
        return y - 3 * MM
    pdf.setFont(PLAIN, 9)
    pdf.setFillGray(GREY)
    pdf.drawString(MARGIN, y - 6 * MM, _fitting(pdf, sheet.under, A4[0] - 2 * MARGIN, PLAIN, 9))
    pdf.setFillGray(0)
    return y - 9 * MM


def _row(
    pdf: Any,
    cells: Sequence[str],
    columns: Sequence[Column],
    widths: Sequence[float],
    y: float,
    *,
    bold: bool = False,
) -> None:
    x = MARGIN
    font = BOLD if bold else PLAIN
    for cell, column, width in zip(cells, columns, widths, strict=True):
        room = width - 2 * MM
        size = _size(pdf, cell, room, font, (9.5, 6.5))
        text = _fitting(pdf, cell, room, font, size)
        pdf.setFont(font, size)
        if column.figures:
            pdf.drawRightString(x + room, y, text)
        else:
            pdf.drawString(x, y, text)
        x += width


def _size(pdf: Any, text: str, room: float, font: str, sizes: tuple[float, float]) -> float:
    """The size at which a text fits, no smaller than the least."""
    largest, least = sizes
    wide: float = pdf.stringWidth(text, font, largest)
    return largest if wide <= room else max(largest * room / wide, least)


def _fitting(pdf: Any, text: str, room: float, font: str, size: float) -> str:
    """As much of a text as fits, with an ellipsis where it was cut."""
    text = text[:MOST_OF_A_CELL]
    # A text whose size was made to fit may be wider by what the arithmetic leaves.
    if pdf.stringWidth(text, font, size) <= room + 0.1:
        return text
    while text and pdf.stringWidth(f"{text}…", font, size) > room:
        text = text[:-1]
    return f"{text}…"
