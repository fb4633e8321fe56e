"""The pictures of Rail Baron in every language: nothing runs off the edge, and what they tell those
who cannot see them is in that language altogether."""

from collections.abc import Callable
from io import BytesIO

import msgspec
import pytest
from PIL import Image

from data.texts import DEFAULT, languages
from render.dice_desk.desk_odds import odds_chart
from render.dice_desk.desk_payoff import payoff_chart
from render.dice_desk.desk_railroads import railroad_prices
from render.dice_desk.desk_tables import lookup_tables
from render.dice_desk.trip import render_trip as trip_map
from render.paint.picture import Picture
from render.rail_baron.cards.board import render_board
from render.rail_baron.players.cash import cash_history
from render.rail_baron.players.deeds import render_deeds
from render.rail_baron.players.result import render_result
from rules.rail_baron.cities.lookup import regions
from rules.rail_baron.lookups.draws import Lookup, edition_board
from rules.rail_baron.lookups.trips import chart_excerpt, find_trip
from rules.rail_baron.model.state import Auction
from tests.render.rail_baron.test_charts import ended, history, ranking
from tests.render.rail_baron.views import NAMES, offered, ridden, six_seats, western
from tests.support.catalogues import english_in
from tests.support.rail_baron.views import random_view

EDGE = 6
"""Pixels beside a chart that stay paper."""


def _auctions(language: str) -> Picture:
    view = random_view(11, 2, 0.8)
    hammer = Auction(view.bank[1], None, 21_000, 0, None, [0, 1])
    view = msgspec.structs.replace(view, set_aside=view.bank[:1], auction=hammer)
    return render_deeds(view, NAMES[2:4], language)


def _trip(language: str) -> Picture:
    trip = find_trip(edition_board("original"), "Seattle", "Miami")
    direct = [row.railroad for row in trip.direct]
    return trip_map("Seattle", "Miami", trip.path, direct, language, edition="original")


def _result(language: str) -> Picture:
    view = ended(6, 0)
    return render_result(view, ranking(view), NAMES, language)


def _odd(language: str) -> Picture:
    drawn = Lookup((1, 6, 6), "Northeast", "Northeast", (1, 6, 6), "New York")
    return lookup_tables(drawn, "original", language, "Chicago")


MAPS: dict[str, Callable[[str], Picture]] = {
    "routes": lambda to: render_board(western(), to, routes=offered(western(), 1), names=NAMES),
    "ride": lambda to: render_board(
        six_seats(5), to, crop="focus", names=NAMES, ride=ridden(six_seats(5), 0, 5)
    ),
    "whole": lambda to: render_board(six_seats(), to, crop="whole", names=NAMES),
    "trip": _trip,
}
CHARTS: dict[str, Callable[[str], Picture]] = {
    "deeds": lambda to: render_deeds(six_seats(), NAMES, to),
    "auctions": _auctions,
    "cash": lambda to: cash_history(history(4, 40, secret_below=150_000), NAMES[:4], to),
    "result": _result,
    "odds": lambda to: odds_chart("original", None, to),
    "odds of a region": lambda to: odds_chart("original", regions()[2], to),
    "payoff": lambda to: payoff_chart(
        chart_excerpt(edition_board("original"), "Seattle", "Miami"), to
    ),
    "railroads": railroad_prices,
    "tables": _odd,
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", CHARTS)
def test_no_word_of_a_chart_runs_off_its_edge(name: str, language: str) -> None:
    image = Image.open(BytesIO(CHARTS[name](language).data)).convert("RGB")
    for left in (0, image.width - EDGE):
        strip = image.crop((left, 0, left + EDGE, image.height))
        assert len(strip.getcolors() or ()) == 1  # paper, as near as the palette has it


@pytest.mark.parametrize("language", [name for name in languages() if name != DEFAULT])
@pytest.mark.parametrize("name", [*CHARTS, *MAPS])
def test_a_picture_is_told_in_its_language(name: str, language: str) -> None:
    drawn = (CHARTS | MAPS)[name]
    assert english_in(drawn(language).alt, language) == []
    assert english_in(drawn(DEFAULT).alt, language)
    assert drawn(language).data != drawn(DEFAULT).data
