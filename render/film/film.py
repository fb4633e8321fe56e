"""Films of all games: which moments are shown, for how long, and how they are encoded.

GIF, because every client of Discord and every browser animates it: Discord shows animated
PNG as a still, and older clients do not animate WebP. With the few flat colours of our
pictures it is smaller than WebP as well, and encodes in a fraction of the time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from io import BytesIO
from itertools import chain
from typing import Any

import msgspec
from PIL import GifImagePlugin, Image, ImageChops

from render.paint.palette import AT_NIGHT, Palette
from render.paint.picture import Picture, night_palette
from rules.game import Standing

WIDTH = 640
SMALLEST = 21
"""Smallest font size of a film: 13 pixels when it is shown 400 wide."""

MOST_FRAMES = 120
LIMIT = 8_000_000
"""Maximum size of a film in bytes: Discord takes 10 MiB."""
LENGTH = 36_000
"""Milliseconds that all ordinary frames together should take."""
SLOWEST, FASTEST = 700, 240
FIRST, POINT, LAST = 1_500, 1_600, 5_000
"""Milliseconds of the first frame, of a captioned one and of the last."""

COLOURS = 255
"""Colours of a film; one more index means "unchanged"."""
_UNCHANGED = COLOURS


class Moment(msgspec.Struct, frozen=True):
    """The game after a turn.

    `turn`, `seat` (None: all, or the set-up) and `round` describe the turn that led here,
    `view` is a spectator's, `standing` reveals every sum, `events` are those since the moment
    shown before. `caption` is the headline of a turning point, `about` the seat it names."""

    turn: int
    seat: int | None
    view: Any
    standing: tuple[Standing, ...]
    events: tuple[Any, ...] = ()
    caption: str = ""
    about: int | None = None
    round: tuple[int, ...] = ()


def choose_frames(count: int, required: Collection[int], limit: int = MOST_FRAMES) -> list[int]:
    """Return at most `limit` (two or more) of the numbers 0..count-1, in order.

    They include the first, the last, those of `required`, and as many others as fit, evenly
    spread. If `required` is too large, it is thinned evenly too."""
    if count <= limit:
        return list(range(count))
    inner = sorted({number for number in required if 0 < number < count - 1})
    ends = {0, count - 1}
    room = limit - 2
    if len(inner) >= room:
        return sorted(ends | set(_spread_evenly(inner, room)))
    others = [number for number in range(1, count - 1) if number not in set(inner)]
    return sorted(ends | set(inner) | set(_spread_evenly(others, room - len(inner))))


def _spread_evenly(numbers: Sequence[int], most: int) -> list[int]:
    """Return `most` of the numbers, each from the middle of an equal share."""
    return [numbers[(2 * place + 1) * len(numbers) // (2 * most)] for place in range(most)]


def choose_moments(moments: Sequence[Moment], most: int) -> list[Moment]:
    """Return at most `most` of the moments, preferring those with captions. The events of
    moments left out are added to the next one."""
    chosen = choose_frames(
        len(moments), [n for n, moment in enumerate(moments) if moment.caption], most
    )
    result, start = [], 0
    for number in chosen:
        events = tuple(event for moment in moments[start : number + 1] for event in moment.events)
        result.append(msgspec.structs.replace(moments[number], events=events))
        start = number + 1
    return result


def durations(captioned: Sequence[bool]) -> list[int]:
    """Return the milliseconds of each frame, multiples of ten."""
    ordinary = 10 * (min(SLOWEST, max(FASTEST, LENGTH // max(1, len(captioned)))) // 10)
    times = [max(POINT, ordinary) if is_captioned else ordinary for is_captioned in captioned]
    times[0] = FIRST
    times[-1] = LAST
    return times


def film_palette(palette: Palette) -> Image.Image:
    """Return an image with the first `COLOURS` colours of a palette, the most important ones."""
    holder, size = Image.new("P", (1, 1)), 3 * COLOURS
    holder.putpalette(palette.flat[:size])
    AT_NIGHT[palette.flat[:size]] = AT_NIGHT[palette.flat][:size]
    return holder


def stack_images(parts: Sequence[Image.Image]) -> Image.Image:
    """Return the parts of a frame, all as wide as a film, stacked from top to bottom."""
    frame = Image.new("RGB", (WIDTH, sum(part.height for part in parts)))
    y = 0
    for part in parts:
        frame.paste(part, (0, y))
        y += part.height
    return frame


def quantize_frame(image: Image.Image, palette: Image.Image) -> Image.Image:
    """Return a finished frame quantized to a palette made by `film_palette`."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


FramePainter = Callable[[Sequence[Moment]], Iterable[Image.Image]]
"""Yields a frame for each moment: all from `quantize_frame`, of one size and one palette."""


def make_film(
    draw: FramePainter, moments: Sequence[Moment], alt: str, *, limit: int = LIMIT
) -> Picture:
    """Return the film of `moments`. If it is larger than `limit` bytes, half as many frames are
    drawn.

    Raises ValueError if `alt` is empty."""
    if not alt.strip():
        raise ValueError("a film without alt text")
    shown = choose_moments(moments, MOST_FRAMES)
    while True:
        frames = iter(draw(shown))
        first = next(frames)
        times = durations([bool(moment.caption) for moment in shown])
        data = encode_gif(chain([first], frames), times)
        if len(data) <= limit or len(shown) <= 2:
            return Picture(data, "gif", alt, "film", night=night_palette(first))
        shown = choose_moments(shown, max(2, len(shown) // 2))


def encode_gif(frames: Iterable[Image.Image], times: Sequence[int]) -> bytes:
    """Return the bytes of an endlessly repeating GIF.

    Each frame stores only the box that differs from the frame before, with unchanged pixels
    transparent."""
    output, previous = BytesIO(), None
    for frame, time in zip(frames, times, strict=True):
        current = Image.frombytes("L", frame.size, frame.tobytes())
        if previous is None:
            output.write(_header(frame))
            part, corner = current, (0, 0)
        else:
            part, corner = _changed_region(previous, current)
        output.writelines(
            GifImagePlugin.getdata(part, corner, duration=time, transparency=_UNCHANGED, disposal=1)
        )
        previous = current
    output.write(b";")
    return output.getvalue()


def _header(frame: Image.Image) -> bytes:
    """Return the GIF header: the size, one table of 256 colours, and endless repetition."""
    colours = bytes(frame.getpalette() or ())[: 3 * COLOURS]
    table = colours + bytes(3 * 256 - len(colours))
    size = frame.width.to_bytes(2, "little") + frame.height.to_bytes(2, "little")
    repeats = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
    return b"GIF89a" + size + b"\xf7\x00\x00" + table + repeats


def _changed_region(
    previous: Image.Image, current: Image.Image
) -> tuple[Image.Image, tuple[int, int]]:
    """Return the box in which two images of indices differ, with `_UNCHANGED` for equal pixels,
    and its upper left corner."""
    difference = ImageChops.difference(previous, current)
    box = difference.getbbox() or (0, 0, 1, 1)
    part = current.crop(box)
    unchanged = difference.crop(box).point([255] + [0] * 255)
    part.paste(_UNCHANGED, (0, 0, *part.size), unchanged)
    return part, (box[0], box[1])
