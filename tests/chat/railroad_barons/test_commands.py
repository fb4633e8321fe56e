"""`/barons …`: each action as a command, with what is legal offered while typing."""

from typing import Any

import pytest

from rules.railroad_barons.model.state import Offer, Phase
from tests.chat.harness.world import World, ids, labels, press, sane, tells
from tests.chat.railroad_barons.positions import drafting, operating, trading, turn
from tests.support.railroad_barons.states import AVR, SB

EVERY: list[tuple[str, dict[str, Any]]] = [
    ("select", {"investor": "I40"}),
    ("select", {"investor": "$450 Investor", "price": 300}),
    ("money", {}),
    ("card", {}),
    ("swap-priority", {}),
    ("keep-priority", {}),
    ("turn", {}),
    ("buy", {"certificate": "SB 10"}),
    ("sell", {"certificate": "SB 20%"}),
    ("exchange", {"certificate": "_" + turn("S21")}),
    ("start", {"holding": "DPI", "value": 80}),
    ("start", {"holding": "red"}),
    ("pass", {}),
    ("tokens", {"plus": 1, "down": 2}),
    ("pay", {}),
    ("keep", {}),
    ("railroad", {}),
    ("railroad", {"side": "1.help"}),
    ("offer", {"railroad": "Algoma Central", "price": 70}),
    ("offer", {"railroad": "A3"}),
    ("accept", {}),
    ("refuse", {}),
    ("withdraw", {}),
    ("investor", {"investor": "I40"}),
    ("investor", {"investor": "I50.AVR"}),
    ("done", {}),
    ("discard", {"railroads": "A1.A2"}),
]
POSITIONS = {
    "draft": drafting,
    "choose": lambda: drafting(phase=Phase.CHOOSE),
    "stock": trading,
    "priority": lambda: trading(phase=Phase.PRIORITY),
    "tokens": operating,
    "revenue": lambda: operating(Phase.REVENUE),
    "railroads": lambda: operating(Phase.RAILROADS),
}


async def type_in(person: Any, world: World, command: str, **options: Any) -> Any:
    """The private page, or refusal, that a command answers with."""
    return await world.command(person, f"barons {command}", **options)


async def offered(person: Any, world: World, command: str, option: str, text: str = "") -> Any:
    """What is offered for this option: name by value."""
    rows = await world.offered(person, f"barons {command}", option, text)
    return {value: name for name, value in rows.items()}


@pytest.mark.parametrize("where", POSITIONS)
async def test_every_command_everywhere_acts_shows_or_is_refused_with_its_rule(
    world: World, where: str
) -> None:
    """In each phase, every command: nothing breaks, and what is not asked for names a ruling. A
    table at which one acted is left for a new one."""
    number, acted = 0, True
    for command, options in EVERY:
        if acted:
            state = POSITIONS[where]()
            if state.draft is not None and state.phase is Phase.CHOOSE:
                state.draft.investor, state.draft.price = "I40", 60
                state.draft.left.remove("I40")
                state.draft.left.append("I40")
            await world.at(state)
            number += 1
        table = await world.table(number)
        mover = world.actor(table.seats[table.to_move[0]].user)
        page = await type_in(mover, world, command, **options, table=table.id)
        text = sane(page)
        acted = (await world.table(table.id)).version > 1
        previewed = bool(ids(page))
        assert acted or previewed or "rule " in text, (where, command, text)


async def test_nonsense_and_the_unlawful_are_refused_in_one_sentence(world: World) -> None:
    await world.at(trading())
    for command, options, said in (
        ("buy", {"certificate": "the Orient Express"}, "don't know a certificate"),
        ("buy", {"certificate": "SB 15"}, "don't know a certificate"),
        ("buy", {"certificate": "Z1"}, "don't know a certificate"),
        ("sell", {"certificate": "💥" * 50}, "don't know a certificate"),
        ("sell", {"certificate": "SB 30"}, "rule "),
        ("sell", {"certificate": "SB 40"}, "rule "),
        ("buy", {"certificate": "AVR 40"}, "rule "),
        ("exchange", {"certificate": "SB 20"}, "don't know a certificate"),
        ("start", {"holding": "Union Pacific"}, "don't know a Holding"),
        ("start", {"holding": "SB", "value": 70}, "rule "),
        ("start", {"holding": "SB"}, "rule "),
        ("start", {"holding": "DPI", "value": 75}, "rule "),
        ("offer", {"railroad": "Orient Express"}, "don't know a Railroad"),
        ("investor", {"investor": "Rothschild"}, "don't know an Investor"),
        ("discard", {"railroads": "nothing"}, "don't know a Railroad"),
        ("railroad", {"side": "left"}, "isn't a whole number"),
        ("show", {"what": "the moon"}, "don't know a Holding"),
    ):
        text = tells(await type_in(world.ann, world, command, **options), said)
        assert len(text) < 400, (command, options)
    assert await world.unchanged()


