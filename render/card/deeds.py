"""What players and companies did since the reader's last turn, and what the reader owns, as parts
of a picture."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from render.alt import truncate
from render.card.head import since_heading
from render.layout.box import Box, Card, Space, fill, join_words
from render.layout.part import Part, lay_out
from render.layout.seats import Holding, badge, leader_sample
from render.layout.stacks import Column, Flow, Grid, Line, Row, Table
from render.layout.text import Paragraph, Text
from render.livery import PLATE, Livery, column_head, plate
from render.paint.palette import Palette
from render.paint.panels import MARGIN
from render.paint.style import INK, PHONE_WIDTH, SMALLEST, SOFT_INK, seat_style
from render.words import cached_text

_HALF = (PHONE_WIDTH - 2 * MARGIN - 2 * 12 - 16) / 2


def deeds_part(palette: Palette, deeds: Iterable[tuple[Box | None, str]], language: str) -> Part:
    """Return a heading and the deeds in at most two lines each, long ones first; two short ones
    share a line. A deed is the sign of who did it, None for all together, and what was done."""
    rows = [_deed(sign, words) for sign, words in deeds]
    brief = [row for row in rows if row.width <= _HALF]
    lines: list[Box] = [row for row in rows if row not in brief]
    pairs = [Line((*brief[at : at + 2], Space())[:2]) for at in range(0, len(brief), 2)]
    if pairs:
        lines.append(Table(pairs, head=False, rules=False, least=(_HALF, _HALF), separator=". "))
    box = Column(
        Row(since_heading(language), fill()),
        Card(Column(*lines, gap=6, separator=". ")),
        gap=8,
        separator=": ",
    )
    return lay_out(palette, box, top=6)


def _deed(sign: Box | None, words: str) -> Row:
    text = Paragraph(words, SMALLEST, most=2, bold=sign is None)
    return Row(*([] if sign is None else [sign]), text, gap=10, separator=": ")


class Holder(NamedTuple):
    """A player's money, in words, and shares: company, number, and whether the player directs it.
    `brief` is the money where there is no room for words."""

    seat: int
    name: str
    money: str
    shares: Sequence[tuple[str, int, bool]]
    brief: str


def own_holdings(
    holder: Holder,
    liveries: Mapping[str, Livery],
    language: str,
    *,
    explains: bool = True,
    more: Iterable[Box] = (),
) -> Box:
    """Return the reader's cash and shares, with the plates of the companies, and what `more` there
    is; it `explains` the full colour unless what stands below does so."""
    owned: list[Box] = [
        Row(
            plate(liveries[key], width=PLATE),
            share_count(f"× {count}", holder.seat, leads=leads),
            gap=8,
        )
        for key, count, leads in holder.shares
    ]
    owned += more
    if explains and any(leads for _, _, leads in holder.shares):
        owned.append(leader_sample(cached_text("render-card-directs", language)))
    return own_card(holder.seat, holder.money, owned, language)


def own_card(seat: int, money_words: str, owned: Iterable[Box], language: str) -> Box:
    """Return the reader's money, in words, and what else is owned."""
    style = seat_style(seat)
    boxes: list[Box] = [
        Text(cached_text("render-card-own", language, holds=money_words), 36),
        *owned,
    ]
    row = Row(badge(seat), Flow(*boxes, gap=24, line_gap=4), gap=14, top=True)
    words = f"{join_words(boxes, ', ')}."
    return Card(row, ground=style.tint, edge=style.colour, pad=(12, 8), words=words)


def share_count(words: str, seat: int, *, leads: bool, size: int = 36) -> Box:
    """Return how much of a company a player owns; in the player's full colour if the player leads
    it."""
    style = seat_style(seat)
    count: Box = Text(words, size, style.text if leads else INK, bold=True)
    if leads:
        count = Card(count, ground=style.colour, edge=INK, radius=8, pad=(5, 0))
    return count


def holders_card(holders: Sequence[Holder], liveries: Mapping[str, Livery], language: str) -> Box:
    """Return what each player has and, for many shares, a column for each company; the room that
    is left says what a full colour means."""
    room = PHONE_WIDTH - 2 * MARGIN - 2 * _PAD
    if not any(holder.shares for holder in holders):
        return Card(Grid([_holder_row(holder) for holder in holders], 3), pad=(_PAD, 6))
    short = [holder._replace(money=holder.brief) for holder in holders]
    tables = [_holders_in_columns(rows, liveries, language) for rows in (holders, short)]
    forms = [table for table in tables if table.min_width <= room]
    forms.append(_holders_in_lines(holders, liveries, language))
    return Card(min(forms, key=lambda box: box.height(room)), pad=(_PAD, 6))


_PAD = 12


def _holders_in_lines(
    holders: Sequence[Holder], liveries: Mapping[str, Livery], language: str
) -> Box:
    shortest = min(holders, key=lambda holder: len(holder.shares))
    rows = []
    for holder in holders:
        shares: list[Box] = []
        for key, count, leads in holder.shares:
            number = share_count(f"×{count}", holder.seat, leads=leads, size=34)
            shares.append(Row(plate(liveries[key], size=SMALLEST), number, gap=5))
        explains = leader_sample(cached_text("render-card-directs", language))
        rows.append(_holder_row(holder, shares, explains if holder is shortest else None))
    return Column(*rows, gap=4, separator=". ")


def _holder_row(holder: Holder, shares: Sequence[Box] = (), last: Box | None = None) -> Box:
    boxes = [Text(holder.money, 34), *shares]
    words = f"{truncate(holder.name, 16)}: {join_words(boxes, ', ')}"
    flow = Flow(*boxes, gap=14, line_gap=4, last=last)
    return Row(badge(holder.seat), flow, gap=12, top=True, words=words)


def _holders_in_columns(
    holders: Sequence[Holder], liveries: Mapping[str, Livery], language: str
) -> Box:
    owned = {key for holder in holders for key, _, _ in holder.shares}
    keys = [key for key in liveries if key in owned]
    explains = Paragraph(cached_text("render-card-directs", language), SMALLEST, SOFT_INK, words="")
    explains.width = max(explains.min_width, explains.width * 0.55)  # two lines
    lines = [Line([Space(), explains, *(column_head(liveries[key]) for key in keys)])]
    for holder in holders:
        shares = {key: (count, leads) for key, count, leads in holder.shares}
        cells = [
            Holding(count, holder.seat, leads=leads)
            for count, leads in (shares.get(key, (0, False)) for key in keys)
        ]
        said = [holder.money, *(f"{liveries[key].short} ×{shares[key][0]}" for key in shares)]
        words = f"{truncate(holder.name, 16)}: {', '.join(said)}"
        lines.append(Line([badge(holder.seat), Text(holder.money, 34), *cells], words=words))
    return Table(lines, pad=1, gap=5, rules=False)
