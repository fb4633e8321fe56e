"""The upper panel of every card: the ranking, the turn and its phase, what is asked, what it is
about; of a preview, what would change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

import data.train_tycoon as facts
from render.card.head import above as card_above
from render.card.top import Head, Top, change
from render.kept import kept
from render.style import PHONE_WIDTH
from render.train_tycoon.shared.inks import inks
from render.train_tycoon.shared.terms import t
from render.train_tycoon.shared.words import about, round_name, short, waits_for
from render.words import money
from rules.train_tycoon.ending import worth
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.model.view import View

_PROPOSED = (Phase.BIDS, Phase.REBIDS, Phase.VOTE)


@kept
def above(top: Top, row: Head, language: str, width: int = PHONE_WIDTH) -> Image.Image:
    """`render.card.head.above` in the palette of this game."""
    return card_above(top, row, language, inks(), width)


def head_of(view: View, names: Sequence[str], language: str) -> Head:
    """The head of a card of the present; `names` as lettered."""
    table = view.table
    turns = facts.components().turns
    key = "turns-left" if table.turn else "turns"
    notice = "" if table.phase is Phase.OVER else t(key, language, left=turns - table.turn)
    return Head(
        round_name(table, language),
        waits_for(view, names, language),
        view.to_move[0] if len(view.to_move) == 1 else None,
        _sum(view, language),
        notice,
    )


def head_if(
    view: View, names: Sequence[str], language: str, after: State, company: str | None
) -> Head:
    """The head of a preview of the table as it would be, about a company."""
    now = head_of(view, names, language)
    seat = view.to_move[0] if view.to_move else None
    changes = tuple(_changed(view.table, after, seat, company, language))
    return now._replace(sum="", would=changes)


def _sum(view: View, language: str) -> str:
    """What the choice is about, in dollars."""
    table, name = view.table, about(view.table)
    if name is None:
        return ""
    row = table.companies[name]
    values = {
        "company": short(name),
        "price": money(row.price, language),
        "income": money(row.income, language),
        "cash": money(row.net, language),
    }
    if table.phase is Phase.VOTE and table.attempt is not None:
        bid = table.attempt.order[0]
        bidder = table.companies[bid.company]
        values["bidder"] = short(bid.company)
        values["sums"] = money(bidder.net, language)
        key = "sum-merger" if bid.kind == "merger" else "sum-takeover"
        total = money(bid.price * row.issued, language)
        return t(key, language, each=money(bid.price, language), total=total, **values)
    return t("sum-company", language, **values)


def _changed(
    before: State, after: State, seat: int | None, company: str | None, language: str
) -> Iterator[str]:
    """What differs between two tables: of a company and of a player."""
    if company is not None:
        one, other = before.companies[company], after.companies[company]
        for key, was, then in (
            ("income", one.income, other.income),
            ("purse", one.net, other.net),
            ("price", one.price, other.price),
        ):
            if was != then:
                yield _pair(
                    t(f"change-{key}", language, company=short(company)), was, then, language
                )
        trains = [sum(line.owner == company for line in table.lines) for table in (before, after)]
        if trains[0] != trains[1]:
            yield change(t("change-trains", language), str(trains[0]), str(trains[1]))
    if seat is not None:
        was, then = before.players[seat].net, after.players[seat].net
        if was != then:
            yield _pair(t("change-cash", language), was, then, language)
        was, then = worth(Position(before), seat), worth(Position(after), seat)
        if was != then:
            yield _pair(t("change-worth", language), was, then, language)


def _pair(what: str, before: int, after: int, language: str) -> str:
    return change(what, money(before, language), money(after, language))
