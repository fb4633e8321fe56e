"""The picture of a running game: every phase, size and edition; no secrets."""

import re
from io import BytesIO

import msgspec
import pytest
from PIL import Image

from data.texts import money
from render.alt import LONGEST
from render.card.top import Top
from render.dice_desk.trip import render_trip
from render.paint.style import PHONE_WIDTH
from render.rail_baron.cards.board import render_board as draw
from render.rail_baron.cards.market import market_card
from render.rail_baron.cards.railroad import railroad_card
from render.rail_baron.cards.since import Deed
from render.rail_baron.map.footer import render_footer
from render.rail_baron.map.map_words import compact_lines, owner_lines, seat_lines, shown_names
from rules.rail_baron.lookups.trips import find_trip as find_trip
from rules.rail_baron.model.board import board
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import Auction, Phase, Turn
from rules.rail_baron.model.view import View
from rules.rail_baron.robot.riding import recommend_route
from tests.render.rail_baron.views import NAMES, offered, ridden, six_seats, western
from tests.support.lettering import spied
from tests.support.rail_baron.views import made_view, seat_view


def _image(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


@pytest.mark.parametrize("crop", ["focus", "whole", "west", "east"])
@pytest.mark.parametrize(
    "options", [Options(), Options(b_and_o_extension=True), Options(edition="u21")]
)
def test_every_edition_in_every_crop(crop, options: Options) -> None:
    view = six_seats(4, options=options)
    owned = view.seats[0].railroads
    shown = draw(view, "en", crop=crop, names=NAMES, routes=offered(view, 0), bought=owned)
    image = _image(shown.data)
    assert image.width == PHONE_WIDTH
    assert image.height <= 1500
    assert len(shown.data) < 300_000
    assert shown.alt
    assert "None" not in shown.alt


@pytest.mark.parametrize("phase", list(Phase))
def test_every_phase(phase: Phase) -> None:
    auction = Auction("L&N", None, 7_000, waiting=[0, 3]) if phase is Phase.AUCTION else None
    view = msgspec.structs.replace(six_seats(), phase=phase, auction=auction)
    assert "Map of the USA with 6 trains" in draw(view, "en", names=NAMES).alt


def test_before_the_homes_are_known_and_after_a_bankruptcy() -> None:
    graph = board(Options())
    unborn = [seat_view(i, graph, home="", departure="", milepost=-1, cash=None) for i in range(3)]
    view = made_view(tuple(unborn), turn=Turn(number=0, seat=0), viewer=None)
    shown = draw(view, "en")
    assert "Seat 1: no home yet" in shown.alt
    broke = seat_view(1, graph, milepost=-1, bankrupt=True, cash=0, home="Boston")
    view = made_view((seat_view(0, graph, "Denver"), broke))
    assert "Seat 2 is bankrupt." in draw(view, "en").alt


def test_a_long_trip_shows_the_whole_way_and_the_part_at_hand() -> None:
    view = western()
    long = _image(draw(view, "en", names=NAMES, routes=offered(view, 1)).data)
    near = _image(draw(six_seats(5), "en", names=NAMES).data)
    assert long.width == near.width == PHONE_WIDTH
    assert long.height > near.height
    assert long.height <= 1.6 * long.width


def test_the_alt_text_tells_rides_routes_and_aims() -> None:
    view = six_seats(5)
    alt = draw(view, "en", names=NAMES, ride=ridden(view, 0, 5), routes=offered(view, 0)).alt
    assert re.search(r"Anna rides 5 mileposts from Pittsburgh to .+ over PA\.", alt)
    assert "Route A: 6 mileposts over PA." in alt
    assert "Çiğdem: train at Omaha, Express, declared and riding home to Kansas City." in alt
    assert "Anna: train at Pittsburgh, Express, bound for New York for $9,000." in alt
    assert len(alt) <= LONGEST


def test_the_sum_of_the_best_route_stands_at_the_top() -> None:
    """Where two panels are needed too: payoff, fees and what is left of it."""
    view = western()
    shown = offered(view, 1)
    alt = draw(view, "en", names=NAMES, routes=shown).alt
    seat, fees = view.seats[1], round(recommend_route(view, 1, shown).fees, -2)
    payoff = board(view.options).payoff(seat.departure, seat.destination)
    assert f"{seat.destination} ${payoff:,} − fees to there ${fees:,} = ${payoff - fees:,}" in alt


def test_a_suggested_route_that_costs_more_is_told_to_be_faster() -> None:
    view = western()
    best = recommend_route(view, 1, offered(view, 1))
    slow = msgspec.structs.replace(best, key="cheap", turns=best.turns + 9, fees=best.fees - 100)
    same = msgspec.structs.replace(slow, fees=best.fees)
    for other, words in ((slow, "Suggested A, faster: "), (same, "Suggested A: ")):
        assert words in draw(view, "en", names=NAMES, routes=[best, other]).alt


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_sum_of_a_bidder_is_cut(language: str) -> None:
    view = six_seats()
    rich = [msgspec.structs.replace(seat, cash=205_000 + n) for n, seat in enumerate(view.seats)]
    hammer = Auction("L&N", None, 9_000, bid=11_000, leader=1, waiting=[2, 3, 4, 5, 0, 1])
    view = msgspec.structs.replace(
        view, seats=rich, phase=Phase.AUCTION, auction=hammer, to_move=(2,), viewer=None
    )
    with spied("render.rail_baron") as lettered:
        railroad_card(view, "L&N", language, names=NAMES)
    texts = [line.text for line in lettered]
    assert {money(205_000 + n, language) for n in range(6)} <= set(texts)
    assert any(money(11_000, language) in text for text in texts), "a long name is cut instead"


def test_lists_of_players_tell_who_has_no_destination_and_no_railroads() -> None:
    view = six_seats()
    bare = {"destination": None, "declared": False, "railroads": ()}
    idle = msgspec.structs.replace(view.seats[1], **bare)
    view = msgspec.structs.replace(view, seats=[view.seats[0], idle, *view.seats[2:]])
    for form in (seat_lines, compact_lines, owner_lines):
        assert form(view, "en")[1].more.endswith("no\xa0railroads"), form
    assert seat_lines(view, "en")[1].aim == "no destination yet"
    assert compact_lines(view, "de")[1].more.startswith("noch kein Ziel\xa0· bei ")


def test_with_little_room_a_card_of_a_railroad_still_tells_where_everybody_is() -> None:
    view = six_seats()
    first = owner_lines(view, "en")[0]
    assert first.aim == "at Pittsburgh\xa0· Express" and "owns PA" in first.more
    whole, piece = (form(view, "en")[0] for form in (seat_lines, compact_lines))
    assert not piece.aim and piece.more == f"{whole.aim} {whole.payoff}\xa0· {whole.more}"


def test_an_auction_shows_its_railroad_and_a_purchase_what_is_for_sale() -> None:
    hammer = Auction("L&N", None, 9_000, bid=11_000, leader=1, waiting=[3, 1])
    view = msgspec.structs.replace(
        six_seats(), phase=Phase.AUCTION, auction=hammer, to_move=(3,), viewer=None
    )
    alt = railroad_card(view, "L&N", "en", names=NAMES).alt
    assert "bid at least $11,500 for L&N" in alt and f"{NAMES[1]} bids $11,000" in alt
    assert "Still bidding, in this order:" in alt and "Nashville" in alt
    assert six_seats().seats[3].cash is None or "cash secret" in alt
    lately = railroad_card(view, "L&N", "en", names=NAMES, deeds=(Deed(2, "declares"),)).alt
    assert f"{NAMES[2]}: declares." in lately and "bid at least $11,500 for L&N" in lately
    shop = msgspec.structs.replace(six_seats(), phase=Phase.PURCHASE)
    market_alt = market_card(shop, "en", names=NAMES).alt
    assert (
        "41,500" not in market_alt
        and "$40,000" in market_card(shop, "en", names=NAMES, cash=40_000).alt
    )
    seat = shop.to_move[0]
    mine, theirs = (
        market_card(shop, "en", names=NAMES, top=Top(reader=reader, secret=11_000))
        for reader in (seat, seat + 1)
    )
    assert mine.data != theirs.data, "what costs more than the reader has is not pale"
    assert "Destinations reached" in market_alt and all(
        mark in market_alt for mark in shop.bank[:3]
    )


def test_hidden_cash_is_nowhere_even_if_the_view_knows_it() -> None:
    """Ruling 24: a seat's own 41,500 is in its view, but the map may be shown to anybody."""
    view = six_seats(5)
    assert view.seats[0].cash == 41_500
    rows = seat_lines(view, "en")
    assert not any("41,500" in row.more or "None" in row.aim for row in rows)
    assert "cash $214,000" in rows[2].more
    assert "cash $152,000" in rows[4].more
    poorer = msgspec.structs.replace(
        view, seats=(msgspec.structs.replace(view.seats[0], cash=7), *view.seats[1:])
    )
    assert draw(poorer, "en", names=NAMES) == draw(view, "en", names=NAMES)


def test_u21_announces_later() -> None:
    """Ruling 30b: 214,000 is still secret there."""
    view = six_seats(options=Options(edition="u21"))
    assert not any("cash" in entry.more for entry in seat_lines(view, "en"))


def test_owning_a_railroad_changes_the_map() -> None:
    view = six_seats()
    sold = msgspec.structs.replace(
        view,
        seats=(msgspec.structs.replace(view.seats[0], railroads=("AT&SF", "B&M")), *view.seats[1:]),
    )
    third = msgspec.structs.replace(sold, third_owner=("PA",))
    pictures = {draw(v, "en", crop="whole", names=NAMES).data for v in (view, sold, third)}
    assert len(pictures) == 3


def test_rides_of_others_are_numbered_when_there_are_several() -> None:
    view = six_seats()
    rides = [ridden(view, 3, 4), ridden(view, 5, 2), ridden(view, 0, 3)]
    single, several = (draw(view, "en", rides=rides[:n], names=NAMES) for n in (1, 3))
    assert single.data != several.data
    assert several.alt.count(" rides ") == 3


def test_names_are_optional_and_every_letter_is_drawn() -> None:
    view = six_seats()
    assert "Seat 1: train at Pittsburgh" in draw(view, "en").alt
    assert shown_names(view, NAMES, "en")[5] == "Seat 6"


def test_spectators_see_the_seat_on_turn() -> None:
    view = msgspec.structs.replace(western(None), viewer=None)
    assert isinstance(view, View)
    seat_view = western(None)
    assert draw(view, "en", names=NAMES).data == draw(seat_view, "en", names=NAMES).data


def test_a_short_footer_has_the_railroads_of_the_reader_too() -> None:
    rows = seat_lines(six_seats(), "en", whole=(0, 2))
    assert [" · " in row.more.replace("\xa0", " ") for row in rows] == [
        seat in (0, 2) for seat in range(6)
    ]
    assert " ·" not in "".join(row.more for row in rows), "a line may begin with a dot"


def test_the_footer_has_room_for_everyone() -> None:
    view = six_seats()
    for count in range(2, 7):
        lines, brief = (seat_lines(view, "en", whole=seats)[:count] for seats in (None, (0,)))
        strip = render_footer(lines)
        assert strip.width == PHONE_WIDTH
        assert render_footer(brief).height <= strip.height < 480
        for seat, entry in zip(view.seats, lines, strict=False):
            assert set(seat.railroads) <= set(entry.more.replace(",", "").split())


@pytest.mark.parametrize(
    ("start", "end"),
    [("Chicago", "New York"), ("Seattle", "Miami"), ("Oakland", "San Francisco"),
     ("Los Angeles", "Boston"), ("Minneapolis", "St. Paul")],
)  # fmt: skip
def test_trips_short_and_long(start: str, end: str) -> None:
    trip = find_trip(board(Options()), start, end)
    marks = [row.railroad for row in trip.direct]
    shown = render_trip(start, end, trip.path, marks, "en")
    assert shown == render_trip(start, end, trip.path, marks, "en")
    assert _image(shown.data).width == PHONE_WIDTH
    assert start in shown.alt
    assert end in shown.alt
    assert str(len(trip.path)) in shown.alt
    assert all(mark in shown.alt for mark in marks)


def test_a_trip_of_the_u21_edition() -> None:
    options = Options(edition="u21")
    trip = find_trip(board(options), "Detroit", "New Orleans")
    shown = render_trip("Detroit", "New Orleans", trip.path, [], "en", edition="u21")
    assert "$11,500" in shown.alt
