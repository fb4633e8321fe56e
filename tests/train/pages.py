"""The pages for players on what robots have learned, from the files of numbers.

python -m tests.train.pages      writes them into docs/players/robots
"""

import json
from pathlib import Path

from bot.tables.types.games import all_games, game_of
from data.learned import read_learned
from data.texts import DEFAULT, languages, money, say
from rules.thinking.evaluator import Evaluator
from rules.thinking.learned import Feature, LearnedValue
from tests.docs.guide_tables import PLAYERS, stem

FOLDER = PLAYERS / "robots"
NAMES = json.loads(Path(__file__).with_name("features.json").read_text("utf-8"))
"""By game, feature and language: what is counted."""
TEXTS = {
    "en": {
        "title": "# {game}: what the robots have learned",
        "other": "*[Auf Deutsch]({other}) · [The guide to {game}](../{guide})*",
        "how": """\
Robots played {games} games of {game} among themselves. At many moments it was counted what each
of them had, and compared with how the game ended. The table says what each thing turned out to
be worth on average, if all else is the same. `/hint` gives its reasons by it.""",
        "tried": """\
Robots played {games} games of {game} among themselves, each with habits of its own. Those won
most that bought by this table: what a railroad should still bring until somebody wins counts
only a part, cash counts in full. By it experts buy railroads and bid, and `/hint` gives its
reasons.""",
        "lead": "A worth is in dollars at the end of the game.",
        "today": """\
A worth is in dollars of today: what is well invested grows by about a fifth in each turn until
the end.""",
        "error": """\
Dice and people can't be foretold: in games from which nothing was learned, this table explains
{part} of the differences between those who won and those who didn't.""",
        "worths": """\
Some things bring more than it seems. This is how much more their owners in the middle of a game
with four players had at its end, on average:""",
        "worths_head": "| Who owned | Had more at the end |",
        "worths_made": """\
These worths come from {worth_games} games that `python -m tests.train.worths` had robots
play.""",
        "worths_simulated": """\
These worths come from {worth_games} games of robots in a faster program with the same rules, which
is not part of this project. `python -m tests.train.worths` makes such a table from games of its
own.""",
        "head": "| What counts | How much | What it's worth |",
        "each": "each",
        "turns": "a turn",
        "caution": """\
A worth below zero doesn't always mean that a thing is bad: who has much of it often lacks
something else that the table doesn't count.""",
        "command": "These numbers were made by `{tool}`.",
    },
    "de": {
        "title": "# {game}: Was die Roboter gelernt haben",
        "other": "*[In English]({other}) · [Die Anleitung zu {game}](../{guide})*",
        "how": """\
Roboter haben {games} Partien {game} untereinander gespielt. In vielen Augenblicken wurde
gezählt, was jeder von ihnen hatte, und mit dem Ende der Partie verglichen. Die Tabelle sagt,
was jede Sache im Schnitt wert war, wenn alles andere gleich ist. Danach begründet `/hint` seine
Tipps.""",
        "tried": """\
Roboter haben {games} Partien {game} untereinander gespielt, jeder mit eigenen Gewohnheiten. Am
meisten gewannen die, die nach dieser Tabelle kauften: Was eine Bahn bis zum Sieg noch bringen
dürfte, zählt nur zum Teil, Bargeld zählt ganz. Danach kaufen und bieten Könner, und danach
begründet `/hint` seine Tipps.""",
        "lead": "Ein Wert sind Dollar am Ende der Partie.",
        "today": """\
Ein Wert sind Dollar von heute: Was gut angelegt ist, wächst bis zum Ende in jeder Spielrunde um
etwa ein Fünftel.""",
        "error": """\
Würfel und Menschen lassen sich nicht vorhersagen: In Partien, aus denen nichts gelernt wurde,
erklärt diese Tabelle {part} der Unterschiede zwischen denen, die gewannen, und den anderen.""",
        "worths": """\
Manche Dinge bringen mehr, als man ihnen ansieht. So viel mehr hatte am Ende einer Partie zu viert
im Schnitt, wem sie in der Mitte der Partie gehörten:""",
        "worths_head": "| Im Besitz | Mehr am Ende |",
        "worths_made": """\
Diese Werte kommen aus {worth_games} Partien, die `python -m tests.train.worths` Roboter spielen
ließ.""",
        "worths_simulated": """\
Diese Werte kommen aus {worth_games} Partien von Robotern in einem schnelleren Programm mit
denselben Regeln, das nicht zu diesem Projekt gehört. `python -m tests.train.worths` macht eine
solche Tabelle aus eigenen Partien.""",
        "head": "| Was zählt | Wie viel | Was es wert ist |",
        "each": "je",
        "turns": "ein Zug",
        "caution": """\
Ein Wert unter null heißt nicht immer, dass eine Sache schlecht ist: Wer viel davon hat, dem
fehlt oft etwas anderes, das die Tabelle nicht zählt.""",
        "command": "Diese Zahlen hat `{tool}` gemacht.",
    },
}


