"""The picture in words: all that lies on the table, and a railroad by itself; at length, or in as
few words as possible for a table too large for one card, where railroads are called by their
reporting marks, as in the pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from discord.utils import escape_markdown

import data.baltimore_ohio as facts
from bot.chat.contract.adapter import Scene
from bot.chat.ui.card import cut
from cogs.baltimore_ohio.market.card import pays
from cogs.baltimore_ohio.words import full, label, levels, money, person, railroads, shares, t
from render.baltimore_ohio.shared.reading import cities_of
from render.baltimore_ohio.shared.words import short
from rules.baltimore_ohio import ending, forecast, outcomes
from rules.baltimore_ohio.business_round import profit, services
from rules.baltimore_ohio.business_round.permission import GREEN_RAILROAD, Permission
from rules.baltimore_ohio.market_round import robber_barons
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.play import TRACK, Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.stock import valuation
from rules.baltimore_ohio.stock.buying import start_values

LONGEST = 3_900
"""Characters: a card holds 4,000 in all."""


def in_words(scene: Scene) -> str:
    """The whole table: round, players, railroads, equipment, map, Robber Barons, whose turn it is.

    Late in a large game all of it would not fit into a card: then it is said in short.
    """
    table: State = scene.public.table
    gone = [name for name, row in table.railroads.items() if row.status == "receivership"]
    names, around = [*table.order, *gone], (_round(table, scene), _rest(scene, table))
    players = [_player(scene, table, seat) for seat in table.player_order]
    whole = "\n".join([around[0], *players, *(line(scene, table, n) for n in names), *around[1]])
    if len(whole) <= LONGEST:
        return whole
    players = [_brief_player(scene, table, seat) for seat in table.player_order]
    railroads = [brief(scene, table, name) for name in names]
    return "\n".join([around[0], t("short-note", scene), *players, *railroads, *around[1]])


def alone(scene: Scene, name: str) -> str:
    """One railroad with its whole name and home."""
    table = scene.public.table
    row = facts.railroads()[name]
    head = t("text-name", scene, name=full(name), home=row.home_city)
    if table.railroads[name].status == "unstarted":
        return f"{head}\n{_startable(table, name, scene)}"
    return f"{head}\n{line(scene, table, name)}"


def _rest(scene: Scene, table: State) -> list[str]:
    lines = [_unstarted(table, scene), _deck(table, scene), *_map(table, scene)]
    lines += [*_barons(table, scene), *_waiting(scene, table)]
    return [line for line in lines if line]


def _round(table: State, scene: Scene) -> str:
    values = {"turn": str(table.turn), "level": str(table.tech_level)}
    values["last"] = str(ending.last_level(table.options))
    if table.business is None:
        return t("text-round-market", scene, **values)
    acting = table.business.railroad or t("none", scene)
    number = str(table.business.round)
    return t("text-round-business", scene, round=number, railroad=acting, **values)


def _sums(table: State, seat: int) -> dict[str, Any]:
    position, cash = Position(table), table.players[seat].cash
    stock, place = position.stock(seat), str(position.card_of(seat))
    return {"place": place, "cash": cash, "stock": stock, "total": cash + stock}


def _player(scene: Scene, table: State, seat: int) -> str:
    player = table.players[seat]
    owned = shares(player.shares, table.railroads, scene)
    head = t("text-player", scene, name=seat, **_sums(table, seat))
    parts = [head, t("text-shares", scene, shares=owned)]
    if player.cards:
        names = ", ".join(_baron(table, card, scene) for card in player.cards)
        parts.append(t("text-has-barons", scene, barons=names))
    if player.sold and table.market is not None:
        parts.append(t("text-sold", scene, railroads=railroads(player.sold, scene)))
    return " ".join(parts)


def _brief_player(scene: Scene, table: State, seat: int) -> str:
    """Money, shares, Robber Barons and what was sold in this round, in as few words as possible."""
    player, name = table.players[seat], short_person(scene, seat)
    owned = (
        t("short-shares-of", scene, count=player.shares[one], mark=short(one))
        for one in table.railroads
        if one in player.shares
    )
    shown = ", ".join(owned) or t("none", scene)
    parts = [t("short-player", scene, name=name, shares=shown, **_sums(table, seat))]
    parts += (_baron(table, card, scene, "short-baron") for card in player.cards)
    if player.sold and table.market is not None:
        parts.append(t("short-sold", scene, railroads=", ".join(map(short, player.sold))))
    return "; ".join(parts)


def _baron(table: State, card: str, scene: Scene, key: str = "text-baron") -> str:
    """A Robber Baron with what it would pay now."""
    return t(key, scene, card=card, amount=robber_barons.income(Position(table), card))


def _unstarted(table: State, scene: Scene) -> str:
    names = [name for name, row in table.railroads.items() if row.status == "unstarted"]
    if not names:
        return ""
    shown = ", ".join(_startable(table, name, scene) for name in names)
    values = ", ".join(money(value, scene) for value in start_values(table))
    return t("text-unstarted", scene, railroads=shown, values=values)


def _startable(table: State, name: str, scene: Scene) -> str:
    row = facts.railroads()[name]
    level = row.available_from_tech_level
    key = "text-later" if level > table.tech_level else "text-startable"
    return t(key, scene, railroad=name, home=row.home_city, level=str(level))


def _deck(table: State, scene: Scene) -> str:
    prices = forecast.equipment_prices(table)
    each = facts.maintenance(table.tech_level)
    if table.deck is None or not prices:
        return t("text-deck-none", scene, each=each)
    level = str(facts.card(table.deck).tech_level)
    return t("text-deck", scene, count=len(prices), level=level, price=prices[0], each=each)


def _map(table: State, scene: Scene) -> list[str]:
    """Counters that still lie there, and borders that are closed."""
    found = []
    kinds = {"coal": table.coal, "nw-coal": table.nw_coal, "lumber": table.lumber}
    lying = (
        t(f"text-lies-{kind}", scene, hexes=", ".join(hexes))
        for kind, hexes in kinds.items()
        if hexes
    )
    if counters := "; ".join(lying):
        found.append(t("text-lying", scene, counters=counters))
    position = Position(table)
    if position.pa_closed():
        found.append(t("text-pa", scene, cities=_cities(board().pa_cities, scene)))
    missing = Permission(position, GREEN_RAILROAD).missing
    if missing:
        found.append(t("text-nyc", scene, cities=_cities(missing, scene)))
    return found


def _cities(hexes: Iterable[str], scene: Scene) -> str:
    """The cities in these hexes."""
    return ", ".join(sorted(board().city[hex_] for hex_ in hexes)) or t("none", scene)


def _barons(table: State, scene: Scene) -> list[str]:
    if not table.options.robber_barons:
        return []
    names = ", ".join(_baron(table, card, scene) for card in table.barons)
    return [t("text-barons", scene, barons=names or t("none", scene))]


def _waiting(scene: Scene, table: State) -> Sequence[str]:
    found = []
    if table.auction is not None:
        made = table.auction
        values = {"card": made.card, "amount": made.bid, "name": made.leader}
        found.append(t("text-auction", scene, pays=pays(table, made.card, scene), **values))
    if table.phase is not Phase.OVER:
        names = ", ".join(person(scene, seat) for seat in scene.public.to_move)
        found.append(t("text-turn", scene, names=names))
    return found


# A railroad: where it stands, whose it is, what it has and what it earns.


_NAME = 12
"""Letters of a person's name in short."""


