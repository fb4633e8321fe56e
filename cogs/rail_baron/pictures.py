"""The pictures of Rail Baron's cards, each a function for a worker to call; and the lines in the
header of a preview's picture: sums as they are now and as they would be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import msgspec

from bot.chat.contract.pages import Draw
from bot.chat.contract.table_context import TableContext
from bot.tables.types.model import TurnStanding
from cogs.rail_baron.words import board_of, money, player_state, public_position, seat_cash, t
from data.texts import decimal, percent, say
from render.card.top import format_change
from render.paint.picture import Picture
from render.paint.style import fit
from render.rail_baron.cards.board import render_board as draw_board
from render.rail_baron.cards.heads import KEY, describe_trip_after_fees
from render.rail_baron.cards.market import market_card as draw_market
from render.rail_baron.cards.railroad import railroad_card as draw_railroad
from render.rail_baron.cards.since import summarize_deeds
from render.rail_baron.players.cash import cash_history
from render.rail_baron.players.deeds import render_deeds as draw_deeds
from render.rail_baron.players.result import render_result as draw_result
from rules.game import Event, Standing
from rules.rail_baron.cities.lookup import share_served
from rules.rail_baron.game import GAME
from rules.rail_baron.model import events as e
from rules.rail_baron.model.actions import Ride
from rules.rail_baron.model.events import AuctionWon, BoughtRailroad, Rode
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.state import Phase, State
from rules.rail_baron.model.view import View
from rules.rail_baron.ownership import fees
from rules.rail_baron.preview import ActionPreview
from rules.rail_baron.routing.ride import path_stops
from rules.rail_baron.routing.ride_plan import Route
from rules.rail_baron.routing.routes import propose_routes
from rules.rail_baron.routing.tolls import tolls_of
from rules.rail_baron.routing.turn_forecast import mean_roll


def _draw_view(
    ctx: TableContext, draw: Callable[..., Picture], view: View, *arguments: str, **options: object
) -> Draw:
    """Return the drawing of a view, with the table's names, language and header added."""
    return partial(draw, view, *arguments, ctx.language, names=ctx.names, top=ctx.top, **options)


def _draw_map(ctx: TableContext, view: View | None = None, **options: object) -> Draw:
    """Return the part of the map around what happens now, or around the view's viewer."""
    return _draw_view(ctx, draw_board, view or ctx.public, **options)


def _view_from_seat(ctx: TableContext) -> View:
    """Return the public view with the reader's seat as its viewer: the map shows that train and
    no secret cash."""
    view: View = ctx.public
    return msgspec.structs.replace(view, viewer=ctx.seat)


def card(ctx: TableContext, events: Sequence[Event], standing: Sequence[Standing]) -> Draw:
    """Return the picture of the public card: the routes, the railroad up for auction, what can
    be bought or sold, the result, or the rides since the last card."""
    view, names, language = ctx.public, ctx.names, ctx.language
    if view.phase is Phase.OVER and standing:
        return partial(draw_result, view, standing, names, language)
    if not ctx.ended or ctx.past:  # in a game that was broken off nobody chooses any more
        if view.phase is Phase.RIDE:
            return _draw_map(ctx, routes=propose_routes(view, view.turn.seat))
        if view.phase is Phase.AUCTION:
            return railroad(ctx, view.auction.railroad)
        if view.phase in (Phase.PURCHASE, Phase.FEES):
            return market(ctx)
    return _draw_map(ctx, rides=_rides(events), bought=_bought_railroads(events))


def recent_moves(ctx: TableContext, events: Sequence[Event]) -> Draw:
    """Return the rides of these events on the map around the reader's train, or the railroad up
    for auction; with a line for everything else that happened."""
    deeds = summarize_deeds(events, board_of(ctx), ctx.seat, ctx.language)
    if ctx.public.phase is Phase.AUCTION:
        return railroad(ctx, ctx.public.auction.railroad, deeds=deeds)
    changes = {"rides": _rides(events), "bought": _bought_railroads(events), "deeds": deeds}
    return _draw_map(ctx, _view_from_seat(ctx), **changes)


