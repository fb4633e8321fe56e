"""One's own route: places and railroads as they are typed, what they may mean, and how the way that
comes of them compares with the ready-made ones.

A key is `via.<waypoint>.<waypoint>…`: the number of a milepost, `r` and the number of a railroad,
or, where a text may mean several, all of these with hyphens between them, the likeliest first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import data.rail_baron as facts
from bot.chat.base.errors import Refusal
from bot.chat.commands.autocomplete import LONGEST, Rows
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Leaf, Menu, Option
from cogs.rail_baron import pictures
from cogs.rail_baron.routes import about, figures, lettered
from cogs.rail_baron.words import DOMAIN, board_of, me, railroad, t
from data.texts import decimal
from rules.errors import RuleError
from rules.rail_baron.cities.names import find_cities, find_railroads, plain, railroads_called
from rules.rail_baron.cities.places import (
    find_place,
    place_choices,
    place_label,
    split_places,
)
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.options import Options
from rules.rail_baron.robot.riding import worth
from rules.rail_baron.routing.legs import Waypoint
from rules.rail_baron.routing.ride import far_from
from rules.rail_baron.routing.routes import Route, plan_of, through

MOST_PLACES = 12
"""Places a person may name for one route; they go into a component id, three digits each."""
MOST_MEANT = 8
"""Places that are offered where a text may mean several."""
_LONGEST_KEY = 66
"""`ride/` and this go into a component id."""
_KEY = re.compile(r"r?\d{1,3}(-r?\d{1,3})*")
Meant = list[Waypoint]
"""What a text may mean, the likeliest first."""


def via_key(scene: Scene, text: str) -> str:
    """`via.12.340` for the places and railroads typed, `via.12.340-77` where one is unclear."""
    places = split_places(text)
    if not places:
        raise Refusal(f"{DOMAIN}-refuse-place", text=text[:60])
    if len(places) > MOST_PLACES:
        raise Refusal(f"{DOMAIN}-refuse-many", limit=MOST_PLACES)
    found = [_meant(scene, place) for place in places]
    key = _written(found)
    if len(key) > _LONGEST_KEY:
        number = max(range(len(found)), key=lambda i: len(found[i]))
        raise _unclear(scene, places[number], found[number])
    return key


def sure_key(scene: Scene, text: str) -> str:
    """The same; `Refusal` where anything is unclear."""
    key = via_key(scene, text)
    for place, one in zip(split_places(text), _read(scene, key), strict=True):
        if len(one) > 1:
            raise _unclear(scene, place, one)
    return key


def way(scene: Scene, key: str) -> Route:
    """The route of a key in which nothing is unclear."""
    return through(scene.public, me(scene).seat, [one[0] for one in _read(scene, key)])


def which(scene: Scene, key: str) -> Leaf | None:
    """The page that asks which of several places is meant, None if nothing is unclear."""
    found = _read(scene, key)
    number = next((n for n, one in enumerate(found) if len(one) > 1), None)
    if number is None:
        return None
    options = []
    for one in found[number]:
        chosen = [*found[:number], [one], *found[number + 1 :]]
        options.append(Option(_written(chosen), _label(scene, one), _comes_to(scene, chosen)))
    text = t("ask-which", scene, places=" → ".join(_first(scene, one) for one in found))
    routes = [route for _, route in lettered(scene)]
    return Leaf(
        text,
        pictures.routes(scene, routes),
        menus=(Menu("ride", t("menu-which", scene), tuple(options)),),
    )


def told(scene: Scene, key: str, route: Route) -> Iterator[str]:
    """What was understood, the whole way, and how it compares with the best ready-made one."""
    seat = me(scene)
    goal = (seat.home if seat.declared else seat.destination) or ""
    places = " → ".join(_label(scene, one[0]) for one in _read(scene, key))
    yield t("via-told", scene, places=places, target=goal, figures=figures(scene, route))
    rows = lettered(scene)
    letter, best = max(rows, key=lambda row: worth(scene.view, seat.seat, row[1]))
    if best.path == route.path:
        yield t("via-same", scene, letter=letter)
    else:
        parts = ", ".join(_differences(scene, route, best)) or t("via-equal", scene)
        yield t("via-compared", scene, letter=letter, differences=parts)


def _differences(scene: Scene, route: Route, best: Route) -> Iterator[str]:
    miles = route.miles - best.miles
    if miles:
        yield t("via-longer" if miles > 0 else "via-shorter", scene, miles=abs(miles))
    time = round(route.turns - best.turns, 1)
    if time:
        turns = decimal(abs(time), scene.language)
        yield t("via-slower" if time > 0 else "via-faster", scene, turns=turns)
    fees = about(route.fees) - about(best.fees)
    if fees:
        yield t("via-dearer" if fees > 0 else "via-cheaper", scene, fees=abs(fees))


def hint(scene: Scene) -> str:
    """Places that could be typed here: cities near the train, and a railroad at it."""
    graph, seat, plan = board_of(scene), me(scene), plan_of(scene.public, me(scene).seat)
    assert plan is not None
    far, back = far_from(graph, seat.milepost), far_from(graph, plan.task.target)
    stops = set(graph.milepost_of.values()) - {seat.milepost, plan.task.target}
    near = sorted(stops, key=lambda stop: (2 * far[stop] + back[stop], stop))[:2]
    mark = min(graph.at[seat.milepost], default="")
    return t("form-via-hint", scene, places=", ".join(map(graph.name, near)), railroad=mark)


def place_rows(scene: Scene | None, current: str) -> Rows:
    """Completes the last place of a list; what stands before it stays."""
    graph = board_of(scene) if scene is not None else board(Options())
    typed = split_places(current)
    last = "" if not typed or current.rstrip().endswith((",", ";")) else typed.pop()
    lead = "".join(f"{place}; " for place in typed)
    labels = [railroad(mark) for mark in railroads_called(last)]
    for label in [*labels, *(label for label, _ in place_choices(graph, last))]:
        if len(f"{lead}{label}") <= LONGEST:
            yield f"{lead}{label}", f"{lead}{label}"


# What a text means.


def _meant(scene: Scene, text: str) -> Meant:
    """What a person may mean; `Refusal` if it is nothing."""
    graph, wanted = board_of(scene), plain(text)
    places, called = find_place(graph, text), railroads_called(text)
    named = [m for m in places if wanted in (plain(graph.name(m)), plain(place_label(graph, m)))]
    if len(named) != 1:
        towns = [m for m in places if wanted == plain(graph.name(m).partition(",")[0])]
        cities = [graph.milepost_of[city] for city in find_cities(text)] if called else places
        named = towns or cities
    marks = called or (() if named else find_railroads(text))
    found: Meant = [*marks, *_near_first(scene, graph, named)]
    if not found:
        raise Refusal(f"{DOMAIN}-refuse-place", text=text[:60])
    return found[:MOST_MEANT]


def _near_first(scene: Scene, graph: Board, places: Sequence[int]) -> list[int]:
    """By how far the train would ride to the destination by way of each."""
    plan = plan_of(scene.public, me(scene).seat)
    if plan is None or len(places) < 2:
        return list(places)
    far, back = far_from(graph, plan.task.milepost), far_from(graph, plan.task.target)
    return sorted(places, key=lambda stop: (far[stop] + back[stop], stop))


def _unclear(scene: Scene, text: str, found: Meant) -> Refusal:
    names = "; ".join(_label(scene, one) for one in found[:6])
    return Refusal(f"{DOMAIN}-refuse-places", text=text[:60], places=names)


def _label(scene: Scene, one: Waypoint) -> str:
    return railroad(one) if isinstance(one, str) else place_label(board_of(scene), one)


def _first(scene: Scene, found: Meant) -> str:
    """A waypoint as it is told while another is being asked for."""
    if len(found) == 1:
        return _label(scene, found[0])
    return t("which-unclear", scene, count=len(found))


def _comes_to(scene: Scene, found: Sequence[Meant]) -> str:
    """The figures of the way by these, or why there is none."""
    try:
        return figures(scene, way(scene, _written([one[:1] for one in found])))
    except RuleError:
        return t("which-no-way", scene)


# Keys.


def _written(found: Sequence[Meant]) -> str:
    marks = [row.mark for row in facts.railroads()]
    return "via." + ".".join(
        "-".join(f"r{marks.index(one)}" if isinstance(one, str) else str(one) for one in meant)
        for meant in found
    )


def _read(scene: Scene, key: str) -> list[Meant]:
    """The waypoints of a key; `LookupError` for a forged one."""
    marks, known = [row.mark for row in facts.railroads()], len(board_of(scene).mileposts)
    found = []
    for part in key.split(".")[1:]:
        if not _KEY.fullmatch(part):
            raise LookupError(key)
        meant: Meant = [
            marks[int(one[1:])] if one.startswith("r") else int(one) for one in part.split("-")
        ]
        if any(isinstance(one, int) and one >= known for one in meant):
            raise LookupError(key)
        found.append(meant)
    return found
