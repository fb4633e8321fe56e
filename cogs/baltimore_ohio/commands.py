"""`/bando …`: every action as a command, with what is legal now offered while typing.

A command makes the same key as a button and takes the same way: what cannot be taken back is
shown first.
"""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.base.errors import told
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import takes_table
from bot.chat.commands.command_factory import Commanded
from cogs.baltimore_ohio import offers, turns
from cogs.baltimore_ohio.chat import BandoChat
from cogs.baltimore_ohio.looks import ALONE
from cogs.baltimore_ohio.typed import baron_of, railroad_of
from rules.baltimore_ohio.market_round.composing import Plan
from rules.baltimore_ohio.model.actions import Buy, BuyBack, Lot, OpenAuction, Sell

GAME = BandoChat.key
commanded = Commanded(GAME)
press, see = commanded.press, commanded.see

bando = app_commands.Group(
    name="bando", description=described("baltimore_ohio_chat-slash-bando"), guild_only=True
)


async def _deal(interaction: discord.Interaction, table: int | None, plan: Plan) -> None:
    await press(interaction, table, f"deal/{turns.written(plan)}")


commanded.plain(bando, "turn", "baltimore_ohio_chat-slash-turn", "deal/")


@bando.command(description=described("baltimore_ohio_chat-slash-sell"))
@app_commands.describe(
    railroad=described("baltimore_ohio_chat-slash-sell-railroad"),
    count=described("baltimore_ohio_chat-slash-sell-count"),
)
@takes_table
@app_commands.autocomplete(railroad=offers.owned)
@told
async def sell(
    interaction: discord.Interaction,
    railroad: str,
    count: app_commands.Range[int, 1, 10] | None = None,
    table: int | None = None,
) -> None:
    name = railroad_of(railroad)
    if count is None:
        await press(interaction, table, f"sell/_{turns.LETTERS[name]}")
        return
    await _deal(interaction, table, (Sell((Lot(name, count),)),))


@bando.command(description=described("baltimore_ohio_chat-slash-buy"))
@app_commands.describe(
    railroad=described("baltimore_ohio_chat-slash-buy-railroad"),
    held=described("baltimore_ohio_chat-slash-buy-held"),
    orphan=described("baltimore_ohio_chat-slash-buy-orphan"),
)
@takes_table
@app_commands.autocomplete(railroad=offers.on_the_track)
@told
async def buy(
    interaction: discord.Interaction,
    railroad: str,
    held: app_commands.Range[int, 0, 10] = 0,
    orphan: app_commands.Range[int, 0, 10] = 0,
    table: int | None = None,
) -> None:
    name = railroad_of(railroad)
    if not held and not orphan:
        await press(interaction, table, f"buy/_{turns.LETTERS[name]}")
        return
    await _deal(interaction, table, (Buy(name, held, orphan),))


@bando.command(description=described("baltimore_ohio_chat-slash-start"))
@app_commands.describe(
    railroad=described("baltimore_ohio_chat-slash-start-railroad"),
    value=described("baltimore_ohio_chat-slash-start-value"),
    count=described("baltimore_ohio_chat-slash-start-count"),
)
@takes_table
@app_commands.autocomplete(railroad=offers.startable)
@app_commands.autocomplete(value=offers.values)
@told
async def start(
    interaction: discord.Interaction,
    railroad: str,
    value: app_commands.Range[int, 34, 375] | None = None,
    count: app_commands.Range[int, 1, 10] | None = None,
    table: int | None = None,
) -> None:
    name = railroad_of(railroad)
    if value is None or count is None:
        await press(interaction, table, f"buy/_{turns.LETTERS[name]}")
        return
    await _deal(interaction, table, (Buy(name, count, value=value),))


@bando.command(name="buy-back", description=described("baltimore_ohio_chat-slash-back"))
@app_commands.describe(
    railroad=described("baltimore_ohio_chat-slash-back-railroad"),
    count=described("baltimore_ohio_chat-slash-back-count"),
)
@takes_table
@app_commands.autocomplete(railroad=offers.presided)
@told
async def buy_back(
    interaction: discord.Interaction,
    railroad: str,
    count: app_commands.Range[int, 1, 10] | None = None,
    table: int | None = None,
) -> None:
    name = railroad_of(railroad)
    if count is None:
        await press(interaction, table, f"back/_{turns.LETTERS[name]}")
        return
    await _deal(interaction, table, (BuyBack(name, count),))


@bando.command(description=described("baltimore_ohio_chat-slash-auction"))
@app_commands.describe(
    card=described("baltimore_ohio_chat-slash-auction-card"),
    bid=described("baltimore_ohio_chat-slash-auction-bid"),
)
@takes_table
@app_commands.autocomplete(card=offers.barons)
@told
async def auction(
    interaction: discord.Interaction,
    card: str,
    bid: app_commands.Range[int, 1, 99_999] | None = None,
    table: int | None = None,
) -> None:
    name = baron_of(card)
    if bid is None:
        await press(interaction, table, f"open/_{turns.sign(name)}")
        return
    await _deal(interaction, table, (OpenAuction(name, bid),))


commanded.plain(bando, "pass", "baltimore_ohio_chat-slash-pass", "pass")


@bando.command(description=described("baltimore_ohio_chat-slash-bid"))
@app_commands.describe(amount=described("baltimore_ohio_chat-slash-bid-amount"))
@takes_table
@app_commands.autocomplete(amount=offers.bids)
@told
async def bid(
    interaction: discord.Interaction,
    amount: app_commands.Range[int, 1, 99_999],
    table: int | None = None,
) -> None:
    await press(interaction, table, f"bid/{amount}")


commanded.plain(bando, "leave", "baltimore_ohio_chat-slash-leave", "out")


@bando.command(description=described("baltimore_ohio_chat-slash-show"))
@app_commands.describe(
    what=described("baltimore_ohio_chat-slash-show-what"),
    railroad=described("baltimore_ohio_chat-slash-show-railroad"),
)
@takes_table
@app_commands.autocomplete(what=offers.looks)
@app_commands.autocomplete(railroad=offers.railroads)
@told
async def show(
    interaction: discord.Interaction,
    what: str,
    railroad: str | None = None,
    table: int | None = None,
) -> None:
    key = what.strip()
    if railroad is not None:
        key = f"{ALONE.get(key, key)}/{railroad_of(railroad)}"
    await see(interaction, table, key)
