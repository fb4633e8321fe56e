"""The prompts of the public card by phase, and the moves they lead to; in this module those
for choosing the next trip and for the roll.

Everybody reads these prompts: they must not depend on a seat's cash, which may be secret."""

from __future__ import annotations

import data.rail_baron as facts
from bot.chat.contract.pages import Button, Prompt
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec, GivenValues
from bot.chat.declared.chat import PromptBuilder
from bot.chat.declared.move_spec import Confirmation, move_spec
from cogs.rail_baron import market, riding
from cogs.rail_baron.routes import describe_ways_home
from cogs.rail_baron.story import describe_owed
from cogs.rail_baron.words import (
    board_of,
    declare_moves,
    player_state,
    region_label,
    seat_cash,
    t,
    unbroken,
)
from rules.rail_baron.cities.lookup import likeliest_cities, regions, share_served, table_chance
from rules.rail_baron.lookups.odds import mean_payoff
from rules.rail_baron.lookups.trips import shortest_path
from rules.rail_baron.model import actions as a
from rules.rail_baron.model import events as e
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.state import Phase
from rules.rail_baron.preview import preview_action
from rules.rail_baron.robot.steady import choose_swap


def _region_detail(ctx: TableContext, given: GivenValues) -> str:
    """Return the average payoff of a region from here, and the share that the seat's railroads
    reach."""
    region, seat, graph = given["region"], player_state(ctx), board_of(ctx)
    payoff = mean_payoff(ctx.public.options.edition, seat.departure, region)
    served = round(100 * share_served(graph, seat.railroads, region))
    return t("option-region", ctx, payoff=round(payoff, -2).numerator, percent=served)


def _region_values(ctx: TableContext, action: a.ChooseRegion) -> dict[str, str]:
    """Return the likeliest cities of the region and their payoffs."""
    graph, departure = board_of(ctx), player_state(ctx).departure
    rows = []
    for city in likeliest_cities(graph, action.region)[:6]:
        if city != departure:
            chance = round(100 * table_chance(action.region, city))
            payoff, name = graph.payoff(departure, city), unbroken(city)
            rows.append(t("city-chance", ctx, city=name, percent=chance, payoff=payoff))
    return {"cities": ", ".join(rows)}


def _swap_values(ctx: TableContext, action: a.SwapHome) -> dict[str, str]:
    seat = player_state(ctx)
    return {"home": seat.home, "destination": seat.destination or seat.home}


def _confirm_declare(ctx: TableContext, action: a.Declare) -> Confirmation:
    graph, seat, preview = board_of(ctx), player_state(ctx), preview_action(ctx.view, action)
    goal = winning_level(ctx.public.options.edition)
    if any(preview.of_type(e.Won)):
        return MOVES.confirmation(ctx, "declare-home", action, goal=goal)
    home = graph.milepost_of[graph.canonical_city(seat.home)]
    return MOVES.confirmation(
        ctx,
        "declare",
        action,
        _describe_spare_cash(ctx, preview.fees, goal),
        *describe_ways_home(ctx, seat_cash(ctx), goal),
        goal=goal,
        home=seat.home,
        miles=len(shortest_path(graph, seat.milepost, home)),
        rover=facts.numbers().rover_award,
    )


def _describe_spare_cash(ctx: TableContext, fees: int, goal: int) -> str:
    """Describe how much cash exceeds the goal after the use fees of this turn, or falls short."""
    cash = seat_cash(ctx)
    left = cash - fees - goal
    if left < 0:
        return t("sure-declare-short", ctx, cash=cash, fees=fees, short=-left)
    key = "sure-declare-fees" if fees else "sure-declare-cash"
    return t(key, ctx, cash=cash, fees=fees, left=left)


MOVES = declare_moves(
    [
        move_spec("draw", a.DrawDestination),
        move_spec("declare", a.Declare, sure=_confirm_declare, said="said-declare"),
        move_spec(
            "region",
            a.ChooseRegion,
            region=FieldSpec(
                label=lambda ctx, given: region_label(given["region"], ctx),
                detail=_region_detail,
                offered=lambda ctx, given: regions(),
                menu="menu-region",
            ),
            sure=_region_values,
            said="said-region",
        ),
        move_spec("swap", a.SwapHome, sure=_swap_values),
        move_spec("keep", a.KeepHome),
        move_spec("roll", a.Roll, style="go"),
    ]
).merge(riding.MOVES, market.MOVES)


def _destination_prompt(ctx: TableContext) -> Prompt:
    # Cash is public from 150,000, and declaring takes 200,000: this button reveals nothing.
    declare = MOVES.legal_buttons(ctx, "declare")
    place = board_of(ctx).name(player_state(ctx).milepost)
    text = t("ask-destination-declare" if declare else "ask-destination", ctx, place=place)
    draw = MOVES.button(ctx, "draw", "plain" if declare else "go")
    return Prompt(text, (draw, *declare))


def _swap_prompt(ctx: TableContext) -> Prompt:
    seat = player_state(ctx)
    assert seat.destination is not None
    payoff = board_of(ctx).payoff(seat.home, seat.destination)
    text = t("ask-swap", ctx, home=seat.home, destination=seat.destination, payoff=payoff)
    suggested = type(choose_swap(ctx.public, seat.seat))
    buttons = [
        MOVES.button(ctx, name, "go" if suggested is action else "plain", home=seat.home)
        for name, action in (("keep", a.KeepHome), ("swap", a.SwapHome))
    ]
    return Prompt(text, tuple(buttons))


def _roll_prompt(ctx: TableContext) -> Prompt:
    key = "press-roll-red" if player_state(ctx).engine == "SuperChief" else "press-roll"
    return Prompt(
        t("ask-roll", ctx, trip=riding.describe_trip(ctx)), (Button("roll", t(key, ctx), "go"),)
    )


PROMPTS: dict[Phase, PromptBuilder] = {
    Phase.DESTINATION: _destination_prompt,
    Phase.SWAP: _swap_prompt,
    Phase.ROLL: _roll_prompt,
    Phase.RIDE: riding.ride_prompt,
    Phase.PURCHASE: market.purchase_prompt,
    Phase.FEES: lambda ctx: {"owed": describe_owed(ctx, ctx.public.owed)},
    Phase.AUCTION: market.auction_prompt,
}
