"""Pictures of every game: legible on a phone, told in every language, always the same."""

import importlib
import re
from io import BytesIO

import pytest
from PIL import Image

from data.texts import DEFAULT
from render.alt import LONGEST
from render.paint.picture import Picture
from tests.conformance.case import Case, Gallery
from tests.conformance.cases import cases
from tests.support.catalogues import english_in
from tests.support.eyes import faint
from tests.support.lettering import Lettered, clear, legible, spied

AMOUNT_CUT = re.compile(r"[\d.,$]…")
"""An amount that has lost its end: a name gives way, or the line breaks."""

ALL = [
    pytest.param(case, gallery, name, id=f"{key}-{name}")
    for key, case in cases().items()
    for part in case.galleries
    for gallery in [importlib.import_module(f"tests.games.{key}.{part}").GALLERY]
    for name in gallery.pictures
]


@pytest.mark.parametrize(("case", "gallery", "name"), ALL)
def test_a_picture_is_legible_and_told_in_every_language(
    case: Case, gallery: Gallery, name: str
) -> None:
    """It has its size; nothing is smaller than a phone can show, nothing cut by an edge, no two
    texts on each other, no name of a map on anything; it is read by day and at night; what it says
    is in its language; and the same table gives the same bytes, whatever was kept from others."""
    alts = set()
    for language in case.languages:
        with spied(gallery.package) as lettered:
            drawn = gallery.pictures[name](language)
        shown = [line for line in lettered if line.text.strip()]
        fits(gallery, name, drawn)
        legible(shown, gallery.badges, gallery.slack)
        assert clear(lettered) == []
        assert drawn.night and faint(shown, drawn) == []
        assert [line.text for line in shown if AMOUNT_CUT.search(line.text)] == []
        in_language(gallery, drawn, shown, language)
        alts.add(drawn.alt)
    assert gallery.pictures[name](language) == drawn
    assert len(alts) == len(case.languages)


def fits(gallery: Gallery, name: str, drawn: Picture) -> None:
    image = Image.open(BytesIO(drawn.data))
    image.load()
    least, most = gallery.widths(name)
    assert least <= image.width <= most
    assert image.height <= gallery.tallest(name)
    assert len(drawn.data) <= gallery.heaviest
    assert 20 < len(drawn.alt) <= LONGEST
    assert drawn.alt.rstrip()[-1] in ".!?;…"
    assert "{" not in drawn.alt


def in_language(gallery: Gallery, drawn: Picture, shown: list[Lettered], language: str) -> None:
    if gallery.shortened is not None:
        for line in shown:
            if line.text.endswith("…"):
                assert any(person[:2] in line.text for person in gallery.shortened), line
    if language != DEFAULT:
        texts = [drawn.alt, *(line.text for line in shown)]
        assert [text for text in texts if english_in(text, language)] == []
