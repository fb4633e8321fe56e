# How often a game waits for somebody, and how long it lasts.

waits-lobby = A game like this takes about { $plain } moves of all players together, or about { $count } with standing orders. With orders and two moves a day at the table, that's { $time }.
waits-days = { $count ->
    [one] one day
   *[other] { $count } days
}
waits-weeks = { $count } weeks
waits-corrected = The length was measured without the corrections that hold at this table, so it may differ.
waits-behind = { $count ->
    [one] 1 move so far.
   *[other] { $count } moves so far.
}
waits-ahead = About { $count ->
        [one] 1 more
       *[other] { $count } more
    } to come.
waits-median = Half of all moves take { $time } or less.
waits-own = Half of yours take { $time } or less.
waits-end = At this pace the game ends { $date }.
