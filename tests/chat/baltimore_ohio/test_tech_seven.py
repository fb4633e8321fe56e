"""Games with the T7 expansion to their end: at Tech Level 7, which has no values of its own to
start a railroad with, all that can be asked about a table is worded and drawn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs.baltimore_ohio import looks
from cogs.baltimore_ohio.chat import BandoChat
from data.texts import languages
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.state import State
from tests.chat.baltimore_ohio.positions import lay_out, market, scene
from tests.chat.baltimore_ohio.test_commands import offered
from tests.chat.harness.world import World
from tests.conformance.case import Played
from tests.games.baltimore_ohio import CASE, played

CHAT = BandoChat()
UNSTARTED = 29
"""A game that ends with Tech Level 7 and a railroad not started."""


def shown(state: State, language: str, *, draw: bool) -> None:
    """Everything there is to see of a table, in words and with `draw` in pictures too."""
    here = scene(state, language)
    heads = (*looks.ALONE.values(), "what")
    alone = [f"{head}/{name}" for head in heads for name in state.railroads]
    pages = [CHAT.look(here, key) for key in (*looks.LOOKS.keys, *alone)]
    texts = [CHAT.text(here), CHAT.prompt(here).text, *(page.text for page in pages)]
    assert all("{" not in text and "None" not in text for text in texts)
    if draw:
        drawn = [CHAT.picture(here, (), ()), *(page.draw for page in pages)]
        assert all(one is None or one().alt for one in drawn)


def late(number: int) -> Iterator[Played]:
    """Of the game of this number by random seats what lies at Tech Level 6 and 7."""
    for made in played(number, ("random",)):
        if made.state.tech_level > 5:
            yield made


@pytest.mark.parametrize("language", languages())
def test_a_game_with_a_railroad_not_started_is_shown_to_its_end(language: str) -> None:
    for place, made in enumerate(late(UNSTARTED)):
        if place % 60 == 0:
            shown(made.state, language, draw=False)
    assert made.state.tech_level == 7 and made.state.ended == "tech level"
    assert any(line.status == "unstarted" for line in made.state.railroads.values())
    shown(made.state, language, draw=True)


async def test_values_to_start_with_are_offered_at_the_last_level(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of the level before."""
    await lay_out(world, monkeypatch, market(Options(tech_seven=True), tech_level=7))
    assert list((await offered(world, "start", "value")).values()) == [91, 100, 110]


@pytest.mark.soak
@pytest.mark.parametrize("number", range(len(CASE.combinations)))
def test_every_combination_with_t7_is_shown_to_its_end(number: int) -> None:
    """Every number of seats with all other expansions."""
    if not CASE.combination(number)[1].tech_seven:
        pytest.skip("without the expansion")
    for place, made in enumerate(late(number)):
        if place % 50 == 0:
            shown(made.state, "de", draw=place % 200 == 0)
    shown(made.state, "en", draw=True)
