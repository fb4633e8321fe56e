"""The picture in words: all that lies on the table and everybody may know."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from bot.chat.declared.telling import capital
from cogs.train_tycoon.words import about, money, person, t
from render.train_tycoon.shared.words import item_name, place_name, round_name, waits_for
from rules.train_tycoon.ending import share_value, worth
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Hub, Phase, State
from rules.train_tycoon.shares.mergers import insolvent


def in_words(scene: Scene) -> str:
    """Turn and phase, players, companies with their lines, hubs, the orders, and who is still
    out."""
    table: State = scene.public.table
    lines = [f"**{round_name(table, scene.language)}**"]
    if table.order:
        lines.append(t("text-order", scene, order=", ".join(table.order)))
    lines += [_player(scene, table, seat) for seat in table.seating]
    lines += [_company(scene, table, name) for name in table.order]
    idle = [name for name, row in table.companies.items() if not row.active]
    if idle and table.turn:
        lines.append(t("text-idle", scene, companies=", ".join(idle)))
    if table.hubs:
        told = (_hub(scene, table, place, hub) for place, hub in sorted(table.hubs.items()))
        lines.append(t("text-hubs", scene, hubs="; ".join(told)))
    if table.phase is not Phase.OVER:
        names = [person(scene, seat) for seat in range(len(table.players))]
        lines.append(capital(waits_for(scene.public, names, scene.language, room=9_000)))
    return "\n".join(line for line in lines if line)


def _player(scene: Scene, table: State, seat: int) -> str:
    player = table.players[seat]
    shares = ", ".join(
        t("text-shares", scene, company=name, count=count) for name, count in player.shares.items()
    )
    led = [name for name in table.order if table.companies[name].president == seat]
    sums = {"purse": player.net, "worth": worth(Position(table), seat)}
    held = shares or t("shares-none", scene)
    parts = [t("text-player", scene, name=seat, shares=held, **sums)]
    if led:
        parts.append(t("text-presides", scene, companies=led))
    if table.priority == seat and table.turn:
        parts.append(t("text-priority", scene))
    if table.options.investments:
        hand = len(facts.investments().per_player) - len(player.placed)
        parts.append(t("text-markers", scene, count=hand))
    if player.bankrupt:
        parts.append(t("text-bankrupt", scene, turns=list(map(str, player.bankrupt))))
    return " ".join(parts)


def _company(scene: Scene, table: State, name: str) -> str:
    row, position, known = table.companies[name], Position(table), about(scene, table, name)
    if row.president is None:
        known["president"] = t("text-no-president", scene)
    parts = [t("text-company", scene, **known)]
    if row.issued:
        value = money(share_value(position, name), scene)
        parts.append(t("text-value", scene, value=value, target=known["target"]))
    if row.bank:
        parts.append(t("text-bank", scene, count=row.bank))
    if insolvent(position, name):
        parts.append(t("text-insolvent", scene))
    if row.factory is not None:
        parts.append(t("text-unplaced", scene, good=item_name(row.factory, scene.language)))
    lines = position.lines_of(name)
    joined = [
        " – ".join(place_name(table, hub, scene.language) for hub in line.ends)
        + (t("text-broken", scene) if line.broken else "")
        for line in lines
    ]
    parts.append(t("text-lines", scene, count=len(lines), lines="; ".join(joined)))
    return " ".join(parts)


def _hub(scene: Scene, table: State, place: str, hub: Hub) -> str:
    """A hub and what lies there."""
    name = place_name(table, place, scene.language)
    if hub.kind == "city":
        good = item_name(hub.item, scene.language)
        shown = t("text-city", scene, name=name, hex=place, good=good, count=hub.stock)
    elif hub.kind == "transfer":
        shown = name
    else:
        shown = t("text-source", scene, name=name, count=hub.stock)
    if not hub.delivered:
        return shown
    items = ", ".join(
        f"{count} {item_name(item, scene.language)}" for item, count in hub.delivered.items()
    )
    return t("text-delivered", scene, hub=shown, items=items)
