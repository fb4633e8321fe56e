"""Masks of whole hexes and their sides: `render.paint.hexes` at the scale of a sheet."""

from __future__ import annotations

from render.baltimore_ohio.map.sheet import Sheet, side_line
from render.paint import hexes
from render.paint.hexes import Mask, fill_mask_at

__all__ = ["fill_mask_at", "hex_mask", "outline_mask", "side_mask"]


def hex_mask(sheet: Sheet, inset: float) -> Mask:
    """Return the mask of a hex, `inset` pixels inside."""
    return hexes.hex_mask(sheet.side, inset)


def outline_mask(sheet: Sheet, inset: float, width: float, dash: tuple[float, ...] = ()) -> Mask:
    """Return the mask of a hex's outline, `inset` pixels inside; each side is dashed by itself."""
    return hexes.outline_mask(sheet.side, inset, width, dash)


def side_mask(sheet: Sheet, direction: int, width: float, dash: tuple[float, ...] = ()) -> Mask:
    """Return the mask of one side of a hex, in one of the six directions."""
    return hexes.side_mask(sheet.side, side_line(sheet, direction), width, dash)
