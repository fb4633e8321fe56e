"""The map itself: where things lie, what hides what, how railroads are told apart."""

import math
from itertools import combinations, pairwise, product

import pytest

from render.map.placement import Placement
from render.paint.style import PHONE_WIDTH, SEATS, SMALLEST
from render.rail_baron.map.geometry import geometry, state_outlines
from render.rail_baron.map.ground import TINTS
from render.rail_baron.map.labels import label_spots, map_name, name_half
from render.rail_baron.map.livery import LIVERIES, NIGHT, band_shade
from render.rail_baron.map.sheet import FAR, HEIGHT, MIDDLE, NEAR, WHOLE, WIDTH, project
from render.rail_baron.map.viewports import choose_viewports, half_maps, whole_map
from rules.rail_baron.model.board import board
from rules.rail_baron.model.options import Options
from tests.render.rail_baron.lay_out import relax
from tests.support.eyes import BLINDNESS, contrast, distance

EDITIONS = (Options(), Options(b_and_o_extension=True), Options(edition="u21"))


def test_every_railroad_has_its_own_livery() -> None:
    assert set(LIVERIES) == set(board(Options()).railroads)
    assert len(set(LIVERIES.values())) == len(LIVERIES)


def test_railroads_side_by_side_differ_in_ink_and_pattern() -> None:
    graph = board(EDITIONS[1])
    together: dict[frozenset[int], set[str]] = {}
    for segment in graph.segments.values():
        together.setdefault(frozenset((segment.a, segment.b)), set()).add(segment.railroad)
    for marks in together.values():
        assert len({LIVERIES[mark].ink for mark in marks}) == len(marks), marks
        assert len({LIVERIES[mark].pattern for mark in marks}) == len(marks), marks


@pytest.mark.parametrize("blindness", sorted(BLINDNESS))
def test_inks_and_bands_are_unlike_for_every_eye_and_readable(blindness: str) -> None:
    """By day and at night."""
    inks = sorted({livery.ink for livery in LIVERIES.values()})
    bands = [band_shade(owner) for owner in (*range(len(SEATS)), None)]
    dark = [NIGHT[ink] for ink in inks]
    looks = ((inks, 15), (dark, 15), ([b.day for b in bands], 12), ([b.night for b in bands], 12))
    for colours, least in looks:
        for a, b in combinations(colours, 2):
            assert distance(a, b, blindness) > least, (a, b)
    for ground, ink in product(TINTS.values(), inks):
        assert contrast(ground, ink) >= 4.5
        assert contrast(NIGHT[ground], NIGHT[ink]) >= 4.5, (ground, ink)


@pytest.mark.soak
def test_the_layout_file_is_what_the_tool_makes() -> None:
    points = relax()
    for (x, y), (px, py) in zip(points, geometry(board(Options())).at, strict=False):
        assert math.dist((x, y), (px, py)) < 0.1


def test_stops_lie_apart_on_the_map_and_near_their_places() -> None:
    graph = board(Options())
    at = geometry(graph).at
    for i, (x, y) in enumerate(at):
        assert 0 < x < WIDTH
        assert 0 < y < HEIGHT
        stop = graph.mileposts[i]
        assert math.dist((x, y), project(stop.lat, stop.lon)) < 45
        assert all(math.dist((x, y), other) > 13 for other in at[:i])


@pytest.mark.parametrize("options", EDITIONS)
def test_every_segment_is_drawn_from_stop_to_stop(options: Options) -> None:
    graph = board(options)
    drawn = geometry(graph)
    for segment in graph.segments.values():
        for start in (segment.a, segment.b):
            line = drawn.segment_line(segment.id, start, 0.0)
            assert line[0] == drawn.at[start]
            assert line[-1] == drawn.at[segment.other_end(start)]


def test_parallel_tracks_lie_side_by_side() -> None:
    drawn = geometry(board(Options()))
    seen: dict[tuple[int, int], list[float]] = {}
    for track in drawn.tracks:
        if track.a is not None and track.b is not None:
            seen.setdefault((track.a, track.b), []).append(track.side)
    several = [sides for sides in seen.values() if len(sides) > 1]
    assert len(several) > 30
    for sides in several:
        assert all(b - a == 1 for a, b in pairwise(sorted(sides)))


