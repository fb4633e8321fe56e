"""The maps of Train Tycoon: legible on a phone, told in both languages, always the same, blind to
what is secret."""

import math
from collections.abc import Iterator
from io import BytesIO
from itertools import combinations, product

import pytest
from msgspec.structs import replace
from PIL import Image

import data.train_tycoon as facts
from data.texts import languages, money
from render.card.top import Top
from render.map.hexes import whole_window
from render.paint.canvas import Box
from render.paint.style import PHONE_WIDTH, TALLEST
from render.train_tycoon.map.board import render_board
from render.train_tycoon.map.company_strip import describe_plan_costs
from render.train_tycoon.map.map_alt import find_map_changes
from render.train_tycoon.map.map_drawing import place_labels, with_investment, with_plan
from render.train_tycoon.map.places import (
    Marked,
    coin_places,
    crossed_edges,
    hub_boxes,
    to_window,
    train_box,
    train_positions,
)
from render.train_tycoon.map.sheet import Sheet, far_sheet, hexes_inside, near_sheet
from render.train_tycoon.map.windows import choose_windows, map_parts
from render.train_tycoon.shared.sums import Earning
from render.train_tycoon.shared.words import picture_text as told_as
from render.train_tycoon.shared.words import place_name, short_name
from rules.dice import SeededDice
from rules.game import copy_state
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model import events as told
from rules.train_tycoon.model import operation_events as op
from rules.train_tycoon.model.board import board as rule_board
from rules.train_tycoon.model.options import Options
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.operation import lines
from rules.train_tycoon.setup import SEATS
from tests.games.train_tycoon.maps import HOWS, PACKAGE, WIDE, turn
from tests.support.lettering import LONG, spied
from tests.support.train_tycoon.charts import otherwise, public
from tests.support.train_tycoon.maps import busiest, crowd, plans


def covered(a: Box, b: Box) -> float:
    """The share of the smaller box that lies under the other."""
    across = min(a[2], b[2]) - max(a[0], b[0])
    down = min(a[3], b[3]) - max(a[1], b[1])
    least = min((c[2] - c[0]) * (c[3] - c[1]) for c in (a, b))
    return max(0.0, across) * max(0.0, down) / least


def things(state: State, sheet: Sheet) -> tuple[list[Box], list[Box]]:
    """What bears numbers on a whole map: trains, hubs and investments; and the names of cities."""
    window, spots = whole_window(sheet), train_positions(state, sheet, frozenset())
    boxes = [train_box(number, at) for number, at in to_window(spots, window).items()]
    boxes += hub_boxes(state, sheet, window)
    boxes += [coin.box for coin in coin_places(state, sheet).values()]
    labels = place_labels(state, sheet, window, Marked(), spots)
    return boxes, [label.box for label in labels]


@pytest.mark.parametrize("name", facts.MAPS)
def test_nothing_on_a_map_hides_another_thing(name: str) -> None:
    """Every twelfth step of a game with some thirty lines at once: trains, hubs, investments and
    names leave each other at least nine tenths; on the smaller scale, where it is used, three
    quarters."""
    for state, _ in crowd(name)[::12]:
        for sheet, most in ((near_sheet(name), 0.1), (far_sheet(WIDE), 0.25)):
            if sheet.map == name:
                boxes, labels = things(state, sheet)
                for a, b in combinations([*boxes, *labels], 2):
                    assert covered(a, b) <= most, (state.turn, a, b)


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize("name", ["alberta_v1", WIDE])
def test_what_a_line_would_cost_can_be_read(name: str, how: str) -> None:
    """A sum in each of its hexes, the rights at its hubs, and none of them hides another."""
    view, plan = plans(name)[how]
    marked = Marked(view.table.operation.company if view.table.operation else None, plan=plan)
    table = with_plan(view.table, marked)
    sheet, windows = choose_windows(view.table, marked)
    spots = train_positions(table, sheet, frozenset(lay.hex for lay in plan.way.lays))
    rights: dict[str, int] = {}
    for hub, _, price in plan.cost.rights:
        rights[hub] = rights.get(hub, 0) + price
    for window in windows:
        labels = place_labels(table, sheet, window, marked, spots)
        sums = [label.text for label in labels if label.kind == "cost"]
        assert sums == ["0" if lay.how == "reuse" else "20" for lay in plan.way.lays]
        assert sum(map(int, sums)) == plan.cost.track
        paid = {label.hex: label.text for label in labels if label.kind == "rights"}
        assert paid == {hub: f"+{price}" for hub, price in rights.items()}
        for a, b in combinations(labels, 2):
            assert covered(a.box, b.box) == 0, (a, b)
    assert {lay.hex for lay in plan.way.lays} <= hexes_inside(sheet, windows[0]) | hexes_inside(
        sheet, windows[-1]
    )


