"""Pages that a host publishes: terms, privacy, retention and news, filled from the settings."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from datetime import date
from itertools import groupby
from pathlib import Path

from bot import __version__
from bot.settings import Settings, SettingsError
from data.texts import DEFAULT, languages, say, text_keys

NAMES = ("terms", "privacy", "retention", "news")
_FRAME = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>body{{font:1rem/1.5 system-ui;max-width:42rem;margin:2rem auto;padding:0 1rem}}</style>
<h1>{title}</h1>
{body}
<p><small>{foot}</small></p>
<p>{links}</p>
</html>
"""


def page_file(name: str, language: str) -> str:
    """Return the file name of a page, such as `terms.html` or `terms.de.html`."""
    return f"{name}.html" if language == DEFAULT else f"{name}.{language}.html"


def write_pages(settings: Settings, folder: Path, today: date) -> list[Path]:
    """Write every page in every language. Raises `SettingsError` if nobody is named as operator."""
    if not (settings.operator and settings.contact):
        raise SettingsError(say("pages-missing", settings.language))
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for language in languages():
        for name in NAMES:
            file = folder / page_file(name, language)
            file.write_text(build_page(settings, name, language, today), encoding="utf-8")
            files.append(file)
    return files


def build_page(settings: Settings, name: str, language: str, today: date) -> str:
    """Return a page as HTML."""
    links = [
        f'<a href="{page_file(other, language)}">{_title(other, language)}</a>' for other in NAMES
    ]
    links += [f'<a href="{page_file(name, other)}">{other}</a>' for other in languages()]
    return _FRAME.format(
        language=language,
        title=_title(name, language),
        body="\n".join(_to_html(_body(settings, name, language))),
        foot=html.escape(say("pages-foot", language, version=__version__, date=today.isoformat())),
        links=" · ".join(links),
    )


def _title(name: str, language: str) -> str:
    return html.escape(say(f"pages-{name}", language))


def _body(settings: Settings, name: str, language: str) -> str:
    """Return the text of a page, in the simple Markdown of the catalogues."""
    if name == "news":
        versions = [key.removeprefix("news-").replace("-", ".") for key in text_keys("news-")]
        released = [
            version for version in versions if version[0].isdigit() and not _is_later(version)
        ]
        return "\n".join(
            f"- **{version}**: {say('news-' + version.replace('.', '-'), language)}"
            for version in sorted(released, key=_numbers, reverse=True)
        )
    days = settings.copy_retention_days
    return say(
        f"pages-{name}-body",
        language,
        operator=settings.operator,
        contact=settings.contact,
        what=say("privacy-what", language, days=days),
        idle=settings.idle_days,
        archive=settings.archive_days,
        backups=settings.backups,
        days=days,
    )


def _is_later(version: str) -> bool:
    """Return whether a version is still to come."""
    return _numbers(version) > _numbers(__version__)


def _numbers(version: str) -> list[int]:
    return [int(part) for part in re.findall(r"[0-9]+", version)]


def _to_html(text: str) -> Iterator[str]:
    """Yield headings, lists and paragraphs of a text."""
    for is_item, lines in groupby(text.splitlines(), lambda line: line.startswith("- ")):
        if is_item:
            yield "<ul>" + "".join(f"<li>{_inline(line[2:])}</li>" for line in lines) + "</ul>"
            continue
        for line in filter(None, lines):
            heading = line.removeprefix("## ")
            tag = "p" if heading == line else "h2"
            yield f"<{tag}>{_inline(heading)}</{tag}>"


def _inline(text: str) -> str:
    """Return a line with bold text, commands and addresses marked."""
    safe = html.escape(text)
    safe = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", safe)
    safe = re.sub(r"`(.+?)`", r"<code>\1</code>", safe)
    return re.sub(r"https?://[^\s<]+[^\s<.,;:]", r'<a href="\g<0>">\g<0></a>', safe)
