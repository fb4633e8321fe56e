"""What a choice would bring: a turn of the Stock Round as it would be, and one Holding large."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from render.alt import clipped, told_within
from render.card.top import NOTHING, Top, in_words
from render.paint.picture import Picture, picture
from render.paint.style import fit
from render.railroad_barons.board import lanes
from render.railroad_barons.panels.cards import card, card_of
from render.railroad_barons.panels.large import large, large_alt
from render.railroad_barons.panels.track import track
from render.railroad_barons.shared.asking import head_if, head_of
from render.railroad_barons.shared.heads import above, persons, players
from render.railroad_barons.shared.reading import QUIET, news, richer, started
from render.railroad_barons.shared.words import told
from render.words import money, people
from rules.railroad_barons.model.actions import (
    AnyAction,
    AssignInvestor,
    BuyRailroad,
    DiscardRailroads,
    PayDividends,
    PlaceTokens,
    SellAndBuy,
)
from rules.railroad_barons.model.view import View
from rules.railroad_barons.preview import preview
from rules.railroad_barons.stock.composing import Outcome


def touched(action: SellAndBuy) -> tuple[str, ...]:
    """The Holdings a turn deals in, in the order named."""
    named = [sale.holding for sale in action.sales]
    if action.purchase is not None:
        named.append(action.purchase.holding)
    return tuple(dict.fromkeys(named))


def stock(
    view: View, outcome: Outcome, names: Sequence[str], language: str, *, top: Top = NOTHING
) -> Picture:
    """A turn of the Stock Round as it would be: what would change, the players, the track with the
    markers' moves, and the Holdings dealt in. 1000 pixels wide."""
    shown = people(names, language)
    after = View(viewer=view.viewer, to_move=(outcome.seat,), table=outcome.table)
    ask = f"{fit(shown[outcome.seat], 36, 240)}: {_deals(outcome.action, language)}?"
    head = head_if(view, outcome.seat, ask, outcome.table, language)
    fresh, begun = news(outcome.events), started(outcome.table)
    panels = [
        above(top, head, language),
        players(persons(after, richer(outcome.events)), language),
        track(tuple(lanes(outcome.table, begun, outcome.events)), language),
        *(
            card(card_of(outcome.table, name, fresh.get(name, QUIET)), language)
            for name in touched(outcome.action)
        ),
    ]
    return picture(panels, _alt(outcome, names, in_words(top, head, language), language))


def _deals(action: SellAndBuy, language: str) -> str:
    """The sales and the purchase in words; an exchange as "20% → 10%"."""
    sold = [_deal(sale.holding, sale.give, sale.take, language) for sale in action.sales]
    parts = [told("sell", language, parts=", ".join(sold))] if sold else []
    if action.purchase is not None:
        purchase = action.purchase
        bought = _deal(purchase.holding, purchase.give, purchase.take, language)
        parts.append(told("buy", language, parts=bought))
    return ", ".join(parts)


def _deal(holding: str, give: int, take: int, language: str) -> str:
    """The shares that go and those that come."""
    shares = [told("percent", language, share=share) for share in (give, take) if share]
    return f"{holding} {' → '.join(shares)}"


def _alt(outcome: Outcome, names: Sequence[str], first: Sequence[str], language: str) -> str:
    called = [clipped(name) for name in people(names, language)]
    sentences = [*first]
    for change in outcome.directors:
        name = called[change.after]
        sentences.append(told("alt-directs", language, holding=change.holding, name=name))
    for floats in outcome.floats:
        amount = money(floats.capital, language)
        sentences.append(told("alt-floats", language, holding=floats.holding, capital=amount))
    return told_within(sentences)


def holding(
    view: View, holding: str, names: Sequence[str], language: str, *, top: Top = NOTHING
) -> Picture:
    """One Holding large: value and what a dividend would make of it, treasury, shares, tokens on
    their circles, Railroads by name, Investors. 1000 pixels wide."""
    shown = people(names, language)
    head = head_of(view, shown, language)
    panels = [above(top, head, language), large(view.table, holding, shown, language)]
    told_all = [*large_alt(view.table, holding, shown, language), *in_words(top, head, language)]
    return picture(panels, told_within(told_all))


def operating(
    view: View,
    seat: int,
    action: AnyAction,
    names: Sequence[str],
    language: str,
    *,
    top: Top = NOTHING,
) -> Picture:
    """A choice of the operating Holding as it would be: what would change, and the Holding large,
    its new Railroad framed and those it would lose crossed. 1000 pixels wide."""
    table, name, shown = view.table, view.table.holding, people(names, language)
    assert name is not None
    found = preview(view, seat, action)
    ask = _asked(action, fit(shown[seat], 36, 300), name, language)
    head = head_if(view, seat, ask, found.table, language)
    kept = found.table.holdings[name].railroads
    lost = tuple(one for one in table.holdings[name].railroads if one not in kept)
    fresh = news(found.events).get(name, QUIET)
    panels = [
        above(top, head, language),
        large(found.table, name, shown, language, fresh=fresh, lost=lost),
    ]
    told_all = [
        *in_words(top, head, language),
        *large_alt(found.table, name, shown, language),
    ]
    return picture(panels, told_within(told_all))


def _asked(action: AnyAction, name: str, holding: str, language: str) -> str:
    """The choice as a question, with whose an Investor is that another Holding gives up."""
    if isinstance(action, AssignInvestor):
        amount = money(facts.investors()[action.investor].face_value, language)
        values = {"name": name, "holding": holding, "amount": amount}
        if action.source is None:
            return told("would-assign", language, **values)
        return told("would-assign-from", language, source=action.source, **values)
    return told(f"would-{_KINDS[type(action)]}", language, name=name, holding=holding)


_KINDS: dict[type, str] = {
    BuyRailroad: "railroad",
    DiscardRailroads: "discard",
    PayDividends: "pay",
    PlaceTokens: "tokens",
}
"""What a choice of the operating Holding is called in its preview."""
