"""A trip between two cities on the map, for people who play on a physical board."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PIL import Image

import data.rail_baron as facts
from data.texts import money, say
from render.dice_desk.desk_map import draw_panel
from render.layout.box import Box, Sprite
from render.layout.part import lay_out
from render.layout.stacks import Flow, Row
from render.layout.text import Text, label, title
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import CARD, INK, SMALLEST, WHITE
from render.rail_baron.map import tokens
from render.rail_baron.map.footer import separator
from render.rail_baron.map.geometry import Geometry, geometry
from render.rail_baron.map.lines import draw_pattern
from render.rail_baron.map.livery import LIVERIES
from render.rail_baron.map.overlay import Overlay
from render.rail_baron.map.palettes import map_palette
from render.rail_baron.map.pen import stroke
from render.rail_baron.map.tokens import put
from render.rail_baron.map.viewports import Viewport, choose_viewports
from render.rail_baron.map.ways import draw_stops
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.options import Edition, Options

FADE = 0.42
MILES_STEP = 5
"""Miles between two numbers on the path."""


def render_trip(
    from_city: str,
    to_city: str,
    path: Sequence[int],
    railroads: Sequence[str],
    language: str,
    *,
    edition: Edition = "original",
) -> Picture:
    """Return the trip's path with its miles counted, and the `railroads` that serve both ends, on a
    faded map. `path` holds segment ids from the first city to the second. 1000 pixels wide."""
    graph = board(Options(edition=edition))
    board_geometry = geometry(graph)
    start = graph.milepost_of[from_city]
    started_path = (tuple(path), start)
    mileposts = board_geometry.path_line(*started_path, 0.0)[1]
    points = [board_geometry.at[m] for m in (*mileposts, graph.milepost_of[to_city])]
    viewport = choose_viewports(points, points)[0]
    name = say("render-trip-title", language, start=from_city, end=to_city)
    figures = _describe_figures(graph, from_city, to_city, started_path[0], language)
    parts = [
        _lay_out(title(name, figures)),
        separator(),
        _render_map(board_geometry, viewport, started_path, mileposts, railroads),
    ]
    if railroads:
        parts += [separator(), _render_legend(tuple(railroads), language)]
    alt = _alt_text(graph, from_city, to_city, started_path[0], railroads, language)
    return picture(parts, alt)


def _describe_figures(graph: Board, a: str, b: str, path: tuple[int, ...], language: str) -> str:
    payoff = money(graph.payoff(a, b) if a != b else 0, language)
    return say("render-trip-figures", language, payoff=payoff, miles=len(path))


def _lay_out(box: Box) -> Image.Image:
    return lay_out(map_palette(), box, margin=24, top=12, ground=CARD).image


def _render_map(
    board_geometry: Geometry,
    viewport: Viewport,
    started_path: tuple[tuple[int, ...], int],
    mileposts: list[int],
    railroads: Sequence[str],
) -> Image.Image:
    panel, sheet = draw_panel(board_geometry, viewport, FADE), viewport.sheet
    overlay, image = Overlay(panel.image, board_geometry, *viewport), panel.image
    for mark in railroads:
        for track in overlay.railroad_lines(mark):
            panel.line(track, WHITE, sheet.line * 2.6 + 5, round_ends=True)
        for track in overlay.railroad_lines(mark):
            draw_pattern(panel, LIVERIES[mark], track, sheet.line * 1.7)
    line = overlay.path_line(*started_path)
    width = max(9.0, sheet.line * 2.4)
    stroke(image, [line], WHITE, width + 8)
    stroke(image, [line], INK, width)
    served = {m for mark in railroads for m in board_geometry.board.served[mark]}
    draw_stops(overlay, served.union(mileposts))
    last = len(mileposts) - 1
    ends = {mileposts[0], mileposts[last]}
    for milepost in sorted(ends):
        half = sheet.square * 1.6
        overlay.take(milepost, half)
        ring = tokens.stop(max(1, len(board_geometry.board.mileposts[milepost].cities)), half * 0.8)
        put(image, ring, *overlay.spot(milepost))
    for step in range(MILES_STEP, last, MILES_STEP):
        if last - step > 1:
            plate = tokens.disc(str(step), sheet.marks, INK, WHITE)
            overlay.place(plate, [(0.0, *overlay.spot(mileposts[step]))])
    overlay.begin_labels([line])
    cities = [m for m in (*mileposts, *sorted(served)) if board_geometry.board.mileposts[m].cities]
    overlay.name_cities([mileposts[0], mileposts[last]], cities, others=False)
    overlay.finish()
    return image


def _render_legend(railroads: tuple[str, ...], language: str) -> Image.Image:
    """Return the railroads that serve both ends: a sample of each line, and its mark."""
    samples = [
        Row(
            Sprite(_draw_sample, mark, room=(90, 40)),
            Text(mark, SMALLEST, LIVERIES[mark].ink, bold=True),
        )
        for mark in railroads
    ]
    return _lay_out(Flow(label(say("render-trip-both", language)), *samples, gap=30))


def _draw_sample(canvas: Canvas, x: float, y: float, mark: str) -> None:
    draw_pattern(canvas, LIVERIES[mark], [(x - 45, y), (x + 45, y)], 8)


def _alt_text(
    graph: Board, a: str, b: str, path: tuple[int, ...], railroads: Sequence[str], language: str
) -> str:
    ridden = (graph.segments[number].railroad for number in path)
    names = {row.mark: row.name for row in facts.railroads()}
    sentences = [
        say("render-trip-alt", language, start=a, end=b,
            figures=_describe_figures(graph, a, b, path, language),
            railroads=", ".join(mark for mark, _ in groupby(ridden)) or "–")
    ]  # fmt: skip
    if railroads:
        listed = ", ".join(f"{mark} ({names[mark]})" for mark in railroads)
        sentences.append(say("render-trip-alt-both", language, railroads=listed))
    return " ".join(sentences)
