"""Everything that matters in a market turn in one picture: players, Valuation Track,
shares, Robber Barons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.alt import truncate
from render.baltimore_ohio.finance.players import render_players
from render.baltimore_ohio.finance.shares import render_key, render_shares
from render.baltimore_ohio.finance.track import build_counters, render_track
from render.baltimore_ohio.shared.heads import build_head, describe_dealings, top_part
from render.baltimore_ohio.shared.holdings import magnates_parts
from render.baltimore_ohio.shared.table_values import News, collect_news
from render.baltimore_ohio.shared.words import picture_text, short_name
from render.card.top import NO_TOP, Top
from render.layout.part import Part, heights, stack_parts
from render.paint.picture import Picture
from render.paint.style import TALLEST
from render.words import legible_names
from rules.baltimore_ohio.market_round.composing import Outcome
from rules.baltimore_ohio.model.state import Phase
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
    keys = [render_key(view.table, language)] if full or view.table.order else []
    for key, tight in ((keys, False), ([], False), (keys, True), ([], True)):
        below = [*market_parts(view, shown, language, fresh, full, tight), *key]
        above = top_part(top, head, language, TALLEST - heights(below))
        if full or heights([above, *below]) <= TALLEST:
            break
    return stack_parts([above, *below])


def market_parts(
    view: View,
    names: Sequence[str],
    language: str,
    fresh: News,
    full: bool = False,
    tight: bool = False,
) -> list[Part]:
    """Return the parts below the head; `names` are in characters that the font has. In an
    auction, and where room is `tight`, the track is left out; in an auction all Robber Barons are
    shown, as they are if it is `full`."""
    table = view.table
    shows_all = full or table.phase is Phase.AUCTION or bool(fresh.won)
    shows_all &= table.options.robber_barons
    parts = [render_players(view, names, fresh, language)]
    if full or not (shows_all or tight):
        parts.append(render_track(build_counters(table, fresh), table.tech_level, language))
    parts.append(render_shares(table, fresh, names, language))
    return [*parts, *magnates_parts(table, names, language, fresh, owned=not shows_all)]


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
    above, fresh = top_part(top, head, language), collect_news(outcome.events)
    for tight in (False, True):
        parts = market_parts(after, shown, language, fresh, tight=tight)
        if heights([above, *parts]) <= TALLEST:
            break
    words = " ".join([above.words, *_describe_stakes(outcome, shown, seat, language)])
    return stack_parts([above._replace(words=words), *parts])


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
