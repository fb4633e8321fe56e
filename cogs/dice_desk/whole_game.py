"""The whole game at the desk in chat: what the card asks in each phase, and what is entered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec
from msgspec import UNSET

from bot.chat.base.errors import UnknownKey, require_known
from bot.chat.contract.pages import (
    MENU_OPTIONS,
    Act,
    Answer,
    Button,
    EphemeralPage,
    Field,
    Form,
    Menu,
    Option,
)
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.moves import Words
from cogs.dice_desk.board_dice import dice_button
from cogs.dice_desk.corrections import parse_dollars, person_of
from cogs.dice_desk.texts import describe_person, person_label, person_name, t
from cogs.dice_desk.typed.report_line import parse_report
from cogs.rail_baron.words import railroad_name
from rules.dice_desk.actions import (
    BANK_PAYEE,
    NOTHING,
    THIRD_PAYEE,
    AuctionResult,
    Buy,
    Fee,
    ReportTurn,
    Sell,
)
from rules.dice_desk.reported import REPORTED
from rules.dice_desk.reported_ride import usual_fee
from rules.dice_desk.state import Phase
from rules.dice_desk.whole_game import book_of
from rules.game import copy_state
from rules.rail_baron.model import actions as rb
from rules.rail_baron.model.levels import ENGINES
from rules.rail_baron.model.play import Position as BookPosition
from rules.rail_baron.model.state import Phase as BookPhase
from rules.rail_baron.travel.arrival import Purchase, legal_purchase
from rules.rail_baron.travel.destination import can_declare

UNDER_WAY = "under"


def book_position(ctx: TableContext) -> BookPosition:
    return BookPosition(book_of(ctx.public.table))


def book_context(ctx: TableContext) -> TableContext:
    """Return the context of the game that is kept, whose seats are the people; nobody's cash is
    secret at a board."""
    book = book_of(ctx.public.table)
    view = REPORTED.view(book, None)
    open_seats = tuple(
        msgspec.structs.replace(seat, cash=holder.cash)
        for seat, holder in zip(view.seats, book.seats, strict=True)
    )
    view = msgspec.structs.replace(view, seats=open_seats)
    names = [person_label(ctx, number) for number in range(len(book.seats))]
    return replace(ctx, public=view, view=view, seat=None, names=names, ranking=(), may_act=False)


def mover_label(ctx: TableContext) -> str:
    return person_label(ctx, book_of(ctx.public.table).turn.seat)


def describe_holdings(ctx: TableContext, number: int) -> str:
    """Return a person's cash, railroads and engine, and the trip."""
    table = ctx.public.table
    seat, person = book_of(table).seats[number], table.people[number]
    if person.place is None:
        return describe_person(ctx, number)
    holdings = [*seat.railroads] or [t("no-railroad", ctx)]
    if seat.engine != ENGINES[0]:
        holdings.insert(0, t(f"engine-{seat.engine}", ctx))
    values = {
        "name": person_name(ctx, number),
        "cash": seat.cash,
        "holdings": ", ".join(holdings),
        "from": person.place,
    }
    if person.destination is None:
        return t("holdings-idle", ctx, **values)
    payoff = ctx.public.position.payoff(person)
    return t("holdings-going", ctx, to=person.destination, payoff=payoff, **values)


# --- what the card asks --------------------------------------------------------------------------


def describe_question(ctx: TableContext) -> str:
    """Return whose turn it is and what is asked."""
    name = person_name(ctx, book_of(ctx.public.table).turn.seat)
    phase = ctx.public.phase
    if phase is Phase.AUCTION:
        auction = book_of(ctx.public.table).auction
        assert auction is not None
        return t("ask-auction", ctx, railroad=railroad_name(auction.railroad))
    if phase is Phase.SALE:
        owed = sum(amount for _, amount in book_of(ctx.public.table).turn.owed or [])
        return t("ask-sale", ctx, name=name, owed=owed)
    return t(f"ask-{phase.value}", ctx, name=name)


def buttons(ctx: TableContext) -> Iterator[Button]:
    """Yield the buttons of the phase."""
    phase, position = ctx.public.phase, book_position(ctx)
    if phase is Phase.DESTINATION:
        yield from _destination_buttons(ctx)
    elif phase is Phase.TURN:
        name, city = mover_label(ctx), position.mover.destination
        fee, paid = _likely_fee(position)
        values = {"name": name, "amount": fee}
        label = t("press-under-way-bank" if fee else "press-under-way", ctx, **values)
        yield Button(f"told/{UNDER_WAY}{paid}", label)
        if city is not None:
            key = "press-arrived-bank" if fee else "press-arrived"
            label = t(key, ctx, city=city, **values)
            yield Button(f"told/arrived{paid}", label, "go")
        yield Button("tell", t("press-tell", ctx), form=True)
        if position.state.phase is BookPhase.SWAP:
            key = f"swap/{position.state.turn.seat}"
            yield Button(key, t("press-swap", ctx, name=name), "quiet")
    elif phase is Phase.PURCHASE:
        yield Button(f"buy/{NOTHING}", t("press-buy-nothing", ctx), "quiet")
    elif phase is Phase.AUCTION:
        assert position.state.auction is not None
        yield from _lot_buttons(ctx, position.state.auction.railroad)


