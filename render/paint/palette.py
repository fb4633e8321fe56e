"""The fixed palette of a game: at most 256 colours, for pictures with few flat colours.

Quantizing to a fixed palette takes a third of the time of finding the best palette of a picture,
keeps every named colour exact, and makes the same thing look the same in every picture. At night a
picture has the same indices and another palette, so it costs nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, groupby, product
from typing import NamedTuple

from PIL import Image, ImageChops

from render.paint.night import NIGHT, night_of
from render.paint.style import CARD, INK, PAPER, WHITE, Colour

MAX_COLOURS = 256


def mix_colours(colour: Colour, other: Colour, share: float) -> Colour:
    """Return the mixture of two colours: `share` (0..1) of the first, the rest of the second."""
    red, green, blue = (
        round(a * share + b * (1 - share)) for a, b in zip(colour, other, strict=True)
    )
    return red, green, blue


_SHARES = 0.12, 0.25, 0.5, 0.75, 0.88
_LETTERS = (INK, WHITE), (INK, CARD), (INK, PAPER)
"""The pairs of colours that meet most, whose mixtures every palette has first."""
_NOTICED = 24
"""Difference of a colour at night, in levels of red, green and blue together, that is noticed."""


class Shade(NamedTuple):
    """A colour of a palette by day and at night."""

    day: Colour
    night: Colour


class Palette:
    """The palette of a game: its colours by index, and what they are at night.

    `image` is a picture that carries the palette, for quantizing. `flat_colours` has, by index, the
    flat colour for which the index stands: quantizing may have moved that colour a little."""

    def __init__(self, shades: Sequence[Shade], flat: Sequence[Colour]) -> None:
        self.colours, self.night = (
            [shade.day for shade in shades],
            [shade.night for shade in shades],
        )
        self.flat = to_bytes(self.colours)
        AT_NIGHT[self.flat] = to_bytes(self.night)
        self.image = self.colourize(Image.new("L", (1, 1)))
        self.flat_colours = [*self.colours]
        row = Image.new("RGB", (len(flat), 1))
        row.putdata(flat)
        for number, colour in reversed([*zip(self.quantize(row).tobytes(), flat, strict=True)]):
            self.flat_colours[number] = colour
        self._numbers = {shade: number for number, shade in reversed([*enumerate(shades)])}
        self._shades: dict[tuple[Colour, Colour], bytes] = {}

    def colourize(self, indices: Image.Image) -> Image.Image:
        """Give an image of indices ("L") this palette, which makes it "P", and return it."""
        indices.putpalette(self.flat)
        return indices

    def quantize(self, image: Image.Image) -> Image.Image:
        """Return an RGB image quantized to this palette ("P")."""
        return image.quantize(palette=self.image, dither=Image.Dither.NONE)

    def resize(self, image: Image.Image, size: tuple[int, int]) -> Image.Image:
        """Return an image in this palette at another size ("P"), with mixtures that are right by
        day and at night: of what is nearest by day and what is at night, the better for both."""
        day, night = (
            drawn.convert("RGB").resize(size, Image.Resampling.HAMMING)
            for drawn in (image, self._at_night(image))
        )
        by_day = self.quantize(day)
        other = self.colourize(
            _indices(night.quantize(palette=self._at_night(self.image), dither=Image.Dither.NONE))
        )
        wrong, less = (
            ImageChops.add(
                ImageChops.difference(numbers.convert("RGB"), day).convert("L"),
                ImageChops.difference(self._at_night(numbers).convert("RGB"), night).convert("L"),
            )
            for numbers in (by_day, other)
        )
        by_day.paste(other, mask=ImageChops.subtract(wrong, less).point([0] + [255] * 255))
        return by_day

    def _at_night(self, image: Image.Image) -> Image.Image:
        dark = image.copy()
        dark.putpalette(AT_NIGHT[self.flat])
        return dark

    def index_of(self, colour: Colour) -> int:
        """Return the index of a colour, or of the nearest colour in the palette."""
        return self.shades(colour, colour)[255]

    def shades(self, colour: Colour, ground: Colour) -> bytes:
        """Return the indices of 256 mixtures of a colour and a ground, from 0 (all ground)."""
        table = self._shades.get((colour, ground))
        if table is None:
            row = Image.new("RGB", (256, 1), ground)
            row.paste(colour, (0, 0), Image.frombytes("L", (256, 1), bytes(range(256))))
            table = self.quantize(row).tobytes()
            if colour != ground:
                table = self._mind_night(table)
            self._shades[colour, ground] = table
        return table

    def _mind_night(self, table: bytes) -> bytes:
        """Return mixtures like those of the table by day that are right at night as well."""
        full, none = (Shade(self.colours[end], self.night[end]) for end in (table[255], table[0]))
        mixed = [self._numbers.get(mix_shades(full, none, share)) for share in _SHARES]
        near = [number for number in mixed if number is not None] + [table[0], table[255]]
        best, start = bytearray(table), 0
        for number, run in groupby(table):
            end = start + len([*run])
            day, night = mix_shades(full, none, (start + end - 1) / 2 / 255)
            if number not in near and _distance(self.night[number], night) > _NOTICED:
                better = min(
                    (number, *near),
                    key=lambda n: _distance(self.colours[n], day) + _distance(self.night[n], night),
                )
                best[start:end] = bytes([better]) * (end - start)
            start = end
        return bytes(best)


AT_NIGHT: dict[bytes, bytes] = {}
"""The night's red, green and blue of every palette by those of the day."""


