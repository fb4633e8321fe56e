"""One company in a panel: its president, money and trains, and what a planned line costs by
kind."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.style import ALARM, CARD, INK, PHONE_WIDTH, RULE, SOFT_INK, fit, text_width, wrap
from render.pieces import draw_seat_badge
from render.train_tycoon.shared.goods import draw_sign
from render.train_tycoon.shared.livery import draw_plate
from render.train_tycoon.shared.palettes import panel, quantize
from render.train_tycoon.shared.train_counts import count_running_trains
from render.train_tycoon.shared.words import (
    full_name,
    item_name,
    picture_text,
    place_name,
    short_name,
)
from render.words import money
from rules.train_tycoon.model.position import Position, cash, loans
from rules.train_tycoon.model.state import State
from rules.train_tycoon.operation.forecast import lines_broken_by
from rules.train_tycoon.operation.lines import Plan

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 14, PHONE_WIDTH - MARGIN - 14
_LINE = 46


class Strip(NamedTuple):
    """`waits`: the good of its factory that is still to be placed. `costs` are sentences about
    a planned line, the last one with its total; `warned`: which of them are warnings."""

    company: str
    active: bool
    president: int | None
    net: int
    price: int
    income: int
    trains: int
    waits: str | None
    costs: tuple[str, ...] = ()
    warned: tuple[bool, ...] = ()


def build_strip(table: State, company: str, plan: Plan | None, language: str) -> Strip:
    """Return the company as the table has it."""
    row = table.companies[company]
    costs = [] if plan is None else describe_plan_costs(table, company, plan, language)
    return Strip(
        company,
        row.active,
        row.president,
        row.net,
        row.price,
        row.income,
        count_running_trains(table, company),
        row.factory,
        tuple(word for word, _ in costs),
        tuple(warns for _, warns in costs),
    )


def describe_plan_costs(
    table: State, company: str, plan: Plan, language: str
) -> list[tuple[str, bool]]:
    """Return what a line costs by kind, what it breaks, and its total with what is left; each
    with whether it is a warning."""
    cost, sentences = plan.cost, []
    kinds_laid = [lay.how for lay in plan.way.lays]
    values = {
        "new": kinds_laid.count("new"),
        "upgraded": kinds_laid.count("upgrade"),
        "replaced": kinds_laid.count("replace") + kinds_laid.count("clear"),
        "reused": kinds_laid.count("reuse"),
    }
    kinds = ", ".join(
        picture_text(f"laid-{kind}", language, count=count)
        for kind, count in values.items()
        if count
    )
    tiles = len(kinds_laid) - kinds_laid.count("reuse")
    tile_cost, total = facts.finance().track_cost_per_tile, money(cost.track, language)
    sums = f"{tiles} × {money(tile_cost, language)} = {total}" if tiles else total
    sentences.append((picture_text("cost-track", language, kinds=kinds, sum=sums), False))
    hubs = list(dict.fromkeys(hub for hub, _, _ in cost.rights))
    for hub in hubs:
        paid = [(other, price) for place, other, price in cost.rights if place == hub]
        rights = " + ".join(
            f"{short_name(other)} {money(price, language)}" for other, price in paid
        )
        name = place_name(table, hub, language)
        sentences.append((picture_text("cost-rights", language, place=name, rights=rights), False))
    if cost.engineering:
        total = money(cost.engineering, language)
        sentences.append((picture_text("cost-engineering", language, sum=total), False))
    broken = sorted(lines_broken_by(Position(table), plan.way))
    if broken:
        lines = ", ".join(map(str, broken))
        word = picture_text("cost-breaks", language, count=len(broken), lines=lines)
        sentences.append((word, True))
    after = table.companies[company].net - cost.total
    values_ = {"sum": money(cost.total, language), "cash": money(cash(after), language)}
    sentences.append((picture_text("cost-total", language, loans=loans(after), **values_), False))
    return sentences


@cached
def render_strip(row: Strip, language: str, width: int = PHONE_WIDTH) -> Image.Image:
    """Return the company in two lines, and the planned line below."""
    room = _RIGHT - _LEFT
    words = [
        (part, warns, number == len(row.costs) - 1)
        for number, (cost, warns) in enumerate(zip(row.costs, row.warned, strict=True))
        for part in wrap(cost, 35, room, number == len(row.costs) - 1)
    ]
    height = 118 + (_LINE * len(words) + 12 if words else 0)
    canvas = panel(PHONE_WIDTH, height + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, height), CARD, INK, radius=14, width=3)
    _draw_names(canvas, row, language)
    _draw_holdings(canvas, row, language)
    if words:
        canvas.line([(_LEFT, 116), (_RIGHT, 116)], RULE, 2)
    for number, (word, warns, last) in enumerate(words):
        ink = ALARM if warns else INK
        canvas.text(_LEFT, 154 + _LINE * number, word, 35, ink, bold=last)
    return _scale_to_width(canvas, width)


def _draw_names(canvas: Canvas, row: Strip, language: str) -> None:
    x, right = draw_plate(canvas, _LEFT, 12, row.company, size=36) + 16, float(_RIGHT)
    if row.active:
        amount = money(row.price, language)
        canvas.text(right, 50, amount, 44, INK, bold=True, anchor="rs")
        right -= text_width(amount, 44, True) + 12
        word = picture_text("share", language)
        canvas.text(right, 49, word, 36, SOFT_INK, anchor="rs")
        right -= text_width(word, 36) + 36
        if row.president is not None:
            draw_seat_badge(canvas, right, 35, 19, row.president)
        right -= 34
    else:
        word = picture_text("inactive", language)
        canvas.text(right, 48, word, 36, SOFT_INK, anchor="rs")
        right -= text_width(word, 36) + 20
    canvas.text(x, 49, fit(full_name(row.company), 38, right - x), 38, INK)


def _draw_holdings(canvas: Canvas, row: Strip, language: str) -> None:
    """Draw cash and loans, trains, the factory still to be placed, the income of the latest
    turn."""
    base, x = 100, float(_LEFT)
    values = {"cash": money(cash(row.net), language), "loans": loans(row.net)}
    for word, bold in (
        (picture_text("holds", language, **values), True),
        (picture_text("trains-out", language, count=row.trains), False),
    ):
        canvas.text(x, base, word, 35, INK, bold=bold)
        x += text_width(word, 35, bold) + 26
    if row.waits is not None:
        word = picture_text("factory-waits", language, item=item_name(row.waits, language))
        if x + 44 + text_width(word, 35) <= _RIGHT:
            draw_sign(canvas, x + 17, base - 12, 34, row.waits)
            canvas.text(x + 42, base, word, 35, SOFT_INK)
        return
    if row.costs:  # the head shows the outcome
        return
    income_text = picture_text("income-now", language, sum=money(row.income, language))
    if x + text_width(income_text, 35) <= _RIGHT:
        canvas.text(_RIGHT, base, income_text, 35, SOFT_INK, anchor="rs")


def _scale_to_width(canvas: Canvas, width: int) -> Image.Image:
    """Return the panel scaled to the width of its picture."""
    if width == PHONE_WIDTH:
        return quantize(canvas)
    wider = panel(width, round(canvas.height * width / PHONE_WIDTH))
    size = (width, wider.height)
    wider.paste(canvas.image.convert("RGB").resize(size, Image.Resampling.LANCZOS), 0, 0)
    return quantize(wider)
