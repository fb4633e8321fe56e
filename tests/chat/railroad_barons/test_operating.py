"""Operating Rounds of Railroad Barons by buttons."""

from typing import Any

import pytest

from rules.railroad_barons.model.state import Phase
from tests.chat.harness.world import World, answers, choose, labels, menu, press, reply, tells
from tests.chat.railroad_barons.positions import everything, operating
from tests.support.railroad_barons.states import AVR, SB, index


async def test_a_whole_turn_of_a_holding_in_four_presses(world: World) -> None:
    """Tokens, pay, buy, done: each plain step is one press."""
    await world.at(operating())
    tells(world.card, "6 tokens", "Top of the stack: ")
    await world.ann.click(world.card, label="Add 2: 2 (+), 4 (▼)")
    tells(
        world.card,
        "SB (black)** earned **$100**",
        "Pay: $60 to ann; value $80 → **$90**; treasury stays $800.",
        "Keep: treasury $800 → **$900**; value stays $80.",
    )
    for label in ("Pay $100", "Buy Kettle Valley (2): $100", "Done"):
        await world.ann.click(world.card, label=label)
    text = everything(world)
    assert "**SB** (ann) places 2 tokens on (+), 4 on (▼); earns $100; pays $60 to ann" in text
    assert "buys **Kettle Valley (2)** for $100" in text
    assert "AVR (yellow)** has **5 tokens**" in text


WHOLE, REST = "Whole turn in one form…", "Rest of the turn in one form…"


def _fields(form: Any) -> dict[str, Any]:
    """The fields of a form by their names."""
    parts = [part["component"] for part in form.modal["components"] if "component" in part]
    return {part["custom_id"]: part for part in parts}


async def _planned(world: World, label: str, **changed: str) -> Any:
    """The page that a form leads to as it is set, with other options chosen by the beginning of
    their labels, and no Investor assigned."""
    form = await world.ann.click(world.card, label=label)
    entered: dict[str, Any] = {}
    for name, part in _fields(form).items():
        labels = {option["label"]: option["value"] for option in part["options"]}
        values = [option["value"] for option in part["options"] if option.get("default")]
        if name in changed:
            values = [labels[next(label for label in labels if label.startswith(changed[name]))]]
        entered[name] = values if part["type"] in (3, 22) else values[0]
    return answers(await world.ann.submit_modal(form, {**entered, "assign": []}))[-1]


async def test_a_whole_turn_is_one_form_and_a_confirmation(world: World) -> None:
    """It is told as it will be, and one action; what is suggested is chosen at first."""
    await world.at(operating())
    form = await world.ann.click(world.card, label=WHOLE)
    assert set(_fields(form)) == {"tokens", "revenue", "assign", "rails"}
    page = await _planned(
        world, WHOLE, tokens="2 (+), 4", revenue="Keep", rails="Kettle Valley (2)"
    )
    bought = "buys **Kettle Valley (2)** for $100"
    text = tells(page, "places 2 tokens on (+), 4 on (▼); earns $100; keeps $100", bought)
    assert "Operating Round" not in text and "AVR" not in text
    shown = page.attachments[0].description
    assert "play the turn of SB so?" in shown
    assert "Buys up to 2 Railroads; at the end of the turn up to 4 stay" in shown
    await world.confirm(world.ann, page, "Do all of it")
    assert bought in everything(world) and "AVR (yellow)** has **5 tokens**" in everything(world)
    assert (await world.table()).version == 2, "it was one action"


async def test_a_form_that_does_not_fit_is_refused_and_keeps_what_was_entered(
    world: World,
) -> None:
    """What has to be discarded is asked after it."""
    await world.at(operating())
    page = await _planned(world, WHOLE, tokens="0 (+), 6", rails="Kettle Valley (2)")
    lacking = "For 1 Railroad or Investor you need 1 (+) token, and you place 0 (rule 24)"
    tells(page, lacking, "Kettle Valley (2)")
    page = await _planned(world, WHOLE, tokens="5 (+), 1", revenue="Pay", rails="Buy none")
    tells(page, "Then you choose one Railroad to discard.")
    await world.confirm(world.ann, page, "Do all of it", "discard")


