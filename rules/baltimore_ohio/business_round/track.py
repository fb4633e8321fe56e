"""Building track, or taking a resource (rulings 22 to 27, 41, 43)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import data.baltimore_ohio as facts
from rules.baltimore_ohio.business_round.permission import GREEN_RAILROAD, PA, Permission
from rules.baltimore_ohio.model.actions import BuildNothing, BuildTrack, TakeResource
from rules.baltimore_ohio.model.events import NWCoalTaken, PrivilegeMet, ResourceTaken, TrackBuilt
from rules.baltimore_ohio.model.play import Next, Play, Position, Step
from rules.baltimore_ohio.model.state import Phase
from rules.errors import RuleError

NW = "NW"


def next_hexes(position: Position, railroad: str, built: Sequence[str] = ()) -> Iterator[str]:
    """The hexes with which a build of `built` can go on, or with nothing built begin."""
    state, board = position.state, position.board
    line = state.railroads[railroad]
    if len(built) >= min(state.tech_level, line.cubes):
        return
    purse = line.treasury - sum(board.cost[hex_] for hex_ in built)
    permission = Permission(position, railroad)
    roots: list[str] = list(built)
    if not built or state.options.build_at_any_end:
        roots += line.track
    seen = set(built)
    for root in roots:
        for hex_ in board.neighbours[root]:
            if hex_ not in seen:
                seen.add(hex_)
                if board.cost[hex_] <= purse and permission.may(hex_, built):
                    yield hex_


def counters(position: Position, railroad: str) -> Iterator[TakeResource]:
    """The counters that the railroad could take: those on hexes with its cube (27)."""
    state = position.state
    own = state.railroads[railroad].track
    for hex_ in state.coal:
        if hex_ in own:
            yield TakeResource("coal", hex_)
    for hex_ in state.lumber:
        if hex_ in own:
            yield TakeResource("lumber", hex_)


def offer(play: Play) -> Next:
    """Ask only whoever can build or take something."""
    name, _ = play.acting
    able = next(next_hexes(play, name), None) or next(counters(play, name), None)
    return Phase.TRACK if able else Step.SERVICE


def legal_track(position: Position) -> Iterator[BuildTrack | TakeResource | BuildNothing]:
    """Neither, every counter, and every single hex to begin with; `building` has the rest."""
    name, _ = position.acting
    yield BuildNothing()
    yield from counters(position, name)
    for hex_ in next_hexes(position, name):
        yield BuildTrack((hex_,))


def check_build(position: Position, seat: int, action: BuildTrack) -> None:
    check_hexes(position, position.acting[0], action.hexes)


def check_hexes(position: Position, railroad: str, hexes: Sequence[str]) -> None:
    """Refuse what is not one lawful build of the railroad, in the order given."""
    state, board = position.state, position.board
    line = state.railroads[railroad]
    name = facts.SHORT[railroad]
    if not hexes:
        raise RuleError("build-empty", "27")
    if len(hexes) > state.tech_level:
        raise RuleError("build-long", "22", wanted=len(hexes), level=state.tech_level)
    if len(hexes) > line.cubes:
        raise RuleError("build-cubes", "22", railroad=name, wanted=len(hexes), cubes=line.cubes)
    permission = Permission(position, railroad)
    for place, hex_ in enumerate(hexes):
        built = hexes[:place]
        if hex_ not in board.cost:
            raise RuleError("hex-unknown", "22", hex=hex_)
        if hex_ in permission.own or hex_ in built:
            raise RuleError("hex-twice", "22", railroad=name, hex=hex_)
        _check_contact(position, permission, hex_, built)
        code = permission.barred(hex_)
        if code is not None:
            rule = "26" if code == "pa-first" else "23"
            raise RuleError(code, rule, city=board.city[hex_])
        if permission.outside(hex_, built):
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
    """The first hex touches the network, each further one this build; a black edge is no contact.

    With `build_at_any_end` every hex need only touch the network as it is by then.
    """
    beside = position.board.neighbours[hex_]
    if any(other in built for other in beside):
        return
    if not built or position.state.options.build_at_any_end:
        if not permission.own.isdisjoint(beside):
            return
        raise RuleError("build-apart", "22", hex=hex_)
    raise RuleError("build-pieces", "22", hex=hex_)


def do_build(play: Play, seat: int, action: BuildTrack) -> Next:
    state, board = play.state, play.board
    name, line = play.acting
    cost = sum(board.cost[hex_] for hex_ in action.hexes)
    locked = _privilege(play, name)
    line.track.extend(action.hexes)
    line.cubes -= len(action.hexes)
    play.pay_in(line, cost)
    play.tell(TrackBuilt(name, action.hexes, cost))
    if name == NW:
        for hex_ in action.hexes:
            if hex_ in state.nw_coal:
                state.nw_coal.remove(hex_)
                line.nw_coal += 1
                play.tell(NWCoalTaken(name, hex_))
    if locked and not _privilege(play, name):
        play.tell(PrivilegeMet(name))
    return Step.SERVICE


def _privilege(position: Position, railroad: str) -> bool:
    """Whether the railroad's own border is still closed: NYC's to itself, PA's to the others."""
    if railroad == GREEN_RAILROAD:
        return position.nyc_locked()
    return railroad == PA and position.pa_closed()


def check_take(position: Position, seat: int, action: TakeResource) -> None:
    name, line = position.acting
    lying = {"coal": position.state.coal, "lumber": position.state.lumber}[action.resource]
    rule = "27" if action.resource == "coal" else "43"
    if action.hex not in lying:
        raise RuleError(f"take-{action.resource}", rule, hex=action.hex)
    if action.hex not in line.track:
        raise RuleError("take-cube", rule, railroad=facts.SHORT[name], hex=action.hex)


def do_take(play: Play, seat: int, action: TakeResource) -> Next:
    state = play.state
    name, line = play.acting
    if action.resource == "coal":
        state.coal.remove(action.hex)
        line.coal += 1
    else:
        state.lumber.remove(action.hex)
        line.lumber += 1
    play.tell(ResourceTaken(name, action.resource, action.hex))
    return Step.SERVICE


def do_nothing(play: Play, seat: int, action: BuildNothing) -> Next:
    return Step.SERVICE
