"""Sheets to hold beside a copy of a game: each component with all that is printed on it, and what
a correction changes before and after."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain

from PIL import Image, ImageChops

import data.rail_baron as rail_baron
from data.components import component_name
from data.facts import Facts, FactSet, facts_of, using
from data.printings import Difference
from data.provenance import Way, values_of
from data.texts import say
from render.alt import end_sentence, join_within
from render.card.palettes import plain_palette
from render.fact_sheets.maps import map_of, palette_of
from render.fact_sheets.payoffs import payoff_chart
from render.fact_sheets.tables import legend, shares_row, tables_of
from render.layout.box import Box
from render.layout.part import Part, lay_out
from render.layout.stacks import Column
from render.layout.text import title
from render.paint.palette import Palette
from render.paint.picture import Picture, picture
from render.paint.style import PAPER, PHONE_WIDTH

_ON_MAPS = ("hexes", "mileposts", "segments")
"""Lists that a map shows instead of a table."""
_MARGIN = 24
_CROP = (900, 620)
"""Pixels of a map that a picture of a change shows at most."""


def draw_sheet(game: str, file: str, language: str) -> Picture:
    """Return the sheet of a component by the facts in force, as wide as it needs to be."""
    facts = facts_of(game)
    values = [value for value in values_of(facts, facts.current) if value.file == file]
    name = component_name(game, file, language)
    heading = title(name, say(f"{game}_chat-name", language))
    draw_map = map_of(game, file)
    panels = [] if draw_map is None else [draw_map()]
    if (game, file) == ("rail_baron", rail_baron.PAYOFFS):
        panels.append(payoff_chart())
    tabled = [] if (game, file) == ("rail_baron", rail_baron.PAYOFFS) else values
    if draw_map is not None:
        tabled = [value for value in values if value.way[0] not in _ON_MAPS]
    boxes: list[Box] = [heading, legend(facts, values, language)]
    parts = [_lay_out(Column(*boxes, gap=14, separator=". "))]
    if tabled:
        parts.append(_lay_out(tables_of(facts, tabled, language)))
    images = [parts[0].image, *panels, *(part.image for part in parts[1:])]
    return _stack(images, parts, palette_of(game))


def draw_change(
    game: str, sets: tuple[FactSet, FactSet], changes: Sequence[Difference], language: str
) -> Picture:
    """Return what changes between two sets, before and after, framed."""
    facts = facts_of(game)
    files = list(dict.fromkeys(change.file for change in changes))
    images: list[Image.Image] = []
    parts: list[Part] = []
    for file in files:
        ways = [way for change in changes if change.file == file for way in [_way(facts, change)]]
        crops = _map_crops(game, file, sets)
        for number, chosen in enumerate(sets):
            word = say(f"facts-{'after' if number else 'before'}", language)
            rows = [
                v for v in values_of(facts, chosen) if v.file == file and shares_row(facts, v, ways)
            ]
            head = title(f"{component_name(game, file, language)}: {word}", size=42)
            parts.append(_lay_out(Column(head, tables_of(facts, rows, language, ways), gap=8)))
            images += [parts[-1].image, *(crops[number : number + 1])]
    return _stack(images, parts, palette_of(game))


def _way(facts: Facts, change: Difference) -> Way:
    return _ways(facts).get((change.file, change.place), tuple(change.place.split(", ")))


@cache
def _ways_of(game: str) -> dict[tuple[str, str], Way]:
    facts = facts_of(game)
    return {(v.file, ", ".join(v.way)): v.way for v in values_of(facts, facts.shipped)}


def _ways(facts: Facts) -> dict[tuple[str, str], Way]:
    return _ways_of(facts.game)


def _map_crops(game: str, file: str, sets: tuple[FactSet, FactSet]) -> list[Image.Image]:
    """Return the part of a map that changes, before and after; nothing if none does."""
    draw_map = map_of(game, file)
    if draw_map is None:
        return []
    maps = []
    for chosen in sets:
        with using(chosen):
            maps.append(draw_map())
    if maps[0].size != maps[1].size:
        return maps
    box = ImageChops.difference(*maps).getbbox()
    if box is None:
        return []
    width, height = (min(*pair) for pair in zip(_CROP, maps[0].size, strict=True))
    middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    left = round(max(0, min(middle[0] - width / 2, maps[0].width - width)))
    top = round(max(0, min(middle[1] - height / 2, maps[0].height - height)))
    return [image.crop((left, top, left + width, top + height)) for image in maps]


def _lay_out(box: Box) -> Part:
    width = max(PHONE_WIDTH, round(box.width) + 2 * _MARGIN)
    return lay_out(plain_palette(), box, margin=_MARGIN, top=14, bottom=14, width=width)


def _stack(images: Sequence[Image.Image], parts: Sequence[Part], palette: Palette) -> Picture:
    """Return images of several widths below each other, in a palette."""
    width = max(image.width for image in images)
    sheet = Image.new("RGB", (width, sum(image.height for image in images)), PAPER)
    top = 0
    for image in images:
        sheet.paste(image.convert("RGB"), (0, top))
        top += image.height
    words = chain.from_iterable(part.words.split(". ") for part in parts)
    return picture(
        palette.quantize(sheet), join_within([end_sentence(word) for word in words if word])
    )
