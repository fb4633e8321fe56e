"""A spy that writes down what a picture letters, and where; and what that must hold on a phone."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from typing import Any, NamedTuple
from unittest.mock import patch

from render.canvas import Canvas
from render.kept import MEMORY
from render.style import PHONE_WIDTH, SMALLEST, text_width


class Lettered(NamedTuple):
    """A line of text and the box it covers, in pixels of its canvas; `scale` is how much larger
    than a phone's picture that is."""

    canvas: int
    width: int
    scale: float
    text: str
    size: int
    box: tuple[float, float, float, float]


def forget(package: str) -> None:
    """Whatever has been kept, or worked out by the modules of this package, is drawn anew."""
    MEMORY.clear()
    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for value in list(vars(module).values()):
                clear = getattr(value, "cache_clear", None)
                if clear is not None and getattr(value, "__module__", "") == name:
                    clear()


@contextmanager
def spied(package: str) -> Iterator[list[Lettered]]:
    """What pictures of this package letter on panels while this lasts; not what is on stamps, which
    have no ground of their own."""
    found: list[Lettered] = []
    kept: list[Canvas] = []
    draw = Canvas.text

    def text(
        self: Canvas, x: float, y: float, text: str, size: int, *rest: Any, **more: Any
    ) -> None:
        wide = text_width(text, size, more.get("bold", False))
        left = x - {"l": 0, "m": wide / 2, "r": wide}[more.get("anchor", "ls")[0]]
        box = (left, y - size * 0.7, left + wide, y)
        if self.image.mode == "RGB":
            scale = max(1.0, self.width / PHONE_WIDTH)
            found.append(Lettered(id(self), self.width, scale, text, size, box))
            kept.append(self)
        draw(self, x, y, text, size, *rest, **more)

    forget(package)
    with patch.object(Canvas, "text", text):
        yield found
    forget(package)


def legible(lettered: Sequence[Lettered], badges: str = "123456", slack: float = 1) -> None:
    """Something is lettered; but for the numbers on badges nothing is smaller than a phone can show
    (by `slack` pixels, as enlarged panels are rounded); nothing is cut by an edge, and no two texts
    stand on each other."""
    shown = [line for line in lettered if line.text.strip()]
    assert shown
    for line in shown:
        assert line.size >= SMALLEST * line.scale - slack or line.text in tuple(badges), line
        assert line.box[0] >= 10 and line.box[2] <= line.width - 10, line
    for a, b in combinations(shown, 2):
        if a.canvas == b.canvas:
            across = min(a.box[2], b.box[2]) - max(a.box[0], b.box[0])
            down = min(a.box[3], b.box[3]) - max(a.box[1], b.box[1])
            assert across < 1 or down < 1, (a, b)
