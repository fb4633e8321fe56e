"""One Holding large, with everything that lies on its card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import data.railroad_barons as facts
from render.layout.box import Box, Card, Framed, Space, Sprite, fill
from render.layout.part import Part
from render.layout.seats import badge
from render.layout.stacks import Column, Line, Row, Table, rule
from render.layout.text import Name, Text, label
from render.paint.style import ALARM, INK, SMALLEST, SOFT_INK, TALLEST
from render.railroad_barons.panels.key import key_row
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.livery import LIVERIES
from render.railroad_barons.shared.palettes import lay_out
from render.railroad_barons.shared.table_values import (
    QUIET,
    News,
    becomes_obsolete_next,
    certificate_owner,
    idle_tokens,
    income,
    railroad_side,
    share_value,
)
from render.railroad_barons.shared.words import describe_ability, picture_text
from render.words import money
from rules.railroad_barons.model.state import HoldingState, Railroad, State


def render_large_holding(
    table: State,
    holding: str,
    names: Sequence[str],
    language: str,
    *,
    fresh: News = QUIET,
    lost: Sequence[Railroad] = (),
    room: float = TALLEST,
) -> Part:
    """Return the Holding; what is `fresh` is framed, Railroads `lost` are crossed out. If there is
    `room`, what the places of its tokens mean. `names` are in characters that the font has."""
    title = _title(holding, share_value(table, holding), language)
    facts_table = Table(
        [*_fact_lines(table, holding, names, fresh, language)],
        head=False,
        rules=False,
        pad=8,
        separator=" ",
    )
    assets = [*_asset_lines(table, holding, fresh, lost, language)]
    total = money(income(table, holding).total, language)
    body = Column(
        Text(picture_text("railroads", language), 36, bold=True, words=""),
        *assets,
        rule(),
        Row(
            Text(picture_text("income", language), 40, bold=True),
            fill(),
            Text(total, 46, bold=True),
        ),
        gap=10,
        separator=", ",
    )
    above = title, Card(facts_table, ground=None, edge=None, pad=(20, 0))
    key = Card(_token_key(table, holding, language), ground=None, edge=None, pad=(20, 0))
    below = Card(body, pad=(20, 12))
    whole = lay_out(Column(*above, key, below, gap=10, separator=". "), top=12, bottom=14)
    if whole.image.height <= room:
        return whole
    return lay_out(Column(*above, below, gap=10, separator=". "), top=12, bottom=14)


def _title(holding: str, dollars: int | None, language: str) -> Box:
    livery = LIVERIES[holding]
    value: Box = Text(picture_text("unstarted", language), 40)
    if dollars is not None:
        sum_ = Text(money(dollars, language), 64, bold=True)
        value = Row(label(picture_text("share-value", language), 36), sum_)
    name = Name(facts.holdings()[holding].name, 42, bold=True, smaller=(38, 35), cut_to=300)
    row = Row(signs.plate(holding, size=56, width=212), name, fill(), value, gap=20, height=100)
    return Card(row, ground=livery.tint, edge=livery.colour, line=4, radius=16, pad=(16, 8))


def _fact_lines(
    table: State, holding: str, names: Sequence[str], fresh: News, language: str
) -> Iterator[Line]:
    """Yield four lines: Director, certificates, treasury, tokens."""
    row = table.holdings[holding]
    director: Box = Text("–", 38)
    if row.director is not None:
        name = Name(names[row.director], 40, bold=True, cut_to=300)
        director = Row(badge(row.director, 20), name, fill())
    yield _fact("director", director, language)
    percents = facts.constants().certificate_percents
    owners = [certificate_owner(table, holding, percent) for percent in percents]
    yield _fact("certificates", Row(signs.certificates(owners, language, names), fill()), language)
    sum_ = Text(money(row.treasury, language), 42, bold=True)
    unfloated = not row.floated and row.value is not None
    note = [label(picture_text("unfloated", language), 35)] if unfloated else []
    yield _fact("treasury", Row(Framed(sum_, news=fresh.treasury), fill(), *note), language)
    yield _fact("tokens", _tokens(table, holding, row, fresh, language), language)


def _fact(key: str, box: Box, language: str) -> Line:
    return Line([label(picture_text(key, language), 36), Space(40), box])


def _tokens(table: State, holding: str, row: HoldingState, fresh: News, language: str) -> Box:
    free = idle_tokens(table, holding)
    counts: list[tuple[signs.Use, int]] = [
        ("plus", row.plus),
        ("down", row.down),
        ("network", row.network),
        ("free", free),
    ]
    earned = money(income(table, holding).network, language)
    words = picture_text("network-earns", language, sum=earned)
    earnings = [label(words, 36)] if income(table, holding).network else []
    tokens = Framed(signs.tokens(holding, counts, language), news=fresh.tokens)
    return Row(tokens, fill(), *earnings)


def _token_key(table: State, holding: str, language: str) -> Box:
    """Return what the places of its tokens mean."""
    row = table.holdings[holding]
    counts = {"plus": row.plus, "down": row.down, "network": row.network}
    counts["free"] = idle_tokens(table, holding)
    return key_row(table, [kind for kind, count in counts.items() if count], holding, language)


def _asset_lines(
    table: State, holding: str, fresh: News, lost: Sequence[Railroad], language: str
) -> Iterator[Box]:
    """Yield Railroads and Investors by name, each with its income or ability."""
    row = table.holdings[holding]
    if not row.railroads and not lost:
        yield label(picture_text("no-railroad", language), 36)
    for railroad in (*row.railroads, *lost):
        is_lost = railroad in lost
        line = _railroad_line(table, railroad, is_lost, language)
        yield Framed(line, news=railroad.card in fresh.railroads and not is_lost, full=True)
    for name in row.investors:
        investor = facts.investors()[name]
        value = money(investor.face_value, language)
        ability = describe_ability(investor, language)
        brings = signs.describe_bonus(investor, len(row.railroads), language)
        if investor.ability == "discount_percent":
            brings = picture_text("discount", language, amount=str(investor.amount))
        words = picture_text("investor", language, amount=value, ability=ability)
        yield Row(
            Sprite(signs.draw_hat_about, 40, room=(42, 46), words=words),
            Text(picture_text("investor-chip", language, value=value), 36, words=""),
            fill(),
            Text(brings if row.railroads else "", 38, words=""),
        )


def _railroad_line(table: State, railroad: Railroad, lost: bool, language: str) -> Box:
    """Return a Railroad in a line: level, name, the level that makes it obsolete, its income."""
    side, name = railroad_side(railroad), facts.railroads()[railroad.card].name
    goes = lost or becomes_obsolete_next(table, side)
    ink, struck = (SOFT_INK, ALARM) if lost else (INK, None)
    note: list[Box] = []
    if goes:
        word = picture_text("lost", language)
        if not lost:
            word = picture_text("ends-at", language, level=str(side.obsolete_at_level))
        note = [signs.obsolete_sign(), Text(word, SMALLEST, ALARM if lost else SOFT_INK)]
    return Row(
        signs.level(str(side.level), alarm=goes, words=""),
        Name(
            name,
            36,
            ink,
            struck=struck,
            words=f"{name} ({side.level})",
            cut_to=240,
            smaller=(SMALLEST,),
        ),
        fill(),
        *note,
        Space(20),
        Text(money(side.income, language), 38, ink, struck=struck),
    )
