"""More lines than trains after a merger: which ten stay (ruling 34)."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.adapter import Act, Answer, Button, Menu, Option, Preview, Prompt, Scene
from cogs.train_tycoon import pictures
from cogs.train_tycoon.operate.places import line, lines_in
from cogs.train_tycoon.words import Words, at, company, money, t
from rules.train_tycoon.model.actions import KeepLines
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.robot import proposals
from rules.train_tycoon.robot.absent import oldest_ten
from rules.train_tycoon.shares.takeover import crowded

MOST = facts.components().trains_per_company
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def _short(number: int) -> str:
    """A line's number in two signs: up to twenty of them go into one key."""
    return _DIGITS[number // 36] + _DIGITS[number % 36]


def ask(scene: Scene) -> Prompt:
    """Which lines go: the fewer to name."""
    position = at(scene)
    name, numbers = crowded(position)
    surplus, whole = len(numbers) - MOST, proposals.only_trains(position, name, numbers)
    options = []
    for one in position.lines_of(name):
        left = [other for other in numbers if other != one.id]
        loss = money(proposals.only_trains(position, name, left) - whole, scene)
        detail = t("option-keep", scene, gain=loss)
        options.append(Option(_short(one.id), line(position.state, one, scene), detail))
    known = {"company": company(name), "count": len(numbers), "most": MOST, "surplus": surplus}
    buttons = (
        Button("keep/best", t("press-keep-best", scene, most=MOST), "go"),
        Button("keep/oldest", t("press-keep-oldest", scene, most=MOST)),
    )
    drop = Menu("drop", t("menu-keep", scene, count=surplus), tuple(options), many=True)
    return Prompt(t("ask-keep", scene, **known), buttons, (drop,))


def ready(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`keep/oldest`, `keep/best`: ready-made, shown first."""
    if rest not in ("oldest", "best"):
        raise LookupError(rest)
    if scene.public.phase is not Phase.KEEP:
        return Act(KeepLines(()))
    name, own = crowded(at(scene))
    if rest == "best":
        kept = proposals.best_lines(at(scene), name, MOST)
    else:
        kept = oldest_ten(scene.public).lines
    return _shown(scene, [one for one in own if one not in kept], sure)


def drop(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`drop/0c+1a`: these lines go, shown first; the rules say how many it must be."""
    parts = rest.split("+") if rest else []
    if any(len(part) != 2 or not set(part) <= set(_DIGITS) for part in parts):
        raise LookupError(rest)
    return _shown(scene, [int(part, 36) for part in parts], sure)


def _shown(scene: Scene, gone: list[int], sure: bool) -> Answer:
    position = at(scene)
    if position.state.phase is not Phase.KEEP:
        return Act(KeepLines(()))
    name, own = crowded(position)
    if not set(gone) <= set(own):
        raise LookupError(gone)
    kept = tuple(one for one in own if one not in gone)
    if sure or len(kept) != MOST:
        return Act(KeepLines(kept))
    before, after = (proposals.only_trains(position, name, some) for some in (own, kept))
    text = [
        t("sure-keep", scene, company=name, lines=lines_in(position.state, gone, scene)),
        t("sure-keep-kept", scene, lines=lines_in(position.state, kept, scene)),
        t("sure-keep-means", scene, before=money(before, scene), after=money(after, scene)),
    ]
    key, draw = "drop/" + "+".join(map(_short, gone)), pictures.without(scene, name, gone)
    return Preview("\n".join(text), t("confirm-keep", scene), draw, key)
