"""What a press leads to: an action, or first a private card that says what it would do."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import data.rail_baron as facts
from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import Act, Answer, Field, Form, Leaf, Menu, Option, Preview, Scene
from cogs.rail_baron import riding
from cogs.rail_baron.prompt import lowest_bid, me, owed
from cogs.rail_baron.words import DOMAIN, money, railroad, t
from rules.rail_baron.cities.lookup import chance, regions
from rules.rail_baron.dice_desk.trips import shortest
from rules.rail_baron.model import actions as a
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.levels import engine_price, winning_level
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import SeatView, View

Words = Mapping[str, str]
Chooser = Callable[[Scene, str, bool, Words], Answer]


def answer(scene: Scene, key: str, sure: bool, words: Words) -> Answer:
    """The answer to a press; `sure` when its private card was confirmed.

    Raises `Refusal` where the words typed mean nothing, `LookupError` for a key nobody offers.
    """
    head, _, rest = key.partition("/")
    return _CHOOSERS[head](scene, rest, sure, words)


def form(scene: Scene, key: str) -> Form:
    language = scene.language
    if key == "via":
        field = Field(
            "places", t("form-via-field", language), t("form-via-hint", language), limit=300
        )
        return Form(t("form-via", language), (field,))
    if key == "bid":
        hint = ""
        if scene.public.auction is not None:
            lowest = money(lowest_bid(scene.public), language)
            hint = t("form-bid-hint", language, minimum=lowest)
        field = Field("amount", t("form-bid-field", language), hint, limit=20)
        return Form(t("form-bid", language), (field,))
    raise LookupError(key)


def _mine(scene: Scene) -> SeatView:
    """The seat's own view of itself: with its cash."""
    assert scene.seat is not None
    found: SeatView = scene.view.seats[scene.seat]
    return found


def _cash(scene: Scene) -> int:
    cash = _mine(scene).cash
    assert cash is not None
    return cash


def _graph(scene: Scene) -> Board:
    return board(scene.public.options)


def _due(view: View) -> int:
    return sum(amount for _, amount in view.owed)


def _due_now(scene: Scene, phase: Phase) -> bool:
    """Whether the game waits for this. If not, the action goes to the rules all the same: they say
    best what has to come first, and which ruling says so."""
    return bool(scene.public.phase is phase)


