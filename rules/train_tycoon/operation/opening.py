"""Opening a line, and placing the factory with its first one (section 11; rulings 44 to 49, 52)."""

from __future__ import annotations

from collections.abc import Iterator

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.game import copied
from rules.train_tycoon.model.actions import Lay, OpenLine, PlaceFactory, SkipLine, TakeTrain
from rules.train_tycoon.model.board import ONWARD, OPPOSITE, pair
from rules.train_tycoon.model.events import (
    FactoryWaits,
    HubRemoved,
    LineOpened,
    OperationBegan,
    OperationSkipped,
    Passed,
    PhaseBegan,
)
from rules.train_tycoon.model.play import LOAN, Next, Play, Position, Step
from rules.train_tycoon.model.state import Hub, Operation, Pair, Phase, Piece, State
from rules.train_tycoon.operation import lines, track
from rules.train_tycoon.operation.lines import Opening, Plan, Site, Way


def begin(play: Play) -> Next:
    """First those companies, in CO, that have a factory to place (45)."""
    state = play.state
    play.tell(PhaseBegan(state.turn, "operate"))
    state.extra_left = [
        name
        for name in state.order
        if state.companies[name].factory is not None and state.companies[name].president is not None
    ]
    return Step.NEXT_EXTRA


def next_extra(play: Play) -> Next:
    """A factory without a legal place and line waits for the next turn (45)."""
    state = play.state
    while state.extra_left:
        name = state.extra_left.pop(0)
        state.operation = Operation(name, extra=True)
        if lines.any_legal(play):
            _begin(play, name)
            return Phase.FACTORY
        play.tell(FactoryWaits(name))
    state.operation = None
    state.companies_left = list(state.order)
    return Step.NEXT_COMPANY


def next_company(play: Play) -> Next:
    """Every company in CO; one without a president skips everything (44)."""
    state = play.state
    while state.companies_left:
        name = state.companies_left.pop(0)
        if state.companies[name].president is None:
            play.tell(OperationSkipped(name))
            continue
        state.operation = Operation(name)
        _begin(play, name)
        return Phase.LINE if lines.any_legal(play) else Step.TRAINS
    state.operation = None
    state.mover = None
    return Step.END_OPERATE


def _begin(play: Play, name: str) -> None:
    president = play.company(name).president
    assert president is not None
    play.turn_of(president)
    play.tell(OperationBegan(name, president, play.operation.extra))


def legal_line(position: Position) -> Iterator[OpenLine | SkipLine]:
    yield SkipLine()
    for plan in lines.every(position):
        assert isinstance(plan.action, OpenLine)
        yield plan.action


def legal_factory(position: Position) -> Iterator[PlaceFactory]:
    for plan in lines.every(position):
        assert isinstance(plan.action, PlaceFactory)
        yield plan.action


def check(position: Position, seat: int, action: Opening) -> None:
    examine(position, action)


def examine(position: Position, action: Opening) -> Plan:
    """The line with its cost. RuleError if it may not be opened."""
    site = lines.site(position)
    placing = isinstance(action, PlaceFactory)
    start = action.hex if isinstance(action, PlaceFactory) else action.start
    if not site.begins(start):
        if placing:
            raise RuleError("factory-place", "46", hex=start)
        raise RuleError("line-start", "47", hex=start)
    most = position.numbers.max_track_tiles
    if not 1 <= len(action.route) <= most:
        raise RuleError("line-length", "48", length=len(action.route), most=most)
    if action.end not in position.board.hexes:
        raise RuleError("line-end", "47", hex=action.end)
    pairs = course(position, start, action.route, action.end)
    for lay, edges in zip(action.route, pairs, strict=True):
        _examine_hex(site, lay, edges)
    if not site.is_end(action.end, start):
        raise RuleError("line-end", "47", hex=action.end)
    plan = site.plan(Way(start, action.route, pairs, action.end))
    missing = site.missing_tile(plan.way)
    if missing is not None:
        raise RuleError("tiles-out", "49", tile=str(missing))
    if not site.affordable(plan.cost):
        limit = LOAN * facts.max_loans(position.operating.income)
        raise RuleError("spending", "44", cost_money=plan.cost.total, limit_money=limit)
    return plan


