"""A company's deliveries as a numbered table: what went where, what distance and market
brought, and what is left of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from render.layout.box import Box, Card, Sprite, fill
from render.layout.part import Part, stack_parts
from render.layout.seats import badge
from render.layout.stacks import Column, Line, Row, Table
from render.layout.text import Name, Paragraph, Text, label
from render.paint.canvas import Canvas
from render.paint.picture import Picture
from render.paint.style import ALARM, GOOD, INK, SOFT_INK, WHITE
from render.train_tycoon.shared.livery import plate
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.signs import draw_sign
from render.train_tycoon.shared.words import (
    city_names,
    describe_president,
    full_name,
    item_name,
    picture_text,
)
from render.words import legible_names, money
from rules.game import Event
from rules.train_tycoon.model.operation_events import (
    Delivered,
    GoodsMade,
    HubRefilled,
    IncomeCounted,
    OperationBegan,
    PaidOut,
    PassengersCame,
    Retained,
)
from rules.train_tycoon.model.view import View


class CompanyTurn(NamedTuple):
    """The end of a company's turn, from the events: its deliveries in order, the changes at
    hubs that followed, its income, and how that was used."""

    company: str
    president: int | None
    moves: list[Delivered]
    after: list[PassengersCame | GoodsMade | HubRefilled]
    sums: list[IncomeCounted]
    ends: list[PaidOut | Retained]


def company_turns(events: Sequence[Event], view: View | None = None) -> list[CompanyTurn]:
    """Return the turns of companies among the events that reached their deliveries. Where the
    events do not tell the president, the view does."""
    turns: list[CompanyTurn] = []
    president: dict[str, int | None] = {}
    if view is not None:
        president = {name: row.president for name, row in view.table.companies.items()}
    for event in events:
        if isinstance(event, OperationBegan):
            president[event.company] = event.president
        elif isinstance(event, Delivered | IncomeCounted):
            if not turns or turns[-1].company != event.company:
                turns.append(
                    CompanyTurn(event.company, president.get(event.company), [], [], [], [])
                )
            if isinstance(event, Delivered):
                turns[-1].moves.append(event)
            else:
                turns[-1].sums.append(event)
        elif isinstance(event, PaidOut | Retained):
            if turns and turns[-1].company == event.company:
                turns[-1].ends.append(event)
        elif isinstance(event, PassengersCame | GoodsMade | HubRefilled) and turns:
            turns[-1].after.append(event)
    return turns


def render_deliveries(
    events: Sequence[Event], names: Sequence[str], language: str, *, view: View | None = None
) -> Picture:
    """Return the deliveries of every company among the events, one table below another, 1000
    pixels wide.

    With a `view` of the table cities are shown by name, else all places by the ids of their
    hexes. `names` are by seat. Raises ValueError if no company reached its deliveries."""
    turns, shown = company_turns(events, view), legible_names(names, language)
    if not turns:
        raise ValueError("no deliveries among these events")
    cities = {} if view is None else city_names(view.table.options.map)
    return stack_parts(
        part for turn in turns for part in _turn_parts(turn, cities, shown, language)
    )


def _turn_parts(
    run: CompanyTurn, cities: Mapping[str, str], names: Sequence[str], language: str
) -> Iterator[Part]:
    total = money(sum(move.income for move in run.moves), language)
    words = picture_text("deliveries", language, count=len(run.moves), sum=total)
    president = []
    if run.president is not None:
        president_words = describe_president(names[run.president], language)
        president = [badge(run.president, 20, words=president_words)]
    head = (
        plate(run.company, size=38),
        Name(full_name(run.company), 40, cut_to=200, words=full_name(run.company)),
        fill(),
        *president,
        Text(total, 48, bold=True, words=words),
    )
    yield lay_out(Row(*head, gap=18, separator=", "), top=12, bottom=4)
    if run.moves:
        columns = [label(picture_text(key, language), align="right") for key in _COLUMNS]
        lines = [Line([fill(), *columns])]
        lines += [
            Line(_move_cells(n, move, cities, language)) for n, move in enumerate(run.moves, 1)
        ]
        yield lay_out(Card(Table(lines, pad=5, gap=14)))
    notes = [*_hub_notes(run, cities, language), *_income_notes(run, language)]
    yield lay_out(Column(*notes, separator=". "), bottom=14)


_COLUMNS = ("distance", "market", "comes-to")


def _move_cells(
    number: int, move: Delivered, cities: Mapping[str, str], language: str
) -> list[Box]:
    """Return what went where, the distance, what the market changed, and the income."""
    start, end = (
        Name(cities.get(hex_, hex_), 36, cut_to=120) for hex_ in (move.source, move.destination)
    )
    way = (
        Sprite(_draw_number, number, room=(46, 46), words=f"{number}."),
        Sprite(draw_sign, 40, move.item, room=(42, 42), words=item_name(move.item, language)),
        start,
        Sprite(_draw_arrow, room=(34, 20), words="–"),
        end,
    )
    gain = f"+{move.gain}" if move.gain > 0 else str(move.gain).replace("-", "−")
    ink = GOOD if move.gain > 0 else ALARM if move.gain < 0 else SOFT_INK
    return [
        Row(*way, fill(), gap=8, grow=1),
        Text(str(move.distance), 38, align="right"),
        Text(gain, 38, ink, bold=True, align="right"),
        Text(money(move.income, language), 38, bold=True, align="right"),
    ]


def _draw_number(canvas: Canvas, x: float, y: float, number: int) -> None:
    canvas.circle(x, y, 23, INK)
    canvas.text(x, y + 11.5, str(number), 33, WHITE, bold=True, anchor="ms")


def _draw_arrow(canvas: Canvas, x: float, y: float) -> None:
    canvas.line([(x - 16, y), (x + 4, y)], SOFT_INK, 4)
    canvas.polygon([(x + 2, y - 9), (x + 16, y), (x + 2, y + 9)], SOFT_INK)


def _hub_notes(run: CompanyTurn, cities: Mapping[str, str], language: str) -> Iterator[Box]:
    """Yield what the deliveries changed at hubs."""
    passengers: dict[str, int] = {}
    refilled: dict[str, list[str]] = {}
    for event in run.after:
        where = cities.get(event.hex, event.hex)
        if isinstance(event, PassengersCame):
            passengers[where] = passengers.get(where, 0) + event.count
        elif isinstance(event, HubRefilled):
            refilled.setdefault(event.item, []).append(f"{where} +{event.count}")
    if not run.moves:
        yield Paragraph(picture_text("no-deliveries", language), 35, SOFT_INK)
    if passengers:
        parts = ", ".join(f"{where} +{count}" for where, count in passengers.items())
        yield Paragraph(picture_text("came", language, cities=parts), 35)
    for event in run.after:
        if isinstance(event, GoodsMade):
            values = {"count": event.count, "item": item_name(event.item, language)}
            yield Paragraph(picture_text("made", language, hex=event.hex, **values), 35)
    for item, hubs in refilled.items():
        values = {"item": item_name(item, language), "hubs": ", ".join(hubs)}
        yield Paragraph(picture_text("refilled", language, **values), 35)


def _income_notes(run: CompanyTurn, language: str) -> Iterator[Box]:
    """Yield the income, and how it was used."""
    for sums in run.sums:
        values = {
            name: money(getattr(sums, name), language)
            for name in ("deliveries", "trains", "interest", "income")
        }
        yield Paragraph(picture_text("income-sums", language, **values), 35, bold=True)
    for end in run.ends:
        if isinstance(end, PaidOut):
            values = {"each": money(end.per_share, language), "kept": money(end.kept, language)}
            yield Paragraph(picture_text("paid-out", language, **values), 35)
        else:
            yield Paragraph(picture_text("retained", language, sum=money(end.amount, language)), 35)
