"""The turning points of a game that is over: chances, or until they are reckoned who led."""

import re
from typing import Any

import msgspec
import pytest

from bot.chat.cards.turning_points import points_gained, round_shares
from bot.chat.narration.reasons import describe_reasons
from bot.tables.archive.chances import BetterMove, ChanceCurve, ChancePoint, Swing, save_chances
from bot.tables.types.codec import to_json
from bot.tables.types.settings import PersonSettings
from bot.workers.processes import WorkerLost
from rules.thinking.learned import Reason
from tests.chat.harness.playing import press_id, stopped
from tests.chat.harness.world import World, answers, words


async def shown(world: World) -> Any:
    last = world.card
    return answers(await world.ann.click(last, custom_id=press_id(last, "points")))[-1]


REASON = Reason("gains", "money", 640.0, 500.0)


async def reckoned(world: World) -> ChanceCurve:
    """Chances made up for a real game: its first and last turn changed most, and in the first
    something would have been better."""
    table = await stopped(world, "railroad_barons", 60)
    marks = await world.tables.aftermath.ranking_marks(table.id)
    points = tuple(ChancePoint(mark.seq, (0.25, 0.75)) for mark in marks)
    entries = await world.tables.log_entries(table.id)
    row = next(entry for entry in entries if entry.kind == "action")
    assert row.seat is not None
    then = await world.tables.aftermath.load_decision(table.id, row.seq, row.seat)
    other = next(action for action in then.view.legal if action != then.action)
    until = next(mark.seq for mark in marks if mark.seq >= row.seq)
    raw = msgspec.Raw(to_json(other).encode())
    first = Swing(row.seat, 1, until, 0.5, 0.25, BetterMove(row.seq, raw, 0.2, 0.65, (REASON,)))
    last = Swing(1 - row.seat, marks[-2].seq, marks[-1].seq, 0.6, 0.984)
    curve = ChanceCurve(points, (first, last))
    save_chances(world.tables._runner.core, table.id, curve)
    return curve


@pytest.mark.parametrize(
    ("language", "head", "swing", "better"),
    [
        (
            "en",
            "who was likely to win",
            "50% → 25%",
            "could know, this would have been better by 45 percentage points: ",
        ),
        (
            "de",
            "wer wahrscheinlich gewonnen hätte",
            "50 % → 25 %",
            "wäre dies um 45 Prozentpunkte besser gewesen: ",
        ),
    ],
)
async def test_chances_are_told_with_what_would_have_been_better(
    world: World, language: str, head: str, swing: str, better: str
) -> None:
    await world.tables.save_person_settings(world.ann.id, PersonSettings(language=language))
    await reckoned(world)
    page = await shown(world)
    lines = words(page.message).splitlines()
    assert head in lines[0]
    assert lines[1].startswith("**1.** ") and swing in lines[1] and better in lines[2]
    assert describe_reasons("railroad_barons", (REASON,), language) in lines[2]
    assert lines[3].startswith("**2.** ") and "98" in lines[3] and lines[4].startswith("-# ")
    [file] = page.message.attachments
    assert "25" in file.description and "75" in file.description and "$" not in file.description


async def test_of_a_swing_over_several_turns_the_first_and_the_last_are_named(world: World) -> None:
    """Its story begins with the first."""
    curve, table = await reckoned(world), await world.table()
    marks = await world.tables.aftermath.ranking_marks(table.id)
    swing = Swing(0, marks[0].seq, marks[-1].seq, 0.5, 0.9)
    save_chances(world.tables._runner.core, table.id, ChanceCurve(curve.points, (swing,)))
    line = words((await shown(world)).message).splitlines()[1]
    assert re.match(r"\*\*1\.\*\* [^:]*\d+[^:]* – [^:]*\d+[^:]*: \*\*", line), line


async def test_while_they_are_reckoned_who_took_the_lead_is_told(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, reviewed = await stopped(world, "railroad_barons", 60), list[int]()
    monkeypatch.setattr(
        world.bot.services.delivery.pondering,
        "schedule_review",
        lambda n: reviewed.append(n) or True,
    )
    text = words((await shown(world)).message)
    assert "who was worth most" in text and "being worked out" in text
    assert reviewed == [table.id]
    await world.bot.services.delivery.sweep()
    assert reviewed == [table.id, table.id]


async def test_what_went_wrong_is_tried_again_once_somebody_looks(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that dies tells nothing about the game; but no sweep wears out more of them."""
    tried: list[object] = []

    async def lost(work: object) -> object:
        tried.append(work)
        raise WorkerLost

    table, workers = await stopped(world, "railroad_barons", 10), world.bot.services.workers
    monkeypatch.setattr(type(workers), "can_search", True)
    monkeypatch.setattr(workers, "run_robot_search", lost)
    delivery = world.bot.services.delivery
    for _ in range(2):
        await delivery.sweep()
        assert delivery.pondering.task is not None
        await delivery.pondering.task
    assert len(tried) == 1 and await world.tables.aftermath.load_chances(table.id) is None
    assert "being worked out" in words((await shown(world)).message)
    await delivery.pondering.task
    assert len(tried) == 2


async def test_where_nobody_can_think_nothing_is_promised(world: World) -> None:
    await stopped(world, "railroad_barons", 60)
    assert "being worked out" not in words((await shown(world)).message)


@pytest.mark.parametrize(
    ("now", "had", "could", "points"),
    [(0.25, 0.2, 0.65, 45), (0.7, 0.2, 0.79, 30), (1.0, 0.2, 0.79, 0), (0.0, 0.31, 0.9, 59)],
)
def test_nothing_would_have_brought_more_than_a_sure_win(
    now: float, had: float, could: float, points: int
) -> None:
    better = BetterMove(2, msgspec.Raw(b"{}"), had, could)
    assert points_gained(Swing(0, 1, 3, 0.5, now), better) == points


@pytest.mark.parametrize(
    ("shares", "percents"),
    [
        ((0.335, 0.335, 0.33), [34, 33, 33]),
        ((1 / 3, 1 / 3, 1 / 3), [34, 33, 33]),
        ((0.25, 0.75), [25, 75]),
        ((0.005, 0.995), [1, 99]),
    ],
)
def test_the_chances_of_all_sum_to_a_hundred(shares: Any, percents: list[int]) -> None:
    assert round_shares(shares) == percents
