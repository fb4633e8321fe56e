"""The ride: a route, cut at the steps of this turn, with the rest stored in the seat's
note; and planning ahead in others' turns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.chat.base.errors import Refusal
from bot.chat.contract.pages import (
    Act,
    Answer,
    Button,
    EphemeralPage,
    Field,
    Form,
    Preview,
    Prompt,
    Style,
)
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.moves import Words
from cogs.rail_baron import pictures, typed_route
from cogs.rail_baron.routes import (
    describe_on_card,
    describe_threats,
    describe_turns,
    lettered_routes,
    ranked_routes,
    remembered_route,
    route_by_key,
    route_label,
)
from cogs.rail_baron.words import (
    DOMAIN,
    board_of,
    declare_moves,
    money,
    o,
    path_marks,
    person,
    player_state,
    t,
    trip_text,
)
from rules.rail_baron.model import events as e
from rules.rail_baron.model.actions import Ride
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.state import Phase
from rules.rail_baron.preview import ActionPreview, preview_action
from rules.rail_baron.robot.riding import route_value
from rules.rail_baron.routing.ride import path_stops
from rules.rail_baron.routing.ride_plan import Route
from rules.rail_baron.routing.routes import next_ride


def describe_trip(ctx: TableContext) -> str:
    """Return `Denver to Miami, payoff $21,500`, or the way home of a seat that has declared."""
    seat = player_state(ctx)
    if seat.declared:
        return t("trip-home", ctx, to=seat.home)
    return "" if seat.destination is None else trip_text(ctx, "trip", seat)


def ride_prompt(ctx: TableContext) -> Prompt:
    """Return the prompt of a ride: every route in words, and a button for each different ride
    of this turn, standing for the best of the routes that begin with it. Green is the route
    that a robot would take."""
    seat, view = player_state(ctx), ctx.public
    place = board_of(ctx).name(seat.milepost)
    steps = view.turn.steps_left
    routes, ranked = lettered_routes(ctx), ranked_routes(ctx)
    rides = {route.path[:steps]: letter for letter, route in reversed(ranked)}
    remembered = remembered_route(ctx)
    best = route_value(view, seat.seat, ranked[0][1])
    remembered_is_best = remembered and route_value(view, seat.seat, remembered) > best
    buttons: list[Button] = []
    lines = [t("ask-ride", ctx, trip=describe_trip(ctx), steps=steps, place=place)]
    for letter, route in routes:
        ride_letter = rides[route.path[:steps]]
        line = describe_on_card(ctx, letter, route)
        if ride_letter == letter:
            style: Style = "go" if letter == ranked[0][0] and not remembered_is_best else "plain"
            button_label = route_label(ctx, "press-route", route, letter=letter)
            key = f"ride/{route.key}"
            buttons.append(Button(key, button_label, style, own_key=f"go/{route.key}"))
        else:
            line += f" · {t('route-same', ctx, letter=ride_letter)}"
        lines.append(line)
    # The public card knows no notes: there it is offered once a ride of the trip was made.
    if (seat.used and not ctx.note.get("path")) or (
        remembered is not None and remembered.path[:steps] not in rides
    ):
        buttons.append(_remembered_button(ctx, remembered))
    buttons.append(Button("via", t("press-via", ctx), "quiet", form=True))
    return Prompt("\n".join(lines), tuple(buttons))


def _answer_ride(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer `ride/<route>`: preview the ride along this route as far as the dice allow, then
    execute it and store the rest of the route."""
    if ctx.public.phase is not Phase.RIDE:
        return Act(Ride(()))
    is_typed = rest.startswith("via.")
    choice_page = typed_route.ambiguity_page(ctx, rest) if is_typed else None
    if choice_page is not None:
        return choice_page
    graph, seat = board_of(ctx), player_state(ctx)
    chosen = typed_route.build_route(ctx, rest) if is_typed else route_by_key(ctx, rest)
    part = next_ride(ctx.public, seat.seat, chosen.path)
    end = path_stops(graph, seat.milepost, part.path)[-1]
    if confirmed:
        rest_of_route = list(chosen.path[len(part.path) :])
        note = {"path": rest_of_route} if rest_of_route else {}
        return Act(part, t("said-ride", ctx, place=graph.name(end)), note)
    preview, length = preview_action(ctx.view, part), len(chosen.path)
    changes = tuple(pictures.describe_ride(ctx, preview, length, length - len(part.path)))
    route_lines = typed_route.describe_typed_route(ctx, rest, chosen) if is_typed else ()
    text = "\n".join([*route_lines, *_describe_ride(ctx, preview, chosen, part, end)])
    draw = pictures.ride_preview(ctx, part, chosen, preview.state, changes)
    return Preview(text, t("confirm-ride", ctx), draw, key=f"ride/{rest}")


