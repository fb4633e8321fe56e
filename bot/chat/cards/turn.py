"""The turn card: what happened, the picture, whose turn it is, and every move as a button."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from discord import ui

from bot.chat.base.table_contexts import without_own_totals
from bot.chat.cards import aftermath
from bot.chat.contract.adapter import GameChat
from bot.chat.contract.pages import Button, Draw, Prompt, Style
from bot.chat.contract.table_context import TableContext
from bot.chat.narration import clock_words, idle_words, ranking, substitutes
from bot.chat.narration.log_narration import describe_stop, narrate_entries, standing_events
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.tables.types.model import NO_SEAT, LogEntry, Table
from data.texts import join_with_and, say
from render.paint.picture import Picture
from rules.game import Standing


@dataclass
class TurnCard:
    """The parts of a card.

    `users`: whom it asks; `called`: those whom it pings; `words` and `ranking`: shown in place of
    a picture, which has both."""

    head: str
    narration: list[str]
    question: list[str]
    rows: list[card.Row]
    foot: list[ui.ActionRow[ui.LayoutView]]
    accent: int
    users: tuple[int, ...] = ()
    draw: Draw | None = None
    words: str = ""
    picture: Picture | None = None
    extra: list[str] = field(default_factory=list)
    ranking: list[str] = field(default_factory=list)
    called: tuple[int, ...] = ()

    def build_view(self, lead: str = "") -> ui.LayoutView:
        above = [lead, self.head, "\n".join(shorten_story(self.narration))]
        below = [*self.extra, *self.question]
        if self.picture is None:
            above.append(self.words)
            below[:0] = self.ranking
        return card.build_layout(
            above,
            self.picture,
            below,
            self.rows,
            footer=self.foot,
            accent=self.accent,
        )

    def ping(self, due: Sequence[int], language: str) -> None:
        """Ping those whom the card asks, and those who act next and want an early ping."""
        self.called = tuple(due)
        early = [f"<@{user}>" for user in due if user not in self.users]
        if early:
            note = say("remind-card-next", language, count=len(early), called=", ".join(early))
            self.question.append("-# " + note)


_ANSWERS: tuple[tuple[str, str, Style], ...] = (
    ("yes", "house-press-yes", "go"),
    ("no", "house-press-no", "stop"),
)

MAX_LINES = 14
"""Lines of narration on one card; the log has the rest."""
LAST_LINES = 3
"""Lines of narration on the last card; a longer one is shown by a press."""


STORY_WITH_EMOJI = 2_000
"""Letters of a narration, above which it is told without emoji: nothing of it may be cut."""


def shorten_story(lines: Sequence[str]) -> list[str]:
    """Return the narration; of a long one, the beginning and the end."""
    if len(lines) <= MAX_LINES:
        return list(lines)
    return [*lines[:2], "…", *lines[-(MAX_LINES - 3) :]]


def fits_on_card(lines: Sequence[str]) -> bool:
    """Return whether a card shows the complete narration."""
    return len(lines) <= MAX_LINES and "…" not in lines


def _turn_label(chat: GameChat, table: Table, ctx: TableContext) -> str:
    """Return what the head of a card calls the turn."""
    turn_name = None if ctx.public is None else chat.turn_name(ctx.public, ctx.language)
    if turn_name:
        return turn_name
    key = "house-card-turn" if table.turn else "house-card-turn-none"
    return say(key, ctx.language, turn=str(table.turn))


def _narrate_for_message(
    chat: GameChat, ctx: TableContext, entries: Sequence[LogEntry]
) -> list[str]:
    """Return the narration with emoji, or without them if it would be too long."""
    sentences = narrate_entries(chat, ctx.for_message, entries)
    is_short = sum(map(len, sentences)) <= STORY_WITH_EMOJI
    return sentences if is_short else narrate_entries(chat, ctx, entries)


def build_turn_card(
    chat: GameChat,
    table: Table,
    ctx: TableContext,
    entries: Sequence[LogEntry],
    standing: Sequence[Standing] = (),
    *,
    undo_rows: Sequence[LogEntry] = (),
    mine: bool = False,
) -> TurnCard:
    """Build the card of a table at one moment; its picture is rendered later.

    Slow, so not for the event loop. The table context is that of a seat that must act, of the
    reader (`mine`), or a spectator's. `undo_rows`: the rows that somebody asks to undo."""
    language = ctx.language
    place = ComponentId(table.id, table.version, Route.PLAY, "")
    result = TurnCard(
        head="-# "
        + say(
            "house-card-head",
            language,
            game=chat.name(language),
            table=str(table.id),
            turn=_turn_label(chat, table, ctx),
        ),
        narration=_narrate_for_message(chat, ctx, entries),
        question=[],
        rows=[],
        foot=_foot_rows(chat, place, table, language),
        accent=chat.accent(table.on_turn),
        draw=chat.picture(ctx, standing_events(entries), standing),
    )
    if table.status == "ended":
        _add_ending(result, chat, table, ctx, standing, entries)
    elif table.archived is not None:
        result.question = [idle_words.describe_archived(table, language)]
        result.rows = [*idle_words.resume_rows(table, language)]
        return result
    elif ctx.seat is not None and ctx.seat in table.to_move:
        _add_prompt(result, public_prompt(chat, ctx), place, table, ctx, mine=mine)
    else:
        names = join_with_and(map(ctx.name, table.to_move), ctx.language)
        result.question = [say("house-turn-of", language, names=names)]
        if ctx.may_act:
            prompt = public_prompt(chat, ctx)
            result.question.append(prompt.text)
            result.rows = card.control_rows(place, prompt.buttons, prompt.menus)
    if table.status == "running":
        result.ranking = ranking.ranking_lines(without_own_totals(ctx.ranking), ctx.names, language)
    _add_questions(result, place, table, ctx, narrate_entries(chat, ctx, undo_rows), mine=mine)
    _add_clock(result, place, table, ctx)
    result.question += substitutes.card_lines(table, ctx)
    return result