def line(scene: Scene, table: State, name: str) -> str:
    """A railroad that has been started."""
    row = table.railroads[name]
    if row.value is None:
        parts = [t("text-receivership", scene, railroad=name), _shares(scene, table, name)]
    else:
        values = _figures(table, name, row.value) | {"president": person(scene, row.president)}
        parts = [
            t("text-railroad", scene, railroad=name, **values),
            _shares(scene, table, name),
            t("text-equipment", scene, **values),
        ]
    cities = ", ".join(cities_of(table, name)) or t("none", scene)
    parts.append(t("text-track", scene, cubes=row.cubes, hexes=len(row.track), cities=cities))
    taken = _counters(table, name, scene)
    if taken:
        parts.append(t("text-taken", scene, counters=", ".join(taken)))
    return " ".join(parts)


def brief(scene: Scene, table: State, name: str) -> str:
    """The same in short. Who has its shares is in the players' lines."""
    row = table.railroads[name]
    counts = {"hexes": len(row.track), "cubes": row.cubes, "cities": len(cities_of(table, name))}
    if row.value is None:
        head = t("short-receivership", scene, mark=short(name))
    else:
        president = short_person(scene, row.president)
        values = _figures(table, name, row.value) | {"held": row.held, "orphan": row.orphan}
        head = t("short-railroad", scene, mark=short(name), president=president, **values)
    track = ", ".join([t("short-track", scene, **counts), *_counters(table, name, scene)])
    return f"{head}; {track}"


def short_person(scene: Scene, seat: int | None) -> str:
    """A name cut short."""
    return escape_markdown(cut(label(scene, seat), _NAME))


def _figures(table: State, name: str, index: int) -> dict[str, Any]:
    """The numbers of a railroad on the track."""
    row, stack = table.railroads[name], valuation.stacks(table)[index]
    return {
        "value": TRACK[index],
        "order": str(table.order.index(name) + 1),
        "place": str(stack.index(name) + 1),
        "size": len(stack),
        "treasury": row.treasury,
        "count": len(row.cards),
        "levels": levels(row.cards),
        "capacity": services.capacity(table, name),
        "income": row.income,
        "best": forecast.forecast(table, name).now.net,
    }


def _counters(table: State, name: str, scene: Scene) -> list[str]:
    """What it has taken, such as "2 coal"."""
    row = table.railroads[name]
    kinds = {"coal": row.coal, "nw-coal": row.nw_coal, "lumber": row.lumber}
    return [t(f"text-{kind}", scene, count=count) for kind, count in kinds.items() if count]


def _shares(scene: Scene, table: State, name: str) -> str:
    row = table.railroads[name]
    owners = [
        f"{person(scene, seat)} {player.shares[name]}"
        for seat, player in enumerate(table.players)
        if name in player.shares
    ]
    owners.append(t("text-held", scene, count=row.held))
    if row.orphan:
        owners.append(t("text-orphan", scene, count=row.orphan))
    return t("text-owners", scene, owners=", ".join(owners))


# The Net Income Track: what each railroad netted last and could net now, side by side.


def incomes(scene: Scene) -> str:
    """A line for each railroad on the track in the order of business, short enough for a phone,
    where they are called as in the picture; nothing before the first one is started."""
    table: State = scene.public.table
    if not table.order:
        return ""
    lines = (_income(scene, table, name) for name in table.order)
    return "\n".join([t("incomes", scene), *lines, t("incomes-note", scene)])


def _income(scene: Scene, table: State, name: str) -> str:
    found = outcomes.works(table, name)
    values = profit.values(table, name, found.net)
    way = "down" if found.net <= 0 else "up" if values.paid > values.now else "none"
    sums = {"previous": table.railroads[name].income, "net": found.net}
    counts = {"capacity": found.capacity, "reached": found.reached}
    return t("incomes-line", scene, way=way, mark=short(name), **sums, **counts)
