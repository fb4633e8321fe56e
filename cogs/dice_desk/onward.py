"""From the box into chat: a session that keeps the whole game goes on as a table of Rail Baron."""

from __future__ import annotations

import re

from discord.utils import escape_markdown

from bot.chat.actions.lobby import announce_lobby, interaction_place
from bot.chat.base.display_names import shown_name
from bot.chat.base.errors import Refusal, mark_done, note_game
from bot.chat.base.language import public_language
from bot.chat.base.server import require_opening
from bot.chat.base.services import Interaction
from bot.chat.commands.slash_command import slash
from bot.chat.contract.pages import Field, Form, Option
from bot.chat.contract.table_context import TableContext
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.modal import build_modal
from bot.chat.ui.press import Press, builds_form, form, show_form
from bot.tables.moves.play import SUBSTITUTE_ROBOT
from bot.tables.types.model import SeatRow, Table
from cogs.dice_desk.commands import desk, session_here
from cogs.dice_desk.opening import can_post
from cogs.dice_desk.texts import person_label, t
from cogs.dice_desk.typed.find import parse_person
from cogs.dice_desk.typed.places import parse_stop
from cogs.dice_desk.whole_game import book_position
from cogs.dice_desk.words import strip_formatting
from data.facts import put_in_force
from data.texts import say
from rules.dice_desk import GAME
from rules.dice_desk.onward import chat_options, check_between_turns, known_train
from rules.rail_baron import GAME as RAIL_BARON

KEY = "go_on"
TRAINS_LIMIT = 900
NOBODY = "nobody"
_LINE = re.compile(r"\s*([^:=]+?)\s*[:=]\s*(.*?)\s*")


@slash("desk-do-chat", under=desk)
async def chat(interaction: Interaction) -> None:
    note_game(interaction, GAME.key)
    session = await session_here(interaction)
    if session is None:
        raise Refusal("desk-refuse-none-open")
    press = Press(interaction, ComponentId(session.id, session.version, Route.FORM, KEY))
    await show_form(interaction, build_modal(press.key, await _build_form(press)))


def _require_whole_game(ctx: TableContext) -> None:
    """Raise `Refusal` or RuleError unless this person may let the game go on in chat now."""
    if ctx.seat is None:
        raise Refusal("house-refuse-no-seat")
    if ctx.ended:
        raise Refusal("house-refuse-not-running")
    check_between_turns(ctx.public.table)


def _list_playing(ctx: TableContext) -> list[int]:
    """Return the people whose trains are on the board."""
    seats = book_position(ctx).state.seats
    return [number for number, seat in enumerate(seats) if not seat.bankrupt]


@builds_form(Route.FORM, KEY)
async def _build_form(press: Press) -> Form:
    """Return the form that asks where all trains stand and, if it isn't known, who is pressing."""
    table, ctx = await press.load_context()
    _require_whole_game(ctx)
    state, graph = ctx.public.table, book_position(ctx).board
    lines = []
    for number in _list_playing(ctx):
        milepost = known_train(state, number)
        place = "" if milepost is None else graph.name(milepost)
        lines.append(f"{person_label(ctx, number)}: {place}")
    trains = Field(
        "trains",
        t("form-chat-trains", ctx),
        value="\n".join(lines),
        limit=TRAINS_LIMIT,
        long=True,
        note=t("form-chat-note", ctx),
    )
    fields = [trains]
    unknown = [number for number in _list_playing(ctx) if _user_of(table, ctx, number) is None]
    if unknown and _own_number(press, table, ctx) is None:
        people = [Option(str(number), person_label(ctx, number)) for number in unknown]
        people.append(Option(NOBODY, t("form-chat-nobody", ctx)))
        label = t("form-chat-own", ctx)
        fields.append(Field("own", label, value=NOBODY, kind="choice", options=tuple(people)))
    return Form(t("form-chat", ctx), tuple(fields))


