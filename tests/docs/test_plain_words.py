"""Code and documents speak the words of the field (docs/glossary.md, docs/style.md)."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PRODUCT = [
    path
    for top in ("bot", "cogs", "data", "render", "rules")
    for path in sorted((ROOT / top).rglob("*.py"))
]
DOCUMENTS = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]

BANNED = re.compile(
    r"\b(?:reckon\w*|lest|nursery|go(?:es)? home|sent home|below nothing|anew|lawful|besides"
    r"|takes? (?:each|one an)other's place|be it|thereof|hither|pondering|overtaken)\b",
    re.IGNORECASE,
)
"""Words of no engineer, in documents, docstrings and comments."""

BARE = re.compile(
    r"about|above|after|ahead|also|among|apart|around|aside|at|away|before|behind|below|"
    r"beside|between|beyond|by|of|onward|over|own|since|there|together|under|upon|whole|with|"
    r"within|without|would|why|asked|begun|brought|chosen|done|drawn|found|given|held|kept|"
    r"known|laid|led|left|lost|made|meant|offered|owed|owned|named|said|seen|settled|shown|"
    r"sold|struck|taken|told|tried|typed|used|wanted|agreed|checked|conceded|established|framed|hushed|"
    r"matched|modified|placed|playing|rated|reaching|rounded|several|shortened|started|"
    r"swapped|unwrapped|waited|waiting|who"
)
"""Prepositions and participles: no names of functions, whose names are verbs with an object."""

ALLOWED = {
    "cogs/table/looks.py:since",
    "cogs/table/seats.py:away",
    "rules/game.py:known",
    "rules/game.py:over",
    "rules/phases.py:over",
}
"""Callbacks of the commands of these names, whether a game is over, and the sum that is public."""


def words(path: Path) -> Iterator[str]:
    """The docstrings and comments of a module that has a banned word anywhere."""
    source = path.read_text("utf-8")
    if not BANNED.search(source):
        return
    for node in ast.walk(ast.parse(source)):
        body = getattr(node, "body", None)
        for statement in body if isinstance(body, list) else ():
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                yield str(statement.value.value)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def functions(path: Path) -> list[str]:
    """Names of the functions of a module, without the underscores at their ends."""
    names = re.findall(r"^\s*(?:async )?def (\w+)", path.read_text("utf-8"), re.MULTILINE)
    return [name.strip("_") for name in names]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_documents_use_no_banned_word(path: Path) -> None:
    text = re.sub(r"`[^`\n]*`", "", path.read_text("utf-8"))
    assert BANNED.findall(text) == []


def test_docstrings_and_comments_use_no_banned_word() -> None:
    banned = [
        f"{path.relative_to(ROOT)}: {word}"
        for path in PRODUCT
        for text in words(path)
        for word in BANNED.findall(text)
    ]
    assert banned == []


def test_functions_are_named_by_verbs() -> None:
    names = {
        f"{path.relative_to(ROOT)}:{name}"
        for path in PRODUCT
        for name in functions(path)
        if BARE.fullmatch(name)
    }
    assert sorted(names - ALLOWED) == []


def test_the_glossary_is_short() -> None:
    rows = re.findall(r"^\| [a-z][^|]*\|", (ROOT / "docs/glossary.md").read_text(), re.MULTILINE)
    assert 20 < len(rows) - 1 <= 60


def test_every_path_that_the_architecture_names_is_there() -> None:
    text = (ROOT / "docs/architecture.md").read_text("utf-8")
    named = re.findall(r"`((?:bot|cogs|data|render|rules|tests)/[\w/.]*\w/?)`", text)
    assert len(named) > 40
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_the_architecture_is_read_in_ten_minutes() -> None:
    assert len((ROOT / "docs/architecture.md").read_text("utf-8").splitlines()) <= 200
