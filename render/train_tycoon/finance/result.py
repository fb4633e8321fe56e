"""The end of a game: who won, by how much, and the sums of everybody's worth."""

from __future__ import annotations

from collections.abc import Sequence

from render.charts.final import Hero, build_players, final_card
from render.layout.part import stack_parts
from render.paint.picture import Picture
from render.train_tycoon.finance.shares import sums_part
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.words import describe_prompt, t
from render.words import legible_names, money
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
    winners = tuple(row.seat for row in standing if row.place == 1)
    name = shown[winners[0]] if len(winners) == 1 else ""

    def headline(name: str) -> str:
        return t("wins", language, name=name) if name else t("shared", language, count=len(winners))

    hero = Hero("Train Tycoon", winners, name, headline, _describe_win(view, standing, language))
    players = build_players(
        standing,
        shown,
        {"net": "full", "shares": "pale"},
        lambda key: t(f"sum-{key}", language),
        language,
        winners=winners,
    )
    card = lay_out(final_card(hero, players, language, brief=len(standing) > 3))
    room = _MAX_HEIGHT - card.image.height
    order = [row.seat for row in standing]
    return stack_parts([card, sums_part(table, order, shown, language, room)])


def _describe_win(view: View, standing: Sequence[Standing], language: str) -> str:
    """Return that the last turn is over, and by how much the game was won."""
    how = describe_prompt(view, (), language) if not view.to_move else t("stopped", language)
    totals = sorted((row.total or 0 for row in standing), reverse=True)
    if len(totals) < 2 or totals[0] == totals[1]:
        return how
    return t("won-by", language, how=how, lead=money(totals[0] - totals[1], language))
