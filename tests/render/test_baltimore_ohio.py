"""The pictures of Baltimore & Ohio: legible on a phone, told in both languages, always the same."""

import math
from itertools import combinations

import pytest

import data.baltimore_ohio as facts
from data.texts import languages
from render.baltimore_ohio.finance.charter import render_charter
from render.baltimore_ohio.finance.equipment import render_equipment
from render.baltimore_ohio.finance.income import net_box
from render.baltimore_ohio.finance.market import render_market
from render.baltimore_ohio.finance.track import assign_lanes, build_counters, counter_span
from render.baltimore_ohio.map import map_sprites
from render.baltimore_ohio.map.board import render_board
from render.baltimore_ohio.map.lettering import Marked, Texts, Window, hexes_inside, place_labels
from render.baltimore_ohio.map.lines import line_stretches, track_pairs, tracks_of
from render.baltimore_ohio.map.map_drawing import (
    cities_nyc_lacks,
    is_pa_exclusive,
    occupancy,
    render_map,
)
from render.baltimore_ohio.map.schematic import code_places
from render.baltimore_ohio.map.sheet import (
    FAR,
    NEAR,
    SMALL,
    Sheet,
    black_edges,
    city_code,
    cube_slots,
    hex_corners,
    outline,
    side_line,
)
from render.baltimore_ohio.map.windows import board_parts, choose_windows
from render.baltimore_ohio.shared.livery import LIVERIES
from render.baltimore_ohio.shared.sums import describe_sum
from render.baltimore_ohio.shared.table_values import collect_news, share_value, value_moves
from render.baltimore_ohio.shared.words import (
    describe_prompt,
    leave_out_ids,
    picture_text,
    short_name,
)
from render.card.top import Top
from render.map.hexes import whole_window
from render.paint.style import PHONE_WIDTH, SMALLEST, WHITE, text_width
from render.words import money
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.market_round.auction import may_open
from rules.baltimore_ohio.model.position import Position
from tests.games.baltimore_ohio.pictures import PACKAGE, build, end
from tests.support.baltimore_ohio import kit as bo
from tests.support.baltimore_ohio.pictures import again, crowded, ended, fresh, played, trading
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
            beside = {h for own in line.track for h in bo.board().neighbours[own]}
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
        found = [choose_windows(table, marked, SMALL.height + room)[1] for room in (300, 460)]
        assert not found[0] and set(build) <= {row.id for row in hexes_inside(*found[1][0])}
    assert wide


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
    found = {hex_: city_code(bo.board().city[hex_]) for hex_ in bo.board().city}
    assert len(set(found.values())) == len(found)
    half = {hex_: text_width(word, SMALLEST, True) / 2 + 4 for hex_, word in found.items()}
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
        assert all(line.track.index(one) < line.track.index(other) for one, other in pairs)
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
    found = set()
    for hex_, direction in black_edges():
        (q, r), (dq, dr) = at[hex_], facts.NEIGHBOUR_STEPS[direction]
        found.add(frozenset({hex_, rows[q + dq, r + dr]}))
    assert found == {frozenset(edge.between) for edge in facts.board_map().impassable}


def test_privileges_are_shown_until_they_are_met() -> None:
    table = fresh().table
    assert cities_nyc_lacks(table) == bo.board().green
    assert is_pa_exclusive(table)
    table.railroads["NYC"].track = sorted(bo.board().green)
    table.railroads["PA"].track = sorted(bo.board().pa_cities)
    assert not cities_nyc_lacks(table)
    assert not is_pa_exclusive(table)


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


def test_moves_of_a_counter_are_added_up() -> None:
    """Down and up again is no arrow; two drops are one."""
    events = [
        bo.ValueMoved("PA", 100, 91, "sale"),
        bo.ValueMoved("BO", 110, 100, "sale"),
        bo.ValueMoved("PA", 91, 82, "orphans"),
        bo.ValueMoved("BO", 100, 110, "dividend"),
    ]
    track = facts.track_values()
    assert value_moves(events) == (("PA", track.index(100), track.index(82)),)


@pytest.mark.parametrize("seats", bo.GAME.seats)
def test_counters_of_a_space_stand_in_the_order_of_business(seats: int) -> None:
    """The upper lane is the top of the stack (18), and no two of a lane touch."""
    for view, events in played(seats, bo.ALL_EXPANSIONS)[0][::20]:
        rows = build_counters(view.table, collect_news(events))
        assert [row.railroad for row in rows] == view.table.order
        found = list(zip(rows, assign_lanes(rows), strict=True))
        for (a, upper), (b, lower) in combinations(found, 2):
            assert a.space != b.space or upper < lower
            (_, right), (left, end) = sorted((counter_span(a), counter_span(b)))
            assert upper != lower or left - right >= 10, (a, b, end)


