"""The pictures of Train Tycoon's cards, each as a function to be called by a worker."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Draw
from cogs.train_tycoon.words import at, own
from render.train_tycoon.finance.charter import charter as draw_charter
from render.train_tycoon.finance.market import market
from render.train_tycoon.finance.merger import merger
from render.train_tycoon.finance.result import result
from render.train_tycoon.map.board import board as draw_board
from render.train_tycoon.map.board import part as draw_part
from render.train_tycoon.map.board import parts as windows
from render.train_tycoon.map.changes import changes
from render.train_tycoon.map.deliveries import deliveries
from render.train_tycoon.shared.joined import joined
from render.train_tycoon.shared.sums import Earning
from rules.game import Standing
from rules.train_tycoon import preview
from rules.train_tycoon.model import events as e
from rules.train_tycoon.model.actions import AnyAction, Cut, Expand, Lay, TakeTrain
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Hub, Phase, State
from rules.train_tycoon.operation import forecast, lines, opening, trains
from rules.train_tycoon.operation.deliveries import Move
from rules.train_tycoon.operation.investing import tiles
from rules.train_tycoon.operation.lines import Way
from rules.train_tycoon.robot.proposals import SHOWN, proposal, proposals, survey
from rules.train_tycoon.shares.takeover import crowded

_BEFORE = (Phase.AUCTION, Phase.SEATING, Phase.CHOOSE)
_PROPOSED = (Phase.BIDS, Phase.REBIDS, Phase.VOTE)


def of(scene: Scene, draw: Any, *about: Any, **more: Any) -> Draw:
    """What is drawn of the table as everybody may see it, for its people."""
    return partial(draw, scene.public, *about, scene.names, scene.language, **more)


def card(scene: Scene, events: Sequence[Any], standing: Sequence[Standing]) -> Draw | None:
    """The picture of the public card: the result, else what is asked about; above it the deliveries
    just made, if one company alone made them. Where only their income is asked about they stand
    alone."""
    if scene.public.phase is Phase.OVER and standing:
        return of(scene, result, standing)
    if len({event.company for event in events if isinstance(event, e.Delivered)}) != 1:
        return _asked(scene, events)  # of several each has its sums in the story
    return partial(joined, _deliveries(scene, events), _asked(scene, events))


def _asked(scene: Scene, events: Sequence[Any]) -> Draw:
    """The company that operates, the map before the first turn, a company up for bids, else the
    market with what moved."""
    table = at(scene).state
    if table.operation is not None:
        name, ends = table.operation.company, _ends(scene)
        return board(scene, name, events=events, offered=ends, line=_best(scene), brief=True)
    if table.phase is Phase.KEEP:
        return board(scene, crowded(at(scene))[0], events=events, brief=True)
    if table.phase in _BEFORE:
        return board(scene, brief=True)
    up = merger if table.phase in _PROPOSED else market
    return of(scene, up, top=scene.top, events=events)


def _ends(scene: Scene) -> Sequence[str]:
    """Where the lines begin and end that the card offers ready-made, or as an example: new ones,
    and those without a train."""
    position, phase = at(scene), scene.public.phase
    if phase in (Phase.FACTORY, Phase.LINE):
        ways = [one.plan.way for one in proposals(position)[: SHOWN if phase is Phase.LINE else 1]]
        return [hex_ for way in ways for hex_ in (way.start, way.end)]
    chains = trains.expansions(position) if phase is Phase.TRAINS else ()
    return [hub for chain, _ in chains for hub, _ in chain.ends]


def _best(scene: Scene) -> Earning | None:
    """The best line that the company could open now."""
    if scene.public.phase not in (Phase.FACTORY, Phase.LINE):
        return None
    found = proposals(at(scene))
    return _earning(scene, found[0].plan, found[0].now.income, found[0].gain) if found else None


def _earning(scene: Scene, plan: lines.Plan, income: int, gain: int = 0) -> Earning:
    before = forecast.this_turn(at(scene)).income
    return Earning(plan.way.end, plan.cost.total, before, income, gain, plan.way.start)


def planned(scene: Scene, plan: lines.Plan, named: Sequence[str]) -> Draw:
    """The map with a line as it would be opened."""
    position = at(scene)
    income, gain = forecast.this_turn(position, plan.action).income, proposal(own(scene), plan).gain
    line = _earning(scene, plan, income, gain)
    return board(
        scene, position.operation.company, plan=plan, named=named, line=line, action=plan.action
    )


def moves(scene: Scene, events: Sequence[Any]) -> Draw | None:
    """What the others did since the reader's last turn: in the Operate phase, and where only the
    map has changed, the whole map with it; else the picture of the card."""
    table = at(scene).state
    changed = changes(events, table)
    shares = any(isinstance(one, e.SharesMoved | e.PricesSet | e.TradesShown) for one in events)
    if (changed.laid or changed.hubs) and (table.operation is not None or not shares):
        return board(scene, events=events, line=_best(scene), brief=True)
    return card(scene, events, ())


def charter(scene: Scene, name: str, action: AnyAction | None = None) -> Draw:
    """One company large; as an action of the seat would leave it."""
    then = None if action is None else preview.preview(scene.view, action).table
    return of(scene, draw_charter, name, top=scene.top, instead=then, action=action)


# The map.


def board(scene: Scene, name: str | None = None, table: State | None = None, **more: Any) -> Draw:
    """The map, or a company's part of it; `table`: as it is supposed to be by then. Beside a
    company's part stand menus: the hexes that they speak of are lettered."""
    if name is not None and "named" not in more:
        more["named"] = _named(Position(table) if table else at(scene))
    if table is not None:
        kept = {line.id for line in table.lines}
        gone = (line.ends for line in at(scene).state.lines if line.id not in kept)
        more.setdefault("offered", [end for ends in gone for end in ends])
    return of(scene, draw_board, **{"company": name, "instead": table, "top": scene.top, **more})


