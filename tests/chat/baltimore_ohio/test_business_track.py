"""Track and resources: proposals, hex by hex, typed names, and what is refused."""

from typing import Any

import pytest

from bot.chat.base.errors import Refusal, describe_refusal
from cogs.baltimore_ohio import pages, prompt
from cogs.baltimore_ohio.chat import CHAT
from cogs.baltimore_ohio.step_menus import StepComponents
from rules.baltimore_ohio.model.options import ALL_EXPANSIONS, Options
from rules.baltimore_ohio.model.state import Phase, State
from tests.chat.baltimore_ohio.business_positions import BUILD, TRACK, business, way
from tests.chat.harness.world import (
    World,
    choose,
    labels,
    menu,
    parts,
    press,
    reply,
    sane,
    typed,
    words,
)
from tests.support.baltimore_ohio.states import in_business, running
from tests.support.positions import make_ctx

NAME, NEXT = "Name hexes or cities…", "The next hex…"


def detail(message: Any, value: str) -> str:
    """What is said below an option of a menu."""
    for part in parts(message):
        for option in part.get("options") or []:
            if option["value"] == value:
                return str(option["description"])
    raise AssertionError(value)


async def test_ready_made_builds_say_what_they_are_best_at(world: World) -> None:
    """And what they cost, bring and leave; with a new city within the capacity."""
    await world.at(business(Phase.TRACK, cards=(3, 6)))
    options = {label: value for value, label in menu(world.card, BUILD).items()}
    assert next(iter(options)) == "Build nothing"
    best = list(options)[1]
    assert "cheapest city" in detail(world.card, options[best])
    assert "$ left" not in best and " left · " in detail(world.card, options[best])


async def test_a_build_is_drawn_and_added_up_hex_by_hex(world: World) -> None:
    """What each hex costs, what is left, and cubes (rule 22)."""
    await world.at(business(Phase.TRACK))
    page = await typed(world.ann, world.card, NAME, hexes="K14, L14")
    text = sane(page)
    assert "K14 $20 + L14 $20 = **$40**; treasury $300 → **$260**, 25 cubes left." in text
    alt = page.attachments[0].description
    assert "K14" in alt and "$40" in alt
    assert await world.unchanged()
    await press(world.ann, page, "Build")
    assert "builds K14, L14 for $40" in words(world.card)


async def test_a_city_by_name_gets_its_cheapest_way(world: World) -> None:
    await world.at(business(Phase.TRACK, track=("J16",), cards=(3, 6)))
    page = await typed(world.ann, world.card, NAME, hexes="richmond")
    text = sane(page)
    assert "K15 $20 + Richmond (L15) $20 = **$40**" in text
    assert "The best net income rises by **$30**." in text
    await press(world.ann, page, "Build")
    assert "builds K15, Richmond (L15) for $40" in words(world.card)


async def test_a_city_beyond_the_equipment_is_said_to_bring_nothing(world: World) -> None:
    await world.at(business(Phase.TRACK, track=("J16", "K15"), cards=(4,)))
    page = await typed(world.ann, world.card, NAME, hexes="L15")
    assert (
        "Richmond would bring nothing yet: the equipment already serves cities as good or better"
        in sane(page)
    )


async def test_a_build_is_put_together_hex_by_hex(world: World) -> None:
    await world.at(business(Phase.TRACK))
    page = await press(world.ann, world.card, "Hex by hex…")
    assert "at most 2, for at most $300" in sane(page)
    options = {label: value for value, label in menu(page, NEXT).items()}
    assert all("$" in label for label in options)
    page = await choose(world.ann, page, NEXT, options["K14 $20"])
    assert labels(page) == ["Build this hex…", "Remove the last hex"]
    options = {label: value for value, label in menu(page, NEXT).items()}
    page = await choose(world.ann, page, NEXT, options["L14 $20"])
    assert "K14 $20 + L14 $20 = **$40**" in sane(page)
    assert "At Tech Level 2 you can build at most 2 hexes." in sane(page)
    assert page.attachments[0].description
    page = await press(world.ann, page, "Remove the last hex")
    page = await press(world.ann, page, "Build this hex…")
    assert await world.unchanged()
    await press(world.ann, page, "Build")
    assert "builds K14 for $20" in words(world.card)


async def test_every_refusal_cites_its_ruling(world: World) -> None:
    await world.at(business(Phase.TRACK))
    for hexes, said in [
        ("Harrisburg", "connected Pittsburgh, Harrisburg and Philadelphia (rule 26"),
        ("Baltimore", "already has a cube in hex I16 (rule 22)"),
        ("Chicago", "can't reach Chicago (D5): at this Tech Level it has at most 2 hexes"),
        ("K14, L14, M14", "at Tech Level 2 you can build at most 2 (rule 22)"),
        ("Atlantis", "No hex or city is called “Atlantis”"),
        ("Z9", "No hex or city is called “Z9”"),
        ("  ", "rule 22"),
    ]:
        shown = await world.ann.slash(world.channel, "bando build", hexes=hexes)
        assert said in reply(shown)
        assert [label[:10] for label in labels(shown.response)] == ["Why? Rule "], hexes
        assert await world.unchanged()


