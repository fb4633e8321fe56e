"""The curves of everybody's wealth."""

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from data.texts import DEFAULT, languages
from render.charts.wealth import render_wealth
from render.paint.picture import Picture
from render.paint.style import PHONE_WIDTH, WHITE, seat_style
from tests.support.catalogues import english_in
from tests.support.lettering import spied

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")
RISING = [(turn, [20_000 + 1_500 * turn * (seat + 1) for seat in range(6)]) for turn in range(60)]


def pixels(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


def test_it_is_the_same_to_the_byte_and_as_wide_as_a_phone_s_picture() -> None:
    picture = render_wealth(RISING, [3, 40], NAMES, DEFAULT)
    assert picture == render_wealth(RISING, [3, 40], NAMES, DEFAULT)
    assert pixels(picture).width == PHONE_WIDTH


def discs(marks: list[int]) -> list[float]:
    """The middles of the numbers of the discs above the chart."""
    with spied("render.charts") as lettered:
        render_wealth(RISING, marks, NAMES, DEFAULT)
    return [
        (line.box[0] + line.box[2]) / 2
        for line in lettered
        if line.fill == WHITE and line.size == 34
    ]


def test_marks_are_numbered_above_their_turns() -> None:
    assert discs([]) == []
    first, last = discs([0]), discs([59])
    centres = discs([10, 30])
    wanted = [first[0] + (last[0] - first[0]) * turn / 59 for turn in (10, 30)]
    assert [abs(x - y) < 2 for x, y in zip(centres, wanted, strict=True)] == [True, True]


def test_marks_close_together_keep_apart() -> None:
    centres = discs([10, 11, 12, 13, 14])
    assert len(centres) == 5
    assert all(after - before > 44 for before, after in pairwise(centres))


def test_lines_that_run_alike_lie_beside_each_other() -> None:
    """All six seats have the same all the time; between the axis and the badges at the right every
    colour is seen."""
    image = pixels(render_wealth([(turn, [20_000] * 6) for turn in range(9)], [], NAMES, DEFAULT))
    middle = image.crop((300, 150, 700, image.height - 60))
    colours = {colour for _, colour in middle.getcolors(1 << 20) or ()}
    assert {seat_style(seat).colour for seat in range(6)} <= colours


@pytest.mark.parametrize("language", languages())
def test_it_is_told_in_words(language: str) -> None:
    picture = render_wealth(RISING, [3, 40], NAMES, language)
    assert all(name in picture.alt for name in NAMES)
    assert "3, 40" in picture.alt
    assert len(picture.alt) <= 1024
    if language != DEFAULT:
        assert english_in(picture.alt, language) == []


@pytest.mark.parametrize(
    "points",
    [
        [(0, [0, 0])],
        [(5, [1, 2]), (5, [3, 4])],
        [(0, [10, -40]), (1, [-3_000, 12])],
        [(0, [7, 8]), (900, [2_000_000, 3])],
    ],
)
def test_odd_games_are_drawn_too(points: list[tuple[int, list[int]]]) -> None:
    assert pixels(render_wealth(points, [0], NAMES[:2], DEFAULT)).height > 700
