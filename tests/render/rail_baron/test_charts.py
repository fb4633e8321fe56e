"""The pictures of property, cash and the result: legible, honest about secrets, always the same."""

import io
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from PIL import Image

import data.rail_baron as facts
from data.texts import money
from render.charts.scales import nice_step, spread_labels
from render.paint.picture import Picture
from render.paint.style import SMALLEST, text_width
from render.rail_baron.players.cash import cash_history
from render.rail_baron.players.chip import short_name
from render.rail_baron.players.deeds import CHIP_WIDTH, render_deeds
from render.rail_baron.players.result import render_result
from rules.game import Standing
from rules.rail_baron.model.board import board
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import Auction, Phase, Turn
from rules.rail_baron.model.view import View
from tests.support.rail_baron.views import made_view, random_view, seat_view

NAMES = ("Anna", "Bob the Builder", "Čeněk", "Екатерина", "Ω", "Friedrich-Wilhelm von und zu Bern")
ENGINES = {"Freight": 0, "Express": 4_000, "SuperChief": 40_000}
COUNTS = range(2, 7)


def hidden(view: View) -> View:
    """The view with all cash secret."""
    seats = tuple(msgspec.structs.replace(seat, cash=None) for seat in view.seats)
    return msgspec.structs.replace(view, seats=seats, viewer=None)


def changed(view: View, seat: int, **fields: Any) -> View:
    """The view with one seat different."""
    seats = list(view.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], **fields)
    return msgspec.structs.replace(view, seats=tuple(seats))


def ended(seats: int, winner: int | None) -> View:
    view = random_view(seats, seats, 0.9)
    turn = Turn(number=91, seat=winner or 0)
    rich = tuple(
        msgspec.structs.replace(s, cash=(s.seat + 1) * 41_500, engine="Express") for s in view.seats
    )
    return msgspec.structs.replace(
        view, seats=rich, winner=winner, phase=Phase.OVER, turn=turn, to_move=()
    )


def ranking(view: View) -> list[Standing]:
    """Winner first, then by total."""
    prices = {row.mark: row.price for row in facts.railroads()}
    rows = []
    for seat in view.seats:
        worth = sum(prices[mark] for mark in seat.railroads)
        sums = {"cash": seat.cash, "railroads": worth, "engine": ENGINES[seat.engine]}
        total = None if seat.cash is None else seat.cash + worth + ENGINES[seat.engine]
        rows.append((seat.seat != view.winner, -(total or 0), seat.seat, total, sums))
    rows.sort(key=lambda row: row[:3])
    return [Standing(n, row[2], row[3], row[4]) for n, row in enumerate(rows, 1)]


