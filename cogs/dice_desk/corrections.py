"""What is set by hand in a session, and people who come late or leave."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.base.errors import Refusal, UnknownKey, require_known
from bot.chat.contract.pages import (
    Act,
    Answer,
    Button,
    EphemeralPage,
    Field,
    Form,
    Menu,
    Option,
    Preview,
)
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.moves import Words
from cogs.dice_desk.texts import CITIES, describe_person, is_whole, person_label, person_name, t
from cogs.dice_desk.typed.find import parse_city
from cogs.rail_baron.words import railroad_name
from data.numbers import parse_number
from rules.dice_desk.actions import (
    AddPerson,
    AgreeToCount,
    DeclareHome,
    RemovePerson,
    SetCash,
    SetCity,
    SetEngine,
    SetOwner,
    SetTurn,
)
from rules.dice_desk.people import MAX_NAME_LENGTH
from rules.dice_desk.reported_ride import MOST_CASH
from rules.dice_desk.state import Fact, Phase
from rules.dice_desk.view import View
from rules.dice_desk.whole_game import book_of
from rules.rail_baron.model.levels import ENGINES
from rules.rail_baron.model.play import Position as BookPosition

FACTS: tuple[Fact, ...] = ("home", "place", "destination")
NOWHERE = "-"
"""In keys: no city."""
REASON_LIMIT = 120


def _fix_page(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Return the page that asks whom a correction is about or, `fix/<person>`, what of theirs."""
    view: View = ctx.public
    if not rest:
        people = [
            Button(f"fix/{number}", t("press-fix-person", ctx, name=person_label(ctx, number)))
            for number in view.position.present()
        ]
        others = [Button("come", t("press-come", ctx), "quiet", form=True)]
        if is_whole(ctx) and all(person.seat is not None for person in view.table.people):
            others.append(Button("count", t("press-count", ctx), "quiet"))
        return EphemeralPage(t("ask-fix", ctx), buttons=(*people, *others))
    number = person_of(ctx, rest)
    text = t("ask-fix-what", ctx, person=describe_person(ctx, number))
    is_begun = is_whole(ctx) and ctx.public.phase is not Phase.OPEN
    menus = tuple(_deed_menus(ctx, number)) if is_begun else ()
    return EphemeralPage(text, buttons=tuple(_fix_buttons(ctx, number, is_begun)), menus=menus)


def _fix_buttons(ctx: TableContext, number: int, is_begun: bool) -> Iterator[Button]:
    """Yield what can be set of a person; of a game that has begun its sums too."""
    for fact in FACTS:
        yield Button(f"set/{number}/{fact}", t(f"press-set-{fact}", ctx), form=True)
    if ctx.public.table.people[number].destination is not None:
        yield Button(f"set/{number}/destination/{NOWHERE}", t("press-set-nowhere", ctx), "quiet")
    if is_begun:
        yield Button(f"cash/{number}", t("press-set-cash", ctx), form=True)
        book = book_of(ctx.public.table)
        for engine in ENGINES:
            if book.seats[number].engine != engine:
                label = t("press-set-engine", ctx, engine=t(f"engine-{engine}", ctx))
                yield Button(f"engine/{number}/{engine}", label, "quiet")
        if number != book.turn.seat:
            yield Button(f"turn/{number}", t("press-set-turn", ctx), "quiet")
        elif ctx.public.phase is Phase.DESTINATION:
            yield Button("declare/anyway", t("press-declare-anyway", ctx), "quiet")
    if len(ctx.public.position.present()) > 1:
        yield Button(f"go/{number}", t("press-go", ctx), "quiet")


def _deed_menus(ctx: TableContext, number: int) -> Iterator[Menu]:
    """Yield the railroads that can be given to a person, or back to the bank."""
    position = BookPosition(book_of(ctx.public.table))
    marks = [mark for mark in position.board.railroads if position.owner(mark) != number]
    hint = t("menu-deed", ctx, name=person_label(ctx, number))
    yield Menu(f"deed/{number}", hint, tuple(Option(mark, railroad_name(mark)) for mark in marks))
    deeds = position.state.seats[number].railroads
    if deeds:
        back = tuple(Option(mark, railroad_name(mark)) for mark in deeds)
        yield Menu("deed/bank", t("menu-deed-bank", ctx), back)


