"""A company's charter: its money and shares, where its price can go, its trains and hubs,
its history."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

import data.train_tycoon as facts
from render.alt import join_within, truncate
from render.card.top import NO_TOP, Top, describe_top
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import (
    ALARM,
    CARD,
    FRESH,
    GOOD,
    INK,
    PHONE_WIDTH,
    RULE,
    SOFT_INK,
    WHITE,
    Colour,
    fit,
    seat_style,
    text_width,
    wrap,
)
from render.pieces import draw_seat_badge, draw_seat_mark
from render.train_tycoon.shared.chart_texts import format_purse, t
from render.train_tycoon.shared.chips import draw_diamond, draw_loan_chip
from render.train_tycoon.shared.heads import build_head, build_preview_head, top_panel
from render.train_tycoon.shared.livery import draw_plate
from render.train_tycoon.shared.palettes import FAINT, panel, quantize
from render.train_tycoon.shared.table_values import (
    company_hubs,
    count_trains,
    player_order,
    share_value,
    treasury_shares,
)
from render.train_tycoon.shared.words import full_name, item_name, place_name, short_name
from render.words import legible_names, money
from rules.train_tycoon.model.actions import AnyAction
from rules.train_tycoon.model.position import cash, loans
from rules.train_tycoon.model.state import State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.shares.trading import LEVELS, price_after

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 18, PHONE_WIDTH - MARGIN - 18
_LINE = 46
BANK, TREASURY = "bank", "treasury"


def render_charter(
    view: View,
    company: str,
    names: Sequence[str],
    language: str,
    *,
    top: Top = NO_TOP,
    instead: State | None = None,
    action: AnyAction | None = None,
) -> Picture:
    """Return the charter of a company, in play or not, 1000 pixels wide.

    `instead` is the table as it would be after an `action`; the head then tells what would
    change. `names` are by seat."""
    table, shown = view.table if instead is None else instead, legible_names(names, language)
    head = build_head(view, shown, language)
    if instead is not None:
        head = build_preview_head(view, shown, language, table, company, action=action)
    panels = [top_panel(top, head, language), _render_head(table, company, shown, language)]
    if table.companies[company].active:
        panels += [
            quantize(_draw_money(table, company, language)),
            quantize(_draw_shares(table, company, language, view.table)),
            quantize(_draw_price_marks(table, company, language)),
        ]
    panels.append(quantize(_draw_business(table, company, language)))
    if any(company in row.prices for row in table.history):
        panels.append(quantize(_draw_history(table, company, language)))
    sentences = [
        *_alt_sentences(table, company, shown, language),
        *describe_top(top, head, language),
    ]
    return picture(panels, join_within(sentences))


def _render_head(table: State, company: str, names: Sequence[str], language: str) -> Image.Image:
    row = table.companies[company]
    canvas = panel(PHONE_WIDTH, 132 if row.active else 84)
    x = draw_plate(canvas, MARGIN, 14, company, size=46) + 20
    word = money(row.price, language) if row.active else t("inactive", language)
    size = 54 if row.active else 40
    canvas.text(
        _RIGHT, 62, word, size, INK if row.active else SOFT_INK, bold=row.active, anchor="rs"
    )
    room = _RIGHT - text_width(word, size, row.active) - 20 - x
    canvas.text(x, 61, fit(full_name(company), 44, room, True), 44, INK, bold=True)
    if not row.active:
        return quantize(canvas)
    text_left, president = MARGIN + 4, t("president-none", language)
    if row.president is not None:
        draw_seat_badge(canvas, MARGIN + 24, 104, 19, row.president)
        text_left, president = (
            text_left + 54,
            t("president-is", language, name=fit(names[row.president], 36, 640)),
        )
    canvas.text(text_left, 116, president, 36, INK)
    return quantize(canvas)


def _boxed_panel(height: float) -> Canvas:
    canvas = panel(PHONE_WIDTH, round(height) + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, round(height)), CARD, RULE, radius=14, width=2)
    return canvas


def _draw_money(table: State, company: str, language: str) -> Canvas:
    """Return cash, loans and net; income and the loans it allows; what a share is worth, and
    the target price."""
    row = table.companies[company]
    canvas = _boxed_panel(3 * _LINE + 24)
    x = _draw_sum(canvas, _LEFT, 50, t("cash", language), money(cash(row.net), language)) + 30
    if row.net < 0:
        draw_loan_chip(canvas, x, 38, loans(row.net), language)
        ink: Colour = ALARM
        _draw_sum(canvas, _RIGHT, 50, t("net", language), money(row.net, language), ink, flush=True)
    base = 50.0 + _LINE
    ink = ALARM if row.income < 0 else INK
    _draw_sum(canvas, _LEFT, base, t("income", language), money(row.income, language), ink)
    max_loans = facts.max_loans(row.income)
    word = t("max-debt", language, count=max_loans)
    canvas.text(_RIGHT, base, word, 36, INK, anchor="rs")
    base += _LINE
    word = money(share_value(table, company), language)
    _draw_sum(canvas, _LEFT, base, t("value", language), word)
    if row.operated:
        word = money(row.target, language)
        left = _draw_sum(canvas, _RIGHT, base, t("target", language), word, flush=True)
        draw_diamond(canvas, left - 22, base - 12)
    return canvas


def _draw_sum(
    canvas: Canvas,
    x: float,
    base: float,
    word: str,
    amount: str,
    ink: Colour = INK,
    *,
    flush: bool = False,
) -> float:
    """Draw a word and a sum, `flush` right if they end at x. Return the x at the other end."""
    width = text_width(word, 36) + 14 + text_width(amount, 42, True)
    left = x - width if flush else x
    canvas.text(left, base, word, 36, SOFT_INK)
    canvas.text(left + width, base + 1, amount, 42, ink, bold=True, anchor="rs")
    return left if flush else left + width


def _draw_shares(table: State, company: str, language: str, before: State) -> Canvas:
    """Return the ten shares by owner: players, the bank, the treasury. Those that a player does
    not have in the table `before` are framed."""
    row = table.companies[company]
    owners: list[int | str] = []
    fresh: set[int] = set()
    for seat in player_order(table):
        count = table.players[seat].shares.get(company, 0)
        new_count = max(0, count - before.players[seat].shares.get(company, 0))
        owners += [seat] * count
        fresh.update(range(len(owners) - new_count, len(owners)))
    owners += [BANK] * row.bank + [TREASURY] * treasury_shares(table, company)
    canvas = _boxed_panel(132)
    share_width = (_RIGHT - _LEFT + 6) / len(owners)
    for number, owner in enumerate(owners):
        x = _LEFT + share_width * number
        if number in fresh:
            canvas.box((x - 5, 10, x + share_width - 1, 76), None, FRESH, radius=12, width=5)
        _draw_share(canvas, x, 18, share_width - 6, owner, row.president)
    values = {"issued": str(row.issued), "bank": str(row.bank)}
    word = t("shares-told", language, left=str(treasury_shares(table, company)), **values)
    canvas.text(_LEFT, 116, fit(word, 36, _RIGHT - _LEFT), 36, INK)
    return canvas


def _draw_share(
    canvas: Canvas, x: float, y: float, width: float, owner: int | str, president: int | None
) -> None:
    """Draw a share: in its owner's tint, white and crossed at the bank, empty in the treasury."""
    box = (x, y, x + width, y + 50)
    if isinstance(owner, int):
        style = seat_style(owner)
        is_president = owner == president
        canvas.box(box, style.tint, style.colour, radius=8, width=6 if is_president else 2)
        draw_seat_mark(canvas, x + width / 2, y + 25, 14, owner)
    elif owner == BANK:
        canvas.box(box, WHITE, INK, radius=8, width=3)
        canvas.line([(x + 14, y + 38), (x + width - 14, y + 12)], INK, 4)
    else:
        canvas.box(box, FAINT, RULE, radius=8, width=2)


