# Reminders and turn clocks. What a person is told when a table waits for them.

remind-lead = { $count ->
    [one] { $called }, a table waits for you:
   *[other] { $called }, you hold up { $count } tables, the longest wait first:
}
remind-lead-next = { $count ->
    [one] { $called }, you are next:
   *[other] { $called }, you are next at { $count } tables:
}
remind-line-turn = **Table { $table }** ({ $game }, { $place }): your turn came { $since }.
remind-line-ask = **Table { $table }** ({ $game }, { $place }): you were asked something { $since }.
remind-line-next = **Table { $table }** ({ $game }, { $place }): your turn comes after this one.
remind-more = … and { $count } more; `/remind inbox` shows them all.
remind-late = I was away and could not tell you in time. I am sorry.
remind-how-to = `/remind show` sets how and when I call you.
remind-how-to-here = `/remind inbox` shows everything that waits for you, `/remind show` sets how and when I remind you.
remind-no-place = I cannot write where the table is played, so I write to you here.
remind-unreachable = I cannot reach { $name } for table { $table }: Discord takes neither a direct message nor one in { $place }. Please pass it on. `/table substitute` or `/table robot` can hand the seat over.
remind-place-gone = I could not call { $name } in { $place }, where table { $table } is played: Discord does not let me write there. I have written to { $name } in private. Please check that I may see the place and write in it.
remind-press-table = Table { $table }
remind-nothing = Nothing waits for you. Enjoy your day.
remind-inbox = { $count ->
    [one] One table waits for you:
   *[other] You hold up { $count } tables, the longest wait first:
}
remind-inbox-press = Press one to see its card, for you alone.

# The settings.

remind-head = ### How I call you
remind-set-mention = I mention you where the table is played.
remind-set-direct = I write to you in private; if Discord does not let me, I mention you where the table is played.
remind-set-quiet = I do not call you at all. `/remind inbox` shows what waits for you.
remind-set-first = { $now ->
    [yes] First as soon as it is your turn,
   *[no] First { $span } after your turn came,
} { $again ->
    [yes] then again { $repeat } later each time while the table waits.
   *[no] and never again for the same turn.
}
remind-set-zone = Your time zone is { $zone }, where it is { $time } now.
remind-set-always = Calls may come at any time of the day.
remind-set-hours = Calls come only from { $from } to { $to }.
remind-set-learned = Calls come only from { $from } to { $to }, the hours in which you usually play.
remind-set-learning = I am learning the hours in which you usually play. Until I know them:
remind-set-holiday = You are on holiday up to and including { $date }: no calls. Turn clocks go on; the table can agree on a pause with `/table clock`.
remind-set-early = I also tell you when you are next.
remind-saved = Saved.

remind-press-zone = Time zone…
remind-press-hours = Other hours…
remind-press-holiday = Holiday…
remind-press-early-on = Tell me when I am next
remind-press-early-off = No early notice
remind-press-learn-on = Learn my hours
remind-press-learn-off = Forget my hours
remind-hint-how = How I call you
remind-hint-first = When I call you first
remind-hint-repeat = How often I call you again
remind-hint-hours = When calls may come
remind-how-mention = By a mention
remind-how-direct = By a direct message
remind-how-quiet = Not at all
remind-at-once = First: at once
remind-after = First: after { $span }
remind-never = Again: never
remind-every = Again: { $span } later each time
remind-always = At any time
remind-from-to = { $from } to { $to }

remind-form-zone = Your time zone
remind-form-zone-label = A city, such as Berlin or New York
remind-form-hours = When calls may come
remind-form-hours-label = From and to; empty: at any time
remind-form-holiday = Holiday
remind-form-holiday-label = Its last day; empty: no holiday

