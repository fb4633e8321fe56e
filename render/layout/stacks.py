"""Boxes of boxes: rows, columns, lines that wrap, tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from render.layout.box import Box, Wrapper, join_words, share_room
from render.paint.canvas import Canvas
from render.paint.style import RULE, WHITE, Colour


class Row(Box):
    """Boxes side by side, `gap` pixels apart, their texts on one baseline.

    Boxes in `spare` are left out, the last first, where there is no room for all. With `top` the
    boxes hang from the upper edge instead of standing about the middle."""

    def __init__(
        self,
        *boxes: Box,
        gap: float = 12,
        grow: float = 0,
        height: float = 0,
        spare: Sequence[Box] = (),
        separator: str = " ",
        words: str | None = None,
        top: bool = False,
    ) -> None:
        self._boxes, self.gap, self.grow, self._spare = boxes, gap, grow, spare
        self._rooms: dict[float, list[tuple[Box, float]]] = {}
        self._top, self._least, self._separator, self._words = top, height, separator, words
        gaps = gap * max(0, len(boxes) - 1)
        self.width = sum(box.width for box in boxes) + gaps
        needed = [box for box in boxes if box not in spare]
        self.min_width = sum(box.min_width for box in needed) + gap * max(0, len(needed) - 1)
        self.letters = max((box.letters for box in boxes), default=0)

    def _place_boxes(self, width: float) -> list[tuple[Box, float]]:
        """Return the boxes there is room for, with their widths; asked for height and drawing."""
        if width in self._rooms:
            return self._rooms[width]
        boxes = list(self._boxes)
        for box in reversed(self._spare):
            if sum(b.min_width for b in boxes) + self.gap * (len(boxes) - 1) <= width + 0.5:
                break
            boxes.remove(box)
        room = width - self.gap * max(0, len(boxes) - 1)
        placed = self._rooms[width] = [*zip(boxes, share_room(boxes, room), strict=True)]
        return placed

    def height(self, width: float) -> float:
        tallest = max((box.height(wide) for box, wide in self._place_boxes(width)), default=0)
        return max(self._least, tallest)

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        letters = letters or self.letters
        for box, wide in self._place_boxes(width):
            tall = box.height(wide) if self._top else height
            box.draw(canvas, x, y, wide, tall, letters)
            x += wide + self.gap

    def words(self) -> str:
        return join_words(self._boxes, self._separator) if self._words is None else self._words


class Column(Box):
    """Boxes below each other, `gap` pixels apart."""

    def __init__(self, *boxes: Box, gap: float = 0, grow: float = 0, separator: str = " ") -> None:
        self._boxes, self.gap, self._separator = boxes, gap, separator
        self.width = max((box.width for box in boxes), default=0)
        self.min_width = max((box.min_width for box in boxes), default=0)
        self.grow = grow or max((box.grow for box in boxes), default=0)

    def height(self, width: float) -> float:
        gaps = self.gap * max(0, len(self._boxes) - 1)
        return sum(box.height(width) for box in self._boxes) + gaps

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        y += (height - self.height(width)) / 2
        for box in self._boxes:
            tall = box.height(width)
            box.draw(canvas, x, y, width, tall)
            y += tall + self.gap

    def words(self) -> str:
        return join_words(self._boxes, self._separator)


class Grid(Column):
    """Boxes in lines of as many equally wide columns; with `top` they hang from the upper edge."""

    def __init__(
        self,
        boxes: Sequence[Box],
        columns: int,
        *,
        gap: float = 12,
        line_gap: float = 0,
        separator: str = ", ",
        top: bool = False,
        words: str | None = None,
    ) -> None:
        cells = [*map(_Cell, boxes), *[_Cell(Box())] * (-len(boxes) % columns)]
        lines = [
            Row(*cells[n : n + columns], gap=gap, separator=separator, top=top)
            for n in range(0, len(cells), columns)
        ]
        super().__init__(*lines, gap=line_gap, grow=1, separator=separator)
        self._words = words

    def words(self) -> str:
        return super().words() if self._words is None else self._words


class _Cell(Wrapper):
    """A box as wide as its neighbours."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.width, self.min_width, self.grow = 0, 0, 1


