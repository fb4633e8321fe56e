"""Sheets to hold beside a copy: what they show, and the picture of a change."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from data.correcting import Wish, correct
from data.facts import facts_of
from data.printings import differences
from render.fact_sheets.sheet import draw_change, draw_sheet
from render.paint.picture import Picture
from render.paint.style import ALARM
from tests.support.facts import SOMETHING

SHEETS = [(facts.game, file) for facts in map(facts_of, sorted(SOMETHING)) for file in facts.names]


def pixels(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def colours(picture: Picture) -> set[tuple[int, ...]]:
    """Those that its pixels have."""
    image = Image.open(io.BytesIO(picture.data))
    assert image.mode == "P", "at most 256, which are counted fast"
    palette = image.getpalette("RGB") or []
    return {tuple(palette[3 * i : 3 * i + 3]) for _, i in image.getcolors() or ()}


@pytest.mark.parametrize(("game", "file"), SHEETS)
def test_a_sheet_tells_how_many_values_are_of_which_kind(game: str, file: str) -> None:
    drawn = draw_sheet(game, file, "de")
    assert any(word in drawn.alt for word in ("gedruckt", "rekonstruiert"))
    red = any(_near(colour, ALARM) for colour in colours(drawn))
    assert red == ("rekonstruiert." in drawn.alt)


def _near(colour: tuple[int, ...], other: tuple[int, int, int]) -> bool:
    return all(abs(a - b) < 12 for a, b in zip(colour, other, strict=True))


def test_a_change_is_framed_before_and_after() -> None:
    facts = facts_of("baltimore_ohio")
    wish = Wish("map.json", ("hexes", "L11", "cost"), "70")
    after = correct(facts, facts.shipped, [wish])
    rows = tuple(differences(facts, facts.shipped, after))
    drawn = draw_change("baltimore_ohio", (facts.shipped, after), rows, "en")
    assert "Map: before" in drawn.alt and "Cost 40 ?" in drawn.alt and "Cost 70 ?" in drawn.alt
    assert "The four expansions: after" in drawn.alt and "Chicago" not in drawn.alt
    assert pixels(drawn).width < 1300
