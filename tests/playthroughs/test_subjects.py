"""Recorded games told in every language: who does what is plain in every sentence.

A piece that names nobody is about the player or the company at the head of its line. Where a piece
before it in the same sentence is about somebody or something else, it would be said of that.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import data.baltimore_ohio as bando
import data.railroad_barons as barons
import data.train_tycoon as tycoon
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.narrator import Narration, NarrationLine
from bot.tables.archive.replay import Replay
from bot.tables.archive.transcript import read_transcript
from bot.tables.types.codec import codec, to_json
from bot.tables.types.games import all_games, game_of, options_of
from data.texts import languages
from tests.conformance.cases import cases
from tests.playthroughs.replaying import files
from tests.playthroughs.words import marks

_COMPANIES = sorted({*bando.railroads(), *barons.holdings(), *tycoon.companies()}, key=len)
_NAME = f"[\ue000-\ue0ff]|(?:{'|'.join(map(re.escape, reversed(_COMPANIES)))})(?![\\w&])"
_ANOTHER = re.compile(rf"(?:^|[;:(.] |\()\**(?:{_NAME})\** (?![−$\d])")
"""Somebody or a company with something said of them, not with an amount in a list."""
_FIRST = re.compile(r"[*\s]*(\w+)")


def _stories(
    path: Path, language: str, stories: list[list[NarrationLine]]
) -> Iterator[list[list[NarrationLine]]]:
    """The lines of each row, as they are told of it."""
    transcript = read_transcript(path.read_text())
    game = game_of(transcript.head.game)
    options, seats = options_of(game, transcript.head.options), len(transcript.head.seats)
    chat, names = cases()[game.key].chat, marks(seats)
    replay = Replay(game, [line.back or 0 for _, line in transcript.lines if line.kind == "undo"])
    for _, line in transcript.lines:
        if line.withheld:
            return
        if line.kind == "undo":
            replay.undo(line.back or 0)
        if line.kind not in ("start", "action"):
            continue
        if line.kind == "start":
            events: Any = replay.start(seats, options, line.draws)
        else:
            assert line.seat is not None
            action = codec(game).decode_action(to_json(line.action))
            events = replay.act(line.seat, action, line.draws)
        replay.finish_row(line.seq)
        stories.clear()
        view = game.view(replay.state, None)
        chat.narrate(TableContext(1, view, view, None, names, language), events)
        yield [*stories]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", sorted(all_games()))
def test_nothing_is_said_of_the_wrong_one(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A piece without a subject never follows one with another subject in its sentence; and pieces
    that are said to name their subject do."""
    stories: list[list[NarrationLine]] = []
    say = Narration.finished_lines
    monkeypatch.setattr(
        Narration, "finished_lines", lambda lines: stories.append(lines.lines) or say(lines)
    )
    wrong, verbs, named = set[str](), set[str](), defaultdict[str, set[str]](set)
    for path in files(game):
        for lines in _stories(path, language, stories):
            for line in (line for story in lines for line in story):
                wrong |= set(_wrong(line))
                for piece in line.pieces:
                    first = _FIRST.match(piece.text)
                    if first is None:
                        continue
                    if piece.named:
                        named[first[1]].add(piece.text)
                    else:
                        verbs.add(first[1])
    assert not stories or verbs, "every game that tells in lines has pieces without a subject"
    assert not wrong
    assert not {word: named[word] for word in verbs & named.keys()}, "they begin with a verb"


def _wrong(line: NarrationLine) -> Iterator[str]:
    """The sentences of a line in which something is said of the wrong one."""
    pieces = list(line.pieces)
    for sentence in (said.text for said in line.sentences):
        other = False
        while pieces and sentence.strip(".").startswith(pieces[0].text.strip(".")):
            piece = pieces.pop(0)
            sentence = sentence[len(piece.text) :].removeprefix("; ")
            if other and not piece.named:
                yield piece.text
            other = piece.named or _ANOTHER.search(piece.text) is not None
    assert not pieces, (line.sentences, pieces)
