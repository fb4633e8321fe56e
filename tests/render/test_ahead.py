"""Pieces drawn ahead: the same as when they are drawn, once for all processes, and never needed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from render.paint import prepared
from render.paint.ahead import Ahead
from render.paint.inked import Inked
from render.paint.kept import MEMORY
from render.paint.stamp import Stamp


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(prepared, "_BYTES", {})
    MEMORY.clear()
    return prepared.folder()


class Haul:
    """A game with two pieces; `drawn` counts them."""

    def __init__(self) -> None:
        self.drawn: list[int] = []
        self.ahead = Ahead("haul", "render.haul.pieces")

        @self.ahead(lambda: [(1,), (2,)])
        def cube(value: int) -> Inked:
            self.drawn.append(value)
            mask = Image.new("L", (3, 2), 255) if value > 1 else None
            return Inked(Image.new("L", (3, 2), value), mask, value, -1)

        @self.ahead(lambda: [(5,)])
        def coin(value: int) -> Stamp:
            self.drawn.append(value)
            return Stamp(Image.new("RGBA", (2, 4), (value, 0, 0, 9)), 0, value)

        self.cube, self.coin = cube, coin


def same(one: Inked | Stamp, other: Inked | Stamp) -> bool:
    planes = [(plane.tobytes(), plane.size) for plane in one if isinstance(plane, Image.Image)]
    others = [(plane.tobytes(), plane.size) for plane in other if isinstance(plane, Image.Image)]
    return type(one) is type(other) and planes == others and one[-2:] == other[-2:]


def test_pieces_are_found_as_they_were_drawn(place: Path) -> None:
    Haul().ahead.prepare()
    prepared._BYTES.clear()
    again, fresh = Haul(), Haul()
    for value in (1, 2):
        assert same(again.cube(value), fresh.cube.__wrapped__(value))  # type: ignore[attr-defined]
    assert same(again.coin(5), Stamp(Image.new("RGBA", (2, 4), (5, 0, 0, 9)), 0, 5))
    assert not again.drawn
    assert len(list(place.iterdir())) == 1


def test_what_is_not_there_is_drawn() -> None:
    haul = Haul()
    assert haul.cube(2).x == 2
    haul.ahead.prepare()
    haul.drawn.clear()
    assert haul.cube(7).image.getpixel((0, 0)) == 7
    assert haul.drawn == [7]


def test_a_torn_file_is_not_read(place: Path) -> None:
    Haul().ahead.prepare()
    (file,) = place.iterdir()
    file.write_bytes(file.read_bytes()[:-1])
    prepared._BYTES.clear()
    haul = Haul()
    assert haul.cube(1).x == 1
    assert haul.drawn == [1]