@pytest.mark.parametrize("name", facts.MAPS)
def test_names_of_hexes_are_apart_and_complete(name: str) -> None:
    state, sheet = busiest(name), near_sheet(name)
    marked = Marked(ids=True)
    labels = place_labels(state, sheet, whole_window(sheet), marked, {})
    for a, b in combinations(labels, 2):
        assert covered(a.box, b.box) <= 0.05, (a, b)
    named = {label.hex for label in labels if label.kind == "id"}
    within = {hex_ for hex_, hub in state.hubs.items() if hub.kind != "transfer"}
    assert named == rule_board(name).open - within


@pytest.mark.parametrize("name", facts.MAPS)
def test_no_two_boxes_of_companies_meet(name: str) -> None:
    """A line's boxes stand on edges, which no other line crosses (48)."""
    for state, _ in crowd(name)[::20]:
        sheet = near_sheet(name)
        places = [
            at for line in state.lines if not line.broken for at in crossed_edges(sheet, line)
        ]
        for a, b in combinations(places, 2):
            assert math.dist(a, b) > sheet.cube + 4


@pytest.mark.parametrize("name", facts.MAPS)
def test_pictures_do_not_depend_on_what_others_know(name: str) -> None:
    """A spectator's, and each seat's with the secrets of all others changed; one's own investments
    show what they come to."""
    state = next(row for row, _ in crowd(name) if row.secret.choices and len(row.investments) > 5)
    other = otherwise(state)
    assert other.secret != state.secret
    assert render_board(public(state), LONG, "en") == render_board(public(other), LONG, "en")
    for seat in range(len(state.players)):
        mixed = copy_state(other)
        mixed.secret.markers[seat] = list(state.secret.markers[seat])
        mixed.secret.choices = [
            mine if mine.seat == seat else theirs
            for mine, theirs in zip(state.secret.choices, other.secret.choices, strict=True)
        ]
        seen = render_board(GAME.view(state, seat), LONG, "en")
        assert seen == render_board(GAME.view(mixed, seat), LONG, "en")
        placed = [marker for marker in state.investments if marker.seat == seat]
        placed = [] if map_parts(name) else placed  # a map in two parts has no room for them
        assert (seen.data != render_board(public(state), LONG, "en").data) == bool(placed)


def test_an_investment_thought_of_lies_where_it_would() -> None:
    """Framed where there is one place for it; of several, none is told to be it (63)."""
    state = next(row for row, _ in crowd("alberta_v1") if row.phase is Phase.INVEST)
    view, taken = public(state), {coin.hex for coin in state.investments}
    seat, hexes = view.to_move[0], sorted(state.track.keys() - taken)[:2]
    one_place, two_places = (with_investment(view, view.table, hexes[:count]) for count in (1, 2))
    assert [(coin.seat, coin.hex) for coin in one_place.investments[-1:]] == [(seat, hexes[0])]
    assert two_places.investments == state.investments
    pictures = [render_board(view, LONG, "en", invest=hexes[:count]) for count in (0, 1, 2)]
    assert len({picture.data for picture in pictures}) == 3
    choice = "an investment ($0 or $160, secret) on"
    assert f"{choice} {hexes[0]} or {hexes[1]} brings" in pictures[2].alt


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize("name", ["alberta_v1", WIDE])
def test_a_line_thought_of_is_drawn_as_the_rules_would_lay_it(name: str, how: str) -> None:
    """Track and new hubs are those of the game after the action; the view is left alone."""
    view, plan = plans(name)[how]
    before = copy_state(view.table)
    after = with_plan(view.table, Marked(plan=plan))
    assert view.table == before
    real = copy_state(view.table)
    real.secret.markers = real.secret.markers or [[] for _ in real.players]
    opened = [
        event
        for event in GAME.apply(real, view.to_move[0], plan.action, None)  # type: ignore[arg-type]
        if isinstance(event, op.LineOpened)
    ]
    assert len(opened) == 1
    for hex_, pieces in after.track.items():
        there = {piece.pair for piece in real.track.get(hex_, ())}
        assert {piece.pair for piece in pieces} == there
    assert {plan.way.start, plan.way.end} <= after.hubs.keys()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("how", HOWS)