def course(position: Position, start: str, route: tuple[Lay, ...], end: str) -> tuple[Pair, ...]:
    """The edges of each hex of the route: neighbours, no sharp bend, no hex twice (48)."""
    places = [start, *(lay.hex for lay in route), end]
    if len(set(places)) != len(places):
        raise RuleError("hex-twice", "48")
    edge = position.board.edge
    found = []
    for before, here, after in zip(places, places[1:], places[2:], strict=False):
        if (before, here) not in edge or (here, after) not in edge:
            raise RuleError("not-joined", "48", hex=here)
        enter, leave = OPPOSITE[edge[before, here]], edge[here, after]
        if leave not in ONWARD[enter]:
            raise RuleError("sharp-bend", "48", hex=here)
        found.append(pair(enter, leave))
    return tuple(found)


def _examine_hex(site: Site, lay: Lay, edges: Pair) -> None:
    hows, position = site.hows(lay.hex, edges), site.position
    if not hows and (lay.hex in position.state.hubs or lay.hex not in position.board.open):
        raise RuleError("hex-closed", "48", hex=lay.hex)
    if not hows and lay.hex in site.locked:
        raise RuleError("locked", "63", hex=lay.hex)
    if not hows:
        raise RuleError("hex-blocked", "49", hex=lay.hex)
    if lay.how not in hows:
        raise RuleError("hex-how", "49", hex=lay.hex, how=lay.how)


def do_skip(play: Play, seat: int, action: SkipLine) -> Next:
    play.tell(Passed(seat, "line"))
    return Step.TRAINS


def do_open(play: Play, seat: int, action: Opening) -> Next:
    """Lay the track, put a train on it, pay (49, 52)."""
    name = play.operation.company
    plan = examine(play, action)
    way, cost = plan.way, plan.cost
    company = play.company(name)
    if isinstance(action, PlaceFactory):
        assert company.factory is not None
        play.place(way.start, Hub("factory", company.factory))
        company.factory = None
    laid = tuple((lay.hex, edges, lay.how) for lay, edges in zip(way.lays, way.pairs, strict=True))
    paid = sum(price for _, _, price in cost.rights)
    play.tell(
        LineOpened(
            name,
            play.state.last_line + 1,
            way.start,
            way.end,
            laid,
            cost.track,
            paid,
            cost.engineering,
        )
    )
    for lay, edges in zip(way.lays, way.pairs, strict=True):
        _lay(play, lay, edges)
    if way.end not in play.state.hubs:
        play.place(way.end, Hub("transfer"))
    route = tuple((lay.hex, edges) for lay, edges in zip(way.lays, way.pairs, strict=True))
    line = track.put_train(play, name, (way.start, way.end), route)
    play.pay(name, None, cost.track + cost.engineering, "line")
    play.pay(name, None, paid, "rights")
    play.operation.opened = line.id
    return Step.LINE_DONE


def laid(state: State, action: Opening) -> State:
    """A copy of the game in which the company whose turn it is has opened this line, and nothing
    has followed from it yet. RuleError if the line is not legal."""
    table = copied(state)
    play = Play(table)
    do_open(play, 0, action)
    return table


def _lay(play: Play, lay: Lay, edges: Pair) -> None:
    """Put the track into a hex; own lines that lose theirs are broken."""
    state = play.state
    pieces = state.track.setdefault(lay.hex, [])
    if lay.how == "clear":
        for line in state.lines:
            if lay.hex in line.ends:
                track.break_line(play, line.id)
        del state.hubs[lay.hex]
        play.tell(HubRemoved(lay.hex))
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


def line_done(play: Play) -> Next:
    """With all trains out the new line's train comes from another one (52)."""
    trains = len(play.lines_of(play.operation.company))
    return Phase.TAKE if trains > facts.components().trains_per_company else Step.AFTER_TAKING


def legal_take(position: Position) -> Iterator[TakeTrain]:
    now = position.operation
    for line in position.lines_of(now.company):
        if line.id != now.opened:
            yield TakeTrain(line.id)


def oldest(position: Position) -> TakeTrain:
    """A broken line's train, else the oldest line's (65)."""
    now = position.operation
    others = [line for line in position.lines_of(now.company) if line.id != now.opened]
    return TakeTrain(min(others, key=lambda line: (not line.broken, line.id)).id)


def check_take(position: Position, seat: int, action: TakeTrain) -> None:
    if action not in legal_take(position):
        raise RuleError("take-train", "52", line=str(action.line))


def do_take(play: Play, seat: int, action: TakeTrain) -> Next:
    track.take_train(play, action.line, "new line")
    return Step.AFTER_TAKING


def after_line(play: Play) -> Next:
    """An extra line is not the company's turn; any other leads on to its trains (45)."""
    return Step.NEXT_EXTRA if play.operation.extra else Step.TRAINS
