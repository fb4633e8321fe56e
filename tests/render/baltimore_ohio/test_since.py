"""What happened since somebody's last turn in Baltimore & Ohio, as one picture."""

from io import BytesIO
from unittest.mock import patch

import pytest
from PIL import Image, ImageChops

from data.texts import DEFAULT, languages
from render.baltimore_ohio.finance.deeds import summarize_deeds
from render.baltimore_ohio.map.lettering import Marked
from render.baltimore_ohio.map.schematic import render_schematic
from render.baltimore_ohio.shared.table_values import hexes_built
from render.baltimore_ohio.since import render_since
from render.card.top import Top
from render.paint.style import PHONE_WIDTH, TALLEST
from rules.baltimore_ohio.model import events as told
from rules.baltimore_ohio.model.options import ALL_EXPANSIONS
from rules.baltimore_ohio.model.view import View
from rules.game import Event
from tests.support.baltimore_ohio.pictures import played
from tests.support.catalogues import english_in
from tests.support.lettering import LONG


def lately() -> tuple[View, list[Event]]:
    """The table in the middle of a game of six, and what the last 30 moves did: track was built."""
    steps, _ = played(6, ALL_EXPANSIONS, "steady")
    middle = next(n for n, (view, _) in enumerate(steps) if view.table.turn == 8)
    for end in range(middle + 40, len(steps)):
        events = [event for _, events in steps[end - 30 : end + 1] for event in events]
        if hexes_built(events):
            return steps[end][0], events
    raise LookupError("nothing is built any more")


def tall(data: bytes) -> int:
    with Image.open(BytesIO(data)) as image:
        assert image.width == PHONE_WIDTH
        return image.height


def test_it_shows_what_was_built_and_how_values_moved() -> None:
    """The map is there only if something was built; the same twice gives the same."""
    view, events = lately()
    hexes = hexes_built(events)
    assert hexes
    picture = render_since(view, LONG, DEFAULT, events=events)
    assert picture == render_since(view, LONG, DEFAULT, events=events)
    assert hexes[0] in picture.alt and "Built last" in picture.alt
    with patch("render.baltimore_ohio.since.render_schematic") as board:
        plain = render_since(view, LONG, DEFAULT)
    assert "Built last" not in plain.alt and not board.called
    assert max(tall(picture.data), tall(plain.data)) <= TALLEST


def test_the_reader_s_shares_are_told_with_the_table_of_shares_or_without_it() -> None:
    view, events = lately()
    top = Top(reader=0)
    with patch("render.baltimore_ohio.since.TALLEST", 0):
        short = render_since(view, LONG, DEFAULT, events=events, top=top)
    cash = f"Yours: cash ${view.table.players[0].cash:,}"
    assert cash in short.alt
    with patch("render.baltimore_ohio.since.TALLEST", 9_999):
        assert cash not in render_since(view, LONG, DEFAULT, events=events, top=top).alt


def test_what_railroads_did_is_told_line_by_line() -> None:
    """What seats dealt in; purchases, builds, what became of income and value; of
    two Tech Levels the later one."""
    deeds = [
        told.EquipmentBought("PA", 1, 80),
        told.TechLevelAdvanced(2),
        told.EquipmentBought("PA", 9, 120),
        told.TechLevelAdvanced(3),
        told.TrackBuilt("BO", ("D22", "K15"), 50),
        told.DividendPaid("BO", 9, ((0, 36),), 18),
        told.ValueMoved("BO", 100, 110, "dividend"),
        told.RailroadStarted(1, "NYC", 66, "C18", False),
        told.SharesBought(1, "NYC", 2, 1, 66),
        told.AuctionWon(1, "RB1", 40),
        told.ShareSacrificed(1, "PA"),
    ]
    rows = summarize_deeds(deeds, ("BO", "PA", "NYC"), "en")
    assert [row.who for row in rows] == [None, 1, "BO", "PA"]
    assert "3" in rows[0].words
    assert rows[1].words.split(" · ") == [
        "starts NYC at $66",
        "buys 3 NYC",
        "gets Chicago Stockyards for $40",
        "gives up 1 PA: no profit",
    ]
    assert rows[2].words.replace("\u00a0", " ") == (
        "builds Boston, 1 hex · pays $9 a share · value $100 → $110"
    )
    assert rows[3].words.startswith("buys levels ")
    (_, _, reader_row, _) = summarize_deeds(deeds, ("BO", "PA", "NYC"), "en", 0)
    assert "pays $9 a share, you $36" in reader_row.words


@pytest.mark.parametrize("language", languages())
def test_its_words_are_in_the_reader_s_language(language: str) -> None:
    view, events = lately()
    alt = render_since(view, LONG, language, events=events).alt
    assert len(alt) <= 1024
    assert language == DEFAULT or english_in(alt, language) == []


def test_only_what_is_new_is_framed() -> None:
    view, events = lately()
    hex_ = hexes_built(events)[0]
    before = render_schematic(view.table, Marked()).convert("RGB")
    after = render_schematic(view.table, Marked(), (hex_,)).convert("RGB")
    box = ImageChops.difference(before, after).getbbox()
    assert box is not None and box[2] - box[0] <= 54 and box[3] - box[1] <= 64
