"""The film of every game that has one."""

from collections.abc import Sequence
from functools import cache
from unittest.mock import patch

from msgspec.structs import replace

from data.texts import DEFAULT
from render.film.film import LIMIT, MOST_FRAMES, WIDTH, Moment
from render.film.strip import HEAD
from render.paint.picture import Picture
from tests.conformance.case import Case
from tests.conformance.cases import cases, having
from tests.support.catalogues import english_in
from tests.support.films import frames_of, moments_of

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")
TURNS, CAPTIONED = 10, 5


@cache
def played(key: str) -> tuple[Moment, ...]:
    """A short game, broken off after some turns."""
    case = cases()[key]
    return tuple(moments_of(case.game, case.film, f"film of {key}", turns=TURNS))


def drawn(case: Case, moments: Sequence[Moment], names: Sequence[str], language: str) -> Picture:
    film: Picture = case.chat.film(moments, names, language)  # type: ignore[misc]
    assert film.night
    return film


@cache
def plain(key: str) -> Picture:
    return drawn(cases()[key], played(key), NAMES, DEFAULT)


@cache
def captioned(key: str, language: str) -> Picture:
    """One of its moments has a caption."""
    moments = list(played(key))
    moments[CAPTIONED] = replace(moments[CAPTIONED], caption="Ben!", about=1)
    return drawn(cases()[key], moments, NAMES, language)


@having("film")
def test_a_game_has_a_frame_a_turn_the_same_to_the_byte(case: Case) -> None:
    moments, film = played(case.key), plain(case.key)
    assert film == drawn(case, moments, NAMES, DEFAULT)
    shown = frames_of(film.data)
    assert 8 < len(shown) == len(moments) <= TURNS + 1
    assert {frame.width for frame in shown} == {WIDTH}
    assert len({frame.tobytes() for frame in shown}) > 0.7 * len(shown)
    assert len(film.data) < LIMIT / 20


@having("film")
def test_the_words_of_a_film_are_in_its_language(case: Case) -> None:
    for language in case.languages:
        film = captioned(case.key, language)
        assert "Ben!" in film.alt
        assert all(name in film.alt for name in NAMES[: case.film])
        assert len(film.alt) <= 1024
        assert language == DEFAULT or english_in(film.alt, language) == []


@having("film")
def test_captions_too_long_to_tell_leave_the_description_whole(case: Case) -> None:
    moments = [replace(moment, caption="x" * 200, about=0) for moment in played(case.key)]
    with patch("render.film.film.encode_gif", lambda frames, times: b"the first frame is enough"):
        film = drawn(case, moments, NAMES, DEFAULT)
    assert len(film.alt) <= 1024
    assert "1. " in film.alt


@having("film")
def test_a_caption_changes_its_frame_alone(case: Case) -> None:
    before, after = (
        frames_of(film.data) for film in (plain(case.key), captioned(case.key, DEFAULT))
    )
    # The progress bar of every frame shows where the turning points are; the rest stays.
    below = (0, HEAD, WIDTH, before[0].height)
    for number, (frame_before, frame_after) in enumerate(zip(before, after, strict=True)):
        assert frame_before.crop(below).tobytes() == frame_after.crop(below).tobytes()
        head = (0, 0, WIDTH, 46)
        assert (frame_before.crop(head).tobytes() != frame_after.crop(head).tobytes()) == (
            number == CAPTIONED
        )


@having("film")
def test_strange_names_and_nobody_s_turn_are_drawn(case: Case) -> None:
    moments = [replace(moment, seat=None) for moment in played(case.key)]
    film = drawn(case, moments, ["名前", "M" * 60, "", *NAMES][: case.film], DEFAULT)
    assert len(frames_of(film.data)) == TURNS + 1


@having("film")
def test_a_whole_game_is_a_film_far_below_the_limit(case: Case) -> None:
    """With as many seats as there can be."""
    seats = case.game.seats[-1]
    moments = moments_of(case.game, seats, "a whole game")
    film = drawn(case, moments, NAMES[:seats], DEFAULT)
    assert len(frames_of(film.data)) == min(MOST_FRAMES, len(moments))
    assert len(film.data) < LIMIT / 2
