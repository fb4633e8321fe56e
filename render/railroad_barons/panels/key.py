"""What the small signs of the board mean, in a line below it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import data.railroad_barons as facts
from render.layout.box import Box, Sprite
from render.layout.part import Part
from render.layout.stacks import Flow, Row
from render.layout.text import Text, label
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.palettes import lay_out
from render.railroad_barons.shared.table_values import (
    becomes_obsolete_next,
    railroad_side,
    share_value,
)
from render.railroad_barons.shared.words import picture_text
from render.words import money
from rules.railroad_barons.model.state import Phase, State


def fit_key(table: State, holdings: Collection[str], room: int, language: str) -> list[Part]:
    """Return the line for the cards of these Holdings, as much of it as there is room for."""
    kinds = build_key(table, holdings)
    if not holdings:
        return []
    mover = table.holding
    name = mover if mover is not None and mover in holdings else next(iter(holdings))
    for count in range(len(kinds), 0, -1):
        part = lay_out(key_row(table, kinds[:count], name, language), top=2, bottom=10)
        if part.image.height <= room:
            return [part._replace(words="")]
    return []


def build_key(table: State, holdings: Collection[str]) -> tuple[str, ...]:
    """Return the kinds of signs that the cards of these Holdings show and that their words do not
    explain; last, the circles on which tokens are to be placed."""
    rows = [row for name in holdings if (row := table.holdings[name]).value is not None]
    investors = any(row.investors for row in rows) or any(row.investors for row in table.players)
    network = any(row.network for row in rows)
    sides = [railroad_side(railroad) for row in rows for railroad in row.railroads]
    goes = any(becomes_obsolete_next(table, side) for side in sides)
    mover = table.holdings[name] if (name := table.holding or "") in holdings else None
    kinds = (
        *(("plus", bool(mover and mover.plus)), ("down", bool(mover and mover.down))),
        *(("value", bool(rows)), ("investor", investors), ("free", bool(rows))),
        *(("network", network), ("obsolete", goes)),
        *((kind, table.phase is Phase.TOKENS) for kind in ("plus", "down")),
    )
    return tuple(dict.fromkeys(kind for kind, shown in kinds if shown))


def key_row(table: State, kinds: Sequence[str], holding: str, language: str) -> Box:
    """Return the signs of these kinds with their meanings; tokens and share value are those of a
    Holding."""
    size = 2 * signs.TOKEN_RADIUS
    network = money(facts.constants().network_token_income, language)
    drawn: dict[str, Box] = {
        "value": Text(money(share_value(table, holding) or 0, language), 38, bold=True, words=""),
        "investor": Sprite(signs.draw_hat_about, 32, room=(32, 22)),
        **{
            use: Sprite(signs.draw_token, holding, use, room=(size, size))
            for use in ("plus", "down", "free")
        },
        "obsolete": signs.obsolete_sign(),
        "network": Sprite(signs.draw_network_token, holding, room=(signs.NETWORK_WIDTH, size)),
    }
    rows = (
        Row(drawn[kind], label(picture_text(f"key-{kind}", language, sum=network), words=""), gap=8)
        for kind in kinds
    )
    return Flow(*rows, gap=24)
