"""Trains, deliveries and income by presses (rulings 52, 53, 60), and ten lines kept (34)."""

from rules.train_tycoon.model.state import Phase
from tests.chat.harness.world import (
    World,
    answers,
    beginning,
    choose,
    labels,
    menu,
    parts,
    press,
    reply,
    tells,
    words,
)
from tests.chat.train_tycoon.operating_positions import (
    confirmed,
    crowded,
    earning,
    table_now,
    typed,
    yard,
)
from tests.support.train_tycoon.states import line, transfer

PUT, CUT = "Add a train to…", "Cut the train of…"
YARD = "transfer hub (F3) – transfer hub (F5)"


async def test_an_expansion_is_shown_with_its_rights(world: World) -> None:
    """Ruling 53: the rights of the other end; both incomes are told."""
    await world.at(yard())
    trains = "has 1 of 10 trains on the map, each $20 this turn"
    tells(world.card, trains, "As things stand: deliveries $0 − trains $20 = −$20")
    assert menu(world.card, PUT) == {"F3/1": f"{YARD}: rights $20, 1 hex"}
    page = await choose(world.ann, world.card, PUT, "F3/1")
    rights = "Rights cost **$20**. PDL has $200 now and $180 then"
    tells(page, rights, "= −$40** instead of −$20")
    assert page.attachments
    await confirmed(world, world.ann, page, f"puts a train on **{YARD}** (rights $20)")


async def test_after_a_cut_none_is_added(world: World) -> None:
    """Ruling 53: said before, and refused with its ruling after."""
    state = yard()
    transfer(state, "D3")
    line(state, "PDL", "F1", "E1", "D1")
    transfer(state, "D1")
    line(state, "PDL", "F3", "E4", "D3")
    await world.at(state)
    page = await choose(world.ann, world.card, CUT, next(iter(menu(world.card, CUT))))
    tells(page, "After this no train can be added this turn")
    told = page.attachments[0].description or ""
    assert "At the end of the turn: PDL cash $160 instead of $140" in told, told
    assert "Trains 2 instead of 3" in told and "Net worth now $275" in told
    await confirmed(world, world.ann, page, "A train has been cut")
    tells(await typed(world.ann, world, "expand", line="F3/1"), "(rule 53)")
    for line_ in [laid.id for laid in (await table_now(world)).lines if laid.owner == "CHC"]:
        page = await typed(world.ann, world, "cut", line=str(line_))
        tells(page, f"Line {line_} isn't a line of the company", "(rule 53)")


async def test_trains_deliveries_and_income_in_one_form(world: World) -> None:
    """Ruling 53: added ones, then cut ones, then the deliveries; shown before anything is done."""
    await world.at(yard())
    form = await world.ann.click(world.card, label="Change trains, deliver…")
    fields = {row["component"]["custom_id"]: row["component"] for row in form.modal["components"]}
    assert list(fields) == ["expand", "then"], "the only train can't be cut"
    (option,) = fields["expand"]["options"]
    assert option["label"] == f"{YARD}: rights $20, 1 hex"
    filled = {"expand": [option["value"]], "then": "retain"}
    page = answers(await world.ann.submit_modal(form, filled))[-1]
    income = "Income this turn: **−$40** instead of −$20."
    tells(page, f"Trains are added to {YARD}.", income)
    assert page.attachments
    await confirmed(world, world.ann, page, f"puts a train on **{YARD}**")
    assert (await table_now(world)).phase is not Phase.TRAINS


