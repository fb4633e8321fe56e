"""Boxes that show a seat."""

from __future__ import annotations

from render.layout.box import Box, Sprite
from render.layout.stacks import Row
from render.layout.text import label
from render.paint.canvas import Canvas
from render.paint.style import CARD, FRESH, INK, SOFT_INK, WHITE, Colour, seat_style, text_width
from render.pieces import CELL_MARK, draw_cell_mark, draw_seat_badge, draw_seat_mark


def badge(seat: int | None, radius: float = 19, *, words: str = "") -> Box:
    """Return the badge of a seat, or of the imaginary owner; `words` are the person's name."""
    room = 2 * radius + 4, 2 * radius
    return Sprite(draw_seat_badge, radius, seat, room=room, words=words)


class HeadedCard(Box):
    """A card whose `head` stands on a tint."""

    PAD = 12

    def __init__(
        self,
        head: Box,
        body: Box,
        *,
        ground: Colour,
        tint: Colour,
        edge: Colour,
        line: float = 2,
        words: str | None = None,
    ) -> None:
        self._head, self._body, self._words = head, body, words
        self._style = ground, tint, edge, line
        self.grow = 1

    def height(self, width: float) -> float:
        body = self._body.height(width - 2 * self.PAD)
        return self._head_height(width) + (body + 8 if body else 0)

    def _head_height(self, width: float) -> float:
        return self._head.height(width - 2 * self.PAD) + 12

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        (ground, tint, edge, line), right, bottom = self._style, x + width, y + height
        head, room = self._head_height(width), width - 2 * self.PAD
        canvas.box((x, y, right, bottom), ground, radius=14)
        canvas.box((x, y, right, y + head), tint, radius=14)
        if height > head:
            canvas.box((x, y + head - 16, right, y + head), tint)
        canvas.box((x, y, right, bottom), None, edge, radius=14, width=line)
        self._head.draw(canvas, x + self.PAD, y + 6, room, head - 12)
        body = self._body.height(room)
        self._body.draw(canvas, x + self.PAD, y + head + 2, room, body)

    def words(self) -> str:
        if self._words is not None:
            return self._words
        return ", ".join(filter(None, (self._head.words(), self._body.words())))


def seat_card(
    seat: int, head: Box, body: Box, *, to_move: bool, words: str | None = None
) -> HeadedCard:
    """Return a card in the colours of a seat; the edge of the seat `to_move` is thick."""
    style = seat_style(seat)
    return HeadedCard(
        head,
        body,
        ground=WHITE if to_move else CARD,
        tint=style.tint,
        edge=style.colour,
        line=5 if to_move else 2,
        words=words,
    )


class Holding(Box):
    """A seat's shares of a company, on the seat's tint or, for the one who `leads` it, its full
    colour.

    `change`: how many it has just gained or lost, told if there is room; `framed`: that is news;
    `crossed`: it may not buy any now, which replaces the seat's mark."""

    width, min_width, grow = 76, 34, 1
    WIDEST = 104

    def __init__(
        self,
        count: int,
        seat: int,
        *,
        leads: bool = False,
        change: int = 0,
        framed: bool = False,
        crossed: bool = False,
        words: str = "",
    ) -> None:
        self._words = words
        self._count, self._seat, self._leads = count, seat, leads
        self._change, self._framed, self._crossed = change, framed, crossed

    def height(self, width: float) -> float:
        return 41

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        x, y, half = x + width / 2, y + height / 2, min(width, self.WIDEST) / 2
        style, box = seat_style(self._seat), (x - half, y - 20.5, x + half, y + 20.5)
        if self._leads:
            canvas.box(box, style.colour, INK, radius=8, width=2)
        else:  # an empty cell is outlined, so that the column of a seat is seen
            has_any = self._count or self._change
            canvas.box(box, style.tint if has_any else None, style.tint, radius=8, width=2)
        if self._count or self._change or self._leads:
            self._draw_numbers(canvas, x, y, half)
        if self._framed:
            left, top, right, bottom = box
            for out, line, ink in ((1, 5, WHITE), (2, 4, FRESH)):
                frame = left - out, top - out, right + out, bottom + out
                canvas.box(frame, None, ink, radius=8 + out, width=line)
        if self._crossed and not (self._count or self._change):
            draw_cross(canvas, x, y)

    def words(self) -> str:
        return self._words

    def _draw_numbers(self, canvas: Canvas, x: float, y: float, half: float) -> None:
        """Draw the number right of the mark or the cross, in the middle if it leaves a mark no
        room."""
        ink = seat_style(self._seat).text if self._leads else INK
        word, sign = str(self._count), 2 * CELL_MARK + 5
        room = 2 * half - 6 - text_width(word, 35, True) - (sign if self._crossed else 0)
        before, change = f"{self._count - self._change}→", f"{self._change:+d}".replace("-", "−")
        forms = ((before, ""), ("", change)) if self._change else ()
        fitting = (form for form in forms if text_width("".join(form), 33) <= room)
        before, change = next(fitting, ("", ""))
        lead, wide = text_width(before, 33), text_width(word, 35, True)
        free = 2 * half - lead - wide - text_width(change, 33)
        left = x - half + (free + (sign if free >= sign or self._crossed else 0)) / 2
        if self._crossed:
            draw_cross(canvas, x - half + CELL_MARK + 5, y, ink if self._leads else None)
        else:
            draw_cell_mark(canvas, x - half, y, self._seat, strong=self._leads, text_left=left)
        canvas.text(left, y + 12, before, 33, ink)
        canvas.text(left + lead, y + 12, word, 35, ink, bold=True)
        canvas.text(left + lead + wide, y + 12, change, 33, ink)


def draw_cross(canvas: Canvas, x: float, y: float, on_colour: Colour | None = None) -> None:
    """Draw the cross of a seat that may not buy; in this ink on a full colour."""
    r = 7
    for ink, width in ((WHITE, 8), (INK, 4)) if on_colour is None else ((on_colour, 5),):
        canvas.line([(x - r, y - r), (x + r, y + r)], ink, width)
        canvas.line([(x - r, y + r), (x + r, y - r)], ink, width)


def leader_sample(words: str) -> Box:
    """Return a sample of the full colour that marks the shares of the one who leads a company, in
    no seat's colour."""
    return Row(Sprite(_draw_leader, room=(48, 38)), label(words, words=""), gap=10)


def _draw_leader(canvas: Canvas, x: float, y: float) -> None:
    canvas.box((x - 24, y - 19, x + 24, y + 19), SOFT_INK, INK, radius=8, width=2)


def share(
    owner: int | None, *, leads: bool = False, crossed: bool = False, tint: Colour = WHITE,
    edge: Colour = INK, words: str = "",
) -> Box:  # fmt: skip
    """Return a share in its owner's tint, thick for the one who leads; without an owner on a `tint`
    of its own, `crossed` or not."""
    look = (tint, edge) if owner is None else (seat_style(owner).tint, seat_style(owner).colour)
    return Sprite(_draw_share, owner, leads, crossed, *look, room=(84, 52), words=words)


def _draw_share(
    canvas: Canvas, x: float, y: float, owner: int | None, leads: bool, crossed: bool,
    tint: Colour, edge: Colour,
) -> None:  # fmt: skip
    box, width = (x - 42, y - 26, x + 42, y + 26), 2 if owner is not None else 3
    canvas.box(box, tint, edge, radius=8, width=5 if leads else width)
    if owner is not None:
        draw_seat_mark(canvas, x, y, 14, owner)
    elif crossed:
        canvas.line([(x - 30, y + 14), (x + 30, y - 14)], edge, 4)