async def test_the_rest_of_a_turn_is_one_form(world: World) -> None:
    await world.at(operating(Phase.RAILROADS))
    page = await _planned(world, REST, rails="Kettle Valley (2)")
    assert "places" not in tells(page, "buys **Kettle Valley (2)** for $100")
    await world.confirm(world.ann, page, "Do all of it")
    assert (await world.table()).version == 2


async def test_tokens_for_good_and_railroads_that_go_are_shown_first(world: World) -> None:
    await world.at(operating())
    lost = "keep **no Railroad** and lose Dominion Atlantic (2) and Quebec Central (2)"
    for key, said in (
        ("3/2/1", "**for good**: $10 more revenue"),
        ("5/1/0", "one must go at the end of this turn"),
        ("6/0/0", lost),
    ):
        page = await choose(world.ann, world.card, "Other placements…", key)
        tells(page, said)
        assert page.attachments
    await world.confirm(world.ann, page, "Place tokens")


@pytest.mark.parametrize(
    ("plus", "down", "network", "said"),
    [("3", "3", "0", ""), ("2", "2", "0", "**2 tokens stay unused**"), ("9", "9", "0", "rule 24"),
     ("a", "2", "0", "isn't a whole number"), ("2", "2", "1", "for good"),
     ("1", "2", "3", "rule 24")],
)  # fmt: skip
async def test_any_numbers_of_tokens_can_be_typed(
    world: World, plus: str, down: str, network: str, said: str
) -> None:
    await world.at(operating())
    form = await world.ann.click(world.card, label="Type numbers…")
    sent = await world.ann.submit_modal(form, {"plus": plus, "down": down, "network": network})
    if said:
        assert said in reply(sent)
    assert await world.unchanged() == bool(said)


async def test_the_next_round_proposes_what_was_done_before(world: World) -> None:
    state = operating()
    state.holdings[SB].last, state.holdings[SB].paid = (1, 5, 0), False
    await world.at(state)
    assert labels(world.card)[0] == "As before: 1 (+), 5 (▼)"
    for label in ("As before: 1 (+), 5 (▼)", "Keep $100"):
        await world.ann.click(world.card, label=label)
    tells(world.card, "earns $100; keeps $100")


async def test_the_proposals_leave_no_token_idle(world: World) -> None:
    """Two Railroads are paid for at 100 dollars each: what is not needed lies on (▼). What was done
    before comes last where it would lose what it adds."""
    state = operating(railroads=0)
    state.holdings[SB].treasury, state.bank_out = 250, state.bank_out - 550
    await world.at(state)
    proposed = ["Buy 2 Railroads: 2 (+), 4 (▼)", "Buy a first Railroad: 1 (+), 5 (▼)"]
    assert labels(world.card)[:2] == proposed
    state = operating()
    state.holdings[SB].last = (2, 2, 0)
    await world.at(state)
    offered = labels(world.card)
    assert offered[0] == "Add one: 1 (+), 5 (▼)"
    assert offered[offered.index("Type numbers…") - 1] == "As before: 2 (+), 2 (▼)…"


@pytest.mark.parametrize(
    ("railroads", "network", "proposed"),
    [
        (0, 5, ["Buy none: 0 (+), 1 (▼)"]),
        (0, 3, ["Buy a first Railroad: 1 (+), 2 (▼)"]),
        (2, 3, ["Keep all: 0 (+), 3 (▼)", "Build network: 0 (+), 2 (▼)…",
         "Replace one: 1 (+), 2 (▼)"]),
        (3, 3, ["Keep all: 0 (+), 3 (▼)"]),
        (2, 2, ["Add one: 1 (+), 3 (▼)", "Build network: 0 (+), 3 (▼)…"]),
    ],
)  # fmt: skip
async def test_what_is_proposed_with_few_tokens_left(
    world: World, railroads: int, network: int, proposed: list[str]
) -> None:
    state = operating(railroads=railroads)
    state.holdings[SB].network = network
    await world.at(state)
    offered = labels(world.card)
    assert offered[: offered.index("Type numbers…")] == proposed


