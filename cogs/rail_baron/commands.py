"""`/railbaron …`: every action as a command, with autocompletion of what is legal now.

A command builds the same key as a button and is handled the same way: what cannot be undone
is previewed first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord import app_commands

from bot.chat.actions.play import show_page
from bot.chat.base.errors import Refusal
from bot.chat.base.services import Interaction, Services
from bot.chat.base.slash import localized
from bot.chat.contract.pages import EphemeralPage
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import GivenValues
from bot.chat.declared.commands import CommandHandler, CommandOption, Commands
from bot.chat.declared.field_types import key_text
from bot.chat.ui.keys import Route
from bot.chat.ui.press import press_from_command
from cogs.rail_baron import pictures, riding
from cogs.rail_baron.looks import reader_summary
from cogs.rail_baron.prompt import MOVES
from cogs.rail_baron.routes import route_rows
from cogs.rail_baron.typed_route import place_rows
from data.rail_baron import region_name
from rules.rail_baron.cities.lookup import regions
from rules.rail_baron.model.actions import BetterEngine

GAME = "rail_baron"
RAILBARON = Commands(GAME, "railbaron", MOVES)


def _group(name: str) -> app_commands.Group:
    text = RAILBARON.texts.register_key(f"slash-{name}")
    return app_commands.Group(name=name, description=localized(text), parent=RAILBARON.group)


def _page_handler(
    build_page: Callable[[Services, TableContext, GivenValues], Awaitable[EphemeralPage]],
    *,
    ended: bool = False,
) -> CommandHandler:
    """Return the handler of a command that answers with a private page, in any turn; `ended`:
    for finished games too."""

    async def answer_command(
        interaction: Interaction, table: int | None, given: GivenValues
    ) -> None:
        press, record = await press_from_command(
            interaction, table, Route.PLAY, game=GAME, ended=ended
        )
        services, (_, ctx) = press.services, await press.load_context()
        if ctx.view is None:
            raise Refusal("house-refuse-not-running")
        page = await build_page(services, ctx, given)
        if page.note is not None and ctx.seat is not None:
            await services.tables.set_note(record.id, ctx.seat, page.note)
        await show_page(press.reply, press.key, page, ctx, services.chat(GAME).accent(ctx.seat))

    return answer_command


async def _cash_page(services: Services, ctx: TableContext, given: GivenValues) -> EphemeralPage:
    history = await services.tables.ranking_history(ctx.table, ctx.seat)
    return EphemeralPage(
        reader_summary(ctx), pictures.cash(ctx, history) if len(history) > 1 else None
    )


async def _plan_page(services: Services, ctx: TableContext, given: GivenValues) -> EphemeralPage:
    return riding.plan_page(ctx, given["places"])


_PLACES = app_commands.Range[str, 1, 300]
ride, buy = _group("ride"), _group("buy")
RAILBARON.add_move("draw", "destination")
RAILBARON.add_move("declare")
RAILBARON.add_move(
    "region",
    region=CommandOption(
        read=lambda text: key_text(text.strip()),
        known=lambda language: [(region_name(name, language), name) for name in regions()],
    ),
)
for move in ("swap", "keep", "roll"):
    RAILBARON.add_move(move)
RAILBARON.add("route", "ride/{route}", under=ride, route=CommandOption(offered=route_rows))
RAILBARON.add(
    "via", "via", under=ride, places=CommandOption(_PLACES, completed=place_rows, typed=True)
)
RAILBARON.add_choice("railroad", "railroad", "railroad", under=buy)
RAILBARON.add("engine", "engine/{engine}", under=buy, engine=CommandOption(BetterEngine))
RAILBARON.add("nothing", "nothing", under=buy)
RAILBARON.add_choice("sell", "sell", "railroad")
RAILBARON.add_choice("auction", "auction", "railroad")
RAILBARON.add_move("bid", amount=CommandOption(app_commands.Range[str, 1, 20], typed=True))
RAILBARON.add_move("pass")
RAILBARON.add("show", "wide", look=True)
RAILBARON.add("deeds", "deeds", look=True)
RAILBARON.add_custom("cash", _page_handler(_cash_page, ended=True))
RAILBARON.add_custom(
    "plan",
    _page_handler(_plan_page),
    places=CommandOption(_PLACES, completed=place_rows, default=""),
)