def history(seats: int, turns: int, secret_below: int = 0) -> list[tuple[int, list[int | None]]]:
    """Made-up cash that rises, falls and crosses the levels."""
    points: list[tuple[int, list[int | None]]] = []
    for turn in range(turns):
        sums = [20_000 + turn * 3_500 * (seat + 1) // seats for seat in range(seats)]
        sums = [s - 60_000 if turn % 40 > 30 and s > 80_000 else s for s in sums]
        points.append((turn, [s if s >= secret_below else None for s in sums]))
    return points


def check(drawn: Picture) -> Image.Image:
    """Decodes, is as wide as a phone's picture, small enough and described. Returns the pixels."""
    image = Image.open(io.BytesIO(drawn.data))
    image.load()
    assert image.width == 1000
    assert image.format is not None and image.format.lower() == drawn.format
    assert len(drawn.data) <= 300_000
    assert drawn.alt.strip() and "{" not in drawn.alt
    return image


@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_deeds_of_every_distribution(seats: int, share: float) -> None:
    """Any number of seats with any part of the 28 railroads: each is told of exactly once."""
    view = hidden(random_view(seats * 7, seats, share))
    drawn = render_deeds(view, NAMES[:seats], "en")
    image = check(drawn)
    assert image.height <= 3000
    words = drawn.alt.replace(",", " ").replace(".", " ").split()
    for row in facts.railroads():
        assert words.count(row.mark) == 1
    if share == 0.5:
        assert drawn.data == render_deeds(view, NAMES[:seats], "en").data


@pytest.mark.parametrize("seats", COUNTS)
def test_all_deeds_in_one_hand(seats: int) -> None:
    graph = board(Options())
    rows = [seat_view(n, graph, railroads=tuple(graph.railroads)[: 28 * n]) for n in range(2)]
    rows += [seat_view(n, graph) for n in range(2, seats)]
    view = made_view(tuple(rows))
    drawn = render_deeds(view, NAMES[:seats], "en")
    check(drawn)
    assert "Opponents' railroads cost $10,000" in drawn.alt


def test_deeds_keep_secret_cash_secret() -> None:
    """Views that differ in what they hide cannot differ in the picture: it only sees None."""
    view = hidden(random_view(4, 4))
    drawn = render_deeds(view, NAMES[:4], "en")
    assert drawn.alt.count("cash secret") == 4
    assert "cash $" not in drawn.alt
    public = render_deeds(changed(view, 2, cash=163_500), NAMES[:4], "en")
    assert public.alt.count("cash secret") == 3
    assert "$163,500" in public.alt
    assert public.data != drawn.data


def test_deeds_tell_their_reader_the_own_cash() -> None:
    view = msgspec.structs.replace(changed(hidden(random_view(4, 4)), 1, cash=23_500), viewer=1)
    alt = render_deeds(view, NAMES[:4], "en").alt
    assert alt.count("cash secret") == 3
    assert "cash $23,500, which the others do not see" in alt
    announced = render_deeds(changed(view, 1, cash=163_500), NAMES[:4], "en").alt
    assert "cash $163,500" in announced and "which the others" not in announced


def test_deeds_tell_auction_third_owner_and_sold_out() -> None:
    view = random_view(11, 2, 0.8)
    seller = view.seats[0]
    hammer = Auction(seller.railroads[0], 0, 6_000, 6_500, 1, [0])
    view = msgspec.structs.replace(
        view, third_owner=view.bank, bank=(), sold_out=True, auction=hammer
    )
    drawn = render_deeds(view, NAMES[:2], "en")
    check(drawn)
    assert f"Auction: {seller.railroads[0]}." in drawn.alt
    assert "Bob the Builder bids $6,500" in drawn.alt
    assert "The imaginary third player has" in drawn.alt
    assert "The bank has nothing left to sell" in drawn.alt


def test_deeds_tell_declared_and_bankrupt() -> None:
    view = random_view(12, 3)
    before = render_deeds(view, NAMES[:3], "en")
    view = changed(view, 0, declared=True, alternate="Reno", cash=212_000)
    view = changed(view, 1, bankrupt=True, railroads=(), cash=0)
    drawn = render_deeds(view, NAMES[:3], "en")
    assert "Declared, cash" in drawn.alt and "Alternate Reno" in drawn.alt
    assert "Bob the Builder: Bankrupt." in drawn.alt
    assert drawn.data != before.data


def test_deeds_after_the_end_tell_the_winner_and_no_destination() -> None:
    view = changed(ended(3, 1), 1, declared=True, alternate="Reno")
    alt = render_deeds(view, NAMES[:3], "en").alt
    assert "Bob the Builder: Winner, cash $83,000" in alt
    assert "To " not in alt


def test_alt_text_of_deeds_fits_discord() -> None:
    """Six long names and all railroads owned: prices give way, nothing else is lost."""
    view = random_view(9, 6, 1.0)
    drawn = render_deeds(view, [f"{name:n<32}" for name in "ABCDEF"], "en")
    assert len(drawn.alt) <= 1024 + 6 * 32
    assert all(row.mark in drawn.alt for row in facts.railroads())
    short = render_deeds(random_view(9, 3, 0.6), NAMES[:3], "en")
    assert len(short.alt) <= 1024


def test_every_railroad_has_a_name_that_fits_its_deed() -> None:
    for row in facts.railroads():
        name = short_name(row, CHIP_WIDTH - 24)
        assert text_width(name, SMALLEST) <= CHIP_WIDTH - 24
        assert "…" not in name
    named = {row.mark: short_name(row, CHIP_WIDTH - 24) for row in facts.railroads()}
    assert named["RF&P"] == "Richmond, F. & P."
    assert named["AT&SF"] == "Santa Fe"
    assert len(set(named.values())) == 28


@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("edition", ["original", "u21"])
def test_cash_history(seats: int, edition: Any) -> None:
    points = history(seats, 120, 150_000)
    drawn = cash_history(points, NAMES[:seats], "en", edition=edition)
    image = check(drawn)
    assert image.height < 1000
    assert ("$250,000" in drawn.alt) == (edition == "u21")
    assert all(name in drawn.alt for name in NAMES[:seats])
    assert drawn.data == cash_history(points, NAMES[:seats], "en", edition=edition).data


def test_cash_history_draws_no_line_where_cash_is_secret() -> None:
    """With everything secret no seat's colour appears in the plot; with cash known it does."""
    blue = (0, 98, 177)
    secret: list[tuple[int, list[int | None]]] = [(turn, [None, None]) for turn in range(30)]
    drawn = cash_history(secret, NAMES[:2], "en")
    plot = (120, 100, 900, 600)
    assert blue not in _colours(check(drawn), plot)
    assert drawn.alt.count("secret throughout") == 2
    rising: list[tuple[int, list[int | None]]] = [
        (t, [160_000 + t * 1_000, None]) for t in range(30)
    ]
    known = cash_history(rising, NAMES[:2], "en")
    assert blue in _colours(check(known), plot)
    assert "Anna: $189,000 at the end, highest $189,000 in turn 29." in known.alt


def _colours(image: Image.Image, box: tuple[int, int, int, int]) -> set[tuple[int, ...]]:
    """Colours within the box; what the palette made of seat 0's colour counts as that."""
    colours = image.convert("RGB").crop(box).getcolors(1 << 20)
    assert colours is not None
    close = set()
    for _, colour in colours:
        assert isinstance(colour, tuple)
        near = all(abs(a - b) <= 8 for a, b in zip(colour, (0, 98, 177), strict=True))
        close.add((0, 98, 177) if near else colour)
    return close


def test_a_gap_breaks_the_line() -> None:
    """Known, secret, known: the middle turns stay empty."""
    cash: list[int | None] = [*[180_000] * 10, *[None] * 20, *[180_000] * 10]
    points: list[tuple[int, list[int | None]]] = [(t, [c, None]) for t, c in enumerate(cash)]
    drawn = cash_history(points, NAMES[:2], "en")
    image = check(drawn)
    blue = (0, 98, 177)
    assert blue in _colours(image, (180, 100, 300, 600))
    assert blue not in _colours(image, (370, 100, 700, 600))
    assert blue in _colours(image, (760, 100, 900, 600))


def test_cash_that_became_secret_is_told_as_last_known() -> None:
    cash: list[int | None] = [152_000, 171_000, None]
    points: list[tuple[int, list[int | None]]] = [(t, [c, None]) for t, c in enumerate(cash, 1)]
    alt = cash_history(points, NAMES[:2], "en").alt
    assert "Anna: secret at the end, last known $171,000 in turn 2" in alt


@pytest.mark.parametrize("points", [[], [(0, [None, None])], [(9, [155_000, None])]])
def test_short_histories(points: list[tuple[int, list[int | None]]]) -> None:
    check(cash_history(points, NAMES[:2], "en"))


def test_axis_steps_and_badges_apart() -> None:
    assert [nice_step(span, 7) for span in (1, 7, 8, 14, 15, 35, 36, 70, 350, 351)] == [
        1, 1, 2, 2, 5, 5, 10, 10, 50, 100,
    ]  # fmt: skip
    places = spread_labels([100, 101, 102, 500, 699, 700], 90, 700, 50)
    assert all(b - a >= 50 for a, b in pairwise(places))
    assert min(places) >= 90 and max(places) <= 700
    assert spread_labels([100, 300], 90, 700, 50) == [100, 300]


@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("winner", [0, 1])
def test_result(seats: int, winner: int) -> None:
    view = ended(seats, winner)
    drawn = render_result(view, ranking(view), NAMES[:seats], "en")
    check(drawn)
    assert f"{NAMES[winner]} wins!" in drawn.alt
    assert "91 turns" in drawn.alt
    for row in ranking(view):
        assert row.total is not None
        assert money(row.total) in drawn.alt
    if winner == 0:
        assert drawn.data == render_result(view, ranking(view), NAMES[:seats], "en").data


def test_result_says_how_it_was_won() -> None:
    """Rulings 25, 26 and 23: declared in the home city, ridden home, the last one left."""
    view = ended(3, 1)
    rows, winner = ranking(view), view.seats[1]
    at_once = render_result(view, rows, NAMES[:3], "en")
    assert f"Declared in the home city {winner.home} with $83,000" in at_once.alt
    rode = changed(view, 1, declared=True, destination=winner.home, alternate="Reno")
    ridden = render_result(rode, rows, NAMES[:3], "en")
    assert f"Rode home to {winner.home} with $83,000" in ridden.alt
    assert ridden.data != at_once.data
    for seat in (0, 2):
        rode = changed(rode, seat, bankrupt=True, railroads=(), cash=0)
    assert "Everyone else is bankrupt" in render_result(rode, rows, NAMES[:3], "en").alt


def test_result_of_a_game_ended_early_keeps_cash_secret() -> None:
    view = hidden(ended(4, None))
    drawn = render_result(view, ranking(view), NAMES[:4], "en")
    check(drawn)
    assert drawn.alt.startswith("Nobody wins.") and "91 turns" in drawn.alt
    assert drawn.alt.count("Cash secret") == 4
    assert "Cash $" not in drawn.alt
