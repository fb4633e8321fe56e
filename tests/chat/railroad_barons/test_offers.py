"""Offers between Holdings of Railroad Barons by buttons."""

from rules.railroad_barons.model.state import Offer, Phase, Railroad
from tests.chat.harness.world import World, choose, labels, menu, press, reply, sane, typed, words
from tests.chat.railroad_barons.positions import operating
from tests.support.railroad_barons.states import AVR, SB, player, table

OFFER = "Make an offer…"


async def offered(world: World) -> None:
    """Ann's SB has offered Bob's AVR 150 dollars for its Railroad."""
    await world.at(operating(Phase.RAILROADS))
    assert menu(world.card, OFFER) == {"A3": "Algoma Central (2) of AVR (bob)"}
    page = await choose(world.ann, world.card, OFFER, "A3")
    assert "earns $50 a round and cost $100 new" in sane(page)
    assert labels(page)[:4] == ["Offer $1…", "Offer $50…", "Offer $100…", "Offer $800…"]
    page = await typed(world.ann, page, "Another price…", price="150")
    assert "offers **$150** to AVR (yellow) for" in sane(page)
    await press(world.ann, page, "Offer $150")


async def test_the_seller_s_director_is_called_and_accepts(world: World) -> None:
    await offered(world)
    assert [user.id for user in world.card.mentions] == [world.bob.id]
    assert "SB (ann) offers **$150** for **Algoma Central (2)**" in words(world.card)
    assert "$1,000 → $1,150" in words(world.card)
    await world.bob.click(world.card, label="Accept $150")
    assert "buys **Algoma Central (2)** from AVR for $150" in words(world.card)
    assert [user.id for user in world.card.mentions] == [world.ann.id]


async def test_a_refused_offer_may_be_followed_by_another(world: World) -> None:
    await offered(world)
    await world.bob.click(world.card, label="Refuse")
    assert "**bob** refuses $150 for Algoma Central" in words(world.card)
    assert menu(world.card, OFFER)


async def test_the_buyer_takes_the_offer_back_though_the_game_waits_for_the_seller(
    world: World,
) -> None:
    """Ruling 30; the answers are not the buyer's, and taking back is not the seller's."""
    await offered(world)
    version = (await world.table()).version
    assert (await world.table()).to_move == (1,)
    back = "Withdraw offer (ann)"
    assert "rule 30" in reply(await world.bob.click(world.card, label=back)).lower()
    for label in ("Accept $150", "Refuse"):
        assert "30" in reply(await world.ann.click(world.card, label=label))
    assert "no seat" in reply(await world.cat.click(world.card, label=back))
    shown = await world.ann.slash(world.channel, "table show")
    assert back in labels(shown.response) and "Accept $150" not in labels(shown.response)
    assert (await world.table()).version == version
    await world.ann.click(world.card, label=back)
    assert "withdraws the offer for Algoma Central" in words(world.card)
    assert [user.id for user in world.card.mentions] == [world.ann.id]


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
    assert "happens at once" in sane(page)
    page = await press(world.ann, page, "Pay $800…")
    assert "treasury of SB (black) $800 → $0, of AVR (yellow) $1,000 → $1,800" in sane(page)
    await press(world.ann, page, "Buy for $800")
    assert "buys **Dominion Atlantic (2)** from AVR for $800" in words(world.card)


async def test_prices_out_of_bounds_are_refused(world: World) -> None:
    await world.at(operating(Phase.RAILROADS))
    for price, said in [("0", "rule 30"), ("801", "rule 30"), ("x", "isn't a whole number")]:
        page = await choose(world.ann, world.card, OFFER, "A3")
        assert said in words(await typed(world.ann, page, "Another price…", price=price))
        assert await world.unchanged()


async def test_an_offer_open_at_the_start_is_read_from_the_table(world: World) -> None:
    state = operating(Phase.OFFER, offer=Offer(SB, AVR, "A3", 700))
    await world.at(state)
    text = reply(await world.cat.click(world.card, label="Rules"))
    assert "Railroad Barons in short" in text
    shown = reply(await world.cat.slash(world.channel, "barons show", what="text"))
    assert "SB offers $700 to AVR for Algoma Central." in shown and "turn of bob" in shown
