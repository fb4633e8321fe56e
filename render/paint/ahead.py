"""Small pieces that are drawn ahead, once for all tables and processes, in one mapped file a game:
what is finite and wanted at many tables, lest the first card of a process draws all of it anew.

The file begins with a row of numbers for each piece, in the order in which they are wanted: where
it begins, its width and height, whether it has a mask, and its place.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Iterable
from functools import cached_property, wraps
from itertools import chain
from typing import ParamSpec

from PIL import Image

from render.paint.inked import Inked
from render.paint.kept import kept
from render.paint.prepared import mapped

P = ParamSpec("P")
Key = tuple[Hashable, ...]
_ROW = 6


class Ahead:
    """The pieces of a game. A function decorated with all arguments it is `wanted` for finds what
    it would draw in the file, if that is there. What it returns is kept in any case."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._wanted: list[tuple[Callable[..., Inked], Callable[[], Iterable[Key]]]] = []

    def __call__(
        self, wanted: Callable[[], Iterable[Key]]
    ) -> Callable[[Callable[P, Inked]], Callable[P, Inked]]:
        def known(make: Callable[P, Inked]) -> Callable[P, Inked]:
            self._wanted.append((make, wanted))

            @kept
            @wraps(make)
            def found(*args: P.args, **named: P.kwargs) -> Inked:
                there = self._found(make, args) if not named else None
                return there or make(*args, **named)

            return found

        return known

    def prepare(self) -> None:
        """Draw them all, if nobody has."""
        mapped(self._game, "pieces", self._drawn)

    @cached_property
    def _places(self) -> dict[tuple[Callable[..., Inked], Key], int]:
        """Which one each is."""
        rows = ((make, key) for make, wanted in self._wanted for key in wanted())
        return {row: number for number, row in enumerate(dict.fromkeys(rows))}

    def _drawn(self) -> bytes:
        found, data = array("q"), []
        at = len(self._places) * _ROW * found.itemsize
        for make, key in self._places:
            piece = make(*key)
            planes = [piece.image.tobytes(), *([piece.mask.tobytes()] if piece.mask else [])]
            found.extend((at, *piece.image.size, len(planes) - 1, piece.x, piece.y))
            data += planes
            at += sum(map(len, planes))
        return b"".join(chain([found.tobytes()], data))

    def _found(self, make: Callable[..., Inked], key: Key) -> Inked | None:
        number = self._places.get((make, key))
        file = None if number is None else mapped(self._game, "pieces")
        if number is None or file is None:
            return None
        size = array("q").itemsize * _ROW
        row = file[number * size : (number + 1) * size].cast("q")
        at, width, height, masked, x, y = row
        image = _plane(file, at, width, height)
        mask = _plane(file, at + width * height, width, height) if masked else None
        return Inked(image, mask, x, y)


def _plane(file: memoryview, at: int, width: int, height: int) -> Image.Image:
    plane = file[at : at + width * height]
    return Image.frombuffer("L", (width, height), plane, "raw", "L", 0, 1)  # type: ignore[arg-type]
