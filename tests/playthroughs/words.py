"""A recorded game in words: what the bot tells of each row, with the names the file gives."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.chat.contract.table_context import TableContext
from bot.chat.narration.log_narration import narrate_entries
from bot.tables.archive.transcript import Describe
from bot.tables.types.model import TableView
from tests.conformance.cases import cases

WORDS = "#   "
"""How a line of an export begins that tells the row before it in words."""

_MARK = 0xE000

Told = dict[int, list[str]]
"""The words by number of the row."""


def marks(seats: int) -> list[str]:
    """Characters that stand for the names of the people while those are not known."""
    return [chr(_MARK + seat) for seat in range(seats)]


def describer(look: TableView, names: Sequence[str], language: str) -> Describe:
    """What `/table export` tells of each row."""
    chat = cases()[look.table.game].chat
    ctx = TableContext(look.table.id, look.view, look.public, None, names, language)
    return lambda entry: narrate_entries(chat, ctx, [entry])


def read_words(written: str) -> Told:
    """The words of an export."""
    by_row: Told = {}
    row = 0
    for line in written.splitlines():
        if line.startswith("{"):
            row += 1
        elif line.startswith(WORDS) and row:
            by_row.setdefault(row, []).append(_plain(line.removeprefix(WORDS)))
    return by_row


def named(words: Told, names: Mapping[int, str]) -> Told:
    """The words with names for their marks; who has none is called by the seat."""

    def name(mark: re.Match[str]) -> str:
        seat = ord(mark.group()) - _MARK
        return names.get(seat, f"Player {seat + 1}")

    return {
        row: [re.sub("[\ue000-\ue0ff]", name, line) for line in lines]
        for row, lines in words.items()
    }


def learned(words: Told, written: Told) -> dict[int, str]:
    """The names that `written` has where `words` has marks, by seat."""
    names: dict[int, str] = {}
    for line, original in _pairs(words, written):
        match = re.fullmatch(_pattern(line, names), original)
        if match is not None:
            names |= {int(group[1:]): name for group, name in match.groupdict().items()}
    return names


def _pairs(words: Told, written: Told) -> Iterator[tuple[str, str]]:
    for row, lines in words.items():
        yield from zip(lines, written.get(row, []), strict=False)


def _pattern(line: str, names: Mapping[int, str]) -> str:
    parts: list[str] = []
    new: set[int] = set()
    for char in line:
        seat = ord(char) - _MARK
        if not 0 <= seat < 0x100:
            parts.append(re.escape(char))
        elif seat in names:
            parts.append(re.escape(names[seat]))
        else:
            parts.append(f"(?P=s{seat})" if seat in new else f"(?P<s{seat}>.+?)")
            new.add(seat)
    return "".join(parts)


def rewritten(lines: Iterable[str], words: Told) -> Iterator[str]:
    """The lines of a file with other words; all else stays as it is."""
    row = 0
    for line in lines:
        if row and line.startswith(WORDS):
            continue
        yield line
        if line.startswith("{"):
            row += 1
            yield from (WORDS + part for part in words.get(row, []))


def _plain(line: str) -> str:
    """Without the strokes that keep names from being read as formatting."""
    return line.replace("\\", "")
