"""A spy that writes down what a picture letters, where and on what; and what that must hold on a
phone."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import combinations
from typing import Any, NamedTuple
from unittest.mock import patch

from PIL import Image, ImageChops

from render.paint import blit, sprite
from render.paint.canvas import Canvas
from render.paint.image_cache import CACHE
from render.paint.panels import Panel
from render.paint.sprite_atlas import SpriteAtlas
from render.paint.style import INK, PHONE_WIDTH, SMALLEST, Colour, text_width

Box = tuple[float, float, float, float]

LONG = (
    "Anna-Karenina Wolkonskaja-Bolkonskaja",
    "Friedrich-Wilhelm von und zu Hohenbernau",
    "Maximiliane Wilhelmine Wetterstein",
    "Cornelius Vanderbilt the Commodore",
    "Bartholomäus Übermüller-Großmann",
    "Wilhelmina Montgomery-Wetherington",
)
"""Names of people."""


class Lettered(NamedTuple):
    """A line of text and the box it covers, in pixels of its canvas; `scale` is how much larger
    than a phone's picture that is. `ground`: the colour that it stands on, None if that is of
    several; `hidden`: what part of it has been drawn over since."""

    canvas: int
    width: int
    scale: float
    text: str
    size: int
    box: Box
    fill: Colour = INK
    ground: Colour | None = None
    stamped: bool = False
    hidden: float = 0.0
    height: int = 0


def forget(package: str) -> None:
    """Whatever has been kept, or worked out by the modules of this package, is drawn anew."""
    CACHE.clear()
    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for value in list(vars(module).values()):
                clear = getattr(value, "cache_clear", None)
                if clear is not None and getattr(value, "__module__", "") == name:
                    clear()


class _Spy:
    """What is lettered, on finished pictures and on stamps that are laid on them."""

    def __init__(self) -> None:
        self.found: list[Lettered] = []
        self.places: list[tuple[Image.Image, Image.Image]] = []
        self.stamps: dict[int, tuple[Image.Image, list[Lettered]]] = {}
        self.draw, self.lay, self.paste_on = Canvas.text, blit.blit_rgba, Panel.paste
        self.drawn_on, self.quiet = Panel.draw_cached, False

    def text(
        self,
        canvas: Canvas,
        x: float,
        y: float,
        text: str,
        size: int,
        fill: Colour = INK,
        **more: Any,
    ) -> None:
        if self.quiet:
            self.draw(canvas, x, y, text, size, fill, **more)
            return
        image, halo = canvas.image, more.get("halo")
        wide = text_width(text, size, more.get("bold", False))
        left = x - {"l": 0, "m": wide / 2, "r": wide}[more.get("anchor", "ls")[0]]
        low = y + {"t": size * 0.75, "m": size * 0.35}.get(more.get("anchor", "ls")[1], 0)
        box = (left, low - size * 0.7, left + wide, low)
        ground = halo if halo is not None else _ground(image, box)
        self.draw(canvas, x, y, text, size, fill, **more)
        if text.strip():
            seen = self._seen(image, text, size, box, fill, ground)
            if image.mode == "RGBA":
                self.stamps.setdefault(id(image), (image, []))[1].append(seen)
            else:
                self._add(image, seen)

    def _seen(
        self,
        image: Image.Image,
        text: str,
        size: int,
        box: Box,
        fill: Colour,
        ground: Colour | None,
        stamped: bool = False,
    ) -> Lettered:
        scale, key = max(1.0, image.width / PHONE_WIDTH), id(image)
        return Lettered(
            key, image.width, scale, text, size, box, fill, ground, stamped, 0.0, image.height
        )

    def overlaid(self, image: Image.Image, picture: Image.Image, left: int, top: int) -> None:
        self._laid(image, picture, left, top, lambda: self.lay(image, picture, left, top))

    def paste(self, panel: Panel, picture: Image.Image, x: float, y: float) -> None:
        def draw() -> None:
            self.paste_on(panel, picture, x, y)

        self._laid(panel.image, picture, round(x), round(y), draw)

    def drawn(
        self, panel: Panel, draw: Callable[..., None], x: float, y: float, *more: Any
    ) -> None:
        """Noted as if it were drawn there; then laid as it is."""
        if self.quiet:
            self.drawn_on(panel, draw, x, y, *more)
            return
        before = panel.image.copy()
        draw(panel, x, y, *more[1:])
        panel.image.paste(before)
        self.quiet = True
        self.drawn_on(panel, draw, x, y, *more)
        self.quiet = False

    def _laid(
        self,
        image: Image.Image,
        picture: Image.Image,
        left: int,
        top: int,
        draw: Callable[[], None],
    ) -> None:
        held = self.stamps.get(id(picture), (picture, []))[1]
        moved = [
            (one, (one.box[0] + left, one.box[1] + top, one.box[2] + left, one.box[3] + top))
            for one in held
        ]
        grounds = [one.ground or _ground(image, box) for one, box in moved]
        draw()
        for (one, box), ground in zip(moved, grounds, strict=True):
            seen = self._seen(image, one.text, one.size, box, one.fill, ground, True)
            if image.mode == "RGBA":
                self.stamps.setdefault(id(image), (image, []))[1].append(seen)
            else:
                self._add(image, seen)

    def _add(self, image: Image.Image, seen: Lettered) -> None:
        self.found.append(seen)
        self.places.append((image, image.crop(_whole(seen.box)).convert("RGB")))

    def finish(self) -> None:
        """Note what has been drawn over."""
        for number, (seen, place) in enumerate(zip(self.found, self.places, strict=True)):
            box = _whole(seen.box)
            then, now = (
                _lit(one, seen.fill) for one in (place[1], place[0].crop(box).convert("RGB"))
            )
            lit, gone = (one.histogram()[255] for one in (then, ImageChops.subtract(then, now)))
            self.found[number] = seen._replace(hidden=gone / lit if lit else 0.0)


def _lit(image: Image.Image, colour: Colour) -> Image.Image:
    """A mask of what has about this colour."""
    away = ImageChops.difference(image, Image.new("RGB", image.size, colour)).convert("L")
    return away.point([255] * 24 + [0] * 232)


def _whole(box: Box) -> tuple[int, int, int, int]:
    return round(box[0]), round(box[1]), max(round(box[2]), round(box[0]) + 1), round(box[3]) + 1


def _ground(image: Image.Image, box: Box) -> Colour | None:
    """The colour of more than half of a place; None if there is none, or it is transparent."""
    place = image.crop(_whole(box))
    colours = (place.convert("RGB") if place.mode == "P" else place).getcolors(2048) or []
    count, pixel = max(colours, key=lambda row: row[0], default=(0, None))
    if not isinstance(pixel, tuple) or 2 * count < sum(row[0] for row in colours):
        return None
    return None if len(pixel) == 4 and pixel[3] < 255 else (pixel[0], pixel[1], pixel[2])


@contextmanager
def spied(package: str) -> Iterator[list[Lettered]]:
    """What pictures of this package letter while this lasts: on panels, and by stamps laid on them,
    which are drawn for that and not found in files; not what is on prepared layers."""
    forget(package)
    spy = _Spy()

    def text(self: Canvas, *values: Any, **more: Any) -> None:
        spy.text(self, *values, **more)

    def paste(self: Panel, picture: Image.Image, x: float, y: float) -> None:
        spy.paste(self, picture, x, y)

    def drawn(self: Panel, *values: Any) -> None:
        spy.drawn(self, *values)

    with ExitStack() as patched:
        patched.enter_context(patch.object(Canvas, "text", text))
        patched.enter_context(patch.object(Panel, "paste", paste))
        patched.enter_context(patch.object(Panel, "draw_cached", drawn))
        patched.enter_context(patch.object(SpriteAtlas, "_find", lambda *_: None))
        for module in list(sys.modules.values()):
            if getattr(module, "trim", None) is sprite.trim:
                patched.enter_context(patch.object(module, "trim", lambda drawn: drawn))
            if getattr(module, "blit_rgba", None) is spy.lay:
                patched.enter_context(patch.object(module, "blit_rgba", spy.overlaid))
        yield spy.found
        spy.finish()
    forget(package)


BADGES = ("1", "2", "3", "4", "5", "6")


def legible(lettered: Sequence[Lettered], badges: str = "123456", slack: float = 1) -> None:
    """Something is lettered; but for the numbers on badges nothing on panels is smaller than a
    phone can show (by `slack` pixels, as enlarged panels are rounded); nothing is cut by an edge,
    and no two texts stand on each other."""
    shown = [line for line in lettered if line.text.strip() and not line.stamped]
    assert shown
    for line in shown:
        assert line.size >= SMALLEST * line.scale - slack or line.text in tuple(badges), line
        assert line.box[0] >= 10 and line.box[2] <= line.width - 10, line
    for a, b in combinations(shown, 2):
        if a.canvas == b.canvas:
            across = min(a.box[2], b.box[2]) - max(a.box[0], b.box[0])
            down = min(a.box[3], b.box[3]) - max(a.box[1], b.box[1])
            assert across < 1 or down < 1, (a, b)
