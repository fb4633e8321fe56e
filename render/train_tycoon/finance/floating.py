"""Companies that can be chosen or floated: a panel of the market."""

from __future__ import annotations

import data.train_tycoon as facts
from render.layout.box import Box, Card, Space, fill
from render.layout.seats import badge
from render.layout.stacks import Column, Line, Row, Table
from render.layout.text import Name, label
from render.paint.style import SMALLEST, SOFT_INK
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.chips import NAME_WIDTH
from render.train_tycoon.shared.livery import plate
from render.train_tycoon.shared.words import describe_factory, full_name
from render.words import money
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.setup import open_choices

_HALF = 452


def _offered_companies(table: State) -> list[str]:
    """Return the companies that can be chosen or floated now; none if the game is not about
    that."""
    if table.phase is Phase.CHOOSE:
        return list(open_choices(Position(table)))
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
    pairs = [Line((*cells[at : at + 2], Space())[:2]) for at in range(0, len(cells), 2)]
    body = Table(pairs, head=False, rules=False, least=(_HALF, _HALF))
    title = label(t("to-float", language, price=price), 35)
    return Card(Column(title, body, gap=4, separator=": "), pad=(14, 6))


def _offer_box(table: State, name: str, is_wide: bool, language: str) -> Box:
    """Return a company: with room, how it begins; and the seat that has chosen it."""
    row = table.companies[name]
    parts: list[Box] = [plate(name, size=SMALLEST, width=NAME_WIDTH)]
    parts += [Name(full_name(name), 34, cut_to=160), fill()]
    if is_wide:
        word = t("hq-city", language)
        if row.factory is not None:
            word = t("hq-factory", language, **describe_factory(row.factory, language))
        parts.append(Name(word, SMALLEST, SOFT_INK, cut_to=300, words=word))
    if row.president is not None:
        parts.append(badge(row.president, 17))
    return Row(*parts, gap=14 if is_wide else 8)
