"""The content of the pictures in words: the whole table, or one railroad. There is a short form
for a table too large for one card, in which railroads are called by their reporting marks,
as in the pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from discord.utils import escape_markdown

import data.baltimore_ohio as facts
from bot.chat.contract.adapter import TableContext
from bot.chat.ui.card import truncate
from cogs.baltimore_ohio.market.card import describe_baron_income
from cogs.baltimore_ohio.words import (
    full_name,
    label,
    list_levels,
    list_railroads,
    list_shares,
    money,
    person,
    t,
)
from render.baltimore_ohio.shared.table_values import cities_of
from render.baltimore_ohio.shared.words import short_name
from rules.baltimore_ohio import ending, forecast, outcomes
from rules.baltimore_ohio.business_round import profit, services
from rules.baltimore_ohio.business_round.permission import GREEN_RAILROAD, Permission
from rules.baltimore_ohio.market_round import robber_barons
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.stock import valuation
from rules.baltimore_ohio.stock.buying import start_values

MAX_LENGTH = 3_900
"""Characters of the text: a card holds 4,000 in all."""


def picture_text(ctx: TableContext) -> str:
    """Describe the whole table: round, players, railroads, equipment, map, Robber Barons, whose
    turn it is. Falls back to the short form if the text would exceed `MAX_LENGTH`."""
    table: State = ctx.public.table
    in_receivership = [
        name for name, row in table.railroads.items() if row.status == "receivership"
    ]
    names = [*table.order, *in_receivership]
    frame = (_describe_round(table, ctx), _describe_rest(ctx, table))
    players = [_describe_player(ctx, table, seat) for seat in table.player_order]
    text = "\n".join(
        [
            frame[0],
            *players,
            *(describe_started(ctx, table, railroad) for railroad in names),
            *frame[1],
        ]
    )
    if len(text) <= MAX_LENGTH:
        return text
    players = [_describe_player_briefly(ctx, table, seat) for seat in table.player_order]
    railroad_lines = [describe_briefly(ctx, table, name) for name in names]
    return "\n".join([frame[0], t("short-note", ctx), *players, *railroad_lines, *frame[1]])


def describe_railroad(ctx: TableContext, name: str) -> str:
    """Describe one railroad, with its full name and home."""
    table = ctx.public.table
    row = facts.railroads()[name]
    head = t("text-name", ctx, name=full_name(name), home=row.home_city)
    if table.railroads[name].status == "unstarted":
        return f"{head}\n{_describe_start(table, name, ctx)}"
    return f"{head}\n{describe_started(ctx, table, name)}"


def _describe_rest(ctx: TableContext, table: State) -> list[str]:
    lines = [
        _describe_unstarted(table, ctx),
        _describe_deck(table, ctx),
        *_describe_map(table, ctx),
    ]
    lines += [*_describe_barons(table, ctx), *_describe_waiting(ctx, table)]
    return [line for line in lines if line]


def _describe_round(table: State, ctx: TableContext) -> str:
    values = {"turn": str(table.turn), "level": str(table.tech_level)}
    values["last"] = str(ending.last_level(table.options))
    if table.business is None:
        return t("text-round-market", ctx, **values)
    acting = table.business.railroad or t("none", ctx)
    number = str(table.business.round)
    return t("text-round-business", ctx, round=number, railroad=acting, **values)


def _player_values(table: State, seat: int) -> dict[str, Any]:
    position, cash = Position(table), table.players[seat].cash
    stock, place = position.stock_value(seat), str(position.player_order_card(seat))
    return {"place": place, "cash": cash, "stock": stock, "total": cash + stock}


def _describe_player(ctx: TableContext, table: State, seat: int) -> str:
    player = table.players[seat]
    owned = list_shares(player.shares, table.railroads, ctx)
    head = t("text-player", ctx, name=seat, **_player_values(table, seat))
    parts = [head, t("text-shares", ctx, shares=owned)]
    if player.cards:
        names = ", ".join(_describe_baron(table, card, ctx) for card in player.cards)
        parts.append(t("text-has-barons", ctx, barons=names))
    if player.sold and table.market is not None:
        parts.append(t("text-sold", ctx, railroads=list_railroads(player.sold, ctx)))
    return " ".join(parts)


def _describe_player_briefly(ctx: TableContext, table: State, seat: int) -> str:
    """Describe a player's money, shares, Robber Barons and sales of this round in the short
    form."""
    player, name = table.players[seat], short_person(ctx, seat)
    owned = (
        t("short-shares-of", ctx, count=player.shares[railroad], mark=short_name(railroad))
        for railroad in table.railroads
        if railroad in player.shares
    )
    shown = ", ".join(owned) or t("none", ctx)
    parts = [t("short-player", ctx, name=name, shares=shown, **_player_values(table, seat))]
    parts += (_describe_baron(table, card, ctx, "short-baron") for card in player.cards)
    if player.sold and table.market is not None:
        parts.append(t("short-sold", ctx, railroads=", ".join(map(short_name, player.sold))))
    return "; ".join(parts)


def _describe_baron(table: State, card: str, ctx: TableContext, key: str = "text-baron") -> str:
    """Return a Robber Baron and what it would pay now."""
    return t(key, ctx, card=card, amount=robber_barons.income(Position(table), card))


def _describe_unstarted(table: State, ctx: TableContext) -> str:
    names = [name for name, row in table.railroads.items() if row.status == "unstarted"]
    if not names:
        return ""
    shown = ", ".join(_describe_start(table, name, ctx) for name in names)
    values = ", ".join(money(value, ctx) for value in start_values(table))
    return t("text-unstarted", ctx, railroads=shown, values=values)


def _describe_start(table: State, name: str, ctx: TableContext) -> str:
    row = facts.railroads()[name]
    level = row.available_from_tech_level
    key = "text-later" if level > table.tech_level else "text-startable"
    return t(key, ctx, railroad=name, home=row.home_city, level=str(level))


def _describe_deck(table: State, ctx: TableContext) -> str:
    prices = forecast.equipment_prices(table)
    each = facts.maintenance(table.tech_level)
    if table.deck is None or not prices:
        return t("text-deck-none", ctx, each=each)
    level = str(facts.equipment_card(table.deck).tech_level)
    return t("text-deck", ctx, count=len(prices), level=level, price=prices[0], each=each)


def _describe_map(table: State, ctx: TableContext) -> list[str]:
    """Describe the counters left on the map and the borders that are closed."""
    lines = []
    kinds = {"coal": table.coal, "nw-coal": table.nw_coal, "lumber": table.lumber}
    counter_texts = (
        t(f"text-lies-{kind}", ctx, hexes=", ".join(hexes))
        for kind, hexes in kinds.items()
        if hexes
    )
    if counters := "; ".join(counter_texts):
        lines.append(t("text-lying", ctx, counters=counters))
    position = Position(table)
    if position.is_pa_closed():
        lines.append(t("text-pa", ctx, cities=_list_hex_cities(board().pa_cities, ctx)))
    missing = Permission(position, GREEN_RAILROAD).missing
    if missing:
        lines.append(t("text-nyc", ctx, cities=_list_hex_cities(missing, ctx)))
    return lines


def _list_hex_cities(hexes: Iterable[str], ctx: TableContext) -> str:
    """Return the cities in these hexes."""
    return ", ".join(sorted(board().city[hex_] for hex_ in hexes)) or t("none", ctx)


def _describe_barons(table: State, ctx: TableContext) -> list[str]:
    if not table.options.robber_barons:
        return []
    names = ", ".join(_describe_baron(table, card, ctx) for card in table.barons)
    return [t("text-barons", ctx, barons=names or t("none", ctx))]


def _describe_waiting(ctx: TableContext, table: State) -> Sequence[str]:
    lines = []
    if table.auction is not None:
        auction_state = table.auction
        values = {
            "card": auction_state.card,
            "amount": auction_state.bid,
            "name": auction_state.leader,
        }
        lines.append(
            t(
                "text-auction",
                ctx,
                pays=describe_baron_income(table, auction_state.card, ctx),
                **values,
            )
        )
    if table.phase is not Phase.OVER:
        names = ", ".join(person(ctx, seat) for seat in ctx.public.to_move)
        lines.append(t("text-turn", ctx, names=names))
    return lines


# A railroad: where it stands, whose it is, what it has and what it earns.


_MAX_NAME = 12
"""Letters of a person's name in the short form."""


