"""What a railroad can net now, and at the next Tech Level: a panel of its charter."""

from __future__ import annotations

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.palettes import FAINT
from render.baltimore_ohio.shared.words import picture_text
from render.paint.canvas import Canvas
from render.paint.style import (
    ALARM,
    CARD,
    GOOD,
    INK,
    PHONE_WIDTH,
    RULE,
    SOFT_INK,
    WHITE,
    fit,
    text_width,
)
from render.words import money
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.forecast import forecast
from rules.baltimore_ohio.model.state import Income, State

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 18, PHONE_WIDTH - MARGIN - 18
_ROW = 50
_COLUMNS = 3


def draw_incomes(table: State, railroad: str, language: str, before: State | None = None) -> Canvas:
    """Return the cities by income, first those served that are chosen or else the best ones,
    and their sums; then every net income that a choice of cities can give, compared with the
    previous one.

    A preview, which has a table `before`, leaves out that comparison."""
    previous = (before or table).railroads[railroad].income
    prediction, business = forecast(table, railroad), table.business
    chosen_income = (
        business.made if business is not None and business.railroad == railroad else None
    )
    income_now = chosen_income or prediction.now
    level = table.tech_level
    cities = sorted(
        services.reached_cities(table, railroad),
        key=lambda name: (name not in income_now.cities, -facts.cities()[name].revenue[level - 1]),
    )
    nets = [
        services.income(table, railroad, option.cities).net
        for option in (services.possible_services(table, railroad) if before is None else ())
    ]
    net_lines = _wrap_nets(nets, previous, language)
    lines = max(1, -(-len(cities) // _COLUMNS))
    height = (
        68
        + _ROW * lines
        + 12
        + 56 * (3 if prediction.next_level else 2)
        + 14
        + (58 + 54 * len(net_lines)) * (len(nets) > 1)
    )
    canvas = Canvas(PHONE_WIDTH, height + 14)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, height), CARD, RULE, radius=14, width=2)
    y: float
    title = picture_text("cities-at", language, level=str(level))
    canvas.text(_LEFT, 48, title, 38, INK, bold=True)
    city_width = (_RIGHT - _LEFT + 14) / _COLUMNS
    for number, name in enumerate(cities):
        x = _LEFT + city_width * (number % _COLUMNS)
        y = 64.0 + _ROW * (number // _COLUMNS)
        revenue = facts.cities()[name].revenue[level - 1]
        _draw_city(
            canvas,
            (x, y, x + city_width - 14, y + _ROW - 8),
            name,
            revenue,
            name in income_now.cities,
        )
    if not cities:
        canvas.text(_LEFT, 98, picture_text("no-cities", language), 36, SOFT_INK)
    y = 64.0 + _ROW * lines + 8
    y = _draw_sums(canvas, y, income_now, level, language)
    if prediction.next_level is not None:
        y = _draw_sums(canvas, y, prediction.next_level, level + 1, language)
    word = picture_text("previous-net", language, sum=money(previous, language))
    canvas.text(_LEFT, y + 40, word, 36, INK)
    y += 56
    if len(nets) < 2:
        return canvas
    rises = any(net > max(0, previous) for net in nets)
    word = picture_text("nets-rise" if rises else "nets", language)
    canvas.text(_LEFT, y + 40, fit(word, 34, _RIGHT - _LEFT), 34, SOFT_INK)
    y += 56
    for row in net_lines:
        x = float(_LEFT)
        for net in row:
            x = _draw_net(canvas, x, y, net, previous, language) + 12
        y += 54
    return canvas


def _draw_city(
    canvas: Canvas, box: tuple[float, float, float, float], name: str, revenue: int, served: bool
) -> None:
    """Draw a city with its income; one that would be served is bold on white."""
    left, _, right, bottom = box
    canvas.box(box, WHITE if served else FAINT, INK if served else RULE, radius=8, width=2)
    fill = INK if served else SOFT_INK
    canvas.text(right - 10, bottom - 9, str(revenue), 34, fill, bold=served, anchor="rs")
    room = right - left - 30 - text_width(str(revenue), 34, served)
    canvas.text(left + 10, bottom - 9, fit(name, 34, room, served), 34, fill, bold=served)


def _draw_sums(canvas: Canvas, y: float, income: Income, level: int, language: str) -> float:
    """Draw gross income less maintenance in one line. Return the y below it."""
    total = money(income.net, language)
    fill = INK if income.net > 0 else ALARM
    canvas.text(_RIGHT, y + 42, total, 44, fill, bold=True, anchor="rs")
    parts = {
        "level": str(level),
        "cities": money(income.gross - income.counters, language),
        "counters": money(income.counters, language),
        "maintenance": money(income.maintenance, language),
    }
    word = picture_text("sums-counters" if income.counters else "sums", language, **parts)
    room = _RIGHT - text_width(total, 44, True) - 24 - _LEFT
    canvas.text(_LEFT, y + 40, fit(word, 36, room), 36, INK)
    return y + 56


def _wrap_nets(nets: list[int], before: int, language: str) -> list[list[int]]:
    """Return the net incomes in lines as wide as the panel."""
    rows: list[list[int]] = [[]]
    used = 0.0
    for net in nets:
        width = net_width(net, before, language)
        if rows[-1] and used + width > _RIGHT - _LEFT:
            rows.append([])
            used = 0.0
        rows[-1].append(net)
        used += width + 12
    return rows


def _draw_net(canvas: Canvas, x: float, y: float, net: int, before: int, language: str) -> float:
    """Draw a net income with its effect on the value: one up if paid out, two down at a loss.

    One without effect has no mark, since a dash before a sum would look like a minus. Return
    the x of the right edge."""
    text = money(net, language)
    width = net_width(net, before, language)
    rises, loss = _raises_value(net, before), net <= 0
    ink = GOOD if rises else ALARM if loss else SOFT_INK
    canvas.box((x, y + 2, x + width, y + 48), WHITE, ink, radius=9, width=3)
    text_left = x + 42 if rises or loss else x + 12
    canvas.text(text_left, y + 38, text, 35, INK if not loss else ALARM, bold=True)
    mx, my = x + 23, y + 25
    if rises:
        canvas.polygon([(mx - 11, my + 9), (mx, my - 11), (mx + 11, my + 9)], ink)
    elif loss:
        for dy in (-6, 7):
            canvas.polygon([(mx - 10, my + dy - 5), (mx, my + dy + 7), (mx + 10, my + dy - 5)], ink)
    return x + width


def _raises_value(net: int, before: int) -> bool:
    """Return whether paying it out raises the value."""
    return net > before and net > 0


def net_width(net: int, before: int, language: str) -> float:
    """Return the width of a net income with its frame, and its mark if it has one."""
    mark = 30 if _raises_value(net, before) or net <= 0 else 0
    return text_width(money(net, language), 35, True) + 24 + mark
