"""Two companies and the outcome of one taking over the other: panels for a merger."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.style import (
    ALARM,
    CARD,
    INK,
    PHONE_WIDTH,
    RULE,
    SOFT_INK,
    Colour,
    fit,
    text_width,
)
from render.pieces import draw_seat_badge
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.chips import draw_loan_chip
from render.train_tycoon.shared.livery import LIVERIES, draw_plate
from render.train_tycoon.shared.palettes import panel, quantize
from render.train_tycoon.shared.table_values import count_trains
from render.train_tycoon.shared.words import full_name, short_name
from render.words import money
from rules.train_tycoon import preview
from rules.train_tycoon.model.actions import Level
from rules.train_tycoon.model.position import cash, loans
from rules.train_tycoon.model.state import Proposal, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.shares.trading import price_after

MARGIN, _GAP = 18, 12
WIDTH = (PHONE_WIDTH - 2 * MARGIN - _GAP) / 2
_LEFT, _RIGHT = MARGIN + 18, PHONE_WIDTH - MARGIN - 18
_LINE = 46
_HEIGHT = 66 + 4 * _LINE + 6


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
    canvas = panel(PHONE_WIDTH, _HEIGHT + 14)
    for number, side in enumerate(sides):
        _draw_side(canvas, MARGIN + (WIDTH + _GAP) * number, side, names, language)
    if len(sides) == 1:
        _draw_offer_prices(canvas, MARGIN + WIDTH + _GAP, sides[0], offers, language)
    return quantize(canvas)


def _draw_side(canvas: Canvas, x: float, side: Side, names: tuple[str, ...], language: str) -> None:
    livery = LIVERIES[side.company]
    box = (x, 2, x + WIDTH, 2 + _HEIGHT)
    canvas.box(box, CARD, radius=14)
    canvas.box((x, 2, x + WIDTH, 62), livery.tint, radius=14)
    canvas.box((x, 34, x + WIDTH, 62), livery.tint)
    canvas.box(box, None, INK, radius=14, width=2)
    right = x + WIDTH - 16
    text_left = draw_plate(canvas, x + 12, 9, side.company, size=35) + 14
    canvas.text(text_left, 46, side.role, 35, SOFT_INK)
    canvas.text(right, 47, money(side.price, language), 42, INK, bold=True, anchor="rs")
    base = 62.0 + _LINE - 6
    left = _draw_sum(canvas, x + 16, base, t("cash", language), money(cash(side.net), language))
    if side.net < 0:
        draw_loan_chip(canvas, left + 16, base - 12, loans(side.net), language)
    base += _LINE
    ink = ALARM if side.income < 0 else INK
    _draw_sum(canvas, x + 16, base, t("column-income", language), money(side.income, language), ink)
    word = t("loans-most", language, most=side.most)
    canvas.text(right, base, word, 34, SOFT_INK, anchor="rs")
    base += _LINE
    canvas.text(x + 16, base, t("issued", language, count=side.issued), 35, INK)
    word = t("train-count", language, count=side.trains)
    canvas.text(right, base, word, 35, INK, anchor="rs")
    base += _LINE
    if side.president is None:
        canvas.text(x + 16, base, t("president-none", language), 35, SOFT_INK)
        return
    draw_seat_badge(canvas, x + 36, base - 12, 17, side.president)
    canvas.text(x + 66, base, fit(names[side.president], 35, WIDTH - 82), 35, INK)


def _draw_sum(
    canvas: Canvas, x: float, base: float, word: str, amount: str, ink: Colour = INK
) -> float:
    """Draw a word and a sum. Return the x of their right edge."""
    canvas.text(x, base, word, 35, SOFT_INK)
    x += text_width(word, 35) + 12
    canvas.text(x, base, amount, 38, ink, bold=True)
    return x + text_width(amount, 38, True)


def _draw_offer_prices(
    canvas: Canvas, x: float, side: Side, offers: tuple[Level, ...], language: str
) -> None:
    """Draw what a high, mid and low offer is, per share and in total."""
    canvas.box((x, 2, x + WIDTH, 2 + _HEIGHT), CARD, RULE, radius=14, width=2)
    canvas.text(x + 16, 46, t("offers-can", language), 34, SOFT_INK)
    for number, level in enumerate(offers):
        base, price = 62.0 + _LINE * (number + 1) - 6, price_after(side.price, level)
        canvas.text(x + 16, base, t(f"level-{level}", language), 35, INK)
        canvas.text(x + 290, base, money(price, language), 38, INK, bold=True, anchor="rs")
        word = f"= {money(price * side.issued, language)}"
        canvas.text(x + WIDTH - 16, base, word, 35, SOFT_INK, anchor="rs")


@cached
def render_outcome(deal: Deal, language: str) -> Image.Image:
    """Return what the proposal costs, and how the bidder would stand afterwards."""
    height = 62 + 2 * _LINE + 14
    canvas = panel(PHONE_WIDTH, height + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, height), CARD, INK, radius=14, width=3)
    sentence = describe_deal(deal, language)
    canvas.text(_LEFT, 50, fit(sentence, 40, _RIGHT - _LEFT, True), 40, INK, bold=True)
    bidder_net, target_net, net_after = deal.nets
    base = 62.0 + _LINE - 4
    sums = [money(bidder_net, language), _format_signed(target_net, language)]
    if deal.paid:
        sums.append(_format_signed(-deal.paid, language))
    word = t("net", language)
    canvas.text(_LEFT, base, word, 36, SOFT_INK)
    x = _LEFT + text_width(word, 36) + 14
    word = " ".join(sums) + " ="
    canvas.text(x, base, word, 36, INK)
    x += text_width(word, 36) + 12
    ink = ALARM if net_after < 0 else INK
    canvas.text(x, base + 1, money(net_after, language), 42, ink, bold=True)
    loans_text = t("loans-of", language, count=loans(net_after), most=str(deal.most))
    ink = ALARM if loans(net_after) > deal.most else SOFT_INK
    canvas.text(_RIGHT, base, loans_text, 35, ink, anchor="rs")
    base += _LINE
    max_trains = facts.components().trains_per_company
    canvas.text(_LEFT, base, t("issued", language, count=deal.issued), 36, INK)
    word = t("train-count", language, count=deal.trains)
    if deal.trains > max_trains:
        word = t("trains-keep", language, count=deal.trains, most=str(max_trains))
    ink = ALARM if deal.trains > max_trains else INK
    canvas.text(_RIGHT, base, word, 36, ink, anchor="rs")
    return quantize(canvas)


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
