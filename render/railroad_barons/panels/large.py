"""One Holding large, with everything that lies on its card."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from render.alt import clipped, told_within
from render.canvas import Canvas
from render.picture import Picture, picture
from render.pieces import seat_badge
from render.railroad_barons.panels.draft import ability
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.inks import settled
from render.railroad_barons.shared.livery import LIVERIES, plate
from render.railroad_barons.shared.reading import (
    doomed,
    free_tokens,
    income,
    owner,
    share,
    side,
    value,
)
from render.railroad_barons.shared.words import told
from render.style import CARD, INK, PHONE_WIDTH, RULE, SMALLEST, SOFT_INK, fit, text_width
from render.words import money, people
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 20, PHONE_WIDTH - MARGIN - 20
_HEAD, _FACT, _LINE, _GAP = 136, 62, 60, 16
_USES: tuple[signs.Use, ...] = ("plus", "down", "network", "free")


def large(view: View, holding: str, names: Sequence[str], language: str) -> Picture:
    """The Holding as a picture 1000 pixels wide."""
    table, shown = view.table, people(names, language)
    held = table.holdings[holding]
    rows = max(1, len(held.railroads)) + len(held.investors)
    below = _HEAD + 4 * _FACT + 2 * _GAP + 58
    canvas = Canvas(PHONE_WIDTH, round(below + _LINE * rows + 96))
    _title(canvas, holding, value(table, holding), language)
    _facts(canvas, _HEAD + _GAP, table, holding, shown, language)
    box = (MARGIN, below - 62, PHONE_WIDTH - MARGIN, canvas.height - 14)
    canvas.box(box, CARD, RULE, radius=14, width=2)
    _assets(canvas, below, table, holding, language)
    return picture(settled(canvas), _alt(table, holding, names, language))


def _title(canvas: Canvas, holding: str, worth: int | None, language: str) -> None:
    look = LIVERIES[holding]
    canvas.box(
        (MARGIN, 12, PHONE_WIDTH - MARGIN, _HEAD), look.tint, look.colour, radius=16, width=4
    )
    end = plate(canvas, _LEFT - 4, 36, holding, size=56, width=212)
    text = told("unstarted", language) if worth is None else money(worth, language)
    size, bold = (40, False) if worth is None else (64, True)
    canvas.text(_RIGHT, 96, text, size, INK, bold=bold, anchor="rs")
    room = _RIGHT - text_width(text, size, bold) - end - 44
    words = facts.holdings()[holding].name
    size = next((s for s in (42, 38) if text_width(words, s, True) <= room), 35)
    canvas.text(end + 22, 90, fit(words, size, room, True), size, INK, bold=True)


def _facts(
    canvas: Canvas,
    y: float,
    table: State,
    holding: str,
    names: Sequence[str],
    language: str,
) -> None:
    """Four lines: Director, certificates, treasury, tokens."""
    held = table.holdings[holding]
    x = _LEFT + 250
    for row, key in enumerate(("director", "certificates", "treasury", "tokens")):
        canvas.text(_LEFT, y + _FACT * row + 42, told(key, language), 36, SOFT_INK)
    if held.director is None:
        canvas.text(x, y + 42, "–", 38, INK)
    else:
        seat_badge(canvas, x + 22, y + 29, 20, held.director)
        name = fit(names[held.director], 40, _RIGHT - x - 60, True)
        canvas.text(x + 54, y + 43, name, 40, INK, bold=True)
    percents = facts.constants().certificate_percents
    owners = [owner(table, holding, percent) for percent in percents]
    signs.chart(canvas, x + signs.CHART, y + _FACT + 6, owners)
    canvas.text(x, y + 2 * _FACT + 43, money(held.treasury, language), 42, INK, bold=True)
    if not held.floated and held.value is not None:
        word = told("unfloated", language)
        canvas.text(_RIGHT, y + 2 * _FACT + 42, word, 35, SOFT_INK, anchor="rs")
    counts = (held.plus, held.down, held.network, free_tokens(holding, held))
    pairs = list(zip(_USES, counts, strict=True))
    signs.tokens(canvas, x, y + 3 * _FACT + 30, holding, pairs)
    earns = income(table, holding).network
    if earns:
        word = f"+ {money(earns, language)}"
        canvas.text(_RIGHT, y + 3 * _FACT + 42, word, 38, INK, anchor="rs")


def _assets(canvas: Canvas, y: float, table: State, holding: str, language: str) -> None:
    """Railroads and Investors by name, each with what it adds; below them the income."""
    held = table.holdings[holding]
    canvas.text(_LEFT, y - 16, told("railroads", language), 36, INK, bold=True)
    if not held.railroads:
        canvas.text(_LEFT, y + 38, told("no-railroad", language), 36, SOFT_INK)
        y += _LINE
    for railroad in held.railroads:
        of = side(railroad)
        signs.level_box(canvas, _LEFT, y, str(of.level), alarm=doomed(table, of))
        amount = money(of.income, language)
        canvas.text(_RIGHT, y + 36, amount, 38, INK, anchor="rs")
        end = _RIGHT - 120.0
        if doomed(table, of):
            word = told("ends-at", language, level=str(of.obsolete_at_level))
            end -= text_width(word, 33)
            canvas.text(end, y + 35, word, 33, SOFT_INK)
            signs.goes(canvas, end - 20, y + 23)
            end -= 44
        name = facts.railroads()[railroad.card].name
        canvas.text(_LEFT + 66, y + 36, fit(name, 36, end - _LEFT - 76), 36, INK)
        y += _LINE
    for investor in held.investors:
        end = signs.investor(canvas, _LEFT, y, investor, language)
        word, room = ability(facts.investors()[investor], language), _RIGHT - end - 16
        size = 35 if text_width(word, 35) <= room else SMALLEST
        canvas.text(end + 16, y + 35, fit(word, size, room), size, INK)
        y += _LINE
    canvas.line([(_LEFT, y + 2), (_RIGHT, y + 2)], RULE, 3)
    canvas.text(_LEFT, y + 52, told("income", language), 40, INK, bold=True)
    total = money(income(table, holding).total, language)
    canvas.text(_RIGHT, y + 54, total, 46, INK, bold=True, anchor="rs")


def _alt(table: State, holding: str, names: Sequence[str], language: str) -> str:
    held, called = table.holdings[holding], [clipped(name) for name in people(names, language)]
    shares = ", ".join(
        told("share", language, name=name, share=str(share(table, seat, holding)))
        for seat, name in enumerate(called)
    )
    worth = value(table, holding)
    sentences = [f"{facts.holdings()[holding].name}."]
    if worth is None:
        return told_within([*sentences, told("alt-unstarted", language, holdings=holding)])
    amount = money(income(table, holding).total, language)
    sentences.append(
        told(
            "alt-holding",
            language,
            holding=holding,
            value=money(worth, language),
            director="–" if held.director is None else called[held.director],
            shares=shares,
            treasury=money(held.treasury, language),
            railroads=told("alt-income", language, income=amount),
        )
    )
    parts = [f"{facts.railroads()[r.card].name} ({side(r).level})" for r in held.railroads]
    if parts:
        sentences.append(told("alt-railroads", language, railroads=", ".join(parts)))
    sentences.append(
        told(
            "alt-tokens",
            language,
            plus=str(held.plus),
            down=str(held.down),
            network=str(held.network),
            free=str(free_tokens(holding, held)),
        )
    )
    return told_within(sentences)
