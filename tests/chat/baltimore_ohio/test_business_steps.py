"""A railroad's turn of Baltimore & Ohio step by step: equipment, scrap, and what each asks."""

import pytest

from cogs.baltimore_ohio.chat import CHAT
from cogs.baltimore_ohio.plans import step_code
from render.baltimore_ohio.shared.sums import describe_sum
from render.baltimore_ohio.shared.words import describe_prompt
from tests.chat.baltimore_ohio.business_positions import (
    BUILD,
    EQUIPMENT,
    QUIET,
    SCRAP,
    WHOLE,
    business,
)
from tests.chat.harness.world import World, choose, labels, menu, press, tells, typed
from tests.support.baltimore_ohio import kit as bo
from tests.support.positions import make_ctx

MANY = (3, 4, 5, 6, 7, 8, 11, 12, 13)
"""More cards than a menu has rows for their sets."""


async def test_every_card_says_how_the_railroad_stands_and_what_the_step_is_for(
    world: World,
) -> None:
    """And what spends nothing is done at once."""
    await world.at(business())
    tells(
        world.card,
        "**B&O** at $66: treasury **$300**, one card of level 2",
        "best net income now **$40**, last time $30",
        "Scrapping alone would only lower the income of B&O.",
        "If you scrap nothing, you go on to buy equipment, build track, choose cities",
    )
    assert labels(world.card)[2:5] == [WHOLE, QUIET, "Scrap nothing"]
    for label, told in (
        ("Scrap nothing", "The first card of a higher level raises the Tech Level"),
        ("Buy no equipment", "may build up to 2 connected hexes (27 cubes left)"),
        ("Build nothing", "serves exactly 2 of its 3 cities"),
    ):
        await world.ann.click(world.card, label=label)
        tells(world.card, told)


@pytest.mark.parametrize(
    ("cards", "treasury", "expected", "sum_", "chat"),
    [
        (
            (6,),
            300,
            "ann with B&O: buy equipment, build track or serve cities?",
            "Level 2 costs $130; maintenance is then $20 a card. "
            "Best net income $40 as before if nothing is built",
            "Scrapping alone would only lower the income of B&O.",
        ),
        (
            (6,),
            0,
            "ann with B&O: serve cities?",
            "At most $40 net; $30 last time",
            "If you scrap nothing, you go on to choose cities",
        ),
        (
            (6, 7, 8, 1),
            300,
            "ann: scrap equipment of B&O?",
            "Scrapping level 1 brings $20: best net income $0 → $20",
            "every card costs maintenance, however few cities it serves",
        ),
    ],
)
def test_scrapping_is_asked_only_where_it_does_not_just_lose(
    cards: tuple[int, ...], treasury: int, expected: str, sum_: str, chat: str
) -> None:
    """No card is called old, and what can be done instead is named (rule 19)."""
    at = make_ctx(business(cards=cards, treasury=treasury))
    assert describe_prompt(at.public, ("ann", "bob", "cat"), "en") == expected
    assert describe_sum(at.public, "en") == sum_
    assert chat in CHAT.prompt(at).text


async def test_scrapping_tells_what_falls_with_the_card(world: World) -> None:
    """Scrap value, maintenance, capacity and income (rule 19)."""
    await world.at(business())
    options = menu(world.card, SCRAP)
    assert list(options.values()) == ["Scrap nothing", "Scrap a card of level 2: $40"]
    page = await choose(world.ann, world.card, SCRAP, list(options)[1])
    tells(
        page,
        "One card of level 2 is scrapped for **$40**; treasury $300 → **$340**.",
        "Can serve 2 → **0**, reaches 3 cities; maintenance $20 → **$0**",
        "best net income $40 → **$0**",
    )
    await world.confirm(world.ann, page, "Scrap", "**B&O** scraps a card of level 2 for $40")


async def test_cards_that_are_alike_are_one_row(world: World) -> None:
    """So many of each level, each with its sum; no two rows say the same."""
    await world.at(business(cards=(3, 4, 6)))
    options = menu(world.card, SCRAP)
    assert list(options.values()) == [
        "Scrap nothing",
        "Scrap a card of level 2: $40",
        "Scrap a card of level 1: $20",
        "Scrap 2 cards of levels 1, 2: $60",
        "Scrap 2 cards of level 1: $40",
        "Scrap 3 cards of levels 1, 1, 2: $80",
    ]
    page = await choose(world.ann, world.card, SCRAP, list(options)[3])
    await world.confirm(world.ann, page, "Scrap", "scraps 2 cards of levels 1, 2 for $60")


