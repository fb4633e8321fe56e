"""The draft: the five Investors, their abilities, who owns them, and the one offered with
its price."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from render.alt import join_within, truncate
from render.card.top import NO_TOP, Top, describe_top
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import CARD, INK, PHONE_WIDTH, RULE, SOFT_INK, WHITE, fit, text_width, wrap
from render.pieces import draw_pill, draw_seat_badge
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.heads import build_persons, render_players, top_panel
from render.railroad_barons.shared.palettes import BANK, HAT_EDGE, HAT_GROUND, quantize
from render.railroad_barons.shared.prompts import build_head
from render.railroad_barons.shared.words import describe_ability, picture_text
from render.words import legible_names, money
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View

MARGIN = 18
_ROW = 148


def render_draft(view: View, names: Sequence[str], language: str, *, top: Top = NO_TOP) -> Picture:
    """Return the Investors, cheapest first, 1000 pixels wide: those still to be picked, the one
    offered with its price, and those taken with their owners."""
    table, shown = view.table, legible_names(names, language)
    canvas = Canvas(PHONE_WIDTH, _ROW * len(facts.investors()) + 14)
    for row, investor in enumerate(facts.investors().values()):
        _draw_row(canvas, 4 + _ROW * row, table, investor, shown, language)
    head = build_head(view, shown, language)
    panels = [
        top_panel(top, head, language),
        render_players(build_persons(view), language),
        quantize(canvas),
    ]
    return picture(panels, _alt_text(view, names, language, describe_top(top, head, language)))


def investor_owner(table: State, investor: str) -> int | None:
    """Return the seat that took the Investor, or None."""
    for seat, player in enumerate(table.players):
        if investor in player.investors:
            return seat
    return None


def _is_offered(table: State, investor: str) -> bool:
    return table.draft is not None and table.draft.investor == investor


def _draw_row(
    canvas: Canvas,
    y: float,
    table: State,
    investor: facts.Investor,
    names: Sequence[str],
    language: str,
) -> None:
    seat, is_offered = investor_owner(table, investor.id), _is_offered(table, investor.id)
    is_left = table.draft is not None and investor.id in table.draft.left
    is_open = is_left or is_offered
    ground, edge, width = (WHITE, INK, 5) if is_offered else (CARD, RULE, 2)
    box = (MARGIN, y, PHONE_WIDTH - MARGIN, y + _ROW - 14)
    canvas.box(box, ground if is_open or seat is not None else BANK, edge, radius=14, width=width)
    card = (MARGIN + 14, y + 16, MARGIN + 190, y + _ROW - 30)
    canvas.box(card, HAT_GROUND, HAT_EDGE, radius=14, width=2)
    signs.draw_hat(canvas, MARGIN + 102, y + 66, 58)
    value = money(investor.face_value, language)
    canvas.text(MARGIN + 102, y + 106, value, 40, INK, bold=True, anchor="ms")
    x, right = MARGIN + 208.0, PHONE_WIDTH - MARGIN - 16.0
    room = _draw_status(canvas, right, y, table, investor.id, names, language) - x - 18
    lines = wrap(describe_ability(investor, language), 36, room)[:3]
    base = y + 80 - 21 * (len(lines) - 1)
    for line in lines:
        canvas.text(x, base, fit(line, 36, room), 36, INK)
        base += 42


def _draw_status(
    canvas: Canvas,
    right: float,
    y: float,
    table: State,
    investor: str,
    names: Sequence[str],
    language: str,
) -> float:
    """Draw its owner, its price, or nothing. Return the x where that begins."""
    seat, middle = investor_owner(table, investor), y + (_ROW - 14) / 2
    if seat is not None:
        name = fit(names[seat], 36, 170, True)
        left = right - text_width(name, 36, True)
        canvas.text(left, middle + 13, name, 36, INK, bold=True)
        draw_seat_badge(canvas, left - 30, middle, 19, seat)
        return left - 54
    if _is_offered(table, investor) and table.draft is not None:
        price = picture_text("or-sum", language, sum=money(table.draft.price, language))
        half = text_width(price, 40, True) / 2 + 14
        draw_pill(canvas, right - half, middle, price, 40, INK, WHITE)
        return right - 2 * half
    if table.draft is None:
        word = picture_text("left-game", language)
        canvas.text(right, middle + 12, word, 35, SOFT_INK, anchor="rs")
        return right - text_width(word, 35)
    return right


def _alt_text(view: View, names: Sequence[str], language: str, first: Sequence[str]) -> str:
    table, shown_names = view.table, [truncate(name) for name in names]
    sentences = [*first]
    for seat, name in enumerate(shown_names):
        amount = money(table.players[seat].cash, language)
        sentences.append(picture_text("alt-cash", language, name=name, cash=amount))
    for investor in facts.investors().values():
        owner_seat = investor_owner(table, investor.id)
        if owner_seat is not None:
            state = picture_text("alt-investor-of", language, name=shown_names[owner_seat])
        elif _is_offered(table, investor.id) and table.draft is not None:
            amount = money(table.draft.price, language)
            state = picture_text("alt-investor-offered", language, sum=amount)
        else:
            state = picture_text("alt-investor-free" if table.draft else "left-game", language)
        value = money(investor.face_value, language)
        ability_text = describe_ability(investor, language)
        sentences.append(
            picture_text("alt-investor", language, value=value, does=ability_text, state=state)
        )
    return join_within(sentences)
