"""A railroad's whole turn on one private card."""

from typing import Any

import pytest

from bot.chat.cards.naming import name_action
from bot.chat.contract.pages import Preview
from bot.chat.contract.table_context import TableContext
from cogs.baltimore_ohio import plans
from cogs.baltimore_ohio.chat import CHAT
from cogs.baltimore_ohio.plans import step_code
from cogs.baltimore_ohio.whole_turn import QUIET as QUIET_PLAN
from cogs.baltimore_ohio.whole_turn import plan_key, suggested_turn
from rules.baltimore_ohio.model.actions import (
    BuildNothing,
    BuyEquipment,
    Operate,
    RetainProfits,
    ServeCities,
)
from rules.baltimore_ohio.model.events import IncomeEarned
from rules.baltimore_ohio.model.state import Phase
from rules.baltimore_ohio.turn_plan import Plan
from rules.baltimore_ohio.turn_preview import fill_with_best, preview_railroad_turn
from tests.chat.baltimore_ohio.business_positions import (
    BUILD,
    CONFIRM,
    EQUIPMENT,
    EXACT,
    PROFIT,
    QUIET,
    SERVE,
    business,
)
from tests.chat.baltimore_ohio.positions import market
from tests.chat.harness.world import (
    World,
    answers,
    choose,
    follow,
    menu,
    press,
    tells,
    typed,
    words,
)
from tests.support.positions import make_ctx

NAME, NEXT = "Name hexes or cities…", "The next hex…"


async def test_a_whole_turn_is_two_presses(world: World) -> None:
    """As proposed; all steps are told before, and all are done as one."""
    await world.at(business())
    page = await press(world.ann, world.card, QUIET)
    tells(
        page,
        "**Scrap:** nothing is scrapped.",
        "**Equipment:** none is bought.",
        "**Track:** nothing is built or taken.",
        "pay $60 − maintenance $20 = net **$40** (last time $30)",
        "paid out, $4 a share: ann $16, bob $8; treasury $300 → **$312**. Value $66",
        "→ **$74**",
        "Otherwise retained: treasury $300 → **$340**",
    )
    assert page.ephemeral and page.attachments[0].description
    served = "**B&O** serves Baltimore, Richmond for $60, net **$40** (last time $30)"
    paid = "pays $4 a share: ann $16, bob $8, the treasury $12"
    await world.confirm(world.ann, page, CONFIRM, served, paid)
    assert world.called == [world.bob.id]
    assert (await world.table()).version == 2, "it was one action"


async def test_every_step_can_be_changed_before_it_is_done(world: World) -> None:
    await world.at(business())
    card = (EQUIPMENT, step_code(BuyEquipment(1)))
    page = await follow(world.ann, world.card, QUIET, card)
    bought = "**Equipment:** one card of level 2 for **$130**"
    tells(page, bought, "Baltimore, Washington, Richmond pay $80")
    builds = menu(page, BUILD)
    assert next(iter(builds.values())) == "Build nothing"
    page = await choose(world.ann, page, BUILD, list(builds)[1])
    assert "nothing is built" not in tells(page, bought, "**Track:** ")
    page = await choose(world.ann, page, PROFIT, step_code(RetainProfits()))
    tells(page, "**Profit:** retained: treasury")
    told = ("buys equipment of level 2 for $130; builds ", "; retains $")
    await world.confirm(world.ann, page, CONFIRM, *told)


@pytest.mark.parametrize(
    ("treasury", "said"),
    [
        (150, "That costs B&O $40, but its treasury has only $20 (rule 22)"),
        (140, "can't pay for any track (rule 22)"),
    ],
)
async def test_what_an_earlier_choice_makes_impossible_is_said_with_its_ruling(
    world: World, treasury: int, said: str
) -> None:
    """The track is too dear once the money went into equipment, or not asked for any more."""
    await world.at(business(treasury=treasury))
    page = await press(world.ann, world.card, QUIET)
    page = await typed(world.ann, page, NAME, hexes="K14 L14")
    page = await choose(world.ann, page, EQUIPMENT, step_code(BuyEquipment(1)))
    tells(page, said, "**Equipment:** one card")
    await world.confirm(world.ann, page, CONFIRM)
    assert "builds" not in words(world.card)


