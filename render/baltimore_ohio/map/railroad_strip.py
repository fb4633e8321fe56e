"""One railroad in a panel: value, treasury, cards, cubes and counters, and the cost of a build."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.livery import draw_cube, plate
from render.baltimore_ohio.shared.palettes import lay_out
from render.baltimore_ohio.shared.signs import COUNTERS, draw_counter
from render.baltimore_ohio.shared.table_values import NOTHING, News, share_value
from render.baltimore_ohio.shared.words import full_name, picture_text
from render.layout.box import Box, Card, Framed, Sprite, fill
from render.layout.part import Part
from render.layout.seats import badge
from render.layout.stacks import Column, Row, rule
from render.layout.text import Name, Paragraph, Pill, Text, amount, label
from render.paint.style import ALARM, INK, SOFT_INK
from render.words import money
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.state import RailroadState, State

_MAX_CARDS = 6


def render_strip(
    table: State,
    railroad: str,
    language: str,
    *,
    proposal: Sequence[str] = (),
    fresh: News = NOTHING,
    before: State | None = None,
) -> Part:
    """Return the railroad in two lines, and the build of a `proposal` in a third; with `before` the
    table is that of a preview."""
    line, value = table.railroads[railroad], share_value(table, railroad)
    if value is None:
        state: list[Box] = [label(picture_text(line.status, language), 36)]
    else:
        sign = [] if line.president is None else [badge(line.president)]
        each = label(picture_text("share", language), 35)
        state = [*sign, amount(money(value, language), 44), each]
    name = Name(full_name(railroad), 38, cut_to=120, grow=1, smaller=(34,))
    lines: list[Box] = [
        Row(plate(railroad, size=36), name, *state, gap=16),
        _holdings(table, railroad, language, fresh, before),
    ]
    if proposal:
        lines += [rule(2), _build(line, proposal, language, before is not None)]
    return lay_out(Card(Column(*lines, gap=4), edge=INK, line=3, pad=(14, 8), words=""))


def _holdings(table: State, railroad: str, language: str, fresh: News, before: State | None) -> Box:
    """Return treasury, cards, cubes, counters, previous income."""
    line, old = table.railroads[railroad], (before or table).railroads[railroad]
    treasury: list[Box] = [label(picture_text("treasury", language), 35)]
    if old.treasury != line.treasury:
        treasury.append(Text(money(old.treasury, language), 35, SOFT_INK, struck=SOFT_INK))
    treasury.append(Text(money(line.treasury, language), 38, bold=True))
    cubes = label(picture_text("cubes", language, count=line.cubes), 35)
    things = [
        Row(*treasury, gap=9),
        Row(*_cards(line, fresh.cards.count(railroad), language), gap=6),
        Row(Sprite(draw_cube, 26, 26, railroad, room=(28, 28)), cubes, gap=6),
    ]
    for kind in COUNTERS:
        if count := getattr(line, kind):
            things.append(_repeat_sign(Sprite(draw_counter, 32, kind, room=(32, 32)), count))
    income = label(picture_text("income-before", language, sum=money(old.income, language)), 35)
    return Row(*things, fill(), income, gap=22, spare=[income])


def _repeat_sign(sign: Box, count: int) -> Row:
    return Row(sign, Text(f"× {count}", 35), gap=6)


def _cards(line: RailroadState, bought: int, language: str) -> Iterator[Box]:
    """Yield the levels of its cards; the last ones were `bought` just now."""
    if not line.cards:
        yield label(picture_text("no-cards", language), 35)
    for number, card in enumerate(line.cards[:_MAX_CARDS]):
        pill = Pill(str(facts.equipment_card(card).tech_level), 34, radius=6, least=36)
        yield Framed(pill, news=number >= len(line.cards) - bought, line=4, radius=9)
    if len(line.cards) > _MAX_CARDS:
        yield Text(f"+{len(line.cards) - _MAX_CARDS}", 35, bold=True)


def _build(line: RailroadState, hexes: Sequence[str], language: str, is_preview: bool) -> Box:
    """Return the cost of each hex, and what would be left."""
    costs = [board().cost[hex_] for hex_ in hexes]
    left = line.treasury - sum(costs)
    values = {"sum": money(sum(costs), language), "left": money(left, language)}
    values["costs"] = " + ".join(map(str, costs))
    key = "build-cost" if is_preview else "build"
    word = picture_text(key, language, count=len(costs), **values)
    return Paragraph(word, 36, INK if is_preview or left >= 0 else ALARM, bold=True, smaller=(33,))