remind-refuse-zone = I know no time zone “{ $zone }”. Please choose one of the list that `/remind set zone:` offers.
remind-refuse-zones = “{ $zone }” could be { $zones }. Please say which.
remind-refuse-hours = Please write the hours like 8-22 or 7:30-23:15.
remind-refuse-date = Please write a day that is still to come, at most a year ahead, like { $example }.
remind-refuse-span = Please write a time like 90m, 4h or 2d.
remind-refuse-short = The shortest interval is { $least }, the longest { $most }.

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
    [yes] Its owner may set one: `/table clock pool:7d increment:1d`.
   *[no] Anybody at it may ask for one: `/table clock pool:7d increment:1d`.
}
remind-clock-rules = Turn clock of table { $table }: everybody has { $pool }, and gets up to { $increment } back after each turn, never above { $pool }.
remind-clock-nudge = When somebody's time is up, the table is told.
remind-clock-robot = When somebody's time is up, a robot moves for this turn; the seat stays theirs.
remind-clock-offer = When somebody's time is up, anybody may take the seat over; until then it stays theirs.
remind-clock-paused = The clock was stopped { $since }, and nobody is called. `/table clock do:resume` lets it run again.
remind-clock-left = { $name }: { $left } left.
remind-clock-running = { $name }: { $left } left, up { $until }.
remind-clock-up = { $name }: the time is up.
remind-clock-asked = The others are asked.
remind-clock-set = The clock is set.
remind-clock-gone = The table has no clock any more.
remind-clock-stands = The clock stands still.
remind-clock-runs = The clock runs.
remind-clock-taken = The seat is yours. This is how the table stands for you:
remind-card-clock = { $name }'s time is up { $until }.
remind-card-paused = Nobody is called while the turn clock is paused; `/table clock do:resume` lets it run again.
remind-card-offer = Whoever likes may take seat { $number } over; { $name } keeps it until then, and by moving.
remind-card-next = { $count ->
    [one] { $called }, you are next.
   *[other] { $called }: you are next.
}
remind-press-take = Take seat { $number }
remind-lobby-clock = Turn clock: { $pool }, and { $increment } back after each turn. { $rule }

remind-ask-clock = { $name } would like a turn clock: { $pool } for everybody, { $increment } back after each turn. { $rule } { $called }, do you agree?
remind-ask-clock-off = { $name } would like to play on without a turn clock. { $called }, do you agree?
remind-ask-pause = { $name } would like to pause the turn clock. { $called }, do you agree?
remind-told-ask-clock = **{ $name }** asks for another turn clock.
remind-told-ask-pause = **{ $name }** asks to pause the turn clock.
remind-told-nudge = **{ $name }**'s time is up.
remind-told-robot = **{ $name }**'s time is up: a robot moves for this turn.
remind-told-offer = **{ $name }**'s time is up: the seat is on offer.
remind-told-set = The turn clock is set: { $pool } for everybody, { $increment } back after each turn.
remind-told-off = The table plays on without a turn clock.
remind-told-pause = The turn clock is paused.
remind-told-resume = **{ $name }** lets the turn clock run again.

table-refuse-clock-bounds = Pool and increment of a turn clock are { $least } minutes to { $most } days each.
table-refuse-no-clock = This table has no turn clock.
table-refuse-paused = The turn clock stands still already.
table-refuse-not-paused = The turn clock is running already.
table-refuse-not-offered = This seat is not on offer, or no longer.

# Slash commands: what Discord shows of them.

remind-slash-group = When and how you are called to a table that waits for you
remind-slash-show = See and change how you are called
remind-slash-set = Change how you are called; what is left out stays
remind-slash-inbox = Every table that waits for you, the longest wait first
remind-slash-how = By a mention, by a direct message, or not at all
remind-slash-first = When first: 0 at once, or after 30m, 4h, 1d
remind-slash-repeat = How often again: 0 never, or every 8h, 1d, 2d
remind-slash-zone = Your time zone
remind-slash-hours = When calls may come, such as 8-22; 0 for any time
remind-slash-holiday = The last day of your holiday, such as 2027-08-14; 0 for none
remind-slash-early = Whether to tell you when you are next
remind-slash-learn = Whether to learn the hours in which you usually play
remind-slash-clock = See the turn clock, set it, or ask for a pause
remind-slash-pool = Everybody's time, such as 7d
remind-slash-increment = What a turn gives back at its end, such as 1d
remind-slash-zero = What happens when somebody's time is up
remind-slash-do = Take the clock away, pause it, or let it run again
remind-choice-mention = by a mention
remind-choice-direct = by a direct message
remind-choice-quiet = not at all
remind-choice-nudge = tell the table
remind-choice-robot = a robot moves for this turn
remind-choice-offer = offer the seat
remind-choice-off = no clock
remind-choice-pause = pause
remind-choice-resume = let it run again
