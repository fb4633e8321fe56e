"""The people at a real board: where each is, where each goes, and what the trip pays."""

from __future__ import annotations

from collections.abc import Sequence

from data.texts import money, say
from render.alt import join_within
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import CARD, INK, PHONE_WIDTH, RULE, SOFT_INK, fit, seat_style
from render.words import legible_names
from rules.dice_desk.state import Person, Position, State

MARGIN = 24
ROW = 132
TRIP_WIDTH = 700


def people_board(state: State, names: Sequence[str], language: str) -> Picture:
    """Return a row for each person with home, trip and payoff, 1000 pixels wide."""
    present = Position(state).present()
    canvas = Canvas(PHONE_WIDTH, 2 * MARGIN + ROW * len(present))
    shown = legible_names(names, language)
    words = [say("dice_desk_chat-alt-people", language)]
    for row, number in enumerate(present):
        person, name = state.people[number], shown[number]
        top = MARGIN + ROW * row
        trip, pays = _describe_trip(state, person, language)
        canvas.box((MARGIN, top, PHONE_WIDTH - MARGIN, top + ROW - 12), CARD, RULE, radius=12)
        style = seat_style(number)
        canvas.box((MARGIN, top, MARGIN + 12, top + ROW - 12), style.colour, radius=6)
        canvas.text(MARGIN + 34, top + 52, fit(name, 42, 420), 42, INK, bold=True)
        home = "" if person.home is None else _home(person.home, language)
        if state.book is not None:
            seat = state.book.seats[number]
            home = f"{money(seat.cash, language)} · {len(seat.railroads)} · {home}"
        canvas.text(PHONE_WIDTH - MARGIN - 20, top + 50, home, 36, SOFT_INK, anchor="rs")
        canvas.text(MARGIN + 34, top + 100, fit(trip, 40, TRIP_WIDTH), 40, INK)
        canvas.text(PHONE_WIDTH - MARGIN - 20, top + 100, pays, 42, INK, bold=True, anchor="rs")
        words.append(f"{name}: " + ", ".join(filter(None, [trip, pays, home])) + ".")
    return picture(canvas.finish(), join_within(words))


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
