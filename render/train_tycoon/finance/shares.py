"""Who holds what and what it is worth: shares of every company, the value of each, and
everybody's worth if the game ended now."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import truncate
from render.card.top import NO_TOP, Top
from render.charts import final
from render.layout.box import Box, Card, Space, Sprite, fill
from render.layout.part import Part, stack_parts
from render.layout.seats import Holding, badge
from render.layout.stacks import Column, Line, Row, Table
from render.layout.text import Text, label
from render.paint.canvas import Canvas
from render.paint.panels import MARGIN
from render.paint.picture import Picture
from render.paint.style import ALARM, INK, PHONE_WIDTH, SOFT_INK
from render.train_tycoon.finance.players import players_box
from render.train_tycoon.shared.heads import build_head, top_part
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.signs import MAX_TALL_LINES, NAME_WIDTH, company_box
from render.train_tycoon.shared.table_values import (
    active_companies,
    player_order,
    share_value,
    worth,
)
from render.train_tycoon.shared.words import t
from render.words import legible_names, money
from rules.train_tycoon.model.state import State
from rules.train_tycoon.model.view import View

_MAX_HEIGHT = 780
"""Height of the table up to which it shows what the shares of each player are worth."""


def render_shares(view: View, names: Sequence[str], language: str, *, top: Top = NO_TOP) -> Picture:
    """Return all shares, and everybody's worth if the game ended now, 1000 pixels wide; `names`
    are by seat."""
    shown = legible_names(names, language)
    first = top_part(top, build_head(view, shown, language), language)
    sums = sums_part(view.table, player_order(view.table), shown, language)
    return stack_parts([first, lay_out(players_box(view, shown, language)), sums])


def sums_part(
    table: State,
    order: Sequence[int],
    names: Sequence[str],
    language: str,
    max_height: int = _MAX_HEIGHT,
) -> Part:
    """Return a table with a column for each player in this `order` and a row for each company, then
    net and total (61).

    Each company's row shows the shares and, if the table is then at most `max_height` pixels high,
    what they are worth."""
    box = _sums_box(table, order, names, language, detailed=True)
    if box.height(PHONE_WIDTH - 2 * MARGIN) + 12 > max_height:
        box = _sums_box(table, order, names, language, detailed=False)
    return lay_out(box)


def _sums_box(
    table: State, order: Sequence[int], names: Sequence[str], language: str, *, detailed: bool
) -> Box:
    companies = active_companies(table)
    people = [
        Row(fill(), badge(seat, 18, words=truncate(names[seat], 16)), fill(), gap=0, grow=1)
        for seat in order
    ]
    each = [label(t("share", language), align="right") if companies else Space()]
    lines = [Line([Space(), *each, *people])]
    low = len(companies) > MAX_TALL_LINES
    for name in companies:
        dollars, row = share_value(table, name), table.companies[name]
        ink = ALARM if dollars < 0 else INK
        value: Box = Text(money(dollars, language), 35, ink, bold=True, align="right")
        if detailed:
            division = f"{money(row.net, language)} ÷ {row.issued}"
            value = Column(value, label(division, align="right", words=""))
        shares = [_share_cell(table, name, seat, language, detailed) for seat in order]
        lines.append(Line([company_box(name, low=low), value, *shares]))
    lines += [_total_line(key, table, order, language) for key in ("shares", "net", "total")]
    body = Table(lines, gap=8, pad=3, least=(NAME_WIDTH, 0))
    return Card(body, pad=(10, 6))


def _share_cell(table: State, company: str, seat: int, language: str, detailed: bool) -> Box:
    """Return a player's shares of a company and what they are worth; the president's stand on the
    seat's colour."""
    count = table.players[seat].shares.get(company, 0)
    leads = seat == table.companies[company].president
    box = Holding(count, seat, leads=leads, words=str(count) if count else "")
    shares = Row(fill(), box, fill(), gap=0, grow=1)
    if not detailed or not (count or leads):
        return shares
    amount = money(count * share_value(table, company), language)
    return Column(shares, Text(amount, 34, align="middle", grow=1, words=""), gap=2, grow=1)


def _total_line(key: str, table: State, order: Sequence[int], language: str) -> Line:
    """Return shares, net or their sum below the columns."""
    is_total = key == "total"
    word = Text(t(f"sum-{key}", language), 35, INK if is_total else SOFT_INK, bold=is_total)
    sample = [] if is_total else [Sprite(_draw_sample, key == "net", room=(28, 30))]
    cells = []
    for seat in order:
        net, total = table.players[seat].net, worth(table, seat)
        dollars = {"net": net, "shares": total - net, "total": total}[key]
        ink, size = ALARM if dollars < 0 else INK, 36 if is_total else 34
        text = money(dollars, language)
        cells.append(Text(text, size, ink, bold=is_total, align="middle", grow=1))
    return Line([Row(word, *sample), Space(), *cells])


def _draw_sample(canvas: Canvas, x: float, y: float, sure: bool) -> None:
    """Draw how this part is drawn in the bars of the last card."""
    final.draw_bar_part(canvas, (x - 13, y - 13, x + 13, y + 13), None, "full" if sure else "pale")
