"""Private looks of Baltimore & Ohio, and the content of the pictures in words: the whole table, or
one railroad. There is a short form for a table too large for one card, in which railroads are
called by their reporting marks, as in the pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple

from discord.utils import escape_markdown

import data.baltimore_ohio as facts
from bot.chat.base.errors import require_known
from bot.chat.contract.pages import EphemeralPage
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.looks import Looks
from bot.chat.ui.card import truncate
from cogs.baltimore_ohio import pictures, what_if
from cogs.baltimore_ohio.market.card import describe_baron_income
from cogs.baltimore_ohio.words import full_name, label, list_levels, money, person, railroad_name, t
from render.baltimore_ohio.finance.equipment import render_equipment
from render.baltimore_ohio.shared.table_values import cities_of
from render.baltimore_ohio.shared.words import short_name
from rules.baltimore_ohio import ending, forecast, outcomes
from rules.baltimore_ohio.business_round import profit, services
from rules.baltimore_ohio.business_round.permission import GREEN_RAILROAD, Permission
from rules.baltimore_ohio.ending import last_level
from rules.baltimore_ohio.market_round import robber_barons
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.stock import valuation
from rules.baltimore_ohio.stock.buying import start_values

MAX_LENGTH = 3_900
"""Characters of the text: a card holds 4,000 in all."""
_MAX_NAME = 12
"""Letters of a person's name in the short form."""


class _Form(NamedTuple):
    """Of the long form or the short one: the beginning of its text keys, what stands between the
    parts of a line, how persons and railroads are called."""

    key: str
    separator: str
    person: Callable[[TableContext, int | None], str]
    railroad: Callable[[str], str]

    def join(self, ctx: TableContext, parts: Iterable[str], **values: object) -> str:
        """Return a line of these parts, each a text of this form."""
        return self.separator.join(t(f"{self.key}-{part}", ctx, **values) for part in parts)


def _short_person(ctx: TableContext, seat: int | None) -> str:
    """Return a player's name, truncated and escaped."""
    return escape_markdown(truncate(label(ctx, seat), _MAX_NAME))


LONG = _Form("text", " ", person, railroad_name)
SHORT = _Form("short", "; ", _short_person, short_name)


def picture_text(ctx: TableContext) -> str:
    """Describe the whole table: round, players, railroads, equipment, map, Robber Barons, whose
    turn it is. Falls back to the short form if the text would exceed `MAX_LENGTH`."""
    text = _describe_table(ctx, LONG)
    return text if len(text) <= MAX_LENGTH else _describe_table(ctx, SHORT)


def _describe_table(ctx: TableContext, form: _Form) -> str:
    table: State = ctx.public.table
    started = [name for name, row in table.railroads.items() if row.status == "receivership"]
    lines = [
        _describe_round(table, ctx),
        t("short-note", ctx) if form is SHORT else "",
        *(_describe_player(ctx, table, seat, form) for seat in table.player_order),
        *(_describe_started(ctx, table, name, form) for name in (*table.order, *started)),
        _describe_unstarted(table, ctx),
        _describe_deck(table, ctx),
        *_describe_map(table, ctx),
        *_describe_barons(table, ctx),
        *_describe_waiting(ctx, table),
    ]
    return "\n".join(filter(None, lines))


def describe_railroad(ctx: TableContext, name: str) -> str:
    """Describe one railroad, with its full name and home."""
    table = ctx.public.table
    row = facts.railroads()[name]
    head = t("text-name", ctx, name=full_name(name), home=row.home_city)
    if table.railroads[name].status == "unstarted":
        return f"{head}\n{_describe_start(table, name, ctx)}"
    return f"{head}\n{_describe_started(ctx, table, name, LONG)}"


def _describe_round(table: State, ctx: TableContext) -> str:
    values = {"turn": str(table.turn), "level": str(table.tech_level)}
    values["last"] = str(ending.last_level(table.options))
    if table.business is None:
        return t("text-round-market", ctx, **values)
    acting = table.business.railroad or t("none", ctx)
    number = str(table.business.round)
    return t("text-round-business", ctx, round=number, railroad=acting, **values)


def _describe_player(ctx: TableContext, table: State, seat: int, form: _Form) -> str:
    """Describe a player's money, shares, Robber Barons and sales of this round."""
    player, position = table.players[seat], Position(table)
    held = [name for name in table.railroads if name in player.shares]
    shares = [f"{player.shares[name]} {form.railroad(name)}" for name in held]
    barons = (_describe_baron(table, card, ctx, f"{form.key}-baron") for card in player.cards)
    parts = ["player", "shares"]
    parts += ["has-barons"] if player.cards else []
    parts += ["sold"] if player.sold and table.market is not None else []
    stock = position.stock_value(seat)
    return form.join(
        ctx,
        parts,
        name=form.person(ctx, seat),
        place=str(position.player_order_card(seat)),
        cash=player.cash,
        stock=stock,
        total=player.cash + stock,
        shares=", ".join(shares) or t("none", ctx),
        barons=", ".join(barons),
        railroads=", ".join(map(form.railroad, player.sold)),
    )


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
    lying = ((kind, ", ".join(hexes)) for kind, hexes in kinds.items() if hexes)
    if counters := "; ".join(t(f"text-lies-{kind}", ctx, hexes=hexes) for kind, hexes in lying):
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