def _simple(action: Callable[[], Any]) -> Chooser:
    def choose(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
        return Act(action())

    return choose


def _region(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    region, language, graph = rest.replace("_", " "), scene.language, _graph(scene)
    if region not in regions():
        raise LookupError(rest)
    if sure or not _due_now(scene, Phase.REGION):
        return Act(a.ChooseRegion(region), t("said-region", language, region=region))
    seat = me(scene)
    cities = [city for city in graph.cities if graph.region_of[city] == region]
    cities.sort(key=lambda city: (-chance(region, city), city))
    likely = ", ".join(
        t(
            "city-chance",
            language,
            city=city,
            percent=round(100 * chance(region, city)),
            payoff=money(graph.payoff(seat.departure, city), language),
        )
        for city in cities[:6]
        if city != seat.departure
    )
    return Preview(
        t("sure-region", language, region=region, cities=likely),
        t("confirm-region", language, region=region),
    )


def _swap(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    if sure or not _due_now(scene, Phase.SWAP):
        return Act(a.SwapHome(), t("said-swap", scene.language))
    seat = me(scene)
    text = t("sure-swap", scene.language, home=seat.home, destination=seat.destination or seat.home)
    return Preview(text, t("confirm-swap", scene.language))


def _declare(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    language, graph, seat = scene.language, _graph(scene), _mine(scene)
    if sure:
        return Act(a.Declare(), t("said-declare", language))
    if a.Declare() not in scene.view.legal:
        return Act(a.Declare())  # the rules say best why not
    goal = winning_level(scene.public.options.edition)
    spent = money(goal, language)
    home = graph.milepost_of[graph.city(seat.home)]
    if home == seat.milepost:
        text = t("sure-declare-home", language, goal=spent)
    else:
        miles = len(shortest(graph, seat.milepost, home))
        text = t(
            "sure-declare",
            language,
            goal=spent,
            home=seat.home,
            miles=miles,
            rover=money(facts.numbers().rover_award, language),
        )
    cash = _cash(scene)
    text += "\n" + t(
        "sure-declare-cash",
        language,
        cash=money(cash, language),
        spare=money(cash - goal, language),
    )
    return Preview(text, t("confirm-declare", language))


def things(scene: Scene) -> list[tuple[str, str, int]]:
    """What the seat may buy now: key, name, price; engines first, then by price, dearest first."""
    graph = _graph(scene)
    engines: list[tuple[str, str, int]] = []
    railroads: list[tuple[str, str, int]] = []
    for action in scene.view.legal:
        if isinstance(action, a.BuyEngine):
            price = engine_price(
                scene.public.options, len(scene.public.seats), me(scene).engine, action.engine
            )
            engines.append((action.engine, action.engine, price))
        elif isinstance(action, a.BuyRailroad):
            row = graph.railroads[action.railroad]
            railroads.append((row.mark, railroad(graph, row.mark), row.price))
    railroads.sort(key=lambda thing: (-thing[2], thing[1]))
    return sorted(engines, key=lambda thing: thing[2]) + railroads


def _shop(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    if not _due_now(scene, Phase.PURCHASE):
        return Act(a.BuyNothing())
    language, graph, cash = scene.language, _graph(scene), _cash(scene)
    options = []
    for key, name, price in things(scene):
        left = money(cash - price, language)
        if key in graph.railroads:
            cities = len(graph.railroads[key].cities)
            detail = t("option-shop-railroad", language, left=left, cities=cities)
        else:
            what = t(f"engine-{key}", language)
            detail = t("option-shop-engine", language, left=left, what=what)
        label = t("option-shop", language, thing=name, price=money(price, language))
        options.append(Option(key, label, detail))
    due = _due(scene.public)
    fees = (
        t("shop-fees", language, fees=money(due, language)) if due else t("shop-no-fees", language)
    )
    text = t("shop", language, cash=money(cash, language), fees=fees)
    return Leaf(text, menus=(Menu("buy", t("menu-shop", language), tuple(options)),))


def _purchase(thing: str) -> a.BuyRailroad | a.BuyEngine:
    if thing == "Express":
        return a.BuyEngine("Express")
    if thing == "SuperChief":
        return a.BuyEngine("SuperChief")
    return a.BuyRailroad(thing)


def _buy(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    language, graph = scene.language, _graph(scene)
    if rest not in graph.railroads and rest not in ("Express", "SuperChief"):
        raise LookupError(rest)
    action = _purchase(rest)
    found = {key: (name, price) for key, name, price in things(scene)}
    if sure or rest not in found:  # the rules say best what is wrong with it
        name = railroad(graph, rest) if rest in graph.railroads else rest
        return Act(action, t("said-buy", language, thing=name))
    name, price = found[rest]
    left, due = _cash(scene) - price, _due(scene.public)
    text = t(
        "sure-buy", language, thing=name, price=money(price, language), left=money(left, language)
    )
    if rest in graph.railroads:
        cities = ", ".join(graph.railroads[rest].cities)
        text += "\n" + t("sure-buy-serves", language, cities=cities)
    ridden_own = rest in {ridden.railroad for ridden in scene.public.turn.ridden}
    if due and not ridden_own:  # its own fee lapses with the purchase: leave that sum to the rules
        key = "sure-buy-fees" if left >= due else "sure-buy-short"
        fees, short = money(due, language), money(max(0, due - left), language)
        text += "\n" + (
            t(key, language, fees=fees) if left >= due else t(key, language, fees=fees, short=short)
        )
    return Preview(text, t("confirm-buy", language))


def _sell(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    language, graph = scene.language, _graph(scene)
    row = graph.railroads[rest]
    if sure or not _due_now(scene, Phase.FEES) or rest not in me(scene).railroads:
        return Act(a.SellToBank(rest), t("said-sell", language))
    price = row.price // 2
    text = t(
        "sure-sell",
        language,
        railroad=railroad(graph, rest),
        price=money(price, language),
        left=money(_cash(scene) + price, language),
        owed=owed(scene),
    )
    return Preview(text, t("confirm-sell", language))


def _auction(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    language, graph = scene.language, _graph(scene)
    row = graph.railroads[rest]
    if sure or not _due_now(scene, Phase.FEES) or rest not in me(scene).railroads:
        return Act(a.AuctionOff(rest), t("said-auction", language))
    minimum = money(row.price // 2, language)
    text = t("sure-auction", language, railroad=railroad(graph, rest), minimum=minimum)
    return Preview(text, t("confirm-auction", language))


def amount(text: str) -> int:
    """Whole dollars as people type them: 12500, 12,500, $12 500, 12.5k."""
    short = re.fullmatch(r"\$?\s*(\d{1,3})(?:[.,](\d))?\s*k", text.strip().lower())
    if short:
        return int(short[1]) * 1000 + int(short[2] or 0) * 100
    digits = re.sub(r"[\s$,.'’_]", "", text)
    if not re.fullmatch(r"[0-9]{1,9}", digits):
        raise Refusal(f"{DOMAIN}-refuse-amount", text=text[:40])
    return int(digits)


def _bid(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    language, graph = scene.language, _graph(scene)
    offered = amount(words.get("amount", "") or rest)
    shown = money(offered, language)
    if sure:
        return Act(a.Bid(offered), t("said-bid", language, amount=shown))
    bids = scene.view.bids
    if not _due_now(scene, Phase.AUCTION) or bids is None or not bids[0] <= offered <= bids[1]:
        return Act(a.Bid(offered))  # the rules say best what is wrong with it
    auction = scene.public.auction
    cash = _cash(scene)
    text = t(
        "sure-bid",
        language,
        amount=shown,
        railroad=railroad(graph, auction.railroad),
        price=money(graph.railroads[auction.railroad].price, language),
        cash=money(cash, language),
        left=money(cash - offered, language),
    )
    return Preview(text, t("confirm-bid", language), key=f"bid/{offered}")


def _pass(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    if sure or not _due_now(scene, Phase.AUCTION):
        return Act(a.PassBid(), t("said-pass", scene.language))
    return Preview(t("sure-pass", scene.language), t("confirm-pass", scene.language))


def _ride(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    if not _due_now(scene, Phase.RIDE):
        return Act(a.Ride(()))
    return riding.ride(scene, rest, sure)


def _via(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    if not _due_now(scene, Phase.RIDE):
        return Act(a.Ride(()))
    return riding.ride(scene, riding.via_key(scene, words.get("places", "")), sure=False)


_CHOOSERS: dict[str, Chooser] = {
    "draw": _simple(a.DrawDestination),
    "declare": _declare,
    "region": _region,
    "swap": _swap,
    "keep": _simple(a.KeepHome),
    "roll": _simple(a.Roll),
    "ride": _ride,
    "via": _via,
    "shop": _shop,
    "buy": _buy,
    "nothing": _simple(a.BuyNothing),
    "sell": _sell,
    "auction": _auction,
    "bid": _bid,
    "pass": _pass,
}
