"""All tables of a server, for its managers: filtered, and what can be done to each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import cast, get_args

from bot.chat.actions.lobby import show_lobby_change
from bot.chat.base.durations import timestamp_markup
from bot.chat.base.errors import UnknownKey, mark_done, require_known
from bot.chat.base.server import require_manager
from bot.chat.contract.pages import Button, Menu, Option
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.press import Press, button
from bot.tables.moves.play import SUBSTITUTE_ROBOT
from bot.tables.queries.server_tables import TableFilter
from bot.tables.types.errors import TableError
from bot.tables.types.games import all_games
from bot.tables.types.model import SeatRow, Table
from data.texts import say

PAGE = 20
"""Tables on one page of the list."""
PLACE = ComponentId(0, 0, Route.SERVER, "")


@button(Route.SERVER, "list", kind="look", at_table=False)
async def _show_list(press: Press) -> None:
    """Handle `list/<status>[/<game>[/<before>]]`; the game may be `all`."""
    guild, language = require_manager(press.interaction), await press.language()
    status, game, before = [*press.argument.split("/"), "all", ""][:3]
    chats = press.services.chats
    require_known(status in get_args(TableFilter) and (game == "all" or game in chats))
    require_known(not before or before.isdecimal())
    servers = press.tables.servers
    counts = await servers.count_tables(guild)
    tables = await servers.list_tables(
        guild,
        status=cast(TableFilter, status),
        game=None if game == "all" else game,
        before=int(before) if before else None,
        limit=PAGE,
    )
    names = {key: chat.name(language) for key, chat in chats.items() if key in all_games()}
    lines = [f"## {say('admin-list', language)}"]
    lines += [_line(table, names, language) for table in tables]
    if not tables:
        lines.append(say("admin-list-none", language))
    menus = [_status_menu(counts, status, game, language)]
    menus.append(_game_menu(counts, status, game, names, language))
    if tables:
        options = tuple(Option(str(table.id), _title(table, names, language)) for table in tables)
        menus.append(Menu("table", say("admin-hint-table", language), options))
    buttons = []
    if len(tables) == PAGE:
        older = f"list/{status}/{game}/{tables[-1].id}"
        buttons.append(Button(older, say("admin-press-older", language), "quiet"))
    buttons.append(Button("page", say("house-back", language), "quiet"))
    await press.reply.show_page("\n".join(lines), rows=card.control_rows(PLACE, buttons, menus))


def _title(table: Table, names: Mapping[str, str], language: str) -> str:
    return say(
        "house-table-choice",
        language,
        table=str(table.id),
        game=names.get(table.game, table.game),
        status=say(f"house-status-{_status(table)}", language),
    )


def _status(table: Table) -> str:
    return table.status if table.archived is None else "archived"


def _line(table: Table, names: Mapping[str, str], language: str) -> str:
    """Return one table: number, game, people, and where."""
    people = ", ".join(f"<@{user}>" for user in table.people) or say("admin-list-robots", language)
    game = names.get(table.game, table.game)
    place = f"<#{table.place.posting_channel}>"
    return say(
        "admin-list-line", language, table=str(table.id), game=game, people=people, place=place
    )


def _status_menu(
    counts: Mapping[tuple[str, str], int], status: str, game: str, language: str
) -> Menu:
    options = tuple(
        Option(
            name,
            say(
                "admin-count",
                language,
                what=say(f"house-status-{name}", language),
                count=sum(n for (kind, _), n in counts.items() if kind == name),
            ),
            chosen=name == status,
        )
        for name in get_args(TableFilter)
    )
    return Menu("list", say("admin-hint-status", language), options)


def _game_menu(
    counts: Mapping[tuple[str, str], int],
    status: str,
    game: str,
    names: Mapping[str, str],
    language: str,
) -> Menu:
    all_count = sum(count for (kind, _), count in counts.items() if kind == status)
    every = say("admin-count", language, what=say("admin-all-games", language), count=all_count)
    options = [Option("all", every, chosen=game == "all")]
    options += [
        Option(
            key,
            say("admin-count", language, what=name, count=counts.get((status, key), 0)),
            chosen=key == game,
        )
        for key, name in sorted(names.items(), key=lambda item: item[1])
    ]
    return Menu(f"list/{status}", say("admin-hint-game", language), tuple(options))


@button(Route.SERVER, "table", kind="look", at_table=False)
async def _choose_table(press: Press) -> None:
    """Handle `table/<number>`: show one table of the list."""
    require_known(press.argument.isdecimal())
    await _show_table(press, await _require_table(press, int(press.argument)))


async def _require_table(press: Press, number: int) -> Table:
    """Return a table of the manager's server. TableError: no-table for those of others."""
    guild = require_manager(press.interaction)
    table = await press.tables.get_table(number)
    if table.place.guild != guild:
        raise TableError("no-table", table=number)
    return table


