"""Cards, presses and confirmations in a running game."""

from copy import copy
from typing import Any

import discord
import pytest

from bot.chat.contract.pages import Button
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from tests.chat.harness.faulty_chat import ALT
from tests.chat.harness.world import World, answers, ids, labels, parts, reply, seat_id, words
from tests.example.rules.actions import Trade
from tests.example.rules.options import Options
from tests.example.rules.state import State
from tests.tables.faulty import Faulty


async def test_a_press_that_is_certain_acts_at_once(world: World) -> None:
    """Only those who must act are called; the old card keeps its picture and no buttons."""
    await world.running()
    mover, first = await world.mover(), world.card
    assert [user.id for user in first.mentions] == [mover.id]
    before = len(world.messages())
    result = await mover.click(first, label="Haul")
    assert result.acknowledged
    assert answers(result) == []
    following = await world.mover()
    assert following is not mover
    assert len(world.messages()) == before + 1
    assert "hauls" in words(world.card)
    assert [user.id for user in world.card.mentions] == [following.id]
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
    await world.running()
    mover = await world.mover()
    result = await mover.click(world.card, label="Trade $1")
    page = result.followups[0]
    assert page.ephemeral
    assert labels(page) == ["Trade", "Back"]
    assert page.attachments[0].description == ALT
    assert (await world.table()).version == 1
    gone_on = answers(await mover.click(page, label="Trade"))[-1].message
    assert (await world.table()).version == 2
    assert gone_on.id == page.id and "Haul" in labels(gone_on), "it asks what is next"
    await mover.click(gone_on, label="Haul")
    assert page.id not in [m.id for m in world.channel.history(viewer=mover)], "it is put away"


async def test_back_leads_to_the_page_that_asks_how_much(world: World) -> None:
    await world.running()
    mover = await world.mover()
    result = await mover.click(world.card, label="Trade $1")
    page = result.followups[0]
    assert "Trade $1" not in words(page)
    before = answers(await mover.click(page, label="Back"))[-1].message
    assert before.id == page.id and {"Trade $5", "Trade $10"} <= set(labels(before))
    assert (await world.table()).version == 1


async def test_back_leads_to_the_own_turn_card_that_the_page_replaced(world: World) -> None:
    await world.running()
    mover = await world.mover()
    preview = (await mover.click(world.card, label="Trade $1")).followups[0]
    own = answers(await mover.click(preview, label="Trade"))[-1].message
    assert "Haul" in labels(own) and "Back" not in labels(own)
    look = next(label for label in labels(own) if label in ("Map", "Prices", "Net worth", "Rules"))
    page = answers(await mover.click(own, label=look))[-1].message
    assert page.id == own.id and "Haul" not in labels(page)
    other = answers(await mover.click(page, label="Back"))[-1].message
    assert other.id == own.id and "Haul" in labels(other)
    at_public = (await mover.click(world.card, label=look)).followups[0]
    assert "Back" not in labels(at_public), "the card stands above it"


async def test_whoever_is_not_on_turn_is_told_why_nothing_happens(world: World) -> None:
    await world.running()
    mover, other = await world.mover(), await world.other()
    text = reply(await other.click(world.card, label="Haul"))
    assert mover.name in text and "not yours" in text
    assert "no seat" in reply(await world.cat.click(world.card, label="Haul"))
    assert (await world.table()).version == 1


async def test_a_stale_card_gives_a_kind_sentence_and_a_fresh_card(world: World) -> None:
    await world.running()
    mover, old = await world.mover(), world.card
    key = next(id_ for id_ in ids(old) if id_.endswith("play.haul"))
    await mover.click(old, label="Haul")
    late = await world.forged(mover, key, old)
    text = reply(late)
    assert "moved on" in text and "turn" in text
    assert (await world.table()).version == 2
    old = next(message for message in world.messages() if message.id == old.id)
    assert ids(old) == [], "the old card loses its buttons"


async def test_a_stale_card_gives_the_mover_fresh_buttons(world: World) -> None:
    await world.running()
    mover = await world.mover()
    result = await mover.click(world.card, label="Trade $1")
    again = await mover.click(world.card, label="Trade $1")
    await mover.click(result.followups[0], label="Trade")
    late = await mover.click(again.followups[0], label="Trade")
    page = late.response
    assert "moved on" in words(page)
    assert "Haul" in labels(page)
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
    await world.running()
    for _ in range(2):
        await (await world.mover()).click(world.card, label="Haul")
    assert {user.id for user in world.card.mentions} == {world.ann.id, world.bob.id}
    for person in (world.ann, world.bob):
        form = await person.click(world.card, label="Another bid")
        assert form.modal is not None
        result = await person.submit_modal(form, {"coins": "1"})
        page = answers(result)[0]
        assert "Bid $1?" in words(page)
        await person.click(page, label="Bid")
    assert (await world.table()).turn == 4
    assert "All bids are open" in words(world.card)


