"""Robots that play for persons, in words: what the log and the cards say of them."""

from __future__ import annotations

from bot.chat.contract.adapter import Scene
from bot.tables.types.model import LogEntry, Table
from data.texts import say


def who(scene: Scene, entry: LogEntry) -> str:
    """Who used his right at a table: by name, if he sits at it."""
    if entry.user is not None and entry.user in scene.people:
        return f"**{scene.name(list(scene.people).index(entry.user))}**"
    return say("house-manager" if entry.admin else "standins-owner", scene.language)


def handed_over(scene: Scene, entry: LogEntry, name: str) -> str:
    """That a seat has another holder; and who saw to it, if that was neither of the two."""
    language = scene.language
    robot = entry.holder is not None and entry.holder.robot is not None
    number = (0 if entry.seat is None else entry.seat) + 1
    if not (entry.admin or entry.owner):
        key = "house-told-robot" if robot else "house-told-seat"
        return say(key, language, number=number, name=name)
    key = "standins-told-robot" if robot else "standins-told-seat"
    return say(key, language, number=number, name=name, who=who(scene, entry))


def told(scene: Scene, entry: LogEntry, name: str) -> str:
    """The sentence for a row about a robot that plays for a person."""
    values = {"who": who(scene, entry)} if entry.kind == "skip" else {}
    return say(f"standins-told-{entry.kind}", scene.language, name=name, **values)


def on_card(table: Table, scene: Scene) -> list[str]:
    """For whom a robot plays; to the person himself, how to be back. Where everybody is away, no
    robot does."""
    if table.away and len(table.away) == len(table.people):
        return ["-# " + say("standins-card-all-away", scene.language)]
    lines = []
    for seat in table.away:
        own = seat == scene.seat and seat not in table.to_move
        key = "standins-card-own" if own else "standins-card-away"
        name = scene.name(seat)
        lines.append("-# " + say(key, scene.language, name=name))
    return lines


def is_away(table: Table, user: int) -> bool:
    """Whether a robot plays for this person, who may be back at any time."""
    seat = table.seat_of(user)
    return table.status == "running" and table.archived is None and seat in table.away