async def _show_table(press: Press, table: Table, lead: str = "") -> None:
    """Show a table with what its server's managers can do to it."""
    language, services = await press.language(), press.services
    names = {table.game: services.chat(table.game).name(language)}
    seat_names = await services.people.seat_names(press.client, table, language)
    lines = [lead, f"## {_title(table, names, language)}", f"<#{table.place.posting_channel}>"]
    lines.append(say("admin-owner", language, owner=f"<@{table.owner}>"))
    if table.archived is not None:
        since = timestamp_markup(table.archived)
        lines.append(say("admin-archived", language, since=since))
    lines += [_seat_line(row, language) for row in table.seats]
    seat_options = _seat_options(table, seat_names, language)
    menus = [Menu("do", say("admin-hint-do", language), seat_options)] if seat_options else []
    buttons = []
    if table.status != "ended":
        key = "admin-press-close" if table.status == "open" else "house-press-end"
        buttons.append(Button("end", say(key, language), "stop"))
    place = PLACE._replace(table=table.id)
    rows = card.control_rows(place, buttons, menus)
    back = Button(f"list/{_status(table)}", say("house-back", language), "quiet")
    rows += card.control_rows(PLACE, [back], [])
    await press.reply.show_page("\n".join(filter(None, lines)), rows=rows)


def _seat_line(row: SeatRow, language: str) -> str:
    if row.user is not None:
        return say("house-seat", language, number=row.seat + 1, name=f"<@{row.user}>")
    return say("house-seat-robot", language, number=row.seat + 1, level=row.robot or "")


def _seat_options(table: Table, names: list[str], language: str) -> tuple[Option, ...]:
    """Return what can be done about each person's seat."""
    verbs: tuple[str, ...] = ("out",) if table.status == "open" else ()
    if table.status == "running" and table.archived is None:
        verbs = ("skip", "robot")
    return tuple(
        Option(
            f"{verb}.{row.seat}",
            say(f"admin-do-{verb}", language, number=row.seat + 1, name=names[row.seat]),
        )
        for row in table.seats
        for verb in verbs
        if row.user is not None and (verb != "skip" or row.seat in table.to_move)
    )


@button(Route.SERVER, "do", at_table=False)
async def _act(press: Press) -> None:
    """Handle `do/<verb>.<seat>` about a seat of a table."""
    table = await _require_table(press, press.table_id)
    verb, _, number = press.argument.partition(".")
    seat = int(number) if number.isdecimal() else -1
    require_known(seat in range(len(table.seats)))
    user, act = table.seats[seat].user, _ACTS.get(verb)
    if act is None or user is None:
        raise UnknownKey
    await _show_table(press, await act(press, table, seat, user), await press.say("admin-done"))


async def _take_out(press: Press, table: Table, seat: int, user: int) -> Table:
    """Take somebody out of a lobby."""
    left: Table = await press.tables.servers.remove_person(
        table.id, press.user, user, admin=press.is_admin
    )
    mark_done(press.interaction)
    await show_lobby_change(press, left)
    return left


async def _give_to_robot(press: Press, table: Table, seat: int, user: int) -> Table:
    submitted = await press.tables.reseat(
        table.id,
        press.user,
        SeatRow(seat, robot=SUBSTITUTE_ROBOT),
        key=press.idempotency_key,
        admin=press.is_admin,
    )
    return await _follow_up(press, submitted.table)


async def _skip(press: Press, table: Table, seat: int, user: int) -> Table:
    submitted = await press.tables.substitutes.skip(
        table.id, press.user, seat, key=press.idempotency_key, admin=press.is_admin
    )
    return await _follow_up(press, submitted.table)


async def _follow_up(press: Press, table: Table) -> Table:
    mark_done(press.interaction)
    await press.services.delivery.follow_up(table)
    return await press.tables.get_table(table.id)


_ACTS: Mapping[str, Callable[[Press, Table, int, int], Awaitable[Table]]] = {
    "out": _take_out,
    "robot": _give_to_robot,
    "skip": _skip,
}


@button(Route.SERVER, "end", kind="look", at_table=False)
async def _confirm_end(press: Press) -> None:
    """Ask before a table is ended or closed."""
    table, language = await _require_table(press, press.table_id), await press.language()
    place = ComponentId(table.id, table.version, Route.SEAT, "")
    key = "admin-press-close" if table.status == "open" else "house-press-end"
    end = card.build_button(place, Button("ending", say(key, language), "stop"))
    back = Button(f"table/{table.id}", say("house-back", language), "quiet")
    rows = card.button_rows([end, card.build_button(PLACE, back)])
    await press.reply.show_page(say("house-end-sure", language, table=str(table.id)), rows=rows)
