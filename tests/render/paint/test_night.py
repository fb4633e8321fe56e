"""Dark pictures: the same pixels with another palette, in which every colour is right."""

from collections.abc import Callable
from functools import partial
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from render.baltimore_ohio.shared import palettes as baltimore_ohio
from render.baltimore_ohio.shared.livery import LIVERIES as RAILROADS
from render.card.palettes import plain_palette
from render.dice_desk.desk_map import city_map, railroad_map
from render.dice_desk.desk_odds import odds_chart
from render.dice_desk.desk_railroads import railroad_prices
from render.dice_desk.palette import palette as desk_palette
from render.fact_sheets.sheet import draw_sheet
from render.film.film import WIDTH, Moment, film_palette, make_film, quantize_frame
from render.paint.night import NIGHT, brighten, dim, luminance
from render.paint.palette import Palette
from render.paint.panels import Panel
from render.paint.picture import Picture, picture
from render.paint.style import CARD, DARK, INK, LIGHT, PAPER, RULE, SEATS, SOFT_INK, WHITE, Colour
from render.paint.style import WATER as SHORE
from render.rail_baron.map.ground import COAST, TINTS
from render.rail_baron.map.ground import WATER as SEA
from render.rail_baron.map.palettes import map_palette
from render.railroad_barons.shared import palettes as railroad_barons
from render.railroad_barons.shared.livery import LIVERIES as HOLDINGS
from render.train_tycoon.shared import palettes as train_tycoon
from render.train_tycoon.shared.livery import LIVERIES as COMPANIES
from tests.support.eyes import contrast, readable
from tests.support.films import frames_of

PALETTES: dict[str, Callable[[], Palette]] = {
    "baltimore_ohio": baltimore_ohio.palette,
    "rail_baron": map_palette,
    "railroad_barons": railroad_barons.palette,
    "train_tycoon": train_tycoon.palette,
    "dice_desk": desk_palette,
    "plain": plain_palette,
}


TILES = "PLAIN ROCK FAINT YELLOW GREEN BED"


def _at_night(palette: Palette, colour: Colour) -> Colour:
    return palette.night[palette.index_of(colour)]


def test_a_dark_picture_melts_into_a_dark_chat() -> None:
    assert NIGHT[PAPER] == (0x31, 0x33, 0x38)


def test_a_dark_picture_has_the_same_pixels_in_other_colours() -> None:
    panel = Panel(plain_palette(), 60, 40)
    panel.text(4, 30, "Ada", 30, INK)
    drawn = picture(panel.image, "A name.")
    day, night = (Image.open(BytesIO(variant.data)) for variant in (drawn, drawn.at_night()))
    assert day.tobytes() == night.tobytes()
    assert [image.convert("RGB").getpixel((0, 0)) for image in (day, night)] == [
        PAPER,
        NIGHT[PAPER],
    ]
    assert {colour for _, colour in night.convert("RGB").getcolors() or ()} >= {NIGHT[INK]}
    assert drawn.at_night().at_night() == drawn.at_night()


def test_a_film_is_dark_in_all_its_frames() -> None:
    palette = film_palette(plain_palette())
    grounds = (PAPER, CARD, PAPER)
    frames = [quantize_frame(Image.new("RGB", (WIDTH, 9), ground), palette) for ground in grounds]
    moments = [Moment(number, None, None, ()) for number in range(3)]
    film = make_film(lambda _: frames, moments, "Three frames.").at_night()
    shown = [frame.getpixel((5, 5)) for frame in frames_of(film.data)]
    assert shown == [NIGHT[ground] for ground in grounds]


def test_a_picture_in_full_colour_stays_as_it_is() -> None:
    drawn = picture(Image.new("RGB", (9, 9), (1, 2, 3)), "A square.")
    assert drawn.at_night() is drawn


@pytest.mark.parametrize("name", PALETTES)
def test_what_has_a_name_is_itself_at_night(name: str) -> None:
    """Quantizing confuses no colour with another that is far from it at night."""
    palette = PALETTES[name]()
    for colour, night in zip(palette.colours, palette.night, strict=True):
        quantized = _at_night(palette, colour)
        apart = sum(abs(a - b) for a, b in zip(quantized, night, strict=True))
        assert apart <= 48, (colour, night, quantized)
    for colour in (INK, SOFT_INK, WHITE, DARK, LIGHT):
        assert _at_night(palette, colour) == NIGHT[colour]