def parts(scene: Scene) -> tuple[Draw, ...]:
    """The west and the east of the whole map, where it is too wide for a phone."""
    count = len(windows(at(scene).state.options.map))
    return tuple(of(scene, draw_part, number=number) for number in range(count))


def _named(position: Position) -> list[str]:
    """Hubs, places for the factory that is being placed, tiles that an investment may go on."""
    table = position.state
    if table.phase is Phase.FACTORY and table.operation is not None and table.operation.extra:
        return [*table.hubs, *survey(position).ends]
    return [*table.hubs, *(tiles(position) if table.phase is Phase.INVEST else ())]


def start(scene: Scene, name: str, where: str, ends: Iterable[lines.Plan] = ()) -> Draw:
    """A company's part of the map with the names of its hexes, where a line begins, and the ends
    within reach by the cheapest line to each; a factory that is being placed stands there."""
    table, position = at(scene).state, at(scene)
    good = table.companies[name].factory
    reach = [_earning(scene, p, forecast.this_turn(position, p.action).income) for p in ends]
    named = [where, *(one.end for one in reach)]
    shown: dict[str, Any] = {"ids": True, "start": where, "reach": reach, "named": named}
    if good is None or where in table.hubs:
        return board(scene, name, **shown)
    placed = replace(table, hubs=table.hubs | {where: Hub("factory", good)})
    return board(scene, name, placed, events=(e.HubPlaced(where, "factory", good),), **shown)


def under_way(scene: Scene, name: str, begin: str, lays: tuple[Lay, ...], end: str) -> Draw:
    """The map with as much of a line as is settled, and the names of the hexes."""
    if not lays:
        return start(scene, name, begin)
    way = Way(begin, lays, opening.course(at(scene), begin, lays, end), end)
    return board(scene, name, plan=lines.site(at(scene)).plan(way), ids=True)


def tried(scene: Scene, name: str, action: AnyAction) -> Draw:
    """The map as an action of the seat would leave it."""
    found = preview.preview(scene.view, action)
    more: dict[str, Any] = {"action": action}
    if isinstance(action, TakeTrain):
        now, then = forecast.this_turn(at(scene)), forecast.this_turn(at(scene), action)
        more["line"] = Earning("", 0, now.income, then.income)
    elif isinstance(action, Expand | Cut):
        more["versus"] = preview.operated(scene.view), preview.operated(scene.view, action)
    return board(scene, name, found.table, events=found.events, brief=True, **more)


def invested(scene: Scene, hexes: Sequence[str]) -> Draw:
    """The company's map, on one of whose hexes an investment would lie."""
    return board(scene, at(scene).operation.company, invest=hexes)


def without(scene: Scene, name: str, numbers: Collection[int]) -> Draw:
    """The map without the trains of these lines."""
    return board(scene, name, preview.without(at(scene).state, numbers), brief=True)


def ships(scene: Scene, name: str, found: Sequence[Move]) -> Draw:
    """Deliveries that would be made, one by one."""
    return _deliveries(scene, [e.Delivered(name, *move, move.income) for move in found])


def _deliveries(scene: Scene, events: Sequence[Any]) -> Draw:
    return partial(deliveries, events, scene.names, scene.language, view=scene.public)
