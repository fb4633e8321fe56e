"""Who holds which certificate, and each player's worth."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from render.layout.box import Box, Card, Space, fill
from render.layout.part import Part, stack_parts
from render.layout.seats import badge
from render.layout.stacks import Column, Line, Row, Table
from render.layout.text import Name, Paragraph, Text, label, title
from render.paint.picture import Picture
from render.paint.style import ALARM, INK, SOFT_INK
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.livery import PLATE_WIDTH
from render.railroad_barons.shared.palettes import lay_out
from render.railroad_barons.shared.table_values import (
    certificate_owner,
    share_value,
)
from render.railroad_barons.shared.words import picture_text, round_name
from render.words import legible_names, money
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View

_COLUMNS = 190, 226, 226, 220
_SUMS = ("papers", "stock", "cash", "total")
_HOLDERS: tuple[int | None, ...] = (0, 1, None)


def render_certificates(view: View, names: Sequence[str], language: str) -> Picture:
    """Return every certificate in the column of its owner, with its worth, and below them the
    sums of each player. 1000 pixels wide."""
    table, shown = view.table, legible_names(names, language)
    heads: list[Box] = [Space()]
    for seat, name in enumerate(shown):
        heads.append(Row(badge(seat), Name(name, 38, bold=True, cut_to=160), gap=10))
    heads.append(Text(picture_text("bank", language), 38, bold=True))
    lines = [Line(heads)]
    lines += [Line(_holding_cells(table, holding, language)) for holding in facts.holdings()]
    lines += [Line(_sum_cells(table, key, language)) for key in _SUMS]
    body = Card(Table(lines, least=_COLUMNS, pad=8))
    heading = picture_text("certificates", language), round_name(table, language)
    box = Column(title(*heading), body, gap=14)
    words = [f"{', '.join(heading)}.", *_describe_players(view, shown, language)]
    part = lay_out(box, top=8, bottom=14)
    return stack_parts([Part(part.image)], words)


def _holding_cells(table: State, holding: str, language: str) -> list[Box]:
    dollars, director = share_value(table, holding), table.holdings[holding].director
    below: Box = Paragraph(picture_text("unstarted-short", language), 35, SOFT_INK, most=2)
    if dollars is not None:
        parts: list[Box] = [Text(money(dollars, language), 44, bold=True)]
        below = Row(*parts, *([] if director is None else [badge(director, 18)]))
    below.width = min(below.width, PLATE_WIDTH + 30)
    cells: list[Box] = [Column(Row(signs.plate(holding), fill()), below, gap=4)]
    for seat in _HOLDERS:
        percents = facts.constants().certificate_percents
        owned = [p for p in percents if certificate_owner(table, holding, p) == seat]
        if dollars is None and seat is None:
            cells.append(Paragraph(picture_text("all-four", language), 35, SOFT_INK))
            continue
        chips = [signs.certificate(percent, seat) for percent in owned]
        lines: list[Box] = [
            Row(*chips[at : at + 2], fill(), gap=5) for at in range(0, len(chips), 2)
        ]
        if owned and dollars is not None:
            sum_ = money(dollars * sum(owned) // 10, language)
            text = picture_text("share-worth", language, share=str(sum(owned)), sum=sum_)
            lines.append(Text(text, 35, SOFT_INK if seat is None else INK))
        cells.append(Column(*lines, gap=4))
    return cells


def _player_sum(table: State, seat: int, key: str) -> int:
    player = table.players[seat]
    if key == "papers":
        return len(player.certificates)
    amounts = {"stock": Position(table).stock_value(seat), "cash": player.cash}
    return amounts.get(key, sum(amounts.values()))


def _sum_cells(table: State, key: str, language: str) -> list[Box]:
    is_total, cells = key == "total", list[Box]()
    for seat in (0, 1):
        dollars, ink = _player_sum(table, seat, key), INK
        text = money(dollars, language)
        if key == "papers":
            limits = {"count": str(dollars), "limit": str(facts.constants().certificate_limit)}
            text = picture_text("papers-short", language, **limits)
            ink = ALARM if dollars > facts.constants().certificate_limit else INK
        cells.append(Text(text, 44 if is_total else 38, ink, bold=is_total, align="right"))
    return [label(picture_text(f"sum-{key}", language), 35), *cells, Space()]


def _describe_players(view: View, names: Sequence[str], language: str) -> list[str]:
    """Return a sentence about each player: percents of each Holding, then the sums."""
    table, sentences = view.table, []
    percents = facts.constants().certificate_percents
    for seat, name in enumerate(names):
        owned = {
            holding: [p for p in percents if certificate_owner(table, holding, p) == seat]
            for holding in facts.holdings()
        }
        papers = [
            picture_text("alt-papers", language, holding=holding, percents=" + ".join(map(str, ps)))
            for holding, ps in owned.items()
            if ps
        ]
        stock, cash, total = (
            money(_player_sum(table, seat, key), language) for key in ("stock", "cash", "total")
        )
        sentences.append(
            picture_text(
                "alt-owner",
                language,
                name=name,
                papers=", ".join(papers) or picture_text("nothing", language),
                stock=stock,
                cash=cash,
                total=total,
            )
        )
    return sentences
