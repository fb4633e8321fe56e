"""A railroad's turn of Baltimore & Ohio step by step: equipment, scrap, and what each asks."""

import pytest

from cogs.baltimore_ohio.chat import CHAT
from cogs.baltimore_ohio.plans import step_code
from render.baltimore_ohio.shared.sums import describe_sum
from render.baltimore_ohio.shared.words import describe_prompt
from rules.baltimore_ohio.model.actions import BuyEquipment
from rules.baltimore_ohio.model.state import Phase, State
from tests.chat.baltimore_ohio.business_positions import (
    BUILD,
    EQUIPMENT,
    QUIET,
    SCRAP,
    WHOLE,
    business,
)
from tests.chat.harness.world import World, choose, labels, menu, press, reply, sane, typed, words
from tests.support.positions import make_ctx


async def test_every_card_says_how_the_railroad_stands_and_what_the_step_is_for(
    world: World,
) -> None:
    await world.at(business())
    text = words(world.card)
    assert "**B&O** at $66: treasury **$300**, one card of level 2" in text
    assert "best net income now **$40**, last time $30" in text
    assert "Scrapping alone would only lower the income of B&O." in text
    assert "If you scrap nothing, you go on to buy equipment, build track, choose cities" in text
    assert labels(world.card)[2:5] == [WHOLE, QUIET, "Scrap nothing"]


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
    assert "old" not in expected + chat


def test_scrapping_that_loses_is_not_asked_in_german() -> None:
    view = make_ctx(business()).public
    prompt = describe_prompt(view, ("ann", "bob", "cat"), "de")
    assert prompt == "ann mit B&O: Ausrüstung kaufen, Strecke bauen oder Städte bedienen?"


async def test_scrapping_tells_what_falls_with_the_card(world: World) -> None:
    """Scrap value, maintenance, capacity and income (rule 19)."""
    await world.at(business())
    options = menu(world.card, SCRAP)
    assert list(options.values()) == ["Scrap nothing", "Scrap a card of level 2: $40"]
    page = await choose(world.ann, world.card, SCRAP, list(options)[1])
    text = sane(page)
    assert "One card of level 2 is scrapped for **$40**; treasury $300 → **$340**." in text
    assert "Can serve 2 → **0**, reaches 3 cities; maintenance $20 → **$0**" in text
    assert "best net income $40 → **$0**" in text
    assert await world.unchanged()
    await press(world.ann, page, "Scrap")
    assert "**B&O** scraps a card of level 2 for $40" in words(world.card)


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
    await press(world.ann, page, "Scrap")
    assert "scraps 2 cards of levels 1, 2 for $60" in words(world.card)


async def test_any_set_of_cards_can_be_marked(world: World) -> None:
    """Where there are more sets than a menu has rows there is a form to mark them in."""
    await world.at(business(cards=(3, 4, 5, 6, 7, 8, 11, 12, 13)))
    assert len(menu(world.card, SCRAP)) == 5, "one of each level, or all"
    form = (await world.ann.click(world.card, label="Choose cards to scrap…")).modal
    marks = {
        option["value"]: option["label"] for option in form["components"][0]["component"]["options"]
    }
    assert len(marks) == 9 and marks["3"] == "Level 1 (card 3): $20"
    page = await typed(world.ann, world.card, "Choose cards to scrap…", marks1=["3", "6"])
    assert "2 cards of levels 1, 2 are scrapped for $20 + $40 = **$60**" in sane(page)
    await press(world.ann, page, "Scrap")
    assert "scraps 2 cards of levels 1, 2 for $60" in words(world.card)


async def test_any_set_of_cards_is_marked_within_the_plan(world: World) -> None:
    await world.at(business(cards=(3, 4, 5, 6, 7, 8, 11, 12, 13)))
    page = await press(world.ann, world.card, QUIET)
    page = await typed(world.ann, page, "Choose cards to scrap…", marks1=["3", "6"])
    assert "**Scrap:** 2 cards of levels 1, 2 are scrapped" in sane(page)


async def test_what_spends_nothing_is_done_at_once(world: World) -> None:
    await world.at(business())
    await world.ann.click(world.card, label="Scrap nothing")
    assert "The first card of a higher level raises the Tech Level" in words(world.card)
    await world.ann.click(world.card, label="Buy no equipment")
    assert "may build up to 2 connected hexes (27 cubes left)" in words(world.card)
    await world.ann.click(world.card, label="Build nothing")
    assert "serves exactly 2 of its 3 cities" in words(world.card)