def test_costs_are_told_by_kind(how: str, language: str) -> None:
    view, plan = plans(WIDE)[how]
    company = view.table.operation.company
    words = describe_plan_costs(view.table, company, plan, language)
    text = " ".join(word for word, _ in words)
    assert money(plan.cost.total, language) in words[-1][0]
    assert money(plan.cost.track, language) in words[0][0]
    for _, other, price in plan.cost.rights:
        assert f"{other} {money(price, language)}" in text
    if plan.cost.engineering:
        assert money(plan.cost.engineering, language) in text
    drawn = render_board(view, LONG, language, plan=plan)
    for word, _ in words:
        assert f"{word}." in drawn.alt


def test_a_line_that_breaks_another_warns_of_it() -> None:
    for name in ("alberta_v1", WIDE):
        for view, plan in plans(name).values():
            warned = [
                word
                for word, warns in describe_plan_costs(
                    view.table, view.table.operation.company, plan, "en"
                )
                if warns
            ]
            broken = [
                line for line in with_plan(view.table, Marked(plan=plan)).lines if line.broken
            ]
            assert len(warned) == bool(broken)
            assert all(str(line.id) in warned[0] for line in broken)


def test_lines_that_must_be_seen_are_in_one_window_or_in_one_each() -> None:
    state = busiest("alberta_v1")
    height = near_sheet("alberta_v1").centres
    short = [line for line in state.lines if len(line.route) < 3]
    lines = sorted(short, key=lambda line: height[line.ends[0]][1])
    owner = lines[0].owner
    for pair in ((lines[0], lines[1]), (lines[0], lines[-1])):
        apart = tuple((line.id, line.ends) for line in pair)
        sheet, windows = choose_windows(state, Marked(owner, apart=apart), True)
        for (_, ends), window in zip(apart, (windows[0], windows[-1]), strict=True):
            assert set(ends) <= hexes_inside(sheet, window)


@pytest.mark.parametrize("language", languages())
def test_where_a_line_begins_and_what_is_within_reach_is_marked(language: str) -> None:
    """Both on the map, with the price; what comes of it and what can be spent above it."""
    view, plan = next(iter(plans("alberta_v1").values()))
    position = Position(view.table)
    name, start, end = position.operation.company, plan.way.start, plan.way.end
    reach = [Earning(end, 60, -10, 40)]
    price, after = (money(amount, language) for amount in (60, 40))
    with spied(PACKAGE) as lettered:
        drawn = render_board(view, LONG, language, company=name, ids=True, start=start, reach=reach)
    assert {told_as("start", language), price} <= {line.text for line in lettered}
    assert place_name(view.table, end, language) in drawn.alt
    assert all(sum_ in drawn.alt for sum_ in (price, after))
    assert money(position.spending_limit(name), language) in drawn.alt


@pytest.mark.parametrize("reader", [None, 0, 3])
def test_the_reader_s_shares_stand_below_the_map(reader: int | None) -> None:
    view = public(busiest("alberta_v1"))
    company = max(view.table.lines, key=lambda line: line.id).owner
    alt = render_board(view, LONG, "en", company=company, top=Top(reader=reader)).alt
    assert ("Yours: " in alt) == (reader is not None)
    for name, count in view.table.players[reader or 0].shares.items():
        assert (f"{short_name(name)} × {count}" in alt) == (reader is not None)


def test_that_no_line_is_possible_is_said_only_where_it_is_so() -> None:
    """A picture may be of something else than the best line, and then doesn't name one."""
    view, _ = next(iter(plans("alberta_v1").values()))
    assert "No line" not in render_board(view, LONG, "en").alt
    name = Position(view.table).operation.company
    poor = replace(view.table.companies[name], net=-400, income=-100)
    table = replace(view.table, companies={**view.table.companies, name: poor}, track={})
    assert not lines.has_legal_line(Position(table))
    assert "No line is possible" in render_board(replace(view, table=table), LONG, "en").alt


