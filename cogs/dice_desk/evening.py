"""An evening afterwards: `/desk numbers`, `/desk film`, and `/desk playlog` for a play log."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from urllib.parse import quote

from bot.chat.base.errors import Refusal
from bot.chat.base.sending import check_size, text_file
from bot.chat.base.services import Interaction
from bot.chat.base.table_contexts import render_or_none
from bot.chat.cards.aftermath import film_lock, render_worths
from bot.chat.commands.slash_command import slash
from bot.chat.contract.table_context import TableContext
from bot.chat.ui.press import Press, press_from_command
from bot.tables.types.model import Table
from cogs.dice_desk.commands import desk
from cogs.dice_desk.texts import is_whole, person_label, person_name, t
from data.texts import join_with_and, say
from render.dice_desk.film import evening_film
from render.film.film import MOST_FRAMES, Moment, choose_frames
from render.paint.picture import Picture
from rules.dice_desk import GAME
from rules.dice_desk.summary import PersonSummary, summarize
from rules.dice_desk.whole_game import book_of, game_ranking

SOURCE = "Roundhouse"
GAME_NAME = "Rail Baron"
PLAY_LINK = "https://app.bgstatsapp.com/createPlay.html"
"""Opens Board Game Stats with a play, as its documentation says."""
MESSAGE_LIMIT = 2000


async def _load(interaction: Interaction) -> tuple[Press, Table, TableContext]:
    """Return the session of this channel, the last one if none runs."""
    press, _ = await press_from_command(interaction, None, game=GAME.key, ended=True)
    table, ctx = await press.load_context()
    if ctx.public is None:
        raise Refusal("house-refuse-not-running")
    return press, table, ctx


@slash("desk-do-numbers", under=desk)
async def numbers(interaction: Interaction) -> None:
    press, table, ctx = await _load(interaction)
    entries = await press.tables.entries_since(table.id, 0)
    events = [event for entry in entries if not entry.undone for event in entry.events]
    rows = summarize(ctx.public.table, events)
    picture = await _draw_curve(press, table, ctx) if is_whole(ctx) else None
    await press.reply.show_page("\n".join(describe_numbers(ctx, rows)), picture)


async def _moments(press: Press, table: Table) -> list[Moment]:
    """Return some moments of the game that a session has kept. TableError: not-over."""
    marks = await press.tables.aftermath.ranking_marks(table.id)
    chosen = [marks[number] for number in choose_frames(len(marks), (), MOST_FRAMES)]
    return await press.tables.aftermath.film_moments(table.id, chosen)


def _people(ctx: TableContext) -> list[str]:
    return [person_label(ctx, number) for number in range(len(ctx.public.table.people))]


async def _draw_curve(press: Press, table: Table, ctx: TableContext) -> Picture | None:
    """Return the curves of everybody's worth once the game is over, else None."""
    if table.status != "ended":
        return None
    marks = await press.tables.aftermath.ranking_marks(table.id)
    return await render_worths(press.client, table, ctx, marks)


@slash("desk-do-film", under=desk)
async def film(interaction: Interaction) -> None:
    press, table, ctx = await _load(interaction)
    if not is_whole(ctx):
        raise Refusal("film-refuse-no-film")
    async with film_lock(press.client):
        moments = await _moments(press, table)
        draw = partial(evening_film, moments, _people(ctx), ctx.language)
        picture = await render_or_none(press.client, draw, table=table.id)
    if picture is not None:
        check_size(len(picture.data), interaction.filesize_limit, ctx.language)
    await press.reply.show_page(say("desk-film", ctx.language), picture)


def describe_numbers(ctx: TableContext, rows: Sequence[PersonSummary]) -> Iterator[str]:
    """Yield a line or two for each person."""
    for number, row in enumerate(rows):
        name = person_name(ctx, number)
        if row.longest is None:
            yield t("numbers-none", ctx, name=name)
        else:
            yield t(
                "numbers",
                ctx,
                name=name,
                trips=row.trips,
                payoff=row.collected,
                cities=len(row.cities),
                **{"from": row.longest.departure},
                to=row.longest.city,
                miles=row.longest.mileposts,
            )
            yield t("numbers-luck", ctx, luck_sign=_sign(row.luck), amount=abs(round(row.luck)))
            if row.wasted:
                yield t("numbers-wasted", ctx, miles=row.wasted)
        if row.paid:
            paid = [
                t("numbers-fee", ctx, name=_payee(ctx, payee), amount=amount)
                for payee, amount in sorted(row.paid.items(), key=lambda item: -item[1])
            ]
            yield t("numbers-paid", ctx, name=name, list=join_with_and(paid, ctx.language))
        if row.earned:
            yield t("numbers-earned", ctx, name=name, amount=row.earned)


def _sign(luck: float) -> str:
    return "less" if round(luck) < 0 else "more"


def _payee(ctx: TableContext, payee: int | None) -> str:
    return t("bank", ctx) if payee is None else person_name(ctx, payee)


@slash("desk-do-playlog", under=desk)
async def playlog(interaction: Interaction) -> None:
    press, table, ctx = await _load(interaction)
    if not is_whole(ctx):
        raise Refusal("desk-refuse-no-playlog")
    play = build_play(table, ctx)
    text = json.dumps(play, ensure_ascii=False, indent=2)
    name, limit = f"play-{table.id}.json", interaction.filesize_limit
    file = partial(text_file, name, text.encode(), limit, ctx.language)
    link = f"{PLAY_LINK}?data={quote(json.dumps(play, separators=(',', ':')))}"
    text = say("desk-playlog", ctx.language, link=link)
    is_short = len(text) <= MESSAGE_LIMIT
    await press.reply.show_file(text if is_short else say("desk-playlog-long", ctx.language), file)


def build_play(table: Table, ctx: TableContext) -> dict[str, object]:
    """Return a play as Board Game Stats reads it: the JSON that its documentation describes for
    plays from other apps."""
    book, started = book_of(ctx.public.table), table.started or 0
    ended = table.ended or started
    winner = book.winner
    players = [
        {
            "startPlayer": row.seat == book.first,
            "name": person_label(ctx, row.seat),
            "rank": row.place,
            "role": "",
            "score": row.total or 0,
            "sourcePlayerId": str(row.seat),
            "winner": row.seat == winner,
        }
        for row in sorted(game_ranking(ctx.public.table), key=lambda row: row.seat)
    ]
    return {
        "sourceName": SOURCE,
        "sourcePlayId": str(table.id),
        "playDate": datetime.fromtimestamp(started, UTC).strftime("%Y-%m-%d %H:%M:%S"),
        "durationMin": (ended - started) // 60,
        "comments": say("desk-playlog-comment", ctx.language),
        "location": "",
        "board": "U21" if ctx.public.options.edition == "u21" else "",
        "game": {
            "name": GAME_NAME,
            "highestWins": True,
            "noPoints": False,
            "sourceGameId": "rail_baron",
        },
        "players": players,
    }