def _likely_fee(position: BookPosition) -> tuple[int, str]:
    """Return the fee of a turn that is told with one press, and the end of its key: whoever owns no
    railroad rides on those of the bank."""
    if position.mover.railroads or not position.state.bank:
        return 0, ""
    return usual_fee(position, None), "+bank"


def _destination_buttons(ctx: TableContext) -> Iterator[Button]:
    position, name = book_position(ctx), mover_label(ctx)
    number, by_board = position.state.turn.seat, ctx.public.options.dice == "board"
    if by_board:
        yield dice_button(ctx, number, "press-dice")
    else:
        yield Button(f"next/{number}", t("press-roll", ctx, name=name), "go")
    if can_declare(position):
        is_home = position.is_in_city(position.mover, position.mover.home)
        if by_board and not is_home:
            yield Button("dice/home", t("press-dice-declare", ctx, name=name), form=True)
        else:
            yield Button("declare", t("press-declare", ctx, name=name))


def menus(ctx: TableContext) -> Iterator[Menu]:
    """Yield the menus of the phase."""
    phase, position = ctx.public.phase, book_position(ctx)
    if phase is Phase.TURN:
        yield Menu("told", t("menu-told", ctx), tuple(_turn_options(ctx)), many=True)
    elif phase is Phase.PURCHASE:
        yield Menu("buy", t("menu-buy", ctx), tuple(_goods(ctx)))
    elif phase is Phase.SALE:
        marks = position.mover.railroads
        sales = [
            Option(m, t("option-sell", ctx, railroad=m, price=position.half_price(m)))
            for m in marks
        ]
        yield Menu("sell", t("menu-sell", ctx), tuple(sales))
        lots = tuple(Option(mark, railroad_name(mark)) for mark in marks)
        yield Menu("lot", t("menu-lot", ctx), lots)


def _turn_options(ctx: TableContext) -> Iterator[Option]:
    """Yield what may have happened in a turn; any of it together is one entry."""
    position = book_position(ctx)
    turn, mover = position.state.turn, position.mover
    if mover.destination is not None:
        yield Option("arrived", t("option-arrived", ctx, city=mover.destination))
        if not turn.bonus_used:
            yield Option("onward", t("option-onward", ctx))
    fee = usual_fee(position, None)
    yield Option("bank", t("option-fee-bank", ctx, amount=fee))
    if position.state.third_owner:
        fee = usual_fee(position, THIRD_PAYEE)
        yield Option("third", t("option-fee-third", ctx, amount=fee))
    for number in position.seats_after(turn.seat):
        other, name = position.state.seats[number], person_label(ctx, number)
        if other.railroads:
            fee = usual_fee(position, number)
            yield Option(f"p{number}", t("option-fee", ctx, name=name, amount=fee))
        if other.declared:
            yield Option(f"r{number}", t("option-rover", ctx, name=name))


def _goods(ctx: TableContext) -> Iterator[Option]:
    """Yield what the person on turn can buy."""
    position = book_position(ctx)
    for good in legal_purchase(position):
        if not isinstance(good, rb.BuyNothing):
            yield _build_purchase_option(ctx, position, good)


def _price(position: BookPosition, good: Purchase) -> int:
    match good:
        case rb.BuyRailroad():
            return position.price(good.railroad)
        case rb.BuyEngine():
            return position.engine_price(position.mover.engine, good.engine)
    return 0


def _build_purchase_option(ctx: TableContext, position: BookPosition, good: Purchase) -> Option:
    """Return a line of what can be bought, with its price."""
    price = _price(position, good)
    if isinstance(good, rb.BuyEngine):
        name = t(f"engine-{good.engine}", ctx)
        return Option(good.engine, t("option-buy", ctx, what=name, price=price))
    assert isinstance(good, rb.BuyRailroad)
    name = railroad_name(good.railroad)
    return Option(good.railroad, t("option-buy", ctx, what=name, price=price))


def _lot_buttons(ctx: TableContext, mark: str) -> Iterator[Button]:
    """Yield who may have bought a railroad at an auction."""
    position = book_position(ctx)
    state = position.state
    bidders = (
        state.auction.waiting if state.auction else list(position.seats_after(state.turn.seat))
    )
    for number in bidders:
        label = t("press-bought", ctx, name=person_label(ctx, number))
        yield Button(f"won/{mark}/{number}", label, form=True)
    yield Button(f"unsold/{mark}", t("press-unsold", ctx), "quiet")


# --- what is entered -----------------------------------------------------------------------------


