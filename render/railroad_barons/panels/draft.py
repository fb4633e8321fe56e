"""The draft: the five Investors, what they can do, who has them and which is offered at what."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from render.alt import clipped, told_within
from render.card.top import NOTHING, Top, in_words
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import CARD, INK, PHONE_WIDTH, RULE, SOFT_INK, WHITE, fit, text_width, wrap
from render.pieces import pill, seat_badge
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.asking import head_of
from render.railroad_barons.shared.heads import above, persons, players
from render.railroad_barons.shared.inks import BANK, HAT_EDGE, HAT_GROUND, settled
from render.railroad_barons.shared.words import ability, told
from render.words import money, people
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View

MARGIN = 18
_ROW = 148


def draft(view: View, names: Sequence[str], language: str, *, top: Top = NOTHING) -> Picture:
    """The Investors from cheap to dear, 1000 pixels wide: those still to be picked, the one offered
    with its price, and those taken with their owners."""
    table, shown = view.table, people(names, language)
    canvas = Canvas(PHONE_WIDTH, _ROW * len(facts.investors()) + 14)
    for row, investor in enumerate(facts.investors().values()):
        _row(canvas, 4 + _ROW * row, table, investor, shown, language)
    head = head_of(view, shown, language)
    panels = [
        above(top, head, language),
        players(persons(view), language),
        settled(canvas),
    ]
    return picture(panels, _alt(view, names, language, in_words(top, head, language)))


def owner(table: State, investor: str) -> int | None:
    """The seat that took the Investor."""
    for seat, player in enumerate(table.players):
        if investor in player.investors:
            return seat
    return None


def _offered(table: State, investor: str) -> bool:
    return table.draft is not None and table.draft.investor == investor


def _row(
    canvas: Canvas,
    y: float,
    table: State,
    investor: facts.Investor,
    names: Sequence[str],
    language: str,
) -> None:
    seat, offered = owner(table, investor.id), _offered(table, investor.id)
    left = table.draft is not None and investor.id in table.draft.left
    open_ = left or offered
    ground, edge, width = (WHITE, INK, 5) if offered else (CARD, RULE, 2)
    box = (MARGIN, y, PHONE_WIDTH - MARGIN, y + _ROW - 14)
    canvas.box(box, ground if open_ or seat is not None else BANK, edge, radius=14, width=width)
    card = (MARGIN + 14, y + 16, MARGIN + 190, y + _ROW - 30)
    canvas.box(card, HAT_GROUND, HAT_EDGE, radius=14, width=2)
    signs.hat(canvas, MARGIN + 102, y + 66, 58)
    value = money(investor.face_value, language)
    canvas.text(MARGIN + 102, y + 106, value, 40, INK, bold=True, anchor="ms")
    x, right = MARGIN + 208.0, PHONE_WIDTH - MARGIN - 16.0
    room = _status(canvas, right, y, table, investor.id, names, language) - x - 18
    lines = wrap(ability(investor, language), 36, room)[:3]
    base = y + 80 - 21 * (len(lines) - 1)
    for line in lines:
        canvas.text(x, base, fit(line, 36, room), 36, INK)
        base += 42


def _status(
    canvas: Canvas,
    right: float,
    y: float,
    table: State,
    investor: str,
    names: Sequence[str],
    language: str,
) -> float:
    """Whose it is, what is asked for it, or nothing. Returns the x where that begins."""
    seat, middle = owner(table, investor), y + (_ROW - 14) / 2
    if seat is not None:
        name = fit(names[seat], 36, 170, True)
        left = right - text_width(name, 36, True)
        canvas.text(left, middle + 13, name, 36, INK, bold=True)
        seat_badge(canvas, left - 30, middle, 19, seat)
        return left - 54
    if _offered(table, investor) and table.draft is not None:
        price = told("or-sum", language, sum=money(table.draft.price, language))
        half = text_width(price, 40, True) / 2 + 14
        pill(canvas, right - half, middle, price, 40, INK, WHITE)
        return right - 2 * half
    if table.draft is None:
        word = told("left-game", language)
        canvas.text(right, middle + 12, word, 35, SOFT_INK, anchor="rs")
        return right - text_width(word, 35)
    return right


def _alt(view: View, names: Sequence[str], language: str, first: Sequence[str]) -> str:
    table, called = view.table, [clipped(name) for name in names]
    sentences = [*first]
    for seat, name in enumerate(called):
        amount = money(table.players[seat].cash, language)
        sentences.append(told("alt-cash", language, name=name, cash=amount))
    for investor in facts.investors().values():
        taken = owner(table, investor.id)
        if taken is not None:
            state = told("alt-investor-of", language, name=called[taken])
        elif _offered(table, investor.id) and table.draft is not None:
            amount = money(table.draft.price, language)
            state = told("alt-investor-offered", language, sum=amount)
        else:
            state = told("alt-investor-free" if table.draft else "left-game", language)
        value = money(investor.face_value, language)
        does = ability(investor, language)
        sentences.append(told("alt-investor", language, value=value, does=does, state=state))
    return told_within(sentences)