def _draw_price_marks(table: State, company: str, language: str) -> Canvas:
    """Return where a low, mid or high price would lead."""
    price = table.companies[company].price
    canvas = _boxed_panel(122)
    canvas.text(_LEFT, 44, t("marks", language), 34, SOFT_INK)
    cell_width = (_RIGHT - _LEFT + 14) / len(LEVELS)
    for number, level in enumerate(LEVELS):
        x, new_price = _LEFT + cell_width * number, price_after(price, level)
        ink: Colour = ALARM if new_price < price else GOOD if new_price > price else SOFT_INK
        canvas.box((x, 58, x + cell_width - 14, 108), WHITE, ink, radius=9, width=3)
        canvas.text(x + 14, 95, t(f"level-{level}", language), 35, INK)
        word = money(new_price, language)
        canvas.text(x + cell_width - 30, 95, word, 38, INK, bold=True, anchor="rs")
        _draw_direction(
            canvas,
            x + cell_width - 30 - text_width(word, 38, True) - 26,
            83,
            new_price - price,
            ink,
        )
    return canvas


def _draw_direction(canvas: Canvas, x: float, y: float, change: int, ink: Colour) -> None:
    """Draw a sign for up, down or unchanged."""
    if change > 0:
        canvas.polygon([(x - 11, y + 9), (x, y - 11), (x + 11, y + 9)], ink)
    elif change < 0:
        canvas.polygon([(x - 11, y - 9), (x, y + 11), (x + 11, y - 9)], ink)
    else:
        for dy in (-6, 6):
            canvas.box((x - 11, y + dy - 3, x + 11, y + dy + 3), ink)


