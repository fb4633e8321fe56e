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
    return next(
        (language for language in languages() if page.name.endswith(f".{language}.md")), DEFAULT
    )


@cache
def labels(language: str) -> list[re.Pattern[str]]:
    """What may stand on something to press, whatever is filled into it: any one line of a text."""
    patterns = []
    for path in (path for folder in folders() for path in folder.rglob(f"{language}.ftl")):
        key = ""
        for line in path.read_text("utf-8").splitlines():
            begun = _KEY.match(line)
            key = begun[1] if begun else key
            text = _BEFORE.sub("", line, count=1).strip()
            if _PRESSED.search(key) and sum(map(str.isalpha, _BLANK.sub("", text))) > 2:
                patterns.append(re.compile(".+".join(map(re.escape, _BLANK.split(text)))))
    return patterns


def pictures(name: str) -> set[Path]:
    """The pictures that a document shows."""
    links = {"".join(parts) for parts in _PICTURE.findall(DOCS[name])}
    return {((ROOT / name).parent / link).resolve() for link in links}


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
    inner = {
        command for command in known if any(other.startswith(f"{command} ") for other in known)
    }
    all_ = {command for command in known if command.startswith(f"{root} ")} - inner
    assert all_
    assert sorted(name for name in all_ if not re.search(rf"^\| `/{name}[ `]", text, re.M)) == []


_HOUSE = {"table", "remind", "privacy", "admin", "rules", "help"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_button_named_can_be_pressed(page: Path) -> None:
    """<kbd>Bid $5,000…</kbd> is `Bid { $amount }…` of that language."""
    named = [
        html.unescape(label) for label in re.findall("<kbd>(.*?)</kbd>", page.read_text("utf-8"))
    ]
    known = labels(language_of(page))
    assert named
    assert [button for button in named if not any(label.fullmatch(button) for label in known)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_page_stands_in_every_language(page: Path) -> None:
    stem = page.name.split(".")[0]
    assert {language_of(other) for other in PAGES if other.name.split(".")[0] == stem} == set(
        languages()
    )


@pytest.mark.parametrize("name", DOCS)
def test_what_a_document_shows_or_links_is_there(name: str) -> None:
    links = [link for link in _LINK.findall(DOCS[name]) if not link.startswith("http")]
    shown = [(ROOT / name).parent / link for link in links] + sorted(pictures(name))
    assert [str(target) for target in shown if not target.exists()] == []


def test_every_picture_is_shown_somewhere() -> None:
    used = {picture for name in DOCS for picture in pictures(name)}
    assert [picture.name for picture in PICTURES if picture not in used] == []


@pytest.mark.parametrize("path", GUIDES, ids=lambda path: path.name)
def test_a_guide_has_pictures_of_its_language(path: Path) -> None:
    """Three to five, so that a German guide shows German pictures."""
    language = GUIDES[path][1]
    shown = pictures(str(path.relative_to(ROOT)))
    ending = "" if language == DEFAULT else f"-{language}"
    others = [f"-{language}" for language in languages() if language != DEFAULT]
    assert 3 <= len(shown) <= 5
    for picture in shown:
        assert picture.stem.endswith(ending)
        assert language != DEFAULT or not picture.stem.endswith(tuple(others))
