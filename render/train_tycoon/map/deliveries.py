"""A company's deliveries as a numbered strip: what went where, what the distance and the market
came to, and what is left of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from render.alt import clipped, told_within
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
from render.pieces import seat_badge
from render.train_tycoon.shared.goods import sign
from render.train_tycoon.shared.inks import panel, settled
from render.train_tycoon.shared.livery import plate
from render.train_tycoon.shared.words import city_names, full, item_name, short, signed, told
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
_NAMES, _DISTANCE, _MARKET, _INCOME = 132, 700, 828, 966
"""Where places begin, and where the three sums of a row end."""


class Run(NamedTuple):
    """The end of a company's turn, as far as the events tell: its deliveries in their order, what
    followed from them at hubs, its income and what became of that."""

    company: str
    president: int | None
    moves: list[Delivered]
    after: list[PassengersCame | GoodsMade | HubRefilled]
    sums: list[IncomeCounted]
    ends: list[PaidOut | Retained]


def runs(events: Sequence[Event], view: View | None = None) -> list[Run]:
    """The turns of companies among the events that came as far as their deliveries. Where the
    events don't say who presides, the view does."""
    found: list[Run] = []
    president: dict[str, int | None] = {}
    if view is not None:
        president = {name: row.president for name, row in view.table.companies.items()}
    for event in events:
        if isinstance(event, OperationBegan):
            president[event.company] = event.president
        elif isinstance(event, Delivered | IncomeCounted):
            if not found or found[-1].company != event.company:
                found.append(Run(event.company, president.get(event.company), [], [], [], []))
            if isinstance(event, Delivered):
                found[-1].moves.append(event)
            else:
                found[-1].sums.append(event)
        elif isinstance(event, PaidOut | Retained):
            if found and found[-1].company == event.company:
                found[-1].ends.append(event)
        elif isinstance(event, PassengersCame | GoodsMade | HubRefilled) and found:
            found[-1].after.append(event)
    return found


def deliveries(
    events: Sequence[Event], names: Sequence[str], language: str, *, view: View | None = None
) -> Picture:
    """The deliveries of every company among the events, one strip below another, 1000 pixels wide.
    With a `view` of the table cities bear their names, else all places are called by their hexes.
    `names` are by seat. ValueError if no company came as far as its deliveries."""
    found = runs(events, view)
    if not found:
        raise ValueError("no deliveries among these events")
    cities = {} if view is None else city_names(view.table.options.map)
    panels = [panel for run in found for panel in _panels(run, cities, language)]
    sentences = [part for run in found for part in _told(run, cities, names, language)]
    return picture(panels, told_within(sentences))


def _panels(run: Run, cities: dict[str, str], language: str) -> Iterator[Image.Image]:
    yield settled(_head(run, language))
    if run.moves:
        yield settled(_strip(run.moves, cities, language))
    notes = [*_notes(run, cities, language), *_settled(run, language)]
    lines = [
        (line, ink, bold)
        for text, ink, bold in notes
        for line in wrap(text, 35, PHONE_WIDTH - 2 * MARGIN - 12, bold)
    ]
    canvas = panel(PHONE_WIDTH, _NOTE * len(lines) + 22)
    for number, (line, ink, bold) in enumerate(lines):
        canvas.text(MARGIN + 6, 38 + _NOTE * number, line, 35, ink, bold=bold)
    yield settled(canvas)


def _head(run: Run, language: str) -> Canvas:
    canvas = panel(PHONE_WIDTH, 74)
    x = plate(canvas, MARGIN, 14, run.company, size=38) + 18
    right = float(PHONE_WIDTH - MARGIN - 6)
    total = money(sum(move.income for move in run.moves), language)
    canvas.text(right, 55, total, 48, INK, bold=True, anchor="rs")
    right -= text_width(total, 48, True) + 44
    if run.president is not None:
        seat_badge(canvas, right, 39, 20, run.president)
        right -= 40
    canvas.text(x, 54, fit(full(run.company), 40, right - x), 40, INK)
    return canvas


def _strip(moves: Sequence[Delivered], cities: dict[str, str], language: str) -> Canvas:
    """A row for each delivery under heads of the columns."""
    tall = _HEAD + _ROW * len(moves) + 8
    canvas = panel(PHONE_WIDTH, tall + 6)
    canvas.box((MARGIN, 0, PHONE_WIDTH - MARGIN, tall), CARD, RULE, radius=14, width=2)
    for right, key in ((_DISTANCE, "distance"), (_MARKET, "market"), (_INCOME, "comes-to")):
        canvas.text(right, 42, told(key, language), 33, SOFT_INK, anchor="rs")
    for number, move in enumerate(moves):
        y = _HEAD + _ROW * number
        canvas.line([(MARGIN + 8, y), (PHONE_WIDTH - MARGIN - 8, y)], RULE, 2)
        _row(canvas, y + _ROW / 2, number + 1, move, cities, language)
    return canvas


