"""`/barons …`: every action as a command, with what is legal now offered while typing.

A command makes the same key as a button and takes the same way: what cannot be taken back is
shown first.
"""

from __future__ import annotations

import re

import discord
from discord import app_commands

from bot.chat.base.errors import Refusal, told
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import takes_table
from bot.chat.commands.command_factory import Commanded
from cogs.railroad_barons import offers, turns
from cogs.railroad_barons.chat import BaronsChat
from cogs.railroad_barons.looks import LOOKS, MORE
from cogs.railroad_barons.typed import certificate_of, holding_of, investor_of, railroad_of
from cogs.railroad_barons.words import DOMAIN
from rules.railroad_barons.model.actions import Purchase, Sale, SellAndBuy
from rules.railroad_barons.model.play import DIRECTOR

GAME = BaronsChat.key
commanded = Commanded(GAME)
press, see = commanded.press, commanded.see

barons = app_commands.Group(
    name="barons", description=described("railroad_barons_chat-slash-barons"), guild_only=True
)


def plan_of(text: str) -> str | None:
    """A whole turn as autocomplete gives it; None for what people write themselves."""
    try:
        turns.read(text.strip())
    except LookupError:
        return None
    return text.strip() or None


@barons.command(description=described("railroad_barons_chat-slash-select"))
@app_commands.describe(
    investor=described("railroad_barons_chat-slash-select-investor"),
    price=described("railroad_barons_chat-slash-select-price"),
)
@takes_table
@app_commands.autocomplete(investor=offers.investors)
@told
async def select(
    interaction: discord.Interaction,
    investor: str,
    price: app_commands.Range[int, 0, 1000] | None = None,
    table: int | None = None,
) -> None:
    named = "" if price is None else f"/{price}"
    await press(interaction, table, f"select/{investor_of(investor)}{named}")


commanded.plain(barons, "money", "railroad_barons_chat-slash-money", "money")
commanded.plain(barons, "card", "railroad_barons_chat-slash-card", "card")
commanded.plain(
    barons, "swap-priority", "railroad_barons_chat-slash-swap-priority", "priority/swap"
)
commanded.plain(
    barons, "keep-priority", "railroad_barons_chat-slash-keep-priority", "priority/keep"
)
commanded.plain(barons, "turn", "railroad_barons_chat-slash-turn", "deal/")


@barons.command(description=described("railroad_barons_chat-slash-buy"))
@app_commands.describe(certificate=described("railroad_barons_chat-slash-buy-certificate"))
@takes_table
@app_commands.autocomplete(certificate=offers.for_sale)
@told
async def buy(interaction: discord.Interaction, certificate: str, table: int | None = None) -> None:
    plan = plan_of(certificate)
    if plan is None:
        plan = turns.written(SellAndBuy((), Purchase(*certificate_of(certificate))))
    await press(interaction, table, f"deal/{plan}")


@barons.command(description=described("railroad_barons_chat-slash-sell"))
@app_commands.describe(certificate=described("railroad_barons_chat-slash-sell-certificate"))
@takes_table
@app_commands.autocomplete(certificate=offers.owned)
@told
async def sell(
    interaction: discord.Interaction, certificate: str, table: int | None = None
) -> None:
    plan = plan_of(certificate)
    if plan is None:
        plan = turns.written(SellAndBuy((Sale(*certificate_of(certificate)),)))
    await press(interaction, table, f"deal/{plan}")


@barons.command(description=described("railroad_barons_chat-slash-exchange"))
@app_commands.describe(certificate=described("railroad_barons_chat-slash-exchange-give"))
@takes_table
@app_commands.autocomplete(certificate=offers.exchanges)
@told
async def exchange(
    interaction: discord.Interaction, certificate: str, table: int | None = None
) -> None:
    plan = plan_of(certificate)
    if plan is None:
        raise Refusal(f"{DOMAIN}-refuse-certificate", text=certificate[:40])
    await press(interaction, table, f"deal/{plan}")


@barons.command(description=described("railroad_barons_chat-slash-start"))
@app_commands.describe(
    holding=described("railroad_barons_chat-slash-start-holding"),
    value=described("railroad_barons_chat-slash-start-value"),
)
@takes_table
@app_commands.autocomplete(holding=offers.unstarted)
@app_commands.autocomplete(value=offers.values)
@told
async def start(
    interaction: discord.Interaction,
    holding: str,
    value: app_commands.Range[int, 10, 999] | None = None,
    table: int | None = None,
) -> None:
    name = holding_of(holding)
    if value is None:
        await press(interaction, table, f"buy/new.{turns.letters()[name]}")
        return
    plan = turns.written(SellAndBuy((), Purchase(name, DIRECTOR, par=value)))
    await press(interaction, table, f"deal/{plan}")


