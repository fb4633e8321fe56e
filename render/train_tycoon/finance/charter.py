"""A company's charter: its money and shares, where its price can go, its trains and hubs,
its history."""

from __future__ import annotations

from collections.abc import Sequence

import data.train_tycoon as facts
from render.alt import truncate
from render.card.top import NO_TOP, Top
from render.layout.box import Box, Card, Framed, Space, Sprite, fill
from render.layout.part import heights, stack_parts
from render.layout.seats import badge, share
from render.layout.stacks import Column, Line, Row, Table
from render.layout.text import Name, Paragraph, Text, label
from render.paint.picture import Picture
from render.paint.style import ALARM, INK, RULE, SOFT_INK, TALLEST, WHITE, Colour
from render.train_tycoon.shared.heads import build_head, build_preview_head, top_part
from render.train_tycoon.shared.holdings import own_parts
from render.train_tycoon.shared.livery import plate
from render.train_tycoon.shared.palettes import FAINT, lay_out
from render.train_tycoon.shared.signs import direction_ink, draw_diamond, draw_direction, loan_chip
from render.train_tycoon.shared.table_values import (
    company_hubs,
    count_trains,
    player_order,
    share_value,
    treasury_shares,
)
from render.train_tycoon.shared.words import describe_factory, full_name, place_name, t
from render.words import legible_names, money
from rules.train_tycoon.model.actions import AnyAction
from rules.train_tycoon.model.position import cash, loans
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.shares.trading import LEVELS, price_after


def render_charter(
    view: View,
    company: str,
    names: Sequence[str],
    language: str,
    *,
    top: Top = NO_TOP,
    instead: State | None = None,
    action: AnyAction | None = None,
) -> Picture:
    """Return the charter of a company, in play or not, 1000 pixels wide.

    `instead` is the table as it would be after an `action`; the head then tells what would
    change. `names` are by seat."""
    table, shown = view.table if instead is None else instead, legible_names(names, language)
    head = build_head(view, shown, language)
    if instead is not None:
        head = build_preview_head(view, shown, language, table, company, action=action)
    boxes = [_title(table, company, shown, language)]
    if table.companies[company].active:
        boxes += [
            _money_box(table, company, language),
            _shares_box(table, company, shown, language, view.table),
            _price_marks(table, company, language),
        ]
    boxes.append(_business(table, company, language))
    if any(company in row.prices for row in table.history):
        boxes.append(_history(table, company, language))
    own = [*own_parts(table, top.reader, language, explains=True)]
    parts = [top_part(top, head, language), *own]
    body = lay_out(Column(*boxes, gap=12, separator=". "), top=10)
    while instead is not None and heights([*parts, body]) > TALLEST:
        boxes.pop()  # what a preview changes stands above
        body = lay_out(Column(*boxes, gap=12, separator=". "), top=10)
    return stack_parts([parts[0], body, *own])


def _title(table: State, company: str, names: Sequence[str], language: str) -> Box:
    row = table.companies[company]
    word = Text(t("inactive", language), 40, SOFT_INK)
    if row.active:
        price = money(row.price, language)
        word = Text(price, 54, bold=True, words=f"{t('past-prices', language)} {price}")
    whole = full_name(company)
    name = Name(whole, 44, bold=True, smaller=(40,), cut_to=300, words=whole)
    first = Row(plate(company, size=46), name, fill(), word, gap=18)
    if not row.active:
        return first
    president: list[Box] = [label(t("president-none", language), 36)]
    if row.president is not None:
        words = t("president-is", language, name=names[row.president])
        president = [badge(row.president), Name(words, 36)]
    return Column(first, Row(*president, fill()), gap=8, separator=". ")


def _money_box(table: State, company: str, language: str) -> Box:
    """Return cash, loans and net; income and the loans it allows; what a share is worth, and
    the target price."""
    row = table.companies[company]
    loan_parts: list[Box] = [fill()]
    if row.net < 0:
        net = _sum("net", money(row.net, language), language, ALARM)
        loan_parts = [loan_chip(loans(row.net), language), fill(), net]
    max_loans = Text(t("max-debt", language, count=facts.max_loans(row.income)), 36)
    ink = ALARM if row.income < 0 else INK
    target: list[Box] = [fill()]
    if row.operated:
        sign = Sprite(draw_diamond, room=(26, 28))
        target = [fill(), sign, _sum("target", money(row.target, language), language)]
    lines = (
        Row(_sum("cash", money(cash(row.net), language), language), *loan_parts, gap=24),
        Row(_sum("income", money(row.income, language), language, ink), fill(), max_loans),
        Row(_sum("value", money(share_value(table, company), language), language), *target, gap=10),
    )
    return _card(*lines)


