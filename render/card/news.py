"""The newest line of the log, and all lines since the reader's last turn, cut to the room that a
card has for them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from render.card.top import Top, describe_last
from render.paint.style import SMALLEST, fit, text_width, wrap
from render.words import cached_text

_EVENT_LINES, _SINCE_LINES = 3, 9
"""Maximum lines of one event, and of all events, since the reader's last turn."""
_CUT, _STOPS = "…", (",", ":", ".")


def wrap_recent_events(events: Sequence[str], room: float, language: str) -> list[list[str]]:
    """Return the events since the reader's last turn, each as a list of lines at most `room` pixels
    wide, as many as there is room for: if not all, the newest, after a line with the number of
    earlier ones."""
    wrapped = [_abridge(line, room, room, _EVENT_LINES) for line in events]
    first = next(
        at for at in range(len(wrapped) + 1) if sum(map(len, wrapped[at:])) <= _SINCE_LINES
    )
    earlier = [[cached_text("render-card-earlier", language, count=first)]] if first else []
    return [*earlier, *wrapped[first:]]


def wrap_news(top: Top, room: float, language: str, max_lines: int) -> list[str]:
    """Return the newest log line wrapped, the first line with room for its label."""
    if not top.last:
        return []
    first = room - text_width(describe_last("", language), SMALLEST, True)
    return _abridge(top.last, room, first, max_lines)


def _abridge(line: str, room: float, first: float, max_lines: int) -> list[str]:
    """Wrap an event to at most `max_lines` lines, cutting text if necessary.

    First the middle of the longest lists of names becomes an ellipsis, since sums matter more;
    then the longest parts between the first and the last; then the first part loses its end."""
    parts = line.split("; ")
    while len(lines := wrap(_join(parts), SMALLEST, room, first=first)) > max_lines:
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


def _join(parts: Sequence[str]) -> str:
    """Return the parts of an event in one line; an ellipsis stands for what was left out."""
    return "; ".join(parts).replace(f"; {_CUT}; ", f" {_CUT} ")


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
