"""What the public card asks the seat on turn; here where the next trip goes, and the roll.

Only public facts go into it: a seat's cash may not show.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import data.rail_baron as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Button, Prompt
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.moves import Sure, move
from cogs.rail_baron import market, riding
from cogs.rail_baron.words import board_of, cash_of, chapter, me, region, t
from rules.rail_baron.cities.lookup import chance, likeliest, regions
from rules.rail_baron.dice_desk.trips import shortest
from rules.rail_baron.foresight import foreseen
from rules.rail_baron.model import actions as a
from rules.rail_baron.model import events as e
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.state import Phase
from rules.rail_baron.robot.steady import swap


def _region_detail(scene: Scene, given: Given) -> str:
    return t("option-region", scene, cities=len(likeliest(board_of(scene), given["region"])))


def _sure_region(scene: Scene, action: a.ChooseRegion) -> Sure:
    """With the likeliest cities of the region, and what each would pay."""
    graph, here = board_of(scene), me(scene).departure
    rows = []
    for city in likeliest(graph, action.region)[:6]:
        if city != here:
            percent = round(100 * chance(action.region, city))
            payoff = graph.payoff(here, city)
            rows.append(t("city-chance", scene, city=city, percent=percent, payoff=payoff))
    return MOVES.sure(scene, "region", action, cities=", ".join(rows))


def _sure_swap(scene: Scene, action: a.SwapHome) -> Sure:
    seat = me(scene)
    to = seat.destination or seat.home
    return MOVES.sure(scene, "swap", action, home=seat.home, destination=to)


def _sure_declare(scene: Scene, action: a.Declare) -> Sure:
    graph, seat, found = board_of(scene), me(scene), foreseen(scene.view, action)
    goal = winning_level(scene.public.options.edition)
    if any(found.of(e.Won)):
        return MOVES.sure(scene, "declare", action, key="sure-declare-home", goal=goal)
    home = graph.milepost_of[graph.city(seat.home)]
    values: dict[str, Any] = {
        "goal": goal,
        "home": seat.home,
        "miles": len(shortest(graph, seat.milepost, home)),
        "rover": facts.numbers().rover_award,
    }
    return MOVES.sure(scene, "declare", action, _spare(scene, found.fees, goal), **values)


def _spare(scene: Scene, fees: int, goal: int) -> str:
    """How much more the seat has than it needs, the fees that this turn has cost taken off."""
    cash = cash_of(scene)
    left = cash - fees - goal
    if left < 0:
        return t("sure-declare-short", scene, cash=cash, fees=fees, short=-left)
    key = "sure-declare-fees" if fees else "sure-declare-cash"
    return t(key, scene, cash=cash, fees=fees, left=left)


MOVES = chapter(
    [
        move("draw", a.DrawDestination),
        move("declare", a.Declare, sure=_sure_declare, said="said-declare"),
        move(
            "region",
            a.ChooseRegion,
            region=Part(
                label=lambda scene, given: region(given["region"], scene),
                detail=_region_detail,
                offered=lambda scene, given: regions(),
                menu="menu-region",
            ),
            sure=_sure_region,
            said="said-region",
        ),
        move("swap", a.SwapHome, sure=_sure_swap, said="said-swap"),
        move("keep", a.KeepHome),
        move("roll", a.Roll, style="go"),
    ],
).together(riding.MOVES, market.MOVES)


def _destination(scene: Scene) -> Prompt:
    # From 150,000 cash is public, and nobody may declare below 200,000: no secret in this button.
    declare = MOVES.legal_buttons(scene, "declare")
    place = board_of(scene).name(me(scene).milepost)
    text = t("ask-destination-declare" if declare else "ask-destination", scene, place=place)
    draw = MOVES.button(scene, "draw", "plain" if declare else "go")
    return Prompt(text, (draw, *declare))


def _region(scene: Scene) -> Prompt:
    return Prompt(t("ask-region", scene), menus=MOVES.menu(scene, "region"))


def _swap(scene: Scene) -> Prompt:
    seat = me(scene)
    assert seat.destination is not None
    payoff = board_of(scene).payoff(seat.home, seat.destination)
    text = t("ask-swap", scene, home=seat.home, destination=seat.destination, payoff=payoff)
    best = type(swap(scene.public, seat.seat))
    buttons = [
        MOVES.button(scene, name, "go" if best is action else "plain", home=seat.home)
        for name, action in (("keep", a.KeepHome), ("swap", a.SwapHome))
    ]
    return Prompt(text, tuple(buttons))


def _roll(scene: Scene) -> Prompt:
    key = "press-roll-red" if me(scene).engine == "SuperChief" else "press-roll"
    return Prompt(
        t("ask-roll", scene, trip=riding.trip(scene)), (Button("roll", t(key, scene), "go"),)
    )


_ASK: dict[Phase, Callable[[Scene], Prompt]] = {
    Phase.DESTINATION: _destination,
    Phase.REGION: _region,
    Phase.SWAP: _swap,
    Phase.ROLL: _roll,
    Phase.RIDE: riding.ask,
    Phase.PURCHASE: market.ask_purchase,
    Phase.FEES: market.ask_fees,
    Phase.AUCTION: market.ask_auction,
}


def prompt(scene: Scene) -> Prompt:
    """What the seat of this scene is asked now."""
    ask = _ASK.get(scene.public.phase)
    return Prompt(t("over", scene)) if ask is None or scene.seat is None else ask(scene)
