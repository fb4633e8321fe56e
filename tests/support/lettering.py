"""A spy that writes down what a picture letters, and where."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

from render.canvas import Canvas
from render.style import PHONE_WIDTH, text_width


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
    """Whatever the modules of this package have kept is drawn anew."""
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
