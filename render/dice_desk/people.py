"""The people at a real board: where each is, where each goes, and what the trip pays."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PIL import Image

from data.texts import money, say
from render.alt import join_within
from render.paint.panels import Panel
from render.paint.picture import Picture, picture
from render.paint.style import CARD, INK, PHONE_WIDTH, RULE, SOFT_INK, fit, seat_style
from render.pieces import draw_seat_badge
from render.rail_baron.cards.board import draw_whole_map
from render.rail_baron.map.palettes import map_palette
from render.words import legible_names
from rules.dice_desk.reported_ride import on_the_way
from rules.dice_desk.state import Person, Position, State
from rules.rail_baron.model.view import View

MARGIN = 24
ROW = 132
TRIP_WIDTH = 700


def people_board(state: State, names: Sequence[str], language: str) -> Picture:
    """Return a row for each person with home, trip and payoff, 1000 pixels wide."""
    rows, words = _draw_rows(state, names, language)
    return picture(rows, join_within(words))


def game_board(state: State, view: View, names: Sequence[str], language: str) -> Picture:
    """Return the map with everybody's railroads and trips above the rows of the people, 1000 pixels
    wide. `view`: of the game that is kept; trains stand where it was told, else in the last city
    of a payoff."""
    whole = draw_whole_map(place_trains(state, view), language)
    rows, words = _draw_rows(state, names, language)
    shown = legible_names(names, language)
    for number, seat in enumerate(view.seats):
        if seat.railroads:
            words.append(f"{shown[number]}: {', '.join(seat.railroads)}.")
    return picture([whole, rows], join_within(words))


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


def _draw_rows(state: State, names: Sequence[str], language: str) -> tuple[Image.Image, list[str]]:
    """Return the rows of the people, and their words."""
    present = Position(state).present()
    canvas = Panel(map_palette(), PHONE_WIDTH, 2 * MARGIN + ROW * len(present))
    shown = legible_names(names, language)
    words = [say("dice_desk_chat-alt-people", language)]
    for row, number in enumerate(present):
        person, name = state.people[number], shown[number]
        top = MARGIN + ROW * row
        trip, pays = _describe_trip(state, person, language)
        if is_bankrupt(state, number):
            trip = say("render-map-bankrupt", language)
        canvas.box((MARGIN, top, PHONE_WIDTH - MARGIN, top + ROW - 12), CARD, RULE, radius=12)
        left = MARGIN + 34
        right = PHONE_WIDTH - MARGIN - 20
        if state.book is None:
            box = (MARGIN, top, MARGIN + 12, top + ROW - 12)
            canvas.box(box, seat_style(number).colour, radius=6)
            home = "" if person.home is None else _home(person.home, language)
            canvas.text(right, top + 50, home, 36, SOFT_INK, anchor="rs")
            canvas.text(right, top + 100, pays, 42, INK, bold=True, anchor="rs")
        else:
            left = MARGIN + 100
            draw_seat_badge(canvas, MARGIN + 50, top + ROW / 2 - 6, 32, number)
            seat = state.book.seats[number]
            home = money(seat.cash, language)
            canvas.text(right, top + 50, home, 42, INK, bold=True, anchor="rs")
            pays = f"+{pays}" if pays else ""
            canvas.text(right, top + 100, pays, 36, SOFT_INK, anchor="rs")
        canvas.text(left, top + 52, fit(name, 42, 420), 42, INK, bold=True)
        canvas.text(left, top + 100, fit(trip, 40, TRIP_WIDTH - left + MARGIN), 40, INK)
        words.append(f"{name}: " + ", ".join(filter(None, [trip, pays, home])) + ".")
    return canvas.finish(), words


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