@pytest.mark.parametrize("name", facts.MAPS)
def test_what_is_asked_about_is_never_cut_off_a_phone_s_map(name: str) -> None:
    """Even where that shows fewer hubs than another part of the network would."""
    state = busiest(name)
    owner = max(state.companies, key=lambda name: sum(line.owner == name for line in state.lines))
    for line in state.lines:
        if line.owner == owner:
            place = line.route[0][0]
            sheet, windows = choose_windows(state, Marked(owner, named=(*state.hubs, place)), True)
            assert any(place in hexes_inside(sheet, window) for window in windows)


def test_the_line_that_a_card_names_is_on_its_map() -> None:
    """Even where other lines, of a company that has none yet, begin and end elsewhere."""
    state, _ = turn("alberta_v1")
    north = [hub for hub in sorted(state.hubs) if hub < "H"]
    marked = Marked("PKR", offered=(*north, "Q6", "O8"), reach=(("Q6", ""), ("O8", "20 $")))
    sheet, windows = choose_windows(replace(state, lines=[]), marked, True)
    assert {"Q6", "O8"} <= hexes_inside(sheet, windows[0])


def test_changes_are_those_of_the_events() -> None:
    state, _ = turn("alberta_v1")
    hub, other = sorted(state.hubs)[:2]
    line = state.lines[0]
    events = [
        op.LineOpened("PDL", 99, hub, other, (("A1", (0, 3), "new"),), 20, 0, 0),
        op.Expanded("PDL", line.id, line.ends, 0),
        op.Delivered("PDL", "oil", hub, other, 30, 10, 40),
        op.HubRefilled("Z9", "oil", 2),
        told.Paid(0, None, 5, "line"),
    ]
    changes = find_map_changes(events, state)
    assert changes.laid == ("A1", *(hex_ for hex_, _ in line.route))
    assert changes.hubs == (hub, other)
    view = public(state)
    assert render_board(view, LONG, "en", events=events).data != render_board(view, LONG, "en").data


def beginnings(options: Options) -> Iterator[State]:
    """The first state of each phase before the first line, at all numbers of seats."""
    for seats in SEATS:
        dice, seen = SeededDice(f"cities {seats}".encode()), set[str]()
        state, _ = GAME.setup(seats, options, dice)
        while not state.lines:
            if state.phase not in seen:
                yield copy_state(state)
            seen.add(state.phase)
            seat = GAME.to_move(state)[0]
            GAME.apply(
                state, seat, GAME.robot("random").choose(GAME.view(state, seat), seat, dice), dice
            )


@pytest.mark.parametrize(("name", "more"), [*product(facts.MAPS, (False, True))])
def test_the_card_before_the_first_line_shows_every_hub(name: str, more: bool) -> None:
    """All cities and resources of all maps, with all seats, with and without expansions; as wide
    as a phone and no taller than a public card, and nothing on it hides another thing."""
    options = Options(name, investments=more, priority_auction=more)  # type: ignore[arg-type]
    for state in beginnings(options):
        company = state.operation.company if state.operation else None
        sheet, (window,) = choose_windows(state, Marked(company), brief=True)
        assert state.hubs.keys() <= hexes_inside(sheet, window)
        every = Marked(company, named=tuple(sorted(sheet.centres)))
        labels = [label.box for label in place_labels(state, sheet, window, every, {})]
        for a, b in combinations([*things(state, sheet)[0], *labels], 2):
            assert covered(a, b) <= 0.1, (a, b)
        drawn = render_board(public(state), LONG, "de", company=company, brief=True)
        width, height = Image.open(BytesIO(drawn.data)).size
        assert width == PHONE_WIDTH and height <= TALLEST, (state.phase, height)


@pytest.mark.parametrize("name", facts.MAPS)
def test_the_price_of_a_line_leaves_its_hub_free(name: str) -> None:
    """Of the one that a card names before the first line, on the whole map in small: wherever it
    ends its price hides neither that hub nor another one."""
    options = Options(name)  # type: ignore[arg-type]
    for state in beginnings(options):
        sheet, (window,) = choose_windows(state, Marked(), brief=True)
        boxes, _ = things(state, sheet)
        for hub in state.hubs:
            for price in ("$20", "$180"):
                marked = Marked(reach=(("A1", ""), (hub, price)))
                labels = place_labels(state, sheet, window, marked, {})
                (label,) = [label for label in labels if label.kind == "reach"]
                for box in boxes:
                    assert covered(label.box, box) <= 0.1, (hub, price)
