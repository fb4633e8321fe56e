"""Pieces drawn ahead: the same as when they are drawn, once for all processes, and never needed."""

from pathlib import Path

import pytest
from PIL import Image

from render.paint import file_cache
from render.paint.image_cache import CACHE
from render.paint.indexed_sprite import IndexedSprite
from render.paint.sprite import Sprite
from render.paint.sprite_atlas import SpriteAtlas


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(file_cache, "_BYTES", {})
    CACHE.clear()
    return file_cache.cache_folder()


class Haul:
    """A game with two pieces; `drawn` counts them."""

    def __init__(self) -> None:
        self.drawn: list[int] = []
        self.ahead = SpriteAtlas("haul", "render.haul.pieces")

        @self.ahead(lambda: [(1,), (2,)])
        def cube(value: int) -> IndexedSprite:
            self.drawn.append(value)
            mask = Image.new("L", (3, 2), 255) if value > 1 else None
            return IndexedSprite(Image.new("L", (3, 2), value), mask, value, -1)

        @self.ahead(lambda: [(5,)])
        def coin(value: int) -> Sprite:
            self.drawn.append(value)
            return Sprite(Image.new("RGBA", (2, 4), (value, 0, 0, 9)), 0, value)

        self.cube, self.coin = cube, coin


def same(first: IndexedSprite | Sprite, second: IndexedSprite | Sprite) -> bool:
    planes = [(plane.tobytes(), plane.size) for plane in first if isinstance(plane, Image.Image)]
    others = [(plane.tobytes(), plane.size) for plane in second if isinstance(plane, Image.Image)]
    return type(first) is type(second) and planes == others and first[-2:] == second[-2:]


def test_pieces_are_found_as_they_were_drawn(place: Path) -> None:
    Haul().ahead.prepare()
    file_cache._BYTES.clear()
    again, fresh = Haul(), Haul()
    for value in (1, 2):
        assert same(again.cube(value), fresh.cube.__wrapped__(value))  # type: ignore[attr-defined]
    assert same(again.coin(5), Sprite(Image.new("RGBA", (2, 4), (5, 0, 0, 9)), 0, 5))
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
    file_cache._BYTES.clear()
    haul = Haul()
    assert haul.cube(1).x == 1
    assert haul.drawn == [1]
