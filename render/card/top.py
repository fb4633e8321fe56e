"""Data of the top of a card: the part from the chat and the part from the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.words import cached_text, money


class Rank(NamedTuple):
    """A seat in the ranking: its dollars as known to the reader, `whole` if they are all the
    seat has, and the change since its last turn (None: unknown)."""

    seat: int
    dollars: int
    whole: bool = True
    change: int | None = None


class Top(NamedTuple):
    """What the chat knows of a card.

    `ranks`: the seats best first; empty before and after a game. `asked`: who must act.
    `reader`: the seat whose private page it is. `last`: the newest line of the log, as plain
    text; `people`: the names by seat. `since`: all lines since the reader's last turn, oldest
    first, if the picture is about them; they replace `last`. `secret`: dollars that only the
    reader knows to be the reader's. `broken_off`: the game was abandoned, so nobody must
    act. `played`: in a replay, what was played, in place of the prompt."""

    ranks: tuple[Rank, ...] = ()
    asked: tuple[int, ...] = ()
    reader: int | None = None
    last: str = ""
    people: tuple[str, ...] = ()
    since: tuple[str, ...] = ()
    secret: int | None = None
    broken_off: bool = False
    played: str = ""


NO_TOP = Top()
"""The top of a picture without one, such as those of ended games."""


class Head(NamedTuple):
    """What the game knows of a card.

    `title`: the round or turn; `ask`: who must do what, as an instruction; `seat`: whose badge
    stands before it; `sum`: the one sum that matters; `notice`: a word at the right of the
    title. `would`: the changes, each "what before → after", most important first, if the card
    is a preview. `counts`: what the ranking, which a preview does not change, is the sum of."""

    title: str
    ask: str
    seat: int | None = None
    sum: str = ""
    notice: str = ""
    would: tuple[str, ...] | None = None
    counts: str = ""


def format_change(what: str, before: str, after: str) -> str:
    """Return one of the changes of `Head.would`; `what` may be empty."""
    return f"{what} {before} → {after}".strip()


def describe_preview(changes: Sequence[str], language: str) -> str:
    """Return the changes of a preview in one line."""
    listed = " · ".join(changes) or cached_text("render-card-would-nothing", language)
    return f"{cached_text('render-card-would', language)}: {listed}"


def describe_last(line: str, language: str) -> str:
    """Return the newest line of the log with its label."""
    return cached_text("render-card-last", language, line=line)


def resolve_head(top: Top, head: Head, language: str) -> Head:
    """Return the head to show: for an abandoned game, one that says so instead of the prompt; in a
    replay, one that says what was played."""
    if top.played:
        played = cached_text("render-card-played", language, line=top.played)
        return Head(head.title, played, notice=head.notice)
    if not top.broken_off:
        return head
    notice = cached_text("render-card-broken-off", language)
    return Head(head.title, notice, notice=head.notice, would=head.would)


def describe_top(top: Top, head: Head, language: str) -> list[str]:
    """Return everything at the top of a card in sentences, most important first."""
    head = resolve_head(top, head, language)
    sentences = [head.title, head.ask]
    if head.would is not None:
        sentences.append(describe_preview(head.would, language))
    sentences += [head.sum, head.notice]
    if top.since:
        sentences.append(f"{cached_text('render-card-since', language)}: {' '.join(top.since)}")
    elif top.last and not top.played:
        sentences.append(describe_last(top.last, language))
    if top.ranks:
        ranking = ", ".join(_describe_rank(row, top, language) for row in top.ranks)
        sentences += [
            cached_text("render-card-ranking", language, rows=ranking),
            describe_hidden_sums(top, language),
        ]
    return [line if line[-1] in ".?!:…" else f"{line}." for line in sentences if line]


def describe_hidden_sums(top: Top, language: str) -> str:
    """Return a note that the ranking does not show every sum, and the reader's secret dollars
    if known; empty if it shows all."""
    if top.secret is not None:
        secret = money(top.secret, language)
        return cached_text("render-card-besides-own", language, own=secret)
    if all(row.whole for row in top.ranks):
        return ""
    return cached_text("render-card-besides", language)


def _describe_rank(row: Rank, top: Top, language: str) -> str:
    name = (
        top.people[row.seat]
        if top.people
        else cached_text("render-seat", language, seat=row.seat + 1)
    )
    dollars = money(row.dollars, language)
    if not row.whole:
        dollars = cached_text("render-card-at-least", language, dollars=dollars)
    rose_and_fell = (row.change or 0) > 0, (row.change or 0) < 0
    direction = {(True, False): "up", (False, True): "down"}.get(rose_and_fell)
    if direction is not None:
        dollars = f"{dollars} {cached_text(f'render-card-{direction}', language)}"
    return f"{name} {dollars}"
