"""The end of a game: who won, by how much, and the sums of everybody's worth."""

from __future__ import annotations

from collections.abc import Sequence

from render.charts.final import build_players, describe_lead, final_card, make_hero
from render.layout.part import stack_parts
from render.paint.picture import Picture
from render.train_tycoon.finance.shares import sums_part
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.words import describe_prompt, t
from render.words import legible_names
from rules.game import Standing
from rules.train_tycoon.model.view import View

_MAX_HEIGHT = 1_540
"""Wanted maximum height of the picture, in pixels."""


def render_result(
    view: View, standing: Sequence[Standing], names: Sequence[str], language: str
) -> Picture:
    """Return the final card, 1000 pixels wide: the winners large, all players with net and shares,
    and the table of all shares with what each is worth. `standing` is in order of places."""
    table, shown = view.table, legible_names(names, language)
    ended = t("stopped", language) if view.to_move else describe_prompt(view, (), language)
    count = sum(row.place == 1 for row in standing)
    how = describe_lead(ended, standing, language)
    hero = make_hero("Train Tycoon", standing, shown, how, t("shared", language, count=count))
    players = build_players(
        standing,
        shown,
        {"net": "full", "shares": "pale"},
        lambda key: t(f"sum-{key}", language),
        language,
        winners=hero.winners,
    )
    card = lay_out(final_card(hero, players, language, brief=len(standing) > 3))
    room = _MAX_HEIGHT - card.image.height
    order = [row.seat for row in standing]
    return stack_parts([card, sums_part(table, order, shown, language, room)])
