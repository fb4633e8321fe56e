"""The ride: a route, cut at the steps of this turn, the rest kept in the seat's note; and planning
ahead on the others' turns."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Act, Answer, Button, Field, Form, Leaf, Preview, Prompt, Style
from bot.chat.declared.moves import Words
from cogs.rail_baron import own_route, pictures, would
from cogs.rail_baron.routes import (
    label,
    lettered,
    planned,
    route_line,
    route_of,
    turns,
)
from cogs.rail_baron.words import (
    DOMAIN,
    board_of,
    bound,
    chapter,
    marks,
    me,
    money,
    o,
    person,
    t,
)
from rules.rail_baron.foresight import Foreseen, foreseen
from rules.rail_baron.model import events as e
from rules.rail_baron.model.actions import Ride
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.state import Phase
from rules.rail_baron.robot.riding import worth
from rules.rail_baron.routing.ride import stops_of
from rules.rail_baron.routing.routes import Route, cut


def trip(scene: Scene) -> str:
    """`Denver to Miami, payoff $21,500`, or the way home of a declared seat."""
    seat = me(scene)
    if seat.declared:
        return t("trip-home", scene, to=seat.home)
    return "" if seat.destination is None else bound(scene, "trip", seat)


def ask(scene: Scene) -> Prompt:
    """Every route in words, and a button for each ride that they are this turn: of the best of the
    routes that begin so. Green is the route that a robot would take of all of them."""
    seat, view = me(scene), scene.public
    place = board_of(scene).name(seat.milepost)
    steps = view.turn.steps_left
    offered = lettered(scene)
    order = sorted(offered, key=lambda row: -worth(view, seat.seat, row[1]))
    rides = {route.path[:steps]: letter for letter, route in reversed(order)}
    kept = planned(scene)
    better = kept is not None and worth(view, seat.seat, kept) > worth(view, seat.seat, order[0][1])
    buttons: list[Button] = []
    lines = [t("ask-ride", scene, trip=trip(scene), steps=steps, place=place)]
    for letter, route in offered:
        same = rides[route.path[:steps]]
        line = route_line(scene, letter, route)
        if same == letter:
            style: Style = "go" if letter == order[0][0] and not better else "plain"
            shown = label(scene, "press-route", route, letter=letter)
            buttons.append(Button(f"ride/{route.key}", shown, style))
        else:
            line += f" · {t('route-same', scene, letter=same)}"
        lines.append(line)
    # The card for everybody has no notes: there a trip under way, which all can see, brings it.
    if (seat.used and not scene.note.get("path")) or (
        kept is not None and kept.path[:steps] not in rides
    ):
        buttons.append(_keep_on(scene, kept))
    buttons.append(Button("via", t("press-via", scene), "quiet", form=True))
    return Prompt("\n".join(lines), tuple(buttons))


def _ride(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """As far as the dice allow along the route of this key, shown first."""
    if scene.public.phase is not Phase.RIDE:
        return Act(Ride(()))
    own = rest.startswith("via.")
    unclear = own_route.which(scene, rest) if own else None
    if unclear is not None:
        return unclear
    graph, seat = board_of(scene), me(scene)
    chosen = own_route.way(scene, rest) if own else route_of(scene, rest)
    part = cut(scene.public, seat.seat, chosen.path)
    end = stops_of(graph, seat.milepost, part.path)[-1]
    if sure:
        left = list(chosen.path[len(part.path) :])
        note = {"path": left} if left else {}
        return Act(part, t("said-ride", scene, place=graph.name(end)), note)
    found = foreseen(scene.view, part)
    changes = tuple(would.ridden(scene, found, len(chosen.path), len(chosen.path) - len(part.path)))
    understood = own_route.told(scene, rest, chosen) if own else ()
    return Preview(
        "\n".join([*understood, *_told(scene, found, chosen, part, end)]),
        t("confirm-ride", scene),
        pictures.ride(scene, part, chosen, found.state, changes, would.trip(scene, chosen)),
        key=f"ride/{rest}",
    )


def _told(scene: Scene, found: Foreseen, chosen: Route, part: Ride, end: int) -> Iterator[str]:
    """What the ride comes to, as the rules have it on a copy."""
    graph, seat = board_of(scene), me(scene)
    ridden = marks(graph, part.path)
    yield t("sure-ride", scene, miles=len(part.path), place=graph.name(end), railroads=ridden)
    for rover in found.of(e.Rovered):
        name, hidden = person(scene, rover.victim), scene.public.seats[rover.victim].cash is None
        key = "sure-ride-rover-most" if hidden else "sure-ride-rover"
        yield t(key, scene, name=name, amount=rover.amount)
    arrived = next(found.of(e.Arrived), None)
    left = len(chosen.path) - len(part.path)
    if any(won.seat == seat.seat for won in found.of(e.Won)):
        yield t("sure-ride-wins", scene)
    elif arrived is not None:
        yield t("sure-ride-arrives", scene, payoff=arrived.payoff)
    elif left > 0:
        goal = graph.name(stops_of(graph, seat.milepost, chosen.path)[-1])
        time = turns(scene, max(1.0, chosen.turns - 1))
        yield t("sure-ride-left", scene, miles=left, target=goal, time=time)
    yield from _fees(scene, found)
    for lost in found.of(e.Undeclared):
        if lost.seat == seat.seat:
            goal = money(winning_level(scene.public.options.edition), scene)
            key = "sure-ride-undeclared-fees" if lost.reason == "fees" else "sure-ride-undeclared"
            yield t(key, scene, goal=goal, destination=lost.destination)


def _fees(scene: Scene, found: Foreseen) -> Iterator[str]:
    """What the turn's rides have cost then, and whether the seat can pay it."""
    if not found.fees:
        yield t("sure-ride-free", scene)
        return
    yield t("sure-ride-fees", scene, fees=found.fees)
    if found.bankrupt:
        yield t("sure-ride-bankrupt", scene, short=found.short)
    elif found.short:
        yield t("sure-ride-short", scene, short=found.short)


