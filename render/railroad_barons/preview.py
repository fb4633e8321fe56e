"""What a choice would bring: a turn of the Stock Round as it would be, and one Holding large."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import clipped, told_within
from render.picture import Picture, picture
from render.railroad_barons.panels.cards import card, card_of
from render.railroad_barons.panels.large import large
from render.railroad_barons.panels.track import Lane, track
from render.railroad_barons.shared.heads import head, persons, players
from render.railroad_barons.shared.inks import stacked
from render.railroad_barons.shared.reading import moves, started, value
from render.railroad_barons.shared.words import round_name, told
from render.style import SOFT_INK, fit
from render.words import money, people
from rules.railroad_barons.model.actions import SellAndBuy
from rules.railroad_barons.model.view import View
from rules.railroad_barons.stock.composing import Outcome


def touched(action: SellAndBuy) -> tuple[str, ...]:
    """The Holdings a turn deals in, in the order named."""
    named = [sale.holding for sale in action.sales]
    if action.purchase is not None:
        named.append(action.purchase.holding)
    return tuple(dict.fromkeys(named))


def stock(view: View, outcome: Outcome, names: Sequence[str], language: str) -> Picture:
    """A turn of the Stock Round as it would be: the round as a title, cash before and after, the
    track with the markers' moves, and the Holdings dealt in. 1000 pixels wide. It must be unlike
    the board of the present: its title says that nothing is done yet."""
    shown = people(names, language)
    after = View(viewer=view.viewer, to_move=(outcome.seat,), table=outcome.table)
    before = {move.holding: move.before for move in moves(outcome.events)}
    lanes = []
    for name in started(outcome.table):
        index = outcome.table.holdings[name].value or 0
        lanes.append(Lane(name, index, before.get(name, index)))
    panels = [
        head(
            told("as-it-would-be", language),
            _line(outcome, fit(shown[outcome.seat], 36, 240), language),
            outcome.seat,
            round_name(view.table, language),
            SOFT_INK,
        ),
        players(persons(after, shown), language),
        track(tuple(lanes), language),
        *(card(card_of(outcome.table, name), language) for name in touched(outcome.action)),
    ]
    return picture(stacked(panels), _alt(outcome, names, language))


def _line(outcome: Outcome, name: str, language: str) -> str:
    return told(
        "cash-change",
        language,
        name=name,
        before=money(outcome.cash_before, language),
        after=money(outcome.cash_after, language),
    )


def _deals(action: SellAndBuy, name: str, language: str) -> list[str]:
    """The sales and the purchase as sentences; an exchange as "20 → 10"."""
    sold = [_deal(sale.holding, sale.give, sale.take) for sale in action.sales]
    told_all = []
    if sold:
        told_all.append(told("alt-sells", language, name=name, parts=", ".join(sold)))
    if action.purchase is not None:
        bought = _deal(action.purchase.holding, action.purchase.give, action.purchase.take)
        told_all.append(told("alt-buys", language, name=name, parts=bought))
    return told_all


def _deal(holding: str, give: int, take: int) -> str:
    return f"{holding} {give} → {take}" if give and take else f"{holding} {give or take}"


def _alt(outcome: Outcome, names: Sequence[str], language: str) -> str:
    called = [clipped(name) for name in people(names, language)]
    sentences = [
        told("alt-preview", language),
        *_deals(outcome.action, called[outcome.seat], language),
        _line(outcome, called[outcome.seat], language) + ".",
        told(
            "alt-preview-stock",
            language,
            before=money(outcome.stock_before, language),
            after=money(outcome.stock_after, language),
            count=outcome.certificates_after,
        ),
    ]
    for name in touched(outcome.action):
        now, then = outcome.values_before[name], value(outcome.table, name)
        if now is None:
            amount = money(then or 0, language)
            sentences.append(told("alt-starts", language, holding=name, value=amount))
        elif now != then:
            sentences.append(
                told(
                    "alt-value-would",
                    language,
                    holding=name,
                    first=money(now, language),
                    last=money(then or 0, language),
                )
            )
    for change in outcome.directors:
        name = called[change.after]
        sentences.append(told("alt-directs", language, holding=change.holding, name=name))
    for floats in outcome.floats:
        amount = money(floats.capital, language)
        sentences.append(told("alt-floats", language, holding=floats.holding, capital=amount))
    return told_within(sentences)


def holding(view: View, holding: str, names: Sequence[str], language: str) -> Picture:
    """One Holding large: value and what a dividend would make of it, treasury, shares, tokens on
    their circles, Railroads by name, Investors. 1000 pixels wide."""
    return large(view, holding, names, language)
