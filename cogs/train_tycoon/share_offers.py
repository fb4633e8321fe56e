"""What is offered while a command of the share phases is typed. Only its own person sees it, so it
may name what that person could choose in secret."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import discord

import data.train_tycoon as facts
from bot.chat.base.scenes import private_language
from bot.chat.commands.autocomplete import Choices, Rows, matching
from bot.chat.contract.adapter import Scene
from cogs.train_tycoon import looks, mergers, secret
from cogs.train_tycoon.group import offer
from cogs.train_tycoon.words import company, label, money, t
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.setup import open_choices
from rules.train_tycoon.shares.trading import LEVELS, moved
from rules.train_tycoon.shares.votes import VOICES

Kind = type[a.BuyShare] | type[a.SellShare] | type[a.TargetCompany] | type[a.TriggerIpo]


def _companies(kind: Kind) -> Callable[[Scene], Rows]:
    """The companies of the legal actions of this kind, with their price."""

    def rows(scene: Scene) -> Rows:
        for deal in scene.view.legal:
            if isinstance(deal, kind):
                price = money(scene.public.table.companies[deal.company].price, scene.language)
                priced = isinstance(deal, a.BuyShare | a.SellShare)
                name = company(deal.company)
                yield (f"{name}: {price}" if priced else name), deal.company

    return rows


async def for_sale(interaction: discord.Interaction, current: str) -> Choices:
    return await offer(interaction, current, _companies(a.BuyShare))


async def owned(interaction: discord.Interaction, current: str) -> Choices:
    return await offer(interaction, current, _companies(a.SellShare))


async def targets(interaction: discord.Interaction, current: str) -> Choices:
    return await offer(interaction, current, _companies(a.TargetCompany))


async def inactive(interaction: discord.Interaction, current: str) -> Choices:
    return await offer(interaction, current, _companies(a.TriggerIpo))


async def starting(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        if scene.public.table.phase is Phase.CHOOSE:
            for name in open_choices(Position(scene.public.table)):
                yield company(name), name

    return await offer(interaction, current, rows)


async def seatings(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        if scene.public.table.phase is Phase.SEATING:
            for order in permutations(range(len(scene.public.table.players))):
                names = ", ".join(label(scene.names, seat, scene.language) for seat in order)
                yield names, ".".join(map(str, order))

    return await offer(interaction, current, rows)


async def led(interaction: discord.Interaction, current: str) -> Choices:
    """The own companies that are still asked for a price or a bid."""

    def rows(scene: Scene) -> Rows:
        for ask in scene.public.table.asks:
            if ask.seat == scene.seat and ask.company:
                yield company(ask.company), ask.company

    return await offer(interaction, current, rows)


async def levels(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        table = scene.public.table
        named = interaction.namespace.company
        for level in LEVELS if table.phase is Phase.PRICES else ():
            shown = secret.choice(level, scene.language)
            if named in table.companies:
                price = moved(table.companies[named].price, level)
                shown += f": {money(price, scene.language)}"
            yield shown, level

    return await offer(interaction, current, rows)


async def orders(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        for deal in scene.view.legal:
            if isinstance(deal, a.Trade):
                yield secret.choice(deal.order, scene.language), deal.order

    return await offer(interaction, current, rows)


async def bids(interaction: discord.Interaction, current: str) -> Choices:
    """What may be bid, the void ones with the reason."""

    def rows(scene: Scene) -> Rows:
        named = interaction.namespace.company
        for deal in scene.view.legal:
            if isinstance(deal, a.Bid | a.Rebid) and named in ("", None, deal.company):
                yield mergers.brief(scene, deal.company, deal.offer), deal.offer

    return await offer(interaction, current, rows)


async def voices(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        for voice in VOICES if scene.public.table.phase is Phase.VOTE else ():
            yield secret.choice(voice, scene.language), voice

    return await offer(interaction, current, rows)


async def answers(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        for chosen in ("yes", "no") if scene.public.table.phase is Phase.ANSWERS else ():
            yield secret.choice(chosen, scene.language), chosen

    return await offer(interaction, current, rows)


async def shown(interaction: discord.Interaction, current: str) -> Choices:
    """Everything there is to look at, the companies too; for spectators as well."""
    language = await private_language(interaction)
    rows = [(t(f"look-{key}", language), key) for key in (*looks.LOOKS, *looks.MORE)]
    rows += [(company(name), f"company/{name}") for name in facts.companies()]
    return matching(rows, current)
