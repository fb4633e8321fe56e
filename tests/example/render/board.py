"""The table: what everybody has in the open, how many cards, and whose bid is in."""

from __future__ import annotations

from collections.abc import Sequence

from render.card.head import top_part
from render.card.palettes import plain_palette
from render.card.top import NO_TOP, Head, Top
from render.layout.box import Box, Card
from render.layout.part import lay_out, stack_parts
from render.layout.seats import badge
from render.layout.stacks import Line, Table
from render.layout.text import Name, amount, label
from render.paint.picture import Picture
from render.words import legible_names, money
from tests.example.render.words import t
from tests.example.rules.view import View


def board(view: View, names: Sequence[str], language: str, *, top: Top = NO_TOP) -> Picture:
    """Draw the top of every card, and below it a row for each seat, 1000 pixels wide."""
    waited = ", ".join(legible_names(names, language)[seat] for seat in view.to_move)
    ask = t(f"ask-{view.phase}", language, name=waited)
    acting = view.to_move[0] if len(view.to_move) == 1 else None
    head = Head(_round(view, language), ask, acting)
    card = Card(_table(view, names, language))
    palette = plain_palette()
    return stack_parts([top_part(top, head, language, palette), lay_out(palette, card)])


def in_words(view: View, names: Sequence[str], language: str) -> str:
    """Say what the picture shows, for those who cannot see it."""
    return f"{_round(view, language)}. {_table(view, names, language).words()}."


def _table(view: View, names: Sequence[str], language: str) -> Box:
    lines = []
    for seat, name in enumerate(legible_names(names, language)):
        shown = amount(money(view.shown[seat], language), 44)
        detail = label(_detail(view, seat, language), 38, grow=1)
        cells = badge(seat), Name(name, 44, cut_to=330), shown, detail
        lines.append(Line(cells))
    return Table(lines, head=False, pad=16)


def _round(view: View, language: str) -> str:
    number = min(view.round, view.options.rounds)
    return t("head", language, round=number, rounds=view.options.rounds)


def _detail(view: View, seat: int, language: str) -> str:
    if seat in view.chosen:
        return t("bid-in", language)
    return t("cards", language, count=view.cards[seat]) if view.options.goods else ""
