"""What the public card asks in an Operating Round, step by step, both outcomes spelt out."""

from __future__ import annotations

import data.railroad_barons as facts
from bot.chat.contract.adapter import Button, Menu, Option, Prompt, Scene
from cogs.railroad_barons import sums
from cogs.railroad_barons import tokens as placing
from cogs.railroad_barons.words import (
    card_side,
    effect,
    holding,
    investor,
    label,
    money,
    person,
    railroad,
    t,
)
from cogs.railroad_barons.words import railroads as listed
from rules.railroad_barons.model.actions import (
    AssignInvestor,
    BuyRailroad,
    DiscardRailroads,
    WithdrawOffer,
)
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Railroad, State


def _operates(table: State) -> str:
    assert table.holding is not None
    return table.holding


def tokens(scene: Scene, table: State, seat: int) -> Prompt:
    language, name = scene.language, _operates(table)
    row = table.holdings[name]
    placed_before = any(
        one.last is not None and one.director == seat for one in table.holdings.values()
    )
    text = t(
        "ask-tokens-again" if placed_before else "ask-tokens",
        language,
        holding=holding(name, language),
        free=sums.free_tokens(table, name),
        bonus=money(facts.constants().network_token_income, language),
    )
    has = t(
        "ask-tokens-has",
        language,
        count=len(row.railroads),
        treasury=money(row.treasury, language),
        top=top(scene, table, name),
    )
    return Prompt(f"{text} {has}", placing.buttons(scene, name), (placing.menu(scene, name),))


def top(scene: Scene, table: State, name: str) -> str:
    """`Top of the stack: Maine Central (2) for $100 or Maine Central (3) for $200.`"""
    language = scene.language
    if not table.stack:
        return t("ask-top-none", language)
    card = table.stack[0]
    told = [
        t(
            "top-side",
            language,
            railroad=card_side(card, side, language),
            price=money(sums.price(table, name, side).asked, language),
        )
        for side in range(len(facts.railroads()[card].sides))
    ]
    sides = told[0] if len(told) == 1 else t("or", language, first=told[0], second=told[1])
    return t("ask-top", language, sides=sides)


def shared(scene: Scene, table: State, name: str, revenue: int) -> str:
    """`$60 to Ann, $30 to Ben`: who would get what of a dividend."""
    language = scene.language
    return ", ".join(
        t(
            "paid-part",
            language,
            amount=money(amount, language),
            name=person(scene.names, owner, language),
        )
        for owner, amount in enumerate(sums.dividends(table, name, revenue))
        if amount
    )


def revenue(scene: Scene, table: State, seat: int) -> Prompt:
    language, name = scene.language, _operates(table)
    row, earned = table.holdings[name], table.revenues.get(name, 0)
    before, after = Position(table).value(name), sums.risen(table, name)
    lines = [
        t(
            "ask-revenue",
            language,
            holding=holding(name, language),
            revenue=money(earned, language),
        ),
        t(
            "ask-revenue-pay",
            language,
            parts=shared(scene, table, name, earned),
            before=money(before, language),
            after=money(after, language),
            treasury=money(row.treasury, language),
        ),
        t(
            "ask-revenue-keep",
            language,
            treasury=money(row.treasury, language),
            then=money(row.treasury + earned, language),
            before=money(before, language),
        ),
    ]
    ends = after == facts.constants().end_share_value
    if ends:
        lines.append(t("ask-revenue-end", language, value=money(after, language)))
    amount = money(earned, language)
    usual = row.paid is not False
    pay = t("press-pay-end" if ends else "press-pay", language, amount=amount)
    buttons = (
        Button("pay", pay, "go" if usual else "plain"),
        Button("keep", t("press-keep", language, amount=amount), "plain" if usual else "go"),
    )
    return Prompt("\n".join(lines), buttons)


def railroads(scene: Scene, table: State, seat: int) -> Prompt:
    language, name = scene.language, _operates(table)
    row = table.holdings[name]
    text = t(
        "ask-railroads",
        language,
        holding=holding(name, language),
        treasury=money(row.treasury, language),
        plus=row.plus,
        down=row.down,
        count=len(row.railroads),
        top=top(scene, table, name),
    )
    done = Button("done", t("press-done", language), "quiet")
    menus = (*offer_menu(scene, table, name, seat), *assign_menu(scene))
    return Prompt(text, (*rail_buttons(scene, table, name), done), menus)


def rail_key(action: BuyRailroad) -> str:
    return f"rail/{action.side}{'.help' if action.help else ''}"


def shown_first(table: State, name: str, action: BuyRailroad) -> bool:
    """Whether a purchase does more than take money from the treasury: it makes others obsolete,
    the Director pays, or a Railroad will have to go."""
    row = table.holdings[name]
    full = len(row.railroads) >= row.down
    return bool(action.help or full or sums.victims(table, table.stack[0], action.side) is not None)


def rail_buttons(scene: Scene, table: State, name: str) -> tuple[Button, ...]:
    """The sides of the top Railroad that can be bought now."""
    return tuple(
        Button(rail_key(action), rail_label(scene, table, name, action), "go")
        for action in scene.view.legal
        if isinstance(action, BuyRailroad)
    )


