"""The pictures of the Operate phase, each as a function to be called off the event loop."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import replace

from bot.chat.contract.adapter import Draw, Scene
from cogs.train_tycoon.routes import Course
from render.picture import Picture
from render.train_tycoon.map.board import board as draw_board
from render.train_tycoon.map.deliveries import deliveries as draw_deliveries
from rules.train_tycoon.model.actions import AnyAction
from rules.train_tycoon.model.events import Delivered, HubPlaced
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Hub, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import lines, opening
from rules.train_tycoon.operation.deliveries import Move
from rules.train_tycoon.operation.lines import Plan, Way
from rules.train_tycoon.preview import preview


def _board(scene: Scene, view: View, company: str, **more: Any) -> Picture:
    return draw_board(view, scene.names, scene.language, company=company, **more)


def _deliveries(scene: Scene, events: Sequence[Any]) -> Picture:
    return draw_deliveries(events, scene.names, scene.language, view=scene.public)


def board(scene: Scene, company: str, events: Sequence[Any] = ()) -> Draw:
    """A company's part of the map, with what these events changed."""
    return lambda: _board(scene, scene.public, company, events=events)


def plan(scene: Scene, company: str, found: Plan, table: State | None = None) -> Draw:
    """The map as a line would leave it; `table`: as it is supposed to be by then."""
    view = scene.public if table is None else replace(scene.public, table=table)
    return lambda: _board(scene, view, company, plan=found)


def ids(scene: Scene, company: str, where: str) -> Draw:
    """A company's part of the map with the names of its hexes; a factory that is being placed
    stands in `where`."""
    view, placed = _with_factory(scene.public, company, where)
    return lambda: _board(scene, view, company, events=placed, ids=True)


def _with_factory(view: View, company: str, where: str) -> tuple[View, tuple[HubPlaced, ...]]:
    table: State = view.table
    good = table.companies[company].factory
    if good is None or where in table.hubs:
        return view, ()
    hubs = table.hubs | {where: Hub("factory", good)}
    return replace(view, table=replace(table, hubs=hubs)), (HubPlaced(where, "factory", good),)


def under_way(scene: Scene, company: str, found: Course) -> Draw:
    """The map with as much of a line as is settled, and the names of the hexes."""
    if not found.lays:
        return ids(scene, company, found.start)
    position = Position(scene.public.table)
    pairs = opening.course(position, found.start, found.lays, found.end)
    way = Way(found.start, found.lays, pairs, found.end)
    settled = lines.site(position).plan(way)
    return lambda: _board(scene, scene.public, company, plan=settled, ids=True)


def tried(scene: Scene, company: str, action: AnyAction) -> Draw:
    """The map as an action of the seat would leave it."""
    found = preview(scene.view, action)
    view = replace(scene.public, table=found.table)
    return lambda: _board(scene, view, company, events=found.events)


def without(scene: Scene, company: str, numbers: Collection[int]) -> Draw:
    """The map without the trains of these lines."""
    table: State = scene.public.table
    gone = {line.id for line in table.lines if line.id in numbers}
    track = {
        place: [replace(piece, line=0) if piece.line in gone else piece for piece in pieces]
        for place, pieces in table.track.items()
    }
    left = [line for line in table.lines if line.id not in gone]
    view = replace(scene.public, table=replace(table, lines=left, track=track))
    return lambda: _board(scene, view, company)


def ships(scene: Scene, company: str, found: Sequence[Move]) -> Draw:
    """Deliveries that would be made, one by one."""
    events = [Delivered(company, *move, move.income) for move in found]
    return lambda: _deliveries(scene, events)


def delivered(scene: Scene, events: Sequence[Any]) -> Draw | None:
    """The deliveries just made, if one company alone made them; of several each has its sums in the
    story."""
    if len({event.company for event in events if isinstance(event, Delivered)}) != 1:
        return None
    return lambda: _deliveries(scene, events)
