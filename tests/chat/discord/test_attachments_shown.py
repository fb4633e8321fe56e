"""Attachments that a component shows, which Discord does not list among those of the message."""

from bot.chat.ui.card import shown_file_names, strip_card
from tests.chat.harness.world import World, labels, parts, seat_id


async def test_an_old_card_keeps_its_picture_by_name(world: World) -> None:
    await world.running()
    old = world.card
    await (await world.mover()).click(old, label="Haul")
    assert world.card.id != old.id
    path = f"/messages/{old.id}"
    requests = [row for row in world.env.http_requests if row.path.endswith(path)]
    (edit,) = [request.json for request in requests if request.method == "PATCH"]
    (gallery,) = [part for part in edit["components"][0]["components"] if part["type"] == 12]
    (item,) = gallery["items"]
    assert item["media"]["url"] == f"attachment://{old.attachments[0].filename}"
    old_card = next(message for message in world.messages() if message.id == old.id)
    assert labels(old_card) == [] and old_card.attachments


async def test_a_picture_from_elsewhere_keeps_its_address(world: World) -> None:
    await world.running()
    stored = world.env.backend.get_message(world.channel.id, world.card.id)
    for part in parts(world.card):
        for item in part.get("items", []):
            item["media"] = {"url": "https://example.org/a/map.png?x=1", "proxy_url": ""}
            stored.components[0]["components"] = [
                part if component["type"] == 12 else component
                for component in stored.components[0]["components"]
            ]
    bare = strip_card(world.card)
    assert bare is not None and shown_file_names(world.card) == []
    sent = [
        item
        for part in bare.build_view().to_components()[0]["components"]
        for item in part.get("items", [])
    ]
    assert [item["media"]["url"] for item in sent] == ["https://example.org/a/map.png?x=1"]


async def test_a_lobby_card_that_cannot_be_changed_stops_nothing(world: World) -> None:
    """Its interaction is gone, or the message: the seat is taken, and the game begins."""
    card = await world.opened()
    world.env.inject_error("PATCH", "/webhooks/*/*/messages/*", status=404, code=10008, times=2)
    result = await world.bob.click(card, custom_id=seat_id(card, "join"))
    assert [row.user for row in (await world.table()).seats] == [world.ann.id, world.bob.id]
    assert result.followups == [], "no error is told"
    await world.ann.click(card, custom_id=seat_id(card, "start"))
    assert (await world.table()).status == "running"
    assert "Haul" in labels(world.card)
