"""The end of a game: who won, by how much, and the final share values."""

from __future__ import annotations

from collections.abc import Sequence

from render.charts.final import Hero, build_players, final_card
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
    winners = tuple(sorted(row.seat for row in standing if row.place == 1))
    name = shown[winners[0]] if len(winners) == 1 else ""

    def headline(name: str) -> str:
        return picture_text("wins", language, name=name) if name else picture_text("draw", language)

    hero = Hero(
        "Railroad Barons", winners, name, headline, _describe_win(table, standing, language)
    )
    players = build_players(
        standing,
        shown,
        {"cash": "full", "stock": "pale"},
        lambda key: picture_text(f"sum-{key}", language),
        language,
        winners=winners,
    )
    started = started_holdings(table)
    values = ", ".join(
        f"{name} {money(share_value(table, name) or 0, language)}" for name in started
    )
    words = picture_text("alt-values", language, values=values) if values else ""
    card = lay_out(final_card(hero, players, language))
    return stack_parts([card, Part(render_track(build_lanes(table, started), language), words)])


def _describe_win(table: State, standing: Sequence[Standing], language: str) -> str:
    """Return what ended the game and by how much it was won."""
    totals = sorted((row.total or 0 for row in standing), reverse=True)
    lead = totals[0] - totals[-1] if totals else 0
    how = describe_ending(table, language)
    if not lead:
        return how
    return picture_text("won-by", language, how=how, lead=money(lead, language))
