"""Serving cities and using the profit."""

from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.model.state import Phase, State
from tests.chat.baltimore_ohio.business_positions import EXACT, SERVE, business
from tests.chat.harness.world import World, choose, labels, menu, parts, press, tells, typed, words


async def sum_of(world: World, label: str) -> tuple[list[str], object]:
    """The sums that the menu of cities offers, and the page of this one."""
    options = {shown: value for value, shown in menu(world.card, SERVE).items()}
    return list(options), await choose(world.ann, world.card, SERVE, options[label])


async def test_every_sum_is_offered_the_best_first(world: World) -> None:
    """Not only the best: a smaller one leaves room to rise (rule 28)."""
    state = business(Phase.SERVICE)
    await world.at(state)
    revenues = [service.revenue for service in services.possible_services(state, "BO")]
    shown = list(menu(world.card, SERVE).values())
    assert shown == ["Cities $60: net $40", "Cities $50: net $30"]
    assert len(revenues) == len(shown)
    rows = [row for part in parts(world.card) for row in part.get("options") or []]
    assert rows[0]["description"] == "value $74 if paid out · Baltimore, Richmond"
    assert rows[1]["description"].startswith("value stays · ")


async def test_a_sum_is_shown_with_both_uses_of_the_profit(world: World) -> None:
    await world.at(business(Phase.SERVICE, income=40))
    _, page = await sum_of(world, "Cities $50: net $30")
    tells(
        page,
        "pay $50 − maintenance $20 = net **$30** (last time $40)",
        "Paid out, $3 a share: ann $12, bob $6; treasury $300 → **$309**. The value stays",
        "Retained: treasury $300 → **$330**, nobody gets anything. Value $66 → **$60**.",
    )
    await world.confirm(world.ann, page, "Serve these cities", "made a profit of **$30**")


async def test_a_sum_without_profit_is_shown_with_what_it_costs(world: World) -> None:
    """Two spaces and a share (rule 33)."""
    await world.at(business(Phase.SERVICE, cards=(2, 3), tech_level=3))
    offered, page = await sum_of(world, "Cities $60: net $0")
    assert offered == ["Cities $60: net $0", "Cities $50: net −$10"]
    text = tells(page, "**No profit:** value of B&O $66 → **$55**, and ann gives up a share")
    assert "Paid out" not in text
    await world.confirm(world.ann, page, "Serve these cities", "ann gives up a share of B&O")


async def test_exactly_the_cities_one_wants_can_be_marked(world: World) -> None:
    """Several sets make $50; as many as have to be served, not one more or less (rule 28)."""
    await world.at(business(Phase.SERVICE))
    page = await typed(world.ann, world.card, EXACT, marks1=["Washington"])
    tells(page, "has to serve exactly 2 cities, not 1 (rule 28)")
    page = await typed(world.ann, world.card, EXACT, marks1=["Baltimore", "Washington"])
    shown = page.attachments[0].description
    assert "Pay $3 a share (own $12): value" in shown and "keep: value" in shown
    assert "treasury $300 +\xa0$9 for Held = $309" in shown and "treasury $330" in shown
    await world.confirm(world.ann, page, "Serve these cities", "Baltimore, Washington for $50")


async def test_cities_are_typed_or_refused_with_the_ruling(world: World) -> None:
    await world.at(business(Phase.SERVICE))
    for cities, said in [
        ("Baltimore", "has to serve exactly 2 cities, not 1 (rule 28)"),
        ("Baltimore, Chicago", "B&O can't serve Chicago (rule 28)"),
        ("Baltimore, K14", "No hex or city is called “K14”"),
    ]:
        tells(await world.command(world.ann, "bando serve", cities=cities), said)
    page = await world.command(world.ann, "bando serve", cities="richmond, Washington")
    await world.confirm(world.ann, page, "Serve these cities", "for $50, net **$30**")


async def test_both_uses_of_a_profit_are_spelt_out(world: World) -> None:
    """Who gets what, what the treasury has then, where the value goes (rulings 31 and 32)."""
    await world.at(business(Phase.PROFIT))
    tells(
        world.card,
        "**B&O** made a profit of **$40**. Who gets it?",
        "**Pay dividends:** $4 a share: ann $16, bob $8; treasury $300 → **$312**.",
        "Value $66 → **$74**.",
        "**Retain the profit:** treasury $300 → **$340**, nobody gets anything.",
        "The value stays at $66.",
    )
    assert labels(world.card)[:2] == ["Pay dividends of $40", "Retain $40"]
    await world.confirm(world.ann, world.card, "Retain $40", "retains $40")


async def test_a_dividend_that_ends_the_game_is_shown_first(world: World) -> None:
    """At the end of the Valuation Track (rule 39)."""
    await world.at(business(Phase.PROFIT, value=341))
    tells(world.card, "Value $341 → **$375**: **the game ends with this turn** (rule 39)")
    page = await press(world.ann, world.card, "Pay dividends of $40")
    tells(page, "the game ends with this turn")
    await world.confirm(world.ann, page, "Pay dividends", "pays $4 a share: ann $16, bob $8")


async def test_a_loss_is_told_in_the_story(world: World) -> None:
    """It follows by itself (rule 33); the next President is named."""

    def close(state: State) -> None:
        state.players[0].shares["BO"] = 2
        state.railroads["BO"].held += 2

    await world.at(business(Phase.TRACK, cards=(), before=close))
    page = await press(world.ann, world.card, "Build nothing")
    tells(page, "bob would be President of B&O then.")
    await world.confirm(world.ann, page, "Build nothing", "B&O $66 → $55")
    assert "**bob is the new President of B&O**" in words(world.card)