def public_prompt(chat: GameChat, ctx: TableContext) -> Prompt:
    """Return the prompt of a public card.

    Raises ValueError if a button or menu on it makes a secret choice: that belongs on the
    presser's own page, in a form, or in a menu that is declared to be the same for everybody."""
    prompt = chat.prompt(ctx)
    keys = [
        control.key
        for control in prompt.buttons
        if not (control.look or control.form or control.order)
    ]
    keys += [
        f"{control.key}/{option.value}"
        for control in prompt.menus
        if not (control.look or control.sealed)
        for option in control.options
    ]
    if secret := [key for key in keys if chat.is_secret(key)]:
        raise ValueError(f"secret choices offered on a public card: {', '.join(secret)}")
    return prompt


def _add_prompt(
    result: TurnCard,
    prompt: Prompt,
    place: ComponentId,
    table: Table,
    ctx: TableContext,
    *,
    mine: bool,
) -> None:
    """Ask those who are to move. Whoever is away is named, and mentioned on no public card."""
    seats = [seat for seat in table.to_move if mine or seat not in table.away]
    users = [table.seats[seat].user for seat in seats]
    result.users = tuple(user for user in users if user is not None)
    buttons = prompt.buttons
    if mine:
        buttons = tuple(map(_own_button, buttons))
    result.rows = card.control_rows(place, buttons, prompt.menus)
    if table.in_person:
        result.users, result.question = (), [prompt.text]
        return
    if not result.users:
        names = join_with_and(map(ctx.name, table.to_move), ctx.language)
        turn = say("house-turn-of", ctx.language, names=names)
        result.question = [f"{turn} {prompt.text}".rstrip()]
        return
    called = ", ".join(f"<@{user}>" for user in result.users)
    count = len(result.users)
    question = say("house-your-turn", ctx.language, called=called, count=count, asked=prompt.text)
    result.question = [question]


def _own_button(button: Button) -> Button:
    """Return a button as the presser's own page has it: without a page that comes first."""
    if not button.own_key:
        return button
    return replace(button, key=button.own_key, label=button.label.removesuffix("…"))


def _add_ending(
    result: TurnCard,
    chat: GameChat,
    table: Table,
    ctx: TableContext,
    standing: Sequence[Standing],
    entries: Sequence[LogEntry],
) -> None:
    """Put the winner first, then the picture; a long narration is left to a press.

    Of a game played in person the story alone tells how it ended."""
    language, place = ctx.language, ComponentId(table.id, table.version, Route.REVIEW, "")
    story = narrate_entries(chat, ctx, [entry for entry in entries if entry.kind != "stop"])
    last_omitted = entries[0].seq - 1 if len(story) > LAST_LINES else None
    result.narration = []
    if not table.in_person:
        stop = next((entry for entry in entries if entry.kind == "stop"), None)
        result.narration = [_describe_winner(table, ctx, standing, stop)]
    result.extra = [] if last_omitted is not None else ["\n".join(story)]
    result.extra += [chat.describe_standing(ctx, standing)] if standing else []
    result.foot = _foot_rows(chat, place, table, language, last_omitted)
    result.question = [say("house-over", language, table=str(table.id))]
    if table.seed is not None:
        result.question.append("-# " + say("house-seed", language, seed=table.seed))


