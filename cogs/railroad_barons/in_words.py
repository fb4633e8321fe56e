"""The picture in words: all that lies on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

import data.railroad_barons as facts
from bot.chat.contract.adapter import Scene
from cogs.railroad_barons.words import card_name, holding, investor, money, person, position_of, t
from rules.railroad_barons.model.play import by_holding
from rules.railroad_barons.model.state import HoldingState, Phase, State
from rules.railroad_barons.operating.tokens import free


def in_words(scene: Scene) -> str:
    """The whole public table: round, players, Holdings, stack, levels, and whose turn it is."""
    table: State = scene.public.table
    lines = [_round(scene, table), *_draft(scene, table)]
    lines += [_player(scene, table, seat) for seat in range(len(table.players))]
    if table.draft is None:
        lines += [_holding(scene, table, name) for name in table.holdings]
        lines += [stack(scene), _levels(scene, table)]
    if (made := table.offer) is not None:
        values = {"buyer": made.buyer, "seller": made.seller, "price": made.price}
        lines.append(t("text-offer", scene, railroad=card_name(made.card), **values))
    if table.phase is not Phase.OVER:
        names = ", ".join(person(scene, seat) for seat in scene.public.to_move)
        lines.append(t("text-turn", scene, names=names))
    return "\n".join(line for line in lines if line)


def _round(scene: Scene, table: State) -> str:
    if table.draft is not None:
        return t("text-round-draft", scene, step=str(table.draft.step + 1))
    values = {"set": str(table.set), "half": str(table.half)}
    if not table.half:
        return t("text-round-stock", scene, **values)
    if table.holding is None:
        return t("text-round-operating", scene, **values)
    return t("text-round-holding", scene, holding=holding(table.holding, scene), **values)


def _draft(scene: Scene, table: State) -> list[str]:
    draft = table.draft
    if draft is None:
        return []
    left = [t("text-left-one", scene, investor=card, ability=card) for card in draft.left]
    lines = [t("text-left", scene, investors=", ".join(left))]
    if draft.investor is not None:
        (chooser,) = scene.public.to_move
        values = {"name": 1 - chooser, "price": draft.price, "investor": draft.investor}
        lines.append(t("text-named", scene, **values))
    return lines


def _player(scene: Scene, table: State, seat: int) -> str:
    player, stock = table.players[seat], position_of(scene).stock(seat)
    total = player.cash + stock
    parts = [t("text-player", scene, name=seat, cash=player.cash, stock=stock, total=total)]
    owned, count = by_holding(player.certificates), len(player.certificates)
    shown = ", ".join(
        f"{name} {'+'.join(_percents(owned[name], scene))}"
        for name in table.holdings
        if name in owned
    )
    key = "text-certificates" if shown else "text-no-certificates"
    parts.append(t(key, scene, count=count, certificates=shown))
    parts += _investors(scene, player.investors)
    if table.priority == seat and table.draft is None:
        parts.append(t("text-priority", scene))
    return " ".join(parts)


def _investors(scene: Scene, cards: Sequence[str]) -> list[str]:
    names = ", ".join(investor(card, scene) for card in cards)
    return [t("text-investors", scene, investors=names)] if cards else []


def _percents(percents: Iterable[int], scene: Scene) -> list[str]:
    """The largest first."""
    sign = "%" if scene.language == "en" else " %"
    return [f"{percent}{sign}" for percent in sorted(percents, reverse=True)]


def _holding(scene: Scene, table: State, name: str) -> str:
    row = table.holdings[name]
    shown, full = holding(name, scene), facts.holdings()[name].name
    if row.value is None:
        parts = [t("text-unstarted", scene, holding=shown, name=full)]
    else:
        values = {
            "value": money(position_of(scene).value(name), scene),
            "director": person(scene, row.director),
            "treasury": row.treasury,
            "floated": "yes" if row.floated else "no",
        }
        head = t("text-holding", scene, holding=shown, name=full, **values)
        parts = [head, *_card(scene, name, row)]
    bank = _percents((one.percent for one in table.bank if one.holding == name), scene)
    parts.append(t("text-bank" if bank else "text-no-bank", scene, percents=", ".join(bank)))
    return " ".join(parts)


def _card(scene: Scene, name: str, row: HoldingState) -> list[str]:
    """Tokens, Railroads and Investors of a started Holding."""
    position = position_of(scene)
    tokens = {"network": row.network, "free": free(position, name)}
    key = "text-tokens-placed" if row.plus or row.down else "text-tokens"
    parts = [t(key, scene, plus=row.plus, down=row.down, **tokens)]
    shown = ", ".join(
        t("text-railroad", scene, railroad=one, income=position.side(one).income)
        for one in row.railroads
    )
    parts.append(t("text-railroads" if shown else "text-no-railroads", scene, railroads=shown))
    return parts + _investors(scene, row.investors)


def stack(scene: Scene) -> str:
    """The Railroads left from the top, those of a kind together: what a side costs and earns."""
    cards = scene.public.table.stack
    if not cards:
        return t("text-stack-none", scene)
    kinds = groupby(cards, key=lambda card: facts.railroads()[card].sides)
    shown = "; ".join(_kind(scene, sides, of_kind) for sides, of_kind in kinds)
    return t("text-stack", scene, count=len(cards), railroads=shown)


def _kind(scene: Scene, sides: Iterable[facts.Side], cards: Iterable[str]) -> str:
    """Cards of one kind."""
    told = " / ".join(
        t("text-stack-side", scene, level=str(side.level), cost=side.cost, income=side.income)
        for side in sides
    )
    return t("text-stack-one", scene, name=", ".join(map(card_name, cards)), sides=told)


def _levels(scene: Scene, table: State) -> str:
    levels = sorted(map(int, facts.constants().obsolescence))
    reached, still = (
        ", ".join(str(one) for one in levels if (one in table.levels) is there) or t("none", scene)
        for there in (True, False)
    )
    return t("text-levels", scene, reached=reached, open=still)