def _rides(events: Sequence[Event]) -> list[Rode]:
    return [event for event in events if isinstance(event, Rode)]


def _bought_railroads(events: Sequence[Event]) -> tuple[str, ...]:
    return tuple(e.railroad for e in events if isinstance(e, BoughtRailroad | AuctionWon))


def ride_preview(
    ctx: TableContext, part: Ride, route: Route, after: State, would: tuple[str, ...]
) -> Draw:
    """Return the projected map after the ride, with the rest of the route, and the net sum of the
    whole trip. `would`: the changes in the header."""
    seat, seats = player_state(ctx), list(GAME.view(after, None).seats)
    stop = path_stops(board_of(ctx), seat.milepost, part.path)[-1]
    seats[seat.seat] = msgspec.structs.replace(seats[seat.seat], milepost=stop, bankrupt=False)
    projected = msgspec.structs.replace(ctx.public, seats=tuple(seats))
    rode = Rode(seat.seat, seat.milepost, part.path, stop)
    rest = route.path[len(part.path) :]
    trip = _describe_trip_net(ctx, route, rest)
    return _draw_map(ctx, projected, ride=rode, left=rest, would=would, trip=trip)


def railroad(ctx: TableContext, mark: str, **options: object) -> Draw:
    """Return one railroad, enlarged: its bids, cities, line and connections."""
    return _draw_view(ctx, draw_railroad, ctx.public, mark, **options)


def market(ctx: TableContext, **options: object) -> Draw:
    """Return what can be bought from the bank, or sold for use fees."""
    return _draw_view(ctx, draw_market, ctx.public, **options)


def routes(ctx: TableContext, shown: Sequence[Route]) -> Draw:
    """Return the routes as A, B, C on the map around the reader's train."""
    return _draw_map(ctx, _view_from_seat(ctx), routes=shown)


def whole_map(ctx: TableContext) -> tuple[Draw, ...]:
    """Return the map with trains and owners, then its west and its east enlarged."""
    return tuple(_draw_map(ctx, crop=crop) for crop in ("whole", "west", "east"))


def deeds(ctx: TableContext) -> Draw:
    """Return who owns what, and what the bank still sells, for the reader alone."""
    return partial(draw_deeds, ctx.view, ctx.names, ctx.language)


def cash(ctx: TableContext, history: Sequence[TurnStanding]) -> Draw:
    """Return the chart of cash by turn, from the history."""
    names, edition = ctx.names, ctx.public.options.edition
    points = [
        (turn.turn, [_cash_in_ranking(turn.standing, seat) for seat in range(len(names))])
        for turn in history
    ]
    return partial(cash_history, points, names, ctx.language, edition=edition)


def _cash_in_ranking(standing: Sequence[Standing], seat: int) -> int | None:
    return next((line.sums.get("cash") for line in standing if line.seat == seat), None)


_MAX_NAME = 36
"""Letters of a player's name in the header."""


def header_text(key: str, ctx: TableContext, **values: object) -> str:
    return say(f"{KEY}-{key}", ctx.language, **values)


