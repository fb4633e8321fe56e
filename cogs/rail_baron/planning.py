"""Looking ahead: what routes would take, and a route remembered for the turns to come."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import Button, Draw, Leaf, Scene
from cogs.rail_baron import pictures
from cogs.rail_baron.prompt import about, lettered, route_option
from cogs.rail_baron.riding import via_key
from cogs.rail_baron.words import DOMAIN, money, t
from data.texts import decimal, say
from rules.rail_baron.routing.routes import Route, through


def plan(scene: Scene, places: str | None) -> Leaf:
    """Without places the ready-made routes; with places the way through them, which is kept."""
    if scene.view is None:
        raise Refusal("house-refuse-not-running")
    if scene.seat is None:
        raise Refusal("house-refuse-no-seat")
    if places is None:
        return _ready_made(scene)
    numbers = [int(number) for number in via_key(scene, places).split(".")[1:]]
    route = through(scene.public, scene.seat, numbers)
    text = "\n".join([_figures(scene, route), t("planned", scene.language)])
    draw = drawn_routes(scene, [route])
    return Leaf(text, draw, (follow_button(scene),), note={"path": list(route.path)})


def follow_button(scene: Scene) -> Button:
    """Makes the remembered route a standing order."""
    label = say("rail_baron_orders-press-follow", scene.language)
    return Button("follow/plan", label, "quiet", order=True)


def _figures(scene: Scene, route: Route) -> str:
    language = scene.language
    return t(
        "plan-figures",
        language,
        miles=route.miles,
        turns=decimal(route.turns, language),
        fees=money(about(route.fees), language),
        railroads=", ".join(route.railroads),
    )


def _ready_made(scene: Scene) -> Leaf:
    language, rows = scene.language, lettered(scene)
    if not rows:
        raise Refusal(f"{DOMAIN}-refuse-no-trip")
    lines = []
    for letter, route in rows:
        option = route_option(route, letter, language)
        lines.append(f"**{option.label}**: {option.detail}")
    return Leaf("\n".join(lines), drawn_routes(scene, [route for _, route in rows]))


def drawn_routes(scene: Scene, routes: Sequence[Route]) -> Draw:
    """The map about the reader's own train, without the reader's cash."""
    view = msgspec.structs.replace(scene.public, viewer=scene.seat)
    return pictures.with_routes(view, scene.names, scene.language, routes)
