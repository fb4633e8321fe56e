"""Sentences that describe the consequences of each step of a railroad's turn."""

from __future__ import annotations

from collections.abc import Sequence

import data.baltimore_ohio as facts
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.narrator import capitalize_first
from cogs.baltimore_ohio.words import bold_money, describe_levels, list_cities, money, place_name, t
from cogs.baltimore_ohio.words import railroad_name as called
from rules.baltimore_ohio import outcomes, trial
from rules.baltimore_ohio.business_round.services import counter_pays
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model import events as e
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.position import top_space
from rules.baltimore_ohio.model.state import Income, State
from rules.game import Event


def format_change(before: int, after: int, ctx: TableContext) -> str:
    """Return `$100 → **$40**`, or the amount alone if nothing changes."""
    if before == after:
        return money(after, ctx)
    return f"{money(before, ctx)} → {bold_money(after, ctx)}"


def format_count_change(before: int, after: int) -> str:
    """Return `2 → **3**`, or the number alone if nothing changes."""
    return str(after) if before == after else f"{before} → **{after}**"


def format_addition(parts: Sequence[int], ctx: TableContext) -> str:
    """Return `$95 + $90 = **$185**`, or the amount alone if there is only one."""
    total = bold_money(sum(parts), ctx)
    if len(parts) < 2:
        return total
    return " + ".join(money(part, ctx) for part in parts) + f" = {total}"


def describe_operating_change(ctx: TableContext, before: State, after: State, railroad: str) -> str:
    """Describe how a railroad's operation differs between two states: capacity, maintenance,
    the best net income."""
    old = outcomes.railroad_figures(before, railroad)
    new = outcomes.railroad_figures(after, railroad)
    values = {
        "capacity": format_count_change(old.capacity, new.capacity),
        "reached": new.reached,
        "maintenance": format_change(old.maintenance, new.maintenance, ctx),
        "net": format_change(old.net, new.net, ctx),
    }
    text = t("working", ctx, **values)
    if new.later is None:
        return text
    level = str(new.level + 1)
    return f"{text} {t('working-later', ctx, level=level, net=new.later)}"


def describe_step(
    ctx: TableContext,
    table: State,
    railroad: str,
    step: a.TurnStep | None,
    events: Sequence[Event] = (),
) -> list[str]:
    """Describe the effects of a step before the income; `events` of the step add what else it
    brings."""
    match step:
        case a.ScrapEquipment() | a.BuyEquipment():
            return _describe_equipment(ctx, table, railroad, step)
        case a.TakeResource(resource, hex_):
            each = counter_pays(resource, table.tech_level)
            return [t(f"takes-{resource}", ctx, hex=place_name(hex_), amount=each)]
        case a.BuildTrack(hexes):
            build = _describe_build(ctx, table, railroad, hexes)
            return [*build, *_describe_build_events(ctx, events)]
    return [t("builds-nothing", ctx)]


def _describe_equipment(
    ctx: TableContext, table: State, name: str, step: a.ScrapEquipment | a.BuyEquipment
) -> list[str]:
    """Describe cards scrapped or bought, and what they change for the railroad and for all."""
    after = trial.apply_step(table, step)
    old, new = table.railroads[name], after.railroads[name]
    if isinstance(step, a.ScrapEquipment):
        key, cards = "scraps", step.cards
        each: Sequence[int] = [facts.equipment_card(number).scrap for number in cards]
    else:
        key, cards = "buys", tuple(new.cards[len(old.cards) :])
        each = outcomes.card_prices(table, step.count)
    if not cards:
        return [t(f"{key}-nothing", ctx)]
    values = {"levels": describe_levels(cards, ctx), "amount": format_addition(each, ctx)}
    values["treasury"] = format_change(old.treasury, new.treasury, ctx)
    return [
        t(key, ctx, count=len(cards), **values),
        describe_operating_change(ctx, table, after, name),
        *describe_tech_advance(ctx, table, after, name),
    ]


def describe_tech_advance(
    ctx: TableContext, before: State, after: State, railroad: str
) -> list[str]:
    """Describe the effects of a higher Tech Level (20); empty if the level stays."""
    if before.tech_level == after.tech_level:
        return []
    level, each = str(after.tech_level), facts.maintenance(after.tech_level)
    lines = [t("advances", ctx, before=str(before.tech_level), level=level, each=each)]
    others = [row for row in outcomes.maintenance_rises(before, after) if row[0] != railroad]
    if others:
        maintenance = ", ".join(
            f"{called(name)} {money(old, ctx)} → {money(new, ctx)}" for name, old, new in others
        )
        lines.append("-# " + t("advances-dearer", ctx, railroads=maintenance))
    if outcomes.ends_game(after):
        lines.append(t("advances-end", ctx, level=level))
    return lines


def format_costs(hexes: Sequence[str], ctx: TableContext) -> str:
    """Return the cost of each hex and the total: `Utica (B14) $20 + B15 $40 = **$60**`."""
    cost = board().cost
    each = [f"{place_name(hex_)} {money(cost[hex_], ctx)}" for hex_ in hexes]
    total = sum(cost[hex_] for hex_ in hexes)
    return " + ".join(each) + (f" = **{money(total, ctx)}**" if len(hexes) > 1 else "")