async def test_what_tokens_do_is_told_until_a_director_has_placed_some(world: World) -> None:
    state = operating()
    state.holdings[AVR].last = (2, 2, 0)
    await world.at(state)
    tells(world.card, "each one on (▼) lets it keep a Railroad")
    for label in ("Add one: 1 (+), 5 (▼)", "Pay $100", "Done"):
        await world.ann.click(world.card, label=label)
    use = "has **5 tokens** to place: on (+) to add, on (▼) to keep, and one may go into"
    assert "each one on (▼)" not in tells(world.card, use, "It has 1 Railroad and ")


async def test_a_dividend_that_ends_the_game_is_shown_first(world: World) -> None:
    state = operating(Phase.REVENUE)
    state.holdings[SB].value = index(320)
    await world.at(state)
    page = await press(world.ann, world.card, "Pay $100…")
    tells(page, "the game ends after this Operating Round")
    await world.confirm(world.ann, page, "Pay", "**SB reaches $350")


async def test_a_purchase_that_makes_others_obsolete_says_whose(world: World) -> None:
    state = operating(Phase.RAILROADS)
    state.stack = ["D1", *[card for card in state.stack if card != "D1"]]
    await world.at(state)
    assert "Buy Delaware & Hudson (3): $200" in labels(world.card)
    page = await press(world.ann, world.card, "Buy Delaware & Hudson (4): $300…")
    tells(
        page,
        "**level 4** and makes all Railroads of level 2 obsolete",
        "SB (black) (ann) loses Dominion Atlantic (2) and Quebec Central (2).",
        "AVR (yellow) (bob) loses Algoma Central (2).",
    )
    await world.confirm(world.ann, page, "Buy", "AVR loses Algoma Central (2): obsolete")


async def test_a_railroad_too_many_is_said_first(world: World) -> None:
    state = operating(Phase.RAILROADS)
    state.holdings[SB].down = 2
    await world.at(state)
    page = await press(world.ann, world.card, "Buy Kettle Valley (2): $100…")
    tells(page, "would have 3 Railroads and may keep 2: one must go")


async def test_the_director_s_help_is_spelt_out(world: World) -> None:
    """Ruling 29: exactly what is missing, and the treasury goes to nothing."""
    state = operating(Phase.RAILROADS, railroads=0)
    state.bank_out -= 730
    state.holdings[SB].treasury = 70
    await world.at(state)
    page = await press(world.ann, world.card, "Buy Quebec Central (2), you add $30…")
    help_ = "exactly **$30** of your own $1,000, which leaves you $970"
    tells(page, help_, "Treasury $70 → $0.")
    await world.confirm(world.ann, page, "Buy", "for $100, $30 of it from ann")


async def test_an_investor_is_assigned_with_one_press(world: World) -> None:
    """The menu says that it is for good and what each brings; a slip can be undone."""
    await world.at(operating(Phase.RAILROADS))
    await choose(world.ann, world.card, "Assign an Investor for good…", "I60")
    tells(world.card, "gets the $60 Investor", "Kettle Valley (2) for $80")
    await world.ann.click(world.card, label="Buy Kettle Valley (2): $80")
    tells(world.card, "for $80 ($20 off)")


async def test_surplus_railroads_are_chosen_and_shown_first(world: World) -> None:
    state = operating(Phase.DISCARD)
    row = state.holdings[SB]
    row.plus, row.down = 0, 1
    await world.at(state)
    tells(world.card, "one must be discarded without compensation")
    which = "Choose what to discard"
    assert menu(world.card, which)["A1"] == "Discard Dominion Atlantic (2)"
    page = await choose(world.ann, world.card, which, "A2")
    kept = "without compensation and keeps Dominion Atlantic (2)"
    tells(page, f"discards Quebec Central (2) {kept}")
    await world.confirm(world.ann, page, "Discard", "discards Quebec Central (2)")
