"""Trains, deliveries and income by presses (rulings 52, 53, 60), and ten lines kept (34)."""

from rules.train_tycoon.model.state import Phase
from tests.chat.harness.world import (
    World,
    answers,
    choose,
    labels,
    menu,
    parts,
    press,
    reply,
    sane,
    words,
)
from tests.chat.train_tycoon.operating_positions import (
    confirmed,
    crowded,
    earning,
    table_now,
    ten_lines,
    typed,
    yard,
)
from tests.support.train_tycoon.states import line, transfer

PUT, CUT, TAKE = "Add a train to…", "Cut the train of…", "Take the train of…"


async def test_an_expansion_is_shown_with_its_rights(world: World) -> None:
    """Ruling 53: the rights of the other end; both incomes are told."""
    await world.at(yard())
    text = sane(world.card)
    assert "has 1 of 10 trains on the map, each $20 this turn" in text
    assert "As things stand: deliveries $0 − trains $20 = −$20" in text
    assert menu(world.card, PUT) == {
        "F3/1": "transfer hub (F3) – transfer hub (F5): rights $20, 1 hex"
    }
    page = await choose(world.ann, world.card, PUT, "F3/1")
    text = sane(page)
    assert "Rights cost **$20**. PDL has $200 now and $180 then" in text
    assert "= −$40** instead of −$20" in text and page.attachments
    assert await world.unchanged()
    await confirmed(world.ann, page)
    assert "puts a train on **transfer hub (F3) – transfer hub (F5)** (rights $20)" in words(
        world.card
    )


async def test_after_a_cut_none_is_added(world: World) -> None:
    """Ruling 53: said before, and refused with its ruling after."""
    state = yard()
    transfer(state, "D3")
    line(state, "PDL", "F1", "E1", "D1")
    transfer(state, "D1")
    line(state, "PDL", "F3", "E4", "D3")
    await world.at(state)
    value = next(iter(menu(world.card, CUT)))
    page = await choose(world.ann, world.card, CUT, value)
    assert "After this no train can be added this turn" in sane(page)
    told = page.attachments[0].description or ""
    assert "At the end of the turn: PDL cash $160 instead of $140" in told, told
    assert "Trains 2 instead of 3" in told and "Net worth now $275" in told
    await confirmed(world.ann, page)
    assert "A train has been cut" in sane(world.card)
    said = sane(await typed(world.ann, world, "expand", line="F3/1"))
    assert "(rule 53)" in said
    await choose(world.ann, world.card, CUT, next(iter(menu(world.card, CUT))))
    for line_ in [laid.id for laid in (await table_now(world)).lines if laid.owner == "CHC"]:
        said = sane(await typed(world.ann, world, "cut", line=str(line_)))
        assert f"Line {line_} isn't a line of the company" in said and "(rule 53)" in said


async def test_trains_deliveries_and_income_in_one_form(world: World) -> None:
    """Ruling 53: added ones, then cut ones, then the deliveries; shown before anything is done."""
    await world.at(yard())
    form = await world.ann.click(world.card, label="Change trains, deliver…")
    fields = {row["component"]["custom_id"]: row["component"] for row in form.modal["components"]}
    assert list(fields) == ["expand", "then"], "the only train can't be cut"
    (option,) = fields["expand"]["options"]
    assert option["label"] == "transfer hub (F3) – transfer hub (F5): rights $20, 1 hex"
    filled = {"expand": [option["value"]], "then": "retain"}
    page = answers(await world.ann.submit_modal(form, filled))[-1]
    text = sane(page)
    assert "Trains are added to transfer hub (F3) – transfer hub (F5)." in text
    assert "Income this turn: **−$40** instead of −$20." in text and page.attachments
    assert await world.unchanged()
    await confirmed(world.ann, page)
    assert (await table_now(world)).phase is not Phase.TRAINS
    assert "puts a train on **transfer hub (F3) – transfer hub (F5)**" in words(world.card)


async def test_the_train_of_a_new_line_comes_from_another(world: World) -> None:
    """Ruling 52: what each line earns is told; it is abandoned at once."""
    await world.at(ten_lines())
    await confirmed(world.ann, await typed(world.ann, world, "line", hexes="F1 E2 D2"))
    assert "All 10 trains of **PDL, Prairie Dairy Line** are on the map" in sane(world.card)
    assert len(menu(world.card, TAKE)) == 10
    page = await choose(world.ann, world.card, TAKE, "3")
    assert "the track there is then abandoned" in sane(page)
    picture = page.attachments[0].description or ""
    assert "Line 3 (F5 – F7) is given up · Line 11 (F1 – D2) gets the train" in picture
    assert "Trains" not in picture
    await confirmed(world.ann, page)
    state = await table_now(world)
    assert len(state.lines) == 10 and all(line.id != 3 for line in state.lines)
    assert "takes the train for it off transfer hub (F5) – transfer hub (F7)" in words(world.card)