def rail_label(scene: Scene, table: State, name: str, action: BuyRailroad) -> str:
    """`Buy Maine Central (2): $100`."""
    language = scene.language
    card = table.stack[0]
    price = sums.price(table, name, action.side).asked
    values = {
        "railroad": card_side(card, action.side, language),
        "price": money(price, language),
    }
    if action.help:
        own = money(price - table.holdings[name].treasury, language)
        return t("press-rail-help", language, help=own, **values)
    first = shown_first(table, name, action)
    return t("press-rail-shown" if first else "press-rail", language, **values)


def for_offer(table: State, name: str) -> list[tuple[str, Railroad]]:
    """The Railroads of other Holdings, if this one may add one and has a dollar (30)."""
    row = table.holdings[name]
    if row.plus < 1 or row.treasury < facts.constants().inter_holding_railroad_price_min:
        return []
    return [
        (other, one)
        for other, owner in table.holdings.items()
        if other != name
        for one in owner.railroads
    ]


def offer_label(scene: Scene, table: State, seller: str, one: Railroad, seat: int) -> str:
    """`Maine Central (2) of SB (Ben)`."""
    language = scene.language
    director = table.holdings[seller].director
    return t(
        "option-offer-own" if director == seat else "option-offer",
        language,
        railroad=railroad(one, language),
        seller=seller,
        name=label(scene.names, director, language),
    )


def offer_menu(scene: Scene, table: State, name: str, seat: int) -> tuple[Menu, ...]:
    language, position = scene.language, Position(table)
    options = tuple(
        Option(
            one.card,
            offer_label(scene, table, seller, one, seat),
            t(
                "option-offer-detail",
                language,
                income=money(position.side(one).income, language),
                cost=money(position.side(one).cost, language),
            ),
        )
        for seller, one in for_offer(table, name)
    )
    return (Menu("offer", t("menu-offer", language), options),) if options else ()


def assign_value(action: AssignInvestor) -> str:
    return action.investor if action.source is None else f"{action.investor}.{action.source}"


def assign_label(scene: Scene, action: AssignInvestor) -> str:
    key = "option-assign" if action.source is None else "option-assign-from"
    card = investor(action.investor, scene.language)
    return t(key, scene.language, investor=card, source=action.source or "")


def assign_menu(scene: Scene) -> tuple[Menu, ...]:
    language = scene.language
    options = tuple(
        Option(assign_value(action), assign_label(scene, action), effect(action.investor, language))
        for action in scene.view.legal
        if isinstance(action, AssignInvestor)
    )
    return (Menu("assign", t("menu-assign", language), options),) if options else ()


def offer(scene: Scene, table: State, seat: int) -> Prompt:
    """For the seller's Director, who answers; the buyer's Director may take the offer back."""
    language, made = scene.language, table.offer
    assert made is not None
    seller, buyer = table.holdings[made.seller], table.holdings[made.buyer]
    found = sums.owner(table, made.card)
    assert found is not None
    values = {
        "buyer": made.buyer,
        "seller": made.seller,
        "price": money(made.price, language),
        "railroad": railroad(found[1], language),
    }
    back = Button(
        "withdraw",
        t("press-withdraw", language, name=label(scene.names, buyer.director, language)),
        "quiet",
    )
    if seat != seller.director:
        name = person(scene.names, seller.director, language)
        text = t("ask-offer-made", language, name=name, **values)
        return Prompt(text, (back,) if WithdrawOffer() in scene.view.legal else ())
    text = t(
        "ask-offer",
        language,
        name=person(scene.names, buyer.director, language),
        income=money(Position(table).side(found[1]).income, language),
        before=money(seller.treasury, language),
        after=money(seller.treasury + made.price, language),
        **values,
    )
    accept = Button("accept", t("press-accept", language, price=values["price"]), "go")
    return Prompt(text, (accept, Button("refuse", t("press-refuse", language), "stop"), back))


def discard_label(scene: Scene, table: State, cards: tuple[str, ...]) -> tuple[str, str]:
    """What of the operating Holding would go, and what that costs and leaves."""
    language, position = scene.language, Position(table)
    owned = table.holdings[_operates(table)].railroads
    gone = [one for one in owned if one.card in cards]
    kept = [one for one in owned if one.card not in cards]
    income = sum(position.side(one).income for one in gone)
    return (
        t("option-discard", language, railroads=listed(gone, language)),
        t(
            "option-discard-detail",
            language,
            income=money(income, language),
            kept=listed(kept, language),
        ),
    )


def discards(scene: Scene, table: State) -> list[DiscardRailroads]:
    """What may go, the least revenue first."""
    position = Position(table)
    income = {
        one.card: position.side(one).income for one in table.holdings[_operates(table)].railroads
    }
    found = [one for one in scene.view.legal if isinstance(one, DiscardRailroads)]
    return sorted(found, key=lambda one: (sum(income[card] for card in one.cards), one.cards))


def discard(scene: Scene, table: State, seat: int) -> Prompt:
    language, name = scene.language, _operates(table)
    row = table.holdings[name]
    text = t(
        "ask-discard",
        language,
        holding=holding(name, language),
        count=len(row.railroads),
        down=row.down,
        surplus=len(row.railroads) - row.down,
    )
    options = tuple(
        Option(".".join(one.cards), *discard_label(scene, table, one.cards))
        for one in discards(scene, table)
    )
    return Prompt(text, menus=(Menu("discard", t("menu-discard", language), options),))
