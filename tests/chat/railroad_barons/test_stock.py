"""Turns of the Stock Round of Railroad Barons by buttons."""

from dataclasses import replace

import pytest

from bot.chat.contract.pages import Act
from cogs.railroad_barons.chat import CHAT
from render.railroad_barons.shared.words import describe_prompt
from rules.railroad_barons import GAME
from rules.railroad_barons.model.events import DirectorSwapped
from rules.railroad_barons.model.state import Phase
from tests.chat.harness.world import World, choose, follow, labels, menu, press, sane, tells
from tests.chat.railroad_barons.positions import BUY, SELL, trading, turn
from tests.conformance.pressing import NAMES, seen
from tests.support.positions import make_ctx
from tests.support.railroad_barons.states import AVR, DPI, MSC, SB, player, table


async def test_a_certificate_is_bought_with_two_presses(world: World) -> None:
    await world.at(trading())
    tells(world.card, "$1,000** and 3 certificates (limit 9)")
    assert menu(world.card, BUY)[turn("_S1")] == "10% of SB (black): $80"
    page = await choose(world.ann, world.card, BUY, turn("_S1"))
    sum_ = "Cash $1,000 → **$920**; certificates 4, limit 9"
    tells(page, "Buy **10% of SB (black)** for $80.", sum_)
    assert page.ephemeral and page.attachments[0].description
    assert await world.unchanged()
    done = await press(world.ann, page, "Confirm")
    assert sane(done).startswith("You buy **10% of SB** for $80")
    tells(world.card, "**ann** buys **10% of SB** for $80.")
    assert world.called == [world.bob.id]


@pytest.mark.parametrize(
    ("key", "phase", "told"),
    [
        ("pass", Phase.STOCK, {"en": "You've passed.", "de": "Du hast gepasst."}),
        ("keep-priority", Phase.PRIORITY,
         {"en": "The Priority Deal stays where it is.",
          "de": "Das Erstkaufrecht bleibt, wo es ist."}),
        ("swap-priority", Phase.PRIORITY,
         {"en": "You have used your Investor: the Priority Deal has moved.",
          "de": "Du hast deinen Privatier genutzt: Das Erstkaufrecht ist getauscht."}),
    ],
)  # fmt: skip
def test_what_was_done_is_said_afterwards(key: str, phase: Phase, told: dict[str, str]) -> None:
    for language, words_ in told.items():
        at = make_ctx(trading(phase=phase), language, 1 if phase is Phase.PRIORITY else 0)
        done = CHAT.answer(at, key, True, {})
        assert isinstance(done, Act)
        assert done.said.replace("\N{NO-BREAK SPACE}", " ") == words_


@pytest.mark.parametrize(
    ("cash", "language", "expected", "picture"),
    [
        (1_000, "en", "Buy one certificate, or pass.", "ann: buy or pass"),
        (1_000, "de", "Kaufe ein Papier oder passe.", "ann: kaufen oder passen"),
        (0, "en", "You can only pass.", "ann: pass"),
    ],
)
def test_who_owns_nothing_is_not_asked_to_sell(
    cash: int, language: str, expected: str, picture: str
) -> None:
    state = trading(cash=cash)
    state.players[0].certificates.clear()
    at = make_ctx(state, language)
    assert CHAT.prompt(at).text.startswith(expected)
    assert describe_prompt(at.public, ("ann", "bob"), language) == picture


async def test_a_holding_is_started_at_a_value_of_one_s_choice(world: World) -> None:
    await world.at(trading(cash=330))
    assert menu(world.card, BUY)["_DPI"] == "Start DPI (red)…"
    in_reach = ["Start at $70: $280…", "Start at $80: $320…"]
    page = await choose(world.ann, world.card, BUY, "_DPI")
    assert labels(page) == in_reach
    page = await follow(world.ann, page, in_reach[1], "Back")
    assert labels(page) == in_reach, "Back goes back, not away"
    page = await press(world.ann, page, in_reach[1])
    tells(page, "Start **DPI (red)** at $80: the Director certificate (40%) for $320.")
    await world.confirm(world.ann, page, "Confirm", "starts **DPI** at $80: 40% for $320")


