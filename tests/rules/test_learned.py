"""Values that were learned: their files, and the reasons that follow from their weights."""

from pathlib import Path

import msgspec
import pytest

from bot import main as house
from data import learned as files
from data.learned import Learned, LearnedError, read_learned
from data.texts import languages
from rules.thinking.learned import (
    RIVAL,
    Feature,
    LearnedValue,
    Part,
    Reason,
    dollars,
    reasons_of_parts,
    telling,
)

FEATURES = (
    Feature("cash", "money", 10, 5),
    Feature("debt", "money", 10, 5),
    Feature("led", "count", 1, 0.5),
    Feature(RIVAL, "money", 10, 5),
)
NUMBERS = Learned(10, 5, (2, 4), {"cash": 2.0, "debt": -3.0, "led": 10.0, RIVAL: -1.0}, 100.0)


@pytest.fixture
def value(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LearnedValue:
    monkeypatch.setattr(files, "learned_file", lambda game: tmp_path / f"{game}.json")
    read_learned.cache_clear()
    write(tmp_path / "trains.json", NUMBERS)
    return LearnedValue("trains", FEATURES)


@pytest.fixture(autouse=True)
def read_again() -> object:
    yield
    read_learned.cache_clear()


def write(path: Path, numbers: object) -> None:
    path.write_bytes(msgspec.json.encode(numbers))


def test_a_value_is_linear_and_counts_own_features_first(value: LearnedValue) -> None:
    assert value.has_rival
    assert value.appraise((30.0, 10.0, 1.0, 50.0)) == 100 + 60 - 30 + 10 - 50
    assert value.appraise((30.0, 10.0, 1.0)) == 140


def test_reasons_add_up_to_the_lead_they_explain(value: LearnedValue) -> None:
    """The weightiest first, at most two, then what speaks against most; nothing small."""
    reasons = value.reasons((40.0, 0.0, 1.0, 140.0), (0.0, 30.0, 1.0, 50.0), 160.0)
    assert reasons == (
        Reason("debt", "money", -30.0, 180.0),
        Reason("cash", "money", 40.0, 160.0),
        Reason(RIVAL, "money", 90.0, -180.0),
    )
    assert value.reasons((4.0, 0.0, 1.0, 50.0), (0.0, 0.0, 1.0, 50.0), 8.0) == ()
    worse = (9.0, 0.0, 1.0, 50.0)
    assert [row.name for row in value.reasons((0.0, 0.0, 1.0, 20.0), worse, 30.0)] == [
        RIVAL,
        "cash",
    ]


@pytest.mark.parametrize("difference", [-20.0, 0.0, 500.0])
def test_what_was_counted_may_not_explain_a_lead(value: LearnedValue, difference: float) -> None:
    """No reason is told then: not for a lead that is no lead, or many times what was counted."""
    better, worse = (40.0, 0.0, 1.0, 50.0), (0.0, 0.0, 1.0, 50.0)
    assert value.reasons(better, worse, difference) == ()
    assert value.reasons(worse, better, 80.0) == ()
    assert value.reasons(better, worse, 80.0) == (Reason("cash", "money", 40.0, 80.0),)


def test_a_reason_much_weaker_than_the_first_is_not_told() -> None:
    strong, weak = Reason("a", "money", 1.0, 90.0), Reason("b", "money", 1.0, 10.0)
    assert telling([weak, strong]) == (strong,)
    assert telling([weak._replace(worth=-10.0), strong]) == (strong,)
    against = weak._replace(worth=-40.0)
    assert telling([against, strong]) == (strong, against) and telling([against]) == ()


def test_parts_of_a_choice_are_told_in_their_own_units() -> None:
    better = {"fees": dollars(-1_000.0), "turns": Part(-9_000.0, -3.0, "turns")}
    worse = {"fees": dollars(-5_000.0), "turns": Part(-6_000.0, -2.0, "turns")}
    fees = Reason("fees", "money", 4_000.0, 4_000.0)
    turns = Reason("turns", "turns", 1.0, 3_000.0)
    assert reasons_of_parts(better, worse) == (
        fees,
        turns._replace(amount=-1.0, worth=-3_000.0),
    )
    assert reasons_of_parts(worse, better) == (
        turns,
        fees._replace(amount=-4_000.0, worth=-4_000.0),
    )
    assert reasons_of_parts({}, better)[0] == Reason("turns", "turns", 3.0, 9_000.0)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("numbers", "problem"),
    [
        (msgspec.structs.replace(NUMBERS, weights={"cash": 1.0, "debt": 1.0, "led": 1.0}), RIVAL),
        (msgspec.structs.replace(NUMBERS, weights={**NUMBERS.weights, "luck": 1.0}), "luck"),
        (msgspec.structs.replace(NUMBERS, worths={"Erie": 1_000.0}), "Erie"),
        ({"games": 3}, "missing required field"),
        (None, "got `null`"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_in_one_sentence(
    value: LearnedValue, tmp_path: Path, numbers: object, problem: str, language: str
) -> None:
    write(tmp_path / "trains.json", numbers)
    with pytest.raises(LearnedError) as refused:
        value.check()
    sentence = refused.value.describe(language)
    assert "data/trains/learned.json" in sentence and problem in sentence
    assert sentence.endswith(".") and "\n" not in sentence


def test_a_missing_file_is_refused_too(value: LearnedValue, tmp_path: Path) -> None:
    (tmp_path / "trains.json").unlink()
    with pytest.raises(LearnedError, match="No such file"):
        value.check()


def test_the_bot_does_not_start_with_numbers_of_other_features(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """It says so in one line, and nothing was opened."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(files, "learned_file", lambda game: tmp_path / f"{game}.json")
    read_learned.cache_clear()
    assert house.main(["playground", "--no-browser"]) == 2
    message = capsys.readouterr().err
    assert message.startswith("data/") and message.count("\n") == 1
    assert "learned.json doesn't fit what the robots count" in message
