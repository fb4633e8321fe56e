"""Placing the tokens of a Holding: sensible ways as buttons, every full one in a menu."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import data.railroad_barons as facts
from bot.chat.contract.adapter import Act, Answer, Button, Field, Form, Menu, Option, Preview, Scene
from cogs.railroad_barons import pictures
from cogs.railroad_barons.sums import free_tokens, price
from cogs.railroad_barons.typed import number
from cogs.railroad_barons.words import holding, money, railroads, t
from rules.railroad_barons.model.actions import PlaceTokens
from rules.railroad_barons.model.state import Phase, State


class Proposal(NamedTuple):
    """`what` names the idea behind it, `adds` is how many Railroads it would add."""

    what: str
    action: PlaceTokens
    adds: int = 1


def key(action: PlaceTokens) -> str:
    return f"tokens/{action.plus}.{action.down}.{action.network}"


def proposals(table: State, name: str) -> list[Proposal]:
    """What a Director would mostly do, the likeliest first, no two alike (24)."""
    row, free = table.holdings[name], free_tokens(table, name)
    kept = len(row.railroads)
    ideas = list(_first(free, _payable(table, name)) if not kept else _next(free, kept))
    if row.last is not None and sum(row.last) > 0:
        plus, down, _ = row.last  # what went into the network is gone from the tokens
        same = Proposal("same", PlaceTokens(plus, down), plus)
        room = kept < down or (plus == 0 and kept == down)
        ideas.insert(0 if room else len(ideas), same)
    found: list[Proposal] = []
    for made in ideas:
        placed = made.action.plus + made.action.down + made.action.network
        if placed <= free and made.action not in [one.action for one in found]:
            found.append(made)
    return found


def _payable(table: State, name: str) -> int:
    """How many Railroads the treasury pays at the price of the top one, but at least one: its
    Director may help (29)."""
    sides = range(len(facts.railroads()[table.stack[0]].sides)) if table.stack else ()
    cheapest = min((price(table, name, side).asked for side in sides), default=0)
    return max(1, table.holdings[name].treasury // cheapest) if cheapest else 1


def _first(free: int, payable: int) -> Iterator[Proposal]:
    """For a Holding without a Railroad: no token stays idle."""
    if free < 2:
        yield Proposal("none", PlaceTokens(0, free))
        return
    many = min(free // 2, payable)
    yield Proposal("first", PlaceTokens(many, free - many), many)
    if many > 1:
        yield Proposal("first", PlaceTokens(1, free - 1))


def _next(free: int, kept: int) -> Iterator[Proposal]:
    """For one that keeps what it has: tokens that nothing else needs lie on (▼)."""
    spare = free - 1 - kept
    if spare > 0:
        yield Proposal("one", PlaceTokens(1, free - 1))
        grown = (free - kept) // 2
        if grown > 1:
            yield Proposal("grow", PlaceTokens(grown, free - grown), grown)
        yield Proposal("build", PlaceTokens(spare // 2, kept + (spare + 1) // 2, 1))
        return
    yield Proposal("keep", PlaceTokens(0, free))
    if spare == 0:
        yield Proposal("build", PlaceTokens(0, kept, 1))
        yield Proposal("replace", PlaceTokens(1, kept))


def buttons(scene: Scene, name: str) -> tuple[Button, ...]:
    """The proposals, and a form for every other number."""
    table, language = scene.public.table, scene.language
    made = [
        Button(
            key(one.action),
            t(
                "press-tokens-network" if one.action.network else "press-tokens",
                language,
                what=t(f"tokens-{one.what}", language, count=one.adds),
                plus=one.action.plus,
                down=one.action.down,
            ),
            "go" if number == 0 else "plain",
        )
        for number, one in enumerate(proposals(table, name)[:4])
    ]
    other = Button("tokens", t("press-tokens-form", language), "quiet", form=True)
    return (*made, other)


def menu(scene: Scene, name: str) -> Menu:
    """Every placing that leaves no token idle."""
    table, language = scene.public.table, scene.language
    free, kept = free_tokens(table, name), len(table.holdings[name].railroads)
    options = []
    for network in (0, 1) if free else (0,):
        for plus in range(free - network, -1, -1):
            down = free - network - plus
            room = t("option-tokens-room", language, plus=plus, down=down)
            lost = max(0, kept - down)
            if lost:
                room += " · " + t("option-tokens-loses", language, count=lost)
            label = "option-tokens-network" if network else "option-tokens"
            options.append(
                Option(
                    f"{plus}.{down}.{network}",
                    t(label, language, plus=plus, down=down),
                    room,
                )
            )
    return Menu("tokens", t("menu-tokens", language), tuple(options))


def form(scene: Scene) -> Form:
    table, language = scene.public.table, scene.language
    if table.holding is None:
        raise LookupError("tokens")
    hint = t("form-tokens-hint", language, free=free_tokens(table, table.holding))
    given = {"network": "0"}
    fields = tuple(
        Field(one, t(f"form-tokens-{one}", language), hint, given.get(one, ""), limit=4)
        for one in ("plus", "down", "network")
    )
    return Form(t("form-tokens", language), fields)


def answer(scene: Scene, rest: str, sure: bool, words: Mapping[str, str]) -> Answer:
    """Place them; shown first when one goes into the network for good or Railroads would go."""
    if words:
        numbers = [number(words.get("plus", "")), number(words.get("down", ""))]
        numbers.append(number(words.get("network", ""), 0))
    else:
        numbers = [int(part) for part in rest.split(".") if re.fullmatch("[0-9]{1,3}", part)]
    if len(numbers) != 3:
        raise LookupError(rest)
    action = PlaceTokens(*numbers)
    table: State = scene.public.table
    name = table.holding
    if sure or name is None or table.phase is not Phase.TOKENS:
        return Act(action)
    row = table.holdings[name]
    lost = len(row.railroads) - action.down
    allowed = sum(numbers) <= free_tokens(table, name) and action.network <= 1
    if not allowed or not (action.network or lost > 0):
        return Act(action)  # plain, or the rules say best what is wrong with it
    return Preview(
        "\n".join(_told(scene, table, name, action)),
        t("confirm-tokens", scene.language),
        pictures.holding(scene, name),
        key(action),
    )


def _told(scene: Scene, table: State, name: str, action: PlaceTokens) -> list[str]:
    language, row = scene.language, table.holdings[name]
    shown = holding(name, language)
    lines = [t("sure-tokens", language, holding=shown, plus=action.plus, down=action.down)]
    if action.network:
        bonus = money(facts.constants().network_token_income, language)
        left = free_tokens(table, name) - 1
        lines.append(t("sure-tokens-network", language, amount=bonus, left=left))
    lost = len(row.railroads) - action.down
    if lost > 0 and action.down == 0:
        names = railroads(row.railroads, language)
        lines.append(t("sure-tokens-all", language, railroads=names))
    elif lost > 0:
        count = len(row.railroads)
        lines.append(t("sure-tokens-loses", language, count=count, down=action.down, surplus=lost))
    return lines