async def test_equipment_is_offered_with_what_it_would_bring(world: World) -> None:
    """Price, capacity, maintenance, income now and at the next level, for each number of cards."""
    await world.at(business(Phase.EQUIPMENT))
    assert list(menu(world.card, EQUIPMENT).values()) == [
        "Buy no equipment",
        "Buy one card for $130",
        "Buy 2 cards for $250",
    ]
    page = await choose(world.ann, world.card, EQUIPMENT, step_code(BuyEquipment(2)))
    text = sane(page)
    assert "2 cards of level 2 for $130 + $120 = **$250**; treasury $300 → **$50**." in text
    assert "Can serve 2 → **6**, reaches 3 cities; maintenance $20 → **$60**" in text
    assert "best net income $40 → **$20**" in text and "At Tech Level 3 that would be" in text
    assert "Tech Level 2 →" not in text
    assert page.attachments[0].description
    await press(world.ann, page, "Buy")
    assert "**B&O** buys 2 cards of level 2 for $250" in words(world.card)


async def test_a_new_level_is_told_with_all_it_changes(world: World) -> None:
    """At once, for everybody (rule 20); and who pays more maintenance (21)."""
    state = business(Phase.EQUIPMENT, treasury=700, before=lambda state: setattr(state, "deck", 10))
    await world.at(state)
    assert (
        menu(world.card, EQUIPMENT)[step_code(BuyEquipment(2))]
        == "Buy 2 cards for $300, then Tech Level 3"
    )
    text = sane(await choose(world.ann, world.card, EQUIPMENT, step_code(BuyEquipment(2))))
    assert "Tech Level 2 → **3** at once: up to 3 hexes a build" in text
    assert "each card of every railroad costs $30 a round" in text
    assert "Maintenance rises: PA $20 → $30" in text
    assert "ends the game" not in text


async def test_the_level_that_ends_the_game_is_announced(world: World) -> None:
    def late(state: State) -> None:
        state.deck, state.tech_level = 26, 5

    await world.at(business(Phase.EQUIPMENT, treasury=900, before=late))
    text = sane(await choose(world.ann, world.card, EQUIPMENT, step_code(BuyEquipment(1))))
    assert "Tech Level 6 ends the game after the two Business Rounds" in text and "rule 39" in text


async def test_doing_nothing_is_shown_first_where_it_loses_a_share(world: World) -> None:
    """Without a card there is no profit, and all that follows happens by itself (rule 33)."""
    await world.at(business(Phase.TRACK, cards=()))
    page = await press(world.ann, world.card, "Build nothing")
    text = sane(page)
    assert "Nothing is built or taken." in text
    assert "**No profit:** value of B&O $66 → **$55**, and ann gives up a share" in text
    assert "rule 33" in text
    assert await world.unchanged()
    await press(world.ann, page, "Build nothing")
    assert "ann gives up a share of B&O: no profit" in words(world.card)


async def test_receivership_is_told_before_it_comes(world: World) -> None:
    """The last share goes, and with it treasury and equipment (rule 35)."""
    state = business(Phase.TRACK, cards=(), before=_last_share)
    await world.at(state)
    page = await press(world.ann, world.card, "Build nothing")
    assert "**B&O goes into receivership**, and its treasury of $300" in sane(page)
    assert "rule 35" in sane(page)
    await press(world.ann, page, "Build nothing")
    assert "**B&O goes into receivership** and loses $300." in words(world.card)


def _last_share(state: State) -> None:
    state.players[0].shares["BO"] = 1
    del state.players[1].shares["BO"]
    state.railroads["BO"].held += 5


async def test_a_step_that_is_not_asked_now_is_refused_with_its_ruling(world: World) -> None:
    await world.at(business(Phase.TRACK))
    for command, rest in (("scrap", {"cards": "6"}), ("equipment", {"count": 1}), ("pay", {})):
        shown = await world.ann.slash(world.channel, f"bando {command}", **rest)
        assert "rule 27" in reply(shown), command
    shown = await world.bob.slash(world.channel, "bando build", hexes="K14")
    assert "27" in reply(shown), "it is not his turn"
    assert menu(world.card, BUILD) and await world.unchanged()


async def test_too_much_equipment_is_refused_with_its_ruling(world: World) -> None:
    state = business()
    await world.at(state)
    shown = await world.ann.slash(world.channel, "bando scrap", cards="7")
    assert "it has 6 (rule 19)" in reply(shown)
    await world.ann.click(world.card, label="Scrap nothing")
    shown = await world.ann.slash(world.channel, "bando equipment", count=3)
    assert "costs B&O $360, but its treasury has only $300 (rule 19)" in reply(shown)


@pytest.mark.parametrize("phase", [Phase.SCRAP, Phase.TRACK, Phase.SERVICE])
def test_every_card_of_the_last_turn_says_that_it_is_the_last(phase: Phase) -> None:
    """Rule 39: what is still put into a treasury is lost to everybody."""
    last = "the game ends with this turn, after its second Business Round"
    for level in (5, 6):
        text = CHAT.prompt(make_ctx(business(phase, tech_level=level))).text
        assert (last in text) == (level == 6)