def _row(
    canvas: Canvas,
    y: float,
    number: int,
    move: Delivered,
    cities: dict[str, str],
    language: str,
) -> None:
    canvas.circle(MARGIN + 34, y, 23, INK)
    canvas.text(MARGIN + 34, y + 11.5, str(number), 33, WHITE, bold=True, anchor="ms")
    sign(canvas, MARGIN + 82, y, 40, move.item)
    sums = (
        (_DISTANCE, str(move.distance), INK, False),
        (_MARKET, _change(move.gain), _ink(move.gain), True),
        (_INCOME, money(move.income, language), INK, True),
    )
    for right, text, ink, bold in sums:
        canvas.text(right, y + 13, text, 38, ink, bold=bold, anchor="rs")
    room = _DISTANCE - text_width("000", 38) - 14 - _NAMES
    arrow = 48
    start, end = (cities.get(hex_, hex_) for hex_ in (move.source, move.destination))
    each = (room - arrow) / 2
    if text_width(start, 36) + text_width(end, 36) > room - arrow:
        start, end = fit(start, 36, each), fit(end, 36, each)
    canvas.text(_NAMES, y + 12.5, start, 36, INK)
    x = _NAMES + text_width(start, 36) + 10
    canvas.line([(x, y), (x + 20, y)], SOFT_INK, 4)
    canvas.polygon([(x + 18, y - 9), (x + 32, y), (x + 18, y + 9)], SOFT_INK)
    canvas.text(x + arrow - 6, y + 12.5, end, 36, INK)


def _change(gain: int) -> str:
    return f"+{gain}" if gain > 0 else str(gain).replace("-", "−")


def _ink(gain: int) -> Colour:
    return GOOD if gain > 0 else ALARM if gain < 0 else SOFT_INK


Note = tuple[str, Colour, bool]


def _notes(run: Run, cities: dict[str, str], language: str) -> Iterator[Note]:
    """What the deliveries brought about at hubs."""
    came: dict[str, int] = {}
    filled: dict[str, list[str]] = {}
    for event in run.after:
        where = cities.get(event.hex, event.hex)
        if isinstance(event, PassengersCame):
            came[where] = came.get(where, 0) + event.count
        elif isinstance(event, HubRefilled):
            filled.setdefault(event.item, []).append(f"{where} +{event.count}")
    if not run.moves:
        yield told("no-deliveries", language), SOFT_INK, False
    if came:
        parts = ", ".join(f"{where} +{count}" for where, count in came.items())
        yield told("came", language, cities=parts), INK, False
    for event in run.after:
        if isinstance(event, GoodsMade):
            item = item_name(event.item, language)
            yield told("made", language, count=event.count, item=item, hex=event.hex), INK, False
    for item, parts_ in filled.items():
        name = item_name(item, language)
        yield told("refilled", language, item=name, hubs=", ".join(parts_)), INK, False


def _settled(run: Run, language: str) -> Iterator[Note]:
    """The income, and what became of it."""
    for sums in run.sums:
        values = {
            name: money(getattr(sums, name), language)
            for name in ("deliveries", "trains", "interest")
        }
        income = signed(sums.income, language).removeprefix("+")
        yield told("income-sums", language, income=income, **values), INK, True
    for end in run.ends:
        if isinstance(end, PaidOut):
            values = {"each": money(end.per_share, language), "kept": money(end.kept, language)}
            yield told("paid-out", language, **values), INK, False
        else:
            yield told("retained", language, sum=money(end.amount, language)), INK, False


def _told(run: Run, cities: dict[str, str], names: Sequence[str], language: str) -> Iterator[str]:
    president = "–" if run.president is None else clipped(names[run.president])
    total = money(sum(move.income for move in run.moves), language)
    values = {"company": full(run.company), "short": short(run.company), "name": president}
    yield told("alt-deliveries", language, count=len(run.moves), sum=total, **values)
    for number, move in enumerate(run.moves, 1):
        yield told(
            "alt-delivery",
            language,
            number=str(number),
            item=item_name(move.item, language),
            start=cities.get(move.source, move.source),
            end=cities.get(move.destination, move.destination),
            distance=money(move.distance, language),
            market=signed(move.gain, language),
            sum=money(move.income, language),
        )
    for text, _, _ in (*_notes(run, cities, language), *_settled(run, language)):
        yield f"{text}."
