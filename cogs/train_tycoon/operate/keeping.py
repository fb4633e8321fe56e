"""More lines than trains after a merger: which ten stay (ruling 34)."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.adapter import Act, Answer, Button, Menu, Option, Preview, Prompt, Scene
from cogs.train_tycoon import pictures
from cogs.train_tycoon.operate.places import line, lines_in
from cogs.train_tycoon.words import Words, company, money, t
from rules.train_tycoon.model.actions import KeepLines
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.robot import proposals
from rules.train_tycoon.robot.absent import oldest_ten
from rules.train_tycoon.shares.takeover import crowded

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


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
    position = Position(table)
    name, numbers = crowded(position)
    most = facts.components().trains_per_company
    surplus, whole = len(numbers) - most, proposals.only_trains(position, name, numbers)
    options = []
    for one in position.lines_of(name):
        left = [other for other in numbers if other != one.id]
        loss = money(proposals.only_trains(position, name, left) - whole, scene)
        detail = t("option-keep", scene, gain=loss)
        options.append(Option(_short(one.id), line(table, one, scene), detail))
    known = {"company": company(name), "count": len(numbers), "most": most, "surplus": surplus}
    buttons = (
        Button("keep/best", t("press-keep-best", scene, most=most), "go"),
        Button("keep/oldest", t("press-keep-oldest", scene, most=most)),
    )
    drop = Menu("drop", t("menu-keep", scene, count=surplus), tuple(options), many=True)
    return Prompt(t("ask-keep", scene, **known), buttons, (drop,))


def ready(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`keep/oldest`, `keep/best`: ready-made, shown first."""
    table: State = scene.public.table
    if rest not in ("oldest", "best"):
        raise LookupError(rest)
    if table.phase is not Phase.KEEP:
        return Act(KeepLines(()))
    position = Position(table)
    name, own = crowded(position)
    most = facts.components().trains_per_company
    best = rest == "best"
    kept = proposals.best_lines(position, name, most) if best else oldest_ten(scene.public).lines
    return _shown(scene, [one for one in own if one not in kept], sure)


def drop(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`drop/0c+1a`: these lines go, shown first; the rules say how many it must be."""
    return _shown(scene, _lines(rest), sure)


def _shown(scene: Scene, gone: list[int], sure: bool) -> Answer:
    table: State = scene.public.table
    if table.phase is not Phase.KEEP:
        return Act(KeepLines(()))
    position = Position(table)
    name, own = crowded(position)
    if not set(gone) <= set(own):
        raise LookupError(gone)
    kept = tuple(one for one in own if one not in gone)
    if sure or len(kept) != facts.components().trains_per_company:
        return Act(KeepLines(kept))
    before, after = (proposals.only_trains(position, name, some) for some in (own, kept))
    text = [
        t("sure-keep", scene, company=name, lines=lines_in(table, gone, scene)),
        t("sure-keep-kept", scene, lines=lines_in(table, kept, scene)),
        t("sure-keep-means", scene, before=money(before, scene), after=money(after, scene)),
    ]
    key, draw = "drop/" + "+".join(map(_short, gone)), pictures.without(scene, name, gone)
    return Preview("\n".join(text), t("confirm-keep", scene), draw, key)
