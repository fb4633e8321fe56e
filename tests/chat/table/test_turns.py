"""Cards, presses and confirmations in a running game."""

from typing import Any

import discord
import pytest

from bot.chat.contract.pages import Button
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.client import Roundhouse
from tests.chat.harness.faulty_chat import ALT
from tests.chat.harness.world import (
    CODE,
    World,
    answers,
    follow,
    ids,
    labels,
    parts,
    press,
    reply,
    sane,
    seat_id,
    tells,
    typed,
    words,
)
from tests.example.rules.actions import Trade
from tests.example.rules.options import Options
from tests.example.rules.state import State
from tests.tables.faulty import Faulty


async def test_a_press_that_is_certain_acts_at_once(world: World) -> None:
    """Only those who must act are called; the old card keeps its picture and no buttons."""
    await world.running()
    mover, first = await world.mover(), world.card
    assert world.called == [mover.id]
    before = len(world.messages())
    result = await mover.click(first, label="Haul")
    assert result.acknowledged
    assert answers(result) == []
    following = await world.mover()
    assert following is not mover
    assert len(world.messages()) == before + 1
    tells(world.card, "hauls")
    assert world.called == [following.id]
    old = next(message for message in world.messages() if message.id == first.id)
    assert ids(old) == [] and any(part.get("items") for part in parts(old))


