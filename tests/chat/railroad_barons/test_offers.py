"""Offers between Holdings of Railroad Barons by buttons."""

from rules.railroad_barons.model.state import Offer, Phase, Railroad
from tests.chat.harness.world import World, choose, labels, menu, press, tells, typed
from tests.chat.railroad_barons.positions import operating
from tests.support.railroad_barons.states import AVR, SB, player, table

OFFER = "Make an offer…"


async def offered(world: World) -> None:
    """Ann's SB has offered Bob's AVR 150 dollars for its Railroad."""
    await world.at(operating(Phase.RAILROADS))
    assert menu(world.card, OFFER) == {"A3": "Algoma Central (2) of AVR (bob)"}
    page = await choose(world.ann, world.card, OFFER, "A3")
    tells(page, "earns $50 a round and cost $100 new")
    assert labels(page)[:4] == ["Offer $1…", "Offer $50…", "Offer $100…", "Offer $800…"]
    for price, said in [("0", "rule 30"), ("801", "rule 30"), ("x", "isn't a whole number")]:
        tells(await typed(world.ann, page, "Another price…", price=price), said)
        page = await choose(world.ann, world.card, OFFER, "A3")
    page = await typed(world.ann, page, "Another price…", price="150")
    tells(page, "offers **$150** to AVR (yellow) for")
    await world.confirm(world.ann, page, "Offer $150")


async def test_the_seller_s_director_is_called_and_accepts(world: World) -> None:
    await offered(world)
    assert world.called == [world.bob.id]
    tells(world.card, "SB (ann) offers **$150** for **Algoma Central (2)**", "$1,000 → $1,150")
    await world.bob.click(world.card, label="Accept $150")
    tells(world.card, "buys **Algoma Central (2)** from AVR for $150")
    assert world.called == [world.ann.id]


async def test_the_buyer_takes_the_offer_back_though_the_game_waits_for_the_seller(
    world: World,
) -> None:
    """Ruling 30; the answers are not the buyer's, and taking back is not the seller's. Then another
    may be made."""
    await offered(world)
    assert (await world.table()).to_move == (1,)
    back = "Withdraw offer (ann)"
    for person, label, said in (
        (world.bob, back, "30"),
        (world.ann, "Accept $150", "30"),
        (world.ann, "Refuse", "30"),
        (world.cat, back, "no seat"),
    ):
        tells(await press(person, world.card, label), said)
    shown = await world.command(world.ann, "table show")
    assert back in labels(shown) and "Accept $150" not in labels(shown)
    assert await world.unchanged(2)
    await world.ann.click(world.card, label=back)
    tells(world.card, "withdraws the offer for Algoma Central")
    assert world.called == [world.ann.id] and menu(world.card, OFFER)


async def test_between_holdings_of_one_director_it_is_done_at_once(world: World) -> None:
    ann = player(1_000, {SB: (40, 20), AVR: (40, 20)}, investors=("I40", "I60"))
    bob = player(500, {}, investors=("I30", "I50"))
    both = table(ann, bob, values={SB: 80, AVR: 100}, phase=Phase.RAILROADS, half=1, holding=SB,
                 stock=None)  # fmt: skip
    both.holdings[AVR].railroads = [Railroad("A1")]
    both.stack.remove("A1")
    both.holdings[SB].plus, both.holdings[SB].down = 1, 1
    await world.at(both)
    page = await choose(world.ann, world.card, OFFER, "A1")
    tells(page, "happens at once")
    page = await press(world.ann, page, "Pay $800…")
    tells(page, "treasury of SB (black) $800 → $0, of AVR (yellow) $1,000 → $1,800")
    told = "buys **Dominion Atlantic (2)** from AVR for $800"
    await world.confirm(world.ann, page, "Buy for $800", told)


async def test_an_offer_open_at_the_start_is_read_from_the_table(world: World) -> None:
    await world.at(operating(Phase.OFFER, offer=Offer(SB, AVR, "A3", 700)))
    tells(await press(world.cat, world.card, "Rules"), "Railroad Barons in short")
    shown = await world.command(world.cat, "barons show", what="text")
    tells(shown, "SB offers $700 to AVR for Algoma Central.", "turn of bob")
