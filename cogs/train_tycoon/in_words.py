"""The picture in words: all that lies on the table and everybody may know."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from cogs.train_tycoon.words import capital, company, listed, money, person, purse, t
from render.train_tycoon.shared.words import item_name, place_name, round_name, waits_for
from rules.train_tycoon.ending import share_value, worth
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Hub, Phase, State
from rules.train_tycoon.shares.mergers import insolvent


def in_words(scene: Scene) -> str:
    """Turn and phase, players, companies with their lines, hubs, the orders, and who is still
    out."""
    table, language = scene.public.table, scene.language
    lines = [f"**{round_name(table, language)}**"]
    if table.order:
        lines.append(t("text-order", language, order=", ".join(table.order)))
    lines += [_player(scene, table, seat) for seat in table.seating]
    lines += [_company(scene, table, name) for name in table.order]
    idle = [name for name, row in table.companies.items() if not row.active]
    if idle and table.turn:
        lines.append(t("text-idle", language, companies=", ".join(idle)))
    lines.append(_hubs(table, language))
    if table.phase is not Phase.OVER:
        names = [person(scene.names, seat, language) for seat in range(len(table.players))]
        lines.append(capital(waits_for(scene.public, names, language, room=9_000)))
    return "\n".join(line for line in lines if line)


def _player(scene: Scene, table: State, seat: int) -> str:
    language, player = scene.language, table.players[seat]
    shares = [
        t("text-shares", language, company=name, count=count)
        for name, count in player.shares.items()
    ]
    led = [name for name in table.order if table.companies[name].president == seat]
    parts = [
        t(
            "text-player",
            language,
            name=person(scene.names, seat, language),
            purse=purse(player.net, language),
            worth=money(worth(Position(table), seat), language),
            shares=", ".join(shares) or t("shares-none", language),
        )
    ]
    if led:
        parts.append(t("text-presides", language, companies=listed(led, language)))
    if table.priority == seat and table.turn:
        parts.append(t("text-priority", language))
    if table.options.investments:
        hand = len(facts.investments().per_player) - len(player.placed)
        parts.append(t("text-markers", language, count=hand))
    if player.bankrupt:
        turns = listed(map(str, player.bankrupt), language)
        parts.append(t("text-bankrupt", language, turns=turns))
    return " ".join(parts)


def _company(scene: Scene, table: State, name: str) -> str:
    language, row, position = scene.language, table.companies[name], Position(table)
    president = row.president
    holder = (
        t("text-no-president", language)
        if president is None
        else person(scene.names, president, language)
    )
    parts = [
        t(
            "text-company",
            language,
            company=company(name),
            president=holder,
            price=money(row.price, language),
            purse=purse(row.net, language),
            income=money(row.income, language),
            most=facts.max_loans(row.income),
            issued=row.issued,
        )
    ]
    if row.issued:
        value = money(share_value(position, name), language)
        parts.append(t("text-value", language, value=value, target=money(row.target, language)))
    if row.bank:
        parts.append(t("text-bank", language, count=row.bank))
    if insolvent(position, name):
        parts.append(t("text-insolvent", language))
    if row.factory is not None:
        parts.append(t("text-unplaced", language, good=item_name(row.factory, language)))
    lines = position.lines_of(name)
    joined = [
        " – ".join(place_name(table, hub, language) for hub in line.ends)
        + (t("text-broken", language) if line.broken else "")
        for line in lines
    ]
    parts.append(t("text-lines", language, count=len(lines), lines="; ".join(joined)))
    return " ".join(parts)


def _hubs(table: State, language: str) -> str:
    """The hubs and what lies there."""
    if not table.hubs:
        return ""
    told = (_hub(table, place, hub, language) for place, hub in sorted(table.hubs.items()))
    return t("text-hubs", language, hubs="; ".join(told))


def _hub(table: State, place: str, hub: Hub, language: str) -> str:
    name = place_name(table, place, language)
    if hub.kind == "city":
        good = item_name(hub.item, language)
        shown = t("text-city", language, name=name, hex=place, good=good, count=hub.stock)
    elif hub.kind == "transfer":
        shown = name
    else:
        shown = t("text-source", language, name=name, count=hub.stock)
    if not hub.delivered:
        return shown
    items = ", ".join(
        f"{count} {item_name(item, language)}" for item, count in hub.delivered.items()
    )
    return t("text-delivered", language, hub=shown, items=items)
