"""`/railbaron …`: every action as a command, with what is legal now offered while typing.

A command makes the same key as a button and takes the same way: what cannot be taken back is
shown first.
"""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.actions.play import leaf
from bot.chat.base.errors import Refusal, told
from bot.chat.base.scenes import private_language, scene_of
from bot.chat.base.services import services_of
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import table_meant, takes_table
from bot.chat.commands.command_factory import Commanded
from bot.chat.contract.adapter import Leaf
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.reply import Reply
from cogs.rail_baron import offers, pictures, planning
from cogs.rail_baron.chat import RailBaronChat
from cogs.rail_baron.looks import mine

GAME = RailBaronChat.key
commanded = Commanded(GAME)
press, see = commanded.press, commanded.see

railbaron = app_commands.Group(
    name="railbaron",
    description=described("rail_baron_chat-slash-play-rail-baron"),
    guild_only=True,
)
ride = app_commands.Group(
    name="ride", description=described("rail_baron_chat-slash-ride-with-the-dice"), parent=railbaron
)
buy = app_commands.Group(
    name="buy", description=described("rail_baron_chat-slash-buy-one-thing-on"), parent=railbaron
)


commanded.plain(railbaron, "draw", "rail_baron_chat-slash-draw-your-next-destination", "draw")
commanded.plain(railbaron, "declare", "rail_baron_chat-slash-declare-that-you-ride", "declare")


@railbaron.command(description=described("rail_baron_chat-slash-name-a-region-after"))
@app_commands.describe(region=described("rail_baron_chat-slash-the-region-to-draw"))
@takes_table
@app_commands.autocomplete(region=offers.regions)
@told
async def region(interaction: discord.Interaction, region: str, table: int | None = None) -> None:
    await press(interaction, table, f"region/{region.strip().replace(' ', '_')}")


commanded.plain(railbaron, "swap", "rail_baron_chat-slash-swap-your-home-and", "swap")
commanded.plain(railbaron, "keep", "rail_baron_chat-slash-keep-your-home-as", "keep")
commanded.plain(railbaron, "roll", "rail_baron_chat-slash-roll-for-movement", "roll")


@ride.command(name="route", description=described("rail_baron_chat-slash-ride-along-one-of"))
@app_commands.describe(route=described("rail_baron_chat-slash-the-route"))
@takes_table
@app_commands.autocomplete(route=offers.routes)
@told
async def ride_route(
    interaction: discord.Interaction, route: str, table: int | None = None
) -> None:
    await press(interaction, table, f"ride/{route.strip()}")


@ride.command(name="via", description=described("rail_baron_chat-slash-ride-through-places-of"))
@app_commands.describe(places=described("rail_baron_chat-slash-places-to-pass-with"))
@takes_table
@app_commands.autocomplete(places=offers.places)
@told
async def ride_via(
    interaction: discord.Interaction,
    places: app_commands.Range[str, 1, 300],
    table: int | None = None,
) -> None:
    await press(interaction, table, "via", {"places": places})


@buy.command(name="railroad", description=described("rail_baron_chat-slash-buy-a-railroad-from"))
@app_commands.describe(railroad=described("rail_baron_chat-slash-the-railroad"))
@takes_table
@app_commands.autocomplete(railroad=offers.for_sale)
@told
async def buy_railroad(
    interaction: discord.Interaction, railroad: str, table: int | None = None
) -> None:
    await press(interaction, table, f"buy/{offers.mark_of(railroad)}")


@buy.command(name="engine", description=described("rail_baron_chat-slash-buy-a-better-engine"))
@app_commands.describe(engine=described("rail_baron_chat-slash-the-engine"))
@app_commands.choices(
    engine=[app_commands.Choice(name=name, value=name) for name in ("Express", "SuperChief")]
)
@takes_table
@told
async def buy_engine(
    interaction: discord.Interaction, engine: str, table: int | None = None
) -> None:
    await press(interaction, table, f"buy/{engine}")


