"""Whole hexes and their sides laid on the map: `render.paint.hexes` at the scale of a sheet."""

from __future__ import annotations

from render.baltimore_ohio.map.sheet import Sheet, side_line
from render.paint import hexes
from render.paint.hexes import Mask, lay

__all__ = ["hexagon", "lay", "ring", "side"]


def hexagon(sheet: Sheet, inset: float) -> Mask:
    """A hex, `inset` pixels inside."""
    return hexes.hexagon(sheet.side, inset)


def ring(sheet: Sheet, inset: float, width: float, dash: tuple[float, ...] = ()) -> Mask:
    """The outline of a hex, `inset` pixels inside, its sides dashed each by itself."""
    return hexes.ring(sheet.side, inset, width, dash)


def side(sheet: Sheet, direction: int, width: float, dash: tuple[float, ...] = ()) -> Mask:
    """One side of a hex, in one of the six directions."""
    return hexes.border(sheet.side, side_line(sheet, direction), width, dash)