@pytest.mark.parametrize("name", PALETTES)
def test_letters_keep_their_edges_at_night(name: str) -> None:
    """Shades of letters on a ground lie between the two, by day and at night: the edges of dark
    letters on yellow are no light line."""
    palette = PALETTES[name]()
    for letters, ground in ((INK, CARD), (INK, PAPER), *((s.text, s.colour) for s in SEATS[:2])):
        for number in palette.shades(letters, ground):
            for colours in (palette.colours, palette.night):
                ends = [colours[palette.index_of(end)] for end in (letters, ground)]
                assert _lies_between(colours[number], ends), (letters, ground, colours[number])


def _lies_between(colour: Colour, ends: list[Colour]) -> bool:
    return all(
        min(a, b) - 60 <= part <= max(a, b) + 60 for part, a, b in zip(colour, *ends, strict=True)
    )


@pytest.mark.parametrize(
    ("palette", "looks"),
    [
        (baltimore_ohio.palette, RAILROADS),
        (train_tycoon.palette, COMPANIES),
        (railroad_barons.palette, HOLDINGS),
    ],
)
def test_companies_keep_their_colours_at_night(palette: Callable[[], Palette], looks: Any) -> None:
    """So they are as far apart for every eye as by day; what is written on them stays readable."""
    for look in looks.values():
        assert _at_night(palette(), look.colour) == look.colour
        assert _at_night(palette(), look.text) == look.text
        assert readable(_at_night(palette(), look.tint), NIGHT[INK])


GROUNDS = [
    (baltimore_ohio.palette, [*baltimore_ohio.TERRAIN.values(), baltimore_ohio.FAINT, SHORE]),
    (train_tycoon.palette, [getattr(train_tycoon, name) for name in TILES.split()]),
    (railroad_barons.palette, [railroad_barons.BANK, railroad_barons.HAT_GROUND]),
    (map_palette, [*TINTS.values(), SEA]),
    (plain_palette, [PAPER, CARD, WHITE, RULE, *(seat.tint for seat in SEATS)]),
]


@pytest.mark.parametrize(("palette", "grounds"), GROUNDS)
def test_every_ground_bears_letters_at_night(
    palette: Callable[[], Palette], grounds: list[Colour]
) -> None:
    for ground in grounds:
        assert readable(_at_night(palette(), ground), NIGHT[INK]), ground


@pytest.mark.parametrize(
    ("palette", "land", "line"),
    [
        (baltimore_ohio.palette, baltimore_ohio.TERRAIN["plain"], baltimore_ohio.HEX_LINE),
        (train_tycoon.palette, train_tycoon.PLAIN, train_tycoon.HEX_LINE),
        (baltimore_ohio.palette, SHORE, baltimore_ohio.COAST),
        (map_palette, SEA, COAST),
    ],
)
def test_borders_are_seen_at_night(
    palette: Callable[[], Palette], land: Colour, line: Colour
) -> None:
    """As well as by day, or nearly so."""
    dark = contrast(*(_at_night(palette(), colour) for colour in (land, line)))
    assert dark >= min(2.0, 0.9 * contrast(land, line))


def test_colours_without_a_value_of_their_own_find_one() -> None:
    assert brighten((240, 188, 0)) == (240, 188, 0)
    assert luminance(brighten((20, 20, 90))) >= 0.25
    assert luminance(dim((252, 248, 196))) <= 0.055


def test_letters_of_another_size_are_read_at_night() -> None:
    """A picture made smaller, as for a film, has no light dots in its dark grounds."""
    for palette in (plain_palette(), baltimore_ohio.palette()):
        panel = Panel(palette, 300, 60, WHITE)
        panel.text(10, 40, "CCD PTM HFD", 33, INK, bold=True)
        small = picture(palette.resize(panel.image, (192, 38)), "Three cities.").at_night()
        shown = Image.open(BytesIO(small.data)).convert("L")
        assert shown.crop((0, 0, 192, 8)).getextrema() == (shown.getpixel((0, 0)),) * 2
        assert shown.getpixel((0, 0)) < 40 < 200 < shown.getextrema()[1]


@pytest.mark.parametrize(
    "draw",
    [
        partial(odds_chart, "original", None),
        partial(odds_chart, "original", "Plains"),
        partial(city_map, "Chicago", "original"),
        partial(railroad_map, "SP", "original"),
        railroad_prices,
        partial(draw_sheet, "baltimore_ohio", "map.json"),
        partial(draw_sheet, "railroad_barons", "railroads.json"),
    ],
)
def test_look_ups_are_dark_too(draw: Callable[[str], Picture]) -> None:
    drawn = draw("en")
    day, night = (
        Image.open(BytesIO(variant.data)).convert("L").resize((1, 1)).tobytes()[0]
        for variant in (drawn, drawn.at_night())
    )
    assert night < 100 < 180 < day
