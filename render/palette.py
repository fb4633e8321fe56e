"""A fixed set of 256 colours for pictures that are drawn in few colours and often.

Looking colours up in a fixed palette takes a third of the time of finding the best palette of a
picture, keeps every named colour exact, and makes the same thing look the same in every picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from render.style import Colour

MOST = 256


def mixed(colour: Colour, other: Colour, share: float) -> Colour:
    """`share` of the first colour, the rest of the other."""
    red, green, blue = (
        round(a * share + b * (1 - share)) for a, b in zip(colour, other, strict=True)
    )
    return red, green, blue


def palette(
    flat: Iterable[Colour], edges: Iterable[tuple[Colour, Colour]], shares: Sequence[float]
) -> Image.Image:
    """A palette picture of `colours`."""
    holder = Image.new("P", (1, 1))
    holder.putpalette([part for colour in colours(flat, edges, shares) for part in colour])
    return holder


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
    flats = len(chosen)
    meetings = list(edges)
    for share in shares:
        for a, b in meetings:
            colour = mixed(a, b, share)
            if all(_apart(colour, other) > 14 for other in chosen[:flats]):
                chosen.append(colour)
    return list(dict.fromkeys(chosen))[:most]


def _apart(a: Colour, b: Colour) -> int:
    return sum(abs(x - y) for x, y in zip(a, b, strict=True))
