"""A company's charter: its money, its shares, where its price can go, its business so far."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

import data.train_tycoon as facts
from render.alt import clipped, told_within
from render.card.top import NOTHING, Top, in_words
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
from render.pieces import seat_badge, seat_mark
from render.train_tycoon.shared.chips import diamond, loan_chip
from render.train_tycoon.shared.heads import above, head_if, head_of
from render.train_tycoon.shared.inks import FAINT, panel, settled
from render.train_tycoon.shared.livery import plate
from render.train_tycoon.shared.reading import hubs_of, order_of, trains, treasury, value
from render.train_tycoon.shared.terms import purse, t
from render.train_tycoon.shared.words import full, item_name, place_name, short
from render.words import money, people
from rules.train_tycoon.model.actions import AnyAction
from rules.train_tycoon.model.play import cash, loans
from rules.train_tycoon.model.state import State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.shares.trading import LEVELS, moved

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 18, PHONE_WIDTH - MARGIN - 18
_LINE = 46
BANK, TREASURY = "bank", "treasury"
_MOST = str(facts.components().trains_per_company)


def charter(
    view: View,
    company: str,
    names: Sequence[str],
    language: str,
    *,
    top: Top = NOTHING,
    instead: State | None = None,
    action: AnyAction | None = None,
) -> Picture:
    """One company, in play or not; `instead`: the table as it would be after an `action`, and then
    below what would change. 1000 pixels wide; `names` are by seat."""
    table, shown = view.table if instead is None else instead, people(names, language)
    head = head_of(view, shown, language)
    if instead is not None:
        head = head_if(view, shown, language, table, company, action=action)
    panels = [above(top, head, language), _head(table, company, shown, language)]
    if table.companies[company].active:
        panels += [
            settled(_money(table, company, language)),
            settled(_shares(table, company, language, view.table)),
            settled(_marks(table, company, language)),
        ]
    panels.append(settled(_business(table, company, language)))
    if any(company in row.prices for row in table.history):
        panels.append(settled(_past(table, company, language)))
    told_all = [*_alt(table, company, shown, language), *in_words(top, head, language)]
    return picture(panels, told_within(told_all))


def _head(table: State, company: str, names: Sequence[str], language: str) -> Image.Image:
    row = table.companies[company]
    canvas = panel(PHONE_WIDTH, 132 if row.active else 84)
    x = plate(canvas, MARGIN, 14, company, size=46) + 20
    word = money(row.price, language) if row.active else t("inactive", language)
    size = 54 if row.active else 40
    canvas.text(
        _RIGHT, 62, word, size, INK if row.active else SOFT_INK, bold=row.active, anchor="rs"
    )
    room = _RIGHT - text_width(word, size, row.active) - 20 - x
    canvas.text(x, 61, fit(full(company), 44, room, True), 44, INK, bold=True)
    if not row.active:
        return settled(canvas)
    left, who = MARGIN + 4, t("president-none", language)
    if row.president is not None:
        seat_badge(canvas, MARGIN + 24, 104, 19, row.president)
        left, who = left + 54, t("president-is", language, name=fit(names[row.president], 36, 640))
    canvas.text(left, 116, who, 36, INK)
    return settled(canvas)


def _panel(tall: float) -> Canvas:
    canvas = panel(PHONE_WIDTH, round(tall) + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, round(tall)), CARD, RULE, radius=14, width=2)
    return canvas


def _money(table: State, company: str, language: str) -> Canvas:
    """Cash, loans and net; income and the loans it allows; what a share counts, and the target."""
    row = table.companies[company]
    canvas = _panel(3 * _LINE + 24)
    x = _told(canvas, _LEFT, 50, t("cash", language), money(cash(row.net), language)) + 30
    if row.net < 0:
        loan_chip(canvas, x, 38, loans(row.net), language)
        ink: Colour = ALARM
        _told(canvas, _RIGHT, 50, t("net", language), money(row.net, language), ink, flush=True)
    base = 50.0 + _LINE
    ink = ALARM if row.income < 0 else INK
    _told(canvas, _LEFT, base, t("income", language), money(row.income, language), ink)
    most = facts.max_loans(row.income)
    word = t("max-debt", language, count=most)
    canvas.text(_RIGHT, base, word, 36, INK, anchor="rs")
    base += _LINE
    word = money(value(table, company), language)
    _told(canvas, _LEFT, base, t("value", language), word)
    if row.operated:
        word = money(row.target, language)
        left = _told(canvas, _RIGHT, base, t("target", language), word, flush=True)
        diamond(canvas, left - 22, base - 12)
    return canvas


def _told(
    canvas: Canvas,
    x: float,
    base: float,
    word: str,
    amount: str,
    ink: Colour = INK,
    *,
    flush: bool = False,
) -> float:
    """A word and a sum; `flush`: ending at x. Returns the x at the other end."""
    wide = text_width(word, 36) + 14 + text_width(amount, 42, True)
    left = x - wide if flush else x
    canvas.text(left, base, word, 36, SOFT_INK)
    canvas.text(left + wide, base + 1, amount, 42, ink, bold=True, anchor="rs")
    return left if flush else left + wide


def _shares(table: State, company: str, language: str, before: State) -> Canvas:
    """The ten shares by owner: players, the bank, the treasury; those that a player did not have
    `before` framed."""
    row = table.companies[company]
    owners: list[int | str] = []
    fresh: set[int] = set()
    for seat in order_of(table):
        owned = table.players[seat].shares.get(company, 0)
        new = max(0, owned - before.players[seat].shares.get(company, 0))
        owners += [seat] * owned
        fresh.update(range(len(owners) - new, len(owners)))
    owners += [BANK] * row.bank + [TREASURY] * treasury(table, company)
    canvas = _panel(132)
    wide = (_RIGHT - _LEFT + 6) / len(owners)
    for number, owner in enumerate(owners):
        x = _LEFT + wide * number
        if number in fresh:
            canvas.box((x - 5, 10, x + wide - 1, 76), None, FRESH, radius=12, width=5)
        _share(canvas, x, 18, wide - 6, owner, row.president)
    values = {"issued": str(row.issued), "bank": str(row.bank)}
    word = t("shares-told", language, left=str(treasury(table, company)), **values)
    canvas.text(_LEFT, 116, fit(word, 36, _RIGHT - _LEFT), 36, INK)
    return canvas


def _share(
    canvas: Canvas, x: float, y: float, wide: float, owner: int | str, president: int | None
) -> None:
    """A share: in its owner's tint, white and crossed at the bank, empty in the treasury."""
    box = (x, y, x + wide, y + 50)
    if isinstance(owner, int):
        look = seat_style(owner)
        strong = owner == president
        canvas.box(box, look.tint, look.colour, radius=8, width=6 if strong else 2)
        seat_mark(canvas, x + wide / 2, y + 25, 14, owner)
    elif owner == BANK:
        canvas.box(box, WHITE, INK, radius=8, width=3)
        canvas.line([(x + 14, y + 38), (x + wide - 14, y + 12)], INK, 4)
    else:
        canvas.box(box, FAINT, RULE, radius=8, width=2)


