"""What a railroad can net now, and at the next Tech Level: a panel of its charter."""

from __future__ import annotations

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.inks import FAINT
from render.baltimore_ohio.shared.words import told
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


def incomes(table: State, railroad: str, language: str, before: State | None = None) -> Canvas:
    """The cities by income, those served that are chosen or else the best ones; the sums of it;
    every net that a choice of cities can make, held against the previous one; not on a preview of
    what the table `before` would become, which still has that one."""
    previous = (before or table).railroads[railroad].income
    found, business = forecast(table, railroad), table.business
    made = business.made if business is not None and business.railroad == railroad else None
    now = made or found.now
    level = table.tech_level
    cities = sorted(
        services.reached(table, railroad),
        key=lambda name: (name not in now.cities, -facts.cities()[name].revenue[level - 1]),
    )
    nets = [
        services.income(table, railroad, each.cities).net
        for each in (services.services(table, railroad) if before is None else ())
    ]
    flow = _flowed(nets, previous, language)
    lines = max(1, -(-len(cities) // _COLUMNS))
    tall = (
        68
        + _ROW * lines
        + 12
        + 56 * (3 if found.next_level else 2)
        + 14
        + (58 + 54 * len(flow)) * (len(nets) > 1)
    )
    canvas = Canvas(PHONE_WIDTH, tall + 14)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, tall), CARD, RULE, radius=14, width=2)
    y: float
    title = told("cities-at", language, level=str(level))
    canvas.text(_LEFT, 48, title, 38, INK, bold=True)
    wide = (_RIGHT - _LEFT + 14) / _COLUMNS
    for number, name in enumerate(cities):
        x = _LEFT + wide * (number % _COLUMNS)
        y = 64.0 + _ROW * (number // _COLUMNS)
        revenue = facts.cities()[name].revenue[level - 1]
        _city(canvas, (x, y, x + wide - 14, y + _ROW - 8), name, revenue, name in now.cities)
    if not cities:
        canvas.text(_LEFT, 98, told("no-cities", language), 36, SOFT_INK)
    y = 64.0 + _ROW * lines + 8
    y = _sums(canvas, y, now, level, language)
    if found.next_level is not None:
        y = _sums(canvas, y, found.next_level, level + 1, language)
    word = told("previous-net", language, sum=money(previous, language))
    canvas.text(_LEFT, y + 40, word, 36, INK)
    y += 56
    if len(nets) < 2:
        return canvas
    rises = any(net > max(0, previous) for net in nets)
    word = told("nets-rise" if rises else "nets", language)
    canvas.text(_LEFT, y + 40, fit(word, 34, _RIGHT - _LEFT), 34, SOFT_INK)
    y += 56
    for row in flow:
        x = float(_LEFT)
        for net in row:
            x = _net(canvas, x, y, net, previous, language) + 12
        y += 54
    return canvas


def _city(
    canvas: Canvas, box: tuple[float, float, float, float], name: str, revenue: int, served: bool
) -> None:
    """A city with its income: one that would be served in bold on white."""
    left, _, right, bottom = box
    canvas.box(box, WHITE if served else FAINT, INK if served else RULE, radius=8, width=2)
    fill = INK if served else SOFT_INK
    canvas.text(right - 10, bottom - 9, str(revenue), 34, fill, bold=served, anchor="rs")
    room = right - left - 30 - text_width(str(revenue), 34, served)
    canvas.text(left + 10, bottom - 9, fit(name, 34, room, served), 34, fill, bold=served)


def _sums(canvas: Canvas, y: float, made: Income, level: int, language: str) -> float:
    """Gross less maintenance as one line. Returns the y below."""
    total = money(made.net, language)
    fill = INK if made.net > 0 else ALARM
    canvas.text(_RIGHT, y + 42, total, 44, fill, bold=True, anchor="rs")
    parts = {
        "level": str(level),
        "cities": money(made.gross - made.counters, language),
        "counters": money(made.counters, language),
        "maintenance": money(made.maintenance, language),
    }
    word = told("sums-counters" if made.counters else "sums", language, **parts)
    room = _RIGHT - text_width(total, 44, True) - 24 - _LEFT
    canvas.text(_LEFT, y + 40, fit(word, 36, room), 36, INK)
    return y + 56


def _flowed(nets: list[int], before: int, language: str) -> list[list[int]]:
    """The nets in lines that the panel is wide enough for."""
    rows: list[list[int]] = [[]]
    at = 0.0
    for net in nets:
        wide = net_wide(net, before, language)
        if rows[-1] and at + wide > _RIGHT - _LEFT:
            rows.append([])
            at = 0.0
        rows[-1].append(net)
        at += wide + 12
    return rows


def _net(canvas: Canvas, x: float, y: float, net: int, before: int, language: str) -> float:
    """One net with what it does to the value: up if paid out, two down at a loss. One that leaves
    it alone has no mark: a dash before a sum would be read as a minus."""
    text = money(net, language)
    wide = net_wide(net, before, language)
    rises, loss = _moves(net, before), net <= 0
    ink = GOOD if rises else ALARM if loss else SOFT_INK
    canvas.box((x, y + 2, x + wide, y + 48), WHITE, ink, radius=9, width=3)
    at = x + 42 if rises or loss else x + 12
    canvas.text(at, y + 38, text, 35, INK if not loss else ALARM, bold=True)
    mx, my = x + 23, y + 25
    if rises:
        canvas.polygon([(mx - 11, my + 9), (mx, my - 11), (mx + 11, my + 9)], ink)
    elif loss:
        for dy in (-6, 7):
            canvas.polygon([(mx - 10, my + dy - 5), (mx, my + dy + 7), (mx + 10, my + dy - 5)], ink)
    return x + wide


def _moves(net: int, before: int) -> bool:
    """Whether paying it out raises the value."""
    return net > before and net > 0


def net_wide(net: int, before: int, language: str) -> float:
    """How wide a net is with its frame, and its mark if it has one."""
    mark = 30 if _moves(net, before) or net <= 0 else 0
    return text_width(money(net, language), 35, True) + 24 + mark
