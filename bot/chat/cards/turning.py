"""The turning points of a game that is over: the turns that changed most who was likely to win and
what would have been better; where that is not known, who took the lead."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace

from discord.utils import escape_markdown

from bot.chat.base.scenes import apart
from bot.chat.cards.aftermath import Past, curves, past_of, worths
from bot.chat.cards.naming import named
from bot.chat.narration.tale import tale
from bot.chat.ui.keys import Verb
from bot.chat.ui.press import Press, button
from bot.tables.archive.chances import Better, Chances, Swing, advised, mind_of
from bot.tables.queries.aftermath import Mark
from bot.tables.queries.turning_points import TurningPoint
from bot.tables.types.games import game_of
from data.texts import money, say
from render.film.strip import turn_told

STORY = 280
"""Characters of the log's own words that a turning point is told in."""

_PIECE = re.compile(r"(?:;|\.(?:\*\*)?) ")


@button(Verb.AFTER, "points", kind="look", here=False)
async def show_points(press: Press) -> None:
    """The turning points in a line each, numbered on the curves."""
    past = await past_of(press)
    found = await press.tables.after.reckoned(press.number)
    if found is not None and found.points:
        await _chances(press, past, found)
    else:
        await _leads(press, past, reckoned=found is not None)


async def _leads(press: Press, past: Past, *, reckoned: bool) -> None:
    language = past.scene.language
    lines = [say("film-points-head", language)]
    if not past.points:
        lines.append(say("film-points-none", language))
    for number, point in enumerate(past.points, start=1):
        since, mark = past.marks[point.at - 1].seq, past.marks[point.at]
        what = headline(point, past.scene.names, language)
        story = await _story(press, past, since, mark.seq)
        told = say("film-point", language, when=_when(press, past, mark), what=what, story=story)
        lines.append(f"**{number}.** {told.rstrip()}")
    thinks = mind_of(game_of(past.table.game)) is not None
    if thinks and not reckoned and press.services.delivery.pondering.look_back(past.table.id):
        lines.append(say("film-chances-soon", language))
    points, places = worths(past), [point.at for point in past.points]
    picture = None if points is None else await curves(press.client, past, points, places)
    await press.reply.page("\n".join(lines), picture)


async def _chances(press: Press, past: Past, found: Chances) -> None:
    language = past.scene.language
    lines = [say("film-chances-head", language)]
    if not found.swings:
        lines.append(say("film-chances-none", language))
    for number, swing in enumerate(found.swings, start=1):
        lines.append(f"**{number}.** {await _swing(press, past, swing)}")
    lines.append(say("film-chances-how", language))
    seqs = [mark.seq for mark in past.marks]
    points = [
        (past.marks[bisect_left(seqs, point.seq)].turn, [round(100 * one) for one in point.shares])
        for point in found.points
    ]
    places = [
        next(place for place, point in enumerate(found.points) if point.seq == swing.until)
        for swing in found.swings
    ]
    picture = await curves(press.client, past, points, places, "chances")
    await press.reply.page("\n".join(lines), picture)


async def _swing(press: Press, past: Past, swing: Swing) -> str:
    """A turn: when, what it did to the chance of who played it, what the log says happened, and
    what would have been better."""
    language = past.scene.language
    first = next(mark for mark in past.marks if mark.seq > swing.since)
    last = next(mark for mark in past.marks if mark.seq == swing.until)
    since, until = _when(press, past, first), _when(press, past, last)
    name = past.scene.name(swing.seat)
    told = say(
        "film-swing",
        language,
        when=until if since == until else f"{since} – {until}",
        name=name,
        was=_percent(swing.was, language),
        now=_percent(swing.now, language),
        story=await _story(press, past, swing.since, swing.until, name),
    ).rstrip()
    if swing.better is None:
        return told
    return f"{told}\n-# {await _better(press, past, swing, swing.better)}"


async def _better(press: Press, past: Past, swing: Swing, better: Better) -> str:
    language = past.scene.language
    then = await press.tables.after.decision(past.table.id, better.row, swing.seat)
    scene = replace(past.scene, view=then.view, public=then.public, seat=swing.seat, may_act=True)
    chat = press.services.chat(past.table.game)
    _, what = await apart(lambda: named(chat, scene, *advised(then, better)))
    return say(
        "film-swing-better",
        language,
        what=what.rstrip(".… "),
        points=round(100 * (better.could - better.had)),
        name=past.scene.name(swing.seat),
    )


def headline(point: TurningPoint, names: Sequence[str], language: str) -> str:
    """What a turning point did to the lead, in a sentence."""
    values = {
        "name": escape_markdown(names[point.leader]),
        "gap": money(point.gap, language),
        "was": money(-point.was, language),
    }
    if point.before is not None:
        values["before"] = escape_markdown(names[point.before])
    return say(f"film-point-{point.kind}", language, **values)


def _percent(share: float, language: str) -> str:
    return say("film-percent", language, share=round(100 * share))


async def _story(press: Press, past: Past, since: int, until: int, name: str = "") -> str:
    """What the log says of the rows after `since`, as it was said then, at most so much of it;
    where it is too much, only what tells of that person."""
    entries = await press.tables.events_since(past.table.id, since, until)
    marks = [mark for mark in past.marks if mark.seq == until]
    [then] = await press.tables.after.moments(past.table.id, marks)
    scene = replace(past.scene, view=then.view, public=then.view)
    told = tale(press.services.chat(past.table.game), scene, entries)
    if name and len(" ".join(told)) > STORY:
        told = [line for line in told if name in line] or told
    return shortened(" ".join(told))


def shortened(story: str, limit: int = STORY) -> str:
    """A story cut between two of its pieces or sentences, its bold type closed."""
    if len(story) <= limit:
        return story
    start = story[: limit - 3]
    ends = [found.end() for found in _PIECE.finditer(start)]
    kept = start[: ends[-1]].rstrip("; ") if ends else start.rstrip("*; ")
    end = " …" if kept.endswith((".", ".**")) else "; …"
    return f"{kept}**{end}" if kept.count("**") % 2 else f"{kept}{end}"


def _when(press: Press, past: Past, mark: Mark) -> str:
    """The turn of a mark, and its round in a game that has rounds."""
    language = past.scene.language
    named_ = press.services.chat(past.table.game).round_name(mark.round, language)
    turn = turn_told(mark.turn, language)
    if named_ is None or past.turns:
        return named_ or turn
    return say("film-when", language, round=named_, turn=turn)
