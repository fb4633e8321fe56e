"""The outcome of a choice, as a preview: a turn of the Stock Round, or one Holding large."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import data.railroad_barons as facts
from render.alt import truncate
from render.card.deeds import own_card, share_count
from render.card.top import NO_TOP, Top
from render.layout.box import Box
from render.layout.part import Part, heights, stack_parts
from render.layout.seats import leader_sample
from render.layout.stacks import Row
from render.paint.picture import Picture
from render.paint.style import TALLEST, fit
from render.railroad_barons.panels.cards import build_card, render_card
from render.railroad_barons.panels.holding_panel import render_large_holding
from render.railroad_barons.panels.key import fit_key
from render.railroad_barons.panels.track import build_lanes, render_track
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.heads import build_persons, card_chips, render_players, top_part
from render.railroad_barons.shared.palettes import lay_out
from render.railroad_barons.shared.prompts import build_head, build_preview_head
from render.railroad_barons.shared.table_values import (
    QUIET,
    collect_news,
    railroad_side,
    seats_with_new_cash,
    started_holdings,
)
from render.railroad_barons.shared.words import picture_text
from render.words import cached_text, legible_names, money
from rules.railroad_barons.model.actions import (
    AnyAction,
    AssignInvestor,
    BuyRailroad,
    DiscardRailroads,
    OfferPrice,
    Operate,
    PayDividends,
    PlaceTokens,
    SellAndBuy,
)
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Railroad, State
from rules.railroad_barons.model.view import View
from rules.railroad_barons.operating.railroads import railroad_price
from rules.railroad_barons.preview import preview_acceptance, preview_action
from rules.railroad_barons.stock.composing import Outcome


def holdings_dealt_in(action: SellAndBuy) -> tuple[str, ...]:
    """Return the Holdings in which a turn deals, in the order named."""
    named = [sale.holding for sale in action.sales]
    if action.purchase is not None:
        named.append(action.purchase.holding)
    return tuple(dict.fromkeys(named))


def render_stock_preview(
    view: View, outcome: Outcome, names: Sequence[str], language: str, *, top: Top = NO_TOP
) -> Picture:
    """Return a turn of the Stock Round as it would be, 1000 pixels wide: the changes, the
    players, the track with the markers' moves, and the Holdings dealt in."""
    shown = legible_names(names, language)
    after = View(viewer=view.viewer, to_move=(outcome.seat,), table=outcome.table)
    ask = f"{fit(shown[outcome.seat], 36, 240)}: {_describe_deals(outcome.action, language)}?"
    head = build_preview_head(view, outcome.seat, ask, outcome.table, language)
    fresh, started_names = collect_news(outcome.events), started_holdings(outcome.table)
    short = tuple(map(truncate, shown))
    above = top_part(top, head, language)
    persons = build_persons(after, seats_with_new_cash(outcome.events))
    lanes = build_lanes(outcome.table, started_names, outcome.events)
    parts = [
        above._replace(words=" ".join([above.words, *_describe_turn(outcome, short, language)])),
        render_players(persons, short, language),
        Part(render_track(lanes, language)),
        *(
            render_card(build_card(outcome.table, name, fresh.get(name, QUIET)), short, language)
            for name in holdings_dealt_in(outcome.action)
        ),
    ]
    room = TALLEST - heights(parts)
    parts.append(_own_part(outcome.table, outcome.seat, language, room))
    dealt = holdings_dealt_in(outcome.action)
    return stack_parts([*parts, *fit_key(outcome.table, dealt, TALLEST - heights(parts), language)])


def _own_part(table: State, seat: int, language: str, room: float) -> Part:
    """Return cash, shares, Priority Deal and Investors of the player who decides; if there is room,
    also what the full colour means."""
    position, directs = Position(table), picture_text("directs", language)
    cash = cached_text("render-map-cash", language, cash=money(table.players[seat].cash, language))
    owned: list[Box] = []
    for name, holding in table.holdings.items():
        share = position.percent_owned(seat, name)
        if share:
            words = picture_text("percent", language, share=str(share))
            count = share_count(words, seat, leads=holding.director == seat)
            owned.append(Row(signs.plate(name), count, gap=8))
    owned += card_chips(table.priority == seat, table.players[seat].investors, language)
    if any(holding.director == seat for holding in table.holdings.values()):
        whole = own_card(seat, cash, [*owned, leader_sample(directs)], language)
        part = lay_out(whole, bottom=4)
        if part.image.height <= room:
            return part
    return lay_out(own_card(seat, cash, owned, language), bottom=4)


