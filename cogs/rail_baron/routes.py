"""The routes a train may take: ready-made ones, and the remembered one."""

from __future__ import annotations

from bot.chat.base.errors import Refusal
from bot.chat.commands.autocomplete import Rows
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Option
from cogs.rail_baron.words import DOMAIN, board_of, me, money, t
from data.texts import decimal
from rules.rail_baron.model.state import Phase
from rules.rail_baron.routing.routes import Route, proposals, resume

LETTERS = "ABCDEFGHIJKL"
"""What the picture shows the ready-made routes by."""
_NAMED = ("fast", "cheap", "own", "best", "away", "safe", "onto", "plan")


def planned(scene: Scene) -> Route | None:
    """The rest of the route the seat meant to keep to, None if it leads on from here no longer."""
    path = [int(number) for number in scene.note.get("path", ())]
    return resume(scene.public, me(scene).seat, path) if path else None


def lettered(scene: Scene) -> list[tuple[str, Route]]:
    """The ready-made routes of the seat, each with the letter the picture shows."""
    return list(zip(LETTERS, proposals(scene.public, me(scene).seat), strict=False))


def route_of(scene: Scene, key: str) -> Route:
    """The route of a key: a ready-made one, or `plan`."""
    if key == "plan":
        found = planned(scene)
        if found is None:
            raise Refusal(f"{DOMAIN}-refuse-plan")
        return found
    for _, made in lettered(scene):
        if made.key == key:
            return made
    raise LookupError(key)


def route_rows(scene: Scene) -> Rows:
    """The routes for a seat that is to ride."""
    if scene.public.phase is Phase.RIDE:
        if planned(scene) is not None:
            yield t("route-plan", scene), "plan"
        for letter, route in lettered(scene):
            option = route_option(scene, letter, route)
            yield f"{option.label} · {option.detail}", route.key


# In words.


def about(dollars: int) -> int:
    """An expected sum as people say it: to the hundred."""
    return round(dollars, -2)


def route_option(scene: Scene, letter: str, route: Route) -> Option:
    """A route in a menu."""
    known = route.key.partition("-")[0]
    name = t(f"route-{known if known in _NAMED else 'other'}", scene)
    return Option(
        route.key, t("option-route", scene, letter=letter, name=name), figures(scene, route)
    )


def route_line(scene: Scene, letter: str, route: Route) -> str:
    """A route on a card."""
    option = route_option(scene, letter, route)
    return f"**{option.label}** · {option.detail}"


def label(scene: Scene, key: str, route: Route, **values: str) -> str:
    """The button of a route: what its fees leave of the payoff, and how long it takes."""
    seat, fees = me(scene), about(route.fees)
    payoff = 0
    if seat.destination is not None and not seat.declared:
        payoff = board_of(scene).payoff(seat.departure, seat.destination)
    net = money(payoff - fees, scene)
    sum_ = f"+{net}" if payoff > fees else net
    return t(key, scene, net=sum_, time=_time(scene, route), **values)


def figures(scene: Scene, route: Route) -> str:
    """What a route would take."""
    return t(
        "route-figures",
        scene,
        miles=route.miles,
        time=_time(scene, route),
        fees=_fees(scene, route),
        railroads=", ".join(route.railroads),
    )


def _riding(scene: Scene) -> bool:
    """Whether the roll to ride is known."""
    return scene.public.phase is Phase.RIDE and scene.public.turn.seat == scene.seat


def _time(scene: Scene, route: Route) -> str:
    if _riding(scene) and route.miles <= scene.public.turn.steps_left:
        return t("route-arrives", scene)
    return turns(scene, route.turns)


def turns(scene: Scene, expected: float) -> str:
    """About so many turns."""
    if round(expected, 1) == 1:
        return t("route-turn", scene)
    return t("route-turns", scene, turns=decimal(expected, scene.language))


def _fees(scene: Scene, route: Route) -> str:
    """All of them; how many of them now, if the roll is known and there are others."""
    total = about(route.fees)
    if not total:
        return t("route-free", scene)
    if not _riding(scene):
        return t("route-fees", scene, fees=total)
    if total == route.fees_now:
        return t("route-fees-due", scene, fees=total)
    return t("route-fees-now", scene, fees=total, now=route.fees_now)