async def test_hexes_are_chosen_within_the_plan(world: World) -> None:
    """Hex by hex and by name; the page leads back, and what was chosen before stays."""
    await world.at(business())
    card = (EQUIPMENT, step_code(BuyEquipment(1)))
    page = await follow(world.ann, world.card, QUIET, card, "Hex by hex…")
    tells(page, "at most 2, for at most $170")
    first = (NEXT, next(iter(menu(page, NEXT))))
    page = await follow(world.ann, page, first, "Build this hex…")
    tells(page, "**Equipment:** one card", "26 cubes left")
    page = await typed(world.ann, page, NAME, hexes="k14")
    tells(page, "**Track:** K14 $20; treasury $170 → **$150**")
    page = await follow(world.ann, page, "Hex by hex…", "Back to the whole turn")
    tells(page, "**Equipment:** one card")
    assert await world.unchanged()


async def test_back_from_hexes_keeps_what_was_picked(world: World) -> None:
    """Picked but not confirmed it is the turn's track; without a pick the track stays as chosen."""
    await world.at(business())
    page = await follow(world.ann, world.card, QUIET, "Hex by hex…")
    (k14,) = [value for value, label in menu(page, NEXT).items() if label == "K14 $20"]
    for way in (((NEXT, k14), "Back to the whole turn"), ("Hex by hex…", "Back to the whole turn")):
        page = await follow(world.ann, page, *way)
        tells(page, "**Track:** K14 $20; treasury $300 → **$280**")
    await world.confirm(world.ann, page, CONFIRM, "builds K14 for $20")


async def test_exact_cities_are_chosen_within_the_plan(world: World) -> None:
    """Too few are not dropped without a word, and what is chosen stays marked."""
    await world.at(business())
    page = await press(world.ann, world.card, QUIET)
    page = await typed(world.ann, page, EXACT, marks1=["Richmond"])
    tells(page, "⚠️ B&O has to serve exactly 2 cities, not 1 (rule 28)")
    page = await typed(world.ann, page, EXACT, marks1=["Richmond", "Washington"])
    tells(page, "Richmond, Washington pay $50")
    form = (await world.ann.click(page, label=EXACT)).modal
    assert "must serve exactly 2 of 3 cities (rule 28)" in form["components"][0]["content"]
    cities = form["components"][1]["component"]["options"]
    marked = [option["label"] for option in cities if option.get("default")]
    assert marked == ["Richmond: $30", "Washington: $20"]
    await world.confirm(world.ann, page, CONFIRM, "serves Richmond, Washington for $50")


async def test_the_rest_of_a_turn_can_be_done_at_once(world: World) -> None:
    await world.at(business(Phase.TRACK))
    page = await press(world.ann, world.card, "No track, then the rest…")
    assert "**Equipment:**" not in tells(page, "**Track:** nothing is built")
    await world.confirm(world.ann, page, CONFIRM)
    assert (await world.table()).version == 2


def test_a_proposal_is_one_action_at_every_step() -> None:
    for phase in (Phase.SCRAP, Phase.EQUIPMENT, Phase.TRACK, Phase.SERVICE):
        at = make_ctx(business(phase))
        shown = CHAT.answer(at, "run", False, {})
        done: Any = CHAT.answer(at, shown.key, True, {})  # type: ignore[union-attr]
        assert isinstance(done.action, Operate), phase


async def test_a_whole_turn_is_not_for_the_market(world: World) -> None:
    await world.at(market())
    tells(await world.command(world.ann, "bando operate"), "It's the Market Round", "rule 6")


def _marks(shown: Preview) -> dict[str, list[str]]:
    """What each menu of the page shows as chosen."""
    return {
        menu.hint: [option.label for option in menu.options if option.chosen]
        for menu in shown.menus
    }


def _chosen(at: TableContext, shown: Preview, hint: str, number: int) -> Preview:
    """The page after an option of a menu."""
    menu = next(menu for menu in shown.menus if menu.hint == hint)
    shown_next = CHAT.answer(at, f"{menu.key}/{menu.options[number].value}", False, {})
    assert isinstance(shown_next, Preview)
    return shown_next


