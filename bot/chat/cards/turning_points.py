"""The turning points of an ended game.

They are the turns that changed the chances of winning most, with what would have been
better; if the chances are unknown, changes of the lead."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from math import floor

from discord.utils import escape_markdown

from bot.chat.base.table_contexts import run_in_thread
from bot.chat.cards.aftermath import Past, load_past, render_curves, wealth_by_turn
from bot.chat.cards.naming import name_action
from bot.chat.narration.log_narration import narrate_entries
from bot.chat.narration.reasons import describe_reasons
from bot.chat.ui.keys import Route
from bot.chat.ui.press import Press, button
from bot.tables.archive.chances import BetterMove, ChanceCurve, Swing, better_line, evaluator_of
from bot.tables.queries.aftermath import Mark
from bot.tables.queries.turning_points import TurningPoint
from bot.tables.types.games import game_of
from data.texts import money, say
from render.film.strip import describe_turn

STORY_LENGTH = 280
"""Maximum length of the log's narration in a turning point, in characters."""

_PIECE_END = re.compile(r"(?:;|\.(?:\*\*)?) ")


@button(Route.REVIEW, "points", kind="look", at_table=False)
async def show_points(press: Press) -> None:
    """Show the turning points in a line each, numbered on the curves."""
    past = await load_past(press)
    chances = await press.tables.aftermath.load_chances(press.table_id)
    if chances is not None and chances.points:
        await _show_chances(press, past, chances)
    else:
        await _show_lead_changes(press, past, has_chances=chances is not None)


async def _show_lead_changes(press: Press, past: Past, *, has_chances: bool) -> None:
    language = past.ctx.language
    lines = [say("film-points-head", language)]
    if not past.points:
        lines.append(say("film-points-none", language))
    for number, point in enumerate(past.points, start=1):
        since, mark = past.marks[point.at - 1].seq, past.marks[point.at]
        change = headline(point, past.ctx.names, language)
        name = past.ctx.name(point.seat)
        story = await _narrate_rows(press, past, since, mark.seq, name)
        text = say(
            "film-point",
            language,
            when=_describe_round(press, past, mark),
            what=change,
            story=story,
        )
        lines.append(f"**{number}.** {text.rstrip()}")
    has_evaluator = evaluator_of(game_of(past.table.game)) is not None
    if (
        has_evaluator
        and not has_chances
        and press.services.delivery.pondering.schedule_review(past.table.id)
    ):
        lines.append(say("film-chances-soon", language))
    points, places = wealth_by_turn(past), [point.at for point in past.points]
    picture = None if points is None else await render_curves(press.client, past, points, places)
    await press.reply.show_page("\n".join(lines), picture)


async def _show_chances(press: Press, past: Past, chances: ChanceCurve) -> None:
    language = past.ctx.language
    lines = [say("film-chances-head", language)]
    if not chances.swings:
        lines.append(say("film-chances-none", language))
    for number, swing in enumerate(chances.swings, start=1):
        lines.append(f"**{number}.** {await _describe_swing(press, past, swing)}")
    lines.append(say("film-chances-how", language))
    seqs = [mark.seq for mark in past.marks]
    points = [
        (
            past.marks[bisect_left(seqs, point.seq)].turn,
            round_shares(point.shares),
        )
        for point in chances.points
    ]
    places = [
        next(place for place, point in enumerate(chances.points) if point.seq == swing.until)
        for swing in chances.swings
    ]
    picture = await render_curves(press.client, past, points, places, "chances")
    await press.reply.show_page("\n".join(lines), picture)


async def _describe_swing(press: Press, past: Past, swing: Swing) -> str:
    """Return the text of a turn that changed the chances.

    It says when it was, how the player's chance changed, what the log says happened, and what
    would have been better."""
    language = past.ctx.language
    first = next(mark for mark in past.marks if mark.seq > swing.since)
    last = next(mark for mark in past.marks if mark.seq == swing.until)
    since, until = _describe_round(press, past, first), _describe_round(press, past, last)
    name = past.ctx.name(swing.seat)
    text = say(
        "film-swing",
        language,
        when=until if since == until else f"{since} – {until}",
        name=name,
        was=_format_percent(swing.was, language),
        now=_format_percent(swing.now, language),
        story=await _narrate_rows(press, past, swing.since, swing.until, name),
    ).rstrip()
    if swing.better is None or not points_gained(swing, swing.better):
        return text
    return f"{text}\n-# {await _describe_better(press, past, swing, swing.better)}"


