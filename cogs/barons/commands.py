"""`/barons …`: every action as a command, with what is legal now offered while typing.

A command makes the same key as a button and takes the same way: what cannot be taken back is
shown first.
"""

from __future__ import annotations

import re

import discord
from discord import app_commands

from bot.chat.asking import table_meant, takes_table
from bot.chat.errors import Refusal, told
from bot.chat.house import services_of
from bot.chat.keys import Key, Verb
from bot.chat.play import play
from bot.chat.press import look
from bot.chat.slash import described
from cogs.barons import offers, turns
from cogs.barons.chat import BaronsChat
from cogs.barons.looks import LOOKS, MORE
from cogs.barons.typed import certificate_of, holding_of, investor_of, railroad_of
from cogs.barons.words import DOMAIN
from rules.railroad_barons.actions import Purchase, Sale, SellAndBuy
from rules.railroad_barons.play import DIRECTOR

GAME = BaronsChat.key

barons = app_commands.Group(
    name="barons", description=described("railroad_barons_chat-slash-barons"), guild_only=True
)


async def press(
    interaction: discord.Interaction,
    table: int | None,
    key: str,
    words: dict[str, str] | None = None,
) -> None:
    """As if the button of this key had been pressed on the newest card."""
    services_of(interaction.client).people.learn(interaction)
    found = await table_meant(interaction, table, game=GAME)
    place = Key(found.id, found.version, Verb.PLAY, key)
    if not place.good:
        raise Refusal("house-refuse-tampered")
    await play(interaction, place, words=words)


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


@barons.command(description=described("railroad_barons_chat-slash-money"))
@takes_table
@told
async def money(interaction: discord.Interaction, table: int | None = None) -> None:
    await press(interaction, table, "money")


@barons.command(description=described("railroad_barons_chat-slash-card"))
@takes_table
@told
async def card(interaction: discord.Interaction, table: int | None = None) -> None:
    await press(interaction, table, "card")


@barons.command(
    name="swap-priority", description=described("railroad_barons_chat-slash-swap-priority")
)
@takes_table
@told
async def swap_priority(interaction: discord.Interaction, table: int | None = None) -> None:
    await press(interaction, table, "priority/swap")


@barons.command(
    name="keep-priority", description=described("railroad_barons_chat-slash-keep-priority")
)
@takes_table
@told
async def keep_priority(interaction: discord.Interaction, table: int | None = None) -> None:
    await press(interaction, table, "priority/keep")


@barons.command(description=described("railroad_barons_chat-slash-turn"))
@takes_table
@told
async def turn(interaction: discord.Interaction, table: int | None = None) -> None:
    await press(interaction, table, "deal/")


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


@barons.command(name="pass", description=described("railroad_barons_chat-slash-pass"))
@takes_table
@told
async def pass_turn(interaction: discord.Interaction, table: int | None = None) -> None:
    await press(interaction, table, "pass")


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


@barons.command(description=described("railroad_barons_chat-slash-pay"))
@takes_table
@told
async def pay(interaction: discord.Interaction, table: int | None = None) -> None:
    await press(interaction, table, "pay")


@barons.command(description=described("railroad_barons_chat-slash-keep"))
@takes_table
@told
async def keep(interaction: discord.Interaction, table: int | None = None) -> None:
    await press(interaction, table, "keep")


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


@barons.command(description=described("railroad_barons_chat-slash-accept"))
@takes_table
@told
async def accept(interaction: discord.Interaction, table: int | None = None) -> None:
    await press(interaction, table, "accept")


@barons.command(description=described("railroad_barons_chat-slash-refuse"))
@takes_table
@told
async def refuse(interaction: discord.Interaction, table: int | None = None) -> None:
    await press(interaction, table, "refuse")


@barons.command(description=described("railroad_barons_chat-slash-withdraw"))
@takes_table
@told
async def withdraw(interaction: discord.Interaction, table: int | None = None) -> None:
    await press(interaction, table, "withdraw")


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


@barons.command(description=described("railroad_barons_chat-slash-done"))
@takes_table
@told
async def done(interaction: discord.Interaction, table: int | None = None) -> None:
    await press(interaction, table, "done")


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
    services_of(interaction.client).people.learn(interaction)
    found = await table_meant(interaction, table, game=GAME, ended=True)
    await look(interaction, Key(found.id, found.version, Verb.LOOK, key))
