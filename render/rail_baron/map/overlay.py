"""What changes every turn, drawn on a part of the map: houses, flags, trains, names.

Label placement: everything with text takes a box, and what is placed later avoids it.
Routes and rides are drawn by `ways.py`."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PIL import Image

from render.paint.canvas import Box, Canvas, Point
from render.paint.strokes import sample_points, visible_runs
from render.paint.style import ALARM, CARD, INK, WHITE, seat_style
from render.rail_baron.map import tokens
from render.rail_baron.map.basemap import Window
from render.rail_baron.map.geometry import Geometry
from render.rail_baron.map.labels import (
    Weights,
    city_names,
    label_weights,
    map_name,
    name_candidates,
)
from render.rail_baron.map.map_sprites import MapSprite, paste_at
from render.rail_baron.map.pen import stroke
from render.rail_baron.map.sheet import Sheet, overlaps
from render.rail_baron.map.wanted import POLES, TURNS

_DIRECTIONS = (
    (0, -1), (1, 0), (-1, 0), (0, 1), (0.8, -0.8), (-0.8, -0.8), (0.8, 0.8), (-0.8, 0.8),
)  # fmt: skip
_MAX_CANDIDATES = 20
"""Candidates examined for the place of a name plate."""
_OWN_STOP, _ACCEPTED_COST = 450.0, 420.0
"""Cost of hiding the stop that a train is at, and the cost of hiding more that is accepted."""


class Overlay:
    """Draws on `image`, a window of a sheet. `taken` are the boxes of what has been placed."""

    def __init__(
        self, image: Image.Image, geometry: Geometry, sheet: Sheet, window: Window
    ) -> None:
        self.image, self.geometry, self.sheet, self.window = image, geometry, sheet, window
        self.taken: list[Box] = []
        labels = city_names(geometry, sheet).values() if sheet.names else ()
        self._names = [self.to_image_box(label.box) for label in labels]
        self._busy = Weights()
        self._waiting: list[tuple[MapSprite, int, int]] = []
        self._stems: list[tuple[Point, Point, int]] = []

    def spot(self, milepost: int) -> Point:
        """Return the position of a milepost on the image."""
        return self.to_image(self.geometry.at[milepost])

    def to_image(self, point: Point) -> Point:
        """Convert map units to pixels of the image."""
        x, y = self.sheet.to_sheet(point)
        return x - self.window[0], y - self.window[1]

    def shows(self, milepost: int, reach: float = 0.0) -> bool:
        """Return whether a milepost is on the image, or at most `reach` pixels off it."""
        return self.contains(*self.spot(milepost), -reach)

    def contains(self, x: float, y: float, inset: float) -> bool:
        """Return whether a point is on the image, at least `inset` pixels from its edges."""
        return inset <= x <= self.image.width - inset and inset <= y <= self.image.height - inset

    def path_line(self, path: tuple[int, ...], start: int) -> list[Point]:
        """Return the line of a ride on the image."""
        points, _ = self.geometry.path_line(path, start, self.sheet.unit_gap)
        return [self.to_image(p) for p in points]

    def is_free(self, box: Box) -> bool:
        """Return whether nothing with text stands in a box."""
        return not any(overlaps(box, other) for other in self.taken)

    def paste(self, sprite: MapSprite, x: float, y: float) -> None:
        """Paste a sprite centred on x, y, at once."""
        left, top, box = _centred_box(sprite, x, y)
        paste_at(self.image, sprite, left, top)
        self.taken.append(box)

    def _reserve(self, sprite: MapSprite, x: float, y: float) -> None:
        """Queue a sprite for `finish` and take its box now."""
        left, top, box = _centred_box(sprite, x, y)
        self._waiting.append((sprite, left, top))
        self.taken.append(box)

    def finish(self) -> None:
        """Paste the queued sprites in reverse order: the first to take a box is on top."""
        for stop, spot, seat in self._stems:
            stroke(self.image, [[stop, spot]], WHITE, 11)
            stroke(self.image, [[stop, spot]], seat_style(seat).colour, 6)
        self._stems.clear()
        for sprite, left, top in reversed(self._waiting):
            paste_at(self.image, sprite, left, top)
        self._waiting.clear()

    def place_trains(
        self,
        milepost: int,
        seats: Sequence[int],
        on_turn: int,
        declared: frozenset[int],
        word: str,
    ) -> None:
        """Place the trains of one milepost side by side where they hide no name: there, or near it
        with a stem. `word` is put below declared ones."""
        x, y = stop = self.spot(milepost)
        radius = self.sheet.train
        reach = radius * 1.5
        half_width = reach + (len(seats) - 1) / 2 * radius * 2.5
        x, y = self._least_hiding_spot(stop, half_width, reach)
        if (x, y) != stop:
            self._stems.append((stop, (x, y), seats[-1]))
        for place, seat in enumerate(seats):
            left = x + (place - (len(seats) - 1) / 2) * radius * 2.5
            sprite = tokens.train(seat, radius, seat == on_turn, seat in declared)
            self._reserve(sprite, left, y)
            self.taken[-1] = (left - reach, y - reach, left + reach, y + reach)
        if declared & set(seats):
            plate = tokens.name_plate(word, self.sheet.marks, ALARM, WHITE)
            self._reserve(plate, x, y + radius * 1.75 + plate.height / 2)

    def _least_hiding_spot(self, stop: Point, half_width: float, half_height: float) -> Point:
        """Return the spot for something of this half-width and half-height: the stop if nothing
        much is hidden there, else the spot near it that hides least."""
        x, y = stop
        best, best_cost = stop, self._cost_at(stop, half_width, half_height) - _OWN_STOP
        if best_cost < _ACCEPTED_COST:
            return stop
        for far in (10.0, 46.0):
            dx_far, dy_far = (
                half_width + self.sheet.square + far,
                half_height + self.sheet.square + far,
            )
            for rank, (dx, dy) in enumerate(_DIRECTIONS):
                spot = x + dx * dx_far, y + dy * dy_far
                cost = self._cost_at(spot, half_width, half_height) + 260 + far * 4 + rank * 8
                if not self.contains(*spot, half_height):
                    cost += 5000
                if cost < best_cost:
                    best, best_cost = spot, cost
        return best

    def _cost_at(self, spot: Point, half_width: float, half_height: float) -> float:
        x, y = spot
        return self._cover_cost((x - half_width, y - half_height, x + half_width, y + half_height))

    def place_pointers(self, trains: Iterable[tuple[int, Sequence[int]]]) -> None:
        """Place arrows at the edge for trains outside the image."""
        radius = self.sheet.small
        inset = radius * 2.3
        half_width, half_height = self.image.width / 2 - inset, self.image.height / 2 - inset
        for milepost, seats in trains:
            x, y = self.spot(milepost)
            dx, dy = x - self.image.width / 2, y - self.image.height / 2
            turn = round(math.atan2(dy, dx) / math.tau * TURNS) % TURNS
            scale = min(half_width / max(abs(dx), 1.0), half_height / max(abs(dy), 1.0))
            edge_point = self.image.width / 2 + dx * scale, self.image.height / 2 + dy * scale
            edge_direction = (
                (0.0, 1.0)
                if abs(edge_point[0] - self.image.width / 2) > half_width - 1
                else (1.0, 0.0)
            )
            for seat in seats:
                sprite = tokens.pointer(seat, turn, radius)
                self._reserve(
                    sprite, *self._best_edge_spot(edge_point, edge_direction, radius, inset)
                )

    def _best_edge_spot(
        self, edge_point: Point, edge_direction: Point, radius: float, inset: float
    ) -> Point:
        """Return the spot along an edge, near a point of it, that hides least."""
        reach = radius * 1.5
        spots = []
        for step in range(-5, 6):
            spot = (
                edge_point[0] + edge_direction[0] * step * 40,
                edge_point[1] + edge_direction[1] * step * 40,
            )
            if self.contains(*spot, inset - 1):
                spots.append((self._cost_at(spot, reach, reach) + abs(step) * 14, spot))
        return min(spots)[1] if spots else edge_point

    def place_homes(self, milepost: int, seats: Sequence[int]) -> None:
        """Place a house for each seat about its home city, each where it covers least."""
        x, y = self.spot(milepost)
        for seat in seats:
            sprite = tokens.house(seat, self.sheet.token)
            half = sprite.width / 2
            near = self.sheet.square + half - 2
            far = self.sheet.token * 1.2 + half
            spots = [(x, y + near), (x - near, y), (x + near, y), (x, y - near)]
            spots += [(x, y + far), (x - far, y), (x + far, y), (x - near, y + near),
                      (x + near, y + near), (x - 2 * near, y), (x + 2 * near, y)]  # fmt: skip
            self._reserve(sprite, *self._freest_spot(sprite, spots, (x, y)))

    def place_flags(self, milepost: int, seats: tuple[tuple[int, bool], ...]) -> None:
        """Place a pole with each seat's pennant at a destination; hollow ones are alternates."""
        x, y = self.spot(milepost)
        size, candidates = self.sheet.flag, []
        for rank, (left, lift) in enumerate(POLES):
            width, height = tokens.flag_size(len(seats), size, lift)
            centre = x + width / 2 * (-1 if left else 1), y - self.sheet.square * 0.7 - height / 2
            start, top = round(centre[0] - width / 2), round(centre[1] - height / 2)
            cloth = (start, top, start + width, top + self.sheet.token * 1.4 * len(seats) + 4)
            cost = self._cover_cost(cloth) + rank * 150
            if top < 0 or start < 0 or start + width > self.image.width:
                cost += 4000
            candidates.append((cost, rank, centre, cloth))
        _, rank, centre, cloth = min(candidates)
        self._reserve(tokens.flag(seats, size, *POLES[rank]), *centre)
        self.taken[-1] = cloth

    def _freest_spot(self, sprite: MapSprite, spots: Sequence[Point], city: Point) -> Point:
        """Return the spot where a sprite covers least; among equal ones the nearest to `city`."""

        def cost(spot: Point) -> float:
            outside = 0 if self.contains(spot[0], spot[1], sprite.width * 0.4) else 5000
            return (
                self._cover_cost(_centred_box(sprite, *spot)[2])
                + 5 * math.dist(spot, city)
                + outside
            )

        return min(spots, key=cost)

    def _cover_cost(self, box: Box) -> float:
        """Return the cost of covering a box, in square pixels: tokens count most, then the map's
        names and stops, then lines given to `avoid_line`."""
        left, top, right, bottom = box
        dx, dy = self.window[0], self.window[1]
        total = label_weights(self.geometry, self.sheet).weight_in(
            (left + dx, top + dy, right + dx, bottom + dy)
        )
        for other in self.taken:
            if other[0] < right and left < other[2] and other[1] < bottom and top < other[3]:
                total += 400 + 2.5 * _overlap_area(box, other)
        return total + self._busy.weight_in(box)

    def to_image_box(self, box: Box) -> Box:
        """Convert a box of the sheet to pixels of the image."""
        dx, dy = self.window[0], self.window[1]
        return box[0] - dx, box[1] - dy, box[2] - dx, box[3] - dy

    def is_crossed(self, box: Box) -> bool:
        """Return whether a line given to `avoid_line` runs through a box."""
        return self._busy.weight_in(box) > 0

    def hides_name(self, box: Box) -> bool:
        """Return whether a box hides a city's name."""
        return any(overlaps(box, name) for name in self._names)

    def avoid_line(self, line: Sequence[Point]) -> None:
        """Make labels avoid this line."""
        for run in visible_runs(line, self.image, 0):
            for x, y in sample_points(run, 16):
                self._busy.add(x, y, 40.0)

    def complete_cut_names(self) -> None:
        """Redraw names that the edge cuts inside the image, where nothing is in the way."""
        labels = city_names(self.geometry, self.sheet) if self.sheet.names else {}
        for milepost, label in labels.items():
            left, top, right, bottom = box = self.to_image_box(label.box)
            if not self.shows(milepost) or (
                self.contains(left, top, 0) and self.contains(right, bottom, 0)
            ):
                continue
            dx = max(0.0, -left) or min(0.0, self.image.width - right)
            dy = max(0.0, -top) or min(0.0, self.image.height - bottom)
            shifted = (left + dx, top + dy, right + dx, bottom + dy)
            names = [name for name in self._names if name != box]
            if self.is_free(shifted) and not any(overlaps(shifted, name) for name in names):
                self._cover_name(milepost, box, 0.0, math.inf)

    def show_name(self, milepost: int, *, strong: bool = False) -> None:
        """Show the name of a city that must be read, on a plate, unless the map shows it already;
        with `strong` in any case. The map's own lettering of it is covered where possible."""
        label = city_names(self.geometry, self.sheet).get(milepost)
        if label is not None and not strong:
            box = self.to_image_box(label.box)
            hidden = sum(_overlap_area(box, other) for other in self.taken)
            share = hidden / ((box[2] - box[0]) * (box[3] - box[1]))
            is_complete = self.contains(box[0], box[1], 0) and self.contains(box[2], box[3], 0)
            if is_complete and share < self.sheet.bearable:
                return
            if self._cover_name(milepost, box, share) or not is_complete:
                return
        self._place_name_plate(milepost)

    def _cover_name(self, milepost: int, box: Box, hidden: float, far: float = 60) -> bool:
        """Paste a name plate over the half-hidden or cut name, at most `far` pixels off. Return
        whether there is room for it."""
        text, size = map_name(self.geometry, milepost), self.sheet.lettering
        plate = tokens.name_plate(text, size, CARD, INK)
        half_width, half_height = (
            plate.width / 2 - 2,
            plate.height / 2 - 3,
        )  # flush with the image's edge
        x = min(max((box[0] + box[2]) / 2, half_width), self.image.width - half_width)
        y = min(max((box[1] + box[3]) / 2, half_height), self.image.height - half_height)
        distance = math.dist((x, y), ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2))
        sx, sy = self.spot(milepost)
        clear = abs(sx - x) > half_width or abs(sy - y) > half_height
        if hidden > 0.45 or distance > far or not clear:
            return False
        self.paste(plate, x, y)
        return True

    def redraw_name(self, milepost: int) -> bool:
        """Redraw the name of a city in full colour where the map has it, on a faded map. Return
        whether it was possible."""
        label = city_names(self.geometry, self.sheet).get(milepost)
        if label is None:
            return False
        left, top = label.box[0] - self.window[0], label.box[1] - self.window[1]
        right, bottom = label.box[2] - self.window[0], label.box[3] - self.window[1]
        if not (self.contains(left, top, 0) and self.contains(right, bottom, 0)):
            return False
        canvas = Canvas(self.image.width, self.image.height, self.image)
        size, base = self.sheet.lettering, label.baseline - self.window[1]
        canvas.text(left, base, label.text, size, INK, bold=True, halo=CARD, halo_width=size * 0.12)
        self.image.paste(canvas.image)
        self.taken.append((left, top, right, bottom))
        return True

    def _place_name_plate(self, milepost: int) -> None:
        x, y = self.spot(milepost)
        text, size = map_name(self.geometry, milepost), self.sheet.lettering
        plate = tokens.name_plate(text, size, CARD, INK)
        choices = []
        for reach in (1.0, 2.0):
            aside = self.sheet.token * reach
            for cost, label in name_candidates(x, y, text, self.sheet, aside, (0.0,)):
                left, top, right, bottom = label.box
                cx, cy = (left + right) / 2, (top + bottom) / 2
                if right > x > left:
                    cy += (aside - self.sheet.square) * (1 if cy > y else -1)
                choices.append((cost * 30 + reach * 60, cx, cy))
        best: tuple[float, float, float] | None = None
        for base_cost, cx, cy in sorted(choices)[:_MAX_CANDIDATES]:
            if best is not None and best[0] <= base_cost:
                break
            box = _centred_box(plate, cx, cy)[2]
            if self.contains(box[0], box[1], 2) and self.contains(box[2], box[3], 2):
                rated = (base_cost + self._cover_cost(box), cx, cy)
                best = rated if best is None else min(best, rated)
        if best is not None:
            self.paste(plate, best[1], best[2])


def _centred_box(sprite: MapSprite, x: float, y: float) -> tuple[int, int, Box]:
    left, top = round(x - sprite.width / 2), round(y - sprite.height / 2)
    return left, top, (left, top, left + sprite.width, top + sprite.height)


def _overlap_area(a: Box, b: Box) -> float:
    across = min(a[2], b[2]) - max(a[0], b[0])
    down = min(a[3], b[3]) - max(a[1], b[1])
    return across * down if across > 0 and down > 0 else 0.0
