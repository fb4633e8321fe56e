"""Track and resources: proposals, hex by hex, typed names, and what is refused."""

from typing import Any

import pytest

from bot.chat.base.errors import Refusal, describe_refusal
from cogs.baltimore_ohio import pages, prompt
from cogs.baltimore_ohio.chat import CHAT
from cogs.baltimore_ohio.step_menus import StepComponents
from tests.chat.baltimore_ohio.business_positions import BUILD, TRACK, business, way
from tests.chat.harness.world import World, choose, follow, labels, menu, parts, press, tells, typed
from tests.support.baltimore_ohio import kit as bo
from tests.support.positions import make_ctx

NAME, NEXT = "Name hexes or cities…", "The next hex…"


def valued(message: Any, hint: str) -> dict[str, str]:
    """The options of a menu: label and value."""
    return {label: value for value, label in menu(message, hint).items()}


async def test_ready_made_builds_say_what_they_are_best_at(world: World) -> None:
    """And what they cost, bring and leave; with a new city within the capacity."""
    await world.at(business(bo.Phase.TRACK, cards=(3, 6)))
    options = valued(world.card, BUILD)
    first, best, *_ = options
    assert first == "Build nothing"
    rows = [row for part in parts(world.card) for row in part.get("options") or []]
    (detail,) = [str(row["description"]) for row in rows if row["value"] == options[best]]
    assert "cheapest city" in detail and " left · " in detail
    assert "$ left" not in best


async def test_a_build_is_drawn_and_added_up_hex_by_hex(world: World) -> None:
    """What each hex costs, what is left, and cubes (rule 22)."""
    await world.at(business(bo.Phase.TRACK))
    page = await typed(world.ann, world.card, NAME, hexes="K14, L14")
    tells(page, "K14 $20 + L14 $20 = **$40**; treasury $300 → **$260**, 25 cubes left.")
    alt = page.attachments[0].description
    assert "K14" in alt and "$40" in alt
    await world.confirm(world.ann, page, "Build", "builds K14, L14 for $40")


async def test_a_city_by_name_gets_its_cheapest_way(world: World) -> None:
    """What it brings is said, and that it brings nothing beyond the equipment."""
    await world.at(business(bo.Phase.TRACK, track=("J16",), cards=(3, 6)))
    page = await typed(world.ann, world.card, NAME, hexes="richmond")
    cost = "K15 $20 + Richmond (L15) $20 = **$40**"
    tells(page, cost, "The best net income rises by **$30**.")
    await world.confirm(world.ann, page, "Build", "builds K15, Richmond (L15) for $40")
    await world.at(business(bo.Phase.TRACK, track=("J16", "K15"), cards=(4,)))
    page = await typed(world.ann, world.card, NAME, hexes="L15")
    tells(page, "would bring nothing yet: the equipment already serves cities as good or better")


async def test_a_build_is_put_together_hex_by_hex(world: World) -> None:
    await world.at(business(bo.Phase.TRACK))
    page = await press(world.ann, world.card, "Hex by hex…")
    tells(page, "at most 2, for at most $300")
    options = valued(page, NEXT)
    assert all("$" in label for label in options)
    page = await choose(world.ann, page, NEXT, options["K14 $20"])
    assert labels(page) == ["Build this hex…", "Remove the last hex"]
    page = await choose(world.ann, page, NEXT, valued(page, NEXT)["L14 $20"])
    limit = "At Tech Level 2 you can build at most 2 hexes."
    tells(page, "K14 $20 + L14 $20 = **$40**", limit)
    assert page.attachments[0].description
    page = await follow(world.ann, page, "Remove the last hex", "Build this hex…")
    await world.confirm(world.ann, page, "Build", "builds K14 for $20")


async def test_every_refusal_cites_its_ruling(world: World) -> None:
    await world.at(business(bo.Phase.TRACK))
    for option, typed_text, said in [
        ("hexes", "Harrisburg", "connected Pittsburgh, Harrisburg and Philadelphia (rule 26"),
        ("hexes", "Baltimore", "already has a cube in hex I16 (rule 22)"),
        ("hexes", "Chicago", "can't reach Chicago (D5): at this Tech Level it has at most 2 hexes"),
        ("hexes", "K14, L14, M14", "at Tech Level 2 you can build at most 2 (rule 22)"),
        ("hexes", "Atlantis", "No hex or city is called “Atlantis”"),
        ("hexes", "  ", "rule 22"),
        ("counter", "F17", "no cube in hex F17"),
        ("counter", "K14", "no coal"),
        ("counter", "Augusta", "no lumber"),
    ]:
        command = "bando build" if option == "hexes" else "bando take"
        page = await world.command(world.ann, command, **{option: typed_text})
        tells(page, said)
        assert [label[:10] for label in labels(page)] == ["Why? Rule "], typed_text
    assert await world.unchanged()


