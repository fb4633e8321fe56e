"""The head of a card below the ranking: the round, the prompt, the sum, the news."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PIL import Image

from render.card.ranking import draw_arrow, render_ranking
from render.card.top import Head, Top, describe_hidden_sums, describe_last, resolve_head
from render.paint.canvas import Canvas
from render.paint.palette import Palette
from render.paint.panels import MARGIN, Panel, stack_panels
from render.paint.style import (
    ALARM,
    CARD,
    FRESH,
    GOOD,
    INK,
    PAPER,
    PHONE_WIDTH,
    RULE,
    SMALLEST,
    SOFT_INK,
    WHITE,
    fit,
    text_width,
    wrap,
)
from render.pieces import draw_seat_badge
from render.words import cached_text

COLOURS = (CARD, PAPER, RULE, INK, SOFT_INK, WHITE, GOOD, ALARM, FRESH)
"""Colours that the palette of a game needs for the head, apart from those of seats."""
EDGES = (
    *((ink, ground) for ink in (INK, SOFT_INK) for ground in (CARD, PAPER)),
    *(
        (ink, ground)
        for ink, ground in (
            (INK, RULE),
            (WHITE, FRESH),
            (FRESH, PAPER),
            (GOOD, CARD),
            (ALARM, CARD),
        )
    ),
)
"""Pairs of colours that meet in the head, for `build_palette`."""

TITLE, LINE, _NEXT = 64, 46, 40
_LETTERS = 36
_LEFT = MARGIN + 4
_ROOM = PHONE_WIDTH - 2 * _LEFT
_LINES, _MAX_LINES = 2, 3
"""Lines of the sum and of the news at most; lines of the changes of a preview at most, or
of the news where there is room."""
HEADING, _BULLET, _EVENT_LINES, _SINCE_LINES = 60, 26, 3, 9
"""Height of the heading of what happened since the reader's last turn, and width of a
bullet below it, in pixels; maximum lines of one event, and of all events."""
_CUT, _STOPS = "…", (",", ":", ".")


def sum_fits(sum_: str) -> bool:
    """Return whether a sum has room in the head."""
    return len(wrap(sum_, _sum_font_size(sum_), _ROOM, True)) <= _LINES


def _sum_font_size(sum_: str) -> int:
    """Return the font size of a sum: the larger one if it takes no more lines."""
    sizes = (_LETTERS, SMALLEST)
    lines = [len(wrap(sum_, size, _ROOM, True)) for size in sizes]
    return sizes[lines.index(min(lines))]


def render_card_top(
    top: Top, head: Head, language: str, palette: Palette, width: int = PHONE_WIDTH, room: int = 0
) -> Image.Image:
    """Return the ranking, if there is one, and the head as one panel: the top of every card.

    Another `width` gives the same at that scale. With `room`, the news have one more line, or
    one less, so that the panel is at most `room` pixels tall if possible."""
    head = resolve_head(top, head, language)
    panels = [render_ranking(top, language, width, palette).image] if top.ranks else []
    for news_lines in (_MAX_LINES, _LINES, 1) if room else (_LINES,):
        head_panel = _render_head(top, head, language, palette, width, news_lines).image
        if head_panel.height + sum(part.height for part in panels) <= room:
            break
    return stack_panels([*panels, head_panel], palette)


def _render_head(
    top: Top, head: Head, language: str, palette: Palette, width: int, news_lines: int
) -> Panel:
    k = width / PHONE_WIDTH
    room = _ROOM
    changes = None if head.would is None else _wrap_changes(head.would, room, language)
    band_height = 0 if changes is None else 10 + LINE * len(changes)
    news = [] if top.since else _wrap_news(top, room, language, news_lines)
    sum_size = _sum_font_size(head.sum)
    sums = wrap(head.sum, sum_size, room, True)[:_LINES] if head.sum else []
    height = TITLE + LINE * (1 + len(sums)) + band_height + 12
    if news:
        height += LINE + _NEXT * (len(news) - 1)
    recent_events = _wrap_recent_events(top.since, language)
    height += HEADING + _NEXT * sum(map(len, recent_events)) if recent_events else 0
    canvas = Panel(palette, width, round(height * k))
    notice = " · ".join(filter(None, (head.notice, describe_hidden_sums(top, language))))
    _draw_title(canvas, head.title, notice, k)
    y = TITLE + 34.0
    end = _draw_prompt(canvas, head, y, k)
    if any(row.change for row in top.ranks):
        _draw_arrow_key(canvas, end, y, k, language)
    if changes is not None:
        _draw_preview_band(canvas, changes, y + 12, k, language)
        y += band_height
    for line in sums:
        y += LINE
        size = round(sum_size * k)
        canvas.text(_LEFT * k, y * k, fit(line, size, room * k, True), size, INK, bold=True)
    size = round(SMALLEST * k)
    for number, line in enumerate(news):
        y += _NEXT if number else LINE
        x = _LEFT * k
        if not number:
            news_label = describe_last("", language).strip()
            canvas.text(x, y * k, news_label, size, FRESH, bold=True)
            x += text_width(f"{news_label} ", size, True)
        canvas.text(x, y * k, line, size, SOFT_INK)
    if recent_events:
        _draw_recent_events(canvas, recent_events, y + 18, k, language)
    return canvas


def draw_since_heading(canvas: Canvas, y: float, language: str, k: float = 1) -> None:
    """Draw the heading of what happened since the reader's last turn, `HEADING` pixels tall,
    from the top y."""
    draw_fresh_label(canvas, cached_text("render-card-since", language), MARGIN * k, y * k, k)


def draw_fresh_label(canvas: Canvas, words: str, left: float, y: float, k: float) -> float:
    """Draw words on the colour of changes, from left, y. Return the right edge."""
    size = round(SMALLEST * k)
    right = left + text_width(words, size, True) + 28 * k
    canvas.box((left, y, right, y + (LINE - 2) * k), FRESH, radius=8 * k)
    canvas.text(left + 14 * k, y + 31 * k, words, size, WHITE, bold=True)
    return right


def _wrap_recent_events(events: Sequence[str], language: str) -> list[list[str]]:
    """Return the events since the reader's last turn, each as a list of lines, as many as there
    is room for: if not all, the newest, after a line with the number of earlier ones."""
    wrapped = [_abridge(line, _ROOM - _BULLET, _ROOM - _BULLET, _EVENT_LINES) for line in events]
    first = next(
        at for at in range(len(wrapped) + 1) if sum(map(len, wrapped[at:])) <= _SINCE_LINES
    )
    earlier = [[cached_text("render-card-earlier", language, count=first)]] if first else []
    return [*earlier, *wrapped[first:]]


def _draw_recent_events(
    canvas: Canvas, events: Sequence[Sequence[str]], y: float, k: float, language: str
) -> None:
    draw_since_heading(canvas, y, language, k)
    y += HEADING - 14
    for lines in events:
        canvas.circle((_LEFT + 8) * k, (y + 28) * k, 6 * k, FRESH)
        for line in lines:
            y += _NEXT
            canvas.text((_LEFT + _BULLET) * k, y * k, line, round(SMALLEST * k), INK)


def _wrap_news(top: Top, room: float, language: str, max_lines: int) -> list[str]:
    """Return the newest log line wrapped, the first line with room for its label."""
    if not top.last:
        return []
    return _abridge(
        top.last, room, room - text_width(describe_last("", language), SMALLEST, True), max_lines
    )


def _abridge(line: str, room: float, first: float, max_lines: int) -> list[str]:
    """Wrap an event to at most `max_lines` lines, cutting text if necessary.

    First the middle of the longest lists of names becomes an ellipsis, since sums matter more;
    then the longest parts between the first and the last; then the first part loses its end."""
    parts = line.split("; ")
    while len(lines := wrap("; ".join(parts), SMALLEST, room, first=first)) > max_lines:
        shorter = [_cut_names(part) for part in parts]
        savings = [len(part) - len(other) for part, other in zip(parts, shorter, strict=True)]
        if max(savings) > 0:
            at = savings.index(max(savings))
            parts[at] = shorter[at]
            continue
        inner = [at for at in range(1, len(parts) - 1) if parts[at] != _CUT]
        if not inner:
            return _cut_first_part(parts, lines, room, first, max_lines)
        parts[max(inner, key=lambda at: len(parts[at]))] = _CUT
        parts = [
            kept_part
            for at, kept_part in enumerate(parts)
            if kept_part != _CUT or parts[at - 1] != _CUT
        ]
    return lines


def _cut_names(part: str) -> str:
    """Return a part with the middle of its longest list of names replaced by an ellipsis."""
    items = part.split(", ")
    runs = groupby(range(1, len(items) - 1), lambda at: any(c.isdigit() for c in items[at]))
    longest = max((list(run) for sums, run in runs if not sums), key=len, default=[])
    if len(longest) < 2:
        return part
    return ", ".join([*items[: longest[0]], _CUT, *items[longest[-1] + 1 :]])


def _cut_first_part(
    parts: Sequence[str], lines: Sequence[str], room: float, first: float, max_lines: int
) -> list[str]:
    """Wrap the parts with the first one cut, at an item of its list where possible, so that the
    last one fits."""
    if max_lines == 1:
        return [fit("; ".join(parts), SMALLEST, first)]
    if len(parts) == 1:
        return [*lines[: max_lines - 1], fit(" ".join(lines[max_lines - 1 :]), SMALLEST, room)]
    words, rest = parts[0].split(" "), fit(parts[-1], SMALLEST, room)
    ends = range(len(words) - 1, 0, -1)
    for end in (*(at for at in ends if words[at - 1][-1:] in _STOPS), *ends):
        cut = wrap(f"{' '.join(words[:end])} {_CUT}; {rest}", SMALLEST, room, first=first)
        if len(cut) <= max_lines:
            return cut
    return [fit(parts[0], SMALLEST, first), rest]


def _draw_title(canvas: Canvas, title: str, notice: str, k: float) -> None:
    title_size, right = round(46 * k), canvas.width - _LEFT * k
    notice_room = right - _LEFT * k - text_width(title, title_size, True) - 20 * k
    large, small = round(_LETTERS * k), round(SMALLEST * k)
    small = large if text_width(notice, large, True) <= notice_room else small
    canvas.text(right, 48 * k, notice, small, SOFT_INK, bold=True, anchor="rs")
    room = right - _LEFT * k - text_width(notice, small, True) - 20 * k
    canvas.text(_LEFT * k, 49 * k, fit(title, title_size, room, True), title_size, INK, bold=True)


def _draw_prompt(canvas: Canvas, head: Head, y: float, k: float) -> float:
    """Draw the prompt. Return its right edge."""
    x = _LEFT * k
    if head.seat is not None:
        draw_seat_badge(canvas, x + 20 * k, (y - 12) * k, 19 * k, head.seat)
        x += 52 * k
    room = canvas.width - _LEFT * k - x
    large, small = round(_LETTERS * k), round(SMALLEST * k)
    size = large if text_width(head.ask, large) <= room else small
    ask = fit(head.ask, size, room)
    canvas.text(x, y * k, ask, size, INK)
    return x + text_width(ask, size)


def _draw_arrow_key(canvas: Canvas, end: float, y: float, k: float, language: str) -> None:
    """Draw what the arrows of the ranking mean, if there is room right of `end`."""
    size, right = round(SMALLEST * k), canvas.width - _LEFT * k
    words = cached_text("render-card-moved", language)
    left = right - text_width(words, size) - 56 * k
    if left > end + 20 * k:
        draw_arrow(canvas, left, (y - 10) * k, True, k)
        draw_arrow(canvas, left + 25 * k, (y - 10) * k, False, k)
        canvas.text(right, y * k, words, size, SOFT_INK, anchor="rs")


def _wrap_changes(changes: tuple[str, ...], room: float, language: str) -> list[str]:
    """Return the changes of a preview in lines; the first line has room for the label."""
    label_width = text_width(cached_text("render-card-would", language), SMALLEST, True) + 56
    changes = changes or (cached_text("render-card-would-nothing", language),)
    lines, used = [""], label_width
    for change in changes:
        width = text_width(change, _LETTERS, True) + 34
        if used + width > room and lines[-1] and width <= room:
            lines.append("")
            used = 20.0
        first, *rest = wrap(change, _LETTERS, room - 20, True, first=room - used)
        lines[-1] = f"{lines[-1]} · {first}" if lines[-1] else first
        lines += rest
        used = 20 + text_width(rest[-1], _LETTERS, True) + 34 if rest else used + width
    if len(lines) > _MAX_LINES:
        lines[_MAX_LINES - 1] += f" · {_CUT}"
    return lines[:_MAX_LINES]


def _draw_preview_band(canvas: Canvas, lines: list[str], y: float, k: float, language: str) -> None:
    """Draw the changes of a preview on a background that no other card has."""
    bottom = y + LINE * len(lines) + 8
    canvas.box((MARGIN * k, y * k, canvas.width - MARGIN * k, bottom * k), RULE, radius=10 * k)
    size, words = round(_LETTERS * k), cached_text("render-card-would", language)
    right = draw_fresh_label(canvas, words, (MARGIN + 6) * k, (y + 5) * k, k)
    for number, line in enumerate(lines):
        x = right + 16 * k if number == 0 else _LEFT * k + 6 * k
        cut = fit(line, size, canvas.width - _LEFT * k - x, True)
        canvas.text(x, (y + 37 + LINE * number) * k, cut, size, INK, bold=True)
