"""A route of one's own, typed: what was understood, how it compares, what is refused."""

from typing import Any

import pytest

from cogs.rail_baron import pictures
from cogs.rail_baron.riding import plan_page
from rules.rail_baron.cities.places import find_place
from rules.rail_baron.model.actions import Ride
from rules.rail_baron.model.board import board
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import State
from rules.rail_baron.routing.ride import path_stops
from rules.rail_baron.routing.ride_plan import Route
from tests.chat.harness.world import World, choose, menu, sane, tells, typed
from tests.chat.rail_baron.positions import riding
from tests.support.positions import make_ctx


async def test_one_s_own_route_is_checked_and_drawn_first(world: World) -> None:
    await world.at(riding())
    page = await own_route(world, "Omaha, Chicago")
    tells(page, "Ride 7 mileposts")
    assert page.attachments
    await world.confirm(world.ann, page, "Ride")


async def test_an_impossible_route_is_refused_in_one_sentence(world: World) -> None:
    await world.at(riding())
    for entered, said in [
        ("Xyzzy", "a place called"),
        ("   ", "a place called"),
        (", ".join(["Chicago"] * 20), "At most"),
        ("Miami, Chicago", "rule 9"),
        ("x" * 300, "a place called"),
        ("@everyone <@1> **bold**", "a place called"),
        ("San Diego, Chicago", "rule 11"),
    ]:
        text = sane(await own_route(world, entered))
        assert said.lower() in text.lower() and len(text) < 500
    assert await world.unchanged()


async def own_route(world: World, places: str) -> Any:
    """The page that a route typed by Ann leads to."""
    return await typed(world.ann, world.card, "My own route…", places=places)


def from_odessa() -> State:
    """Ann rides from Odessa in Texas, five mileposts from Dallas, with the dice rolled."""
    state = riding(steps=4)
    ann, graph = state.seats[0], board(Options())
    ann.destination, ann.milepost = "Dallas", find_place(graph, "Odessa, TX")[0]
    return state


async def test_a_place_typed_is_named_and_its_way_compared(world: World) -> None:
    """A detour that was asked for is told as one, down to the destination, before it is ridden."""
    await world.at(from_odessa())
    tells(
        await own_route(world, "Paris"),
        "Your route: Odessa, TX – Paris, TX (SLSF) – **Dallas**. 12 mileposts",
        "Compared with route A: 7 mileposts longer, about 0.6 turns more, about $600 more in fees.",
    )
    stops = "Big Spring, TX (AT&SF, T&P) – Abilene, TX (T&P) – Ranger, TX (T&P)"
    page = await own_route(world, "Big Spring -> Abilene - Ranger")
    tells(page, stops, "That's route A.")


async def test_a_place_spelled_differently_is_told(world: World) -> None:
    """In a ride and in a plan; not what is a name, or the beginning of one."""
    await world.at(riding())
    text = sane(await own_route(world, "Atlantis"))
    assert text.startswith("I read “Atlantis” as Atlanta.\nYour route: ")
    assert "I read" not in sane(await own_route(world, "atlanta"))
    assert "I read" not in sane(await own_route(world, "Atlan"))
    ann = make_ctx(riding(), "de", 0)
    planned = plan_page(ann, "Atlantis").text
    assert planned.startswith("„Atlantis“ habe ich als Atlanta gelesen.\nDeine Route: ")


async def test_a_railroad_typed_is_ridden(world: World) -> None:
    """By its mark or its name; and nobody in Texas is told to type Omaha."""
    await world.at(from_odessa())
    form = await world.ann.click(world.card, label="My own route…")
    assert "Like Fort Worth, El Paso; or a railroad, like T&P" in str(form.modal)
    route = "Your route: Odessa, TX – Texas & Pacific (T&P) – **Dallas**. 5 mileposts"
    for entered in ["T&P", "t&p", "Texas & Pacific", "texas and pacific"]:
        tells(await own_route(world, entered), route, "Ride 4 mileposts", "over T&P.")


async def test_a_place_that_is_several_is_asked_for(world: World) -> None:
    """A menu of what it may be, with what each way comes to, the shortest first; one after the
    other where two are unclear."""
    await world.at(riding())
    page, which = await own_route(world, "Springfield; Frisco; Chicago"), "Which one?"
    tells(page, "Your route: (3 possible) – (2 possible) – Chicago. Which one")
    offered = menu(page, which)
    assert next(iter(offered.values())) == "Springfield, MO (SLSF)" and len(offered) == 3
    page = await choose(world.ann, page, which, next(iter(offered)))
    offered = menu(page, which)
    assert list(offered.values()) == ["Frisco (SLSF)", "Oakland / San Francisco"]
    page = await choose(world.ann, page, which, next(iter(offered)))
    tells(page, "Springfield, MO (SLSF) – Frisco (SLSF) – Chicago – **Miami**")
    await world.confirm(world.ann, page, "Ride")


async def test_the_way_is_drawn_down_to_the_destination(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is ridden now, and after it all that is left."""
    shown: list[tuple[Ride, Route]] = []
    draw = pictures.ride_preview

    def seen(ctx: Any, part: Ride, route: Route, *rest: Any) -> Any:
        picture = draw(ctx, part, route, *rest)
        shown.append((part, route))
        assert picture.keywords["left"] == route.path[len(part.path) :]
        return picture

    monkeypatch.setattr(pictures, "ride_preview", seen)
    await world.at(from_odessa())
    await own_route(world, "Paris")
    graph, (part, route) = board(Options()), shown[-1]
    path = path_stops(graph, find_place(graph, "Odessa, TX")[0], route.path)
    assert find_place(graph, "Paris, TX")[0] in path
    assert path[-1] == graph.milepost_of["Dallas"]
    assert len(part.path) == 4 and len(route.path) == 12
