"""Schema of the one SQLite file, as numbered migrations; each runs in one transaction."""

from __future__ import annotations

from collections.abc import Callable

from sqlite_utils import Database, Migrations

from bot.tables.storage.fact_rows import keep_facts
from data.facts import shipped_set

MIGRATIONS = Migrations("roundhouse")

_TABLES = (
    # A game table. `made` is the press that opened it; `recorded` counts the draws that came with
    # an import; `said` is the version of the last card delivered.
    """CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('open', 'running', 'ended')),
        how TEXT,
        guild INTEGER NOT NULL,
        channel INTEGER NOT NULL,
        thread INTEGER,
        owner INTEGER NOT NULL,
        made TEXT NOT NULL UNIQUE,
        created INTEGER NOT NULL,
        started INTEGER,
        ended INTEGER,
        seed BLOB,
        commitment TEXT,
        recorded INTEGER NOT NULL DEFAULT 0,
        said INTEGER NOT NULL DEFAULT 0
    ) STRICT""",
    "CREATE INDEX tables_place ON tables (coalesce(thread, channel), status)",
    """CREATE TABLE seats (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        user INTEGER,
        robot TEXT,
        PRIMARY KEY (table_id, seat),
        CHECK ((user IS NULL) <> (robot IS NULL))
    ) STRICT, WITHOUT ROWID""",
    "CREATE UNIQUE INDEX seats_user ON seats (user, table_id) WHERE user IS NOT NULL",
    # Append-only. A row without a key belongs to the press of the row before it. `rules` is the
    # version of the game that made it, `digest` of the state after it. `outdates` says whose cards
    # it makes stale: everybody's, only those of its own seat (a sealed choice), or none.
    """CREATE TABLE log (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        key TEXT,
        kind TEXT NOT NULL,
        at INTEGER NOT NULL,
        turn INTEGER NOT NULL,
        rules INTEGER NOT NULL,
        seat INTEGER,
        user INTEGER,
        action TEXT,
        events TEXT NOT NULL,
        detail TEXT,
        sealed INTEGER NOT NULL,
        reveals INTEGER NOT NULL,
        outdates TEXT NOT NULL CHECK (outdates IN ('all', 'seat', 'none')),
        digest BLOB,
        PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID""",
    "CREATE UNIQUE INDEX log_key ON log (table_id, key) WHERE key IS NOT NULL",
    "CREATE INDEX log_reveals ON log (table_id, seq) WHERE reveals",
    "CREATE INDEX log_undo ON log (table_id, seq) WHERE kind = 'undo'",
    """CREATE TABLE draws (
        table_id INTEGER NOT NULL,
        counter INTEGER NOT NULL,
        sides INTEGER NOT NULL,
        value INTEGER NOT NULL,
        why TEXT NOT NULL,
        seq INTEGER NOT NULL,
        PRIMARY KEY (table_id, counter),
        FOREIGN KEY (table_id, seq) REFERENCES log (table_id, seq)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX draws_seq ON draws (table_id, seq)",
    # The current state (one per table), and the states at the beginnings of turns.
    """CREATE TABLE states (
        table_id INTEGER PRIMARY KEY REFERENCES tables (id),
        seq INTEGER NOT NULL,
        rules INTEGER NOT NULL,
        counter INTEGER NOT NULL,
        turn INTEGER NOT NULL,
        on_turn INTEGER,
        to_move TEXT NOT NULL,
        state BLOB NOT NULL
    ) STRICT""",
    """CREATE TABLE snapshots (
        table_id INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        rules INTEGER NOT NULL,
        state BLOB NOT NULL,
        PRIMARY KEY (table_id, seq),
        FOREIGN KEY (table_id, seq) REFERENCES log (table_id, seq)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE asks (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        kind TEXT NOT NULL CHECK (kind IN ('undo', 'end')),
        seat INTEGER NOT NULL,
        target INTEGER NOT NULL,
        agreed TEXT NOT NULL,
        PRIMARY KEY (table_id, kind)
    ) STRICT, WITHOUT ROWID""",
    # Cards to be posted. `claimed`: being sent, and perhaps accepted by Discord.
    """CREATE TABLE outbox (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        version INTEGER NOT NULL,
        due INTEGER NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0,
        error TEXT,
        claimed INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, version)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX outbox_due ON outbox (due)",
    """CREATE TABLE messages (
        id INTEGER PRIMARY KEY,
        channel INTEGER NOT NULL,
        table_id INTEGER NOT NULL REFERENCES tables (id),
        version INTEGER NOT NULL
    ) STRICT""",
    "CREATE INDEX messages_table ON messages (table_id, version)",
    """CREATE TABLE notes (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        note TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE guilds (
        id INTEGER PRIMARY KEY,
        settings TEXT NOT NULL
    ) STRICT""",
    """CREATE TABLE people (
        id INTEGER PRIMARY KEY,
        settings TEXT NOT NULL
    ) STRICT""",
)


_DESK = (
    # Sessions of the dice desk before they were tables (0013), kept as they were; then the regions
    # named for single rolls, and the key with which these are signed.
    """CREATE TABLE desk_sessions (
        id INTEGER PRIMARY KEY,
        place TEXT NOT NULL,
        keeper INTEGER NOT NULL,
        users TEXT NOT NULL,
        seed BLOB NOT NULL,
        commitment TEXT NOT NULL,
        desk TEXT NOT NULL,
        version INTEGER NOT NULL,
        counter INTEGER NOT NULL,
        key TEXT NOT NULL UNIQUE,
        started TEXT NOT NULL,
        ended TEXT
    ) STRICT""",
    "CREATE UNIQUE INDEX desk_sessions_open ON desk_sessions (place) WHERE ended IS NULL",
    """CREATE TABLE desk_entries (
        session INTEGER NOT NULL REFERENCES desk_sessions (id),
        number INTEGER NOT NULL,
        kind TEXT NOT NULL,
        user INTEGER NOT NULL,
        key TEXT NOT NULL UNIQUE,
        events TEXT NOT NULL,
        draws TEXT NOT NULL,
        before TEXT NOT NULL,
        undoes INTEGER,
        at TEXT NOT NULL,
        PRIMARY KEY (session, number)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE desk_choices (
        roll TEXT PRIMARY KEY,
        region TEXT NOT NULL,
        user INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE desk_secret (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        secret BLOB NOT NULL
    ) STRICT""",
)


_WAITING = (
    # The seats whose turn comes next, where a game can tell.
    "ALTER TABLE states ADD COLUMN next_up TEXT NOT NULL DEFAULT '[]'",
    # New kinds of questions about the turn clock; `wish` is the requested clock.
    """CREATE TABLE questions (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        kind TEXT NOT NULL CHECK (kind IN ('undo', 'end', 'clock', 'pause')),
        seat INTEGER NOT NULL,
        target INTEGER NOT NULL,
        agreed TEXT NOT NULL,
        wish TEXT,
        PRIMARY KEY (table_id, kind)
    ) STRICT, WITHOUT ROWID""",
    "INSERT INTO questions (table_id, kind, seat, target, agreed)"
    " SELECT table_id, kind, seat, target, agreed FROM asks",
    "DROP TABLE asks",
    "ALTER TABLE questions RENAME TO asks",
    # The turn clock of a table and of each person at it; see `bot.tables.types.clock`.
    """CREATE TABLE clocks (
        table_id INTEGER PRIMARY KEY REFERENCES tables (id),
        pool INTEGER NOT NULL,
        increment INTEGER NOT NULL,
        zero TEXT NOT NULL CHECK (zero IN ('nudge', 'robot', 'offer')),
        paused INTEGER
    ) STRICT""",
    """CREATE TABLE hands (
        table_id INTEGER NOT NULL REFERENCES clocks (table_id),
        seat INTEGER NOT NULL,
        user INTEGER NOT NULL,
        remaining INTEGER NOT NULL,
        since INTEGER,
        turn INTEGER,
        gain INTEGER NOT NULL,
        gained INTEGER,
        flag TEXT,
        due INTEGER,
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX hands_due ON hands (due) WHERE due IS NOT NULL",
    "CREATE INDEX hands_flag ON hands (flag) WHERE flag IS NOT NULL",
    # Messages to persons being sent, and perhaps accepted by Discord. Their numbers
    # are never reused, because they are the nonces too.
    """CREATE TABLE pings (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        user INTEGER NOT NULL,
        how TEXT NOT NULL,
        late INTEGER NOT NULL,
        due INTEGER NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0,
        error TEXT
    ) STRICT""",
    # Persons a table waits for: since when, when they were last told (or acted), and when
    # to tell them next (NULL: not at all).
    """CREATE TABLE reminders (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('turn', 'ask', 'next')),
        user INTEGER NOT NULL,
        since INTEGER NOT NULL,
        told INTEGER,
        due INTEGER,
        late INTEGER NOT NULL DEFAULT 0,
        ping INTEGER REFERENCES pings (id),
        PRIMARY KEY (table_id, seat, kind)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX reminders_due ON reminders (due) WHERE due IS NOT NULL",
    "CREATE INDEX reminders_user ON reminders (user)",
    "CREATE INDEX reminders_ping ON reminders (ping) WHERE ping IS NOT NULL",
    # The hours of the day in which a person presses, stored only for those who chose it.
    """CREATE TABLE habits (
        user INTEGER NOT NULL,
        hour INTEGER NOT NULL,
        presses INTEGER NOT NULL,
        PRIMARY KEY (user, hour)
    ) STRICT, WITHOUT ROWID""",
    # When the bot was last running.
    "CREATE TABLE alive (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT",
    # Running games: no reminders before a day has passed.
    "INSERT INTO reminders (table_id, seat, kind, user, since, told, due)"
    " SELECT t.id, p.seat, 'turn', p.user, l.at, l.at,"
    " CAST(strftime('%s', 'now') AS INTEGER) + 86400"
    " FROM tables t JOIN states s ON s.table_id = t.id JOIN json_each(s.to_move) m"
    " JOIN seats p ON p.table_id = t.id AND p.seat = m.value"
    " JOIN log l ON l.table_id = t.id AND l.seq = s.seq"
    " WHERE t.status = 'running' AND p.user IS NOT NULL",
)

_ORDERS = (
    # Standing orders. `place` 1 comes after 0; `given` is the version of the table at that time.
    """CREATE TABLE orders (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        user INTEGER NOT NULL,
        place INTEGER NOT NULL,
        given INTEGER NOT NULL,
        wish TEXT NOT NULL
    ) STRICT""",
    "CREATE INDEX orders_table ON orders (table_id, seat, place, id)",
    "CREATE INDEX orders_user ON orders (user)",
    """CREATE TABLE order_looks (
        table_id INTEGER PRIMARY KEY REFERENCES tables (id)
    ) STRICT""",
    # `due` NULL: not to be sent, but shown when the person presses next.
    """CREATE TABLE order_news (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        user INTEGER NOT NULL,
        wish TEXT NOT NULL,
        lapsed TEXT NOT NULL,
        due INTEGER,
        attempts INTEGER NOT NULL DEFAULT 0
    ) STRICT""",
    "CREATE INDEX order_news_user ON order_news (user, table_id)",
    "CREATE INDEX order_news_due ON order_news (due) WHERE due IS NOT NULL",
)

_STAND_INS = (
    # Robots that play for persons: until they are back (`turn` -1), or for one turn.
    """CREATE TABLE stand_ins (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        user INTEGER NOT NULL,
        turn INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat, turn)
    ) STRICT, WITHOUT ROWID""",
)

_IDLE = (
    # Idle tables, open or running; see `bot.tables.effects.idle_rows`.
    """CREATE TABLE idle (
        table_id INTEGER PRIMARY KEY REFERENCES tables (id),
        since INTEGER NOT NULL,
        offered INTEGER,
        archived INTEGER,
        why TEXT CHECK (why IN ('still', 'gone')),
        patience INTEGER NOT NULL DEFAULT 1,
        notices INTEGER NOT NULL DEFAULT 0
    ) STRICT""",
    "INSERT INTO idle (table_id, since, patience)"
    " SELECT t.id, max(t.created, coalesce((SELECT max(at) FROM log WHERE table_id = t.id), 0)),"
    " CASE WHEN c.paused IS NULL THEN 1 ELSE 2 END"
    " FROM tables t LEFT JOIN clocks c ON c.table_id = t.id WHERE t.status <> 'ended'",
    # A new kind of question, asked by the bot: whether to end an idle table.
    """CREATE TABLE questions (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        kind TEXT NOT NULL CHECK (kind IN ('undo', 'end', 'clock', 'pause', 'idle')),
        seat INTEGER NOT NULL,
        target INTEGER NOT NULL,
        agreed TEXT NOT NULL,
        wish TEXT,
        PRIMARY KEY (table_id, kind)
    ) STRICT, WITHOUT ROWID""",
    "INSERT INTO questions SELECT table_id, kind, seat, target, agreed, wish FROM asks",
    "DROP TABLE asks",
    "ALTER TABLE questions RENAME TO asks",
)

_OWED = (
    # Results of ended games, by seat; see `bot.tables.queries.results`.
    """CREATE TABLE outcomes (
        table_id INTEGER PRIMARY KEY REFERENCES tables (id),
        places TEXT NOT NULL,
        waits TEXT NOT NULL
    ) STRICT""",
    # Persons who were given a seat and have not been briefed yet.
    """CREATE TABLE briefings (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        table_id INTEGER NOT NULL REFERENCES tables (id),
        user INTEGER NOT NULL,
        due INTEGER NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0
    ) STRICT""",
    "CREATE INDEX briefings_due ON briefings (due)",
)

# The columns of the key come first: where others stand among them, `PRAGMA integrity_check` of
# SQLite 3.40.1 finds fault with a sound table that has no rowids.
_KEYS_FIRST = (
    """CREATE TABLE absent (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        turn INTEGER NOT NULL,
        user INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat, turn)
    ) STRICT, WITHOUT ROWID""",
    "INSERT INTO absent (table_id, seat, turn, user)"
    " SELECT table_id, seat, turn, user FROM stand_ins",
    "DROP TABLE stand_ins",
    "ALTER TABLE absent RENAME TO stand_ins",
)

_NOTICES = (
    # Notices to single persons. `due` NULL: not to be sent, but shown when the person
    # presses next. `nonce` NULL: derived from the id; rows tried before have their own.
    """CREATE TABLE notices (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL CHECK (kind IN ('order', 'briefing')),
        table_id INTEGER NOT NULL REFERENCES tables (id),
        user INTEGER NOT NULL,
        due INTEGER,
        attempts INTEGER NOT NULL DEFAULT 0,
        nonce TEXT,
        body TEXT NOT NULL
    ) STRICT""",
    "INSERT INTO notices (kind, table_id, user, due, attempts, nonce, body)"
    " SELECT 'order', table_id, user, due, attempts, 'rho-' || id,"
    " json_object('seat', seat, 'wish', json(wish), 'lapsed', json(lapsed))"
    " FROM order_news ORDER BY id",
    "INSERT INTO notices (kind, table_id, user, due, attempts, nonce, body)"
    " SELECT 'briefing', table_id, user, due, attempts, 'rhb-' || id, '{}'"
    " FROM briefings ORDER BY id",
    "DROP TABLE order_news",
    "DROP TABLE briefings",
    "CREATE INDEX notices_user ON notices (user, table_id)",
    "CREATE INDEX notices_due ON notices (due) WHERE due IS NOT NULL",
)

_THINKING = (
    # Winning chances in ended games; see `bot.tables.archive.chances`.
    """CREATE TABLE chances (
        table_id INTEGER PRIMARY KEY REFERENCES tables (id),
        found TEXT NOT NULL
    ) STRICT""",
    # A new kind of question: about hints.
    """CREATE TABLE questions (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        kind TEXT NOT NULL CHECK (kind IN ('undo', 'end', 'clock', 'pause', 'idle', 'hints')),
        seat INTEGER NOT NULL,
        target INTEGER NOT NULL,
        agreed TEXT NOT NULL,
        wish TEXT,
        PRIMARY KEY (table_id, kind)
    ) STRICT, WITHOUT ROWID""",
    "INSERT INTO questions SELECT table_id, kind, seat, target, agreed, wish FROM asks",
    "DROP TABLE asks",
    "ALTER TABLE questions RENAME TO asks",
)

_PACE = (
    # Seconds that an order waits while there are no presses, and the moment at which a
    # waiting one is evaluated again; see `bot.tables.effects.order_rows`.
    "ALTER TABLE tables ADD COLUMN pace INTEGER NOT NULL DEFAULT 600",
    "ALTER TABLE tables ADD COLUMN orders_rest INTEGER",
    "CREATE INDEX tables_orders_rest ON tables (orders_rest) WHERE orders_rest IS NOT NULL",
)

_FACTS = (
    # Sets of facts, packed (`data.facts`), and the one that a game is played by; of a lobby, the
    # one chosen for it.
    """CREATE TABLE facts (
        digest BLOB PRIMARY KEY,
        game TEXT NOT NULL,
        files BLOB NOT NULL
    ) STRICT""",
    "ALTER TABLE tables ADD COLUMN facts BLOB REFERENCES facts (digest)",
)


def _keep_shipped_facts(db: Database) -> None:
    """Give all tables the shipped facts, by which they have been played until now."""
    for statement in _FACTS:
        db.execute(statement)
    _use_shipped_facts(db)


def _use_shipped_facts(db: Database) -> None:
    games = db.execute("SELECT DISTINCT game FROM tables WHERE started IS NOT NULL").fetchall()
    for (game,) in games:
        facts = shipped_set(game)
        if facts is not None:
            keep_facts(db.conn, facts)
            db.execute(
                "UPDATE tables SET facts = ? WHERE game = ? AND started IS NOT NULL"
                " AND facts IS NULL",
                [facts.digest, game],
            )


_DESK_ENDS = (
    # Sessions of the dice desk are tables from now on. One that is open can't be continued, since
    # it is not known in which server it is, so it ends; its seed is public then.
    "UPDATE desk_sessions SET ended = strftime('%Y-%m-%dT%H:%M:%S+00:00', 'now')"
    " WHERE ended IS NULL",
)

_DEFAULT_FACTS = (
    # Corrected sets that were good at the last start, for new tables.
    """CREATE TABLE default_facts (
        game TEXT PRIMARY KEY,
        digest BLOB NOT NULL REFERENCES facts (digest)
    ) STRICT, WITHOUT ROWID""",
)


_SENT_PINGS = (
    # Pings that stand in Discord, by the waits that they name; `done`: when the person had acted,
    # or from when to try again to delete the message.
    """CREATE TABLE sent_pings (
        message INTEGER NOT NULL,
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        channel INTEGER NOT NULL,
        done INTEGER,
        PRIMARY KEY (message, table_id, seat, kind)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX sent_pings_wait ON sent_pings (table_id, seat, kind) WHERE done IS NULL",
)

_PING_CLAIMS = (
    # Pings that are being sent and may have been accepted, by their waits; `done` as above.
    """CREATE TABLE ping_claims (
        ping INTEGER NOT NULL,
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        user INTEGER NOT NULL,
        done INTEGER,
        PRIMARY KEY (ping, table_id, seat, kind)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX ping_claims_wait ON ping_claims (table_id, seat, kind) WHERE done IS NULL",
)


def _add_default_facts(db: Database) -> None:
    """Add the default facts; sessions of the desk get those of Rail Baron."""
    for statement in _DEFAULT_FACTS:
        db.execute(statement)
    _use_shipped_facts(db)


def _migration(statements: tuple[str, ...]) -> Callable[[Database], None]:
    def run(db: Database) -> None:
        for statement in statements:
            db.execute(statement)

    return run


MIGRATIONS(name="0001 tables")(_migration(_TABLES))
MIGRATIONS(name="0002 desk")(_migration(_DESK))
MIGRATIONS(name="0003 waiting")(_migration(_WAITING))
MIGRATIONS(name="0004 orders")(_migration(_ORDERS))
MIGRATIONS(name="0005 stand-ins")(_migration(_STAND_INS))
MIGRATIONS(name="0006 idle")(_migration(_IDLE))
MIGRATIONS(name="0007 owed")(_migration(_OWED))
MIGRATIONS(name="0008 keys first")(_migration(_KEYS_FIRST))
MIGRATIONS(name="0009 notices")(_migration(_NOTICES))
MIGRATIONS(name="0010 thinking")(_migration(_THINKING))
MIGRATIONS(name="0011 pace")(_migration(_PACE))
MIGRATIONS(name="0012 facts")(_keep_shipped_facts)
MIGRATIONS(name="0013 desk ends")(_migration(_DESK_ENDS))
MIGRATIONS(name="0014 default facts")(_add_default_facts)
MIGRATIONS(name="0015 sent pings")(_migration(_SENT_PINGS))
MIGRATIONS(name="0016 ping claims")(_migration(_PING_CLAIMS))
