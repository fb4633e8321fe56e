"""Players and railroads in as few words as possible, for a table too large for one card. Railroads
are called by their reporting marks, as in the pictures."""

from __future__ import annotations

import data.baltimore_ohio as facts
from bot.chat.contract.adapter import Scene
from cogs.baltimore_ohio.in_words_railroad import counters, reached
from cogs.baltimore_ohio.words import baron, cut, money, person, t
from render.baltimore_ohio.shared.words import short
from rules.baltimore_ohio import forecast
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.market_round import robber_barons
from rules.baltimore_ohio.model.play import TRACK, Position
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.stock import valuation

_NAME = 12
"""Letters of a person's name."""


def player(scene: Scene, table: State, seat: int) -> str:
    """Money, shares, Robber Barons and what was sold in this round, on a line."""
    language, row = scene.language, table.players[seat]
    position = Position(table)
    stock = position.stock(seat)
    shares = ", ".join(
        t("shares-of", language, count=row.shares[name], railroad=short(name))
        for name in table.railroads
        if name in row.shares
    )
    parts = [
        t(
            "short-player",
            language,
            name=_person(scene, seat),
            place=str(position.card_of(seat)),
            cash=money(row.cash, language),
            stock=money(stock, language),
            total=money(row.cash + stock, language),
            shares=shares or t("none", language),
        ),
        *(_baron(table, card, language) for card in row.cards),
    ]
    if row.sold and table.market is not None:
        sold = ", ".join(map(short, row.sold))
        parts.append(t("short-sold", language, railroads=sold))
    return "; ".join(parts)


def _baron(table: State, card: str, language: str) -> str:
    amount = money(robber_barons.income(Position(table), card), language)
    return t("short-baron", language, card=baron(card), amount=amount)


def _person(scene: Scene, seat: int | None) -> str:
    names = [cut(name, _NAME) for name in scene.names]
    return person(names, seat, scene.language)


def line(scene: Scene, table: State, name: str) -> str:
    """A railroad that has been started. Who has its shares is in the players' lines."""
    language, row = scene.language, table.railroads[name]
    track = t(
        "short-track",
        language,
        hexes=str(len(row.track)),
        cubes=str(row.cubes),
        cities=str(len(reached(table, name))),
    )
    head = t("short-receivership", language, railroad=short(name))
    if row.value is not None:
        head = _operating(scene, table, name, row.value)
    return "; ".join([head, ", ".join([track, *counters(table, name, language)])])


def _operating(scene: Scene, table: State, name: str, index: int) -> str:
    language, row = scene.language, table.railroads[name]
    stack = valuation.stacks(table)[index]
    levels = [str(facts.card(number).tech_level) for number in row.cards]
    return t(
        "short-railroad",
        language,
        railroad=short(name),
        value=money(TRACK[index], language),
        order=str(table.order.index(name) + 1),
        place=str(stack.index(name) + 1),
        size=str(len(stack)),
        president=_person(scene, row.president),
        held=str(row.held),
        orphan=str(row.orphan),
        treasury=money(row.treasury, language),
        count=len(levels),
        levels=", ".join(levels),
        capacity=str(services.capacity(table, name)),
        income=money(row.income, language),
        best=money(forecast.forecast(table, name).now.net, language),
    )
