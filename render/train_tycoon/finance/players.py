"""The players as a panel, in player order: cash and loans, worth, and whether a secret
choice is still pending."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.layout.box import Box, Space, fill
from render.layout.seats import badge, seat_card
from render.layout.stacks import Line, Row, Table
from render.layout.text import Name, Text, label
from render.paint.image_cache import cached
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.chips import choice_box, flag, loan_chip
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.table_values import pending_choices, player_order, worth
from render.words import money
from rules.train_tycoon.model.position import cash, loans
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.model.view import View

_WIDTH = 476
"""Width of a player's box; two stand side by side."""


class Person(NamedTuple):
    """The contents of a player's box. `place` in player order, 0 while there is none;
    `choosing`: whether a secret choice is still pending, None if not asked."""

    seat: int
    place: int
    name: str
    net: int
    worth: int
    to_move: bool
    choosing: bool | None


def build_persons(view: View, names: Sequence[str]) -> tuple[Person, ...]:
    """Return the players as the table has them, in player order; `names` are in characters that
    the font has."""
    table, pending = view.table, pending_choices(view)
    has_order = table.phase not in (Phase.AUCTION, Phase.SEATING)
    return tuple(
        Person(
            seat,
            place if has_order else 0,
            names[seat],
            table.players[seat].net,
            worth(table, seat),
            seat in view.to_move,
            pending.get(seat),
        )
        for place, seat in enumerate(player_order(table), 1)
    )


@cached
def render_players(rows: tuple[Person, ...], language: str) -> Image.Image:
    """Return the players, two in a line."""
    boxes = [_person_box(row, language) for row in rows]
    pairs = [Line((*boxes[at : at + 2], Space())[:2]) for at in range(0, len(boxes), 2)]
    body = Table(pairs, head=False, rules=False, gap=12, pad=5, least=(_WIDTH, _WIDTH))
    return lay_out(body, top=0, bottom=4).image


def _person_box(row: Person, language: str) -> Box:
    amount = Text(money(cash(row.net), language), 42, bold=True)
    name = Name(row.name, 37, bold=True, cut_to=60)
    head = Row(badge(row.seat, 18), name, fill(), amount, gap=10, height=42)
    return seat_card(row.seat, head, _second_line(row, language), to_move=row.to_move)


def _second_line(row: Person, language: str) -> Box:
    """Return the second line: who begins (the others follow in their order), loans, the state of
    a secret choice, and worth."""
    begins, worth_label = label(t("begins", language), 34), label(t("net-worth", language), 34)
    parts: list[Box] = [flag(), begins] if row.place == 1 else []
    if row.net < 0:
        parts.append(loan_chip(loans(row.net), language))
    if row.choosing is not None:
        parts.append(choice_box(row.choosing, language))
    worth = Text(money(row.worth, language), 34)
    spare = [worth, worth_label, *([begins] if row.place == 1 else [])]
    return Row(*parts, fill(), worth_label, worth, gap=8, spare=spare, height=40)
