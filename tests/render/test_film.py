"""Films: which moments are shown and how long, and how they are kept; `tests/conformance` makes one
of every game."""

from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from render.film.film import (
    COLOURS,
    FASTEST,
    FIRST,
    LAST,
    MOST_FRAMES,
    POINT,
    SLOWEST,
    WIDTH,
    Moment,
    choose_frames,
    choose_moments,
    durations,
    encode_gif,
    film_palette,
    make_film,
    quantize_frame,
    stack_images,
)
from render.paint.palette import build_palette
from render.paint.style import SEATS, WHITE
from tests.support.films import frames_of

# --- thinning ------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_a_short_game_is_shown_whole(count: int) -> None:
    assert choose_frames(count, [1], 5) == list(range(count))


def test_of_a_long_game_first_last_and_what_is_kept_stay_the_rest_is_spread_evenly() -> None:
    frames = choose_frames(1_000, [7, 500, 503, 998], 100)
    assert len(frames) == 100
    assert frames == sorted(set(frames))
    assert {0, 7, 500, 503, 998, 999} <= set(frames)
    gaps = [after - before for before, after in pairwise(frames)]
    assert max(gaps) <= 2 * 1_000 // 100


def test_what_is_kept_outside_of_the_game_does_not_count() -> None:
    assert choose_frames(50, [-3, 50, 700], 4) == choose_frames(50, [], 4)


def test_of_too_many_to_keep_some_go_too() -> None:
    frames = choose_frames(100, range(100), 12)
    assert (len(frames), frames[0], frames[-1]) == (12, 0, 99)


@pytest.mark.parametrize("most", [2, 3, 10, 119])
def test_never_more_frames_than_asked_for(most: int) -> None:
    for count in range(most, most + 200, 7):
        assert len(choose_frames(count, [3, 4, 5], most)) <= most


def _plain(number: int, caption: str = "") -> Moment:
    return Moment(number, 0, None, (), (number,), caption)


def test_what_happened_at_moments_left_out_is_told_by_the_next() -> None:
    moments = [_plain(n, "!" if n == 5 else "") for n in range(20)]
    remaining = choose_moments(moments, 6)
    assert len(remaining) == 6
    assert "!" in [moment.caption for moment in remaining]
    assert [event for moment in remaining for event in moment.events] == list(range(20))
    assert choose_moments(remaining, 6) == remaining


def test_the_first_the_captioned_and_the_last_frame_stay_longer() -> None:
    times = durations([False] * 30 + [True] + [False] * 9)
    assert (times[0], times[30], times[-1]) == (FIRST, POINT, LAST)
    assert FASTEST <= times[1] <= SLOWEST
    assert all(time % 10 == 0 for time in times)
    assert durations([False] * 500)[1] == FASTEST
    assert durations([False] * 3)[1] == SLOWEST


# --- the file ------------------------------------------------------------------------------------

INKS = [seat.colour for seat in SEATS]


def _palette() -> Image.Image:
    return film_palette(build_palette([WHITE, *INKS], [(ink, WHITE) for ink in INKS], (0.5,)))


def _drawn(number: int, size: int = 64) -> Image.Image:
    image = Image.new("RGB", (size, size), WHITE)
    image.paste(INKS[number % 6], (number % 40, 5, number % 40 + 20, 30))
    return quantize_frame(image, _palette())


def test_every_frame_comes_back_as_it_was_drawn() -> None:
    frames = [_drawn(n) for n in (0, 1, 1, 2, 30, 0)]
    back = frames_of(encode_gif(frames, [100] * 6))
    assert [frame.tobytes() for frame in back] == [
        frame.convert("RGB").tobytes() for frame in frames
    ]


def test_it_repeats_for_ever_with_the_times_asked_for() -> None:
    data = encode_gif([_drawn(0), _drawn(1), _drawn(2)], [1_500, 240, 5_000])
    shown = Image.open(BytesIO(data))
    times = []
    for number in range(3):
        shown.seek(number)
        times.append(shown.info["duration"])
    assert times == [1_500, 240, 5_000]
    assert shown.info["loop"] == 0


def test_only_what_changed_is_kept() -> None:
    still = encode_gif([_drawn(0, 400)] * 10, [100] * 10)
    once = encode_gif([_drawn(0, 400)], [100])
    assert len(still) < len(once) + 10 * 60


def test_one_index_is_left_for_what_stays_as_it_was() -> None:
    many = build_palette([(n, n, n) for n in range(256)], [], ())
    assert len(film_palette(many).getpalette() or ()) <= 3 * 256
    used = quantize_frame(Image.linear_gradient("L").convert("RGB"), film_palette(many))
    assert max(used.tobytes()) < COLOURS


def test_a_film_that_would_be_too_large_loses_frames_captions_last() -> None:
    moments = [_plain(n, "!" if n == 11 else "") for n in range(40)]
    shown: list[list[int]] = []

    def draw(chosen: Sequence[Moment]) -> list[Image.Image]:
        shown.append([moment.turn for moment in chosen])
        return [_drawn(moment.turn * 7) for moment in chosen]

    whole = make_film(draw, moments, "A film.")
    film = make_film(draw, moments, "A film.", limit=len(whole.data) * 2 // 3)
    assert len(film.data) <= len(whole.data) * 2 // 3
    assert len(shown[0]) == 40
    assert len(shown[-1]) < 40
    assert {0, 11, 39} <= set(shown[-1])
    assert len(frames_of(film.data)) == len(shown[-1])


def test_a_film_has_at_most_so_many_frames() -> None:
    moments = [_plain(n) for n in range(MOST_FRAMES * 3)]
    film = make_film(lambda chosen: [_drawn(moment.turn) for moment in chosen], moments, "A film.")
    assert len(frames_of(film.data)) == MOST_FRAMES
    assert (film.format, film.filename) == ("gif", "film.gif")


def test_a_film_needs_words() -> None:
    with pytest.raises(ValueError, match="alt text"):
        make_film(lambda chosen: [], [_plain(0)], " ")


def test_parts_stand_below_one_another() -> None:
    parts = [Image.new("RGB", (WIDTH, tall), INKS[tall % 6]) for tall in (5, 8)]
    whole = stack_images(parts)
    assert whole.size == (WIDTH, 13)
    assert whole.getpixel((3, 2)) == INKS[5]
    assert whole.getpixel((3, 12)) == INKS[2]