async def _describe_better(press: Press, past: Past, swing: Swing, better: BetterMove) -> str:
    language = past.ctx.language
    decision = await press.tables.aftermath.load_decision(past.table.id, better.row, swing.seat)
    ctx = replace(
        past.ctx, view=decision.view, public=decision.public, seat=swing.seat, may_act=True
    )
    chat = press.services.chat(past.table.game)
    _, action_name = await run_in_thread(
        lambda: name_action(chat, ctx, *better_line(decision, better))
    )
    text = say(
        "film-swing-better",
        language,
        what=action_name.rstrip(".… "),
        points=points_gained(swing, better),
        name=past.ctx.name(swing.seat),
    )
    if not better.reasons:
        return text
    reasons = describe_reasons(past.table.game, better.reasons, language)
    return f"{text} {say('film-swing-why', language, reasons=reasons)}"


def points_gained(swing: Swing, better: BetterMove) -> int:
    """Return by how many percentage points another choice would have been better.

    It is judged from what the player could know, so it may be more than was missing to a sure win;
    that is the most that it could have brought."""
    return round(100 * min(better.could - better.had, 1 - swing.now))


def round_shares(shares: Sequence[float]) -> list[int]:
    """Round parts of a whole to percentages that sum to 100; the largest remainders go up."""
    percents = [floor(100 * share) for share in shares]
    rest = max(0, 100 - sum(percents)) if sum(shares) > 0 else 0
    nearest = sorted(range(len(shares)), key=lambda seat: percents[seat] - 100 * shares[seat])
    for seat in nearest[:rest]:
        percents[seat] += 1
    return percents


def _format_percent(share: float, language: str) -> str:
    return say("film-percent", language, share=round(100 * share))


def headline(point: TurningPoint, names: Sequence[str], language: str) -> str:
    """Return a sentence that says how a turning point changed the lead, or who fell back."""
    values = {
        "name": escape_markdown(names[point.seat]),
        "gap": money(point.gap, language),
        "was": money(-point.was, language),
        "lost": money(point.lost, language),
        "skipped": point.skipped,
    }
    if point.before is not None:
        values["before"] = escape_markdown(names[point.before])
    return say(f"film-point-{point.kind}", language, **values)


async def _narrate_rows(press: Press, past: Past, since: int, until: int, name: str) -> str:
    """Return the log's narration of the moves after row `since`, as of then, shortened.

    Where it is too long, only the lines about that person are left."""
    rows = await press.tables.entries_since(past.table.id, since, until)
    entries = [row for row in rows if row.kind in ("start", "action") and not row.undone]
    marks = [mark for mark in past.marks if mark.seq == until]
    [moment] = await press.tables.aftermath.film_moments(past.table.id, marks)
    ctx = replace(past.ctx, view=moment.view, public=moment.view)
    narration = narrate_entries(press.services.chat(past.table.game), ctx, entries)
    if len(" ".join(narration)) > STORY_LENGTH:
        narration = [line for line in narration if name in line] or narration
    return shorten_narration(" ".join(narration))


def shorten_narration(story: str, limit: int = STORY_LENGTH) -> str:
    """End a narration after a piece or sentence, and close its bold type; the log has the rest."""
    if len(story) <= limit:
        return story
    start = story[: limit - 3]
    ends = [match.end() for match in _PIECE_END.finditer(start)]
    text = start[: ends[-1]].rstrip("; ") if ends else start.rstrip("*; ")
    text += "**" if text.count("**") % 2 else ""
    if not ends:
        return f"{text}…"
    return text if text.endswith((".", ".**")) else f"{text}."


def _describe_round(press: Press, past: Past, mark: Mark) -> str:
    """Return the turn of a mark, and its round in a game that has rounds."""
    language = past.ctx.language
    round_name = press.services.chat(past.table.game).round_name(mark.round, language)
    turn = describe_turn(mark.turn, language)
    if round_name is None or past.turns:
        return round_name or turn
    return say("film-when", language, round=round_name, turn=turn)
