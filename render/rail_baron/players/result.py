"""The end of a game: who won, how, and what everyone was worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from data.texts import say
from render.paint.canvas import Box, Canvas
from render.paint.picture import Picture, picture
from render.paint.style import (
    CARD,
    INK,
    PHONE_WIDTH,
    RULE,
    SOFT_INK,
    WHITE,
    fit,
    format_cash,
    legible_name,
    seat_style,
    text_width,
    wrap,
)
from render.pieces import draw_railway, draw_seat_badge
from render.rail_baron.players.chip import draw_cash_or_lock
from rules.game import Standing
from rules.rail_baron.model.view import SeatView, View

How = Literal["home", "declared at home", "last"]
"""As in the event `Won`."""

SUMS = ("cash", "railroads", "engine")
"""The sums of a `Standing` that are shown, in this order."""

MARGIN = 22
HERO = 366
FOOT = 64


class Sizes(NamedTuple):
    """Layout of a player's card, in pixels from its top: its height, also for a bankrupt
    player; the gap below it; the baselines of name, facts and sums; the top and bottom of the
    bar."""

    tall: int
    bankrupt: int
    gap: int
    name: int
    about: int
    sums: int
    bar: tuple[int, int]


LARGE = Sizes(206, 128, 16, 59, 103, 148, (164, 188))
SMALL = Sizes(160, 104, 10, 46, 85, 122, (133, 151))
"""For five and six players."""
_RIGHT = PHONE_WIDTH - MARGIN - 22


def render_result(
    view: View,
    standing: Sequence[Standing],
    names: Sequence[str],
    language: str,
) -> Picture:
    """Return the final card of a game, 1000 pixels wide: the winner large, below it the ranking
    as given, with sums, engines and deeds.

    A game that ended without a winner is shown as such; what was secret stays secret."""
    shown = [legible_name(name, seat, language) for seat, name in enumerate(names)]
    sizes = LARGE if len(standing) < 5 else SMALL
    top = MARGIN + HERO + 16
    heights = [sizes.bankrupt if view.seats[row.seat].bankrupt else sizes.tall for row in standing]
    canvas = Canvas(PHONE_WIDTH, top + sum(heights) + sizes.gap * len(heights) + FOOT)
    _draw_hero(canvas, view, shown, language)
    most = max((row.total or 0 for row in standing), default=0)
    columns = _sum_columns(standing, language)
    for row, height in zip(standing, heights, strict=True):
        _draw_player(canvas, view, row, shown[row.seat], (top, height, sizes), language)
        if not view.seats[row.seat].bankrupt:
            _draw_sums(canvas, row, top + sizes.sums, columns, language)
            bar_width = (_RIGHT - MARGIN - 22) * (row.total or 0) / most if most else 0
            upper, lower = sizes.bar
            _draw_bar(canvas, row, (MARGIN + 22, top + upper, MARGIN + 22 + bar_width, top + lower))
        top += height + sizes.gap
    foot = " · ".join(_footer_texts(view, language))
    y = canvas.height - FOOT / 2 + 4
    canvas.text(PHONE_WIDTH / 2, y, foot, 34, SOFT_INK, anchor="ms")
    return picture(canvas.finish(), _alt_text(view, standing, names, language))


def how_won(view: View) -> How | None:
    """Return how the game was won, read off the view: a winner who rode home is still declared
    (26); one who declared in the home city won at once (25)."""
    if view.winner is None:
        return None
    if all(seat.bankrupt for seat in view.seats if seat.seat != view.winner):
        return "last"
    return "home" if view.seats[view.winner].declared else "declared at home"


def _describe_win(view: View, language: str) -> str:
    """Return how the game was won, without a full stop."""
    how = how_won(view)
    if view.winner is None or how is None:
        return say("charts-won-nobody", language)
    if how == "last":
        return say("charts-won-last", language)
    winner = view.seats[view.winner]
    key = "charts-won-home" if how == "home" else "charts-won-declared"
    return say(key, language, city=winner.home, cash=format_cash(winner.cash, language))


def _draw_hero(canvas: Canvas, view: View, names: Sequence[str], language: str) -> None:
    style = seat_style(view.winner)
    left, right, bottom = MARGIN, PHONE_WIDTH - MARGIN, MARGIN + HERO
    canvas.box((left, MARGIN, right, bottom), style.colour, radius=22)
    draw_railway(canvas, left, right, bottom - 66, style.colour, style.text)
    x = left + 122
    canvas.circle(x, MARGIN + 138, 88, WHITE)
    draw_seat_badge(canvas, x, MARGIN + 138, 54, view.winner)
    x += 118
    room = right - 24 - x
    game = say("charts-result-game", language)
    canvas.text(x, MARGIN + 66, game, 36, style.text)
    if view.winner is None:
        headline = say("charts-wins-nobody", language)
    else:
        headline = say("charts-wins", language, name=names[view.winner])
    size = next((s for s in (88, 76, 64) if text_width(headline, s, True) <= room), 58)
    heads = wrap(headline, size, room, True)
    heads = [*heads[:1], " ".join(heads[1:])] if heads[1:] else heads
    y = MARGIN + (156.0 if len(heads) == 1 else 128.0)
    for line in heads:
        canvas.text(x, y, fit(line, size, room, True), size, style.text, bold=True)
        y += size * 1.06
    y += 54 - size * 1.06
    for line in wrap(_describe_win(view, language), 38, room)[:2]:
        canvas.text(x, y, line, 38, style.text)
        y += 44


def _draw_player(
    canvas: Canvas,
    view: View,
    row: Standing,
    name: str,
    place: tuple[float, int, Sizes],
    language: str,
) -> None:
    """Draw the card of one seat at (top, height), with the lines above its sums."""
    y, height, sizes = place
    won = row.seat == view.winner
    edge = seat_style(row.seat).colour if won else RULE
    box = (MARGIN, y, PHONE_WIDTH - MARGIN, y + height)
    canvas.box(box, CARD, edge, radius=14, width=5 if won else 2)
    canvas.text(
        MARGIN + 44, y + sizes.name + 3, str(row.place), 50, SOFT_INK, bold=True, anchor="ms"
    )
    draw_seat_badge(canvas, MARGIN + 110, y + sizes.name - 15, 24, row.seat)
    left = MARGIN + 156
    end = draw_cash_or_lock(canvas, _RIGHT, y + sizes.name + 1, row.total, 46, language)
    canvas.text(left, y + sizes.name, fit(name, 44, end - left - 20, True), 44, INK, bold=True)
    about = " · ".join(_player_facts(view.seats[row.seat], language))
    canvas.text(left, y + sizes.about, fit(about, 34, _RIGHT - left), 34, SOFT_INK)


def _player_facts(seat: SeatView, language: str) -> list[str]:
    if seat.bankrupt:
        return [say("charts-bankrupt", language)]
    return [
        say(f"charts-engine-{seat.engine}", language),
        say("charts-deed-count", language, count=len(seat.railroads)),
        f"{say('charts-home', language)} {seat.home}",
    ]


def _format_sum(row: Standing, key: str, language: str) -> str:
    return f"{say(f'charts-sum-{key}', language)} {format_cash(row.sums[key], language)}"


def _sum_columns(standing: Sequence[Standing], language: str) -> dict[str, float]:
    """Return the x of each sum, the same on all cards."""
    columns: dict[str, float] = {}
    x = MARGIN + 22.0
    for key in SUMS:
        texts = [_format_sum(row, key, language) for row in standing if key in row.sums]
        if texts:
            columns[key] = x
            x += 36 + max(text_width(text, 34) for text in texts) + 40
    return columns


def _draw_sums(
    canvas: Canvas, row: Standing, base: float, columns: dict[str, float], language: str
) -> None:
    """Draw the sums behind the total, each with a sample of its part of the bar."""
    for key, x in columns.items():
        if key in row.sums:
            _draw_bar_part(canvas, (x, base - 24, x + 26, base + 2), row.seat, key)
            shown = fit(_format_sum(row, key, language), 34, _RIGHT - x - 36)
            canvas.text(x + 36, base, shown, 34, INK)


def _draw_bar(canvas: Canvas, row: Standing, box: Box) -> None:
    """Draw the total as a bar of its known sums; `box` is the whole bar."""
    left, top, right, bottom = box
    if not row.total:
        return
    unit = (right - left) / row.total
    for key in SUMS:
        amount = row.sums.get(key) or 0
        if amount:
            _draw_bar_part(canvas, (left, top, left + amount * unit, bottom), row.seat, key)
            left += amount * unit


def _draw_bar_part(canvas: Canvas, box: Box, seat: int, key: str) -> None:
    """Draw a part of a bar: cash in full colour, railroads pale with ties, the engine dark,
    with an outline."""
    style = seat_style(seat)
    left, top, right, bottom = box
    fill = {"cash": style.colour, "railroads": style.tint}.get(key, SOFT_INK)
    canvas.box(box, fill)
    if key == "railroads":
        x = left + 7
        while x < right - 3:
            canvas.line([(x, top), (x, bottom)], style.colour, 3)
            x += 10
    canvas.box(box, None, INK, width=2)


def _footer_texts(view: View, language: str) -> list[str]:
    texts = [say("charts-result-turns", language, turns=view.turn.number)]
    if view.options.edition == "u21":
        texts.append(say("charts-result-u21", language))
    return texts


def _alt_text(
    view: View,
    standing: Sequence[Standing],
    names: Sequence[str],
    language: str,
) -> str:
    if view.winner is None:
        won = say("charts-wins-nobody", language)
    else:
        won = say("charts-wins", language, name=names[view.winner])
    return say(
        "charts-alt-result",
        language,
        turns=say("charts-result-turns", language, turns=view.turn.number),
        won=won,
        how=_describe_win(view, language),
        ranking=" ".join(
            _describe_player(view, row, names[row.seat], language) for row in standing
        ),
    )


def _describe_player(view: View, row: Standing, name: str, language: str) -> str:
    sums = ", ".join(_format_sum(row, key, language) for key in SUMS if key in row.sums)
    return say(
        "charts-alt-result-row",
        language,
        place=str(row.place),
        name=name,
        total=format_cash(row.total, language),
        sums=sums or "–",
        about=", ".join(_player_facts(view.seats[row.seat], language)),
    )
