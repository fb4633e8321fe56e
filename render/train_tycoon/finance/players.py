"""The players as a panel, in player order: cash and loans, worth, and whether a secret
choice is still pending."""

from __future__ import annotations

from collections.abc import Sequence

import data.train_tycoon as facts
from render.layout.box import Box, Card, fill
from render.layout.seats import badge, seat_card
from render.layout.stacks import Column, Grid, Row
from render.layout.text import Name, Text, label
from render.paint.style import SMALLEST, SOFT_INK
from render.train_tycoon.shared.livery import plate
from render.train_tycoon.shared.signs import NAME_WIDTH, choice_box, flag, loan_chip
from render.train_tycoon.shared.table_values import SEALED, pending_choices, player_order, worth
from render.train_tycoon.shared.words import describe_factory, full_name, t
from render.words import money
from rules.train_tycoon.model.position import Position, cash, loans
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.setup import open_choices


def players_box(view: View, names: Sequence[str], language: str, *, brief: bool = False) -> Box:
    """Return the players as the table has them, in player order, two in a line; in `brief` three,
    with their money only. `names` are in characters that the font has."""
    if brief:
        order = player_order(view.table)
        return Grid(
            [_brief_box(view, seat, names[seat], language) for seat in order], 3, line_gap=8
        )
    boxes = [
        _player_box(view, seat, not place, names[seat], language)
        for place, seat in enumerate(player_order(view.table))
    ]
    return Grid(boxes, 2, gap=12, line_gap=10, separator=". ")


def _player_box(view: View, seat: int, is_first: bool, name: str, language: str) -> Box:
    """Return a player: in the second line who begins (the others follow in their order), loans,
    the state of a secret choice, and worth."""
    net, pending = view.table.players[seat].net, pending_choices(view).get(seat)
    amount = Text(money(cash(net), language), 42, bold=True)
    named = Name(name, 37, bold=True, cut_to=60)
    head = Row(badge(seat, 18), named, fill(), amount, gap=10, height=42)
    total = money(worth(view.table, seat), language)
    worth_box = Row(label(t("net-worth", language), 34), Text(total, 34), gap=8)
    begins = label(t("begins", language), 34)
    is_first = is_first and view.table.phase not in (Phase.AUCTION, Phase.SEATING)
    parts: list[Box] = [flag(), begins] if is_first else []
    if net < 0:
        parts.append(loan_chip(loans(net), language))
    if pending is not None:
        parts.append(choice_box(pending, language))
    elif view.table.phase in SEALED:
        parts.append(label(t("not-asked", language), 34))
    spare = [worth_box, *([begins] if is_first else [])]
    second = Row(*parts, fill(), worth_box, gap=8, spare=spare, height=40, separator=", ")
    return seat_card(seat, head, second, to_move=seat in view.to_move)


def _brief_box(view: View, seat: int, name: str, language: str) -> Box:
    """Return a player's cash, loans, and whether a secret choice has been made."""
    net, pending = view.table.players[seat].net, pending_choices(view).get(seat)
    parts: list[Box] = [
        badge(seat, 18, words=name),
        Text(money(cash(net), language), 40, bold=True),
    ]
    parts += [loan_chip(loans(net), language)] if net < 0 else []
    parts += [] if pending is None else [fill(), choice_box(pending, language)]
    return seat_card(seat, Row(*parts, gap=8, spare=parts[2:]), Box(), to_move=seat in view.to_move)


def _offered_companies(table: State) -> list[str]:
    """Return the companies that can be chosen or floated now, or have just been chosen; none if the
    game is not about that."""
    if table.phase is Phase.CHOOSE:
        known = {*table.order, *open_choices(Position(table))}
        return [name for name in facts.companies() if name in known]
    if table.phase in (Phase.AUCTION, Phase.SEATING):
        kinds = ("factory", "city") if len(table.players) == 2 else ("factory",)
        return [name for name, row in facts.companies().items() if row.hq in kinds]
    if table.phase not in (Phase.IPO, Phase.ANSWERS):
        return []
    if table.ipo is not None:
        return [table.ipo.company]
    return [name for name, company in table.companies.items() if not company.active]


def offers_box(table: State, language: str) -> Box | None:
    """Return the companies that can be chosen, one in a line with how it begins; or those that
    can be floated, two in a line below the price of a share. None if the game is not about that."""
    names, is_ipo = _offered_companies(table), table.phase in (Phase.IPO, Phase.ANSWERS)
    cells = [_offer_box(table, name, not is_ipo, language) for name in names]
    if not cells:
        return None
    if not is_ipo:
        return Card(Column(*cells, gap=6, separator=". "), pad=(10, 6))
    price = money(facts.turns()[table.turn].ipo_price or 0, language)
    title = label(t("to-float", language, price=price), 35)
    return Card(
        Column(title, Grid(cells, 2, gap=16, line_gap=6), gap=4, separator=": "), pad=(14, 6)
    )


def _offer_box(table: State, name: str, is_wide: bool, language: str) -> Box:
    """Return a company: with room, how it begins; and the seat that has chosen it."""
    row = table.companies[name]
    parts: list[Box] = [plate(name, size=SMALLEST, width=NAME_WIDTH)]
    parts += [Name(full_name(name), 34, cut_to=160, words=full_name(name)), fill()]
    if is_wide:
        word = t("hq-city", language)
        if row.factory is not None:
            word = t("hq-factory", language, **describe_factory(row.factory, language))
        parts.append(Name(word, SMALLEST, SOFT_INK, cut_to=300, words=word))
    if row.president is not None:
        parts.append(badge(row.president, 17))
    return Row(*parts, gap=14 if is_wide else 8)
