"""Placing the tokens of a Holding: sensible ways as buttons, every full one in a menu (24)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import data.railroad_barons as facts
from bot.chat.contract.adapter import Button, Menu, Option, Prompt, Scene
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.moves import Moves, Sure, move
from cogs.railroad_barons import pictures
from cogs.railroad_barons.draft import check
from cogs.railroad_barons.sums import free_tokens, operates, price, top
from cogs.railroad_barons.words import KINDS, holding, money, railroads, t
from rules.railroad_barons.model.actions import PlaceTokens
from rules.railroad_barons.model.state import State


class Proposal(NamedTuple):
    """`what` names the idea behind it, `adds` is how many Railroads it would add."""

    what: str
    action: PlaceTokens
    adds: int = 1


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


def _buttons(scene: Scene, table: State, name: str) -> tuple[Button, ...]:
    """The proposals, and a form for every other number."""
    made = []
    for number, one in enumerate(proposals(table, name)[:4]):
        key = "press-tokens-network" if one.action.network else "press-tokens"
        what = t(f"tokens-{one.what}", scene, count=one.adds)
        shown = t(key, scene, what=what, plus=one.action.plus, down=one.action.down)
        made.append(Button(MOVES.key("tokens", one.action), shown, "plain" if number else "go"))
    return (*made, Button("tokens", t("press-tokens-form", scene), "quiet", form=True))


def _menu(scene: Scene, table: State, name: str) -> Menu:
    """Every placing that leaves no token idle."""
    free, kept = free_tokens(table, name), len(table.holdings[name].railroads)
    options = []
    for network in (0, 1) if free else (0,):
        for plus in range(free - network, -1, -1):
            down = free - network - plus
            room = t("option-tokens-room", scene, plus=plus, down=down)
            if kept > down:
                room += " · " + t("option-tokens-loses", scene, count=kept - down)
            key = MOVES.key("tokens", PlaceTokens(plus, down, network)).partition("/")[2]
            shown = t(
                "option-tokens-network" if network else "option-tokens",
                scene,
                plus=plus,
                down=down,
            )
            options.append(Option(key, shown, room))
    return Menu("tokens", t("menu-tokens", scene), tuple(options))


def ask(scene: Scene, table: State, seat: int) -> Prompt:
    name = operates(table)
    row = table.holdings[name]
    again = any(one.last is not None and one.director == seat for one in table.holdings.values())
    text = t(
        "ask-tokens-again" if again else "ask-tokens",
        scene,
        holding=holding(name, scene),
        free=free_tokens(table, name),
        bonus=money(facts.constants().network_token_income, scene),
    )
    has = t(
        "ask-tokens-has",
        scene,
        count=len(row.railroads),
        treasury=money(row.treasury, scene),
        top=top(scene, table, name),
    )
    return Prompt(f"{text} {has}", _buttons(scene, table, name), (_menu(scene, table, name),))


def _sure(scene: Scene, action: PlaceTokens) -> Sure | None:
    """Shown first when one goes into the network for good or Railroads would go."""
    table: State = scene.public.table
    name = operates(table)
    owned = table.holdings[name].railroads
    lost = len(owned) - action.down
    if not action.network and lost <= 0:
        return None
    lines = [t("sure-tokens", scene, holding=holding(name, scene), **KINDS.written(action, scene))]
    if action.network:
        bonus = money(facts.constants().network_token_income, scene)
        left = free_tokens(table, name) - 1
        lines.append(t("sure-tokens-network", scene, amount=bonus, left=left))
    if lost > 0 and action.down == 0:
        lines.append(t("sure-tokens-all", scene, railroads=railroads(owned, scene)))
    elif lost > 0:
        count = len(owned)
        lines.append(t("sure-tokens-loses", scene, count=count, down=action.down, surplus=lost))
    return Sure("\n".join(lines), t("confirm-tokens", scene), pictures.holding(scene, name))


def _hint(scene: Scene, given: Given) -> str:
    name = scene.public.table.holding
    if name is None:
        raise LookupError("tokens")
    return t("form-tokens-hint", scene, free=free_tokens(scene.public.table, name))


MOVES = Moves(
    t,
    KINDS,
    check,
    [
        move(
            "tokens",
            PlaceTokens,
            plus=Part(form=True, hint=_hint, limit=4),
            down=Part(form=True, hint=_hint, limit=4),
            network=Part(form=True, hint=_hint, limit=4, preset=lambda given: 0),
            label=lambda scene, action: "",
            sure=_sure,
        )
    ],
)
