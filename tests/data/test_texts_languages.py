"""Every language says everything, with the same values, in as many letters as Discord allows; and
the code and the catalogues know the same texts. No language is named here but English."""

import re
from pathlib import Path

import pytest

from data.texts import DEFAULT, decimal, languages, money, native_name, percent
from tests.support import text_uses
from tests.support.catalogues import DATA, alike, catalogue, english_in, folders, texts

OTHERS = [name for name in languages() if name != DEFAULT]

UNSPOKEN: dict[str, tuple[set[str], str]] = {}
"""Keys by `<language>:<key>` that leave values unsaid on purpose: which ones, and why."""


SPOKEN = folders()
NAMES = [str(folder.relative_to(text_uses.ROOT)) for folder in SPOKEN]


def test_english_is_one_of_several_languages() -> None:
    assert languages()[0] == DEFAULT
    assert OTHERS


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", SPOKEN, ids=NAMES)
def test_a_language_has_the_keys_of_english_and_no_others(folder: Path, language: str) -> None:
    other = folder / f"{language}.ftl"
    assert other.exists(), f"{other.relative_to(text_uses.ROOT)} is to be written"
    english, translated = catalogue(folder / f"{DEFAULT}.ftl"), catalogue(other)
    assert sorted(english.keys() - translated.keys()) == []
    assert sorted(translated.keys() - english.keys()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_has_a_catalogue_that_english_lacks(language: str) -> None:
    assert set(folders(language)) <= set(folders())


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_the_same_values(language: str) -> None:
    wrong = {}
    for key, text in texts(language).items():
        left, _ = UNSPOKEN.get(f"{language}:{key}", (set(), ""))
        if text.variables != texts(DEFAULT)[key].variables - left:
            wrong[key] = sorted(text.variables ^ texts(DEFAULT)[key].variables)
    assert wrong == {}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    """But what has the comment `# alike: …` above it, which says why."""
    same = {
        key
        for key, text in texts(language).items()
        if text.source == texts(DEFAULT)[key].source and not text.plain
    }
    assert sorted(same ^ alike(language)) == []


def test_every_text_is_used() -> None:
    """Of all catalogues in one test: the code is read for it once."""
    unused = {
        name: [key for key in catalogue(folder / f"{DEFAULT}.ftl") if not text_uses.used(key)]
        for name, folder in zip(NAMES, SPOKEN, strict=True)
    }
    assert {name: keys for name, keys in unused.items() if keys} == {}


def test_every_text_that_the_code_asks_for_is_there() -> None:
    assert text_uses.missing(set(texts(DEFAULT))) == []


def _worded(game: str) -> bool:
    return game == "haul" or (DATA / game / f"{DEFAULT}.ftl").exists()


def test_every_refusal_has_a_sentence() -> None:
    """Of the tables, and every game that has its texts."""
    keys = []
    for source in text_uses.sources():
        where = source.path.relative_to(text_uses.ROOT).parts
        game = where[1] if where[0] == "rules" else ""
        if where[:3] == (*text_uses.EXAMPLE, "rules"):
            game = "haul"
        heads = {"TableError": "table", "RuleError": game}
        for refused in source.refused:
            kind, _, code = refused.partition(":")
            head = heads[kind]
            if not head or (kind == "RuleError" and not _worded(head)):
                continue
            keys.append(f"{head}-refuse-{code}")
    assert len(keys) > 50
    assert sorted(set(keys) - texts(DEFAULT).keys()) == []


LIMITS = {
    r"-(press|button|confirm|look)-": 80,
    r"_chat-option-": 100,
    r"-menu-": 150,
    r"-form-[a-z]+$|-form-.*-field$": 45,
    r"-form-.*-hint$": 100,
    r"-slash-|^desk-(do|option|edition|fact|keeps)-": 100,
}
"""What Discord takes, by the kind of text: buttons, options, hints of menus, forms, commands."""


@pytest.mark.parametrize("language", languages())
def test_short_texts_stay_within_discord_s_limits(language: str) -> None:
    """What is longer all the same, because of a long name, is cut by `bot.chat.ui.card`."""
    too_long = {
        key: text.longest
        for key, text in texts(language).items()
        for kind, limit in LIMITS.items()
        if re.search(kind, key) and text.longest > limit
    }
    assert too_long == {}


def test_what_is_left_of_english_is_found() -> None:
    for language in OTHERS:
        assert english_in("**Ann** buys nothing; pays 5 to the bank", language)
        assert english_in("Save order", language)
        for text in texts(language).values():
            assert english_in(" ".join(text.pieces), language) == []


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert (money(12_500, "en"), money(12_500, "de")) == ("$12,500", "12.500\u00a0$")
    assert (percent(0.123, "en"), percent(0.123, "de")) == ("12.3%", "12,3\u00a0%")
    assert (decimal(2.5, "en"), decimal(2.5, "de")) == ("2.5", "2,5")


def test_a_language_is_called_by_its_own_name() -> None:
    assert [native_name(name) for name in ("en", "de", "fr")] == ["English", "Deutsch", "Français"]


def test_no_sentence_has_the_options_of_a_command_as_they_are_typed() -> None:
    """A button, or the words of the menu: `back:True` is code."""
    typed = re.compile(r"`/[a-z][^`]*\b[a-z_]+:")
    wrong = [
        (catalogue.name, line)
        for catalogue in DATA.rglob("*.ftl")
        for line in catalogue.read_text(encoding="utf-8").splitlines()
        if typed.search(line)
    ]
    assert wrong == []
