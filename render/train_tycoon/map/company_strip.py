"""One company in a panel: its president, money and trains, and what a planned line costs by
kind."""

from __future__ import annotations

from collections.abc import Sequence

import data.train_tycoon as facts
from render.layout.box import Box, Card, Sprite, fill
from render.layout.part import Part
from render.layout.seats import badge
from render.layout.stacks import Column, Row, rule
from render.layout.text import Name, Paragraph, Text, label
from render.paint.style import ALARM, INK, SOFT_INK
from render.train_tycoon.shared.livery import plate
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.signs import draw_sign
from render.train_tycoon.shared.table_values import count_running_trains
from render.train_tycoon.shared.words import (
    describe_president,
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


def strip_part(
    table: State,
    company: str,
    plan: Plan | None,
    names: Sequence[str],
    language: str,
    *,
    is_preview: bool = False,
) -> Part:
    """Return the company in two lines, and the planned line below. In a preview it is as it would
    be, but before it pays for a plan."""
    costs = [] if plan is None else describe_plan_costs(table, company, plan, language)
    boxes = [
        _title(table, company, names, language),
        _holdings(table, company, language, latest=not is_preview, now=plan is not None),
        *([rule(2)] if costs else []),
        *(
            Paragraph(word, 35, ALARM if warns else INK, bold=number == len(costs) - 1)
            for number, (word, warns) in enumerate(costs)
        ),
    ]
    body = Column(*boxes, gap=6, separator=". ")
    return lay_out(Card(body, edge=INK, line=3, pad=(14, 8)), bottom=12)


def _title(table: State, company: str, names: Sequence[str], language: str) -> Box:
    row = table.companies[company]
    end: list[Box] = [label(picture_text("inactive", language), 36)]
    if row.active:
        price = Text(money(row.price, language), 44, bold=True)
        end = [price, label(picture_text("share", language), 36)]
        if row.president is not None:
            end.insert(
                0, badge(row.president, words=describe_president(names[row.president], language))
            )
    name = Name(full_name(company), 38, cut_to=140, words=full_name(company))
    return Row(plate(company, size=36), name, fill(), *end, height=46)


def _holdings(table: State, company: str, language: str, *, latest: bool, now: bool) -> Box:
    """Return cash and loans, trains, the factory still to be placed, or the income of the latest
    turn where the head does not show the outcome (`latest`); `now`: what the head shows is still to
    come."""
    row, count = table.companies[company], count_running_trains(table, company)
    values = {"cash": money(cash(row.net), language), "loans": loans(row.net)}
    holds = Text(picture_text("holds-now" if now else "holds", language, **values), 35, bold=True)
    trains = Text(picture_text("trains-out", language, count=count), 35)
    spare: list[Box] = []
    if row.factory is not None:
        word = picture_text("factory-waits", language, item=item_name(row.factory, language))
        sign = Sprite(draw_sign, 34, row.factory, room=(36, 36))
        spare = [Row(sign, Text(word, 35, SOFT_INK), gap=6)]
    elif latest:
        word = picture_text("income-now", language, sum=money(row.income, language))
        spare = [fill(), Text(word, 35, SOFT_INK)]
    return Row(holds, trains, *spare, fill(0.01), gap=20, spare=spare, separator=", ")
