"""What changes every turn, drawn upon a piece of the map: houses, flags, trains, names.

Everything lettered takes ground; what is placed later keeps off it. Ways are drawn by `ways.py`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PIL import Image

from render.paint.canvas import Box, Canvas, Point
from render.paint.strokes import sampled, visible
from render.paint.style import ALARM, CARD, INK, WHITE, seat_style
from render.rail_baron.map import tokens
from render.rail_baron.map.basemap import Window
from render.rail_baron.map.geometry import Geometry
from render.rail_baron.map.labels import Weights, city_names, map_name, name_places, worth_seeing
from render.rail_baron.map.pen import stroke
from render.rail_baron.map.sheet import Sheet, overlaps
from render.rail_baron.map.sprite import Sprite, laid
from render.rail_baron.map.wanted import POLES, TURNS

_AROUND = (
    (0, -1), (1, 0), (-1, 0), (0, 1), (0.8, -0.8), (-0.8, -0.8), (0.8, 0.8), (-0.8, 0.8),
)  # fmt: skip
_TRIED = 20
"""Places looked at for a name that is written again."""
_OWN_STOP, _LITTLE = 450.0, 420.0
"""What hiding the stop that a train is at costs, and how much may be hidden besides."""


class Overlay:
    """Draws upon `image`, the window of a sheet. `taken` are boxes of what has been placed."""

    def __init__(
        self, image: Image.Image, geometry: Geometry, sheet: Sheet, window: Window
    ) -> None:
        self.image, self.geometry, self.sheet, self.window = image, geometry, sheet, window
        self.taken: list[Box] = []
        labels = city_names(geometry, sheet).values() if sheet.names else ()
        self._names = [self.seen(label.box) for label in labels]
        self._busy = Weights()
        self._waiting: list[tuple[Sprite, int, int]] = []
        self._stems: list[tuple[Point, Point, int]] = []

    def spot(self, milepost: int) -> Point:
        """Where a milepost is on the image."""
        return self.on_image(self.geometry.at[milepost])

    def on_image(self, point: Point) -> Point:
        """From map units to pixels of the image."""
        x, y = self.sheet.to_sheet(point)
        return x - self.window[0], y - self.window[1]

    def shows(self, milepost: int, reach: float = 0.0) -> bool:
        """Whether a milepost is on the image, or no more than `reach` pixels off it."""
        return self.holds(*self.spot(milepost), -reach)

    def holds(self, x: float, y: float, inset: float) -> bool:
        """Whether a point is on the image, `inset` pixels from its edges."""
        return inset <= x <= self.image.width - inset and inset <= y <= self.image.height - inset

    def way(self, path: tuple[int, ...], start: int) -> list[Point]:
        """The line of a ride on the image."""
        points, _ = self.geometry.way(path, start, self.sheet.unit_gap)
        return [self.on_image(p) for p in points]

    def free(self, box: Box) -> bool:
        """Whether nothing lettered stands on a box."""
        return not any(overlaps(box, other) for other in self.taken)

    def paste(self, sprite: Sprite, x: float, y: float) -> None:
        """A sprite centred on x, y, at once."""
        left, top, box = _placed(sprite, x, y)
        laid(self.image, sprite, left, top)
        self.taken.append(box)

    def _keep(self, sprite: Sprite, x: float, y: float) -> None:
        """A sprite to be pasted by `finish`, its ground taken now."""
        left, top, box = _placed(sprite, x, y)
        self._waiting.append((sprite, left, top))
        self.taken.append(box)

    def finish(self) -> None:
        """Puts down houses, flags and trains: who took ground first comes on top."""
        for stop, spot, seat in self._stems:
            stroke(self.image, [[stop, spot]], WHITE, 11)
            stroke(self.image, [[stop, spot]], seat_style(seat).colour, 6)
        self._stems.clear()
        for sprite, left, top in reversed(self._waiting):
            laid(self.image, sprite, left, top)
        self._waiting.clear()

    def trains(
        self,
        milepost: int,
        seats: Sequence[int],
        on_turn: int,
        declared: frozenset[int],
        word: str,
    ) -> None:
        """Trains on one milepost, side by side, where they hide no name: else beside it, with a
        stem; `word` is put below declared ones."""
        x, y = stop = self.spot(milepost)
        radius = self.sheet.train
        reach = radius * 1.5
        wide = reach + (len(seats) - 1) / 2 * radius * 2.5
        x, y = self._beside(stop, wide, reach)
        if (x, y) != stop:
            self._stems.append((stop, (x, y), seats[-1]))
        for place, seat in enumerate(seats):
            left = x + (place - (len(seats) - 1) / 2) * radius * 2.5
            sprite = tokens.train(seat, radius, seat == on_turn, seat in declared)
            self._keep(sprite, left, y)
            self.taken[-1] = (left - reach, y - reach, left + reach, y + reach)
        if declared & set(seats):
            plate = tokens.name_plate(word, self.sheet.marks, ALARM, WHITE)
            self._keep(plate, x, y + radius * 1.75 + plate.height / 2)

    def _beside(self, stop: Point, wide: float, tall: float) -> Point:
        """Where something so far reaching to the sides, and up and down, is put: at the stop if no
        name is there, else near it where it hides least."""
        x, y = stop
        best, least = stop, self._hidden(stop, wide, tall) - _OWN_STOP
        if least < _LITTLE:
            return stop
        for far in (10.0, 46.0):
            out, up = wide + self.sheet.square + far, tall + self.sheet.square + far
            for rank, (dx, dy) in enumerate(_AROUND):
                spot = x + dx * out, y + dy * up
                cost = self._hidden(spot, wide, tall) + 260 + far * 4 + rank * 8
                if not self.holds(*spot, tall):
                    cost += 5000
                if cost < least:
                    best, least = spot, cost
        return best

    def _hidden(self, spot: Point, wide: float, tall: float) -> float:
        x, y = spot
        return self._covered((x - wide, y - tall, x + wide, y + tall))

    def pointers(self, trains: Iterable[tuple[int, Sequence[int]]]) -> None:
        """Arrows at the edge for trains out of sight."""
        radius = self.sheet.small
        inset = radius * 2.3
        wide, tall = self.image.width / 2 - inset, self.image.height / 2 - inset
        for milepost, seats in trains:
            x, y = self.spot(milepost)
            dx, dy = x - self.image.width / 2, y - self.image.height / 2
            turn = round(math.atan2(dy, dx) / math.tau * TURNS) % TURNS
            scale = min(wide / max(abs(dx), 1.0), tall / max(abs(dy), 1.0))
            at = self.image.width / 2 + dx * scale, self.image.height / 2 + dy * scale
            along = (0.0, 1.0) if abs(at[0] - self.image.width / 2) > wide - 1 else (1.0, 0.0)
            for seat in seats:
                sprite = tokens.pointer(seat, turn, radius)
                self._keep(sprite, *self._free_edge(at, along, radius, inset))

    def _free_edge(self, at: Point, along: Point, radius: float, inset: float) -> Point:
        """The place along an edge, near a point of it, where least is hidden."""
        reach = radius * 1.5
        spots = []
        for step in range(-5, 6):
            spot = at[0] + along[0] * step * 40, at[1] + along[1] * step * 40
            if self.holds(*spot, inset - 1):
                spots.append((self._hidden(spot, reach, reach) + abs(step) * 14, spot))
        return min(spots)[1] if spots else at

    def homes(self, milepost: int, seats: Sequence[int]) -> None:
        """Homes: a house a seat about the city, each where most ground is free."""
        x, y = self.spot(milepost)
        for seat in seats:
            sprite = tokens.house(seat, self.sheet.token)
            half = sprite.width / 2
            out = self.sheet.square + half - 2
            far = self.sheet.token * 1.2 + half
            spots = [(x, y + out), (x - out, y), (x + out, y), (x, y - out)]
            spots += [(x, y + far), (x - far, y), (x + far, y), (x - out, y + out),
                      (x + out, y + out), (x - 2 * out, y), (x + 2 * out, y)]  # fmt: skip
            self._keep(sprite, *self._freest(sprite, spots, (x, y)))

    def flags(self, milepost: int, seats: tuple[tuple[int, bool], ...]) -> None:
        """Destinations: a pole with each seat's pennant; hollow ones are alternates."""
        x, y = self.spot(milepost)
        size, found = self.sheet.flag, []
        for rank, (left, lift) in enumerate(POLES):
            wide, tall = tokens.flag_size(len(seats), size, lift)
            at = x + wide / 2 * (-1 if left else 1), y - self.sheet.square * 0.7 - tall / 2
            start, upper = round(at[0] - wide / 2), round(at[1] - tall / 2)
            cloth = (start, upper, start + wide, upper + self.sheet.token * 1.4 * len(seats) + 4)
            cost = self._covered(cloth) + rank * 150
            if upper < 0 or start < 0 or start + wide > self.image.width:
                cost += 4000
            found.append((cost, rank, at, cloth))
        _, rank, at, cloth = min(found)
        self._keep(tokens.flag(seats, size, *POLES[rank]), *at)
        self.taken[-1] = cloth

    def _freest(self, sprite: Sprite, spots: Sequence[Point], about: Point) -> Point:
        """The spot where a sprite covers least, the nearer one to its city when in doubt."""

        def cost(spot: Point) -> float:
            off = 0 if self.holds(spot[0], spot[1], sprite.width * 0.4) else 5000
            return self._covered(_placed(sprite, *spot)[2]) + 5 * math.dist(spot, about) + off

        return min(spots, key=cost)

    def _covered(self, box: Box) -> float:
        """How bad it is to cover a box, in square pixels: tokens count most, then the map's own
        lettering and stops, then ways."""
        left, top, right, bottom = box
        dx, dy = self.window[0], self.window[1]
        total = worth_seeing(self.geometry, self.sheet).within(
            (left + dx, top + dy, right + dx, bottom + dy)
        )
        for other in self.taken:
            if other[0] < right and left < other[2] and other[1] < bottom and top < other[3]:
                total += 400 + 2.5 * _common(box, other)
        return total + self._busy.within(box)

    def seen(self, box: Box) -> Box:
        """A box of the sheet on the image."""
        dx, dy = self.window[0], self.window[1]
        return box[0] - dx, box[1] - dy, box[2] - dx, box[3] - dy

    def crossed(self, box: Box) -> bool:
        """Whether a line that lettering keeps off runs through a box."""
        return self._busy.within(box) > 0

    def hides_name(self, box: Box) -> bool:
        """Whether a box hides a city's name."""
        return any(overlaps(box, name) for name in self._names)

    def keep_off(self, line: Sequence[Point]) -> None:
        """Lettering had better not cover this line."""
        for run in visible(line, self.image, 0):
            for x, y in sampled(run, 16):
                self._busy.add(x, y, 40.0)

    def name_cut(self) -> None:
        """The names that an edge cuts, of cities to be seen, moved inside if nothing is there."""
        labels = city_names(self.geometry, self.sheet) if self.sheet.names else {}
        for milepost, label in labels.items():
            left, top, right, bottom = box = self.seen(label.box)
            if not self.shows(milepost) or (
                self.holds(left, top, 0) and self.holds(right, bottom, 0)
            ):
                continue
            dx = max(0.0, -left) or min(0.0, self.image.width - right)
            dy = max(0.0, -top) or min(0.0, self.image.height - bottom)
            moved = (left + dx, top + dy, right + dx, bottom + dy)
            names = [name for name in self._names if name != box]
            if self.free(moved) and not any(overlaps(moved, name) for name in names):
                self._name_again(milepost, box, 0.0, math.inf)

    def name(self, milepost: int, *, strong: bool = False) -> None:
        """The name of a city that must be read, on a card, unless the map shows it here already;
        `strong`: even then. What the map has of it already is covered where that can be done."""
        label = city_names(self.geometry, self.sheet).get(milepost)
        if label is not None and not strong:
            box = self.seen(label.box)
            hidden = sum(_common(box, other) for other in self.taken)
            share = hidden / ((box[2] - box[0]) * (box[3] - box[1]))
            whole = self.holds(box[0], box[1], 0) and self.holds(box[2], box[3], 0)
            if whole and share < self.sheet.bearable:
                return
            if self._name_again(milepost, box, share) or not whole:
                return
        self._name_plate(milepost)

    def _name_again(self, milepost: int, box: Box, hidden: float, far: float = 60) -> bool:
        """The name on a card over the half hidden or cut one, at most so far off; whether there is
        room for it."""
        text, size = map_name(self.geometry, milepost), self.sheet.lettering
        plate = tokens.name_plate(text, size, CARD, INK)
        wide, tall = plate.width / 2 - 2, plate.height / 2 - 3  # flush with the edge
        x = min(max((box[0] + box[2]) / 2, wide), self.image.width - wide)
        y = min(max((box[1] + box[3]) / 2, tall), self.image.height - tall)
        away = math.dist((x, y), ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2))
        sx, sy = self.spot(milepost)
        clear = abs(sx - x) > wide or abs(sy - y) > tall
        if hidden > 0.45 or away > far or not clear:
            return False
        self.paste(plate, x, y)
        return True

    def letter_again(self, milepost: int) -> bool:
        """The name of a city in full ink where the map has it, for a faded map; whether it could be
        done."""
        label = city_names(self.geometry, self.sheet).get(milepost)
        if label is None:
            return False
        left, top = label.box[0] - self.window[0], label.box[1] - self.window[1]
        right, bottom = label.box[2] - self.window[0], label.box[3] - self.window[1]
        if not (self.holds(left, top, 0) and self.holds(right, bottom, 0)):
            return False
        canvas = Canvas(self.image.width, self.image.height, self.image)
        size, base = self.sheet.lettering, label.baseline - self.window[1]
        canvas.text(left, base, label.text, size, INK, bold=True, halo=CARD, halo_width=size * 0.12)
        self.image.paste(canvas.image)
        self.taken.append((left, top, right, bottom))
        return True

    def _name_plate(self, milepost: int) -> None:
        x, y = self.spot(milepost)
        text, size = map_name(self.geometry, milepost), self.sheet.lettering
        plate = tokens.name_plate(text, size, CARD, INK)
        choices = []
        for reach in (1.0, 2.0):
            aside = self.sheet.token * reach
            for cost, place in name_places(x, y, text, self.sheet, aside, (0.0,)):
                left, top, right, bottom = place.box
                cx, cy = (left + right) / 2, (top + bottom) / 2
                if right > x > left:
                    cy += (aside - self.sheet.square) * (1 if cy > y else -1)
                choices.append((cost * 30 + reach * 60, cx, cy))
        best: tuple[float, float, float] | None = None
        for least, cx, cy in sorted(choices)[:_TRIED]:
            if best is not None and best[0] <= least:
                break
            box = _placed(plate, cx, cy)[2]
            if self.holds(box[0], box[1], 2) and self.holds(box[2], box[3], 2):
                rated = (least + self._covered(box), cx, cy)
                best = rated if best is None else min(best, rated)
        if best is not None:
            self.paste(plate, best[1], best[2])


def _placed(sprite: Sprite, x: float, y: float) -> tuple[int, int, Box]:
    left, top = round(x - sprite.width / 2), round(y - sprite.height / 2)
    return left, top, (left, top, left + sprite.width, top + sprite.height)


def _common(a: Box, b: Box) -> float:
    across = min(a[2], b[2]) - max(a[0], b[0])
    down = min(a[3], b[3]) - max(a[1], b[1])
    return across * down if across > 0 and down > 0 else 0.0
