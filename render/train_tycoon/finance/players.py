"""The players as a panel, in player order: cash and loans, worth, and whether a secret
choice is still pending."""

from __future__ import annotations

from collections.abc import Sequence

from render.layout.box import Box, Space, fill
from render.layout.seats import badge, seat_card
from render.layout.stacks import Line, Row, Table
from render.layout.text import Name, Text, label
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.chips import choice_box, flag, loan_chip
from render.train_tycoon.shared.table_values import pending_choices, player_order, worth
from render.words import money
from rules.train_tycoon.model.position import cash, loans
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.model.view import View

_WIDTH = 476
"""Width of a player's box; two stand side by side."""


def players_box(view: View, names: Sequence[str], language: str) -> Box:
    """Return the players as the table has them, in player order, two in a line; `names` are in
    characters that the font has."""
    boxes = [
        _player_box(view, seat, not place, names[seat], language)
        for place, seat in enumerate(player_order(view.table))
    ]
    pairs = [Line((*boxes[at : at + 2], Space())[:2]) for at in range(0, len(boxes), 2)]
    least = _WIDTH, _WIDTH
    return Table(pairs, head=False, rules=False, gap=12, pad=5, least=least, separator=". ")


def _player_box(view: View, seat: int, is_first: bool, name: str, language: str) -> Box:
    """Return a player: in the second line who begins (the others follow in their order), loans,
    the state of a secret choice, and worth."""
    net, pending = view.table.players[seat].net, pending_choices(view).get(seat)
    amount = Text(money(cash(net), language), 42, bold=True)
    named = Name(name, 37, bold=True, cut_to=60)
    head = Row(badge(seat, 18), named, fill(), amount, gap=10, height=42)
    worth_label = label(t("net-worth", language), 34, words="")
    total = money(worth(view.table, seat), language)
    worth_text = Text(total, 34, words=f"{t('net-worth', language)} {total}")
    begins = label(t("begins", language), 34)
    is_first = is_first and view.table.phase not in (Phase.AUCTION, Phase.SEATING)
    parts: list[Box] = [flag(), begins] if is_first else []
    if net < 0:
        parts.append(loan_chip(loans(net), language))
    if pending is not None:
        parts.append(choice_box(pending, language))
    spare = [worth_text, worth_label, *([begins] if is_first else [])]
    row = (*parts, fill(), worth_label, worth_text)
    second = Row(*row, gap=8, spare=spare, height=40, separator=", ")
    return seat_card(seat, head, second, to_move=seat in view.to_move)
