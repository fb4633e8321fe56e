"""A railroad's charter: shares, treasury, equipment, cubes and counters, and what it can net."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

import data.baltimore_ohio as facts
from render.alt import truncate
from render.baltimore_ohio.finance.income import incomes
from render.baltimore_ohio.shared.heads import build_head, describe_differences, top_part
from render.baltimore_ohio.shared.holdings import render_own
from render.baltimore_ohio.shared.livery import draw_cube, plate
from render.baltimore_ohio.shared.palettes import FAINT, lay_out
from render.baltimore_ohio.shared.signs import COUNTERS, draw_counter
from render.baltimore_ohio.shared.table_values import level_awaited, list_start_values, share_value
from render.baltimore_ohio.shared.words import full_name, picture_text
from render.card.top import NO_TOP, Top
from render.layout.box import Box, Card, Framed, Sprite, fill
from render.layout.part import stack_parts
from render.layout.seats import badge, share
from render.layout.stacks import Column, Grid, Row
from render.layout.text import Name, Paragraph, Text, amount, label
from render.paint.canvas import Canvas
from render.paint.picture import Picture
from render.paint.style import ALARM, INK, RULE, SOFT_INK, WHITE
from render.words import legible_names, money
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.model.state import RailroadState, State
from rules.baltimore_ohio.model.view import View
from rules.game import Event

WITH_SPECIAL_RULES = ("NYC", "PA", "NW")
"""Railroads for which the board has a special rule."""


def render_charter(
    view: View,
    railroad: str,
    names: Sequence[str],
    language: str,
    *,
    before: State | None = None,
    turn: Sequence[Event] | None = None,
    step: str = "",
    top: Top = NO_TOP,
) -> Picture:
    """Return the charter of a railroad, started or not, 1000 pixels wide.

    With the table `before`, it is a preview after the events of a whole `turn` or one `step`, and
    the changes are listed and framed. `names` are by seat."""
    table, shown = view.table, legible_names(names, language)
    changes = (
        None if before is None else describe_differences(before, table, railroad, language, turn)
    )
    present = view if before is None else replace(view, table=before)
    head = build_head(
        present, shown, language, changes, step=step if turn is None else "whole", after=view
    )
    old = (before or table).railroads[railroad]
    boxes = [_title(table, railroad, None if before else shown, language)]
    boxes.append(_shares(table, railroad, old, shown, language))
    if before is None:
        boxes.append(_rules(table, railroad, language))
    if table.railroads[railroad].track:
        boxes.append(_equipment(table, railroad, old, language))
        boxes.append(incomes(table, railroad, language, before))
    own = [] if top.reader is None else [render_own(table, top.reader, language)]
    return stack_parts([top_part(top, head, language), *map(lay_out, boxes), *own])


def _title(table: State, railroad: str, names: Sequence[str] | None, language: str) -> Box:
    """Return its name and value and, with `names`, its President."""
    line, value = table.railroads[railroad], share_value(table, railroad)
    if value is None:
        state = Text(picture_text(line.status, language), 40, SOFT_INK)
    else:
        state = amount(money(value, language), 54)
    name = Name(full_name(railroad), 44, bold=True, cut_to=200)
    row = Row(plate(railroad, size=46), name, fill(), state, gap=16)
    if names is None:
        return row
    president: list[Box] = [Text(picture_text("president-none", language), 36)]
    if line.president is not None:
        person = names[line.president]
        said = picture_text("president-is", language, name=truncate(person))
        word = picture_text("president-is", language, name=person)
        president = [badge(line.president), Name(word, 36, cut_to=700, words=said)]
    return Column(row, Row(*president), gap=6, separator=", ")


def _shares(
    table: State, railroad: str, old: RailroadState, names: Sequence[str], language: str
) -> Box:
    """Return the treasury, what lies on the charter, and the ten shares by owner."""
    line = table.railroads[railroad]
    treasury: list[Box] = [label(picture_text("treasury", language), 36)]
    if old.treasury != line.treasury:
        amount = money(old.treasury, language)
        treasury.append(Text(amount, 36, SOFT_INK, struck=SOFT_INK, words=""))
    treasury += [Text(money(line.treasury, language), 44, bold=True), fill()]
    for kind in COUNTERS:
        if number := getattr(line, kind):
            sign = Sprite(draw_counter, 36, kind, room=(40, 40))
            treasury.append(Row(sign, Text(f"× {number}", 38), gap=4, words=""))
    cubes = "" if line.track else f"· {_describe_cards(line, language)}"
    cube = Sprite(draw_cube, 32, 32, railroad, room=(34, 34))
    left = label(picture_text("cubes", language, count=line.cubes), 35)
    treasury.append(Row(cube, left, gap=6, words=cubes))
    shares, told_owners = list[Box](), []
    for seat, player in enumerate(table.players):
        if count := player.shares.get(railroad, 0):
            shares += [share(seat, leads=seat == line.president)] * count
            told_owners.append(f"{truncate(names[seat], 16)} {count}")
    shares += [share(None, edge=RULE)] * line.held
    shares += [share(None, crossed=True, tint=FAINT, edge=ALARM)] * line.orphan
    rest = picture_text("shares-held", language, held=str(line.held), orphan=str(line.orphan))
    owned = picture_text("alt-owners", language, owners=", ".join(told_owners) or "–")
    column = Column(
        Row(*treasury, gap=14),
        Grid(shares, 10, gap=6, words=owned),
        label(rest, 34),
        gap=7,
        separator=". ",
    )
    return Card(column, pad=(18, 8))


def _rules(table: State, railroad: str, language: str) -> Box:
    """Return its home, when and at which values it can be started, and its special rules."""
    row, level = facts.railroads()[railroad], level_awaited(table, railroad)
    words = [picture_text("home-is", language, city=row.home_city)]
    if table.railroads[railroad].value is None and level is not None:
        words.append(picture_text("available", language, level=str(level)))
    elif table.railroads[railroad].value is None:
        values = list_start_values(table, language)
        words[0] += f" – {picture_text('start-at', language, values=values)}"
    if railroad in WITH_SPECIAL_RULES:
        words.append(picture_text(f"rule-{railroad}", language))
    lines = [Paragraph(word, 36) for word in words]
    return Card(Column(*lines, gap=3, separator=". "), pad=(18, 8))


def _equipment(table: State, railroad: str, old: RailroadState, language: str) -> Box:
    """Return the cards with their scrap values, new ones framed; capacity and cities reached;
    maintenance."""
    line, each = table.railroads[railroad], facts.maintenance(table.tech_level)
    reached = str(len(services.reached_cities(table, railroad)))
    capacity = services.capacity(table, railroad)
    sums = {"sum": money(each * len(line.cards), language), "each": money(each, language)}
    serves = picture_text("serves", language, capacity=capacity, reached=reached)
    column = Column(
        Row(*_cards(line, old, language), gap=10, words=_describe_cards(line, language)),
        Paragraph(
            f"{serves} · {picture_text('maintenance-is', language, **sums)}", 36, smaller=(33,)
        ),
        gap=8,
        separator=". ",
    )
    return Card(column, pad=(18, 12))


def _cards(line: RailroadState, old: RailroadState, language: str) -> Iterator[Box]:
    if not line.cards:
        yield label(picture_text("no-cards", language), 40)
        return
    width = min(116.0, 928 / len(line.cards) - 10)
    for number in line.cards:
        card = facts.equipment_card(number)
        scrap = money(card.scrap, language) if width > 60 else ""
        sprite = Sprite(
            _draw_card, str(card.tech_level), scrap, width, room=(width, 78), corner=True
        )
        yield Framed(sprite, news=number not in old.cards, line=4)
    if len(line.cards) <= 5:
        yield from (fill(), label(picture_text("scrap", language), 34))


def _draw_card(canvas: Canvas, x: float, y: float, level: str, scrap: str, width: float) -> None:
    canvas.box((x, y, x + width, y + 78), INK, radius=8)
    canvas.text(x + 10, y + 36, level, 42, WHITE, bold=True)
    canvas.text(x + width - 8, y + 70, scrap, 34, WHITE, anchor="rs")


def _describe_cards(line: RailroadState, language: str) -> str:
    levels = ", ".join(str(facts.equipment_card(card).tech_level) for card in line.cards)
    values = {"count": len(line.cards), "levels": levels, "cubes": str(line.cubes)}
    return picture_text("alt-cards", language, **values).rstrip(".")
