"""The end of a game: who won, by how much, and the final share values."""

from __future__ import annotations

from collections.abc import Sequence

from render.baltimore_ohio.finance.track import build_counters, render_track
from render.baltimore_ohio.shared.palettes import lay_out
from render.baltimore_ohio.shared.table_values import share_value
from render.baltimore_ohio.shared.words import describe_ending, picture_text, short_name
from render.charts.final import build_players, describe_lead, final_card, make_hero
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
    ended = describe_ending(table, language)
    tied = picture_text("tied", language, how=ended)
    how = describe_lead(ended, standing, language, tied)
    hero = make_hero("Baltimore & Ohio", standing[:1], shown, how)
    players = build_players(
        standing,
        shown,
        {"cash": "full", "stock": "pale"},
        lambda key: picture_text(f"sum-{key}", language),
        language,
        winners=hero.winners,
    )
    players = [row._replace(about=_describe_shares(table, row.seat)) for row in players]
    values = ", ".join(
        f"{short_name(name)} {money(share_value(table, name) or 0, language)}"
        for name in table.order
    )
    values_text = picture_text("alt-values", language, values=values) if values else ""
    track = render_track(build_counters(table), table.tech_level, language)
    card = lay_out(final_card(hero, players, language))
    if card.image.height + track.image.height > TALLEST:
        return stack_parts([card._replace(words=f"{card.words} {values_text}")])
    return stack_parts([card, track._replace(words=values_text)])


def _describe_shares(table: State, seat: int) -> str:
    """Return a player's shares."""
    shares = table.players[seat].shares
    return ", ".join(
        f"{shares[name]} {short_name(name)}" for name in table.order if shares.get(name)
    )