async def test_a_seat_with_a_legal_action_may_act_though_the_game_waits_for_another(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game's `legal` says who may act: only those it waits for are called, and of the others
    whoever has nothing to do is refused as ever."""
    await world.running(world.bob, world.cat)
    mover, free = await world.mover(), await world.other()
    seat = (await world.table()).seat_of(free.id)
    assert seat is not None
    legal, may_act = Faulty.legal, Faulty.may_act

    def more(self: Faulty, state: State, candidate: int) -> object:
        return iter([Trade(1)]) if candidate == seat else legal(self, state, candidate)

    def looser(self: Faulty, state: State, candidate: int, action: object) -> bool:
        return candidate == seat or may_act(self, state, candidate, action)

    monkeypatch.setattr(Faulty, "legal", more)
    monkeypatch.setattr(Faulty, "may_act", looser)
    result = await free.slash(world.channel, "table show")
    assert "Trade $1" in labels(result.response)
    assert [user.id for user in world.card.mentions] == [mover.id]
    page = answers(await free.click(world.card, label="Trade $1"))[0]
    await free.click(page, label="Trade")
    assert (await world.table()).version == 2
    rest = next(p for p in (world.ann, world.bob, world.cat) if p not in (mover, free))
    assert "not yours" in reply(await rest.click(world.card, label="Trade $1"))


async def test_what_cannot_be_taken_back_is_shown_first(world: World) -> None:
    """Back leads to the page that asks how much."""
    await world.running()
    mover = await world.mover()
    page = await press(mover, world.card, "Trade $1")
    before = await press(mover, page, "Back")
    assert before.id == page.id and {"Trade $5", "Trade $10"} <= set(labels(before))
    page = await press(mover, world.card, "Trade $1")
    assert page.ephemeral
    assert labels(page) == ["Trade", "Back"]
    assert page.attachments[0].description == ALT
    assert await world.unchanged()
    gone_on = await press(mover, page, "Trade")
    assert (await world.table()).version == 2
    assert gone_on.id == page.id and "Haul" in labels(gone_on), "it asks what is next"
    await mover.click(gone_on, label="Haul")
    assert page.id not in [m.id for m in world.channel.history(viewer=mover)], "it is put away"


async def test_back_leads_to_the_own_turn_card_that_the_page_replaced(world: World) -> None:
    await world.running()
    mover = await world.mover()
    own = await press(mover, await press(mover, world.card, "Trade $1"), "Trade")
    assert "Haul" in labels(own) and "Back" not in labels(own)
    look = next(label for label in labels(own) if label in ("Map", "Prices", "Net worth", "Rules"))
    page = await press(mover, own, look)
    assert page.id == own.id and "Haul" not in labels(page)
    back = await press(mover, page, "Back")
    assert back.id == own.id and "Haul" in labels(back)
    asked = await press(mover, back, "Trade $1")
    assert labels(asked) == ["Trade", "Back"], "back to the page that asks how much"
    assert "Back" not in labels(await press(mover, world.card, look)), "the card stands above it"


async def test_whoever_is_not_on_turn_is_told_why_nothing_happens(world: World) -> None:
    await world.running()
    mover, other = await world.mover(), await world.other()
    tells(await press(other, world.card, "Haul"), mover.name, "not yours")
    tells(await press(world.cat, world.card, "Haul"), "no seat")
    assert await world.unchanged()


async def test_a_stale_card_gives_a_kind_sentence_and_a_fresh_card(world: World) -> None:
    """Private looks are never stale."""
    await world.running()
    mover, old = await world.mover(), world.card
    look = next(id_ for id_ in ids(old) if "look.own" in id_)
    key = next(id_ for id_ in ids(old) if id_.endswith("play.haul"))
    await mover.click(old, label="Haul")
    text = reply(await world.forged(mover, key, old))
    assert "moved on" in text and "turn" in text
    assert (await world.table()).version == 2
    old = next(message for message in world.messages() if message.id == old.id)
    assert ids(old) == [], "the old card loses its buttons"
    assert "Your purse: " in reply(await world.forged(mover, look, old))
    assert (await press(world.cat, world.card, "Map")).attachments


async def test_a_stale_page_gives_the_mover_fresh_buttons(world: World) -> None:
    await world.running()
    mover = await world.mover()
    first, second = [await press(mover, world.card, "Trade $1") for _ in range(2)]
    await press(mover, first, "Trade")
    late = (await mover.click(second, label="Trade")).response
    tells(late, "moved on")
    assert "Haul" in labels(late)
    assert (await world.table()).version == 2


async def test_a_tampered_id_gets_one_kind_sentence_and_changes_nothing(world: World) -> None:
    await world.running()
    mover, card = await world.mover(), world.card
    before = await world.table()
    for custom_id in (
        "rh:1:1:play.",
        "rh:1:1:play.nothing/like/it",
        "rh:1:1:fly.haul",
        "rh:1:1:PLAY.haul",
        "rh:1:1",
        "rh:",
        "rh:1:1:play.haul:more",
        "rh:-1:1:play.haul",
        "rh:1:1e3:play.haul",
        "rh:999999999999:1:play.haul",
        "rh:1:999999999:play.haul",
        "rh:1:1:form.haul",
        "rh:1:1:sure.trade/999",
        "rh:1:1:look.nothing",
        "rh:1:1:seat.nothing",
        "rh:1:1:seat.yes/nothing",
        "rh:1:1:seat.set/x/y",
        "rh:1:1:play.bid/99999999999999999999",
        "rh:1:1:play." + "x" * 80,
        "rh:1:1:play.haul\n",
    ):
        text = reply(await world.forged(mover, custom_id, card))
        assert text and "went wrong on my side" not in text, custom_id
        assert await world.table() == before, custom_id


async def test_a_menu_with_many_options_is_split_and_still_understood(world: World) -> None:
    lobby = await world.opened(world.bob)
    await world.tables.set_options(1, world.ann.id, Options(purse=40))
    await world.ann.click(lobby, custom_id=seat_id(lobby, "start"))
    for _ in range(2):
        await (await world.mover()).click(world.card, label="Haul")
    menus = [part for part in parts(world.card) if part.get("options")]
    assert [len(menu["options"]) for menu in menus] == [20, 20]
    mover = await world.mover()
    result = await mover.select(world.card, ["26"], custom_id=menus[1]["custom_id"])
    assert "Bid $26?" in words(result.followups[0])


async def test_simultaneous_choices_by_form_and_confirmation(world: World) -> None:
    """Everybody has a private page open at once; what another confirms leaves it as it is, and is
    nowhere to be read before all have chosen."""
    await _bidding(world)
    assert {*world.called} == {world.ann.id, world.bob.id}
    pages = [
        (person, await typed(person, world.card, "Another bid", coins=coins))
        for person, coins in ((world.ann, "7"), (world.bob, "1"))
    ]
    for (person, page), coins in zip(pages, ("7", "1"), strict=True):
        tells(page, f"Bid ${coins}?")
        await person.click(page, label="Bid")
        log = sane(await world.command(world.cat, "table log", table=1))
        assert person is world.bob or "7" not in log.split("has bid")[-1]
    assert (await world.table()).turn == 4
    tells(world.card, "All bids are open")


async def test_what_was_opened_before_a_restart_works_after_it(world: World) -> None:
    """A card and a form."""
    await world.running()
    mover, card = await world.mover(), world.card
    await _restart(world)
    await mover.click(card, label="Haul")
    tells(world.card, "hauls")
    await (await world.mover()).click(world.card, label="Haul")
    form = await world.ann.click(world.card, label="Another bid")
    await _restart(world)
    page = answers(await world.ann.submit_modal(form, {"coins": "2"}))[0]
    tells(page, "Bid $2?")


async def _bidding(world: World) -> None:
    """A game of Ann and Bob in which both may bid."""
    await world.running()
    for _ in range(2):
        await (await world.mover()).click(world.card, label="Haul")


async def test_a_card_of_before_an_update_brings_the_one_of_now(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A key that the game knows no more, on a card that is not stale: nothing is done, and the
    presser sees the card as it is, alone."""
    await world.running()
    mover, table = await world.mover(), await world.table()
    old = card.build_button(
        ComponentId(1, table.version, Route.PLAY, "barter/1"), Button("barter/1", "Barter")
    )
    channel: Any = world.bot.get_channel(world.channel.id)
    sent = await channel.send(view=card.build_layout([], None, ["old"], card.button_rows([old])))
    page = (await mover.click(sent, label="Barter")).followups[0]
    assert page.ephemeral
    assert "I no longer understand that button" in words(page)
    assert "Haul" in labels(page)
    assert await world.table() == table
    monkeypatch.setattr(type(world.bot.services.chat("haul")), "answer", lambda *_: {}["barter"])
    failed = reply(await mover.click(sent, label="Barter"))
    assert "nothing has changed" in failed, "a fault of the game's own is not the button's"


async def test_the_same_interaction_twice_counts_once(world: World) -> None:
    await world.running()
    mover = await world.mover()
    seen: list[discord.Interaction] = []

    async def remember(interaction: discord.Interaction) -> None:
        seen.append(interaction)

    world.bot.add_listener(remember, "on_interaction")
    await follow(mover, world.card, "Trade $1", "Trade")
    done = await world.table()
    entries = await world.tables.log_entries(1)
    again = str(seen[-1].id)
    await world.tables.submit_action(1, mover.id, entries[-1].action, version=1, key=again)
    assert await world.table() == done
    assert await world.tables.log_entries(1) == entries


async def test_a_busy_table_answers_at_once(world: World) -> None:
    await world.running()
    mover = await world.mover()
    await world.tables._runner.locks.acquire(1)
    try:
        result = await mover.click(world.card, label="Haul")
    finally:
        world.tables._runner.locks.release(1)
    assert reply(result)
    assert (await world.table()).version == 1


@pytest.mark.parametrize(
    ("route", "key", "said"),
    [(Route.PLAY, "explode", CODE), (Route.CONFIRM, "trade/999", "ruling 3")],
    ids=["a bug of the rules", "a refusal"],
)
async def test_a_bug_gets_a_code_and_a_refusal_cites_its_rule(
    world: World, route: Route, key: str, said: str
) -> None:
    await world.running()
    result = await world.forged(await world.mover(), ComponentId(1, 1, route, key))
    assert said in reply(result)
    assert await world.unchanged()


async def _restart(world: World) -> None:
    """A new client on the same services, as a new process would have it."""
    services = world.bot.services
    services.chats.clear()
    await world.env.restart_bot(Roundhouse(services, sync=True))
    services.chats["haul"] = world.chat
