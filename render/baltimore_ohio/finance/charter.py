"""A railroad's charter: shares, treasury, equipment, cubes and counters, and what it can
net."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

import data.baltimore_ohio as facts
from render.alt import join_within, truncate
from render.baltimore_ohio.finance.income import draw_incomes
from render.baltimore_ohio.shared.heads import build_head, describe_differences, top_panel
from render.baltimore_ohio.shared.livery import draw_cube, draw_plate
from render.baltimore_ohio.shared.palettes import FAINT, panel, quantize
from render.baltimore_ohio.shared.sprites import COUNTERS, draw_counter
from render.baltimore_ohio.shared.table_values import (
    cities_of,
    level_awaited,
    list_start_values,
    share_value,
)
from render.baltimore_ohio.shared.words import full_name, picture_text, short_name
from render.card.top import NO_TOP, Top, describe_top
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
from render.pieces import draw_seat_badge, draw_seat_mark, draw_struck_out
from render.words import legible_names, money
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.forecast import forecast
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.turn_plan import Plan

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 18, PHONE_WIDTH - MARGIN - 18


def render_charter(
    view: View,
    railroad: str,
    names: Sequence[str],
    language: str,
    *,
    before: State | None = None,
    plan: Plan | None = None,
    step: str = "",
    top: Top = NO_TOP,
) -> Picture:
    """Return the charter of a railroad, started or not, 1000 pixels wide.

    With the table `before`, it is a preview after the `plan` of a whole turn or one `step`, and
    the changes are listed and framed. `names` are by seat."""
    table, shown = view.table, legible_names(names, language)
    changes = (
        None if before is None else describe_differences(before, table, railroad, language, plan)
    )
    present = view if before is None else replace(view, table=before)
    head = build_head(present, shown, language, changes, step="whole" if plan else step, after=view)
    panels = [
        top_panel(top, head, language),
        _render_head(table, railroad, None if before else shown, language),
        quantize(_draw_shares(table, railroad, before, language)),
    ]
    if before is None:
        panels.append(quantize(_draw_rules(table, railroad, language)))
    if table.railroads[railroad].track:
        panels.append(quantize(_draw_equipment(table, railroad, before, language)))
        panels.append(quantize(draw_incomes(table, railroad, language, before)))
    opening = describe_top(top, head, language)
    return picture(panels, _alt_text(opening, table, railroad, shown, language))


def _render_head(
    table: State, railroad: str, names: Sequence[str] | None, language: str
) -> Image.Image:
    """Return its name and value and, with `names`, its President."""
    line = table.railroads[railroad]
    canvas = panel(PHONE_WIDTH, 84 if names is None else 132)
    x = draw_plate(canvas, MARGIN, 14, railroad, size=46) + 20
    amount = share_value(table, railroad)
    word = picture_text(line.status, language) if amount is None else money(amount, language)
    size, bold = (40, False) if amount is None else (54, True)
    canvas.text(_RIGHT, 62, word, size, SOFT_INK if amount is None else INK, bold=bold, anchor="rs")
    room = _RIGHT - text_width(word, size, bold) - 20 - x
    canvas.text(x, 61, fit(full_name(railroad), 44, room, True), 44, INK, bold=True)
    if names is None:
        return quantize(canvas)
    if line.president is not None:
        draw_seat_badge(canvas, MARGIN + 24, 104, 19, line.president)
        president = picture_text("president-is", language, name=fit(names[line.president], 36, 600))
    else:
        president = picture_text("president-none", language)
    canvas.text(MARGIN + (58 if line.president is not None else 4), 116, president, 36, INK)
    return quantize(canvas)


def _boxed_panel(height: int) -> Canvas:
    canvas = panel(PHONE_WIDTH, height + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, height), CARD, RULE, radius=14, width=2)
    return canvas


def _draw_shares(table: State, railroad: str, before: State | None, language: str) -> Canvas:
    """Return the ten shares by owner, and the treasury."""
    canvas = _boxed_panel(178)
    line = table.railroads[railroad]
    canvas.text(_LEFT, 50, picture_text("treasury", language), 36, SOFT_INK)
    x = _LEFT + text_width(picture_text("treasury", language), 36) + 14
    old = line.treasury if before is None else before.railroads[railroad].treasury
    if old != line.treasury:
        x += draw_struck_out(canvas, x, 50, money(old, language), 36) + 18
    canvas.text(x, 51, money(line.treasury, language), 44, INK, bold=True)
    cubes = f"× {line.cubes}"
    canvas.text(_RIGHT, 50, cubes, 38, INK, anchor="rs")
    x = _RIGHT - text_width(cubes, 38) - 26
    draw_cube(canvas, x, 37, 32, 32, railroad)
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
    share_width = (_RIGHT - _LEFT) / 10
    for number, owner in enumerate(owners):
        _draw_share(
            canvas, _LEFT + share_width * number, 72, share_width - 6, owner, line.president
        )
    word = picture_text("shares-held", language, held=str(line.held), orphan=str(line.orphan))
    canvas.text(_LEFT, 166, word, 34, SOFT_INK)
    return canvas


def _draw_share(
    canvas: Canvas, x: float, y: float, width: float, owner: int | str, president: int | None
) -> None:
    """Draw a certificate: in its owner's tint, white if held, crossed if orphaned."""
    box = (x, y, x + width, y + 52)
    if isinstance(owner, int):
        style = seat_style(owner)
        is_president = owner == president
        canvas.box(box, style.tint, style.colour, radius=8, width=5 if is_president else 2)
        draw_seat_mark(canvas, x + width / 2, y + 26, 14, owner)
    elif owner == "held":
        canvas.box(box, WHITE, RULE, radius=8, width=3)
    else:
        canvas.box(box, FAINT, ALARM, radius=8, width=3)
        canvas.line([(x + 12, y + 40), (x + width - 12, y + 12)], ALARM, 4)