def _trains_text(table: State, company: str, language: str) -> str:
    most = str(facts.components().trains_per_company)
    return t("trains", language, count=count_trains(table, company), most=most)


def _draw_business(table: State, company: str, language: str) -> Canvas:
    """Return its trains and the hubs it serves, or how it begins."""
    row = table.companies[company]
    words = [_trains_text(table, company, language)] if row.active else []
    served = ", ".join(place_name(table, hub, language) for hub in company_hubs(table, company))
    if served:
        words += wrap(t("serves", language, hubs=served), 36, _RIGHT - _LEFT)
    else:
        words.append(describe_headquarters(table, company, language))
    canvas = _boxed_panel(16 + _LINE * len(words) + 8)
    for number, word in enumerate(words):
        canvas.text(_LEFT, 48 + _LINE * number, fit(word, 36, _RIGHT - _LEFT), 36, INK)
    return canvas


def describe_headquarters(table: State, company: str, language: str) -> str:
    """Return how a company without lines begins: with a factory that it still has to place, or
    in a city (38, 45, 47)."""
    good = table.companies[company].factory
    if good is None:
        return t("hq-is-city", language)
    takes = " + ".join(item_name(item, language) for item in facts.accepted_resources(good))
    return t("hq-waits", language, good=item_name(good, language), takes=takes)


_ROWS = ("prices", "incomes", "cash", "values")


def _draw_history(table: State, company: str, language: str) -> Canvas:
    """Return price, income, net and share value at the end of each turn."""
    rows = [row for row in table.history if company in row.prices]
    canvas = _boxed_panel(60 + _LINE * len(_ROWS) + 10)
    first_left = _LEFT + 20 + max(text_width(t(f"past-{key}", language), 34) for key in _ROWS)
    column_width = (_RIGHT - first_left) / (facts.components().turns + 1)
    for row in rows:
        x = first_left + column_width * (row.turn + 1)
        word = t("start", language) if row.turn == 0 else str(row.turn)
        canvas.text(x, 46, word, 34, SOFT_INK, anchor="rs")
    canvas.text(_LEFT, 46, t("turn", language), 34, SOFT_INK)
    for number, key in enumerate(_ROWS):
        y = 60 + _LINE * number
        canvas.line([(_LEFT, y), (_RIGHT, y)], RULE, 1.5)
        canvas.text(_LEFT, y + 35, t(f"past-{key}", language), 34, INK)
        for row in rows:
            dollars = getattr(row, key)[company]
            ink = ALARM if dollars < 0 else INK
            x = first_left + column_width * (row.turn + 1)
            canvas.text(x, y + 35, money(dollars, language), 34, ink, bold=True, anchor="rs")
    return canvas


def _alt_sentences(table: State, company: str, names: Sequence[str], language: str) -> list[str]:
    row = table.companies[company]
    title = {"company": full_name(company), "short": short_name(company)}
    if not row.active:
        return [
            t("alt-charter-none", language, **title),
            f"{describe_headquarters(table, company, language)}.",
        ]
    owners = [
        f"{truncate(names[seat], 16)} {player.shares[company]}"
        for seat, player in enumerate(table.players)
        if company in player.shares
    ]
    sentences = [
        t(
            "alt-charter",
            language,
            price=money(row.price, language),
            purse=format_purse(row.net, language),
            income=money(row.income, language),
            value=money(share_value(table, company), language),
            **title,
        )
    ]
    if row.president is None:
        sentences.append(f"{t('president-none', language)}.")
    else:
        president = truncate(names[row.president])
        sentences.append(f"{t('president-is', language, name=president)}.")
    values = {"issued": str(row.issued), "bank": str(row.bank)}
    shares_text = t("shares-told", language, left=str(treasury_shares(table, company)), **values)
    sentences.append(f"{', '.join(owners) or '–'}: {shares_text}.")
    prices = {level: money(price_after(row.price, level), language) for level in LEVELS}
    sentences.append(t("alt-marks", language, **prices))
    sentences.append(f"{_trains_text(table, company, language)}.")
    return sentences
