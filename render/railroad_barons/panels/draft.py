"""The draft: the five Investors, their abilities, who owns them, and the one offered with
its price."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from render.alt import truncate
from render.card.top import NO_TOP, Top
from render.layout.box import Box, Card, Sprite
from render.layout.part import heights, stack_parts
from render.layout.seats import badge
from render.layout.stacks import Column, Row
from render.layout.text import Name, Paragraph, Pill, Text, label
from render.paint.picture import Picture
from render.paint.style import CARD, INK, RULE, TALLEST, WHITE
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.heads import build_persons, render_players, top_part
from render.railroad_barons.shared.palettes import BANK, HAT_EDGE, HAT_GROUND, lay_out
from render.railroad_barons.shared.prompts import build_head
from render.railroad_barons.shared.words import describe_ability, picture_text
from render.words import legible_names, money
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View


def render_draft(view: View, names: Sequence[str], language: str, *, top: Top = NO_TOP) -> Picture:
    """Return the Investors, cheapest first, 1000 pixels wide: those still to be picked, the one
    offered with its price, and those taken with their owners."""
    shown = legible_names(names, language)
    rows = [
        _investor_row(view.table, investor, shown, language)
        for investor in facts.investors().values()
    ]
    below = [
        render_players(build_persons(view), tuple(map(truncate, shown)), language),
        lay_out(Column(*rows, gap=14, separator=". ")),
    ]
    room = TALLEST - heights(below)
    return stack_parts([top_part(top, build_head(view, shown, language), language, room), *below])


def _investor_row(
    table: State, investor: facts.Investor, names: Sequence[str], language: str
) -> Box:
    draft, owner = table.draft, Position(table).investor_owner(investor.id)
    is_offered = draft is not None and draft.investor == investor.id
    is_open = is_offered or (draft is not None and investor.id in draft.left)
    value = money(investor.face_value, language)
    card = Card(
        Column(
            Sprite(signs.draw_hat_about, 58, room=(150, 44)),
            Text(value, 40, bold=True, align="middle"),
            gap=4,
        ),
        ground=HAT_GROUND,
        edge=HAT_EDGE,
        words=picture_text("investor-chip", language, value=value),
    )
    status: list[Box] = []
    if owner is not None:
        taken = picture_text("alt-investor-of", language, name=truncate(names[owner]))
        name = Name(names[owner], 36, bold=True, cut_to=170, words=taken)
        name.width = min(name.width, 170)
        status = [badge(owner), name]
    elif is_offered and draft is not None:
        price = picture_text("or-sum", language, sum=money(draft.price, language))
        status = [Pill(price, 40)]
    elif is_open:
        status = [label(picture_text("open", language), 35)]
    elif draft is None:
        status = [label(picture_text("left-game", language), 35)]
    ability = Paragraph(describe_ability(investor, language), 36, most=3)
    return Card(
        Row(card, ability, Row(*status), gap=18, height=112, separator=", "),
        ground=WHITE if is_offered else CARD if is_open or owner is not None else BANK,
        edge=INK if is_offered else RULE,
        line=5 if is_offered else 2,
        pad=(14, 9),
    )
