"""Boxes that show a seat."""

from __future__ import annotations

from render.layout.box import Box, Sprite
from render.paint.canvas import Canvas
from render.paint.style import CARD, WHITE, seat_style
from render.pieces import draw_seat_badge


def badge(seat: int | None, radius: float = 19, *, words: str = "") -> Box:
    """Return the badge of a seat, or of the imaginary owner; `words` are the person's name."""
    room = 2 * radius + 4, 2 * radius
    return Sprite(draw_seat_badge, radius, seat, room=room, words=words)


class SeatCard(Box):
    """A card edged in the colour of a seat, its `head` on the seat's tint; the edge of the seat
    `to_move` is thick."""

    PAD = 12

    def __init__(
        self, seat: int, head: Box, body: Box, *, to_move: bool, words: str | None = None
    ) -> None:
        self._seat, self._head, self._body = seat, head, body
        self._to_move, self._words = to_move, words
        self.grow = 1

    def height(self, width: float) -> float:
        body = self._body.height(width - 2 * self.PAD)
        return self._head_height(width) + (body + 8 if body else 0)

    def _head_height(self, width: float) -> float:
        return self._head.height(width - 2 * self.PAD) + 12

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        style, right, bottom = seat_style(self._seat), x + width, y + height
        head, room = self._head_height(width), width - 2 * self.PAD
        canvas.box((x, y, right, bottom), WHITE if self._to_move else CARD, radius=14)
        canvas.box((x, y, right, y + head), style.tint, radius=14)
        if height > head:
            canvas.box((x, y + head - 16, right, y + head), style.tint)
        line = 5 if self._to_move else 2
        canvas.box((x, y, right, bottom), None, style.colour, radius=14, width=line)
        self._head.draw(canvas, x + self.PAD, y + 6, room, head - 12)
        body = self._body.height(room)
        self._body.draw(canvas, x + self.PAD, y + head + 2, room, body)

    def words(self) -> str:
        if self._words is not None:
            return self._words
        return ", ".join(filter(None, (self._head.words(), self._body.words())))
