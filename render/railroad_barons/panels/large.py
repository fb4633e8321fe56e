"""One Holding large, with everything that lies on its card."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

import data.railroad_barons as facts
from render.paint.canvas import Canvas
from render.paint.style import (
    ALARM,
    CARD,
    INK,
    PHONE_WIDTH,
    RULE,
    SMALLEST,
    SOFT_INK,
    fit,
    text_width,
)
from render.pieces import seat_badge
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.inks import panel, settled
from render.railroad_barons.shared.livery import LIVERIES, plate
from render.railroad_barons.shared.reading import (
    QUIET,
    News,
    doomed,
    free_tokens,
    income,
    owner,
    share,
    side,
    value,
)
from render.railroad_barons.shared.words import ability, told
from render.words import money
from rules.railroad_barons.model.state import Railroad, State

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 20, PHONE_WIDTH - MARGIN - 20
_HEAD, _FACT, _LINE, _GAP = 136, 62, 60, 16
_USES: tuple[signs.Use, ...] = ("plus", "down", "network", "free")


def large(
    table: State,
    holding: str,
    names: Sequence[str],
    language: str,
    *,
    fresh: News = QUIET,
    lost: Sequence[Railroad] = (),
) -> Image.Image:
    """The Holding as a panel 1000 pixels wide; what is `fresh` is framed, Railroads `lost` are
    crossed out. `names` as lettered."""
    held = table.holdings[holding]
    rows = max(1, len(held.railroads) + len(lost)) + len(held.investors)
    below = _HEAD + 4 * _FACT + 2 * _GAP + 58
    canvas = panel(PHONE_WIDTH, round(below + _LINE * rows + 96))
    _title(canvas, holding, value(table, holding), language)
    _facts(canvas, _HEAD + _GAP, table, holding, names, fresh, language)
    box = (MARGIN, below - 62, PHONE_WIDTH - MARGIN, canvas.height - 14)
    canvas.box(box, CARD, RULE, radius=14, width=2)
    _assets(canvas, below, table, holding, fresh, lost, language)
    return settled(canvas)


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
    fresh: News,
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
    amount = money(held.treasury, language)
    canvas.text(x, y + 2 * _FACT + 43, amount, 42, INK, bold=True)
    if fresh.treasury:
        low, wide = y + 2 * _FACT, text_width(amount, 42, True)
        signs.framed(canvas, (x - 4, low + 9, x + wide + 4, low + 50))
    if not held.floated and held.value is not None:
        word = told("unfloated", language)
        canvas.text(_RIGHT, y + 2 * _FACT + 42, word, 35, SOFT_INK, anchor="rs")
    counts = (held.plus, held.down, held.network, free_tokens(holding, held))
    pairs = list(zip(_USES, counts, strict=True))
    end = signs.tokens(canvas, x, y + 3 * _FACT + 30, holding, pairs)
    if fresh.tokens:
        low = y + 3 * _FACT
        signs.framed(canvas, (x - 2, low + 8, end - 10, low + 52))
    earns = income(table, holding).network
    if earns:
        word = f"+ {money(earns, language)}"
        canvas.text(_RIGHT, y + 3 * _FACT + 42, word, 38, INK, anchor="rs")


def _assets(
    canvas: Canvas,
    y: float,
    table: State,
    holding: str,
    fresh: News,
    lost: Sequence[Railroad],
    language: str,
) -> None:
    """Railroads and Investors by name, each with what it adds; below them the income."""
    held = table.holdings[holding]
    canvas.text(_LEFT, y - 16, told("railroads", language), 36, INK, bold=True)
    if not held.railroads and not lost:
        canvas.text(_LEFT, y + 38, told("no-railroad", language), 36, SOFT_INK)
        y += _LINE
    for railroad in (*held.railroads, *lost):
        _railroad(canvas, y, table, railroad, railroad in lost, language)
        if railroad.card in fresh.railroads and railroad not in lost:
            signs.framed(canvas, (_LEFT - 2, y, _RIGHT + 4, y + signs.CHIP))
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


def _railroad(
    canvas: Canvas, y: float, table: State, railroad: Railroad, lost: bool, language: str
) -> None:
    """A Railroad on its line: level, name, when it becomes obsolete, what it earns."""
    of, name = side(railroad), facts.railroads()[railroad.card].name
    signs.level_box(canvas, _LEFT, y, str(of.level), alarm=lost or doomed(table, of))
    end = _RIGHT - 120.0
    if lost or doomed(table, of):
        word = told("lost", language)
        if not lost:
            word = told("ends-at", language, level=str(of.obsolete_at_level))
        end -= text_width(word, 33)
        canvas.text(end, y + 35, word, 33, ALARM if lost else SOFT_INK)
        signs.goes(canvas, end - 20, y + 23)
        end -= 44
    shown = fit(name, 36, end - _LEFT - 76)
    ink = SOFT_INK if lost else INK
    canvas.text(_LEFT + 66, y + 36, shown, 36, ink)
    amount = money(of.income, language)
    canvas.text(_RIGHT, y + 36, amount, 38, ink, anchor="rs")
    if lost:
        for left, right in ((_LEFT + 64, _LEFT + 68 + text_width(shown, 36)),
                            (_RIGHT - text_width(amount, 38) - 2, _RIGHT + 2)):  # fmt: skip
            canvas.line([(left, y + 25), (right, y + 25)], ALARM, 4)


def large_alt(table: State, holding: str, called: Sequence[str], language: str) -> list[str]:
    """The same in sentences."""
    held = table.holdings[holding]
    shares = ", ".join(
        told("share", language, name=name, share=str(share(table, seat, holding)))
        for seat, name in enumerate(called)
    )
    worth = value(table, holding)
    sentences = [f"{facts.holdings()[holding].name}."]
    if worth is None:
        return [*sentences, told("alt-unstarted", language, holdings=holding)]
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
    return sentences