def _describe_waiting(ctx: TableContext, table: State) -> Iterator[str]:
    if (auction := table.auction) is not None:
        values = {"card": auction.card, "amount": auction.bid, "name": auction.leader}
        pays = describe_baron_income(table, auction.card, ctx)
        yield t("text-auction", ctx, pays=pays, **values)
    if table.phase is not Phase.OVER:
        names = ", ".join(person(ctx, seat) for seat in ctx.public.to_move)
        yield t("text-turn", ctx, names=names)


# A railroad: where it stands, whose it is, what it has and what it earns.


def _describe_started(ctx: TableContext, table: State, name: str, form: _Form) -> str:
    """Describe a railroad that has been started. In the short form its shareholders are in the
    players' lines alone."""
    row, cities = table.railroads[name], cities_of(table, name)
    parts = ["receivership" if row.value is None else "railroad", "owners"]
    parts += [] if row.value is None else ["equipment"]
    counters = _list_counters(table, name, ctx)
    return form.join(
        ctx,
        [*parts, "track", *(["taken"] if counters else [])],
        railroad=name,
        mark=short_name(name),
        president=form.person(ctx, row.president),
        owners=_list_owners(ctx, table, name),
        cubes=row.cubes,
        hexes=len(row.track),
        reached=len(cities),
        cities=", ".join(cities) or t("none", ctx),
        counters=", ".join(counters),
        **({} if row.value is None else _railroad_values(table, name, row.value)),
        **{field: getattr(row, field) for field in ("held", "orphan")},
    )


def _railroad_values(table: State, name: str, index: int) -> dict[str, object]:
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


def _list_owners(ctx: TableContext, table: State, name: str) -> str:
    row = table.railroads[name]
    owners = [
        f"{person(ctx, seat)} {player.shares[name]}"
        for seat, player in enumerate(table.players)
        if name in player.shares
    ]
    owners.append(t("text-held", ctx, count=row.held))
    if row.orphan:
        owners.append(t("text-orphan", ctx, count=row.orphan))
    return ", ".join(owners)


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


RAILROAD_HEADS = {"board": "map", "charters": "charter", "text": "words"}
"""By look at the whole table: the key head of the same look at one railroad."""


def _railroad_page(head: str, ctx: TableContext, name: str) -> EphemeralPage:
    """Return the page of one railroad, with all others in a menu. Raises `UnknownKey`."""
    require_known(name in ctx.public.table.railroads)
    menus = (what_if.railroad_menu(ctx, head, name),)
    if head == "words":
        return EphemeralPage(
            describe_railroad(ctx, name), buttons=(LOOKS.button("text", ctx),), menus=menus
        )
    other, draw = ("charter", pictures.board) if head == "map" else ("map", pictures.charter)
    buttons = (LOOKS.button(other, ctx, name), what_if.page_button(name, ctx))
    return EphemeralPage("", draw(ctx, name), buttons, menus)


def _charters_page(ctx: TableContext) -> EphemeralPage:
    """Return the charter of the railroad on turn, or the first in the order of business."""
    table: State = ctx.public.table
    acting = table.business.railroad if table.business else None
    return _railroad_page("charter", ctx, acting or next(iter([*table.order, *table.railroads])))


def _history_page(ctx: TableContext) -> EphemeralPage:
    if len(ctx.public.table.history) < 2:
        return EphemeralPage(t("history-none", ctx))
    return EphemeralPage("", pictures.history(ctx))


def _rules_text(ctx: TableContext) -> str:
    """Return the rules on one page, for newcomers."""
    options = ctx.public.table.options
    parts = ["goal", "market", "president", "business", "profit", "level"]
    parts += ["barons"] if options.robber_barons else []
    values = {
        "first": str(facts.expansions().robber_barons.start_market_round),
        "top": facts.track_values()[-1],
        "level": str(last_level(options)),
        "once": "yes" if options.first_sale_only else "no",
    }
    return "\n".join(t(f"help-{part}", ctx, **values) for part in (*parts, "end"))


LOOKS: Looks = Looks(
    t,
    {
        "board": lambda ctx: EphemeralPage(
            "",
            pictures.board(ctx),
            menus=(what_if.railroad_menu(ctx, "map"),),
            more=pictures.board_sheets(ctx),
        ),
        "market": lambda ctx: EphemeralPage(
            describe_incomes(ctx), pictures.market(ctx), (LOOKS.button("history", ctx),)
        ),
        "charters": _charters_page,
        "equipment": lambda ctx: EphemeralPage(
            "", partial(render_equipment, ctx.public, ctx.language)
        ),
        "help": lambda ctx: EphemeralPage(
            _rules_text(ctx), buttons=tuple(LOOKS.button(key, ctx) for key in LOOKS.more)
        ),
    },
    {
        "text": lambda ctx: EphemeralPage(
            picture_text(ctx), menus=(what_if.railroad_menu(ctx, "words"),)
        ),
        "history": _history_page,
    },
    {
        what_if.HEAD: what_if.railroad_page,
        **{head: partial(_railroad_page, head) for head in RAILROAD_HEADS.values()},
    },
)
"""The page of rules has the buttons of the looks that no card has."""
