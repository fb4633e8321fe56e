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
from render.pieces import draw_seat_badge
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.livery import LIVERIES, draw_plate
from render.railroad_barons.shared.palettes import panel, quantize
from render.railroad_barons.shared.table_values import (
    QUIET,
    News,
    becomes_obsolete_next,
    certificate_owner,
    free_tokens,
    income,
    railroad_side,
    share_percent,
    share_value,
)
from render.railroad_barons.shared.words import describe_ability, picture_text
from render.words import money
from rules.railroad_barons.model.state import Railroad, State

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 20, PHONE_WIDTH - MARGIN - 20
_HEAD, _FACT, _LINE, _GAP = 136, 62, 60, 16
_USES: tuple[signs.Use, ...] = ("plus", "down", "network", "free")


def render_large_holding(
    table: State,
    holding: str,
    names: Sequence[str],
    language: str,
    *,
    fresh: News = QUIET,
    lost: Sequence[Railroad] = (),
) -> Image.Image:
    """Return the Holding as a panel 1000 pixels wide; what is `fresh` is framed, Railroads
    `lost` are crossed out. `names` are in characters that the font has."""
    row = table.holdings[holding]
    rows = max(1, len(row.railroads) + len(lost)) + len(row.investors)
    assets_top = _HEAD + 4 * _FACT + 2 * _GAP + 58
    canvas = panel(PHONE_WIDTH, round(assets_top + _LINE * rows + 96))
    _draw_title(canvas, holding, share_value(table, holding), language)
    _draw_facts(canvas, _HEAD + _GAP, table, holding, names, fresh, language)
    box = (MARGIN, assets_top - 62, PHONE_WIDTH - MARGIN, canvas.height - 14)
    canvas.box(box, CARD, RULE, radius=14, width=2)
    _draw_assets(canvas, assets_top, table, holding, fresh, lost, language)
    return quantize(canvas)


def _draw_title(canvas: Canvas, holding: str, dollars: int | None, language: str) -> None:
    livery = LIVERIES[holding]
    canvas.box(
        (MARGIN, 12, PHONE_WIDTH - MARGIN, _HEAD), livery.tint, livery.colour, radius=16, width=4
    )
    end = draw_plate(canvas, _LEFT - 4, 36, holding, size=56, width=212)
    text = picture_text("unstarted", language) if dollars is None else money(dollars, language)
    size, bold = (40, False) if dollars is None else (64, True)
    canvas.text(_RIGHT, 96, text, size, INK, bold=bold, anchor="rs")
    room = _RIGHT - text_width(text, size, bold) - end - 44
    words = facts.holdings()[holding].name
    size = next((s for s in (42, 38) if text_width(words, s, True) <= room), 35)
    canvas.text(end + 22, 90, fit(words, size, room, True), size, INK, bold=True)


def _draw_facts(
    canvas: Canvas,
    y: float,
    table: State,
    holding: str,
    names: Sequence[str],
    fresh: News,
    language: str,
) -> None:
    """Draw four lines: Director, certificates, treasury, tokens."""
    holding_row = table.holdings[holding]
    x = _LEFT + 250
    for row, key in enumerate(("director", "certificates", "treasury", "tokens")):
        canvas.text(_LEFT, y + _FACT * row + 42, picture_text(key, language), 36, SOFT_INK)
    if holding_row.director is None:
        canvas.text(x, y + 42, "–", 38, INK)
    else:
        draw_seat_badge(canvas, x + 22, y + 29, 20, holding_row.director)
        name = fit(names[holding_row.director], 40, _RIGHT - x - 60, True)
        canvas.text(x + 54, y + 43, name, 40, INK, bold=True)
    percents = facts.constants().certificate_percents
    owners = [certificate_owner(table, holding, percent) for percent in percents]
    signs.draw_certificates(canvas, x + signs.CERTIFICATES_WIDTH, y + _FACT + 6, owners)
    amount = money(holding_row.treasury, language)
    canvas.text(x, y + 2 * _FACT + 43, amount, 42, INK, bold=True)
    if fresh.treasury:
        line_top, amount_width = y + 2 * _FACT, text_width(amount, 42, True)
        signs.draw_frame(canvas, (x - 4, line_top + 9, x + amount_width + 4, line_top + 50))
    if not holding_row.floated and holding_row.value is not None:
        word = picture_text("unfloated", language)
        canvas.text(_RIGHT, y + 2 * _FACT + 42, word, 35, SOFT_INK, anchor="rs")
    counts = (
        holding_row.plus,
        holding_row.down,
        holding_row.network,
        free_tokens(holding, holding_row),
    )
    pairs = list(zip(_USES, counts, strict=True))
    end = signs.draw_tokens(canvas, x, y + 3 * _FACT + 30, holding, pairs)
    if fresh.tokens:
        line_top = y + 3 * _FACT
        signs.draw_frame(canvas, (x - 2, line_top + 8, end - 10, line_top + 52))
    network_income = income(table, holding).network
    if network_income:
        word = f"+ {money(network_income, language)}"
        canvas.text(_RIGHT, y + 3 * _FACT + 42, word, 38, INK, anchor="rs")