class Flow(Box):
    """Boxes side by side that continue on the next line where there is no more room.

    A `last` box stands flush right in the first line; `between` stands between two boxes of a
    line."""

    def __init__(
        self,
        *boxes: Box,
        gap: float = 10,
        line_gap: float = 5,
        last: Box | None = None,
        between: Box | None = None,
        grow: float = 1,
        separator: str = ", ",
    ) -> None:
        self._boxes, self.gap, self._line_gap = boxes, gap, line_gap
        self._last, self._between, self.grow, self._separator = last, between, grow, separator
        everything = [*boxes, *([last] if last else [])]
        self.width = sum(box.width for box in everything) + gap * max(0, len(everything) - 1)
        self.min_width = max((box.min_width for box in everything), default=0)

    def _lines(self, width: float) -> list[list[Box]]:
        room = width - (self._last.width + self.gap if self._last else 0)
        lines: list[list[Box]] = [[]]
        used = 0.0
        for box in self._boxes:
            joint = self._between if lines[-1] and lines[-1][-1] is not self._boxes[0] else None
            extra = joint.width + self.gap if joint else 0
            if lines[-1] and used + extra + box.width > room + 0.5:
                lines.append([])
                used, room, extra, joint = 0.0, width, 0, None
            lines[-1] += [joint, box] if joint else [box]
            used += extra + box.width + self.gap
        return lines

    def _heights(self, lines: list[list[Box]], width: float) -> list[float]:
        first = self._last.height(width) if self._last else 0
        return [
            max([0 if number else first, *(box.height(min(box.width, width)) for box in line)])
            for number, line in enumerate(lines)
        ]

    def height(self, width: float) -> float:
        heights = self._heights(self._lines(width), width)
        return sum(heights) + self._line_gap * (len(heights) - 1)

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        lines = self._lines(width)
        for number, (line, tall) in enumerate(zip(lines, self._heights(lines, width), strict=True)):
            if self._last and not number:
                wide = self._last.width
                self._last.draw(canvas, x + width - wide, y, wide, tall)
            left = x
            for box in line:
                box.draw(canvas, left, y, min(box.width, x + width - left), tall)
                left += box.width + self.gap
            y += tall + self._line_gap

    def words(self) -> str:
        boxes = [*self._boxes, *([self._last] if self._last else [])]
        return join_words(boxes, self._separator)


class Line(NamedTuple):
    """A line of a table. `frame` is the colour of a box around it, for the line that the game is
    about; `words` replaces those of its cells in the alt text."""

    cells: Sequence[Box]
    frame: Colour | None = None
    words: str | None = None


class Table(Box):
    """Lines whose cells stand in columns, each as wide as its widest cell, a rule above each line
    but the first; with `head`, the first line names the columns. `least` are the least widths of
    columns, for tables below each other."""

    def __init__(
        self,
        lines: Sequence[Line],
        *,
        head: bool = True,
        pad: float = 3,
        gap: float = 16,
        rules: bool = True,
        grow: float = 1,
        least: Sequence[float] = (),
        separator: str = ", ",
    ) -> None:
        self._lines, self._head, self._pad, self.gap = lines, head, pad, gap
        self._separator = separator
        self._rules, self.grow = rules, grow
        columns = [*zip(*(line.cells for line in lines), strict=True)]
        self._columns = [
            _Column(cells, wide)
            for cells, wide in zip(columns, (*least, *[0.0] * len(columns)), strict=False)
        ]
        gaps = gap * max(0, len(columns) - 1)
        self.width = sum(column.width for column in self._columns) + gaps
        self.min_width = sum(column.min_width for column in self._columns) + gaps

    def _rooms(self, width: float) -> list[float]:
        return share_room(self._columns, width - self.gap * max(0, len(self._columns) - 1))

    def _heights(self, rooms: Sequence[float]) -> Iterator[float]:
        for line in self._lines:
            cells = zip(line.cells, rooms, strict=True)
            yield max(cell.height(room) for cell, room in cells) + 2 * self._pad

    def height(self, width: float) -> float:
        return sum(self._heights(self._rooms(width)))

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        rooms = self._rooms(width)
        for number, (line, tall) in enumerate(zip(self._lines, self._heights(rooms), strict=True)):
            if line.frame is not None:
                box = (x - 8, y, x + width + 8, y + tall)
                canvas.box(box, WHITE, line.frame, radius=9, width=3)
            elif number and self._rules:
                canvas.line([(x, y), (x + width, y)], RULE, 1.5)
            left, size = x, max(cell.letters for cell in line.cells)
            for cell, room in zip(line.cells, rooms, strict=True):
                cell.draw(canvas, left, y, room, tall, size)
                left += room + self.gap
            y += tall

    def words(self) -> str:
        heads = [cell.words() for cell in self._lines[0].cells] if self._head else []
        sentences = []
        for line in self._lines[1 if self._head else 0 :]:
            if line.words is not None:
                sentences.append(line.words)
                continue
            said = [cell.words() for cell in line.cells]
            pairs = zip(heads or [""] * len(said), said, strict=True)
            parts = [f"{head} {word}".strip() for head, word in pairs if word]
            sentences.append(self._separator.join(parts))
        return ". ".join(filter(None, sentences))


class _Column(Box):
    """The widths of a table's column."""

    def __init__(self, cells: Sequence[Box], least: float) -> None:
        self.width = max(least, *(cell.width for cell in cells))
        self.min_width = max(least, *(cell.min_width for cell in cells))
        self.grow = max(cell.grow for cell in cells)


def rule(width: float = 3, ink: Colour = RULE) -> Box:
    return _Rule(width, ink)


class _Rule(Box):
    grow = 1

    def __init__(self, line: float, ink: Colour) -> None:
        self._line, self._ink = line, ink

    def height(self, width: float) -> float:
        return self._line + 4

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        middle = y + height / 2
        canvas.line([(x, middle), (x + width, middle)], self._ink, self._line)
