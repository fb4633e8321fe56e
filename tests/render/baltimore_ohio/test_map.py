"""The maps of Baltimore & Ohio: everything on them is legible, whole and in its place."""

import math
from itertools import combinations

import pytest
from msgspec.structs import replace

import data.baltimore_ohio as facts
from render.baltimore_ohio.map import map_sprites
from render.baltimore_ohio.map.board import render_board
from render.baltimore_ohio.map.lettering import Marked, Texts, Window, hexes_inside, place_labels
from render.baltimore_ohio.map.lines import line_stretches, track_pairs, tracks_of
from render.baltimore_ohio.map.map_drawing import cities_nyc_lacks, occupancy, render_map
from render.baltimore_ohio.map.schematic import code_places, render_schematic
from render.baltimore_ohio.map.sheet import (
    FAR,
    NEAR,
    SMALL,
    Sheet,
    black_edges,
    cube_slots,
    hex_corners,
    outline,
    side_line,
)
from render.baltimore_ohio.map.windows import board_parts, choose_windows
from render.baltimore_ohio.shared.livery import LIVERIES
from render.baltimore_ohio.shared.table_values import collect_news
from render.baltimore_ohio.shared.words import city_code, leave_out_ids, picture_text, short_name
from render.card.top import Top
from render.map.hexes import whole_window
from render.paint.style import PHONE_WIDTH, SMALLEST, WHITE, text_width
from tests.games.baltimore_ohio.pictures import PACKAGE, build
from tests.support.baltimore_ohio import kit as bo
from tests.support.baltimore_ohio.pictures import again, crowded, ended, fresh, played
from tests.support.eyes import BLINDNESS, unlike
from tests.support.lettering import LONG, clear, spied


def _apart(table: bo.State, sheet: Sheet, window: Window, marked: Marked) -> None:
    """Whatever is lettered stands apart from all else, and every city has its name or letters."""
    with spied(PACKAGE) as seen:
        render_map(table, sheet, window, marked)
    assert clear(seen) == []
    words = {line.text for line in seen}
    for row in hexes_inside(sheet, window):
        assert row.city is None or {row.city, city_code(row.city)} & words, row


@pytest.mark.parametrize("ids", [False, True])
@pytest.mark.parametrize("sheet", [NEAR, FAR])
@pytest.mark.parametrize(
    "level", [1, 4, 7, *(pytest.param(level, marks=pytest.mark.soak) for level in (2, 3, 5, 6))]
)
def test_texts_on_the_map_are_apart(level: int, sheet: Sheet, ids: bool) -> None:
    """On the whole board at either scale, at Tech Levels."""
    for view in (again(fresh()), again(crowded())):
        view.table.tech_level = level
        _apart(view.table, sheet, whole_window(sheet), Marked(ids=ids))


