"""The shares of all railroads as a table: their values, a column for each player, and what
is held, orphaned and in the treasury. What changed is framed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.alt import truncate
from render.baltimore_ohio.shared.livery import plate
from render.baltimore_ohio.shared.palettes import FAINT, lay_out
from render.baltimore_ohio.shared.signs import draw_way
from render.baltimore_ohio.shared.table_values import (
    News,
    level_awaited,
    list_start_values,
    share_value,
)
from render.baltimore_ohio.shared.words import picture_text, short_name
from render.layout.box import Align, Box, Card, Framed, Space, Sprite, fill
from render.layout.part import Part
from render.layout.seats import Holding, badge, draw_cross, leader_sample
from render.layout.stacks import Column, Flow, Line, Row, Table, rule
from render.layout.text import Text, amount, label
from render.paint.style import ALARM, INK, SMALLEST, SOFT_INK
from render.words import money
from rules.baltimore_ohio.model.state import State

_PLATE = 118


def render_shares(table: State, fresh: News, names: Sequence[str], language: str) -> Part:
    """Return the railroads in the order of business, the columns of the seats in player order;
    below them those not on the track. What is `fresh` is framed."""
    has_orphans = any(table.railroads[name].orphan for name in table.order)
    lines = [_heads(table, has_orphans, language)] if table.order else []
    ways = {move.name: move.after > move.before for move in fresh.moves}
    for name in table.order:
        line = table.railroads[name]
        cells = [
            Framed(plate(name, size=SMALLEST, width=_PLATE), news=name in fresh.started, line=4),
            _value(share_value(table, name) or 0, ways.get(name), language),
            *_holdings(table, name, fresh),
            _count(line.held),
            *([_orphans(line.orphan)] if has_orphans else []),
            amount(money(line.treasury, language), 34),
        ]
        lines.append(Line(cells, words=_sentence(table, name, names, language)))
    least = (_PLATE, 0, *[0] * len(table.players), 78)
    boxes: list[Box] = [Table(lines, pad=3, gap=9, least=least)] if lines else []
    for word, railroads in _idle(table, language):
        plates = [plate(name, size=SMALLEST, width=_PLATE) for name in railroads]
        boxes += [*([rule(2)] if boxes else []), Flow(*plates, label(word), gap=8)]
    return lay_out(Card(Column(*boxes, gap=2, separator=". "), pad=(10, 4)))


def _heads(table: State, has_orphans: bool, language: str) -> Line:
    def head(key: str, align: Align = "middle") -> Box:
        return label(picture_text(key, language), align=align)

    seats = [Row(fill(), badge(seat), fill(), gap=0) for seat in table.player_order]
    orphan = [head("orphan")] if has_orphans else []
    treasury = Row(Space(14), head("treasury", "right"), gap=0)
    return Line([Space(), head("share", "right"), *seats, head("held"), *orphan, treasury])


def _value(value: int, rises: bool | None, language: str) -> Box:
    """Return a value, after a small triangle if it has risen or fallen."""
    way = [] if rises is None else [Sprite(draw_way, rises, room=(20, 21))]
    return Row(fill(), *way, amount(money(value, language), 34), gap=9)


def _holdings(table: State, name: str, fresh: News) -> Iterator[Box]:
    """Yield the shares of each seat, crossed if it sold some in this Market Round."""
    changes = fresh.share_changes(name, len(table.players))
    for seat in table.player_order:
        player, leads = table.players[seat], seat == table.railroads[name].president
        yield Holding(
            player.shares.get(name, 0),
            seat,
            leads=leads,
            change=changes[seat],
            framed=bool(changes[seat]) or (leads and name in fresh.presidents),
            crossed=name in player.sold,
        )


def _count(count: int) -> Box:
    return Text(str(count), 34, INK if count else SOFT_INK, align="middle")


def _orphans(count: int) -> Box:
    if not count:
        return _count(count)
    word = Text(str(count), 34, ALARM, bold=True, align="middle", grow=1)
    pill = Card(word, ground=FAINT, edge=ALARM, radius=8, pad=(20, 0))
    return Row(fill(), pill, fill(), gap=0)


def _sentence(table: State, name: str, names: Sequence[str], language: str) -> str:
    """Return a railroad's line in words."""
    line = table.railroads[name]
    owners = [
        f"{truncate(names[seat], 16)} {player.shares[name]}"
        for seat, player in enumerate(table.players)
        if name in player.shares
    ]
    values = {"railroad": short_name(name), "owners": ", ".join(owners)}
    values["value"] = money(share_value(table, name) or 0, language)
    counts = {"held": str(line.held), "orphan": str(line.orphan)}
    return picture_text("alt-shares", language, **values, **counts).rstrip(".")


def _idle(table: State, language: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the railroads not on the track with a text about them: those that can be started, by
    their status, then those to come."""
    groups: dict[str, list[str]] = {}
    start = picture_text("start-at", language, values=list_start_values(table, language))
    for name, line in table.railroads.items():
        if line.value is None:
            level = level_awaited(table, name)
            word = f"{picture_text(line.status, language)}: {start}"
            if level is not None:
                word = picture_text("from-level", language, level=str(level))
            groups.setdefault(word, []).append(name)
    yield from groups.items()


def render_key(table: State, language: str) -> Part:
    """Return what a full colour, a cross and Orphan Stock mean in the table."""
    entries: list[Box] = [leader_sample(picture_text("president", language))]
    if any(player.sold for player in table.players):
        cross = Sprite(draw_cross, room=(24, 24))
        entries.append(Row(cross, label(picture_text("sold", language)), gap=12))
    if any(table.railroads[name].orphan for name in table.order):
        entries.append(label(picture_text("orphan-sinks", language)))
    return lay_out(Flow(*entries, gap=32))._replace(words="")
