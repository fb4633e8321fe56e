"""What decides a market turn in one picture: players, Valuation Track, shares, Robber Barons."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.alt import clipped, told_within
from render.baltimore_ohio.finance.magnates import magnates, magnates_of
from render.baltimore_ohio.finance.players import persons, players
from render.baltimore_ohio.finance.shares import idle_of, key, lines_of, shares
from render.baltimore_ohio.finance.track import counters_of, track
from render.baltimore_ohio.shared.heads import head_of, upper
from render.baltimore_ohio.shared.news import News, news
from render.baltimore_ohio.shared.reading import stock, value
from render.baltimore_ohio.shared.words import short, told
from render.card.top import NOTHING, Top, in_words
from render.paint.picture import Picture, picture
from render.paint.style import TALLEST
from render.words import money, people
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.game import Event


def market(
    view: View,
    names: Sequence[str],
    language: str,
    *,
    events: Sequence[Event] = (),
    full: bool = False,
    top: Top = NOTHING,
) -> Picture:
    """Cash in the order of play, the Valuation Track with all counters, the shares; what `events`
    changed is framed, and values that moved have arrows. `full`: with the Robber Barons even if
    none is dealt with. 1000 pixels wide."""
    shown = people(names, language)
    head, fresh = head_of(view, shown, language), news(events)
    panels = below(view, shown, language, fresh, full)
    room = TALLEST - sum(panel.height for panel in panels)
    panels.insert(0, upper(top, head, language, room))
    signs = key(language)
    asks = view.table.turn <= 1 or any(player.sold for player in view.table.players)
    if full or (asks and sum(panel.height for panel in panels) + signs.height <= TALLEST):
        panels.append(signs)
    opening = in_words(top, head, language)
    return picture(panels, market_alt(view, opening, names, language))


def below(
    view: View, names: Sequence[str], language: str, fresh: News, full: bool = False
) -> list[Image.Image]:
    """The panels below the head; `names` as lettered. The track gives way to an auction."""
    table = view.table
    hammer = table.phase is Phase.AUCTION
    rows = magnates_of(table, fresh) if full or hammer or fresh.won else ()
    panels = [players(persons(view, names, fresh), language)]
    if full or not rows:
        panels.append(track(counters_of(table, fresh), table.tech_level, language))
    panels.append(owned(table, fresh, language))
    return [*panels, magnates(rows, language)] if rows else panels


def owned(table: State, fresh: News, language: str) -> Image.Image:
    """Whose the shares are."""
    order = tuple(table.player_order)
    return shares(lines_of(table, fresh), idle_of(table, language), order, language)


def market_alt(view: View, opening: Sequence[str], names: Sequence[str], language: str) -> str:
    """The same in sentences, after what stands at its top."""
    return told_within([*opening, *stakes(view.table, names, language)])


def stakes(table: State, names: Sequence[str], language: str) -> list[str]:
    """Players and railroads in sentences."""
    called = [clipped(name, 16) for name in people(names, language)]
    found = [
        told(
            "alt-player",
            language,
            name=called[seat],
            cash=money(table.players[seat].cash, language),
            stock=money(stock(table, seat), language),
        )
        for seat in table.player_order
    ]
    for name in table.order:
        owners = [
            f"{called[seat]} {player.shares[name]}"
            for seat, player in enumerate(table.players)
            if name in player.shares
        ]
        line = table.railroads[name]
        found.append(
            told(
                "alt-shares",
                language,
                railroad=short(name),
                value=money(value(table, name) or 0, language),
                owners=", ".join(owners),
                held=str(line.held),
                orphan=str(line.orphan),
            )
        )
    return found
