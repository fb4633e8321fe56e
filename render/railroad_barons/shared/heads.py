"""The upper panels of the board: the top of every card, and the two players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import data.railroad_barons as facts
from render.card import head
from render.card.top import Head, Top
from render.layout.box import Box, Framed, Sprite, fill
from render.layout.part import Part
from render.layout.seats import badge, seat_card
from render.layout.stacks import Flow, Row
from render.layout.text import Pill, Text, label
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.style import ALARM, INK, SOFT_INK, WHITE
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.livery import plate_width
from render.railroad_barons.shared.palettes import lay_out, palette
from render.railroad_barons.shared.words import picture_text
from render.words import money
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.model.view import View


def top_part(top: Top, row: Head, language: str, room: int = 0) -> Part:
    """Return the top of a card in the palette of the game; for `room` see `render.card.head`."""
    return head.top_part(top, row, language, palette(), room)


class Person(NamedTuple):
    """The contents of a player's box. `sold`: Holdings that may not be bought again this round;
    `fresh`: the cash has just changed."""

    seat: int
    cash: int
    stock: int
    papers: int
    to_move: bool
    priority: bool
    investors: tuple[str, ...]
    sold: tuple[str, ...]
    fresh: bool


def build_persons(view: View, fresh: frozenset[int] = frozenset()) -> tuple[Person, ...]:
    """Return the two players as the table has them; the cash of those in `fresh` has just
    changed."""
    table = view.table
    sold = [(), ()] if table.stock is None else [tuple(row) for row in table.stock.sold]
    return tuple(
        Person(
            seat,
            player.cash,
            Position(table).stock_value(seat),
            len(player.certificates),
            seat in view.to_move,
            table.priority == seat and table.phase is not Phase.OVER,
            tuple(player.investors),
            sold[seat] if table.options.rebuy == "round" else (),
            seat in fresh,
        )
        for seat, player in enumerate(table.players)
    )


@cached
def render_players(rows: tuple[Person, ...], names: tuple[str, ...], language: str) -> Part:
    """Return the two players side by side; their `names` stand in the words only, for the ranking
    shows them."""
    boxes = [_person_box(row, names[row.seat], language) for row in rows]
    return lay_out(Row(*boxes, gap=12))


def _person_box(row: Person, name: str, language: str) -> Box:
    over_limit = row.papers > facts.constants().certificate_limit
    counts = {"count": str(row.papers), "limit": str(facts.constants().certificate_limit)}
    word = label(picture_text("sum-cash", language), 35)
    head = Row(
        badge(row.seat, 20),
        word,
        Framed(Text(money(row.cash, language), 40, bold=True), news=row.fresh, line=4, radius=9),
        fill(),
        Sprite(_draw_certificate, room=(34, 28)),
        Text(
            picture_text("papers-short", language, **counts),
            35,
            ALARM if over_limit else INK,
            bold=over_limit,
        ),
        height=46,
        spare=(word,),
    )
    more = picture_text("alt-priority", language) if row.priority else ""
    if row.investors:
        values = [facts.investors()[name].face_value for name in row.investors]
        listed = ", ".join(money(value, language) for value in values)
        more += picture_text("alt-hand", language, investors=listed)
    words = picture_text(
        "alt-player",
        language,
        name=name,
        cash=money(row.cash, language),
        stock=money(row.stock, language),
        count=row.papers,
        more=more,
    )
    return seat_card(row.seat, head, _chips(row, language), to_move=row.to_move, words=words)


def _chips(row: Person, language: str) -> Box:
    """Return Priority Deal, Investors and Holdings sold, in lines."""
    chips = card_chips(row.priority, row.investors, language)
    plates = [signs.plate(name, size=33, width=plate_width(name, 33)) for name in row.sold]
    if plates:
        chips.append(Row(label(picture_text("sold", language)), plates[0], gap=10))
    return Flow(*chips, *plates[1:], line_gap=5)


def card_chips(priority: bool, investors: Sequence[str], language: str) -> list[Box]:
    """Return the Priority Deal, for a player who has it, and the Investors in hand."""
    deal = [Pill(picture_text("priority", language), 33)] if priority else []
    return [*deal, *(signs.investor(name, language) for name in investors)]


def _draw_certificate(canvas: Canvas, x: float, y: float) -> None:
    """Draw a small certificate about x, y."""
    canvas.box((x - 16, y - 14, x + 16, y + 14), WHITE, SOFT_INK, radius=3, width=3)
    for line in (-5, 2):
        canvas.line([(x - 9, y + line), (x + 9, y + line)], SOFT_INK, 2)