def _set_city(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer `set/<person>/<fact>` with a typed city, or `set/<person>/<fact>/<city>`."""
    who, _, about = rest.partition("/")
    fact_text, _, city_text = about.partition("/")
    number, fact = person_of(ctx, who), _fact_of(fact_text)
    city: str | None = None
    if "city" in words:
        city = parse_city(words["city"], ctx.public.options.edition, ctx.language)
    elif city_text.isascii() and city_text.isdecimal() and int(city_text) < len(CITIES):
        city = CITIES[int(city_text)]
    elif city_text != NOWHERE:
        raise UnknownKey
    return Act(SetCity(number, fact, city, reason=words.get("reason", "")))


def _fact_of(text: str) -> Fact:
    """Return the fact of a part of a key. Raises `UnknownKey`."""
    for fact in FACTS:
        if text == fact:
            return fact
    raise UnknownKey


def set_key(action: SetCity) -> str:
    """Return the key of a correction."""
    city = NOWHERE if action.city is None else CITIES.index(action.city)
    return f"set/{action.person}/{action.fact}/{city}"


def person_of(ctx: TableContext, text: str) -> int:
    """Return the person of a part of a key. Raises `UnknownKey`."""
    require_known(text.isascii() and text.isdecimal() and int(text) < len(ctx.public.table.people))
    return int(text)


def parse_dollars(ctx: TableContext, text: str) -> int:
    """Return whole dollars that were typed. Raises `Refusal`."""
    numbers = parse_number(text, ctx.language)
    if not numbers or not 0 <= numbers[0] <= MOST_CASH or numbers[0] != int(numbers[0]):
        raise Refusal("house-refuse-number", text=text.strip()[:40])
    return int(numbers[0])


def _deed(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    owner, _, mark = rest.partition("/")
    require_known(mark in BookPosition(book_of(ctx.public.table)).board.railroads)
    return Act(SetOwner(mark, None if owner == "bank" else person_of(ctx, owner)))


def _engine(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    number, _, name = rest.partition("/")
    engine = next((known for known in ENGINES if known == name), None)
    if engine is None:
        raise UnknownKey
    return Act(SetEngine(person_of(ctx, number), engine))


def _cash(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    cash = parse_dollars(ctx, words.get("cash", ""))
    return Act(SetCash(person_of(ctx, rest), cash, reason=words.get("reason", "")))


def _go(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    number = person_of(ctx, rest)
    if confirmed:
        return Act(RemovePerson(number))
    text = t("sure-go-whole" if is_whole(ctx) else "sure-go", ctx, name=person_name(ctx, number))
    return Preview(text, t("confirm-go", ctx, name=person_label(ctx, number)))


def _reason(ctx: TableContext) -> Field:
    return Field("reason", t("form-reason", ctx), limit=REASON_LIMIT, optional=True)


def _set_form(ctx: TableContext, rest: str) -> Form:
    who, _, fact = rest.partition("/")
    name = person_label(ctx, person_of(ctx, who))
    title = t(f"form-set-{_fact_of(fact)}", ctx, name=name)
    return Form(title, (Field("city", t("form-set-city", ctx), limit=60), _reason(ctx)))


def _cash_form(ctx: TableContext, rest: str) -> Form:
    title = t("form-cash", ctx, name=person_label(ctx, person_of(ctx, rest)))
    return Form(title, (Field("cash", t("form-cash-cash", ctx), limit=12), _reason(ctx)))


OTHERS = {
    "fix": _fix_page,
    "set": _set_city,
    "deed": _deed,
    "engine": _engine,
    "cash": _cash,
    "turn": lambda ctx, rest, confirmed, words: Act(SetTurn(person_of(ctx, rest))),
    "declare": lambda ctx, rest, confirmed, words: Act(DeclareHome(rest == "anyway")),
    "come": lambda ctx, rest, confirmed, words: Act(AddPerson(words.get("name", ""))),
    "go": _go,
    "count": lambda ctx, rest, confirmed, words: Act(AgreeToCount()),
}
FORMS = {
    "set": _set_form,
    "cash": _cash_form,
    "come": lambda ctx, rest: Form(
        t("form-come", ctx), (Field("name", t("form-come-name", ctx), limit=MAX_NAME_LENGTH),)
    ),
}