def test_what_was_bought_is_framed_with_how_much() -> None:
    """A share cell tells what its owner gained or lost, the track where a railroad began."""
    view, _ = trading()
    name = view.table.order[0]
    events = [bo.SharesBought(0, name, 2, 1, 100), bo.SharesSold(1, name, 1, 100)]
    changes = collect_news(events).share_changes(name, 6)
    assert changes[:2] == (3, -1) and not any(changes[2:])
    assert collect_news(events).acted == {0, 1}
    with spied(PACKAGE) as lettered:
        render_market(view, LONG, "en", events=events)
    assert {"+3", "−1"} <= {word.text for word in lettered}


def test_prices_give_way_before_railroads_to_buy() -> None:
    """Where the sums of the market are too long for the head; the table below has the prices."""
    market = [view for view, _ in played(6, bo.ALL_EXPANSIONS)[0] if view.table.market is not None]
    sums = [describe_sum(view, "en").split(" · the treasury")[0] for view in market]
    assert any(" at $" in line for line in sums)
    assert any("buy up to" in line and " at $" not in line for line in sums)
    assert not any("…" in line and " at $" in line for line in sums)


def test_a_buy_back_and_an_auction_are_asked_with_their_sums() -> None:
    """Who pays, how much, and what a Robber Baron brings (14, 45)."""
    view = again(trading()[0])
    name = view.table.order[0]
    line = view.table.railroads[name]
    line.president, line.orphan, line.treasury = view.to_move[0], 3, 1000
    told = describe_sum(view, "en")
    value = money(share_value(view.table, name) or 0, "en")
    assert f"the treasury buys back up to 3 {short_name(name)} at {value}" in told
    assert ("auction a Robber Baron from $1" in told) == may_open(Position(view.table))


def test_ids_of_hexes_stand_only_where_the_map_letters_them() -> None:
    line = "PA builds J15, I15, Detroit (D10) for $90; NKP $82 → $91"
    unlettered = "PA builds 2 hexes, Detroit for $90; NKP $82 → $91"
    assert leave_out_ids(line, (), "en") == leave_out_ids(line, ("J15",), "en") == unlettered
    assert leave_out_ids(line, ("I15", "J15"), "en") == line.replace(" (D10)", "")


def test_it_asks_only_for_what_may_still_be_done() -> None:
    """Who has sold in this turn may not sell again (6), and ends the turn instead of passing."""
    view = again(trading()[0])
    assert view.table.market is not None
    assert "sell" in describe_prompt(view, LONG, "en") and "pass?" in describe_prompt(
        view, LONG, "en"
    )
    view.table.market.sold = True
    assert "sell" not in describe_prompt(view, LONG, "en") and "end" in describe_prompt(
        view, LONG, "en"
    )


def test_the_alt_text_of_the_market_tells_what_matters() -> None:
    view, _ = trading()
    alt = render_market(view, ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"), "en").alt
    seat = view.to_move[0]
    name = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")[seat]
    cash = view.table.players[seat].cash
    assert f"{name}: " in alt and "sell" in alt
    assert f"{name} has ${cash:,}" in alt
    first = view.table.order[0]
    held = view.table.railroads[first].held
    value = facts.track_values()[view.table.railroads[first].value or 0]
    assert f"{LIVERIES[first].short} at ${value}" in alt
    assert f"{held} Held" in alt


@pytest.mark.parametrize(("language", "verb"), [("en", "wins!"), ("de", "gewinnt!")])
def test_a_long_name_leaves_room_for_the_verb(language: str, verb: str) -> None:
    with spied(PACKAGE) as lettered:
        end(language)
    assert any(line.text.endswith(verb) for line in lettered)


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


@pytest.mark.parametrize("language", languages())
def test_robber_barons_are_named_in_full(language: str) -> None:
    with spied(PACKAGE) as lettered:
        render_market(crowded(), LONG, language, full=True)
    words = {line.text for line in lettered}
    assert {baron.name for baron in facts.barons().values()} <= words


@pytest.mark.parametrize("language", languages())
def test_cities_are_named_in_full_in_the_table_of_incomes(language: str) -> None:
    for level in range(1, 8):
        view = again(fresh())
        view.table.tech_level = level
        with spied(PACKAGE) as lettered:
            render_equipment(view, language)
        assert set(facts.cities()) <= {line.text for line in lettered}


def test_a_net_that_moves_nothing_has_no_mark() -> None:
    """A dash before a sum would be read as a minus."""
    widths = [net_box(30, before, "en").width for before in (40, 30, 20)]
    assert widths[0] == widths[1] == widths[2] - 30


def test_nets_to_choose_from_are_those_of_the_rules() -> None:
    """Every sum that some choice of cities makes, less maintenance (28)."""
    view = ended()
    name = view.table.order[0]
    found = {
        services.income(view.table, name, each.cities).net
        for each in services.possible_services(view.table, name)
    }
    with spied(PACKAGE) as lettered:
        render_charter(view, name, LONG, "en")
    assert {f"${net}" for net in found if net >= 0} <= {line.text for line in lettered}
