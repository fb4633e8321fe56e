"""A board picture against merely encoding that finished picture, once warm (aim: at most 1.5)."""

from __future__ import annotations

import statistics
from unittest.mock import patch

from PIL import Image

import render.picture
from render.rail_baron.board import board
from rules.rail_baron.routes import proposals
from rules.rail_baron.view import View
from tests.benchmarks.measure import Row, ratio
from tests.benchmarks.rail_baron_rules import played

NAMES = tuple(f"Player {n}" for n in range(1, 7))


def rows() -> list[Row]:
    _, _, views = played("steady", 6, 1)
    picked = views[5 :: max(1, len(views) // 8)][:8]
    found = []
    for crop in ("focus", "wide"):
        ratios = [_against_encoding(view, crop) for view in picked]
        sizes = [len(_drawn(view, crop)) for view in picked]
        figure = f"{statistics.median(ratios):.2f} (worst {max(ratios):.2f})"
        found.append(Row(f"board picture, {crop}, to encoding it", figure, "1.5"))
        found.append(Row(f"board picture, {crop}, largest", f"{max(sizes) / 1000:.0f} kB", ""))
    return found


def _drawn(view: View, crop: str) -> bytes:
    routes = proposals(view, view.turn.seat)
    return board(view, "en", names=NAMES, crop=crop, routes=routes).data  # type: ignore[arg-type]


def _against_encoding(view: View, crop: str) -> float:
    """Routes are worked out before: thinking is not drawing."""
    routes = proposals(view, view.turn.seat)
    kept: list[tuple[Image.Image, Image.Image | None]] = []
    encode = render.picture.encode

    def remember(image: Image.Image, palette: Image.Image | None = None) -> object:
        kept.append((image.copy(), palette))
        return encode(image, palette)

    def draw() -> object:
        return board(view, "en", names=NAMES, crop=crop, routes=routes)  # type: ignore[arg-type]

    with patch.object(render.picture, "encode", remember):
        draw()
    image, palette = kept[-1]
    return ratio(draw, lambda: encode(image, palette), rounds=5)
