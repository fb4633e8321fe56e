"""Colours as people with and without colour blindness see them."""

import math
from collections.abc import Callable, Collection, Iterable
from io import BytesIO
from itertools import combinations

from PIL import Image

from render.livery import Livery
from render.paint.picture import Picture
from render.paint.style import Colour
from tests.support.lettering import Lettered

# Linear transforms of linear RGB for full dichromacy (Machado, Oliveira, Fernandes 2009).
BLINDNESS = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
               (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
               (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
               (0.004733, 0.691367, 0.303900)),
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}  # fmt: skip


def _linear(value: float) -> float:
    value /= 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _lab(colour: Colour, blindness: str) -> tuple[float, float, float]:
    rgb = [_linear(part) for part in colour]
    seen = [
        min(1.0, max(0.0, sum(m * v for m, v in zip(row, rgb, strict=True))))
        for row in BLINDNESS[blindness]
    ]
    xyz = [
        sum(m * v for m, v in zip(row, seen, strict=True))
        for row in ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    ]
    f = [
        math.cbrt(v / white) if v / white > 0.008856 else 7.787 * v / white + 16 / 116
        for v, white in zip(xyz, (0.95047, 1.0, 1.08883), strict=True)
    ]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def distance(a: Colour, b: Colour, blindness: str) -> float:
    """How far two colours are apart in CIE Lab."""
    return math.dist(_lab(a, blindness), _lab(b, blindness))


def contrast(a: Colour, b: Colour) -> float:
    """The ratio of their lights, 1 to 21."""
    light = [
        0.2126 * _linear(c[0]) + 0.7152 * _linear(c[1]) + 0.0722 * _linear(c[2]) + 0.05
        for c in (a, b)
    ]
    return max(light) / min(light)


def readable(ground: Colour, letters: Colour) -> bool:
    """Whether letters of any size stand off the ground: a contrast of 4.5 to 1 or more."""
    return contrast(ground, letters) >= 4.5


def unlike(looks: Collection[Livery], blindness: str) -> None:
    """Any two companies differ by at least 20 in CIE Lab, by mark, by dash and by name; what is
    lettered on their colours can be read."""
    assert all(readable(look.colour, look.text) for look in looks)
    for a, b in combinations(looks, 2):
        assert distance(a.colour, b.colour, blindness) > 20, (a, b)
        assert a.mark != b.mark
        assert a.dash != b.dash
        assert a.short != b.short


def night_of(drawn: Picture) -> Callable[[Colour], Colour]:
    """What a colour of a picture is at night: that of the same place of its palette."""
    day, night = (_palette(picture) for picture in (drawn, drawn.at_night()))
    places = {colour: place for place, colour in reversed([*enumerate(day)])}

    def find(colour: Colour) -> Colour:
        place = places.get(colour)
        if place is None:
            place = min(range(len(day)), key=lambda n: math.dist(day[n], colour))
        return night[place]

    return find


def _palette(drawn: Picture) -> list[Colour]:
    parts = Image.open(BytesIO(drawn.data)).getpalette() or []
    return list(zip(*[iter(parts)] * 3, strict=True))


def faint(lettered: Iterable[Lettered], drawn: Picture) -> list[str]:
    """What is lettered without contrast to its ground, by day or at night."""
    night, wrong = night_of(drawn), dict[str, None]()
    for line in lettered:
        if line.ground is None:
            continue
        if not readable(line.ground, line.fill):
            wrong[f"{line.text!r}: {line.fill} on {line.ground}"] = None
        if not readable(night(line.ground), night(line.fill)):
            colours = f"{night(line.fill)} on {night(line.ground)} ({line.fill} on {line.ground})"
            wrong[f"{line.text!r} at night: {colours}"] = None
    return [*wrong]