def test_no_track_passes_through_a_foreign_stop() -> None:
    drawn = geometry(board(Options()))
    for track in drawn.tracks:
        (ax, ay), (bx, by) = track.start, track.end
        length = math.dist(track.start, track.end)
        for milepost in drawn.drawn:
            x, y = drawn.at[milepost]
            along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length**2
            if milepost in (track.a, track.b) or not 0 < along < 1:
                continue
            off = math.dist((x, y), (ax + along * (bx - ax), ay + along * (by - ay)))
            assert off > 4, (track.railroad, milepost)


@pytest.mark.parametrize("options", EDITIONS)
@pytest.mark.parametrize("sheet", [NEAR, MIDDLE, FAR])
def test_most_cities_and_all_railroads_have_places_for_their_names(options, sheet) -> None:
    """None of the places hides a city, and the order finds room for most names side by side."""
    drawn = geometry(board(options))
    spots, placement = label_spots(drawn, sheet), Placement(sheet.width, sheet.height)
    cities = [m for m in drawn.drawn if drawn.board.mileposts[m].cities]
    for milepost, places in spots.names.items():
        (across, down) = name_half(map_name(drawn, milepost), sheet)
        for _, x, y in places:
            assert across <= x <= sheet.width - across
            for city in cities:
                cx, cy = sheet.to_sheet(drawn.at[city])
                assert abs(cx - x) > across or abs(cy - y) > down
    named = [m for m in spots.names if placement.place(
        spots.names[m], name_half(map_name(drawn, m), sheet))]  # fmt: skip
    assert len(named) >= {NEAR: 64, MIDDLE: 63, FAR: 46}[sheet]
    if sheet is NEAR:
        assert all(spots.plates[mark] for mark in LIVERIES)


def test_phone_lettering_is_never_small() -> None:
    for sheet in (NEAR, MIDDLE, FAR, WHOLE):
        assert sheet.lettering >= SMALLEST
        assert sheet.marks >= SMALLEST
    assert SMALLEST * 400 / PHONE_WIDTH >= 13


def test_focus_shows_what_must_be_seen() -> None:
    at = geometry(board(Options())).at
    for must in ([at[0], at[5]], [at[12]], [at[0], at[58]], [at[74], at[30], at[2]]):
        panels = choose_viewports(must, must[:1])
        for panel, points in zip(panels, (must, must[:1]), strict=False):
            left, top, width, height = panel.window
            assert left >= 0
            assert top >= 0
            for point in points:
                x, y = panel.sheet.to_sheet(point)
                assert left <= x <= left + width
                assert top <= y <= top + height
    assert whole_map().window[2] == PHONE_WIDTH


def test_the_close_map_shows_as_much_of_what_lies_near_as_has_room() -> None:
    """The most important first: a ride's end and what lies ahead, not the start far away."""
    graph = board(Options())
    at, milepost_of = geometry(graph).at, graph.milepost_of
    cities = ("Nashville", "Louisville", "Cincinnati", "Miami", "Seattle")
    near = [at[milepost_of[city]] for city in cities]
    _, close = choose_viewports(near, near)
    left, top, width, height = close.window
    spots = [close.sheet.to_sheet(point) for point in near]
    shown = [left <= x <= left + width and top <= y <= top + height for x, y in spots]
    assert shown == [True, True, True, False, False]


def test_the_sheets_of_the_gallery_show_every_stop_between_them() -> None:
    at = geometry(board(Options())).at
    for point in at:
        assert any(
            left <= x <= left + width and top <= y <= top + height
            for sheet, (left, top, width, height) in half_maps()
            for x, y in [sheet.to_sheet(point)]
        )


def test_the_outline_is_the_mainland() -> None:
    rings = state_outlines()
    assert len(rings) >= 49
    xs = [x for ring in rings for x, _ in ring]
    ys = [y for ring in rings for _, y in ring]
    assert -10 <= min(xs) < max(xs) <= WIDTH + 10
    assert -10 <= min(ys) < max(ys) <= HEIGHT + 10
