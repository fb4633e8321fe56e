# What `python -m bot doctor` finds: what is looked at, and what to do where something is not well.

doctor-clock = The clock says { $now }.
doctor-clock-wrong = The clock says { $now }, which can't be. Set it, and let the system keep it (for example with systemd-timesyncd).
doctor-zones = Time zones: tzdata { $issue }.
doctor-zones-old = The time zones are from { $issue }. Update the packages, or waking hours will be off where a country changes its clocks.
doctor-zones-missing = There are no time zones. Install the packages again: pip install --no-deps --require-hashes -r requirements.txt
doctor-sqlite = SQLite is version { $found }.
doctor-sqlite-old = SQLite { $found } is older than { $oldest }, the oldest that's tested. A newer Python usually brings a newer one.
doctor-pictures = Pictures can be drawn.
doctor-pictures-missing = Pictures can't be drawn ({ $error }). Install the packages again: pip install --no-deps --require-hashes -r requirements.txt
doctor-disk = { $free } MB are free in { $path }.
doctor-disk-narrow = Only { $free } MB are free in { $path }: too little for the daily copies. Make room, or keep fewer with ROUNDHOUSE_BACKUPS.
doctor-disk-full = Only { $free } MB are free in { $path }. Make room now: without it no move can be saved.
doctor-database = { $path } is sound and holds { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
doctor-database-used = { $path } is sound and holds { $tables ->
    [one] one table
   *[other] { $tables } tables
}. The bot is running on it.
doctor-database-none = There's no database at { $path } yet. The first start makes one.
doctor-database-older = { $path } is from an older version. The next start brings it up to date; make a copy first: python -m bot backup
doctor-database-newer = { $path } was written by a newer version of this bot. Install that one again, or restore a copy from before.
doctor-database-broken = The database can't be used: { $error } Stop the bot and put the newest sound copy in place: python -m bot restore FILE
doctor-database-closed = { $path } can't be written to. Give it to the user the bot runs as, or name another place with ROUNDHOUSE_DB.
doctor-copies = { $copies ->
    [one] One daily copy
   *[other] { $copies } daily copies
} in { $path }, the newest from { $newest }.
doctor-copies-old = The newest daily copy in { $path } is from { $newest }. Look in the log why there's none since, or make one now: python -m bot backup
doctor-copies-none = There's no daily copy in { $path } yet. The running bot makes one a few minutes after its start.
doctor-copies-off = No daily copies are made (ROUNDHOUSE_BACKUPS is 0). Make sure something else makes some.
doctor-facts = All games are played by the facts that came with the bot; there are no corrections in { $path }.
doctor-facts-corrected = The corrections in { $path } are possible. They are of: { $games }.
doctor-facts-wrong = A correction in { $path } isn't possible, so new tables don't get it. { $reason }.
doctor-token = Discord accepts the token of “{ $name }”.
doctor-token-none = There's no token: python -m bot opens the playground. For Discord, enter one after DISCORD_TOKEN in .env.
doctor-token-wrong = Discord doesn't accept this token. Copy it again in the developer portal (Bot, Reset Token) and enter it after DISCORD_TOKEN in .env.
doctor-discord-refuses = Discord refuses to answer: { $error }. Try again in a few minutes, and look at discordstatus.com.
doctor-network = Discord can't be reached ({ $error }). Check the connection, the firewall and name resolution: discord.com must be reachable on port 443.
doctor-skew = The clock agrees with Discord's to { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
doctor-skew-far = The clock is { $seconds } seconds off Discord's: reminders come at the wrong time. Let the system keep the clock (for example with systemd-timesyncd).
doctor-skew-unknown = Discord didn't say what time it is.
doctor-commands = Discord knows all { $count } commands.
doctor-commands-missing = Discord doesn't know these commands yet: { $names }. The next start registers them; at once: python -m bot sync
doctor-permissions = The bot may do what it has to in { $count ->
    [one] its server
   *[other] all { $count } servers
}. A channel can still forbid it.
doctor-permissions-missing = In “{ $name }” the bot lacks: { $lacks }. Invite it again (python -m bot invite), or give its role these permissions.
doctor-servers-none = The bot is in no server yet. The address to invite it: python -m bot invite
doctor-total = { $looked } things checked: { $ill ->
    [0] all is well
    [one] one needs your attention (✗)
   *[other] { $ill } need your attention (✗)
}.
