"""Opening a line, and placing a factory with its first line (section 11; rulings 44 to 49, 52)."""

from __future__ import annotations

from collections.abc import Iterator

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.game import copy_state
from rules.train_tycoon.model.actions import Lay, OpenLine, PlaceFactory, SkipLine, TakeTrain
from rules.train_tycoon.model.board import EXIT_EDGES, OPPOSITE, edge_pair
from rules.train_tycoon.model.events import Passed, PhaseBegan
from rules.train_tycoon.model.operation_events import (
    FactoryWaits,
    HubRemoved,
    LineOpened,
    OperationBegan,
    OperationSkipped,
)
from rules.train_tycoon.model.position import MutablePosition, Next, Position, Step
from rules.train_tycoon.model.state import Hub, Operation, Pair, Phase, Piece, State
from rules.train_tycoon.operation import lines, track
from rules.train_tycoon.operation.lines import LinePlanner, Opening, Plan, Way


def begin(play: MutablePosition) -> Next:
    """Begin Operate with those companies, in CO, that have a factory to place (45)."""
    state = play.state
    play.emit(PhaseBegan(state.turn, "operate"))
    state.extra_left = [
        name
        for name in state.order
        if state.companies[name].factory is not None and state.companies[name].president is not None
    ]
    return Step.NEXT_EXTRA


def next_extra(play: MutablePosition) -> Next:
    """Let the next company place its factory; one without a legal line waits a turn (45)."""
    state = play.state
    while state.extra_left:
        name = state.extra_left.pop(0)
        state.operation = Operation(name, extra=True)
        if lines.has_legal_line(play):
            _begin_operation(play, name)
            return Phase.FACTORY
        play.emit(FactoryWaits(name))
    state.operation = None
    state.companies_left = list(state.order)
    return Step.NEXT_COMPANY


def next_company(play: MutablePosition) -> Next:
    """Begin the turn of the next company in CO; one without a president is skipped (44)."""
    state = play.state
    while state.companies_left:
        name = state.companies_left.pop(0)
        if state.companies[name].president is None:
            play.emit(OperationSkipped(name))
            continue
        state.operation = Operation(name)
        _begin_operation(play, name)
        return Phase.LINE if lines.has_legal_line(play) else Step.TRAINS
    state.operation = None
    state.mover = None
    return Step.END_OPERATE


def _begin_operation(play: MutablePosition, name: str) -> None:
    president = play.company(name).president
    assert president is not None
    play.start_turn(president)
    play.emit(OperationBegan(name, president, play.operation.extra))


def legal_line(position: Position) -> Iterator[OpenLine | SkipLine]:
    yield SkipLine()
    for plan in lines.all_lines(position):
        assert isinstance(plan.action, OpenLine)
        yield plan.action


def legal_factory(position: Position) -> Iterator[PlaceFactory]:
    for plan in lines.all_lines(position):
        assert isinstance(plan.action, PlaceFactory)
        yield plan.action


def check_opening(position: Position, seat: int, action: Opening) -> None:
    plan_opening(position, action)


def plan_opening(position: Position, action: Opening) -> Plan:
    """Return the plan of the line with its cost. Raises RuleError if it may not be opened."""
    site = lines.line_planner(position)
    places_factory = isinstance(action, PlaceFactory)
    start = action.hex if isinstance(action, PlaceFactory) else action.start
    if not site.can_start(start):
        if places_factory:
            raise RuleError("factory-place", "46", hex=start)
        raise RuleError("line-start", "47", hex=start)
    most = position.turn_facts.max_track_tiles
    if not 1 <= len(action.route) <= most:
        raise RuleError("line-length", "48", length=len(action.route), most=most)
    if action.end not in position.board.hexes:
        raise RuleError("line-end", "47", hex=action.end)
    pairs = route_edges(position, start, action.route, action.end)
    for lay, edges in zip(action.route, pairs, strict=True):
        _check_lay(site, lay, edges)
    if not site.is_end(action.end, start):
        raise RuleError("line-end", "47", hex=action.end)
    plan = site.make_plan(Way(start, action.route, pairs, action.end))
    missing = site.missing_tile(plan.way)
    if missing is not None:
        raise RuleError("tiles-out", "49", tile=str(missing))
    if not site.is_affordable(plan.cost):
        limit = facts.loan_value() * facts.max_loans(position.operating_company.income)
        raise RuleError("spending", "44", cost_money=plan.cost.total, limit_money=limit)
    return plan


def route_edges(
    position: Position, start: str, route: tuple[Lay, ...], end: str
) -> tuple[Pair, ...]:
    """Return the edges of each hex of the route.

    Raises RuleError unless the hexes are neighbours, without a sharp bend and no hex twice (48)."""
    places = [start, *(lay.hex for lay in route), end]
    if len(set(places)) != len(places):
        raise RuleError("hex-twice", "48")
    edge = position.board.edge
    pairs = []
    for previous, hex_, following in zip(places, places[1:], places[2:], strict=False):
        if (previous, hex_) not in edge or (hex_, following) not in edge:
            raise RuleError("not-joined", "48", hex=hex_)
        enter, leave = OPPOSITE[edge[previous, hex_]], edge[hex_, following]
        if leave not in EXIT_EDGES[enter]:
            raise RuleError("sharp-bend", "48", hex=hex_)
        pairs.append(edge_pair(enter, leave))
    return tuple(pairs)


