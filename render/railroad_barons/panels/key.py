"""What the small signs of the board mean, in a line below it."""

from __future__ import annotations

import data.railroad_barons as facts
from render.layout.box import Box, Sprite
from render.layout.part import Part
from render.layout.stacks import Flow, Row
from render.layout.text import Text, label
from render.paint.image_cache import cached
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.palettes import lay_out
from render.railroad_barons.shared.table_values import becomes_obsolete_next, railroad_side
from render.railroad_barons.shared.words import picture_text
from render.words import money
from rules.railroad_barons.model.state import Phase, State


def build_key(table: State) -> tuple[str, ...]:
    """Return the kinds of signs that the board shows and that its words do not explain; last, the
    circles on which tokens are to be placed."""
    rows = [row for row in table.holdings.values() if row.value is not None]
    investors = any(row.investors for row in rows) or any(row.investors for row in table.players)
    network = any(row.network for row in rows)
    sides = [railroad_side(railroad) for row in rows for railroad in row.railroads]
    goes = any(becomes_obsolete_next(table, side) for side in sides)
    mover = None if table.holding is None else table.holdings[table.holding]
    kinds = (
        *(("plus", bool(mover and mover.plus)), ("down", bool(mover and mover.down))),
        *(("value", bool(rows)), ("investor", investors), ("free", bool(rows))),
        *(("network", network), ("obsolete", goes)),
        *((kind, table.phase is Phase.TOKENS) for kind in ("plus", "down")),
    )
    return tuple(dict.fromkeys(kind for kind, shown in kinds if shown))


@cached
def render_key(kinds: tuple[str, ...], holding: str, value: int, language: str) -> Part:
    """Return the signs of these kinds with their meanings; tokens and share `value` are those of a
    Holding."""
    size = 2 * signs.TOKEN_RADIUS
    network = money(facts.constants().network_token_income, language)
    drawn: dict[str, Box] = {
        "value": Text(money(value, language), 38, bold=True),
        "investor": Sprite(signs.draw_hat_about, 32, room=(32, 22)),
        **{
            use: Sprite(signs.draw_token, holding, use, room=(size, size))
            for use in ("plus", "down", "free")
        },
        "obsolete": signs.obsolete_sign(),
        "network": Sprite(signs.draw_network_token, holding, room=(signs.NETWORK_WIDTH, size)),
    }
    rows: list[Box] = [
        Row(drawn[kind], label(picture_text(f"key-{kind}", language, sum=network)), gap=8)
        for kind in kinds
    ]
    return Part(lay_out(Flow(*rows, gap=24), top=2, bottom=10).image)
