"""`/barons …`: each action as a command, with what is legal offered while typing."""

from typing import Any

import pytest

from bot.chat.commands.autocomplete import MAX_CHOICES, MAX_LENGTH
from rules.railroad_barons.model.state import Offer, Phase
from tests.chat.harness.world import CODE, World, ids, labels, reply, sane, words
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
    return await person.slash(world.channel, f"barons {command}", **options)


async def offered(person: Any, world: World, command: str, option: str, text: str = "") -> Any:
    rows = await person.autocomplete(world.channel, f"barons {command}", option, text)
    assert len(rows) <= MAX_CHOICES
    assert all(len(str(row["name"])) <= MAX_LENGTH for row in rows)
    return {row["value"]: row["name"] for row in rows}


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
        shown = await type_in(mover, world, command, **options, table=table.id)
        text = reply(shown)
        assert CODE not in text, (where, command, text)
        acted = (await world.table(table.id)).version > 1
        previewed = bool(ids(shown.response))
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
        text = reply(await type_in(world.ann, world, command, **options))
        assert said in text and CODE not in text and len(text) < 400, (command, options)
        assert await world.unchanged(), (command, options)


async def test_certificates_are_offered_and_understood_as_people_write_them(world: World) -> None:
    await world.at(trading())
    rows = await offered(world.ann, world, "buy", "certificate", "sb")
    assert rows == {
        "_" + turn("_S3"): "30% of SB (black): $240",
        "_" + turn("_S1"): "10% of SB (black): $80",
    }
    assert await offered(world.bob, world, "buy", "certificate") == {}
    assert await offered(world.cat, world, "buy", "certificate") == {}
    written = ("SB 10", "10% of SB (black): $80"[:9], "Seedy Brothers 10 %", "black 10")
    for text in ("_" + turn("_S1"), *written):
        shown = await type_in(world.ann, world, "buy", certificate=text)
        assert "Buy **10% of SB (black)** for $80" in sane(shown.response), text
        assert labels(shown.response)[-2:] == ["Confirm", "Back"]
    rows = await offered(world.ann, world, "sell", "certificate")
    assert set(rows) == {"_" + turn("S2"), "_" + turn("A1")}
    rows = await offered(world.ann, world, "exchange", "certificate")
    assert {"_" + turn(code) for code in ("S21", "_S23", "_A13")} <= set(rows)
    shown = await type_in(world.ann, world, "exchange", certificate="_" + turn("_S23"))
    assert "Exchange 20% of SB (black) for **30%** and pay $80" in sane(shown.response)
    assert await world.unchanged()
    await world.ann.click(shown.response, label="Confirm")
    assert "exchanges 20% of SB for **30%**, paying $80" in words(world.card)


async def test_a_holding_is_started_by_command(world: World) -> None:
    await world.at(trading())
    rows = await offered(world.ann, world, "start", "holding", "blue")
    assert rows == {"MB&S": "MB&S (blue): McGreed Bros. & Sons"}
    rows = await offered(world.ann, world, "start", "value", "")
    assert rows[70] == "Start at $70: $280…"
    shown = await type_in(world.ann, world, "start", holding="McGreed", value=100)
    assert "Start **MB&S (blue)** at $100: the Director certificate (40%) for $400" in sane(
        shown.response
    )
    shown = await type_in(world.ann, world, "start", holding="mb&s")
    assert "Start at $90: $360…" in labels(shown.response)


async def test_the_draft_by_commands(world: World) -> None:
    await world.at(drafting())
    rows = await offered(world.ann, world, "select", "investor", "discount")
    assert rows == {} or "I60" in rows
    rows = await offered(world.ann, world, "select", "investor", "60")
    assert list(rows) == ["I60"]
    shown = await type_in(world.ann, world, "select", investor="I60", price=90)
    await world.ann.click(shown.response, label="Name $90")
    assert "it's your turn" in reply(await type_in(world.bob, world, "card"))
    assert "takes the **$60 Investor** ($90 goes to ann)" in words(world.card)


async def test_an_operating_turn_by_commands(world: World) -> None:
    await world.at(operating())
    await type_in(world.ann, world, "tokens", plus=3, down=3)
    await type_in(world.ann, world, "pay")
    rows = await offered(world.ann, world, "railroad", "side")
    assert rows == {"0": "Buy Kettle Valley (2): $100"}
    await type_in(world.ann, world, "railroad")
    rows = await offered(world.ann, world, "investor", "investor")
    assert rows == {
        "I40": "$40 Investor · $10 more revenue for each of its Railroads",
        "I60": "$60 Investor · 20% off new Railroads",
    }
    await type_in(world.ann, world, "investor", investor="I40")
    rows = await offered(world.ann, world, "offer", "railroad")
    assert rows == {"A3": "Algoma Central (2) of AVR (bob) · earns $50 · cost $100 new"}
    shown = await type_in(world.ann, world, "offer", railroad="algoma", price=120)
    await world.ann.click(shown.response, label="Offer $120")
    assert "offers $120 to AVR (bob) for **Algoma Central**" in words(world.messages()[-2]) or (
        "SB (ann) offers **$120**" in words(world.card)
    )
    assert "it's your turn" in reply(await type_in(world.ann, world, "withdraw"))
    shown = await type_in(world.ann, world, "offer", railroad="A3", price=120)
    await world.ann.click(shown.response, label="Offer $120")
    accepted = reply(await type_in(world.bob, world, "accept"))
    assert accepted.startswith("**SB** buys **Algoma Central (2)** from AVR for $120.")
    assert "must be discarded" in words(world.card), "four Railroads and three (▼)"
    rows = await offered(world.ann, world, "discard", "railroads")
    assert len(rows) == 4 and "A1" in rows
    shown = await type_in(world.ann, world, "discard", railroads="Dominion Atlantic")
    await world.ann.click(shown.response, label="Discard")
    assert "AVR (yellow)" in words(world.card)


async def test_the_seller_may_not_withdraw_and_the_buyer_not_answer(world: World) -> None:
    await world.at(operating(Phase.OFFER, offer=Offer(SB, AVR, "A3", 9)))
    for person, command in ((world.bob, "withdraw"), (world.ann, "accept"), (world.ann, "refuse")):
        assert "30" in reply(await type_in(person, world, command))
    assert await world.unchanged()
    await type_in(world.bob, world, "refuse")
    assert "**bob** refuses $9" in words(world.card)


async def test_looks_by_command_for_anybody(world: World) -> None:
    await world.at(trading())
    for what in ["certificates", "railroads", "income", "help", "text", "holding/SB", "black"]:
        shown = await type_in(world.cat, world, "show", what=what)
        assert shown.ephemeral and CODE not in reply(shown)
        if what not in ("help", "text"):
            assert shown.response.attachments[0].description
        rows = await offered(world.cat, world, "show", "what")
        assert {"certificates", "text", "holding/MS&C"} <= set(rows)
