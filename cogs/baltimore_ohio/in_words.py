"""The picture in words: all that lies on the table, and a railroad by itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import data.baltimore_ohio as facts
from bot.chat.contract.adapter import Scene
from cogs.baltimore_ohio import in_short
from cogs.baltimore_ohio.in_words_railroad import cities, line
from cogs.baltimore_ohio.market_parts import baron_now, pays, start_values
from cogs.baltimore_ohio.words import baron, full, money, person, railroad, railroads, t
from rules.baltimore_ohio import ending, forecast
from rules.baltimore_ohio.business_round.permission import GREEN_RAILROAD, Permission
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Phase, State

LONGEST = 3_900
"""Characters: a card holds 4,000 in all."""


def in_words(scene: Scene) -> str:
    """The whole table: round, players, railroads, equipment, map, Robber Barons, whose turn it is.

    Late in a large game all of it would not fit into a card: then it is said in short.
    """
    whole = _whole(scene)
    return whole if len(whole) <= LONGEST else _brief(scene)


def alone(scene: Scene, name: str) -> str:
    """One railroad with its whole name and home."""
    table, language = scene.public.table, scene.language
    row = facts.railroads()[name]
    head = t("text-name", language, name=full(name), home=row.home_city)
    if table.railroads[name].status == "unstarted":
        return f"{head}\n{_startable(table, name, language)}"
    return f"{head}\n{line(scene, table, name)}"


def _whole(scene: Scene) -> str:
    table = scene.public.table
    lines = [
        _round(table, scene.language),
        *(_player(scene, table, seat) for seat in table.player_order),
        *(line(scene, table, name) for name in _started(table)),
        *_rest(scene, table),
    ]
    return "\n".join(lines)


def _brief(scene: Scene) -> str:
    table = scene.public.table
    lines = [
        _round(table, scene.language),
        t("short-note", scene.language),
        *(in_short.player(scene, table, seat) for seat in table.player_order),
        *(in_short.line(scene, table, name) for name in _started(table)),
        *_rest(scene, table),
    ]
    return "\n".join(lines)


def _started(table: State) -> list[str]:
    """The railroads on the track in the order of business, then those in receivership."""
    gone = [name for name, row in table.railroads.items() if row.status == "receivership"]
    return [*table.order, *gone]


def _rest(scene: Scene, table: State) -> list[str]:
    language = scene.language
    lines = [
        _unstarted(table, language),
        _deck(table, language),
        *_map(table, language),
        *_barons(table, language),
        *_waiting(scene, table),
    ]
    return [line for line in lines if line]


def _round(table: State, language: str) -> str:
    values = {
        "turn": str(table.turn),
        "level": str(table.tech_level),
        "last": str(ending.last_level(table.options)),
    }
    if table.business is None:
        return t("text-round-market", language, **values)
    name = table.business.railroad
    return t(
        "text-round-business",
        language,
        round=str(table.business.round),
        railroad=t("none", language) if name is None else railroad(name),
        **values,
    )


def _player(scene: Scene, table: State, seat: int) -> str:
    language, player = scene.language, table.players[seat]
    position = Position(table)
    stock = position.stock(seat)
    parts = [
        t(
            "text-player",
            language,
            name=person(scene.names, seat, language),
            place=str(position.card_of(seat)),
            cash=money(player.cash, language),
            stock=money(stock, language),
            total=money(player.cash + stock, language),
        )
    ]
    shares = ", ".join(
        t("shares-of", language, count=player.shares[name], railroad=railroad(name))
        for name in table.railroads
        if name in player.shares
    )
    parts.append(t("text-shares", language, shares=shares or t("none", language)))
    if player.cards:
        names = ", ".join(baron_now(table, card, language) for card in player.cards)
        parts.append(t("text-has-barons", language, barons=names))
    if player.sold and table.market is not None:
        parts.append(t("text-sold", language, railroads=railroads(player.sold, language)))
    return " ".join(parts)


def _unstarted(table: State, language: str) -> str:
    names = [name for name, row in table.railroads.items() if row.status == "unstarted"]
    if not names:
        return ""
    shown = ", ".join(_startable(table, name, language) for name in names)
    values = ", ".join(money(value, language) for value in start_values(table))
    return t("text-unstarted", language, railroads=shown, values=values)


def _startable(table: State, name: str, language: str) -> str:
    row = facts.railroads()[name]
    key = "text-startable"
    if row.available_from_tech_level > table.tech_level:
        key = "text-later"
    level = str(row.available_from_tech_level)
    return t(key, language, railroad=railroad(name), home=row.home_city, level=level)


def _deck(table: State, language: str) -> str:
    prices = forecast.equipment_prices(table)
    each = money(facts.maintenance(table.tech_level), language)
    if table.deck is None or not prices:
        return t("text-deck-none", language, each=each)
    level = str(facts.card(table.deck).tech_level)
    price = money(prices[0], language)
    return t("text-deck", language, count=len(prices), level=level, price=price, each=each)


def _map(table: State, language: str) -> list[str]:
    """Counters that still lie there, and borders that are closed."""
    found = []
    kinds = {"coal": table.coal, "nw-coal": table.nw_coal, "lumber": table.lumber}
    lying = [
        t(f"text-lies-{kind}", language, hexes=", ".join(hexes))
        for kind, hexes in kinds.items()
        if hexes
    ]
    if lying:
        found.append(t("text-lying", language, counters="; ".join(lying)))
    position = Position(table)
    if position.pa_closed():
        found.append(t("text-pa", language, cities=_cities(board().pa_cities, language)))
    missing = Permission(position, GREEN_RAILROAD).missing
    if missing:
        found.append(t("text-nyc", language, cities=_cities(missing, language)))
    return found


def _cities(hexes: Iterable[str], language: str) -> str:
    """The cities in these hexes."""
    return cities(sorted(board().city[hex_] for hex_ in hexes), language)


def _barons(table: State, language: str) -> list[str]:
    if not table.options.robber_barons:
        return []
    names = ", ".join(baron_now(table, card, language) for card in table.barons)
    return [t("text-barons", language, barons=names or t("none", language))]


def _waiting(scene: Scene, table: State) -> Sequence[str]:
    language, found = scene.language, []
    if table.auction is not None:
        made = table.auction
        found.append(
            t(
                "text-auction",
                language,
                card=baron(made.card),
                pays=pays(table, made.card, language),
                amount=money(made.bid, language),
                name=person(scene.names, made.leader, language),
            )
        )
    if table.phase is not Phase.OVER:
        names = ", ".join(person(scene.names, seat, language) for seat in scene.public.to_move)
        found.append(t("text-turn", language, names=names))
    return found
