"""The cards of recorded games as eyes on a phone read them: who leads, whose turn, at which size
and contrast, with nothing on top of it."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from io import BytesIO

import pytest
from PIL import Image

from data.texts import languages
from render.card.ranking import HEIGHT, HEIGHT_WITH_NAMES
from render.paint.picture import Picture
from render.paint.style import PHONE_WIDTH, TALLEST
from rules.game import RankingLine
from tests.benchmarks.pictures import Card, cards_of
from tests.conformance.case import Case
from tests.conformance.cases import having
from tests.playthroughs.replaying import files
from tests.support.eyes import faint
from tests.support.lettering import BADGES, Lettered, clear, spied

SHOWN = (1, 40, 300)
"""Which positions of each phase are looked at in a language, counted over the recorded games."""
SMALL, BADGE = 27, 22
"""Pixels of the smallest lettering on a picture 1000 wide (11 on a phone), and of badges (9)."""
HIDDEN = 0.3
"""What part of a text may be drawn over."""


def shown(case: Case, language: str) -> Iterator[Card]:
    """Cards and previews of recorded games, some of each phase."""
    met: Counter[str] = Counter()

    def wanted(phase: str) -> bool:
        met[phase] += 1
        return met[phase] in SHOWN

    for path in files(case.key):
        yield from cards_of(path, case.chat, language, wanted)


@having("recorded")
@pytest.mark.parametrize("language", languages())
def test_the_cards_of_a_game_are_read_at_a_glance(case: Case, language: str) -> None:
    """What cards have in common is looked at once."""
    with suppress(ModuleNotFoundError):
        import_module(f"render.{case.key}.prepare").prepare()
    cards: list[tuple[Card, Picture, int]] = []
    with spied(f"render.{case.key}") as lettered:
        for card in shown(case, language):
            begun = len(lettered)
            cards.append((card, card.draw(), begun))
    ends = [begun for *_, begun in cards[1:]] + [len(lettered)]
    wrong: list[str] = []
    wrong += clear(lettered)
    for (card, picture, begun), end in zip(cards, ends, strict=True):
        faults = [*_size(card, picture), *_read(lettered[begun:end])]
        faults += faint(lettered[begun:end], picture)
        faults += _ranked(card.leads, lettered[begun:end])
        wrong += [f"{card.where}: {line}" for line in dict.fromkeys(faults)]
    assert not wrong, "\n".join(wrong)


def _size(card: Card, drawn: Picture) -> Iterator[str]:
    width, height = Image.open(BytesIO(drawn.data)).size
    if card.kind == "card" and height * PHONE_WIDTH > TALLEST * width:
        yield f"{height} pixels tall at a width of {width}"
    if not drawn.night:
        yield "there is no dark one"


def _read(lettered: Sequence[Lettered]) -> Iterator[str]:
    """What eyes would miss of it."""
    for line in lettered:
        scale = max(1.0, line.width / PHONE_WIDTH)
        least = BADGE if line.text in BADGES else SMALL
        if line.size < least * scale - 0.6:
            yield f"{line.text!r} is lettered at {line.size / scale:.0f}"
        if line.hidden > HIDDEN:
            yield f"{line.text!r} is covered"


def _ranked(leads: Sequence[RankingLine], lettered: Sequence[Lettered]) -> Iterator[str]:
    """The badges of the ranking, from left to right."""
    panels: dict[int, list[Lettered]] = defaultdict(list)
    for line in lettered:
        if line.stamped and line.text in BADGES:
            panels[line.canvas].append(line)
    for badges in panels.values():
        height, scale = badges[0].height, badges[0].width / PHONE_WIDTH
        if len(badges) == len(leads) and height in [
            round(tall * scale) for tall in (HEIGHT, HEIGHT_WITH_NAMES)
        ]:
            order = [int(line.text) - 1 for line in sorted(badges, key=lambda line: line.box[0])]
            if order != [lead.seat for lead in leads]:
                yield f"the ranking is {order}"
