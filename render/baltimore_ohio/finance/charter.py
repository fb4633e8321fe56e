"""A railroad's charter: shares, treasury, equipment, cubes and counters, and what it can net."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

import data.baltimore_ohio as facts
from render.alt import clipped, told_within
from render.baltimore_ohio.finance.income import incomes
from render.baltimore_ohio.shared.heads import differences, head_of, upper
from render.baltimore_ohio.shared.inks import FAINT, panel, settled
from render.baltimore_ohio.shared.livery import cube, plate
from render.baltimore_ohio.shared.reading import cities_of, start_values, value, waiting_for
from render.baltimore_ohio.shared.stamps import COUNTERS, draw_counter
from render.baltimore_ohio.shared.words import full, short, told
from render.card.top import NOTHING, Top, in_words
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import (
    ALARM,
    CARD,
    FRESH,
    INK,
    PHONE_WIDTH,
    RULE,
    SOFT_INK,
    WHITE,
    fit,
    seat_style,
    text_width,
    wrap,
)
from render.pieces import seat_badge, seat_mark, struck
from render.words import money, people
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.forecast import forecast
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.turn_plan import Plan

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 18, PHONE_WIDTH - MARGIN - 18


def charter(
    view: View,
    railroad: str,
    names: Sequence[str],
    language: str,
    *,
    before: State | None = None,
    plan: Plan | None = None,
    step: str = "",
    top: Top = NOTHING,
) -> Picture:
    """One railroad, whatever its status; with the table `before` it is as it would be, after the
    `plan` of a whole turn or one `step`, and what would change is told and framed. 1000 pixels
    wide; `names` are by seat."""
    table, shown = view.table, people(names, language)
    would = None if before is None else differences(before, table, railroad, language, plan)
    asked = view if before is None else replace(view, table=before)
    head = head_of(asked, shown, language, would, step="whole" if plan else step, after=view)
    panels = [
        upper(top, head, language),
        _head(table, railroad, None if before else shown, language),
        settled(_shares(table, railroad, before, language)),
    ]
    if before is None:
        panels.append(settled(_rules(table, railroad, language)))
    if table.railroads[railroad].track:
        panels.append(settled(_equipment(table, railroad, before, language)))
        panels.append(settled(incomes(table, railroad, language, before)))
    opening = in_words(top, head, language)
    return picture(panels, _alt(opening, table, railroad, shown, language))


def _head(table: State, railroad: str, names: Sequence[str] | None, language: str) -> Image.Image:
    """Its name and value and, with `names`, its President."""
    line = table.railroads[railroad]
    canvas = panel(PHONE_WIDTH, 84 if names is None else 132)
    x = plate(canvas, MARGIN, 14, railroad, size=46) + 20
    amount = value(table, railroad)
    word = told(line.status, language) if amount is None else money(amount, language)
    size, bold = (40, False) if amount is None else (54, True)
    canvas.text(_RIGHT, 62, word, size, SOFT_INK if amount is None else INK, bold=bold, anchor="rs")
    room = _RIGHT - text_width(word, size, bold) - 20 - x
    canvas.text(x, 61, fit(full(railroad), 44, room, True), 44, INK, bold=True)
    if names is None:
        return settled(canvas)
    if line.president is not None:
        seat_badge(canvas, MARGIN + 24, 104, 19, line.president)
        who = told("president-is", language, name=fit(names[line.president], 36, 600))
    else:
        who = told("president-none", language)
    canvas.text(MARGIN + (58 if line.president is not None else 4), 116, who, 36, INK)
    return settled(canvas)


def _panel(tall: int) -> Canvas:
    canvas = panel(PHONE_WIDTH, tall + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, tall), CARD, RULE, radius=14, width=2)
    return canvas


def _shares(table: State, railroad: str, before: State | None, language: str) -> Canvas:
    """The ten shares by owner, and the treasury."""
    canvas = _panel(178)
    line = table.railroads[railroad]
    canvas.text(_LEFT, 50, told("treasury", language), 36, SOFT_INK)
    x = _LEFT + text_width(told("treasury", language), 36) + 14
    old = line.treasury if before is None else before.railroads[railroad].treasury
    if old != line.treasury:
        x += struck(canvas, x, 50, money(old, language), 36) + 18
    canvas.text(x, 51, money(line.treasury, language), 44, INK, bold=True)
    cubes = f"× {line.cubes}"
    canvas.text(_RIGHT, 50, cubes, 38, INK, anchor="rs")
    x = _RIGHT - text_width(cubes, 38) - 26
    cube(canvas, x, 37, 32, 32, railroad)
    x -= 40
    for kind in reversed(COUNTERS):
        number = getattr(line, kind)
        if number:
            count = f"× {number}"
            canvas.text(x, 50, count, 38, INK, anchor="rs")
            x -= text_width(count, 38) + 24
            draw_counter(canvas, x, 37, 36, kind)
            x -= 40
    owners: list[int | str] = []
    for seat, player in enumerate(table.players):
        owners += [seat] * player.shares.get(railroad, 0)
    owners += ["held"] * line.held + ["orphan"] * line.orphan
    wide = (_RIGHT - _LEFT) / 10
    for number, owner in enumerate(owners):
        _share(canvas, _LEFT + wide * number, 72, wide - 6, owner, line.president)
    word = told("shares-held", language, held=str(line.held), orphan=str(line.orphan))
    canvas.text(_LEFT, 166, word, 34, SOFT_INK)
    return canvas


def _share(
    canvas: Canvas, x: float, y: float, wide: float, owner: int | str, president: int | None
) -> None:
    """A certificate: in its owner's tint, white if held, crossed if orphaned."""
    box = (x, y, x + wide, y + 52)
    if isinstance(owner, int):
        look = seat_style(owner)
        strong = owner == president
        canvas.box(box, look.tint, look.colour, radius=8, width=5 if strong else 2)
        seat_mark(canvas, x + wide / 2, y + 26, 14, owner)
    elif owner == "held":
        canvas.box(box, WHITE, RULE, radius=8, width=3)
    else:
        canvas.box(box, FAINT, ALARM, radius=8, width=3)
        canvas.line([(x + 12, y + 40), (x + wide - 12, y + 12)], ALARM, 4)


