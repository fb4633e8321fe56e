"""Lessons of Baltimore & Ohio, phase by phase, and its practice goal: a railroad started and
run through its first turn. Nothing in this game is secret (3)."""

from __future__ import annotations

from collections.abc import Sequence

import data.baltimore_ohio as facts
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.lessons import KeyedText, Lessons
from bot.chat.declared.texts import Texts
from cogs.baltimore_ohio.words import format_value, list_railroads
from rules.baltimore_ohio import outcomes, trial
from rules.baltimore_ohio.market_round.composing import startable_railroads
from rules.baltimore_ohio.model import events as e
from rules.baltimore_ohio.model.actions import BuildNothing, BuildTrack, BuyEquipment
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.turn_plan import Plan
from rules.baltimore_ohio.turn_preview import TurnPreview, fill_with_best, preview_railroad_turn
from rules.game import Event


def _market(ctx: TableContext) -> KeyedText:
    table: State = ctx.view.table
    presided = [name for name, row in table.railroads.items() if row.president == ctx.seat]
    cash = table.players[ctx.seat or 0].cash
    if not presided and startable_railroads(ctx.view):
        return "start", {"cash": cash}
    if presided:
        best = max(presided, key=lambda name: table.railroads[name].value or 0)
        return "market-own", {
            "railroads": list_railroads(presided, ctx),
            "railroad": best,
            "value": facts.track_values()[table.railroads[best].value or 0],
            "count": table.players[ctx.seat or 0].shares.get(best, 0),
        }
    return "market", {"cash": cash}


def _acting_works(ctx: TableContext) -> tuple[str, outcomes.RailroadFigures]:
    """Return the railroad on turn and what it can earn."""
    name = Position(ctx.view.table).acting_railroad[0]
    return name, outcomes.railroad_figures(ctx.view.table, name)


def _net(turn: TurnPreview) -> int:
    """Return what the railroad nets in this turn."""
    return sum(event.net for event in turn.events if isinstance(event, e.IncomeEarned))


def _scrap(ctx: TableContext) -> KeyedText:
    name, works = _acting_works(ctx)
    return "scrap", {"railroad": name, "maintenance": works.maintenance}


def _equipment(ctx: TableContext) -> KeyedText:
    name, works = _acting_works(ctx)
    if not works.capacity:
        return "equipment-first", {"railroad": name, "treasury": works.treasury}
    turn = preview_railroad_turn(ctx.view, Plan(), fill_with_best)
    if count := turn.plan.buy:
        without = preview_railroad_turn(ctx.view, Plan(buy=0), fill_with_best)
        bought = trial.apply_step(ctx.view.table, BuyEquipment(count)).railroads[name]
        sums = {"before": _net(without), "after": _net(turn), "treasury": bought.treasury}
        return "equipment-more", {"railroad": name, "count": count, **sums}
    values = {"capacity": works.capacity, "reached": works.reached}
    return "equipment-enough", {"railroad": name, "maintenance": works.maintenance, **values}


def _track(ctx: TableContext) -> KeyedText:
    name, works = _acting_works(ctx)
    values = {"railroad": name, "capacity": works.capacity, "reached": works.reached}
    track = preview_railroad_turn(ctx.view, Plan(), fill_with_best).plan.track
    if isinstance(track, BuildNothing):
        return "track-none", values
    more = works.capacity > works.reached and isinstance(track, BuildTrack)
    return "track-more" if more else "track-enough", {**values, "treasury": works.treasury}


def _service(ctx: TableContext) -> KeyedText:
    name, works = _acting_works(ctx)
    income = ctx.view.table.railroads[name].income
    return "service", {"railroad": name, "net": works.net, "previous": income}


def _profit(ctx: TableContext) -> KeyedText:
    name = Position(ctx.view.table).acting_railroad[0]
    profit = outcomes.preview_profit(ctx.view, name)
    share = dict(profit.players).get(ctx.seat or 0, 0)
    values = {"railroad": name, "amount": share, "before": profit.values.now}
    if profit.values.paid > profit.values.now:
        return "profit-rise", {**values, "after": profit.values.paid}
    if profit.values.kept < profit.values.now:
        return "profit-fall", {**values, "after": profit.values.kept}
    return "profit", values


LESSONS = Lessons(
    Texts("baltimore_ohio_lessons", format_value),
    {
        Phase.MARKET: _market,
        Phase.AUCTION: lambda ctx: ("auction", {"amount": ctx.view.table.auction.bid}),
        Phase.SCRAP: _scrap,
        Phase.EQUIPMENT: _equipment,
        Phase.TRACK: _track,
        Phase.SERVICE: _service,
        Phase.PROFIT: _profit,
    },
)


def reached_practice_goal(events: Sequence[Event], seat: int) -> bool:
    """Return whether a railroad that the seat started has had a turn and earned a net income."""
    started: set[str] = set()
    for event in events:
        if isinstance(event, e.RailroadStarted) and event.seat == seat:
            started.add(event.railroad)
        elif isinstance(event, e.DividendPaid | e.ProfitRetained) and event.railroad in started:
            return True
    return False