def _tell_menu(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer the menu and the buttons of a turn: `told/arrived+bank+p2`."""
    return Act(_build_report(ctx, rest))


def _build_report(ctx: TableContext, chosen_text: str) -> ReportTurn:
    """Return what options of a turn mean. Raises `UnknownKey`."""
    chosen = set(chosen_text.split("+")) - {"", UNDER_WAY}
    fees: list[int] = []
    rovers: list[int] = []
    for value in sorted(chosen - {"arrived", "onward", "bank", "third"}):
        people = {"p": fees, "r": rovers}.get(value[:1])
        if people is None:
            raise UnknownKey
        people.append(person_of(ctx, value[1:]))
    if "bank" in chosen:
        fees.insert(0, BANK_PAYEE)
    if "third" in chosen:
        fees.append(THIRD_PAYEE)
    onward = "onward" in chosen
    return ReportTurn(
        fees=tuple(map(Fee, fees)),
        rovers=tuple(rovers),
        arrived=onward or "arrived" in chosen,
        onward=onward,
    )


def _answer_turn_form(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer the form of a turn: what is chosen in it, and what is written beside that."""
    chosen = _build_report(ctx, "+".join([words.get("how", ""), words.get("paid", "")]))
    names = [person_label(ctx, n) for n in range(len(book_of(ctx.public.table).seats))]
    line = parse_report(words.get("line", ""), names, ctx.language, book_position(ctx))
    named = {fee.payee for fee in line.fees}
    arrived = chosen.arrived or line.arrived
    return Act(
        ReportTurn(
            rode=line.rode,
            fees=(*(fee for fee in chosen.fees if fee.payee not in named), *line.fees),
            rovers=tuple(dict.fromkeys((*chosen.rovers, *line.rovers))),
            arrived=arrived,
            onward=chosen.onward or line.onward,
            stands=UNSET if arrived else line.stands,
            wasted=line.wasted,
            buys=line.buys or words.get("buys", ""),
            sells=line.sells,
            anyway=words.get("anyway") == "yes",
        )
    )


def _tell_form(ctx: TableContext, rest: str) -> Form:
    """Return the form of a whole turn: one entry, whatever happened in it."""
    ways = [Option(UNDER_WAY, t("option-under", ctx), chosen=True)]
    options = list(_turn_options(ctx))
    ways += [option for option in options if option.value in ("arrived", "onward")]
    paid = tuple(option for option in options if option not in ways)
    goods = (Option(NOTHING, t("option-buy-nothing", ctx)), *_goods_on_arrival(ctx))
    fields = [
        Field("paid", t("form-tell-paid", ctx), kind="choices", options=paid, optional=True),
        Field(
            "line",
            t("form-tell-line", ctx),
            hint=t("form-tell-hint", ctx),
            optional=True,
            note=t("form-tell-note", ctx),
        ),
        Field("anyway", t("form-tell-anyway", ctx), kind="check"),
    ]
    if len(ways) > 1:
        how = Field("how", t("form-tell-how", ctx), UNDER_WAY, kind="choice", options=tuple(ways))
        buys = Field("buys", t("form-tell-buys", ctx), kind="choice", options=goods, optional=True)
        fields = [how.with_value(UNDER_WAY), fields[0], buys, *fields[1:]]
    return Form(t("form-tell", ctx, name=mover_label(ctx)), tuple(fields))


def _goods_on_arrival(ctx: TableContext) -> list[Option]:
    """Return what the person on turn could buy on an arrival in this turn, the dearest first, as
    many as a form lists."""
    position = BookPosition(copy_state(book_of(ctx.public.table)))
    mover = position.mover
    if mover.destination is not None:
        mover.cash += position.board.payoff(mover.departure, mover.destination)
    rows = sorted(legal_purchase(position), key=lambda good: -_price(position, good))
    goods = [
        _build_purchase_option(ctx, position, good)
        for good in rows
        if not isinstance(good, rb.BuyNothing)
    ]
    return goods[: MENU_OPTIONS - 1]


def _lot(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    require_known(rest in book_position(ctx).mover.railroads)
    text = t("ask-auction", ctx, railroad=railroad_name(rest))
    return EphemeralPage(text, buttons=tuple(_lot_buttons(ctx, rest)))


def _won(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    mark, _, number = rest.partition("/")
    price = parse_dollars(ctx, words.get("price", ""))
    return Act(AuctionResult(mark, person_of(ctx, number), price))


OTHERS = {
    "told": _tell_menu,
    "tell": _answer_turn_form,
    "buy": lambda ctx, rest, confirmed, words: Act(Buy(rest)),
    "sell": lambda ctx, rest, confirmed, words: Act(Sell(rest)),
    "lot": _lot,
    "won": _won,
    "unsold": lambda ctx, rest, confirmed, words: Act(AuctionResult(rest, None, 0)),
}
FORMS = {
    "tell": _tell_form,
    "won": lambda ctx, rest: Form(
        t("form-won", ctx), (Field("price", t("form-won-price", ctx), limit=12),)
    ),
}