def _describe_deals(action: SellAndBuy, language: str) -> str:
    """Return the sales and the purchase in words, an exchange as "20% → 10%"."""
    sold = [_describe_deal(sale.holding, sale.give, sale.take, language) for sale in action.sales]
    parts = [picture_text("sell", language, parts=", ".join(sold))] if sold else []
    if action.purchase is not None:
        purchase = action.purchase
        bought = _describe_deal(purchase.holding, purchase.give, purchase.take, language)
        parts.append(picture_text("buy", language, parts=bought))
    return ", ".join(parts)


def _describe_deal(holding: str, give: int, take: int, language: str) -> str:
    """Return the shares given and those taken."""
    shares = [picture_text("percent", language, share=share) for share in (give, take) if share]
    return f"{holding} {' → '.join(shares)}"


def _describe_turn(outcome: Outcome, names: Sequence[str], language: str) -> Iterator[str]:
    """Yield what the turn brings, apart from the deals: new Directors, Holdings that float."""
    for change in outcome.directors:
        name = names[change.after]
        yield picture_text("alt-directs", language, holding=change.holding, name=name)
    for floated in outcome.floats:
        amount = money(floated.capital, language)
        yield picture_text("alt-floats", language, holding=floated.holding, capital=amount)


def render_holding(
    view: View, holding: str, names: Sequence[str], language: str, *, top: Top = NO_TOP
) -> Picture:
    """Return one Holding large, 1000 pixels wide: value and what a dividend would make of it,
    treasury, shares, tokens on their circles, Railroads by name, Investors."""
    shown = legible_names(names, language)
    above = top_part(top, build_head(view, shown, language), language)
    room = TALLEST - heights([above])
    return stack_parts(
        [above, render_large_holding(view.table, holding, shown, language, room=room)]
    )


def render_operating_preview(
    view: View,
    seat: int,
    action: AnyAction,
    names: Sequence[str],
    language: str,
    *,
    top: Top = NO_TOP,
) -> Picture:
    """Return a choice of the operating Holding as it would be, 1000 pixels wide: the changes,
    and the Holding large, its new Railroad framed and those it would lose crossed out. An offer
    is shown as it would be if it was accepted."""
    table, name, shown = view.table, view.table.holding, legible_names(names, language)
    assert name is not None
    outcome, condition = preview_action(view, seat, action), ""
    if outcome.table.offer is not None:
        outcome = preview_acceptance(outcome.table)
        condition = picture_text("if-accepted", language)
    ask = _describe_choice(table, action, fit(shown[seat], 36, 300), name, language)
    head = build_preview_head(view, seat, ask, outcome.table, language, condition=condition)
    remaining = outcome.table.holdings[name].railroads
    lost = tuple(
        railroad for railroad in table.holdings[name].railroads if railroad not in remaining
    )
    fresh = collect_news(outcome.events).get(name, QUIET)
    above = top_part(top, head, language)
    room = TALLEST - heights([above]) - _OWN_HEIGHT
    large = render_large_holding(
        outcome.table, name, shown, language, fresh=fresh, lost=lost, room=room
    )
    own = _own_part(outcome.table, seat, language, TALLEST - heights([above, large]))
    return stack_parts([above, large, own])


_OWN_HEIGHT = 130
"""Pixels kept below a large Holding for what the player has."""


def _describe_choice(
    table: State, action: AnyAction, name: str, holding: str, language: str
) -> str:
    """Return the choice as a question; for an Investor that another Holding gives up, it names
    that Holding."""
    if isinstance(action, BuyRailroad):
        bought = Railroad(table.stack[0], action.side)
        side, card = railroad_side(bought), facts.railroads()[bought.card].name
        cost = money(railroad_price(Position(table), holding, action.side), language)
        values = {"name": name, "holding": holding, "card": card, "level": str(side.level)}
        return picture_text("would-railroad", language, cost=cost, **values)
    if isinstance(action, AssignInvestor):
        amount = money(facts.investors()[action.investor].face_value, language)
        values = {"name": name, "holding": holding, "amount": amount}
        if action.source is None:
            return picture_text("would-assign", language, **values)
        return picture_text("would-assign-from", language, source=action.source, **values)
    if isinstance(action, OfferPrice):
        amount, card = money(action.price, language), facts.railroads()[action.card].name
        values = {"name": name, "holding": holding, "amount": amount, "seller": action.holding}
        return picture_text("would-offer", language, card=card, **values)
    return picture_text(f"would-{_CHOICE_KEYS[type(action)]}", language, name=name, holding=holding)


_CHOICE_KEYS: dict[type, str] = {
    DiscardRailroads: "discard",
    Operate: "operate",
    PayDividends: "pay",
    PlaceTokens: "tokens",
}
"""Keys of the choices of the operating Holding in a preview."""
