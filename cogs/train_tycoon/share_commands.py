"""`/tycoon …` outside the Operate phase: every action as a command, with what is legal now offered
while typing.

A command makes the same key as a button and takes the same way. What is chosen in secret is
answered in private like everything else, and leaves no more public trace than a press.
"""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.base.errors import told
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import takes_table
from cogs.train_tycoon import share_offers as offers
from cogs.train_tycoon.group import commanded, press, see, tycoon
from cogs.train_tycoon.looks import LOOKS, MORE
from cogs.train_tycoon.typed import company_of, one_of, seats_of
from rules.train_tycoon.shares.mergers import OFFERS
from rules.train_tycoon.shares.trading import LEVELS, ORDERS
from rules.train_tycoon.shares.votes import VOICES


@tycoon.command(description=described("train_tycoon_chat-slash-priority"))
@app_commands.describe(amount=described("train_tycoon_chat-slash-priority-amount"))
@takes_table
@told
async def priority(
    interaction: discord.Interaction,
    amount: app_commands.Range[int, 0, 1_000_000],
    table: int | None = None,
) -> None:
    await press(interaction, table, f"priority/{amount}")


@tycoon.command(description=described("train_tycoon_chat-slash-seats"))
@app_commands.describe(order=described("train_tycoon_chat-slash-seats-order"))
@takes_table
@app_commands.autocomplete(order=offers.seatings)
@told
async def seats(interaction: discord.Interaction, order: str, table: int | None = None) -> None:
    await press(interaction, table, f"seats/{seats_of(order)}")


@tycoon.command(description=described("train_tycoon_chat-slash-choose"))
@app_commands.describe(company=described("train_tycoon_chat-slash-choose-company"))
@takes_table
@app_commands.autocomplete(company=offers.starting)
@told
async def choose(interaction: discord.Interaction, company: str, table: int | None = None) -> None:
    await press(interaction, table, f"choose/{company_of(company)}")


@tycoon.command(description=described("train_tycoon_chat-slash-price"))
@app_commands.describe(
    company=described("train_tycoon_chat-slash-price-company"),
    level=described("train_tycoon_chat-slash-price-level"),
)
@takes_table
@app_commands.autocomplete(company=offers.led, level=offers.levels)
@told
async def price(
    interaction: discord.Interaction, company: str, level: str, table: int | None = None
) -> None:
    await press(interaction, table, f"price/{company_of(company)}/{one_of(level, LEVELS)}")


@tycoon.command(description=described("train_tycoon_chat-slash-trade"))
@app_commands.describe(order=described("train_tycoon_chat-slash-trade-order"))
@takes_table
@app_commands.autocomplete(order=offers.orders)
@told
async def trade(interaction: discord.Interaction, order: str, table: int | None = None) -> None:
    await press(interaction, table, f"trade/now/{one_of(order, ORDERS)}")


@tycoon.command(description=described("train_tycoon_chat-slash-buy"))
@app_commands.describe(company=described("train_tycoon_chat-slash-buy-company"))
@takes_table
@app_commands.autocomplete(company=offers.for_sale)
@told
async def buy(interaction: discord.Interaction, company: str, table: int | None = None) -> None:
    await press(interaction, table, f"buy/{company_of(company)}")


@tycoon.command(description=described("train_tycoon_chat-slash-sell"))
@app_commands.describe(company=described("train_tycoon_chat-slash-sell-company"))
@takes_table
@app_commands.autocomplete(company=offers.owned)
@told
async def sell(interaction: discord.Interaction, company: str, table: int | None = None) -> None:
    await press(interaction, table, f"sell/{company_of(company)}")


commanded.plain(tycoon, "pass", "train_tycoon_chat-slash-pass", "pass")
commanded.plain(tycoon, "bankrupt", "train_tycoon_chat-slash-bankrupt", "bankrupt/yes")


@tycoon.command(description=described("train_tycoon_chat-slash-target"))
@app_commands.describe(company=described("train_tycoon_chat-slash-target-company"))
@takes_table
@app_commands.autocomplete(company=offers.targets)
@told
async def target(interaction: discord.Interaction, company: str, table: int | None = None) -> None:
    await press(interaction, table, f"target/{company_of(company)}")


@tycoon.command(description=described("train_tycoon_chat-slash-bid"))
@app_commands.describe(
    company=described("train_tycoon_chat-slash-bid-company"),
    offer=described("train_tycoon_chat-slash-bid-offer"),
)
@takes_table
@app_commands.autocomplete(company=offers.led, offer=offers.bids)
@told
async def bid(
    interaction: discord.Interaction, company: str, offer: str, table: int | None = None
) -> None:
    await press(interaction, table, f"bid/{company_of(company)}/{one_of(offer, OFFERS)}")


@tycoon.command(description=described("train_tycoon_chat-slash-vote"))
@app_commands.describe(voice=described("train_tycoon_chat-slash-vote-voice"))
@takes_table
@app_commands.autocomplete(voice=offers.voices)
@told
async def vote(interaction: discord.Interaction, voice: str, table: int | None = None) -> None:
    await press(interaction, table, f"vote/{one_of(voice, VOICES)}")


@tycoon.command(description=described("train_tycoon_chat-slash-ipo"))
@app_commands.describe(company=described("train_tycoon_chat-slash-ipo-company"))
@takes_table
@app_commands.autocomplete(company=offers.inactive)
@told
async def ipo(interaction: discord.Interaction, company: str, table: int | None = None) -> None:
    await press(interaction, table, f"ipo/{company_of(company)}")


@tycoon.command(description=described("train_tycoon_chat-slash-answer"))
@app_commands.describe(answer=described("train_tycoon_chat-slash-answer-answer"))
@takes_table
@app_commands.autocomplete(answer=offers.answers)
@told
async def answer(interaction: discord.Interaction, answer: str, table: int | None = None) -> None:
    await press(interaction, table, f"join/{one_of(answer, ('yes', 'no'))}")


@tycoon.command(description=described("train_tycoon_chat-slash-show"))
@app_commands.describe(what=described("train_tycoon_chat-slash-show-what"))
@takes_table
@app_commands.autocomplete(what=offers.shown)
@told
async def show(interaction: discord.Interaction, what: str, table: int | None = None) -> None:
    key = what.strip()
    if key not in (*LOOKS, *MORE):
        key = f"company/{company_of(key.removeprefix('company/'))}"
    await see(interaction, table, key)
