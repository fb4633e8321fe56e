"""Placement on maps: nothing lies on anything, and the cheapest free place is taken."""

import math
import random

from render.map.placement import Cover, Placement, spots_about

BOX = (30.0, 20.0, 70.0, 40.0)


def test_a_cover_knows_what_is_covered() -> None:
    cover = Cover(100, 60)
    assert not cover.touches(BOX)
    cover.add(BOX)
    assert cover.touches((68, 38, 90, 50))
    assert not cover.touches((70, 20, 99, 40))
    assert not cover.touches((30, 40, 70, 59))
    assert cover.area_in((0, 0, 100, 60)) == 40 * 20
    assert cover.area_in((50, 30, 100, 60)) == 20 * 10
    cover.remove(BOX)
    assert not cover.touches((0, 0, 100, 60))


def test_a_covered_line_runs_from_end_to_end_and_not_beside() -> None:
    cover = Cover(101, 60)
    cover.add_lines([[(10, 10), (90, 10)]], 4)
    assert cover.touches((10, 8, 12, 12)) and cover.touches((86, 8, 90, 12))
    assert not cover.touches((0, 0, 8, 60)) and not cover.touches((94, 0, 101, 60))
    assert not cover.touches((0, 16, 101, 60))


def test_a_part_of_a_cover_covers_the_same() -> None:
    cover, other = Cover(300, 200), Cover(60, 40)
    cover.add((110, 90, 130, 100))
    part = cover.crop(100, 80, 60, 40)
    assert part.area_in((0, 0, 60, 40)) == 20 * 10 == part.area_in((10, 10, 30, 20))
    other.merge(part)
    assert other.touches((28, 18, 60, 40)) and not other.touches((30, 20, 60, 40))
    assert cover.crop(250, 150, 200, 200).area_in((0, 0, 200, 200)) == 0


def test_the_cheapest_free_place_is_taken() -> None:
    placement = Placement(200, 100)
    placement.take((50, 50), (20, 20))
    spots = [(0.0, 60.0, 50.0), (1.0, 120.0, 50.0), (2.0, 150.0, 50.0)]
    costly = placement.cover()
    costly.add((110, 40, 130, 60))
    placement.costs = [(costly, 0.01)]
    assert placement.place(spots, (10, 10)) == (150, 50)
    assert placement.place(spots, (10, 10)) == (120, 50)
    assert placement.place(spots, (10, 10)) is None
    assert placement.place([(0.0, 10.0, 90.0)], (8, 8)) is None
    assert placement.place([(5.0, 20.0, 80.0)], (8, 8), most=5) is None


def test_labels_placed_anywhere_never_overlap_or_leave_the_image() -> None:
    chance, placement = random.Random(3), Placement(600, 400)
    boxes: list[tuple[float, float, float, float]] = []
    for _ in range(200):
        half = chance.uniform(5, 60), chance.uniform(5, 20)
        middle = chance.uniform(0, 600), chance.uniform(0, 400)
        centre = placement.place(spots_about(middle, (6, 6), half, 2, 30), half)
        if centre is not None:
            (x, y), (across, down) = centre, half
            boxes.append((x - across, y - down, x + across, y + down))
            assert abs(x - middle[0]) >= across + 6 or abs(y - middle[1]) >= down + 6
    assert len(boxes) > 40
    for number, (left, top, right, bottom) in enumerate(boxes):
        assert min(left, top) >= 4 and right <= 596 and bottom <= 396
        for other in boxes[:number]:
            gaps = other[0] - right, left - other[2], other[1] - bottom, top - other[3]
            assert max(gaps) >= 0


def test_places_about_something_are_ordered_by_cost() -> None:
    spots = spots_about((50, 50), (10, 10), (30, 8), 2, 20)
    assert spots == sorted(spots) and len(spots) == 2 * (2 * 7 + 2 * 9)
    assert all(math.isfinite(part) for spot in spots for part in spot)