commanded.plain(buy, "nothing", "rail_baron_chat-slash-buy-nothing-this-time", "nothing")


@railbaron.command(description=described("rail_baron_chat-slash-sell-a-railroad-to"))
@app_commands.describe(railroad=described("rail_baron_chat-slash-one-of-your-railroads"))
@takes_table
@app_commands.autocomplete(railroad=offers.owned)
@told
async def sell(interaction: discord.Interaction, railroad: str, table: int | None = None) -> None:
    await press(interaction, table, f"sell/{offers.mark_of(railroad)}")


@railbaron.command(description=described("rail_baron_chat-slash-put-a-railroad-up"))
@app_commands.describe(railroad=described("rail_baron_chat-slash-one-of-your-railroads"))
@takes_table
@app_commands.autocomplete(railroad=offers.owned)
@told
async def auction(
    interaction: discord.Interaction, railroad: str, table: int | None = None
) -> None:
    await press(interaction, table, f"auction/{offers.mark_of(railroad)}")


@railbaron.command(description=described("rail_baron_chat-slash-bid-in-the-auction"))
@app_commands.describe(amount=described("rail_baron_chat-slash-dollars-for-example"))
@takes_table
@told
async def bid(
    interaction: discord.Interaction,
    amount: app_commands.Range[str, 1, 20],
    table: int | None = None,
) -> None:
    await press(interaction, table, "bid", {"amount": amount})


commanded.plain(railbaron, "pass", "rail_baron_chat-slash-leave-the-auction-shown", "pass")


@railbaron.command(description=described("rail_baron_chat-slash-see-the-whole-map"))
@takes_table
@told
async def show(interaction: discord.Interaction, table: int | None = None) -> None:
    await see(interaction, table, "wide")


@railbaron.command(description=described("rail_baron_chat-slash-see-who-owns-which"))
@takes_table
@told
async def deeds(interaction: discord.Interaction, table: int | None = None) -> None:
    await see(interaction, table, "deeds")


@railbaron.command(description=described("rail_baron_chat-slash-see-your-own-cash"))
@takes_table
@told
async def cash(interaction: discord.Interaction, table: int | None = None) -> None:
    services = services_of(interaction.client)
    reply = Reply(interaction)
    await reply.open()
    found = await table_meant(interaction, table, game=GAME, ended=True)
    language = await private_language(interaction)
    record, scene = await scene_of(interaction.client, found.id, interaction.user.id, language)
    if scene.view is None:
        raise Refusal("house-refuse-not-running")
    history = await services.tables.history(record.id, scene.seat)
    edition = scene.public.options.edition
    draw = pictures.cash(history, scene.names, language, edition) if len(history) > 1 else None
    page = Leaf(mine(scene), draw)
    place = Key(record.id, record.version, Verb.PLAY, "")
    await leaf(reply, place, page, scene, services.chat(GAME).accent(scene.seat))


@railbaron.command(description=described("rail_baron_chat-slash-plan-your-route-or"))
@app_commands.describe(places=described("rail_baron_chat-slash-places-to-pass-with-commas"))
@takes_table
@app_commands.autocomplete(places=offers.places)
@told
async def plan(
    interaction: discord.Interaction,
    places: app_commands.Range[str, 1, 300] | None = None,
    table: int | None = None,
) -> None:
    services = services_of(interaction.client)
    reply = Reply(interaction)
    await reply.open()
    found = await table_meant(interaction, table, game=GAME)
    language = await private_language(interaction)
    record, scene = await scene_of(interaction.client, found.id, interaction.user.id, language)
    page = planning.plan(scene, places)
    if page.note is not None and scene.seat is not None:
        await services.tables.note(record.id, scene.seat, page.note)
    place = Key(record.id, record.version, Verb.PLAY, "")
    accent = services.chat(GAME).accent(scene.seat)
    await leaf(reply, place, page, scene, accent)
