"""A whole game of Haul as a film: everybody's wealth, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from render.film.film import Moment
from render.film.frames import draw_film
from render.paint.picture import Picture
from tests.example.render.words import t


def film_of(moments: Sequence[Moment], names: Sequence[str], language: str) -> Picture:
    def say_round(moment: Moment) -> str:
        return t("round", language, round=str(moment.view.round))

    return draw_film(moments, names, language, say_round, t("film", language))
