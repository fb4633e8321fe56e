"""What a railroad can net now, and at the next Tech Level: a part of its charter."""

from __future__ import annotations

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.palettes import FAINT
from render.baltimore_ohio.shared.table_values import cities_of
from render.baltimore_ohio.shared.words import picture_text
from render.layout.box import Box, Card, Sprite
from render.layout.stacks import Column, Flow, Grid, Row
from render.layout.text import Name, Paragraph, Text, amount, label
from render.paint.canvas import Canvas
from render.paint.style import ALARM, GOOD, INK, RULE, SOFT_INK, WHITE
from render.words import money
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.forecast import forecast
from rules.baltimore_ohio.model.state import Income, State


def incomes(table: State, railroad: str, language: str, before: State | None = None) -> Box:
    """Return the cities by income, first those served that are chosen or else the best ones,
    and their sums; then every net income that a choice of cities can give, compared with the
    previous one.

    A preview, which has a table `before`, leaves out that comparison."""
    previous = (before or table).railroads[railroad].income
    prediction, business = forecast(table, railroad), table.business
    earned = business.made if business is not None and business.railroad == railroad else None
    now, level = earned or prediction.now, table.tech_level
    lines: list[Box] = [
        Text(picture_text("cities-at", language, level=str(level)), 38, bold=True, words=""),
        _cities(table, railroad, now, language),
        _sums("this-level", now, level, language),
    ]
    if prediction.next_level is not None:
        lines.append(_sums("next-level", prediction.next_level, level + 1, language))
    lines.append(Text(picture_text("previous-net", language, sum=money(previous, language)), 36))
    options = services.possible_services(table, railroad) if before is None else ()
    nets = [services.income(table, railroad, option.cities).net for option in options]
    if len(nets) > 1:
        rises = any(_raises_value(net, previous) for net in nets)
        lines += [
            label(picture_text("nets-rise" if rises else "nets", language), 34, words=""),
            Flow(*(net_box(net, previous, language) for net in nets), gap=12, line_gap=8),
        ]
    return Card(Column(*lines, gap=9, separator=". "), pad=(18, 10))


def _cities(table: State, railroad: str, income: Income, language: str) -> Box:
    """Return the cities reached, three in a line; one that would be served is bold on white."""
    level = table.tech_level

    def revenue(city: str) -> int:
        return facts.cities()[city].revenue[level - 1]

    reached = services.reached_cities(table, railroad)
    if not reached:
        return label(picture_text("no-cities", language), 36)
    cards = []
    for city in sorted(reached, key=lambda name: (name not in income.cities, -revenue(name))):
        served = city in income.cities
        ink = INK if served else SOFT_INK
        name = Name(city, 34, ink, bold=served, grow=1)
        row = Row(name, Text(str(revenue(city)), 34, ink, bold=served), gap=10)
        ground, edge = (WHITE, INK) if served else (FAINT, RULE)
        cards.append(Card(row, ground=ground, edge=edge, radius=8, pad=(10, 1)))
    words = picture_text("alt-reached", language, cities=", ".join(cities_of(table, railroad)))
    return Grid(cards, 3, gap=14, line_gap=8, words=words.rstrip("."))


def _sums(key: str, income: Income, level: int, language: str) -> Box:
    """Return gross income less maintenance in a line."""
    sums = picture_text(
        "sums-counters" if income.counters else "sums",
        language,
        cities=money(income.gross - income.counters, language),
        counters=money(income.counters, language),
        maintenance=money(income.maintenance, language),
    )
    word = picture_text(key, language, level=str(level), sums=sums)
    total = amount(money(income.net, language), 44, INK if income.net > 0 else ALARM)
    return Row(Paragraph(word, 36, smaller=(34,)), total, gap=24, separator=" = ")


def net_box(net: int, before: int, language: str) -> Box:
    """Return a net income with its effect on the value: one up if paid out, two down at a loss.

    One without effect has no mark, since a dash before a sum would look like a minus."""
    rises, loss = _raises_value(net, before), net <= 0
    ink = GOOD if rises else ALARM if loss else SOFT_INK
    word = Text(money(net, language), 35, ALARM if loss else INK, bold=True, words="")
    mark = [Sprite(_draw_effect, rises, room=(22, 30))] if rises or loss else []
    return Card(Row(*mark, word, gap=8), ground=WHITE, edge=ink, line=3, radius=9, pad=(12, 2))


def _draw_effect(canvas: Canvas, x: float, y: float, rises: bool) -> None:
    if rises:
        canvas.polygon([(x - 11, y + 9), (x, y - 11), (x + 11, y + 9)], GOOD)
        return
    for dy in (-6, 7):
        canvas.polygon([(x - 10, y + dy - 5), (x, y + dy + 7), (x + 10, y + dy - 5)], ALARM)


def _raises_value(net: int, before: int) -> bool:
    """Return whether paying it out raises the value."""
    return net > max(0, before)
