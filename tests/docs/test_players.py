"""The guides for players: their tables, buttons, pictures and links are those of the games."""

import html
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import simcord

from data.texts import DEFAULT, folders, languages
from tests.docs.guide_tables import GUIDES, LISTS, PLAYERS, filled, listed
from tests.docs.test_agreement import DOCS, ROOT, commands

PAGES = sorted(PLAYERS.glob("*.md"))
PICTURES = sorted((ROOT / "docs" / "pictures").rglob("*.*"))
_KEY = re.compile(r"^-?([A-Za-z][\w-]*) *=")
_BEFORE = re.compile(r"^(-?[A-Za-z][\w-]* *=| *\*?\[[\w-]+\])")
_PRESSED = re.compile("-(press|menu|option|look)-")
_BLANK = re.compile(r"\{[^{}]*\}")
_PICTURE = re.compile(r"!\[[^]]*\]\(([^)]+)\)|<img src=\"([^\"]+)\"")
_LINK = re.compile(r"(?<!!)\[[^]]+\]\(([^)#]+)\)")


def language_of(page: Path) -> str:
    """`rail-baron.de.md` is German, `rail-baron.md` English."""
    return next((one for one in languages() if page.name.endswith(f".{one}.md")), DEFAULT)


@cache
def labels(language: str) -> list[re.Pattern[str]]:
    """What may stand on something to press, whatever is filled into it: any one line of a text."""
    found = []
    for path in (path for folder in folders() for path in folder.rglob(f"{language}.ftl")):
        key = ""
        for line in path.read_text("utf-8").splitlines():
            begun = _KEY.match(line)
            key = begun[1] if begun else key
            text = _BEFORE.sub("", line, count=1).strip()
            if _PRESSED.search(key) and sum(map(str.isalpha, _BLANK.sub("", text))) > 2:
                found.append(re.compile(".+".join(map(re.escape, _BLANK.split(text)))))
    return found


def pictures(name: str) -> set[Path]:
    """The pictures that a document shows."""
    found = {"".join(one) for one in _PICTURE.findall(DOCS[name])}
    return {((ROOT / name).parent / one).resolve() for one in found}


@pytest.mark.parametrize("path", GUIDES, ids=lambda path: path.name)
def test_the_tables_are_those_of_the_game(path: Path) -> None:
    """Every command, order and option; `python -m tests.docs.guide_tables` writes them anew."""
    text = path.read_text("utf-8")
    assert filled(text, *GUIDES[path]) == text


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.name)
def test_the_lists_name_every_game(path: Path) -> None:
    assert listed(path) == path.read_text("utf-8")


@pytest.mark.parametrize("path", GUIDES, ids=lambda path: path.name)
async def test_no_command_of_the_game_is_missing(path: Path, env: simcord.Env) -> None:
    bot: Any = env.bot
    known, text = commands(await bot.command_payloads()), DOCS[str(path.relative_to(ROOT))]
    root = next(word for word in known if f"`/{word} " in text and word not in _HOUSE)
    inner = {one for one in known if any(other.startswith(f"{one} ") for other in known)}
    all_ = {one for one in known if one.startswith(f"{root} ")} - inner
    assert len(all_) >= 3
    assert sorted(one for one in all_ if not re.search(rf"^\| `/{one}[ `]", text, re.M)) == []


_HOUSE = {"table", "remind", "privacy", "admin", "rules", "help"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_button_named_can_be_pressed(page: Path) -> None:
    """<kbd>Bid $5,000…</kbd> is `Bid { $amount }…` of that language."""
    named = [html.unescape(one) for one in re.findall("<kbd>(.*?)</kbd>", page.read_text("utf-8"))]
    known = labels(language_of(page))
    assert named
    assert [one for one in named if not any(label.fullmatch(one) for label in known)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_page_stands_in_every_language(page: Path) -> None:
    stem = page.name.split(".")[0]
    assert {language_of(one) for one in PAGES if one.name.split(".")[0] == stem} == set(languages())


@pytest.mark.parametrize("name", DOCS)
def test_what_a_document_shows_or_links_is_there(name: str) -> None:
    links = [one for one in _LINK.findall(DOCS[name]) if not one.startswith("http")]
    shown = [(ROOT / name).parent / one for one in links] + sorted(pictures(name))
    assert [str(one) for one in shown if not one.exists()] == []


def test_every_picture_is_shown_somewhere() -> None:
    used = {one for name in DOCS for one in pictures(name)}
    assert [one.name for one in PICTURES if one not in used] == []


@pytest.mark.parametrize("path", GUIDES, ids=lambda path: path.name)
def test_a_guide_has_pictures_of_its_language(path: Path) -> None:
    """Three to five, so that a German guide shows German pictures."""
    language = GUIDES[path][1]
    shown = pictures(str(path.relative_to(ROOT)))
    ending = "" if language == DEFAULT else f"-{language}"
    others = [f"-{one}" for one in languages() if one != DEFAULT]
    assert 3 <= len(shown) <= 5
    for one in shown:
        assert one.stem.endswith(ending)
        assert language != DEFAULT or not one.stem.endswith(tuple(others))
