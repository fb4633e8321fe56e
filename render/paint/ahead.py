"""Small pieces that are drawn ahead, once for all tables and processes, in one file a module:
what is finite and wanted at many tables, lest the first card of a process draws all of it anew.

The file begins with a row of numbers for each piece, in the order in which they are wanted: where
it begins, how many bytes a pixel has, whether a mask comes after it, width, height, and its place.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Iterable
from functools import cached_property, wraps
from typing import ParamSpec, TypeVar, cast

from PIL import Image, _imaging

from render.paint.inked import Inked
from render.paint.kept import kept
from render.paint.prepared import mapped
from render.paint.stamp import Stamp

P = ParamSpec("P")
Piece = TypeVar("Piece", Inked, Stamp)
Key = tuple[Hashable, ...]
_ROW = 7
_MODES = {1: "L", 4: "RGBA"}


class Ahead:
    """The pieces of a module for a game: nobody else adds to them, so that every process counts
    them alike. A function decorated with all arguments it is `wanted` for finds what it would draw
    in the file, if that is there. What it returns is kept in any case."""

    def __init__(self, game: str, module: str) -> None:
        self._file = game, module.rpartition(".")[2]
        _ALL.append(self)
        self._wanted: list[tuple[Callable[..., Inked | Stamp], Callable[[], Iterable[Key]]]] = []

    def __call__(
        self, wanted: Callable[[], Iterable[Key]]
    ) -> Callable[[Callable[P, Piece]], Callable[P, Piece]]:
        def known(make: Callable[P, Piece]) -> Callable[P, Piece]:
            self._wanted.append((make, wanted))

            @kept
            @wraps(make)
            def found(*args: P.args, **named: P.kwargs) -> Piece:
                there = self._found(make, args) if not named else None
                return make(*args, **named) if there is None else cast(Piece, there)

            return found

        return known

    def prepare(self) -> None:
        """Draw them all, if nobody has."""
        mapped(*self._file, self._drawn)

    @cached_property
    def places(self) -> dict[tuple[Callable[..., Inked | Stamp], Key], int]:
        """Which one each is."""
        rows = ((make, key) for make, wanted in self._wanted for key in wanted())
        return {row: number for number, row in enumerate(dict.fromkeys(rows))}

    def _drawn(self) -> bytes:
        rows, data = array("q"), bytearray(len(self.places) * _ROW * array("q").itemsize)
        for make, key in self.places:
            piece = make(*key)
            image = piece.image.tobytes()
            mask = piece.mask.tobytes() if isinstance(piece, Inked) and piece.mask else b""
            width, height = piece.image.size
            each = len(image) // (width * height)
            rows.extend((len(data), each, len(mask) > 0, width, height, piece.x, piece.y))
            data += image + mask
        data[: len(rows) * rows.itemsize] = rows.tobytes()
        return bytes(data)

    def _found(self, make: Callable[..., Inked | Stamp], key: Key) -> Inked | Stamp | None:
        number = self.places.get((make, key))
        file = None if number is None else mapped(*self._file)
        if number is None or file is None:
            return None
        size = array("q").itemsize * _ROW
        row = file[number * size : (number + 1) * size].cast("q")
        at, each, masked, width, height, x, y = row
        image = _plane(file, at, (width, height), _MODES[each])
        if each > 1:
            return Stamp(image, x, y)
        mask = _plane(file, at + width * height, (width, height), "L") if masked else None
        return Inked(image, mask, x, y)


_ALL: list[Ahead] = []


def count() -> None:
    """Find out what all modules that are loaded want, which takes some milliseconds: before a
    process is forked, for all that come of it."""
    for pieces in _ALL:
        pieces.places  # noqa: B018 - it is kept


def _plane(file: memoryview, at: int, size: tuple[int, int], mode: str) -> Image.Image:
    """As `Image.frombuffer`, in half the time."""
    plane = _EMPTY[mode]._new(_imaging.map_buffer(file, size, "raw", at, (mode, 0, 1)))
    plane.readonly = 1
    return plane


_EMPTY = {mode: Image.new(mode, (0, 0)) for mode in _MODES.values()}
