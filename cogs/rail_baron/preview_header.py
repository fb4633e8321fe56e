"""Header lines of a preview's picture: sums as they are now and as they would be."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.contract.table_context import TableContext
from cogs.rail_baron.words import board_of, money, player_state, public_position, seat_cash, t
from data.texts import decimal, percent, say
from render.card.top import format_change
from render.paint.style import fit
from render.rail_baron.cards.heads import KEY, describe_trip_after_fees
from rules.rail_baron.cities.lookup import share_served
from rules.rail_baron.model import events as e
from rules.rail_baron.ownership import fees
from rules.rail_baron.preview import ActionPreview
from rules.rail_baron.routing.ride_plan import Route
from rules.rail_baron.routing.turn_forecast import mean_roll

_MAX_NAME = 36
"""Letters of a player's name in the header."""


def _header_text(key: str, ctx: TableContext, **values: object) -> str:
    return say(f"{KEY}-{key}", ctx.language, **values)


def describe_ride(
    ctx: TableContext, preview: ActionPreview, before: int, after: int
) -> Iterator[str]:
    """Yield the effects of a ride: rover payments, the miles left to the destination or the
    payoff there, use fees, and a lost declaration."""
    seat = player_state(ctx)
    for rover in preview.of_type(e.Rovered):
        is_secret = ctx.public.seats[rover.victim].cash is None
        key = "rovers-most" if is_secret else "rovers"
        name, amount = ctx.names[rover.victim], money(rover.amount, ctx)
        yield _header_text(key, ctx, name=fit(name, _MAX_NAME, 300), amount=amount)
    arrived = next(preview.of_type(e.Arrived), None)
    goal = seat.home if seat.declared else seat.destination or ""
    after_text = _header_text("to-go", ctx, miles=after)
    if arrived is not None:
        after_text = _header_text("arrives", ctx, payoff=money(arrived.payoff, ctx))
    if any(won.seat == seat.seat for won in preview.of_type(e.Won)):
        after_text = _header_text("wins", ctx)
    yield format_change(goal, str(before), after_text)
    yield from _describe_fees(ctx, preview)
    for lost in preview.of_type(e.Undeclared):
        if lost.seat == seat.seat:
            yield _header_text("undeclared", ctx, city=lost.destination)


def describe_trip_net(ctx: TableContext, route: Route) -> str:
    """Return the payoff of the trip and what the use fees of the whole way leave of it."""
    seat = player_state(ctx)
    if seat.declared or seat.destination is None:
        return ""
    payoff = board_of(ctx).payoff(seat.departure, seat.destination)
    return describe_trip_after_fees(seat.destination, payoff, round(route.fees, -2), ctx.language)


def _describe_fees(ctx: TableContext, preview: ActionPreview) -> Iterator[str]:
    current_fees = sum(amount for _, amount in fees.use_fees(public_position(ctx)))
    if preview.fees or current_fees:
        text = format_change(
            _header_text("fees", ctx), money(current_fees, ctx), money(preview.fees, ctx)
        )
        payees = [fit(t.player_label(ctx, payee), _MAX_NAME, 200) for payee, _ in preview.owed]
        yield f"{text} ({', '.join(payees)})" if payees else text


def describe_purchase(ctx: TableContext, preview: ActionPreview) -> Iterator[str]:
    """Yield the effects of a purchase: cash, and the mean roll of an engine or the share of
    destinations that the seat's railroads serve."""
    cash = seat_cash(ctx)
    price = sum(
        item.amount for item in preview.of_type(e.Paid) if item.why in ("railroad", "engine")
    )
    yield describe_cash(ctx, cash - price)
    for engine in preview.of_type(e.BoughtEngine):
        rolls = (mean_roll(item) for item in (player_state(ctx).engine, engine.engine))
        yield format_change(
            _header_text("rolls", ctx), *(decimal(roll, ctx.language) for roll in rolls)
        )
    for item in preview.of_type(e.BoughtRailroad):
        yield describe_reach(ctx, [*player_state(ctx).railroads, item.railroad])


def describe_cash(ctx: TableContext, left: int) -> str:
    """Return how the cash of the reader's seat changes; only for private pages."""
    return format_change(_header_text("cash", ctx), money(seat_cash(ctx), ctx), money(left, ctx))


def describe_fees_after_sale(ctx: TableContext, preview: ActionPreview, amount: int) -> str:
    """Return what a sale leaves after the use fees, or what is still missing for them."""
    key = "fees-bankrupt" if preview.bankrupt else "fees-short" if preview.short else "fees-leave"
    fees = sum(due for _, due in ctx.public.owed)
    return _header_text(key, ctx, fees=money(fees, ctx), amount=money(amount, ctx))


def describe_opening_bid(ctx: TableContext, minimum: int) -> str:
    """Return the minimum bid of an auction."""
    return _header_text("opens", ctx, least=money(minimum, ctx))


def describe_reach(ctx: TableContext, railroads: list[str]) -> str:
    """Return how the share of destinations served changes from the seat's railroads to these."""
    graph, current = board_of(ctx), player_state(ctx).railroads
    before, after = (
        percent(share_served(graph, marks), ctx.language) for marks in (current, railroads)
    )
    return format_change(_header_text("destinations", ctx), before, after)
