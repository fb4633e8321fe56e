"""Railroad Barons by buttons: the draft, turns of the Stock Round, operating, offers."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.tables.model import GuildSettings
from cogs.barons.chat import BaronsChat
from rules.railroad_barons.options import GERMAN, Options
from rules.railroad_barons.state import Certificate, Offer, Phase, Railroad
from tests.chat.baron import choose, menu, press, sane, unchanged
from tests.chat.barons import BUY, SELL, drafting, lay_out, operating, trading
from tests.chat.world import World, answers, labels, told, words
from tests.support.railroad_barons_states import AVR, DPI, MSC, SB, index, player, table

Patch = pytest.MonkeyPatch


async def typed(person: Any, message: Any, label: str, **values: str) -> Any:
    """The private page, or refusal, that a filled form leads to."""
    form = await person.click(message, label=label)
    return answers(await person.submit_modal(form, values))[-1]


def everything(world: World) -> str:
    """All that the public cards say, the oldest first."""
    return "\n".join(map(words, world.messages()))


# The draft.


async def test_an_investor_is_picked_priced_and_taken_in_four_presses(
    world: World, monkeypatch: Patch
) -> None:
    """Menu, price and Confirm of the one; the other takes the money or the card (3)."""
    await lay_out(world, monkeypatch, drafting())
    assert "takes that money from the bank or the card" in words(world.card)
    page = await choose(world.ann, world.card, "Pick an Investor", "I40")
    assert "face value is $40" in sane(page)
    assert labels(page)[:2] == ["Name $40 (face value)", "Name $60"]
    page = await press(world.ann, page, "Name $60")
    assert "You name **$60**" in sane(page)
    assert await unchanged(world)
    await press(world.ann, page, "Name $60")
    assert "names **$60** for the **$40 Investor**" in words(world.card)
    assert [user.id for user in world.card.mentions] == [world.bob.id]
    await press(world.bob, world.card, "Take $60")
    assert "takes the **$60**; ann gets the $40 Investor" in words(world.card)
    assert "Investor 2 of 4" in words(world.card)


@pytest.mark.parametrize(
    ("price", "said"),
    [("0", "You name **$0**"), ("1,000", "You name **$1,000**"), ("1001", "ruling 3"),
     ("lots", "not an amount"), ("-5", "not an amount")],
)  # fmt: skip
async def test_any_price_can_be_typed(
    world: World, monkeypatch: Patch, price: str, said: str
) -> None:
    await lay_out(world, monkeypatch, drafting())
    page = await choose(world.ann, world.card, "Pick an Investor", "I450")
    page = await typed(world.ann, page, "Another price…", price=price)
    assert said in sane(page)
    assert await unchanged(world)


async def test_at_face_values_no_price_is_asked(world: World, monkeypatch: Patch) -> None:
    await lay_out(world, monkeypatch, drafting(options=Options(face_values=True)))
    page = await choose(world.ann, world.card, "Pick an Investor", "I50")
    await press(world.ann, page, "Name $50")
    await press(world.bob, world.card, "Take the $50 Investor")
    assert "takes the **$50 Investor**; ann gets $50" in words(world.card)


async def test_the_priority_deal_is_moved_once_and_shown_first(
    world: World, monkeypatch: Patch
) -> None:
    state = trading(phase=Phase.PRIORITY)
    await lay_out(world, monkeypatch, state)
    page = await press(world.bob, world.card, "Move it to bob…")
    assert "once in the whole game" in sane(page)
    assert await unchanged(world)
    await press(world.bob, page, "Move it")
    assert "uses the $30 Investor: bob has the Priority Deal" in words(world.card)


async def test_the_priority_deal_is_left_with_one_press(world: World, monkeypatch: Patch) -> None:
    await lay_out(world, monkeypatch, trading(phase=Phase.PRIORITY))
    await world.bob.click(world.card, label="Leave it with ann")
    assert [user.id for user in world.card.mentions] == [world.ann.id]


# The Stock Round.


async def test_a_certificate_is_bought_with_two_presses(world: World, monkeypatch: Patch) -> None:
    await lay_out(world, monkeypatch, trading())
    assert "$1,000** and 3 certificates (limit 9)" in words(world.card)
    assert menu(world.card, BUY)["_S1"] == "10% of SB (black): $80"
    page = await choose(world.ann, world.card, BUY, "_S1")
    text = sane(page)
    assert "Buy **10% of SB (black)** for $80." in text
    assert "Cash $1,000 → **$920**; certificates 4, limit 9" in text
    assert page.ephemeral and page.attachments[0].description
    assert await unchanged(world)
    await press(world.ann, page, "Confirm")
    assert "**ann** buys **10% of SB** for $80." in words(world.card)
    assert [user.id for user in world.card.mentions] == [world.bob.id]


async def test_a_holding_is_started_at_a_value_of_one_s_choice(
    world: World, monkeypatch: Patch
) -> None:
    await lay_out(world, monkeypatch, trading(cash=330))
    assert menu(world.card, BUY)["new.D"] == "Start DPI (red)…"
    page = await choose(world.ann, world.card, BUY, "new.D")
    assert labels(page) == ["$70: pay $280", "$80: pay $320"], "what is in reach"
    page = await press(world.ann, page, "$80: pay $320")
    assert "Start **DPI (red)** at $80: the 40% for $320." in sane(page)
    await press(world.ann, page, "Confirm")
    assert "starts **DPI** at $80: 40% for $320" in words(world.card)


async def test_a_turn_is_composed_in_one_card_with_the_running_cash(
    world: World, monkeypatch: Patch
) -> None:
    """Sales in two Holdings, then a purchase, and each can be changed before Confirm."""
    await lay_out(world, monkeypatch, trading(cash=10))
    page = await press(world.ann, world.card, "Sell and buy…")
    assert "You have **$10**" in sane(page) and "Confirm" not in labels(page)
    page = await choose(world.ann, page, "First sell…", "S2")
    assert "SB: share value $80 → **$70**." in sane(page)
    assert "Cash $10 → **$170**" in words(page)
    page = await choose(world.ann, page, "Sell more…", "S2-A1")
    assert "Cash $10 → **$270**; certificates 1" in sane(page)
    assert "You may not buy SB, AVR again in this Stock Round." in words(page)
    page = await press(world.ann, page, "Without the last sale")
    assert "Cash $10 → **$170**" in sane(page)
    assert await unchanged(world)


async def test_sales_and_a_purchase_are_one_turn(world: World, monkeypatch: Patch) -> None:
    await lay_out(world, monkeypatch, trading(cash=10))
    page = await choose(world.ann, world.card, SELL, "S2")
    assert not menu(page, "Then buy…"), "170 dollars buy nothing"
    page = await choose(world.ann, page, "Sell more…", "S2-A1")
    assert menu(page, "Then buy…") == {}, "AVR is barred now"
    page = await press(world.ann, page, "Without the last sale")
    page = await choose(world.ann, page, "Sell more…", "S2-A1")
    await press(world.ann, page, "Confirm")
    told_ = "**ann** sells 20% of SB for $160; sells 10% of AVR for $100; SB falls from $80 to $70."
    assert told_ in words(world.card)


async def test_what_changes_hands_with_a_purchase_is_said_first(
    world: World, monkeypatch: Patch
) -> None:
    """A change of Director and the swap of the certificate (18, 20)."""
    ann = player(1_000, {AVR: (40,)}, investors=("I40", "I60"))
    bob = player(1_000, {AVR: (30, 10)}, investors=("I30", "I50"))
    state = table(ann, bob, values={AVR: 100}, directors={AVR: 0}, on_turn=1)
    await lay_out(world, monkeypatch, state)
    page = await choose(world.bob, world.card, BUY, "_A2")
    text = sane(page)
    assert "**bob becomes Director of AVR**" in text and "changes places" in text
    await press(world.bob, page, "Confirm")
    text = words(world.card)
    assert "**bob is the new Director of AVR**" in text
    assert "bob gets the Director certificate of AVR from ann" in text


async def test_floating_is_said_first(world: World, monkeypatch: Patch) -> None:
    ann = player(1_000, {DPI: (40,)}, investors=("I40", "I60"))
    bob = player(0, {AVR: (40, 20)}, investors=("I30", "I50"))
    await lay_out(world, monkeypatch, table(ann, bob, values={DPI: 90}))
    page = await choose(world.ann, world.card, BUY, "_D1")
    assert "**DPI floats** and gets $900" in sane(page)


async def test_above_the_limit_only_sales_are_offered_until_they_reach_it(
    world: World, monkeypatch: Patch
) -> None:
    """Ruling 21: ten certificates; one must go, and a purchase may follow."""
    held = {SB: (40, 30, 20, 10), AVR: (30, 20), DPI: (30, 20), MSC: (40, 10)}
    ann = player(2_000, held, investors=("I40", "I60"))
    bob = player(500, {AVR: (40,), DPI: (40,)}, investors=("I30", "I50"))
    await lay_out(world, monkeypatch, table(ann, bob))
    text = words(world.card)
    assert "**10 certificates**, more than the limit of 9" in text
    assert "Pass" not in labels(world.card) and not menu(world.card, BUY)
    page = await choose(world.ann, world.card, SELL, "A21")
    assert "not enough yet" in sane(page) and "Confirm" not in labels(page)
    page = await choose(world.ann, world.card, SELL, "M1")
    assert "Confirm" in labels(page) and "certificates 9" in sane(page)
    assert "ruling 21" in told(await world.ann.slash(world.channel, "barons pass"))


async def test_a_pass_takes_one_press_and_two_end_the_round(
    world: World, monkeypatch: Patch
) -> None:
    await lay_out(world, monkeypatch, trading())
    await world.ann.click(world.card, label="Pass")
    assert "**ann** passes." in words(world.card)
    assert "ann passed: if you pass too" in words(world.card)
    await world.bob.click(world.card, label="Pass: ends the Stock Round")
    text = words(world.card)
    assert "The Stock Round ends" in text and "**Operating Round 1.1**" in text
    assert "6 tokens" in text


async def test_what_was_sold_is_named_as_barred(world: World, monkeypatch: Patch) -> None:
    state = trading()
    assert state.stock is not None
    state.stock.sold[0].append(SB)
    await lay_out(world, monkeypatch, state)
    assert "not to be bought again: SB (black)" in words(world.card)
    assert "_S1" not in menu(world.card, BUY)
    refused = await world.ann.slash(world.channel, "barons buy", certificate="10% SB")
    assert "ruling 15" in told(refused)


# Operating Rounds.


async def test_a_whole_turn_of_a_holding_in_four_presses(world: World, monkeypatch: Patch) -> None:
    """Tokens, pay, buy, done: each plain step is one press."""
    await lay_out(world, monkeypatch, operating())
    assert "6 tokens" in words(world.card) and "Top of the stack: " in words(world.card)
    await world.ann.click(world.card, label="Keep all, add 2: 2 (+), 4 (▼)")
    text = words(world.card)
    assert "SB (black)** earned **$100**" in text
    assert "Pay: $60 to ann; value $80 → **$90**; treasury stays $800." in text
    assert "Keep: treasury $800 → **$900**; value stays $80." in text
    await world.ann.click(world.card, label="Pay $100")
    await world.ann.click(world.card, label="Buy Kettle Valley (2): $100")
    await world.ann.click(world.card, label="Done")
    text = everything(world)
    assert "**SB** (ann) places 2 (+), 4 (▼); earns $100; pays $60 to ann" in text
    assert "buys **Kettle Valley (2)** for $100" in text
    assert "AVR (yellow)** has **5 tokens**" in text


async def test_tokens_for_good_and_railroads_that_go_are_shown_first(
    world: World, monkeypatch: Patch
) -> None:
    await lay_out(world, monkeypatch, operating())
    page = await choose(world.ann, world.card, "Another placing", "3.2.1")
    assert "**for good**: $10 more revenue" in sane(page) and page.attachments
    page = await choose(world.ann, world.card, "Another placing", "5.1.0")
    assert "one must go at the end of this turn" in sane(page)
    page = await choose(world.ann, world.card, "Another placing", "6.0.0")
    assert "**no Railroad**: Dominion Atlantic (2), Quebec Central (2)" in sane(page)
    assert await unchanged(world)
    await press(world.ann, page, "Place them")
    assert not await unchanged(world)


@pytest.mark.parametrize(
    ("plus", "down", "network", "said"),
    [("2", "2", "0", ""), ("9", "9", "0", "ruling 24"), ("a", "2", "0", "not a number of tokens"),
     ("2", "2", "1", "for good"), ("1", "2", "3", "ruling 24")],
)  # fmt: skip
async def test_any_numbers_of_tokens_can_be_typed(
    world: World, monkeypatch: Patch, plus: str, down: str, network: str, said: str
) -> None:
    await lay_out(world, monkeypatch, operating())
    form = await world.ann.click(world.card, label="Other numbers…")
    sent = await world.ann.submit_modal(form, {"plus": plus, "down": down, "network": network})
    if said:
        assert said in told(sent)
    assert await unchanged(world) == bool(said)


async def test_the_next_round_proposes_what_was_done_before(
    world: World, monkeypatch: Patch
) -> None:
    state = operating()
    state.holdings[SB].last, state.holdings[SB].paid = (1, 4, 0), False
    await lay_out(world, monkeypatch, state)
    assert labels(world.card)[0] == "As before: 1 (+), 4 (▼)"
    await world.ann.click(world.card, label="As before: 1 (+), 4 (▼)")
    assert "Keep $100" in labels(world.card)
    await world.ann.click(world.card, label="Keep $100")
    assert "earns $100; keeps it" in words(world.card)


async def test_the_proposals_leave_no_token_idle(world: World, monkeypatch: Patch) -> None:
    """Two Railroads are paid for at 100 dollars each: what is not needed lies on (▼)."""
    state = operating(railroads=0)
    state.holdings[SB].treasury, state.bank_out = 250, state.bank_out - 550
    await lay_out(world, monkeypatch, state)
    first, second = labels(world.card)[:2]
    assert first == "Buy 2 Railroads: 2 (+), 4 (▼)"
    assert second == "Buy a first Railroad: 1 (+), 5 (▼)"


@pytest.mark.parametrize(
    ("kept", "network", "proposed"),
    [
        (0, 5, ["Buy none: 0 (+), 1 (▼)"]),
        (0, 3, ["Buy a first Railroad: 1 (+), 2 (▼)"]),
        (2, 3, ["Keep all, add none: 0 (+), 3 (▼)", "Keep all, build network: 0 (+), 2 (▼), 1"
         " network", "Add one, lose one: 1 (+), 2 (▼)"]),
        (3, 3, ["Keep all, add none: 0 (+), 3 (▼)"]),
        (2, 2, ["Keep all, add one: 1 (+), 3 (▼)", "Keep all, build network: 0 (+), 3 (▼), 1"
         " network"]),
    ],
)  # fmt: skip
async def test_what_is_proposed_with_few_tokens_left(
    world: World, monkeypatch: Patch, kept: int, network: int, proposed: list[str]
) -> None:
    state = operating(railroads=kept)
    state.holdings[SB].network = network
    await lay_out(world, monkeypatch, state)
    found = labels(world.card)
    assert found[: found.index("Other numbers…")] == proposed


async def test_as_before_comes_last_where_it_would_lose_what_it_adds(
    world: World, monkeypatch: Patch
) -> None:
    state = operating()
    state.holdings[SB].last = (2, 2, 0)
    await lay_out(world, monkeypatch, state)
    found = labels(world.card)
    assert found[0] == "Keep all, add one: 1 (+), 5 (▼)"
    assert found[found.index("Other numbers…") - 1] == "As before: 2 (+), 2 (▼)"


async def test_what_tokens_do_is_told_until_a_director_has_placed_some(
    world: World, monkeypatch: Patch
) -> None:
    state = operating()
    state.holdings[AVR].last = (2, 2, 0)
    await lay_out(world, monkeypatch, state)
    assert "each (▼) keeps a Railroad at its end" in words(world.card)
    await world.ann.click(world.card, label="Keep all, add one: 1 (+), 5 (▼)")
    await world.ann.click(world.card, label="Pay $100")
    await world.ann.click(world.card, label="Done")
    text = words(world.card)
    assert "has **5 tokens** to place: (+) adds, (▼) keeps, and one may go into" in text
    assert "each (▼) keeps a Railroad" not in text and "It has 1 Railroad and " in text


async def test_a_dividend_that_ends_the_game_is_shown_first(
    world: World, monkeypatch: Patch
) -> None:
    state = operating(Phase.REVENUE)
    state.holdings[SB].value = index(320)
    await lay_out(world, monkeypatch, state)
    page = await press(world.ann, world.card, "Pay $100…")
    assert "the game ends after this Operating Round" in sane(page)
    assert await unchanged(world)
    await press(world.ann, page, "Pay")
    assert "**SB reaches $350" in words(world.card)


async def test_a_purchase_that_makes_others_obsolete_says_whose(
    world: World, monkeypatch: Patch
) -> None:
    state = operating(Phase.RAILROADS)
    state.stack = ["D1", *[card for card in state.stack if card != "D1"]]
    await lay_out(world, monkeypatch, state)
    assert "Buy Delaware & Hudson (3): $200" in labels(world.card)
    page = await press(world.ann, world.card, "Buy Delaware & Hudson (4): $300…")
    text = sane(page)
    assert "**level 4** and makes every level 2 obsolete" in text
    assert "SB (black) (ann) loses Dominion Atlantic (2), Quebec Central (2)." in text
    assert "AVR (yellow) (bob) loses Algoma Central (2)." in text
    await press(world.ann, page, "Buy")
    assert "AVR loses Algoma Central (2): obsolete" in words(world.card)


async def test_a_railroad_too_many_is_said_first(world: World, monkeypatch: Patch) -> None:
    state = operating(Phase.RAILROADS)
    state.holdings[SB].down = 2
    await lay_out(world, monkeypatch, state)
    page = await press(world.ann, world.card, "Buy Kettle Valley (2): $100…")
    assert "would have 3 Railroads and may keep 2: one must go" in sane(page)


async def test_the_director_s_help_is_spelt_out(world: World, monkeypatch: Patch) -> None:
    """Ruling 29: exactly what is missing, and the treasury goes to nothing."""
    state = operating(Phase.RAILROADS, railroads=0)
    state.bank_out -= 730
    state.holdings[SB].treasury = 70
    await lay_out(world, monkeypatch, state)
    label = "Buy Quebec Central (2): $100, $30 of it yours…"
    page = await press(world.ann, world.card, label)
    assert "exactly **$30** of your own $1,000; $970 are left" in sane(page)
    assert "Treasury $70 → $0." in words(page)
    await press(world.ann, page, "Buy")
    assert "for $100, $30 of it from ann" in words(world.card)


async def test_an_investor_is_assigned_after_a_look(world: World, monkeypatch: Patch) -> None:
    await lay_out(world, monkeypatch, operating(Phase.RAILROADS))
    page = await choose(world.ann, world.card, "Assign an Investor", "I60")
    assert "never comes back to you" in sane(page)
    await press(world.ann, page, "Assign")
    text = words(world.card)
    assert "gets the $60 Investor" in text and "Kettle Valley (2) for $80" in text
    await world.ann.click(world.card, label="Buy Kettle Valley (2): $80")
    assert "for $80 ($20 off)" in words(world.card)


async def test_surplus_railroads_are_chosen_and_shown_first(
    world: World, monkeypatch: Patch
) -> None:
    state = operating(Phase.DISCARD)
    row = state.holdings[SB]
    row.plus, row.down = 0, 1
    await lay_out(world, monkeypatch, state)
    assert "one must go, without pay" in words(world.card)
    found = menu(world.card, "Choose what goes")
    assert found["A1"] == "Lose Dominion Atlantic (2)"
    page = await choose(world.ann, world.card, "Choose what goes", "A2")
    assert "loses Quebec Central (2) without pay and keeps Dominion Atlantic (2)" in sane(page)
    await press(world.ann, page, "Discard")
    assert "discards Quebec Central (2)" in words(world.card)


# Offers.

OFFER = "Offer for another Holding's Railroad"


async def offered(world: World, monkeypatch: Patch) -> None:
    """Ann's SB has offered Bob's AVR 150 dollars for its Railroad."""
    await lay_out(world, monkeypatch, operating(Phase.RAILROADS))
    assert menu(world.card, OFFER) == {"A3": "Algoma Central (2) of AVR (bob)"}
    page = await choose(world.ann, world.card, OFFER, "A3")
    assert "earns $50 a round; new it cost $100" in sane(page)
    assert labels(page)[:4] == ["Offer $1", "Offer $50", "Offer $100", "Offer $800"]
    page = await typed(world.ann, page, "Another price…", price="150")
    assert "offers **$150** to AVR (yellow) (bob)" in sane(page)
    await press(world.ann, page, "Offer $150")


async def test_the_seller_s_director_is_called_and_accepts(
    world: World, monkeypatch: Patch
) -> None:
    await offered(world, monkeypatch)
    assert [user.id for user in world.card.mentions] == [world.bob.id]
    assert "SB (ann) offers **$150** for **Algoma Central (2)**" in words(world.card)
    assert "$1,000 → $1,150" in words(world.card)
    await world.bob.click(world.card, label="Accept $150")
    assert "buys **Algoma Central (2)** from AVR for $150" in words(world.card)
    assert [user.id for user in world.card.mentions] == [world.ann.id]


async def test_a_refused_offer_may_be_followed_by_another(world: World, monkeypatch: Patch) -> None:
    await offered(world, monkeypatch)
    await world.bob.click(world.card, label="Refuse")
    assert "**bob** refuses $150 for Algoma Central" in words(world.card)
    assert menu(world.card, OFFER)


async def test_the_buyer_takes_the_offer_back_though_the_game_waits_for_the_seller(
    world: World, monkeypatch: Patch
) -> None:
    """Ruling 30; the answers are not the buyer's, and taking back is not the seller's."""
    await offered(world, monkeypatch)
    version = (await world.table()).version
    assert (await world.table()).to_move == (1,)
    back = "Take the offer back (ann)"
    assert "ruling 30" in told(await world.bob.click(world.card, label=back)).lower()
    for label in ("Accept $150", "Refuse"):
        assert "30" in told(await world.ann.click(world.card, label=label))
    assert "no seat" in told(await world.cat.click(world.card, label=back))
    own = await world.ann.slash(world.channel, "table show")
    assert back in labels(own.response) and "Accept $150" not in labels(own.response)
    assert (await world.table()).version == version
    await world.ann.click(world.card, label=back)
    assert "takes the offer for Algoma Central back" in words(world.card)
    assert [user.id for user in world.card.mentions] == [world.ann.id]


async def test_between_holdings_of_one_director_it_is_done_at_once(
    world: World, monkeypatch: Patch
) -> None:
    ann = player(1_000, {SB: (40, 20), AVR: (40, 20)}, investors=("I40", "I60"))
    bob = player(500, {}, investors=("I30", "I50"))
    both = table(ann, bob, values={SB: 80, AVR: 100}, phase=Phase.RAILROADS, half=1, holding=SB,
                 stock=None)  # fmt: skip
    both.holdings[AVR].railroads = [Railroad("A1")]
    both.stack.remove("A1")
    both.holdings[SB].plus, both.holdings[SB].down = 1, 1
    await lay_out(world, monkeypatch, both)
    page = await choose(world.ann, world.card, OFFER, "A1")
    assert "done at once" in sane(page)
    page = await press(world.ann, page, "Pay $800…")
    assert "treasury of SB (black) $800 → $0, of AVR (yellow) $1,000 → $1,800" in sane(page)
    await press(world.ann, page, "Buy for $800")
    assert "buys **Dominion Atlantic (2)** from AVR for $800" in words(world.card)


@pytest.mark.parametrize(
    ("price", "said"), [("0", "ruling 30"), ("801", "ruling 30"), ("x", "not an amount")]
)
async def test_prices_out_of_bounds_are_refused(
    world: World, monkeypatch: Patch, price: str, said: str
) -> None:
    await lay_out(world, monkeypatch, operating(Phase.RAILROADS))
    page = await choose(world.ann, world.card, OFFER, "A3")
    assert said in words(await typed(world.ann, page, "Another price…", price=price))
    assert await unchanged(world)


async def test_an_offer_open_at_the_start_is_read_from_the_table(
    world: World, monkeypatch: Patch
) -> None:
    state = operating(Phase.OFFER, offer=Offer(SB, AVR, "A3", 700))
    await lay_out(world, monkeypatch, state)
    text = told(await world.cat.click(world.card, label="Rules"))
    assert "Railroad Barons in short" in text
    shown = told(await world.cat.slash(world.channel, "barons show", what="text"))
    assert "SB offers $700 to AVR for Algoma Central." in shown and "turn of bob" in shown


# Everything else.


async def test_a_stale_press_and_a_wrong_person_are_told_kindly(
    world: World, monkeypatch: Patch
) -> None:
    await lay_out(world, monkeypatch, trading())
    first = world.card
    assert "not yours (Rule 8)" in told(await world.bob.click(first, label="Pass"))
    assert "no seat" in told(await world.cat.click(first, label="Pass"))
    page = await choose(world.ann, first, BUY, "_S1")
    await world.ann.slash(world.channel, "barons pass")
    stale = await world.ann.click(page, label="Confirm")
    assert "moved on" in told(stale) or "already" in told(stale)
    assert (await world.table()).version == 2


async def test_every_look_has_a_picture_or_words(world: World, monkeypatch: Patch) -> None:
    await lay_out(world, monkeypatch, operating())
    for label in ("Certificates", "Railroads", "Income"):
        page = await press(world.cat, world.card, label)
        assert page.attachments[0].description
    assert "begins at the end" in sane(await press(world.cat, world.card, "Wealth"))
    page = await press(world.cat, world.card, "Certificates")
    page = await press(world.cat, page, "AVR")
    assert page.attachments[0].description and "SB" in labels(page)
    page = await press(world.cat, world.card, "Rules")
    words_ = sane(await press(world.cat, page, "In words"))
    assert "**SB (black)**, Seedy Brothers: value **$80**, Director ann" in words_
    assert "The bank has 30%, 10%." in words_ and "Stack of" in words_


async def test_public_cards_in_german_private_ones_in_the_reader_s_language(
    world: World, monkeypatch: Patch
) -> None:
    await world.tables.set_guild(world.guild.id, GuildSettings(tables="channel", language="de"))
    await lay_out(world, monkeypatch, operating())
    assert "platziert **6 Steine**" in words(world.card)
    await world.ann.click(world.card, label="Alle behalten, 2 dazu: 2 (+), 4 (▼)")
    await world.ann.click(world.card, label="100\xa0$ einsparen")
    text = words(world.card)
    assert "platziert 2 (+), 4 (▼); hat 100\xa0$ Einkommen; spart ein" in text
    page = await choose(world.ann, world.card, "Privatier zuordnen", "I40")
    assert "never comes back to you" in sane(page), "Discord says this reader is English"
    await world.ann.click(world.card, label="Kettle Valley (2) kaufen: 100\xa0$")
    await world.ann.click(world.card, label="Fertig")
    text = everything(world)
    assert "kauft **Kettle Valley (2)** für 100\xa0$" in text
    assert "AVR (gelb)** platziert **5 Steine**" in text


async def test_a_stock_turn_in_german(world: World, monkeypatch: Patch) -> None:
    await world.tables.set_guild(world.guild.id, GuildSettings(tables="channel", language="de"))
    person = msgspec.structs.replace(await world.tables.person(world.ann.id), language="de")
    await world.tables.set_person(world.ann.id, person)
    await lay_out(world, monkeypatch, trading(options=GERMAN))
    page = await choose(world.ann, world.card, "Verkaufen…", "S2")
    text = sane(page)
    assert "20\xa0% von SB (schwarz) für 160\xa0$ verkaufen." in text
    assert "SB: Kurs 80\xa0$ → **70\xa0$**." in text
    assert "SB darfst du in diesem Zug nicht kaufen." in text
    page = await choose(world.ann, page, "Dann kaufen…", "S2_D4.90")
    await press(world.ann, page, "Bestätigen")
    text = words(world.card)
    assert "gründet **DPI** zum Kurs 90\xa0$: 40\xa0% für 360\xa0$" in text
    assert "Passen" in labels(world.card)


async def test_the_end_shows_the_result(world: World, monkeypatch: Patch) -> None:
    state = operating(Phase.REVENUE, railroads=1)
    state.holdings[SB].value = index(320)
    state.holdings[AVR].floated = True
    await lay_out(world, monkeypatch, state)
    page = await press(world.ann, world.card, "Pay $50…")
    await press(world.ann, page, "Pay")
    for _ in range(12):
        if (await world.table()).status == "ended":
            break
        label = next(
            one for one in ("Done", "Keep $50", "Keep all, add one: 1 (+), 4 (▼)") if
            one in labels(world.card)
        )  # fmt: skip
        await (await world.mover()).click(world.card, label=label)
    text = words(world.card)
    assert "**ann wins with" in text and "1. **ann**" in text and "stock $" in text


def test_the_german_preset_switches_its_options_together() -> None:
    """And of the two who cannot both begin the one marked last does."""
    chat, none = BaronsChat(), Options()
    assert chat.with_options(none, ["german"]) == GERMAN
    marked = {option.value for option in chat.option_menu(GERMAN, "de").options if option.chosen}
    assert marked == {"german", "rebuy", "ties", "investors", "removal"}
    assert chat.with_options(GERMAN, ["rebuy", "ties", "investors", "removal"]) == none
    assert chat.with_options(GERMAN, ["german", "ties", "investors", "removal"]).rebuy == "round"
    first = chat.with_options(none, ["first", "faces"])
    assert (first.start, first.face_values) == ("first", True)
    assert chat.with_options(first, ["first", "second"]).start == "second"
    assert chat.with_options(first, []) == none
    for language in ("en", "de"):
        assert len(chat.blurb(GERMAN, language)) > 50
    assert "German" in chat.blurb(GERMAN, "en") and "face value" in chat.blurb(first, "en")


def test_certificates_left_are_those_of_the_test_positions() -> None:
    """The positions these tests lay out are lawful: the referee has nothing to say."""
    from rules.railroad_barons import GAME

    for state in (drafting(), trading(), operating(), operating(Phase.RAILROADS)):
        assert list(GAME.invariants(state)) == []
    assert Certificate(MSC, 40) in trading().bank
