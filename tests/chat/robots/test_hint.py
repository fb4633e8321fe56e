"""/hint says what an expert would do in somebody's place, and the best can be pressed there."""

import asyncio
from functools import partial
from typing import Any

import pytest

from bot.chat.actions import hinting
from bot.chat.narration.reasons import describe_reasons
from bot.tables.archive.chances import evaluator_of
from bot.tables.moves.robot_search import Question
from data.texts import say
from rules.thinking.hints import Hint
from rules.thinking.learned import Reason
from tests.chat.harness.world import World, ids, reply, words
from tests.conformance.cases import cases

THOUGHT_OF = [k for k, case in cases().items() if k != "haul" and evaluator_of(case.game)]
"""Games in which an expert thinks; the others have no hints."""


@pytest.mark.parametrize("game", THOUGHT_OF)
async def test_a_hint_names_the_best_and_offers_it(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """At the first question of a game against robots, by few trials."""
    monkeypatch.setattr(type(cases()[game].game.evaluator), "playouts", 4)
    await against_robots(world, game)
    shown = await world.command(world.ann, "hint")
    text = words(shown)
    assert "1. **" in text or "would consider only one move" in text, text
    assert "trial games" in text or "would consider only one move" in text
    assert len([id_ for id_ in ids(shown) if ":play." in id_]) == max(1, text.count(". **"))
    await play_best(world, shown)
    assert "another of the choices" not in text, text


async def against_robots(world: World, game: str) -> None:
    """Ann plays with as many robots as it takes."""
    card = await world.opened(game=game)
    while (await world.table()).status == "open":
        await world.ann.click(card, label="Add a robot")
        await world.ann.click(card, label="Start")


async def play_best(world: World, hints: Any) -> None:
    """Ann presses what is named first."""
    await world.ann.click(hints, custom_id=next(id_ for id_ in ids(hints) if ":play." in id_))


async def ask_hint(world: World, word: str) -> Any:
    """Whoever is to move proposes hints to the other, who says this; who it was."""
    await world.running(world.bob, game="railroad_barons")
    mover, other = await world.mover(), await world.other()
    refused = await mover.slash(world.channel, "hint")
    assert "hints need everybody's consent" in reply(refused)
    await mover.click(refused.response, label="Ask the others")
    assert f"{mover.name} would like to allow hints: everybody could ask" in words(world.card)
    await other.click(world.card, label=word)
    return mover


async def test_hints_among_people_if_all_agree_and_everybody_reads_who_took_one(
    world: World,
) -> None:
    mover = await ask_hint(world, "Agree")
    assert "Everybody may ask for hints now." in words(world.card)
    assert "What an expert would do" in reply(await mover.slash(world.channel, "hint"))
    assert f"**{mover.name}** takes a hint." in words(world.card)
    rows = [(row.kind, row.user) for row in await world.tables.log_entries(1)]
    assert rows[-1] == ("hint", mover.id) and [kind for kind, _ in rows].count("hints") == 1


async def test_no_hints_among_people_if_one_refuses(world: World) -> None:
    mover = await ask_hint(world, "Refuse")
    assert "hints need everybody's consent" in reply(await mover.slash(world.channel, "hint"))
    assert not [row for row in await world.tables.log_entries(1) if row.kind in ("hint", "hints")]


async def test_no_hint_in_a_game_that_nobody_thinks_about(world: World) -> None:
    await against_robots(world, "haul")
    refused = reply(await world.ann.slash(world.channel, "hint"))
    assert refused.startswith("Table 1 plays Haul, which has no hints; another table")


class Thinking:
    """Counts what is thought of, and waits until it may go on."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.questions: list[Question] = []
        self.began, self.go = asyncio.Event(), asyncio.Event()
        monkeypatch.setattr(world.bot.services.workers, "run_hint_search", self)

    async def __call__(self, work: partial[Any]) -> Any:
        self.questions.append(work.args[0])
        self.began.set()
        await self.go.wait()
        return work()


def advise(world: World, monkeypatch: pytest.MonkeyPatch, *hints: Hint) -> None:
    """This is what an expert says, whatever is asked."""

    async def thought(work: partial[Any]) -> tuple[Hint, ...]:
        return hints

    monkeypatch.setattr(world.bot.services.workers, "run_hint_search", thought)


async def test_reasons_are_added_up_to_what_the_leads_differ_by(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await against_robots(world, "railroad_barons")
    first, second, *_ = (await world.tables.read_view(1, 0)).legal
    why = (Reason("gains", "money", 85.0, 210.0), Reason("cash", "money", -40.0, -110.0))
    best = Hint(first, (), "trials", 310, 8, reasons=why)
    advise(world, monkeypatch, best, Hint(second, (), "trials", 219, 8))
    assert reply(await world.ann.slash(world.channel, "hint")).endswith(
        "**Why 1 rather than 2?** Your stock should bring you more by the end, in share value and "
        "dividends: +$210. You have less in cash a little later: −$110. In all: +$90."
    )


async def test_a_person_has_one_question_at_a_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At whichever table; the second press gets one sentence, and the first its answer."""
    await against_robots(world, "railroad_barons")
    advice = world.bot.services.advice
    thinking = Thinking(world, monkeypatch)
    question = await world.tables.hint_question(1, world.ann.id)
    first = asyncio.create_task(advice.request_hints(world.ann.id, question))
    await thinking.began.wait()
    said = reply(await world.ann.slash(world.channel, "hint"))
    assert said == "You've already asked. The answer comes in a moment; then you may ask again."
    thinking.go.set()
    assert len(await first) > 1 and len(thinking.questions) == 1


async def test_the_same_question_is_thought_of_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By table, version and seat: after a move it is another one."""
    await against_robots(world, "railroad_barons")
    thinking = Thinking(world, monkeypatch)
    thinking.go.set()
    first = await world.command(world.ann, "hint")
    assert words(await world.command(world.ann, "hint")) == words(first)
    assert len(thinking.questions) == 1
    await play_best(world, first)
    assert (await world.table()).version > thinking.questions[0].seq, "it needs no preview"
    await world.command(world.ann, "hint")
    assert len({(asked.table, asked.seq, asked.seat) for asked in thinking.questions}) == 2


@pytest.mark.parametrize(("best", "explained"), [(-1_031, True), (40, False)])
async def test_sums_that_are_all_below_zero_are_explained(
    world: World, monkeypatch: pytest.MonkeyPatch, best: int, *, explained: bool
) -> None:
    """The best other player is ahead whatever is chosen, as is whoever begins with a Holding."""
    await against_robots(world, "railroad_barons")
    legal = (await world.tables.read_view(1, 0)).legal
    hints = [Hint(action, (), "trials", best - 100 * n, 8) for n, action in enumerate(legal[:3])]
    advise(world, monkeypatch, *hints)
    said = reply(await world.ann.slash(world.channel, "hint"))
    assert f"{best:,}".replace("-", "−$") in said or not explained
    assert (say("hint-behind-trials") in said) is explained


def test_a_choice_that_might_be_as_good_is_not_called_the_same() -> None:
    """12,000 less is not the same, even where trials can't tell for sure; what is less than chance
    makes is."""

    def described(language: str, *hints: Hint) -> str:
        return hinting.describe_hints(hints, ["one", "two"], language)

    likely = [Hint(None, (), "trials", lead, 24, even=True) for lead in (43_000, 31_000)]
    assert described("en", *likely).endswith("2. **two** · $31,000, perhaps as good as 1")
    german = described("de", *likely)
    assert german.endswith("vielleicht so gut wie 1") and "gleich" not in german
    near = Hint(None, (), "trials", 42_990, 24, even=True, alike=True)
    assert described("en", likely[0], near).endswith("· $42,990, about as good as 1")
    ahead = Hint(None, (), "trials", 60_000, 24, even=True, alike=True, ahead=True)
    assert described("en", likely[0], ahead).endswith("more than 1 in these games")
    judged = [Hint(None, (), "judged", lead, even=True, alike=True) for lead in (0, -400)]
    assert described("en", *judged).endswith("about as good as 1")
    judged = [Hint(None, (), "judged", lead) for lead in (0, -8_714)]
    assert described("en", *judged).endswith("· about $8,700 less")


def test_reasons_are_sentences_in_words_of_the_game() -> None:
    """With their worth in two digits, as choices are compared; German too."""
    reasons = (
        Reason("fees", "money", 2_000.0, 1_432.0),
        Reason("ride-turns", "turns", -0.5, -2_960.0),
        Reason("declare", "percent", 0.0891, 2.0),
    )
    assert describe_reasons("rail_baron", reasons, "en") == (
        "The others should pay you more in use fees until the end: +$1,400. "
        "You arrive some 0.5 turns later: −$3,000. "
        "You'd get home with enough cash in about 9% of all cases: +$2."
    )
    small = [Reason("cash", "money", amount, amount) for amount in (24.0, 7.2)]
    assert [describe_reasons("train_tycoon", [row], "en") for row in small] == [
        "You keep more in cash: +$25.",
        "You keep more in cash: +$7.",
    ]
    german = describe_reasons("rail_baron", reasons[:1], "de")
    assert german == "Die anderen dürften dir bis zum Ende mehr Gebühren zahlen: +1.400\xa0$."


def test_buttons_of_choices_that_begin_alike_differ() -> None:
    """A whole turn is longer than a button: its first and its last step are named."""
    sold = "You sell 6 B&M for $492; B&M $82 → $74; Robot 2 is the new President of B&M"
    started = f"{sold}. You start IC at $66; you buy 10 IC for $660"
    assert hinting.shorten_choice(sold, 76) == sold
    assert (
        hinting.shorten_choice(started, 76) == "You sell 6 B&M for $492; … you buy 10 IC for $660"
    )
    assert hinting.shorten_choice("word " * 20, 76) == "word " * 14 + "word…"
