"""Who holds what and what it is worth: shares of every company, the value of each, and
everybody's worth if the game ended now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.alt import join_within, truncate
from render.card.top import NO_TOP, Top
from render.charts import final
from render.layout import stacks as layout
from render.layout.box import Box, Card, Space, Sprite, fill
from render.layout.seats import badge
from render.layout.stacks import Column, Line, Table
from render.layout.text import Text, label
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.panels import MARGIN
from render.paint.picture import Picture, picture
from render.paint.style import ALARM, INK, PHONE_WIDTH, SOFT_INK
from render.train_tycoon.finance.players import build_persons, render_players
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.chips import NAME_WIDTH, Shares, company_box
from render.train_tycoon.shared.heads import build_head, top_panel
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.table_values import player_order, share_value
from render.train_tycoon.shared.words import short_name
from render.words import legible_names, money
from rules.train_tycoon.model.state import State
from rules.train_tycoon.model.view import View


class Count(NamedTuple):
    """The sums of a seat's column, in dollars: its net, the value of its shares, and the
    `total`."""

    seat: int
    net: int
    shares: int
    total: int


class Row(NamedTuple):
    """A company: the value of a share, which is its net divided by the `issued` shares; then
    shares by column."""

    company: str
    value: int
    net: int
    issued: int
    shares: tuple[int, ...]
    president: int | None


def render_shares(view: View, names: Sequence[str], language: str, *, top: Top = NO_TOP) -> Picture:
    """Return all shares, and everybody's worth if the game ended now, 1000 pixels wide; `names`
    are by seat."""
    table, shown = view.table, legible_names(names, language)
    order = player_order(table)
    counts, rows = seat_counts(table, order), company_rows(table, order)
    head = build_head(view, shown, language)
    panels = [top_panel(top, head, language), render_players(build_persons(view, shown), language)]
    panels.append(render_sums(counts, rows, language))
    return picture(panels, _alt_text(counts, rows, shown, language))


def company_rows(table: State, order: Sequence[int]) -> tuple[Row, ...]:
    """Return the companies in play, in company order; columns are in the given order of seats."""
    return tuple(
        Row(
            company,
            share_value(table, company),
            table.companies[company].net,
            table.companies[company].issued,
            tuple(table.players[seat].shares.get(company, 0) for seat in order),
            table.companies[company].president,
        )
        for company in table.order
        if table.companies[company].active
    )


def seat_counts(table: State, order: Sequence[int]) -> tuple[Count, ...]:
    """Return the seats in the given order with the sums of their worth (61)."""
    counts = []
    for seat in order:
        player = table.players[seat]
        worth = sum(count * share_value(table, company) for company, count in player.shares.items())
        counts.append(Count(seat, player.net, worth, player.net + worth))
    return tuple(counts)


@cached
def render_sums(
    counts: tuple[Count, ...], rows: tuple[Row, ...], language: str, max_height: int = 780
) -> Image.Image:
    """Return a table with a column for each player and a row for each company, then net and
    total.

    Each company's row shows the shares and, if the table is then at most `max_height` pixels high,
    what they are worth."""
    box = _sums_box(counts, rows, language, worth=True)
    if box.height(PHONE_WIDTH - 2 * MARGIN) + 12 > max_height:
        box = _sums_box(counts, rows, language, worth=False)
    return lay_out(box).image


def _sums_box(
    counts: tuple[Count, ...], rows: tuple[Row, ...], language: str, *, worth: bool
) -> Box:
    badges = [layout.Row(fill(), badge(count.seat, 18), fill(), gap=0, grow=1) for count in counts]
    heads = [Space(), label(t("share", language), align="right"), *badges]
    lines = [Line(heads)]
    for row in rows:
        value = Text(
            money(row.value, language),
            35,
            ALARM if row.value < 0 else INK,
            bold=True,
            align="right",
        )
        division = label(_format_division(row, language), align="right")
        lines.append(
            Line(
                [
                    company_box(row.company, len(rows)),
                    Column(value, division) if worth else value,
                    *(
                        _share_cell(row, column, count.seat, language, worth)
                        for column, count in enumerate(counts)
                    ),
                ]
            )
        )
    lines += [_total_line(key, counts, language) for key in ("shares", "net", "total")]
    least = NAME_WIDTH, 0
    body = Table(lines, gap=8, pad=3, least=least)
    return Card(body, pad=(10, 6))


def _share_cell(row: Row, column: int, seat: int, language: str, worth: bool) -> Box:
    """Return a player's shares of a company and what they are worth; the president's stand on the
    seat's colour."""
    count, leads = row.shares[column], seat == row.president
    shares = layout.Row(fill(), Shares(count, seat, leads=leads), fill(), gap=0, grow=1)
    if not worth or not (count or leads):
        return shares
    word = Text(money(count * row.value, language), 34, align="middle", grow=1)
    return Column(shares, word, gap=2, grow=1)


def _total_line(key: str, counts: tuple[Count, ...], language: str) -> Line:
    """Return shares, net or their sum below the columns."""
    is_total = key == "total"
    word = Text(t(f"sum-{key}", language), 35, INK if is_total else SOFT_INK, bold=is_total)
    sample = [] if is_total else [Sprite(_draw_sample, key == "net", room=(28, 30))]
    cells = [
        Text(
            money(getattr(count, key), language),
            36 if is_total else 34,
            ALARM if getattr(count, key) < 0 else INK,
            bold=is_total,
            align="middle",
            grow=1,
        )
        for count in counts
    ]
    return Line([layout.Row(word, *sample), Space(), *cells])


def _draw_sample(canvas: Canvas, x: float, y: float, sure: bool) -> None:
    """Draw how this part is drawn in the bars of the last card."""
    final.draw_bar_part(canvas, (x - 13, y - 13, x + 13, y + 13), None, "full" if sure else "pale")


def _format_division(row: Row, language: str) -> str:
    """Return a company's net divided by its issued shares, as text."""
    return f"{money(row.net, language)} ÷ {row.issued}"


def _alt_text(
    counts: Sequence[Count], rows: Sequence[Row], names: Sequence[str], language: str
) -> str:
    shown_names = [truncate(name, 16) for name in names]
    sentences = [t("alt-shares", language)]
    for number, count in enumerate(counts):
        holdings = [
            f"{row.shares[number]} {short_name(row.company)}" for row in rows if row.shares[number]
        ]
        values = {key: money(getattr(count, key), language) for key in ("net", "shares", "total")}
        holdings_text = ", ".join(holdings) or "–"
        sentences.append(
            t(
                "alt-shares-row",
                language,
                name=shown_names[count.seat],
                held=holdings_text,
                **values,
            )
        )
    values_text = ", ".join(
        f"{short_name(row.company)} {money(row.value, language)}" for row in rows
    )
    if values_text:
        sentences.append(t("alt-values", language, values=values_text))
    return join_within(sentences)
