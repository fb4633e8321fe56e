"""The desk's pictures: right facts in the alt text, nothing cut off, the same bytes every time."""

from io import BytesIO
from itertools import product

import pytest
from PIL import Image

import data.rail_baron as facts
from render.dice_desk.desk_map import city_map, railroad_map
from render.dice_desk.desk_odds import odds_chart
from render.dice_desk.desk_payoff import payoff_chart
from render.dice_desk.desk_railroads import railroad_prices
from render.dice_desk.desk_tables import MARGIN, lookup_tables
from render.paint.picture import Picture
from render.paint.style import ALARM, PHONE_WIDTH, SMALLEST, text_width
from rules.dice import SeededDice
from rules.rail_baron.cities.lookup import REGION, look_up, regions
from rules.rail_baron.lookups.draws import Lookup, draw_city, draw_region, edition_board
from rules.rail_baron.lookups.trips import chart_excerpt


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


def drawn_from(seed: bytes, origin: str | None) -> Lookup:
    dice = SeededDice(seed)
    drawn = draw_region("original", dice, origin)
    return draw_city("original", dice, drawn, "Plains")


def test_every_name_fits_into_its_cell_uncut() -> None:
    """Two tables side by side leave the narrowest cells; a hit is set in bold."""
    panel = (PHONE_WIDTH - 3 * MARGIN) // 2
    cell = (panel - 56) / 2 - 10
    for rows in facts.destinations().tables.values():
        for name in (*rows.odd, *rows.even):
            assert text_width(name, SMALLEST, True) <= cell, name


@pytest.mark.parametrize("seed", [bytes([n]) * 4 for n in range(12)])
def test_a_lookup_says_what_it_hit(seed: bytes) -> None:
    drawn = drawn_from(seed, "Chicago")
    picture = lookup_tables(drawn, "original", "en", "Chicago")
    assert drawn.rolled in picture.alt and str(drawn.city) in picture.alt
    if drawn.city != "Chicago":
        assert f"${edition_board('original').payoff('Chicago', str(drawn.city)):,}" in picture.alt
    image = opened(picture)
    assert image.width == PHONE_WIDTH and image.height <= PHONE_WIDTH
    assert picture.data == lookup_tables(drawn, "original", "en", "Chicago").data


def test_the_marked_cell_is_the_one_hit() -> None:
    """For all 72 outcomes of the region table: the red cell lies in the column and row hit."""
    centres: dict[tuple[int, int], tuple[int, int]] = {}
    for red, first, second in product((1, 2), range(1, 7), range(1, 7)):
        dice = (red, first, second)
        key = (red % 2, first + second)
        if key in centres:
            continue
        region = look_up(REGION, dice)
        picture = lookup_tables(Lookup(dice, region, None), "original", "en", "Chicago")
        centres[key] = _centre_of_mark(opened(picture))
    columns = {key: x for key, (x, _) in centres.items()}
    assert all((columns[1, s] < PHONE_WIDTH / 2 < columns[0, s]) for s in range(2, 13))
    for parity in (0, 1):
        rows = [centres[parity, total][1] for total in range(2, 13)]
        assert rows == sorted(rows) and len(set(rows)) == 11


def _centre_of_mark(image: Image.Image) -> tuple[int, int]:
    """The middle of the largest red area below the dice."""
    top = 230
    part = image.crop((0, top, image.width, image.height - 110))
    close = [
        (x, y)
        for y in range(0, part.height, 6)
        for x in range(0, part.width, 6)
        if sum(abs(a - b) for a, b in zip(part.getpixel((x, y)), ALARM, strict=True)) < 40
    ]
    xs, ys = sorted(x for x, _ in close), sorted(y for _, y in close)
    return xs[len(xs) // 2], ys[len(ys) // 2] + top


def test_a_home_a_lost_turn_and_a_region_to_name() -> None:
    home = lookup_tables(drawn_from(b"home", None), "original", "en", None)
    assert "Home: " in home.alt
    lost = Lookup((1, 3, 4), "North Central", "Plains", (2, 1, 1), "Minneapolis")
    assert "turn lost" in lookup_tables(lost, "original", "en", "St. Paul").alt
    naming = Lookup((1, 3, 4), "North Central", None)
    picture = lookup_tables(naming, "original", "en", "Chicago", name="Ann")
    assert "Ann: Name a region" in picture.alt
    later = Lookup(None, "North Central", "Plains", (2, 1, 1), "Omaha")
    assert "Omaha" in lookup_tables(later, "original", "en", "Chicago").alt


def test_every_city_has_its_crossing() -> None:
    board = edition_board("original")
    for city in board.cities:
        picture = payoff_chart(chart_excerpt(board, city, "Oklahoma City"), "en")
        assert f"${board.payoff(city, 'Oklahoma City'):,}" in picture.alt
        assert opened(picture).width == PHONE_WIDTH


@pytest.mark.parametrize("edition", ["original", "u21"])
def test_odds(edition: str) -> None:
    picture = odds_chart(edition, None, "en")
    assert all(region in picture.alt for region in regions())
    assert opened(picture).width == PHONE_WIDTH
    for region in regions():
        regional = odds_chart(edition, region, "en")
        cities = facts.destinations().tables[region]
        names = {edition_board(edition).canonical_city(c) for c in (*cities.odd, *cities.even)}
        assert all(name in regional.alt for name in names)
        assert regional.data == odds_chart(edition, region, "en").data


def test_railroad_prices() -> None:
    picture = railroad_prices("en")
    for row in facts.railroads():
        assert f"{row.mark} ${row.price:,}" in picture.alt


def test_alt_texts_fit_what_discord_takes() -> None:
    """1,024 characters."""
    board = edition_board("original")
    pictures = [
        odds_chart("original", None, "en"),
        *[odds_chart("original", region, "en") for region in regions()],
        railroad_prices("en"),
        lookup_tables(drawn_from(b"x", "Chicago"), "original", "en", "Chicago"),
        payoff_chart(chart_excerpt(board, "Salt Lake City", "San Francisco"), "en"),
    ]
    assert max(len(picture.alt) for picture in pictures) <= 1024


@pytest.mark.parametrize("city", ["Chicago", "Miami", "San Francisco", "Portland, ME"])
def test_a_citys_map(city: str) -> None:
    picture = city_map(city, "original", "en")
    board = edition_board("original")
    assert city in picture.alt
    assert all(mark in picture.alt for mark in board.railroads_at[board.milepost_of[city]])
    assert opened(picture).size == (PHONE_WIDTH, 620)
    assert picture.data == city_map(city, "original", "en").data


@pytest.mark.parametrize("mark", ["SP", "B&M", "PA", "C&O"])
def test_a_railroads_map(mark: str) -> None:
    picture = railroad_map(mark, "u21", "en")
    (row,) = [row for row in facts.railroads() if row.mark == mark]
    assert mark in picture.alt and row.name in picture.alt
    assert all(edition_board("u21").canonical_city(city) in picture.alt for city in row.cities)
    assert opened(picture).width == PHONE_WIDTH and len(picture.data) < 400_000