def _indices(image: Image.Image) -> Image.Image:
    return Image.frombytes("L", image.size, image.tobytes())


def to_bytes(colours: Iterable[Colour]) -> bytes:
    """Return red, green and blue of colours, one after the other."""
    return bytes(part for colour in colours for part in colour)


def mix_shades(shade: Shade, other: Shade, share: float) -> Shade:
    """Return the mixture of two shades: `share` (0..1) of the first, the rest of the second."""
    return Shade(
        mix_colours(shade.day, other.day, share), mix_colours(shade.night, other.night, share)
    )


def _distance(colour: Colour, other: Colour) -> int:
    (red, green, blue), (r, g, b) = colour, other
    return abs(red - r) + abs(green - g) + abs(blue - b)


def build_palette(
    flat: Iterable[Colour],
    edges: Iterable[tuple[Colour, Colour]],
    shares: Sequence[float],
    night: Mapping[Colour, Colour] = NIGHT,
) -> Palette:
    """Return the palette that `choose_shades` selects."""
    flat = [*flat]
    return Palette(choose_shades(flat, edges, shares, night), flat)


def choose_shades(
    flat: Iterable[Colour],
    edges: Iterable[tuple[Colour, Colour]],
    shares: Sequence[float],
    night: Mapping[Colour, Colour] = NIGHT,
    most: int = MAX_COLOURS,
    present: Iterable[Shade] = (),
) -> list[Shade]:
    """Return at most `most` shades: the flat colours, then mixtures along the edges where two meet.

    Both come in order of importance. Mixtures close to a flat colour or to one before are left out,
    so that a flat colour is never quantized to its neighbour, nor a colour to one that is another
    at night. `night`: what a game's own colours are then; `present`: what is in the palette."""
    chosen = [Shade(colour, night_of(colour, night)) for colour in dict.fromkeys(flat)]
    named = {shade.day: shade for shade in chosen}
    first = [shade.day for shade in (*chosen, *present)]
    taken = {cell for colour in first for cell in _cells(colour)}
    for share, pair in chain(product(_SHARES, _LETTERS), product(shares, [*edges])):
        shade, other = (
            named.get(colour) or Shade(colour, night_of(colour, night)) for colour in pair
        )
        mixed = mix_shades(shade, other, share)
        cells = _cells(mixed.day)
        if not taken.isdisjoint(cells):
            continue
        if all(_distance(mixed.day, colour) > 14 for colour in first):
            taken.update(cells)
            chosen.append(mixed)
    return chosen[:most]


def _cells(colour: Colour) -> set[tuple[int, ...]]:
    """Return the cubes near a colour: two that share one are hardly told apart, by quantizing as
    by eye."""
    return {*product(*((part // 4, (part + 3) // 4) for part in colour))}
