"""A short form of each of `python -m tests.wire`: the bot as a process on a Discord of sockets."""

from collections.abc import Sequence
from pathlib import Path

from tests.wire.crowd import crowd
from tests.wire.every_fault import faults
from tests.wire.kills import kills
from tests.wire.knobs import Fault
from tests.wire.security import security

PROVOKED = ("first answer: reset after", "new card: 500 after", "changed card: reset before")


def _some(every: Sequence[tuple[str, Fault]]) -> Sequence[tuple[str, Fault]]:
    return [named for named in every if named[0] in PROVOKED]


async def test_killed_while_people_play(tmp_path: Path) -> None:
    """Nothing is lost or doubled, neither a move nor a card, and every table is played on."""
    some = ("nothing", "refusing Discord")
    tally = await kills(
        tmp_path, 3, 2, tables=4, moves=10, every=2, rehearse=False, situations=some
    )
    assert tally.wrong == []
    assert tally.kills == 2 and tally.moves > 4 and tally.cards >= 4


async def test_faults_of_discord_and_of_the_line(tmp_path: Path) -> None:
    """Whether Discord carried out what it gave no answer to or not: the same books."""
    tally = await faults(tmp_path, 3, tables=2, moves=4, chosen=_some)
    assert tally.wrong == []
    assert sum(tally.situations.values()) >= 2


async def test_a_crowd(tmp_path: Path) -> None:
    """Everybody gets an answer."""
    figures = await crowd(tmp_path, 3, 8, 4, moves=2)
    assert figures.wrong == []
    assert figures.presses > 3 and len(figures.first) == figures.presses


async def test_forgeries(tmp_path: Path) -> None:
    """Whoever has no part in a table changes nothing there, and is told so alone; no token is
    logged."""
    findings = await security(tmp_path, 3, count=25, tables=4, wanted=())
    assert findings.wrong == []
    assert findings.forged > 10 and findings.refused > findings.forged // 2
