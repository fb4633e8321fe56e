"""Sprite atlases: small images drawn once for all processes, one memory-mapped file per module.

An atlas holds the sprites that are finite in number and used at many tables, so that the
first card of a process need not draw them. The file begins with a row of integers for each
sprite, in the order of `wanted`: offset, bytes per pixel, whether a mask follows, width,
height, anchor x and y."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Iterable
from functools import cached_property, wraps
from typing import ParamSpec, TypeVar, cast

from PIL import Image, _imaging

from data.facts import shipped_facts, using
from render.paint.file_cache import mapped_bytes
from render.paint.image_cache import cached
from render.paint.indexed_sprite import IndexedSprite
from render.paint.sprite import Sprite

P = ParamSpec("P")
AnySprite = TypeVar("AnySprite", IndexedSprite, Sprite)
Key = tuple[Hashable, ...]
_ROW = 7
_MODES = {1: "L", 4: "RGBA"}


class SpriteAtlas:
    """The atlas of one module of a game.

    Only that module adds sprites, so that every process numbers them alike. Calling the atlas
    with a function `wanted`, which yields argument tuples, gives a decorator: for these
    arguments the decorated function reads its sprite from the file, if that exists. Results are
    cached in any case."""

    def __init__(self, game: str, module: str) -> None:
        self._file = game, module.rpartition(".")[2]
        _ATLASES.append(self)
        self._wanted: list[
            tuple[Callable[..., IndexedSprite | Sprite], Callable[[], Iterable[Key]]]
        ] = []

    def __call__(
        self, wanted: Callable[[], Iterable[Key]]
    ) -> Callable[[Callable[P, AnySprite]], Callable[P, AnySprite]]:
        def decorate(make: Callable[P, AnySprite]) -> Callable[P, AnySprite]:
            self._wanted.append((make, wanted))

            @cached
            @wraps(make)
            def wrapper(*args: P.args, **named: P.kwargs) -> AnySprite:
                sprite = self._find(make, args) if not named else None
                return make(*args, **named) if sprite is None else cast(AnySprite, sprite)

            return wrapper

        return decorate

    def prepare(self) -> None:
        """Draw all sprites of the atlas and write the file, unless it exists."""
        with using(*shipped_facts()):
            mapped_bytes(*self._file, self._render_all)

    @cached_property
    def sprite_numbers(self) -> dict[tuple[Callable[..., IndexedSprite | Sprite], Key], int]:
        """The row number of each sprite by function and arguments: those of the shipped facts."""
        with using(*shipped_facts()):
            rows = ((make, key) for make, wanted in self._wanted for key in wanted())
            return {row: number for number, row in enumerate(dict.fromkeys(rows))}

    def _render_all(self) -> bytes:
        rows, data = array("q"), bytearray(len(self.sprite_numbers) * _ROW * array("q").itemsize)
        for make, key in self.sprite_numbers:
            sprite = make(*key)
            image = sprite.image.tobytes()
            mask = (
                sprite.mask.tobytes() if isinstance(sprite, IndexedSprite) and sprite.mask else b""
            )
            width, height = sprite.image.size
            pixel_size = len(image) // (width * height)
            rows.extend((len(data), pixel_size, len(mask) > 0, width, height, sprite.x, sprite.y))
            data += image + mask
        data[: len(rows) * rows.itemsize] = rows.tobytes()
        return bytes(data)

    def _find(
        self, make: Callable[..., IndexedSprite | Sprite], key: Key
    ) -> IndexedSprite | Sprite | None:
        number = self.sprite_numbers.get((make, key))
        file = None if number is None else mapped_bytes(*self._file)
        if number is None or file is None:
            return None
        size = array("q").itemsize * _ROW
        row = file[number * size : (number + 1) * size].cast("q")
        offset, pixel_size, masked, width, height, x, y = row
        image = _map_plane(file, offset, (width, height), _MODES[pixel_size])
        if pixel_size > 1:
            return Sprite(image, x, y)
        mask = _map_plane(file, offset + width * height, (width, height), "L") if masked else None
        return IndexedSprite(image, mask, x, y)


_ATLASES: list[SpriteAtlas] = []


def count_sprites() -> None:
    """Count the sprites of all loaded atlases, which takes some milliseconds. Call it before a
    process is forked, for all its children."""
    for atlas in _ATLASES:
        atlas.sprite_numbers  # noqa: B018 - cached_property


def _map_plane(file: memoryview, offset: int, size: tuple[int, int], mode: str) -> Image.Image:
    """Return an image over mapped bytes; as `Image.frombuffer`, in half the time."""
    plane = _EMPTY[mode]._new(_imaging.map_buffer(file, size, "raw", offset, (mode, 0, 1)))
    plane.readonly = 1
    return plane


_EMPTY = {mode: Image.new(mode, (0, 0)) for mode in _MODES.values()}
"""Empty images by mode, from which mapped ones are made."""
