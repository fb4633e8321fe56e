"""What a company would earn: a private look at any time, for players and spectators. Nothing is
executed."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.base.errors import require_known
from bot.chat.contract.pages import Button, EphemeralPage, Menu, Option
from bot.chat.contract.table_context import TableContext
from cogs.train_tycoon import pictures
from cogs.train_tycoon.operate import routes
from cogs.train_tycoon.operate.building import describe_plan, proposal_option
from cogs.train_tycoon.operate.places import describe_deliveries, describe_forecast
from cogs.train_tycoon.words import (
    company_name,
    company_values,
    menu,
    public_position,
    quiet_button,
    seat_position,
    t,
)
from rules.errors import RuleError
from rules.train_tycoon.operation import forecast, opening
from rules.train_tycoon.robot.proposals import AssumedTurn, assume_next_turn, best_proposals

MAX_LINES = 8
"""Number of lines offered."""


def company_page(ctx: TableContext, rest: str) -> EphemeralPage:
    """Return the page of `if`, which offers the companies; of `if/PDL`, a company; or of
    `if/PDL/E8.nF8.I8`, one of its lines. Raises `UnknownKey`."""
    table = seat_position(ctx).state
    name, _, line = rest.partition("/")
    require_known(not name or name in table.order)
    if not name:
        return EphemeralPage(t("if", ctx), menus=_company_menu(ctx))
    next_turn = assume_next_turn(table, name)
    if line:
        return _line_page(ctx, name, next_turn, line)
    status, draw = t("if-now", ctx, **_status_values(ctx, name)), pictures.board(ctx, name)
    companies = _company_menu(ctx, name)
    if next_turn is None:
        return EphemeralPage(f"{status}\n{t('if-last', ctx)}", draw, menus=companies)
    text = "\n".join([status, *_describe_next_turn(ctx, next_turn, name)])
    deliveries_button = quiet_button(ctx, f"ships/{name}", "press-ships", look=True)
    return EphemeralPage(
        text, draw, (deliveries_button,), (*_line_menu(ctx, next_turn, name), *companies)
    )


def _company_menu(ctx: TableContext, shown: str = "") -> tuple[Menu, ...]:
    options = []
    for name in public_position(ctx).state.order:
        if name != shown:
            detail, sign = t("option-if", ctx, **_status_values(ctx, name)), ctx.find_emoji([name])
            options.append(Option(name, company_name(name), detail, emoji=sign))
    return menu(ctx, "if", "menu-if", options, look=True)


def _status_values(ctx: TableContext, name: str) -> dict[str, object]:
    """Return the text values of a company's current status."""
    values = {**company_values(ctx, name), "count": len(public_position(ctx).lines_of(name))}
    if public_position(ctx).company(name).president is None:
        values["president"] = t("no-president", ctx)
    return values


def _describe_next_turn(ctx: TableContext, next_turn: AssumedTurn, name: str) -> Iterator[str]:
    """Yield its next turn without a new line, and the forecast for the rest of the game."""
    position = next_turn.position
    if position.company(name).president is None:
        yield t("if-no-president", ctx)
        return
    yield t("if-turn-now" if next_turn.now else "if-turn", ctx, turn=str(position.state.turn))
    yield describe_forecast(ctx, forecast.forecast_turn(position))
    if position.lines_of(name):
        yield t("if-ahead", ctx, amount=forecast.future_earnings(position, name))
    if not next_turn.may_open:
        yield t("if-opened", ctx)


def _line_menu(ctx: TableContext, next_turn: AssumedTurn, name: str) -> tuple[Menu, ...]:
    """Return the menu of the best lines it could open."""
    best = best_proposals(next_turn.position)[:MAX_LINES] if next_turn.may_open else ()
    options = (proposal_option(next_turn.position, candidate, ctx) for candidate in best)
    return menu(ctx, f"if/{name}", "menu-if-lines", options, look=True)


def _line_page(
    ctx: TableContext, name: str, next_turn: AssumedTurn | None, line: str
) -> EphemeralPage:
    """Return the page of one of its lines, drawn; or of a line that is no longer legal."""
    # The extra slash makes the key differ from the company menu's: ids in a message must be unique.
    back = _back_button(ctx, f"{name}/")
    if next_turn is None or not next_turn.may_open:
        return EphemeralPage(t("if-gone", ctx), buttons=(back,))
    position = next_turn.position
    try:
        action = routes.opening_action(routes.decode_route(line), placing=position.operation.extra)
        plan = opening.plan_opening(position, action)
    except RuleError:
        return EphemeralPage(t("if-gone", ctx), buttons=(back,))
    text = [t("if-line", ctx, company=name), *describe_plan(ctx, position, plan)]
    draw = pictures.board(ctx, name, position.state, plan=plan)
    return EphemeralPage("\n".join(text), draw, (back,), _line_menu(ctx, next_turn, name))


def _back_button(ctx: TableContext, name: str) -> Button:
    return quiet_button(ctx, f"if/{name}", "press-if-back", look=True)


def deliveries_page(ctx: TableContext, name: str) -> EphemeralPage:
    """Return the page `ships/PDL`: the deliveries of the company's next turn, one by one.
    Raises `UnknownKey`."""
    table = public_position(ctx).state
    require_known(name in table.order)
    next_turn, back = assume_next_turn(table, name), _back_button(ctx, name)
    if next_turn is None:
        return EphemeralPage(t("if-last", ctx), buttons=(back,))
    moves = forecast.forecast_turn(next_turn.position).moves
    values = {"turn": str(next_turn.position.state.turn), "moves": describe_deliveries(moves, ctx)}
    key = "ships-now" if next_turn.now else "ships"
    text = t(key, ctx, company=company_name(name), **values)
    draw = pictures.deliveries_preview(ctx, name, moves) if moves else None
    return EphemeralPage(text, draw, (back,))
