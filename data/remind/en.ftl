# Reminders and turn clocks. What a person is told when a table waits for them.

remind-lead = { $count ->
    [one] { $called }, a table is waiting for you:
   *[other] { $called }, { $count } tables are waiting for you, longest wait first:
}
remind-lead-next = { $count ->
    [one] { $called }, you're next:
   *[other] { $called }, you're next at { $count } tables:
}
remind-line-turn = **Table { $table }** ({ $game }, { $place }): your turn began { $since }.
remind-line-ask = **Table { $table }** ({ $game }, { $place }): { $about ->
    [undo] somebody would like to undo. Do you agree?
    [end] somebody would like to end the game. Do you agree?
    [clock] somebody would like another turn clock. Do you agree?
    [pause] somebody would like to pause the clock. Do you agree?
    [hints] somebody would like hints to be allowed. Do you agree?
    [idle] nobody has moved for a long time. Shall the game end?
   *[other] a question waits for your answer.
}
remind-line-next = **Table { $table }** ({ $game }, { $place }): your turn comes after this one.
remind-more = … and { $count } more; `/remind inbox` shows them all.
remind-late = I was offline and couldn't tell you in time. Sorry!
remind-how-to = `/remind show` sets how and when I remind you.
remind-no-place = I can't write where the table is played, so I'm writing to you here.
remind-unreachable = I can't reach { $name } for table { $table }: Discord takes neither a direct message nor one in { $place }. Please pass it on. `/table substitute` or `/table robot` can hand the seat over.
remind-place-gone = I couldn't ping { $name } in { $place }, where table { $table } is played: Discord doesn't let me write there. I've sent { $name } a direct message. Please check that I can see the place and write in it.
remind-how-to-here = `/remind inbox` shows everything that waits for you, `/remind show` sets how and when I remind you.
remind-press-table = Table { $table }
remind-nothing = Nothing is waiting for you. Enjoy your day!
remind-inbox = { $count ->
    [one] One table is waiting for you:
   *[other] { $count } tables are waiting for you, longest wait first:
}
remind-inbox-press = Press one to see its card, for you alone.

# The settings.

remind-head = ### Reminders
remind-set-mention = I ping you where the table is played.
remind-set-direct = I send you a direct message; if Discord doesn't let me, I ping you where the table is played.
remind-set-quiet = You get no reminders. `/remind inbox` shows what's waiting for you.
remind-set-first = { $now ->
    [yes] The first reminder comes with the card of your turn, or a minute later if you've just moved there;
   *[no] The first reminder comes { $span } after your turn begins,
} { $again ->
    [yes] then more while the table waits, { $repeat } apart.
   *[no] and only once for each turn.
}
remind-set-zone = Your time zone is { $zone }; it's { $time } there now.
remind-set-always = Reminders may come at any time of the day.
remind-set-hours = Reminders come only from { $from } to { $to }.
remind-set-learned = Reminders come only from { $from } to { $to }, the hours when you usually play.
remind-set-learning = I'm learning the hours when you usually play. Until I know them:
remind-set-holiday = You're on holiday up to and including { $date }: no reminders. Turn clocks go on; the table can agree on a pause with `/table clock`.
remind-set-early = I also tell you when you're next.
remind-night-on = Pictures that only you see are dark.
remind-night-off = Pictures that only you see are light.
remind-saved = Saved.

remind-press-times = Time zone, hours, holiday…
remind-press-early-on = Turn early notice on
remind-press-early-off = Turn early notice off
remind-press-night-on = Dark pictures
remind-press-night-off = Light pictures
remind-press-learn-on = Learn playing hours
remind-press-learn-off = Forget playing hours
remind-hint-how = How I remind you
remind-hint-first = When I remind you first
remind-hint-repeat = How often I repeat it
remind-hint-hours = When reminders may come
remind-how-mention = By a ping in the channel
remind-how-direct = By a direct message
remind-how-quiet = No reminders
remind-at-once = First: at once
remind-after = First: after { $span }
remind-never = Don't repeat
remind-every = Repeat after { $span }
remind-always = At any time
remind-from-to = { $from } to { $to }

remind-form-zone = Your time zone
remind-form-zone-label = A city, such as Berlin or New York
remind-form-hours = When reminders may come
remind-form-hours-label = From and to; empty: at any time
remind-form-holiday = Holiday
remind-form-holiday-label = Its last day; empty: no holiday

remind-refuse-zone = I don't know the time zone “{ $zone }”. Write a large city in it, such as Berlin or New York; *zone* of `/remind set` lists them all.
remind-refuse-zones = “{ $zone }” could be { $zones }. Please say which.
remind-refuse-hours = Please write the hours like 8-22 or 7:30-23:15.
remind-refuse-date = Please write a day that is still to come, at most a year ahead, like { $example }.
remind-refuse-date-unclear = “{ $text }” could be { $one } or { $other }. Please write the month as a word.
remind-refuse-span = Please write a time like 90m, 4h or 2d.
remind-refuse-short = The shortest interval is { $least }, the longest { $most }.

# What people type. Each text lists words that mean the same; those of every language are understood.

remind-typed-minutes = m min mins minute minutes
remind-typed-hours = h hr hrs hour hours
remind-typed-days = d day days
remind-typed-to = to

