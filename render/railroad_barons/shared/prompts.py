"""The head of this game's cards: the round, the prompt, the sum that it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

import msgspec

import data.railroad_barons as facts
from data.texts import join_with_and
from render.card.top import Head, format_change
from render.paint.style import fit
from render.railroad_barons.shared.purchases import describe_purchases
from render.railroad_barons.shared.signs import describe_bonus
from render.railroad_barons.shared.table_values import (
    income,
    railroad_side,
    share_value,
    started_holdings,
)
from render.railroad_barons.shared.words import (
    describe_ability,
    describe_prompt,
    picture_text,
    round_name,
)
from render.words import money
from rules.errors import RuleError
from rules.railroad_barons.model.actions import (
    BuyRailroad,
    KeepRevenue,
    PayDividends,
    PlaceTokens,
)
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import HoldingState, Phase, State
from rules.railroad_barons.model.view import View
from rules.railroad_barons.operating.discard import count_surplus, legal_discard, preview_discard
from rules.railroad_barons.operating.investors import legal_assignments
from rules.railroad_barons.operating.railroads import legal_purchases, railroad_price
from rules.railroad_barons.operating.tokens import free_tokens
from rules.railroad_barons.operating.trades import legal_prices
from rules.railroad_barons.preview import preview_acceptance, preview_action


def build_head(view: View, names: Sequence[str], language: str) -> Head:
    """Return the head of a view's card; `names` are in characters that the font has."""
    table = view.table
    ending = table.ending and table.phase is not Phase.OVER
    return Head(
        round_name(table, language),
        describe_prompt(view, names, language),
        view.to_move[0] if view.to_move else None,
        _describe_sum(view, names, language),
        picture_text("last-round", language) if ending else "",
    )


def build_preview_head(
    view: View, seat: int, ask: str, after: State, language: str, *, condition: str = ""
) -> Head:
    """Return the head of a preview, for a seat, of the table as it would be, on a `condition`."""
    changes = *filter(None, [condition]), *describe_changes(view.table, after, seat, language)
    would = tuple(change[:1].upper() + change[1:] for change in changes)
    return Head(round_name(view.table, language), ask, seat, would=would)


def _describe_sum(view: View, names: Sequence[str], language: str) -> str:
    """Return what the choice is about, in dollars."""
    table, name = view.table, view.table.holding
    if table.phase is Phase.CHOOSE and table.draft is not None:
        return picture_text("sum-choose", language, amount=money(table.draft.price, language))
    if table.phase is Phase.SELECT:
        key = "sum-select-fixed" if table.options.face_values else "sum-select"
        return _describe_selection(view, names, key, language)
    if table.phase is Phase.STOCK:
        return describe_purchases(view, language) if view.to_move else ""
    if table.phase is Phase.PRIORITY and view.to_move:
        return picture_text("sum-priority", language, name=names[1 - table.priority])
    if name is None or not view.to_move:
        return ""
    row, seat = table.holdings[name], view.to_move[0]
    if table.phase is Phase.REVENUE:
        paid = preview_action(view, seat, PayDividends()).table
        treasury_kept = preview_action(view, seat, KeepRevenue()).table.holdings[name].treasury
        return picture_text(
            "sum-revenue",
            language,
            value=_format_change(share_value(table, name), share_value(paid, name), language),
            treasury=_format_change(row.treasury, treasury_kept, language),
        )
    if table.phase is Phase.OFFER and table.offer is not None:
        seller = table.offer.seller
        is_seller = table.holdings[seller].director in view.to_move
        after = preview_acceptance(table).table if is_seller else table
        before = table.holdings[seller].treasury, income(table, seller).total
        later = after.holdings[seller].treasury, income(after, seller).total
        return picture_text(
            "sum-offer",
            language,
            holding=seller,
            treasury=_format_change(before[0], later[0], language),
            income=_format_change(before[1], later[1], language),
        )
    if table.phase is Phase.TOKENS:
        return _describe_tokens(view, seat, name, language)
    if table.phase is Phase.RAILROADS and table.stack:
        return _describe_purchase(view, seat, name, language)
    if table.phase is Phase.RAILROADS:
        may = _describe_placed(row, row.plus, row.down, language)
        return picture_text("sum-empty", language, rest=_describe_rest(table, language), may=may)
    if table.phase is Phase.DISCARD:
        return _describe_discards(view, seat, name, language)
    return ""


def _describe_selection(view: View, names: Sequence[str], key: str, language: str) -> str:
    """Return who chooses between an Investor and its price, who pays that, and its bounds."""
    assert view.table.draft is not None
    seat, bounds = view.to_move[0], facts.constants().draft_named_price
    least, most = (money(price, language) for price in (bounds.min, bounds.max))
    low = min(facts.investors()[each].face_value for each in view.table.draft.left)
    values = {"least": least, "most": most, "face": money(low, language)}
    name, other = (fit(names[each], 36, 200) for each in (seat, 1 - seat))
    return picture_text(key, language, name=name, other=other, **values)


