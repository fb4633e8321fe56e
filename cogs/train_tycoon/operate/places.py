"""Texts of the Operate phase: places, lines, their cost and their income."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

import data.train_tycoon as facts
from bot.chat.contract.table_context import TableContext
from cogs.train_tycoon.words import t
from data.texts import join_with_and
from rules.train_tycoon.model.actions import Lay
from rules.train_tycoon.model.board import board
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Line, State
from rules.train_tycoon.operation.deliveries import PASSENGERS, Delivery
from rules.train_tycoon.operation.forecast import Forecast
from rules.train_tycoon.operation.lines import Cost, Way, nearest_hubs


def item_text(name: str, ctx: TableContext) -> str:
    """Return a resource or a good."""
    return t(f"item-{name}", ctx)


def count_text(name: str, count: int, ctx: TableContext) -> str:
    """Return a number of items: `2 oil`, `1 passenger`."""
    if name == PASSENGERS:
        return t("moves-passengers", ctx, count=count)
    if count == 1:
        return t(f"one-{name}", ctx)
    return t("moves-item", ctx, count=count, item=item_text(name, ctx))


def factory_good(position: Position) -> str | None:
    """Return the good of the factory to be placed, or None."""
    return position.operating_company.factory if position.operation.extra else None


def describe_place(table: State, hex_: str, ctx: TableContext) -> str:
    """Return `Edmonton (E8)`, `oil (I8)`, `tools factory (F5)`, `transfer hub (D4)`, or the id
    of an empty hex."""
    hub = table.hubs.get(hex_)
    if hub is None:
        return hex_
    if hub.kind == "city":
        kind_text = board(table.options.map).hexes[hex_].name or hex_
    elif hub.kind == "resource":
        kind_text = item_text(hub.item, ctx)
    else:
        kind_text = t(f"factory-{hub.item}" if hub.kind == "factory" else "transfer", ctx)
    return t("place", ctx, what=kind_text, hex=hex_)


def describe_ends(table: State, ends: tuple[str, str], ctx: TableContext) -> str:
    """Return a line by its two hubs: `Edmonton (E8) – oil (I8)`."""
    first, second = (describe_place(table, hex_, ctx) for hex_ in ends)
    return t("between", ctx, one=first, two=second)


def describe_line(table: State, wanted: Line, ctx: TableContext) -> str:
    """Return a line by its hubs, with its number if its owner has two lines between them."""
    same_ends = [
        other
        for other in table.lines
        if other.owner == wanted.owner and set(other.ends) == set(wanted.ends)
    ]
    text = describe_ends(table, wanted.ends, ctx)
    if len(same_ends) < 2:
        return text
    return t("line-number", ctx, line=text, number=str(wanted.id))


def list_lines(table: State, numbers: Iterable[int], ctx: TableContext) -> str:
    """Return several lines, given by number."""
    wanted = set(numbers)
    return join_with_and(
        (describe_line(table, row, ctx) for row in table.lines if row.id in wanted),
        ctx.language,
    )


def describe_way(position: Position, planned: Way, ctx: TableContext) -> str:
    """Return a planned line, perhaps from a new factory: `Edmonton (E8) – oil (I8)`."""
    start, factory_item = describe_place(position.state, planned.start, ctx), factory_good(position)
    if factory_item is not None:
        start = t("place", ctx, what=t(f"factory-{factory_item}", ctx), hex=planned.start)
    return t("way", ctx, start=start, end=describe_place(position.state, planned.end, ctx))


def describe_distances(position: Position, where: str, ctx: TableContext) -> str:
    """Return how far a place is from what a factory takes and sells to: `oil 3, minerals 4,
    Calgary 2`."""
    rows = []
    for hub, steps in nearest_hubs(position, where).items():
        row = position.state.hubs[hub]
        city = position.board.hexes[hub].name or hub
        rows.append((steps, city if row.kind == "city" else item_text(row.item, ctx)))
    return ", ".join(
        _describe_distance(name, steps, ctx.language) for steps, name in sorted(rows)[:4]
    )


@facts.FACTS.cached_recent(1024)
def _describe_distance(target: str, steps: int, language: str) -> str:
    return t("near", language, what=target, steps=steps)


def describe_track(lays: Sequence[Lay], ctx: TableContext) -> str:
    """Return what is done in the hexes of a line, grouped: `F8 and G8 new, H8 upgraded`."""
    return ", ".join(t(f"laid-{how}", ctx, hexes=hexes) for how, hexes in _group_by_track(lays))


def describe_track_briefly(lays: Sequence[Lay], ctx: TableContext) -> str:
    """Return what is done in the hexes of a line, for a menu: `F8 G8 new, H8 upgraded`."""
    return ", ".join(
        t(f"over-{how}", ctx, hexes=" ".join(hexes)) for how, hexes in _group_by_track(lays)
    )


def _group_by_track(lays: Sequence[Lay]) -> list[tuple[str, list[str]]]:
    """Return the hexes in order, neighbours with the same track grouped."""
    return [(how, [lay.hex for lay in run]) for how, run in groupby(lays, lambda lay: lay.how)]


def describe_cost(cost: Cost, ctx: TableContext) -> str:
    """Return the parts of a cost, or that there is none: `track $40, rights $20 (SNR in E8
    $20), engineering $20`."""
    parts = []
    if cost.track:
        tiles = cost.track // facts.finance().track_cost_per_tile
        parts.append(t("cost-track", ctx, amount=cost.track, count=tiles))
    if cost.rights:
        each = [
            t("cost-right", ctx, company=to, hex=hub, amount=price)
            for hub, to, price in cost.rights
        ]
        total = sum(price for _, _, price in cost.rights)
        parts.append(t("cost-rights", ctx, amount=total, each=each))
    if cost.engineering:
        parts.append(t("cost-engineering", ctx, amount=cost.engineering))
    return ", ".join(parts) if parts else t("cost-nothing", ctx)


def describe_cargo(deliveries: Sequence[Delivery], ctx: TableContext) -> str:
    """Return the items delivered: `2 oil, 1 tools`."""
    counted = Counter(move.item for move in deliveries)
    items = ", ".join(count_text(name, count, ctx) for name, count in counted.items())
    return items or t("moves-none", ctx)


def describe_deliveries(deliveries: Sequence[Delivery], ctx: TableContext) -> str:
    """Return `3 deliveries for $120 (2 oil, 1 tools)`."""
    items, total = describe_cargo(deliveries, ctx), sum(move.income for move in deliveries)
    sums = {"count": len(deliveries), "amount": total}
    return t("moves", ctx, items=items, **sums) if deliveries else items


def describe_income(forecast: Forecast, ctx: TableContext) -> str:
    """Return the parts of an income: `deliveries $80 − trains $60 = $20`."""
    sums = {"amount": forecast.delivered, "trains": forecast.trains, "interest": forecast.interest}
    total = forecast.delivered - forecast.trains - forecast.interest
    key = "earns-interest" if forecast.interest else "earns"
    text = t(key, ctx, total=total, **sums)
    is_whole = total == forecast.income
    return text if is_whole else t("earns-capped", ctx, sum=text, to=forecast.income)


def describe_funds(position: Position, ctx: TableContext) -> str:
    """Return what the company has, and what it may still spend, by its net and its income
    marker (44)."""
    row, spendable = position.operating_company, position.spending_limit(position.operation.company)
    values = {"amount": spendable, "loans": facts.max_loans(row.income)}
    spend_text = t("spend" if spendable else "spend-nothing", ctx, **values)
    return f"{t('has', ctx, purse=row.net)} {spend_text}"


def describe_forecast(ctx: TableContext, current: Forecast) -> str:
    """Describe the deliveries of this turn as things stand, and the resulting income."""
    moves, sums = describe_cargo(current.moves, ctx), describe_income(current, ctx)
    return t("ask-trains-now", ctx, moves=moves, sums=sums)
