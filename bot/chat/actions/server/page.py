"""A server's rules on one page, for its managers: where and by whom tables may be opened, how many,
and who is kept from them. Forms change them; games that run go on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import structlog

from bot.chat.actions.lobby import show_lobby_change
from bot.chat.actions.server import forms
from bot.chat.actions.server.facts_page import may_edit
from bot.chat.base import threads
from bot.chat.base.acknowledge import SEND_ERRORS
from bot.chat.base.errors import Refusal, UnknownKey, mark_done, require_known
from bot.chat.base.language import public_language
from bot.chat.base.server import mention_channels, mention_roles, require_manager
from bot.chat.cards.lobby_card import import_button
from bot.chat.contract.pages import Button, Menu, Option
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.press import Press, button, form, show_form
from bot.tables.moves.server_rules import Limits
from bot.tables.types.model import Table
from bot.tables.types.settings import GuildSettings
from data.texts import languages, native_name, say

log = structlog.get_logger(__name__)

PLACE = ComponentId(0, 0, Route.SERVER, "")
SHOWN_PEOPLE = 30
"""Most people kept away whom the page names."""
AS_SERVER = "server"
"""The choice of the language that Discord reports for the server."""


async def show_rules(press: Press, lead: str = "") -> None:
    """Show the page; `lead`: what was just done. Raises `Refusal` for others than managers."""
    guild, language = require_manager(press.interaction), await press.language()
    settings = await press.tables.guild_settings(guild)
    spoken = native_name(await public_language(press.client, guild))
    lines = [lead, f"## {say('admin-head', language)}"]
    lines += describe_rules(settings, press.services.limits, spoken, language)
    rows = _rows(settings, language, facts=may_edit(press))
    await press.reply.show_page("\n".join(filter(None, lines)), rows=rows)


def describe_rules(
    settings: GuildSettings, limits: Limits, spoken: str, language: str
) -> list[str]:
    """Return every rule of a server in a sentence."""
    channels, openers = mention_channels(settings.channels), mention_roles(settings.openers)
    lines = [
        say(f"house-settings-{settings.tables}", language, spoken=spoken),
        say("admin-channels" if channels else "admin-channels-all", language, channels=channels),
        say("admin-openers" if openers else "admin-openers-all", language, roles=openers),
    ]
    for key, chosen, host in (
        ("admin-person", settings.person_tables, limits.person),
        ("admin-server", settings.server_tables, limits.server),
    ):
        most = min((number for number in (chosen, host) if number is not None), default=None)
        if most is not None:
            whose = "server" if chosen is not None and chosen == most else "host"
            lines.append(say(key, language, most=most, whose=whose))
    if settings.kept_role is not None and settings.kept_seats:
        role = mention_roles([settings.kept_role])
        lines.append(say("admin-seats", language, count=settings.kept_seats, role=role))
    importers = mention_roles(settings.importers)
    key = "admin-importers" if importers else "admin-importers-none"
    lines.append(say(key, language, roles=importers))
    if settings.night:
        lines.append(say("admin-night", language))
    people = settings.kept_away
    if people:
        shown = ", ".join(f"<@{user}>" for user in people[-SHOWN_PEOPLE:])
        more = max(0, len(people) - SHOWN_PEOPLE)
        lines.append(say("admin-away", language, count=len(people), people=shown, more=more))
    return [*(f"- {line}" for line in lines), "-# " + say("admin-foot", language)]


def _rows(settings: GuildSettings, language: str, *, facts: bool) -> list[card.Row]:
    placement = tuple(
        Option(where, say(f"admin-tables-{where}", language), chosen=where == settings.tables)
        for where in ("thread", "channel")
    )
    spoken = (
        Option(AS_SERVER, say("admin-as-server", language), chosen=settings.language is None),
        *(
            Option(name, native_name(name), chosen=name == settings.language)
            for name in languages()
        ),
    )
    menus = [
        Menu("tables", say("admin-hint-tables", language), placement),
        Menu("language", say("admin-hint-language", language), spoken),
    ]
    names = ["where", "count", "away", *(["back"] if settings.kept_away else [])]
    buttons = [
        Button(f"form/{name}", say(f"admin-press-{name}", language), "quiet") for name in names
    ]
    news = "off" if settings.news else "on"
    night = "off" if settings.night else "on"
    buttons.append(Button(f"news/{news}", say(f"admin-press-news-{news}", language), "quiet"))
    buttons.append(Button(f"night/{night}", say(f"admin-press-night-{night}", language), "quiet"))
    buttons.append(Button("list/running", say("admin-press-tables", language)))
    if facts:
        buttons.append(Button("facts", say("admin-press-facts", language), "quiet"))
    built = [card.build_button(PLACE, spec) for spec in buttons]
    return [
        *card.control_rows(PLACE, (), menus),
        *card.button_rows([*built, import_button(language)]),
    ]


@button(Route.SERVER, "page", kind="look", at_table=False)
async def _show(press: Press) -> None:
    await show_rules(press)


@button(Route.SERVER, "tables", "language", at_table=False)
async def _choose(press: Press) -> None:
    """Handle `tables/<placement>` and `language/<language>`."""
    name, value = press.key.key.split("/", 1)[0], press.argument
    allowed = (*languages(), AS_SERVER) if name == "language" else ("thread", "channel")
    require_known(value in allowed)
    await _change(press, **{name: None if value == AS_SERVER else value})


@button(Route.SERVER, "news", "night", at_table=False)
async def _switch(press: Press) -> None:
    """Handle `news/on`, `night/off` and the like."""
    require_known(press.argument in ("on", "off"))
    await _change(press, **{press.key.key.split("/", 1)[0]: press.argument == "on"})


async def _change(press: Press, **changes: object) -> None:
    guild = require_manager(press.interaction)
    await press.tables.servers.change_settings(guild, changes)
    mark_done(press.interaction)
    await show_rules(press, await press.say("admin-saved"))


@button(Route.SERVER, "form", kind="form", at_table=False)
async def _open_form(press: Press) -> None:
    """Handle `form/<name>`."""
    guild, language = require_manager(press.interaction), await press.language()
    settings = await press.tables.guild_settings(guild)
    build = forms.FORMS.get(press.argument)
    if build is None:
        raise UnknownKey
    server = press.client.get_guild(guild)
    assert server is not None  # `require_manager` has seen it
    await show_form(press.interaction, build(settings, server, language))


@form(Route.SERVER, "where", at_table=False)
async def _submit_where(press: Press) -> None:
    words = press.words or {}
    await _change(
        press, **{name: _ids(words, name) for name in ("channels", "openers", "importers")}
    )


@form(Route.SERVER, "count", at_table=False)
async def _submit_count(press: Press) -> None:
    words, language = press.words or {}, await press.language()
    numbers = {name: forms.parse_count(name, words.get(name, ""), language) for name in forms.MOST}
    role = next(iter(_ids(words, "kept_role")), None)
    seats = numbers.pop("kept_seats") or 0
    if seats and role is None:
        raise Refusal("admin-refuse-no-role")
    await _change(press, kept_seats=seats, kept_role=role, **numbers)


@form(Route.SERVER, "away", at_table=False)
async def _submit_away(press: Press) -> None:
    """Keep people away; their seats go to robots, and are on offer if the form says so."""
    guild, words = require_manager(press.interaction), press.words or {}
    people = _ids(words, "people")
    if press.user in people:
        raise Refusal("admin-refuse-yourself")
    left: list[tuple[Table, int | None]] = []
    for user in people:
        left += await press.tables.servers.keep_away(
            guild,
            press.user,
            user,
            vacant=words.get("seats") == "offer",
            key=press.idempotency_key,
        )
    mark_done(press.interaction)
    lines = [await press.say("admin-kept-away", count=len(people), tables=len(left))]
    lines += await _tell_tables(press, left, offer=words.get("seats") == "offer")
    await show_rules(press, "\n".join(lines))


async def _tell_tables(
    press: Press, left: Sequence[tuple[Table, int | None]], *, offer: bool
) -> list[str]:
    """Show at each table that somebody has left it, and offer the seat; return what failed."""
    failures = []
    for table, seat in left:
        if table.started is None:
            await show_lobby_change(press, table)
            continue
        await press.services.delivery.follow_up(table)
        if offer and seat is not None and not await _offer_seat(press, table, seat):
            place = f"<#{table.place.posting_channel}>"
            failures.append(await press.say("admin-unoffered", table=str(table.id), place=place))
    return failures


async def _offer_seat(press: Press, table: Table, seat: int) -> bool:
    """Post that anybody may take a seat from its robot; return whether that worked."""
    language = await public_language(press.client, table.place.guild)
    place = ComponentId(table.id, table.version, Route.SEAT, "")
    label = say("remind-press-take", language, number=str(seat + 1))
    rows = card.button_rows([card.build_button(place, Button(f"take/{seat}", label, "go"))])
    text = say("admin-offered", language, number=str(seat + 1), table=str(table.id))
    try:
        channel = await threads.find_channel(press.client, table)
        await channel.send(view=card.build_layout([text], None, [], rows))
    except SEND_ERRORS as failure:
        log.warning("seat_offer_refused", table=table.id, error=repr(failure))
        return False
    return True


@form(Route.SERVER, "back", at_table=False)
async def _submit_back(press: Press) -> None:
    guild = require_manager(press.interaction)
    for user in _ids(press.words or {}, "people"):
        await press.tables.servers.let_back(guild, user)
    mark_done(press.interaction)
    await show_rules(press, await press.say("admin-saved"))


def _ids(words: Mapping[str, str], name: str) -> tuple[int, ...]:
    """Return the channels, roles or people chosen in a form."""
    chosen = [part for part in str(words.get(name, "")).split("+") if part]
    require_known(all(part.isdecimal() for part in chosen))
    return tuple(map(int, chosen))
