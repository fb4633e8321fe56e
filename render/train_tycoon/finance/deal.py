"""Two companies and the outcome of one taking over the other: panels for a merger."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from render.layout.box import Box, Card, fill
from render.layout.seats import HeadedCard, badge
from render.layout.stacks import Column, Line, Row, Table
from render.layout.text import Name, Paragraph, Text, label
from render.paint.image_cache import cached
from render.paint.style import ALARM, CARD, INK, SOFT_INK, Colour
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.chips import loan_chip
from render.train_tycoon.shared.livery import LIVERIES, plate
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.table_values import count_trains
from render.train_tycoon.shared.words import full_name, short_name
from render.words import money
from rules.train_tycoon import preview
from rules.train_tycoon.model.actions import Level
from rules.train_tycoon.model.position import cash, loans
from rules.train_tycoon.model.state import Proposal, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.shares.trading import price_after

WIDTH = 476
"""Width of a company's box; two stand side by side."""


class Side(NamedTuple):
    """A company before the deal; `most` is the number of loans that its income allows."""

    company: str
    price: int
    net: int
    income: int
    most: int
    issued: int
    trains: int
    president: int | None
    role: str


class Deal(NamedTuple):
    """A proposal: what it costs; `nets` of the bidder, of the target, and of the bidder after
    it; then the bidder's issued shares, trains and allowed loans after it."""

    bid: Proposal
    target: str
    paid: int
    nets: tuple[int, int, int]
    issued: int
    trains: int
    most: int


def build_side(table: State, company: str, role: str) -> Side:
    """Return the company as the table has it; `role` names its part: target or bidder."""
    row = table.companies[company]
    max_loans = facts.max_loans(row.income)
    return Side(
        company,
        row.price,
        row.net,
        row.income,
        max_loans,
        row.issued,
        count_trains(table, company),
        row.president,
        role,
    )


def build_deal(view: View, target: str, bid: Proposal) -> Deal:
    """Return the outcome of a proposal as if both votes passed (32 to 35)."""
    table = view.table
    bidder, target_row = table.companies[bid.company], table.companies[target]
    after = preview.table_after_takeover(view, bid)
    merged = after.companies[bid.company]
    return Deal(
        bid,
        target,
        bid.price * target_row.issued,
        (bidder.net, target_row.net, merged.net),
        merged.issued,
        count_trains(after, bid.company),
        facts.max_loans(bidder.income),
    )


@cached
def render_sides(
    sides: tuple[Side, ...], names: tuple[str, ...], offers: tuple[Level, ...], language: str
) -> Image.Image:
    """Return both companies side by side; next to a single target, the `offers` that can be
    made for its shares."""
    boxes = [_side_box(side, names, language) for side in sides]
    if len(sides) == 1:
        boxes.append(_offer_prices(sides[0], offers, language))
    pair = Table([Line(boxes)], head=False, gap=12, pad=0, least=(WIDTH, WIDTH))
    return lay_out(pair, bottom=12).image


def _side_box(side: Side, names: tuple[str, ...], language: str) -> Box:
    head = Row(
        plate(side.company, size=35),
        label(side.role, 35),
        fill(),
        Text(money(side.price, language), 42, bold=True),
        height=46,
    )
    ink = ALARM if side.income < 0 else INK
    debt = [loan_chip(loans(side.net), language)] if side.net < 0 else []
    president: list[Box] = [label(t("president-none", language), 35)]
    if side.president is not None:
        president = [badge(side.president, 17), Name(names[side.president], 35)]
    lines = (
        Row(_sum("cash", money(cash(side.net), language), language), *debt, fill(), gap=16),
        Row(
            _sum("column-income", money(side.income, language), language, ink),
            fill(),
            label(t("loans-most", language, most=side.most), 34),
        ),
        Row(
            Text(t("issued", language, count=side.issued), 35),
            fill(),
            Text(t("train-count", language, count=side.trains), 35),
        ),
        Row(*president, fill()),
    )
    body = Column(*lines, gap=4)
    return HeadedCard(head, body, ground=CARD, tint=LIVERIES[side.company].tint, edge=INK)


def _sum(key: str, amount: str, language: str, ink: Colour = INK) -> Box:
    return Row(label(t(key, language), 35), Text(amount, 38, ink, bold=True))


def _offer_prices(side: Side, offers: tuple[Level, ...], language: str) -> Box:
    """Return what a high, mid and low offer is, per share and in total."""
    lines = []
    for level in offers:
        price = price_after(side.price, level)
        total = f"= {money(price * side.issued, language)}"
        cells = (
            Text(t(f"level-{level}", language), 35),
            Text(money(price, language), 38, bold=True, align="right", grow=1),
            label(total, 35, align="right", grow=1),
        )
        lines.append(Line(cells))
    prices = Table(lines, head=False, rules=False, pad=2)
    return Card(Column(label(t("offers-can", language), 34), prices, gap=6), pad=(16, 10))


@cached
def render_outcome(deal: Deal, language: str) -> Image.Image:
    """Return what the proposal costs, and how the bidder would stand afterwards."""
    bidder_net, target_net, net_after = deal.nets
    sums = [money(bidder_net, language), _format_signed(target_net, language)]
    if deal.paid:
        sums.append(_format_signed(-deal.paid, language))
    debt = t("loans-of", language, count=loans(net_after), most=str(deal.most))
    max_trains = facts.components().trains_per_company
    trains = t("train-count", language, count=deal.trains)
    if deal.trains > max_trains:
        trains = t("trains-keep", language, count=deal.trains, most=str(max_trains))
    lines = (
        Paragraph(describe_deal(deal, language), 40, bold=True),
        Row(
            label(t("net", language), 36),
            Text(f"{' '.join(sums)} =", 36),
            Text(money(net_after, language), 42, ALARM if net_after < 0 else INK, bold=True),
            fill(),
            Text(debt, 35, ALARM if loans(net_after) > deal.most else SOFT_INK),
        ),
        Row(
            Text(t("issued", language, count=deal.issued), 36),
            fill(),
            Text(trains, 36, ALARM if deal.trains > max_trains else INK),
        ),
    )
    return lay_out(Card(Column(*lines, gap=4), edge=INK, line=3, pad=(18, 8))).image


def _format_signed(dollars: int, language: str) -> str:
    sign = "−" if dollars < 0 else "+"
    return f"{sign} {money(abs(dollars), language)}"


def describe_deal(deal: Deal, language: str) -> str:
    """Return the proposal as a sentence."""
    values = {"bidder": short_name(deal.bid.company), "target": short_name(deal.target)}
    if deal.bid.kind == "merger":
        return t("merge", language, **values)
    price, total = money(deal.bid.price, language), money(deal.paid, language)
    return t("buy", language, price=price, total=total, **values)


def name_with_short(company: str) -> str:
    """Return a company's full name and its short name, for an alt text."""
    return f"{full_name(company)} ({short_name(company)})"