commanded.plain(barons, "pass", "railroad_barons_chat-slash-pass", "pass")


@barons.command(description=described("railroad_barons_chat-slash-tokens"))
@app_commands.describe(
    plus=described("railroad_barons_chat-slash-tokens-plus"),
    down=described("railroad_barons_chat-slash-tokens-down"),
    network=described("railroad_barons_chat-slash-tokens-network"),
)
@takes_table
@told
async def tokens(
    interaction: discord.Interaction,
    plus: app_commands.Range[int, 0, 6],
    down: app_commands.Range[int, 0, 6],
    network: app_commands.Range[int, 0, 6] = 0,
    table: int | None = None,
) -> None:
    await press(interaction, table, f"tokens/{plus}.{down}.{network}")


commanded.plain(barons, "pay", "railroad_barons_chat-slash-pay", "pay")
commanded.plain(barons, "keep", "railroad_barons_chat-slash-keep", "keep")


@barons.command(description=described("railroad_barons_chat-slash-railroad"))
@app_commands.describe(side=described("railroad_barons_chat-slash-railroad-railroad"))
@takes_table
@app_commands.autocomplete(side=offers.sides)
@told
async def railroad(
    interaction: discord.Interaction, side: str = "0", table: int | None = None
) -> None:
    if not re.fullmatch(r"[01](\.help)?", side.strip()):
        raise Refusal(f"{DOMAIN}-refuse-railroad", text=side[:40])
    await press(interaction, table, f"rail/{side.strip()}")


@barons.command(description=described("railroad_barons_chat-slash-offer"))
@app_commands.describe(
    railroad=described("railroad_barons_chat-slash-offer-railroad"),
    price=described("railroad_barons_chat-slash-offer-price"),
)
@takes_table
@app_commands.autocomplete(railroad=offers.others)
@told
async def offer(
    interaction: discord.Interaction,
    railroad: str,
    price: app_commands.Range[int, 1, 99999] | None = None,
    table: int | None = None,
) -> None:
    named = "" if price is None else f"/{price}"
    await press(interaction, table, f"offer/{railroad_of(railroad)}{named}")


commanded.plain(barons, "accept", "railroad_barons_chat-slash-accept", "accept")
commanded.plain(barons, "refuse", "railroad_barons_chat-slash-refuse", "refuse")
commanded.plain(barons, "withdraw", "railroad_barons_chat-slash-withdraw", "withdraw")


@barons.command(description=described("railroad_barons_chat-slash-investor"))
@app_commands.describe(investor=described("railroad_barons_chat-slash-investor-investor"))
@takes_table
@app_commands.autocomplete(investor=offers.assignable)
@told
async def investor(
    interaction: discord.Interaction, investor: str, table: int | None = None
) -> None:
    card, _, source = investor.strip().partition(".")
    made = investor_of(card) + (f".{holding_of(source)}" if source else "")
    await press(interaction, table, f"assign/{made}")


commanded.plain(barons, "done", "railroad_barons_chat-slash-done", "done")


@barons.command(description=described("railroad_barons_chat-slash-discard"))
@app_commands.describe(railroads=described("railroad_barons_chat-slash-discard-railroads"))
@takes_table
@app_commands.autocomplete(railroads=offers.surplus)
@told
async def discard(
    interaction: discord.Interaction, railroads: str, table: int | None = None
) -> None:
    cards = [railroad_of(part) for part in re.split(r"[.;]", railroads) if part.strip()]
    await press(interaction, table, f"discard/{'.'.join(cards)}")


@barons.command(description=described("railroad_barons_chat-slash-show"))
@app_commands.describe(what=described("railroad_barons_chat-slash-show-what"))
@takes_table
@app_commands.autocomplete(what=offers.looks)
@told
async def show(interaction: discord.Interaction, what: str, table: int | None = None) -> None:
    key = what.strip()
    if key not in (*LOOKS, *MORE):
        key = f"holding/{holding_of(key.removeprefix('holding/'))}"
    await see(interaction, table, key)
