"""More lines than trains after a merger: which ten stay (ruling 34)."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.adapter import Act, Answer, Button, Menu, Option, Preview, Prompt, Scene
from cogs.train_tycoon import operation_pictures as pictures
from cogs.train_tycoon.operation_words import line, lines_in, o
from cogs.train_tycoon.parts import Words
from cogs.train_tycoon.words import company, money
from rules.train_tycoon.model.actions import KeepLines
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.robot import proposals
from rules.train_tycoon.robot.absent import oldest_ten

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def _bidder(table: State) -> str:
    assert table.attempt is not None
    return table.attempt.order[0].company


def _short(number: int) -> str:
    """A line's number in two signs: up to twenty of them go into one key."""
    return _DIGITS[number // 36] + _DIGITS[number % 36]


def _lines(text: str) -> list[int]:
    parts = text.split("+") if text else []
    if any(len(part) != 2 or not set(part) <= set(_DIGITS) for part in parts):
        raise LookupError(text)
    return [int(part, 36) for part in parts]


def keep(scene: Scene, table: State, seat: int) -> Prompt:
    """Which lines go: the fewer to name."""
    language, name = scene.language, _bidder(table)
    position = Position(table)
    own = position.lines_of(name)
    most = facts.components().trains_per_company
    text = o(
        "ask-keep",
        language,
        company=company(name),
        count=len(own),
        most=most,
        surplus=len(own) - most,
    )
    numbers = [one.id for one in own]
    before = proposals.only_trains(position, name, numbers)
    options = tuple(
        Option(
            _short(one.id),
            line(table, one, language),
            o(
                "option-keep",
                language,
                gain=_loss(position, name, numbers, one.id, before, language),
            ),
        )
        for one in own
    )
    buttons = (
        Button("keep/best", o("press-keep-best", language, most=most), "go"),
        Button("keep/oldest", o("press-keep-oldest", language, most=most), "plain"),
    )
    hint = o("menu-keep", language, count=len(own) - most)
    return Prompt(text, buttons, (Menu("drop", hint, options, many=True),))


def _loss(
    position: Position, name: str, numbers: list[int], gone: int, before: int, language: str
) -> str:
    left = [one for one in numbers if one != gone]
    return money(proposals.only_trains(position, name, left) - before, language)


def ready(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`keep/oldest`, `keep/best`: ready-made, shown first."""
    table: State = scene.public.table
    if rest not in ("oldest", "best"):
        raise LookupError(rest)
    if table.phase is not Phase.KEEP:
        return Act(KeepLines(()))
    if rest == "oldest":
        kept = oldest_ten(scene.public).lines
    else:
        most = facts.components().trains_per_company
        kept = proposals.best_lines(Position(table), _bidder(table), most)
    own = [one.id for one in Position(table).lines_of(_bidder(table))]
    return _shown(scene, table, [one for one in own if one not in kept], sure)


def drop(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`drop/0c+1a`: these lines go, shown first; the rules say how many it must be."""
    table: State = scene.public.table
    return _shown(scene, table, _lines(rest), sure or table.phase is not Phase.KEEP)


def _shown(scene: Scene, table: State, gone: list[int], sure: bool) -> Answer:
    language = scene.language
    if table.phase is not Phase.KEEP:
        return Act(KeepLines(()))
    position, name = Position(table), _bidder(table)
    own = [one.id for one in position.lines_of(name)]
    if not set(gone) <= set(own):
        raise LookupError(gone)
    kept = tuple(one for one in own if one not in gone)
    if sure or len(kept) != facts.components().trains_per_company:
        return Act(KeepLines(kept))
    then = proposals.only_trains(position, name, kept)
    text = [
        o("sure-keep", language, company=name, lines=lines_in(table, gone, language)),
        o("sure-keep-kept", language, lines=lines_in(table, kept, language)),
        o(
            "sure-keep-means",
            language,
            before=money(proposals.only_trains(position, name, own), language),
            after=money(then, language),
        ),
    ]
    key = "drop/" + "+".join(map(_short, gone))
    picture = pictures.without(scene, name, gone)
    return Preview("\n".join(text), o("confirm-keep", language), picture, key)