async def test_deliveries_and_both_outcomes_of_the_income(world: World) -> None:
    """Ruling 60: every holder's sum, what the company has then, interest and target price."""
    await world.at(earning())
    looked = await press(world.cat, world.card, "See the deliveries…")
    tells(looked, "(1 cheese)")
    assert looked.attachments[0].description
    await world.ann.click(world.card, label="Deliver")
    tells(
        world.card,
        "delivers for **$",
        "(1 cheese)",
        "income of **$",
        "passengers come to High Level (B3)",
        "**Pay out** $5 a share: ann $15 (3) and bob $5 (1); the company keeps",
        "**Retain**",
        "target price",
    )
    assert world.card.attachments
    before = (await table_now(world)).players[0].net
    await world.ann.click(world.card, label="Pay out $5 a share")
    assert (await table_now(world)).players[0].net == before + 15
    tells(world.card, "pays $5 a share: ann $15 and bob $5")


async def test_retaining(world: World) -> None:
    await world.at(earning())
    await world.ann.click(world.card, label="Deliver")
    net = (await table_now(world)).companies["PDL"].net
    await world.ann.click(world.card, label=beginning(world.card, "Retain $"))
    company = (await table_now(world)).companies["PDL"]
    assert company.net == net + company.income
    tells(world.card, "retains its income")


async def test_delivering_and_the_income_in_one_press(world: World) -> None:
    """Offered beside the deliveries alone; it comes to the same, and the deliveries are shown."""
    await world.at(earning())
    offered = labels(world.card)
    assert "Deliver" in offered and "Deliver, pay $5 each" in offered
    assert sum(label.startswith("Deliver, retain $") for label in offered) == 1
    before = (await table_now(world)).players[0].net
    told = "pays $5 a share: ann $15 and bob $5"
    await world.confirm(world.ann, world.card, "Deliver, pay $5 each", told)
    after = await table_now(world)
    assert after.phase is not Phase.PAYOUT and after.players[0].net == before + 15
    shown = world.card.attachments[0].description or ""
    assert "High Level" in shown and "CHC" in shown, "the deliveries and what comes next"


async def test_income_by_command(world: World) -> None:
    await world.at(earning())
    tells(await typed(world.ann, world, "payout", how="payout"), "(rule 53)")
    await typed(world.ann, world, "deliver")
    choices = await world.offered(world.ann, "tycoon payout", "how")
    assert list(choices.values()) == ["payout", "retain"]
    tells(await typed(world.ann, world, "payout", how="half"), "isn't offered here")
    await typed(world.ann, world, "payout", how="retain")
    assert (await table_now(world)).phase is not Phase.PAYOUT


async def test_ready_made_ten_lines(world: World) -> None:
    """Ruling 34: the oldest ten, or those that earn most; shown first."""
    await world.at(crowded())
    tells(world.card, "now has 12 lines and only 10 trains: 2 lines have")
    page = await press(world.ann, world.card, "Keep the oldest 10…")
    tells(page, "gives up transfer hub (A1) – transfer hub (A3) and transfer hub (A3) –")
    page = await press(world.ann, world.card, "Keep the best 10…")
    tells(page, "By the end of the game it would earn")
    assert page.attachments
    await confirmed(world, world.ann, page)
    assert len([line for line in (await table_now(world)).lines if line.owner == "PDL"]) == 10


async def test_chosen_ten_lines(world: World) -> None:
    """Ruling 34: exactly ten stay, any of them; the best are chosen at first."""
    await world.at(crowded())
    hint = "The 10 lines to keep…"
    values = list(menu(world.card, hint))
    chosen = next(p for p in parts(world.card) if p.get("placeholder") == hint)
    key = chosen["custom_id"]
    assert sum(option.get("default", False) for option in chosen["options"]) == 10
    for named in (values[:1], values):
        said = reply(await world.ann.select(world.card, named, custom_id=key))
        assert "Name exactly 10 different lines to keep (rule 34)" in said
    kept_lines = [*values[:3], *values[5:]]
    page = (await world.ann.select(world.card, kept_lines, custom_id=key)).followups[-1]
    await confirmed(world, world.ann, page)
    left = {line.id for line in (await table_now(world)).lines}
    assert left == {*range(1, 13)} - {4, 5}
    assert "gives up 2 lines" in words(world.card)