@pytest.mark.parametrize(
    "every", [pytest.param(240, id="few"), pytest.param(40, id="many", marks=pytest.mark.soak)]
)
@pytest.mark.parametrize("seats", bo.GAME.seats)
def test_texts_are_apart_about_every_network(seats: int, every: int) -> None:
    """Whatever part of the board a railroad's network makes the picture show: all of it near, or
    all of the board and of a network too wide for a phone its newest part."""
    for view, _ in played(seats, bo.ALL_EXPANSIONS)[0][every // 2 :: every]:
        for name, line in view.table.railroads.items():
            beside = {h for hex_ in line.track for h in bo.board().neighbours[hex_]}
            build = tuple(sorted(beside - set(line.track))[:4])
            for proposal in ((), build):
                marked = Marked(name, (), proposal)
                wide, places = choose_windows(view.table, marked)
                for sheet, window in places:
                    assert window.width == PHONE_WIDTH
                    _apart(view.table, sheet, window, marked)
                there = {row.id for place in places for row in hexes_inside(*place)}
                whole = {*proposal} if wide else {*line.track, *proposal}
                assert whole <= there or not places


def test_a_planned_build_is_shown_below_the_board_as_soon_as_there_is_room() -> None:
    """All of it, though it is taller than what such a crop shows of a network."""
    table = again(crowded()).table
    albany = next(hex_ for hex_, city in bo.board().city.items() if city == "Albany")
    build = ("F19", "E19", albany)
    wide = [name for name in table.railroads if choose_windows(table, Marked(name))[0]]
    for name in wide[:2]:
        marked = Marked(name, (), build)
        windows = [choose_windows(table, marked, SMALL.height + room)[1] for room in (300, 460)]
        assert not windows[0] and set(build) <= {row.id for row in hexes_inside(*windows[1][0])}
    assert wide


def test_the_whole_board_shows_what_the_railroad_in_question_can_build_for() -> None:
    """Clear of letters and lines; once its track is built, nothing."""
    table = again(fresh()).table
    home = facts.railroads()["NYC"].home_hex
    table.railroads["NYC"] = replace(table.railroads["NYC"], track=[home], treasury=500)
    numbers = []
    for phase, marked in (
        (bo.Phase.TRACK, "NYC"),
        (bo.Phase.SERVICE, "NYC"),
        (bo.Phase.TRACK, None),
    ):
        table.phase = phase
        with spied(PACKAGE) as seen:
            render_schematic(table, Marked(marked))
        assert clear(seen) == []
        numbers.append([line.text for line in seen if line.text.isdigit()])
    assert numbers[0] and set(numbers[0]) <= {"20", "30", "40", "60"} and numbers[1:] == [[], []]


def test_every_city_is_named_in_one_of_the_three_parts() -> None:
    named = {row.city for window in board_parts() for row in hexes_inside(NEAR, window)}
    assert named >= set(facts.cities())


@pytest.mark.parametrize("sheet", [NEAR, FAR])
def test_letters_of_a_city_at_the_edge_of_a_picture_are_whole(sheet: Sheet) -> None:
    """With the house before them and the outline around both."""
    homes = frozenset(facts.railroads())
    for hex_, city in bo.board().city.items():
        x, y = sheet.centres[hex_]
        for left in (math.floor(x - sheet.across / 2), math.ceil(x + sheet.across / 2) - 240):
            window = Window(left, round(y) - 240, 240, 480)
            texts = Texts(sheet, window, Marked(), 1, frozenset(), frozenset(), homes, ())
            (label,) = [label for label in place_labels(texts) if label.hex == hex_]
            plate = map_sprites.name(label.text, label.home, WHITE, WHITE)
            start = round(label.x) - plate.x
            assert 0 <= start <= window.width - plate.image.width, (city, left)


def test_letters_of_cities_on_the_schematic_are_apart() -> None:
    """Each its own, within the picture."""
    codes = {hex_: city_code(bo.board().city[hex_]) for hex_ in bo.board().city}
    assert len(set(codes.values())) == len(codes)
    half = {hex_: text_width(word, SMALLEST, True) / 2 + 4 for hex_, word in codes.items()}
    for hex_, (x, _) in code_places().items():
        assert half[hex_] <= x <= SMALL.width - half[hex_]
    for a, b in combinations(code_places(), 2):
        (ax, ay), (bx, by) = code_places()[a], code_places()[b]
        assert abs(ax - bx) >= half[a] + half[b] + 4 or abs(ay - by) >= 32, (a, b)


def test_a_network_is_one_line() -> None:
    """Each hex is joined to one before it, and lines that share a way lie side by side."""
    table = ended().table
    for line in table.railroads.values():
        pairs = track_pairs(tuple(line.track))
        assert {other for _, other in pairs} == set(line.track[1:])
        assert all(line.track.index(before) < line.track.index(after) for before, after in pairs)
    sharing: dict[tuple[str, int], list[float]] = {}
    for stretch in line_stretches(tracks_of(table)):
        sharing.setdefault((stretch.hex, stretch.direction), []).append(stretch.lane)
    assert max(map(len, sharing.values())) > 1
    assert all(len(set(lanes)) == len(lanes) for lanes in sharing.values())


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_railroads_stay_apart_for_every_eye(blindness: str) -> None:
    """Any two railroads differ by at least 20 in CIE Lab, by mark, by dash and by name."""
    assert set(LIVERIES) == set(facts.railroads())
    unlike(LIVERIES.values(), blindness)


def test_the_map_has_every_cube_once() -> None:
    table = crowded().table
    there = [(hex_, name) for hex_, names in occupancy(table).items() for name in names]
    placed = [(hex_, name) for name, line in table.railroads.items() for hex_ in line.track]
    assert sorted(there) == sorted(placed)
    assert len(there) == len(set(there))


@pytest.mark.parametrize("sheet", [NEAR, FAR])
@pytest.mark.parametrize("count", range(1, 12))
def test_cubes_have_places_of_their_own_in_the_hex(count: int, sheet: Sheet) -> None:
    places = cube_slots(sheet, count)
    assert len(places) == count
    for x, y, wide, tall in places:
        assert abs(x) + wide / 2 <= sheet.across / 2 - 2
        assert abs(y) + tall / 2 <= sheet.cube / 2 + 2
    for (ax, ay, aw, at), (bx, by, bw, bt) in combinations(places, 2):
        assert abs(ax - bx) >= (aw + bw) / 2 or abs(ay - by) >= (at + bt) / 2


@pytest.mark.parametrize("sheet", [NEAR, FAR])
def test_the_border_of_a_hex_is_its_six_sides(sheet: Sheet) -> None:
    corners = hex_corners(sheet)
    sides = outline(frozenset({"G10"}))
    assert sorted(direction for _, direction in sides) == list(range(6))
    for _, direction in sides:
        for point in side_line(sheet, direction):
            assert min(math.dist(point, corner) for corner in corners) < 0.01
    assert len(outline(frozenset({"G10", "G11"}))) == 10


def test_black_edges_are_those_of_the_board() -> None:
    rows = {(row.q, row.r): row.id for row in facts.board_map().hexes}
    at = {name: place for place, name in rows.items()}
    edges = set()
    for hex_, direction in black_edges():
        (q, r), (dq, dr) = at[hex_], facts.NEIGHBOUR_STEPS[direction]
        edges.add(frozenset({hex_, rows[q + dq, r + dr]}))
    assert edges == {frozenset(edge.between) for edge in facts.board_map().impassable}


def test_privileges_are_shown_until_they_are_met() -> None:
    table = fresh().table
    assert cities_nyc_lacks(table) == bo.board().green
    assert bo.Position(table).is_pa_closed()
    table.railroads["NYC"].track = sorted(bo.board().green)
    table.railroads["PA"].track = sorted(bo.board().pa_cities)
    assert not cities_nyc_lacks(table)
    assert not bo.Position(table).is_pa_closed()


def test_what_was_built_is_framed_whoever_built_it() -> None:
    view = ended()
    mine = view.table.railroads["PA"].track
    events = [bo.TrackBuilt("PA", tuple(mine[-2:]), 40)]
    assert collect_news(events).hexes == tuple(mine[-2:])
    for railroad in ("PA", "BO"):
        plain = render_board(view, LONG, "en", railroad=railroad).data
        assert render_board(view, LONG, "en", railroad=railroad, events=events).data != plain


@pytest.mark.parametrize("reader", [None, 0, 3])
def test_the_reader_s_shares_stand_below_any_map(reader: int | None) -> None:
    view = ended()
    player = view.table.players[reader or 0]
    assert player.shares
    for railroad in (None, "PA"):
        alt = render_board(view, LONG, "en", railroad=railroad, top=Top(reader=reader)).alt
        assert (f"Yours: cash ${player.cash:,}" in alt) == (reader is not None)
        for name, count in player.shares.items():
            held = f"{short_name(name)} × {count}"
            assert (held in alt) == (reader is not None)


def test_a_build_is_told_with_what_it_costs_and_leaves() -> None:
    view, hexes = build("IC")
    costs = [bo.board().cost[hex_] for hex_ in hexes]
    total = sum(costs)
    with spied(PACKAGE) as lettered:
        drawn = render_board(view, LONG, "en", railroad="IC", proposal=hexes)
    words = [line.text for line in lettered]
    parts = " + ".join(map(str, costs))
    assert f"{parts} = ${total}, leaving ${600 - total}" in words
    assert f"${total} in all" in drawn.alt


def test_ids_of_hexes_stand_only_where_the_map_letters_them() -> None:
    line = "PA builds J15, I15, Detroit (D10) for $90; NKP $82 → $91"
    unlettered = "PA builds 2 hexes, Detroit for $90; NKP $82 → $91"
    assert leave_out_ids(line, (), "en") == leave_out_ids(line, ("J15",), "en") == unlettered
    assert leave_out_ids(line, ("I15", "J15"), "en") == line.replace(" (D10)", "")


def test_the_cities_of_pa_are_explained_where_they_are_seen() -> None:
    """Not by the hills of Pennsylvania alone (26)."""
    view, sign = again(fresh()), picture_text("sign-pa", "en", railroad="PA")
    seen = {}
    for name in facts.railroads():
        view.table.railroads[name].track = [facts.railroads()[name].home_hex]
        with spied(PACKAGE) as lettered:
            render_board(view, LONG, "en", railroad=name)
        _, places = choose_windows(view.table, Marked(name))
        there = {row.id for place in places for row in hexes_inside(*place)}
        seen[name] = bool(there & bo.board().pa_cities)
        assert (sign in {line.text for line in lettered}) == seen[name], name
    assert len(set(seen.values())) == 2