def _describe_purchase(view: View, seat: int, name: str, language: str) -> str:
    """Return what the cheaper side of the top card costs and earns, and what it makes obsolete; or
    what else may be bought if it is too dear."""
    table = view.table
    sides = facts.railroads()[table.stack[0]].sides
    position, row = Position(table), table.holdings[name]
    index = min(range(len(sides)), key=lambda number: railroad_price(position, name, number))
    values = {
        "level": str(sides[index].level),
        "cost": money(railroad_price(position, name, index), language),
    }
    for director_helps in (False, True):
        with suppress(RuleError):
            after = preview_action(view, seat, BuyRailroad(index, director_helps)).table
            cash = table.players[seat].cash, after.players[seat].cash
            paid = (row.treasury, after.holdings[name].treasury) if cash[0] == cash[1] else cash
            sentence = picture_text(
                "sum-buy",
                language,
                purse=picture_text("treasury" if cash[0] == cash[1] else "sum-cash", language),
                paid=_format_change(*paid, language),
                income=_format_change(
                    income(table, name).total, income(after, name).total, language
                ),
                **values,
            )
            sentence = " · ".join((sentence, *_describe_surplus(after, name, language)))
            obsolete = ", ".join(_describe_losses(table, after, language))
            return (
                f"{sentence} · {picture_text('sum-obsolete', language, holdings=obsolete)}"
                if obsolete
                else sentence
            )
    rest, treasury = _describe_rest(table, language), money(row.treasury, language)
    return picture_text("sum-railroad", language, treasury=treasury, cost=values["cost"], rest=rest)


def _describe_rest(table: State, language: str) -> str:
    """Return what the operating Holding may do when it can buy nothing from the stack."""
    position, rows = Position(table), list[str]()
    offers = [*legal_prices(position)]
    if offers:
        sellers = ", ".join(dict.fromkeys(offer.holding for offer in offers))
        prices = offers[0].price, position.operating[1].treasury
        least, most = (money(price, language) for price in prices)
        rows.append(picture_text("rest-offers", language, holdings=sellers, least=least, most=most))
    cards = [facts.investors()[row.investor] for row in legal_assignments(position)]
    if cards:
        owned = len(position.operating[1].railroads)
        values = ", ".join(
            f"{money(card.face_value, language)} ({describe_bonus(card, owned, language)})"
            for card in sorted(cards, key=lambda card: card.face_value)
        )
        rows.append(picture_text("rest-assigns", language, count=len(cards), values=values))
    return ", ".join(rows) or picture_text("rest-none", language)


def _describe_tokens(view: View, seat: int, name: str, language: str) -> str:
    """Return what each token is good for, and of whom (+) can buy with the revenue kept."""
    table, position = view.table, Position(view.table)
    row, after = table.holdings[name], table
    with suppress(RuleError):
        after = preview_action(view, seat, PlaceTokens(1, 0, 0)).table
        if after.phase is Phase.REVENUE:
            kept = msgspec.structs.replace(view, table=after)
            after = preview_action(kept, seat, KeepRevenue()).table
    sides = range(len(facts.railroads()[table.stack[0]].sides)) if table.stack else ()
    treasury = after.holdings[name].treasury
    values = {
        "income": money(facts.constants().network_token_income, language),
        "treasury": money(row.treasury, language),
        "kept": money(treasury, language) if treasury != row.treasury else "none",
        "cost": money(
            min((railroad_price(position, name, side) for side in sides), default=0), language
        ),
        "top": "stack" if table.stack else "none",
        "sellers": _list_sellers(after),
    }
    return picture_text("sum-tokens", language, count=free_tokens(position, name), **values)


def _list_sellers(table: State) -> str:
    """Return "stack" if the operating Holding can pay for its top Railroad; else the
    Holdings to which it can offer a price for one, or "none"."""
    position = Position(table)
    if table.phase is Phase.RAILROADS and next(legal_purchases(position), None):
        return "stack"
    offers = legal_prices(position) if table.phase is Phase.RAILROADS else ()
    return ", ".join(dict.fromkeys(offer.holding for offer in offers)) or "none"


def _describe_placed(row: HoldingState, plus: int, down: int, language: str) -> str:
    """Return what tokens on (+) and on the down circles let a Holding buy and keep."""
    count = len(row.railroads)
    stays = "few" if plus else "all" if 0 < count <= down else "rest"
    values = {"plus": plus, "down": down, "has": count, "stays": stays}
    return picture_text("placed", language, **values)


