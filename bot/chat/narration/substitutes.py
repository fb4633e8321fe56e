"""Substitutes in words: what the log and the cards say about robots that play for persons."""

from __future__ import annotations

from bot.chat.contract.table_context import TableContext
from bot.tables.types.model import LogEntry, Table
from data.texts import say


def describe_actor(ctx: TableContext, entry: LogEntry) -> str:
    """Return who made this change to the table, by name if the person has a seat."""
    if entry.user is not None and entry.user in ctx.people:
        return f"**{ctx.name(list(ctx.people).index(entry.user))}**"
    return say("house-manager" if entry.admin else "standins-owner", ctx.language)


def narrate_handover(ctx: TableContext, entry: LogEntry, name: str) -> str:
    """Return the sentence for a seat's new holder, and who arranged it, if not one of them."""
    language = ctx.language
    robot = entry.holder is not None and entry.holder.robot is not None
    number = (0 if entry.seat is None else entry.seat) + 1
    if not (entry.admin or entry.owner):
        key = "house-told-robot" if robot else "house-told-seat"
        return say(key, language, number=number, name=name)
    key = "standins-told-robot" if robot else "standins-told-seat"
    return say(key, language, number=number, name=name, who=describe_actor(ctx, entry))


def narrate_entry(ctx: TableContext, entry: LogEntry, name: str) -> str:
    """Return the sentence for a row about a substitute."""
    values = {"who": describe_actor(ctx, entry)} if entry.kind == "skip" else {}
    return say(f"standins-told-{entry.kind}", ctx.language, name=name, **values)


def card_lines(table: Table, ctx: TableContext) -> list[str]:
    """Return for whom a robot plays, and to the person how to return.

    If everybody is away, none does."""
    if table.away and len(table.away) == len(table.people):
        return ["-# " + say("standins-card-all-away", ctx.language)]
    lines = []
    for seat in table.away:
        is_reader = seat == ctx.seat and seat not in table.to_move
        key = "standins-card-own" if is_reader else "standins-card-away"
        name = ctx.name(seat)
        lines.append("-# " + say(key, ctx.language, name=name))
    return lines


def is_away(table: Table, user: int) -> bool:
    """Return whether a robot plays for this person, who may return at any time."""
    seat = table.seat_of(user)
    return table.status == "running" and table.archived is None and seat in table.away