def _user_of(table: Table, ctx: TableContext, number: int) -> int | None:
    """Return who plays for a person at the board, if it is known; forgotten ones have negative
    ids."""
    seat = ctx.public.table.people[number].seat
    user = None if seat is None else table.seats[seat].user
    return None if user is None or user < 0 else user


def _own_number(press: Press, table: Table, ctx: TableContext) -> int | None:
    """Return which person at the board the presser is, by seat or by name."""
    people = range(len(ctx.public.table.people))
    for number in people:
        if _user_of(table, ctx, number) == press.user:
            return number
    own_name = strip_formatting(shown_name(press.interaction.user, ctx.language)).casefold()
    named = [
        number
        for number in people
        if _user_of(table, ctx, number) is None and person_label(ctx, number).casefold() == own_name
    ]
    return named[0] if len(named) == 1 else None


@form(Route.FORM, KEY)
async def _submit_form(press: Press) -> None:
    """Open the table, with all that stands on the board and the facts of the session."""
    interaction = press.interaction
    table, ctx = await press.load_context()
    _require_whole_game(ctx)
    if not can_post(interaction):
        raise Refusal("desk-refuse-chat-here")
    words = press.words or {}
    trains = parse_trains(ctx, words.get("trains", ""))
    holders = _holders(press, table, ctx, words.get("own", ""))
    names = {n: person_label(ctx, n) for n, row in enumerate(holders) if row.user is None}
    put_in_force(table.facts)
    options = chat_options(ctx.public.table, names, trains)
    place = interaction_place(interaction)
    require_opening(interaction, await press.tables.guild_settings(place.guild))
    new = await press.tables.open_table(
        RAIL_BARON.key,
        place,
        press.user,
        key=press.idempotency_key,
        options=options,
        limits=press.services.limits,
        seats=holders,
        facts=table.facts,
    )
    mark_done(interaction)
    language = await public_language(press.client, place.guild)
    name = escape_markdown(shown_name(interaction.user, language))
    lead = say("desk-goes-on", language, name=name, table=str(table.id))
    others = [row.user for row in holders if row.user is not None and row.user != press.user]
    await announce_lobby(press, new, "house-opened", lead=lead, pinged=others)


def _holders(press: Press, table: Table, ctx: TableContext, own_word: str) -> list[SeatRow]:
    """Return who plays each seat: the person, if it is known who that is, else a robot."""
    presser = _own_number(press, table, ctx)
    if presser is None and own_word.isdecimal() and int(own_word) in _list_playing(ctx):
        presser = int(own_word)
    holders = []
    for number in range(len(ctx.public.table.people)):
        user = press.user if number == presser else _user_of(table, ctx, number)
        robot = SUBSTITUTE_ROBOT if user is None else None
        holders.append(SeatRow(number, user, robot))
    if all(row.user is None for row in holders):
        refusal = Refusal("desk-refuse-chat-nobody")
        refusal.field = "own"
        raise refusal
    return holders


def parse_trains(ctx: TableContext, text: str) -> dict[int, int]:
    """Return the milepost of everybody's train, from a line each such as "Ada: Denver". Raises
    `Refusal` for a line that isn't understood, and for a train without a place."""
    names = [person_label(ctx, number) for number in range(len(ctx.public.table.people))]
    graph, trains = book_position(ctx).board, dict[int, int]()
    try:
        for line in filter(None, map(str.strip, text.splitlines())):
            parts = _LINE.fullmatch(line)
            if parts is None:
                raise Refusal("dice_desk_chat-refuse-train-line", text=line[:40])
            if parts[2]:
                number = parse_person(names, parts[1], ctx.language)
                trains[number] = parse_stop(graph, parts[2], ctx.language)
        for number in _list_playing(ctx):
            if number not in trains:
                raise Refusal("dice_desk_chat-refuse-train-missing", name=names[number])
    except Refusal as refusal:
        refusal.field = "trains"
        raise
    return trains
