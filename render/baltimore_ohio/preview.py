"""The outcome of a market turn, as a preview."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import join_within, truncate
from render.baltimore_ohio.finance import market as panels
from render.baltimore_ohio.shared.heads import build_head, describe_dealings, top_panel
from render.baltimore_ohio.shared.news import collect_news
from render.baltimore_ohio.shared.words import picture_text, short_name
from render.card.top import NO_TOP, Top, describe_top
from render.paint.picture import Picture, picture
from render.words import legible_names
from rules.baltimore_ohio.market_round.composing import Outcome
from rules.baltimore_ohio.model.view import View


def render_market_preview(
    view: View, outcome: Outcome, names: Sequence[str], language: str, *, top: Top = NO_TOP
) -> Picture:
    """Return the market picture as it would be after the turn, 1000 pixels wide, with the
    changes framed; the head says that nothing has been done yet."""
    shown = legible_names(names, language)
    seat = view.viewer if view.viewer is not None else view.to_move[0]
    after = View(viewer=view.viewer, to_move=(seat,), table=outcome.table)
    changes = describe_dealings(view.table, outcome.table, seat, outcome.cash, language)
    head = build_head(view, shown, language, changes, step="market")
    lower_panels = panels.render_market_panels(after, shown, language, collect_news(outcome.events))
    opening = describe_top(top, head, language)
    alt = _alt_text(opening, outcome, names, language, seat)
    return picture([top_panel(top, head, language), *lower_panels], alt)


def _alt_text(
    opening: Sequence[str], outcome: Outcome, names: Sequence[str], language: str, seat: int
) -> str:
    shown_names = [truncate(name) for name in legible_names(names, language)]
    sentences = list(opening)
    for name, _, new in outcome.presidents:
        if new is not None:
            president = shown_names[new]
            sentences.append(
                picture_text("alt-presides", language, railroad=short_name(name), name=president)
            )
    shares_text = ", ".join(f"{short_name(name)} {count}" for name, count in outcome.shares.items())
    if shares_text:
        sentences.append(
            picture_text("alt-then-shares", language, name=shown_names[seat], shares=shares_text)
        )
    return join_within([*sentences, *panels.describe_stakes(outcome.table, names, language)])
