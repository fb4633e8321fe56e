"""The people at a real board on a television: a departures board, 1920 pixels wide."""

from __future__ import annotations

from collections.abc import Sequence

from data.texts import money, say
from render.alt import join_within
from render.dice_desk.people import is_bankrupt
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import WHITE, Colour, fit
from render.pieces import draw_seat_badge
from render.words import legible_names
from rules.dice_desk.state import Position, State
from rules.rail_baron.model.levels import ENGINES

WIDTH, LEAST_HEIGHT = 1920, 1080
MARGIN, HEAD = 48, 150
TALLEST_ROW = 300
GROUND: Colour = (22, 24, 28)
STRIPE: Colour = (34, 38, 44)
LAMP: Colour = (255, 206, 92)
DIM: Colour = (176, 172, 160)
COLUMNS = {"who": 150, "to": 520, "from": 1010, "pays": 1520, "cash": WIDTH - MARGIN}
"""Left edges of the columns; the last two end there."""


def departures_board(state: State, names: Sequence[str], heading: str, language: str) -> Picture:
    """Return a row for each person: destination, last city and payoff; of a whole game cash, engine
    and railroads too."""
    position = Position(state)
    present = position.present()
    row = min(TALLEST_ROW, (LEAST_HEIGHT - HEAD - MARGIN) // max(3, len(present)))
    row = max(row, 110)
    canvas = Canvas(WIDTH, max(LEAST_HEIGHT, HEAD + MARGIN + row * len(present)), GROUND)
    shown = legible_names(names, language)
    canvas.text(MARGIN, 78, heading, 54, LAMP, bold=True)
    _head(canvas, state, language)
    words = [heading]
    for line, number in enumerate(present):
        top = HEAD + row * line
        if line % 2 == 0:
            canvas.rectangle((0, top, WIDTH, top + row), STRIPE)
        draw_seat_badge(canvas, MARGIN + 44, top + row / 2, 34, number % 6)
        words.append(_draw_row(canvas, position, number, shown[number], top + row // 2, language))
    return picture(canvas.finish(), join_within(words))


def _head(canvas: Canvas, state: State, language: str) -> None:
    for column in ("to", "from", "pays", "cash"):
        if column == "cash" and state.book is None:
            continue
        text = say(f"dice_desk_chat-draw-{column}", language)
        anchor = "rs" if column in ("pays", "cash") else "ls"
        canvas.text(COLUMNS[column], HEAD - 18, text, 34, DIM, anchor=anchor)  # type: ignore[arg-type]


def _draw_row(
    canvas: Canvas, position: Position, number: int, name: str, middle: int, language: str
) -> str:
    """Draw a person's row about its middle, and return it in words."""
    person = position.state.people[number]
    idle = "idle" if person.place else "nothing"
    to = person.destination or say(f"dice_desk_chat-draw-{idle}", language)
    if is_bankrupt(position.state, number):
        to = say("render-map-bankrupt", language)
    payoff = position.payoff(person)
    pays = "" if payoff is None else money(payoff, language)
    canvas.text(COLUMNS["who"], middle + 4, fit(name, 52, 350, bold=True), 52, WHITE, bold=True)
    canvas.text(COLUMNS["to"], middle + 4, fit(to, 56, 470, bold=True), 56, LAMP, bold=True)
    canvas.text(COLUMNS["from"], middle + 4, fit(person.place or "", 44, 300), 44, WHITE)
    canvas.text(COLUMNS["pays"], middle + 4, pays, 56, LAMP, bold=True, anchor="rs")
    said = [f"{name}: {to}", person.place or "", pays]
    home = "" if person.home is None else _home(person.home, language)
    canvas.text(COLUMNS["who"], middle + 46, home, 32, DIM)
    if position.state.book is None:
        return ", ".join(filter(None, [*said, home])) + "."
    seat = position.state.book.seats[number]
    cash = money(seat.cash, language)
    canvas.text(COLUMNS["cash"], middle + 4, cash, 48, WHITE, bold=True, anchor="rs")
    lines = [*seat.railroads]
    if seat.engine != ENGINES[0]:
        lines.insert(0, say(f"dice_desk_chat-engine-{seat.engine}", language))
    owned = fit("  ".join(lines), 32, WIDTH - COLUMNS["to"] - MARGIN)
    canvas.text(COLUMNS["to"], middle + 46, owned, 32, DIM)
    return ", ".join(filter(None, [*said, cash, *lines])) + "."


def _home(city: str, language: str) -> str:
    return f"{say('dice_desk_chat-draw-home', language)} {city}"
