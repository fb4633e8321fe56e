"""Everything that matters in a market turn in one picture: players, Valuation Track,
shares, Robber Barons."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.alt import join_within, truncate
from render.baltimore_ohio.finance.magnates import build_magnates, render_magnates
from render.baltimore_ohio.finance.players import build_persons, render_players
from render.baltimore_ohio.finance.shares import build_idle, build_lines, render_key, render_shares
from render.baltimore_ohio.finance.track import build_counters, render_track
from render.baltimore_ohio.shared.heads import build_head, top_panel
from render.baltimore_ohio.shared.news import News, collect_news
from render.baltimore_ohio.shared.table_values import share_value, stock_value
from render.baltimore_ohio.shared.words import picture_text, short_name
from render.card.top import NO_TOP, Top, describe_top
from render.paint.picture import Picture, picture
from render.paint.style import TALLEST
from render.words import legible_names, money
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.game import Event


def render_market(
    view: View,
    names: Sequence[str],
    language: str,
    *,
    events: Sequence[Event] = (),
    full: bool = False,
    top: Top = NO_TOP,
) -> Picture:
    """Return the market picture, 1000 pixels wide: cash in the order of play, the Valuation
    Track with all counters, and the shares.

    What `events` changed is framed, and values that moved have arrows. `full`: with the Robber
    Barons even if none of them is being auctioned."""
    shown = legible_names(names, language)
    head, fresh = build_head(view, shown, language), collect_news(events)
    panels = render_market_panels(view, shown, language, fresh, full)
    room = TALLEST - sum(panel.height for panel in panels)
    panels.insert(0, top_panel(top, head, language, room))
    signs = render_key(language)
    needs_key = view.table.turn <= 1 or any(player.sold for player in view.table.players)
    if full or (needs_key and sum(panel.height for panel in panels) + signs.height <= TALLEST):
        panels.append(signs)
    opening = describe_top(top, head, language)
    return picture(panels, alt_text(view, opening, names, language))


def render_market_panels(
    view: View, names: Sequence[str], language: str, fresh: News, full: bool = False
) -> list[Image.Image]:
    """Return the panels below the head; `names` are in characters that the font has. In an
    auction the track is left out."""
    table = view.table
    is_auction = table.phase is Phase.AUCTION
    rows = build_magnates(table, fresh) if full or is_auction or fresh.won else ()
    panels = [render_players(build_persons(view, names, fresh), language)]
    if full or not rows:
        panels.append(render_track(build_counters(table, fresh), table.tech_level, language))
    panels.append(render_owners(table, fresh, language))
    return [*panels, render_magnates(rows, language)] if rows else panels


def render_owners(table: State, fresh: News, language: str) -> Image.Image:
    """Return the table of who owns the shares."""
    order = tuple(table.player_order)
    return render_shares(build_lines(table, fresh), build_idle(table, language), order, language)


def alt_text(view: View, opening: Sequence[str], names: Sequence[str], language: str) -> str:
    """Return the alt text, which begins with the sentences `opening`."""
    return join_within([*opening, *describe_stakes(view.table, names, language)])


def describe_stakes(table: State, names: Sequence[str], language: str) -> list[str]:
    """Return players and railroads in sentences."""
    shown_names = [truncate(name, 16) for name in legible_names(names, language)]
    sentences = [
        picture_text(
            "alt-player",
            language,
            name=shown_names[seat],
            cash=money(table.players[seat].cash, language),
            stock=money(stock_value(table, seat), language),
        )
        for seat in table.player_order
    ]
    for name in table.order:
        owners = [
            f"{shown_names[seat]} {player.shares[name]}"
            for seat, player in enumerate(table.players)
            if name in player.shares
        ]
        line = table.railroads[name]
        sentences.append(
            picture_text(
                "alt-shares",
                language,
                railroad=short_name(name),
                value=money(share_value(table, name) or 0, language),
                owners=", ".join(owners),
                held=str(line.held),
                orphan=str(line.orphan),
            )
        )
    return sentences
