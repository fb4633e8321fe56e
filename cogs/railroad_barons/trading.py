"""Buying Railroads, offering for them, assigning Investors and discarding."""

from __future__ import annotations

import re
from collections.abc import Mapping

import data.railroad_barons as facts
from bot.chat.contract.adapter import Act, Answer, Button, Field, Form, Leaf, Preview, Scene
from cogs.railroad_barons import pictures, sums
from cogs.railroad_barons.operating import discards, for_offer, rail_key, shown_first
from cogs.railroad_barons.typed import amount
from cogs.railroad_barons.words import (
    card_side,
    effect,
    holding,
    investor,
    money,
    person,
    railroad,
    railroads,
    t,
)
from rules.railroad_barons.model.actions import (
    AssignInvestor,
    BuyRailroad,
    DiscardRailroads,
    OfferPrice,
)
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Phase, Railroad, State

Words = Mapping[str, str]


def _due(scene: Scene, phase: Phase) -> str | None:
    """The operating Holding, if the game waits for this step of it. If not, the action goes to the
    rules all the same: they say best what has to come first."""
    table: State = scene.public.table
    return table.holding if table.phase is phase else None


def buy(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`rail/0`, `rail/1.help`: the top Railroad by this side."""
    if not re.fullmatch(r"[01](\.help)?", rest):
        raise LookupError(rest)
    action = BuyRailroad(int(rest[0]), rest.endswith(".help"))
    table, name = scene.public.table, _due(scene, Phase.RAILROADS)
    done = Act(action, t("said-rail", scene.language))
    if sure or name is None or action not in scene.view.legal:
        return done
    if not shown_first(table, name, action):
        return Act(action)
    return Preview(
        "\n".join(_bought(scene, table, name, action)),
        t("confirm-rail", scene.language),
        pictures.holding(scene, name),
        rail_key(action),
    )


def _bought(scene: Scene, table: State, name: str, action: BuyRailroad) -> list[str]:
    assert scene.seat is not None
    language, row, card = scene.language, table.holdings[name], table.stack[0]
    price = sums.price(table, name, action.side)
    help_ = max(0, price.asked - row.treasury) if action.help else 0
    lines = [
        t(
            "sure-rail",
            language,
            holding=holding(name, language),
            railroad=card_side(card, action.side, language),
            price=money(price.asked, language),
            income=money(facts.railroads()[card].sides[action.side].income, language),
            before=money(row.treasury, language),
            after=money(row.treasury + help_ - price.asked, language),
        )
    ]
    if price.saved:
        lines.append(t("sure-rail-saved", language, saved=money(price.saved, language)))
    if help_:
        cash = table.players[scene.seat].cash
        lines.append(
            t(
                "sure-rail-help",
                language,
                help=money(help_, language),
                cash=money(cash, language),
                left=money(cash - help_, language),
            )
        )
    return [*lines, *_levels(scene, table, card, action.side), *_room(scene, table, name, action)]


def _levels(scene: Scene, table: State, card: str, side: int) -> list[str]:
    lost, language = sums.victims(table, card, side), scene.language
    if lost is None:
        return []
    number = facts.railroads()[card].sides[side].level_number
    old = ", ".join(map(str, sums.doomed(table, card, side)))
    lines = [t("sure-rail-level", language, level=str(number), victims=old)]
    lines += [
        t(
            "sure-rail-victim",
            language,
            holding=holding(name, language),
            name=person(scene.names, table.holdings[name].director, language),
            railroads=railroads(gone, language),
        )
        for name, gone in lost.items()
    ]
    return lines if lost else [*lines, t("sure-rail-nobody", language)]


def _room(scene: Scene, table: State, name: str, action: BuyRailroad) -> list[str]:
    """Whether a Railroad will have to go, those that become obsolete not counted."""
    row = table.holdings[name]
    lost = sums.victims(table, table.stack[0], action.side) or {}
    count = len(row.railroads) + 1 - len(lost.get(name, ()))
    if count <= row.down:
        return []
    surplus = count - row.down
    return [t("sure-rail-room", scene.language, count=count, down=row.down, surplus=surplus)]


# Offers.


def form(scene: Scene, rest: str) -> Form:
    """The form for a price of one's own."""
    name = _due(scene, Phase.RAILROADS)
    if name is None or rest not in facts.railroads():
        raise LookupError(rest)
    language = scene.language
    most = money(scene.public.table.holdings[name].treasury, language)
    label = t("form-offer-field", language, most=most)
    return Form(t("form-offer", language), (Field("price", label, limit=12),))


def offer(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`offer/B2` asks for the price, `offer/B2/120` names it."""
    card, _, price = rest.partition("/")
    if card not in facts.railroads() or not re.fullmatch("[0-9]{0,6}", price):
        raise LookupError(rest)
    typed = words.get("price", "").strip()
    named = amount(typed) if typed else int(price) if price else None
    table, name = scene.public.table, _due(scene, Phase.RAILROADS)
    found = sums.owner(table, card)
    if name is None:
        return Act(OfferPrice("" if found is None else found[0], card, named or 1))
    if found is None:
        return Act(OfferPrice(name, card, named or 1))  # the rules say best that nobody has it
    seller, one = found
    if (seller, one) not in for_offer(table, name):
        return Act(OfferPrice(seller, card, named or 1))
    if named is None:
        return _prices(scene, table, name, seller, one)
    action = OfferPrice(seller, card, named)
    if sure or not 1 <= named <= table.holdings[name].treasury:
        return Act(action)
    return _sure_offer(scene, table, name, action, one)


def _own(scene: Scene, table: State, seller: str) -> bool:
    return bool(table.holdings[seller].director == scene.seat)


def _prices(scene: Scene, table: State, name: str, seller: str, one: Railroad) -> Leaf:
    language, treasury = scene.language, table.holdings[name].treasury
    side, own = Position(table).side(one), _own(scene, table, seller)
    text = t(
        "offer-own" if own else "offer",
        language,
        railroad=railroad(one, language),
        seller=holding(seller, language),
        buyer=holding(name, language),
        name=person(scene.names, table.holdings[seller].director, language),
        income=money(side.income, language),
        cost=money(side.cost, language),
        treasury=money(treasury, language),
    )
    proposed = [1, side.cost // 2, side.cost, treasury]
    prices = sorted({price for price in proposed if 1 <= price <= treasury})
    key = "press-offer-own" if own else "press-offer"
    buttons = [
        Button(f"offer/{one.card}/{price}", t(key, language, price=money(price, language)))
        for price in prices
    ]
    other = Button(f"offer/{one.card}", t("press-offer-form", language), "quiet", form=True)
    return Leaf(text, buttons=(*buttons, other))


def _sure_offer(
    scene: Scene, table: State, name: str, action: OfferPrice, one: Railroad
) -> Preview:
    language, seller = scene.language, action.holding
    price, buyer, other = action.price, table.holdings[name], table.holdings[seller]
    own = "-own" if _own(scene, table, seller) else ""
    values = {
        "buyer": holding(name, language),
        "seller": holding(seller, language),
        "price": money(price, language),
        "railroad": railroad(one, language),
        "name": person(scene.names, other.director, language),
    }
    if own:
        values |= {
            "buyer_before": money(buyer.treasury, language),
            "buyer_after": money(buyer.treasury - price, language),
            "seller_before": money(other.treasury, language),
            "seller_after": money(other.treasury + price, language),
        }
    return Preview(
        t(f"sure-offer{own}", language, **values),
        t(f"confirm-offer{own}", language, price=values["price"]),
        key=f"offer/{action.card}/{price}",
    )


# Investors and discards.


def assign(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`assign/I40` from one's own cards, `assign/I40.SB` from another Holding."""
    card, _, source = rest.partition(".")
    if card not in facts.investors() or (source and source not in facts.holdings()):
        raise LookupError(rest)
    action = AssignInvestor(card, source or None)
    name, language = _due(scene, Phase.RAILROADS), scene.language
    if sure or name is None or action not in scene.view.legal:
        return Act(action)
    text = t(
        "sure-assign-from" if source else "sure-assign",
        language,
        investor=investor(card, language),
        holding=holding(name, language),
        ability=effect(card, language),
        source=source,
    )
    return Preview(text, t("confirm-assign", language), key=f"assign/{rest}")


def discard(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`discard/A1.B2`: these surplus Railroads."""
    cards = tuple(part for part in rest.split(".") if part)
    if not cards or any(card not in facts.railroads() for card in cards):
        raise LookupError(rest)
    action = DiscardRailroads(cards)
    table, name = scene.public.table, _due(scene, Phase.DISCARD)
    if sure or name is None or action not in discards(scene, table):
        return Act(action)
    gone = [one for one in table.holdings[name].railroads if one.card in cards]
    kept = [one for one in table.holdings[name].railroads if one.card not in cards]
    text = t(
        "sure-discard",
        scene.language,
        holding=holding(name, scene.language),
        railroads=railroads(gone, scene.language),
        kept=railroads(kept, scene.language),
    )
    return Preview(text, t("confirm-discard", scene.language), key=f"discard/{rest}")
