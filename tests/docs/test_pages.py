"""The pages that a host publishes."""

import html.parser
from datetime import date
from pathlib import Path

import pytest

from bot.pages import NAMES, build_page, page_file, write_pages
from bot.settings import Settings, SettingsError, load_settings
from data.texts import languages

TODAY = date(2026, 11, 24)
SETTINGS = Settings(operator="Ada <Example> & Co", contact="https://example.org/ada", backups=4)


class _Reader(html.parser.HTMLParser):
    """Checks that tags close in order, and collects texts and links."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.text = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name == "href"]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMES)
def test_a_page_is_whole_and_names_its_operator(name: str, language: str) -> None:
    read = _Reader(build_page(SETTINGS, name, language, TODAY))
    assert read.open == []
    assert "2026-11-24" in read.text and "**" not in read.text
    inside = {page_file(other, tongue) for other in NAMES for tongue in languages()}
    assert set(read.links) <= {*inside, "https://example.org/ada"}
    if name in ("terms", "privacy"):
        assert "Ada <Example> & Co" in read.text and "https://example.org/ada" in read.links


def test_periods_are_those_of_the_settings() -> None:
    text = _Reader(build_page(SETTINGS, "retention", "en", TODAY)).text
    assert "4 daily ones, each deleted after 4 days." in text
    assert "after 30 days the people at it are asked" in text
    never = Settings(operator="A", contact="B", idle_days=0, backups=0)
    text = _Reader(build_page(never, "retention", "en", TODAY)).text
    assert "they wait for good" in text and "none is made by the bot. A copy from before" in text


def test_all_pages_are_written_and_only_with_an_operator(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="ROUNDHOUSE_OPERATOR"):
        write_pages(Settings(), tmp_path, TODAY)
    assert list(tmp_path.iterdir()) == []
    files = write_pages(SETTINGS, tmp_path / "pages", TODAY)
    assert len(files) == 8 and all(file.stat().st_size > 500 for file in files)


def test_news_of_versions_still_to_come_are_not_on_the_page() -> None:
    text = _Reader(build_page(SETTINGS, "news", "en", TODAY)).text
    assert "0.2.0: " in text and "9." not in text


@pytest.mark.parametrize("address", ["example.org", "javascript:x", "https://a b", "https://<a>"])
def test_a_site_is_an_address(address: str, tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="ROUNDHOUSE_SITE"):
        load_settings({"ROUNDHOUSE_SITE": address}, tmp_path / "none")
    loaded = load_settings({"ROUNDHOUSE_SITE": "https://example.org/rh/"}, tmp_path / "none")
    assert loaded.site == "https://example.org/rh"
