# A server's own rules, and its tables as its managers see them.

admin-slash = The rules and tables of this server, for its managers
admin-head = Rules of this server
admin-saved = Saved.
admin-done = Done.
admin-foot = Games that are running go on when you change a rule. Server managers may open tables anywhere.
admin-channels-all = Tables may be opened in every channel.
admin-channels = Tables may be opened only in { $channels }.
admin-openers-all = Everybody may open a table.
admin-openers = Only members of { $roles } may open a table.
admin-person = { $most ->
    [one] One person may have { $most } open table
   *[other] One person may have { $most } open tables
} here. { $whose ->
    [server] That's your rule.
   *[host] That's the rule of whoever runs this bot.
}
admin-server = { $most ->
    [one] This server may have { $most } open table.
   *[other] This server may have { $most } open tables.
} { $whose ->
    [server] That's your rule.
   *[host] That's the rule of whoever runs this bot.
}
admin-seats = { $count ->
    [one] The last seat of each table is kept for members of { $role }.
   *[other] The last { $count } seats of each table are kept for members of { $role }.
}
admin-night = Pictures that everybody sees are dark.
admin-importers-none = Only server managers may import games.
admin-importers = Server managers and members of { $roles } may import games.
admin-away = { $count ->
    [one] One person is kept from the tables: { $people }
   *[other] { $count } people are kept from the tables: { $people }
}{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
admin-hint-tables = Where new tables are played
admin-tables-thread = Each table gets a thread
admin-tables-channel = Tables stay in the channel
admin-hint-language = Language of public texts
admin-as-server = the server's
admin-press-where = Who and where…
admin-press-count = Limit tables…
admin-press-away = Keep somebody away…
admin-press-back = Let somebody back…
admin-press-night-on = Dark pictures on cards
admin-press-night-off = Light pictures on cards
admin-press-news-off = Don't tell what's new
admin-press-news-on = Tell what's new
admin-press-facts = Correct facts
admin-press-tables = Tables of this server

# The forms. A label has at most 45 characters, the line below it 100.

admin-hint-channels = Choose channels
admin-hint-roles = Choose roles
admin-hint-people = Choose people
admin-form-where = Who may open tables, and where
admin-label-channels = Channels for tables
admin-about-channels = Nothing chosen: everywhere. A category stands for all its channels.
admin-label-openers = Who may open tables
admin-about-openers = Members of these roles. Nothing chosen: everybody.
admin-label-importers = Who may import games
admin-about-importers = Members of these roles, and server managers in any case.
admin-form-count = How many tables
admin-label-person_tables = Open tables of one person
admin-about-person_tables = Leave it empty for the limit of whoever runs this bot.
admin-label-server_tables = Open tables of this server
admin-about-server_tables = Leave it empty for the limit of whoever runs this bot.
admin-label-kept_seats = Seats kept at each table
admin-about-kept_seats = The last seats of a table, for members of the role below. Leave it empty for none.
admin-label-kept_role = Whom they're kept for
admin-about-kept_role = The role whose members may take the kept seats.
admin-form-away = Keep somebody from the tables
admin-label-away = Who
admin-about-away = They can take no seat on this server until you let them back.
admin-label-seats = Their seats in running games
admin-about-seats = Robots play these seats at once.
admin-seats-robot = A robot plays on to the end
admin-seats-offer = Anybody may take the seat from the robot
admin-form-back = Let somebody back
admin-label-back = Who
admin-about-back = They can open and join tables again.
admin-kept-away = { $count ->
    [one] One person is kept from the tables now
   *[other] { $count } people are kept from the tables now
}; { $tables ->
    [0] no seat was theirs.
    [one] one seat was theirs.
   *[other] { $tables } seats were theirs.
}
admin-offered = A robot plays seat { $number } of table { $table } for now. Who would like to take it?
admin-unoffered = Discord doesn't let me offer the seat of table { $table } in { $place }. A robot plays it.

# Refusals: whose rule it is, and what is possible.

admin-refuse-channel = The managers of this server allow new tables only in { $channels }. Please open yours there.
admin-refuse-opener = The managers of this server let only members of { $roles } open tables. You can join the tables of others.
admin-refuse-import = The managers of this server let nobody else import games.
admin-refuse-importer = The managers of this server let only members of { $roles } import games.
admin-refuse-number = { $field }: “{ $text }” isn't a whole number from 1 to { $most }. Nothing was changed.
admin-refuse-no-role = Please choose the role whose members the seats are kept for. Nothing was changed.
admin-refuse-yourself = You can't keep yourself from the tables. Nothing was changed.
table-refuse-kept-away = The managers of this server keep you from its tables. `/practice` still works.
table-refuse-kept-away-other = The managers of this server keep that person from its tables. Please choose somebody else.
table-refuse-seats-kept = The managers of this server keep { $count ->
    [one] the last seat
   *[other] the last { $count } seats
} of each table for members of <@&{ $role }>. Another table may have a free seat.
table-refuse-not-seated = That person has already left this table.
admin-slash-import-file = Instead: a file of an export, at most 2 MB, whose game goes on here
admin-imported = The game goes on as table { $table }. Robots play for people who aren't on this server.
admin-refuse-importing = I'm just reading another file. Please try again in a minute.
admin-press-import = Import a game…
admin-import-file = The file
admin-import-note = What /table export wrote; at most { $most } MB.
admin-refuse-imports = I read at most { $most } files an hour for one person. Please try again later.
admin-refuse-download = Discord didn't hand me what I need. Please try again in a minute.

# The list of tables.

admin-list = Tables of this server
admin-list-none = There's none of that kind.
admin-list-line = **{ $table }** · { $game } · { $people } · { $place }
admin-list-robots = robots
admin-count = { $what } ({ $count })
admin-all-games = All games
admin-hint-status = Which tables
admin-hint-game = Which game
admin-hint-table = What can be done at a table
admin-press-older = Older tables
admin-owner = { $owner } opened it or has taken it over.
admin-archived = Archived { $since }. Anyone who sits there can resume it.
admin-hint-do = Do something about a seat
admin-do-out = Seat { $number }, { $name }: take out of the lobby
admin-do-skip = Seat { $number }, { $name }: a robot plays this turn
admin-do-robot = Seat { $number }, { $name }: a robot plays on to the end
admin-press-close = Close it
