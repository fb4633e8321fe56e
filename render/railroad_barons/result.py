"""The end of a game: who won, by how much, and the final share values."""

from __future__ import annotations

from collections.abc import Sequence

from render.charts.final import build_players, describe_lead, final_card, make_hero
from render.layout.part import Part, stack_parts
from render.paint.picture import Picture
from render.railroad_barons.panels.track import build_lanes, render_track
from render.railroad_barons.shared.palettes import lay_out
from render.railroad_barons.shared.table_values import share_value, started_holdings
from render.railroad_barons.shared.words import describe_ending, picture_text
from render.words import legible_names, money
from rules.game import Standing
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View


def render_result(
    view: View, standing: Sequence[Standing], names: Sequence[str], language: str
) -> Picture:
    """Return the final card, 1000 pixels wide: the winner large, both players with cash and
    stock, and the share value track."""
    table, shown = view.table, legible_names(names, language)
    how = describe_lead(describe_ending(table, language), standing, language)
    shared = picture_text("draw", language)
    hero = make_hero("Railroad Barons", standing, shown, how, shared)
    players = build_players(
        standing,
        shown,
        {"cash": "full", "stock": "pale"},
        lambda key: picture_text(f"sum-{key}", language),
        language,
        winners=hero.winners,
    )
    players = [row._replace(about=_describe_stock(table, row.seat, language)) for row in players]
    started = started_holdings(table)
    values = ", ".join(
        f"{name} {money(share_value(table, name) or 0, language)}" for name in started
    )
    words = picture_text("alt-values", language, values=values) if values else ""
    card = lay_out(final_card(hero, players, language))
    return stack_parts([card, Part(render_track(build_lanes(table, started), language), words)])


def _describe_stock(table: State, seat: int, language: str) -> str:
    """Return a player's percents of each Holding."""
    owned: dict[str, int] = {}
    for row in table.players[seat].certificates:
        owned[row.holding] = owned.get(row.holding, 0) + row.percent
    rows = (picture_text("share", language, name=key, share=owned[key]) for key in sorted(owned))
    return ", ".join(rows)
