"""What decides the share phases in one picture: players, price board, shares and money of the
companies."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.alt import clipped, told_within
from render.card.top import NOTHING, Top, in_words
from render.paint.picture import Picture, picture
from render.paint.style import TALLEST
from render.train_tycoon.finance.floating import floating, offered
from render.train_tycoon.finance.holdings import holdings, lines_of
from render.train_tycoon.finance.players import persons, players
from render.train_tycoon.finance.prices import lanes_of, prices
from render.train_tycoon.finance.reveal import latest
from render.train_tycoon.shared.heads import above, head_of
from render.train_tycoon.shared.reading import Move, moves, order_of, out, worth
from render.train_tycoon.shared.terms import purse, t
from render.train_tycoon.shared.words import about, short
from render.words import money, people
from rules.game import Event
from rules.train_tycoon.model.state import State
from rules.train_tycoon.model.view import View


def market(
    view: View,
    names: Sequence[str],
    language: str,
    *,
    events: Sequence[Event] = (),
    top: Top = NOTHING,
) -> Picture:
    """The public card of the share phases: players by player order, the price board with the moves
    in `events` as arrows, the companies with shares and money; and what `events` turned over. Of a
    secret choice it shows whose is still out, never what was chosen. 1000 pixels wide; `names` are
    by seat."""
    shown, moved = people(names, language), moves(events)
    head = head_of(view, shown, language)
    panels = [above(top, head, language), *below(view, shown, language, moved)]
    room = TALLEST - sum(panel.height for panel in panels)
    news, told = latest(events, shown, language, room)
    panels[1:1] = news
    return picture(
        panels, _alt(view, names, language, moved, [*in_words(top, head, language), *told])
    )


def below(
    view: View, names: Sequence[str], language: str, moved: tuple[Move, ...]
) -> list[Image.Image]:
    """The panels below the head; `names` as lettered."""
    table = view.table
    found = [players(persons(view, names), language)]
    rows = lines_of(table, about(table))
    if rows:
        found.append(prices(lanes_of(table, moved, about(table)), language))
        found.append(holdings(rows, tuple(order_of(table)), language))
    offers = offered(table)
    if offers is not None:
        found.append(floating(offers, language))
    return found


def _alt(
    view: View,
    names: Sequence[str],
    language: str,
    moved: Sequence[Move],
    first: Sequence[str],
) -> str:
    """The same in sentences, after the `first` ones."""
    table, called = view.table, [clipped(name, 16) for name in people(names, language)]
    sentences = [*first]
    ready = [called[seat] for seat, still in out(view).items() if not still]
    if ready:
        sentences.append(t("alt-done", language, names=", ".join(ready)))
    for move in moved:
        first, last = money(move.before, language), money(move.after, language)
        sentences.append(
            t("alt-move", language, company=short(move.company), first=first, last=last)
        )
    return told_within([*sentences, *stakes(table, called, language)])


def stakes(table: State, called: Sequence[str], language: str) -> list[str]:
    """Players and companies in sentences."""
    found = [
        t(
            "alt-player",
            language,
            name=called[seat],
            purse=purse(table.players[seat].net, language),
            worth=money(worth(table, seat), language),
        )
        for seat in order_of(table)
    ]
    for name in table.order:
        row = table.companies[name]
        if not row.active:
            continue
        owners = [
            f"{called[seat]} {player.shares[name]}"
            for seat, player in enumerate(table.players)
            if name in player.shares
        ]
        found.append(
            t(
                "alt-company",
                language,
                company=short(name),
                price=money(row.price, language),
                purse=purse(row.net, language),
                income=money(row.income, language),
                owners=", ".join(owners) or "–",
            )
        )
    return found
