"""Companies that can be chosen or floated: a panel of the market."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from render.layout.box import Box, Card, Space, fill
from render.layout.seats import badge
from render.layout.stacks import Column, Line, Row, Table
from render.layout.text import Name, label
from render.paint.image_cache import cached
from render.paint.style import SMALLEST, SOFT_INK
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.chips import NAME_WIDTH
from render.train_tycoon.shared.livery import plate
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.table_values import inactive_companies
from render.train_tycoon.shared.words import full_name, item_name
from render.words import money
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.setup import open_choices

_HALF = 452


class Offer(NamedTuple):
    """A company not in play. `factory` is the good of the factory that it would place; `seat`
    is the seat that has chosen it."""

    company: str
    factory: str | None
    seat: int | None


class Offers(NamedTuple):
    """`price` of a share in this turn's IPO, None while starting companies are chosen."""

    price: int | None
    rows: tuple[Offer, ...]


def floating_offers(table: State) -> Offers | None:
    """Return what can be chosen or floated now, or None if the game is not about that."""
    if table.phase is Phase.CHOOSE:
        companies, price = open_choices(Position(table)), None
    elif table.phase in (Phase.AUCTION, Phase.SEATING):
        kinds = ("factory", "city") if len(table.players) == 2 else ("factory",)
        companies = [name for name, row in facts.companies().items() if row.hq in kinds]
        price = None
    elif table.phase in (Phase.IPO, Phase.ANSWERS):
        companies, price = inactive_companies(table), facts.turns()[table.turn].ipo_price
        if table.ipo is not None:
            companies = [table.ipo.company]
    else:
        return None
    rows = tuple(
        Offer(name, table.companies[name].factory, table.companies[name].president)
        for name in companies
    )
    return Offers(price, rows) if rows else None


@cached
def render_offers(offers: Offers, language: str) -> Image.Image:
    """Return the companies: with a price two in a line below it, else one in a line with how it
    begins."""
    cells = [_offer_box(row, offers.price is None, language) for row in offers.rows]
    if offers.price is None:
        return lay_out(Card(Column(*cells, gap=6), pad=(10, 6))).image
    title = label(t("to-float", language, price=money(offers.price, language)), 35)
    pairs = [Line((*cells[at : at + 2], Space())[:2]) for at in range(0, len(cells), 2)]
    body = Table(pairs, head=False, rules=False, least=(_HALF, _HALF))
    return lay_out(Card(Column(title, body, gap=4), pad=(14, 6))).image


def _offer_box(row: Offer, is_wide: bool, language: str) -> Box:
    parts: list[Box] = [plate(row.company, size=SMALLEST, width=NAME_WIDTH)]
    parts += [Name(full_name(row.company), 34, cut_to=160), fill()]
    if is_wide:
        parts.append(Name(_headquarters(row, language), SMALLEST, SOFT_INK, cut_to=300))
    if row.seat is not None:
        parts.append(badge(row.seat, 17))
    return Row(*parts, gap=14 if is_wide else 8)


def _headquarters(row: Offer, language: str) -> str:
    """Return how the company begins: in a city, or with a factory."""
    if row.factory is None:
        return t("hq-city", language)
    takes = " + ".join(item_name(item, language) for item in facts.accepted_resources(row.factory))
    return t("hq-factory", language, good=item_name(row.factory, language), takes=takes)
