"""The head of a card below the ranking: the round, what is asked, the sum, the news."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PIL import Image

from render.card.strip import arrow, strip
from render.card.top import Head, Top, besides, last, settled
from render.paint.canvas import Canvas
from render.paint.palette import Inks
from render.paint.panels import MARGIN, Panel, stacked
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
from render.pieces import seat_badge
from render.words import said

INKS = (CARD, PAPER, RULE, INK, SOFT_INK, WHITE, GOOD, ALARM, FRESH)
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
"""What the palette of a game has for this, besides the seats: colours, and where two meet."""

TITLE, LINE, _NEXT = 64, 46, 40
_LETTERS = 36
_LEFT = MARGIN + 4
_ROOM = PHONE_WIDTH - 2 * _LEFT
_LINES, _MOST = 2, 3
"""Lines of the sum and of the news at most, and of the changes that a preview tells, or of the news
where there is room."""
HEADING, _BULLET, _TOLD, _SINCE = 60, 26, 3, 9
"""Pixels of the heading of what happened since one's last turn and of what stands before a line of
it; lines of one of the story at most, and of all."""
_CUT, _STOPS = "…", (",", ":", ".")


def fits(sum_: str) -> bool:
    """Whether a sum has room in the head."""
    return len(wrap(sum_, _large(sum_), _ROOM, True)) <= _LINES


def _large(sum_: str) -> int:
    """The size of its letters: the larger where it takes as few lines."""
    sizes = (_LETTERS, SMALLEST)
    lines = [len(wrap(sum_, size, _ROOM, True)) for size in sizes]
    return sizes[lines.index(min(lines))]


def above(
    top: Top, head: Head, language: str, inks: Inks, width: int = PHONE_WIDTH, room: int = 0
) -> Image.Image:
    """The ranking, if there is one, and the head, in the colours of a game: the uppermost panel of
    every card. A wider one is the same enlarged. The news have another line, or one less, where
    with that it is at most `room` pixels tall."""
    head = settled(top, head, language)
    upper = [strip(top, language, width, inks).image] if top.ranks else []
    for most in (_MOST, _LINES, 1) if room else (_LINES,):
        drawn = _head(top, head, language, inks, width, most).image
        if drawn.height + sum(part.height for part in upper) <= room:
            break
    return stacked([*upper, drawn], inks)


def _head(top: Top, head: Head, language: str, inks: Inks, width: int, most: int) -> Panel:
    k = width / PHONE_WIDTH
    room = _ROOM
    changes = None if head.would is None else _changes(head.would, room, language)
    band = 0 if changes is None else 10 + LINE * len(changes)
    news = [] if top.since else _news(top, room, language, most)
    large = _large(head.sum)
    sums = wrap(head.sum, large, room, True)[:_LINES] if head.sum else []
    tall = TITLE + LINE * (1 + len(sums)) + band + 12
    if news:
        tall += LINE + _NEXT * (len(news) - 1)
    lately = _lately(top.since, language)
    tall += HEADING + _NEXT * sum(map(len, lately)) if lately else 0
    canvas = Panel(inks, width, round(tall * k))
    notice = " · ".join(filter(None, (head.notice, besides(top, language))))
    _title(canvas, head.title, notice, k)
    y = TITLE + 34.0
    end = _ask(canvas, head, y, k)
    if any(row.change for row in top.ranks):
        _arrows(canvas, end, y, k, language)
    if changes is not None:
        _band(canvas, changes, y + 12, k, language)
        y += band
    for line in sums:
        y += LINE
        size = round(large * k)
        canvas.text(_LEFT * k, y * k, fit(line, size, room * k, True), size, INK, bold=True)
    size = round(SMALLEST * k)
    for number, line in enumerate(news):
        y += _NEXT if number else LINE
        x = _LEFT * k
        if not number:
            before = last("", language).strip()
            canvas.text(x, y * k, before, size, FRESH, bold=True)
            x += text_width(f"{before} ", size, True)
        canvas.text(x, y * k, line, size, SOFT_INK)
    if lately:
        _told_since(canvas, lately, y + 18, k, language)
    return canvas


def heading(canvas: Canvas, y: float, language: str, k: float = 1) -> None:
    """From the top y, `HEADING` pixels tall: that what is below happened since the reader's last
    turn."""
    label(canvas, said("render-card-since", language), MARGIN * k, y * k, k)


def label(canvas: Canvas, words: str, left: float, y: float, k: float) -> float:
    """Words on the ground of what is new, from their upper left corner. Returns their right."""
    size = round(SMALLEST * k)
    right = left + text_width(words, size, True) + 28 * k
    canvas.box((left, y, right, y + (LINE - 2) * k), FRESH, radius=8 * k)
    canvas.text(left + 14 * k, y + 31 * k, words, size, WHITE, bold=True)
    return right


def _lately(told: Sequence[str], language: str) -> list[list[str]]:
    """Lines of a story as far as there is room, each in as few as its main parts take; of more the
    newest, after how many there are besides."""
    found = [_brief(line, _ROOM - _BULLET, _ROOM - _BULLET, _TOLD) for line in told]
    first = next(at for at in range(len(found) + 1) if sum(map(len, found[at:])) <= _SINCE)
    earlier = [[said("render-card-earlier", language, count=first)]] if first else []
    return [*earlier, *found[first:]]


def _told_since(
    canvas: Canvas, lately: Sequence[Sequence[str]], y: float, k: float, language: str
) -> None:
    heading(canvas, y, language, k)
    y += HEADING - 14
    for lines in lately:
        canvas.circle((_LEFT + 8) * k, (y + 28) * k, 6 * k, FRESH)
        for line in lines:
            y += _NEXT
            canvas.text((_LEFT + _BULLET) * k, y * k, line, round(SMALLEST * k), INK)


def _news(top: Top, room: float, language: str, most: int) -> list[str]:
    """What happened last in lines, the first with room for the word before it. Of what does not
    fit, the longest parts between the first and the last become an ellipsis: they are lists; then
    the first part loses its end."""
    if not top.last:
        return []
    return _brief(top.last, room, room - text_width(last("", language), SMALLEST, True), most)


def _brief(line: str, room: float, first: float, most: int) -> list[str]:
    """Something told in at most so many lines: of the longest lists of names the middle goes
    first, for sums tell more."""
    parts = line.split("; ")
    while len(lines := wrap("; ".join(parts), SMALLEST, room, first=first)) > most:
        shorter = [_fewer_names(part) for part in parts]
        spared = [len(part) - len(other) for part, other in zip(parts, shorter, strict=True)]
        if max(spared) > 0:
            at = spared.index(max(spared))
            parts[at] = shorter[at]
            continue
        inner = [at for at in range(1, len(parts) - 1) if parts[at] != _CUT]
        if not inner:
            return _short(parts, lines, room, first, most)
        parts[max(inner, key=lambda at: len(parts[at]))] = _CUT
        parts = [one for at, one in enumerate(parts) if one != _CUT or parts[at - 1] != _CUT]
    return lines


def _fewer_names(part: str) -> str:
    """A part without what lies between the first and the last of its longest list of names."""
    items = part.split(", ")
    runs = groupby(range(1, len(items) - 1), lambda at: any(c.isdigit() for c in items[at]))
    longest = max((list(run) for sums, run in runs if not sums), key=len, default=[])
    if len(longest) < 2:
        return part
    return ", ".join([*items[: longest[0]], _CUT, *items[longest[-1] + 1 :]])


def _short(
    parts: Sequence[str], lines: Sequence[str], room: float, first: float, most: int
) -> list[str]:
    """The first part as far as there is room beside the last, at an item of its list where that is
    possible."""
    if most == 1:
        return [fit("; ".join(parts), SMALLEST, first)]
    if len(parts) == 1:
        return [*lines[: most - 1], fit(" ".join(lines[most - 1 :]), SMALLEST, room)]
    words, rest = parts[0].split(" "), fit(parts[-1], SMALLEST, room)
    ends = range(len(words) - 1, 0, -1)
    for end in (*(at for at in ends if words[at - 1][-1:] in _STOPS), *ends):
        cut = wrap(f"{' '.join(words[:end])} {_CUT}; {rest}", SMALLEST, room, first=first)
        if len(cut) <= most:
            return cut
    return [fit(parts[0], SMALLEST, first), rest]


def _title(canvas: Canvas, title: str, notice: str, k: float) -> None:
    big, right = round(46 * k), canvas.width - _LEFT * k
    free = right - _LEFT * k - text_width(title, big, True) - 20 * k
    large, small = round(_LETTERS * k), round(SMALLEST * k)
    small = large if text_width(notice, large, True) <= free else small
    canvas.text(right, 48 * k, notice, small, SOFT_INK, bold=True, anchor="rs")
    room = right - _LEFT * k - text_width(notice, small, True) - 20 * k
    canvas.text(_LEFT * k, 49 * k, fit(title, big, room, True), big, INK, bold=True)


def _ask(canvas: Canvas, head: Head, y: float, k: float) -> float:
    """What is asked. Returns its right."""
    x = _LEFT * k
    if head.seat is not None:
        seat_badge(canvas, x + 20 * k, (y - 12) * k, 19 * k, head.seat)
        x += 52 * k
    room = canvas.width - _LEFT * k - x
    large, small = round(_LETTERS * k), round(SMALLEST * k)
    size = large if text_width(head.ask, large) <= room else small
    ask = fit(head.ask, size, room)
    canvas.text(x, y * k, ask, size, INK)
    return x + text_width(ask, size)


def _arrows(canvas: Canvas, end: float, y: float, k: float, language: str) -> None:
    """What the arrows of the ranking mean, where there is room for it right of `end`."""
    size, right = round(SMALLEST * k), canvas.width - _LEFT * k
    words = said("render-card-moved", language)
    left = right - text_width(words, size) - 56 * k
    if left > end + 20 * k:
        arrow(canvas, left, (y - 10) * k, True, k)
        arrow(canvas, left + 25 * k, (y - 10) * k, False, k)
        canvas.text(right, y * k, words, size, SOFT_INK, anchor="rs")


def _changes(told: tuple[str, ...], room: float, language: str) -> list[str]:
    """The changes of a preview in lines, the first indented for the words before it."""
    before = text_width(said("render-card-would", language), SMALLEST, True) + 56
    told = told or (said("render-card-would-nothing", language),)
    lines, at = [""], before
    for one in told:
        wide = text_width(one, _LETTERS, True) + 34
        if at + wide > room and lines[-1] and wide <= room:
            lines.append("")
            at = 20.0
        first, *rest = wrap(one, _LETTERS, room - 20, True, first=room - at)
        lines[-1] = f"{lines[-1]} · {first}" if lines[-1] else first
        lines += rest
        at = 20 + text_width(rest[-1], _LETTERS, True) + 34 if rest else at + wide
    if len(lines) > _MOST:
        lines[_MOST - 1] += f" · {_CUT}"
    return lines[:_MOST]


def _band(canvas: Canvas, lines: list[str], y: float, k: float, language: str) -> None:
    """What a preview would change, on a ground that no card of the present has."""
    low = y + LINE * len(lines) + 8
    canvas.box((MARGIN * k, y * k, canvas.width - MARGIN * k, low * k), RULE, radius=10 * k)
    size, words = round(_LETTERS * k), said("render-card-would", language)
    right = label(canvas, words, (MARGIN + 6) * k, (y + 5) * k, k)
    for number, line in enumerate(lines):
        x = right + 16 * k if number == 0 else _LEFT * k + 6 * k
        cut = fit(line, size, canvas.width - _LEFT * k - x, True)
        canvas.text(x, (y + 37 + LINE * number) * k, cut, size, INK, bold=True)