def _via(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    if scene.public.phase is not Phase.RIDE:
        return Act(Ride(()))
    return _ride(scene, own_route.via_key(scene, words.get("places", "")), False, {})


def _form(scene: Scene, rest: str) -> Form:
    label = t("form-via-field", scene)
    return Form(t("form-via", scene), (Field("places", label, own_route.hint(scene), limit=300),))


MOVES = chapter([], others={"ride": _ride, "via": _via}, forms={"via": _form})


# Looking ahead.


def plan(scene: Scene, places: str | None) -> Leaf:
    """Without places the ready-made routes; with places the way through them, which is kept."""
    if scene.seat is None:
        raise Refusal("house-refuse-no-seat")
    if places is None:
        return _ready_made(scene)
    key = own_route.sure_key(scene, places)
    route = own_route.way(scene, key)
    text = "\n".join([*own_route.told(scene, key, route), t("planned", scene)])
    draw = pictures.routes(scene, [route])
    return Leaf(text, draw, (_follow(scene),), note={"path": list(route.path)})


def _ready_made(scene: Scene) -> Leaf:
    rows = lettered(scene)
    if not rows:
        raise Refusal(f"{DOMAIN}-refuse-no-trip")
    text = "\n".join(route_line(scene, letter, route) for letter, route in rows)
    return Leaf(text, pictures.routes(scene, [route for _, route in rows]))


def _keep_on(scene: Scene, kept: Route | None) -> Button:
    """The button of the remembered route, where its reader's is known with what it brings."""
    if kept is None:
        return Button("ride/plan", t("press-plan", scene))
    return Button("ride/plan", label(scene, "press-plan-sum", kept))


def _follow(scene: Scene) -> Button:
    """Makes the remembered route a standing order."""
    return Button("follow/plan", o("press-follow", scene), "quiet", order=True)


def on_plan(scene: Scene) -> tuple[Button, ...]:
    """The way on along the remembered route: now, for a reader who is to ride, or by itself."""
    kept = None if scene.seat is None else planned(scene)
    if kept is None:
        return ()
    now = (_keep_on(scene, kept),) if scene.view.may_ride else ()
    return (*now, _follow(scene))
