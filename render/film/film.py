"""What films of all games share: which moments are shown, how long, and how they become a file.

GIF, since that is what every client of Discord and every browser shows moving: animated PNG is
shown there as a still, animated WebP not by older clients. With the few flat colours of our
pictures it is smaller than WebP as well, and encodes in a fraction of the time.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from io import BytesIO
from typing import Any

import msgspec
from PIL import GifImagePlugin, Image, ImageChops

from render.paint.palette import Inks
from render.paint.picture import Picture
from rules.game import Standing

WIDTH = 640
SMALLEST = 21
"""Smallest lettering of a film: 13 pixels when it is shown 400 wide."""

MOST_FRAMES = 120
LIMIT = 8_000_000
"""Bytes a film may have: Discord takes 10 MiB."""
LENGTH = 36_000
"""Milliseconds that all ordinary frames together should take."""
SLOWEST, FASTEST = 700, 240
FIRST, POINT, LAST = 1_500, 1_600, 5_000
"""Milliseconds of the first frame, of a captioned one and of the last."""

COLOURS = 255
"""Colours of a film; one more means "as before"."""
_SAME = COLOURS


class Moment(msgspec.Struct, frozen=True):
    """How a game stood after a turn: `turn`, `seat` (None: all, or the set-up) and `round` tell of
    the turn that led here, `view` is a spectator's, `standing` tells everything, `events` are those
    since the moment shown before. `caption` is the headline of a turning point, `about` the seat it
    names."""

    turn: int
    seat: int | None
    view: Any
    standing: tuple[Standing, ...]
    events: tuple[Any, ...] = ()
    caption: str = ""
    about: int | None = None
    round: tuple[int, ...] = ()


def thinned(count: int, keep: Collection[int], most: int = MOST_FRAMES) -> list[int]:
    """At most `most` (two or more) of the numbers 0..count-1, in order: the first, the last, those
    to `keep`, and of the others as many as fit, evenly spread. Of too many to keep some go too,
    evenly."""
    if count <= most:
        return list(range(count))
    inner = sorted({number for number in keep if 0 < number < count - 1})
    ends = {0, count - 1}
    room = most - 2
    if len(inner) >= room:
        return sorted(ends | set(_spread(inner, room)))
    others = [number for number in range(1, count - 1) if number not in set(inner)]
    return sorted(ends | set(inner) | set(_spread(others, room - len(inner))))


def _spread(numbers: Sequence[int], most: int) -> list[int]:
    """`most` of the numbers, each from the middle of its share of them."""
    return [numbers[(2 * place + 1) * len(numbers) // (2 * most)] for place in range(most)]


def fewer(moments: Sequence[Moment], most: int) -> list[Moment]:
    """At most `most` of the moments, those with captions kept; what happened at those left out is
    told by the next one."""
    kept = thinned(len(moments), [n for n, one in enumerate(moments) if one.caption], most)
    found, since = [], 0
    for number in kept:
        events = tuple(event for one in moments[since : number + 1] for event in one.events)
        found.append(msgspec.structs.replace(moments[number], events=events))
        since = number + 1
    return found


def durations(captioned: Sequence[bool]) -> list[int]:
    """Milliseconds of each frame, in tens."""
    each = 10 * (min(SLOWEST, max(FASTEST, LENGTH // max(1, len(captioned)))) // 10)
    found = [max(POINT, each) if point else each for point in captioned]
    found[0] = FIRST
    found[-1] = LAST
    return found


def reduced(inks: Inks) -> Image.Image:
    """A palette picture cut to the colours that a film may have, the most important first."""
    holder = Image.new("P", (1, 1))
    holder.putpalette(inks.flat[: 3 * COLOURS])
    return holder


def stacked(parts: Sequence[Image.Image]) -> Image.Image:
    """Parts of a frame, all as wide as a film, below one another."""
    whole = Image.new("RGB", (WIDTH, sum(part.height for part in parts)))
    y = 0
    for part in parts:
        whole.paste(part, (0, y))
        y += part.height
    return whole


def flat(image: Image.Image, palette: Image.Image) -> Image.Image:
    """A finished frame in the colours of `palette`, which `reduced` has made."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


Draw = Callable[[Sequence[Moment]], Iterable[Image.Image]]
"""Draws a frame for each moment: all `flat`, of one size and one palette."""


def film(draw: Draw, moments: Sequence[Moment], alt: str, *, limit: int = LIMIT) -> Picture:
    """The film of `moments`. One that would be larger than `limit` bytes is made anew with half as
    many frames."""
    if not alt.strip():
        raise ValueError("a film without alt text")
    shown = fewer(moments, MOST_FRAMES)
    while True:
        data = encoded(draw(shown), durations([bool(one.caption) for one in shown]))
        if len(data) <= limit or len(shown) <= 2:
            return Picture(data, "gif", alt, "film")
        shown = fewer(shown, max(2, len(shown) // 2))


def encoded(frames: Iterable[Image.Image], times: Sequence[int]) -> bytes:
    """The bytes of an animated GIF that begins anew at its end. Of each frame only the part that
    differs from the one before is kept, and in it only the pixels that differ."""
    out, before = BytesIO(), None
    for frame, time in zip(frames, times, strict=True):
        now = Image.frombytes("L", frame.size, frame.tobytes())
        if before is None:
            out.write(_header(frame))
            part, at = now, (0, 0)
        else:
            part, at = _changed(before, now)
        out.writelines(
            GifImagePlugin.getdata(part, at, duration=time, transparency=_SAME, disposal=1)
        )
        before = now
    out.write(b";")
    return out.getvalue()


def _header(frame: Image.Image) -> bytes:
    """What comes before the frames: the size, one table of 256 colours, and that it repeats."""
    colours = bytes(frame.getpalette() or ())[: 3 * COLOURS]
    table = colours + bytes(3 * 256 - len(colours))
    size = frame.width.to_bytes(2, "little") + frame.height.to_bytes(2, "little")
    repeats = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
    return b"GIF89a" + size + b"\xf7\x00\x00" + table + repeats


def _changed(before: Image.Image, now: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
    """The box in which two pictures of indices differ, what is alike in it left out."""
    difference = ImageChops.difference(before, now)
    box = difference.getbbox() or (0, 0, 1, 1)
    part = now.crop(box)
    alike = difference.crop(box).point([255] + [0] * 255)
    part.paste(_SAME, (0, 0, *part.size), alike)
    return part, (box[0], box[1])
