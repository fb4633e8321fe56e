"""Two companies and what would come of one taking over the other: panels for a merger."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from render.paint.canvas import Canvas
from render.paint.kept import kept
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
from render.pieces import seat_badge
from render.train_tycoon.shared.chips import loan_chip
from render.train_tycoon.shared.inks import panel, settled
from render.train_tycoon.shared.livery import LIVERIES, plate
from render.train_tycoon.shared.reading import trains
from render.train_tycoon.shared.terms import t
from render.train_tycoon.shared.words import full, short
from render.words import money
from rules.train_tycoon import preview
from rules.train_tycoon.model.actions import Level
from rules.train_tycoon.model.play import cash, loans
from rules.train_tycoon.model.state import Proposal, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.shares.trading import moved

MARGIN, _GAP = 18, 12
WIDTH = (PHONE_WIDTH - 2 * MARGIN - _GAP) / 2
_LEFT, _RIGHT = MARGIN + 18, PHONE_WIDTH - MARGIN - 18
_LINE = 46
_TALL = 66 + 4 * _LINE + 6


class Side(NamedTuple):
    """A company before the deal; `most` loans that its income allows."""

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
    """What a proposal costs, and the bidder's net, issued shares and trains after it."""

    bid: Proposal
    target: str
    paid: int
    nets: tuple[int, int, int]
    issued: int
    trains: int
    most: int


def side_of(table: State, company: str, role: str) -> Side:
    """The company as the table has it; `role` names what it is in this: target or bidder."""
    row = table.companies[company]
    most = facts.max_loans(row.income)
    return Side(
        company, row.price, row.net, row.income, most, row.issued, trains(table, company),
        row.president, role,
    )  # fmt: skip


def deal_of(view: View, target: str, bid: Proposal) -> Deal:
    """The proposal reckoned through as if both votes passed (32 to 35)."""
    table = view.table
    one, other = table.companies[bid.company], table.companies[target]
    after = preview.carried_out(view, bid)
    made = after.companies[bid.company]
    return Deal(
        bid,
        target,
        bid.price * other.issued,
        (one.net, other.net, made.net),
        made.issued,
        trains(after, bid.company),
        facts.max_loans(one.income),
    )


@kept
def companies(
    sides: tuple[Side, ...], names: tuple[str, ...], offers: tuple[Level, ...], language: str
) -> Image.Image:
    """Both companies beside one another; beside a target alone the `offers` that can be made for
    its shares."""
    canvas = panel(PHONE_WIDTH, _TALL + 14)
    for number, side in enumerate(sides):
        _side(canvas, MARGIN + (WIDTH + _GAP) * number, side, names, language)
    if len(sides) == 1:
        _prices(canvas, MARGIN + WIDTH + _GAP, sides[0], offers, language)
    return settled(canvas)


def _side(canvas: Canvas, x: float, side: Side, names: tuple[str, ...], language: str) -> None:
    look = LIVERIES[side.company]
    box = (x, 2, x + WIDTH, 2 + _TALL)
    canvas.box(box, CARD, radius=14)
    canvas.box((x, 2, x + WIDTH, 62), look.tint, radius=14)
    canvas.box((x, 34, x + WIDTH, 62), look.tint)
    canvas.box(box, None, INK, radius=14, width=2)
    right = x + WIDTH - 16
    after = plate(canvas, x + 12, 9, side.company, size=35) + 14
    canvas.text(after, 46, side.role, 35, SOFT_INK)
    canvas.text(right, 47, money(side.price, language), 42, INK, bold=True, anchor="rs")
    base = 62.0 + _LINE - 6
    left = _pair(canvas, x + 16, base, t("cash", language), money(cash(side.net), language))
    if side.net < 0:
        loan_chip(canvas, left + 16, base - 12, loans(side.net), language)
    base += _LINE
    ink = ALARM if side.income < 0 else INK
    _pair(canvas, x + 16, base, t("column-income", language), money(side.income, language), ink)
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
    seat_badge(canvas, x + 36, base - 12, 17, side.president)
    canvas.text(x + 66, base, fit(names[side.president], 35, WIDTH - 82), 35, INK)


def _pair(
    canvas: Canvas, x: float, base: float, word: str, amount: str, ink: Colour = INK
) -> float:
    """A word and a sum. Returns the x after them."""
    canvas.text(x, base, word, 35, SOFT_INK)
    x += text_width(word, 35) + 12
    canvas.text(x, base, amount, 38, ink, bold=True)
    return x + text_width(amount, 38, True)


def _prices(canvas: Canvas, x: float, side: Side, offers: tuple[Level, ...], language: str) -> None:
    """What high, mid and low are a share and in all."""
    canvas.box((x, 2, x + WIDTH, 2 + _TALL), CARD, RULE, radius=14, width=2)
    canvas.text(x + 16, 46, t("offers-can", language), 34, SOFT_INK)
    for number, level in enumerate(offers):
        base, each = 62.0 + _LINE * (number + 1) - 6, moved(side.price, level)
        canvas.text(x + 16, base, t(f"level-{level}", language), 35, INK)
        canvas.text(x + 290, base, money(each, language), 38, INK, bold=True, anchor="rs")
        word = f"= {money(each * side.issued, language)}"
        canvas.text(x + WIDTH - 16, base, word, 35, SOFT_INK, anchor="rs")


@kept
def together(deal: Deal, language: str) -> Image.Image:
    """What the bidder would be afterwards."""
    tall = 62 + 2 * _LINE + 14
    canvas = panel(PHONE_WIDTH, tall + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, tall), CARD, INK, radius=14, width=3)
    told = headline(deal, language)
    canvas.text(_LEFT, 50, fit(told, 40, _RIGHT - _LEFT, True), 40, INK, bold=True)
    one, other, after = deal.nets
    base = 62.0 + _LINE - 4
    sums = [money(one, language), _signed(other, language)]
    if deal.paid:
        sums.append(_signed(-deal.paid, language))
    word = t("net", language)
    canvas.text(_LEFT, base, word, 36, SOFT_INK)
    x = _LEFT + text_width(word, 36) + 14
    word = " ".join(sums) + " ="
    canvas.text(x, base, word, 36, INK)
    x += text_width(word, 36) + 12
    ink = ALARM if after < 0 else INK
    canvas.text(x, base + 1, money(after, language), 42, ink, bold=True)
    held = t("loans-of", language, count=loans(after), most=str(deal.most))
    ink = ALARM if loans(after) > deal.most else SOFT_INK
    canvas.text(_RIGHT, base, held, 35, ink, anchor="rs")
    base += _LINE
    most = facts.components().trains_per_company
    canvas.text(_LEFT, base, t("issued", language, count=deal.issued), 36, INK)
    word = t("train-count", language, count=deal.trains)
    if deal.trains > most:
        word = t("trains-keep", language, count=deal.trains, most=str(most))
    ink = ALARM if deal.trains > most else INK
    canvas.text(_RIGHT, base, word, 36, ink, anchor="rs")
    return settled(canvas)


def _signed(dollars: int, language: str) -> str:
    sign = "−" if dollars < 0 else "+"
    return f"{sign} {money(abs(dollars), language)}"


def headline(deal: Deal, language: str) -> str:
    """The proposal in a sentence."""
    values = {"bidder": short(deal.bid.company), "target": short(deal.target)}
    if deal.bid.kind == "merger":
        return t("merge", language, **values)
    each, total = money(deal.bid.price, language), money(deal.paid, language)
    return t("buy", language, price=each, total=total, **values)


def titled(company: str) -> str:
    """The name of a company in a description."""
    return f"{full(company)} ({short(company)})"