def _answer_go(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer `go/<route>`: ride along a route that the person's own page has told. A ride with
    consequences that no line of a route tells is previewed."""
    if ctx.public.phase is not Phase.RIDE:
        return Act(Ride(()))
    part = next_ride(ctx.public, ctx.required_seat, route_by_key(ctx, rest).path)
    preview = preview_action(ctx.view, part)
    is_grave = preview.short or preview.bankrupt
    for event in preview.events:
        is_grave = is_grave or isinstance(event, e.Rovered | e.Undeclared)
    return _answer_ride(ctx, rest, confirmed or not is_grave, words)


def _describe_ride(
    ctx: TableContext, preview: ActionPreview, chosen: Route, part: Ride, end: int
) -> Iterator[str]:
    """Describe the effects of the ride as the rules preview them."""
    graph, seat = board_of(ctx), player_state(ctx)
    railroads = path_marks(graph, part.path)
    yield t("sure-ride", ctx, miles=len(part.path), place=graph.name(end), railroads=railroads)
    for rover in preview.of_type(e.Rovered):
        name, is_secret = person(ctx, rover.victim), ctx.public.seats[rover.victim].cash is None
        key = "sure-ride-rover-most" if is_secret else "sure-ride-rover"
        yield t(key, ctx, name=name, amount=rover.amount)
    arrived = next(preview.of_type(e.Arrived), None)
    miles_left = len(chosen.path) - len(part.path)
    if any(won.seat == seat.seat for won in preview.of_type(e.Won)):
        yield t("sure-ride-wins", ctx)
    elif arrived is not None:
        yield t("sure-ride-arrives", ctx, payoff=arrived.payoff)
    elif miles_left > 0:
        goal = graph.name(path_stops(graph, seat.milepost, chosen.path)[-1])
        time = describe_turns(ctx, max(1.0, chosen.turns - 1))
        yield t("sure-ride-left", ctx, miles=miles_left, target=goal, time=time)
        threats = describe_threats(ctx, end) if seat.declared else ""
        if threats:
            yield t("sure-ride-threats", ctx, place=graph.name(end), trains=threats)
    yield from _describe_fees(ctx, preview)
    for lost in preview.of_type(e.Undeclared):
        if lost.seat == seat.seat:
            goal = money(winning_level(ctx.public.options.edition), ctx)
            key = "sure-ride-undeclared-fees" if lost.reason == "fees" else "sure-ride-undeclared"
            yield t(key, ctx, goal=goal, destination=lost.destination)


def _describe_fees(ctx: TableContext, preview: ActionPreview) -> Iterator[str]:
    """Describe the use fees of the turn after the ride, and whether the seat can pay them."""
    if not preview.fees:
        yield t("sure-ride-free", ctx)
        return
    yield t("sure-ride-fees", ctx, fees=preview.fees)
    if preview.bankrupt:
        yield t("sure-ride-bankrupt", ctx, short=preview.short)
    elif preview.short:
        yield t("sure-ride-short", ctx, short=preview.short)


def _answer_via(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    if ctx.public.phase is not Phase.RIDE:
        return Act(Ride(()))
    typed = words.get("places", "")
    key = typed_route.via_key(ctx, typed)
    answer = _answer_ride(ctx, key, False, {})
    assert isinstance(answer, Preview | EphemeralPage)
    guesses = typed_route.describe_guesses(ctx, typed, key)
    return replace(answer, text="\n".join([*guesses, answer.text]))


def _via_form(ctx: TableContext, rest: str) -> Form:
    field = Field("places", t("form-via-field", ctx), typed_route.form_hint(ctx), limit=300)
    return Form(t("form-via", ctx), (field,))


MOVES = declare_moves(
    [],
    others={"ride": _answer_ride, "go": _answer_go, "via": _answer_via},
    forms={"via": _via_form},
)


# Planning ahead.


def plan_page(ctx: TableContext, places: str | None) -> EphemeralPage:
    """Return the page of `/railbaron plan`: without places the ready-made routes, with places
    the route through them, which is stored in the note. Raises `Refusal`."""
    if ctx.seat is None:
        raise Refusal("house-refuse-no-seat")
    if places is None:
        return _ready_made_page(ctx)
    key = typed_route.unambiguous_key(ctx, places)
    route = typed_route.build_route(ctx, key)
    guesses = typed_route.describe_guesses(ctx, places, key)
    told = typed_route.describe_typed_route(ctx, key, route)
    text = "\n".join([*guesses, *told, t("planned", ctx)])
    draw = pictures.routes(ctx, [route])
    return EphemeralPage(text, draw, (_follow_button(ctx),), note={"path": list(route.path)})


def _ready_made_page(ctx: TableContext) -> EphemeralPage:
    rows = lettered_routes(ctx)
    if not rows:
        raise Refusal(f"{DOMAIN}-refuse-no-trip")
    text = "\n".join(describe_on_card(ctx, letter, route) for letter, route in rows)
    return EphemeralPage(text, pictures.routes(ctx, [route for _, route in rows]))


def _remembered_button(ctx: TableContext, route: Route | None) -> Button:
    """Return the button of the remembered route, with its net sum if the reader's note is known."""
    if route is None:
        return Button("ride/plan", t("press-plan", ctx))
    return Button("ride/plan", route_label(ctx, "press-plan-sum", route))


def _follow_button(ctx: TableContext) -> Button:
    """Return the button that makes the remembered route a standing order."""
    return Button("follow/plan", o("press-follow", ctx), "quiet", order=True)


def plan_buttons(ctx: TableContext) -> tuple[Button, ...]:
    """Return buttons for the remembered route: to ride it now, if the reader is to ride, and to
    follow it by a standing order."""
    remembered = None if ctx.seat is None else remembered_route(ctx)
    if remembered is None:
        return ()
    ride_buttons = (_remembered_button(ctx, remembered),) if ctx.view.may_ride else ()
    return (*ride_buttons, _follow_button(ctx))