def _rules(table: State, railroad: str, language: str) -> Canvas:
    """Its home, when it can be started and at what, and what holds for it alone."""
    row, level = facts.railroads()[railroad], waiting_for(table, railroad)
    words = [told("home-is", language, city=row.home_city)]
    if table.railroads[railroad].value is None and level is not None:
        words.append(told("available", language, level=str(level)))
    elif table.railroads[railroad].value is None:
        values = start_values(table, language)
        words[0] += f" – {told('start-at', language, values=values)}"
    if railroad in SPECIAL:
        words += wrap(told(f"rule-{railroad}", language), 36, _RIGHT - _LEFT)
    canvas = _panel(16 + 46 * len(words) + 8)
    for number, word in enumerate(words):
        canvas.text(_LEFT, 48 + 46 * number, fit(word, 36, _RIGHT - _LEFT), 36, INK)
    return canvas


SPECIAL = ("NYC", "PA", "NW")
"""Railroads that a rule of the board names."""


def _equipment(table: State, railroad: str, before: State | None, language: str) -> Canvas:
    """The cards with scrap values, those not had before framed; capacity against cities reached,
    maintenance."""
    line = table.railroads[railroad]
    canvas = _panel(196)
    x = float(_LEFT)
    wide = min(126.0, (_RIGHT - _LEFT) / max(1, len(line.cards)))
    had = line.cards if before is None else before.railroads[railroad].cards
    for number in line.cards:
        card = facts.card(number)
        if number not in had:
            canvas.box((x - 6, 10, x + wide - 4, 100), None, FRESH, radius=12, width=4)
        canvas.box((x, 16, x + wide - 10, 94), INK, radius=8)
        canvas.text(x + 10, 52, str(card.tech_level), 42, WHITE, bold=True)
        if wide > 70:
            scrap = money(card.scrap, language)
            canvas.text(x + wide - 18, 86, scrap, 34, WHITE, anchor="rs")
        x += wide
    if not line.cards:
        canvas.text(_LEFT, 66, told("no-cards", language), 40, SOFT_INK)
    else:
        word = told("scrap", language)
        if x + text_width(word, 34) < _RIGHT:
            canvas.text(_RIGHT, 86, word, 34, SOFT_INK, anchor="rs")
    reached = len(services.reached(table, railroad))
    capacity = services.capacity(table, railroad)
    text = told("serves", language, capacity=capacity, reached=str(reached))
    canvas.text(_LEFT, 138, fit(text, 36, _RIGHT - _LEFT), 36, INK)
    text = told(
        "maintenance-is",
        language,
        sum=money(facts.maintenance(table.tech_level) * len(line.cards), language),
        each=money(facts.maintenance(table.tech_level), language),
    )
    canvas.text(_LEFT, 182, fit(text, 36, _RIGHT - _LEFT), 36, INK)
    return canvas


def _alt(
    opening: Sequence[str], table: State, railroad: str, names: Sequence[str], language: str
) -> str:
    line = table.railroads[railroad]
    amount = value(table, railroad)
    state = told(line.status, language) if amount is None else money(amount, language)
    owners = [
        f"{clipped(names[seat], 16)} {player.shares[railroad]}"
        for seat, player in enumerate(table.players)
        if railroad in player.shares
    ]
    sentences = [
        told(
            "alt-charter",
            language,
            railroad=full(railroad),
            short=short(railroad),
            state=state,
            treasury=money(line.treasury, language),
            owners=", ".join(owners) or "–",
            held=str(line.held),
            orphan=str(line.orphan),
        ),
        told(
            "alt-cards",
            language,
            count=len(line.cards),
            levels=", ".join(str(facts.card(n).tech_level) for n in line.cards),
            cubes=str(line.cubes),
        ),
    ]
    if line.track:
        sentences.append(
            told("alt-reached", language, cities=", ".join(cities_of(table, railroad)))
        )
    found = forecast(table, railroad)
    sentences.append(
        told(
            "alt-net",
            language,
            net=money(found.now.net, language),
            previous=money(line.income, language),
        )
    )
    return told_within([*opening, *sentences])
