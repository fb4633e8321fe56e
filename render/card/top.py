"""What is to be told at the top of a card: by the chat, the same for all games, and by the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.words import money, said


class Rank(NamedTuple):
    """A seat in the ranking: its dollars as far as the reader may know them, `whole` if that is
    all there is, and by how much they have moved since its last turn (None: not known)."""

    seat: int
    dollars: int
    whole: bool = True
    change: int | None = None


class Top(NamedTuple):
    """What the chat knows of a card. `ranks`: the seats best first; none before and after a game.
    `asked`: who must act. `reader`: whose private page it is. `last`: the newest line of the story,
    in plain letters; `people`: the names by seat. `since`: all lines since the reader's last turn,
    oldest first, where they are what the picture is about; they are told in place of the last.
    `secret`: the dollars that the reader alone knows to be the reader's. `broken_off`: the game was
    given up, so nothing is asked any more."""

    ranks: tuple[Rank, ...] = ()
    asked: tuple[int, ...] = ()
    reader: int | None = None
    last: str = ""
    people: tuple[str, ...] = ()
    since: tuple[str, ...] = ()
    secret: int | None = None
    broken_off: bool = False


NOTHING = Top()
"""The top of a picture that stands for itself, as those of ended games."""


class Head(NamedTuple):
    """What the game knows of a card. `title`: the round or turn; `ask`: who is to do what, as
    something to do; `seat`: whose badge stands before it; `sum`: the one sum that it is about;
    `notice`: a word at the right of the title. `would`: the card shows it as it would be, and these
    are the changes, each "what before → after", the most important first."""

    title: str
    ask: str
    seat: int | None = None
    sum: str = ""
    notice: str = ""
    would: tuple[str, ...] | None = None


def change(what: str, before: str, after: str) -> str:
    """One of the changes of `Head.would`; `what` may be empty."""
    return f"{what} {before} → {after}".strip()


def would(changes: Sequence[str], language: str) -> str:
    """The changes of a preview in a line."""
    told = " · ".join(changes) or said("render-card-would-nothing", language)
    return f"{said('render-card-would', language)}: {told}"


def last(line: str, language: str) -> str:
    """The newest line of the story as a card has it."""
    return said("render-card-last", language, line=line)


def settled(top: Top, head: Head, language: str) -> Head:
    """The head as it is to be shown: in a game that was broken off, that it was in place of what
    would be asked."""
    if not top.broken_off:
        return head
    over = said("render-card-broken-off", language)
    return Head(head.title, over, notice=head.notice, would=head.would)


def in_words(top: Top, head: Head, language: str) -> list[str]:
    """All that stands at the top of a card, in sentences, what matters most first."""
    head = settled(top, head, language)
    found = [head.title, head.ask]
    if head.would is not None:
        found.append(would(head.would, language))
    found += [head.sum, head.notice]
    if top.since:
        found.append(f"{said('render-card-since', language)}: {' '.join(top.since)}")
    elif top.last:
        found.append(last(top.last, language))
    if top.ranks:
        rows = ", ".join(_rank(row, top, language) for row in top.ranks)
        found += [said("render-card-ranking", language, rows=rows), besides(top, language)]
    return [line if line[-1] in ".?!:…" else f"{line}." for line in found if line]


def besides(top: Top, language: str) -> str:
    """That sums of the ranking are not all there is, and what else the reader has; else nothing."""
    if all(row.whole for row in top.ranks):
        return ""
    if top.secret is not None:
        own = money(top.secret, language)
        return said("render-card-besides-own", language, own=own)
    return said("render-card-besides", language)


def _rank(row: Rank, top: Top, language: str) -> str:
    name = top.people[row.seat] if top.people else said("render-seat", language, seat=row.seat + 1)
    dollars = money(row.dollars, language)
    if not row.whole:
        dollars = said("render-card-at-least", language, dollars=dollars)
    way = (row.change or 0) > 0, (row.change or 0) < 0
    moved = {(True, False): "up", (False, True): "down"}.get(way)
    if moved is not None:
        dollars = f"{dollars} {said(f'render-card-{moved}', language)}"
    return f"{name} {dollars}"