def _draw_rules(table: State, railroad: str, language: str) -> Canvas:
    """Return its home, when and at which values it can be started, and its special rules."""
    row, level = facts.railroads()[railroad], level_awaited(table, railroad)
    words = [picture_text("home-is", language, city=row.home_city)]
    if table.railroads[railroad].value is None and level is not None:
        words.append(picture_text("available", language, level=str(level)))
    elif table.railroads[railroad].value is None:
        values = list_start_values(table, language)
        words[0] += f" – {picture_text('start-at', language, values=values)}"
    if railroad in WITH_SPECIAL_RULES:
        words += wrap(picture_text(f"rule-{railroad}", language), 36, _RIGHT - _LEFT)
    canvas = _boxed_panel(16 + 46 * len(words) + 8)
    for number, word in enumerate(words):
        canvas.text(_LEFT, 48 + 46 * number, fit(word, 36, _RIGHT - _LEFT), 36, INK)
    return canvas


WITH_SPECIAL_RULES = ("NYC", "PA", "NW")
"""Railroads for which the board has a special rule."""


def _draw_equipment(table: State, railroad: str, before: State | None, language: str) -> Canvas:
    """Return the cards with their scrap values, new ones framed; capacity and cities reached;
    maintenance."""
    line = table.railroads[railroad]
    canvas = _boxed_panel(196)
    x = float(_LEFT)
    card_width = min(126.0, (_RIGHT - _LEFT) / max(1, len(line.cards)))
    old_cards = line.cards if before is None else before.railroads[railroad].cards
    for number in line.cards:
        card = facts.equipment_card(number)
        if number not in old_cards:
            canvas.box((x - 6, 10, x + card_width - 4, 100), None, FRESH, radius=12, width=4)
        canvas.box((x, 16, x + card_width - 10, 94), INK, radius=8)
        canvas.text(x + 10, 52, str(card.tech_level), 42, WHITE, bold=True)
        if card_width > 70:
            scrap = money(card.scrap, language)
            canvas.text(x + card_width - 18, 86, scrap, 34, WHITE, anchor="rs")
        x += card_width
    if not line.cards:
        canvas.text(_LEFT, 66, picture_text("no-cards", language), 40, SOFT_INK)
    else:
        word = picture_text("scrap", language)
        if x + text_width(word, 34) < _RIGHT:
            canvas.text(_RIGHT, 86, word, 34, SOFT_INK, anchor="rs")
    reached = len(services.reached_cities(table, railroad))
    capacity = services.capacity(table, railroad)
    text = picture_text("serves", language, capacity=capacity, reached=str(reached))
    canvas.text(_LEFT, 138, fit(text, 36, _RIGHT - _LEFT), 36, INK)
    text = picture_text(
        "maintenance-is",
        language,
        sum=money(facts.maintenance(table.tech_level) * len(line.cards), language),
        each=money(facts.maintenance(table.tech_level), language),
    )
    canvas.text(_LEFT, 182, fit(text, 36, _RIGHT - _LEFT), 36, INK)
    return canvas


def _alt_text(
    opening: Sequence[str], table: State, railroad: str, names: Sequence[str], language: str
) -> str:
    line = table.railroads[railroad]
    amount = share_value(table, railroad)
    state = picture_text(line.status, language) if amount is None else money(amount, language)
    owners = [
        f"{truncate(names[seat], 16)} {player.shares[railroad]}"
        for seat, player in enumerate(table.players)
        if railroad in player.shares
    ]
    sentences = [
        picture_text(
            "alt-charter",
            language,
            railroad=full_name(railroad),
            short=short_name(railroad),
            state=state,
            treasury=money(line.treasury, language),
            owners=", ".join(owners) or "–",
            held=str(line.held),
            orphan=str(line.orphan),
        ),
        picture_text(
            "alt-cards",
            language,
            count=len(line.cards),
            levels=", ".join(str(facts.equipment_card(n).tech_level) for n in line.cards),
            cubes=str(line.cubes),
        ),
    ]
    if line.track:
        sentences.append(
            picture_text("alt-reached", language, cities=", ".join(cities_of(table, railroad)))
        )
    prediction = forecast(table, railroad)
    sentences.append(
        picture_text(
            "alt-net",
            language,
            net=money(prediction.now.net, language),
            previous=money(line.income, language),
        )
    )
    return join_within([*opening, *sentences])
