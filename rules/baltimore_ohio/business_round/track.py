"""The track step: building track, or taking a resource (rulings 22 to 27, 41, 43)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import data.baltimore_ohio as facts
from rules.baltimore_ohio.business_round.permission import GREEN_RAILROAD, PA, Permission
from rules.baltimore_ohio.model.actions import BuildNothing, BuildTrack, TakeResource
from rules.baltimore_ohio.model.events import NWCoalTaken, PrivilegeMet, ResourceTaken, TrackBuilt
from rules.baltimore_ohio.model.position import MutablePosition, Next, Position, Step
from rules.baltimore_ohio.model.state import Phase
from rules.errors import RuleError

NW = "NW"


def next_hexes(position: Position, railroad: str, built: Sequence[str] = ()) -> Iterator[str]:
    """Yield the hexes with which the build `built` can go on, or begin if it is empty."""
    state, board = position.state, position.board
    line = state.railroads[railroad]
    if len(built) >= min(state.tech_level, line.cubes):
        return
    treasury = line.treasury - sum(board.cost[hex_] for hex_ in built)
    permission = Permission(position, railroad)
    roots: list[str] = list(built)
    if not built or state.options.build_at_any_end:
        roots += line.track
    visited = set(built)
    for root in roots:
        for hex_ in board.neighbours[root]:
            if hex_ not in visited:
                visited.add(hex_)
                if board.cost[hex_] <= treasury and permission.may_enter(hex_, built):
                    yield hex_


def takeable_counters(position: Position, railroad: str) -> Iterator[TakeResource]:
    """Yield the counters that the railroad could take: those on hexes with its cube (27)."""
    state = position.state
    track_hexes = state.railroads[railroad].track
    for hex_ in state.coal:
        if hex_ in track_hexes:
            yield TakeResource("coal", hex_)
    for hex_ in state.lumber:
        if hex_ in track_hexes:
            yield TakeResource("lumber", hex_)


def begin_step(play: MutablePosition) -> Next:
    """Wait for the President only if the railroad can build or take something."""
    name, _ = play.acting_railroad
    option = next(next_hexes(play, name), None) or next(takeable_counters(play, name), None)
    return Phase.TRACK if option else Step.SERVICE


def legal_track(position: Position) -> Iterator[BuildTrack | TakeResource | BuildNothing]:
    """Yield doing nothing, every counter, and every first hex; for longer builds see `building`."""
    name, _ = position.acting_railroad
    yield BuildNothing()
    yield from takeable_counters(position, name)
    for hex_ in next_hexes(position, name):
        yield BuildTrack((hex_,))


def check_build_track(position: Position, seat: int, action: BuildTrack) -> None:
    check_hexes(position, position.acting_railroad[0], action.hexes)


def check_hexes(position: Position, railroad: str, hexes: Sequence[str]) -> None:
    """Raise RuleError unless these hexes, in this order, are one legal build of the railroad."""
    state, board = position.state, position.board
    line = state.railroads[railroad]
    name = facts.SHORT_NAMES[railroad]
    if not hexes:
        raise RuleError("build-empty", "27")
    if len(hexes) > state.tech_level:
        raise RuleError("build-long", "22", wanted=len(hexes), level=state.tech_level)
    if len(hexes) > line.cubes:
        raise RuleError("build-cubes", "22", railroad=name, wanted=len(hexes), cubes=line.cubes)
    permission = Permission(position, railroad)
    for index, hex_ in enumerate(hexes):
        built = hexes[:index]
        if hex_ not in board.cost:
            raise RuleError("hex-unknown", "22", hex=hex_)
        if hex_ in permission.track or hex_ in built:
            raise RuleError("hex-twice", "22", railroad=name, hex=hex_)
        _check_contact(position, permission, hex_, built)
        code = permission.refusal_code(hex_)
        if code is not None:
            rule = "26" if code == "pa-first" else "23"
            raise RuleError(code, rule, city=board.city[hex_])
        if permission.is_outside_border(hex_, built):
            missing = sorted(board.city[city] for city in permission.missing - set(built))
            raise RuleError("nyc-first", "25", hex=hex_, cities=", ".join(missing))
    cost = sum(board.cost[hex_] for hex_ in hexes)
    if cost > line.treasury:
        raise RuleError(
            "build-dear", "22", railroad=name, cost_money=cost, treasury_money=line.treasury
        )


def _check_contact(
    position: Position, permission: Permission, hex_: str, built: Sequence[str]
) -> None:
    """Check that the first hex touches the network and each further one this build.

    A black edge is no contact. With `build_at_any_end` every hex need only touch the network
    as it is by then."""
    neighbours = position.board.neighbours[hex_]
    if any(other in built for other in neighbours):
        return
    if not built or position.state.options.build_at_any_end:
        if not permission.track.isdisjoint(neighbours):
            return
        raise RuleError("build-apart", "22", hex=hex_)
    raise RuleError("build-pieces", "22", hex=hex_)


def do_build_track(play: MutablePosition, seat: int, action: BuildTrack) -> Next:
    state, board = play.state, play.board
    name, line = play.acting_railroad
    cost = sum(board.cost[hex_] for hex_ in action.hexes)
    was_closed = _is_border_closed(play, name)
    line.track.extend(action.hexes)
    line.cubes -= len(action.hexes)
    play.pay_in(line, cost)
    play.emit(TrackBuilt(name, action.hexes, cost))
    if name == NW:
        for hex_ in action.hexes:
            if hex_ in state.nw_coal:
                state.nw_coal.remove(hex_)
                line.nw_coal += 1
                play.emit(NWCoalTaken(name, hex_))
    if was_closed and not _is_border_closed(play, name):
        play.emit(PrivilegeMet(name))
    return Step.SERVICE


def _is_border_closed(position: Position, railroad: str) -> bool:
    """Whether the railroad's own border is still closed: NYC's to itself, PA's to the others."""
    if railroad == GREEN_RAILROAD:
        return position.is_nyc_locked()
    return railroad == PA and position.is_pa_closed()


def check_take_resource(position: Position, seat: int, action: TakeResource) -> None:
    name, line = position.acting_railroad
    counter_hexes = {"coal": position.state.coal, "lumber": position.state.lumber}[action.resource]
    rule = "27" if action.resource == "coal" else "43"
    if action.hex not in counter_hexes:
        raise RuleError(f"take-{action.resource}", rule, hex=action.hex)
    if action.hex not in line.track:
        raise RuleError("take-cube", rule, railroad=facts.SHORT_NAMES[name], hex=action.hex)


def do_take_resource(play: MutablePosition, seat: int, action: TakeResource) -> Next:
    state = play.state
    name, line = play.acting_railroad
    if action.resource == "coal":
        state.coal.remove(action.hex)
        line.coal += 1
    else:
        state.lumber.remove(action.hex)
        line.lumber += 1
    play.emit(ResourceTaken(name, action.resource, action.hex))
    return Step.SERVICE


def do_build_nothing(play: MutablePosition, seat: int, action: BuildNothing) -> Next:
    return Step.SERVICE