async def test_certificates_are_offered_and_understood_as_people_write_them(world: World) -> None:
    await world.at(trading())
    rows = await offered(world.ann, world, "buy", "certificate", "sb")
    assert rows == {
        "_" + turn("_S3"): "30% of SB (black): $240",
        "_" + turn("_S1"): "10% of SB (black): $80",
    }
    for person in (world.bob, world.cat):
        assert await offered(person, world, "buy", "certificate") == {}
    for text in ("_" + turn("_S1"), "SB 10", "10% of SB", "Seedy Brothers 10 %", "black 10"):
        page = await type_in(world.ann, world, "buy", certificate=text)
        tells(page, "Buy **10% of SB (black)** for $80")
        assert labels(page)[-2:] == ["Confirm", "Back"]
    rows = await offered(world.ann, world, "sell", "certificate")
    assert set(rows) == {"_" + turn("S2"), "_" + turn("A1")}
    rows = await offered(world.ann, world, "exchange", "certificate")
    assert {"_" + turn(code) for code in ("S21", "_S23", "_A13")} <= set(rows)
    page = await type_in(world.ann, world, "exchange", certificate="_" + turn("_S23"))
    tells(page, "Exchange 20% of SB (black) for **30%** and pay $80")
    told = "exchanges 20% of SB for **30%**, paying $80"
    await world.confirm(world.ann, page, "Confirm", told)


async def test_a_holding_is_started_by_command(world: World) -> None:
    await world.at(trading())
    rows = await offered(world.ann, world, "start", "holding", "blue")
    assert rows == {"MB&S": "MB&S (blue): McGreed Bros. & Sons"}
    rows = await offered(world.ann, world, "start", "value")
    assert rows[70] == "Start at $70: $280…"
    page = await type_in(world.ann, world, "start", holding="McGreed", value=100)
    tells(page, "Start **MB&S (blue)** at $100: the Director certificate (40%) for $400")
    page = await type_in(world.ann, world, "start", holding="mb&s")
    assert "Start at $90: $360…" in labels(page)


async def test_the_draft_by_commands(world: World) -> None:
    await world.at(drafting())
    assert list(await offered(world.ann, world, "select", "investor", "60")) == ["I60"]
    page = await type_in(world.ann, world, "select", investor="I60", price=90)
    await world.confirm(world.ann, page, "Name $90")
    tells(await type_in(world.bob, world, "card"), "it's your turn")
    tells(world.card, "takes the **$60 Investor** ($90 goes to ann)")


async def test_an_operating_turn_by_commands(world: World) -> None:
    await world.at(operating())
    await type_in(world.ann, world, "tokens", plus=3, down=3)
    await type_in(world.ann, world, "pay")
    rows = await offered(world.ann, world, "railroad", "side")
    assert rows == {"0": "Buy Kettle Valley (2): $100"}
    await type_in(world.ann, world, "railroad")
    assert await offered(world.ann, world, "investor", "investor") == {
        "I40": "$40 Investor · $10 more revenue for each of its Railroads",
        "I60": "$60 Investor · 20% off new Railroads",
    }
    await type_in(world.ann, world, "investor", investor="I40")
    rows = await offered(world.ann, world, "offer", "railroad")
    assert rows == {"A3": "Algoma Central (2) of AVR (bob) · earns $50 · cost $100 new"}
    for name in ("algoma", "A3"):
        page = await type_in(world.ann, world, "offer", railroad=name, price=120)
        await press(world.ann, page, "Offer $120")
        tells(world.card, "SB (ann) offers **$120**")
        if name == "algoma":
            tells(await type_in(world.ann, world, "withdraw"), "it's your turn")
    accepted = sane(await type_in(world.bob, world, "accept"))
    assert accepted.startswith("**SB** buys **Algoma Central (2)** from AVR for $120.")
    tells(world.card, "must be discarded")
    rows = await offered(world.ann, world, "discard", "railroads")
    assert len(rows) == 4 and "A1" in rows
    page = await type_in(world.ann, world, "discard", railroads="Dominion Atlantic")
    await press(world.ann, page, "Discard")
    tells(world.card, "AVR (yellow)")


async def test_the_seller_may_not_withdraw_and_the_buyer_not_answer(world: World) -> None:
    await world.at(operating(Phase.OFFER, offer=Offer(SB, AVR, "A3", 9)))
    for person, command in ((world.bob, "withdraw"), (world.ann, "accept"), (world.ann, "refuse")):
        tells(await type_in(person, world, command), "30")
    assert await world.unchanged()
    await type_in(world.bob, world, "refuse")
    tells(world.card, "**bob** refuses $9")


async def test_looks_by_command_for_anybody(world: World) -> None:
    await world.at(trading())
    rows = await offered(world.cat, world, "show", "what")
    assert {"certificates", "text", "holding/MS&C"} <= set(rows)
    for what in ["certificates", "railroads", "income", "help", "text", "holding/SB", "black"]:
        page = await type_in(world.cat, world, "show", what=what)
        assert sane(page) is not None and page.ephemeral
        if what not in ("help", "text"):
            assert page.attachments[0].description