def describe_started(ctx: TableContext, table: State, name: str) -> str:
    """Describe a railroad that has been started."""
    row = table.railroads[name]
    if row.value is None:
        parts = [t("text-receivership", ctx, railroad=name), _describe_owners(ctx, table, name)]
    else:
        values = _railroad_values(table, name, row.value) | {
            "president": person(ctx, row.president)
        }
        parts = [
            t("text-railroad", ctx, railroad=name, **values),
            _describe_owners(ctx, table, name),
            t("text-equipment", ctx, **values),
        ]
    cities = ", ".join(cities_of(table, name)) or t("none", ctx)
    parts.append(t("text-track", ctx, cubes=row.cubes, hexes=len(row.track), cities=cities))
    counters = _list_counters(table, name, ctx)
    if counters:
        parts.append(t("text-taken", ctx, counters=", ".join(counters)))
    return " ".join(parts)


def describe_briefly(ctx: TableContext, table: State, name: str) -> str:
    """Describe a started railroad in the short form; its shareholders are in the players'
    lines."""
    row = table.railroads[name]
    counts = {"hexes": len(row.track), "cubes": row.cubes, "cities": len(cities_of(table, name))}
    if row.value is None:
        head = t("short-receivership", ctx, mark=short_name(name))
    else:
        president = short_person(ctx, row.president)
        values = _railroad_values(table, name, row.value) | {"held": row.held, "orphan": row.orphan}
        head = t("short-railroad", ctx, mark=short_name(name), president=president, **values)
    track = ", ".join([t("short-track", ctx, **counts), *_list_counters(table, name, ctx)])
    return f"{head}; {track}"