def _describe_losses(before: State, after: State, language: str) -> Iterator[str]:
    """Yield the Holdings of which Railroads leave the game, with the number of these."""
    left = {railroad.card for row in after.holdings.values() for railroad in row.railroads}
    for name in facts.holdings():
        lost = sum(railroad.card not in left for railroad in before.holdings[name].railroads)
        if lost:
            yield picture_text("lost-of", language, holding=name, count=str(lost))


def _describe_discards(view: View, seat: int, name: str, language: str) -> str:
    """Return what may be discarded, by level, with the revenue then, the least harmful first."""
    table, options = view.table, []
    count = count_surplus(Position(table))
    for action in legal_discard(Position(table)):
        discarded = [
            railroad for railroad in table.holdings[name].railroads if railroad.card in action.cards
        ]
        after = income(preview_action(view, seat, action).table, name).total
        levels = sorted(str(railroad_side(railroad).level) for railroad in discarded)
        options.append((-after, join_with_and(levels, language)))
    before = income(table, name).total
    return " · ".join(
        picture_text(
            "sum-discard",
            language,
            level=levels,
            count=count,
            income=_format_change(before, -after, language),
        )
        for after, levels in sorted(set(options))[:_MAX_DISCARDS]
    )


_MAX_DISCARDS = 4
"""Maximum number of sets that are listed."""


def _format_change(before: int | None, after: int | None, language: str) -> str:
    return format_change("", money(before or 0, language), money(after or 0, language))


def describe_changes(before: State, after: State, seat: int, language: str) -> Iterator[str]:
    """Yield the differences between two tables: the seat's own, the operating Holding's, what
    becomes obsolete, then its other Holdings' and last the others'."""
    cash = before.players[seat].cash, after.players[seat].cash
    if cash[0] != cash[1]:
        yield f"{picture_text('sum-cash', language)} {_format_change(*cash, language)}"
    stock = [Position(table).stock_value(seat) for table in (before, after)]
    if stock[0] != stock[1]:
        stock_change = _format_change(stock[0], stock[1], language)
        yield f"{picture_text('sum-stock', language)} {stock_change}"
    if before.holding is not None:
        yield from _describe_holding_changes(before, after, before.holding, language)
    losses = ", ".join(_describe_losses(before, after, language))
    if losses and before.phase is Phase.RAILROADS:
        yield picture_text("sum-obsolete", language, holdings=losses)
    others = [name for name in facts.holdings() if name != before.holding]
    for name in sorted(others, key=lambda name: before.holdings[name].director != seat):
        yield from _describe_holding_changes(before, after, name, language)


def _describe_surplus(after: State, name: str, language: str) -> Iterator[str]:
    """Yield how many Railroads stay at the end of the turn with the tokens as they are, if not
    all do, and the best revenue then."""
    position = Position(after)
    if after.holding != name or not count_surplus(position):
        return
    least = min(preview_discard(position, action)[2] for action in legal_discard(position))
    yield picture_text(
        "surplus",
        language,
        all=len(after.holdings[name].railroads),
        keeps=after.holdings[name].down,
        income=money(income(after, name).total - least, language),
    )


def _describe_holding_changes(
    before: State, after: State, name: str, language: str
) -> Iterator[str]:
    old, new = before.holdings[name], after.holdings[name]
    prefix = "" if name == before.holding else f"{name} "
    if old.treasury != new.treasury:
        amount = _format_change(old.treasury, new.treasury, language)
        yield f"{prefix}{picture_text('treasury', language)} {amount}"
    incomes = income(before, name).total, income(after, name).total
    if incomes[0] != incomes[1]:
        yield f"{prefix}{picture_text('income', language)} {_format_change(*incomes, language)}"
    placed = before.phase is Phase.TOKENS and name == before.holding
    if placed and new.last is not None:
        yield _describe_placed(new, *new.last[:2], language)
    if before.phase in (Phase.TOKENS, Phase.RAILROADS):
        yield from _describe_surplus(after, name, language)
    if old.network != new.network:
        yield format_change(
            picture_text("would-network", language), str(old.network), str(new.network)
        )
    for investor in new.investors:
        if investor not in old.investors:
            row = facts.investors()[investor]
            values = {
                "amount": money(row.face_value, language),
                "ability": describe_ability(row, language),
            }
            yield picture_text("investor", language, **values)
    lost = sum(railroad not in new.railroads for railroad in old.railroads)
    if lost and before.phase is not Phase.RAILROADS:
        yield picture_text("loses", language, holding=name, count=lost)
    if name in started_holdings(after) and share_value(before, name) != share_value(after, name):
        first, last = share_value(before, name), money(share_value(after, name) or 0, language)
        yield format_change(name, "–" if first is None else money(first, language), last)