async def test_deliveries_and_both_outcomes_of_the_income(world: World) -> None:
    """Ruling 60: every holder's sum, what the company has then, interest and target price."""
    await world.at(earning())
    looked = await press(world.cat, world.card, "See the deliveries…")
    assert "(1 cheese)" in sane(looked) and looked.attachments[0].description
    await world.ann.click(world.card, label="Deliver")
    text = sane(world.card)
    assert "delivers for **$" in text and "(1 cheese)" in text and "income of **$" in text
    assert "passengers come to High Level (B3)" in text
    assert "**Pay out** $5 a share: ann $15 (3) and bob $5 (1); the company keeps" in text
    assert "**Retain**" in text and "target price" in text and world.card.attachments
    assert {"Pay out $5 a share"} <= set(labels(world.card))
    before = (await table_now(world)).players[0].net
    await world.ann.click(world.card, label="Pay out $5 a share")
    after = await table_now(world)
    assert after.players[0].net == before + 15
    assert "pays $5 a share: ann $15 and bob $5" in words(world.card)


async def test_retaining(world: World) -> None:
    await world.at(earning())
    await world.ann.click(world.card, label="Deliver")
    net = (await table_now(world)).companies["PDL"].net
    retain = next(label for label in labels(world.card) if label.startswith("Retain $"))
    await world.ann.click(world.card, label=retain)
    company = (await table_now(world)).companies["PDL"]
    assert company.net == net + company.income
    assert "retains its income" in words(world.card)


async def test_delivering_and_the_income_in_one_press(world: World) -> None:
    """Offered beside the deliveries alone; it comes to the same, and the deliveries are shown."""
    await world.at(earning())
    offered = labels(world.card)
    assert "Deliver" in offered and "Deliver, pay $5 each" in offered
    assert sum(label.startswith("Deliver, retain $") for label in offered) == 1
    before = (await table_now(world)).players[0].net
    await world.ann.click(world.card, label="Deliver, pay $5 each")
    after = await table_now(world)
    assert after.phase is not Phase.PAYOUT and after.players[0].net == before + 15
    assert "pays $5 a share: ann $15 and bob $5" in words(world.card)
    shown = world.card.attachments[0].description or ""
    assert "High Level" in shown and "CHC" in shown, "the deliveries and what comes next"


async def test_income_by_command(world: World) -> None:
    await world.at(earning())
    assert "(rule 53)" in sane(await typed(world.ann, world, "payout", how="payout"))
    await typed(world.ann, world, "deliver")
    choices = await world.ann.autocomplete(world.channel, "tycoon payout", "how", "")
    assert [row["value"] for row in choices] == ["payout", "retain"]
    assert "isn't offered here" in sane(await typed(world.ann, world, "payout", how="half"))
    await typed(world.ann, world, "payout", how="retain")
    assert (await table_now(world)).phase is not Phase.PAYOUT


async def test_ready_made_ten_lines(world: World) -> None:
    """Ruling 34: the oldest ten, or those that earn most; shown first."""
    await world.at(crowded())
    assert "now has 12 lines and only 10 trains: 2 lines have" in sane(world.card)
    page = await press(world.ann, world.card, "Keep the oldest 10…")
    assert "gives up transfer hub (A1) – transfer hub (A3) and transfer hub (A3) –" in sane(page)
    assert await world.unchanged()
    page = await press(world.ann, world.card, "Keep the best 10…")
    assert "By the end of the game it would earn" in sane(page) and page.attachments
    await confirmed(world.ann, page)
    assert len([line for line in (await table_now(world)).lines if line.owner == "PDL"]) == 10


async def test_chosen_ten_lines(world: World) -> None:
    """Ruling 34: exactly ten stay, any of them; the best are chosen at first."""
    await world.at(crowded())
    hint = "The 10 lines to keep…"
    values = list(menu(world.card, hint))
    chosen = next(p for p in parts(world.card) if p.get("placeholder") == hint)
    key = chosen["custom_id"]
    assert sum(option.get("default", False) for option in chosen["options"]) == 10
    said = reply(await world.ann.select(world.card, values[:1], custom_id=key))
    assert "Name exactly 10 different lines to keep (rule 34)" in said
    said = reply(await world.ann.select(world.card, values, custom_id=key))
    assert "(rule 34)" in said, "all twenty would fit into the key"
    kept_lines = [*values[:3], *values[5:]]
    page = (await world.ann.select(world.card, kept_lines, custom_id=key)).followups[-1]
    await confirmed(world.ann, page)
    left = {line.id for line in (await table_now(world)).lines}
    assert left == {*range(1, 13)} - {4, 5}
    assert "gives up 2 lines" in words(world.card)
