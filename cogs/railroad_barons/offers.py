"""What is offered while a command is typed: what is legal now."""

from __future__ import annotations

import discord
from discord import app_commands

import data.railroad_barons as facts
from bot.chat.base.scenes import private_language
from bot.chat.commands.autocomplete import Choices, Offers, Rows, matching
from bot.chat.contract.adapter import Scene
from cogs.railroad_barons import operating, stock, turns
from cogs.railroad_barons.looks import LOOKS, MORE
from cogs.railroad_barons.words import ability, holding, investor, money, t
from rules.railroad_barons.model.actions import AssignInvestor, BuyRailroad, SellAndBuy
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.stock.composing import purchases, sales

offer = Offers("railroad_barons").offer


async def investors(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        draft = scene.public.table.draft
        if scene.public.table.phase is Phase.SELECT and draft is not None:
            for card in draft.left:
                name = investor(card, scene.language)
                yield f"{name}: {ability(card, scene.language)}", card

    return await offer(interaction, current, rows)


async def for_sale(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        for made in purchases(scene.view):
            if not made.par and not made.give:
                yield stock.purchase_label(scene, made), turns.written(SellAndBuy((), made))

    return await offer(interaction, current, rows)


async def owned(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        for made in sales(scene.view):
            if not made.take:
                yield stock.sale_label(scene, made), turns.written(SellAndBuy((made,)))

    return await offer(interaction, current, rows)


async def exchanges(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        for bought in purchases(scene.view):
            if bought.give:
                yield stock.purchase_label(scene, bought), turns.written(SellAndBuy((), bought))
        for sold in sales(scene.view):
            if sold.take:
                yield stock.sale_label(scene, sold), turns.written(SellAndBuy((sold,)))

    return await offer(interaction, current, rows)


async def unstarted(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        names = dict.fromkeys(made.holding for made in purchases(scene.view) if made.par)
        for name in names:
            full = facts.holdings()[name].name
            yield f"{holding(name, scene.language)}: {full}", name

    return await offer(interaction, current, rows)


async def sides(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        table = scene.public.table
        for action in scene.view.legal:
            if isinstance(action, BuyRailroad) and table.holding is not None:
                label = operating.rail_label(scene, table, table.holding, action)
                yield label, operating.rail_key(action).removeprefix("rail/")

    return await offer(interaction, current, rows)


async def others(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        table = scene.public.table
        assert scene.seat is not None
        if table.phase is Phase.RAILROADS and table.holding is not None:
            for seller, one in operating.for_offer(table, table.holding):
                yield operating.offer_label(scene, table, seller, one, scene.seat), one.card

    return await offer(interaction, current, rows)


async def assignable(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        for action in scene.view.legal:
            if isinstance(action, AssignInvestor):
                yield operating.assign_label(scene, action), operating.assign_value(action)

    return await offer(interaction, current, rows)


async def surplus(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        table = scene.public.table
        if table.phase is Phase.DISCARD:
            for one in operating.discards(scene, table):
                label, detail = operating.discard_label(scene, table, one.cards)
                yield f"{label} · {detail}", ".".join(one.cards)

    return await offer(interaction, current, rows)


async def values(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The share values at which a Holding can be started, with what its 40% costs then."""
    language = await private_language(interaction)
    return [
        app_commands.Choice(
            name=t(
                "press-par",
                language,
                value=money(value, language),
                price=money(4 * value, language),
            ),
            value=value,
        )
        for value in facts.constants().start_values
        if str(value).startswith(current.strip())
    ]


async def looks(interaction: discord.Interaction, current: str) -> Choices:
    """Everything there is to look at, the Holdings too; for spectators as well."""
    language = await private_language(interaction)
    rows = [(t(f"look-{key}", language), key) for key in (*LOOKS, *MORE)]
    rows += [(holding(name, language), f"holding/{name}") for name in facts.holdings()]
    return matching(rows, current)