def _marks(table: State, company: str, language: str) -> Canvas:
    """Where a low, mid or high price would lead."""
    price = table.companies[company].price
    canvas = _panel(122)
    canvas.text(_LEFT, 44, t("marks", language), 34, SOFT_INK)
    wide = (_RIGHT - _LEFT + 14) / len(LEVELS)
    for number, level in enumerate(LEVELS):
        x, to = _LEFT + wide * number, moved(price, level)
        ink: Colour = ALARM if to < price else GOOD if to > price else SOFT_INK
        canvas.box((x, 58, x + wide - 14, 108), WHITE, ink, radius=9, width=3)
        canvas.text(x + 14, 95, t(f"level-{level}", language), 35, INK)
        word = money(to, language)
        canvas.text(x + wide - 30, 95, word, 38, INK, bold=True, anchor="rs")
        _way(canvas, x + wide - 30 - text_width(word, 38, True) - 26, 83, to - price, ink)
    return canvas


def _way(canvas: Canvas, x: float, y: float, change: int, ink: Colour) -> None:
    """Up, down or level."""
    if change > 0:
        canvas.polygon([(x - 11, y + 9), (x, y - 11), (x + 11, y + 9)], ink)
    elif change < 0:
        canvas.polygon([(x - 11, y - 9), (x, y + 11), (x + 11, y - 9)], ink)
    else:
        for dy in (-6, 6):
            canvas.box((x - 11, y + dy - 3, x + 11, y + dy + 3), ink)