async def test_where_a_railroad_may_not_build_is_refused_with_the_ruling(world: World) -> None:
    """A city holds as many railroads as there are players (rule 23); the NYC stays in New York
    until it has its five cities (rule 25)."""

    def crowd(state: bo.State) -> None:
        for name in ("ERIE", "NH", "IC"):
            bo.running(state, name, {2: 1}, value=34, track=way(name, "L15"))

    await world.at(business(bo.Phase.TRACK, track=("J16", "K15"), before=crowd))
    page = await world.command(world.ann, "bando build", hexes="Richmond")
    tells(page, "holds as many railroads as there are players", "23")

    def more(state: bo.State) -> None:
        bo.running(state, "NYC", {0: 3}, value=74, cards=(5,), treasury=400)

    state = business(before=more)
    bo.in_business(state, "NYC")
    await world.at(state)
    for label in ("Scrap nothing", "Buy no equipment"):
        await world.ann.click(world.card, label=label)
    page = await world.command(world.ann, "bando build", hexes="E19", table=2)
    tells(page, "and hex E19 is outside New York", "rule 25")


@pytest.mark.parametrize(
    ("hex_", "label", "story"),
    [
        ("F17", "Take coal from F17: $40 a round", "takes the coal from F17"),
        ("A22", "Take lumber from A22: $20 a round", "takes the lumber from Augusta (A22)"),
    ],
)
async def test_a_counter_is_taken_instead_of_building(
    world: World, hex_: str, label: str, story: str
) -> None:
    """From a hex with the railroad's cube (rulings 27 and 43)."""
    track = (*TRACK, *way("BO", hex_))
    await world.at(business(bo.Phase.TRACK, options=bo.ALL_EXPANSIONS, track=track))
    page = await choose(world.ann, world.card, BUILD, valued(world.card, BUILD)[label])
    worth = label.removesuffix(" a round").partition(": ")[2]
    tells(page, f"{story[1:]}: {worth}", "as long as it has a card")
    assert page.attachments[0].description
    await world.confirm(world.ann, page, "Take it", story)


async def test_the_last_of_three_cities_opens_the_border(world: World) -> None:
    """Told before and after (rule 26)."""

    def last(state: bo.State) -> None:
        state.railroads["PA"].track += ["H17", "H16", "H15", "G14"]
        state.railroads["PA"].cubes -= 4
        state.railroads["PA"].treasury += 500
        state.bank_out += 500

    state = business(before=last)
    bo.in_business(state, "PA")
    await world.at(state)
    for label in ("Scrap nothing", "Buy no equipment"):
        await world.bob.click(world.card, label=label)
    page = await typed(world.bob, world.card, NAME, hexes="Pittsburgh")
    told = "PA has its three cities, and others may enter them now"
    tells(page, told)
    await press(world.bob, page, "Build")
    tells(world.card, told)


def test_at_the_first_level_one_hex_is_one() -> None:
    """And a menu that would hold nothing but to build nothing is left out: its button says so."""
    state = business(bo.Phase.TRACK)
    state.tech_level = 1
    state.railroads["BO"].treasury = 20
    with pytest.raises(Refusal) as refused:
        pages.parse_build(state, "BO", "Chicago", "en")
    limit = "it has at most one hex, the treasury can pay $20"
    assert limit in str(describe_refusal(refused.value, "en"))
    at = make_ctx(state, "en")
    shown = prompt.railroad_prompt(at)
    assert shown.menus == () and shown.buttons[-1].label == "Build nothing"
    page = pages.hexes_page(StepComponents(at, "step"), at.view, "BO", ("K14",))
    assert page.text.endswith("At Tech Level 1 you can build only one hex.")


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (bo.Options(), "or take a coal counter on its track, not both."),
        (bo.Options(maine_lumber=True), "or take a coal or lumber counter on its track, not both."),
    ],
)
def test_only_counters_of_this_game_are_told_of(options: bo.Options, expected: str) -> None:
    state = business(bo.Phase.TRACK, options=options)
    assert expected in CHAT.prompt(make_ctx(state)).text
    state.coal.clear()
    state.lumber.clear()
    assert "left)." in CHAT.prompt(make_ctx(state)).text
