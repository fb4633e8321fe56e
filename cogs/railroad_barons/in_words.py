"""The picture in words: all that lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import data.railroad_barons as facts
from bot.chat.contract.adapter import Scene
from cogs.railroad_barons.sums import free_tokens
from cogs.railroad_barons.words import (
    ability,
    card_name,
    holding,
    investor,
    money,
    person,
    railroad,
    t,
)
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Phase, State


def in_words(scene: Scene) -> str:
    """The whole public table: round, players, Holdings, stack, levels, and whose turn it is."""
    table, language = scene.public.table, scene.language
    lines = [_round(table, language), *_draft(scene, table)]
    lines += [_player(scene, table, seat) for seat in range(len(table.players))]
    if table.draft is None:
        lines += [_holding(scene, table, name) for name in table.holdings]
        lines.append(stack(scene))
        lines.append(_levels(table, language))
    if table.offer is not None:
        made = table.offer
        lines.append(
            t(
                "text-offer",
                language,
                buyer=made.buyer,
                seller=made.seller,
                price=money(made.price, language),
                railroad=card_name(made.card),
            )
        )
    if table.phase is not Phase.OVER:
        names = ", ".join(person(scene, seat) for seat in scene.public.to_move)
        lines.append(t("text-turn", language, names=names))
    return "\n".join(line for line in lines if line)


def _round(table: State, language: str) -> str:
    if table.draft is not None:
        return t("text-round-draft", language, step=str(table.draft.step + 1))
    number = str(table.set)
    if not table.half:
        return t("text-round-stock", language, set=number)
    half = str(table.half)
    if table.holding is None:
        return t("text-round-operating", language, set=number, half=half)
    name = holding(table.holding, language)
    return t("text-round-holding", language, set=number, half=half, holding=name)


def _draft(scene: Scene, table: State) -> list[str]:
    language, draft = scene.language, table.draft
    if draft is None:
        return []
    left = ", ".join(
        t(
            "text-left-one",
            language,
            investor=investor(card, language),
            ability=ability(card, language),
        )
        for card in draft.left
    )
    lines = [t("text-left", language, investors=left)]
    if draft.investor is not None:
        (chooser,) = scene.public.to_move
        lines.append(
            t(
                "text-named",
                language,
                name=person(scene, 1 - chooser),
                price=money(draft.price, language),
                investor=investor(draft.investor, language),
            )
        )
    return lines


def _player(scene: Scene, table: State, seat: int) -> str:
    language, player = scene.language, table.players[seat]
    stock = Position(table).stock(seat)
    parts = [
        t(
            "text-player",
            language,
            name=person(scene, seat),
            cash=money(player.cash, language),
            stock=money(stock, language),
            total=money(player.cash + stock, language),
        )
    ]
    if player.certificates:
        owned: dict[str, list[str]] = {}
        for one in sorted(player.certificates, key=lambda one: -one.percent):
            owned.setdefault(one.holding, []).append(_percent(one.percent, language))
        shown = ", ".join(
            f"{name} {'+'.join(owned[name])}" for name in table.holdings if name in owned
        )
        count = len(player.certificates)
        parts.append(t("text-certificates", language, count=count, certificates=shown))
    else:
        parts.append(t("text-no-certificates", language))
    if player.investors:
        names = ", ".join(investor(card, language) for card in player.investors)
        parts.append(t("text-investors", language, investors=names))
    if table.priority == seat and table.draft is None:
        parts.append(t("text-priority", language))
    return " ".join(parts)


def _percent(percent: int, language: str) -> str:
    return f"{percent}%" if language == "en" else f"{percent} %"


def _holding(scene: Scene, table: State, name: str) -> str:
    language, row = scene.language, table.holdings[name]
    full = facts.holdings()[name].name
    if row.value is None:
        parts = [t("text-unstarted", language, holding=holding(name, language), name=full)]
    else:
        parts = [
            t(
                "text-holding",
                language,
                holding=holding(name, language),
                name=full,
                value=money(Position(table).value(name), language),
                director=person(scene, row.director),
                treasury=money(row.treasury, language),
                floated="yes" if row.floated else "no",
            ),
            *_card(table, name, language),
        ]
    bank = sorted((one.percent for one in table.bank if one.holding == name), reverse=True)
    if bank:
        shown = ", ".join(_percent(percent, language) for percent in bank)
        parts.append(t("text-bank", language, percents=shown))
    else:
        parts.append(t("text-no-bank", language))
    return " ".join(parts)


def _card(table: State, name: str, language: str) -> list[str]:
    """Tokens, Railroads and Investors of a started Holding."""
    row, free = table.holdings[name], free_tokens(table, name)
    placed = row.plus or row.down
    parts = [
        t(
            "text-tokens-placed" if placed else "text-tokens",
            language,
            network=row.network,
            free=free,
            plus=row.plus,
            down=row.down,
        )
    ]
    position = Position(table)
    if row.railroads:
        shown = ", ".join(
            t(
                "text-railroad",
                language,
                railroad=railroad(one, language),
                income=money(position.side(one).income, language),
            )
            for one in row.railroads
        )
        parts.append(t("text-railroads", language, railroads=shown))
    else:
        parts.append(t("text-no-railroads", language))
    if row.investors:
        names = ", ".join(investor(card, language) for card in row.investors)
        parts.append(t("text-investors", language, investors=names))
    return parts


def stack(scene: Scene) -> str:
    """The Railroads left from the top, those of a kind together: what a side costs and earns."""
    table, language = scene.public.table, scene.language
    if not table.stack:
        return t("text-stack-none", language)
    kinds = groupby(table.stack, key=lambda card: facts.railroads()[card].sides)
    shown = "; ".join(_kind(list(cards), language) for _, cards in kinds)
    return t("text-stack", language, count=len(table.stack), railroads=shown)


def _kind(cards: Sequence[str], language: str) -> str:
    """Cards of one kind."""
    sides = " / ".join(
        t(
            "text-stack-side",
            language,
            level=str(side.level),
            cost=money(side.cost, language),
            income=money(side.income, language),
        )
        for side in facts.railroads()[cards[0]].sides
    )
    names = ", ".join(map(card_name, cards))
    return t("text-stack-one", language, name=names, sides=sides)


def _levels(table: State, language: str) -> str:
    everything = sorted(map(int, facts.constants().obsolescence))
    reached = [str(level) for level in everything if level in table.levels]
    still = [str(level) for level in everything if level not in table.levels]
    none = t("none", language)
    return t(
        "text-levels",
        language,
        reached=", ".join(reached) or none,
        open=", ".join(still) or none,
    )