def _describe_build(
    ctx: TableContext, table: State, railroad: str, hexes: tuple[str, ...]
) -> list[str]:
    after = trial.apply_step(table, a.BuildTrack(hexes))
    before, built = table.railroads[railroad], after.railroads[railroad]
    treasury = format_change(before.treasury, built.treasury, ctx)
    values = {"count": len(hexes), "costs": format_costs(hexes, ctx), "cubes": built.cubes}
    lines = [t("builds", ctx, treasury=treasury, **values)]
    then, now = (outcomes.railroad_figures(state, railroad).net for state in (after, table))
    new_cities = [board().city[hex_] for hex_ in hexes if hex_ in board().city]
    if then != now:
        lines.append(t("builds-gain", ctx, amount=then - now))
    elif new_cities:
        key = "builds-no-gain" if before.cards else "builds-no-card"
        lines.append(t(key, ctx, count=len(new_cities), cities=", ".join(new_cities)))
    return lines


def _describe_build_events(ctx: TableContext, events: Sequence[Event]) -> list[str]:
    lines = []
    coal_hexes = [event.hex for event in events if isinstance(event, e.NWCoalTaken)]
    if coal_hexes:
        lines.append(t("builds-nw-coal", ctx, count=len(coal_hexes), hexes=", ".join(coal_hexes)))
    for event in events:
        if isinstance(event, e.PrivilegeMet):
            key = "privilege-pa" if event.railroad == "PA" else "privilege-nyc"
            lines.append(capitalize_first(t(key, ctx, railroad=event.railroad)) + ".")
    return lines


def describe_earnings(
    ctx: TableContext, table: State, railroad: str, events: Sequence[Event]
) -> tuple[int, list[str]]:
    """Return the net income earned by these events and its description; `(0, [])` if there is
    none."""
    for event in events:
        if isinstance(event, e.IncomeEarned):
            income = Income(event.cities, event.counters, event.gross, event.maintenance, event.net)
            return event.net, describe_income(ctx, table, railroad, income)
    return 0, []


def describe_income(ctx: TableContext, table: State, railroad: str, income: Income) -> list[str]:
    """Describe an income: its sum, its parts, and the previous income it is compared with."""
    values = {
        "count": len(income.cities),
        "cities": list_cities(income.cities, ctx),
        "revenue": income.gross - income.counters,
        "counters": income.counters,
        "maintenance": income.maintenance,
        "net": bold_money(income.net, ctx),
        "previous": table.railroads[railroad].income,
    }
    key = "serves" if income.cities else "serves-nothing"
    return [t("serves-counters" if income.counters else key, ctx, **values)]


def describe_losses(
    ctx: TableContext, table: State, railroad: str, events: Sequence[Event]
) -> list[str]:
    """Describe what follows automatically if there is no profit (33)."""
    lines = []
    for event in events:
        if isinstance(event, e.ShareSacrificed):
            now = facts.track_values()[table.railroads[railroad].value or 0]
            moves = ((move.before, move.after) for move in events if isinstance(move, e.ValueMoved))
            value = format_change(*next(moves, (now, now)), ctx)
            lines.append(t("loses", ctx, name=event.seat, value=value, railroad=railroad))
        elif isinstance(event, e.PresidentChanged) and event.after is not None:
            lines.append(t("loses-president", ctx, name=event.after, railroad=railroad))
        elif isinstance(event, e.WentIntoReceivership):
            values = {"railroad": railroad, "treasury": event.treasury}
            lines.append(t("loses-receivership", ctx, **values))
    return lines


def describe_profit_use(ctx: TableContext, profit: outcomes.Profit, *, pays: bool) -> str:
    """Describe a dividend or a retained profit: what everybody or the treasury gets, and how the
    value moves."""
    if pays:
        parts = ", ".join(t("part", ctx, name=seat, amount=share) for seat, share in profit.players)
        treasury = format_change(profit.before, profit.paid, ctx)
        text = t("pays", ctx, each=profit.each, parts=parts, treasury=treasury)
    else:
        text = t("retains", ctx, treasury=format_change(profit.before, profit.kept, ctx))
    values = profit.values
    return f"{text} {_describe_value_move(ctx, values.now, values.paid if pays else values.kept)}"


def _describe_value_move(ctx: TableContext, before: int, after: int) -> str:
    """Describe how the value moves, and that the game ends at the top of the track (39)."""
    if before == after:
        return t("value-stays", ctx, value=before)
    key = "value-ends" if after == facts.track_values()[top_space()] else "value-goes"
    return t(key, ctx, value=format_change(before, after, ctx))


def describe_profit_uses(ctx: TableContext, profit: outcomes.Profit) -> tuple[str, str]:
    """Return the descriptions of a profit paid out, and retained."""
    paid, kept = (describe_profit_use(ctx, profit, pays=pays) for pays in (True, False))
    return t("then-pay", ctx, told=paid), t("then-retain", ctx, told=kept)