def short_person(ctx: TableContext, seat: int | None) -> str:
    """Return a player's name, truncated and escaped."""
    return escape_markdown(truncate(label(ctx, seat), _MAX_NAME))


def _railroad_values(table: State, name: str, index: int) -> dict[str, Any]:
    """Return the text values of a railroad on the track."""
    row, stack = table.railroads[name], valuation.stacks(table)[index]
    return {
        "value": facts.track_values()[index],
        "order": str(table.order.index(name) + 1),
        "place": str(stack.index(name) + 1),
        "size": len(stack),
        "treasury": row.treasury,
        "count": len(row.cards),
        "levels": list_levels(row.cards),
        "capacity": services.capacity(table, name),
        "income": row.income,
        "best": forecast.forecast(table, name).now.net,
    }


def _list_counters(table: State, name: str, ctx: TableContext) -> list[str]:
    """Return the counters that the railroad has taken, such as "2 coal"."""
    row = table.railroads[name]
    kinds = {"coal": row.coal, "nw-coal": row.nw_coal, "lumber": row.lumber}
    return [t(f"text-{kind}", ctx, count=count) for kind, count in kinds.items() if count]


def _describe_owners(ctx: TableContext, table: State, name: str) -> str:
    row = table.railroads[name]
    owners = [
        f"{person(ctx, seat)} {player.shares[name]}"
        for seat, player in enumerate(table.players)
        if name in player.shares
    ]
    owners.append(t("text-held", ctx, count=row.held))
    if row.orphan:
        owners.append(t("text-orphan", ctx, count=row.orphan))
    return t("text-owners", ctx, owners=", ".join(owners))


# The Net Income Track: each railroad's last net income beside the one it could make now.


def describe_incomes(ctx: TableContext) -> str:
    """Return a line for each railroad on the track in the order of business, short enough for a
    phone, with the reporting marks of the picture. Empty before the first railroad is started."""
    table: State = ctx.public.table
    if not table.order:
        return ""
    lines = (_describe_income(ctx, table, name) for name in table.order)
    return "\n".join([t("incomes", ctx), *lines, t("incomes-note", ctx)])


def _describe_income(ctx: TableContext, table: State, name: str) -> str:
    works = outcomes.railroad_figures(table, name)
    values = profit.values_after(table, name, works.net)
    direction = "down" if works.net <= 0 else "up" if values.paid > values.now else "none"
    sums = {"previous": table.railroads[name].income, "net": works.net}
    counts = {"capacity": works.capacity, "reached": works.reached}
    return t("incomes-line", ctx, way=direction, mark=short_name(name), **sums, **counts)
