"""The end of a game: who won, by how much, and the final share values."""

from __future__ import annotations

from collections.abc import Sequence

from render.baltimore_ohio.finance.track import build_counters, render_track
from render.baltimore_ohio.shared.palettes import lay_out
from render.baltimore_ohio.shared.table_values import share_value
from render.baltimore_ohio.shared.words import describe_ending, picture_text, short_name
from render.charts.final import Hero, build_players, final_card
from render.layout.part import stack_parts
from render.paint.picture import Picture
from render.paint.style import TALLEST
from render.words import legible_names, money
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View
from rules.game import Standing


def render_result(
    view: View, standing: Sequence[Standing], names: Sequence[str], language: str
) -> Picture:
    """Return the final card, 1000 pixels wide: the winner large, all players with cash and
    stock, and the Valuation Track if a phone has room for it. `standing` is in order of places."""
    table, shown = view.table, legible_names(names, language)
    winner, how = standing[0].seat, _describe_win(table, standing, language)

    def headline(name: str) -> str:
        return picture_text("wins", language, name=name)

    hero = Hero("Baltimore & Ohio", (winner,), shown[winner], headline, how)
    players = build_players(
        standing,
        shown,
        {"cash": "full", "stock": "pale"},
        lambda key: picture_text(f"sum-{key}", language),
        language,
        winners=(winner,),
    )
    values = ", ".join(
        f"{short_name(name)} {money(share_value(table, name) or 0, language)}"
        for name in table.order
    )
    told = picture_text("alt-values", language, values=values) if values else ""
    track = render_track(build_counters(table), table.tech_level, language)
    card = lay_out(final_card(hero, players, language))
    if card.image.height + track.image.height > TALLEST:
        return stack_parts([card._replace(words=f"{card.words} {told}")])
    return stack_parts([card, track._replace(words=told)])


def _describe_win(table: State, standing: Sequence[Standing], language: str) -> str:
    """Return what ended the game and by how much it was won."""
    how = describe_ending(table, language)
    if len(standing) < 2:
        return how
    lead = (standing[0].total or 0) - (standing[1].total or 0)
    if not lead:
        return picture_text("tied", language, how=how)
    return picture_text("won-by", language, how=how, lead=money(lead, language))
