"""One company in a panel: its president, money and trains; and what a line being thought of costs,
by kind."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from render.paint.canvas import Canvas
from render.paint.kept import kept
from render.paint.style import ALARM, CARD, INK, PHONE_WIDTH, RULE, SOFT_INK, fit, text_width, wrap
from render.pieces import seat_badge
from render.train_tycoon.shared.goods import sign
from render.train_tycoon.shared.inks import panel, settled
from render.train_tycoon.shared.livery import plate
from render.train_tycoon.shared.running import trains_out
from render.train_tycoon.shared.words import full, item_name, place_name, short, told
from render.words import money
from rules.train_tycoon.model.play import Position, cash, loans
from rules.train_tycoon.model.state import State
from rules.train_tycoon.operation.forecast import broken_by
from rules.train_tycoon.operation.lines import Plan

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 14, PHONE_WIDTH - MARGIN - 14
_LINE = 46


class Strip(NamedTuple):
    """`waits`: the good of its factory that is still to be placed. `costs` are sentences about a
    line being thought of, the last one its sum; `warned`: some of them are warnings."""

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


def strip_of(table: State, company: str, plan: Plan | None, language: str) -> Strip:
    """The company as the table has it."""
    found = table.companies[company]
    costs = [] if plan is None else plan_costs(table, company, plan, language)
    return Strip(
        company,
        found.active,
        found.president,
        found.net,
        found.price,
        found.income,
        trains_out(table, company),
        found.factory,
        tuple(word for word, _ in costs),
        tuple(warns for _, warns in costs),
    )


def plan_costs(table: State, company: str, plan: Plan, language: str) -> list[tuple[str, bool]]:
    """What a line costs by kind, what it breaks, and its sum with what is left; each with whether
    it is a warning."""
    cost, found = plan.cost, []
    laid = [lay.how for lay in plan.way.lays]
    values = {
        "new": laid.count("new"),
        "upgraded": laid.count("upgrade"),
        "replaced": laid.count("replace") + laid.count("clear"),
        "reused": laid.count("reuse"),
    }
    kinds = ", ".join(
        told(f"laid-{kind}", language, count=count) for kind, count in values.items() if count
    )
    tiles = len(laid) - laid.count("reuse")
    each, total = facts.finance().track_cost_per_tile, money(cost.track, language)
    sums = f"{tiles} × {money(each, language)} = {total}" if tiles else total
    found.append((told("cost-track", language, kinds=kinds, sum=sums), False))
    hubs = list(dict.fromkeys(hub for hub, _, _ in cost.rights))
    for hub in hubs:
        paid = [(other, price) for place, other, price in cost.rights if place == hub]
        rights = " + ".join(f"{short(other)} {money(price, language)}" for other, price in paid)
        name = place_name(table, hub, language)
        found.append((told("cost-rights", language, place=name, rights=rights), False))
    if cost.engineering:
        total = money(cost.engineering, language)
        found.append((told("cost-engineering", language, sum=total), False))
    broken = sorted(broken_by(Position(table), plan.way))
    if broken:
        lines = ", ".join(map(str, broken))
        word = told("cost-breaks", language, count=len(broken), lines=lines)
        found.append((word, True))
    after = table.companies[company].net - cost.total
    values_ = {"sum": money(cost.total, language), "cash": money(cash(after), language)}
    found.append((told("cost-total", language, loans=loans(after), **values_), False))
    return found


@kept
def strip(row: Strip, language: str, width: int = PHONE_WIDTH) -> Image.Image:
    """The company in two lines, and what is thought of below."""
    room = _RIGHT - _LEFT
    words = [
        (part, warns, number == len(row.costs) - 1)
        for number, (cost, warns) in enumerate(zip(row.costs, row.warned, strict=True))
        for part in wrap(cost, 35, room, number == len(row.costs) - 1)
    ]
    tall = 118 + (_LINE * len(words) + 12 if words else 0)
    canvas = panel(PHONE_WIDTH, tall + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, tall), CARD, INK, radius=14, width=3)
    _names(canvas, row, language)
    _holdings(canvas, row, language)
    if words:
        canvas.line([(_LEFT, 116), (_RIGHT, 116)], RULE, 2)
    for number, (word, warns, last) in enumerate(words):
        ink = ALARM if warns else INK
        canvas.text(_LEFT, 154 + _LINE * number, word, 35, ink, bold=last)
    return _widened(canvas, width)


def _names(canvas: Canvas, row: Strip, language: str) -> None:
    x, right = plate(canvas, _LEFT, 12, row.company, size=36) + 16, float(_RIGHT)
    if row.active:
        amount = money(row.price, language)
        canvas.text(right, 50, amount, 44, INK, bold=True, anchor="rs")
        right -= text_width(amount, 44, True) + 12
        word = told("share", language)
        canvas.text(right, 49, word, 36, SOFT_INK, anchor="rs")
        right -= text_width(word, 36) + 36
        if row.president is not None:
            seat_badge(canvas, right, 35, 19, row.president)
        right -= 34
    else:
        word = told("inactive", language)
        canvas.text(right, 48, word, 36, SOFT_INK, anchor="rs")
        right -= text_width(word, 36) + 20
    canvas.text(x, 49, fit(full(row.company), 38, right - x), 38, INK)


def _holdings(canvas: Canvas, row: Strip, language: str) -> None:
    """Cash and loans, trains, the factory to come, the income of its latest turn."""
    base, x = 100, float(_LEFT)
    values = {"cash": money(cash(row.net), language), "loans": loans(row.net)}
    for word, bold in (
        (told("holds", language, **values), True),
        (told("trains-out", language, count=row.trains), False),
    ):
        canvas.text(x, base, word, 35, INK, bold=bold)
        x += text_width(word, 35, bold) + 26
    if row.waits is not None:
        word = told("factory-waits", language, item=item_name(row.waits, language))
        if x + 44 + text_width(word, 35) <= _RIGHT:
            sign(canvas, x + 17, base - 12, 34, row.waits)
            canvas.text(x + 42, base, word, 35, SOFT_INK)
        return
    if row.costs:  # the head tells what comes of it
        return
    before = told("income-now", language, sum=money(row.income, language))
    if x + text_width(before, 35) <= _RIGHT:
        canvas.text(_RIGHT, base, before, 35, SOFT_INK, anchor="rs")


def _widened(canvas: Canvas, width: int) -> Image.Image:
    """The panel at the width of its picture."""
    if width == PHONE_WIDTH:
        return settled(canvas)
    wider = panel(width, round(canvas.height * width / PHONE_WIDTH))
    size = (width, wider.height)
    wider.paste(canvas.image.convert("RGB").resize(size, Image.Resampling.LANCZOS), 0, 0)
    return settled(wider)
