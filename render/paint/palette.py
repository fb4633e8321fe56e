"""A fixed set of 256 colours for pictures that are drawn in few colours and often.

Looking colours up in a fixed palette takes a third of the time of finding the best palette of a
picture, keeps every named colour exact, and makes the same thing look the same in every picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from render.paint.style import Colour

MOST = 256


def mixed(colour: Colour, other: Colour, share: float) -> Colour:
    """`share` of the first colour, the rest of the other."""
    red, green, blue = (
        round(a * share + b * (1 - share)) for a, b in zip(colour, other, strict=True)
    )
    return red, green, blue


class Inks:
    """The colours of a game by number, and what is asked of them again and again. `image` is a
    picture that has them as its palette; `meant` has by number the one of the flat colours that is
    drawn where the number stands, which looking it up may have moved a little."""

    def __init__(self, found: Sequence[Colour], flat: Sequence[Colour]) -> None:
        self.colours = [*found]
        self.flat = bytes(part for colour in found for part in colour)
        self.image = self.coloured(Image.new("L", (1, 1)))
        self.meant = [*found]
        row = Image.new("RGB", (len(flat), 1))
        row.putdata(flat)
        for number, colour in reversed([*zip(self.numbered(row).tobytes(), flat, strict=True)]):
            self.meant[number] = colour
        self._shades: dict[tuple[Colour, Colour], bytes] = {}

    def coloured(self, numbers: Image.Image) -> Image.Image:
        """Numbers ("L") as a picture with these colours ("P"): the same pixels."""
        numbers.putpalette(self.flat)
        return numbers

    def numbered(self, image: Image.Image) -> Image.Image:
        """A picture (RGB) in these colours ("P")."""
        return image.quantize(palette=self.image, dither=Image.Dither.NONE)

    def number(self, colour: Colour) -> int:
        """The number of a colour, or of the one that is nearest to it."""
        return self.shades(colour, colour)[255]

    def shades(self, colour: Colour, ground: Colour) -> bytes:
        """The number of each mixture of a colour with a ground, 0 none of it and 255 all."""
        found = self._shades.get((colour, ground))
        if found is None:
            row = Image.new("RGB", (256, 1), ground)
            row.paste(colour, (0, 0), Image.frombytes("L", (256, 1), bytes(range(256))))
            found = self._shades[colour, ground] = self.numbered(row).tobytes()
        return found


def palette(
    flat: Iterable[Colour], edges: Iterable[tuple[Colour, Colour]], shares: Sequence[float]
) -> Inks:
    """The inks of `colours`."""
    flat = [*flat]
    return Inks(colours(flat, edges, shares), flat)


def colours(
    flat: Iterable[Colour],
    edges: Iterable[tuple[Colour, Colour]],
    shares: Sequence[float],
    most: int = MOST,
) -> list[Colour]:
    """The flat colours and mixtures along the edges where two of them meet, in that order of
    importance, at most so many. Mixtures close to a flat colour are left out, so that a flat one is
    never taken for its neighbour."""
    chosen = list(dict.fromkeys(flat))
    first, meetings = chosen[:], list(edges)
    for share in shares:
        for a, b in meetings:
            red, green, blue = colour = mixed(a, b, share)
            if all(abs(red - r) + abs(green - g) + abs(blue - b) > 14 for r, g, b in first):
                chosen.append(colour)
    return list(dict.fromkeys(chosen))[:most]
