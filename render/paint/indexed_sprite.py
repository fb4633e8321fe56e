"""Sprites and shapes as palette indices: pasted on a cached layer as they are, so that the
picture needs neither blending nor quantizing. Their antialiased edges were blended once,
with a background like the one on which they will lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.paint.hexes import Mask
from render.paint.palette import Palette
from render.paint.sprite import Sprite
from render.paint.style import Colour

_ALPHA_THRESHOLD = 80
"""Alpha (0..255) from which a pixel is opaque."""
_OPAQUE = 250


class IndexedSprite(NamedTuple):
    """An image of palette indices (one byte a pixel), the mask of its opaque pixels (255 or 0;
    None: all), and its anchor."""

    image: Image.Image
    mask: Image.Image | None
    x: int
    y: int

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height


def quantize_sprite(
    sprite: Sprite, palette: Palette, ground: Colour, threshold: int = _ALPHA_THRESHOLD
) -> IndexedSprite:
    """Return an RGBA sprite in palette indices, its edges blended with `ground`.

    Pixels whose alpha is at least `threshold` (0..255) are opaque. The result should be cached."""
    alpha = sprite.image.getchannel("A")
    blended = Image.new("RGB", sprite.image.size, ground)
    blended.paste(sprite.image, (0, 0), sprite.image)
    indices = palette.quantize(blended)
    lowest, _ = alpha.getextrema()
    solid = isinstance(lowest, int | float) and lowest >= _OPAQUE
    mask = None if solid else _threshold_mask(alpha, threshold)
    return IndexedSprite(indices, mask, sprite.x, sprite.y)


def sprite_from_mask(mask: Mask) -> IndexedSprite:
    """Return a mask as a sprite without a colour: its image is the alpha of each pixel."""
    return IndexedSprite(mask.image, _threshold_mask(mask.image, _ALPHA_THRESHOLD), mask.x, mask.y)


def tint_sprite(
    sprite: IndexedSprite, colour: Colour, palette: Palette, ground: Colour
) -> IndexedSprite:
    """Return a sprite from `sprite_from_mask` in one colour, its edges blended with `ground`."""
    return sprite._replace(image=_apply_table(sprite.image, palette.shades(colour, ground)))


def _apply_table(image: Image.Image, table: Sequence[int] | bytes) -> Image.Image:
    """Return a mask ("L") with its values looked up in a table. `Image.point` rounds the table
    on every call."""
    return image._new(image.im.point(table, "L"))


def _threshold_mask(image: Image.Image, threshold: int) -> Image.Image:
    return _apply_table(image, [0] * threshold + [255] * (256 - threshold))


def put(image: Image.Image, sprite: IndexedSprite, x: float, y: float) -> None:
    """Paste a sprite on an image of palette indices ("P") with its anchor at x, y."""
    left, top = round(x) - sprite.x, round(y) - sprite.y
    width, height = sprite.image.im.size
    box = (left, top, left + width, top + height)
    if sprite.mask is None:
        image.im.paste(sprite.image.im, box)
    else:
        image.im.paste(sprite.image.im, box, sprite.mask.im)
