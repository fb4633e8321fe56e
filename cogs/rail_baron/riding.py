"""Choosing a way: ready-made routes, one's own by naming places, and keeping to a plan."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

import data.rail_baron as facts
from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import Act, Draw, Preview, Scene
from cogs.rail_baron import pictures
from cogs.rail_baron.prompt import me
from cogs.rail_baron.words import DOMAIN, marks, money, person, t
from data.texts import decimal
from rules.rail_baron.cities.names import plain
from rules.rail_baron.cities.places import find_place, place_label
from rules.rail_baron.model.actions import Ride
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.events import Rode
from rules.rail_baron.model.view import SeatView, View
from rules.rail_baron.routing.routes import Route, cut, proposals, resume, through

MOST_PLACES = 12
"""Places a person may name for one route; they go into a component id, three digits each."""


def target(graph: Board, seat: SeatView) -> int | None:
    """The milepost the seat rides for: home when declared (ruling 26)."""
    city = seat.home if seat.declared else seat.destination
    return None if city is None else graph.milepost_of[graph.city(city)]


def walk(graph: Board, start: int, path: Sequence[int]) -> list[int]:
    """The mileposts along a path, the start first."""
    stops = [start]
    for number in path:
        stops.append(graph.segments[number].other(stops[-1]))
    return stops


def planned(scene: Scene) -> Route | None:
    """The rest of the route the seat meant to keep to, None if it leads on from here no longer."""
    path = [int(number) for number in scene.note.get("path", ())]
    return resume(scene.public, me(scene).seat, path) if path else None


def find(graph: Board, text: str) -> int:
    """The milepost a person means; `Refusal` if it is none or could be several."""
    found = find_place(graph, text)
    if not found:
        raise Refusal(f"{DOMAIN}-refuse-place", text=text[:60])
    named = [
        m for m in found if plain(text) in (plain(graph.name(m)), plain(place_label(graph, m)))
    ]
    if len(named) == 1 or len(found) == 1:
        return (named or found)[0]
    places = "; ".join(place_label(graph, milepost) for milepost in found[:6])
    raise Refusal(f"{DOMAIN}-refuse-places", text=text[:60], places=places)


_STATE = re.compile(r"[A-Z]{2}(\s*\(.*\))?$")
"""What follows the comma in the name of a town: it is no place of its own."""


def split_places(text: str) -> list[str]:
    """The places in a list: separated by commas, semicolons, arrows or new lines."""
    pieces = re.split(r"[;>→\n]|,(?![^()]*\))", text)
    found: list[str] = []
    for piece in (piece.strip() for piece in pieces):
        if found and _STATE.match(piece):
            found[-1] += f", {piece}"
        elif piece:
            found.append(piece)
    return found


def via_key(scene: Scene, text: str) -> str:
    """`via.12.340` for the places typed, separated by commas, semicolons, arrows or new lines."""
    graph = board(scene.public.options)
    places = split_places(text)
    if not places:
        raise Refusal(f"{DOMAIN}-refuse-place", text=text[:60])
    if len(places) > MOST_PLACES:
        raise Refusal(f"{DOMAIN}-refuse-many", limit=MOST_PLACES)
    return "via." + ".".join(str(find(graph, place)) for place in places)


def route(scene: Scene, key: str) -> Route:
    """The route of a key: a ready-made one, `plan`, or `via.<milepost>.<milepost>…`."""
    assert scene.seat is not None
    graph = board(scene.public.options)
    if key == "plan":
        found = planned(scene)
        if found is None:
            raise Refusal(f"{DOMAIN}-refuse-plan")
        return found
    if key.startswith("via."):
        numbers = key.split(".")[1:]
        if not all(n.isdecimal() and int(n) < len(graph.mileposts) for n in numbers):
            raise LookupError(key)
        return through(scene.public, scene.seat, [int(n) for n in numbers])
    for made in proposals(scene.public, scene.seat):
        if made.key == key:
            return made
    raise LookupError(key)


def ride(scene: Scene, key: str, sure: bool) -> Act | Preview:
    """Ride as far as the dice allow along the route of this key, shown first."""
    assert scene.seat is not None
    graph, language, seat = board(scene.public.options), scene.language, me(scene)
    chosen = route(scene, key)
    part = cut(scene.public, scene.seat, chosen.path)
    stops = walk(graph, seat.milepost, part.path)
    place = graph.name(stops[-1])
    if sure:
        left = list(chosen.path[len(part.path) :])
        note = {"path": left} if left else {}
        return Act(part, t("said-ride", language, place=place), note)
    return Preview(
        "\n".join(_told(scene, graph, chosen, part, stops)),
        t("confirm-ride", language),
        drawn(scene, part, stops[-1]),
        key=f"ride/{key}",
    )


def _told(scene: Scene, graph: Board, chosen: Route, part: Ride, stops: Sequence[int]) -> list[str]:
    language, seat, end = scene.language, me(scene), stops[-1]
    lines = [
        t(
            "sure-ride",
            language,
            miles=len(part.path),
            place=graph.name(end),
            railroads=", ".join(marks(graph, part.path)),
        )
    ]
    left = len(chosen.path) - len(part.path)
    if end == target(graph, seat):
        if seat.declared or seat.destination is None:
            lines.append(t("sure-ride-home", language))
        else:
            payoff = graph.payoff(seat.departure, seat.destination)
            lines.append(t("sure-ride-arrives", language, payoff=money(payoff, language)))
    elif left > 0:
        goal = graph.name(target(graph, seat) or end)
        turns = decimal(max(1.0, chosen.turns - 1), language)
        lines.append(t("sure-ride-left", language, miles=left, target=goal, turns=turns))
    if chosen.fees_now:
        lines.append(t("sure-ride-fees", language, fees=money(chosen.fees_now, language)))
    else:
        lines.append(t("sure-ride-free", language))
    if chosen.rovers:
        names = ", ".join(person(scene.names, seat_, language) for seat_ in chosen.rovers)
        each = money(facts.numbers().rover_award, language)
        lines.append(t("sure-ride-rover", language, names=names, amount=each))
    return lines


def drawn(scene: Scene, part: Ride, end: int) -> Draw:
    """The map as it would be after the ride."""
    view: View = scene.public
    seat = me(scene)
    seats = list(view.seats)
    seats[seat.seat] = msgspec.structs.replace(seat, milepost=end)
    after = msgspec.structs.replace(view, seats=tuple(seats))
    rode = Rode(seat.seat, seat.milepost, part.path, end)
    return pictures.after_ride(after, scene.names, scene.language, rode)
