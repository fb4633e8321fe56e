"""A chart of everybody's worth, or chances of winning, from turn to turn, with the turning
points marked; for any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from data.texts import money, say
from render.alt import join_within
from render.card.palettes import plain_palette
from render.charts.line_chart import (
    Chart,
    LineChart,
    Turns,
    amount_text,
    draw_charts,
    seat_key,
    seat_line,
)
from render.paint.picture import Picture, picture
from render.words import legible_names

Points = Sequence[tuple[int, Sequence[int]]]
Subject = Literal["wealth", "chances"]


def render_wealth(
    points: Points,
    marks: Sequence[int],
    names: Sequence[str],
    language: str,
    *,
    steps: bool = False,
    subject: Subject = "wealth",
) -> Picture:
    """Return a chart 1000 pixels wide.

    `points` are (turn number, whole dollars by seat), oldest first, at least one; for chances
    whole percents. `marks` are indices into them, numbered 1, 2, 3… above the curves. Names are
    by seat. `steps`: a turn is called a step, in games whose own turns are something else."""
    format_amount = money if subject == "wealth" else _percent
    lines = [
        seat_line(seat, name, [[(turn, row[seat]) for turn, row in points]])
        for seat, name in enumerate(legible_names(names, language))
    ]
    chart = LineChart(
        lines,
        Turns(points[0][0], points[-1][0], say(_key("wealth", steps, "-turns"), language)),
        language,
        tall=540,
        covers=(0, 1),
        say_amount=format_amount,
        marks=[points[place][0] for place in marks],
    )
    key = seat_key(
        [line.name for line in lines],
        [amount_text(format_amount(amount, language)) for amount in points[-1][1]],
    )
    part = draw_charts([Chart(say(_key(subject, steps), language), chart)], key, plain_palette())
    sentences = [say(_key(subject, steps, "-alt"), language, turns=str(points[-1][0]))]
    for name, line in zip(names, lines, strict=True):
        sums = line.amounts
        first, most, last = (format_amount(n, language) for n in (sums[0], max(sums), sums[-1]))
        sentences.append(
            say("film-wealth-alt-row", language, name=name, first=first, most=most, last=last)
        )
    if marks:
        turns = ", ".join(str(points[place][0]) for place in marks)
        sentences.append(say(_key("wealth", steps, "-alt-marks"), language, turns=turns))
    return picture(part.image, join_within(sentences))


def _key(subject: Subject, steps: bool, part: str = "") -> str:
    return f"film-{subject}{'-step' if steps else ''}{part}"


def _percent(share: int, language: str) -> str:
    return say("film-percent", language, share=share)
