"""The people at a real board: where each is, where each goes, and what the trip pays."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from data.texts import money, say
from render.layout.box import Box, Card, Sprite, fill
from render.layout.part import Part, lay_out, stack_parts
from render.layout.seats import badge
from render.layout.stacks import Column, Row
from render.layout.text import Name, Paragraph, Text
from render.paint.canvas import Canvas
from render.paint.picture import Picture
from render.paint.style import SOFT_INK, seat_style
from render.rail_baron.cards.board import draw_whole_map
from render.rail_baron.map.palettes import map_palette
from render.words import legible_names
from rules.dice_desk.reported_ride import on_the_way
from rules.dice_desk.state import Person, Position, State
from rules.rail_baron.model.view import View

MARGIN = 24


def people_board(state: State, names: Sequence[str], language: str) -> Picture:
    """Return a row for each person with home, trip and payoff, 1000 pixels wide."""
    words, rows = say("dice_desk_chat-alt-people", language), _rows(state, names, language)
    return stack_parts([lay_out(map_palette(), rows, margin=MARGIN, top=MARGIN)], [words])


def game_board(state: State, view: View, names: Sequence[str], language: str) -> Picture:
    """Return the map with everybody's railroads and trips above the rows of the people, 1000 pixels
    wide. `view`: of the game that is kept; trains stand where it was told, else in the last city
    of a payoff."""
    shown, words = legible_names(names, language), say("dice_desk_chat-alt-people", language)
    rows = lay_out(map_palette(), _rows(state, names, language), margin=MARGIN, top=MARGIN)
    owned = [
        f"{shown[number]}: {', '.join(seat.railroads)}."
        for number, seat in enumerate(view.seats)
        if seat.railroads
    ]
    whole = Part(draw_whole_map(place_trains(state, view), language))
    return stack_parts([whole, rows._replace(words=" ".join([rows.words, *owned]))], [words])


def place_trains(state: State, view: View) -> View:
    """Return the view with each train of which no more is known in the last city of a payoff."""
    board = Position(state).board
    unknown = (-1, on_the_way(board))
    placed = [
        msgspec.structs.replace(seat, milepost=board.milepost_of[seat.departure])
        if seat.departure and not seat.bankrupt and seat.milepost in unknown
        else seat
        for seat in view.seats
    ]
    return msgspec.structs.replace(view, seats=tuple(placed))


def _rows(state: State, names: Sequence[str], language: str) -> Box:
    shown = legible_names(names, language)
    rows = [_row(state, number, shown[number], language) for number in Position(state).present()]
    return Column(*rows, gap=12, separator=" ")


def _row(state: State, number: int, name: str, language: str) -> Box:
    """Return a person's trip, and at the right home and payoff or, in a whole game, cash and
    payoff."""
    person = state.people[number]
    trip, pays = _describe_trip(state, person, language)
    if is_bankrupt(state, number):
        trip = say("render-map-bankrupt", language)
    sign: Box = Sprite(_draw_colour, number, room=(10, 96))
    home = "" if person.home is None else _home(person.home, language)
    sums: list[Box] = [Text(home, 36, SOFT_INK), Text(pays, 42, bold=True)]
    if state.book is not None:
        sign, home = badge(number, 32), money(state.book.seats[number].cash, language)
        pays = f"+{pays}" if pays else ""
        sums = [Text(home, 42, bold=True), Text(pays, 36, SOFT_INK)]
    words = f"{name}: {', '.join(filter(None, [trip, pays, home]))}."
    left = Column(Name(name, 42, bold=True), Paragraph(trip, 40, smaller=(36,)))
    right = Column(*(Row(fill(), sum_) for sum_ in sums))
    return Card(Row(sign, left, right, gap=22), radius=12, pad=(14, 8), words=words)


def _draw_colour(canvas: Canvas, x: float, y: float, number: int) -> None:
    box = (x - 5, y - 48, x + 5, y + 48)
    canvas.box(box, seat_style(number).colour, radius=5)


def is_bankrupt(state: State, number: int) -> bool:
    """Whether a person has lost the game that is kept."""
    return state.book is not None and state.book.seats[number].bankrupt


def _home(city: str, language: str) -> str:
    return f"{say('dice_desk_chat-draw-home', language)} {city}"


def _describe_trip(state: State, person: Person, language: str) -> tuple[str, str]:
    """Return a person's trip and what it pays."""
    if person.place is None:
        return say("dice_desk_chat-draw-nothing", language), ""
    payoff = Position(state).payoff(person)
    if payoff is None:
        return f"{person.place} · {say('dice_desk_chat-draw-idle', language)}", ""
    return f"{person.place} – {person.destination}", money(payoff, language)
