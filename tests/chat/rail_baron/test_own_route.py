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
from tests.chat.harness.world import World, answers, choose, menu, press, reply, sane
from tests.chat.rail_baron.positions import riding
from tests.support.positions import make_ctx


async def test_one_s_own_route_is_checked_and_drawn_first(world: World) -> None:
    await world.at(riding())
    form = await world.ann.click(world.card, label="My own route…")
    result = await world.ann.submit_modal(form, {"places": "Omaha, Chicago"})
    page = answers(result)[0]
    assert "Ride 7 mileposts" in sane(page) and page.attachments
    assert await world.unchanged()
    await press(world.ann, page, "Ride")
    assert not await world.unchanged()


async def test_an_impossible_route_is_refused_in_one_sentence(world: World) -> None:
    await world.at(riding())
    for typed, said in [
        ("Xyzzy", "a place called"),
        ("   ", "a place called"),
        (", ".join(["Chicago"] * 20), "at most"),
        ("Miami, Chicago", "rule 9"),
        ("x" * 300, "a place called"),
        ("@everyone <@1> **bold**", "a place called"),
        ("San Diego, Chicago", "rule 11"),
    ]:
        form = await world.ann.click(world.card, label="My own route…")
        text = reply(await world.ann.submit_modal(form, {"places": typed}))
        assert said in text.lower() or said in text
        assert len(text) < 500
        assert await world.unchanged()


async def own_route(world: World, typed: str) -> Any:
    """The page that a route typed by Ann leads to."""
    form = await world.ann.click(world.card, label="My own route…")
    return answers(await world.ann.submit_modal(form, {"places": typed}))[-1]


def from_odessa() -> State:
    """Ann rides from Odessa in Texas, five mileposts from Dallas, with the dice rolled."""
    state = riding(steps=4)
    ann, graph = state.seats[0], board(Options())
    ann.destination, ann.milepost = "Dallas", find_place(graph, "Odessa, TX")[0]
    return state


async def test_a_place_typed_is_named_and_its_way_compared(world: World) -> None:
    """A detour that was asked for is told as one, down to the destination, before it is ridden."""
    await world.at(from_odessa())
    page = await own_route(world, "Paris")
    text = sane(page)
    assert "Your route: Odessa, TX – Paris, TX (SLSF) – **Dallas**. 12 mileposts" in text
    more = "7 mileposts longer, about 0.6 turns more, about $600 more in fees"
    assert f"Compared with route A: {more}." in text
    page = await own_route(world, "Big Spring -> Abilene - Ranger")
    assert "Big Spring, TX (AT&SF, T&P) – Abilene, TX (T&P) – Ranger, TX (T&P)" in sane(page)
    assert "That's route A." in sane(page)


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
    """By its mark or its name."""
    await world.at(from_odessa())
    for typed in ["T&P", "t&p", "Texas & Pacific", "texas and pacific"]:
        text = sane(await own_route(world, typed))
        assert "Your route: Odessa, TX – Texas & Pacific (T&P) – **Dallas**. 5 mileposts" in text
        assert "Ride 4 mileposts" in text and "over T&P." in text


async def test_a_place_that_is_several_is_asked_for(world: World) -> None:
    """A menu of what it may be, with what each way comes to, the shortest first; one after the
    other where two are unclear."""
    await world.at(riding())
    page = await own_route(world, "Springfield; Frisco; Chicago")
    assert "Your route: (3 possible) – (2 possible) – Chicago. Which one" in sane(page)
    offered = menu(page, "Which one?")
    assert next(iter(offered.values())) == "Springfield, MO (SLSF)" and len(offered) == 3
    page = await choose(world.ann, page, "Which one?", next(iter(offered)))
    offered = menu(page, "Which one?")
    assert list(offered.values()) == ["Frisco (SLSF)", "Oakland / San Francisco"]
    page = await choose(world.ann, page, "Which one?", next(iter(offered)))
    assert "Springfield, MO (SLSF) – Frisco (SLSF) – Chicago – **Miami**" in sane(page)
    assert await world.unchanged()
    await press(world.ann, page, "Ride")
    assert not await world.unchanged()


async def test_the_form_suggests_places_near_the_train(world: World) -> None:
    """Nobody in Texas is told to type Omaha."""
    await world.at(from_odessa())
    form = await world.ann.click(world.card, label="My own route…")
    assert "Like Fort Worth, El Paso; or a railroad, like T&P" in str(form.modal)


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