async def test_a_turn_is_composed_in_one_card_with_the_running_cash(world: World) -> None:
    """Sales in two Holdings, then a purchase, and each can be changed before Confirm."""
    await world.at(trading(cash=10))
    page = await press(world.ann, world.card, "Sell and buy…")
    tells(page, "You have **$10**")
    assert "Confirm" not in labels(page)
    first, second = ("First sell…", turn("S2")), ("Sell more…", turn("S2-A1"))
    page = await choose(world.ann, page, *first)
    one_sale = "Cash $10 → **$170**"
    tells(page, "SB: share value $80 → **$70**.", one_sale)
    assert not menu(page, "Then buy…"), "170 dollars buy nothing"
    for back in ("Undo last sale", "Back"):
        page = await choose(world.ann, page, *second)
        barred = "You can't buy shares of SB or AVR again in this Stock Round."
        tells(page, "Cash $10 → **$270**; certificates 1", barred)
        assert menu(page, "Then buy…") == {}, "AVR is barred now"
        page = await press(world.ann, page, back)
        tells(page, one_sale)
    page = await choose(world.ann, page, *second)
    sold = "**ann** sells 20% of SB for $160; sells 10% of AVR for $100; SB falls from $80 to $70."
    await world.confirm(world.ann, page, "Confirm", sold)


async def test_what_changes_hands_with_a_purchase_is_said_first(world: World) -> None:
    """A change of Director and the swap of the certificate (18, 20); and that a Holding floats."""
    ann = player(1_000, {AVR: (40,)}, investors=("I40", "I60"))
    bob = player(1_000, {AVR: (30, 10)}, investors=("I30", "I50"))
    await world.at(table(ann, bob, values={AVR: 100}, directors={AVR: 0}, on_turn=1))
    page = await choose(world.bob, world.card, BUY, turn("_A2"))
    tells(page, "**bob becomes Director of AVR**", "is exchanged for 30% and 10%")
    swapped = "bob gets the Director certificate of AVR from ann"
    await world.confirm(world.bob, page, "Confirm", "**bob is the new Director of AVR**", swapped)
    ann = player(1_000, {DPI: (40,)}, investors=("I40", "I60"))
    bob = player(0, {AVR: (40, 20)}, investors=("I30", "I50"))
    await world.at(table(ann, bob, values={DPI: 90}))
    page = await choose(world.ann, world.card, BUY, turn("_D1"))
    tells(page, "**DPI floats** and gets $900")


async def test_above_the_limit_only_sales_are_offered_until_they_reach_it(world: World) -> None:
    """Ruling 21: ten certificates; one must go, and a purchase may follow."""
    held = {SB: (40, 30, 20, 10), AVR: (30, 20), DPI: (30, 20), MSC: (40, 10)}
    ann = player(2_000, held, investors=("I40", "I60"))
    bob = player(500, {AVR: (40,), DPI: (40,)}, investors=("I30", "I50"))
    await world.at(table(ann, bob))
    tells(world.card, "**10 certificates**, and the limit is 9")
    assert "Pass" not in labels(world.card) and not menu(world.card, BUY)
    page = await choose(world.ann, world.card, SELL, turn("A21"))
    tells(page, "isn't enough yet")
    assert "Confirm" not in labels(page)
    page = await choose(world.ann, world.card, SELL, turn("M1"))
    tells(page, "certificates 9")
    assert "Confirm" in labels(page)


async def test_a_pass_takes_one_press_and_two_end_the_round(world: World) -> None:
    await world.at(trading())
    await world.ann.click(world.card, label="Pass")
    tells(world.card, "**ann** passes.", "ann passed: if you pass too")
    await world.bob.click(world.card, label="Pass (ends the round)")
    tells(world.card, "The Stock Round ends", "**Operating Round 1.1**", "6 tokens")


async def test_what_was_sold_is_named_as_barred(world: World) -> None:
    state = trading()
    state.stock.sold[0].append(SB)
    await world.at(state)
    tells(world.card, "so you can't buy it back yet: SB (black)")
    assert turn("_S1") not in menu(world.card, BUY)
    tells(await world.command(world.ann, "barons buy", certificate="10% SB"), "rule 15")


def test_whoever_gets_or_gives_the_director_s_certificate_reads_you() -> None:
    """In a line of their own, never by their own name; so does whoever had it."""
    for other in (1, None):
        for reader in (0, 1):
            here = replace(seen(GAME, trading(), 2, reader, "en"), you=True)
            (line,) = CHAT.narrate(here, [DirectorSwapped(0, SB, other)])
            concerned = reader in (0, other)
            assert NAMES[reader] not in line and ("you" in line.lower()) == concerned, line
