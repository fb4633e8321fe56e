"""What people use is counted, and nothing of who they are or what they typed."""

from prometheus_client import generate_latest
from prometheus_client.samples import Sample

from bot import metrics
from tests.chat.harness.world import World, answers, reply, words
from tests.chat.orders.leaving import leave_order

COUNTED = (metrics.COMMANDS, metrics.PAGES, metrics.ORDERS)


def _counts() -> dict[tuple[str, ...], float]:
    """All counts there are, by what is counted."""
    samples: list[Sample] = [
        sample for counter in COUNTED for family in counter.collect() for sample in family.samples
    ]
    return {
        tuple(sample.labels.values()): sample.value
        for sample in samples
        if sample.name.endswith("_total")
    }


def _since(before: dict[tuple[str, ...], float]) -> dict[tuple[str, ...], float]:
    """What was counted since."""
    return {
        key: value - before.get(key, 0)
        for key, value in _counts().items()
        if value != before.get(key, 0)
    }


async def test_commands_and_buttons_are_counted_as_they_are_used(world: World) -> None:
    before = _counts()
    await world.running()
    assert _since(before) == {
        ("table open",): 1,
        ("house", "seat/join"): 1,
        ("house", "seat/start"): 1,
    }


async def test_what_is_only_offered_while_somebody_types_is_no_command(world: World) -> None:
    before = _counts()
    await world.ann.autocomplete(world.channel, "table show", "table", "1")
    assert _since(before) == {}


async def test_a_move_is_counted_when_it_is_shown_and_when_it_is_confirmed(world: World) -> None:
    await world.running()
    before, mover = _counts(), await world.mover()
    shown = answers(await mover.click(world.card, label="Trade $1"))[0]
    assert _since(before) == {("haul", "play/trade"): 1}
    await mover.click(shown, label="Trade")
    assert _since(before)["haul", "sure/trade"] == 1


async def test_orders_that_are_left_are_counted_by_kind(world: World) -> None:
    await world.running()
    before, other = _counts(), await world.other()
    assert "Order saved." in words(await leave_order(world, other, "haul"))
    counts = _since(before)
    assert counts["haul", "haulon"] == counts["table orders",] == counts["house", "order/new"] == 1
    await leave_order(world, other, "late")  # has lapsed already
    assert sum(value for key, value in _since(before).items() if key[0] == "haul") == 1


async def test_a_page_that_no_game_knows_is_not_counted(world: World) -> None:
    """Its name comes from whoever pressed, and may be anything."""
    await world.running()
    before, mover, card = _counts(), await world.mover(), world.card
    for verb in ("look", "play", "form", "seat", "nonsense"):
        assert reply(await world.forged(mover, f"rh:1:1:{verb}.anns-secret", card))
    assert _since(before) == {}


async def test_nothing_of_what_was_typed_or_of_who_did_it_is_counted(world: World) -> None:
    await world.running()
    mover = await world.mover()
    await mover.slash(world.channel, "table report", note="Bob is broke")
    text = generate_latest(metrics.REGISTRY).decode()
    assert 'command="table report"' in text
    assert not any(secret in text for secret in ("broke", "Ann", "Bob", str(mover.id)))
