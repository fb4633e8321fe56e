"""The result of every drawing function, and the encoding of pixels."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, replace
from struct import pack
from typing import Literal
from zlib import crc32

from PIL import Image

from render.paint.blit import raw_rows
from render.paint.palette import AT_NIGHT

try:
    from isal import isal_zlib as deflate
except ImportError:  # there is none for this kind of processor
    import zlib as deflate  # type: ignore[no-redef]

Format = Literal["png", "gif"]

_LEVEL = 2
"""Measured on cards of all games: isal takes 1.5 ms for 93 kB, zlib 5.4 ms for 96 kB."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded image and its alt text in the reader's language."""

    data: bytes
    format: Format
    alt: str
    name: str = "picture"
    night: bytes = b""
    """Red, green and blue of its palette at night; empty if it looks the same."""

    def at_night(self) -> Picture:
        """Return the picture for dark chats: the same pixels with another palette."""
        if not self.night:
            return self
        if self.format == "png":
            start, put = _PLTE, _png_chunk(b"PLTE", self.night)
        else:
            start, put = _GIF_COLOURS, self.night
        data = self.data[:start] + put + self.data[start + len(put) :]
        return replace(self, data=data, night=b"")

    @property
    def filename(self) -> str:
        return f"{self.name}.{self.format}"


def night_palette(image: Image.Image) -> bytes:
    """Return what the colours of an image with a palette are at night; empty if that is unknown."""
    return AT_NIGHT.get(bytes(image.getpalette() or ()), b"")


Panels = Image.Image | Sequence[Image.Image]
"""A finished image, or panels of one width and palette ("P") to be stacked."""


def encode(panels: Panels) -> tuple[bytes, Format]:
    """Encode a finished image: RGB, or "P", whose palette is kept. The same pixels give the
    same bytes.

    PNG with 256 colours: measured on maps it is half the size of PNG or WebP in full colour, and
    encodes in a third to a half of the time of lossy WebP. With a palette it takes half of that."""
    images = [panels] if isinstance(panels, Image.Image) else panels
    if images[0].mode != "P":
        (image,) = images
        images = [image.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)]
    return _encode_png(images), "png"


def _encode_png(panels: Sequence[Image.Image]) -> bytes:
    """Return the PNG of images with a palette, one byte per pixel, without PNG filters, which
    only enlarge flat colours."""
    width, height = panels[0].width, sum(panel.height for panel in panels)
    compressor, chunks, pending = deflate.compressobj(_LEVEL), [], b"\0"
    for rows in _rows(panels):
        chunks.append(compressor.compress(pending))
        pending = rows  # its last byte is the filter of the next row
    chunks += compressor.compress(memoryview(pending)[:-1]), compressor.flush()
    palette = bytes(panels[0].getpalette() or ())
    parts = (
        (b"IHDR", pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", palette),
        (b"IDAT", b"".join(chunks)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(_png_chunk(*part) for part in parts)


def _png_chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", crc32(kind + data))


_PLTE = 33
"""Where the palette's chunk begins in our PNG: after the signature and the header."""


_GIF_COLOURS = 13
"""Where the colours begin in our GIF: after the signature and the size."""


_BAND = 128
"""Rows compressed at a time; copying a whole picture would touch fresh memory pages."""


def _rows(panels: Sequence[Image.Image]) -> Iterator[bytes]:
    """Yield the rows from the top, each followed by the filter byte 0. Raises ValueError if the
    panels differ in width."""
    width = panels[0].width
    for panel in panels:
        if panel.width != width:
            raise ValueError("panels of several widths")
        yield from raw_rows(panel, width + 1, _BAND)


def picture(panels: Panels, alt: str) -> Picture:
    """Return the encoded picture; within `render_panels`, hand over the panels unencoded.

    Raises ValueError if `alt` is empty."""
    if not alt.strip():
        raise ValueError("a picture without alt text")
    embedded = _EMBEDDED.get()
    if embedded is not None:
        embedded.append(panels)
        return Picture(b"", "png", alt)
    data, kind = encode(panels)
    first = panels if isinstance(panels, Image.Image) else panels[0]
    return Picture(data, kind, alt, night=night_palette(first))


_EMBEDDED: ContextVar[list[Panels] | None] = ContextVar("part of another picture", default=None)


def render_panels(draw: Callable[[], Picture]) -> tuple[list[Image.Image], str]:
    """Return the panels and the alt text of a picture that is to be part of another one."""
    collected: list[Panels] = []
    token = _EMBEDDED.set(collected)
    try:
        alt = draw().alt
    finally:
        _EMBEDDED.reset(token)
    (panels,) = collected
    return [panels] if isinstance(panels, Image.Image) else [*panels], alt
