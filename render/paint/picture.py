"""What every drawing function returns, and the one place where pixels become bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from struct import pack
from typing import Literal
from zlib import crc32

from PIL import Image

try:
    from isal import isal_zlib as deflate
except ImportError:  # there is none for this kind of processor
    import zlib as deflate  # type: ignore[no-redef]

Format = Literal["png", "webp", "gif"]

_LEVEL = 2
"""Measured on cards of all games: isal takes 1.5 ms for 93 kB, zlib 5.4 ms for 96 kB."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Encoded pixels and what they show, in the reader's language, for those who cannot see it."""

    data: bytes
    format: Format
    alt: str
    name: str = "picture"

    @property
    def filename(self) -> str:
        """A file name for an attachment."""
        return f"{self.name}.{self.format}"


Panels = Image.Image | Sequence[Image.Image]
"""A finished picture, or panels of one width and one palette ("P") that stand below one another."""


def encode(panels: Panels) -> tuple[bytes, Format]:
    """The bytes of a finished picture, always the same for the same pixels: RGB, or one that has a
    palette already ("P"), which is then kept.

    PNG with 256 colours: measured on maps it is half the size of PNG or WebP in full colour, and
    encodes in a third to a half of the time of lossy WebP. With a palette it takes half of that.
    """
    found = [panels] if isinstance(panels, Image.Image) else panels
    if found[0].mode != "P":
        (image,) = found
        found = [image.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)]
    return _png(found), "png"


def _png(panels: Sequence[Image.Image]) -> bytes:
    """The file of a picture with a palette, a byte a pixel; its rows are packed as they are, for
    flat colours are only made longer by the filters of PNG."""
    width, height = panels[0].width, sum(panel.height for panel in panels)
    packing, packed, rest = deflate.compressobj(_LEVEL), [], b"\0"
    for rows in _rows(panels):
        packed.append(packing.compress(rest))
        rest = rows  # the last byte is the filter of the next one
    packed += packing.compress(memoryview(rest)[:-1]), packing.flush()
    palette = bytes(panels[0].getpalette() or ())
    parts = (
        (b"IHDR", pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", palette),
        (b"IDAT", b"".join(packed)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        pack(">I", len(data)) + kind + data + pack(">I", crc32(kind + data)) for kind, data in parts
    )


_BAND = 128
"""Rows that are taken at a time: a whole picture would be copied from page to fresh page."""


def _rows(panels: Sequence[Image.Image]) -> Iterator[bytes]:
    """The rows from the top, a zero after each."""
    width = panels[0].width
    for panel in panels:
        if panel.width != width:
            raise ValueError("panels of several widths")
        for top in range(0, panel.height, _BAND):
            band = panel.crop((0, top, width, min(top + _BAND, panel.height)))
            yield band.tobytes("raw", "P", width + 1, 1)


def picture(panels: Panels, alt: str) -> Picture:
    """The finished picture. `alt` must not be empty."""
    if not alt.strip():
        raise ValueError("a picture without alt text")
    part = _PART.get()
    if part is not None:
        part.append(panels)
        return Picture(b"", "png", alt)
    data, kind = encode(panels)
    return Picture(data, kind, alt)


_PART: ContextVar[list[Panels] | None] = ContextVar("part of another picture", default=None)


def unpacked(draw: Callable[[], Picture]) -> tuple[list[Image.Image], str]:
    """The panels and the words of a picture that is to be a part of another one."""
    found: list[Panels] = []
    before = _PART.set(found)
    try:
        alt = draw().alt
    finally:
        _PART.reset(before)
    (panels,) = found
    return [panels] if isinstance(panels, Image.Image) else [*panels], alt
