"""The ride: a route, cut at the steps of this turn, the rest kept in the seat's note; and planning
ahead on the others' turns."""

from __future__ import annotations

from collections.abc import Iterator

import data.rail_baron as facts
from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import (
    Act,
    Answer,
    Button,
    Field,
    Form,
    Leaf,
    Menu,
    Preview,
    Prompt,
    Scene,
)
from bot.chat.declared.moves import Moves, Words
from cogs.rail_baron import pictures
from cogs.rail_baron.routes import (
    figures,
    lettered,
    planned,
    route_of,
    route_option,
    via_key,
)
from cogs.rail_baron.words import (
    DOMAIN,
    KINDS,
    board_of,
    bound,
    check,
    marks,
    me,
    money,
    o,
    person,
    t,
)
from data.texts import decimal
from rules.rail_baron.model.actions import Ride
from rules.rail_baron.model.state import Phase
from rules.rail_baron.routing.ride import stops_of
from rules.rail_baron.routing.routes import Route, cut, resume, through


def trip(scene: Scene) -> str:
    """`Denver to Miami, payoff $21,500`, or the way home of a declared seat."""
    seat = me(scene)
    if seat.declared:
        return t("trip-home", scene, to=seat.home)
    return "" if seat.destination is None else bound(scene, "trip", seat)


def ask(scene: Scene) -> Prompt:
    seat, view = me(scene), scene.public
    place = board_of(scene).name(seat.milepost)
    steps = view.turn.steps_left
    text = t("ask-ride", scene, trip=trip(scene), steps=steps, place=place)
    buttons = [Button("via", t("press-via", scene), "quiet", form=True)]
    path = scene.note.get("path")
    # The card for everybody has no notes: there a trip under way, which all can see, brings it.
    if seat.used if not path else resume(view, seat.seat, path) is not None:
        buttons.insert(0, _keep_on(scene))
    options = tuple(route_option(scene, letter, route) for letter, route in lettered(scene))
    if len(options) == 1:  # a menu of one would cost a press
        (one,) = options
        only = Button(f"ride/{one.value}", t("press-route", scene), "go")
        line = t("ask-ride-only", scene, label=one.label, detail=one.detail)
        return Prompt(f"{text}\n{line}", (only, *buttons))
    return Prompt(text, tuple(buttons), (Menu("ride", t("menu-route", scene), options),))


def _ride(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """As far as the dice allow along the route of this key, shown first."""
    if scene.public.phase is not Phase.RIDE:
        return Act(Ride(()))
    graph, seat, chosen = board_of(scene), me(scene), route_of(scene, rest)
    part = cut(scene.public, seat.seat, chosen.path)
    end = stops_of(graph, seat.milepost, part.path)[-1]
    if sure:
        left = list(chosen.path[len(part.path) :])
        note = {"path": left} if left else {}
        return Act(part, t("said-ride", scene, place=graph.name(end)), note)
    return Preview(
        "\n".join(_told(scene, chosen, part, end)),
        t("confirm-ride", scene),
        pictures.ride(scene, part.path, end),
        key=f"ride/{rest}",
    )


def _told(scene: Scene, chosen: Route, part: Ride, end: int) -> Iterator[str]:
    graph, seat = board_of(scene), me(scene)
    ridden = marks(graph, part.path)
    yield t("sure-ride", scene, miles=len(part.path), place=graph.name(end), railroads=ridden)
    city = seat.home if seat.declared else seat.destination  # home when declared (ruling 26)
    target = None if city is None else graph.milepost_of[graph.city(city)]
    left = len(chosen.path) - len(part.path)
    if end == target:
        if seat.declared or seat.destination is None:
            yield t("sure-ride-home", scene)
        else:
            payoff = graph.payoff(seat.departure, seat.destination)
            yield t("sure-ride-arrives", scene, payoff=payoff)
    elif left > 0:
        goal, turns = graph.name(target or end), decimal(max(1.0, chosen.turns - 1), scene.language)
        yield t("sure-ride-left", scene, miles=left, target=goal, turns=turns)
    if chosen.fees_now:
        yield t("sure-ride-fees", scene, fees=chosen.fees_now)
    else:
        yield t("sure-ride-free", scene)
    if chosen.rovers:
        names = ", ".join(person(scene, one) for one in chosen.rovers)
        each = money(facts.numbers().rover_award, scene)
        yield t("sure-ride-rover", scene, names=names, amount=each)


def _via(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    if scene.public.phase is not Phase.RIDE:
        return Act(Ride(()))
    return _ride(scene, via_key(scene, words.get("places", "")), False, {})


def _form(scene: Scene, rest: str) -> Form:
    label, hint = t("form-via-field", scene), t("form-via-hint", scene)
    return Form(t("form-via", scene), (Field("places", label, hint, limit=300),))


MOVES = Moves(t, KINDS, check, [], others={"ride": _ride, "via": _via}, forms={"via": _form})


# Looking ahead.


def plan(scene: Scene, places: str | None) -> Leaf:
    """Without places the ready-made routes; with places the way through them, which is kept."""
    if scene.seat is None:
        raise Refusal("house-refuse-no-seat")
    if places is None:
        return _ready_made(scene)
    numbers = [int(number) for number in via_key(scene, places).split(".")[1:]]
    route = through(scene.public, scene.seat, numbers)
    text = "\n".join([figures(scene, route), t("planned", scene)])
    draw = pictures.routes(scene, [route])
    return Leaf(text, draw, (_follow(scene),), note={"path": list(route.path)})


def _ready_made(scene: Scene) -> Leaf:
    rows = lettered(scene)
    if not rows:
        raise Refusal(f"{DOMAIN}-refuse-no-trip")
    options = [route_option(scene, letter, route) for letter, route in rows]
    text = "\n".join(f"**{one.label}**: {one.detail}" for one in options)
    return Leaf(text, pictures.routes(scene, [route for _, route in rows]))


def _keep_on(scene: Scene) -> Button:
    return Button("ride/plan", t("press-plan", scene), "go")


def _follow(scene: Scene) -> Button:
    """Makes the remembered route a standing order."""
    return Button("follow/plan", o("press-follow", scene), "quiet", order=True)


def on_plan(scene: Scene) -> tuple[Button, ...]:
    """The way on along the remembered route: now, for a reader who is to ride, or by itself."""
    if scene.seat is None or planned(scene) is None:
        return ()
    now = (_keep_on(scene),) if scene.view.may_ride else ()
    return (*now, _follow(scene))
