"""A spy that writes down what a picture letters, where and on what; and what that must hold on a
phone."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

from PIL import Image, ImageChops

from render.paint import blit, indexed_sprite, sprite
from render.paint.canvas import Canvas
from render.paint.image_cache import CACHE
from render.paint.indexed_sprite import IndexedSprite
from render.paint.panels import Panel
from render.paint.sprite_atlas import SpriteAtlas
from render.paint.style import INK, PHONE_WIDTH, SMALLEST, Colour, text_width
from render.train_tycoon.map.map_drawing import MapPanel
from tests.support.loaded_modules import find_clearings, find_users

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


class Laid(NamedTuple):
    """A sprite on a map: where its image lies, what of it is opaque, and what is lettered on it."""

    canvas: int
    left: int
    top: int
    mask: Image.Image
    lines: tuple[Lettered, ...]


class Seen(list[Lettered]):
    """What has been lettered, and in `laid` the sprites of maps."""

    def __init__(self) -> None:
        super().__init__()
        self.laid: list[Laid] = []


def forget(package: str) -> None:
    """Whatever has been kept, or worked out by the modules of this package, is drawn anew."""
    CACHE.clear()
    for clear in find_clearings(package):
        clear()


class _Spy:
    """What is lettered, on finished pictures and on stamps that are laid on them."""

    def __init__(self) -> None:
        self.lines = Seen()
        self.places: list[tuple[Image.Image, Image.Image]] = []
        self.stamps: dict[int, tuple[Image.Image, list[Lettered]]] = {}
        self.draw, self.lay, self.paste_on = Canvas.text, blit.blit_rgba, Panel.paste
        self.drawn_on, self.quiet = Panel.draw_cached, False
        self.lay_on_map = MapPanel.paste
        self.put_on, self.cut = indexed_sprite.put, sprite.trim
        self.sprites: dict[int, tuple[Image.Image, Image.Image, list[Lettered]]] = {}

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
        moved = [(line, _shifted(line.box, left, top)) for line in held]
        grounds = [line.ground or _ground(image, box) for line, box in moved]
        draw()
        for (line, box), ground in zip(moved, grounds, strict=True):
            seen = self._seen(image, line.text, line.size, box, line.fill, ground, True)
            if image.mode == "RGBA":
                self.stamps.setdefault(id(image), (image, []))[1].append(seen)
            else:
                self._add(image, seen)

    def trimmed(self, drawn: sprite.Sprite) -> sprite.Sprite:
        """Note that what is lettered stands on the part of a stamp that remains."""
        cut = self.cut(drawn)
        held = self.stamps.get(id(drawn.image), (drawn.image, []))[1]
        left, top = cut.x - drawn.x, cut.y - drawn.y
        lines = [line._replace(box=_shifted(line.box, left, top)) for line in held]
        self.stamps[id(cut.image)] = (cut.image, lines)
        return cut

    def quantized(self, drawn: sprite.Sprite, indexed: IndexedSprite) -> IndexedSprite:
        """Note that a map's sprite shows what is lettered on the stamp of which it is made."""
        alpha = drawn.image.getchannel("A").point([255 * (value >= 128) for value in range(256)])
        lines = self.stamps.get(id(drawn.image), (drawn.image, []))[1]
        self.sprites[id(indexed.image)] = (indexed.image, alpha, lines)
        return indexed

    def put(self, image: Image.Image, indexed: IndexedSprite, x: float, y: float) -> None:
        self.put_on(image, indexed, x, y)
        _, mask, lines = self.sprites.get(id(indexed.image), (None, None, []))
        if mask is None:
            return
        left, top = round(x) - indexed.x, round(y) - indexed.y
        moved = tuple(
            self._seen(
                image,
                line.text,
                line.size,
                _shifted(line.box, left, top),
                line.fill,
                line.ground,
                True,
            )
            for line in lines
        )
        self.lines.laid.append(Laid(id(image), left, top, mask, moved))
        for line in moved:
            self.lines.append(line)
            self.places.append((image, _raw(image, line.box)))

    def laid_on_map(self, panel: MapPanel, stamp: sprite.Sprite, x: float, y: float) -> None:
        """A map of Train Tycoon is a panel."""
        begun = len(self.lines)
        self.lay_on_map(panel, stamp, x, y)
        mask = stamp.image.getchannel("A").point([255 * (value >= 128) for value in range(256)])
        left, top = round(x) - stamp.x, round(y) - stamp.y
        lines = tuple(self.lines[begun:])
        self.lines.laid.append(Laid(id(panel.panel.image), left, top, mask, lines))

    def _add(self, image: Image.Image, seen: Lettered) -> None:
        self.lines.append(seen)
        place = image.crop(_whole(seen.box))
        self.places.append((image, place.convert("RGB") if image.mode == "L" else place))

    def finish(self) -> None:
        """Note what has been drawn over."""
        for number, (seen, place) in enumerate(zip(self.lines, self.places, strict=True)):
            then, on_map = place[1], place[1].mode == "L"
            now = _raw(place[0], seen.box) if on_map else place[0].crop(_whole(seen.box))
            if then.tobytes() == now.tobytes():
                continue
            if on_map:
                changed = ImageChops.difference(then, now)
                hidden = 1 - changed.histogram()[0] / (then.width * then.height)
            else:
                before, after = (_lit(picture.convert("RGB"), seen.fill) for picture in (then, now))
                lit = before.histogram()[255]
                hidden = ImageChops.subtract(before, after).histogram()[255] / lit if lit else 0.0
            self.lines[number] = seen._replace(hidden=hidden)


