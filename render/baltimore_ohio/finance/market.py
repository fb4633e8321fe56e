"""What decides a market turn in one picture: players, Valuation Track, shares, Robber Barons."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.alt import clipped, told_within
from render.baltimore_ohio.finance.magnates import magnates, magnates_of
from render.baltimore_ohio.finance.players import persons, players
from render.baltimore_ohio.finance.shares import lines_of, shares
from render.baltimore_ohio.finance.track import lanes_of, track
from render.baltimore_ohio.map.alt import opening
from render.baltimore_ohio.shared.heads import head
from render.baltimore_ohio.shared.inks import stacked
from render.baltimore_ohio.shared.reading import Move, moves, stock, value
from render.baltimore_ohio.shared.words import level_name, round_name, short, told, waits_for
from render.picture import Picture, picture
from render.words import money, people
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View
from rules.game import Event


def market(
    view: View, names: Sequence[str], language: str, *, events: Sequence[Event] = ()
) -> Picture:
    """Cash and stock by player order, the Valuation Track with all counters in the order of
    business and their moves in `events` as arrows, the shares. 1000 pixels wide."""
    shown, table = people(names, language), view.table
    seat = view.to_move[0] if view.to_move else None
    ask = waits_for(view, shown, language)
    upper = head(round_name(table, language), ask, seat, level_name(table, language))
    panels = [upper, *below(view, shown, language, moves(events))]
    return picture(stacked(panels), market_alt(view, names, language))


def below(
    view: View, names: Sequence[str], language: str, moved: tuple[Move, ...]
) -> list[Image.Image]:
    """The panels below the head; `names` as lettered."""
    table = view.table
    rows = magnates_of(table)
    return [
        players(persons(view, names), language),
        track(lanes_of(table, moved), table.tech_level, language),
        shares(lines_of(table, language), tuple(table.player_order), language),
        *([magnates(rows, language)] if rows else []),
    ]


def market_alt(view: View, names: Sequence[str], language: str) -> str:
    """The same in sentences."""
    return told_within([opening(view, names, language), *stakes(view.table, names, language)])


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
