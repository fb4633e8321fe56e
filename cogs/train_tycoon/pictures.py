"""The pictures of Train Tycoon's cards, each a function for a worker to call."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial

from msgspec.structs import replace

from bot.chat.contract.pages import Draw
from bot.chat.contract.table_context import TableContext
from cogs.train_tycoon.words import public_position, seat_position
from render.layout.part import join_pictures
from render.paint.picture import Picture
from render.train_tycoon.finance.charter import render_charter as draw_charter
from render.train_tycoon.finance.market import render_market
from render.train_tycoon.finance.merger import render_merger
from render.train_tycoon.finance.result import render_result
from render.train_tycoon.map.board import render_board as draw_board
from render.train_tycoon.map.board import render_part as draw_part
from render.train_tycoon.map.deliveries import render_deliveries
from render.train_tycoon.map.map_alt import find_map_changes
from render.train_tycoon.map.windows import map_parts as windows
from render.train_tycoon.shared.sums import Earning
from rules.game import Event, Standing
from rules.train_tycoon import preview
from rules.train_tycoon.model import events as e
from rules.train_tycoon.model import operation_events as o
from rules.train_tycoon.model.actions import AnyAction, Cut, Expand, FinishTrains, Lay, TakeTrain
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Hub, Phase, State
from rules.train_tycoon.operation import forecast, lines, opening, trains
from rules.train_tycoon.operation.deliveries import Delivery
from rules.train_tycoon.operation.investing import free_tiles
from rules.train_tycoon.operation.lines import Way
from rules.train_tycoon.robot.proposals import SHOWN_ON_CARD, best_proposals, evaluate_line, survey
from rules.train_tycoon.shares.takeover import excess_lines

_OPENING_PHASES = (Phase.AUCTION, Phase.SEATING, Phase.CHOOSE)
_BIDDING_PHASES = (Phase.BIDS, Phase.REBIDS, Phase.VOTE)


def draw_public(
    ctx: TableContext, draw: Callable[..., Picture], *about: object, **more: object
) -> Draw:
    """Return the drawing of the public view, with the table's names and language added."""
    return partial(draw, ctx.public, *about, ctx.names, ctx.language, **more)


def card(ctx: TableContext, events: Sequence[Event], standing: Sequence[Standing]) -> Draw | None:
    """Return the picture of the public card: the result, else what has to be decided. The
    deliveries just made stand above it, if a single company made them."""
    if ctx.public.phase is Phase.OVER and standing:
        return draw_public(ctx, render_result, standing)
    if len({event.company for event in events if isinstance(event, o.Delivered)}) != 1:
        return _draw_decision(
            ctx, events
        )  # the narration has the totals if several companies delivered
    return partial(join_pictures, _draw_deliveries(ctx, events), _draw_decision(ctx, events))


def _draw_decision(ctx: TableContext, events: Sequence[object]) -> Draw:
    """Return the map of the operating company, or of the one that a replay tells of, the map before
    the first turn, a company up for bids, or else the market with what moved."""
    table = public_position(ctx).state
    counted = [event.company for event in events if isinstance(event, o.IncomeCounted)]
    if ctx.past and counted:
        return board(ctx, counted[-1], events=events, named=(), brief=True)
    if table.operation is not None:
        name, ends = table.operation.company, _offered_ends(ctx)
        return board(ctx, name, events=events, offered=ends, line=_best_earning(ctx), brief=True)
    if table.phase is Phase.KEEP:
        return board(ctx, excess_lines(public_position(ctx))[0], events=events, brief=True)
    if table.phase in _OPENING_PHASES:
        return board(ctx, brief=True)
    draw = render_merger if table.phase in _BIDDING_PHASES else render_market
    return draw_public(ctx, draw, top=ctx.top, events=events)


def _offered_ends(ctx: TableContext) -> Sequence[str]:
    """Return the ends of the lines that the card offers, ready-made or as an example: new ones,
    and those without a train."""
    position, phase = public_position(ctx), ctx.public.phase
    if phase in (Phase.FACTORY, Phase.LINE):
        shown = best_proposals(position)[: SHOWN_ON_CARD if phase is Phase.LINE else 1]
        return [hex_ for row in shown for hex_ in (row.plan.way.start, row.plan.way.end)]
    chains = trains.expansions(position) if phase is Phase.TRAINS else ()
    return [hub for chain, _ in chains for hub, _ in chain.ends]


def _best_earning(ctx: TableContext) -> Earning | None:
    """Return the best line that the company could open now."""
    if ctx.public.phase not in (Phase.FACTORY, Phase.LINE):
        return None
    best = next(iter(best_proposals(public_position(ctx))), None)
    return None if best is None else _earning(ctx, best.plan, best.now.income, best.long_run)


def _earning(ctx: TableContext, plan: lines.Plan, income: int, gain: int = 0) -> Earning:
    before = forecast.forecast_turn(public_position(ctx)).income
    return Earning(plan.way.end, plan.cost.total, before, income, gain, plan.way.start)


def plan_preview(ctx: TableContext, plan: lines.Plan, labelled: Sequence[str]) -> Draw:
    """Return the map with a planned line."""
    position = public_position(ctx)
    income = forecast.forecast_turn(position, plan.action).income
    line = _earning(ctx, plan, income, evaluate_line(seat_position(ctx), plan).gain)
    name = position.operation.company
    return board(ctx, name, plan=plan, named=labelled, line=line, action=plan.action)


