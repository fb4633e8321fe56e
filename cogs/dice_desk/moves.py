"""What can be entered in a session, and the card that asks for it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.contract.adapter import TableContext
from bot.chat.contract.pages import Act, Answer, Button, EphemeralPage, Field, Form, Prompt, Style
from bot.chat.declared.action_form import FieldSpec, GivenValues
from bot.chat.declared.moves import Confirmation, Moves, Words, move_spec, rules_check
from cogs.dice_desk.find import parse_city
from cogs.dice_desk.lookups import describe_regions
from cogs.dice_desk.texts import CITIES, KINDS, person_label, person_name, t
from data.rail_baron import region_name
from data.texts import say
from rules.dice_desk import GAME
from rules.dice_desk.actions import ChooseRegion, CloseDesk, DrawNext, SetCity, SwapHome
from rules.dice_desk.state import Fact
from rules.dice_desk.view import View
from rules.rail_baron.cities.lookup import regions

FACTS: tuple[Fact, ...] = ("home", "place", "destination")
NOWHERE = "-"
"""In keys: no city."""


def describe_person(ctx: TableContext, number: int) -> str:
    """Return where a person is, and is going to."""
    view: View = ctx.public
    person, naming = view.table.people[number], view.table.naming
    name = person_name(ctx, number)
    if person.home is None or person.place is None:
        return t("person-new", ctx, name=name)
    values = {"name": name, "home": person.home, "from": person.place}
    if naming is not None and naming.person == number:
        return t("person-naming", ctx, **values)
    if person.destination is not None:
        payoff = view.position.payoff(person)
        return t("person-going", ctx, to=person.destination, payoff=payoff, **values)
    return t("person-idle" if person.drew_first else "person-home", ctx, **values)


def describe_people(ctx: TableContext) -> list[str]:
    """Return a line for each person."""
    return [describe_person(ctx, number) for number in range(len(ctx.public.table.people))]


# --- the card ------------------------------------------------------------------------------------


def roll_buttons(ctx: TableContext) -> Iterator[Button]:
    """Yield a button for each roll that is possible, or for each region that may be named."""
    view: View = ctx.public
    if view.table.naming is not None:
        for name in regions():
            key = MOVES.move_key("region", ChooseRegion(name))
            yield Button(key, region_name(name, ctx.language))
        return
    without_home = view.position.without_home()
    for number in without_home or range(len(view.table.people)):
        person = view.table.people[number]
        code = "first" if not person.drew_first else "anew"
        code = "arrived" if person.destination is not None else code
        code = "home" if person.home is None else code
        values = {"name": person_label(ctx, number), "city": person.destination or ""}
        style: Style = "go" if number == view.position.next_person() else "plain"
        yield Button(f"next/{number}", t(f"press-next-{code}", ctx, **values), style)


def prompt(ctx: TableContext) -> Prompt:
    """Return what the card asks: who has arrived, or which region is named."""
    view: View = ctx.public
    lines, people = describe_people(ctx), view.table.people
    buttons = list(roll_buttons(ctx))
    naming = view.table.naming
    if naming is not None:
        place = str(people[naming.person].place)
        values = {"city": place, "region": region_name(naming.region, ctx.language)}
        who = person_name(ctx, naming.person)
        lines += ["", say("desk-name-one", ctx.language, who=who, **values)]
        lines += describe_regions(view.options.edition, place, ctx.language)
    else:
        for number, person in enumerate(people):
            if person.may_swap:
                label = t("press-swap", ctx, name=person_label(ctx, number))
                buttons.append(Button(f"swap/{number}", label, "quiet"))
    buttons.append(Button("fix", t("press-fix", ctx), "quiet"))
    buttons.append(MOVES.button(ctx, "close", "quiet"))
    return Prompt("\n".join(lines), tuple(buttons))


# --- corrections ---------------------------------------------------------------------------------


def _fix_page(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Return the page that asks whom a correction is about or, `fix/<person>`, what of theirs."""
    people = ctx.public.table.people
    if not rest:
        buttons = tuple(
            Button(f"fix/{number}", t("press-fix-person", ctx, name=person_label(ctx, number)))
            for number in range(len(people))
        )
        return EphemeralPage(t("ask-fix", ctx), buttons=buttons)
    number = _person_of(ctx, rest)
    keys = [f"set/{number}/{fact}" for fact in FACTS]
    forms = [
        Button(key, t(f"press-set-{fact}", ctx), form=True)
        for key, fact in zip(keys, FACTS, strict=True)
    ]
    if people[number].destination is not None:
        label = t("press-set-nowhere", ctx)
        forms.append(Button(f"set/{number}/destination/{NOWHERE}", label, "quiet"))
    text = t("ask-fix-what", ctx, person=describe_person(ctx, number))
    return EphemeralPage(text, buttons=tuple(forms))


def _person_of(ctx: TableContext, text: str) -> int:
    """Return the person of a part of a key. Raises `LookupError`."""
    if not text.isascii() or not text.isdecimal() or int(text) >= len(ctx.public.table.people):
        raise LookupError(text)
    return int(text)


def _set_city(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer `set/<person>/<fact>` with a typed city, or `set/<person>/<fact>/<city>`."""
    who, _, about = rest.partition("/")
    fact_text, _, city_text = about.partition("/")
    number, fact = _person_of(ctx, who), _fact_of(fact_text)
    city: str | None = None
    if "city" in words:
        city = parse_city(words["city"], ctx.public.options.edition, ctx.language)
    elif city_text.isascii() and city_text.isdecimal() and int(city_text) < len(CITIES):
        city = CITIES[int(city_text)]
    elif city_text != NOWHERE:
        raise LookupError(rest)
    return Act(SetCity(number, fact, city))


def _fact_of(text: str) -> Fact:
    """Return the fact of a part of a key. Raises `LookupError`."""
    for fact in FACTS:
        if text == fact:
            return fact
    raise LookupError(text)


def _set_form(ctx: TableContext, rest: str) -> Form:
    who, _, fact = rest.partition("/")
    name = person_label(ctx, _person_of(ctx, who))
    title = t(f"form-set-{_fact_of(fact)}", ctx, name=name)
    return Form(title, (Field("city", t("form-set-city", ctx), limit=60),))


def set_key(action: SetCity) -> str:
    """Return the key of a correction."""
    city = NOWHERE if action.city is None else CITIES.index(action.city)
    return f"set/{action.person}/{action.fact}/{city}"


def _label(ctx: TableContext, given: GivenValues) -> str:
    """Return the label of a proposal; the card writes those of its own buttons."""
    return " · ".join(str(KINDS.format_value(kind, value, ctx)) for kind, value in given.items())


for prefix in ("press-next-", "press-set-", "form-set-"):
    t.register_prefix(prefix)

MOVES = Moves(
    t,
    KINDS,
    rules_check(GAME),
    [
        move_spec("next", DrawNext, person=FieldSpec(label=_label)),
        move_spec("region", ChooseRegion, region=FieldSpec(label=_label)),
        move_spec("swap", SwapHome, person=FieldSpec(label=_label)),
        move_spec(
            "close",
            CloseDesk,
            sure=lambda ctx, action: Confirmation(t("sure-close", ctx), t("confirm-close", ctx)),
        ),
    ],
    others={"fix": _fix_page, "set": _set_city},
    forms={"set": _set_form},
    keys={SetCity: lambda ctx, action: set_key(action)},
)