async def test_a_full_city_is_refused_with_its_ruling(world: World) -> None:
    """As many railroads as there are players (rule 23)."""

    def crowd(state: State) -> None:
        for name in ("ERIE", "NH", "IC"):
            running(state, name, {2: 1}, value=34, track=way(name, "L15"))

    state = business(Phase.TRACK, track=("J16", "K15"), before=crowd)
    await world.at(state)
    shown = await world.ann.slash(world.channel, "bando build", hexes="Richmond")
    assert "holds as many railroads as there are players" in reply(shown) and "23" in reply(shown)


async def test_the_nyc_stays_in_new_york_until_its_five_cities(world: World) -> None:
    def more(state: State) -> None:
        running(state, "NYC", {0: 3}, value=74, cards=(5,), treasury=400)

    state = business(before=more)
    in_business(state, "NYC")
    await world.at(state)
    await world.ann.click(world.card, label="Scrap nothing")
    await world.ann.click(world.card, label="Buy no equipment")
    shown = await world.ann.slash(world.channel, "bando build", hexes="E19")
    assert "and hex E19 is outside New York" in reply(shown)
    assert "rule 25" in reply(shown)


@pytest.mark.parametrize(
    ("hex_", "label", "preview", "story"),
    [
        ("F17", "Take coal from F17: $40 a round", "takes the coal from F17: $40 more",
         "takes the coal from F17"),
        ("A22", "Take lumber from A22: $20 a round", "takes the lumber from Augusta (A22): $20",
         "takes the lumber from Augusta (A22)"),
    ],
)  # fmt: skip
async def test_a_counter_is_taken_instead_of_building(
    world: World, hex_: str, label: str, preview: str, story: str
) -> None:
    """From a hex with the railroad's cube (rulings 27 and 43)."""
    state = business(Phase.TRACK, options=ALL_EXPANSIONS, track=(*TRACK, *way("BO", hex_)))
    await world.at(state)
    options = {shown: value for value, shown in menu(world.card, BUILD).items()}
    page = await choose(world.ann, world.card, BUILD, options[label])
    assert preview[1:] in sane(page) and "as long as it has a card" in sane(page)
    assert page.attachments[0].description and await world.unchanged()
    await press(world.ann, page, "Take it")
    assert story in words(world.card)


async def test_taking_what_does_not_lie_there_is_refused(world: World) -> None:
    await world.at(business(Phase.TRACK))
    shown = await world.ann.slash(world.channel, "bando take", counter="F17")
    assert "no cube in hex F17" in reply(shown) and "rule 27" in reply(shown)
    shown = await world.ann.slash(world.channel, "bando take", counter="K14")
    assert "no coal" in reply(shown) and "rule 27" in reply(shown)
    shown = await world.ann.slash(world.channel, "bando take", counter="Augusta")
    assert "no lumber" in reply(shown) and "rule 43" in reply(shown)
    assert await world.unchanged()


async def test_the_last_of_three_cities_opens_the_border(world: World) -> None:
    """Told before and after (rule 26)."""

    def last(state: State) -> None:
        state.railroads["PA"].track += ["H17", "H16", "H15", "G14"]
        state.railroads["PA"].cubes -= 4
        state.railroads["PA"].treasury += 500
        state.bank_out += 500

    state = business(before=last)
    in_business(state, "PA")
    await world.at(state)
    await world.bob.click(world.card, label="Scrap nothing")
    await world.bob.click(world.card, label="Buy no equipment")
    page = await typed(world.bob, world.card, NAME, hexes="Pittsburgh")
    assert "PA has its three cities, and others may enter them now." in sane(page)
    await press(world.bob, page, "Build")
    assert "PA has its three cities, and others may enter them now" in words(world.card)


def test_at_the_first_level_one_hex_is_one() -> None:
    """And a menu that would hold nothing but to build nothing is left out: its button says so."""
    state = business(Phase.TRACK)
    state.tech_level = 1
    state.railroads["BO"].treasury = 20
    with pytest.raises(Refusal) as refused:
        pages.parse_build(state, "BO", "Chicago", "en")
    assert "it has at most one hex, the treasury can pay $20" in str(
        describe_refusal(refused.value, "en")
    )
    at = make_ctx(state, "en")
    shown = prompt.railroad_prompt(at)
    assert shown.menus == () and shown.buttons[-1].label == "Build nothing"
    page = pages.hexes_page(StepComponents(at, "step"), at.view, "BO", ("K14",))
    assert page.text.endswith("At Tech Level 1 you can build only one hex.")


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (Options(), "or take a coal counter on its track, not both."),
        (Options(maine_lumber=True), "or take a coal or lumber counter on its track, not both."),
    ],
)
def test_only_counters_of_this_game_are_told_of(options: Options, expected: str) -> None:
    state = business(Phase.TRACK, options=options)
    assert expected in CHAT.prompt(make_ctx(state)).text
    state.coal.clear()
    state.lumber.clear()
    assert "left)." in CHAT.prompt(make_ctx(state)).text
    assert "nicht" not in CHAT.prompt(make_ctx(state, "de")).text