def _card(*lines: Box) -> Box:
    return Card(Column(*lines, gap=4, separator=". "), pad=(18, 8))


def _sum(key: str, amount: str, language: str, ink: Colour = INK) -> Box:
    return Row(label(t(key, language), 36), Text(amount, 42, ink, bold=True), gap=14)


def _shares_box(
    table: State, company: str, names: Sequence[str], language: str, before: State
) -> Box:
    """Return the ten shares by owner: players, the bank, the treasury. Those that a player does
    not have in the table `before` are framed."""
    row, shares = table.companies[company], list[Box]()
    for seat in player_order(table):
        count = table.players[seat].shares.get(company, 0)
        old = min(count, before.players[seat].shares.get(company, 0))
        for number in range(count):
            words = "" if number else f"{truncate(names[seat], 16)} {count}"
            box = share(seat, leads=seat == row.president, words=words)
            shares.append(Framed(box, news=number >= old))
    left = treasury_shares(table, company)
    shares += [share(None, crossed=True)] * row.bank
    shares += [share(None, tint=FAINT, edge=RULE)] * left
    values = {"issued": str(row.issued), "bank": str(row.bank), "left": str(left)}
    word = Paragraph(t("shares-told", language, **values), 36)
    return _card(Space(height=4), Row(*shares, gap=6, separator=", "), word)


def _price_marks(table: State, company: str, language: str) -> Box:
    """Return where a low, mid or high price would lead."""
    price, marks = table.companies[company].price, list[Box]()
    for level in LEVELS:
        new_price = price_after(price, level)
        ink = direction_ink(new_price - price)
        row = Row(
            Text(t(f"level-{level}", language), 35),
            fill(),
            Sprite(draw_direction, new_price - price, room=(24, 24)),
            Text(money(new_price, language), 38, bold=True),
        )
        marks.append(Card(row, ground=WHITE, edge=ink, line=3, radius=9, grow=1))
    return _card(
        label(t("marks", language), 34), Row(*marks, gap=14, separator=", "), Space(height=2)
    )


def _business(table: State, company: str, language: str) -> Box:
    """Return its trains and the hubs it serves, or how it begins: with a factory that it still has
    to place, or in a city (38, 45, 47)."""
    row, words = table.companies[company], list[str]()
    if row.active:
        most = str(facts.components().trains_per_company)
        words.append(t("trains", language, count=count_trains(table, company), most=most))
    served = ", ".join(place_name(table, hub, language) for hub in company_hubs(table, company))
    if served:
        words.append(t("serves", language, hubs=served))
    elif row.factory is None:
        words.append(t("hq-is-city", language))
    else:
        words.append(t("hq-waits", language, **describe_factory(row.factory, language)))
    return _card(*(Paragraph(word, 36) for word in words))


_ROWS = ("prices", "incomes", "cash", "values")


def _history(table: State, company: str, language: str) -> Box:
    """Return price, income, net and share value at the end of each turn, and now."""
    rows = [row for row in table.history if company in row.prices]
    turns = [t("start", language) if row.turn == 0 else str(row.turn) for row in rows]
    now, row_now = list[int](), table.companies[company]
    if row_now.active and table.phase is not Phase.OVER:
        turns.append(t("now", language))
        now = [row_now.price, row_now.income, row_now.net, share_value(table, company)]
    lines = [Line([label(t("turn", language), 34), *(_flush(word, SOFT_INK) for word in turns)])]
    for number, key in enumerate(_ROWS):
        cells: list[Box] = [Text(t(f"past-{key}", language), 34)]
        for dollars in (*(getattr(row, key)[company] for row in rows), *now[number : number + 1]):
            ink = ALARM if dollars < 0 else INK
            cells.append(_flush(money(dollars, language), ink, bold=True))
        lines.append(Line(cells))
    least = 180, *[104.0] * len(turns)
    return _card(Table([Line((*line.cells, fill())) for line in lines], gap=12, least=least))


def _flush(word: str, ink: Colour, *, bold: bool = False) -> Text:
    return Text(word, 34, ink, bold=bold, align="right")