def page_path(game: str, language: str) -> Path:
    """Where the page of a game in a language stands."""
    return FOLDER / f"{stem(game)}{'' if language == DEFAULT else '.' + language}.md"


def learned_games() -> list[str]:
    """The games whose robots have learned something."""
    keys = (key for key in all_games() if getattr(game_of(key), "evaluator", None))
    return [key for key in keys if game_of(key).evaluator.learned is not None]  # type: ignore[attr-defined]


def page(key: str, language: str) -> str:
    """The page of a game."""
    evaluator: Evaluator = game_of(key).evaluator  # type: ignore[attr-defined]
    value = evaluator.learned
    assert value is not None
    grows = type(evaluator).growth is not Evaluator.growth
    learned, words = read_learned(key), TEXTS[language]
    other = next(code for code in languages() if code != language)
    values = {
        "game": say(f"{key}_chat-name", language),
        "other": page_path(key, other).name,
        "guide": page_path(key, language).name,
        "games": learned.games,
        "worth_games": learned.worth_games,
        "tool": "python -m tests.train.habits"
        if learned.explained is None
        else f"python -m tests.train {key}",
        "part": say("film-percent", language, share=round(100 * (learned.explained or 0.0))),
    }
    rows = [
        (
            NAMES[key][feature.name][language],
            _amount(feature, language),
            _worth(feature, value, language),
        )
        for feature in sorted(value.features, key=lambda feature: -abs(_weight(feature, value)))
        if _weight(feature, value)
    ]
    table = "\n".join("| " + " | ".join(row) + " |" for row in rows)
    kind = ["how", "error"] if learned.explained is not None else ["tried"]
    parts = [
        words[name].format(**values)
        for name in ("title", "other", *kind, "today" if grows else "lead")
    ]
    parts += [f"{words['head']}\n| --- | --- | --- |\n{table}"]
    if any(_weight(feature, value) < 0 for feature in value.features):
        parts += [words["caution"]]
    parts += [words["command"].format(**values)]
    if learned.worths:
        worths = sorted(learned.worths.items(), key=lambda row: -row[1])
        lines = (f"| {name} | {money(round(worth), language)} |" for name, worth in worths)
        parts += [words["worths"], "\n".join([words["worths_head"], "| --- | --- |", *lines])]
        source = "worths_simulated" if learned.worths_simulated else "worths_made"
        parts += [words[source].format(**values)]
    return "\n\n".join(parts) + "\n"


def _weight(feature: Feature, value: LearnedValue) -> float:
    return read_learned(value.game).weights[feature.name] * feature.step


def _amount(feature: Feature, language: str) -> str:
    match feature.unit:
        case "money":
            return money(round(feature.step), language)
        case "percent":
            return say("film-percent", language, share=round(100 * feature.step))
        case "turns":
            return TEXTS[language]["turns"]
    return TEXTS[language]["each"]


def _worth(feature: Feature, value: LearnedValue, language: str) -> str:
    return money(round(_weight(feature, value)), language)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for key in learned_games():
        for language in languages():
            page_path(key, language).write_text(page(key, language), "utf-8")


if __name__ == "__main__":
    main()