def _business(table: State, company: str, language: str) -> Canvas:
    """Its trains and the hubs it serves, or how it begins."""
    row = table.companies[company]
    words = [t("trains", language, count=trains(table, company), most=_MOST)] if row.active else []
    served = ", ".join(place_name(table, hub, language) for hub in hubs_of(table, company))
    if served:
        words += wrap(t("serves", language, hubs=served), 36, _RIGHT - _LEFT)
    else:
        words.append(hq(table, company, language))
    canvas = _panel(16 + _LINE * len(words) + 8)
    for number, word in enumerate(words):
        canvas.text(_LEFT, 48 + _LINE * number, fit(word, 36, _RIGHT - _LEFT), 36, INK)
    return canvas


def hq(table: State, company: str, language: str) -> str:
    """How a company without lines begins: with the factory that it still has to place, or in a
    city (38, 45, 47)."""
    good = table.companies[company].factory
    if good is None:
        return t("hq-is-city", language)
    takes = " + ".join(item_name(each, language) for each in facts.accepts(good))
    return t("hq-waits", language, good=item_name(good, language), takes=takes)


_ROWS = ("prices", "incomes", "cash", "values")


def _past(table: State, company: str, language: str) -> Canvas:
    """Price, income, net and share value at the end of each turn."""
    rows = [row for row in table.history if company in row.prices]
    canvas = _panel(60 + _LINE * len(_ROWS) + 10)
    first = _LEFT + 20 + max(text_width(t(f"past-{key}", language), 34) for key in _ROWS)
    wide = (_RIGHT - first) / (facts.components().turns + 1)
    for row in rows:
        x = first + wide * (row.turn + 1)
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
            x = first + wide * (row.turn + 1)
            canvas.text(x, y + 35, money(dollars, language), 34, ink, bold=True, anchor="rs")
    return canvas


def _alt(table: State, company: str, names: Sequence[str], language: str) -> list[str]:
    row = table.companies[company]
    title = {"company": full(company), "short": short(company)}
    if not row.active:
        return [t("alt-charter-none", language, **title), f"{hq(table, company, language)}."]
    owners = [
        f"{clipped(names[seat], 16)} {player.shares[company]}"
        for seat, player in enumerate(table.players)
        if company in player.shares
    ]
    sentences = [
        t(
            "alt-charter",
            language,
            price=money(row.price, language),
            purse=purse(row.net, language),
            income=money(row.income, language),
            value=money(value(table, company), language),
            **title,
        )
    ]
    if row.president is None:
        sentences.append(f"{t('president-none', language)}.")
    else:
        who = clipped(names[row.president])
        sentences.append(f"{t('president-is', language, name=who)}.")
    values = {"issued": str(row.issued), "bank": str(row.bank)}
    told = t("shares-told", language, left=str(treasury(table, company)), **values)
    sentences.append(f"{', '.join(owners) or '–'}: {told}.")
    to = {level: money(moved(row.price, level), language) for level in LEVELS}
    sentences.append(t("alt-marks", language, **to))
    sentences.append(f"{t('trains', language, count=trains(table, company), most=_MOST)}.")
    return sentences
