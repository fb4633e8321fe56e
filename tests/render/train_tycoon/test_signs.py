"""What lies on a map of Train Tycoon: track as on the tiles, hubs, goods and companies that cannot
be taken for one another."""

import math
from itertools import combinations, pairwise

import pytest
from PIL import ImageChops

import data.train_tycoon as facts
from render.paint.canvas import Canvas
from render.train_tycoon.map.hubs import hub_content, hub_rows
from render.train_tycoon.map.sheet import (
    Sheet,
    edge_middle,
    far_sheet,
    near_sheet,
    track_line,
    track_middle,
)
from render.train_tycoon.shared.livery import LIVERIES
from render.train_tycoon.shared.signs import draw_sign
from rules.train_tycoon.model.state import Hub
from tests.support.eyes import BLINDNESS, unlike

WIDE = "appalachia"


@pytest.mark.parametrize("sheet", [near_sheet(WIDE), far_sheet(WIDE)])
def test_track_runs_from_edge_to_edge_square_to_both(sheet: Sheet) -> None:
    for a, b in combinations(range(6), 2):
        if not 2 <= b - a <= 4:
            continue
        points = track_line(sheet, (a, b))
        for edge, end, beside in ((a, points[0], points[1]), (b, points[-1], points[-2])):
            assert math.dist(end, edge_middle(sheet, edge)) < 0.01
            inward = math.atan2(beside[1] - end[1], beside[0] - end[0])
            wanted = math.atan2(-end[1], -end[0])
            assert abs((inward - wanted + math.pi) % math.tau - math.pi) < 0.1
        longest = max(math.dist(*pair) for pair in pairwise(points))
        assert longest <= sheet.across / 2 + 0.01
        assert math.hypot(*track_middle(sheet, (a, b))) < sheet.across * 0.15


@pytest.mark.parametrize(("pairs", "meet"), [
    (((0, 2), (1, 3)), True), (((0, 4), (1, 3)), False), (((0, 3), (2, 4)), True),
    (((0, 3), (1, 4)), True),
])  # fmt: skip
def test_green_tiles_cross_as_on_their_pieces(
    pairs: tuple[tuple[int, int], tuple[int, int]], meet: bool
) -> None:
    """16, 17, 19 and 20: only the two curves of 17 do not cross."""
    sheet = near_sheet(WIDE)
    first, second = (track_line(sheet, pair) for pair in pairs)
    gaps = [
        math.dist((ax + (bx - ax) * t / 20, ay + (by - ay) * t / 20), other)
        for (ax, ay), (bx, by) in pairwise(first)
        for t in range(21)
        for (cx, cy), (dx, dy) in pairwise(second)
        for other in ((cx + (dx - cx) * u / 20, cy + (dy - cy) * u / 20) for u in range(21))
    ]
    assert (min(gaps) < 3) == meet
    if not meet:
        assert min(gaps) > sheet.track


def test_a_hub_says_what_it_has_and_takes() -> None:
    def shown(hub: Hub) -> list[tuple[str, str, bool]]:
        return [tuple(bit) for row in hub_rows(hub_content(hub)) for bit in row]  # type: ignore[misc]

    assert shown(Hub("resource", "oil", 3)) == [("oil", "", False), ("", "3", False)]
    assert shown(Hub("city", "tools", 2, {"tools": 1, "passengers": 4})) == [
        ("tools", "", False), ("", "1", True),
        ("passengers", "", False), ("", "2", False), ("", "4", True),
    ]  # fmt: skip
    first, second = facts.accepted_resources("tools")
    assert shown(Hub("factory", "tools", 5, {second: 2})) == [
        ("tools", "", False), ("", "5", False),
        (first, "", False), (second, "", False), ("", "2", True),
    ]  # fmt: skip
    assert shown(Hub("transfer")) == []


def test_signs_of_goods_differ_by_shape() -> None:
    """Filled with one colour, at the size they have in hubs, no two are alike."""
    items = [row.id for row in facts.goods().resources] + [row.id for row in facts.goods().goods]
    shapes = {}
    for item in (*items, "passengers"):
        canvas = Canvas(36, 36, None)
        draw_sign(canvas, 18, 18, 30, item)
        shapes[item] = canvas.finish().getchannel("A").point(lambda value: 255 * (value > 127))
    for a, b in combinations(shapes, 2):
        differing = ImageChops.difference(shapes[a], shapes[b]).histogram()[255]
        assert differing > 100, (a, b)


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_companies_stay_apart_for_every_eye(blindness: str) -> None:
    """Any two companies differ by at least 20 in CIE Lab, by mark, by dash and by name."""
    assert set(LIVERIES) == set(facts.companies())
    unlike(LIVERIES.values(), blindness)
