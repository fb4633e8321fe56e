"""The shared look: seats told apart by everyone, letters that exist, bytes that repeat."""

import math
import zlib
from io import BytesIO
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PIL import Image

from data.texts import money
from render.paint import picture as picture_file
from render.paint.canvas import Canvas, dashes
from render.paint.night import NIGHT
from render.paint.palette import build_palette
from render.paint.picture import encode, picture
from render.paint.strokes import offset_line, shorten, visible_runs
from render.paint.style import (
    INK,
    SEATS,
    SMALLEST,
    THIRD_OWNER,
    WHITE,
    fit,
    font,
    format_cash,
    legible_name,
    text_width,
    wrap,
)
from render.pieces import mark_shape
from render.rail_baron.map.palettes import map_palette
from render.rail_baron.map.pen import stroke
from tests.support.eyes import BLINDNESS, distance, readable


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_seat_colours_stay_apart_for_every_eye(blindness: str) -> None:
    """Any two seats differ by at least 15 in CIE Lab, by day and at night, by shape, and by the
    dash of their line."""
    for a, b in combinations((*SEATS, THIRD_OWNER), 2):
        for first, second in ((a.colour, b.colour), (NIGHT[a.colour], NIGHT[b.colour])):
            apart = distance(first, second, blindness)
            assert apart > 15, (a.mark, b.mark, round(apart))
        assert a.mark != b.mark
        assert a.dash != b.dash


def test_lettering_on_seat_colours_can_be_read() -> None:
    for seat in (*SEATS, THIRD_OWNER):
        assert readable(seat.colour, seat.text), seat.mark
        assert readable(NIGHT[seat.colour], NIGHT[seat.text]), seat.mark


def test_marks_are_about_equally_large() -> None:
    for seat in (*SEATS, THIRD_OWNER):
        shape = mark_shape(seat.mark, 0, 0, 100)
        xs, ys = [x for x, _ in shape], [y for _, y in shape]
        assert 165 <= max(xs) - min(xs) <= 262
        assert 165 <= max(ys) - min(ys) <= 262


def test_the_lettering_has_umlauts_and_a_licence() -> None:
    nothing = bytes(font(40).getmask("\U0010fffe"))
    for letter in "ÄÖÜäöüßéñ–…·$€":
        assert bytes(font(40).getmask(letter)) != nothing, letter
    folder = Path(__file__).parents[3] / "render" / "fonts"
    assert "SIL Open Font License" in (folder / "OFL.txt").read_text(encoding="utf-8")


def test_names_without_letters_become_seats() -> None:
    assert legible_name("Zoë 🎲 Müller", 0, "en") == "Zoë Müller"
    assert legible_name("Жора", 2, "en") == "Seat 3"
    assert legible_name("", 5, "en") == "Seat 6"
    assert legible_name("\u202eevil\u0000", 1, "en") == "evil"


def test_secret_cash_has_a_word() -> None:
    assert format_cash(None, "en") == "secret"
    assert format_cash(12_500, "en") == money(12_500, "en") == "$12,500"


def test_text_is_cut_and_wrapped_to_its_width() -> None:
    short = fit("Minneapolis and St. Paul", SMALLEST, 150)
    assert short.endswith("…")
    assert text_width(short, SMALLEST) <= 150
    lines = wrap("the quick brown fox jumps over the lazy dog", SMALLEST, 260)
    assert len(lines) > 1
    assert all(text_width(line, SMALLEST) <= 260 for line in lines)
    assert " ".join(lines) == "the quick brown fox jumps over the lazy dog"


def test_what_a_sum_was_and_will_be_stays_on_one_line() -> None:
    lines = wrap("the treasury of the company: $720 → $790", SMALLEST, 460)
    assert [line.split()[-1] for line in lines] == ["company:", "$790"]


def test_dashes_keep_their_lengths() -> None:
    parts = dashes([(0, 0), (50, 0), (50, 50)], (30, 10))
    length = sum(math.dist(a, b) for part in parts for a, b in pairwise(part))
    assert [part[0] for part in parts] == [(0, 0), (40, 0), (50, 30)]
    assert length == 80


def test_lines_beside_shortened_and_seen() -> None:
    assert offset_line([(0, 0), (10, 0)], 3) == [(0, 3), (10, 3)]
    assert shorten([(0, 0), (10, 0)], 4) == [(0, 0), (6, 0)]
    image = Image.new("RGB", (100, 100))
    assert visible_runs([(-500, 50), (-300, 50), (50, 50), (400, 50), (500, 50)], image, 5) == [
        [(-300, 50), (50, 50), (400, 50)]
    ]


def test_a_stroke_covers_its_line_and_nothing_else() -> None:
    ink, ground = (map_palette().index_of(colour) for colour in (INK, WHITE))
    image = Image.new("L", (700, 60), ground)
    stroke(image, [[(20, 30), (680, 30)]], INK, 10)
    assert all(image.getpixel((x, 30)) == ink for x in range(20, 680))
    assert all(image.getpixel((x, y)) == ground for x in range(700) for y in (20, 40))


@pytest.mark.parametrize("deflate", [picture_file.deflate, zlib])
def test_bytes_repeat_and_a_palette_keeps_its_colours(
    deflate: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_file, "deflate", deflate)
    canvas = Canvas(60, 40, (250, 246, 236))
    canvas.circle(30, 20, 12, SEATS[0].colour)
    image = canvas.finish()
    assert encode(image) == encode(image)
    inks = build_palette(
        [(250, 246, 236), SEATS[0].colour], [(SEATS[0].colour, (250, 246, 236))], (0.5,)
    )
    small = inks.quantize(image)
    assert {colour for _, colour in small.convert("RGB").getcolors() or ()} <= {*inks.colours}
    data, kind = encode(small)
    assert (data, kind) == encode(small)
    assert kind == "png"
    read = Image.open(BytesIO(data))
    assert read.mode == "P" and read.convert("RGB").tobytes() == small.convert("RGB").tobytes()


def test_a_picture_needs_alt_text() -> None:
    with pytest.raises(ValueError, match="alt text"):
        picture(Image.new("RGB", (10, 10)), "  ")