def _describe_winner(
    table: Table, ctx: TableContext, standing: Sequence[Standing], stop: LogEntry | None
) -> str:
    """Return a sentence that says who has won, or that the game was broken off and by whom."""
    if table.how not in ("played", "conceded"):
        return describe_stop(ctx, stop)
    winners = [ctx.name(row.seat) for row in standing if row.place == 1]
    return say(
        "house-won", ctx.language, names=join_with_and(winners, ctx.language), count=len(winners)
    )


def _foot_rows(
    chat: GameChat, place: ComponentId, table: Table, language: str, last_omitted: int | None = None
) -> list[ui.ActionRow[ui.LayoutView]]:
    buttons = [
        card.build_button(place, spec, default_route=Route.LOOK)
        for spec in chat.look_buttons(language, table.options)
    ]
    if table.status == "running" and table.archived is None:
        undo = Button("undo", say("house-press-undo", language), "quiet")
        if table.in_person:
            undo = Button("undoing", say("house-press-undo-now", language), "quiet")
        buttons.append(card.build_button(place, undo, default_route=Route.SEAT))
        if chat.orders is not None:
            orders = Button("", say("orders-press-page", language), "quiet")
            buttons.append(card.build_button(place, orders, default_route=Route.ORDER))
    elif table.status == "ended":
        if table.started is not None:
            reviews = aftermath.review_buttons(chat, language, last_omitted)
            buttons += [
                card.build_button(place, spec, default_route=Route.REVIEW) for spec in reviews
            ]
        if not table.is_practice:
            rematch = Button("rematch", say("records-press-rematch", language), "plain")
            buttons.append(card.build_button(place, rematch, default_route=Route.SEAT))
    return card.button_rows(buttons)


def _add_questions(
    result: TurnCard,
    place: ComponentId,
    table: Table,
    ctx: TableContext,
    undone: Sequence[str],
    *,
    mine: bool,
) -> None:
    """Add the requests that wait for consent, each with two buttons; `undone`: narration."""
    for ask in table.asks:
        language = ctx.language
        waiting = [table.seats[seat].user for seat in ask.waiting]
        users = tuple(user for user in waiting if user is not None)
        called = ", ".join(f"<@{user}>" for user in users)
        name = "" if ask.by == NO_SEAT else ctx.name(ask.by)
        if ask.kind == "idle":
            result.question.append(
                idle_words.describe_question(table, called, len(users), language)
            )
        elif ask.kind in ("clock", "pause"):
            result.question.append(clock_words.describe_question(ask, name, called, language))
        elif len(ask.takes) > 1:
            count, row = len(ask.takes), str(ask.target)
            result.question.append(
                say("standins-ask-undo", language, name=name, called=called, count=count, row=row)
            )
        else:
            result.question.append(say(f"house-ask-{ask.kind}", language, name=name, called=called))
        if ask.kind == "undo":
            result.question += [f"> {line}" for line in shorten_story(undone)]
        if not mine:
            result.users = tuple(dict.fromkeys((*result.users, *users)))
        result.rows += card.button_rows(
            [
                card.build_button(
                    place,
                    Button(f"{answer}/{ask.kind}", say(label, language), style),
                    default_route=Route.SEAT,
                )
                for answer, label, style in (idle_words.ANSWERS if ask.kind == "idle" else _ANSWERS)
            ]
        )


def _add_clock(result: TurnCard, place: ComponentId, table: Table, ctx: TableContext) -> None:
    """Add the time left to those who must act, and the seats on offer."""
    language, names = ctx.language, list(ctx.names)
    result.question += clock_words.card_lines(table, names, language)
    for seat in table.offered_seats:
        result.question.append(clock_words.describe_offered_seat(seat, names, language))
        label = say("remind-press-take", language, number=str(seat + 1))
        take = card.build_button(
            place, Button(f"take/{seat}", label, "plain"), default_route=Route.SEAT
        )
        result.rows += card.button_rows([take])