# How a day is written, in the letters of Unicode's date patterns.

remind-date-format = yyyy-MM-dd

remind-span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
remind-span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
remind-span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

# The turn clock.

remind-clock-none = Table { $table } has no turn clock. { $open ->
    [yes] Its owner can set one.
   *[no] Anyone at the table can ask for one; the others must agree.
}
remind-press-clock = Turn clock…
remind-press-no-clock = No clock
remind-clock-fast = Fast
remind-clock-daily = A move a day
remind-clock-slow = A move in three days
remind-clock-other = Other…
remind-clock-usual = **{ $name }**: { $pool } for each player, { $increment } back after each turn.
remind-form-clock = Turn clock
remind-clock-usual-times = { $pool } for each player, { $increment } back after each turn
remind-form-other = The times below
remind-form-zero = When somebody's time is up
remind-form-pool = Time for each player
remind-form-increment = Back after each turn
remind-form-span = Like 12h, 3d or 1d 12h
remind-clock-rules = Turn clock of table { $table }: everybody has { $pool }, and gets up to { $increment } back after each turn, but never has more than { $pool }.
remind-clock-nudge = When somebody's time is up, the table is told.
remind-clock-robot = When somebody's time is up, a robot moves for this turn; the seat stays theirs.
remind-clock-offer = When somebody's time is up, anyone may take over the seat; until somebody does, it stays theirs.
remind-clock-paused = The clock was paused { $since }, and nobody is reminded. To go on, choose *{ remind-choice-resume }* in `/table clock`.
remind-clock-left = { $name }: { $left } left.
remind-clock-running = { $name }: { $left } left, up { $until }.
remind-clock-up = { $name }: the time is up.
remind-clock-asked = The others have been asked.
remind-clock-set = The clock is set.
remind-clock-gone = The table no longer has a clock.
remind-clock-stands = The clock is paused.
remind-clock-runs = The clock is running.
remind-clock-taken = The seat is yours. Here's how the table stands for you:
remind-card-clock = { $name }'s time is up { $until }.
remind-card-paused = Nobody is reminded while the turn clock is paused. To go on, choose *{ remind-choice-resume }* in `/table clock`.
remind-card-offer = Anyone may take over seat { $number } until { $name } moves.
remind-card-next = { $count ->
    [one] { $called }, you're next.
   *[other] { $called }: you're next.
}
remind-press-take = Take seat { $number }
remind-lobby-clock = Turn clock: { $pool }, and { $increment } back after each turn. { $rule }

remind-ask-clock = { $name } would like a turn clock: { $pool } for each player, { $increment } back after each turn. { $rule } { $called }, do you agree?
remind-ask-clock-off = { $name } would like to play on without a turn clock. { $called }, do you agree?
remind-ask-pause = { $name } would like to pause the turn clock. { $called }, do you agree?
remind-told-ask-clock = **{ $name }** asks for a new turn clock.
remind-told-ask-pause = **{ $name }** asks to pause the turn clock.
remind-told-nudge = **{ $name }**'s time is up.
remind-told-robot = **{ $name }**'s time is up: a robot moves for this turn.
remind-told-offer = **{ $name }**'s time is up: anyone may take over the seat.
remind-told-set = The turn clock is set: { $pool } for each player, { $increment } back after each turn.
remind-told-off = The table plays on without a turn clock.
remind-told-pause = The turn clock is paused.
remind-told-resume = **{ $name }** restarts the turn clock.

table-refuse-clock-bounds = A turn clock's time for each player, and its time back after each turn, must each be { $least } minutes to { $most } days.
table-refuse-no-clock = This table has no turn clock.
table-refuse-paused = The turn clock is already paused.
table-refuse-not-paused = The turn clock is already running.
table-refuse-not-offered = This seat isn't on offer, or no longer.

# Slash commands: what Discord shows of them.

remind-slash-group = When and how you're reminded of a table that waits for you
remind-slash-show = See and change how you're reminded
remind-slash-set = Change how you're reminded; what you leave out stays
remind-slash-inbox = Every table that's waiting for you, longest wait first
remind-slash-how = By a ping in the channel, by a direct message, or no reminders
remind-slash-first = When first: 0 at once, or after 30m, 4h, 1d
remind-slash-repeat = How often again: 0 never, or every 8h, 1d, 2d
remind-slash-zone = Your time zone
remind-slash-hours = When reminders may come, such as 8-22; 0 for any time
remind-slash-holiday = The last day of your holiday, such as 2027-08-14; 0 for none
remind-slash-early = Whether to tell you when you're next
remind-slash-learn = Whether to learn the hours when you usually play
remind-slash-clock = See the turn clock, set it, or ask for a pause
remind-slash-pool = Everybody's time, such as 7d
remind-slash-increment = What a turn gives back at its end, such as 1d
remind-slash-zero = What happens when somebody's time is up
remind-slash-do = Remove the clock, pause it, or resume it
remind-choice-mention = by a ping in the channel
remind-choice-direct = by a direct message
remind-choice-quiet = no reminders
remind-choice-nudge = tell the table
remind-choice-robot = a robot moves for this turn
remind-choice-offer = offer the seat
remind-choice-off = no clock
remind-choice-pause = pause
remind-choice-resume = resume
