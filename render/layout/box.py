"""The box model: what every box of a layout can do, and boxes of other boxes' size.

Sizes are output pixels. A box knows its preferred `width`, the least that it can do with
(`min_width`), and its share of spare room (`grow`, as in CSS flexbox); its height follows from the
width that it is given. Boxes are made for one drawing and not changed afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

from render.paint.canvas import Canvas
from render.paint.style import CARD, FRESH, RULE, Colour

Align = Literal["left", "middle", "right"]


class Box:
    """An empty box. Subclasses override what they need."""

    width: float = 0
    min_width: float = 0
    grow: float = 0
    letters: int = 0
    """The largest font size in it: a row aligns the baselines of its boxes by it."""

    def height(self, width: float) -> float:
        """Return the height in pixels that it needs in this width."""
        return 0

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        """Draw it in the room with its left upper corner at x, y; `letters` is the font size whose
        baseline it shares, 0 for its own."""

    def words(self) -> str:
        """Return what it shows in words, for the alt text; empty if it only decorates."""
        return ""


class Space(Box):
    """Empty room."""

    def __init__(self, width: float = 0, *, grow: float = 0, height: float = 0) -> None:
        self.width = self.min_width = width
        self.grow, self._height = grow, height

    def height(self, width: float) -> float:
        return self._height


def fill(grow: float = 1) -> Space:
    """Return a space that takes what room is left, in proportion to `grow`."""
    return Space(grow=grow)


class Sprite(Box):
    """What a function draws: `draw(canvas, x, y, *args)` about the middle of the box, or from its
    upper left corner."""

    def __init__(
        self,
        draw: Callable[..., object],
        *args: Any,
        room: tuple[float, float],
        corner: bool = False,
        words: str = "",
        **named: Any,
    ) -> None:
        self.width, self._height = room
        self.min_width = self.width
        self._draw, self._args, self._named = draw, args, named
        self._corner, self._words = corner, words

    def height(self, width: float) -> float:
        return self._height

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        y += (height - self._height) / 2
        if not self._corner:
            x, y = x + width / 2, y + self._height / 2
        self._draw(canvas, x, y, *self._args, **self._named)

    def words(self) -> str:
        return self._words


class Wrapper(Box):
    """A box around another one; subclasses draw something before or after it."""

    def __init__(
        self, box: Box, pad: tuple[float, float] = (0, 0), words: str | None = None
    ) -> None:
        self._box, self._pad, self._words = box, pad, words
        self.width, self.min_width = box.width + 2 * pad[0], box.min_width + 2 * pad[0]
        self.grow, self.letters = box.grow, box.letters

    def height(self, width: float) -> float:
        across, down = self._pad
        return self._box.height(width - 2 * across) + 2 * down

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        across, down = self._pad
        inner = x + across, y + down, width - 2 * across, height - 2 * down
        self.draw_behind(canvas, x, y, width, height)
        self._box.draw(canvas, *inner, letters)
        self.draw_before(canvas, x, y, width, height)

    def draw_behind(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        """Draw what lies behind the inner box."""

    def draw_before(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        """Draw what lies before the inner box."""

    def words(self) -> str:
        return self._box.words() if self._words is None else self._words


class Card(Wrapper):
    """A box on a background with round corners and an edge."""

    def __init__(
        self,
        box: Box,
        *,
        ground: Colour | None = CARD,
        edge: Colour | None = RULE,
        line: float = 2,
        radius: float = 14,
        pad: tuple[float, float] = (12, 6),
        grow: float = 0,
        words: str | None = None,
    ) -> None:
        super().__init__(box, pad, words)
        self.grow, self.letters = grow or box.grow, 0
        self._style = ground, edge, line, radius

    def draw_behind(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        ground, edge, line, radius = self._style
        canvas.box((x, y, x + width, y + height), ground, edge, radius=radius, width=line)


_FRAME_PAD = 6
"""Pixels between a frame of news and what it frames, at the left and right."""


class Framed(Wrapper):
    """A box whose contents have just changed, or would change: framed in the colour of news. The
    frame stands around what the box shows and has room of its own; if it is `full`, it stands
    around all the room the box was given."""

    def __init__(
        self,
        box: Box,
        *,
        news: bool = True,
        line: float = 5,
        radius: float = 12,
        full: bool = False,
    ) -> None:
        super().__init__(box, (_FRAME_PAD, 0) if news and not full else (0, 0))
        self._news, self._line, self._radius, self._full = news, line, radius, full

    def draw_before(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        if not self._news:
            return
        wide = width if self._full else min(width, self.width)
        tall = min(height, self._box.height(width))
        top = y + (height - tall) / 2
        out = 9 if self._full else 4
        frame = (x - out, top - 4, x + wide + out, top + tall + 4)
        canvas.box(frame, None, FRESH, radius=self._radius, width=self._line)


def join_words(boxes: Iterable[Box], separator: str) -> str:
    """Return the words of all boxes that have any."""
    return separator.join(filter(None, (box.words() for box in boxes)))


def share_room(boxes: Sequence[Box], room: float) -> list[float]:
    """Return the widths of boxes side by side in a room: spare pixels go to those that grow,
    missing ones are taken from those that can be narrower, in proportion to what they can give."""
    widths = [box.width for box in boxes]
    spare, grows = room - sum(widths), sum(box.grow for box in boxes)
    if spare >= 0:
        return [
            w + (spare * b.grow / grows if grows else 0) for w, b in zip(widths, boxes, strict=True)
        ]
    gives = [max(0.0, box.width - box.min_width) for box in boxes]
    total = sum(gives)
    part = min(1.0, -spare / total) if total else 0.0
    return [width - part * give for width, give in zip(widths, gives, strict=True)]