def _shifted(box: Box, left: float, top: float) -> Box:
    return box[0] + left, box[1] + top, box[2] + left, box[3] + top


def _raw(image: Image.Image, box: Box) -> Image.Image:
    """What of a map is in a box, in indices of its palette."""
    place = image.crop(_whole(box))
    return Image.frombytes("L", place.size, place.tobytes())


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
def spied(package: str) -> Iterator[Seen]:
    """What pictures of this package letter while this lasts: on panels and maps, and by stamps and
    sprites laid on them, which are drawn for that and not found in files; not what is on prepared
    layers."""
    forget(package)
    spy = _Spy()

    def text(self: Canvas, *values: Any, **more: Any) -> None:
        spy.text(self, *values, **more)

    def paste(self: Panel, picture: Image.Image, x: float, y: float) -> None:
        spy.paste(self, picture, x, y)

    def on_map(self: MapPanel, stamp: sprite.Sprite, x: float, y: float) -> None:
        spy.laid_on_map(self, stamp, x, y)

    def drawn(self: Panel, *values: Any) -> None:
        spy.drawn(self, *values)

    def put(image: Image.Image, indexed: IndexedSprite, x: float, y: float) -> None:
        spy.put(image, indexed, x, y)

    def quantized(drawn: sprite.Sprite, *values: Any) -> IndexedSprite:
        return spy.quantized(drawn, quantize(drawn, *values))

    quantize = indexed_sprite.quantize_sprite
    replaced = [(spy.cut, spy.trimmed), (spy.lay, spy.overlaid), (spy.put_on, put)]
    replaced.append((quantize, quantized))
    with ExitStack() as patched:
        patched.enter_context(patch.object(Canvas, "text", text))
        patched.enter_context(patch.object(Panel, "paste", paste))
        patched.enter_context(patch.object(Panel, "draw_cached", drawn))
        patched.enter_context(patch.object(MapPanel, "paste", on_map))
        patched.enter_context(patch.object(SpriteAtlas, "_find", lambda *_: None))
        for old, new in replaced:
            for module, name in find_users(old):
                patched.enter_context(patch.object(module, name, new))
        yield spy.lines
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
        left, _, right, _ = line.box
        over = max(10 - left, right - (line.width - 10))
        assert over <= 0, f"“{line.text}” runs over an edge by {over} pixels: {line}"
    for a, b in _meeting(shown):
        assert a.canvas != b.canvas, (a, b)


def _meeting(lines: Sequence[Lettered]) -> Iterator[tuple[Lettered, Lettered]]:
    """Pairs whose boxes share more than a pixel's breadth, each once: from top to bottom."""
    above: list[Lettered] = []
    for line in sorted(lines, key=lambda line: line.box[1]):
        left, top, right, _ = line.box
        above = [other for other in above if other.box[3] - top >= 1]
        if line.box[3] - top >= 1:
            across = (
                (other, min(other.box[2], right) - max(other.box[0], left)) for other in above
            )
            yield from ((other, line) for other, shared in across if shared >= 1)
            above.append(line)


def clear(seen: Seen) -> list[str]:
    """What lies on something else on maps: a word on a word or on a thing, or beyond an edge."""
    wrong: list[str] = []
    on_maps: dict[int, list[Laid]] = defaultdict(list)
    for laid in seen.laid:
        on_maps[laid.canvas].append(laid)
    for group in on_maps.values():
        words = [(laid, line) for laid in group for line in laid.lines]
        wrong += [f"{line.text!r} is cut by an edge" for _, line in words if _is_cut(line)]
        lying = _meeting([line for _, line in words])
        wrong += [f"{a.text!r} and {b.text!r} lie on each other" for a, b in lying]
        for laid, line in words:
            if any(_crosses(line, thing) for thing in group if thing is not laid):
                wrong.append(f"{line.text!r} lies across a thing")
    return wrong


def _is_cut(line: Lettered) -> bool:
    left, top, right, bottom = line.box
    return left < 0 or top < 0 or right > line.width or bottom > line.height


def _crosses(line: Lettered, thing: Laid) -> bool:
    """Whether a word of more than one letter lies on a part of a thing without words, or across its
    edge."""
    if thing.lines or len(line.text) < 2 or line.text.isdigit():
        return False
    box = _shifted(line.box, -thing.left, -thing.top)
    left, top, right, bottom = (round(part) for part in box)
    size = thing.mask.size
    inside = max(left, 0), max(top, 0), min(right, size[0]), min(bottom, size[1])
    if inside[0] >= inside[2] or inside[1] >= inside[3]:
        return False
    covered = thing.mask.crop(inside).histogram()[255]
    return 12 < covered < 0.97 * (right - left) * (bottom - top)