async def test_private_pages_of_a_secret_choice_outlast_the_choices_of_others(
    world: World,
) -> None:
    """Everybody has one open at once; what another confirms leaves the rest as they are."""
    await world.running()
    for _ in range(2):
        await (await world.mover()).click(world.card, label="Haul")
    pages = []
    for person in (world.ann, world.bob):
        first = next(part for part in parts(world.card) if part.get("options"))
        result = await person.select(world.card, ["2"], custom_id=first["custom_id"])
        pages.append((person, answers(result)[0]))
    for person, page in pages:
        await person.click(page, label="Bid")
    assert (await world.table()).turn == 4
    assert "All bids are open" in words(world.card)


async def test_a_sealed_choice_is_nowhere_to_be_read(world: World) -> None:
    await world.running()
    for _ in range(2):
        await (await world.mover()).click(world.card, label="Haul")
    form = await world.ann.click(world.card, label="Another bid")
    result = await world.ann.submit_modal(form, {"coins": "7"})
    await world.ann.click(answers(result)[0], label="Bid")
    log = await world.bob.slash(world.channel, "table log")
    assert "7" not in reply(log).split("has bid")[-1]


async def test_a_form_opened_before_a_restart_is_understood_after_it(world: World) -> None:
    await world.running()
    for _ in range(2):
        await (await world.mover()).click(world.card, label="Haul")
    form = await world.ann.click(world.card, label="Another bid")
    await _restart(world)
    result = await world.ann.submit_modal(form, {"coins": "2"})
    assert "Bid $2?" in words(answers(result)[0])


async def test_a_card_from_before_a_restart_still_works(world: World) -> None:
    await world.running()
    mover, card = await world.mover(), world.card
    await _restart(world)
    await mover.click(card, label="Haul")
    assert (await world.table()).version == 2
    assert "hauls" in words(world.card)


async def test_a_second_press_of_the_same_button_does_nothing_more(world: World) -> None:
    await world.running()
    mover, card = await world.mover(), world.card
    result = await mover.click(card, label="Trade $1")
    page = result.followups[0]
    raw = copy(world.env.backend.get_message(world.channel.id, page.id))
    await mover.click(page, label="Trade")
    world.env.backend.messages[world.channel.id][page.id] = raw
    again = await mover.click(page, label="Trade")
    assert "moved on" in reply(again)
    assert (await world.table()).version == 2


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
    result = await mover.click(world.card, label="Trade $1")
    await mover.click(result.followups[0], label="Trade")
    done = await world.table()
    entries = await world.tables.log_entries(1)
    await world.tables.submit_action(
        1,
        mover.id,
        entries[-1].action,
        version=1,
        key=str(seen[-1].id),
    )
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


async def test_a_bug_of_the_rules_gets_a_code_and_changes_nothing(world: World) -> None:
    await world.running()
    mover = await world.mover()
    text = reply(await world.forged(mover, ComponentId(1, 1, Route.PLAY, "explode")))
    assert "went wrong on my side" in text
    assert (await world.table()).version == 1


async def test_a_refusal_cites_the_rule(world: World) -> None:
    await world.running()
    mover = await world.mover()
    text = reply(await world.forged(mover, ComponentId(1, 1, Route.CONFIRM, "trade/999")))
    assert "ruling 3" in text
    assert (await world.table()).version == 1


async def test_private_looks_are_never_stale(world: World) -> None:
    await world.running()
    mover, card = await world.mover(), world.card
    key = next(id_ for id_ in ids(card) if "look.own" in id_)
    await mover.click(card, label="Haul")
    text = reply(await world.forged(mover, key, card))
    assert "Your purse: " in text
    spectator = await world.cat.click(world.card, label="Map")
    assert spectator.followups[0].attachments


async def _restart(world: World) -> None:
    """A new client on the same services, as a new process would have it."""
    from bot.client import Roundhouse

    services = world.bot.services
    services.chats.clear()
    bot = Roundhouse(services, sync=True)
    await world.env.restart_bot(bot)
    services.chats["haul"] = world.chat
