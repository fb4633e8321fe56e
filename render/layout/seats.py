"""Boxes that show a seat."""

from __future__ import annotations

from render.layout.box import Box, Sprite
from render.paint.canvas import Canvas
from render.paint.style import CARD, WHITE, Colour, seat_style
from render.pieces import draw_seat_badge


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
