"""The Railroads of the operating Holding: buying the top one, offering for others', and those that
have to go; and the Investors assigned to it (rulings 28 to 35)."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from bot.chat.contract.adapter import Prompt, Scene
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.moves import Moves, Sure, move
from cogs.railroad_barons import pictures, sums
from cogs.railroad_barons.draft import check
from cogs.railroad_barons.sums import operates, top
from cogs.railroad_barons.words import (
    KINDS,
    card_side,
    effect,
    holding,
    label,
    money,
    person,
    railroad,
    t,
)
from cogs.railroad_barons.words import railroads as listed
from rules.railroad_barons.model.actions import (
    AcceptOffer,
    AssignInvestor,
    BuyRailroad,
    DiscardRailroads,
    FinishBuying,
    OfferPrice,
    RefuseOffer,
    WithdrawOffer,
)
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Phase, Railroad, State


def ask(scene: Scene, table: State, seat: int) -> Prompt:
    name = operates(table)
    row = table.holdings[name]
    text = t(
        "ask-railroads",
        scene,
        holding=holding(name, scene),
        treasury=money(row.treasury, scene),
        plus=row.plus,
        down=row.down,
        count=len(row.railroads),
        top=top(scene, table, name),
    )
    buttons = (*MOVES.legal_buttons(scene, "rail"), MOVES.button(scene, "done"))
    return Prompt(text, buttons, (*MOVES.menu(scene, "offer"), *MOVES.legal_menu(scene, "assign")))


# Buying from the bank.


def _shown_first(table: State, name: str, action: BuyRailroad) -> bool:
    """Whether a purchase does more than take money from the treasury: it makes others obsolete,
    the Director pays, or a Railroad will have to go."""
    row = table.holdings[name]
    full = len(row.railroads) >= row.down
    return bool(action.help or full or sums.victims(table, table.stack[0], action.side) is not None)


def _rail_label(scene: Scene, action: BuyRailroad) -> str:
    """`Buy Maine Central (2): $100`."""
    table: State = scene.public.table
    name = operates(table)
    price = sums.price(table, name, action.side).asked
    shown = card_side(table.stack[0], action.side, scene)
    values = {"railroad": shown, "price": money(price, scene)}
    if action.help:
        own = money(price - table.holdings[name].treasury, scene)
        return t("press-rail-help", scene, help=own, **values)
    first = _shown_first(table, name, action)
    return t("press-rail-shown" if first else "press-rail", scene, **values)


def _sure_rail(scene: Scene, action: BuyRailroad) -> Sure | None:
    assert scene.seat is not None
    table: State = scene.public.table
    name = operates(table)
    if not _shown_first(table, name, action):
        return None
    row, card = table.holdings[name], table.stack[0]
    price = sums.price(table, name, action.side)
    help_ = max(0, price.asked - row.treasury) if action.help else 0
    lines = [
        t(
            "sure-rail",
            scene,
            holding=holding(name, scene),
            railroad=card_side(card, action.side, scene),
            price=money(price.asked, scene),
            income=money(facts.railroads()[card].sides[action.side].income, scene),
            before=money(row.treasury, scene),
            after=money(row.treasury + help_ - price.asked, scene),
        )
    ]
    if price.saved:
        lines.append(t("sure-rail-saved", scene, saved=money(price.saved, scene)))
    if help_:
        cash = table.players[scene.seat].cash
        values = {"help": help_, "cash": cash, "left": cash - help_}
        written = {one: money(value, scene) for one, value in values.items()}
        lines.append(t("sure-rail-help", scene, **written))
    lines += [*_levels(scene, table, card, action.side), *_room(scene, table, name, action)]
    return Sure("\n".join(lines), t("confirm-rail", scene), pictures.holding(scene, name))


def _levels(scene: Scene, table: State, card: str, side: int) -> list[str]:
    lost = sums.victims(table, card, side)
    if lost is None:
        return []
    number = facts.railroads()[card].sides[side].level_number
    old = ", ".join(map(str, sums.doomed(table, card, side)))
    lines = [t("sure-rail-level", scene, level=str(number), victims=old)]
    lines += [
        t(
            "sure-rail-victim",
            scene,
            holding=holding(name, scene),
            name=person(scene, table.holdings[name].director),
            railroads=listed(gone, scene),
        )
        for name, gone in lost.items()
    ]
    return lines if lost else [*lines, t("sure-rail-nobody", scene)]


def _room(scene: Scene, table: State, name: str, action: BuyRailroad) -> list[str]:
    """Whether a Railroad will have to go, those that become obsolete not counted."""
    row = table.holdings[name]
    lost = sums.victims(table, table.stack[0], action.side) or {}
    count = len(row.railroads) + 1 - len(lost.get(name, ()))
    if count <= row.down:
        return []
    return [t("sure-rail-room", scene, count=count, down=row.down, surplus=count - row.down)]


# Offers.


def _others(scene: Scene, given: Given) -> list[str]:
    """The Railroads of other Holdings, if this one may add one and has a dollar (30)."""
    table: State = scene.public.table
    if table.phase is not Phase.RAILROADS:
        return []
    row = table.holdings[operates(table)]
    if row.plus < 1 or row.treasury < facts.constants().inter_holding_railroad_price_min:
        return []
    return [
        one.card
        for other, owner in table.holdings.items()
        if other != table.holding
        for one in owner.railroads
    ]


def _owned(scene: Scene, card: str) -> tuple[str, Railroad]:
    """The Holding that has a Railroad, and the Railroad; `LookupError` for one that nobody has."""
    found = sums.owner(scene.public.table, card)
    if found is None:
        raise LookupError(card)
    return found


def _own(scene: Scene, seller: str) -> str:
    """The ending of texts about a Railroad of another Holding of the same Director."""
    return "-own" if scene.public.table.holdings[seller].director == scene.seat else ""


def _offer_label(scene: Scene, given: Given) -> str:
    """`Maine Central (2) of SB (Ben)`."""
    seller, one = _owned(scene, given["card"])
    name = label(scene, scene.public.table.holdings[seller].director)
    shown = railroad(one, scene)
    return t(f"option-offer{_own(scene, seller)}", scene, railroad=shown, seller=seller, name=name)


def _worth(scene: Scene, one: Railroad) -> dict[str, str]:
    side = Position(scene.public.table).side(one)
    return {"income": money(side.income, scene), "cost": money(side.cost, scene)}


def _offer_detail(scene: Scene, given: Given) -> str:
    return t("option-offer-detail", scene, **_worth(scene, _owned(scene, given["card"])[1]))


def _treasury(scene: Scene, given: Given) -> int:
    table: State = scene.public.table
    return table.holdings[operates(table)].treasury


def _prices(scene: Scene, given: Given) -> list[int]:
    cost = Position(scene.public.table).side(_owned(scene, given["card"])[1]).cost
    treasury = _treasury(scene, given)
    return sorted({one for one in (1, cost // 2, cost, treasury) if 1 <= one <= treasury})


def _price_label(scene: Scene, given: Given) -> str:
    seller, _ = _owned(scene, given["card"])
    return t(f"press-offer{_own(scene, seller)}", scene, price=money(given["price"], scene))


def _ask_price(scene: Scene, given: Given) -> str:
    seller, one = _owned(scene, given["card"])
    table: State = scene.public.table
    return t(
        f"offer{_own(scene, seller)}",
        scene,
        railroad=railroad(one, scene),
        seller=holding(seller, scene),
        buyer=holding(operates(table), scene),
        name=person(scene, table.holdings[seller].director),
        treasury=money(_treasury(scene, given), scene),
        **_worth(scene, one),
    )


def _offered(scene: Scene, given: Given) -> OfferPrice:
    """The offer goes to whoever has the Railroad; the rules say best that nobody has."""
    table: State = scene.public.table
    found = sums.owner(table, given["card"])
    return OfferPrice(found[0] if found else table.holding or "", given["card"], given["price"])


def _sure_offer(scene: Scene, action: OfferPrice) -> Sure:
    table: State = scene.public.table
    name, seller, price = operates(table), action.holding, action.price
    buyer, other = table.holdings[name], table.holdings[seller]
    own = _own(scene, seller)
    values = {
        "buyer": holding(name, scene),
        "seller": holding(seller, scene),
        "price": money(price, scene),
        "railroad": railroad(_owned(scene, action.card)[1], scene),
        "name": person(scene, other.director),
        "buyer_before": money(buyer.treasury, scene),
        "buyer_after": money(buyer.treasury - price, scene),
        "seller_before": money(other.treasury, scene),
        "seller_after": money(other.treasury + price, scene),
    }
    return Sure(t(f"sure-offer{own}", scene, **values), t(f"confirm-offer{own}", scene, **values))


def ask_offer(scene: Scene, table: State, seat: int) -> Prompt:
    """For the seller's Director, who answers; the buyer's Director may take the offer back."""
    made = table.offer
    assert made is not None
    seller, buyer = table.holdings[made.seller], table.holdings[made.buyer]
    _, one = _owned(scene, made.card)
    values = {
        "buyer": made.buyer,
        "seller": made.seller,
        "price": money(made.price, scene),
        "railroad": railroad(one, scene),
    }
    back = MOVES.button(scene, "withdraw", name=label(scene, buyer.director))
    if seat != seller.director:
        text = t("ask-offer-made", scene, name=person(scene, seller.director), **values)
        return Prompt(text, (back,) if WithdrawOffer() in scene.view.legal else ())
    text = t(
        "ask-offer",
        scene,
        name=person(scene, buyer.director),
        income=_worth(scene, one)["income"],
        before=money(seller.treasury, scene),
        after=money(seller.treasury + made.price, scene),
        **values,
    )
    accept = MOVES.button(scene, "accept", price=values["price"])
    return Prompt(text, (accept, MOVES.button(scene, "refuse"), back))


# Investors.


def _assign_label(scene: Scene, action: AssignInvestor) -> str:
    key = "option-assign" if action.source is None else "option-assign-from"
    return t(key, scene, **KINDS.written(action, scene))


def _sure_assign(scene: Scene, action: AssignInvestor) -> Sure:
    text = t(
        "sure-assign-from" if action.source else "sure-assign",
        scene,
        holding=holding(operates(scene.public.table), scene),
        ability=effect(action.investor, scene),
        **KINDS.written(action, scene),
    )
    return Sure(text, t("confirm-assign", scene))


# Discards.


def _parted(scene: Scene, cards: Sequence[str]) -> tuple[list[Railroad], list[Railroad]]:
    """What of the operating Holding would go, and what it would keep."""
    table: State = scene.public.table
    owned = table.holdings[operates(table)].railroads
    return [one for one in owned if one.card in cards], [
        one for one in owned if one.card not in cards
    ]


def _income(scene: Scene, action: DiscardRailroads) -> int:
    position = Position(scene.public.table)
    return sum(position.side(one).income for one in _parted(scene, action.cards)[0])


def _cheapest(scene: Scene, found: list[DiscardRailroads]) -> list[DiscardRailroads]:
    return sorted(found, key=lambda one: (_income(scene, one), one.cards))


def _discard_label(scene: Scene, action: DiscardRailroads) -> str:
    return t("option-discard", scene, railroads=listed(_parted(scene, action.cards)[0], scene))


def _discard_detail(scene: Scene, action: DiscardRailroads) -> str:
    kept = listed(_parted(scene, action.cards)[1], scene)
    income = money(_income(scene, action), scene)
    return t("option-discard-detail", scene, income=income, kept=kept)


def _sure_discard(scene: Scene, action: DiscardRailroads) -> Sure:
    gone, kept = _parted(scene, action.cards)
    text = t(
        "sure-discard",
        scene,
        holding=holding(operates(scene.public.table), scene),
        railroads=listed(gone, scene),
        kept=listed(kept, scene),
    )
    return Sure(text, t("confirm-discard", scene))


def ask_discard(scene: Scene, table: State, seat: int) -> Prompt:
    name = operates(table)
    row = table.holdings[name]
    text = t(
        "ask-discard",
        scene,
        holding=holding(name, scene),
        count=len(row.railroads),
        down=row.down,
        surplus=len(row.railroads) - row.down,
    )
    return Prompt(text, menus=MOVES.legal_menu(scene, "discard"))


MOVES = Moves(
    t,
    KINDS,
    check,
    [
        move(
            "rail",
            BuyRailroad,
            side=Part(),
            help=Part(),
            style="go",
            label=_rail_label,
            sure=_sure_rail,
            said="said-rail",
        ),
        move(
            "offer",
            OfferPrice,
            card=Part(label=_offer_label, detail=_offer_detail, offered=_others, menu="menu-offer"),
            price=Part(
                label=_price_label,
                offered=_prices,
                ask=_ask_price,
                form=True,
                other="press-offer-form",
                most=lambda scene, given: money(_treasury(scene, given), scene),
            ),
            built=_offered,
            sure=_sure_offer,
        ),
        move(
            "assign",
            AssignInvestor,
            investor=Part(),
            source=Part(),
            menu="menu-assign",
            label=_assign_label,
            detail=lambda scene, action: effect(action.investor, scene),
            sure=_sure_assign,
        ),
        move("done", FinishBuying, style="quiet"),
        move("accept", AcceptOffer, style="go"),
        move("refuse", RefuseOffer, style="stop"),
        move("withdraw", WithdrawOffer, style="quiet"),
        move(
            "discard",
            DiscardRailroads,
            cards=Part(),
            menu="menu-discard",
            listed=_cheapest,
            label=_discard_label,
            detail=_discard_detail,
            sure=_sure_discard,
        ),
    ],
)