def describe_ride(
    ctx: TableContext, preview: ActionPreview, before: int, after: int
) -> Iterator[str]:
    """Yield the effects of a ride: rover payments, a lost declaration, the miles left to the
    destination or the payoff there, use fees and cash."""
    seat = player_state(ctx)
    for rover in preview.of_type(e.Rovered):
        is_secret = ctx.public.seats[rover.victim].cash is None
        key = "rovers-most" if is_secret else "rovers"
        name, amount = ctx.names[rover.victim], money(rover.amount, ctx)
        yield header_text(key, ctx, name=fit(name, _MAX_NAME, 300), amount=amount)
    arrived = next(preview.of_type(e.Arrived), None)
    goal = seat.home if seat.declared else seat.destination or ""
    after_text = header_text("to-go", ctx, miles=after)
    if arrived is not None:
        after_text = header_text("arrives", ctx, payoff=money(arrived.payoff, ctx))
    if any(won.seat == seat.seat for won in preview.of_type(e.Won)):
        after_text = header_text("wins", ctx)
    lost = next((row for row in preview.of_type(e.Undeclared) if row.seat == seat.seat), None)
    if lost is not None:
        level = money(winning_level(ctx.public.options.edition), ctx)
        yield header_text("undeclared", ctx, level=level, city=lost.destination)
    if lost is None or not after:
        yield format_change(goal, str(before), after_text)
    yield from _describe_fees(ctx, preview)
    left = preview.state.seats[seat.seat].cash
    if left != seat_cash(ctx) and not (preview.short or preview.bankrupt):
        yield describe_cash(ctx, left)


def _describe_trip_net(ctx: TableContext, route: Route, rest: tuple[int, ...]) -> str:
    """Return the payoff of the trip and what the use fees of the whole way leave of it, with those
    who get the fees of the rest of the way."""
    seat = player_state(ctx)
    if seat.declared or seat.destination is None:
        return ""
    graph = board_of(ctx)
    payoff = graph.payoff(seat.departure, seat.destination)
    tolls = tolls_of(ctx.public, seat.seat, graph)
    payees = tolls.payees(tolls.path_tolls(graph, rest), len(ctx.public.seats))
    names = ", ".join(fit(t.player_label(ctx, payee), _MAX_NAME, 200) for payee in payees)
    return describe_trip_after_fees(
        seat.destination, payoff, round(route.fees, -2), ctx.language, route.fees_now, names
    )


def _describe_fees(ctx: TableContext, preview: ActionPreview) -> Iterator[str]:
    current_fees = sum(amount for _, amount in fees.use_fees(public_position(ctx)))
    if preview.fees or current_fees:
        due = money(preview.fees, ctx)
        text = format_change(header_text("fees", ctx), money(current_fees, ctx), due)
        if current_fees == preview.fees:
            text = header_text("fees-same", ctx, fees=due)
        split = len(preview.owed) > 1
        payees = [
            f"{fit(t.player_label(ctx, payee), _MAX_NAME, 200)} {money(due, ctx) * split}".strip()
            for payee, due in preview.owed
        ]
        to = header_text("fees-to", ctx, payees=", ".join(payees))
        yield f"{text} ({to})" if payees else text


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
            header_text("rolls", ctx), *(decimal(roll, ctx.language) for roll in rolls)
        )
    for item in preview.of_type(e.BoughtRailroad):
        yield describe_reach(ctx, [*player_state(ctx).railroads, item.railroad])


def describe_cash(ctx: TableContext, left: int) -> str:
    """Return how the cash of the reader's seat changes; only for private pages."""
    return format_change(header_text("cash", ctx), money(seat_cash(ctx), ctx), money(left, ctx))


def describe_fees_after_sale(ctx: TableContext, preview: ActionPreview, amount: int) -> str:
    """Return what a sale leaves after the use fees, or what is still missing for them."""
    key = "fees-bankrupt" if preview.bankrupt else "fees-short" if preview.short else "fees-leave"
    fees = sum(due for _, due in ctx.public.owed)
    return header_text(key, ctx, fees=money(fees, ctx), amount=money(amount, ctx))


def describe_opening_bid(ctx: TableContext, minimum: int) -> str:
    """Return the minimum bid of an auction."""
    return header_text("opens", ctx, least=money(minimum, ctx))


def describe_reach(ctx: TableContext, railroads: list[str]) -> str:
    """Return how the share of destinations served changes from the seat's railroads to these."""
    graph, current = board_of(ctx), player_state(ctx).railroads
    before, after = (
        percent(share_served(graph, marks), ctx.language) for marks in (current, railroads)
    )
    return format_change(header_text("destinations", ctx), before, after)
