"""The text catalogues taken apart: keys, variables, longest texts; and what English is left in a
text that should be in another language."""

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import data
import tests.example.data
from data.texts import DEFAULT
from tests.support import shelf

DATA = Path(data.__path__[0])
EXAMPLE = Path(tests.example.data.__path__[0])
"""The catalogues of the example game keep what those of every game do."""
NAME = 12
"""Letters that a value put into a text is reckoned with: a sum, a number, a common name."""


@dataclass(frozen=True)
class Text:
    """One message: its variables, its pieces of plain text, its source, its longest length, and
    the comment above it."""

    variables: frozenset[str]
    pieces: tuple[str, ...]
    source: str
    longest: int
    comment: str = ""

    @property
    def plain(self) -> bool:
        """Whether it has no words of its own, only values and signs between them."""
        return not re.search(r"[A-Za-zÄÖÜäöüß]", "".join(self.pieces))


class _Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class _Pieces(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.texts.append(node.value)


def _longest(pattern: ast.Pattern) -> int:
    total = 0
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            total += len(part.value)
        elif isinstance(part.expression, ast.SelectExpression):
            total += max(_longest(variant.value) for variant in part.expression.variants)
        else:
            total += NAME
    return total


def folders(language: str = DEFAULT) -> list[Path]:
    """Folders of `data/` and of the example with a catalogue of this language."""
    return sorted(path.parent for root in (DATA, EXAMPLE) for path in root.rglob(f"{language}.ftl"))


@cache
def catalogue(path: Path) -> dict[str, Text]:
    """The messages of one file by key. Raises AssertionError for what Fluent cannot read."""
    name = "-".join(path.relative_to(shelf.ROOT).parts)
    return shelf.load_or_make(name, lambda: _read(path))


def _read(path: Path) -> dict[str, Text]:
    messages: dict[str, Text] = {}
    content = path.read_text(encoding="utf-8")
    for entry in parse(content).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content[:80]}"
        if not isinstance(entry, ast.Message):
            continue
        assert entry.value is not None, f"{path}: {entry.id.name} has no text"
        assert entry.id.name not in messages, f"{path}: {entry.id.name} stands there twice"
        variables, pieces = _Variables(), _Pieces()
        variables.visit(entry)
        pieces.visit(entry.value)
        source = content[entry.value.span.start : entry.value.span.end]
        comment = "" if entry.comment is None else entry.comment.content
        length = _longest(entry.value)
        messages[entry.id.name] = Text(
            frozenset(variables.names), tuple(pieces.texts), source, length, comment
        )
    return messages


@cache
def texts(language: str) -> dict[str, Text]:
    """All messages of a language by key."""
    messages: dict[str, Text] = {}
    for folder in folders(language):
        rows = catalogue(folder / f"{language}.ftl")
        assert not messages.keys() & rows.keys(), f"{folder}: a key of another catalogue"
        messages |= rows
    return messages


def alike(language: str) -> set[str]:
    """The keys of texts that read like the English ones on purpose: the comment says why."""
    return {key for key, text in texts(language).items() if text.comment.startswith("alike: ")}


def _words(text: str) -> str:
    return " ".join(re.findall(r"[^\W\d_]+", text)).casefold()


@cache
def _telling(language: str) -> tuple[dict[str, list[str]], frozenset[str]]:
    """English phrases of two words and more that the language itself never says, by their first
    words and the longest first, and whole English texts without values."""
    return shelf.load_or_make(f"telling-{language}", lambda: _tell(language))


def _tell(language: str) -> tuple[dict[str, list[str]], frozenset[str]]:
    there = {_words(piece) for text in texts(language).values() for piece in text.pieces}
    spoken = "\n".join(there)
    phrases, whole = set(), set()
    for text in texts(DEFAULT).values():
        for piece in text.pieces:
            words = _words(piece)
            if words.count(" ") >= 1 and len(words) >= 8 and words not in spoken:
                phrases.add(words)
        if not text.variables and len(text.pieces) == 1 and _words(text.source) not in there:
            whole.add(text.source.strip())
    begun: dict[str, list[str]] = {}
    for phrase in sorted(phrases, key=len, reverse=True):
        begun.setdefault(phrase.partition(" ")[0], []).append(phrase)
    return begun, frozenset(whole)


def english_in(text: str, language: str) -> list[str]:
    """What of the English catalogue stands in a text that should be in this language."""
    return [] if language == DEFAULT else [*_english_in(text, language)]


@lru_cache(10_000)
def _english_in(text: str, language: str) -> tuple[str, ...]:
    begun, whole = _telling(language)
    words = _words(text).split()
    phrases = []
    for at, word in enumerate(words):
        if word in begun:
            rest = " ".join(words[at:]) + " "
            phrases += [phrase for phrase in begun[word] if rest.startswith(f"{phrase} ")][:1]
    return (*phrases, *(line for line in text.splitlines() if line.strip() in whole))
