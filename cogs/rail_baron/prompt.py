"""What the public card asks the seat on turn. Only public facts go in: a seat's cash may not show.

So what a seat can afford never decides what stands here: shopping opens a private page, and bids
are offered from the lowest lawful one up, whoever reads them.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.chat.contract.adapter import Button, Menu, Option, Prompt, Scene
from cogs.rail_baron.words import money, person, railroad, t
from data.texts import decimal
from rules.rail_baron.cities.lookup import regions
from rules.rail_baron.model import actions as a
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import SeatView, View
from rules.rail_baron.routing.routes import Route, proposals, resume

STEPS = (0, 500, 1_000, 2_500)
"""What the bid buttons add to the lowest lawful bid."""


LETTERS = "ABCDEFGHIJKL"


def prompt(scene: Scene) -> Prompt:
    """What the seat of this scene is asked now."""
    ask = _ASK.get(scene.public.phase)
    if ask is None or scene.seat is None:
        return Prompt(t("over", scene.language))
    return ask(scene, scene.public, board(scene.public.options))


def me(scene: Scene) -> SeatView:
    """The public side of the seat of this scene."""
    assert scene.seat is not None
    found: SeatView = scene.public.seats[scene.seat]
    return found


def trip(graph: Board, seat: SeatView, language: str) -> str:
    """`Denver to Miami, payoff $21,500`, or the way home of a declared seat."""
    if seat.declared:
        return t("trip-home", language, to=seat.home)
    if seat.destination is None:
        return ""
    payoff = graph.payoff(seat.departure, seat.destination)
    return t(
        "trip",
        language,
        **{"from": seat.departure},
        to=seat.destination,
        payoff=money(payoff, language),
    )


def owed(scene: Scene) -> str:
    """`$5,000 to Ben, $1,000 to the bank`."""
    return ", ".join(
        t(
            "owed-part",
            scene.language,
            amount=money(amount, scene.language),
            payee=person(scene.names, payee, scene.language),
        )
        for payee, amount in scene.public.owed
    )


def _destination(scene: Scene, view: View, graph: Board) -> Prompt:
    language = scene.language
    buttons = [Button("draw", t("press-draw", language), "go")]
    # From 150,000 cash is public, and nobody may declare below 200,000: no secret in this button.
    declare = a.Declare() in scene.view.legal
    if declare:
        buttons.append(Button("declare", t("press-declare", language), "plain"))
    place = graph.name(me(scene).milepost)
    key = "ask-destination-declare" if declare else "ask-destination"
    return Prompt(t(key, language, place=place), tuple(buttons))


def _region(scene: Scene, view: View, graph: Board) -> Prompt:
    options = tuple(
        Option(
            region.replace(" ", "_"),
            region,
            t(
                "option-region",
                scene.language,
                cities=sum(graph.region_of[city] == region for city in graph.cities),
            ),
        )
        for region in regions()
    )
    menu = Menu("region", t("menu-region", scene.language), options)
    return Prompt(t("ask-region", scene.language), menus=(menu,))


def _swap(scene: Scene, view: View, graph: Board) -> Prompt:
    seat, language = me(scene), scene.language
    assert seat.destination is not None
    payoff = graph.payoff(seat.home, seat.destination)
    text = t(
        "ask-swap",
        language,
        home=seat.home,
        destination=seat.destination,
        payoff=money(payoff, language),
    )
    keep = Button("keep", t("press-keep", language, home=seat.home), "go")
    return Prompt(text, (keep, Button("swap", t("press-swap", language))))


def _roll(scene: Scene, view: View, graph: Board) -> Prompt:
    seat, language = me(scene), scene.language
    key = "press-roll-red" if seat.engine == "SuperChief" else "press-roll"
    text = t("ask-roll", language, trip=trip(graph, seat, language))
    return Prompt(text, (Button("roll", t(key, language), "go"),))


def _ride(scene: Scene, view: View, graph: Board) -> Prompt:
    seat, language = me(scene), scene.language
    text = t(
        "ask-ride",
        language,
        trip=trip(graph, seat, language),
        steps=view.turn.steps_left,
        place=graph.name(seat.milepost),
    )
    buttons = [Button("via", t("press-via", language), "quiet", form=True)]
    path = scene.note.get("path")
    # The card for everybody has no notes: there a trip under way, which all can see, brings it.
    if seat.used if not path else resume(view, seat.seat, path) is not None:
        buttons.insert(0, Button("ride/plan", t("press-plan", language), "go"))
    options = tuple(route_option(route, letter, language) for letter, route in lettered(scene))
    if len(options) == 1:  # a menu of one would cost a press
        only = Button(f"ride/{options[0].value}", t("press-route", language), "go")
        line = t("ask-ride-only", language, label=options[0].label, detail=options[0].detail)
        return Prompt(f"{text}\n{line}", (only, *buttons))
    return Prompt(text, tuple(buttons), (Menu("ride", t("menu-route", language), options),))


def lettered(scene: Scene) -> list[tuple[str, Route]]:
    """The ready-made routes of the seat on turn, each with the letter the picture shows."""
    assert scene.seat is not None
    return list(zip(LETTERS, proposals(scene.public, scene.seat), strict=False))


def about(dollars: int) -> int:
    """An expected sum as people say it: to the hundred."""
    return round(dollars, -2)


def route_name(key: str, language: str) -> str:
    known = key.partition("-")[0]
    names = ("fast", "cheap", "own", "away", "safe", "onto", "plan")
    return t(f"route-{known if known in names else 'other'}", language)


def route_option(route: Route, letter: str, language: str) -> Option:
    name = route_name(route.key, language)
    return Option(
        route.key,
        t("option-route", language, letter=letter, name=name, miles=route.miles),
        t(
            "option-route-detail",
            language,
            turns=decimal(route.turns, language),
            fees=money(about(route.fees), language),
            now=money(route.fees_now, language),
            railroads=", ".join(route.railroads),
        ),
    )


def _purchase(scene: Scene, view: View, graph: Board) -> Prompt:
    language = scene.language
    shop = Button("shop", t("press-shop", language), "go")
    nothing = Button("nothing", t("press-nothing", language), "quiet")
    city = graph.name(me(scene).milepost)
    return Prompt(t("ask-purchase", language, city=city), (shop, nothing))


def _fees(scene: Scene, view: View, graph: Board) -> Prompt:
    language = scene.language
    sell, auction = [], []
    for mark in sorted(me(scene).railroads, key=lambda m: graph.railroads[m].price):
        half = money(graph.railroads[mark].price // 2, language)
        name = railroad(graph, mark)
        sell.append(Option(mark, t("option-sell", language, railroad=name, price=half)))
        auction.append(Option(mark, t("option-auction", language, railroad=name, minimum=half)))
    menus = (
        Menu("sell", t("menu-sell", language), tuple(sell)),
        Menu("auction", t("menu-auction", language), tuple(auction)),
    )
    return Prompt(t("ask-fees", language, owed=owed(scene)), menus=menus)


def lowest_bid(view: View) -> int:
    """The lowest lawful bid now, whatever a seat has (ruling 22)."""
    assert view.auction is not None
    return view.auction.bid + 500 if view.auction.bid else view.auction.minimum


def _auction(scene: Scene, view: View, graph: Board) -> Prompt:
    language, auction = scene.language, view.auction
    assert auction is not None
    lowest = lowest_bid(view)
    if auction.leader is None:
        standing = t("ask-bid-none", language, minimum=money(lowest, language))
    else:
        standing = t(
            "ask-bid-some",
            language,
            leader=person(scene.names, auction.leader, language),
            bid=money(auction.bid, language),
            minimum=money(lowest, language),
        )
    text = t(
        "ask-bid",
        language,
        railroad=f"**{railroad(graph, auction.railroad)}**",
        price=money(graph.railroads[auction.railroad].price, language),
        standing=standing,
    )
    bids = [
        Button(
            f"bid/{lowest + more}",
            t("press-bid", language, amount=money(lowest + more, language)),
            "plain" if more else "go",
        )
        for more in STEPS
    ]
    other = Button("bid", t("press-bid-any", language), "quiet", form=True)
    drop = Button("pass", t("press-pass", language), "stop")
    return Prompt(text, (*bids, other, drop))


_ASK: dict[Phase, Callable[[Scene, View, Board], Prompt]] = {
    Phase.DESTINATION: _destination,
    Phase.REGION: _region,
    Phase.SWAP: _swap,
    Phase.ROLL: _roll,
    Phase.RIDE: _ride,
    Phase.PURCHASE: _purchase,
    Phase.FEES: _fees,
    Phase.AUCTION: _auction,
}
