"""A company's deliveries as a numbered table: what went where, what distance and market
brought, and what is left of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from render.alt import join_within, truncate
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import (
    ALARM,
    CARD,
    GOOD,
    INK,
    PHONE_WIDTH,
    RULE,
    SOFT_INK,
    WHITE,
    Colour,
    fit,
    text_width,
    wrap,
)
from render.pieces import draw_seat_badge
from render.train_tycoon.shared.goods import draw_sign
from render.train_tycoon.shared.livery import draw_plate
from render.train_tycoon.shared.palettes import panel, quantize
from render.train_tycoon.shared.words import (
    city_names,
    format_signed,
    full_name,
    item_name,
    picture_text,
    short_name,
)
from render.words import money
from rules.game import Event
from rules.train_tycoon.model.events import (
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

MARGIN = 18
_ROW, _HEAD, _NOTE = 58, 58, 44
"""Heights in pixels of a row, of the column heads, and of a note."""
_NAMES, _DISTANCE, _MARKET, _INCOME = 132, 700, 828, 966
"""Left edge of the places, and right edges of the three sums of a row, in pixels."""


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
    turns = company_turns(events, view)
    if not turns:
        raise ValueError("no deliveries among these events")
    cities = {} if view is None else city_names(view.table.options.map)
    panels = [
        panel for company_turn in turns for panel in _render_turn(company_turn, cities, language)
    ]
    sentences = [
        part
        for company_turn in turns
        for part in _describe_turn(company_turn, cities, names, language)
    ]
    return picture(panels, join_within(sentences))


def _render_turn(run: CompanyTurn, cities: dict[str, str], language: str) -> Iterator[Image.Image]:
    yield quantize(_draw_head(run, language))
    if run.moves:
        yield quantize(_draw_table(run.moves, cities, language))
    notes = [*_hub_notes(run, cities, language), *_income_notes(run, language)]
    lines = [
        (line, ink, bold)
        for text, ink, bold in notes
        for line in wrap(text, 35, PHONE_WIDTH - 2 * MARGIN - 12, bold)
    ]
    canvas = panel(PHONE_WIDTH, _NOTE * len(lines) + 22)
    for number, (line, ink, bold) in enumerate(lines):
        canvas.text(MARGIN + 6, 38 + _NOTE * number, line, 35, ink, bold=bold)
    yield quantize(canvas)


def _draw_head(run: CompanyTurn, language: str) -> Canvas:
    canvas = panel(PHONE_WIDTH, 74)
    x = draw_plate(canvas, MARGIN, 14, run.company, size=38) + 18
    right = float(PHONE_WIDTH - MARGIN - 6)
    total = money(sum(move.income for move in run.moves), language)
    canvas.text(right, 55, total, 48, INK, bold=True, anchor="rs")
    right -= text_width(total, 48, True) + 44
    if run.president is not None:
        draw_seat_badge(canvas, right, 39, 20, run.president)
        right -= 40
    canvas.text(x, 54, fit(full_name(run.company), 40, right - x), 40, INK)
    return canvas


def _draw_table(moves: Sequence[Delivered], cities: dict[str, str], language: str) -> Canvas:
    """Return a row for each delivery below the column heads."""
    height = _HEAD + _ROW * len(moves) + 8
    canvas = panel(PHONE_WIDTH, height + 6)
    canvas.box((MARGIN, 0, PHONE_WIDTH - MARGIN, height), CARD, RULE, radius=14, width=2)
    for right, key in ((_DISTANCE, "distance"), (_MARKET, "market"), (_INCOME, "comes-to")):
        canvas.text(right, 42, picture_text(key, language), 33, SOFT_INK, anchor="rs")
    for number, move in enumerate(moves):
        y = _HEAD + _ROW * number
        canvas.line([(MARGIN + 8, y), (PHONE_WIDTH - MARGIN - 8, y)], RULE, 2)
        _draw_row(canvas, y + _ROW / 2, number + 1, move, cities, language)
    return canvas


def _draw_row(
    canvas: Canvas,
    y: float,
    number: int,
    move: Delivered,
    cities: dict[str, str],
    language: str,
) -> None:
    canvas.circle(MARGIN + 34, y, 23, INK)
    canvas.text(MARGIN + 34, y + 11.5, str(number), 33, WHITE, bold=True, anchor="ms")
    draw_sign(canvas, MARGIN + 82, y, 40, move.item)
    sums = (
        (_DISTANCE, str(move.distance), INK, False),
        (_MARKET, _format_gain(move.gain), _gain_colour(move.gain), True),
        (_INCOME, money(move.income, language), INK, True),
    )
    for right, text, ink, bold in sums:
        canvas.text(right, y + 13, text, 38, ink, bold=bold, anchor="rs")
    room = _DISTANCE - text_width("000", 38) - 14 - _NAMES
    arrow_width = 48
    start, end = (cities.get(hex_, hex_) for hex_ in (move.source, move.destination))
    name_width = (room - arrow_width) / 2
    if text_width(start, 36) + text_width(end, 36) > room - arrow_width:
        start, end = fit(start, 36, name_width), fit(end, 36, name_width)
    canvas.text(_NAMES, y + 12.5, start, 36, INK)
    x = _NAMES + text_width(start, 36) + 10
    canvas.line([(x, y), (x + 20, y)], SOFT_INK, 4)
    canvas.polygon([(x + 18, y - 9), (x + 32, y), (x + 18, y + 9)], SOFT_INK)
    canvas.text(x + arrow_width - 6, y + 12.5, end, 36, INK)


def _format_gain(gain: int) -> str:
    return f"+{gain}" if gain > 0 else str(gain).replace("-", "−")


def _gain_colour(gain: int) -> Colour:
    return GOOD if gain > 0 else ALARM if gain < 0 else SOFT_INK


Note = tuple[str, Colour, bool]


def _hub_notes(run: CompanyTurn, cities: dict[str, str], language: str) -> Iterator[Note]:
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
        yield picture_text("no-deliveries", language), SOFT_INK, False
    if passengers:
        parts = ", ".join(f"{where} +{count}" for where, count in passengers.items())
        yield picture_text("came", language, cities=parts), INK, False
    for event in run.after:
        if isinstance(event, GoodsMade):
            item = item_name(event.item, language)
            yield (
                picture_text("made", language, count=event.count, item=item, hex=event.hex),
                INK,
                False,
            )
    for item, parts_ in refilled.items():
        name = item_name(item, language)
        yield picture_text("refilled", language, item=name, hubs=", ".join(parts_)), INK, False


def _income_notes(run: CompanyTurn, language: str) -> Iterator[Note]:
    """Yield the income, and how it was used."""
    for sums in run.sums:
        values = {
            name: money(getattr(sums, name), language)
            for name in ("deliveries", "trains", "interest")
        }
        income = format_signed(sums.income, language).removeprefix("+")
        yield picture_text("income-sums", language, income=income, **values), INK, True
    for end in run.ends:
        if isinstance(end, PaidOut):
            values = {"each": money(end.per_share, language), "kept": money(end.kept, language)}
            yield picture_text("paid-out", language, **values), INK, False
        else:
            yield picture_text("retained", language, sum=money(end.amount, language)), INK, False


def _describe_turn(
    run: CompanyTurn, cities: dict[str, str], names: Sequence[str], language: str
) -> Iterator[str]:
    president = "–" if run.president is None else truncate(names[run.president])
    total = money(sum(move.income for move in run.moves), language)
    values = {
        "company": full_name(run.company),
        "short": short_name(run.company),
        "name": president,
    }
    yield picture_text("alt-deliveries", language, count=len(run.moves), sum=total, **values)
    for number, move in enumerate(run.moves, 1):
        yield picture_text(
            "alt-delivery",
            language,
            number=str(number),
            item=item_name(move.item, language),
            start=cities.get(move.source, move.source),
            end=cities.get(move.destination, move.destination),
            distance=money(move.distance, language),
            market=format_signed(move.gain, language),
            sum=money(move.income, language),
        )
    for text, _, _ in (*_hub_notes(run, cities, language), *_income_notes(run, language)):
        yield f"{text}."