@pytest.mark.parametrize("phase", [Phase.SCRAP, Phase.EQUIPMENT, Phase.TRACK])
def test_every_menu_shows_what_is_chosen(phase: Phase) -> None:
    """Whatever is changed by hand: of each step one is marked, and `Do all of it` does these."""
    at = make_ctx(business(phase))
    first = CHAT.answer(at, "run", False, {})
    assert isinstance(first, Preview)
    for control in first.menus:
        for number, option in enumerate(control.options):
            if option.value.startswith("_"):
                continue
            page = _chosen(at, first, control.hint, number)
            marks = _marks(page)
            assert all(len(chosen) == 1 for chosen in marks.values()), (option.label, marks)
            assert marks[control.hint] == [option.label]
            done: Any = CHAT.answer(at, page.key, True, {})
            steps = done.action.steps if isinstance(done.action, Operate) else (done.action,)
            shown = {
                option.value for menu in page.menus for option in menu.options if option.chosen
            }
            assert {step_code(step) for step in steps} == shown
    exact = plans.step_code(ServeCities(("Richmond", "Washington")))
    shown = CHAT.answer(at, f"run/{exact}", False, {})
    assert isinstance(shown, Preview)
    assert _marks(shown)[SERVE] == ["Cities $50: net $30"], "other cities that bring the same"


def test_a_profit_is_used_by_what_it_has_become() -> None:
    """Retained by hand it stays so; else what is proposed fits the net of the steps as they are."""
    at = make_ctx(business(income=40))
    first = CHAT.answer(at, plan_key("run", QUIET_PLAN), False, {})
    assert isinstance(first, Preview)
    for number in range(2):
        page = _chosen(at, first, EQUIPMENT, number)
        assert _marks(page)[PROFIT] == ["Pay dividends"], "nothing was retained by hand"
    mine = _chosen(at, _chosen(at, first, PROFIT, 1), EQUIPMENT, 1)
    assert _marks(mine)[PROFIT] == ["Retain the profit"]


def test_the_green_use_of_a_profit_is_the_one_suggested() -> None:
    """Or none is green: the button and the suggested turn do not contradict each other."""
    greens = []
    for income in (10, 30, 40):
        at = make_ctx(business(Phase.PROFIT, income=income))
        green = [button.key for button in CHAT.prompt(at).buttons if button.style == "go"]
        suggested = [
            f"do/{step_code(step)}"
            for step in preview_railroad_turn(at.view, Plan(), fill_with_best).steps
        ]
        assert green in ([], suggested), income
        greens += green
    assert greens


async def test_the_suggested_turn_is_one_press_and_told_on_the_card(world: World) -> None:
    await world.at(business())
    tells(world.card, "Suggested: ")
    await world.confirm(world.ann, world.card, "As suggested", "serves")


@pytest.mark.parametrize(("language", "name"), [("en", "Build nothing"), ("de", "Nichts bauen")])
def test_a_last_step_has_its_own_name_beside_what_is_suggested(language: str, name: str) -> None:
    """A hint is read without the card: "As suggested" would tell nothing."""
    state = business(Phase.TRACK, cards=(), treasury=30)
    ctx = make_ctx(state, language)
    assert suggested_turn(ctx).steps == (BuildNothing(),)
    assert name_action(CHAT, ctx, BuildNothing(), ())[1] == name


async def test_a_suggestion_without_a_choice_of_cities_tells_its_net(world: World) -> None:
    """The words of a choice of cities do; where all are served, there is none."""
    state = business(cards=(6, 7, 8))
    await world.at(state)
    result = suggested_turn(make_ctx(state))
    (earned,) = [event for event in result.events if isinstance(event, IncomeEarned)]
    assert Phase.SERVICE not in result.views
    assert f" · Net ${earned.net} · Pay dividends." in words(world.card)


async def test_a_changed_turn_is_one_form_and_a_confirmation(world: World) -> None:
    """Everything suggested is chosen at first; what is changed fits the rest again."""
    await world.at(business())
    form = await world.ann.click(world.card, label="Change the suggested turn…")
    fields = {row["component"]["custom_id"]: row["component"] for row in form.modal["components"]}
    chosen = {
        name: next(option["value"] for option in inner["options"] if option.get("default"))
        for name, inner in fields.items()
    }
    assert {"equipment", "track", "service"} <= set(chosen) and chosen["service"] == "best"
    cards = {option["label"]: option["value"] for option in fields["equipment"]["options"]}
    chosen["equipment"] = cards["Buy no equipment"]
    entered = {
        name: [value] if fields[name]["type"] == 3 else value for name, value in chosen.items()
    }
    page = answers(await world.ann.submit_modal(form, entered))[-1]
    tells(page, "preview of the whole turn")
    await world.confirm(world.ann, page, CONFIRM)
    assert "buys" not in words(world.card).partition("treasury")[0]
