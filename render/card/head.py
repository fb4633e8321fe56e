"""The head of a card below the ranking: the prompt, the round, the sum, the news."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.card.news import wrap_news, wrap_recent_events
from render.card.ranking import draw_arrow, render_ranking
from render.card.top import (
    Head,
    Top,
    describe_hidden_sums,
    describe_last,
    describe_top,
    resolve_head,
)
from render.layout.box import Box, Card, Space, Sprite, fill
from render.layout.part import Part, lay_out
from render.layout.seats import badge
from render.layout.stacks import Column, Flow, Row
from render.layout.text import Paragraph, Pill, Text, label
from render.paint.canvas import Canvas
from render.paint.palette import Palette
from render.paint.panels import MARGIN, stack_panels
from render.paint.style import (
    FRESH,
    PHONE_WIDTH,
    RULE,
    SMALLEST,
    SOFT_INK,
    WHITE,
    wrap,
)
from render.words import cached_text

_LETTERS = 36
_EDGE = MARGIN + 4
_ROOM = PHONE_WIDTH - 2 * _EDGE
_PAD = 8
"""Pixels above and below the head."""
_BULLET = 26
"""Room for the bullet before an event, in pixels."""
_LINES, _MAX_LINES = 2, 3
"""Lines of the news at most; lines of the sum at most, or of the news where there is room."""


def sum_fits(sum_: str) -> bool:
    """Return whether a sum has room in the head."""
    return len(wrap(sum_, SMALLEST, _ROOM, True)) <= _MAX_LINES


def render_card_top(
    top: Top, head: Head, language: str, palette: Palette, room: int = 0
) -> Image.Image:
    """Return the ranking, if there is one, and the head as one panel: the top of every card.

    With `room`, the news have one more line, or one less, so that the panel is at most `room`
    pixels tall if possible."""
    head = resolve_head(top, head, language)
    panels = [render_ranking(top, language, palette=palette).image] if top.ranks else []
    used = sum(panel.height for panel in panels) + 2 * _PAD
    for news_lines in (_MAX_LINES, _LINES, 1) if room else (_LINES,):
        box = _head_box(top, head, language, news_lines)
        if used + box.height(_ROOM) <= room:
            break
    image = lay_out(palette, box, margin=_EDGE, top=_PAD, bottom=_PAD).image
    return stack_panels([*panels, image], palette)


def top_part(top: Top, head: Head, language: str, palette: Palette, room: int = 0) -> Part:
    """Return the top of a card as a part of a picture, with its words."""
    image = render_card_top(top, head, language, palette, room)
    return Part(image, " ".join(describe_top(top, head, language)))


def _head_box(top: Top, head: Head, language: str, news_lines: int) -> Box:
    lines: list[Box] = [_question(head), _round(top, head, language)]
    if head.would is not None:
        lines.append(_changes(head.would, language))
    if head.sum:
        lines.append(Paragraph(head.sum, _LETTERS, bold=True, smaller=(SMALLEST,), most=_MAX_LINES))
    if top.since:
        lines.append(_recent_events(top.since, language))
    elif not top.played and (news := wrap_news(top, _ROOM, language, news_lines)):
        lines.append(_news(news, language))
    return Column(*lines, gap=6)


def _question(head: Head) -> Box:
    """Return the prompt, the largest line of the card."""
    prompt = Paragraph(head.ask, 46, bold=True, smaller=(42, 38), most=_MAX_LINES)
    return Row(*([] if head.seat is None else [badge(head.seat, 20)]), prompt, gap=10)


def _round(top: Top, head: Head, language: str) -> Box:
    """Return the round, what the arrows of the ranking mean if there is room for it, or that a
    preview does not change it, and a note, which wraps where it is long."""
    notice = " · ".join(filter(None, (head.notice, describe_hidden_sums(top, language))))
    key: Box = Space()
    title, note = label(head.title), Text(notice, SMALLEST, SOFT_INK, bold=True)
    if top.ranks and head.would is not None:
        now = cached_text("render-card-ranked-now", language)
        keys = [label(f"{now}{head.counts and ': '}{head.counts}"), label(now)]
        fits = title.width + keys[0].width + note.width + 48 <= _ROOM
        key = keys[0 if fits else 1]
    elif any(row.change for row in top.ranks):
        arrows = Sprite(_draw_arrows, room=(47, 24))
        key = Row(arrows, label(cached_text("render-card-moved", language)))
    if title.width + 24 + note.width > _ROOM:
        long_note = Paragraph(notice, SMALLEST, SOFT_INK, bold=True, align="right")
        return Row(title, long_note, gap=24, top=True)
    return Row(title, fill(), key, note, gap=24, spare=(key,))


def _draw_arrows(canvas: Canvas, x: float, y: float) -> None:
    draw_arrow(canvas, x - 24, y, True, 1)
    draw_arrow(canvas, x + 1, y, False, 1)


def _changes(changes: Sequence[str], language: str) -> Box:
    """Return all changes of a preview on a background that no other card has."""
    changes = changes or (cached_text("render-card-would-nothing", language),)
    texts = [Paragraph(change, _LETTERS, bold=True) for change in changes]
    dot = Text("·", _LETTERS, bold=True)
    band = Flow(preview_label(language), *texts, gap=10, between=dot)
    return Card(band, ground=RULE, edge=None, radius=10, pad=(6, 4))


def preview_label(language: str) -> Box:
    return _fresh_label(cached_text("render-card-would", language))


def since_heading(language: str) -> Box:
    """Return the heading of what happened since the reader's last turn."""
    return _fresh_label(cached_text("render-card-since", language))


def _fresh_label(words: str) -> Box:
    return Pill(words, SMALLEST, FRESH, WHITE, radius=8)


def _news(lines: Sequence[str], language: str) -> Box:
    name = Text(describe_last("", language).strip(), SMALLEST, FRESH, bold=True)
    first = Row(name, label(lines[0]), gap=8)
    return Column(first, *map(label, lines[1:]))


def _recent_events(events: Sequence[str], language: str) -> Box:
    rows = [
        Row(
            Sprite(_draw_bullet, room=(16, 40)),
            Column(*(Text(line, SMALLEST) for line in lines)),
            gap=_BULLET - 16,
            top=True,
        )
        for lines in wrap_recent_events(events, _ROOM - _BULLET, language)
    ]
    return Column(Row(since_heading(language), fill()), *rows, gap=4)


def _draw_bullet(canvas: Canvas, x: float, y: float) -> None:
    canvas.circle(x, y, 6, FRESH)
