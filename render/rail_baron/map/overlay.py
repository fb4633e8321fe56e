"""What changes every turn, placed on a part of the map so that nothing lies on anything: trains,
flags, houses, then names and plates.

Routes and rides are drawn by `ways.py`."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence

from PIL import Image

from render.map.placement import Placement, Spot, spots_about
from render.paint.canvas import Point
from render.paint.indexed_sprite import IndexedSprite
from render.paint.style import ALARM, CARD, INK, WHITE, seat_style
from render.rail_baron.map import tokens
from render.rail_baron.map.basemap import Owners, Window
from render.rail_baron.map.geometry import Geometry
from render.rail_baron.map.labels import label_spots, map_name, name_half, stop_covers, stop_reach
from render.rail_baron.map.pen import stroke
from render.rail_baron.map.sheet import Sheet
from render.rail_baron.map.tokens import put

_DIRECTIONS = (
    (0, -1), (1, 0), (-1, 0), (0, 1), (0.8, -0.8), (-0.8, -0.8), (0.8, 0.8), (-0.8, 0.8),
)  # fmt: skip
_CITY, _LINE = 450.0, 0.1
"""Cost of a city below a thing, and of a square pixel of a line below a label."""
_FAR, _ASIDE = 1.0, 12.0
"""Cost of a pixel between a stop that matters and its name; from how many on a line joins them."""
_SECOND_PLATE = 12.0
"""What the place of a further plate of a railroad may cost."""


class Overlay:
    """Draws on `image`, a window of a sheet. What is placed is drawn by `finish`, what is placed
    first on top."""

    def __init__(
        self, image: Image.Image, geometry: Geometry, sheet: Sheet, window: Window
    ) -> None:
        self.image, self.geometry, self.sheet, self.window = image, geometry, sheet, window
        self._placement = Placement(image.width, image.height)
        self._waiting: list[tuple[IndexedSprite, float, float]] = []
        self._stems: list[tuple[Point, Point, int]] = []
        self._words: list[tuple[IndexedSprite, list[Spot]]] = []
        self._leaders: list[tuple[Point, Point]] = []
        covers = stop_covers(geometry, sheet)
        self._cities, self._dots = (cover.crop(*window) for cover in covers)
        self._placement.costs = [(self._cities, _CITY / (2 * sheet.square) ** 2)]

    def spot(self, milepost: int) -> Point:
        """Return the position of a milepost on the image."""
        return self.to_image(self.geometry.at[milepost])

    def to_image(self, point: Point) -> Point:
        """Convert map units to pixels of the image."""
        x, y = self.sheet.to_sheet(point)
        return x - self.window[0], y - self.window[1]

    def shows(self, milepost: int) -> bool:
        """Return whether a milepost is on the image."""
        return self.contains(*self.spot(milepost), 0)

    def contains(self, x: float, y: float, inset: float) -> bool:
        """Return whether a point is on the image, at least `inset` pixels from its edges."""
        return inset <= x <= self.image.width - inset and inset <= y <= self.image.height - inset

    def path_line(self, path: tuple[int, ...], start: int, *, aside: bool = True) -> list[Point]:
        """Return the line of a path: on each railroad's own line (`aside`), or in the middle of
        those that lie side by side."""
        points, _ = self.geometry.path_line(path, start, self.sheet.unit_gap if aside else 0.0)
        return [self.to_image(p) for p in points]

    def railroad_lines(self, mark: str) -> list[list[Point]]:
        gap = self.sheet.unit_gap
        return [
            [self.to_image(point) for point in track.shifted_ends(gap)]
            for track in self.geometry.tracks
            if track.railroad == mark
        ]

    def place(
        self, sprite: IndexedSprite, spots: Iterable[Spot], half: Point | None = None
    ) -> Point | None:
        """Place a sprite at the best free spot. Return its middle, or None if there is none."""
        place = self._placement.place(spots, half or (sprite.width / 2, sprite.height / 2))
        if place is not None:
            self._waiting.append((sprite, *place))
        return place

    def _hide_least(self, spots: Iterable[Spot], half: Point) -> Point | None:
        """Take the spot on the image that hides least of what is there; None if none is on it."""
        (x, y), (across, down) = self._placement.find_least_hiding(spots, half), half
        if not self._placement.is_inside((x - across, y - down, x + across, y + down)):
            return None
        self._placement.take((x, y), half)
        return x, y

    def take(self, milepost: int, radius: float) -> None:
        """Place nothing else on what has been drawn about a milepost."""
        self._placement.take(self.spot(milepost), (radius, radius))

    def finish(self) -> None:
        """Draw what has been placed: what was placed first lies on top."""
        for line in self._leaders:
            stroke(self.image, [line], WHITE, 7)
            stroke(self.image, [line], INK, 3)
        for stop, spot, seat in self._stems:
            stroke(self.image, [[stop, spot]], WHITE, 11)
            stroke(self.image, [[stop, spot]], seat_style(seat).colour, 6)
        for sprite, x, y in reversed(self._waiting):
            put(self.image, sprite, x, y)
        self._stems.clear()
        self._waiting.clear()

    def place_trains(
        self,
        milepost: int,
        seats: Sequence[int],
        on_turn: int,
        declared: Collection[int],
        word: str,
    ) -> bool:
        """Place the trains of one milepost side by side where they hide no city: there, or near it
        with a stem. `word` is put beside declared ones. Return whether there is room for them."""
        stop, radius = self.spot(milepost), self.sheet.train
        reach, pitch = radius * (2 if set(declared) & set(seats) else 1.6), radius * 2.5
        half = reach + (len(seats) - 1) / 2 * pitch, reach
        middle = self._placement.place(self._train_spots(milepost, half), half)
        if middle is None:
            return False
        if middle != stop:
            self._stems.append((stop, middle, seats[-1]))
            self._take_line(stop, middle)
        for place, seat in enumerate(seats):
            sprite = tokens.train(seat, radius, seat == on_turn, seat in declared)
            left = middle[0] + (place - (len(seats) - 1) / 2) * pitch
            self._waiting.append((sprite, left, middle[1]))
        if set(declared) & set(seats):
            plate = tokens.name_plate(word, self.sheet.marks, ALARM, WHITE)
            size = plate.width / 2, plate.height / 2
            self._words.append((plate, spots_about(middle, half, size, 2, 40, 90)))
        return True

    def _train_spots(self, milepost: int, half: Point) -> list[Spot]:
        """Return the places for trains: the stop, which hides its own city, then those off it."""
        x, y = self.spot(milepost)
        is_city = bool(self.geometry.board.mileposts[milepost].cities)
        spots = [(-_CITY if is_city else 0.0, x, y)]
        for far in (10.0, 46.0, 100.0, 160.0, 240.0):
            across, down = (side + self.sheet.square + far for side in half)
            spots += [
                (260 + far * 4 + rank * 8, x + dx * across, y + dy * down)
                for rank, (dx, dy) in enumerate(_DIRECTIONS)
            ]
        return spots

    def _take_line(self, start: Point, end: Point) -> None:
        (ax, ay), (bx, by) = start, end
        steps = max(1, int(math.dist(start, end) / 8))
        for step in range(steps + 1):
            t = step / steps
            self._placement.take((ax + (bx - ax) * t, ay + (by - ay) * t), (5, 5))

    def place_homes(self, milepost: int, seats: Sequence[int]) -> None:
        """Place a house for each seat about its home city."""
        x, y = self.spot(milepost)
        for seat in seats:
            sprite = tokens.house(seat, self.sheet.token)
            near, step = self.sheet.square + sprite.width / 2, sprite.width * 0.8
            spots = [
                (5 * far * math.hypot(dx, dy), x + dx * far, y + dy * far)
                for far in (near, near + step, near + 2 * step)
                for dx, dy in _DIRECTIONS
            ]
            self.place(sprite, sorted(spots))

    def place_flags(self, milepost: int, seats: tuple[tuple[int, bool], ...]) -> None:
        """Place a pole with each seat's pennant at a destination; hollow ones are alternates. Where
        no pole is free, the one that hides least is taken."""
        x, y = self.spot(milepost)
        size, cloth = self.sheet.flag, self.sheet.token * 1.4 * len(seats) + 4
        flags: dict[Spot, tuple[IndexedSprite, float, float]] = {}
        for left, lift in tokens.POLES:
            sprite = tokens.flag(seats, size, left, lift)
            across = x + sprite.width / 2 * (-1 if left else 1)
            top = y - self.sheet.square * 0.7 - sprite.height
            middle = 0.0, across, top + cloth / 2
            flags[middle] = sprite, across, top + sprite.height / 2
            if self._placement.place([middle], (sprite.width / 2, cloth / 2)):
                self._waiting.append(flags[middle])
                return
        half = next(iter(flags.values()))[0].width / 2, cloth / 2
        if place := self._hide_least(flags, half):
            self._waiting.append(flags[0.0, *place])

    def begin_labels(
        self, lines: Iterable[Sequence[Point]] = (), stops: Collection[int] = ()
    ) -> None:
        """Begin to place labels, after all things are placed.

        Labels hide no city and none of the `stops`; dots and these lines only if they must."""
        self._placement.taken.merge(self._cities)
        for milepost in filter(self.shows, stops):
            across, down = stop_reach(self.geometry, self.sheet, milepost)
            self._placement.take(self.spot(milepost), (across + 3, down + 3))
        self._dots.add_lines(lines, 14)
        self._placement.costs = [(self._dots, _LINE)]
        for plate, spots in self._words:
            self.place(plate, spots)

    def name_cities(
        self, first: Iterable[int], then: Iterable[int] = (), *, others: bool = True
    ) -> None:
        """Place the names of the `first` places on plates, `then` those of further cities that
        matter, and those of all `others` that have room at their best places."""
        spots = label_spots(self.geometry, self.sheet).names
        first = [m for m in dict.fromkeys(first) if self.shows(m)]
        for milepost in first:
            text = map_name(self.geometry, milepost)
            plate = tokens.name_plate(text, self.sheet.lettering, CARD, INK)
            self._place_plate(plate, milepost)
        rest = [m for m in dict.fromkeys((*then, *(spots if others else ()))) if m not in first]
        for milepost in filter(self.shows, rest):
            text = map_name(self.geometry, milepost)
            name = tokens.city_name(text, self.sheet.lettering)
            half, wanted = name_half(text, self.sheet), self._on_image(spots.get(milepost, ()))
            if not self.place(name, wanted, half) and milepost in then:
                self.place(name, self._stop_spots(name, milepost, 0.0, 1.0), half)

    def _place_plate(self, plate: IndexedSprite, milepost: int) -> None:
        """Place the name of what matters now near its stop, even if it hides something else; one
        that stands off has a line to its stop."""
        spots = self._stop_spots(plate, milepost, 0.0, 1.0, 1.5, 2.5)
        half = plate.width / 2, plate.height / 2
        place = self.place(plate, spots)
        if place is None and (place := self._hide_least(spots, half)):
            self._waiting.append((plate, *place))
        if place is None:
            return
        (x, y), (reach, _) = self.spot(milepost), stop_reach(self.geometry, self.sheet, milepost)
        near = [
            min(max(at, middle - side), middle + side)
            for at, middle, side in zip((x, y), place, half, strict=True)
        ]
        if math.dist(near, (x, y)) > reach + _ASIDE:
            self._leaders.append(((x, y), place))

    def _stop_spots(self, sprite: IndexedSprite, milepost: int, *farther: float) -> list[Spot]:
        """Return places for a label about a stop, so many trains' widths away."""
        reach, half = stop_reach(self.geometry, self.sheet, milepost), sprite.width / 2
        away = (2 + far * self.sheet.token for far in farther)
        spots = spots_about(self.spot(milepost), reach, (half, sprite.height / 2), *away)
        if len(farther) < 3:
            return spots
        x, y = self.spot(milepost)
        beyond = reach[0] + half, reach[1] + sprite.height / 2
        return sorted(
            (cost + _FAR * max(abs(a - x) - beyond[0], abs(b - y) - beyond[1], 0.0), a, b)
            for cost, a, b in spots
        )

    def _on_image(self, spots: Iterable[Spot]) -> Iterable[Spot]:
        """Return spots of the sheet that are on the image, in its pixels."""
        left, top, width, height = self.window
        return [
            (cost, x - left, y - top)
            for cost, x, y in spots
            if left < x < left + width and top < y < top + height
        ]

    def place_plates(self, owners: Owners, fresh: Collection[str] = ()) -> None:
        """Place plates of the railroads, at least 13 letters apart from others of the same; those
        of `fresh` ones are framed."""
        owner_by_mark, size = dict(owners), self.sheet.marks
        spots_by_mark = label_spots(self.geometry, self.sheet).plates
        for mark in sorted(spots_by_mark, key=lambda mark: mark not in fresh):
            owned, owner = mark in owner_by_mark, owner_by_mark.get(mark)
            key = (mark, size, owned, owner)
            plate = (
                tokens.railroad_plate(*key, True)
                if mark in fresh
                else (tokens.railroad_plate(*key))
            )
            placed: list[Point] = []
            for spot in self._on_image(spots_by_mark[mark]):
                if placed and spot[0] > _SECOND_PLATE:
                    break
                if all(math.dist(spot[1:], other) > 13 * size for other in placed):
                    placed += filter(None, [self.place(plate, [spot])])

    def place_marks(self, owners: Owners) -> None:
        """Place the marks of owners on their tracks where nothing else stands."""
        spots = label_spots(self.geometry, self.sheet).marks
        for railroad, owner in owners:
            radius = self.sheet.owner
            sprite = tokens.small_mark(owner, radius)
            for spot in self._on_image([(0.0, x, y) for x, y in spots.get(railroad, ())]):
                self.place(sprite, [spot], (radius + 3, radius + 3))
