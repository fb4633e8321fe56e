"""`/desk page`: a page to print, from which a game of Rail Baron is laid out on a board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from html import escape

from bot.chat.base.errors import Refusal
from bot.chat.base.sending import text_file
from bot.chat.base.services import Interaction
from bot.chat.commands.slash_command import slash
from bot.chat.contract.table_context import TableContext
from bot.chat.ui.press import press_from_command
from cogs.dice_desk.commands import desk
from cogs.dice_desk.texts import is_whole
from cogs.dice_desk.whole_game import book_context
from cogs.rail_baron.words import board_of, engine_name, railroad_name
from data.texts import money, say
from rules.dice_desk import GAME
from rules.dice_desk.reported_ride import on_the_way
from rules.rail_baron import GAME as RAIL_BARON
from rules.rail_baron.model.view import SeatView, View

STYLE = (
    "body{font:12pt sans-serif;margin:1.5cm}table{border-collapse:collapse;width:100%}"
    "td,th{border:1px solid #888;padding:4pt;text-align:left;vertical-align:top}"
)


@slash("desk-do-page", under=desk, table="desk-option-page-table")
async def page(interaction: Interaction, table: int | None = None) -> None:
    press, session = await press_from_command(interaction, table)
    if session.game not in (GAME.key, RAIL_BARON.key):
        raise Refusal("desk-refuse-no-page")
    _, ctx = await press.load_context()
    if ctx.public is None or (session.game == GAME.key and not is_whole(ctx)):
        raise Refusal("desk-refuse-no-page")
    is_exact = session.game == RAIL_BARON.key
    html = build_page(ctx if is_exact else book_context(ctx), is_exact=is_exact)
    name, limit = f"table-{session.id}.html", interaction.filesize_limit
    file = partial(text_file, name, html.encode(), limit, ctx.language)
    key = "desk-page-secret" if is_exact else "desk-page-known"
    await press.reply.show_file(say(key, ctx.language), file)


def build_page(ctx: TableContext, *, is_exact: bool) -> str:
    """Return the position as a page: a row a seat with train, home, destination, cash and deeds.

    Secret cash of others is left out. `is_exact`: where trains stand is known to the milepost."""
    view: View = ctx.public if ctx.view is None else ctx.view
    language = ctx.language
    titles = ("who", "train", "home", "destination", "cash", "engine", "deeds")
    head = "".join(f"<th>{_say(f'desk-page-{title}', ctx)}</th>" for title in titles)
    rows = "".join(f"<tr>{_row(ctx, seat, is_exact)}</tr>" for seat in view.seats)
    title = say("desk-page-title", language, table=str(ctx.table), turn=view.turn.number)
    on_turn = say("desk-page-turn", language, name=ctx.names[view.turn.seat])
    bank = ", ".join(map(railroad_name, view.bank)) or say("desk-page-none", language)
    notes = [on_turn, say("desk-page-bank", language, railroads=bank)]
    if view.third_owner:
        third = ", ".join(map(railroad_name, view.third_owner))
        notes.append(say("desk-page-third", language, railroads=third))
    lines = "".join(f"<p>{escape(note)}</p>" for note in notes)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>"
        f"<table><tr>{head}</tr>{rows}</table>{lines}</html>"
    )


def _say(key: str, ctx: TableContext) -> str:
    return escape(say(key, ctx.language))


def _row(ctx: TableContext, seat: SeatView, is_exact: bool) -> str:
    return "".join(f"<td>{escape(cell)}</td>" for cell in _cells(ctx, seat, is_exact))


def _cells(ctx: TableContext, seat: SeatView, is_exact: bool) -> Iterator[str]:
    language, name = ctx.language, ctx.names[seat.seat]
    if seat.bankrupt:
        yield from (name, say("render-map-bankrupt", language), "", "", "", "", "")
        return
    graph, goal = board_of(ctx), seat.destination or say("desk-page-none", language)
    if is_exact or seat.milepost != on_the_way(graph):
        place = graph.name(seat.milepost) if seat.milepost >= 0 else ""
    else:
        place = say("desk-page-on-way", language, city=seat.departure)
    if seat.declared:
        goal = say("desk-page-declared", language, home=seat.home, alternate=seat.alternate or "–")
    elif seat.destination is not None:
        payoff = money(graph.payoff(seat.departure, seat.destination), language)
        goal = say("desk-page-trip", language, city=goal, departure=seat.departure, payoff=payoff)
    yield from (name, place, seat.home, goal)
    yield say("desk-page-hidden", language) if seat.cash is None else money(seat.cash, language)
    yield engine_name(seat.engine, ctx)
    yield ", ".join(seat.railroads) or say("desk-page-none", language)
