"""The outcome of a market turn, as a preview."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.alt import truncate
from render.baltimore_ohio.finance.market import market_parts
from render.baltimore_ohio.shared.heads import build_head, describe_dealings, top_panel
from render.baltimore_ohio.shared.news import collect_news
from render.baltimore_ohio.shared.words import picture_text, short_name
from render.card.top import NO_TOP, Top, describe_top
from render.layout.part import Part, stack_parts
from render.paint.picture import Picture
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
    parts = market_parts(after, shown, language, collect_news(outcome.events))
    opening = [
        *describe_top(top, head, language),
        *_describe_stakes(outcome, shown, seat, language),
    ]
    return stack_parts([Part(top_panel(top, head, language)), *parts], opening)


def _describe_stakes(
    outcome: Outcome, names: Sequence[str], seat: int, language: str
) -> Iterator[str]:
    """Yield who becomes President of what, and what the seat has then."""
    for name, _, new in outcome.presidents:
        if new is not None:
            values = {"railroad": short_name(name), "name": truncate(names[new])}
            yield picture_text("alt-presides", language, **values)
    shares = ", ".join(f"{short_name(name)} {count}" for name, count in outcome.shares.items())
    if shares:
        values = {"name": truncate(names[seat]), "shares": shares}
        yield picture_text("alt-then-shares", language, **values)