def _draw_assets(
    canvas: Canvas,
    y: float,
    table: State,
    holding: str,
    fresh: News,
    lost: Sequence[Railroad],
    language: str,
) -> None:
    """Draw Railroads and Investors by name, each with its income or ability, and below them the
    income."""
    row = table.holdings[holding]
    canvas.text(_LEFT, y - 16, picture_text("railroads", language), 36, INK, bold=True)
    if not row.railroads and not lost:
        canvas.text(_LEFT, y + 38, picture_text("no-railroad", language), 36, SOFT_INK)
        y += _LINE
    for railroad in (*row.railroads, *lost):
        _draw_railroad(canvas, y, table, railroad, railroad in lost, language)
        if railroad.card in fresh.railroads and railroad not in lost:
            signs.draw_frame(canvas, (_LEFT - 2, y, _RIGHT + 4, y + signs.CHIP_HEIGHT))
        y += _LINE
    for investor in row.investors:
        end = signs.draw_investor(canvas, _LEFT, y, investor, language)
        word, room = describe_ability(facts.investors()[investor], language), _RIGHT - end - 16
        size = 35 if text_width(word, 35) <= room else SMALLEST
        canvas.text(end + 16, y + 35, fit(word, size, room), size, INK)
        y += _LINE
    canvas.line([(_LEFT, y + 2), (_RIGHT, y + 2)], RULE, 3)
    canvas.text(_LEFT, y + 52, picture_text("income", language), 40, INK, bold=True)
    total = money(income(table, holding).total, language)
    canvas.text(_RIGHT, y + 54, total, 46, INK, bold=True, anchor="rs")


def _draw_railroad(
    canvas: Canvas, y: float, table: State, railroad: Railroad, lost: bool, language: str
) -> None:
    """Draw a Railroad in a line: level, name, the level that makes it obsolete, its income."""
    printed_side, name = railroad_side(railroad), facts.railroads()[railroad.card].name
    signs.draw_level(
        canvas,
        _LEFT,
        y,
        str(printed_side.level),
        alarm=lost or becomes_obsolete_next(table, printed_side),
    )
    end = _RIGHT - 120.0
    if lost or becomes_obsolete_next(table, printed_side):
        word = picture_text("lost", language)
        if not lost:
            word = picture_text("ends-at", language, level=str(printed_side.obsolete_at_level))
        end -= text_width(word, 33)
        canvas.text(end, y + 35, word, 33, ALARM if lost else SOFT_INK)
        signs.draw_obsolete_sign(canvas, end - 20, y + 23)
        end -= 44
    shown = fit(name, 36, end - _LEFT - 76)
    ink = SOFT_INK if lost else INK
    canvas.text(_LEFT + 66, y + 36, shown, 36, ink)
    amount = money(printed_side.income, language)
    canvas.text(_RIGHT, y + 36, amount, 38, ink, anchor="rs")
    if lost:
        for left, right in ((_LEFT + 64, _LEFT + 68 + text_width(shown, 36)),
                            (_RIGHT - text_width(amount, 38) - 2, _RIGHT + 2)):  # fmt: skip
            canvas.line([(left, y + 25), (right, y + 25)], ALARM, 4)


def describe_holding(table: State, holding: str, names: Sequence[str], language: str) -> list[str]:
    """Return sentences about the Holding."""
    row = table.holdings[holding]
    shares = ", ".join(
        picture_text("share", language, name=name, share=str(share_percent(table, seat, holding)))
        for seat, name in enumerate(names)
    )
    dollars = share_value(table, holding)
    sentences = [f"{facts.holdings()[holding].name}."]
    if dollars is None:
        return [*sentences, picture_text("alt-unstarted", language, holdings=holding)]
    amount = money(income(table, holding).total, language)
    sentences.append(
        picture_text(
            "alt-holding",
            language,
            holding=holding,
            value=money(dollars, language),
            director="–" if row.director is None else names[row.director],
            shares=shares,
            treasury=money(row.treasury, language),
            railroads=picture_text("alt-income", language, income=amount),
        )
    )
    parts = [f"{facts.railroads()[r.card].name} ({railroad_side(r).level})" for r in row.railroads]
    if parts:
        sentences.append(picture_text("alt-railroads", language, railroads=", ".join(parts)))
    sentences.append(
        picture_text(
            "alt-tokens",
            language,
            plus=str(row.plus),
            down=str(row.down),
            network=str(row.network),
            free=str(free_tokens(holding, row)),
        )
    )
    return sentences