def _check_lay(site: LinePlanner, lay: Lay, edges: Pair) -> None:
    options, position = site.lay_options(lay.hex, edges), site.position
    if not options and (lay.hex in position.state.hubs or lay.hex not in position.board.open):
        raise RuleError("hex-closed", "48", hex=lay.hex)
    if not options and lay.hex in site.locked:
        raise RuleError("locked", "63", hex=lay.hex)
    if not options:
        raise RuleError("hex-blocked", "49", hex=lay.hex)
    if lay.how not in options:
        raise RuleError("hex-how", "49", hex=lay.hex, how=lay.how)


def do_skip_line(play: MutablePosition, seat: int, action: SkipLine) -> Next:
    play.emit(Passed(seat, "line"))
    return Step.TRAINS


def do_opening(play: MutablePosition, seat: int, action: Opening) -> Next:
    """Lay the track, put a train on it, pay (49, 52)."""
    name = play.operation.company
    plan = plan_opening(play, action)
    way, cost = plan.way, plan.cost
    company = play.company(name)
    if isinstance(action, PlaceFactory):
        assert company.factory is not None
        play.place_hub(way.start, Hub("factory", company.factory))
        company.factory = None
    laid = tuple((lay.hex, edges, lay.how) for lay, edges in zip(way.lays, way.pairs, strict=True))
    rights_total = sum(price for _, _, price in cost.rights)
    play.emit(
        LineOpened(
            name,
            play.state.last_line + 1,
            way.start,
            way.end,
            laid,
            cost.track,
            rights_total,
            cost.engineering,
        )
    )
    for lay, edges in zip(way.lays, way.pairs, strict=True):
        _lay_track(play, lay, edges)
    if way.end not in play.state.hubs:
        play.place_hub(way.end, Hub("transfer"))
    route = tuple((lay.hex, edges) for lay, edges in zip(way.lays, way.pairs, strict=True))
    line = track.put_train(play, name, (way.start, way.end), route)
    play.pay(name, None, cost.track + cost.engineering, "line")
    play.pay(name, None, rights_total, "rights")
    play.operation.opened = line.id
    return Step.REQUIRE_TRAIN


def open_on_copy(state: State, action: Opening) -> State:
    """Return a copy of the game in which the acting company has opened this line.

    Nothing that follows has happened yet. Raises RuleError if the line is not legal."""
    table = copy_state(state)
    play = MutablePosition(table)
    do_opening(play, 0, action)
    return table


def _lay_track(play: MutablePosition, lay: Lay, edges: Pair) -> None:
    """Put the track into a hex; the company's lines that lose theirs are broken."""
    state = play.state
    pieces = state.track.setdefault(lay.hex, [])
    if lay.how == "clear":
        for line in state.lines:
            if lay.hex in line.ends:
                track.break_line(play, line.id)
        del state.hubs[lay.hex]
        play.emit(HubRemoved(lay.hex))
    if lay.how == "reuse":
        lost = [piece.line for piece in pieces if piece.pair == edges]
    else:
        lost = [piece.line for piece in pieces] if lay.how == "replace" else []
    for number in lost:
        if number:
            track.break_line(play, number)
    if lay.how == "replace":
        pieces.clear()
    if lay.how != "reuse":
        pieces.append(Piece(edges))


def require_train(play: MutablePosition) -> Next:
    """If all trains are in use, wait for the choice of one for the new line (52)."""
    trains = len(play.lines_of(play.operation.company))
    return Phase.TAKE if trains > facts.components().trains_per_company else Step.INVEST


def legal_take(position: Position) -> Iterator[TakeTrain]:
    operation = position.operation
    for line in position.lines_of(operation.company):
        if line.id != operation.opened:
            yield TakeTrain(line.id)


def oldest_train(position: Position) -> TakeTrain:
    """Return taking a broken line's train, or else the oldest line's (65)."""
    operation = position.operation
    others = [line for line in position.lines_of(operation.company) if line.id != operation.opened]
    return TakeTrain(min(others, key=lambda line: (not line.broken, line.id)).id)


def check_take_train(position: Position, seat: int, action: TakeTrain) -> None:
    if action not in legal_take(position):
        raise RuleError("take-train", "52", line=str(action.line))


def do_take_train(play: MutablePosition, seat: int, action: TakeTrain) -> Next:
    track.take_train(play, action.line, "new line")
    return Step.INVEST


def finish_line(play: MutablePosition) -> Next:
    """Go on to the company's trains; an extra line is not the company's turn (45)."""
    return Step.NEXT_EXTRA if play.operation.extra else Step.TRAINS
