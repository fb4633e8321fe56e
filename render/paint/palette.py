"""The fixed palette of a game: at most 256 colours, for pictures with few flat colours.

Quantizing to a fixed palette takes a third of the time of finding the best palette of a picture,
keeps every named colour exact, and makes the same thing look the same in every picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from render.paint.style import Colour

MAX_COLOURS = 256


def mix_colours(colour: Colour, other: Colour, share: float) -> Colour:
    """Return the mixture of two colours: `share` (0..1) of the first, the rest of the second."""
    red, green, blue = (
        round(a * share + b * (1 - share)) for a, b in zip(colour, other, strict=True)
    )
    return red, green, blue


class Palette:
    """The palette of a game: its colours by index.

    `image` is a picture that carries the palette, for quantizing. `flat_colours` has, by index, the
    flat colour for which the index stands: quantizing may have moved that colour a little."""

    def __init__(self, colours: Sequence[Colour], flat: Sequence[Colour]) -> None:
        self.colours = [*colours]
        self.flat = bytes(part for colour in colours for part in colour)
        self.image = self.colourize(Image.new("L", (1, 1)))
        self.flat_colours = [*colours]
        row = Image.new("RGB", (len(flat), 1))
        row.putdata(flat)
        for number, colour in reversed([*zip(self.quantize(row).tobytes(), flat, strict=True)]):
            self.flat_colours[number] = colour
        self._shades: dict[tuple[Colour, Colour], bytes] = {}

    def colourize(self, indices: Image.Image) -> Image.Image:
        """Give an image of indices ("L") this palette, which makes it "P", and return it."""
        indices.putpalette(self.flat)
        return indices

    def quantize(self, image: Image.Image) -> Image.Image:
        """Return an RGB image quantized to this palette ("P")."""
        return image.quantize(palette=self.image, dither=Image.Dither.NONE)

    def index_of(self, colour: Colour) -> int:
        """Return the index of a colour, or of the nearest colour in the palette."""
        return self.shades(colour, colour)[255]

    def shades(self, colour: Colour, ground: Colour) -> bytes:
        """Return the indices of 256 mixtures of a colour and a ground, from 0 (all ground)."""
        table = self._shades.get((colour, ground))
        if table is None:
            row = Image.new("RGB", (256, 1), ground)
            row.paste(colour, (0, 0), Image.frombytes("L", (256, 1), bytes(range(256))))
            table = self._shades[colour, ground] = self.quantize(row).tobytes()
        return table


def build_palette(
    flat: Iterable[Colour], edges: Iterable[tuple[Colour, Colour]], shares: Sequence[float]
) -> Palette:
    """Return the palette that `choose_colours` selects."""
    flat = [*flat]
    return Palette(choose_colours(flat, edges, shares), flat)


def choose_colours(
    flat: Iterable[Colour],
    edges: Iterable[tuple[Colour, Colour]],
    shares: Sequence[float],
    most: int = MAX_COLOURS,
) -> list[Colour]:
    """Return at most `most` colours: the flat ones, then mixtures along the edges where two meet.

    Both come in order of importance. Mixtures close to a flat colour are left out, so that a
    flat colour is never quantized to its neighbour."""
    chosen = list(dict.fromkeys(flat))
    first, edge_pairs = chosen[:], list(edges)
    for share in shares:
        for a, b in edge_pairs:
            red, green, blue = colour = mix_colours(a, b, share)
            if all(abs(red - r) + abs(green - g) + abs(blue - b) > 14 for r, g, b in first):
                chosen.append(colour)
    return list(dict.fromkeys(chosen))[:most]
