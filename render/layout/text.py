"""Boxes of text: a line, a name that may be cut, a paragraph, a text on a background."""

from __future__ import annotations

from functools import cached_property

from render.alt import truncate
from render.layout.box import Align, Box
from render.layout.stacks import Column
from render.paint.canvas import Canvas
from render.paint.style import INK, SMALLEST, SOFT_INK, WHITE, Colour, fit, text_width, wrap

LINE_HEIGHT = 1.18
"""Height of a line of text in font sizes."""
BASE = 0.345
"""Distance of the baseline below the middle of the capitals, in font sizes."""
_ANCHORS = {"left": "ls", "middle": "ms", "right": "rs"}
_PARTS = {"left": 0.0, "middle": 0.5, "right": 1.0}


class Text(Box):
    """One line. It is never cut: what must give way in a narrow room is a `name` or a paragraph.

    `smaller` are font sizes that it may shrink to. `words` replaces the text in the alt text."""

    cut_to: float | None = None

    def __init__(
        self,
        text: str,
        size: int = 35,
        ink: Colour = INK,
        *,
        bold: bool = False,
        align: Align = "left",
        grow: float = 0,
        smaller: tuple[int, ...] = (),
        words: str | None = None,
        struck: Colour | None = None,
    ) -> None:
        self.text, self.letters, self.ink, self.bold = text, size, ink, bold
        self.align: Align = align
        self.grow, self._sizes, self._struck = grow, (size, *smaller), struck
        self._words = text if words is None else words
        self.width = text_width(text, size, bold)
        self.min_width = text_width(text, self._sizes[-1], bold)

    def height(self, width: float) -> float:
        return self.letters * LINE_HEIGHT

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        size = next(
            (s for s in self._sizes if text_width(self.text, s, self.bold) <= width + 0.5),
            self._sizes[-1],
        )
        shown = self.text if self.cut_to is None else fit(self.text, size, width + 0.5, self.bold)
        left = x + width * _PARTS[self.align]
        base = y + height / 2 + (letters or size) * BASE
        anchor = _ANCHORS[self.align]
        canvas.text(left, base, shown, size, self.ink, bold=self.bold, anchor=anchor)  # type: ignore[arg-type]
        if self._struck is not None:
            wide = text_width(shown, size, self.bold)
            start = left - wide * _PARTS[self.align]
            middle = base - size * 0.31
            canvas.line([(start - 3, middle), (start + wide + 3, middle)], self._struck, 3)

    def words(self) -> str:
        return self._words


class Name(Text):
    """One line that may be cut with an ellipsis to `cut_to` pixels: a name, never an amount."""

    def __init__(
        self,
        text: str,
        size: int = 35,
        ink: Colour = INK,
        *,
        cut_to: float = 120,
        bold: bool = False,
        grow: float = 0,
        smaller: tuple[int, ...] = (),
        words: str | None = None,
        struck: Colour | None = None,
    ) -> None:
        super().__init__(
            text, size, ink, bold=bold, grow=grow, smaller=smaller, struck=struck,
            words=truncate(text) if words is None else words,
        )  # fmt: skip
        self.cut_to = cut_to
        self.min_width = min(self.min_width, cut_to)


class Paragraph(Box):
    """Text that is wrapped at spaces, in the largest of its font sizes that needs the fewest lines;
    `most` lines at most, the last of which is cut."""

    grow = 1

    def __init__(
        self,
        text: str,
        size: int = 35,
        ink: Colour = INK,
        *,
        bold: bool = False,
        smaller: tuple[int, ...] = (),
        most: int = 0,
        leading: float = LINE_HEIGHT,
        align: Align = "left",
        words: str | None = None,
    ) -> None:
        self.text, self.letters, self.ink, self.bold, self._most = text, size, ink, bold, most
        self.align: Align = align
        self._leading = leading
        self._sizes = size, *smaller
        self._words = text if words is None else words
        self.width = text_width(text, size, bold)
        self._wrapped: dict[float, tuple[int, list[str]]] = {}

    @cached_property
    def min_width(self) -> float:  # type: ignore[override]
        """The width of its longest word."""
        return self._longest_word(self._sizes[-1])

    def _longest_word(self, size: int) -> float:
        parts = self.text.split() or [""]
        return max(text_width(part, size, self.bold) for part in parts)

    def _lines(self, width: float) -> tuple[int, list[str]]:
        """Return the font size and the lines in this width."""
        if width not in self._wrapped:
            whole = [s for s in self._sizes[:-1] if self._longest_word(s) <= width]
            sizes = (*whole, self._sizes[-1])
            trials = [(s, wrap(self.text, s, width + 0.5, self.bold)) for s in sizes]
            size, lines = min(trials, key=lambda trial: len(trial[1]))
            if self._most and len(lines) > self._most:
                rest = " ".join(lines[self._most - 1 :])
                lines = [*lines[: self._most - 1], fit(rest, size, width, self.bold)]
            self._wrapped[width] = size, lines
        return self._wrapped[width]

    def height(self, width: float) -> float:
        size, lines = self._lines(width)
        return size * self._leading * len(lines)

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        size, lines = self._lines(width)
        pitch, left = size * self._leading, x + width * _PARTS[self.align]
        base = y + (height - pitch * (len(lines) - 1)) / 2 + size * BASE
        for line in lines:
            anchor = _ANCHORS[self.align]
            canvas.text(left, base, line, size, self.ink, bold=self.bold, anchor=anchor)  # type: ignore[arg-type]
            base += pitch

    def words(self) -> str:
        return self._words


def label(
    text: str,
    size: int = SMALLEST,
    *,
    align: Align = "left",
    grow: float = 0,
    words: str | None = None,
) -> Text:
    """Return a line that names what stands beside it, or says less than that."""
    return Text(text, size, SOFT_INK, align=align, grow=grow, words=words)


def amount(text: str, size: int = 38, ink: Colour = INK, *, bold: bool = True) -> Text:
    """Return a sum, flush right in its room."""
    return Text(text, size, ink, bold=bold, align="right")


class Pill(Text):
    """A line on a rounded background of its own width, `least` pixels wide."""

    def __init__(
        self,
        text: str,
        size: int,
        ground: Colour = INK,
        ink: Colour = WHITE,
        *,
        edge: Colour | None = None,
        radius: float | None = None,
        least: float = 0,
        words: str | None = None,
    ) -> None:
        super().__init__(text, size, ink, bold=True, align="middle", words=words)
        self._ground, self._edge = ground, edge
        self._radius = size * 0.3 if radius is None else radius
        self.width = self.min_width = max(least, self.width + size * 0.64)

    def height(self, width: float) -> float:
        return self.letters * 1.24

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        middle, half = y + height / 2, self.letters * 0.62
        box = (x, middle - half, x + self.width, middle + half)
        line = max(1.5, self.letters * 0.07)
        canvas.box(box, self._ground, self._edge, radius=self._radius, width=line)
        super().draw(canvas, x, y, self.width, height)


def title(text: str, sub: str = "", size: int = 46) -> Column:
    """Return the heading of a picture, and a line below it."""
    lines: list[Box] = [Paragraph(text, size, bold=True)]
    if sub:
        lines.append(Paragraph(sub, SMALLEST, SOFT_INK))
    return Column(*lines, gap=2, separator=", ")
