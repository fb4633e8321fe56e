"""Everything that matters in the share phases in one picture: players, price board, shares
and money of the companies."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.alt import join_within, truncate
from render.card.top import NO_TOP, Top, describe_top
from render.paint.picture import Picture, picture
from render.paint.style import TALLEST
from render.train_tycoon.finance.floating import floating_offers, render_offers
from render.train_tycoon.finance.holdings import holding_lines, render_holdings
from render.train_tycoon.finance.players import build_persons, render_players
from render.train_tycoon.finance.prices import build_lanes, render_prices
from render.train_tycoon.finance.reveal import render_latest
from render.train_tycoon.shared.chart_texts import format_purse, t
from render.train_tycoon.shared.heads import build_head, top_panel
from render.train_tycoon.shared.table_values import (
    PriceMove,
    pending_choices,
    player_order,
    price_moves,
    worth,
)
from render.train_tycoon.shared.words import short_name, subject_company
from render.words import legible_names, money
from rules.game import Event
from rules.train_tycoon.model.state import State
from rules.train_tycoon.model.view import View


def render_market(
    view: View,
    names: Sequence[str],
    language: str,
    *,
    events: Sequence[Event] = (),
    top: Top = NO_TOP,
) -> Picture:
    """Return the public card of the share phases, 1000 pixels wide.

    It shows the players in player order, the price board with the moves in `events` as arrows,
    the companies with shares and money, and what `events` revealed. In a secret choice it shows
    who still has to choose, never what was chosen. `names` are by seat."""
    shown, moved = legible_names(names, language), price_moves(events)
    head = build_head(view, shown, language)
    panels = [top_panel(top, head, language), *render_market_panels(view, shown, language, moved)]
    room = TALLEST - sum(panel.height for panel in panels)
    news, news_texts = render_latest(events, shown, language, room)
    panels[1:1] = news
    return picture(
        panels,
        _alt_text(view, names, language, moved, [*describe_top(top, head, language), *news_texts]),
    )


def render_market_panels(
    view: View, names: Sequence[str], language: str, moved: tuple[PriceMove, ...]
) -> list[Image.Image]:
    """Return the panels below the head; `names` are in characters that the font has."""
    table = view.table
    panels = [render_players(build_persons(view, names), language)]
    rows = holding_lines(table, subject_company(table))
    if rows:
        panels.append(render_prices(build_lanes(table, moved, subject_company(table)), language))
        panels.append(render_holdings(rows, tuple(player_order(table)), language))
    offers = floating_offers(table)
    if offers is not None:
        panels.append(render_offers(offers, language))
    return panels


def _alt_text(
    view: View,
    names: Sequence[str],
    language: str,
    moved: Sequence[PriceMove],
    first: Sequence[str],
) -> str:
    """Return the alt text, which begins with the sentences `first`."""
    table, shown_names = view.table, [truncate(name, 16) for name in legible_names(names, language)]
    sentences = [*first]
    done_names = [
        shown_names[seat] for seat, is_pending in pending_choices(view).items() if not is_pending
    ]
    if done_names:
        sentences.append(t("alt-done", language, names=", ".join(done_names)))
    for move in moved:
        first, last = money(move.before, language), money(move.after, language)
        sentences.append(
            t("alt-move", language, company=short_name(move.company), first=first, last=last)
        )
    return join_within([*sentences, *describe_stakes(table, shown_names, language)])


def describe_stakes(table: State, shown_names: Sequence[str], language: str) -> list[str]:
    """Return players and companies in sentences."""
    sentences = [
        t(
            "alt-player",
            language,
            name=shown_names[seat],
            purse=format_purse(table.players[seat].net, language),
            worth=money(worth(table, seat), language),
        )
        for seat in player_order(table)
    ]
    for name in table.order:
        row = table.companies[name]
        if not row.active:
            continue
        owners = [
            f"{shown_names[seat]} {player.shares[name]}"
            for seat, player in enumerate(table.players)
            if name in player.shares
        ]
        sentences.append(
            t(
                "alt-company",
                language,
                company=short_name(name),
                price=money(row.price, language),
                purse=format_purse(row.net, language),
                income=money(row.income, language),
                owners=", ".join(owners) or "–",
            )
        )
    return sentences
