"""The table: what everybody has in the open, how many cards, and whose bid is in."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import join_within, truncate
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import INK, PHONE_WIDTH, SOFT_INK, fit, legible_name
from render.pieces import draw_seat_badge
from render.words import legible_names, money
from tests.example.render.words import told
from tests.example.rules.view import View

HEAD, ROW = 90, 96


def board(view: View, names: Sequence[str], language: str) -> Picture:
    """A row for each seat, 1000 pixels wide; a ring is around whoever is to move."""
    canvas = Canvas(PHONE_WIDTH, HEAD + ROW * len(names))
    canvas.text(30, 64, _head(view, language), 50, INK, bold=True)
    for seat, name in enumerate(legible_names(names, language)):
        y = HEAD + ROW * (seat + 0.5)
        draw_seat_badge(canvas, 60, y, 24, seat, ring=seat in view.to_move)
        canvas.text(120, y + 15, fit(name, 44, 330), 44)
        canvas.text(690, y + 15, money(view.shown[seat], language), 44, bold=True, anchor="rs")
        canvas.text(730, y + 13, _detail(view, seat, language), 38, SOFT_INK)
    return picture(canvas.finish(), in_words(view, names, language))


def in_words(view: View, names: Sequence[str], language: str) -> str:
    """The picture for those who cannot see it."""
    called = [truncate(legible_name(name, seat, language)) for seat, name in enumerate(names)]
    rows = [
        told(
            "alt-row",
            language,
            name=name,
            shown=money(view.shown[seat], language),
            detail=_detail(view, seat, language) or told("no-bid", language),
        )
        for seat, name in enumerate(called)
    ]
    return join_within([told("alt", language, head=_head(view, language)), *rows])


def _head(view: View, language: str) -> str:
    number = min(view.round, view.options.rounds)
    return told("head", language, round=number, rounds=view.options.rounds)


def _detail(view: View, seat: int, language: str) -> str:
    if seat in view.chosen:
        return told("bid-in", language)
    return told("cards", language, count=view.cards[seat]) if view.options.goods else ""