def recent_moves(ctx: TableContext, events: Sequence[Event]) -> Draw | None:
    """Return what others did since the reader's last turn: the whole map, in the Operate phase
    and if only the map has changed; else the picture of the card."""
    table = public_position(ctx).state
    map_changes = find_map_changes(events, table)
    market_changed = any(
        isinstance(event, e.SharesMoved | e.PricesSet | e.TradesShown) for event in events
    )
    if (map_changes.laid or map_changes.hubs) and (
        table.operation is not None or not market_changed
    ):
        return board(ctx, events=events, line=_best_earning(ctx), brief=True)
    return card(ctx, events, ())


def charter(ctx: TableContext, name: str, action: AnyAction | None = None) -> Draw:
    """Return one company, enlarged; with `action`, as projected after it."""
    projected = None if action is None else preview.preview(ctx.view, action).table
    return draw_public(ctx, draw_charter, name, top=ctx.top, instead=projected, action=action)


# The map.


def board(
    ctx: TableContext, name: str | None = None, table: State | None = None, **more: object
) -> Draw:
    """Return the map, or a company's part of it; `table`: a projected state. Menus stand beside
    a company's part: the hexes that they name are labelled."""
    if name is not None and "named" not in more:
        more["named"] = _labelled_hexes(Position(table) if table else public_position(ctx))
    if table is not None:
        kept, lines_now = {line.id for line in table.lines}, public_position(ctx).state.lines
        removed = (line.ends for line in lines_now if line.id not in kept)
        more.setdefault("offered", [end for ends in removed for end in ends])
    return draw_public(ctx, draw_board, company=name, instead=table, **{"top": ctx.top, **more})


def map_parts(ctx: TableContext) -> tuple[Draw, ...]:
    """Return the west and the east of the whole map if it is too wide for a phone."""
    count = len(windows(public_position(ctx).state.options.map))
    return tuple(partial(draw_part, ctx.public, ctx.language, n) for n in range(count))


def _labelled_hexes(position: Position) -> list[str]:
    """Return hubs, places for the factory to be placed, and tiles that an investment may go on."""
    table = position.state
    if table.phase is Phase.FACTORY and table.operation is not None and table.operation.extra:
        return [*table.hubs, *survey(position).ends]
    return [*table.hubs, *(free_tiles(position) if table.phase is Phase.INVEST else ())]


def start_preview(
    ctx: TableContext, name: str, start_hex: str, ends: Iterable[lines.Plan] = ()
) -> Draw:
    """Return a company's part of the map with labelled hexes, the start of a line, and the ends
    within reach by the cheapest line to each; a factory to be placed is drawn at the start."""
    table, position = public_position(ctx).state, public_position(ctx)
    factory_good = table.companies[name].factory
    reach = [
        _earning(ctx, plan, forecast.forecast_turn(position, plan.action).income) for plan in ends
    ]
    labelled = [start_hex, *(earning.end for earning in reach)]
    draw = partial(board, ctx, name, ids=True, start=start_hex, reach=reach, named=labelled)
    if factory_good is None or start_hex in table.hubs:
        return draw()
    placed = replace(table, hubs=table.hubs | {start_hex: Hub("factory", factory_good)})
    events = (o.HubPlaced(start_hex, "factory", factory_good),)
    return draw(placed, events=events)


def route_preview(
    ctx: TableContext, name: str, start_hex: str, lays: tuple[Lay, ...], end: str
) -> Draw:
    """Return the map with the part of a line that is chosen so far, and labelled hexes."""
    if not lays:
        return start_preview(ctx, name, start_hex)
    way = Way(start_hex, lays, opening.route_edges(public_position(ctx), start_hex, lays, end), end)
    return board(ctx, name, plan=lines.line_planner(public_position(ctx)).make_plan(way), ids=True)


def action_preview(ctx: TableContext, action: AnyAction) -> Draw:
    """Return the map as projected after an action of the seat with the company on turn."""
    name, projected = public_position(ctx).operation.company, preview.preview(ctx.view, action)
    more: dict[str, object] = {"action": action}
    if isinstance(action, TakeTrain):
        now = forecast.forecast_turn(public_position(ctx)).income
        then = forecast.forecast_turn(public_position(ctx), action).income
        more["line"] = Earning("", 0, now, then)
    elif isinstance(action, Expand | Cut | FinishTrains):
        more["versus"] = tuple(
            preview.table_after_income(ctx.view, change) for change in (None, action)
        )
    return board(ctx, name, projected.table, events=projected.events, brief=True, **more)


def without_trains(ctx: TableContext, name: str, numbers: Collection[int]) -> Draw:
    """Return the map without the trains of these lines."""
    left = preview.table_without_lines(public_position(ctx).state, numbers)
    return board(ctx, name, left, brief=True)


def deliveries_preview(ctx: TableContext, name: str, deliveries_made: Sequence[Delivery]) -> Draw:
    """Return the projected deliveries, one by one."""
    return _draw_deliveries(
        ctx, [o.Delivered(name, *move, move.income) for move in deliveries_made]
    )


def _draw_deliveries(ctx: TableContext, events: Sequence[Event]) -> Draw:
    return partial(render_deliveries, events, ctx.names, ctx.language, view=ctx.public)