async def test_any_set_of_cards_can_be_marked(world: World) -> None:
    """Where there are more sets than a menu has rows there is a form to mark them in, on the card
    and within the plan of the turn."""
    await world.at(business(cards=MANY))
    assert len(menu(world.card, SCRAP)) == 5, "one of each level, or all"
    form = (await world.ann.click(world.card, label="Choose cards to scrap…")).modal
    options = form["components"][0]["component"]["options"]
    marks = {option["value"]: option["label"] for option in options}
    assert len(marks) == 9 and marks["3"] == "Level 1 (card 3): $20"
    planned = await press(world.ann, world.card, QUIET)
    planned = await typed(world.ann, planned, "Choose cards to scrap…", marks1=["3", "6"])
    tells(planned, "**Scrap:** 2 cards of levels 1, 2 are scrapped")
    page = await typed(world.ann, world.card, "Choose cards to scrap…", marks1=["3", "6"])
    tells(page, "2 cards of levels 1, 2 are scrapped for $20 + $40 = **$60**")
    await world.confirm(world.ann, page, "Scrap", "scraps 2 cards of levels 1, 2 for $60")


async def test_equipment_is_offered_with_what_it_would_bring(world: World) -> None:
    """Price, capacity, maintenance, income now and at the next level, for each number of cards."""
    await world.at(business(bo.Phase.EQUIPMENT))
    assert list(menu(world.card, EQUIPMENT).values()) == [
        "Buy no equipment",
        "Buy one card for $130",
        "Buy 2 cards for $250",
    ]
    page = await choose(world.ann, world.card, EQUIPMENT, step_code(bo.BuyEquipment(2)))
    text = tells(
        page,
        "2 cards of level 2 for $130 + $120 = **$250**; treasury $300 → **$50**.",
        "Can serve 2 → **6**, reaches 3 cities; maintenance $20 → **$60**",
        "best net income $40 → **$20**",
        "At Tech Level 3 that would be",
    )
    assert "Tech Level 2 →" not in text
    assert page.attachments[0].description
    await world.confirm(world.ann, page, "Buy", "**B&O** buys 2 cards of level 2 for $250")


async def test_a_new_level_is_told_with_all_it_changes(world: World) -> None:
    """At once, for everybody (rule 20); and who pays more maintenance (21)."""

    def soon(state: bo.State) -> None:
        state.deck = 10

    def late(state: bo.State) -> None:
        state.deck, state.tech_level = 26, 5

    two = step_code(bo.BuyEquipment(2))
    await world.at(business(bo.Phase.EQUIPMENT, treasury=700, before=soon))
    assert menu(world.card, EQUIPMENT)[two] == "Buy 2 cards for $300, then Tech Level 3"
    text = tells(
        await choose(world.ann, world.card, EQUIPMENT, two),
        "Tech Level 2 → **3** at once: up to 3 hexes a build",
        "each card of every railroad costs $30 a round",
        "Maintenance rises: PA $20 → $30",
    )
    assert "ends the game" not in text
    await world.at(business(bo.Phase.EQUIPMENT, treasury=900, before=late))
    page = await choose(world.ann, world.card, EQUIPMENT, step_code(bo.BuyEquipment(1)))
    tells(page, "Tech Level 6 ends the game after the two Business Rounds", "rule 39")


async def test_doing_nothing_is_shown_first_where_it_loses_a_share(world: World) -> None:
    """Without a card there is no profit, and all that follows happens by itself (rule 33); with the
    last share go treasury and equipment (rule 35)."""

    def last_share(state: bo.State) -> None:
        state.players[0].shares["BO"] = 1
        del state.players[1].shares["BO"]
        state.railroads["BO"].held += 5

    await world.at(business(bo.Phase.TRACK, cards=(), before=last_share))
    page = await press(world.ann, world.card, "Build nothing")
    tells(page, "**B&O goes into receivership**, and its treasury of $300", "rule 35")
    told = "**B&O goes into receivership** and loses $300."
    await world.confirm(world.ann, page, "Build nothing", told)
    await world.at(business(bo.Phase.TRACK, cards=()))
    tells(
        await press(world.ann, world.card, "Build nothing"),
        "Nothing is built or taken.",
        "**No profit:** value of B&O $66 → **$55**, and ann gives up a share",
        "rule 33",
    )


async def test_a_step_that_is_not_asked_now_is_refused_with_its_ruling(world: World) -> None:
    await world.at(business(bo.Phase.TRACK))
    for command, rest in (("scrap", {"cards": "6"}), ("equipment", {"count": 1}), ("pay", {})):
        tells(await world.command(world.ann, f"bando {command}", **rest), "rule 27")
    tells(await world.command(world.bob, "bando build", hexes="K14"), "27")
    assert menu(world.card, BUILD) and await world.unchanged(), "it is not his turn"


@pytest.mark.parametrize("phase", [bo.Phase.SCRAP, bo.Phase.TRACK, bo.Phase.SERVICE])
def test_every_card_of_the_last_turn_says_that_it_is_the_last(phase: bo.Phase) -> None:
    """Rule 39: what is still put into a treasury is lost to everybody."""
    last = "the game ends with this turn, after its second Business Round"
    for level in (5, 6):
        text = CHAT.prompt(make_ctx(business(phase, tech_level=level))).text
        assert (last in text) == (level == 6)
